// The analysis of the game under study, loaded when somebody asks for it: the work in the worker followed, and its parts for the
// page around the board.

import type { Depth } from '@tabularium/bots/analysis/depth'
import type { ExplainedMove } from '@tabularium/bots/analysis/explain'
import type { PlainMove } from '@tabularium/bots/analysis/plain'
import { nearestLevel } from '@tabularium/bots/levels'
import { isProblem, type Say, type Seat, type View } from '@tabularium/kernel'
import type { AnalysisAnswer, AnalysisMove } from '@tabularium/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Board } from '../../boards/board.ts'
import { problemOf } from '../../frame/tables.ts'
import { collect, collectOne } from '../../learn/collect-mistakes.ts'
import { mistakeWords } from '../../learn/mistake-words.ts'
import { ownSeat } from '../../learn/own-seat.ts'
import { useSession } from '../../online/me.ts'
import { useSettings } from '../../settings.ts'
import { percent, signedPercent } from '../../shell/analysis/figures.ts'
import { MarkLine } from '../../shell/analysis/mark.tsx'
import {
  analysisOf,
  costlyFrom,
  endingOf,
  type GameAnalysis,
  isCostly,
  markedAs,
  SIGNS,
} from '../../shell/analysis/model.ts'
import { AnalysisProgressBar } from '../../shell/analysis/progress.tsx'
import { SkillAndLuck } from '../../shell/analysis/skill-and-luck.tsx'
import { Verdict } from '../../shell/analysis/verdict.tsx'
import { analysisWords } from '../../shell/analysis/words.ts'
import type { GraphChances } from '../../shell/graph.tsx'
import type { AnalysisProgress, AnalysisStart, Player, Replay } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { bot, playerWords } from '../start-game.ts'
import { playFrom } from './play-on.tsx'

type Work = Omit<AnalysisStart, 'moves'> & {
  readonly moves: readonly PlainMove[]
  /** The server does it, or has done it. */
  readonly server?: boolean
}

/** The work in the worker, from the moment it is begun; undefined: it has not answered yet. */
function useLocalWork(replay: Replay, running: boolean, deepest: Depth): Work | undefined {
  const [work, setWork] = useState<Work>()
  useEffect(() => {
    if (!running) return
    let gone = false
    const hear = (progress: AnalysisProgress) => {
      if (gone) return
      setWork(before => {
        if (!before) return before
        const moves = [...before.moves]
        for (const move of progress.moves) moves[move.move - 1] = move
        const { ending } = before
        return { ...progress, ending, moves }
      })
    }
    replay.analyse(hear, deepest).then(
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
  }, [replay, running, deepest])
  return work
}

/** What the server has of a game: `asking`: it has not said; `none`: nothing, and it does nothing. */
type Shared = 'asking' | 'none' | AnalysisAnswer

/** A server that takes longer is not waited for: what it has comes later. */
const PATIENCE_MS = 800
const AGAIN_MS = 2500

/** Has a finished game of an online table analysed there, once for all, and follows it. */
function useShared(online: string | undefined, running: boolean): Shared {
  const [shared, setShared] = useState<Shared>(online === undefined ? 'none' : 'asking')
  useEffect(() => {
    if (online === undefined || !running) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const patience = setTimeout(() => setShared(now => (now === 'asking' ? 'none' : now)), PATIENCE_MS)
    const look = async (first: boolean) => {
      const [{ analysis, askForAnalysis }, { meet, mySession }] = await Promise.all([
        import('../../online/api.ts'),
        import('../../online/me.ts'),
      ])
      const known = await analysis(online)
      const missing = first && !known.trouble && known.value.status === 'none'
      if (missing) await meet()
      // Whoever is nobody there cannot have it made, but may read what there is.
      const answer = missing && mySession().me && !gone ? await askForAnalysis(online) : known
      if (gone) return
      setShared(answer.trouble || answer.value.status === 'none' ? 'none' : answer.value)
      if (!answer.trouble && answer.value.status === 'working') timer = setTimeout(() => void look(false), AGAIN_MS)
    }
    look(true).catch(() => gone || setShared('none'))
    return () => {
      gone = true
      clearTimeout(patience)
      clearTimeout(timer)
    }
  }, [online, running])
  return shared
}

/** Whether it is of this very game. */
const fits = ({ moves }: Replay, judged: readonly AnalysisMove[]): boolean =>
  judged.length === moves.length &&
  judged.every(({ action, seat }, i) => action === moves[i].action && seat === moves[i].seat)

/** What is known: from the server where it has it, else a quick look of one's own and the server's deeper one, else all of one's own. */
function useWork(replay: Replay, online: string | undefined, running: boolean): Work | undefined {
  const shared = useShared(online, running)
  const isThere = typeof shared === 'object' && shared.moves !== undefined && fits(replay, shared.moves)
  const atWork = typeof shared === 'object' && shared.status === 'working'
  const local = useLocalWork(replay, running && shared !== 'asking' && !isThere, atWork ? 'quick' : 'standard')
  return useMemo(() => {
    if (isThere && replay.result) {
      const moves = shared.moves as readonly PlainMove[]
      const [done, total] = [moves.length, moves.length]
      return { moves, done, total, ending: endingOf(replay.result, replay.players.length), server: true }
    }
    if (!local || !atWork || local.depth !== undefined) return local
    return { ...local, depth: 'standard', done: shared.done ?? 0, total: shared.total ?? local.total, server: true }
  }, [replay, shared, isThere, atWork, local])
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
  /** The table of the server whose game it is. */
  readonly online: string | undefined
  readonly board: Board
  readonly at: number
  /** Whose view the replay shows. */
  readonly seat: Seat | undefined
  /** Names of the seats, and of those who play. */
  readonly seatNames: readonly string[]
  readonly players: readonly string[]
  /** Who sat there; of a record from elsewhere the names alone are known. */
  readonly seated: readonly Player[]
  readonly say: Say
  go(move: number): void
  children(parts: AnalysisParts | undefined): ReactNode
}

export function Analysed(props: AnalysedProps) {
  const { replay, online, board, at, seat, seatNames, players, seated, say, go, children } = props
  const t = analysisWords.use()
  const [running, setRunning] = useState(true)
  const work = useWork(replay, online, running)
  const [whose, setWhose] = useState<Seat>()
  const own = whose ?? seat ?? 0
  const { game } = board
  const analysis = useMemo(
    () => work && analysisOf(game, work.moves, replay.players.length, work.ending),
    [game, work, replay],
  )
  const { me } = useSession()
  const name = useSettings().name
  useCollected(replay, work, ownSeat(seated, online === undefined ? name : (me?.name ?? '')))
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
        more={replay.text !== '' && !replay.data && <TrainThis move={analysis.moves[at - 1]} replay={replay} />}
      />
    ),
    sums: <SkillAndLuck analysis={analysis} players={seatNames} seat={own} choose={setWhose} />,
  })
}

/** Makes the move an exercise and opens it. */
function TrainThis({ move, replay }: { readonly move: ExplainedMove | undefined; readonly replay: Replay }) {
  const t = mistakeWords.use()
  const [, go] = useLocation()
  const train = async () => {
    const key = move && (await collectOne(move, replay))
    if (key !== undefined) go(`/train/mistakes/${key}`)
  }
  const failed = (error: unknown) => toast({ text: t('train.failed', { problem: problemOf(error) }) })
  return (
    <Button icon={<ControlIcon name="eye" />} onClick={() => void train().catch(failed)}>
      {t('train.this')}
    </Button>
  )
}

/** What one got wrong in a game that one looks at is kept as exercises when the analysis is done. */
function useCollected(replay: Replay, work: Work | undefined, seat: Seat | undefined): void {
  const isDone = work !== undefined && work.depth === undefined && work.failed === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    // Exercises are solved on the usual data.
    if (!isDone || seat === undefined || replay.text === '' || replay.data) return
    const { game, text, players } = replay
    // An exercise less is no reason to disturb whoever reads.
    collect({ game, text, seats: players.length, seat, moves: work.moves, ending: work.ending }).catch(() => undefined)
  }, [replay, isDone, seat])
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
