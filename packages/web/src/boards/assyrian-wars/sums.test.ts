// Cards that come and go between two turns, and how near somebody is to sudden death.

import { type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { type SceneWords, scene } from '@tabularium/assyrian-wars/scene'
import { describe, expect, test } from 'vitest'
import { cardSums, isDealt, suddenDeathOf } from './sums.ts'

const WORDS: SceneWords = {
  rebel: 'babylonia',
  options: { suddenDeath: 'on' },
  countries: { assyria: { eco: 7, vp: 6 }, babylonia: { eco: 4, vp: 5 }, egypt: { vp: 5 } },
}
const view = assyrianWars.view(scene(WORDS), 0)

/** With so many common cards in Assyria's hand. */
const holding = (cards: number): AwView => ({
  ...view,
  countries: view.countries.map(one => (one.id === 'assyria' ? { ...one, cards } : one)),
})

describe('cards', () => {
  test('after the deal: by the ECO level, and what is over the limit', () => {
    expect(cardSums(holding(8), 'assyria', true, 2)).toEqual({ drawn: 6, over: 0 })
    expect(cardSums(holding(12), 'assyria', true, 6)).toEqual({ drawn: 6, over: 2 })
  })
  test('a page that was opened after the deal does not know what was drawn', () => {
    expect(cardSums(holding(12), 'assyria', true, undefined)).toEqual({ drawn: undefined, over: 2 })
  })
  test('before the deal: what would be drawn, and be over then', () => {
    const { drawn = 0, over } = cardSums(holding(10), 'assyria', false, undefined)
    expect([drawn > 0, over]).toEqual([true, drawn])
  })
  test('they are dealt once the deal has begun, or its step is over', () => {
    const dealing = { ...view, frames: [{ at: 'deal', of: '', a: 1, b: 0, c: 0, d: 0 }] } as unknown as AwView
    expect([isDealt(view, false), isDealt(view, true), isDealt(dealing, false)]).toEqual([false, true, true])
  })
})

describe('sudden death', () => {
  test('who is nearest, with how many of the points it needs', () => {
    expect(suddenDeathOf(view)).toEqual({ power: 'assyria', points: 6, need: 11, lacks: 5 })
  })
  test('not where it is not played with', () => {
    const without = assyrianWars.view(scene({ ...WORDS, options: { suddenDeath: 'off' } }), 0)
    expect(suddenDeathOf(without)).toBeUndefined()
  })
})
