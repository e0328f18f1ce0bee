// The games this server knows, by id. Rules are plain code: the main thread reads options and seats from them, the
// engine's workers play them.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import type { Game } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'

export type Games = ReadonlyMap<string, Game>

const byId = (games: readonly Game[]): Games => new Map(games.map(game => [game.id, game]))

export const GAMES: Games = byId([
  wondersDuel as unknown as Game,
  gloryToRome as unknown as Game,
  mareNostrum as unknown as Game,
  assyrianWars as unknown as Game,
])

export const gameById = (id: string): Game | undefined => GAMES.get(id)

/** With more games from modules by their address; each exports `game`. */
export async function gamesWith(modules: readonly string[]): Promise<Games> {
  const more = await Promise.all(modules.map(async address => (await import(address)).game as Game))
  return byId([...GAMES.values(), ...more])
}
