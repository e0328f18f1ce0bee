// Every scenario and size of table, positions of golden records and of games played at random on the map, in every language: counters,
// names, marks and signs cover nothing of each other, counters stand near their places, the lines to them do not cross, and what a
// recap or a march adds covers nothing of what it speaks of.

import { readFileSync } from 'node:fs'
import { type AwAction, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { DATA } from '@tabularium/assyrian-wars/rules'
import { FastChance, LANGUAGES, type Language, speakerOf } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Box, boxAt, gapTo, lengthIn, meet, overlap, type Segment } from '../map/label-placement.ts'
import { isInPart } from '../map/part.testing.ts'
import { GHOST, NUMBER, placeRecap } from '../map/recap-placement.ts'
import { positionsOf, recordsOf } from '../map/records.testing.ts'
import type { MarkedStep } from '../recap.ts'
import { areClear, NAMED, nextTo, OPENING, pointOf, radiusOf, SCALES, SHEET, scaleFor, signScale } from './geometry.ts'
import { GROUND_NAMES, type GroundName, placeGroundNames } from './ground-names.ts'
import {
  boxesOf,
  FURTHEST,
  isCollapsed,
  type Laid,
  layoutAt,
  openedAt,
  pileOf,
  pointedNameAt,
  sizeOf,
  standingIn,
  unitsIn,
} from './label-layout.ts'
import { areasOf, watersOf } from './map-places.ts'
import type { MarchPlan } from './march-plan.ts'
import { CHANCE, placePlan, STEP } from './plan-placement.ts'

const RECORDS = recordsOf('assyrian-wars')

const SAMPLES = [300, 1800]

/** Some positions of a campaign that is played at random: counters stand everywhere. */
function atRandom(seed: string): readonly AwView[] {
  const chance = new FastChance(seed)
  const state = assyrianWars.setup({ seats: 5, options: { scenario: 'campaign' } }, chance)
  const views: AwView[] = []
  const list: AwAction[] = []
  for (let move = 1; move <= Math.max(...SAMPLES); move++) {
    const [seat] = assyrianWars.waiting(state)
    if (seat === undefined) break
    const action = list[chance.number(assyrianWars.legal(state, seat, list))]
    assyrianWars.apply(state, seat, action, chance)
    if (SAMPLES.includes(move)) views.push(assyrianWars.view(state, 0))
  }
  return views
}

/** Every scenario as it begins, with every number of players. */
const BEGINNINGS = DATA.scenarios.flatMap(({ id, playerTable }) =>
  Object.keys(playerTable).map(seats => {
    const state = assyrianWars.setup({ seats: Number(seats), options: { scenario: id } }, new FastChance(id))
    return [`${id} with ${seats}`, [assyrianWars.view(state, 0)]] as const
  }),
)

const POSITIONS = [
  ...BEGINNINGS,
  ...RECORDS.map(name => [name, positionsOf(assyrianWars, name, 2)] as const),
  ...['east', 'west', 'south'].map(seed => [seed, atRandom(seed)] as const),
].flatMap(([name, views]) => views.map((view, i) => ({ name: `${name} ${i}`, view })))

function laidOut(view: AwView, language: Language): Laid {
  const say = speakerOf(assyrianWars, language, ['a', 'b', 'c', 'd', 'e'])
  const aw = { view, say, w: (key: string) => key, nameOf: (id: string) => id }
  const areas = areasOf(aw, key => key).filter(({ closed }) => !closed)
  const waters = watersOf(aw).filter(({ closed }) => !closed)
  const piles = [
    ...areas.flatMap(({ id, field, inside }) => pileOf(id, field, inside) ?? []),
    ...waters.flatMap(({ id, stacks }) => pileOf(id, stacks, []) ?? []),
  ]
  return { areas, waters, piles }
}

const layouts = new WeakMap<Laid, Map<number, ReturnType<typeof layoutAt>>>()
/** How it is laid out at a scale; worked out once, which takes most of the time here. */
function layoutOf(laid: Laid, k: number): ReturnType<typeof layoutAt> {
  const known = layouts.get(laid) ?? new Map<number, ReturnType<typeof layoutAt>>()
  layouts.set(laid, known)
  const layout = known.get(k) ?? layoutAt(laid, scaleFor(k))
  known.set(k, layout)
  return layout
}

interface Drawn {
  readonly id: string
  readonly box: Box
}

/** All that is drawn at a scale, in the size of pieces there; some shadows and edges may touch. */
function boxesAt(laid: Laid, k: number, ground: readonly GroundName[] = []): readonly Drawn[] {
  const layout = layoutOf(laid, k)
  const piece = SHEET.pieceScale(k)
  const at = (id: string, dx = 0, dy = 0) => {
    const [x, y] = pointOf(id)
    return [x / piece + dx, y / piece + dy] as const
  }
  const standing = (sort: string, list: ReadonlyMap<string, { dx: number; dy: number; box: Box }>): Drawn[] =>
    [...list].map(([id, { dx, dy, box }]) => ({
      id: `${sort} ${id}`,
      box: boxAt(at(id, dx, dy), box[2] - box[0] - 1, box[3] - box[1] - 1),
    }))
  return [
    ...standing('name', layout.names),
    ...standing('water', layout.waters),
    ...standing('pile', layout.piles).map(one => {
      const form = layout.piles.get(one.id.slice(5))?.form
      return isCollapsed(form) ? { ...one, id: one.id.replace('pile', form?.plate ?? '') } : one
    }),
    ...placeGroundNames(ground, scaleFor(k), boxesOf(layout)).map(({ id, box }) => ({ id: `ground ${id}`, box })),
    ...laid.areas.map(({ id }) => {
      const wide = 2 * radiusOf(id) * signScale(scaleFor(k))
      return { id: `sign ${id}`, box: boxAt(at(id), wide, wide) }
    }),
    ...[...layout.marks].flatMap(([id, list]) =>
      list.map(({ mark, dx, dy }) => ({
        id: `mark ${mark.kind} ${id}`,
        box: boxAt(at(id, dx, dy), mark.width - 1, mark.height - 1),
      })),
    ),
  ]
}

/** Read from the words of the page, which are not for this side of it: in the order of the languages there. */
const WORDS = readFileSync(new URL('map-words.ts', import.meta.url), 'utf8')
const groundNames = (id: string): readonly string[] =>
  [...WORDS.matchAll(new RegExp(`'ground\\.${id}': '([^']+)'`, 'g'))].map(([, name]) => name)

/** A mark or a badge may lie over the edge of its own sign. */
const isOfOne = (a: Drawn, b: Drawn): boolean => {
  const own = (id: string) => (/^(?:mark|sign|badge|dot) /.test(id) ? id.split(' ').at(-1) : id)
  return own(a.id) === own(b.id) && !(isMark(a) && isMark(b))
}
const isMark = ({ id }: Drawn): boolean => !id.startsWith('sign ')

/** Signs are round: their boxes are not what meets. */
const areSigns = (a: Drawn, b: Drawn): boolean => a.id.startsWith('sign ') && b.id.startsWith('sign ')

test.each(SCALES)('signs lie clear of each other at %s×', k => {
  const unit = 1 / SHEET.pieceScale(k) / signScale(k)
  const { areas, waters } = laidOut(POSITIONS[0].view, 'en')
  const all = [...areas, ...waters].map(({ id }) => id)
  const close = areas.flatMap(({ id }) => all.filter(other => other !== id && !areClear(id, other, unit + 0.001)))
  expect(close).toEqual([])
})

function covered(boxes: readonly Drawn[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .flatMap(b => (overlap(a.box, b.box) > 0 && !isOfOne(a, b) && !areSigns(a, b) ? [`${a.id} / ${b.id}`] : [])),
  )
}

/** Names that are not written until one looks closer. */
const unnamed = (laid: Laid, k: number): number => laid.areas.length - layoutOf(laid, k).names.size

test('there is enough to look at', () => {
  expect(GROUND_NAMES.filter(({ id }) => groundNames(id).length !== LANGUAGES.length)).toEqual([])
  expect(POSITIONS.length).toBeGreaterThan(RECORDS.length)
  expect(Math.max(...POSITIONS.map(({ view }) => laidOut(view, 'en').piles.length))).toBeGreaterThan(40)
})

/** Signs and counters of other places that a line runs through. */
const under = (tie: Segment, id: string, laid: Laid, k: number): readonly string[] =>
  boxesAt(laid, k)
    .filter(one => /^(?:pile|badge|dot|sign) /.test(one.id) && !one.id.endsWith(` ${id}`) && lengthIn(one.box, tie) > 1)
    .map(one => one.id)

const step = (n: number, more: Partial<MarkedStep>): MarkedStep => ({
  n,
  seat: 1,
  state: 'seen',
  touched: true,
  places: [],
  pieces: [],
  arrows: [],
  lost: [],
  ...more,
})

/** Every seventh pile goes to a place next to it, every other seventh was attacked and has lost something. */
const recapOf = ({ piles, areas }: Laid): readonly MarkedStep[] => {
  const inPlay = new Set(areas.map(({ id }) => id))
  return piles
    .filter(({ id }) => inPlay.has(id))
    .flatMap(({ id }, i): readonly MarkedStep[] => {
      const to = nextTo(id).find(other => inPlay.has(other))
      if (i % 7 === 0 && to !== undefined) return [step(i, { places: [to], arrows: [{ from: id, to }] })]
      return i % 7 === 3 ? [step(i, { places: [id], lost: [id] })] : []
    })
}

/** What stands over the place it speaks of, or over another of its kind. */
function covering(marks: readonly { readonly id: string; readonly box: Box; readonly about: readonly Box[] }[]) {
  return marks.flatMap(({ id, box, about }, i) => [
    ...about.filter(one => overlap(one, box) > 2).map(() => `${id} on its place`),
    ...marks
      .slice(i + 1)
      .filter(other => overlap(other.box, box) > 0)
      .map(other => `${id} on ${other.id}`),
  ])
}

function coveredByRecap(laid: Laid, k: number): readonly string[] {
  const standing = standingIn(layoutOf(laid, k))
  const { piece } = standing
  const steps = recapOf(laid)
  const { numbers, ghosts } = placeRecap(steps, { pointOf, has: () => true }, standing)
  expect([numbers.length, ghosts.length]).toEqual([steps.length, steps.filter(({ lost }) => lost.length > 0).length])
  const inPieces = ([x, y]: readonly [number, number]) => [x / piece, y / piece] as const
  return covering([
    ...numbers.map(({ step: { n, places, arrows }, at }) => ({
      id: `number ${n}`,
      box: boxAt(inPieces(at), NUMBER, NUMBER),
      about: [...places, ...arrows.map(({ from }) => from)].flatMap(standing.at),
    })),
    ...ghosts.map(({ place, at }) => ({
      id: `ghost ${place}`,
      box: boxAt(inPieces(at), GHOST.width, GHOST.height),
      about: standing.at(place),
    })),
  ])
}

/** The largest pile goes two steps, and the others next to its way may come between. */
function planOf({ piles, areas }: Laid): { readonly origin: string; readonly plan: Pick<MarchPlan, 'steps'> } {
  const inPlay = new Set(areas.map(({ id }) => id))
  const onLand = piles.filter(({ id }) => inPlay.has(id))
  const [{ id: origin }] = onLand.toSorted((a, b) => unitsIn(b) - unitsIn(a))
  const beside = (id: string, not: readonly string[]): string =>
    nextTo(id).find(other => inPlay.has(other) && !not.includes(other)) ?? id
  const first = beside(origin, [origin])
  const way = [first, beside(first, [origin, first])]
  const comers = (place: string) =>
    nextTo(place)
      .filter(id => id !== origin && !way.includes(id) && onLand.some(pile => pile.id === id))
      .slice(0, 1)
      .map(from => ({ by: from, from, leader: false, chance: 0.5, modifier: 0, need: 7, units: 1 }))
  const steps = way.map(place => ({ place, ap: 1, path: 'normal' as const, foes: 0, checks: 0, comers: comers(place) }))
  return { origin, plan: { steps } as unknown as Pick<MarchPlan, 'steps'> }
}

function coveredByPlan(laid: Laid, k: number): readonly string[] {
  const { origin, plan } = planOf(laid)
  const standing = standingIn(layoutOf(laid, k))
  const { steps, comers } = placePlan(plan, origin, standing)
  const about = [origin, ...steps.map(({ place }) => place), ...comers.map(({ comer }) => comer.from)].flatMap(
    standing.at,
  )
  const inPieces = ([x, y]: readonly [number, number]) => [x / standing.piece, y / standing.piece] as const
  return covering([
    ...steps.map(({ n, at }) => ({ id: `step ${n}`, box: boxAt(inPieces(at), STEP.width, STEP.height), about })),
    ...comers.map(({ to, at }) => ({
      id: `chance at ${to}`,
      box: boxAt(inPieces(at), CHANCE.width, CHANCE.height),
      about,
    })),
  ])
}

/** Each language sees one in so many of the positions at each scale, others at the next; where a share is counted, more of them. */
const PART = 16
const COUNTED = 8

describe.each(LANGUAGES)('in %s', language => {
  // Many begin alike.
  const all = [
    ...new Map(
      POSITIONS.map(({ name, view }) => {
        const laid = laidOut(view, language)
        return [JSON.stringify(laid), { name, laid }] as const
      }),
    ).values(),
  ]
  const ground = GROUND_NAMES.map(one => ({ ...one, name: groundNames(one.id)[LANGUAGES.indexOf(language)] }))
  const seenAt = (k: (typeof SCALES)[number], oneOf = PART) =>
    all.filter((_, i) => isInPart(oneOf, i, SCALES.indexOf(k), LANGUAGES.indexOf(language)))

  test.each(SCALES)('nothing is covered at %s×', k => {
    const found = seenAt(k).flatMap(({ name, laid }) =>
      covered(boxesAt(laid, k, ground)).map(pair => `${name}: ${pair}`),
    )
    expect(found).toEqual([])
  })
  test.each(SCALES)('counters stand by their places at %s×, and no line crosses another or runs through one', k => {
    const next = SCALES.find(scale => scale > k) ?? SHEET.most
    const found = seenAt(k).flatMap(({ name, laid }) => {
      const piece = SHEET.pieceScale(k)
      const piles = [...layoutOf(laid, k).piles]
      const away = piles.flatMap(([id, { box }]) => {
        const [x, y] = pointOf(id)
        const gap = gapTo(box, [x / piece, y / piece]) * piece * next
        return gap > FURTHEST + 1 ? [`${name}: ${id} ${Math.round(gap)} px`] : []
      })
      const ties = piles.flatMap(([id, { tie }]) => (tie ? [{ id, tie }] : []))
      const crossed = ties.flatMap(({ id, tie }, i) => [
        ...ties.slice(i + 1).flatMap(other => (meet(tie, other.tie) ? [`${name}: ${id} × ${other.id}`] : [])),
        ...under(tie, id, laid, k).map(other => `${name}: ${id} under ${other}`),
      ])
      return [...away, ...crossed]
    })
    expect(found).toEqual([])
  })
  test.each(SCALES)('counters are as large at %s× as the room that was found for them', k => {
    const found = seenAt(k).flatMap(({ name, laid }) =>
      laid.piles.flatMap(pile => {
        const { form, box } = layoutOf(laid, k).piles.get(pile.id) ?? {}
        if (!form || !box || form.plate === 'badge' || form.plate === 'dot') return []
        const { width, height } = sizeOf(pile, { plate: form.plate, columns: form.columns })
        const fits = Math.abs(box[2] - box[0] - width) < 0.01 && Math.abs(box[3] - box[1] - height) < 0.01
        return fits ? [] : [`${name}: ${pile.id}`]
      }),
    )
    expect(found).toEqual([])
  })
  test('few counters become a badge where the map opens, and every one of them opens beside its place', () => {
    for (const k of [NAMED, OPENING] as const) {
      const all = seenAt(k, COUNTED).flatMap(({ laid }) =>
        laid.piles.map(pile => ({ pile, layout: layoutOf(laid, k) })),
      )
      const collapsed = all.filter(({ pile, layout }) => isCollapsed(layout.piles.get(pile.id)?.form))
      expect(collapsed.length / all.length).toBeLessThan(0.03)
      for (const { pile, layout } of collapsed) {
        const named = layout.names.has(pile.id) || layout.waters.has(pile.id)
        const pointed = named ? undefined : pointedNameAt(pile.id, 'Dur-Kurigalzu', layout).box
        const { box } = openedAt(pile, layout, undefined, pointed)
        const own = [...standingIn(layout).at(pile.id), ...(pointed ? [pointed] : [])]
        expect(own.filter(one => overlap(one, box) > 0)).toEqual([])
      }
    }
  })
  test.each(SCALES)('what a recap and a march say covers none of their places at %s×', k => {
    const found = seenAt(k).flatMap(({ name, laid }) =>
      [...coveredByRecap(laid, k), ...coveredByPlan(laid, k)].map(one => `${name}: ${one}`),
    )
    expect(found).toEqual([])
  })
  test('lands and rivers are named where there is room', () => {
    const layout = layoutOf(all[0].laid, OPENING)
    expect(placeGroundNames(ground, OPENING, boxesOf(layout)).length).toBeGreaterThan(8)
  })
  test('names give way to counters, but few do', () => {
    const share = (k: typeof OPENING | typeof NAMED) =>
      seenAt(k, COUNTED).reduce((sum, { laid }) => sum + unnamed(laid, k), 0) / seenAt(k, COUNTED).length
    expect(share(OPENING)).toBeLessThan(1)
    expect(share(NAMED)).toBeLessThan(3)
  })
})

/** How far a box is from the edge of a sign. */
const away = ([left, top, right, bottom]: Box, id: string, k: number): number => {
  const piece = SHEET.pieceScale(k)
  const [x, y] = pointOf(id).map(n => n / piece)
  const gap = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  return gap - radiusOf(id) * signScale(scaleFor(k))
}

test.each([0.52, 0.62])('where the whole map is seen, every name stands nearest to its own place (%s×)', k => {
  const laid = laidOut(POSITIONS[0].view, 'en')
  const names = [...layoutAt(laid, scaleFor(k)).names]
  expect(names.length).toBeGreaterThan(8)
  const misread = names.flatMap(([id, { box }]) =>
    laid.areas
      .filter(other => other.id !== id && away(box, other.id, k) < away(box, id, k) - 1)
      .map(other => `${id} at ${other.id}`),
  )
  expect(misread).toEqual([])
})

/** What may come to stand anywhere: every place with one, two or three armies. */
test.each([1, 2, 3])('%s armies at every other place find room at the scale the map opens at', armies => {
  const { areas, waters } = laidOut(POSITIONS[0].view, 'pl')
  const stack = { country: 'assyria', units: 12, leaders: 1, leader: 'Nabu-shar-usur', rating: '5-2' }
  const piles = areas
    .filter((_, i) => i % 2 === 0)
    .map(({ id }) => ({ id, stacks: Array.from({ length: armies }, () => ({ stack, inside: false })) }))
  const crowded = covered(boxesAt({ areas, waters, piles }, OPENING)).filter(pair => pair.includes('pile '))
  expect(crowded.length).toBeLessThan(armies * 4)
})
