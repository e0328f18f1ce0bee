// The analysis of finished games: made once when somebody asks for it, a few moves at a time in the bots' queue, where it waits
// behind all who play; stored, and shared by all who may see the table.

import { ANALYSIS_VERSION, type PlainMove, spreadOrder } from '@tabularium/bots/analysis'
import { isProblem, readRecord } from '@tabularium/kernel'
import type { AnalysisAnswer } from '@tabularium/protocol'
import { GAMES } from '../engine/games.ts'
import { EngineError } from '../engine/messages.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'

/** So many are worked on at this process; whoever asks for more is told to come again. */
const MOST_WORKING = 8
/** How deeply games are judged here. */
const DEPTH = 'standard'
/** A worker that was lost (its memory, its time) is asked again so often. */
const MOST_FAILURES = 3

/** A finished game. */
export interface FinishedGame {
  readonly id: string
  readonly game: string
  /** The record as text. */
  readonly record: string
}

export interface Analyses {
  look(game: FinishedGame): Promise<AnalysisAnswer>
  /** Begins where nothing is known; `party`: on whose account. */
  begin(game: FinishedGame, party: string): Promise<AnalysisAnswer>
}

interface Work {
  done: number
  readonly total: number
}

export function createAnalyses({ database, bots, log, now }: TableContext): Analyses {
  const { db } = database
  const working = new Map<string, Work>()

  const stored = async ({ id, game }: FinishedGame): Promise<AnalysisAnswer | undefined> => {
    const row = await db
      .selectFrom('analysis')
      .select(['version', 'rules', 'moves'])
      .where('table_id', '=', id)
      .executeTakeFirst()
    if (row?.version !== ANALYSIS_VERSION || row.rules !== GAMES.get(game)?.rules) return undefined
    return { status: 'done', moves: [...row.moves] }
  }

  const look = async (game: FinishedGame): Promise<AnalysisAnswer> => {
    const work = working.get(game.id)
    if (work) return { status: 'working', ...work }
    return (await stored(game)) ?? { status: 'none' }
  }

  const judgeAll = async (finished: FinishedGame, work: Work, party: string): Promise<void> => {
    const moves: PlainMove[] = []
    const left = [...spreadOrder(work.total)]
    let failures = 0
    while (left.length > 0) {
      try {
        const { id: table, game, record } = finished
        const judged = await bots.judge({ table, game, record, moves: left, depth: DEPTH, party })
        for (const move of judged) moves[move.move - 1] = move
        left.splice(0, judged.length)
        work.done += judged.length
      } catch (error) {
        // One that was stuck was ended, and the next one may do better; what fails fails again.
        if (!(error instanceof EngineError) || error.code !== 'stuck' || ++failures >= MOST_FAILURES) throw error
      }
    }
    const row = {
      ...{ version: ANALYSIS_VERSION, rules: GAMES.get(finished.game)?.rules ?? 0 },
      ...{ moves: JSON.stringify(moves), time: now() },
    }
    await db
      .insertInto('analysis')
      .values({ table_id: finished.id, ...row })
      .onConflict(conflict => conflict.column('table_id').doUpdateSet(row))
      .execute()
  }

  return {
    look,
    async begin(finished, party) {
      const known = await look(finished)
      if (known.status !== 'none') return known
      if (working.size >= MOST_WORKING) throw troubled('too-many')
      const record = readRecord(finished.record)
      if (isProblem(record) || record.seats.length < 2 || record.moves.length === 0) throw troubled('not-analysed')
      // Somebody else may have asked meanwhile.
      const before = working.get(finished.id)
      if (before) return { status: 'working', ...before }
      const work: Work = { done: 0, total: record.moves.length }
      working.set(finished.id, work)
      judgeAll(finished, work, party)
        .catch(error => log.warn({ table: finished.id, why: String(error) }, 'a game could not be analysed'))
        .finally(() => working.delete(finished.id))
      return { status: 'working', ...work }
    },
  }
}
