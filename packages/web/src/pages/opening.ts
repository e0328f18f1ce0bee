// Starting a game: the levels of bots, the names of players, the first call to the table.

import { FIRST_LEVEL, LEVELS, type Level, levelById } from '@tabularium/bots/levels'
import type { Options } from '@tabularium/kernel'
import { tables } from '../frame/tables.ts'
import { settings } from '../settings.ts'
import type { Player } from '../table/table.ts'
import { levelWords } from '../table/words.ts'
import { area, type Words } from '../words.ts'

/** The level with this id, or where somebody begins who has not said otherwise; its spec is the one for this game. */
export const levelFor = (id: string, game?: string): Level =>
  levelById(id, game) ?? levelById(FIRST_LEVEL, game) ?? LEVELS[0]

export const openingWords = area({
  en: { person: 'Player', 'person.n': 'Player {n}', ...levelWords.dictionaries.en },
  pl: { person: 'Gracz', 'person.n': 'Gracz {n}', ...levelWords.dictionaries.pl },
  ru: { person: 'Игрок', 'person.n': 'Игрок {n}', ...levelWords.dictionaries.ru },
})

export const bot = (level: Level, words: Words): Player => ({ name: words(`level.${level.id}`), bot: level.spec })

/** Opens a game and returns its id; whoever goes to its address resumes it there. */
export async function start(game: string, players: readonly Player[], options: Options = {}): Promise<string> {
  const table = await (await tables()).open({ game, options, players })
  const { id } = table.state
  table.close()
  return id
}

/** At once, with the usual options: you begin, against the level chosen last. */
export const startAgainstBot = (game: string, words: Words): Promise<string> => {
  const { name, level } = settings()
  return start(game, [{ name: name || words('person') }, bot(levelFor(level, game), words)])
}
