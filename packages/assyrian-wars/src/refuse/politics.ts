// Why something in politics is not possible: the first reason that is true, with its figures and its rule. 6.9, 7.1, 7.4

import type { Message, Refusal } from '@tabularium/kernel'
import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { type AwFrame, frames } from '../board/frames.ts'
import { CAMPS, type Country, DIPLOMACY, has, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { holds } from '../cards/deck.ts'
import { allyOf, bodyOf, powerOf, powersAlive } from '../common/alliances.ts'
import { isLost, lostAreas } from '../common/holders.ts'
import { left } from '../economy/purse.ts'
import { joinBar } from '../politics/camps.ts'
import { type ConquestBar, conquestBar, mayBeProvince } from '../politics/conquest.ts'
import { influenceBar, limit, spacesTo } from '../politics/diplomacy.ts'
import { leadingOccupier } from '../politics/occupation.ts'
import { plight } from '../politics/plight.ts'
import { type WarBar, warBar, warCost } from '../politics/war.ts'
import { inAp } from '../text/naming.ts'

const { province } = frames

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const country = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })
const area = (b: Board, at: number) => ({ key: `area.${b.areas[at]}` })

export function refusePolitics(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  const here = f.at === 'act' || f.at === 'court'
  switch (action.kind) {
    case 'influence':
      return f.at === 'act' ? refuseInfluence(b, s, f.of, action.country, action.spaces) : undefined
    case 'war':
      return here ? refuseWar(b, s, f.of, action.country, f.at === 'court') : undefined
    case 'conquer':
      return f.at === 'act' || f.at === 'subdue' ? refuseConquest(b, s, f.of, action.country) : undefined
    case 'surrender':
      return f.at === 'act' ? refuseSurrender(b, s, f.of) : undefined
    case 'passage':
    case 'close':
    case 'peace':
    case 'ransom':
    case 'cede':
      return here ? refuseOffer(b, s, f, action) : undefined
    case 'join':
      if (f.at === 'act') return no('join-between-turns', '7.4.1')
      return f.at === 'court' ? refuseJoin(b, s, f.of, action.camp) : undefined
    case 'leave-camp':
      if (f.at !== 'court') return undefined
      return f.of === b.assyria
        ? no('assyria-leads', '7.4.1')
        : has(s.shifted, f.of)
          ? no('camp-changed', '7.4.1')
          : no('no-camp', '7.4.1')
    case 'province':
      return f.at === 'province' ? refuseProvince(b, s, f.of, province.country(f), action.area) : undefined
    case 'deploy':
      return f.at === 'deploy'
        ? no('not-its-ground', '6.9', { area: area(b, action.area), country: country(b, f.of) })
        : undefined
    default:
      return undefined
  }
}

function refuseInfluence(b: Board, s: AwState, by: Country, c: Country, spaces: number): Refusal | undefined {
  const who = { country: country(b, c) }
  const power = powerOf(b, s, by)
  if (power === NOBODY) return no('powers-only', '6.9', { country: country(b, by) })
  switch (influenceBar(b, s, power, c)) {
    case 'no-marker':
      return no('no-marker', '6.9', who)
    case 'at-war':
      return no('enemies-not-influenced', '6.9', who)
    case 'no-units':
      return no('tribe-not-on-map', '6.9', who)
    case 'grace':
      return no('grace-influence', '7.1.d', who)
    case 'allied':
      return no('others-ally', '6.9', { ...who, power: country(b, allyOf(s, c)) })
    case 'top':
      return no('marker-at-top', '6.9', who)
  }
  const cost = spaces * b.influenceCost[c]
  if (spaces > spacesTo(s, power, c))
    return no('marker-too-far', '6.9', { ...who, spaces, most: spacesTo(s, power, c) })
  if (s.spent + cost > limit(b)) return no('diplomacy-limit', '6.9', { spent: inAp(s.spent), limit: inAp(limit(b)) })
  return cost > left(s, DIPLOMACY)
    ? no('costs-more', '6.9', { cost: inAp(cost), left: inAp(left(s, DIPLOMACY)) })
    : undefined
}

const WAR_RULE: Readonly<Record<Exclude<WarBar, ''>, string>> = {
  'not-in-play': '7.4.2',
  nomads: '10.1',
  controller: '7.4.5',
  allied: '7.4.1',
  'at-war': '7.4.2',
  grace: '7.1.d',
  payer: '5.2.3',
  protected: '5.2.3',
  'former-camp': '7.4.1',
  truce: '7.4.3',
  closed: '7.4.2',
}

function refuseWar(b: Board, s: AwState, c: Country, d: Country, free: boolean): Refusal | undefined {
  const bar = warBar(b, s, c, d)
  if (bar !== '') return no(`war-${bar}`, WAR_RULE[bar], { country: country(b, d) })
  const cost = free ? 0 : warCost(b, s, c, d)
  return cost > left(s) ? no('costs-more', '7.4.2', { cost: inAp(cost), left: inAp(left(s)) }) : undefined
}

const CONQUEST_RULE: Readonly<Record<Exclude<ConquestBar, ''>, string>> = {
  tribe: '7.1',
  'not-at-war': '7.1',
  'holds-none': '7.1',
  'too-few': '7.1',
  never: '7.1',
  tried: '6.13',
  safe: '7.1',
}

function refuseConquest(b: Board, s: AwState, by: Country, c: Country): Refusal | undefined {
  const p = powerOf(b, s, by)
  if (p === NOBODY) return no('powers-only', '7.1', { country: country(b, by) })
  const bar = conquestBar(b, s, p, c)
  const who = { country: country(b, c) }
  if (bar === 'too-few') {
    const capital = isLost(b, s, c, b.capital[c]) ? 1 : 0
    return no('conquest-too-few', '7.1', { ...who, held: lostAreas(b, s, c), capital })
  }
  if (bar !== '') return no(`conquest-${bar}`, CONQUEST_RULE[bar], who)
  const leader = leadingOccupier(b, s, c)
  return leader === p ? undefined : no('conquest-others', '7.1.c', { ...who, power: country(b, leader) })
}

function refuseSurrender(b: Board, s: AwState, c: Country): Refusal {
  if (c === b.assyria) return no('assyria-surrenders-not', '7.1.b')
  if (c >= b.powers && allyOf(s, c) === NOBODY)
    return no('controller-surrenders-not', '7.1.b', { country: country(b, c) })
  if (has(s.capitulated, c)) return no('surrender-once', '7.1.b')
  let lost = 0
  for (const at of b.homeAreas[c]) if (b.isCity[at] && isLost(b, s, c, at)) lost++
  return plight(b, s, c) === 0
    ? no('surrender-early', '7.1.b', { lost, needed: b.data.constants.surrender.homeCitiesLost })
    : no('not-now', '7.1.b')
}

type Offer = Extract<AwAction, { readonly kind: 'passage' | 'close' | 'peace' | 'ransom' | 'cede' }>

function refuseOffer(b: Board, s: AwState, f: AwFrame, action: Offer): Refusal | undefined {
  const [p, q] = [powerOf(b, s, f.of), action.country]
  const who = { country: country(b, q) }
  if (p === NOBODY) return no('powers-only', '6.9', { country: country(b, f.of) })
  if (action.kind === 'peace' && has(b.isMinor, q)) {
    if (f.at === 'act' && allyOf(s, q) === NOBODY) return no('peace-between-turns', '7.4.3', who)
    return allyOf(s, q) === NOBODY
      ? no('not-at-war', '7.4.3', who)
      : no('minor-is-allied', '7.4.3', { ...who, power: country(b, allyOf(s, q)) })
  }
  if (!has(powersAlive(b, s), q) || p === q) return no('no-offer-to', '6.9', who)
  if (b.scenarios[s.scenario].data.closed?.includes(action.kind === 'passage' ? 'camps' : 'peace')) {
    return no('scenario-closed', '7.4')
  }
  if (has(s.dealt[p], q)) return no('offer-made', '6.9', who)
  if (action.kind === 'close') return no('no-passage', '6.9', who)
  if (action.kind === 'passage') {
    if (has(s.passage[p], q)) return no('passage-open', '6.9', who)
    return (s.kin[p] & bodyOf(b, s, q)) !== 0 ? no('allied-already', '6.9', who) : no('at-war-with', '6.9', who)
  }
  if ((s.war[p] & bodyOf(b, s, q)) === 0) return no('not-at-war', '7.4.3', who)
  if (action.kind === 'cede' && (b.cardHome[action.card] !== p || !holds(b, s, p, action.card))) {
    return no('not-in-hand', '7.4.3', { card: { key: `card.${b.cards[action.card]}` } })
  }
  return undefined
}

function refuseJoin(b: Board, s: AwState, p: Country, camp: number): Refusal {
  if (has(s.shifted, p)) return no('camp-changed', '7.4.1')
  const bar = joinBar(b, s, p, camp)
  return no(`join-${bar === '' ? 'camp' : bar}`, '7.4.1', { camp: { key: `camp.${CAMPS[camp]}` } })
}

function refuseProvince(b: Board, s: AwState, p: Country, c: Country, at: number): Refusal | undefined {
  if (mayBeProvince(b, s, p, c, at)) return undefined
  const where = { area: area(b, at), country: country(b, c) }
  if (b.home[at] !== c) return no('province-elsewhere', '7.1.d', where)
  if (b.capital[c] === at || b.blue[at]) return no('province-rich', '7.1.d', where)
  return s.province[at] !== NOBODY ? no('province-taken', '7.1.d', where) : no('province-empty', '7.1.d', where)
}
