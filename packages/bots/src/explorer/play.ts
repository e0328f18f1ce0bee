// Games of strong bots, counted as they are played. Every game follows from the seed and its number alone.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { NAMES } from '@tabularium/glory-to-rome/rules'
import {
  type Event,
  FastChance,
  type Game,
  isProblem,
  legalList,
  MOST_DECISIONS,
  type Problem,
  type Tell,
} from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { makeBot } from '../make.ts'
import {
  addTables,
  type CounterOf,
  type ExplorerCounts,
  type ExplorerHeader,
  type GameCounter,
  type Tables,
} from './counts.ts'
import { countGloryToRome } from './glory-to-rome.ts'
import { countWondersDuel } from './wonders-duel.ts'

/** Who counts which game. */
export const COUNTERS: Readonly<Record<string, CounterOf>> = {
  [wondersDuel.id]: countWondersDuel,
  [gloryToRome.id]: countGloryToRome(NAMES),
}

/** A stretch of the games of one seed, counted. */
export interface CountedGames {
  readonly games: number
  readonly unfinished: number
  readonly tables: ExplorerCounts['tables']
}

const tellTo = (counter: GameCounter): Tell => ({
  all: (event: Event) => counter.event?.(event),
  only: (_to, event) => counter.event?.(event),
  reveal: () => {},
})

async function countGame(
  game: Game,
  { seats, options, bots }: ExplorerHeader,
  seed: string,
  number: number,
  counterOf: CounterOf,
): Promise<Tables | undefined> {
  const spec = bots[number % bots.length]
  const players = Array.from({ length: seats }, (_, seat) => {
    const bot = makeBot(spec, game, `${seed}/${number}/${seat}`, options)
    if (isProblem(bot)) throw new Error(bot.problem)
    return bot
  })
  const tables: Tables = {}
  const counter = counterOf(seats, tables)
  const tell = counter.event && tellTo(counter)
  const chance = new FastChance(`${seed}/${number}`)
  const s = game.setup({ seats, options }, chance, tell)
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const [seat] = game.waiting(s)
    if (seat === undefined) break
    const legal = legalList(game, s, seat)
    const action = legal.length === 1 ? legal[0] : await players[seat].choose({ view: game.view(s, seat), seat, legal })
    counter.decision(seat, legal, action)
    game.apply(s, seat, action, chance, tell)
  }
  const result = game.result(s)
  if (result === undefined) return undefined
  const { winners } = result
  counter.end(Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? (winners.length > 1 ? 1 : 2) : 0)))
  return tables
}

/** Plays the games from this number on and counts them. */
export async function countGames(
  game: Game,
  header: ExplorerHeader,
  { seed, from, games }: { readonly seed: string; readonly from: number; readonly games: number },
): Promise<CountedGames | Problem> {
  const counterOf = Object.hasOwn(COUNTERS, game.id) ? COUNTERS[game.id] : undefined
  if (counterOf === undefined) {
    return { problem: `there is no explorer of ${game.id}; there are: ${Object.keys(COUNTERS).join(', ')}` }
  }
  const tables: Tables = {}
  let unfinished = 0
  for (let number = from; number < from + games; number++) {
    const counted = await countGame(game, header, seed, number, counterOf)
    if (counted) addTables(tables, counted)
    else unfinished++
  }
  return { games, unfinished, tables }
}
