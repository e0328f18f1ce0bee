// One study: its chapters on the board, read, answered as a lesson, or written.

import { isProblem, legalList, type Move, type Seat, writeRecord } from '@tabularium/kernel'
import {
  type Annotation,
  type BoardMark,
  hasText,
  type MarkLook,
  STUDY_LIMITS,
  type Study,
  type StudyChapter,
  type StudyPlace,
  samePlace,
  sayPlace,
  textIn,
  writeStudy,
} from '@tabularium/kernel/study'
import {
  after,
  afterMove,
  annotated,
  annotationAt,
  before,
  canCut,
  chapterFrom,
  depthOf,
  moveAt,
  movesTo,
  promoted,
  withMove,
  without,
} from '@tabularium/kernel/study-edit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Board, QUIET } from '../../boards/board.ts'
import { EmptyState } from '../../frame/empty-state.tsx'
import { usePage } from '../../frame/page-header.tsx'
import { gameEntry } from '../../games.ts'
import { Prose } from '../../learn/prose.tsx'
import { refusalOf, Stage, StageEvents, useBoard, useSpeaker } from '../../learn/stage.tsx'
import { type StudyPosition, studyPlayer } from '../../learn/study-player.ts'
import { newStudyId, saveStudy } from '../../learn/study-store.ts'
import { isCalm, useSettings } from '../../settings.ts'
import { choicesOf } from '../../shell/choices.ts'
import { pack } from '../../table/share.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon, type ControlIconName } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { PlayOn } from '../replay/play-on.tsx'
import { replayWords } from '../replay/words.ts'
import { BoardMarks } from './board-marks.tsx'
import { ChapterSettings, CommentEditor, type MarkTool, MarkTools, QuestionEditor, StudySettings } from './editor.tsx'
import { beginningOf, postureIn, postureQuery } from './posture.ts'
import { StudyProblem } from './study-problem.tsx'
import { type EditedStudy, useStudy } from './use-study.ts'
import { studyWords } from './words.ts'

interface OpenedStudyProps {
  readonly study: Study
  /** Of a study of this device; undefined: it comes from elsewhere and is only read. */
  readonly id: string | undefined
}

const isSaid = ({ comment, marks, question }: Annotation): boolean =>
  hasText(comment) || marks.length > 0 || question !== undefined

export function OpenedStudy({ study: first, id }: OpenedStudyProps) {
  const t = studyWords.use()
  const search = useSearch()
  const edited = useStudy(first, postureIn(search, first), id, { visit: t('not-kept'), large: t('not-kept.large') })
  const { study, posture } = edited
  const chapter = study.chapters[posture.chapter]
  const { game } = chapter.record
  const { language } = useSettings()
  usePage({ title: textIn(study.name, language) || t('title'), game, form: 'table' })
  if (!gameEntry(game))
    return (
      <EmptyState title={t('problem.title')} to="/study" label={t('all')}>
        {t('no-game', { game })}
      </EmptyState>
    )
  return <WithBoard key={game} edited={edited} id={id} chapter={chapter} />
}

interface StudyStageProps {
  readonly edited: EditedStudy
  readonly id: string | undefined
  readonly chapter: StudyChapter
}

function WithBoard(props: StudyStageProps) {
  const t = studyWords.use()
  const board = useBoard(props.chapter.record.game)
  return board ? <StudyStage {...props} board={board} /> : <Loading what={t('loading')} />
}

/** Whose view is shown. */
function viewerOf(board: Board, { state }: StudyPosition, last: Move | undefined, wished: Seat | undefined): Seat {
  return wished ?? board.game.waiting(state)[0] ?? last?.seat ?? 0
}

const TURN = 'turn'

function StudyStage({ edited, id, chapter, board }: StudyStageProps & { readonly board: Board }) {
  const { study, posture, stand, change } = edited
  const { at } = posture
  const { game } = board
  const t = studyWords.use()
  const { language } = useSettings()
  const search = useSearch()
  const [, navigate] = useLocation()
  const editing = id !== undefined && new URLSearchParams(search).get('mode') === 'edit'
  const [forward, setForward] = useState(false)
  const [seen, setSeen] = useState<string | undefined>()
  const [answer, setAnswer] = useState<
    { readonly kind: 'right' | 'wrong' | 'hint'; readonly text: string } | undefined
  >()
  const [solved, setSolved] = useState<StudyPlace | undefined>()
  const [gliding, setGliding] = useState(false)
  const [tool, setTool] = useState<MarkTool>('play')
  const [look, setLook] = useState<MarkLook>('plain')
  const [begun, setBegun] = useState<{ readonly thing: string; readonly where: string } | undefined>()
  const [tongue, setTongue] = useState('')
  const [rule, showRule] = useState<string | undefined>()
  const replaying = replayWords.use()
  const [playsOn, setPlaysOn] = useState(false)

  const where = `${posture.chapter} ${sayPlace(at)}`
  /** Where an arrow begins that is being drawn. Elsewhere it is given up. */
  const pending = begun?.where === where ? begun.thing : undefined

  const { record } = chapter
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is played again does not hang on the moves that follow
  const player = useMemo(
    () => studyPlayer(game, record),
    [game, record.setup, record.rules, record.seats, record.options],
  )
  const say = useSpeaker(game, record.seats)

  const found = player.at(movesTo(chapter, at))
  const broken = isProblem(found) ? found : undefined
  const lastGood = useRef<StudyPosition>(undefined)
  if (!isProblem(found)) lastGood.current = found
  const position = isProblem(found) ? lastGood.current : found

  const annotation = annotationAt(chapter, at)
  const { question } = annotation
  const asks = !editing && chapter.lesson && question !== undefined && !(solved && samePlace(solved, at))
  const next = after(chapter, at)
  const back = before(chapter, at)
  const isStart = at.branch === 0 && at.moves <= chapter.start

  const go = (to: StudyPlace | undefined, step = false) => {
    if (!to) return
    setForward(step)
    setAnswer(undefined)
    setSolved(undefined)
    setGliding(false)
    stand({ ...posture, at: to })
  }
  const openChapter = (to: number) => {
    setForward(false)
    setAnswer(undefined)
    setSolved(undefined)
    setGliding(false)
    setSeen(undefined)
    stand(beginningOf(study, to))
  }
  const goOn = (to: StudyPlace | undefined) => {
    if (!to) return
    go(to, true)
    // A lesson stops where there is something to say.
    if (chapter.lesson && !editing) setGliding(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step after each position that is shown
  useEffect(() => {
    if (!gliding) return
    if (isSaid(annotation) || next.length === 0) return setGliding(false)
    const timer = setTimeout(() => goOn(next[0]), isCalm() ? 0 : GLIDE_MS)
    return () => clearTimeout(timer)
  }, [gliding, at])

  const end = (): StudyPlace => {
    let to = at
    for (let on = after(chapter, to)[0]; on; on = after(chapter, to)[0]) to = on
    return to
  }
  const mayGoOn = !asks && !gliding
  useKeys({
    ArrowLeft: () => !isStart && go(back),
    ArrowRight: () => mayGoOn && goOn(next[0]),
    Home: () => go(beginningOf(study, posture.chapter).at),
    End: () => !asks && go(end()),
    z: () => editing && edited.undo(),
  })

  const wished = seen === undefined ? chapter.seat : seen === TURN ? undefined : Number(seen)
  const waiting = position ? game.waiting(position.state) : []
  const viewer = position ? viewerOf(board, position, moveAt(chapter, at), editing || asks ? waiting[0] : wished) : 0
  const moving = waiting.includes(viewer) && !broken
  const mayPlay = moving && (editing ? tool === 'play' : asks)
  const legal = useMemo(
    () => (mayPlay && position ? legalList(game, position.state, viewer).map(({ notation }) => notation) : []),
    [mayPlay, position, game, viewer],
  )
  const choices = useMemo(() => choicesOf(board, legal), [board, legal])
  const view = useMemo(() => position && game.view(position.state, viewer), [position, game, viewer])

  const put = (other: StudyChapter, to: StudyPlace = at, writing = '') =>
    change({ ...study, chapters: study.chapters.with(posture.chapter, other) }, { ...posture, at: to }, writing)
  const annotate = (part: Partial<Annotation>, writing = '') =>
    put(annotated(chapter, { ...annotation, ...part }), at, writing && `${writing} ${posture.chapter} ${sayPlace(at)}`)

  const act = (notation: string) => {
    if (!legal.includes(notation)) return why(notation)
    if (asks) return respond(notation)
    const known = afterMove(chapter, at, { seat: viewer, action: notation })
    if (known) return go(known, true)
    if (next.length > 0 && chapter.branches.length >= STUDY_LIMITS.branches) return void toast({ text: t('full') })
    const move = player.play(movesTo(chapter, at), viewer, notation)
    if (isProblem(move)) return void toast({ text: move.problem })
    const grown = withMove(chapter, at, move)
    setForward(true)
    put(grown.chapter, grown.at)
  }
  /** An answer to the question of this place. */
  const respond = (notation: string, shown = false) => {
    const child = afterMove(chapter, at, { seat: viewer, action: notation })
    if (question?.expects.includes(notation)) {
      const to = child ?? next[0]
      if (to) goOn(to)
      setAnswer(shown ? undefined : { kind: 'right', text: t('right') })
      setSolved(at)
      return
    }
    const told = child ? textIn(annotationAt(chapter, child).comment, language) : ''
    setAnswer({ kind: 'wrong', text: told || (question && textIn(question.wrong, language)) || t('wrong') })
  }
  const why = (notation: string) => {
    if (!position || !mayPlay) return
    const refusal = refusalOf(game, position.state, viewer, notation)
    if (refusal) setAnswer({ kind: 'hint', text: say(refusal.message) })
  }
  const press = (thing: string) => {
    const { marks } = annotation
    const toggled = (mark: BoardMark): readonly BoardMark[] => {
      const others = marks.filter(one => one.on !== mark.on || one.to !== mark.to)
      const same = marks.find(one => one.on === mark.on && one.to === mark.to)
      return same?.look === mark.look ? others : [...others, mark].slice(-STUDY_LIMITS.marks)
    }
    if (tool === 'circle') return annotate({ marks: toggled({ on: thing, look }) })
    if (pending === undefined) return setBegun({ thing, where })
    setBegun(undefined)
    if (pending !== thing) annotate({ marks: toggled({ on: pending, to: thing, look }) })
  }

  const setMode = (mode: 'edit' | 'read') => {
    setAnswer(undefined)
    setTool('play')
    navigate(`/study/${id}?${postureQuery(posture)}${mode === 'edit' ? '&mode=edit' : ''}`, { replace: true })
  }
  const editCopy = async () => {
    const copy = newStudyId()
    const kept = await saveStudy(copy, study)
    if (kept === 'large') return void toast({ text: t('not-kept.large') })
    if (kept === 'visit') toast({ text: t('not-kept') })
    navigate(`/study/${copy}?${postureQuery(posture)}&mode=edit`)
  }
  const share = async () => {
    const fragment = await pack(writeStudy(study))
    if (fragment === undefined) return void toast({ text: t('share.long') })
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/study?${postureQuery(posture)}#${fragment}`)
      toast({ text: t('share.done') })
    } catch {
      toast({ text: t('share.failed') })
    }
  }
  const save = () => {
    const url = URL.createObjectURL(new Blob([writeStudy(study)], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    const name = textIn(study.name, language) || 'study'
    link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'study'}.tabularium-study.txt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }

  /** A move in words, as the viewer was told of it. */
  const moveText = (to: StudyPlace): string => {
    const move = moveAt(chapter, to)
    if (!move) return ''
    const position = player.at(movesTo(chapter, to))
    const told = isProblem(position) ? [] : position.told.to(viewer)
    if (told.length > 0) return say(game.text.event(told[0]))
    const action = game.actions.parse(move.action)
    return action && move.seat === viewer
      ? `${record.seats[move.seat]}: ${say(game.text.action(action))}`
      : record.seats[move.seat]
  }

  /** The game as far as this place, whatever branch it stands in: what a new one can begin from. */
  const recordAt = (): string => {
    const { result: _, standIns: __, ...rest } = record
    return writeRecord({ ...rest, moves: movesTo(chapter, at) })
  }

  if (!position || !view)
    return (
      <EmptyState title={t('problem.title')} to="/study" label={t('all')}>
        {broken && <StudyProblem {...broken} />}
      </EmptyState>
    )
  const chapterName = (one: StudyChapter, i: number): string => textIn(one.name, language) || t('chapter', { n: i + 1 })
  const title = textIn(study.name, language) || t('title')
  const control = (
    name: ControlIconName,
    word: 'first' | 'previous' | 'next' | 'last',
    off: boolean,
    press: () => void,
  ) => (
    <button
      type="button"
      className="replay-step"
      aria-label={t(word)}
      title={t(word)}
      aria-disabled={off || undefined}
      onClick={() => off || press()}
    >
      <ControlIcon name={name} />
    </button>
  )
  const told = forward ? position.told.to(viewer) : []
  const comment = textIn(annotation.comment, language)
  const isLastChapter = posture.chapter === study.chapters.length - 1
  return (
    <Stage
      board={board}
      view={view}
      seat={viewer}
      players={record.seats}
      say={say}
      choices={choices}
      news={forward ? told : QUIET}
      subtitle={title}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
      overlay={
        <BoardMarks marks={annotation.marks} pending={pending} press={editing && tool !== 'play' ? press : undefined} />
      }
    >
      <section id="prompt" className="stage-note study-note" aria-label={title} tabIndex={-1}>
        <div className="study-chapters">
          <Select
            aria-label={t('chapters')}
            value={String(posture.chapter)}
            options={study.chapters.map((one, i) => ({ value: String(i), text: chapterName(one, i) }))}
            onChange={value => openChapter(Number(value))}
          />
          <span className="num study-at">
            {depthOf(chapter, at) === 0 ? t('setup') : t('move', { n: depthOf(chapter, at) })}
          </span>
        </div>
        <div className="study-controls">
          {control('first', 'first', isStart, () => go(beginningOf(study, posture.chapter).at))}
          {control('previous', 'previous', isStart || !back, () => go(back))}
          {control('next', 'next', !mayGoOn || next.length === 0, () => goOn(next[0]))}
          {control('last', 'last', asks || next.length === 0, () => go(end()))}
          {editing && (
            <Button
              size="small"
              kind="quiet"
              icon={<ControlIcon name="undo" />}
              disabled={!edited.canUndo}
              onClick={edited.undo}
            >
              {t('undo')}
            </Button>
          )}
        </div>
        {at.branch > 0 && !asks && (
          <p className="study-branch">
            <ControlIcon name="branch" /> {t('in-branch')}
          </p>
        )}
        <div role="status" aria-live="polite">
          <StageEvents game={game} say={say} told={told} />
        </div>
        {broken && (
          <p role="alert" className="study-wrong">
            {t('broken')} <StudyProblem {...broken} />
          </p>
        )}
        {editing ? (
          <CommentEditor
            key={`${posture.chapter} ${sayPlace(at)} ${tongue}`}
            tongue={tongue}
            setTongue={setTongue}
            comment={annotation.comment}
            write={comment => annotate({ comment }, `comment ${tongue}`)}
          />
        ) : (
          comment !== '' && (
            <div className="stage-note-text" aria-live="polite">
              <Prose text={comment} />
            </div>
          )
        )}
        {asks && question && (
          <div className="study-question">
            <b>{textIn(question.ask, language) || t('ask')}</b>
            <div className="stage-buttons">
              {hasText(question.hint) && (
                <Button size="small" onClick={() => setAnswer({ kind: 'hint', text: textIn(question.hint, language) })}>
                  {t('hint')}
                </Button>
              )}
              <Button
                size="small"
                kind="quiet"
                onClick={() =>
                  legal.includes(question.expects[0]) ? respond(question.expects[0], true) : goOn(next[0])
                }
              >
                {t('show')}
              </Button>
            </div>
          </div>
        )}
        <div role="status" className={`stage-answer study-${answer?.kind ?? 'none'}`}>
          {answer && <Prose text={answer.text} />}
        </div>
        {next.length > 0 && !asks && !gliding && (next.length > 1 || editing || !chapter.lesson) && (
          <nav className="study-next" aria-label={t('continuations')}>
            <ol>
              {next.map((to, i) => (
                <li key={sayPlace(to)}>
                  <button type="button" className={i === 0 ? 'study-on' : ''} onClick={() => goOn(to)}>
                    <ControlIcon name={i === 0 ? 'next' : 'branch'} />
                    <span>{moveText(to)}</span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {!editing && !asks && !gliding && (
          <div id={choices.length > 0 ? undefined : 'actions'} className="stage-buttons" tabIndex={-1}>
            {next.length > 0 ? (
              <Button kind="start" keyCap="→" aria-keyshortcuts="ArrowRight" onClick={() => goOn(next[0])}>
                {t('go-on')}
              </Button>
            ) : (
              !isLastChapter && (
                <Button kind="start" onClick={() => openChapter(posture.chapter + 1)}>
                  {t('next-chapter')}
                </Button>
              )
            )}
            {next.length === 0 && isLastChapter && <p className="study-end">{t('end')}</p>}
            <Button
              size="small"
              icon={<ControlIcon name="branch" />}
              why={broken || game.result(position.state) ? replaying('on.over') : undefined}
              onClick={() => setPlaysOn(true)}
            >
              {replaying('on')}
            </Button>
            {playsOn && (
              <PlayOn
                open
                replay={{ game: game.id, options: record.options, text: recordAt() }}
                names={record.seats}
                move={movesTo(chapter, at).length}
                onClose={() => setPlaysOn(false)}
              />
            )}
          </div>
        )}
        {editing && (
          <>
            <MarkTools
              tool={tool}
              look={look}
              marks={annotation.marks.length}
              waits={pending !== undefined}
              setTool={to => {
                setTool(to)
                setBegun(undefined)
              }}
              setLook={setLook}
              clear={() => annotate({ marks: [] })}
            />
            <div className="study-tools">
              <Button
                size="small"
                disabled={at.branch === 0}
                onClick={() => {
                  const { chapter: other, at: to } = promoted(chapter, at)
                  put(other, to)
                }}
              >
                {t('promote')}
              </Button>
              <Button
                size="small"
                kind="danger"
                disabled={!canCut(chapter, at)}
                onClick={() => {
                  const { chapter: other, at: to } = without(chapter, at)
                  setForward(false)
                  put(other, to)
                }}
              >
                {t('cut')}
              </Button>
            </div>
            <QuestionEditor
              key={`question ${posture.chapter} ${sayPlace(at)} ${tongue}`}
              tongue={tongue}
              question={question}
              next={next.flatMap(to => moveAt(chapter, to) ?? [])}
              name={move => {
                const action = game.actions.parse(move.action)
                return action ? say(game.text.action(action)) : move.action
              }}
              set={(other, writing) => annotate({ question: other } as Partial<Annotation>, writing)}
            />
          </>
        )}
      </section>
      {editing && (
        <>
          <ChapterSettings
            chapter={chapter}
            n={posture.chapter + 1}
            tongue={tongue}
            of={study.chapters.length}
            put={(other, writing) => put(other, at, writing)}
            startHere={at.branch === 0 ? () => put({ ...chapter, start: at.moves }) : undefined}
            move={by => {
              const chapters = study.chapters.toSpliced(posture.chapter, 1).toSpliced(posture.chapter + by, 0, chapter)
              change({ ...study, chapters }, { ...posture, chapter: posture.chapter + by })
            }}
            remove={() => {
              const less = { ...study, chapters: study.chapters.toSpliced(posture.chapter, 1) }
              change(less, beginningOf(less, Math.min(posture.chapter, less.chapters.length - 1)))
            }}
            add={() => {
              const more = {
                ...study,
                chapters: study.chapters.toSpliced(posture.chapter + 1, 0, chapterFrom(chapter, at)),
              }
              change(more, beginningOf(more, posture.chapter + 1))
            }}
            addStudy={other => {
              const chapters = [...study.chapters, ...other.chapters].slice(0, STUDY_LIMITS.chapters)
              change(
                { ...study, chapters },
                beginningOf({ ...study, chapters }, Math.min(study.chapters.length, chapters.length - 1)),
              )
            }}
          />
          <StudySettings study={study} tongue={tongue} put={(other, writing) => change(other, posture, writing)} />
        </>
      )}
      <section className="study-foot" aria-label={t('study')}>
        {!editing && (
          <Select
            aria-label={t('see')}
            value={seen ?? (chapter.seat === undefined ? TURN : String(chapter.seat))}
            options={[
              { value: TURN, text: t('see.turn') },
              ...record.seats.map((text, seat) => ({ value: String(seat), text })),
            ]}
            onChange={setSeen}
          />
        )}
        {id === undefined ? (
          <Button size="small" onClick={() => void editCopy()}>
            {t('copy')}
          </Button>
        ) : (
          <Button size="small" onClick={() => setMode(editing ? 'read' : 'edit')}>
            {t(editing ? 'read' : 'edit')}
          </Button>
        )}
        <Button size="small" icon={<ControlIcon name="link" />} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button size="small" icon={<ControlIcon name="save" />} onClick={save}>
          {t('save')}
        </Button>
      </section>
    </Stage>
  )
}

const GLIDE_MS = 800
