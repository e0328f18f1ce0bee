// The editor's worker: it knows the rules, so it says what is wrong with data and plays trial games on them, off the page.

import { playGame } from '@tabularium/bots/match'
import { playerOf } from '@tabularium/bots/player'
import { type Game, isProblem, type Options } from '@tabularium/kernel'
import type { Answer, DataGame, Fault, Question, TrialPlan } from './questions.ts'

interface Reader {
  /** The game on these data, or what is wrong with them. */
  read(data: unknown): Game | readonly Fault[]
  players(): Promise<Parameters<typeof playerOf>[0]>
}

const placeless = (why: string): Fault => ({ path: [], why })

const READERS: Readonly<Record<DataGame, () => Promise<Reader>>> = {
  async 'mare-nostrum'() {
    const { createMareNostrum, readMap } = await import('@tabularium/mare-nostrum')
    return {
      read(data) {
        const map = readMap(data)
        return 'provinces' in map ? (createMareNostrum(map) as Game) : map.map(placeless)
      },
      players: async () => (await import('@tabularium/bots/players/mare-nostrum')).players,
    }
  },
  async 'assyrian-wars'() {
    const { createAssyrianWars, readData } = await import('@tabularium/assyrian-wars')
    return {
      read(data) {
        const read = readData(data)
        return 'areas' in read ? (createAssyrianWars(read) as Game) : read.map(placeless)
      },
      players: async () => (await import('@tabularium/bots/players/assyrian-wars')).players,
    }
  },
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Data that the checks let through but the rules do not: the sentence of whoever threw. */
function gameOr(reader: Reader, data: unknown): Game | readonly Fault[] {
  try {
    return reader.read(data)
  } catch (error) {
    return [{ path: [], why: problemOf(error) }]
  }
}

const isFaults = (read: Game | readonly Fault[]): read is readonly Fault[] => Array.isArray(read)

async function* trial(reader: Reader, { data, seats, options, bots, games, seed }: TrialPlan): AsyncGenerator<Answer> {
  const game = gameOr(reader, data)
  if (isFaults(game)) return yield { answer: 'faults', faults: game }
  const usual = Object.entries(game.options).map(([name, { values }]) => [name, values[0]])
  const config = { seats, options: { ...Object.fromEntries(usual), ...options } as Options }
  const refused = game.admits?.(config)
  if (refused) return yield { answer: 'faults', faults: [{ path: [], why: refused.problem }] }
  const players = await reader.players()
  for (let number = 0; number < games; number++) {
    try {
      const seated = Array.from({ length: seats }, (_, seat) => {
        const bot = playerOf(players, bots, game, `${seed}/${number}/${seat}`)
        if (isProblem(bot)) throw new Error(bot.problem)
        return bot
      })
      const { result, actions } = await playGame(game, config, seated, `${seed}/${number}`)
      yield { answer: 'game', number, reason: result.reason, winners: [...result.winners], actions }
    } catch (error) {
      yield { answer: 'game', number, reason: 'fault', winners: [], actions: 0, fault: problemOf(error) }
    }
  }
}

const say = (id: number, answer: Answer): void => self.postMessage({ id, answer })

self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  try {
    const reader = await READERS[question.game]()
    if (question.ask === 'check') {
      const read = gameOr(reader, question.data)
      return say(id, { answer: 'faults', faults: isFaults(read) ? read : [] })
    }
    for await (const answer of trial(reader, question)) say(id, answer)
    say(id, { answer: 'end' })
  } catch (error) {
    say(id, { answer: 'failed', why: problemOf(error) })
  }
})
