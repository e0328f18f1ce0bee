// What a game comes with, loaded when its editor is opened: its data, its words, and what its cards can say.

import type { Game } from '@tabularium/kernel'
import type { EffectField } from '@tabularium/assyrian-wars'
import type { DataGame } from './questions.ts'

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
