// The games this server knows, by id. Rules are plain code: the main thread reads options and seats from them, the
// engine's workers play them.

import { GAMES as ALL } from '@tabularium/bots/games'
import type { Game } from '@tabularium/kernel'

export type Games = ReadonlyMap<string, Game>

const byId = (games: readonly Game[]): Games => new Map(games.map(game => [game.id, game]))

export const GAMES: Games = byId(ALL)

export const gameById = (id: string): Game | undefined => GAMES.get(id)

/** With more games from modules by their address; each exports `game`. */
export async function gamesWith(modules: readonly string[]): Promise<Games> {
  const more = await Promise.all(modules.map(async address => (await import(address)).game))
  return byId([...GAMES.values(), ...more])
}
