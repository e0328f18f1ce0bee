// The games this server knows, by id. Rules are plain code: the main thread reads options and seats from them, the
// engine's workers play them.

import { GAMES as ALL } from '@tabularium/bots/games'
import { type Game, isProblem, type Problem } from '@tabularium/kernel'
import { gameOf } from '@tabularium/kernel/data'
import type { TableData } from './messages.ts'

export type Games = ReadonlyMap<string, Game>

const byId = (games: readonly Game[]): Games => new Map(games.map(game => [game.id, game]))

export const GAMES: Games = byId(ALL)

export const gameById = (id: string): Game | undefined => GAMES.get(id)

/** With more games from modules by their address; each exports `game`. */
export async function gamesWith(modules: readonly string[]): Promise<Games> {
  const more = await Promise.all(modules.map(async address => (await import(address)).game))
  return byId([...GAMES.values(), ...more])
}

export interface GamesOn {
  /** The game on data of somebody's own; undefined: on its usual ones. */
  of(game: Game, data: TableData | undefined): Game | Problem
}

/** So many games on data of somebody's own are kept ready; each takes some megabytes. */
const READY = 12

export function createGamesOn(): GamesOn {
  const ready = new Map<string, Game>()
  return {
    of(game, data) {
      if (data === undefined) return game
      const known = ready.get(data.hash)
      const found = known?.id === game.id ? known : gameOf(game, data)
      if (isProblem(found)) return found
      ready.delete(data.hash)
      ready.set(data.hash, found)
      for (const oldest of ready.keys()) if (ready.size > READY) ready.delete(oldest)
      return found
    },
  }
}
