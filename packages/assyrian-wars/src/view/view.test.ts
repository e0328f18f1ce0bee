// What a seat sees of the map: stacks with their units and leaders, hands, and what fog hides. 9.5, 4.1

import { describe, expect, test } from 'vitest'
import { HAND, LAID, TABLE } from '../board/names.ts'
import { BOARD, scene } from '../testing/scene.ts'
import { view } from './view.ts'

const SEATS = BOARD.countries.slice(0, BOARD.powers)
const seen = (fog: string, by: string) => {
  const s = scene({
    options: { fog, reducedLeaders: 'off' },
    countries: {
      assyria: { at: { nineveh: 'hi*2 hi- li k-sargon' }, hand: 'omens pass' },
      babylonia: { at: { 'in-babylon': 'm-li' } },
    },
  })
  return view(BOARD, s, s.seat[BOARD.countryOf(by)])
}

test('what lies on an area', () => {
  const s = scene({
    rebel: 'babylonia',
    countries: { assyria: { at: { sippar: 'hi' } } },
    damage: { sippar: 1 },
    pillage: { kish: 2 },
    ecoPlus: { susa: 1 },
    ecoMinus: { harran: 1 },
    sieges: { sippar: 'hunger assyria 2' },
  })
  const areas = view(BOARD, s, undefined).areas
  const of = (id: string) => areas.find(area => area.id === id)
  expect(of('sippar')).toMatchObject({ damage: 1 })
  expect([of('kish')?.pillage, of('susa')?.ecoPlus, of('harran')?.ecoMinus]).toEqual([2, 1, 1])
  expect(Object.keys(of('uruk') ?? {})).not.toContain('damage')
})

describe('a stack', () => {
  test.each(SEATS)('without fog everybody sees all of it: %s', by => {
    const nineveh = seen('off', by).piles.find(({ place }) => place === 'nineveh')
    expect(nineveh).toEqual({
      place: 'nineveh',
      of: 'assyria',
      units: [
        ['assyria-hi-4', 0, 2],
        ['assyria-hi-4', 1, 1],
        ['assyria-li-2', 0, 1],
      ],
      leaders: [['k-sargon', 9, 3, 0, 0]],
      unknown: 0,
    })
  })
})

describe('cards are kinds, not copies', () => {
  const b = BOARD
  const kind = b.cardCopies.findIndex((n, card) => n >= 3 && card < b.commonCards)
  const rare = b.cardCopies.findIndex((n, card) => n === 1 && card > kind && card < b.commonCards)
  const [assyria, elam] = [b.countryOf('assyria'), b.countryOf('elam')]
  /** Where the first copies of a kind are; the commons of the others are what they are in every case. */
  const having = (...places: readonly number[]) => {
    const s = scene({ countries: {} })
    for (const [i, at] of places.entries()) s.cardAt[b.cardFirst[kind] + i] = at
    s.commons[assyria] = 1
    s.commons[elam] = 1
    return s
  }
  const eyes = [undefined, ...SEATS.map((_, seat) => seat)]
  test('who drew the first copy of a kind is not to be read from the number of another', () => {
    const mine = scene({ countries: {} }).seat[elam]
    const [first, second] = [having(HAND + elam), having(HAND + assyria, HAND + elam)]
    expect(JSON.stringify(view(b, first, mine).position.cardAt)).toBe(
      JSON.stringify(view(b, second, mine).position.cardAt),
    )
  })
  test.each(eyes)('which copy lies where is the same to %s', viewer => {
    const [one, other] = [
      having(TABLE + assyria, HAND + elam, TABLE + elam),
      having(TABLE + elam, TABLE + assyria, HAND + elam),
    ]
    expect(JSON.stringify(view(b, other, viewer))).toBe(JSON.stringify(view(b, one, viewer)))
  })
  test('in which order the countries stand that laid a card does not tell which cards', () => {
    const laid = (one: number, other: number) => {
      const s = scene({ countries: {} })
      s.cardAt[b.cardFirst[kind]] = LAID + one
      s.cardAt[b.cardFirst[rare]] = LAID + other
      return JSON.stringify(view(b, s, undefined).laid)
    }
    expect(laid(elam, assyria)).toBe(laid(assyria, elam))
  })
})
