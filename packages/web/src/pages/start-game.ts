// Starting a game: the levels of bots, the names of players, the first call to the table.

import { type CharacterId, withCharacter } from '@tabularium/bots/character'
import { type Level, nearestLevel } from '@tabularium/bots/levels'
import type { Options } from '@tabularium/kernel'
import { tables } from '../frame/tables.ts'
import type { GameEntry } from '../games.ts'
import { settings } from '../settings.ts'
import type { NewGame, Player } from '../table/table.ts'
import { levelWords } from '../table/words.ts'
import type { WordsOf } from '../words.ts'

/** Names of people who give none, and of levels. */
export const playerWords = levelWords

export const bot = (level: Level, words: WordsOf<typeof levelWords>, character?: CharacterId): Player => ({
  name: words(character ? `character.${character}` : `level.${level.id}`),
  bot: withCharacter(level.spec, character),
})

/** What is chosen, and what the reader's language presets beside it. */
export async function withPresets(game: string, chosen: Options): Promise<Options> {
  try {
    return await (await import('./new/presets.ts')).withPresets(game, chosen)
  } catch {
    // Whoever opens the table says what is wrong.
    return chosen
  }
}

/** Opens a game and returns its id; whoever goes to its address resumes it there. */
export async function start(
  game: string,
  players: readonly Player[],
  chosen: Options = {},
  help: Pick<NewGame, 'coach' | 'chances' | 'expects' | 'data'> = {},
): Promise<string> {
  const options = await withPresets(game, chosen)
  const table = await (await tables()).open({ game, options, players, ...help })
  const { id } = table.state
  table.close()
  return id
}

/** Where there is a choice, three is company. */
export const usualSeats = ({ min, max }: GameEntry['seats']): number => Math.min(max, Math.max(min, 3))

/** At once, with what suits a first game: you begin, against the level chosen last. */
export const startAgainstBots = (
  { id, seats, first }: GameEntry,
  words: WordsOf<typeof levelWords>,
): Promise<string> => {
  const { name, level } = settings()
  const bots = Array.from({ length: usualSeats(seats) - 1 }, () => bot(nearestLevel(level, id), words))
  return start(id, [{ name: name || words('person') }, ...bots], first)
}
