// What an action leads to, before it is done: the battle or the siege round it begins and how likely it is won, and the action
// points it costs. Reckoned on a position as the looking seat knows it.

import type { AwAction, AwEvent, AwState, AwView } from '@tabularium/assyrian-wars'
import {
  ABILITIES,
  AP,
  type Area,
  armyOf,
  BATTLES,
  type Board,
  type Counter,
  type Country,
  FOG,
  field,
  fieldArea,
  frames,
  groundOf,
  inside,
  type Leader,
  odds,
  on,
  type Place,
  shared,
  terrain,
} from '@tabularium/assyrian-wars/rules'
import { firstChance, type Seat, type Tell } from '@tabularium/kernel'
import { board, stateOf, twoDice } from './imagined.ts'
import { interceptorsOf, throughAll } from './interception.ts'
import { assyrianWars } from './on-set.ts'

export interface Forecast {
  /** `way`: nobody is there yet, but somebody may come. */
  readonly what: 'battle' | 'siege' | 'way'
  /** An area. */
  readonly place: string
  /** That the attackers win, or the city falls in this round; undefined: hidden units stand there. */
  readonly chance: number | undefined
  /** Who may intercept the step: how many forces, and how likely one of them comes if all try. The chance above counts them in. */
  readonly met?: { readonly tries: number; readonly chance: number }
}

const SIEGE = BATTLES.indexOf('siege')
const STORM = BATTLES.indexOf('assault')
const SORTIE = BATTLES.indexOf('sortie')
const MEETING = BATTLES.indexOf('interception')

/** Land units and leaders at a place that fit. */
export function countersAt(
  b: Board,
  s: AwState,
  place: Place,
  fits: (country: Country) => boolean,
): readonly Counter[] {
  const list: Counter[] = []
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u] && fits(s.own[u])) list.push(u)
  return list
}

const isHidden = (view: AwView, place: string): boolean =>
  view.piles.some(pile => pile.place === place && pile.unknown > 0)

/** The fight that an action begins, as far as nobody gets away. */
export function forecastOf(view: AwView, action: AwAction): Forecast | undefined {
  switch (action.kind) {
    case 'to':
      return stepForecast(view, action)
    case 'siege':
    case 'assault':
      return siegeForecast(view, action.leader, action.kind === 'assault' ? STORM : SIEGE)
    case 'sortie':
      return sortieForecast(view, action.area)
    case 'yes': {
      const top = view.frames.at(-1)
      return top?.at === 'sortie' ? sortieForecast(view, frames.sortie.area(top)) : undefined
    }
    default:
      return undefined
  }
}

/** The garrison, with its allies where the city is its own, falls upon those before the walls. 6.8 */
export function sortieAt(view: AwView, area: Area) {
  const b = board()
  const s = stateOf(view)
  const c = b.countries.indexOf(view.frames.at(-1)?.of ?? '')
  const friends = s.city[area] === c ? s.kin[c] | (1 << c) : 1 << c
  const attackers = countersAt(b, s, inside(b, area), country => ((friends >> country) & 1) === 1)
  const enemies = attackers.reduce((bits, u) => bits | s.war[s.own[u]], 0)
  const defenders = countersAt(b, s, field(area), country => ((enemies >> country) & 1) === 1)
  return { attackers, defenders, kind: SORTIE, area }
}

function sortieForecast(view: AwView, area: Area): Forecast {
  const place = board().areas[area]
  if (isHidden(view, place) || isHidden(view, `in-${place}`)) return { what: 'battle', place, chance: undefined }
  return { what: 'battle', place, chance: odds(board(), stateOf(view), sortieAt(view, area)) }
}

const steps = new WeakMap<AwView, Map<AwAction, Forecast | undefined>>()

function stepForecast(view: AwView, step: Extract<AwAction, { readonly kind: 'to' }>): Forecast | undefined {
  const known = steps.get(view) ?? new Map<AwAction, Forecast | undefined>()
  steps.set(view, known)
  if (!known.has(step)) known.set(step, reckonStep(view, step))
  return known.get(step)
}

/** Who stands where the force goes, and who may come from beside it. */
function reckonStep(view: AwView, step: Extract<AwAction, { readonly kind: 'to' }>): Forecast | undefined {
  const { area } = step
  const b = board()
  const s = stateOf(view)
  const enemies = s.moving.reduce((bits, u) => bits | s.war[s.own[u]], 0)
  const there = countersAt(b, s, field(area), country => ((enemies >> country) & 1) === 1)
  const fight = there.some(u => u < b.firstLeader)
  const coming = view.waiting[0] === undefined ? [] : interceptorsOf(view, view.waiting[0], step)
  if (!fight && coming.length === 0) return undefined
  const place = b.areas[area]
  const what = fight ? 'battle' : 'way'
  const met = coming.length > 0 && {
    tries: coming.length,
    chance: 1 - coming.reduce((none, { chance }) => none * (1 - chance), 1),
  }
  // Whoever is hidden has no figures; one who may come must not be told by them either.
  if (isHidden(view, place) || (coming.length > 0 && on(s, FOG))) return { what, place, chance: undefined }
  const at = s.at[s.moving[0]]
  const from = at >= b.insides ? at - b.insides : at
  const ground = groundOf(terrain(b, from, area))
  const attack = fight ? odds(b, s, { attackers: s.moving, defenders: there, ground, area }) : 1
  // Those who come fight first, and friends of theirs in the area with them.
  const chance = throughAll(coming, list =>
    list.length === 0
      ? attack
      : 1 - odds(b, s, { attackers: [...list, ...there], defenders: s.moving, kind: MEETING, area }),
  )
  return { what, place, chance, ...(met && { met }) }
}

function siegeForecast(view: AwView, leader: Leader, kind: number): Forecast | undefined {
  const b = board()
  const s = stateOf(view)
  const area = fieldArea(s.at[b.firstLeader + leader])
  const army: Counter[] = []
  armyOf(b, s, b.firstLeader + leader, army)
  const place = b.areas[area]
  if (isHidden(view, `in-${place}`)) return { what: 'siege', place, chance: undefined }
  const within = countersAt(b, s, inside(b, area), () => true)
  return { what: 'siege', place, chance: odds(b, s, { attackers: army, defenders: within, kind, area }) }
}

/** One roll on which an action depends. */
export interface RollForecast {
  /** The throw must show so much or more, with one die so much or less; undefined: it is not thrown, nothing can fail. */
  readonly need: number | undefined
  readonly dice: 1 | 2
  readonly chance: number
}

const ROLLED: ReadonlySet<AwAction['kind']> = new Set([
  'intercept',
  'intercept-unit',
  'intercept-group',
  'evade',
  'shelter',
  'ambush',
  'search',
  'seek',
  'conquer',
])

/** What a throw told of itself; of an interception only that of the one who is sent. */
function rollIn(event: AwEvent, by: string | undefined): RollForecast | undefined {
  switch (event.at) {
    case 'interception-roll':
    case 'evasion-roll': {
      if (event.at === 'interception-roll' && event.by !== by) return undefined
      if (event.roll === 0) return { need: undefined, dice: 2, chance: 1 }
      const need = event.need - event.modifier
      return { need, dice: 2, chance: twoDice(need) }
    }
    case 'search':
      return { need: event.need, dice: 2, chance: twoDice(event.need) }
    case 'conquest-check': {
      const most = event.held - event.mod
      return { need: most, dice: 1, chance: Math.max(0, Math.min(6, most)) / 6 }
    }
    default:
      return undefined
  }
}

/** Who is sent to intercept. */
function senderOf(action: AwAction): string | undefined {
  if (action.kind === 'intercept-unit') return board().kinds[action.unit]
  return action.kind === 'intercept' || action.kind === 'intercept-group' ? board().leaders[action.leader] : undefined
}

/** Questions that come before the throw; whoever can lets it pass. */
const BEFORE: ReadonlySet<string> = new Set(['window', 'react', 'intercept', 'follow', 'party', 'evade', 'seek'])
const LOSSES: ReadonlySet<string> = new Set(['losses'])
const MOST_BEFORE = 60

/** The first thing looked for that an action tells, as long as only such questions come before it. */
function toldBy<T>(
  view: AwView,
  seat: Seat,
  action: AwAction,
  before: ReadonlySet<string>,
  look: (event: AwEvent) => T | undefined,
): T | undefined {
  let found: T | undefined
  const hear = (event: AwEvent) => {
    found ??= look(event)
  }
  const tell: Tell<AwEvent> = { all: hear, only: () => undefined, reveal: () => undefined }
  const s = assyrianWars.clone(stateOf(view))
  const list: AwAction[] = []
  assyrianWars.apply(s, seat, action, firstChance, tell)
  for (let n = 0; n < MOST_BEFORE && found === undefined && before.has(s.frames.at(-1)?.at ?? ''); n++) {
    const [asked] = assyrianWars.waiting(s)
    if (asked === undefined) break
    const legal = list.slice(0, assyrianWars.legal(s, asked, list))
    const answer = legal.find(({ kind }) => kind === 'pass') ?? legal[0]
    assyrianWars.apply(s, asked, answer, firstChance, tell)
  }
  return found
}

/** The area in which forces on land roll against each other; undefined: it is a roll at sea, or for a conquest. */
function landRollIn({ frames: stack }: AwView): number | undefined {
  const top = stack.at(-1)
  return top?.at === 'intercept' || top?.at === 'evade' || top?.at === 'ambush' ? shared.area(top) : undefined
}

/** The roll that decides whether an action succeeds; undefined: none does, or it depends on what is hidden. 6.6.9, 6.6.10, 6.16.f, 7.1 */
export function rollForecast(view: AwView, seat: Seat, action: AwAction): RollForecast | undefined {
  const top = view.frames.at(-1)
  if (!ROLLED.has(action.kind) && !(top?.at === 'hunt' && action.kind === 'yes')) return undefined
  const area = landRollIn(view)
  // Cavalry counts for both sides. 9.7
  if (area !== undefined && on(stateOf(view), ABILITIES) && isHidden(view, board().areas[area])) return undefined
  const by = senderOf(action)
  return toldBy(view, seat, action, BEFORE, event => rollIn(event, by))
}

/** What is left of the walls when the garrison takes so many of the hits; 0: the city falls. 6.8.3 */
export function wallsForecast(view: AwView, seat: Seat, action: AwAction): number | undefined {
  if (action.kind !== 'garrison') return undefined
  return toldBy(view, seat, action, LOSSES, event =>
    event.at === 'siege-round' ? (event.taken ? 0 : event.level) : undefined,
  )
}

/** Whole hundredths; what is possible is not said to be impossible. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '<1' : chance < 1 && chance >= 0.995 ? '>99' : String(Math.round(chance * 100))

/** AP of cards and of income that an action costs now. */
export interface Price {
  readonly cards: number
  readonly income: number
}

/** What does not cost AP, whatever happens to the purse by it. */
const FREE: ReadonlySet<AwAction['kind']> = new Set(['ap', 'plus', 'cash', 'sacrifice', 'end', 'pass', 'done', 'halt'])

/** What an action costs the one whose impulse it is; undefined: nothing, or it is not known before. */
export function priceOf(view: AwView, seat: Seat, action: AwAction): Price | undefined {
  const { cards, income } = view.ap
  if (view.phasing === '' || FREE.has(action.kind)) return undefined
  if (action.kind === 'to') {
    // Others may answer before it is paid.
    const step = view.steps?.find(([id]) => id === board().areas[action.area])
    if (!step) return undefined
    const ofCards = Math.min(cards, step[1])
    return { cards: ofCards, income: step[1] - ofCards }
  }
  const after = assyrianWars.clone(stateOf(view))
  const { phasing, turn, round } = after
  assyrianWars.apply(after, seat, action, firstChance)
  whereverItIs(after, seat)
  if (after.phasing !== phasing || after.turn !== turn || after.round !== round) return undefined
  const price = { cards: cards - after.cardAp / AP, income: income - after.income / AP }
  return price.cards < 0 || price.income < 0 || price.cards + price.income === 0 ? undefined : price
}

/** Questions where something is that costs the same everywhere. */
const PLACED: ReadonlySet<string> = new Set(['place', 'pick', 'raid-from'])
const FIRST: AwAction[] = []

/** What is named first and paid when its place is known goes to the first place there is. */
function whereverItIs(s: AwState, seat: Seat): void {
  for (let n = 0; n < PLACED.size && PLACED.has(s.frames.at(-1)?.at ?? ''); n++) {
    if (assyrianWars.legal(s, seat, FIRST) === 0) return
    assyrianWars.apply(s, seat, FIRST[0], firstChance)
  }
}

/** What was seen of the purse, and what has gone from it since the impulse began. */
export interface Spending {
  readonly impulse: string
  readonly cards: number
  readonly income: number
  readonly spent: Price
}

/** `jumped`: the position does not follow from the one before. */
export function spend(before: Spending | undefined, view: AwView, jumped: boolean): Spending {
  const impulse = `${view.turn} ${view.round} ${view.phasing} ${view.preempting}`
  const { cards, income } = view.ap
  const none = { cards: 0, income: 0 }
  if (before?.impulse !== impulse || jumped) return { impulse, cards, income, spent: none }
  return {
    impulse,
    cards,
    income,
    spent: {
      cards: before.spent.cards + Math.max(0, before.cards - cards),
      income: before.spent.income + Math.max(0, before.income - income),
    },
  }
}
