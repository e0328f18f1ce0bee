// Why something is not among the choices of a question that an action has opened: journeys, cargo, cards, losses, wars abroad. The
// first reason that is true, with its figures and its rule.

import type { Message, Refusal } from '@tabularium/kernel'
import { owed, ROUTS } from '../battle/battle-ledger.ts'
import type { AwAction, Of } from '../board/actions.ts'
import { areaAt, type Board, boxPlace, field, inside, terrain } from '../board/board.ts'
import { isLand, isLeader, isMercenary, shipsOf } from '../board/counters.ts'
import { DECISION_RULE } from '../board/decisions.ts'
import { type AwFrame, type FrameOf, frames, shared } from '../board/frames.ts'
import {
  CARRIED,
  type Card,
  type Counter,
  type Country,
  FINISHED,
  FOUGHT,
  has,
  type Leader,
  MARCHED,
  NOBODY,
  NOWHERE,
  type Place,
} from '../board/names.ts'
import { type AwState, seatOf } from '../board/state.ts'
import { holds } from '../cards/deck.ts'
import { friendlyArea, mayEnter, unbesiegedEnemies } from '../common/passage.ts'
import { canSend, hasSendable, leaderOn } from '../event-cards/foreign-war.ts'
import { isHidden } from '../fog/piles.ts'
import { canCarry, lowestSailing, sailing, shipmates } from '../forces/fleet.ts'
import { measure, room } from '../forces/force.ts'
import { interceptable } from '../movement/interception.ts'
import { unitOf } from '../text/naming.ts'

const {
  commit,
  fleet,
  lading,
  losses,
  party,
  depart,
  event,
  forced,
  harbour,
  intercept,
  relocating,
  single,
  'stand-by': standBy,
} = frames

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const area = (b: Board, at: number) => ({ key: `area.${b.areas[at]}` })
const country = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })
const person = (b: Board, leader: Leader) => ({ key: `leader.${b.leaders[leader]}` })
const card = (b: Board, kind: Card) => ({ key: `card.${b.cards[kind]}` })
/** A place on the map or at sea by its own name; all others are boxes. */
const spot = (b: Board, place: Place): Message => {
  const at = areaAt(b, place)
  if (at >= 0) return area(b, at)
  if (place < b.tradeBoxes) return { key: `sea.${b.zones[place - b.seas]}` }
  if (place <= b.regroup) return { key: `box.${b.placeName[place]}` }
  return { key: 'place.nowhere' }
}

/** `asked`: the question is answered by actions of this kind, only not by this one. */
export function refuseChoice(b: Board, s: AwState, f: AwFrame, action: AwAction, asked: boolean): Refusal | undefined {
  switch (f.at) {
    case 'relocating':
    case 'forced':
    case 'relocate':
    case 'expel':
      return refuseJourney(b, s, f, action)
    case 'single':
      return action.kind === 'take' ? refuseOne(b, s, f.of, single.area(f), action, '6.6') : undefined
    case 'intercept':
      return action.kind === 'intercept-unit'
        ? refuseOne(b, s, f.of, areaAt(b, intercept.place(f)), action, '6.6.9')
        : undefined
    case 'fleet':
      return refuseFleet(b, s, f, action)
    case 'deploy':
      return action.kind === 'deploy-rest' ? no('deploy-first', '6.9') : undefined
    case 'lading':
      return refuseCargo(b, s, f, action)
    case 'party':
      return refuseParty(b, s, f, action)
    case 'body':
      return asked ? no('none-to-attack', '6.7') : undefined
    case 'seek':
    case 'chase':
      return action.kind === 'seek' ? no('no-enemy-fleet', DECISION_RULE[f.at] ?? '6.16') : undefined
    case 'event':
      return no(asked ? 'card-not-that' : 'card-asks-other', '6.11', { card: card(b, event.card(f)) })
    case 'commit':
    case 'lead':
      return refuseCommit(b, s, f, action)
    case 'losses':
      return refuseLosses(b, s, f, action)
    case 'scheme':
      return no(action.kind === 'ploy' ? 'ploy-not-open' : 'scheme-not-that', '7.5.2')
    case 'supply':
    case 'rehire':
      return action.kind === 'ap' ? refuseCardForAp(b, s, f, action.card) : undefined
    case 'succession':
    case 'surplus':
      return action.kind === 'sacrifice' || action.kind === 'discard' ? refuseGiving(b, s, f, action.card) : undefined
    default:
      return refuseOther(b, s, f, action, asked)
  }
}

/** Where an army or a leader may go that does not go step by step. 6.6.7, 6.6.8, 7.7, 8.1 */
function refuseJourney(
  b: Board,
  s: AwState,
  f: FrameOf<'relocating' | 'relocate' | 'forced' | 'expel'>,
  action: AwAction,
): Refusal | undefined {
  const rule = DECISION_RULE[f.at] ?? '6.6'
  if (f.at === 'relocating' && relocating.leader(f) === NOBODY) {
    if (action.kind !== 'relocate') return no('name-leader-first', rule)
    const u = b.firstLeader + action.leader
    const who = { leader: person(b, action.leader) }
    if (s.own[u] !== f.of) return no('leader-not-yours', rule, who)
    return areaAt(b, s.at[u]) < 0 ? no('leader-off-map', rule, who) : no('nowhere-calm', rule, who)
  }
  const leader = f.at === 'expel' ? NOBODY : f.at === 'forced' ? forced.leader(f) : shared.leader(f)
  if (f.at !== 'expel' && (action.kind === 'relocate' || action.kind === 'pass')) {
    return no('army-under-way', rule, { leader: person(b, leader - b.firstLeader) })
  }
  if (action.kind === 'take' && f.at !== 'expel') {
    const place = s.at[leader]
    measure(b, s, s.moving)
    const left = refuseOne(b, s, f.of, areaAt(b, place), action, rule)
    return left.code === 'unit-finished' && room(b, s, f.of, isMercenary(b, b.kindFirst[action.unit])) <= 0
      ? no('army-full', rule, { leader: person(b, leader - b.firstLeader) })
      : left
  }
  if (action.kind !== 'to') return undefined
  const to = action.area
  const where = { area: area(b, to) }
  if (!b.scenarios[s.scenario].open[to]) return no('closed-area', rule, where)
  if (unbesiegedEnemies(b, s, f.of, to) !== 0) return no('enemies-there', rule, where)
  if (!friendlyArea(b, s, f.of, to) || mayEnter(b, s, f.of, to) !== 1) return no('not-friendly', rule, where)
  if (f.at === 'expel') return no('nearest-first', rule, where)
  if (f.at === 'relocate') return no('beyond-range', rule, { ...where, range: b.data.constants.leaderRelocationRange })
  if (s.halts.includes(to)) return no('halted-there', rule, where)
  if (f.at === 'relocating' && s.revolt[to] !== 0) return no('in-revolt', rule, where)
  if (f.at === 'relocating' && interceptable(b, s, f.of, to)) return no('may-be-intercepted', rule, where)
  return no('no-friendly-road', rule, where)
}

/** One unit by its kind in an area or its city. 6.6, 6.6.9 */
function refuseOne(
  b: Board,
  s: AwState,
  c: Country,
  at: number,
  { unit: kind, side }: Of<'take'> | Of<'intercept-unit'>,
  rule: string,
): Refusal {
  const what = { unit: unitOf(b, kind, side), area: area(b, at) }
  for (const place of [field(at), inside(b, at)]) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (isLeader(b, u) || b.kind[u] !== kind || s.side[u] !== side || !isLand(b, u)) continue
      if (isHidden(b, s, seatOf(s, c), u)) continue // 9.5
      if (s.own[u] !== c) return no('not-your-unit', rule, { ...what, country: country(b, s.own[u]) })
      return isMercenary(b, u) ? no('hired-alone', rule, what) : no('unit-finished', rule, what)
    }
  }
  return no('no-such-unit', rule, what)
}

/** Units of an army that is put together. 6.6.2 */
function refuseParty(b: Board, s: AwState, f: FrameOf<'party'>, action: AwAction): Refusal | undefined {
  if (action.kind !== 'take' && action.kind !== 'leave') return undefined
  const what = { unit: unitOf(b, action.unit, action.side), area: spot(b, party.place(f)) }
  const same = (u: Counter): boolean => b.kind[u] === action.unit && s.side[u] === action.side && isLand(b, u)
  const goes = s.party.some(same)
  if (action.kind === 'leave') return goes ? no('last-unit', '6.6.2', what) : no('not-in-force', '6.6.2', what)
  for (let u = s.head[party.place(f)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!same(u) || s.own[u] !== f.of || s.party.includes(u)) continue
    return no('army-full', '6.6.2', { leader: person(b, party.leader(f) - b.firstLeader) })
  }
  return no('no-such-unit', '6.6.2', what)
}

/** Allies beside a fleet, ships that stay behind, boxes with room. 6.16.b, 6.16.g */
function refuseFleet(b: Board, s: AwState, f: FrameOf<'fleet'>, action: AwAction): Refusal | undefined {
  if (action.kind === 'detach') return refuseDetach(b, s, f, action)
  if (action.kind === 'storm') return no('nobody-to-storm', '6.16.g')
  if (action.kind !== 'ask-along') return undefined
  const who = { country: country(b, action.country) }
  if (!has(s.kin[f.of], action.country) || action.country === f.of) return no('not-allied', '6.16.b', who)
  if (has(fleet.countries(f), action.country)) return no('sails-already', '6.16.b', who)
  return has(fleet.declined(f), action.country)
    ? no('join-declined', '6.16.b', who)
    : no('no-ally-ships', '6.16.b', who)
}

/** Ships that stay behind. 6.16.b */
function refuseDetach(b: Board, s: AwState, f: FrameOf<'fleet'>, { unit: kind, side }: Of<'detach'>): Refusal {
  const u = lowestSailing(b, s, fleet.place(f), kind, side)
  const what = { unit: unitOf(b, kind, side) }
  if (u === NOBODY || !b.ship[u]) return no('not-in-fleet', '6.16.b', what)
  return sailing(b, s, fleet.place(f)) === 1 ? no('last-ship', '6.16.b') : no('needed-aboard', '6.16.c', what)
}

/** Who goes aboard. 6.16.c, 6.16.d */
function refuseCargo(b: Board, s: AwState, f: FrameOf<'lading'>, action: AwAction): Refusal | undefined {
  const port = lading.port(f)
  const where = { area: area(b, port) }
  if (action.kind === 'embark-leader') {
    const u = b.firstLeader + action.leader
    const who = { ...where, leader: person(b, action.leader) }
    if (areaAt(b, s.at[u]) !== port) return no('leader-elsewhere', '6.16.d', who)
    return has(shipmates(s, f.of), s.own[u]) ? no('finished', '6.16.d', who) : no('leader-not-yours', '6.16.c', who)
  }
  if (action.kind !== 'embark') return undefined
  const what = { ...where, unit: unitOf(b, action.unit, action.side) }
  let there = NOBODY
  for (const place of [field(port), inside(b, port)]) {
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (b.kind[u] === action.unit && s.side[u] === action.side && has(shipmates(s, f.of), s.own[u])) there = u
    }
  }
  if (there === NOBODY) return no('no-such-unit', '6.16.d', what)
  const tired = s.moved[there] > 0 || (s.busy[there] & (FINISHED | FOUGHT | CARRIED | MARCHED)) !== 0
  if (tired) return no('unit-finished', '6.16.d', what)
  return canCarry(b, s, lading.place(f), shipmates(s, f.of), action.side)
    ? no('city-besieged', '6.16.d', what)
    : no('no-room-aboard', '6.16.c', { ...what, ships: shipsOf(b, s, lading.place(f), f.of) })
}

/** Units for a foreign war. 6.11.b */
function refuseCommit(b: Board, s: AwState, f: FrameOf<'commit' | 'lead'>, action: AwAction): Refusal | undefined {
  const war = shared.war(f)
  const side = shared.side(f)
  const place = f.at === 'commit' ? commit.place(f) : NOWHERE
  const more = { owed: s.warOwes[2 * war + side], card: card(b, b.foreignWars[war]) }
  switch (action.kind) {
    case 'aim-leader': {
      const u = b.firstLeader + action.leader
      const who = { leader: person(b, action.leader) }
      if (s.own[u] !== f.of) return no('leader-not-yours', '6.11.b', who)
      if (s.at[u] < 0 || !canSend(b, s, u)) return no('leader-not-free', '6.11.b', who)
      return leaderOn(b, s, war, side) === NOBODY ? no('units-left', '6.11.b', more) : no('one-leader-sent', '6.11.b')
    }
    case 'aim-place':
      return place >= 0
        ? no('which-unit', '6.11.b', { place: spot(b, place) })
        : no('nobody-to-send', '6.11.b', { place: spot(b, action.place) })
    case 'pick':
      if (place < 0) return no('place-first', '6.11.b', more)
      return no('nobody-to-send', '6.11.b', { place: spot(b, place) })
    case 'no':
      if (!hasSendable(b, s, f.of)) return no('must-raise', '6.11.b', { ...more, country: country(b, f.of) })
      return no('units-left', '6.11.b', more)
    case 'yes':
      return no('units-left', '6.11.b', more)
    default:
      return undefined
  }
}

/** Hits, routs, and what is left over among countries. 6.7.4, 6.7.5 */
function refuseLosses(b: Board, s: AwState, f: FrameOf<'losses'>, action: AwAction): Refusal | undefined {
  const routs = losses.mode(f) === ROUTS
  switch (action.kind) {
    case 'assign':
      return losses.naming(f) === 1
        ? no('share-full', '6.7.5', { country: country(b, action.country) })
        : no('own-losses-now', '6.7.4', { country: country(b, f.of), count: owed(s, losses.side(f), f.of) })
    case 'lose':
    case 'lose-leader':
    case 'rout':
    case 'rout-leader':
      if (losses.naming(f) === 1) return no('shares-first', '6.7.5', { count: s.spare[losses.side(f)] })
      return routs ? no('routs-now', '6.7.4.a') : no('hits-now', '6.7.4')
    case 'rest':
      return no('one-share-left', '6.7.5')
    default:
      return undefined
  }
}

/** A card for its AP, in the middle of supply or of paying mercenaries. 5.1, 6.10 */
function refuseCardForAp(b: Board, s: AwState, f: AwFrame, kind: Card): Refusal | undefined {
  if (!holds(b, s, f.of, kind)) return no('not-in-hand', '2.3', { card: card(b, kind) })
  if (s.cardsPlayed >= 2) return no('two-cards', '3.2')
  if (s.closed === 1) return no('no-more-cards', '6.11.g')
  if (s.cardsPlayed === 1) return no('needs-plus', '6.18', { cost: b.data.constants.plusConversionCost })
  return f.at === 'supply' ? no('pay-instead', '6.10') : undefined
}

/** A card given up or thrown away: a common one of the hand. 7.3.2, 10.3 */
function refuseGiving(b: Board, s: AwState, f: AwFrame, kind: Card): Refusal {
  const what = { card: card(b, kind) }
  return holds(b, s, f.of, kind) ? no('home-cards-stay', '2.3', what) : no('not-in-hand', '2.3', what)
}

/** Questions with a short answer. */
function refuseOther(b: Board, s: AwState, f: AwFrame, action: AwAction, asked: boolean): Refusal | undefined {
  const rule = DECISION_RULE[f.at] ?? '6.0'
  switch (f.at) {
    case 'raid-from':
      return action.kind === 'at' ? no('no-raider-there', rule, { place: spot(b, action.place) }) : undefined
    case 'plunder':
      return action.kind === 'plunder' ? refusePlunder(b, s, action.country) : undefined
    case 'stand-by':
      return action.kind === 'war' || action.kind === 'peace'
        ? no('only-this-war', rule, { country: country(b, standBy.enemy(f)), ally: country(b, standBy.ally(f)) })
        : undefined
    case 'depart':
      return action.kind === 'depart'
        ? no(terrain(b, depart.area(f), action.area) < 0 ? 'no-path' : 'no-refuge', rule, {
            from: area(b, depart.area(f)),
            area: area(b, action.area),
          })
        : undefined
    case 'ravage':
      return action.kind === 'at' ? refuseRavage(b, s, f, action.place) : undefined
    case 'harbour':
      return action.kind === 'at'
        ? no('no-harbour', rule, { place: spot(b, action.place), box: spot(b, boxPlace(b, harbour.box(f))) })
        : undefined
    case 'reward':
      return no('reward-too-many', rule, { points: b.data.constants.discardForVp })
    case 'tribe':
      return action.kind === 'name' ? no('not-of-camp', rule, { country: country(b, action.country) }) : undefined
    default:
      return asked ? no('not-a-choice', rule) : undefined
  }
}

const refusePlunder = (b: Board, s: AwState, victim: Country): Refusal => {
  const who = { country: country(b, victim) }
  if (victim >= b.powers || s.trade[victim] === 0) return no('no-trade-marker', '6.15', who)
  return no('die-names-other', '6.15', who)
}

function refuseRavage(b: Board, s: AwState, f: AwFrame, place: Place): Refusal {
  const at = areaAt(b, place)
  if (at < 0) return no('not-on-land', '7.3.3.f')
  const where = { area: area(b, at), country: country(b, f.of) }
  if (b.home[at] !== f.of) return no('not-home', '7.3.3.f', where)
  if (s.land[at] !== f.of) return no('not-your-ground', '7.3.3.f', where)
  return no('pillaged-bare', '7.3.3.f', { ...where, level: s.pillage[at] })
}
