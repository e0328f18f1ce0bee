// One game from the first move to the last, played by bots that are shown their views and nothing else.

import {
  type Action,
  type Config,
  FastChance,
  FORMAT,
  type Game,
  type GameRecord,
  legalList,
  MOST_DECISIONS,
  type Move,
  outcomeOf,
  RecordingChance,
  type Result,
  type State,
  UNFINISHED,
  type View,
} from '@tabularium/kernel'
import type { Bot } from './bot.ts'

export interface Match {
  /** `UNFINISHED` where it was broken off. */
  readonly result: Result
  /** How many decisions there were with more than one legal action. */
  readonly decisions: number
  /** How many actions were made in all. */
  readonly actions: number
  /** The whole game, with what chance answered. */
  readonly record: GameRecord
}

/** Everything but the bots' own choices follows from the seed. */
export async function playGame<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  config: Config,
  bots: readonly Bot<V, A>[],
  seed: string | number,
  most: number = MOST_DECISIONS,
): Promise<Match> {
  if (bots.length !== config.seats) throw new Error(`${config.seats} seats, but ${bots.length} bots`)
  const chance = new RecordingChance(new FastChance(seed))
  const s = game.setup(config, chance)
  const setup = chance.taken()
  const moves: Move[] = []
  let decisions = 0
  for (;;) {
    const [seat] = game.waiting(s)
    if (seat === undefined || moves.length >= most) break
    const bot = bots[seat]
    const legal = legalList(game, s, seat)
    const answer = bot.choose({ view: game.view(s, seat), seat, legal })
    const action = answer instanceof Promise ? await answer : answer
    if (!legal.includes(action)) {
      throw new Error(`${bot.name} in seat ${seat} chose '${action?.notation}' at move ${moves.length + 1}: not legal`)
    }
    if (legal.length > 1) decisions++
    game.apply(s, seat, action, chance)
    moves.push({ seat, action: action.notation, answers: chance.taken() })
  }
  const finished = game.result(s)
  if (!finished && game.waiting(s).length === 0)
    throw new Error(`nobody is waiting after move ${moves.length}, but ${game.id} has no result`)
  const record: GameRecord = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options: config.options,
    seats: bots.map(bot => bot.name),
    ...(finished && { result: outcomeOf(finished) }),
    setup,
    moves,
  }
  return { result: finished ?? UNFINISHED, decisions, actions: moves.length, record }
}
