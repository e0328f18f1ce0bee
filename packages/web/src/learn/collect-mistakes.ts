// From analyses to exercises: of the games of this device whenever one's mistakes are opened, of a game one looks at when its
// analysis is done.

import { ANALYSIS_VERSION } from '@tabularium/bots/analysis/course'
import type { Ending, ExplainedMove } from '@tabularium/bots/analysis/explain'
import type { PlainMove } from '@tabularium/bots/analysis/plain'
import type { Seat } from '@tabularium/kernel'
import { endingOf } from '../shell/analysis/model.ts'
import { type AnalysisStore, analysisKey, databaseAnalyses } from '../table/analysis-store.ts'
import { databaseStore, type Store } from '../table/store.ts'
import type { SavedGameSummary } from '../table/table.ts'
import { type MistakeStore, mistakes } from './mistake-store.ts'
import { mistakeOf, mistakesOf, newExercise, refreshed } from './mistakes.ts'
import { ownSeat } from './own-seat.ts'

export interface AnalysedGame {
  readonly game: string
  /** The record's text. */
  readonly text: string
  readonly seats: number
  readonly seat: Seat
  readonly moves: readonly PlainMove[]
  readonly ending: Ending
}

/** Keeps what this seat got wrong. */
export async function collect({ text, ...about }: AnalysedGame, into: MistakeStore = mistakes): Promise<void> {
  const record = analysisKey(text)
  const before = (await into.all()).filter(one => one.record === record)
  const { put, drop } = refreshed(before, mistakesOf(about.moves, { ...about, record }), Date.now())
  if (put.length > 0) await into.put(put, { key: record, text })
  if (drop.length > 0) await into.drop(drop)
}

/** Keeps one move, chosen by hand; returns the exercise's key, or undefined where there was nothing to learn from it. */
export async function collectOne(
  move: ExplainedMove,
  { game, text }: { readonly game: string; readonly text: string },
  into: MistakeStore = mistakes,
): Promise<string | undefined> {
  const record = analysisKey(text)
  const found = mistakeOf(move, { game, record })
  if (!found) return undefined
  const before = await into.get(found.key)
  await into.put([{ ...(before ?? newExercise(found, Date.now())), ...found, chosen: true }], { key: record, text })
  return found.key
}

export interface Collected {
  /** Finished games of one's own that nobody has analysed yet, the last first. */
  readonly open: readonly SavedGameSummary[]
}

/** Looks through the games of this device. */
export async function collectAll(
  name: string,
  stores: { readonly games: Store; readonly analyses: AnalysisStore; readonly into: MistakeStore } = {
    games: databaseStore(),
    analyses: databaseAnalyses(),
    into: mistakes,
  },
): Promise<Collected> {
  const { games, analyses, into } = stores
  const open: SavedGameSummary[] = []
  for (const summary of await games.list().catch(() => [])) {
    const { result, players, waiting, game } = summary
    const seat = ownSeat(players, name)
    // Exercises are solved on the usual data.
    if (summary.data !== undefined || !result || waiting.length > 0 || seat === undefined || players.length < 2)
      continue
    const saved = await games.get(summary.id)
    if (!saved) continue
    const found = await analyses.get(analysisKey(saved.record))
    const whole = found?.version === ANALYSIS_VERSION && found.moves.every(({ depth }) => depth !== undefined)
    const deep = whole && found.moves.every(({ depth, played }) => depth !== 'quick' || played === undefined)
    if (!deep) open.push(summary)
    if (!whole) continue
    const seats = players.length
    await collect({ game, text: saved.record, seats, seat, moves: found.moves, ending: endingOf(result, seats) }, into)
  }
  return { open }
}
