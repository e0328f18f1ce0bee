// What is known before a choice is made: what it costs, the chance of the fight it begins, or the throw it needs. A mark on the
// choice, and a line under it in the list of actions.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import { frames } from '@tabularium/assyrian-wars/rules'
import type { Message, Seat } from '@tabularium/kernel'
import type { Choice } from '../board.ts'
import type { Aw } from './context.ts'
import { NAMING } from './facts.ts'
import {
  type Forecast,
  forecastOf,
  percent,
  priceOf,
  type RollForecast,
  rollForecast,
  wallsForecast,
} from './forecast.ts'
import { actionOf } from './position.ts'
import { writtenAp } from './prices.ts'
import './odds.css'
import { assyrianWars } from './on-set.ts'

const sortOf = ({ need, dice, chance }: RollForecast): 'sure' | 'never' | 'one' | 'two' =>
  need === undefined || chance === 1 ? 'sure' : chance === 0 ? 'never' : dice === 1 ? 'one' : 'two'

const FIGHTS = { battle: 'hint.battle', siege: 'hint.falls', way: 'hint.through' } as const

/** How it goes, and who may come between; the first counts that in. */
const fightHints = ({ what, chance, met }: Forecast): readonly Message[] => [
  { key: FIGHTS[what], args: { n: chance === undefined ? '?' : percent(chance) } },
  ...(met ? [{ key: 'hint.met', args: { tries: met.tries, n: percent(met.chance) } }] : []),
]

const rollHint = (roll: RollForecast): Message => ({
  key: `hint.roll.${sortOf(roll)}`,
  args: { need: roll.need ?? 0, n: percent(roll.chance) },
})

const wallsHint = (level: number): Message =>
  level === 0 ? { key: 'hint.city-falls' } : { key: 'hint.level', args: { level } }

/** What comes of an action without any chance: what is left of the walls; that a retreat to where one stands goes into the city. */
function plainHint(view: AwView, seat: Seat, action: AwAction): Message | undefined {
  const walls = wallsForecast(view, seat, action)
  if (walls !== undefined) return wallsHint(walls)
  const top = view.frames.at(-1)
  const stays = action.kind === 'retreat' && top?.at === 'retreat' && frames.retreat.area(top) === action.area
  return stays ? { key: 'hint.into-city' } : undefined
}

/** The chance of what an action begins, or what comes of it. */
function chanceHints(view: AwView, seat: Seat, action: AwAction): readonly Message[] {
  const plain = plainHint(view, seat, action)
  if (plain) return [plain]
  const forecast = forecastOf(view, action)
  if (forecast) return fightHints(forecast)
  const roll = rollForecast(view, seat, action)
  return roll ? [rollHint(roll)] : []
}

/** Their price is in their words. */
const TOLD: ReadonlySet<AwAction['kind']> = new Set([
  'pay-supply',
  'sell-group',
  'clear',
  'wall',
  'recruit',
  'regain-leader',
  'disband',
  'raid',
  'search',
  'plus-event',
])

function priceHint(view: AwView, seat: Seat, action: AwAction): Message | undefined {
  const cost = priceOf(view, seat, action)
  return cost && { key: 'hint.ap', args: { ap: writtenAp(cost.cards + cost.income) } }
}

/** For the list of actions: price and chance. */
export function hintsOf(view: AwView, seat: Seat, action: AwAction): readonly Message[] {
  const cost = TOLD.has(action.kind) ? undefined : priceHint(view, seat, action)
  return [...(cost ? [cost] : []), ...chanceHints(view, seat, action)]
}

interface MarkProps {
  readonly aw: Aw
  readonly choice: Choice
}

/** Their words say what they cost. */
const WORDED = /\d[½¼¾]? (?:AP|PA|ОД)/

/** What all of these cost alike, to be said once: the same thing, wherever it goes. */
export function sharedPrice({ view, seat, say }: Aw, choices: readonly Choice[]): string | undefined {
  if (choices.length < 2 || seat === undefined) return undefined
  const all = new Set(choices.map(choice => priceHint(view, seat, actionOf(choice))).map(cost => cost && say(cost)))
  return all.size === 1 ? all.values().next().value : undefined
}

/** Beside the words of a choice. */
export function PriceMark({ aw: { view, seat, say }, choice }: MarkProps) {
  const action = actionOf(choice)
  const cost = seat === undefined ? undefined : priceHint(view, seat, action)
  if (!cost || WORDED.test(say(assyrianWars.text.action(action)))) return null
  return <small className="aw-price-mark num">{say(cost)}</small>
}

/** Beside the words of a choice: a word or two and the chance; the whole sentence for those who hear it or point at it. */
export function OddsMark({ aw, choice }: MarkProps) {
  const forecast = forecastOf(aw.view, actionOf(choice))
  if (!forecast) return <RollMark aw={aw} choice={choice} />
  return (
    <small className="aw-odds-mark num" title={sentence(aw, forecast)}>
      {fightHints(forecast).map(aw.say).join('; ')}
    </small>
  )
}

function RollMark({ aw: { view, seat, say, w }, choice }: MarkProps) {
  const plain = seat === undefined ? undefined : plainHint(view, seat, actionOf(choice))
  if (plain) return <small className="aw-roll-mark num">{say(plain)}</small>
  const roll = seat === undefined ? undefined : rollForecast(view, seat, actionOf(choice))
  if (!roll) return null
  const sort = sortOf(roll)
  const figures = { need: roll.need ?? 0, n: percent(roll.chance) }
  return (
    <small className="aw-roll-mark num" title={w(`roll.${sort}`, figures)}>
      {sort === 'one' || sort === 'two' ? w(`rollShort.${sort}`, figures) : say(rollHint(roll))}
    </small>
  )
}

const SENTENCES = { battle: 'oddsBattle', siege: 'oddsSiege', way: 'oddsWay' } as const

function sentence({ w, say }: Aw, { what, place, chance, met }: Forecast): string {
  const where = say(NAMING.place(place))
  if (chance === undefined) return w('oddsUnknown', { place: where })
  const whole = w(SENTENCES[what], { place: where, n: percent(chance) })
  return met ? `${whole}. ${w('oddsMet', { tries: met.tries, n: percent(met.chance) })}` : whole
}
