// Cards: one an impulse, so that there are many impulses and much income; for AP, unless the event gives what lasts.

import type { AwAction } from '@tabularium/assyrian-wars'
import {
  type AwFrame,
  type AwState,
  type Card,
  type Counter,
  type Countries,
  type Country,
  currentLevel,
  factor,
  field,
  fieldArea,
  frames,
  isMercenary,
  left,
  type Place,
  REDUCED,
  shared,
  shipsOf,
} from '@tabularium/assyrian-wars/rules'
import { HARM, largestForce } from './aim.ts'
import { b } from './board.ts'
import { forceAt, winChance } from './force.ts'
import { refusers } from './politics.ts'

/** Events worth more than their card, in AP, by what they do. */
const EVENTS: Readonly<Record<string, number>> = {
  ecoPlus: 13,
  tradeCityPact: 12,
  callOfTribes: 10,
  income: 8,
  freeBuild: 8,
  // A level from somebody else's city to one's own, every turn anew.
  deportation: 15,
}

/** Land units of a country on the map: those for hire, and its own that are reduced. */
function serving(s: AwState, c: Country): { hired: number; reduced: number } {
  let [hired, reduced] = [0, 0]
  for (let u: Counter = 0; u < b.firstLeader; u++) {
    if (s.own[u] !== c || b.ship[u] || s.at[u] < 0 || s.at[u] >= b.seas) continue
    if (isMercenary(b, u)) hired++
    else if (s.side[u] === REDUCED) reduced++
  }
  return { hired, reduced }
}

function eventValue(s: AwState, c: Country, card: Card): number {
  const { op } = b.cardEffect[card]
  // Seven spaces or so, over and above the six AP.
  if (op === 'allianceBreaker') return c < b.powers && s.spent > 0 && left(s) >= b.cardCost[card] ? 12 : 0
  if (op === 'tributeCheck') return c === b.assyria && refusers(s) > 0 ? 14 : 0
  if (op in HARM) return HARM[op] * largestForce(s, c, op !== 'plague' && op !== 'desert') - 1
  // Cheap men are good while there is time to use them.
  if (op === 'mercenaries') return s.war[c] !== 0 && s.commons[c] > 2 ? 7 : 0
  // Men who would leave at the end of the turn stay for good.
  if (op === 'mercToRegular') return 4 * Math.min(3, serving(s, c).hired)
  if (op === 'recover') return 5 + 2 * Math.min(2, serving(s, c).reduced)
  return EVENTS[op] ?? 0
}

export function scoreCard(s: AwState, c: Country, action: AwAction): number | undefined {
  switch (action.kind) {
    case 'ap':
    case 'plus':
      // A second card shortens the turn.
      return s.cardsPlayed > 0 ? -5 : 60 + b.cardAp[action.card] / 12
    case 'event':
      return s.cardsPlayed > 0 ? -6 : 59 + eventValue(s, c, action.card) - b.cardCost[action.card] / 12
    case 'end':
      return 1
    default:
      return undefined
  }
}

/** Windows and battles: what is lost first is what is worth least. */
export function scoreLoss(action: AwAction): number | undefined {
  switch (action.kind) {
    case 'lose':
    case 'rout': {
      const [full, weak] = [b.kindFull[action.unit], b.kindReduced[action.unit]]
      const hired = b.kindNation[action.unit] < 0 ? 1 : 0
      const cost =
        action.kind === 'rout'
          ? action.side === REDUCED
            ? weak
            : full
          : action.side === REDUCED
            ? weak + 1
            : full - weak
      return hired - cost
    }
    case 'lose-leader':
    case 'rout-leader':
      return -10
    default:
      return undefined
  }
}

/** How strong a country stands at a place. */
export function strength(s: AwState, place: Place, set: Countries): number {
  let sum = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (((set >> s.own[u]) & 1) === 0 || b.ship[u]) continue
    sum += u >= b.firstLeader ? b.action[u - b.firstLeader] : factor(b, s, u)
  }
  return sum
}

const { evade, intercept } = frames

export function scoreReaction(s: AwState, f: AwFrame, action: AwAction): number | undefined {
  switch (f.at) {
    case 'react':
      return action.kind === 'pass' ? 0.5 : 1
    case 'lay':
      return action.kind === 'pass' ? 0 : s.attackers.length + s.defenders.length >= 6 ? 1 : -1
    case 'evade': {
      if (action.kind === 'pass') return 0
      // A war is too much for a way out.
      if (action.kind === 'evade-war') return -2
      const place = field(evade.area(f))
      const mine = forceAt(s, place, 1 << f.of)
      if (winChance(forceAt(s, place, evade.attackers(f)), mine) < 0.5) return -1
      return action.kind === 'shelter' ? 2 : 1
    }
    case 'intercept': {
      // One unit alone gains little.
      if (action.kind === 'pass') return 0
      const [place, countries] = [field(intercept.area(f)), intercept.countries(f)]
      if (action.kind === 'intercept-unit') return b.kindFull[action.unit] > strength(s, place, countries) ? 1 : -1
      const mine = forceAt(s, intercept.place(f), 1 << f.of)
      return winChance(mine, forceAt(s, place, countries)) > 0.7 ? 1 : -1
    }
    case 'supply':
      return action.kind === 'pay-supply' ? 3 : action.kind === 'forage' ? 2 : action.kind === 'starve' ? -1 : 0
    case 'retreat':
      return action.kind === 'retreat' ? (b.owner[action.area] === f.of ? 2 : 1) : -1
    case 'body':
      // The best leader with his army, else the strongest unit.
      if (action.kind === 'attack-with') return 2 + b.action[action.leader] + 0.1 * b.command[action.leader]
      return action.kind === 'attack-with-unit' ? 0.1 * b.kindFull[action.unit] : 0
    case 'seek':
    case 'chase':
      // The smaller fleet first, and none that is stronger.
      if (action.kind !== 'seek') return 0
      return shipsOf(b, s, shared.place(f), f.of) - shipsOf(b, s, shared.place(f), action.country)
    case 'breach': {
      // Walls fall by levels: as many hits on the garrison as save one, if it can bear them.
      if (action.kind !== 'garrison') return 0
      const level = currentLevel(b, s, fieldArea(s.fieldAt))
      const rest = frames.breach.hits(f) - action.number
      const saved = rest < (level * (level + 1)) / 2 ? 3 : 0
      return saved + (rest < level ? 0.8 : 0) - 0.3 * action.number
    }
    case 'sortie':
      return action.kind === 'no' || action.kind === 'pass' ? 1 : 0
    default:
      return undefined
  }
}
