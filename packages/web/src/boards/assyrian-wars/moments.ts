// Battles and sieges as moments everybody follows: what was told of them, kept until it is past.

import type { AwEvent, AwView } from '@tabularium/assyrian-wars'
import { frames, isAt, shared } from '@tabularium/assyrian-wars/rules'
import type { Event } from '@tabularium/kernel'
import { useCallback, useMemo, useRef, useState } from 'react'
import { QUIET } from '../board.ts'
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
export interface Tale {
  /** An area, a sea zone or a box; '' for a foreign war. */
  readonly place: string
  readonly battle: Begun | undefined
  readonly parts: readonly (Exchange | AwEvent)[]
  /** The battle is decided. */
  readonly over: boolean
}

export interface Moment {
  /** The latest last. */
  readonly tales: readonly Tale[]
  close(): void
}

const MOST_TALES = 3

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

/** What begins a tale of its own, unless the last one is of the same place and still open. */
const OPENING: ReadonlySet<AwEvent['at']> = new Set([
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

const withLast = (tales: readonly Tale[], tale: Tale): readonly Tale[] => [...tales.slice(0, -1), tale]
const withNew = (tales: readonly Tale[], tale: Tale): readonly Tale[] => [...tales, tale].slice(-MOST_TALES)

const said = (tale: Tale, event: AwEvent, over = tale.over): Tale => ({
  ...tale,
  parts: [...tale.parts, event],
  over,
})

/** One side's dice beside the other's. */
function rolled(tale: Tale, dice: Dice): Tale {
  const last = tale.parts.at(-1)
  const { round, phase, side } = dice
  if (isExchange(last) && last.round === round && last.phase === phase && last[side] === undefined) {
    return { ...tale, parts: [...tale.parts.slice(0, -1), { ...last, [side]: dice }] }
  }
  const none = { at: 'exchange', round, phase, attackers: undefined, defenders: undefined, lost: [] } as const
  return { ...tale, parts: [...tale.parts, { ...none, [side]: dice }] }
}

/** A unit is hit, gone or runs: it stands under the dice that did it. */
function suffered(tale: Tale, loss: Loss): Tale {
  const at = tale.parts.findLastIndex(isExchange)
  const dice = tale.parts[at]
  if (!isExchange(dice)) return said(tale, loss)
  return { ...tale, parts: tale.parts.with(at, { ...dice, lost: [...dice.lost, loss] }) }
}

/** What is known after one more thing was told; `mine`: countries of whoever looks. */
export function told(tales: readonly Tale[], event: AwEvent, mine: ReadonlySet<string>): readonly Tale[] {
  const last = tales.at(-1)
  switch (event.at) {
    case 'turn':
    case 'interphase':
      return []
    case 'impulse':
      return mine.size === 0 ? [] : tales
    case 'battle': {
      const place = bare(event.place)
      if (last && !last.over && last.battle === undefined && last.place === place) {
        return withLast(tales, { ...last, battle: event })
      }
      return withNew(tales, { place, battle: event, parts: [], over: false })
    }
    case 'dice':
      return last?.battle ? withLast(tales, rolled(last, event)) : tales
    case 'hit':
    case 'destroyed':
    case 'routed':
      if (last?.battle === undefined || (last.over && last.place !== bare(event.place))) return tales
      return withLast(tales, suffered(last, event))
    case 'battle-over':
    case 'siege-round':
      return last?.battle ? withLast(tales, said(last, event, true)) : tales
    default:
      break
  }
  if (DEEDS.has(event.at)) return 'country' in event && mine.has(event.country ?? '') ? [] : tales
  if (INSIDE.has(event.at)) return last?.battle ? withLast(tales, said(last, event)) : tales
  const place = placeIn(event)
  const here = last !== undefined && last.place === place
  if (FOLLOWING.has(event.at)) return here ? withLast(tales, said(last, event)) : tales
  if (!OPENING.has(event.at) || place === undefined) return tales
  // A city falls by the siege that was just told of.
  if (here && (!last.over || event.at === 'city-taken')) return withLast(tales, said(last, event))
  return withNew(tales, { place, battle: undefined, parts: [event], over: false })
}

/** The battle that goes on, for somebody who has just come. */
export function withBattle(tales: readonly Tale[], { battle }: AwView): readonly Tale[] {
  if (!battle) return tales
  const place = bare(battle.place ?? '')
  const last = tales.at(-1)
  if (last && !last.over && last.battle && last.place === place) return tales
  const begun: Begun = {
    at: 'battle',
    kind: battle.kind,
    place,
    attackers: battle.attackers.forces,
    defenders: battle.defenders.forces,
    ...(battle.mirrored && { mirrored: true }),
  }
  return withNew(tales, { place, battle: begun, parts: [], over: false })
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

/** What lies over the map while something is asked there: of what was told before, only what was told of that place. */
export const talesAt = (tales: readonly Tale[], { battle }: AwView, facing: Facing | undefined): readonly Tale[] =>
  facing === undefined || battle !== undefined
    ? tales
    : tales.filter(({ place, over }) => place === facing.place && !over)

interface Kept {
  readonly news: readonly Event[]
  readonly view: AwView
  readonly tales: readonly Tale[]
}

const NOTHING: readonly Tale[] = []

export function useMoment(news: readonly Event[], view: AwView, mine: ReadonlySet<string>): Moment {
  const kept = useRef<Kept>(undefined)
  const [, again] = useState(0)
  if (kept.current?.news !== news || kept.current.view !== view) {
    const fresh = kept.current?.news !== news ? (news as readonly AwEvent[]) : []
    // After a jump nothing of what was told before holds.
    const before = news === QUIET ? NOTHING : (kept.current?.tales ?? NOTHING)
    const tales = fresh.reduce((all, one) => told(all, one, mine), before)
    kept.current = { news, view, tales: withBattle(tales, view) }
  }
  const { tales } = kept.current
  const close = useCallback(() => {
    if (kept.current) kept.current = { ...kept.current, tales: NOTHING }
    again(n => n + 1)
  }, [])
  return useMemo(() => ({ tales, close }), [tales, close])
}
