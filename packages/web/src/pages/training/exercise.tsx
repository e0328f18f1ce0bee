// One exercise: the board before the move that went wrong, any move to be made, and afterwards what it was worth as judged in the
// analysis, what was played then, and the better lines.

import { stepOf } from '@tabularium/bots/analysis/plain'
import { type Game, type GameRecord, isProblem, legalList, type Problem } from '@tabularium/kernel'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Board, QUIET } from '../../boards/board.ts'
import { EmptyState } from '../../frame/empty-state.tsx'
import { usePage } from '../../frame/page-header.tsx'
import { mistakes } from '../../learn/mistake-store.ts'
import { mistakeWords } from '../../learn/mistake-words.ts'
import { answered, dueOf, type Exercise, isLearned, isRight } from '../../learn/mistakes.ts'
import {
  RuleLink,
  refusalOf,
  Stage,
  type StagePosition,
  stagePositionOf,
  useBoard,
  useSpeaker,
} from '../../learn/stage.tsx'
import { useLoaded } from '../../learn/use-loaded.ts'
import { signedPercent } from '../../shell/analysis/figures.ts'
import { MarkBadge } from '../../shell/analysis/mark.tsx'
import type { VerdictLine } from '../../shell/analysis/model.ts'
import { VerdictLines } from '../../shell/analysis/verdict.tsx'
import { analysisWords } from '../../shell/analysis/words.ts'
import { choicesOf } from '../../shell/choices.ts'
import { capital } from '../../shell/prompt-model.ts'
import { recordOf } from '../../table/restore.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useKeys } from '../../ui/use-keys.ts'

interface Kept {
  readonly exercise: Exercise
  readonly text: string
}

async function load(id: string): Promise<Kept | 'gone'> {
  const exercise = await mistakes.get(id)
  const text = exercise && (await mistakes.record(exercise.record))
  return exercise && text !== undefined ? { exercise, text } : 'gone'
}

export function ExercisePage({ id }: { readonly id: string }) {
  const t = mistakeWords.use()
  const kept = useLoaded(id, () => load(id))
  if (!kept) return <Loading what={t('loading')} />
  if (kept === 'gone') return <Gone>{t('gone')}</Gone>
  return <WithBoard {...kept} />
}

const Gone = ({ children }: { readonly children: string }) => {
  const t = mistakeWords.use()
  return (
    <EmptyState title={t('title')} to="/train/mistakes" label={t('done')}>
      {children}
    </EmptyState>
  )
}

interface Opened {
  readonly record: GameRecord
  readonly position: StagePosition
}

/** The position before the move, by today's rules. */
function openedAt(game: Game, text: string, { move, seat }: Exercise): Opened | Problem {
  const record = recordOf(game, text)
  if (isProblem(record)) return record
  try {
    const position = stagePositionOf(game, record, record.moves.slice(0, move - 1), seat)
    if (game.waiting(position.state).includes(seat)) return { record, position }
    return { problem: `nobody asks seat ${seat + 1} at move ${move}` }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function WithBoard({ exercise, text }: Kept) {
  const t = mistakeWords.use()
  const board = useBoard(exercise.game)
  const opened = useMemo(() => board && openedAt(board.game, text, exercise), [board, text, exercise])
  usePage({ title: t('title'), game: exercise.game, form: opened && !isProblem(opened) ? 'table' : 'page' })
  if (!board || !opened) return <Loading what={t('loading')} />
  if (isProblem(opened)) return <Gone>{t('unfit', { problem: opened.problem })}</Gone>
  return <ExerciseStage {...{ exercise, board, opened }} />
}

interface ExerciseStageProps {
  readonly exercise: Exercise
  readonly board: Board
  readonly opened: Opened
}

/** To the next exercise that is due; without one, back to the list. */
function useNext(): (after: string) => void {
  const [, go] = useLocation()
  return after => {
    void mistakes.all().then(all => {
      const next = dueOf(all, Date.now()).find(({ key }) => key !== after)
      go(next ? `/train/mistakes/${next.key}` : '/train/mistakes')
    })
  }
}

/** `shown`: one gave up. */
type Answer = { readonly action: string; readonly right: boolean } | 'shown'

function ExerciseStage({ exercise, board, opened: { record, position } }: ExerciseStageProps) {
  const t = mistakeWords.use()
  const words = analysisWords.use()
  const { game } = board
  const { seat, move, mark, played, loss } = exercise
  const next = useNext()
  const [answer, setAnswer] = useState<Answer>()
  // The first answer counts; who tries again or looks up the answer has missed.
  const [after, setAfter] = useState<Exercise>()
  const [reply, setReply] = useState('')
  const [rule, showRule] = useState<string>()
  const say = useSpeaker(game, record.seats)
  const choices = useMemo(
    () =>
      answer === undefined
        ? choicesOf(
            board,
            legalList(game, position.state, seat).map(({ notation }) => notation),
          )
        : [],
    [board, game, position, seat, answer],
  )
  const nameOf = (notation: string): string => {
    const action = game.actions.parse(notation)
    return action ? capital(say(game.text.action(action))) : notation
  }
  const give = (given: Answer) => {
    setReply('')
    setAnswer(given)
    if (after) return
    const changed = answered(exercise, given !== 'shown' && given.right, Date.now())
    setAfter(changed)
    void mistakes.put([changed])
  }
  const why = (notation: string) => {
    const refusal = refusalOf(game, position.state, seat, notation)
    if (refusal) setReply(say(refusal.message))
  }
  const act = (notation: string) => {
    if (answer !== undefined) return
    if (!choices.some(choice => choice.notation === notation)) return why(notation)
    give({ action: notation, right: isRight(exercise, notation) })
  }
  const again = () => setAnswer(undefined)
  useKeys({
    r: () => (answer === undefined ? false : again()),
    n: () => (answer === undefined ? false : next(exercise.key)),
    '?': () => showRule(game.text.prompt(position.view).rule),
  })
  const isHit = typeof answer === 'object' && answer.right
  const reveals = isHit || answer === 'shown'
  return (
    <Stage
      board={board}
      view={position.view}
      seat={seat}
      players={record.seats}
      say={say}
      choices={choices}
      news={QUIET}
      subtitle={t('title')}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
    >
      <section id="prompt" className="stage-note" aria-label={t('title')} tabIndex={-1}>
        <div className="stage-top">
          <MarkBadge mark={mark} />
          <RuleLink number={game.text.prompt(position.view).rule} show={showRule} />
        </div>
        <h2>{t('task')}</h2>
        <div className="stage-note-text">
          {answer === undefined && (
            <>
              <p>{t('task.text', { name: record.seats[seat], mark: words(`mark.${mark}`), move })}</p>
              <p>{say(game.text.prompt(position.view).message)}</p>
            </>
          )}
        </div>
        <div role="status" aria-live="polite" className="stage-note-text">
          {typeof answer === 'object' && (
            <p className={`stage-answer ${answer.right ? 'stage-good' : ''}`}>
              {t(answer.right ? 'right' : 'wrong', { move: nameOf(answer.action) })}{' '}
              {answer.action === played.action && t('wrong.same')}
            </p>
          )}
          {reveals && <p>{t('played', { move: nameOf(played.action), loss: signedPercent(loss).slice(1) })}</p>}
          {after && answer !== undefined && (
            <p>{t(isLearned(after) ? 'learned' : after.rights > 0 ? 'later' : 'soon')}</p>
          )}
        </div>
        {reveals && (
          <>
            <p className="verdict-quiet">{t('judged')}</p>
            <VerdictLines lines={linesOf(exercise)} players={record.seats} nameOf={nameOf} />
          </>
        )}
        <p className="stage-answer" role="status">
          {reply}
        </p>
        <div id="actions" className="stage-buttons" tabIndex={-1}>
          {reveals && (
            <Button kind="start" keyCap="N" onClick={() => next(exercise.key)}>
              {t('more')}
            </Button>
          )}
          {answer !== undefined && !reveals && (
            <Button kind="start" keyCap="R" onClick={again}>
              {t('again')}
            </Button>
          )}
          {!reveals && (
            <Button kind="quiet" onClick={() => give('shown')}>
              {t('show')}
            </Button>
          )}
        </div>
      </section>
    </Stage>
  )
}

const MOST_BETTER = 3

/** The better moves, the best first, and the one that was made. */
const linesOf = ({ better, played }: Exercise): readonly VerdictLine[] => [
  ...better.slice(0, MOST_BETTER).map(
    ({ action, chance, line }, i): VerdictLine => ({
      kind: i === 0 ? 'best' : 'other',
      action,
      chance,
      line: line.map(stepOf),
    }),
  ),
  { kind: 'played', action: played.action, chance: played.chance, line: played.line.map(stepOf) },
]
