// 9.5 Fog of war: what an enemy, an ally, a neutral and a spectator see of stacks, at rest, on the march and at sea. N75

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { look } from './cases.ts'
import { isHidden } from './fog.ts'
import { imagine, redeal } from './imagine.ts'
import { assyrianWars } from './index.ts'
import { NOBODY } from './names.ts'
import { BOARD as b, choices, play, type SceneWords, scene } from './scene.ts'
import type { AwState } from './state.ts'
import { type AwView, view } from './view.ts'

const OPTIONS = { fog: 'on', reducedLeaders: 'off', abilities: 'off' }
const seatOf = (s: AwState, id: string): number => s.seat[b.countryOf(id)]

/** Assyria against Babylonia and Elam; Egypt looks on, Media stands at Assyria's side. */
const fogged = (words: SceneWords): AwState =>
  scene({ ap: 8, assyrian: 'media', rebel: 'babylonia elam', options: OPTIONS, ...words })

/** What somebody sees of a country at a place: units that can be told, and how many cannot. */
const pile = (v: AwView, of: string, place: string) => {
  const found = v.piles.find(one => one.of === of && one.place === place)
  return {
    shown: (found?.units ?? []).reduce((n, [, , many]) => n + many, 0),
    leaders: found?.leaders.length ?? 0,
    unknown: found?.unknown ?? 0,
  }
}
const seenBy = (s: AwState, by: string | undefined): AwView => view(b, s, by === undefined ? undefined : seatOf(s, by))

/** To the byte. */
const isAlike = (one: AwView, other: AwView): boolean => JSON.stringify(one) === JSON.stringify(other)

describe('a stack is an army or ten units, each with its top counter', () => {
  test.each([
    { units: 'hi', shown: 1 },
    { units: 'hi*5 li*5', shown: 1 },
    { units: 'hi*5 li*6', shown: 2 },
    { units: 'hi*5 hc*4 li*6 b*5', shown: 2 },
    { units: 'hi*5 hc*4 li*6 b*5 m-li*3', shown: 3 },
    { units: 'k-sargon hi*5 li*5', shown: 0 },
    { units: 'k-sargon hi*5 li*6', shown: 1 },
    { units: 'k-sargon as-rab-shaqe hi*5 hc*4 li*6 b*5', shown: 0 },
    { units: 'k-sargon as-rab-shaqe hi*5 hc*4 li*6 b*5 m-li*3', shown: 1 },
  ])('$units: $shown on top', ({ units, shown }) => {
    const s = fogged({ countries: { assyria: { at: { nineveh: units } } } })
    const all = units
      .split(' ')
      .reduce((n, word) => n + (/^(k|as)-/.test(word) ? 0 : Number(word.split('*')[1] ?? 1)), 0)
    expect(pile(seenBy(s, 'babylonia'), 'assyria', 'nineveh')).toMatchObject({ shown, unknown: all - shown })
  })
  test('the best factor lies on top', () => {
    const s = fogged({ countries: { assyria: { at: { nineveh: 'li*2 b hi hi-' } } } })
    const [nineveh] = seenBy(s, 'elam').piles.filter(({ place }) => place === 'nineveh')
    expect([nineveh.units, nineveh.unknown]).toEqual([[['assyria-hi-4', 0, 1]], 4])
  })
})

describe('enemies see the top, others all', () => {
  const s = fogged({
    countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li b' } }, babylonia: { at: { kish: 'hi li' } } },
  })
  test.each([
    ['assyria', 'assyria', 'nineveh', 0],
    ['media', 'assyria', 'nineveh', 0],
    ['egypt', 'assyria', 'nineveh', 0],
    ['babylonia', 'assyria', 'nineveh', 4],
    ['elam', 'assyria', 'nineveh', 4],
    [undefined, 'assyria', 'nineveh', 4],
    ['elam', 'babylonia', 'kish', 0],
    ['assyria', 'babylonia', 'kish', 1],
  ] as const)('%s, of %s in %s: %i unknown', (by, of, place, unknown) => {
    expect(pile(seenBy(s, by), of, place).unknown).toBe(unknown)
  })
  test('no leader is hidden', () => {
    expect(pile(seenBy(s, undefined), 'assyria', 'nineveh').leaders).toBe(1)
  })
})

test('a marching army stays hidden, and so does what it leaves behind', () => {
  const s = fogged({
    countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li b' } }, babylonia: { at: { babylon: 'hi' } } },
  })
  const unknown = (place: string): number => pile(seenBy(s, 'babylonia'), 'assyria', place).unknown
  const course = [unknown('nineveh')]
  play(s, 'march k-sargon')
  course.push(unknown('nineveh'))
  play(s, 'leave assyria-b-3')
  // Alone without the leader it lies on top.
  course.push(unknown('nineveh'))
  play(s, 'to kalhu')
  course.push(unknown('kalhu'), pile(seenBy(s, 'babylonia'), 'assyria', 'nineveh').shown)
  play(s, 'halt')
  course.push(unknown('kalhu'))
  expect(course).toEqual([4, 4, 3, 3, 1, 3])
})

test('a unit that marches alone is a stack of its own', () => {
  const s = fogged({ countries: { assyria: { at: { nineveh: 'k-sargon hi*2 li' } } } })
  play(s, 'single nineveh; take assyria-li-2; to kalhu')
  expect(pile(seenBy(s, 'elam'), 'assyria', 'kalhu')).toMatchObject({ shown: 1, unknown: 0 })
})

test('stacks at sea are hidden: how many ships and units there are is seen', () => {
  const s = fogged({ countries: { babylonia: { at: { 'gulf-sealand': 'ship*2 li- b-' } } } })
  expect(pile(seenBy(s, 'assyria'), 'babylonia', 'gulf-sealand')).toMatchObject({ shown: 1, unknown: 3 })
  expect(pile(seenBy(s, 'elam'), 'babylonia', 'gulf-sealand')).toMatchObject({ shown: 4, unknown: 0 })
  const [hidden] = seenBy(s, 'assyria').piles.filter(({ place }) => place === 'gulf-sealand')
  expect(hidden.units).toEqual([['babylonia-ship-2', 0, 1]])
})

describe('two truths that an enemy cannot tell apart', () => {
  const truth = (nineveh: string, ashur: string, sea = 'ship*2', babylon = 'hi') =>
    fogged({
      countries: {
        assyria: { at: { nineveh, ashur } },
        elam: { at: { susa: 'hi' } },
        babylonia: { at: { 'gulf-sealand': sea, babylon } },
      },
    })
  test.each([
    {
      differ: 'in sides',
      one: truth('k-sargon hi*2 li*2', 'hi li b'),
      other: truth('k-sargon hi hi- li li-', 'hi li- b-'),
      to: ['babylonia', 'elam', undefined],
    },
    {
      differ: 'in who is where',
      one: truth('k-sargon hi*2 li*2', 'hi b*2'),
      other: truth('k-sargon b*2 hi li', 'hi*2 li'),
      to: ['babylonia', 'elam', undefined],
    },
    {
      differ: 'in who is aboard',
      one: truth('hi', 'li', 'ship*2 li-', 'hi b'),
      other: truth('hi', 'li', 'ship*2 b-', 'hi li'),
      to: ['assyria', 'media', undefined],
    },
  ])('they differ $differ', ({ one, other, to }) => {
    for (const by of to) expect([by, isAlike(seenBy(other, by), seenBy(one, by))]).toEqual([by, true])
  })
  test('nor by the numbers of like counters', () => {
    const [one, other] = [truth('k-sargon hi', 'as-rab-shaqe hi'), truth('k-sargon hi', 'as-rab-shaqe hi')]
    const units = other.at.flatMap((place, u) => (b.kinds[b.kind[u]] === 'assyria-hi-4' && place < b.seas ? [u] : []))
    const [x, y] = units
    const places = [other.at[x], other.at[y]]
    expect(places[0]).not.toBe(places[1])
    redeal(b, other, seatOf(other, 'elam'), new FastChance(3))
    expect(isAlike(seenBy(other, 'elam'), seenBy(one, 'elam'))).toBe(true)
  })
})

test('a question is not left out because of what a stack holds', () => {
  const asked = (units: string): string => {
    const s = fogged({ countries: { assyria: { at: { nineveh: units } } } })
    play(s, 'single nineveh')
    return look(s, 'asked')
  }
  expect([asked('k-sargon hi*2'), asked('k-sargon hi li')]).toEqual(['assyria single', 'assyria single'])
})

test('choices do not stand in the order of the counters’ numbers', () => {
  const s = fogged({ countries: { assyria: { at: { nineveh: 'hi li', ashur: 'hi li' } } } })
  const ids = choices(s).map(notation => assyrianWars.actions.parse(notation)?.id ?? -1)
  expect(ids).toEqual(ids.slice().sort((x, y) => x - y))
})

test('what is imagined has the same tops, numbers and leaders, and none of it lies above a top', () => {
  const chance = new FastChance('fog')
  const s = fogged({
    countries: {
      assyria: { at: { nineveh: 'k-sargon hi*3 li*2 b', ashur: 'li*4 b-', kalhu: 'hc hi-*2 li-' } },
      babylonia: { at: { 'gulf-sealand': 'ship*2 li', babylon: 'hi*2 li' } },
    },
  })
  play(s, 'march k-sargon; leave assyria-li-2')
  const kinds = new Set<string>()
  for (const by of ['babylonia', undefined]) {
    for (let i = 0; i < 60; i++) {
      const seen = seenBy(s, by)
      const world = imagine(b, seen, chance)
      expect(isAlike(seenBy(world, by), seen)).toBe(true)
      expect(world.moving).toHaveLength(s.moving.length)
      for (let u = 0; u < b.firstLeader; u++) {
        if (isHidden(b, world, by === undefined ? NOBODY : seatOf(s, by), u))
          kinds.add(`${b.kinds[b.kind[u]]} ${world.side[u]}`)
      }
    }
  }
  expect(kinds).toContain('assyria-hi-4 1')
  expect(kinds).toContain('assyria-hi-4 0')
})
