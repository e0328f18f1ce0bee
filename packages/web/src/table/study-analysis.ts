// The analysis of a record under study, in the worker: in slices, so that positions are shown meanwhile; what was found is told
// every moment and kept now and then, so that nothing is judged twice.

import {
  ANALYSIS_VERSION,
  type Course,
  courseOf,
  DEPTHS,
  type Depth,
  type JudgeFor,
  judgeMove,
  PASSES,
  type PlainMove,
  spreadOrder,
} from '@tabularium/bots/analysis'
import type { GameRecord, Problem } from '@tabularium/kernel'
import { type AnalysisStore, analysisKey } from './analysis-store.ts'
import type { Rules } from './rules.ts'
import type { AnalysisProgress, AnalysisStart } from './table.ts'

export interface StudyAnalysis {
  /** What is known already; what is not is judged from then on. */
  begin(): Promise<AnalysisStart | Problem>
  /** When it has stopped, all that was found is kept. */
  stop(): Promise<void>
}

interface AnalysisDeps {
  readonly analyses: AnalysisStore
  readonly deepest: Depth
  makeJudge(): Promise<JudgeFor>
  send(progress: AnalysisProgress): void
}

/** One slice of work, and how long it takes until the page is told. */
const SLICE_MS = 25
const TELL_MS = 120
/** What was found is kept so often. */
const KEEP_MS = 4000

const rankOf = ({ depth }: PlainMove): number => (depth === undefined ? -1 : DEPTHS.indexOf(depth))

/** In which order moves are judged at a depth: first those that are not known at all, all over the game, then those that seem to
 *  have cost most. */
export function orderAt(moves: readonly PlainMove[], depth: Depth): readonly number[] {
  const open = (move: number): boolean => {
    const one = moves[move - 1]
    // Where there was nothing to judge, there will not be at a greater depth.
    return rankOf(one) < DEPTHS.indexOf(depth) && (one.depth === undefined || one.played !== undefined)
  }
  const lossOf = ({ seat, played, better }: PlainMove): number =>
    (better?.[0]?.chances[seat] ?? 0) - (played && better?.[0] ? played.chances[seat] : 0)
  const order = spreadOrder(moves.length).filter(open)
  if (depth === PASSES[0]) return order
  return order.toSorted((a, b) => lossOf(moves[b - 1]) - lossOf(moves[a - 1]) || a - b)
}

export function openAnalysis(rules: Rules, record: GameRecord, text: string, deps: AnalysisDeps): StudyAnalysis {
  const { game } = rules
  const { analyses, send, deepest } = deps
  const passes = PASSES.filter(depth => DEPTHS.indexOf(depth) <= DEPTHS.indexOf(deepest))
  const key = analysisKey(text)
  let stopped = false
  let ended: Promise<void> = Promise.resolve()
  let judge = ''
  let moves: PlainMove[] = []

  const keep = async (): Promise<void> => {
    await analyses.put({
      ...{ key, version: ANALYSIS_VERSION, rules: game.rules, judge, moves },
      touched: Date.now(),
    })
  }

  /** Where the work stands: the first pass that has something left. */
  const standing = (): Pick<AnalysisProgress, 'depth' | 'done' | 'total'> => {
    const total = moves.length
    for (const depth of passes) {
      const left = orderAt(moves, depth).length
      if (left > 0) return { depth, done: total - left, total }
    }
    return { done: total, total }
  }

  const work = async (course: Course): Promise<void> => {
    const judging = await deps.makeJudge()
    // Another judge than the one of before (a network came, or is gone): its word alone counts.
    if (judge !== '' && judge !== judging.kind && standing().depth !== undefined) moves = [...course.moves]
    judge = judging.kind
    let kept = performance.now()
    let told = kept
    let fresh: PlainMove[] = []
    const tell = (): void => {
      send({ moves: fresh, ...standing(), ...(judging.without !== undefined && { without: true }) })
      fresh = []
      told = performance.now()
    }
    for (const depth of passes) {
      for (const move of orderAt(moves, depth)) {
        const judged = judgeMove(game, course, judging, move, depth)
        let until = performance.now() + SLICE_MS
        let step = judged.next()
        while (!step.done) {
          if (performance.now() > until) {
            // What was asked meanwhile is answered first.
            await new Promise(resolve => setTimeout(resolve, 0))
            if (stopped) return await keep()
            until = performance.now() + SLICE_MS
          }
          step = judged.next()
        }
        moves[move - 1] = step.value
        fresh.push(step.value)
        if (performance.now() - told < TELL_MS) continue
        tell()
        if (performance.now() - kept > KEEP_MS) {
          await keep()
          kept = performance.now()
        } else await new Promise(resolve => setTimeout(resolve, 0))
        if (stopped) return await keep()
      }
    }
    tell()
    await keep()
  }

  return {
    async begin() {
      const course = courseOf(game, record)
      if (!course) return { problem: 'only a finished game of several players can be analysed' }
      const saved = await analyses.get(key)
      const isOurs = saved?.version === ANALYSIS_VERSION && saved.rules === game.rules
      const fits = isOurs && saved.moves.length === course.moves.length
      moves = [...(fits ? saved.moves : course.moves)]
      judge = fits ? saved.judge : ''
      const start = standing()
      if (start.depth !== undefined && !stopped) {
        const failed = (error: unknown): void => {
          if (!stopped) send({ moves: [], done: 0, total: 0, failed: String(error) })
        }
        // After the answer to this call.
        const begun = new Promise(resolve => setTimeout(resolve, 0))
        ended = begun.then(() => work(course)).catch(failed)
      }
      return { moves: [...moves], ...start, ending: course.ending }
    },
    stop() {
      stopped = true
      return ended
    },
  }
}
