// What the reader's language presets. Loaded when a game is started: it needs the kernel, which the home page does without.

import { type Options, spokenOptions } from '@tabularium/kernel'
import { gameEntry } from '../../games.ts'
import { settings } from '../../settings.ts'

/** What is chosen, and what the reader's language presets beside it. */
export async function withPresets(game: string, chosen: Options): Promise<Options> {
  const board = await gameEntry(game)?.load()
  return board ? { ...spokenOptions(board.game.options, settings().language), ...chosen } : chosen
}
