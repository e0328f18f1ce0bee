// Every action has a piece with a name in all three languages, and its place on the map where it has one.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { LANGUAGES, speakerOf } from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import { N } from './facts.ts'
import { namePiece, pieceOf, placeOf } from './subjects.ts'

vi.mock('../../words.ts', () => ({ area: (dictionaries: unknown) => ({ dictionaries }) }))
const { boardWords } = await import('./words.ts')

const { all } = assyrianWars.actions

describe('pieces', () => {
  for (const language of LANGUAGES) {
    test(`every piece has a name in ${language}`, () => {
      const say = speakerOf(assyrianWars, language)
      const pieces = new Set(all.map(pieceOf))
      const unnamed = [...pieces].filter(piece => {
        const message = namePiece(piece)
        return say(message) === message.key
      })
      expect(unnamed).toEqual([])
    })
  }
  test('places are places of the map', () => {
    const places = new Set([...N.areas, ...N.zones, ...N.boxes, ...N.data.inlandTrade.raidBoxes, 'regroup'])
    const found = new Set(all.flatMap(action => placeOf(action) ?? []))
    expect([...found].filter(place => !places.has(place))).toEqual([])
    expect(N.areas.filter(id => !found.has(id))).toEqual([])
  })
})

test('the board says the same things in three languages', () => {
  const [en, ...others] = LANGUAGES.map(language => Object.keys(boardWords.dictionaries[language]))
  for (const keys of others) expect(keys).toEqual(en)
})
