// Brings a page to a scene of the gallery.

import type { Page } from 'playwright-core'
import { type GameName, recordNamed } from '../gallery/games.ts'
import type { Scene } from '../gallery/scenes.ts'
import { perform } from '../gallery/steps.ts'
import { personAt, stranger } from './online.ts'
import { seedGame } from './seed-games.ts'

/** The name of a game on the device that looks, where it is kept from the first call on. */
export type SeedGame = (name: GameName) => Promise<string>

/** For scenes that this page shows. */
export function seederFor(page: Page): SeedGame {
  const kept = new Map<GameName, Promise<string>>()
  return name => {
    const id = kept.get(name) ?? seedGame(page, recordNamed(name))
    kept.set(name, id)
    return id
  }
}

/** Goes there and waits until it stands. */
export async function reach(page: Page, { path, games = [], shown, steps = [], prepare }: Scene, seed: SeedGame) {
  let id = ''
  for (const game of games) id = await seed(game)
  await page.goto((await prepare?.({ me: () => personAt(page), stranger })) ?? path.replace(':game', id))
  await page.locator(shown).first().waitFor({ state: 'attached' })
  await page.evaluate(perform, steps)
}
