// What is warned of, the gravest first.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { expect, test } from 'vitest'
import { warningsOf } from './warnings.ts'

const warned = (words: SceneWords) =>
  warningsOf(assyrianWars.view(scene(words), 0), [{ id: 'assyria' }]).map(({ what }) => what)

const QUIET: SceneWords = {
  rebel: 'babylonia',
  options: { suddenDeath: 'on' },
  countries: {
    assyria: { at: { nineveh: 'hi*4' }, vp: 5 },
    babylonia: { at: { babylon: 'hi*4' }, vp: 5 },
    egypt: { vp: 5 },
  },
}

test.each([
  { id: 'nothing', words: QUIET, want: [] },
  {
    id: 'a rival who wins at the next count',
    words: { ...QUIET, countries: { ...QUIET.countries, babylonia: { at: { babylon: 'hi*4' }, vp: 30 } } },
    want: ['wins'],
  },
  {
    id: 'enemies before one’s own capital',
    words: { ...QUIET, countries: { ...QUIET.countries, babylonia: { at: { kalhu: 'hi*4' }, vp: 5 } } },
    want: ['capital'],
  },
])('$id', ({ words, want }) => {
  expect(warned(words)).toEqual(want)
})
