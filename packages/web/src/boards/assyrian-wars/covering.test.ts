// Positions of golden records and of games played at random on the map, in every language: counters, names, marks and signs cover nothing of each other.

import { readdirSync, readFileSync } from 'node:fs'
import { type AwAction, type AwState, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import {
  FastChance,
  isProblem,
  LANGUAGES,
  type Language,
  ReplayError,
  readRecord,
  replay,
  speakerOf,
} from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { NAMED, OPENING, pointOf, radiusOf, SHEET, scaleFor, signScale } from './geometry.ts'
import { type Laid, layoutAt, pileOf } from './label-layout.ts'
import { type Box, boxAt, overlap } from './label-placement.ts'
import { areasOf, watersOf } from './map-places.ts'

const FOLDER = new URL('../../../../assyrian-wars/records/', import.meta.url)
const RECORDS = readdirSync(FOLDER).filter(
  name => name.endsWith('.txt') && !['notations.txt', 'playthrough.txt'].includes(name),
)
const EACH = 3

/** Some positions of a game, from the first on, as far as the rules of today play it: whether they do is not asked here. */
function positionsOf(name: string): readonly AwView[] {
  const record = readRecord(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (isProblem(record)) throw new Error(record.problem)
  const every = Math.ceil(record.moves.length / (EACH - 1))
  const views: AwView[] = []
  const after = (state: AwState, move: number) => {
    if (move % every === 0 || move === record.moves.length) views.push(assyrianWars.view(state, 0))
  }
  try {
    replay(assyrianWars, record, { after })
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
  }
  return views
}

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

const POSITIONS = [
  ...RECORDS.map(name => [name, positionsOf(name)] as const),
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
function boxesAt(laid: Laid, k: number): readonly Drawn[] {
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
    ...standing('pile', layout.piles),
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

const isOfOne = (a: Drawn, b: Drawn): boolean => {
  const own = (id: string) => (id.startsWith('mark ') || id.startsWith('sign ') ? id.split(' ').at(-1) : id)
  return own(a.id) === own(b.id)
}

function covered(boxes: readonly Drawn[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap(b => (!isOfOne(a, b) && overlap(a.box, b.box) > 0 ? [`${a.id} / ${b.id}`] : [])),
  )
}

/** Names that are not written until one looks closer. */
const unnamed = (laid: Laid, k: number): number => laid.areas.length - layoutOf(laid, k).names.size

test('there is enough to look at', () => {
  expect(POSITIONS.length).toBeGreaterThan(RECORDS.length)
  expect(Math.max(...POSITIONS.map(({ view }) => laidOut(view, 'en').piles.length))).toBeGreaterThan(40)
})

describe.each(LANGUAGES)('in %s', language => {
  const all = POSITIONS.map(({ name, view }) => ({ name, laid: laidOut(view, language) }))
  const found = (k: number) =>
    all.flatMap(({ name, laid }) => covered(boxesAt(laid, k)).map(pair => `${name}: ${pair}`))

  test.each([NAMED, 1.5, OPENING, 2.3])('nothing is covered at %s×', k => {
    expect(found(k)).toEqual([])
  })
  test('where the whole map is seen on a laptop, nothing is covered either', () => {
    expect(found(0.52)).toEqual([])
  })
  test('on a phone the whole map leaves room for nearly everything', () => {
    expect(found(0.36).length / all.length).toBeLessThan(8)
  })
  test('names give way to counters, but few do', () => {
    const share = (k: number) => all.reduce((sum, { laid }) => sum + unnamed(laid, k), 0) / all.length
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
