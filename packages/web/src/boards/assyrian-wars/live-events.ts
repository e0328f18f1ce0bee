// Battles and sieges as live events that everybody follows: a reducer over what is told, and the hook that holds its state.

import type { AwEvent, AwView } from '@tabularium/assyrian-wars'
import { frames, isAt, shared } from '@tabularium/assyrian-wars/rules'
import type { Event } from '@tabularium/kernel'
import { useMemo } from 'react'
import { QUIET } from '../board.ts'
import { useLiveState } from '../kit/live-state.ts'
import { N } from './facts.ts'

type Of<A extends AwEvent['at']> = Extract<AwEvent, { readonly at: A }>

export type Dice = Of<'dice'>
export type Loss = Of<'hit' | 'destroyed' | 'routed'>
export type Begun = Of<'battle'>

/** The dice of both sides in one part of a round, and what they cost. */
export interface Exchange {
  readonly at: 'exchange'
  readonly round: number
  readonly phase: string
  readonly attackers: Dice | undefined
  readonly defenders: Dice | undefined
  readonly lost: readonly Loss[]
}

/** What happened at one place, in its order: dice, and between them whatever a line can say. */
export interface FightReport {
  /** An area, a sea zone or a box; '' for a foreign war. */
  readonly place: string
  readonly battle: Begun | undefined
  readonly parts: readonly (Exchange | AwEvent)[]
  /** The battle is decided. */
  readonly over: boolean
}

export interface LiveEvents {
  /** The latest last. */
  readonly reports: readonly FightReport[]
  close(): void
}

const MOST_REPORTS = 3

/** Own deeds that turn the page: whoever moves on has seen what was told. */
const DEEDS: ReadonlySet<AwEvent['at']> = new Set([
  'marched',
  'played-ap',
  'event',
  'placed',
  'rebuilt',
  'influence',
  'war',
  'pillaged',
  'sailed',
  'impulse-over',
  'impulse-passed',
])

/** What begins a report of its own, unless the last one is of the same place and still open. */
const BEGINS_REPORT: ReadonlySet<AwEvent['at']> = new Set([
  'besieges',
  'hunger',
  'city-taken',
  'interception-roll',
  'evasion-roll',
])

/** What is only said where something is being told of that place. */
const FOLLOWING: ReadonlySet<AwEvent['at']> = new Set([
  'sortie',
  'relief',
  'siege-lifted',
  'retreated',
  'fell-back',
  'deported',
  'looted',
])

/** What belongs to the battle going on, wherever it is. */
const INSIDE: ReadonlySet<AwEvent['at']> = new Set([
  'chariots',
  'held-back',
  'battle-card',
  'cancelled',
  'turned',
  'borrowed',
  'assassin',
  'promotion',
])

const bare = (place: string): string => (place.startsWith('in-') ? place.slice(3) : place)

/** The place an event names: where it was, or where it came from. */
function placeIn(event: AwEvent): string | undefined {
  const fields = event as { readonly from?: unknown; readonly area?: unknown; readonly place?: unknown }
  const named = event.at === 'city-taken' ? fields.area : (fields.place ?? fields.from ?? fields.area)
  return typeof named === 'string' ? bare(named) : undefined
}

/** Where forces moved, fought, built or were lost: the areas of the map that others touched last. */
export const touchedIn = (events: readonly AwEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(event => {
      const fields = event as { readonly to?: unknown; readonly area?: unknown; readonly place?: unknown }
      const named = event.at === 'marched' ? fields.to : (fields.place ?? fields.area)
      const place = typeof named === 'string' ? bare(named) : undefined
      return place !== undefined && N.areas.includes(place) ? [place] : []
    }),
  ),
]

const isExchange = (part: Exchange | AwEvent | undefined): part is Exchange => part?.at === 'exchange'

const withLast = (reports: readonly FightReport[], report: FightReport): readonly FightReport[] => [
  ...reports.slice(0, -1),
  report,
]
const withNew = (reports: readonly FightReport[], report: FightReport): readonly FightReport[] =>
  [...reports, report].slice(-MOST_REPORTS)

const said = (report: FightReport, event: AwEvent, over = report.over): FightReport => ({
  ...report,
  parts: [...report.parts, event],
  over,
})

/** One side's dice beside the other's. */
function rolled(report: FightReport, dice: Dice): FightReport {
  const last = report.parts.at(-1)
  const { round, phase, side } = dice
  if (isExchange(last) && last.round === round && last.phase === phase && last[side] === undefined) {
    return { ...report, parts: [...report.parts.slice(0, -1), { ...last, [side]: dice }] }
  }
  const none = { at: 'exchange', round, phase, attackers: undefined, defenders: undefined, lost: [] } as const
  return { ...report, parts: [...report.parts, { ...none, [side]: dice }] }
}

/** A unit is hit, gone or runs: it stands under the dice that did it. */
function suffered(report: FightReport, loss: Loss): FightReport {
  const at = report.parts.findLastIndex(isExchange)
  const dice = report.parts[at]
  if (!isExchange(dice)) return said(report, loss)
  return { ...report, parts: report.parts.with(at, { ...dice, lost: [...dice.lost, loss] }) }
}

/** The reducer: the reports after one more event; `mine`: countries of the viewer. */
export function withEvent(
  reports: readonly FightReport[],
  event: AwEvent,
  mine: ReadonlySet<string>,
): readonly FightReport[] {
  const last = reports.at(-1)
  switch (event.at) {
    case 'turn':
    case 'interphase':
      return []
    case 'impulse':
      // One's own impulse begins with a free map: the recap tells what happened.
      return mine.size === 0 || mine.has(event.country) ? [] : reports
    case 'battle': {
      const place = bare(event.place)
      if (last && !last.over && last.battle === undefined && last.place === place) {
        return withLast(reports, { ...last, battle: event })
      }
      return withNew(reports, { place, battle: event, parts: [], over: false })
    }
    case 'dice':
      return last?.battle ? withLast(reports, rolled(last, event)) : reports
    case 'hit':
    case 'destroyed':
    case 'routed':
      if (last?.battle === undefined || (last.over && last.place !== bare(event.place))) return reports
      return withLast(reports, suffered(last, event))
    case 'battle-over':
    case 'siege-round':
      return last?.battle ? withLast(reports, said(last, event, true)) : reports
    default:
      break
  }
  if (DEEDS.has(event.at)) return 'country' in event && mine.has(event.country ?? '') ? [] : reports
  if (INSIDE.has(event.at)) return last?.battle ? withLast(reports, said(last, event)) : reports
  const place = placeIn(event)
  const here = last !== undefined && last.place === place
  if (FOLLOWING.has(event.at)) return here ? withLast(reports, said(last, event)) : reports
  if (!BEGINS_REPORT.has(event.at) || place === undefined) return reports
  // A city falls by the siege that was just told of.
  if (here && (!last.over || event.at === 'city-taken')) return withLast(reports, said(last, event))
  return withNew(reports, { place, battle: undefined, parts: [event], over: false })
}

/** The battle that goes on, for somebody who has just come. */
export function withBattle(reports: readonly FightReport[], { battle }: AwView): readonly FightReport[] {
  if (!battle) return reports
  const place = bare(battle.place ?? '')
  const last = reports.at(-1)
  if (last && !last.over && last.battle && last.place === place) return reports
  const begun: Begun = {
    at: 'battle',
    kind: battle.kind,
    place,
    attackers: battle.attackers.forces,
    defenders: battle.defenders.forces,
    ...(battle.mirrored && { mirrored: true }),
  }
  return withNew(reports, { place, battle: begun, parts: [], over: false })
}

/** Questions about forces that face each other at a place: it stands in the frame. */
const FACING = ['evade', 'intercept', 'sortie', 'relief', 'line', 'press', 'parry', 'cross'] as const

export interface Facing {
  /** An area. */
  readonly place: string
  readonly theirs: AwView['piles']
  readonly ours: AwView['piles']
}

/** Who faces whom where something is asked before a battle: what stands there, and of one's own what would come. */
export function facingIn(view: AwView): Facing | undefined {
  const top = view.frames.at(-1)
  if (!isAt(top, FACING)) return undefined
  const place = N.areas[shared.area(top)]
  const from = top.at === 'intercept' ? N.placeName[frames.intercept.place(top)] : undefined
  const me = view.countries.find(({ id }) => id === top.of)
  const wars = new Set(me?.wars)
  const friends = new Set([top.of, ...(me?.allies ?? [])])
  const there = view.piles.filter(pile => bare(pile.place) === place)
  const ours = view.piles.filter(pile => friends.has(pile.of) && (bare(pile.place) === place || pile.place === from))
  return { place, theirs: there.filter(({ of }) => wars.has(of)), ours }
}

/** The same for the one who is asked, whose answers stand beside it; none while a battle is fought. */
export const facedIn = ({ view, asked }: { readonly view: AwView; readonly asked: string | undefined }) =>
  asked === undefined || view.battle !== undefined ? undefined : facingIn(view)

/** What lies over the map while something is asked there: of what was told before, only what was told of that place. */
export const reportsAt = (
  reports: readonly FightReport[],
  { battle }: AwView,
  facing: Facing | undefined,
): readonly FightReport[] =>
  facing === undefined || battle !== undefined
    ? reports
    : reports.filter(({ place, over }) => place === facing.place && !over)

const NOTHING: readonly FightReport[] = []

export function useLiveEvents(news: readonly Event[], view: AwView, mine: ReadonlySet<string>): LiveEvents {
  const [reports, close] = useLiveState({ news, view }, NOTHING, (shown, fresh = []) => {
    // After a jump nothing of what was told before holds.
    const before = news === QUIET ? NOTHING : shown
    const after = (fresh as readonly AwEvent[]).reduce((all, one) => withEvent(all, one, mine), before)
    return withBattle(after, view)
  })
  return useMemo(() => ({ reports, close }), [reports, close])
}
