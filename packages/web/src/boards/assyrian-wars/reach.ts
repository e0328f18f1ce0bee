// How far a force can go: every area it can come to with the AP there are, by which way, for how much, and what may befall it.
// Reckoned on the position as the looking seat knows it, as if nobody did anything about it.

import type { AwAction, AwEvent, AwState, AwView } from '@tabularium/assyrian-wars'
import { frames, stepPrices } from '@tabularium/assyrian-wars/rules'
import { firstChance, type Seat, type Tell } from '@tabularium/kernel'
import { N } from './facts.ts'
import { board, stateOf } from './imagined.ts'
import { assyrianWars } from './on-set.ts'

export interface Goal {
  /** All of it, in AP. */
  readonly ap: number
  /** The areas on the way, one after the other; the last is the goal. */
  readonly way: readonly string[]
  /** Somebody may fight it there or on the way; or its units check for attrition. 6.6.1, 6.6.9 */
  readonly risk: 'enemy' | 'attrition' | undefined
}

export interface Stand extends Goal {
  readonly state: AwState
  readonly checks: number
  /** It comes no further: a battle, or nothing is left of it. */
  readonly ends: boolean
}

/** What others may answer to a step; all of it can be let pass. */
const ANSWERS: ReadonlySet<string> = new Set(['window', 'react', 'intercept'])
const MOST_ANSWERS = 40

const topOf = ({ frames }: AwState) => frames[frames.length - 1]
const passing = (): AwAction | undefined => assyrianWars.actions.parse('pass')

/** Everybody lets it pass; true: somebody could have met it on the way. */
function letPass(s: AwState): boolean {
  let met = false
  for (let n = 0; n < MOST_ANSWERS && ANSWERS.has(topOf(s)?.at ?? ''); n++) {
    met ||= topOf(s)?.at === 'intercept'
    const [seat] = assyrianWars.waiting(s)
    const pass = passing()
    if (seat === undefined || !pass) break
    assyrianWars.apply(s, seat, pass, firstChance)
  }
  return met
}

/** The force one step further. */
export function stepTo(from: Stand, to: string, ap: number, seat: Seat): Stand | undefined {
  const action = assyrianWars.actions.parse(`to ${to}`)
  if (!action) return undefined
  let checks = 0
  const hear = (event: AwEvent) => {
    if (event.at === 'attrition') checks += event.units
  }
  const tell: Tell<AwEvent> = { all: hear, only: () => undefined, reveal: () => undefined }
  const state = assyrianWars.clone(from.state)
  assyrianWars.apply(state, seat, action, firstChance, tell)
  const met = letPass(state)
  const top = topOf(state)
  const ends = top?.at !== 'march' || N.placeName[frames.march.place(top)] !== to
  const enemy = met || ends || from.risk === 'enemy'
  const sum = from.checks + checks
  return {
    state,
    ap: from.ap + ap,
    way: [...from.way, to],
    checks: sum,
    risk: enemy ? 'enemy' : sum > 0 ? 'attrition' : undefined,
    ends,
  }
}

/** Which of two ways is better: the cheaper, then the safer, then the shorter one. */
const order = (a: Stand, b: Stand): number =>
  a.ap - b.ap ||
  Number(a.risk === 'enemy') - Number(b.risk === 'enemy') ||
  a.checks - b.checks ||
  a.way.length - b.way.length

/** The last position that was asked for: who goes along and where they can go is asked about the same one. Nobody changes it. */
let last: { readonly view: AwView; readonly asked: string; readonly state: AwState | undefined } | undefined

/** The position in which the force is on the march: as it is, or after these moves (who sets out, whom he leaves behind). */
export function onTheMarch(view: AwView, seat: Seat, setOut: readonly string[]): AwState | undefined {
  const asked = [seat, ...setOut].join()
  if (last?.view !== view || last.asked !== asked) last = { view, asked, state: setOutOn(view, seat, setOut) }
  return last.state
}

function setOutOn(view: AwView, seat: Seat, setOut: readonly string[]): AwState | undefined {
  const state = assyrianWars.clone(stateOf(view))
  const list: AwAction[] = []
  for (const notation of setOut) {
    const legal = list.slice(0, assyrianWars.legal(state, seat, list))
    const move = legal.find(action => action.notation === notation)
    if (move) assyrianWars.apply(state, seat, move, firstChance)
  }
  return topOf(state)?.at === 'march' ? state : undefined
}

/** Where the force on the march can go, or one that would set out with these moves. */
export function reachOf(view: AwView, seat: Seat, setOut: readonly string[] = []): ReadonlyMap<string, Goal> {
  const goals = new Map<string, Goal>()
  const state = onTheMarch(view, seat, setOut)
  const start = state && topOf(state)
  if (!state || start?.at !== 'march') return goals
  const home = N.placeName[frames.march.place(start)].replace(/^in-/, '')
  const found = new Map<string, Stand>()
  const done = new Set<string>([home])
  const from: Stand = { state, ap: 0, way: [], checks: 0, risk: undefined, ends: false }
  for (let at: Stand | undefined = from; at !== undefined; at = nearest(found, done)) {
    const here: Stand = at
    const place = here.way.at(-1)
    if (place !== undefined) {
      done.add(place)
      goals.set(place, { ap: here.ap, way: here.way, risk: here.risk })
    }
    if (here.ends) continue
    for (const [to, ap] of stepPrices(board(), here.state) ?? []) {
      if (done.has(to)) continue
      const next = stepTo(here, to, ap, seat)
      const known = found.get(to)
      if (next && (!known || order(next, known) < 0)) found.set(to, next)
    }
  }
  return goals
}

function nearest(found: ReadonlyMap<string, Stand>, done: ReadonlySet<string>): Stand | undefined {
  let best: Stand | undefined
  for (const [id, one] of found) if (!done.has(id) && (!best || order(one, best) < 0)) best = one
  return best
}
