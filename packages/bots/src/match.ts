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
  type Seat,
  type State,
  Telling,
  UNFINISHED,
  type View,
} from '@tabularium/kernel'
import { type Bot, ForfeitError, type History } from './bot.ts'

/** Why a game ended in which somebody could not go on. */
export const FORFEIT = 'forfeit'

export interface Forfeit {
  readonly seat: Seat
  readonly why: string
  readonly isAccident: boolean
}

export interface Match {
  /** `UNFINISHED` where it was broken off; `FORFEIT` where a bot could not go on: all the others have won then. */
  readonly result: Result
  readonly forfeit?: Forfeit
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
  const told: Telling[] | undefined = bots.some(bot => bot.listens) ? [] : undefined
  const tell = (): Telling | undefined => {
    const telling = told && new Telling()
    if (telling) told?.push(telling)
    return telling
  }
  const historyOf = (seat: Seat): History => ({
    moves: moves.length,
    takebacks: 0,
    events: from => (told ?? []).slice(from).map(telling => telling.to(seat)),
  })
  const s = game.setup(config, chance, tell())
  const setup = chance.taken()
  const moves: Move[] = []
  let decisions = 0
  let forfeit: Forfeit | undefined
  for (;;) {
    const [seat] = game.waiting(s)
    if (seat === undefined || moves.length >= most) break
    const bot = bots[seat]
    const legal = legalList(game, s, seat)
    let action: A
    try {
      const answer = bot.choose({
        ...{ view: game.view(s, seat), seat, legal },
        ...(bot.listens && { history: historyOf(seat) }),
      })
      action = answer instanceof Promise ? await answer : answer
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error
      forfeit = { seat, why: error.message, isAccident: error.isAccident }
      break
    }
    if (!legal.includes(action)) {
      throw new Error(`${bot.name} in seat ${seat} chose '${action?.notation}' at move ${moves.length + 1}: not legal`)
    }
    if (legal.length > 1) decisions++
    game.apply(s, seat, action, chance, tell())
    moves.push({ seat, action: action.notation, answers: chance.taken() })
  }
  const finished = forfeit ? forfeited(bots.length, forfeit.seat) : game.result(s)
  for (const bot of bots) bot.close?.(finished)
  if (!finished && game.waiting(s).length === 0)
    throw new Error(`nobody is waiting after move ${moves.length}, but ${game.id} has no result`)
  const record: GameRecord = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options: config.options,
    seats: bots.map(bot => bot.name),
    ...(finished && !forfeit && { result: outcomeOf(finished) }),
    setup,
    moves,
  }
  return {
    ...{ result: finished ?? UNFINISHED, decisions, actions: moves.length, record },
    ...(forfeit && { forfeit }),
  }
}

/** Whoever could not go on has lost, and all the others share the win. */
const forfeited = (seats: number, loser: Seat): Result => ({
  reason: FORFEIT,
  winners: Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== loser),
})
