// Why something may not be done in a battle or a siege: the figure or the rule that stands in the way. 6.7, 6.8

import type { Message, Refusal } from '@tabularium/kernel'
import { ROUTS } from '../battle/battle-ledger.ts'
import { mayLose, share } from '../battle/losses.ts'
import type { AwAction } from '../board/actions.ts'
import { type Board, field, fieldArea, terrain } from '../board/board.ts'
import { isLeader, presence } from '../board/counters.ts'
import { type AwFrame, type FrameOf, frames } from '../board/frames.ts'
import {
  type Area,
  ASSAULT,
  type Counter,
  type Country,
  type Face,
  GENERAL,
  HUNGER,
  lowest,
  NOBODY,
  STANDARD,
  type UnitKind,
} from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { allMedes, blocker, friendlyArea, friendlyCity, mayEnter, pathOpen } from '../common/passage.ts'
import { left } from '../economy/purse.ts'
import { holdsArea, ranks } from '../forces/battle-sides.ts'
import { interceptable } from '../movement/interception.ts'
import { destinations } from '../siege/capture.ts'
import { purposeOf, siegeBar, siegeCost } from '../siege/siege.ts'
import { sortieBar } from '../siege/sortie.ts'
import { inAp } from '../text/naming.ts'

const { losses, retreat, breach, deport } = frames

type Args = Message['args']
const no = (code: string, rule: string, args?: Args): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const areaWord = (b: Board, area: Area) => ({ key: `area.${b.areas[area]}` })
const countryWord = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })
const leaderWord = (b: Board, l: Counter) => ({ key: `leader.${b.leaders[l - b.firstLeader]}` })

/** A leader and the city before which he stands. */
function refuseSiege(b: Board, s: AwState, c: Country, leader: Counter, how: number): Refusal | undefined {
  const who = { leader: leaderWord(b, leader) }
  if (s.own[leader] !== c) return no('leader-not-yours', '6.8', who)
  const area = fieldArea(s.at[leader])
  const bar = siegeBar(b, s, leader, how)
  const where = area >= 0 && area < b.insides ? { ...who, area: areaWord(b, area) } : who
  switch (bar) {
    case '':
      return undefined
    case 'not-outside':
      return no('siege-not-outside', '6.8', who)
    case 'not-enemy-city':
      return no('siege-not-enemy', '6.8', where)
    case 'enemy-outside':
      return no('siege-enemy-outside', '6.8', {
        ...where,
        country: countryWord(b, lowest(presence(b, s, area) & s.war[c])),
      })
    case 'finished':
      return no('siege-finished', '6.7.7', who)
    case 'not-speaking':
      return no('siege-not-chief', '6.6.4', who)
    case 'no-units':
      return no('siege-no-units', '6.6.2', who)
    case 'hungered':
      return no('siege-hungered', '6.8.1', { ...where, level: s.hunger[area] })
    case 'others-starve':
      return no('siege-others-starve', '6.8.1', {
        ...where,
        country: countryWord(b, lowest(s.hungerBy[area] & presence(b, s, area))),
      })
    case 'unblockaded':
      return no('siege-unblockaded', '6.8.1', where)
    default:
      return no('siege-ap', '6.8.3', {
        cost: inAp(siegeCost(b, s, leader, area, how)),
        left: inAp(left(s, purposeOf(b, s, leader, how))),
      })
  }
}

function refuseSortie(b: Board, s: AwState, c: Country, area: Area): Refusal | undefined {
  const where = { area: areaWord(b, area) }
  switch (sortieBar(b, s, c, area)) {
    case '':
      return undefined
    case 'not-besieged':
      return no('sortie-not-besieged', '6.8', where)
    case 'no-units':
      return no('sortie-no-units', '6.8', where)
    case 'finished':
      return no('sortie-finished', '6.7.7', where)
    default:
      return no('sortie-ap', '6.8', { cost: b.data.constants.siege.sortie, left: inAp(left(s, GENERAL)) })
  }
}

/** Who takes a hit or runs: there, of the right class, leaders last. */
function refuseLoss(
  b: Board,
  s: AwState,
  f: FrameOf<'losses'>,
  unit: UnitKind,
  side: Face,
  leader: Counter,
): Refusal | undefined {
  const rule = losses.mode(f) === ROUTS ? '6.7.4.a' : '6.7.4'
  const found = ranks(s, losses.side(f)).find(u =>
    leader >= 0 ? u === leader : !isLeader(b, u) && s.own[u] === f.of && b.kind[u] === unit && s.side[u] === side,
  )
  if (found === undefined || s.own[found] !== f.of) return no('loss-not-there', rule)
  if (mayLose(b, s, f, found)) return undefined
  if (leader >= 0 && losses.mode(f) === ROUTS) return no('rout-units-first', rule)
  const { taken, half } = share(b, s, f, found)
  return no('loss-half', rule, { taken, half })
}

function refuseRetreat(b: Board, s: AwState, f: FrameOf<'retreat'>, to: Area): Refusal {
  const area = retreat.area(f)
  const c = f.of
  const where = { area: areaWord(b, to) }
  if (to === area) return no('retreat-no-city', '6.7.8', where)
  const path = terrain(b, area, to)
  if (path < 0 || !b.scenarios[s.scenario].open[to]) return no('retreat-not-linked', '6.7.8', where)
  if (!pathOpen(path, allMedes(b, s, field(area), c))) return no('retreat-red-path', '1.3', where)
  if (holdsArea(retreat.barred(f), to)) return no('retreat-winners-way', '6.7.8', where)
  const enemies = presence(b, s, to) & s.war[c]
  if (enemies !== 0) return no('retreat-enemies', '6.7.8', { ...where, country: countryWord(b, lowest(enemies)) })
  const friendly = friendlyArea(b, s, c, to)
  if (!friendly && mayEnter(b, s, c, to) !== 1) {
    const d = blocker(b, s, to)
    return d === NOBODY
      ? no('retreat-not-linked', '6.7.8', where)
      : no('retreat-peace', '6.7.8', { ...where, country: countryWord(b, d) })
  }
  if (!friendly && hasFriendlyWay(b, s, f)) return no('retreat-friends-first', '6.7.8', where)
  if (interceptable(b, s, c, to, area)) return no('retreat-watched', '6.7.8', where)
  return no('retreat-friends-first', '6.7.8', where)
}

const hasFriendlyWay = (b: Board, s: AwState, f: FrameOf<'retreat'>): boolean =>
  friendlyCity(b, s, f.of, retreat.area(f)) || b.linked[retreat.area(f)].some(to => friendlyArea(b, s, f.of, to))

const GOALS: Area[] = []

/** The refusal of an action of battles and sieges, or undefined where nothing better than the usual is known. */
export function refuseBattle(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  switch (action.kind) {
    case 'hunger':
    case 'assault':
    case 'siege': {
      if (f.at !== 'act') return undefined
      const how = action.kind === 'hunger' ? HUNGER : action.kind === 'assault' ? ASSAULT : STANDARD
      return refuseSiege(b, s, f.of, b.firstLeader + action.leader, how)
    }
    case 'sortie':
      return f.at === 'act' ? refuseSortie(b, s, f.of, action.area) : undefined
    case 'lose':
    case 'rout':
      if (f.at !== 'losses' || losses.naming(f) === 1 || (action.kind === 'rout') !== (losses.mode(f) === ROUTS))
        return undefined
      return refuseLoss(b, s, f, action.unit, action.side, -1)
    case 'lose-leader':
    case 'rout-leader':
      if (f.at !== 'losses' || losses.naming(f) === 1 || (action.kind === 'rout-leader') !== (losses.mode(f) === ROUTS))
        return undefined
      return refuseLoss(b, s, f, -1, 0, b.firstLeader + action.leader)
    case 'garrison':
      return f.at === 'breach'
        ? no('garrison-too-many', '6.8.3', { hits: breach.hits(f), most: breach.most(f) })
        : undefined
    case 'retreat':
      return f.at === 'retreat' ? refuseRetreat(b, s, f, action.area) : undefined
    case 'flee':
      return f.at === 'flee'
        ? no('flee-not-free', '6.16.f', { zone: { key: `sea.${b.zones[action.zone]}` } })
        : undefined
    case 'deport':
      if (f.at !== 'deport') return undefined
      destinations(b, s, f.of, deport.area(f), GOALS)
      return f.of !== b.assyria && GOALS.some(area => s.ecoMinus[area] > 0)
        ? no('deport-nearest', '6.8.4', { area: areaWord(b, GOALS[0]) })
        : no('deport-full', '6.8.4', { most: b.data.constants.deportation.maxEcoPlusPerArea })
    default:
      return undefined
  }
}
