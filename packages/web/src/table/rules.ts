// The rules the worker knows, each loaded when a game of it is first opened.

import type { Players } from '@tabularium/bots/player'
import type { Event, Game, View } from '@tabularium/kernel'

export interface Rules {
  readonly game: Game
  /** The game's own bots, loaded when one sits down. */
  players(): Promise<Players>
  /** Whether a move laid something open that the next one may take. */
  turnsUp?(events: readonly Event[]): boolean
  /** Figures by seat, for the graph of a replay. */
  measure(view: View): Readonly<Record<string, readonly number[]>>
}

/** By the game's id. */
export type Registry = Readonly<Record<string, () => Promise<Rules>>>

export const RULES: Registry = {
  'wonders-duel': async () => {
    const [{ wondersDuel }, { measure }] = await Promise.all([
      import('@tabularium/wonders-duel'),
      import('@tabularium/wonders-duel/rules'),
    ])
    return {
      game: wondersDuel,
      players: async () => (await import('@tabularium/bots/players/wonders-duel')).players,
      turnsUp: events => events.some(({ at }) => at === 'revealed' || at === 'age'),
      measure: view => measure(view as Parameters<typeof measure>[0]),
    }
  },
  'glory-to-rome': async () => {
    const [{ gloryToRome }, { measure }] = await Promise.all([
      import('@tabularium/glory-to-rome'),
      import('@tabularium/glory-to-rome/rules'),
    ])
    return {
      game: gloryToRome,
      players: async () => (await import('@tabularium/bots/players/glory-to-rome')).players,
      measure: view => measure(view as Parameters<typeof measure>[0]),
    }
  },
  'mare-nostrum': async () => {
    const [{ mareNostrum }, { measure }] = await Promise.all([
      import('@tabularium/mare-nostrum'),
      import('@tabularium/mare-nostrum/rules'),
    ])
    return {
      game: mareNostrum,
      players: async () => (await import('@tabularium/bots/players/mare-nostrum')).players,
      measure: view => measure(view as Parameters<typeof measure>[0]),
    }
  },
  'assyrian-wars': async () => {
    const [{ assyrianWars }, { measure }] = await Promise.all([
      import('@tabularium/assyrian-wars'),
      import('@tabularium/assyrian-wars/rules'),
    ])
    return {
      game: assyrianWars,
      players: async () => (await import('@tabularium/bots/players/assyrian-wars')).players,
      measure: view => measure(view as Parameters<typeof measure>[0]),
    }
  },
}
