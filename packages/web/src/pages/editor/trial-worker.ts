// The worker of a trial: bots play games on some data, off the page. Ending it stops the trial at once.

import { playGame } from '@tabularium/bots/match'
import { playerOf } from '@tabularium/bots/player'
import { isProblem } from '@tabularium/kernel'
import { gameOn } from '@tabularium/kernel/data'
import { RULES } from '../../table/rules.ts'
import type { Answer, TrialPlan } from './trial-plan.ts'

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function* trial({ game: id, text, seats, options, bots, games, seed }: TrialPlan): AsyncGenerator<Answer> {
  const rules = await RULES[id]()
  const read = gameOn(rules.game, text)
  if ('faults' in read) return yield { answer: 'refused', why: read.faults[0].why }
  const { game } = read
  const usual = Object.entries(game.options).map(([name, { values }]) => [name, values[0]])
  const config = { seats, options: { ...Object.fromEntries(usual), ...options } }
  const refused = game.admits?.(config)
  if (refused) return yield { answer: 'refused', why: refused.problem }
  const players = await rules.players()
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

const say = (answer: Answer): void => self.postMessage(answer)

self.addEventListener('message', async ({ data }: MessageEvent<TrialPlan>) => {
  try {
    for await (const answer of trial(data)) say(answer)
    say({ answer: 'end' })
  } catch (error) {
    say({ answer: 'refused', why: problemOf(error) })
  }
})
