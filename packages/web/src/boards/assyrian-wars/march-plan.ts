// A march before it is made: its steps with price and ground, who may come between, and how likely it goes well. All who may
// intercept are taken to try, nobody to get away; attrition on the way is counted in. Reckoned on what the looking seat knows.

import type { AwState, AwView } from '@tabularium/assyrian-wars'
import {
  type Area,
  areaAt,
  BATTLES,
  type Board,
  type Counter,
  clash,
  counterName,
  FOG,
  FULL,
  field,
  groundOf,
  isLeader,
  odds,
  on,
  REDUCED,
  stepPrices,
  terrain,
  wipedOut,
} from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import { board } from './imagined.ts'
import { type Interceptor, interceptorsIn } from './interception.ts'
import { assyrianWars } from './on-set.ts'
import { type Goal, onTheMarch, type Stand, stepTo } from './reach.ts'

/** A force that may come between. */
export interface Comer {
  /** Who leads it, or the unit that comes alone. */
  readonly by: string
  readonly leader: boolean
  readonly country: string
  /** The area it stands in. */
  readonly from: string
  readonly units: number
  readonly need: number
  readonly modifier: number
  readonly chance: number
}

export interface PlannedStep {
  readonly place: string
  readonly ap: number
  readonly path: Path
  /** Units that check for attrition. 6.6.1 */
  readonly checks: number
  readonly comers: readonly Comer[]
  /** Enemies stand there. */
  readonly foes: number
}

export const PATHS = ['normal', 'desert', 'river', 'mountain', 'media', 'red'] as const
export type Path = (typeof PATHS)[number]

/** One case of the march: how likely it is, and how often it goes well then. */
export interface PlanCase {
  /** Nobody comes; somebody comes to the goal; somebody stops it before. */
  readonly what: 'free' | 'met' | 'stopped'
  readonly share: number
  readonly chance: number
}

export interface MarchPlan {
  readonly goal: string
  readonly ap: number
  readonly units: number
  readonly steps: readonly PlannedStep[]
  /** A battle at the goal whoever comes. */
  readonly fight: boolean
  /** Those that are likely at all; undefined: hidden units may be met. */
  readonly cases: readonly PlanCase[] | undefined
  readonly chance: number | undefined
  /** Dice for attrition, all in all. */
  readonly checks: number
}

const MEETING = BATTLES.indexOf('interception')

const unitsIn = (b: Board, list: readonly Counter[]): number => list.filter(u => !isLeader(b, u)).length

const comerOf = (b: Board, s: AwState, { party, need, modifier, chance }: Interceptor): Comer => ({
  by: counterName(b, party[0]),
  leader: isLeader(b, party[0]),
  country: b.countries[s.own[party[0]]],
  from: b.areas[areaAt(b, s.at[party[0]])],
  units: unitsIn(b, party),
  need,
  modifier,
  chance,
})

/** Enemies of the force in the field of an area. */
function foesAt(b: Board, s: AwState, area: Area): readonly Counter[] {
  const enemies = s.moving.reduce((bits, u) => bits | s.war[s.own[u]], 0)
  const list: Counter[] = []
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!b.ship[u] && ((enemies >> s.own[u]) & 1) === 1) list.push(u)
  }
  return list
}

/** Chances of 0, 1, 2 … hits when so many dice are thrown and each hits with this chance. */
function binomial(dice: number, hit: number): readonly number[] {
  let list = [1]
  for (let n = 0; n < dice; n++) {
    list = Array.from({ length: list.length + 1 }, (_, i) => (list[i] ?? 0) * (1 - hit) + (list[i - 1] ?? 0) * hit)
  }
  return list
}

/** The position after so many hits among those on the march, spread over them. */
function worn(b: Board, s: AwState, hits: number): AwState {
  if (hits === 0) return s
  const t = assyrianWars.clone(s)
  const units = t.moving.filter(u => !isLeader(b, u))
  for (let n = 0; n < hits && units.length > 0; n++) {
    const u = units[Math.floor((n * units.length) / hits)]
    if (t.side[u] === FULL) t.side[u] = REDUCED
    else t.moving = t.moving.filter(other => other !== u)
  }
  return t
}

/** One course of the march so far: how likely it is, and whom it has wiped out. */
interface Course {
  readonly share: number
  readonly gone: ReadonlySet<Counter>
}

/** Those of a course that may still come. */
const leftOf = (coming: readonly Interceptor[], { gone }: Course): readonly Interceptor[] =>
  gone.size === 0
    ? coming
    : coming
        .filter(({ party }) => !gone.has(party[0]))
        .map(one => ({ ...one, party: one.party.filter(u => !gone.has(u)) }))

/** How the last step goes: nobody comes, or some of these do. */
function arrival(
  b: Board,
  s: AwState,
  area: Area,
  coming: readonly Interceptor[],
  there: readonly Counter[],
  checks: number,
) {
  const fight = there.some(u => !isLeader(b, u))
  const ground = groundOf(terrain(b, areaAt(b, s.at[s.moving[0]]), area))
  const spread = binomial(checks, (7 - b.data.constants.attritionHitOn) / 6)
  /** Over what attrition may have cost. */
  const worth = (chance: (t: AwState) => number): number =>
    spread.reduce((sum, share, hits) => (share < RARE ? sum : sum + share * chance(worn(b, s, hits))), 0) /
    spread.reduce((sum, share) => (share < RARE ? sum : sum + share), 0)
  const attack = fight ? worth(t => odds(b, t, { attackers: t.moving, defenders: there, ground, area })) : 1
  let [none, met, won] = [1, 0, 0]
  for (const { party, share } of setsOf(coming)) {
    if (party.length === 0) none = share
    else {
      met += share
      const attackers = [...party, ...there]
      won += share * worth(t => 1 - odds(b, t, { attackers, defenders: t.moving, kind: MEETING, area }))
    }
  }
  return { none, attack, met, won }
}
const RARE = 0.002

/** Every set of those who may come, with how likely just they do. */
const setsOf = (coming: readonly Interceptor[]) =>
  Array.from({ length: 1 << coming.length }, (_, set) => {
    const comes = (i: number): boolean => ((set >> i) & 1) === 1
    return {
      party: coming.filter((_one, i) => comes(i)).flatMap(({ party }) => party),
      share: coming.reduce((p, { chance }, i) => p * (comes(i) ? chance : 1 - chance), 1),
    }
  }).filter(({ share }) => share > 0)

/** The courses after a step on the way: nobody comes, or nothing is left of whoever does. In all others it ends there. 6.7.7 */
function goOn(b: Board, s: AwState, area: Area, coming: readonly Interceptor[], before: readonly Course[]) {
  return before.flatMap(course =>
    setsOf(leftOf(coming, course)).flatMap(({ party, share }): readonly Course[] => {
      if (party.length === 0) return [{ ...course, share: course.share * share }]
      const { first } = clash(b, s, { attackers: party, defenders: s.moving, kind: MEETING, area })
      const on = course.share * share * wipedOut(b, s, party, first[1])
      return on < RARE ? [] : [{ share: on, gone: new Set([...course.gone, ...party]) }]
    }),
  )
}

const MOST_COMERS = 6

/** What a march to the goal costs and how it may go; undefined: it cannot be made. */
export function planOf(view: AwView, seat: Seat, goal: Goal, setOut: readonly string[] = []): MarchPlan | undefined {
  const b = board()
  const start = onTheMarch(view, seat, setOut)
  if (!start) return undefined
  let at: Stand = { state: start, ap: 0, way: [], checks: 0, risk: undefined, ends: false }
  const steps: PlannedStep[] = []
  const hidden = on(start, FOG)
  let courses: readonly Course[] = [{ share: 1, gone: new Set() }]
  let [free, freeWon, met, metWon] = [0, 0, 0, 0]
  for (const [i, place] of goal.way.entries()) {
    const s = at.state
    const area = b.areas.indexOf(place)
    const step = assyrianWars.actions.parse(`to ${place}`)
    const ap = stepPrices(b, s)?.find(([to]) => to === place)?.[1]
    if (!step || ap === undefined) return undefined
    const coming = hidden ? [] : interceptorsIn(s, seat, step).slice(0, MOST_COMERS)
    const next: Stand | undefined = stepTo(at, place, ap, seat)
    if (!next) return undefined
    steps.push({
      place,
      ap,
      path: PATHS[terrain(b, areaAt(b, s.at[s.moving[0]]), area)] ?? 'normal',
      checks: next.checks - at.checks,
      comers: coming.map(one => comerOf(b, s, one)),
      foes: unitsIn(b, foesAt(b, s, area)),
    })
    if (i < goal.way.length - 1) courses = goOn(b, s, area, coming, courses)
    else {
      for (const course of courses) {
        const there = foesAt(b, s, area).filter(u => !course.gone.has(u))
        const last = arrival(b, s, area, leftOf(coming, course), there, next.checks)
        free += course.share * last.none
        freeWon += course.share * last.none * last.attack
        met += course.share * last.met
        metWon += course.share * last.won
      }
    }
    at = next
  }
  const unseen = hidden && (goal.risk === 'enemy' || steps.some(({ foes }) => foes > 0))
  const all: readonly PlanCase[] = [
    { what: 'free', share: free, chance: free > 0 ? freeWon / free : 0 },
    { what: 'met', share: met, chance: met > 0 ? metWon / met : 0 },
    { what: 'stopped', share: 1 - free - met, chance: 0 },
  ]
  return {
    goal: goal.way[goal.way.length - 1],
    ap: goal.ap,
    units: unitsIn(b, start.moving),
    steps,
    fight: (steps.at(-1)?.foes ?? 0) > 0,
    cases: unseen ? undefined : all.filter(({ share }) => share > RARE),
    chance: unseen ? undefined : all.reduce((sum, { share, chance }) => sum + share * chance, 0),
    checks: at.checks,
  }
}
