// Positions of golden records and of every size of table on the map, in every language and at every zoom: names, slots, counters and marks
// cover nothing of each other, places that are lit are named however small the map is, and the marks of a recap cover none of their places.

import { FastChance, LANGUAGES, type Language } from '@tabularium/kernel'
import { type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import { MAP } from '@tabularium/mare-nostrum/rules'
import { describe, expect, test } from 'vitest'
import { type Box, boxAt, overlap } from '../map/label-placement.ts'
import { isInPart } from '../map/part.testing.ts'
import { GHOST, NUMBER, placeRecap } from '../map/recap-placement.ts'
import { positionsOf, recordsOf } from '../map/records.testing.ts'
import type { MarkedStep } from '../recap.ts'
import { type Badge, badgesAt } from './badge-layout.ts'
import { shape } from './geometry.ts'
import { nextTo } from './hit-test.ts'
import { type Laid, layoutAt, standingIn } from './label-layout.ts'
import { TYPE } from './layout.ts'
import type { MapProvince, MapSea } from './map-data.ts'
import { coveredWith, SLOTS } from './places.ts'
import { pieceScale, SHEET, WRITTEN } from './sheet.ts'

const RECORDS = recordsOf('mare-nostrum')

const POSITIONS = [
  ...Object.keys(MAP.tables).map(seats => {
    const state = mareNostrum.setup({ seats: Number(seats), options: {} }, new FastChance('sea'))
    return { name: `${seats} players`, view: mareNostrum.view(state, 0) }
  }),
  ...RECORDS.flatMap(name =>
    positionsOf(mareNostrum, name, 3)
      .slice(1)
      .map((view, i) => ({ name: `${name} ${i}`, view })),
  ),
]

function laidOut(view: MnView, language: Language): Laid {
  const words = mareNostrum.text.dictionaries[language]
  const covered = coveredWith(view.players.length)
  return {
    provinces: view.provinces.map(({ name, controller, legions, fortress, built }, at): MapProvince => {
      const units = legions.flatMap((count, seat) =>
        count > 0 || fortress === seat ? [{ seat, legions: count, fortress: fortress === seat }] : [],
      )
      return {
        id: name,
        name: String(words[`province.${name}`]),
        label: name,
        ...(controller >= 0 && { controller }),
        war: units.length > 1,
        covered: covered.has(name),
        units,
        slots: SLOTS[at].map(({ id, sort }, i) => ({ id, sort, built: built[i] === 1, label: id })),
      }
    }),
    seas: view.seas.map(
      ({ name, triremes }): MapSea => ({
        id: name,
        name: String(words[`sea.${name}`]),
        short: String(words[`sea.${name}.short`]),
        label: name,
        units: triremes.flatMap((count, seat) => (count > 0 ? [{ seat, triremes: count }] : [])),
      }),
    ),
  }
}

const SCALES = [0.3, 0.36, 0.42, 0.5, 0.6, 0.7, WRITTEN, 0.8, 0.9, 1, 1.2, 1.5, 1.7, 2, 2.6, 3.3, SHEET.most]

/** A phone shows all of the map at these. */
const FAR = SCALES.filter(k => k < WRITTEN)

interface Drawn {
  readonly id: string
  readonly place: string
  readonly box: Box
}

const layouts = new WeakMap<Laid, Map<number, ReturnType<typeof layoutAt>>>()
/** How it is laid out at a scale with nothing lit; worked out once, which takes most of the time here. */
function layoutOf(laid: Laid, k: number): ReturnType<typeof layoutAt> {
  const known = layouts.get(laid) ?? new Map<number, ReturnType<typeof layoutAt>>()
  layouts.set(laid, known)
  const layout = known.get(k) ?? layoutAt(laid, k)
  known.set(k, layout)
  return layout
}

function boxesIn(layout: ReturnType<typeof layoutAt>): readonly Drawn[] {
  return [...layout].flatMap(([place, { units, war, name, fixed }]) => [
    ...fixed.map((box, i) => ({ id: `${place} fixed ${i}`, place, box })),
    ...Object.entries({ units, war, name }).flatMap(([sort, one]) =>
      one ? [{ id: `${place} ${sort}`, place, box: one.box }] : [],
    ),
  ])
}

/** What is written and built of one place touches itself. */
const isOfOne = (a: Drawn, b: Drawn): boolean =>
  a.place === b.place && a.id.includes(' fixed ') && b.id.includes(' fixed ')

const covered = (boxes: readonly Drawn[]): readonly string[] =>
  boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap(b => (overlap(a.box, b.box) > 0 && !isOfOne(a, b) ? [`${a.id} / ${b.id}`] : [])),
  )

test('there is enough to look at', () => {
  expect(POSITIONS.length).toBeGreaterThan(2 * RECORDS.length)
  const most = Math.max(...POSITIONS.map(({ view }) => laidOut(view, 'en').provinces.filter(({ war }) => war).length))
  expect(most).toBeGreaterThan(1)
})

/** Every place lit at once, some with a number, some chosen. */
function litAll({ provinces, seas }: Laid): ReadonlyMap<string, Badge> {
  const places = [...provinces.filter(one => !one.covered), ...seas]
  return new Map(
    places.map(({ id }, i) => [id, { state: i % 7 === 3 ? 'chosen' : 'lit', text: i % 3 === 0 ? String(i % 9) : '' }]),
  )
}

/** Every fourth place is gone to from another, every other fourth was attacked and has lost something. */
const recapOf = ({ provinces, seas }: Laid): readonly MarkedStep[] => {
  const places = [...provinces.filter(one => !one.covered), ...seas].map(({ id }) => id)
  const rest = { seat: 1, state: 'seen', touched: true, pieces: [] } as const
  return places.flatMap((to, i): readonly MarkedStep[] => {
    const from = nextTo(to).find(id => places.includes(id))
    if (i % 4 === 0 && from !== undefined) return [{ n: i, ...rest, places: [to], arrows: [{ from, to }], lost: [] }]
    return i % 4 === 2 ? [{ n: i, ...rest, places: [to], arrows: [], lost: [to] }] : []
  })
}

/** Marks that lie on the place they speak of, or on another. */
function buried(laid: Laid, k: number): readonly string[] {
  const standing = standingIn(layoutOf(laid, k), k)
  const { numbers, ghosts } = placeRecap(
    recapOf(laid),
    { pointOf: place => shape(place).anchor, has: () => true },
    standing,
  )
  const boxOf = ([x, y]: readonly [number, number], width: number, height: number) =>
    boxAt([x / standing.piece, y / standing.piece], width, height)
  const marks = [
    ...numbers.map(({ step: { n, places, arrows }, at }) => ({
      id: `number ${n}`,
      box: boxOf(at, NUMBER, NUMBER),
      about: [...places, ...arrows.map(({ from }) => from)].flatMap(standing.at),
    })),
    ...ghosts.map(({ place, at }) => ({
      id: `ghost ${place}`,
      box: boxOf(at, GHOST.width, GHOST.height),
      about: standing.at(place),
    })),
  ]
  expect(marks.length).toBeGreaterThan(9)
  return marks.flatMap(({ id, box, about }, i) => [
    ...about.filter(one => overlap(one, box) > 2).map(() => `${id} on its place`),
    ...marks.slice(i + 1).flatMap(other => (overlap(other.box, box) > 0 ? [`${id} on ${other.id}`] : [])),
  ])
}

test('a sea is outlined without the islands in it', () => {
  const all = [...laidOut(POSITIONS[0].view, 'en').seas].map(({ id }) => shape(id))
  expect(all.filter(({ rings, edge }) => rings.length > 1 && edge.split('M').length - 1 === rings.length)).toEqual([])
  expect(all.find(({ id }) => id === 'mare-aegaeum')?.edge.split('M').length).toBe(2)
})

/** Each language sees an eighth of the positions at each scale, another one at the next. */
const PART = 8

describe.each(LANGUAGES)('in %s', language => {
  const all = POSITIONS.map(({ name, view }) => ({ name, laid: laidOut(view, language) }))
  const seenAt = (k: number) => all.filter((_, i) => isInPart(PART, i, SCALES.indexOf(k), LANGUAGES.indexOf(language)))

  test.each(SCALES)('nothing is covered at %s×', k => {
    expect(
      seenAt(k).flatMap(({ name, laid }) => covered(boxesIn(layoutOf(laid, k))).map(pair => `${name}: ${pair}`)),
    ).toEqual([])
  })
  test.each([0.5, 1, 2])('badges of lit places cover nothing at %s×, and seldom one is left out', k => {
    let [wished, left] = [0, 0]
    for (const { name, laid } of seenAt(k)) {
      const badges = litAll(laid)
      const placed = badgesAt(laid, layoutOf(laid, k), badges, k)
      const boxes = [...placed].map(([place, { box }]) => ({ id: `${place} badge`, place, box }))
      const under = boxesIn(layoutOf(laid, k))
      const met = boxes.flatMap((a, i) => [...under, ...boxes.slice(i + 1)].filter(b => overlap(a.box, b.box) > 0))
      expect(met.map(({ id }) => `${name}: ${id}`)).toEqual([])
      wished += badges.size
      left += badges.size - placed.size
    }
    expect(left / wished).toBeLessThan(0.02)
  })
  test.each(FAR)('what is lit is named at %s×, and its name covers nothing', k => {
    let [wished, left] = [0, 0]
    for (const { name, laid } of seenAt(k)) {
      const places = [...laid.provinces.filter(one => !one.covered), ...laid.seas].map(({ id }) => id)
      // Every third, as when one may march or build; and all of them, as when one may look anywhere.
      for (const lit of [new Set(places.filter((_, i) => i % 3 === 0)), new Set(places)]) {
        const layout = layoutAt(laid, k, lit)
        expect(covered(boxesIn(layout)).map(pair => `${name}: ${pair}`)).toEqual([])
        wished += lit.size
        left += [...lit].filter(id => !layout.get(id)?.name).length
      }
    }
    expect(left / wished).toBeLessThan(0.02)
  })
  test.each(SCALES)('the marks of a recap cover none of their places at %s×', k => {
    expect(seenAt(k).flatMap(({ name, laid }) => buried(laid, k).map(mark => `${name}: ${mark}`))).toEqual([])
  })
  test.each([WRITTEN, 1, 1.5])('seas go without their name seldom at %s×', k => {
    const unnamed = seenAt(k).map(({ laid }) => {
      const layout = layoutOf(laid, k)
      return laid.seas.filter(({ id }) => shape(id).turned === 0 && !layout.get(id)?.name).length
    })
    expect(unnamed.reduce((sum, n) => sum + n, 0) / unnamed.length).toBeLessThan(1)
  })
})

test('nothing is written smaller than 11 pixels', () => {
  const written = SCALES.filter(k => k >= WRITTEN).map(k => Math.min(TYPE.land, TYPE.water) * pieceScale(k) * k)
  expect(Math.min(...written)).toBeGreaterThanOrEqual(11)
})
