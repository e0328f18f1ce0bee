// The analysis of the game under study, loaded when somebody asks for it: the work in the worker followed, and its parts for the
// page around the board.

import type { PlainMove } from '@tabularium/bots/analysis/plain'
import { nearestLevel } from '@tabularium/bots/levels'
import { isProblem, type Say, type Seat, type View } from '@tabularium/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Board } from '../../boards/board.ts'
import { problemOf } from '../../frame/tables.ts'
import { useSettings } from '../../settings.ts'
import { percent, signedPercent } from '../../shell/analysis/figures.ts'
import { MarkLine } from '../../shell/analysis/mark.tsx'
import { analysisOf, costlyFrom, type GameAnalysis, isCostly, markedAs, SIGNS } from '../../shell/analysis/model.ts'
import { AnalysisProgressBar } from '../../shell/analysis/progress.tsx'
import { SkillAndLuck } from '../../shell/analysis/skill-and-luck.tsx'
import { Verdict } from '../../shell/analysis/verdict.tsx'
import { analysisWords } from '../../shell/analysis/words.ts'
import type { GraphChances } from '../../shell/graph.tsx'
import type { AnalysisStart, Replay } from '../../table/table.ts'
import { toast } from '../../ui/toast.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { bot, playerWords } from '../start-game.ts'
import { playFrom } from './play-on.tsx'

export type Work = Pick<AnalysisStart, 'ending' | 'depth' | 'done' | 'total' | 'failed' | 'without'> & {
  readonly moves: readonly PlainMove[]
}

/** The work in the worker, from the moment it is begun; undefined: it has not answered yet. */
function useWork(replay: Replay, running: boolean): Work | undefined {
  const [work, setWork] = useState<Work>()
  useEffect(() => {
    if (!running) return
    let gone = false
    const begun = replay.analyse(progress => {
      if (gone) return
      setWork(before => {
        if (!before) return before
        const moves = [...before.moves]
        for (const move of progress.moves) moves[move.move - 1] = move
        const { ending } = before
        return { ...progress, ending, moves }
      })
    })
    begun.then(
      start => {
        if (gone) return
        if (!isProblem(start)) setWork(start)
        else toast({ text: start.problem })
      },
      error => gone || toast({ text: problemOf(error) }),
    )
    return () => {
      gone = true
      replay.stopAnalysis()
    }
  }, [replay, running])
  return work
}

/** What the replay shows of an analysis, each in its place. */
export interface AnalysisParts {
  readonly figures: readonly (readonly number[])[]
  readonly name: string
  readonly chances: GraphChances
  readonly side: ReactNode
  readonly sums: ReactNode
  noteOf(move: number): ReactNode
}

interface AnalysedProps {
  readonly replay: Replay
  readonly board: Board
  readonly at: number
  /** Whose view the replay shows. */
  readonly seat: Seat | undefined
  /** Names of the seats, and of those who play. */
  readonly seatNames: readonly string[]
  readonly players: readonly string[]
  readonly say: Say
  go(move: number): void
  children(parts: AnalysisParts | undefined): ReactNode
}

export function Analysed({ replay, board, at, seat, seatNames, players, say, go, children }: AnalysedProps) {
  const t = analysisWords.use()
  const [running, setRunning] = useState(true)
  const work = useWork(replay, running)
  const [whose, setWhose] = useState<Seat>()
  const own = whose ?? seat ?? 0
  const { game } = board
  const analysis = useMemo(
    () => work && analysisOf(game, work.moves, replay.players.length, work.ending),
    [game, work, replay],
  )
  const view = useViewBefore(replay, at)
  const again = useAgain(replay, players)
  const mover = replay.moves[at - 1]?.seat
  const jump = (step: 1 | -1) => () => {
    const to = analysis && costlyFrom(analysis, at, step)
    return to === undefined ? false : go(to)
  }
  useKeys({
    '[': jump(-1),
    ']': jump(1),
    t: () => (at > 0 && mover !== undefined && replay.text !== '' ? again(at - 1, mover) : false),
  })
  if (!work || !analysis) return children(undefined)
  const progress = (
    <AnalysisProgressBar {...work} running={running} stop={() => setRunning(false)} resume={() => setRunning(true)} />
  )
  return children({
    figures: analysis.levels,
    name: t('graph'),
    chances: chancesOf(analysis, own, seatNames, t),
    noteOf(move) {
      const one = analysis.moves[move - 1]
      const mark = markedAs(one)
      return one && mark && <MarkLine mark={mark} loss={one.loss} />
    },
    side: (
      <Verdict
        {...{ game, analysis, at, view, say, progress, go }}
        players={seatNames}
        judged={work.moves[at - 1]?.depth !== undefined}
        {...(at > 0 && mover !== undefined && replay.text !== '' && { again: () => again(at - 1, mover) })}
      />
    ),
    sums: <SkillAndLuck analysis={analysis} players={seatNames} seat={own} choose={setWhose} />,
  })
}

function chancesOf(
  { moves, lucks, start }: GameAnalysis,
  own: Seat,
  names: readonly string[],
  t: ReturnType<typeof analysisWords.use>,
): GraphChances {
  return {
    own,
    even: start[own],
    marks: moves.flatMap(one => {
      const mark = markedAs(one)
      if (!mark) return []
      const { move, seat, loss } = one
      return [{ move, seat, kind: mark, weight: loss, ...(isCostly(mark) && { sign: SIGNS[mark] }) }]
    }),
    luck: lucks.map(luck => luck[own]),
    luckName: t('luck.of', { name: names[own] }),
    text: percent,
    told(move) {
      const one = moves[move - 1]
      const mark = markedAs(one)
      if (!mark) return undefined
      return t('graph.marked', { mark: t(`mark.${mark}`), name: names[one.seat], loss: signedPercent(-one.loss) })
    },
  }
}

/** What the seat that made a move saw before it. */
function useViewBefore(replay: Replay, move: number): View | undefined {
  const [found, setFound] = useState<{ readonly move: number; readonly view: View }>()
  const seat = replay.moves[move - 1]?.seat
  useEffect(() => {
    if (seat === undefined) return
    let gone = false
    replay.at(move - 1, seat).then(
      ({ view }) => gone || setFound({ move, view }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [replay, move, seat])
  return found?.move === move ? found.view : undefined
}

/** Opens a game from a position: the person takes the seat that was asked there, bots the others. */
function useAgain(replay: Replay, players: readonly string[]): (moves: number, seat: Seat) => void {
  const t = analysisWords.use()
  const words = playerWords.use()
  const { level, name } = useSettings()
  const [, go] = useLocation()
  return (moves, seat) => {
    const others = bot(nearestLevel(level, replay.game), words)
    const seated = players.map((_, one) => (one === seat ? { name: name || words('person') } : others))
    playFrom(replay, moves, seated).then(go, error => toast({ text: t('again.failed', { problem: problemOf(error) }) }))
  }
}
