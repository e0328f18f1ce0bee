// What goes on over time, looked after by the process that directs tournaments: leagues, honours, seasons of the ladders.

import { GAMES } from '../engine/games.ts'
import { closeSeasons } from '../seasons/season-tables.ts'
import type { TableContext } from '../tables/context.ts'
import { honourTournaments } from '../tournaments/tournament-honours.ts'
import { advanceLeagues } from './league-keeper.ts'

/** So often leagues are looked at where nothing has happened, and whether a season is over. */
const LEAGUES_MS = 10_000
const SEASONS_MS = 60_000

export function createCompetitionKeeper(context: TableContext): (poked: boolean) => Promise<void> {
  const { database, config, now } = context
  let leaguesAgain = 0
  let seasonsAgain = 0
  return async poked => {
    if (poked || now() >= leaguesAgain) {
      leaguesAgain = now() + LEAGUES_MS
      await advanceLeagues(context)
    }
    await honourTournaments(database.db)
    if (now() < seasonsAgain) return
    seasonsAgain = now() + SEASONS_MS
    for (const { id } of GAMES.values()) await closeSeasons(database.db, config.seasons, id, now())
  }
}
