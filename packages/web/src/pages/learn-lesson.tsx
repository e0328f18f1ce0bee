// One lesson on the real board: the record's moves, stopped where there is something to say. The learner makes the moves
// that are taught, or has them shown.

import { nearestLevel } from '@tabularium/bots/levels'
import {
  type GameRecord,
  isProblem,
  type Lesson,
  legalList,
  type Move,
  readRecord,
  writeRecord,
} from '@tabularium/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Board, QUIET } from '../boards/board.ts'
import { problemOf, tables } from '../frame/tables.ts'
import { keepProgress, placeOf, progress } from '../learn/lessons.ts'
import { Prose } from '../learn/prose.tsx'
import { RuleLink, refusalOf, Stage, StageEvents, stagePositionOf, useSpeaker } from '../learn/stage.tsx'
import { learnWords } from '../learn/words.ts'
import { isCalm, settings, useSettings } from '../settings.ts'
import { choicesOf } from '../shell/choices.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useKeys } from '../ui/use-keys.ts'
import { bot, playerWords } from './start-game.ts'

const PAUSE = 900

interface LessonStageProps {
  readonly lesson: Lesson
  readonly board: Board
}

function recordOf(lesson: Lesson): GameRecord {
  const record = readRecord(lesson.record)
  if (isProblem(record)) throw new Error(`the lesson ${lesson.id}: ${record.problem}`)
  return record
}

/** Where to begin: where somebody stopped, unless the lesson is done or is to start over. */
function firstStep(lesson: Lesson, search: string): number {
  const kept = progress()[placeOf(lesson)] ?? 0
  return search.includes('from=start') || kept >= lesson.steps.length - 1 ? 0 : kept
}

/** Names for up to four opponents. */
const RIVALS = ['rival', 'rival2', 'rival3', 'rival4'] as const

export function LessonStage({ lesson, board }: LessonStageProps) {
  const t = learnWords.use()
  const { language, name } = useSettings()
  const { game } = board
  const { steps, seat } = lesson
  const search = useSearch()
  const record = useMemo(() => recordOf(lesson), [lesson])
  const [at, setAt] = useState(() => firstStep(lesson, search))
  const [moves, setMoves] = useState<readonly Move[]>(() => record.moves.slice(0, steps[at].at))
  const [forward, setForward] = useState(false)
  const [answer, setAnswer] = useState('')
  const [rule, showRule] = useState<string | undefined>()
  const step = steps[at]
  const note = lesson.notes[language][step.id]
  const players = useMemo(() => {
    // The others in their order, so that no two are called alike.
    const rivals = RIVALS.values()
    return record.seats.map((_, other) => (other === seat ? name || t('you') : t(rivals.next().value ?? 'rival')))
  }, [record, seat, name, t])
  const say = useSpeaker(game, players)
  const scene = useMemo(() => stagePositionOf(game, record, moves, seat), [game, record, moves, seat])
  const arrived = moves.length >= step.at

  // Everybody else's moves up to the next step, one after the other; the learner's own that go with the last at once.
  useEffect(() => {
    if (arrived) return
    const move = record.moves[moves.length]
    const timer = setTimeout(() => setMoves([...moves, move]), isCalm() || move.seat === seat ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [arrived, moves, record, seat])
  useEffect(() => keepProgress(lesson, at), [lesson, at])

  const legal = useMemo(() => {
    if (!arrived || step.expects === undefined) return []
    const all = legalList(game, scene.state, seat).map(({ notation }) => notation)
    return step.expects === 'any' ? all : all.filter(notation => step.expects?.includes(notation))
  }, [game, scene, seat, step, arrived])
  const choices = useMemo(() => choicesOf(board, legal), [board, legal])

  const goOn = () => {
    setAnswer('')
    setForward(true)
    setAt(Math.min(at + 1, steps.length - 1))
  }
  const act = (notation: string) => {
    if (!legal.includes(notation)) return why(notation)
    const { answers } = record.moves[moves.length]
    setMoves([...moves, { seat, action: notation, answers }])
    goOn()
  }
  /** What is asked, done for the learner; or just on to the next words. */
  const next = () => {
    if (!arrived) return setMoves([...moves, ...record.moves.slice(moves.length, step.at)])
    if (at === steps.length - 1) return
    if (step.expects !== undefined) act(record.moves[moves.length].action)
    else goOn()
  }
  const back = () => {
    if (at === 0) return
    setAnswer('')
    setForward(false)
    setAt(at - 1)
    setMoves(moves.slice(0, steps[at - 1].at))
  }
  const why = (notation: string) => {
    const refusal = refusalOf(game, scene.state, seat, notation)
    const action = game.actions.parse(notation)
    if (step.expects === undefined) setAnswer(t('read-first'))
    else if (refusal) setAnswer(say(refusal.message))
    else setAnswer(action ? t('other-way', { action: say(game.text.action(action)) }) : t('not-now'))
  }
  useKeys({
    ArrowRight: next,
    ArrowLeft: back,
    '?': () => showRule(step.rule),
  })

  // What was told since the words before these: the learner's own move is known, and the rest is news.
  const before = steps[at - 1]
  const from = before
    ? before.at + (before.expects === undefined ? 0 : 1 + (before.followedBy?.length ?? 0))
    : moves.length
  const told = forward ? scene.told.slice(from + 1).flat() : []
  const last = at === steps.length - 1
  return (
    <Stage
      board={board}
      view={scene.view}
      seat={seat}
      players={players}
      say={say}
      choices={choices}
      light={arrived ? step.light : undefined}
      news={forward ? (scene.told.at(-1) ?? []) : QUIET}
      subtitle={lesson.title[language]}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
    >
      <section id="prompt" className="stage-note" aria-label={lesson.title[language]} tabIndex={-1}>
        <div className="stage-top">
          <span>{t('step', { step: at + 1, steps: steps.length })}</span>
          <RuleLink number={step.rule} show={showRule} />
        </div>
        <div className="stage-steps" aria-hidden="true">
          <i style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
        </div>
        <div role="status" aria-live="polite">
          <StageEvents game={game} say={say} told={told} />
        </div>
        {arrived && (
          <div aria-live="polite">
            <h2>{note.title}</h2>
            <div className="stage-note-text">
              <Prose text={note.text} />
            </div>
          </div>
        )}
        <p className="stage-answer" role="status">
          {answer}
        </p>
        {last && arrived ? (
          <Ending lesson={lesson} record={{ ...record, moves }} />
        ) : (
          <div id={choices.length > 0 ? undefined : 'actions'} className="stage-buttons" tabIndex={-1}>
            <Button kind="quiet" keyCap="←" aria-keyshortcuts="ArrowLeft" disabled={at === 0} onClick={back}>
              {t('back')}
            </Button>
            <Button
              kind={step.expects === undefined ? 'start' : 'plain'}
              keyCap="→"
              aria-keyshortcuts="ArrowRight"
              onClick={next}
            >
              {step.expects === undefined || !arrived ? t('next') : t('skip')}
            </Button>
          </div>
        )}
      </section>
    </Stage>
  )
}

/** The lesson is over, the game is not. */
function Ending({ lesson, record }: { readonly lesson: Lesson; readonly record: GameRecord }) {
  const t = learnWords.use()
  const level = playerWords.use()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const playOn = async () => {
    setBusy(true)
    try {
      const { name, level: chosen } = settings()
      const rival = bot(nearestLevel(chosen, lesson.game), level)
      const players = record.seats.map((_, seat) => (seat === lesson.seat ? { name: name || level('person') } : rival))
      const from = { record: writeRecord(record), moves: record.moves.length }
      const table = await (await tables()).open({ game: lesson.game, options: record.options, players, from })
      const { id } = table.state
      table.close()
      go(`/play/${id}`)
    } catch (error) {
      setProblem(t('failed', { why: problemOf(error) }))
      setBusy(false)
    }
  }
  return (
    <>
      <p className="stage-answer" role="status">
        {problem}
      </p>
      <div id="actions" className="stage-buttons" tabIndex={-1}>
        <Button kind="start" disabled={busy} onClick={() => void playOn()}>
          {busy ? t('opening') : t('play-on')}
        </Button>
        <ButtonLink to={`/new/${lesson.game}`}>{t('new-game')}</ButtonLink>
        <ButtonLink kind="quiet" to="/learn">
          {t('all')}
        </ButtonLink>
      </div>
    </>
  )
}
