// What diplomacy, war and peace are worth to a sensible player. Minors are the surest points: an alliance is one, tribute from
// PRO on is worth two at the end of the game, and those who are PRO with Assyria never refuse it.

import type { AwAction } from '@tabularium/assyrian-wars'
import {
  AP,
  type AwFrame,
  type AwState,
  BLACK,
  type Country,
  type FrameOf,
  frames,
  left,
  MOST_SPACES,
  NOBODY,
  OFFERS,
  REBEL,
  successionMod,
  warCost,
} from '@tabularium/assyrian-wars/rules'
import { aimAt } from './aim.ts'
import { b } from './board.ts'
import { attacks, fondness, joinsRebels, leader } from './powers.ts'
import { hasArmyNear } from './threat.ts'

/** What a marker on this space of its own track is worth to a power. Tribes neither trade nor pay. */
export function spaceValue(power: Country, c: Country, level: number): number {
  if ((b.isTribe >> c) & 1) return 0.02 * level + (level >= 13 ? 1.5 : 0)
  let value = 0.08 * level
  // A point of trade, tribute, an ally and a victory point.
  if (level >= 4) value += 2
  if (level >= 7) value += power === b.assyria ? 2.5 : 1.8
  if (level >= 13) value += 3.5
  return value
}

/** What somebody else loses counts in part: more where it is the greatest power. */
const LEADER = 0.9
const OTHERS = 0.4

/** What moving a marker by so many spaces is worth. */
export function influenceValue(s: AwState, power: Country, c: Country, spaces: number): number {
  const own = s.track[c] === power || s.track[c] === NOBODY
  const fond = fondness(power, c)
  const down = own ? 0 : Math.min(spaces, s.level[c])
  const start = own ? s.level[c] : 0
  const to = Math.min(MOST_SPACES, start + spaces - down)
  const taken = own ? 0 : spaceValue(s.track[c], c, s.level[c]) - spaceValue(s.track[c], c, s.level[c] - down)
  return (
    fond * (spaceValue(power, c, to) - spaceValue(power, c, start)) +
    (own ? 0 : s.track[c] === leader(s) ? LEADER : OTHERS) * taken +
    0.05 * down
  )
}

/** Politics in the impulse: diplomacy first, conquest whenever it can be tried, no wars that nobody asked for. */
export function scorePolitics(s: AwState, c: Country, action: AwAction): number | undefined {
  switch (action.kind) {
    case 'influence': {
      const cost = (action.spaces * b.influenceCost[action.country]) / 12
      // With AP enough before a card is played, it comes first: an alliance breaker ends it.
      const base = s.cardsPlayed === 0 && left(s) >= 6 * AP ? 75 : 40
      return base + 6 * influenceValue(s, c, action.country, action.spaces) - 0.8 * cost
    }
    case 'conquer':
      return 90
    case 'war':
      // Whoever has refused Assyria is fought where an army is near. 5.2.3, 7.4.4
      return c === b.assyria &&
        s.refused[action.country] === BLACK &&
        warCost(b, s, c, action.country) === 0 &&
        hasArmyNear(s, c, action.country, 5)
        ? 58
        : -20
    case 'ransom':
    case 'cede':
    case 'close':
    case 'surrender':
      return -20
    case 'withhold':
      return 99
    case 'peace':
    case 'passage':
      return -10
    case 'merciless':
      return -15
    default:
      return undefined
  }
}

/** Between turns wars and camps are free. 7.4 */
function scoreCourt(s: AwState, p: Country, action: AwAction): number {
  switch (action.kind) {
    case 'done':
      return 1
    case 'peace':
      return action.country >= b.powers && !besieges(s, p, action.country) && !attacks(s, p, action.country) ? 2 : 0
    case 'join':
      return action.camp === REBEL && joinsRebels(s, p) ? 3 : 0
    case 'war':
      return attacks(s, p, action.country) ? 2 : 0
    default:
      return 0
  }
}

/** Questions of politics. */
export function scoreAnswer(s: AwState, f: AwFrame, action: AwAction): number | undefined {
  switch (f.at) {
    case 'answer': {
      // Whoever pays for peace, or leaves the camp that fights us, is welcome to it.
      const what = OFFERS[frames.answer.what(f)]
      const yes = what === 'peace' ? 1 : what === 'passage' ? -1 : 0.5
      return action.kind === 'yes' ? yes : 0
    }
    case 'stand-by':
      return action.kind === 'pass' ? 1 : 0
    case 'admit':
    case 'yield':
      return action.kind === 'yes' ? 1 : 0
    case 'court':
      return scoreCourt(s, f.of, action)
    case 'subdue':
      return action.kind === 'conquer' ? 1 : 0
    case 'province':
      return action.kind === 'province' ? 1 + b.eco[action.area] + b.defence[action.area] / 10 : 0
    case 'surrender':
      return action.kind === 'pass' ? 1 : 0
    case 'pay':
      // Tribute is dear: two levels of a power, one of a minor.
      return action.kind === 'no' ? 1 : 0
    case 'spoils':
    case 'tribe':
      return 'country' in action && action.country === f.of ? 1 : 0
    case 'candidate':
      return action.kind === 'crown' ? b.command[action.leader] + 2 * b.action[action.leader] : 0
    case 'succession':
      return scoreSuccession(s, f, action)
    case 'rolled':
      if (action.kind !== 'marker') return 0
      return action.way === 0 && f.of < b.powers ? influenceValue(s, f.of, frames.rolled.target(f), action.spaces) : -1
    case 'event':
    case 'choose-breaker':
      return action.kind === 'aim-country'
        ? aimValue(s, f.of, action.country)
        : action.kind === 'aim' && f.at === 'event'
          ? aimAt(s, f, action.area)
          : undefined
    case 'deploy':
    case 'restore':
      return action.kind === 'deploy' ? b.defence[action.area] + (b.isCapital[action.area] ? 2 : 0) : 0
    default:
      return undefined
  }
}

/** A king is worth a card, and the unrest of a lost roll; where nearly every roll is lost nobody tries. 10.3 */
function scoreSuccession(s: AwState, f: FrameOf<'succession'>, action: AwAction): number {
  if (frames.succession.candidate(f) === NOBODY) return 0 // Whether to join Assyria's camp.
  const fails = successionMod(b, s, f.of, frames.succession.entry(f))
  if (action.kind === 'pass') return fails >= 4 ? 3 : 0
  if (action.kind === 'sacrifice') return 2 - b.cardAp[action.card] / 24
  return action.kind === 'roll' ? 0.4 : 0
}

/** On whom an event is best played: a refuser that no siege is about to take, a minor that comes nearer. */
function aimValue(s: AwState, c: Country, target: number): number {
  if (target < b.powers) return s.camp[target] === s.camp[c] ? -1 : s.vp[target]
  const siege = besieges(s, c, target) ? -10 : 0
  return siege + (c < b.powers ? influenceValue(s, c, target, 7) : 0)
}

const besieges = (s: AwState, p: Country, c: Country): boolean =>
  b.homeAreas[c].some(area => s.siege[area] !== 0 && ((s.siegeBy[area] >> p) & 1) === 1)

/** Minors that have refused Assyria and can still be punished. */
export const refusers = (s: AwState): number => s.refused.filter(marker => marker === BLACK).length
