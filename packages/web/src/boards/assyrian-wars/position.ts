// A view as the board reads it: whose things lie in front, which cards are in hand and what they are good for now. Nothing here is
// drawn.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import type { Seat } from '@tabularium/kernel'
import type { Choice } from '../board.ts'
import { CARDS, type CardPrint, POWERS } from './facts.ts'
import { DATA } from './on-set.ts'

type CountryView = AwView['countries'][number]

export interface AwPosition {
  readonly view: AwView
  /** Countries the looking seat runs, those that are active; powers first. */
  readonly mine: readonly CountryView[]
  /** Whose hand and purse lie in front: who is asked, else who is phasing, else the first of one's own. */
  readonly front: CountryView | undefined
  readonly byId: ReadonlyMap<string, CountryView>
}

export function readPosition(view: AwView, seat: Seat | undefined): AwPosition {
  const byId = new Map(view.countries.map(one => [one.id, one]))
  const mine = seat === undefined ? [] : view.countries.filter(one => one.seat === seat && one.active)
  const asked = byId.get(view.frames.at(-1)?.of ?? '')
  const phasing = byId.get(view.phasing)
  const front =
    asked && mine.includes(asked) ? asked : phasing && mine.includes(phasing) ? phasing : (mine[0] ?? undefined)
  return { view, mine, front, byId }
}

/** On whose space of the impulse track the marker comes next; undefined: nobody else has impulses. 3.1 */
export function nextImpulse({ countries, position, phasing }: AwView): string | undefined {
  const marker = position.marker as number
  const after = [...countries.slice(marker + 1), ...countries.slice(0, marker + 1)]
  return after.find(({ id, active }) => active && id !== phasing)?.id
}

export const actionOf = ({ action }: Choice): AwAction => action as AwAction

/** A card in hand with all that may be done with it now. */
export interface Held {
  readonly print: CardPrint
  /** Copies in hand. */
  readonly count: number
  readonly choices: readonly Choice[]
}

/** The hand of a country in the order of the data: common cards, then home cards; copies together. */
export function handOf(view: AwView, country: string, pieces: ReadonlyMap<string, readonly Choice[]>): readonly Held[] {
  const counts = new Map<string, number>()
  for (const id of view.hands[country] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => {
    const print = CARDS.get(id)
    return print ? [{ print, count, choices: pieces.get(`card.${id}`) ?? [] }] : []
  })
}

export interface Camp {
  readonly id: 'assyrian' | 'rebel' | 'neutral'
  readonly powers: readonly CountryView[]
}

/** Countries that this scenario knows at all. */
export const playedIn = ({ scenario }: AwView): ReadonlySet<string> =>
  new Set(DATA.scenarios.find(({ id }) => id === scenario)?.countries)

/** The camps with their powers, empty ones left out. */
export function campsOf(view: AwView): readonly Camp[] {
  const played = playedIn(view)
  const powers = view.countries.filter(({ id }) => POWERS.includes(id) && played.has(id))
  return (['assyrian', 'rebel', 'neutral'] as const)
    .map(id => ({ id, powers: powers.filter(({ camp, seat }) => camp === id && seat >= 0) }))
    .filter(({ powers: there }) => there.length > 0)
}

/** Minors and tribes whose marker stands on the track of a power, lowest first. */
export const markersOn = (view: AwView, power: string): readonly CountryView[] =>
  view.countries
    .filter(({ id, track, space }) => !POWERS.includes(id) && track === power && space > 0)
    .toSorted((a, b) => a.space - b.space)

/** Where marks are drawn that stand on these places of a row, in order: as near to them as they can be without covering each other. */
export function spread(wanted: readonly number[], width: number, length: number): readonly number[] {
  const at: number[] = []
  for (const place of wanted) at.push(Math.max(place, width / 2, (at.at(-1) ?? Number.NEGATIVE_INFINITY) + width))
  let limit = length - width / 2
  for (let i = at.length - 1; i >= 0; i--) {
    at[i] = Math.min(at[i], limit)
    limit = at[i] - width
  }
  return at
}

export function unmarked(view: AwView): readonly CountryView[] {
  const played = playedIn(view)
  return view.countries.filter(({ id, track, space, active }) => {
    if (POWERS.includes(id) || (track !== '' && space > 0)) return false
    return active || (played.has(id) && view.areas.some(({ land }) => land === id))
  })
}

/** Counters of a country at places off the map. */
export interface BoxOf {
  readonly place: string
  readonly piles: readonly AwView['piles'][number][]
}

const OFF_MAP = /^(trade-|raid-|regroup$)/

/** Trade boxes, raid boxes and the regroup box, those with something in them. */
export function boxesOf(view: AwView): readonly BoxOf[] {
  const boxes = new Map<string, AwView['piles'][number][]>()
  for (const pile of view.piles) {
    if (!OFF_MAP.test(pile.place)) continue
    boxes.set(pile.place, [...(boxes.get(pile.place) ?? []), pile])
  }
  return [...boxes].map(([place, piles]) => ({ place, piles }))
}

export const poolOf = (view: AwView, country: string): AwView['piles'][number] | undefined =>
  view.piles.find(({ place, of }) => place === `pool-${country}` && of === country)
