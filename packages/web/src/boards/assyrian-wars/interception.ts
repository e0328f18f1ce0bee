// Who may intercept a step of the force on the march, how likely somebody comes, and what its chances are then: as if all who may
// try did. 6.6.9

import type { AwAction, AwEvent, AwState, AwView } from '@tabularium/assyrian-wars'
import {
  AS_GROUP,
  type Board,
  type Counter,
  type Country,
  counterName,
  frames,
  isLeader,
  NOWHERE,
  type Place,
  parties,
} from '@tabularium/assyrian-wars/rules'
import { firstChance, type Seat, type Tell } from '@tabularium/kernel'
import { board, stateOf, twoDice } from './imagined.ts'
import { assyrianWars } from './on-set.ts'

/** One force that may come, and how likely its throw is good enough. */
export interface Interceptor {
  /** Its counters, who leads it first. */
  readonly party: readonly Counter[]
  readonly chance: number
  /** Two dice and the modifier must show so much or more. */
  readonly need: number
  readonly modifier: number
}

/** What is asked between a step and the throws. */
const BEFORE: ReadonlySet<string> = new Set(['window', 'react', 'intercept', 'follow', 'party'])
const MOST_ASKED = 80

/** The counter that an action sends to intercept, as the rules declare it. */
function declaredBy(b: Board, s: AwState, place: Place, country: Country, action: AwAction): number | undefined {
  if (action.kind === 'intercept') return b.firstLeader + action.leader
  if (action.kind === 'intercept-group') return b.firstLeader + action.leader + AS_GROUP
  if (action.kind !== 'intercept-unit') return undefined
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] === country && !isLeader(b, u) && b.kind[u] === action.unit && s.side[u] === action.side) return u
  }
  return undefined
}

const SENT: readonly AwAction['kind'][] = ['intercept-group', 'intercept', 'intercept-unit']

/** What whoever is asked sends: a group, else every leader; from a place without any, one unit. */
function sent(legal: readonly AwAction[], any: boolean): AwAction | undefined {
  const [group, leader, unit] = SENT.map(kind => legal.find(action => action.kind === kind))
  return group ?? leader ?? (any ? undefined : unit)
}

/** All who may come when the force steps there. */
export const interceptorsOf = (view: AwView, seat: Seat, step: AwAction): readonly Interceptor[] =>
  interceptorsIn(stateOf(view), seat, step)

/** The same in a position that is imagined, as after the first steps of a march. */
export function interceptorsIn(before: AwState, seat: Seat, step: AwAction): readonly Interceptor[] {
  if (step.kind !== 'to') return []
  const b = board()
  const s = assyrianWars.clone(before)
  const declared: number[] = []
  const throws = new Map<string, Omit<Interceptor, 'party'>>()
  const hear = (event: AwEvent) => {
    if (event.at !== 'interception-roll') return
    const { by, need, modifier } = event
    throws.set(by, { need, modifier, chance: twoDice(need - modifier) })
  }
  const tell: Tell<AwEvent> = { all: hear, only: () => undefined, reveal: () => undefined }
  const list: AwAction[] = []
  assyrianWars.apply(s, seat, step, firstChance, tell)
  /** Which place is asked, and whether it has sent somebody. */
  let [at, any] = ['', false]
  for (let n = 0; n < MOST_ASKED && BEFORE.has(s.frames.at(-1)?.at ?? ''); n++) {
    const top = s.frames.at(-1)
    const [asked] = assyrianWars.waiting(s)
    if (!top || asked === undefined) break
    const legal = list.slice(0, assyrianWars.legal(s, asked, list))
    const from = top.at === 'intercept' ? frames.intercept.place(top) : NOWHERE
    const place = `${top.of} ${from}`
    if (top.at === 'intercept' && place !== at) [at, any] = [place, false]
    const who = top.at === 'intercept' ? sent(legal, any) : legal.find(({ kind }) => kind === 'yes')
    const counter = who && declaredBy(b, s, from, top.of, who)
    if (counter !== undefined) {
      declared.push(counter)
      any = true
    }
    assyrianWars.apply(s, asked, who ?? legal.find(({ kind }) => kind === 'pass') ?? legal[0], firstChance, tell)
  }
  const coming = parties(b, assyrianWars.clone(before), step.area, declared)
  return coming.flatMap((party, i) => {
    const thrown = throws.get(counterName(b, declared[i] % AS_GROUP))
    return thrown === undefined ? [] : [{ party, ...thrown }]
  })
}

/** Who would come if the one who is asked sent this one. */
export function interceptorsNow(view: AwView, answer: AwAction): readonly Counter[] {
  const top = view.frames.at(-1)
  if (top?.at !== 'intercept') return []
  const b = board()
  const s = assyrianWars.clone(stateOf(view))
  const country = b.countries.indexOf(top.of)
  const counter = declaredBy(b, s, frames.intercept.place(top), country, answer)
  return counter === undefined ? [] : parties(b, s, frames.intercept.area(top), [counter])[0]
}

/** What becomes of the step: the chances of everybody's throws, and how the force fares with whoever comes; `met` says so. */
export function throughAll(all: readonly Interceptor[], met: (coming: readonly Counter[]) => number): number {
  const cases = (from: number, coming: readonly Counter[]): number => {
    if (from === all.length) return met(coming)
    const { party, chance } = all[from]
    return chance * cases(from + 1, [...coming, ...party]) + (1 - chance) * cases(from + 1, coming)
  }
  return cases(0, [])
}
