// What a game comes with, loaded when its editor is opened: its data, its words, and what its cards can say.

import type { EffectField } from '@tabularium/assyrian-wars'
import type { Game } from '@tabularium/kernel'

export const DATA_GAMES = ['mare-nostrum', 'assyrian-wars'] as const
/** The games that can be played on data of somebody's own. */
export type DataGame = (typeof DATA_GAMES)[number]
export const isDataGame = (id: string | undefined): id is DataGame => DATA_GAMES.some(game => game === id)

export interface Usual {
  readonly id: DataGame
  readonly data: object
  readonly text: Game['text']
  /** By effect: the fields it has. */
  readonly effects: Readonly<Record<string, readonly EffectField[]>>
}

export async function loadUsual(id: DataGame): Promise<Usual> {
  if (id === 'mare-nostrum') {
    const { mareNostrum, MAP } = await import('@tabularium/mare-nostrum')
    return { id, data: MAP, text: mareNostrum.text as Game['text'], effects: {} }
  }
  const { assyrianWars, DATA, EFFECT_FIELDS } = await import('@tabularium/assyrian-wars')
  return { id, data: DATA, text: assyrianWars.text as Game['text'], effects: EFFECT_FIELDS }
}
