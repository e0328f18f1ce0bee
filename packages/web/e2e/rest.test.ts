// A table where nothing happens rests: no animation runs and no frame is asked for.

import type { Page } from 'playwright-core'
import type { GameId } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { sitAt } from './table.ts'

const TABLES: readonly (readonly [name: string, moves: number, seats: string, game: GameId])[] = [
  ['end-points', 20, 'Ada | mcts:4', 'wonders-duel'],
  ['end-sites', 440, 'Ada | careless', 'glory-to-rome'],
  ['end-cards', 330, 'Ada | random | random | random | random', 'mare-nostrum'],
  ['campaign', 600, 'Ada | careless | careless | careless | careless', 'assyrian-wars'],
]

/** What goes on within half a second. */
const unrest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly running: readonly string[]; readonly frames: number }>(resolve => {
        const ask = window.requestAnimationFrame
        let frames = 0
        window.requestAnimationFrame = callback => {
          frames++
          return ask.call(window, callback)
        }
        setTimeout(() => {
          window.requestAnimationFrame = ask
          const running = document.getAnimations().filter(({ playState }) => playState === 'running')
          resolve({ running: running.map(({ id, effect }) => `${id} ${effect?.getComputedTiming().duration}`), frames })
        }, 500)
      }),
  )

for (const [name, moves, seats, game] of TABLES) {
  test(`${game}, while a person thinks`, async ({ visit }) => {
    const { page } = await visit({ settings: { motion: 'auto' } })
    await sitAt(page, name, moves, seats, game)
    await expect.poll(() => unrest(page)).toEqual({ running: [], frames: 0 })
  })
}
