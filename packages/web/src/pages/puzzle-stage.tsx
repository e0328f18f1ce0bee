// One puzzle on the board: the solver's moves are judged by proof, the rival resists as long as it can, and a wrong move is
// answered by the reply that shows why.

import type { Puzzle } from '@tabularium/bots/puzzle'
import { answer, type Continuation, type Stand, solution } from '@tabularium/bots/puzzle-solve'
import { type Game, legalList, type Move, type State } from '@tabularium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { type Board, QUIET } from '../boards/board.ts'
import { puzzleWords } from '../learn/puzzle-words.ts'
import { RuleLink, refusalOf, Stage, StageEvents, stagePositionOf, useSpeaker } from '../learn/stage.tsx'
import { useSettings } from '../settings.ts'
import { choicesOf } from '../shell/choices.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/use-keys.ts'

/** Own decisions that are looked at, as when the puzzles were made. */
const DEPTH = 4

/** Where the solver stands: the moves made since the position was set, and what is left to win it in. */
interface Attempt {
  readonly moves: readonly Move[]
  readonly stand: Stand<State>
  /** How many of the moves were there before the last own one: what came after is news. */
  readonly before: number
  readonly verdict: 'begin' | 'right' | 'wrong' | 'won' | 'shown'
}

interface PuzzleStageProps {
  readonly puzzle: Puzzle
  readonly board: Board
  /** Which one it is, in words. */
  readonly written: string
  /** What stands below, once it is solved or shown and before. */
  foot(verdict: string): ReactNode
  ended(mark: 'solved' | 'shown' | 'wrong'): void
}

export function PuzzleStage({ puzzle, board, written, foot, ended }: PuzzleStageProps) {
  const t = puzzleWords.use()
  const { name } = useSettings()
  const { game } = board
  const { record, turns } = puzzle
  const start = useMemo((): Attempt => {
    const { state } = stagePositionOf(game, record, record.moves, 0)
    const [seat] = game.waiting(state)
    return { moves: [], stand: { state, seat, turns, moves: DEPTH }, before: 0, verdict: 'begin' }
  }, [game, record, turns])
  const [at, setAt] = useState(start)
  const [back, setBack] = useState(start)
  const [hints, setHints] = useState(0)
  const [reply, setReply] = useState('')
  const [rule, showRule] = useState<string | undefined>()
  const { seat } = start.stand
  const players = useMemo(
    () => record.seats.map((_, other) => (other === seat ? name || t('you') : t('rival'))),
    [record, seat, name, t],
  )
  const say = useSpeaker(game, players)
  const scene = useMemo(
    () => stagePositionOf(game, record, [...record.moves, ...at.moves], seat),
    [game, record, at, seat],
  )
  const open = at.verdict === 'begin' || at.verdict === 'right'
  const choices = useMemo(
    () =>
      open
        ? choicesOf(
            board,
            legalList(game, scene.state, seat).map(({ notation }) => notation),
          )
        : [],
    [board, game, scene, seat, open],
  )
  const told = scene.told.slice(record.moves.length + at.before + 1).flat()
  const first = useMemo(() => (hints > 1 ? solution(game, at.stand)[0]?.action : undefined), [game, at, hints])
  const firstPiece = first === undefined ? undefined : pieceOf(board, game, first)
  const end = say({ key: `end.${game.result(scene.state)?.reason ?? puzzle.end}` })

  const take = (next: Attempt) => {
    setReply('')
    setAt(next)
    if (next.verdict === 'won') ended('solved')
    if (next.verdict === 'shown' || next.verdict === 'wrong') ended(next.verdict)
  }
  const act = (notation: string) => {
    const action = game.actions.parse(notation)
    if (!action || !choices.some(choice => choice.notation === notation)) return why(notation)
    const played = answer(game, at.stand, action)
    setBack(at)
    setHints(0)
    take({
      moves: [...at.moves, ...played.moves],
      stand: played.stand,
      before: at.moves.length,
      verdict: verdictOf(game, played),
    })
  }
  const why = (notation: string) => {
    const refusal = refusalOf(game, scene.state, seat, notation)
    if (refusal) setReply(say(refusal.message))
  }
  const retry = () => {
    setReply('')
    setAt({ ...back, before: back.moves.length })
  }
  const reset = () => {
    setReply('')
    setHints(0)
    setAt(start)
  }
  const show = () => {
    const moves = solution(game, start.stand)
    take({ moves, stand: start.stand, before: 0, verdict: 'shown' })
  }
  const hint = () => {
    setReply('')
    setHints(Math.min(hints + 1, 3))
  }
  useKeys({
    h: () => (open ? hint() : false),
    r: () => (at.verdict === 'wrong' ? retry() : at.moves.length > 0 ? reset() : false),
    '?': () => showRule(game.text.prompt(scene.view).rule),
  })

  const over = at.verdict === 'won' || at.verdict === 'shown'
  return (
    <Stage
      board={board}
      view={scene.view}
      seat={seat}
      players={players}
      say={say}
      choices={choices}
      light={open ? firstPiece : undefined}
      news={at.moves.length === 0 ? QUIET : (scene.told.at(-1) ?? [])}
      subtitle={`${t('title')} · ${written}`}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
      foot={foot(at.verdict)}
    >
      <section id="prompt" className="stage-note" aria-label={t('title')} tabIndex={-1}>
        <div className="stage-top">
          <span>{written}</span>
          <RuleLink number={game.text.prompt(scene.view).rule} show={showRule} />
        </div>
        <h2>{at.verdict === 'won' ? t('solved') : at.verdict === 'shown' ? t('shown') : t('goal', { turns })}</h2>
        {at.verdict === 'begin' && (
          <div className="stage-note-text">
            <p>{t('goal.text', { turns })}</p>
            {puzzle.moves > turns && <p>{t('goal.extra')}</p>}
          </div>
        )}
        <div role="status" aria-live="polite" className="stage-note-text">
          {at.verdict === 'right' && (
            <p className="stage-answer stage-good">
              {at.stand.turns < start.stand.turns ? t('left.turn') : t('left.same')}
            </p>
          )}
          {at.verdict === 'wrong' && <p className="stage-answer">{t('wrong')}</p>}
          {at.verdict === 'won' && <p className="stage-answer stage-good">{t('solved.text', { end })}</p>}
          {at.verdict === 'shown' && <p>{t('shown.text')}</p>}
          {at.verdict !== 'begin' && <StageEvents game={game} say={say} told={told} />}
          {at.verdict === 'wrong' && <p>{failure(game, at, t)}</p>}
        </div>
        <p className="stage-answer" role="status">
          {reply}
        </p>
        {open && hints > 0 && (
          <div className="stage-note-text" role="status">
            <p>{t('hint.end', { end: say({ key: `end.${puzzle.end}` }) })}</p>
            {hints > 1 && firstPiece !== undefined && (
              <p>{t('hint.piece', { piece: say(board.namePiece(firstPiece)) })}</p>
            )}
            {hints > 2 && <p>{t('hint.none')}</p>}
          </div>
        )}
        <div id="actions" className="stage-buttons" tabIndex={-1}>
          {at.verdict === 'wrong' && (
            <Button kind="start" keyCap="R" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {open && (
            <Button keyCap="H" onClick={hint}>
              {t('hint')}
            </Button>
          )}
          {!over && (
            <Button kind="quiet" onClick={show}>
              {t('show')}
            </Button>
          )}
          {(over || at.verdict === 'right') && (
            <Button kind="quiet" keyCap="R" onClick={reset}>
              {t('reset')}
            </Button>
          )}
        </div>
      </section>
    </Stage>
  )
}

function verdictOf(game: Game, { wins, stand }: Continuation<State>): Attempt['verdict'] {
  if (!wins) return 'wrong'
  return game.waiting(stand.state).length === 0 ? 'won' : 'right'
}

/** Why a wrong move fails, in a sentence. */
function failure(game: Game, { stand }: Attempt, t: ReturnType<typeof puzzleWords.use>): string {
  if (game.waiting(stand.state).length === 0) return t('wrong.over')
  return stand.turns === 0 ? t('wrong.turn') : t('wrong.left')
}

const pieceOf = (board: Board, game: Game, notation: string): string | undefined => {
  const action = game.actions.parse(notation)
  return action && board.pieceOf(action)
}
