// The battles among what was told: each is one step of the recap, from its first dice to the last retreat, with its outcome and
// the losses of both sides.

import type { AwEvent, AwView } from '@tabularium/assyrian-wars'
import type { Event, Message } from '@tabularium/kernel'
import type { Episode } from '../recap.ts'
import { doerOf } from './actions-by-piece.ts'
import { NAMING } from './facts.ts'

type At = AwEvent['at']
type Of<A extends At> = Extract<AwEvent, { readonly at: A }>
type Moves = readonly (readonly Event[])[]

/** What ends a battle: below walls it is the round of the siege. */
const ENDS: ReadonlySet<At> = new Set(['battle-over', 'siege-round'])

/** Moves that tell only of these belong to the battle before them. */
const AFTERMATH: ReadonlySet<At> = new Set([
  'retreated',
  'fell-back',
  'promotion',
  'vp',
  'sighted',
  'city-taken',
  'control',
])

interface Losses {
  destroyed: number
  fled: number
  /** By the kind of unit: turned over, less those that went afterwards. */
  readonly hits: Map<string, number>
}

interface Battle {
  readonly begun: Of<'battle'>
  readonly losses: Map<string, Losses>
  over: Of<'battle-over' | 'siege-round'> | undefined
}

function countLoss({ losses }: Battle, { at, country, unit }: Of<'hit' | 'destroyed' | 'routed'>): void {
  const of = losses.get(country) ?? { destroyed: 0, fled: 0, hits: new Map<string, number>() }
  losses.set(country, of)
  if (at === 'routed') of.fled++
  else {
    if (at === 'destroyed') of.destroyed++
    of.hits.set(unit, (of.hits.get(unit) ?? 0) + (at === 'hit' ? 1 : -1))
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, n) => all + Math.max(0, n), 0)

function lossOf(country: string, losses: Losses | undefined): Message {
  const { destroyed = 0, fled = 0 } = losses ?? {}
  const weak = sum(losses?.hits.values() ?? [])
  const how = fled > 0 ? (weak > 0 ? '.both' : '.fled') : weak > 0 ? '.weak' : ''
  return { key: `recap.loss${how}`, args: { country: NAMING.country(country), lost: destroyed, fled, weak } }
}

const countriesOf = (forces: Of<'battle'>['attackers']): readonly string[] => [
  ...new Set(forces.map(({ country }) => country)),
]

/** How it ended, in one sentence. */
function outcomeOf({ begun, over }: Battle): Message {
  const { kind } = begun
  const place = begun.place === '' ? { key: `fight.${kind}` } : NAMING.place(begun.place)
  const [attackers, defenders] = [countriesOf(begun.attackers), countriesOf(begun.defenders)]
  if (over === undefined) return { key: 'recap.open', args: { place } }
  if (over.at === 'siege-round') {
    return over.taken
      ? { key: 'recap.taken', args: { place, ...NAMING.forms('winners', attackers) } }
      : { key: 'recap.held', args: { place, ...NAMING.forms('attackers', attackers) } }
  }
  if (over.winner === 'nobody' || over.winner === 'gone') return { key: `recap.${over.winner}`, args: { place } }
  const [winners, losers] = over.winner === 'attackers' ? [attackers, defenders] : [defenders, attackers]
  // Those off the map are nobody's.
  return losers.length === 0 || (begun.mirrored === true && over.winner === 'attackers')
    ? { key: 'recap.won', args: { place, ...NAMING.forms('winners', winners) } }
    : { key: 'recap.lost', args: { place, ...NAMING.forms('losers', losers) } }
}

function lossesOf({ begun, losses }: Battle): Message {
  const sides = [...new Set([...countriesOf(begun.attackers), ...countriesOf(begun.defenders), ...losses.keys()])]
  return { key: 'recap.losses', args: { sides: sides.map(country => lossOf(country, losses.get(country))) } }
}

/** The move in which the battle began that was not over yet at the end of `move`; `move + 1`: there is none. */
function beganBefore(events: Moves, move: number): number {
  for (let i = move; i >= 0; i--) {
    for (const { at } of events[i].toReversed()) {
      if (ENDS.has(at as At)) return move + 1
      if (at === 'battle') return i
    }
  }
  return move + 1
}

/** The last of the moves after `move` that only tell what came of the battle. */
function endOfAftermath(events: Moves, move: number): number {
  let end = move
  for (let i = move + 1; i < events.length; i++) {
    if (events[i].length === 0) continue
    if (!events[i].every(({ at }) => AFTERMATH.has(at as At))) break
    end = i
  }
  return end
}

interface Found {
  readonly battles: readonly Battle[]
  readonly first: number
  readonly last: number
}

/** Battles with the moves they take; those that share a move are told together. */
function battlesIn(events: Moves, since: number): readonly Found[] {
  const found: Found[] = []
  const add = (battle: Battle, first: number, last: number) => {
    const before = found.at(-1)
    if (before && before.last >= first) {
      found[found.length - 1] = { ...before, battles: [...before.battles, battle], last: Math.max(last, before.last) }
    } else found.push({ battles: [battle], first, last })
  }
  let open: { readonly battle: Battle; readonly first: number; last: number } | undefined
  for (let move = beganBefore(events, since); move < events.length; move++) {
    for (const told of events[move]) {
      const event = told as AwEvent
      if (event.at === 'battle') {
        if (open) add(open.battle, open.first, open.last)
        open = { battle: { begun: event, losses: new Map(), over: undefined }, first: move, last: move }
      }
      if (!open) continue
      open.last = move
      if (event.at === 'hit' || event.at === 'destroyed' || event.at === 'routed') countLoss(open.battle, event)
      else if (event.at === 'battle-over' || event.at === 'siege-round') {
        open.battle.over = event
        add(open.battle, open.first, endOfAftermath(events, move))
        open = undefined
      }
    }
  }
  if (open) add(open.battle, open.first, open.last)
  return found
}

export function episodesOf(events: Moves, view: AwView, since: number): readonly Episode[] {
  return battlesIn(events, since)
    .filter(({ last }) => last > since)
    .map(({ battles, first, last }) => {
      const [{ begun }] = battles
      const runs = begun.attackers.map(({ country }) => doerOf(view, { at: 'battle', country } as Event))
      return {
        first: Math.max(first, since + 1),
        last,
        seat: runs.find(seat => seat !== undefined),
        title: battles.map(outcomeOf),
        details: battles.map(lossesOf),
      }
    })
}
