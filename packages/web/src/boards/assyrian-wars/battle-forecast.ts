// A battle before it is fought: both sides with the hits they strike on average, and what each answer comes to – away, won or lost –
// with how many of one's own units are left. Reckoned on open information: no cards, all units as they stand.

import type { AwAction, AwEvent, AwState, AwView } from '@tabularium/assyrian-wars'
import {
  type Area,
  action,
  BATTLES,
  type Board,
  type Counter,
  type Countries,
  type Country,
  clash,
  compare,
  FOG,
  FULL,
  field,
  fieldArea,
  frames,
  groundOf,
  type Hits,
  inside,
  isLeader,
  odds,
  on,
} from '@tabularium/assyrian-wars/rules'
import type { Chance, Seat, Tell } from '@tabularium/kernel'
import { countersAt, rollForecast, sortieAt } from './forecast.ts'
import { board, stateOf } from './imagined.ts'
import { interceptorsNow } from './interception.ts'
import { assyrianWars } from './on-set.ts'

export interface Side {
  readonly counters: readonly Counter[]
  /** On average, in the first round. */
  readonly hits: number
}

/** Two forces that are about to meet, seen by the one who is asked. */
export interface Ahead {
  readonly place: string
  readonly ours: Side
  readonly theirs: Side
  /** Whether we attack. */
  readonly attacks: boolean
}

/** What an answer comes to. */
export interface BattleForecast {
  readonly away: number
  readonly win: number
  readonly lose: number
  /** Own units on average, of those that take part. */
  readonly left: number
  /** The throw it needs, with what is added to it; undefined: none. */
  readonly need?: number | undefined
}

const [FIELD, MEETING] = [BATTLES.indexOf('field'), BATTLES.indexOf('interception')]

interface Fight {
  readonly attackers: readonly Counter[]
  readonly defenders: readonly Counter[]
  readonly ground: number
  readonly kind: number
  readonly area: Area
  /** Which of them is ours: 0 attackers, 1 defenders. */
  readonly own: 0 | 1
}

const mean = (hits: Hits): number => hits.reduce((sum, p, n) => sum + n * p, 0)

const bitsOf = (s: AwState, list: readonly Counter[]): Countries => list.reduce((bits, u) => bits | s.war[s.own[u]], 0)
const has = (bits: Countries) => (country: Country) => ((bits >> country) & 1) === 1

/** Who would fight whom, by the question; undefined: it is about something else, or hidden. */
function fightIn(view: AwView): Fight | undefined {
  const b = board()
  const s = stateOf(view)
  const top = view.frames.at(-1)
  if (!top || on(s, FOG)) return undefined
  if (top.at === 'evade') {
    const area = frames.evade.area(top)
    const attackers = countersAt(b, s, field(area), has(frames.evade.attackers(top)))
    const defenders = countersAt(b, s, field(area), has(bitsOf(s, attackers)))
    return { attackers, defenders, ground: groundOf(s.pathIn), kind: FIELD, area, own: 1 }
  }
  if (top.at === 'sortie') return { ...sortieAt(view, frames.sortie.area(top)), ground: 0, own: 0 }
  if (top.at === 'relief') return relievedIn(view, false)
  if (top.at === 'lay' && s.attackers.length > 0) {
    const mine = new Set(view.countries.filter(({ seat }) => seat === view.waiting[0]).map(({ id }) => id))
    const own = s.attackers.some(u => mine.has(b.countries[s.own[u]])) ? 0 : 1
    const { attackers, defenders, ground, fight: kind } = s
    return { attackers, defenders, ground, kind, area: fieldArea(s.fieldAt), own }
  }
  return undefined
}

/** An army comes to a besieged city: it attacks, alone or with the garrison that is asked. 6.6.5 */
function relievedIn(view: AwView, joined: boolean): Fight | undefined {
  const b = board()
  const s = stateOf(view)
  const top = view.frames.at(-1)
  const onset = view.frames.findLast(({ at }) => at === 'onset')
  if (top?.at !== 'relief' || onset?.at !== 'onset') return undefined
  const area = frames.relief.area(top)
  const attackers = [...s.attackers, ...(joined ? garrisonOf(view, area) : [])]
  const defenders = countersAt(b, s, field(area), has(bitsOf(s, s.attackers)))
  return { attackers, defenders, ground: s.ground, kind: frames.onset.kind(onset), area, own: 0 }
}

/** The counters within that the one who is asked commands. */
function garrisonOf(view: AwView, area: Area): readonly Counter[] {
  const b = board()
  const c = b.countries.indexOf(view.frames.at(-1)?.of ?? '')
  return countersAt(b, stateOf(view), inside(b, area), country => country === c)
}

/** Both sides, before anybody answers. */
export function aheadIn(view: AwView): Ahead | undefined {
  const fight = fightIn(view)
  if (!fight || fight.attackers.length === 0 || fight.defenders.length === 0) return undefined
  const { first } = clash(board(), stateOf(view), fight)
  const sides = [
    { counters: fight.attackers, hits: mean(first[0]) },
    { counters: fight.defenders, hits: mean(first[1]) },
  ]
  return {
    place: board().areas[fight.area] ?? '',
    ours: sides[fight.own],
    theirs: sides[1 - fight.own],
    attacks: fight.own === 0,
  }
}

/** How a fight ends for us, and what is left; `hurried`: after an evasion that failed, one rout for each hit. 6.6.10 */
function fought(b: Board, s: AwState, fight: Fight, hurried: boolean): BattleForecast {
  const { attackers, defenders, own } = fight
  const won = odds(b, s, fight)
  const win = own === 0 ? won : 1 - won
  const force = own === 0 ? attackers : defenders
  const units = force.filter(u => !isLeader(b, u))
  const spare = units.filter(u => s.side[u] === FULL).length
  const rallied = Math.max(0, ...force.filter(u => isLeader(b, u)).map(u => action(b, s, u)))
  const { first } = clash(b, s, fight)
  const [ourHits, theirHits] = [first[own], first[1 - own]]
  const per = hurried ? b.data.constants.rout.hitsPerRoutAfterFailedEvasion : b.data.constants.rout.hitsPerRout
  const left = theirHits.reduce((sum, p, n) => {
    const exactly = theirHits.map((_, i) => (i === n ? 1 : 0))
    const { more, equal } = compare(ourHits, exactly)
    const ahead = more + equal * (own === 1 ? 0.5 : 0)
    const routs = Math.ceil(n / per)
    const after = (run: number): number => Math.max(0, units.length - Math.max(0, n - spare) - run)
    return sum + p * (ahead * after(Math.max(0, routs - rallied)) + (1 - ahead) * after(routs))
  }, 0)
  return { away: 0, win, lose: 1 - win, left }
}

const ATTRITION = 1 / 6

/** What an answer to the question comes to; undefined: it cannot be said, or nothing is fought. */
export function battleForecastOf(view: AwView, seat: Seat, answer: AwAction): BattleForecast | undefined {
  const b = board()
  const s = stateOf(view)
  const top = view.frames.at(-1)
  if (top?.at === 'intercept') return interceptionOf(view, seat, answer)
  if (top?.at === 'relief') return reliefOf(view, answer.kind === 'yes')
  const fight = fightIn(view)
  if (!fight) return undefined
  // Nobody goes out: nothing is fought.
  if (top?.at === 'sortie') return answer.kind === 'yes' ? fought(b, s, fight, false) : undefined
  if (answer.kind === 'pass') return fought(b, s, fight, false)
  if (answer.kind !== 'evade' && answer.kind !== 'shelter') return undefined
  const roll = rollForecast(view, seat, answer)
  if (!roll) return undefined
  const own = fight.defenders.filter(u => !isLeader(b, u)).length
  const caught = fought(b, s, fight, true)
  const stays = 1 - roll.chance
  return {
    away: roll.chance,
    win: stays * caught.win,
    lose: stays * caught.lose,
    // A hit may cost half of them: the others are only reduced.
    left: roll.chance * (own - (answer.hasty === 1 ? (own * ATTRITION) / 2 : 0)) + stays * caught.left,
    need: roll.need,
  }
}

/** The garrison joins, or looks on: it is counted among those who are left either way. */
function reliefOf(view: AwView, joined: boolean): BattleForecast | undefined {
  const b = board()
  const s = stateOf(view)
  const fight = relievedIn(view, joined)
  if (!fight || on(s, FOG)) return undefined
  const outcome = fought(b, s, fight, false)
  const within = garrisonOf(view, fight.area).filter(u => !isLeader(b, u)).length
  return joined ? outcome : { ...outcome, left: outcome.left + within }
}

/** Somebody is sent: he comes and fights, or he does not come. 6.6.9 */
function interceptionOf(view: AwView, seat: Seat, answer: AwAction): BattleForecast | undefined {
  const b = board()
  const s = stateOf(view)
  const top = view.frames.at(-1)
  const roll = rollForecast(view, seat, answer)
  if (top?.at !== 'intercept' || !roll || on(s, FOG)) return undefined
  const party = interceptorsNow(view, answer)
  if (party.length === 0) return undefined
  const area = frames.intercept.area(top)
  const there = countersAt(b, s, field(area), has(bitsOf(s, s.moving)))
  const fight: Fight = {
    attackers: [...party, ...there],
    defenders: s.moving,
    ground: 0,
    kind: MEETING,
    area,
    own: 0,
  }
  const met = fought(b, s, fight, false)
  const units = party.filter(u => !isLeader(b, u)).length
  return {
    away: 1 - roll.chance,
    win: roll.chance * met.win,
    lose: roll.chance * met.lose,
    left: (1 - roll.chance) * units + roll.chance * Math.min(units, met.left),
    need: roll.need,
  }
}

/** What everybody does in a battle that is played out in the mind: no cards, losses as they come. */
const TAMELY: readonly AwAction['kind'][] = ['rest', 'pass', 'done', 'no']
const MOST_ANSWERS = 200

/** Whether we win the battle that goes on when it begins with this move of ours; undefined: it does not come to an end. */
export function playedOut(view: AwView, seat: Seat, first: AwAction, chance: Chance): boolean | undefined {
  const own = fightIn(view)?.own
  const s = assyrianWars.clone(stateOf(view))
  const list: AwAction[] = []
  let won: boolean | undefined
  const hear = (event: AwEvent) => {
    if (event.at === 'battle-over') won = event.winner === (own === 0 ? 'attackers' : 'defenders')
  }
  const tell: Tell<AwEvent> = { all: hear, only: () => undefined, reveal: () => undefined }
  assyrianWars.apply(s, seat, first, chance, tell)
  for (let n = 0; n < MOST_ANSWERS && won === undefined; n++) {
    const [asked] = assyrianWars.waiting(s)
    if (asked === undefined) break
    const legal = list.slice(0, assyrianWars.legal(s, asked, list))
    const tame = TAMELY.map(kind => legal.find(action => action.kind === kind)).find(Boolean)
    assyrianWars.apply(s, asked, tame ?? legal[0], chance, tell)
  }
  return won
}
