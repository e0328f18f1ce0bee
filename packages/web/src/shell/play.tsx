// One table on the screen: prompt, board, list of actions, record, and what passes between them. The same for every
// game; the game brings its board and its words.

import { endsUndo } from '@tabularium/kernel'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Board, QUIET } from '../boards/board.ts'
import { BarStatus, BarTitle } from '../frame/page-header.tsx'
import { settings, useSettings } from '../settings.ts'
import { useNames } from '../table/names.ts'
import type { Table, Tables } from '../table/table.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { SeatStyles } from '../ui/seat.tsx'
import { toast } from '../ui/toast.tsx'
import { useKeys } from '../ui/use-keys.ts'
import { useEvent, useForVersion } from '../ui/use-stable.ts'
import { Actions, type ActionsHandle } from './actions.tsx'
import { type ActionLine, choicesOf, litPieces, nextPiece } from './choices.ts'
import { useLayout } from './layout.ts'
import { ChanceNote, Fairness, ScoreTable } from './lazy-parts.ts'
import { logHooksOf, moveLogOf, recentIn } from './move-log.ts'
import type { OnlineExtras } from './online-extras.ts'
import { Prompt } from './prompt.tsx'
import { PromptButtons } from './prompt-buttons.tsx'
import { promptOf, sayAs } from './prompt-model.ts'
import { Record } from './record.tsx'
import type { Sound } from './sound.ts'
import { type Tab, TabBar } from './tabs.tsx'
import {
  type RefusedPress,
  useHotSeatScreen,
  useNews,
  useOnward,
  usePast,
  useRefused,
  useRuleTitles,
  useSay,
  useTableState,
} from './use-table.ts'
import { shellWords } from './words.ts'
import './play.css'

interface PlayProps {
  readonly table: Table
  readonly board: Board
  /** The games of this device, where this is one of them. */
  readonly tables?: Tables
  /** People elsewhere, where it is not. */
  readonly extras?: OnlineExtras
}

/** Only where people share a screen. */
const HotSeatScreen = lazy(async () => ({ default: (await import('./hot-seat-screen.tsx')).HotSeatScreen }))
const RulePanel = lazy(async () => ({ default: (await import('../pages/rules-panel.tsx')).RulePanel }))

/** Sounds are fetched by those who want them. */
const play = (sound: Sound): void => {
  if (settings().sound) void import('./sound.ts').then(sounds => sounds.play(sound))
}

const STEP_MS = 1000
/** How long a window that only passes stands, at most. */
const LET_PASS_MS = 350
const NO_CHOICES: readonly string[] = []
const seedIn = (record: string | undefined): string | undefined => /^seed: (.+)$/m.exec(record ?? '')?.[1]

export function Play({ table, board, tables, extras }: PlayProps) {
  const t = shellWords.use()
  const layout = useLayout()
  const { language, confirm, pace } = useSettings()
  const state = useTableState(table)
  const { players, position: present, version, elsewhere = false, unsaved = false } = state
  const { game } = board
  const names = useNames(players)
  const say = useSay(board, names, extras?.say)
  const news = useNews(state)
  const refused = useRefused(table, board, present, version)
  const [covered, uncover] = useHotSeatScreen(board, state)
  const [past, show] = usePast(table, extras?.address ?? `/play/${state.id}`, present.moves)
  const position = past ?? present
  const { seat, view } = position
  const people = players.filter(player => player.bot === undefined).length
  const undoable = extras ? present.seat !== undefined : people > 0
  const frozen = elsewhere || (extras?.frozen ?? false)

  const [chosen, choose] = useForVersion<string>(version)
  const [lit, light] = useState<string | undefined>()
  const [answer, setAnswer] = useForVersion<RefusedPress>(version)
  const [sure, setSure] = useForVersion<string>(version)
  const [rule, setRule] = useState<string | undefined>()
  const [scores, setScores] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const [tab, setTab] = useState<Tab>('board')
  const [lower, setLower] = useState<'record' | 'online'>('record')
  const list = useRef<ActionsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const titles = useRuleTitles(game, language, layout === 'full')

  // Alone among bots one is not asked where one can only pass; after a step back one is.
  const onward = useOnward(state)
  const [only, ...others] = present.legal
  const passed = onward && !extras && people === 1 && others.length === 0 ? game.actions.parse(only ?? '') : undefined
  const passing = passed !== undefined && (board.passes?.(present.view, passed) ?? false)
  const choices = useMemo(
    () => choicesOf(board, past || frozen || passing ? NO_CHOICES : present.legal),
    [board, past, frozen, passing, present.legal],
  )
  const pieces = useMemo(() => litPieces(board, choices), [board, choices])
  const listInput = useMemo(
    () =>
      seat === undefined ? undefined : { board, view, seat, choices, refused: past || frozen ? [] : refused, say },
    [board, view, seat, choices, refused, past, frozen, say],
  )
  const moveLog = useMemo(() => moveLogOf(game, state.events, say, logHooksOf(board, present.view)), [board, game, state.events, present.view, say]) // biome-ignore format: one line
  const recent = useMemo(
    () => recentIn(state.events, moveLog, past?.moves, present),
    [state.events, moveLog, past, present],
  )
  const mine = choices.length > 0
  // Whoever only looks on has no list of actions.
  const watches = present.seat === undefined && present.result === undefined
  const over = present.result !== undefined && !past

  useEffect(() => table.pace(pace), [table, pace])
  const heard = useRef({ version, mine: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (heard.current.version !== version) play(present.result ? 'end' : mine ? 'turn' : 'move')
    heard.current = { version, mine }
  }, [version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version
  useEffect(() => {
    if (!passing || !passed) return undefined
    const timer = setTimeout(() => void table.act(passed.notation), Math.min(pace, LET_PASS_MS))
    return () => clearTimeout(timer)
  }, [version])
  useEffect(() => {
    if (over) setTab('board')
  }, [over])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (unsaved) toast({ text: t('unsaved') })
  }, [unsaved])

  const refuse = (notation: string, refusal: RefusedPress['refusal']) => {
    setAnswer({ notation, refusal })
    setSure(undefined)
    play('refusal')
  }
  const doIt = async (notation: string) => {
    setSure(undefined)
    const refusal = await table.act(notation)
    if (refusal) refuse(notation, refusal)
    else if (layout === 'phone') setTab('board')
  }
  const act = useEvent((notation: string) => {
    const choice = choices.find(one => one.notation === notation)
    if (!choice || seat === undefined) return void why(notation)
    setAnswer(undefined)
    if (confirm && endsUndo(game, view, seat, choice.action)) setSure(notation)
    else void doIt(notation)
  })
  const why = useEvent(async (notation: string) => {
    if (past) return
    const refusal = await table.why(notation)
    if (refusal) refuse(notation, refusal)
  })
  const pick = useEvent((piece: string | undefined) => {
    setAnswer(undefined)
    setSure(undefined)
    choose(piece)
  })
  const refuseLine = useEvent((line: ActionLine) => line.refusal && refuse(line.notation, line.refusal))
  const reasonOf = useEvent((line: ActionLine) => (line.refusal ? sayAs('short', line.refusal.message, say) : ''))
  const showMove = useEvent((move: number) => show(move === present.moves ? undefined : move))
  const undo = async () => {
    const refusal = await table.undo()
    if (refusal) refuse('', refusal)
  }
  /** One move of a bot, slowly enough that the next one can still be held. */
  const step = () => {
    const { moves } = table.state.position
    table.pace(Math.max(pace, STEP_MS))
    const stop = table.subscribe(() => {
      if (table.state.position.moves === moves) return
      stop()
      table.pause(true)
      table.pace(pace)
    })
    table.pause(false)
  }
  const copyRecord = async () => {
    try {
      await navigator.clipboard.writeText(await table.export())
      toast({ text: t('copied') })
    } catch {
      toast({ text: t('copy-failed') })
    }
  }
  const [, go] = useLocation()
  const again = async () => {
    if (!tables) return
    const next = await tables.open({ game: state.game, options: state.options, players })
    const { id } = next.state
    next.close()
    go(`/play/${id}`)
  }
  const verify = async () => {
    if (!tables) return extras?.verify() ?? []
    const study = await tables.study({ id: state.id })
    if ('problem' in study) return [{ ...study, check: 'moves' as const, why: study.problem }]
    try {
      return await study.verify()
    } finally {
      study.close()
    }
  }

  const small = layout === 'phone' || layout === 'aside'
  const toList = (piece?: string) => {
    if (layout === 'phone') setTab('actions')
    if (layout === 'aside') setTab('actions')
    if (layout === 'folded') setDrawer(true)
    // A list that stands is entered at once: the next key may already come. One that was folded away is there after the
    // next drawing.
    if (layout === 'full') list.current?.focus(piece)
    else setTimeout(() => list.current?.focus(piece), 0)
  }
  const toRecord = () => {
    if (small) setTab('record')
    else setLower('record')
    if (layout === 'folded') setDrawer(true)
    setTimeout(() => search.current?.focus(), 0)
  }
  const back = (): boolean => {
    if (sure !== undefined) setSure(undefined)
    else if (answer) setAnswer(undefined)
    else if (rule !== undefined) setRule(undefined)
    else if (past) show(undefined)
    else if (chosen !== undefined) choose(undefined)
    else if (drawer) setDrawer(false)
    else if (small && tab !== 'board') setTab('board')
    else return false
    return true
  }
  const number = (n: number) => () => {
    const piece = pieces[n - 1]
    if (piece === undefined) return false
    pick(piece)
    if (layout === 'full') list.current?.focus(piece)
    return true
  }
  const jump = (step: 1 | -1) => () => {
    const piece = nextPiece(pieces, chosen, step)
    if (piece === undefined) return false
    pick(piece)
    return true
  }
  // What somebody is in the middle of comes first, then what is asked about the table, then the game.
  const question = sure !== undefined || answer || past ? undefined : extras?.question
  const shown =
    question?.prompt ??
    promptOf({ board, state, past, names, say, t, moveLog: moveLog, chosen, pieces, answer, sure, passing })

  useKeys({
    a: () => toList(),
    l: toRecord,
    u: () => void undo(),
    Escape: back,
    '?': () => shown.rule !== undefined && setRule(shown.rule),
    '[': jump(-1),
    ']': jump(1),
    Enter: () => sure !== undefined && document.activeElement === document.body && void doIt(sure),
    ArrowLeft: () => (past ? show(Math.max(0, past.moves - 1)) : false),
    ArrowRight: () => (past ? show(past.moves + 1 >= present.moves ? undefined : past.moves + 1) : false),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), number(i + 1)])),
  })

  const drawerButton = layout === 'folded' && (
    <Button aria-expanded={drawer} icon={<ControlIcon name="list" />} keyCap="A" onClick={() => setDrawer(!drawer)}>
      {t('actions.count', { count: choices.length })}
    </Button>
  )

  const asker = board.asker?.(view)
  const promptBar = (
    <Prompt
      {...shown}
      asker={shown.seat === view.waiting[0] ? asker : undefined}
      game={game.id}
      titles={titles}
      onRule={setRule}
    >
      {question?.buttons}
      <PromptButtons
        table={table}
        state={state}
        past={past}
        answer={answer}
        sure={sure}
        chosen={mine ? chosen : undefined}
        undoable={undoable}
        extras={extras}
        asked={question !== undefined}
        undoWhy={say({ key: present.moves === 0 ? 'table.undo-nothing' : 'table.undo-too-late' })}
        back={back}
        show={show}
        doIt={notation => void doIt(notation)}
        undo={() => void undo()}
        step={step}
        scores={() => setScores(true)}
        again={() => void again()}
        copyRecord={() => void copyRecord()}
      />
      {drawerButton}
    </Prompt>
  )
  const actions = over ? (
    <Panel className="play-result" id="actions" tabIndex={-1} title={t('scores.title')}>
      {present.result && (
        <Suspense>
          <ScoreTable result={present.result} players={names} say={say} />
        </Suspense>
      )}
    </Panel>
  ) : (
    <Actions
      handle={list}
      input={listInput}
      count={choices.length}
      chosen={chosen}
      lit={lit}
      nothing={past ? t('actions.none-preview') : t('actions.none')}
      light={light}
      act={act}
      refuse={refuseLine}
      reason={reasonOf}
    />
  )
  const { commitment, online } = state
  // The record is drawn anew only where it changes.
  const chanceNote = useMemo(
    () => (
      <div className="record-foot">
        <Suspense>
          <ChanceNote commitment={commitment} online={online} names={names} />
        </Suspense>
      </div>
    ),
    [commitment, online, names],
  )
  const record = (
    <Record
      search={search}
      moveLog={moveLog}
      players={names}
      at={past?.moves}
      moves={present.moves}
      show={showMove}
      foot={chanceNote}
    />
  )
  const onlineShown = extras !== undefined && (small ? tab === 'online' : layout === 'folded' ? drawer && lower === 'online' : lower === 'online') // biome-ignore format: one line
  const look = extras?.look
  useEffect(() => look?.(onlineShown), [look, onlineShown])
  const lowerTabs = extras && (
    <div className="play-lower-tabs">
      {(['record', 'online'] as const).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={lower === name}
          aria-label={name === 'online' && extras.unread > 0 ? extras.unreadName : undefined}
          onClick={() => setLower(name)}
        >
          {name === 'record' ? t('record') : extras.tab}
          {name === 'online' && extras.unread > 0 && <span className="unread num">{extras.unread}</span>}
        </button>
      ))}
    </div>
  )
  // The board shows a move first; the lists beside it follow in the next drawing. What they still offer until then is
  // refused like anything that came too late.
  const side = useDeferredValue(
    <>
      {!watches && actions}
      {extras ? (
        <div className="play-lower">
          {lowerTabs}
          {lower === 'online' ? extras.panel : record}
        </div>
      ) : (
        record
      )}
    </>,
  )
  const details = board.details && say(board.details)
  const actionsName = over ? t('scores') : mine ? t('actions.count', { count: choices.length }) : t('actions.short')
  const pane = tab === 'details' ? 'details' : 'board'
  const boardPart = (
    <section
      className={`play-board ${past ? 'play-past' : ''}`}
      aria-label={past ? t('board.preview', { move: past.moves }) : t('board')}
      hidden={layout === 'phone' && tab !== 'board' && tab !== 'details'}
    >
      <board.Component
        view={view}
        seat={seat}
        players={names}
        choices={choices}
        language={language}
        say={say}
        chosen={chosen}
        choose={pick}
        lit={lit}
        light={light}
        act={act}
        why={why}
        news={past ? QUIET : news}
        recent={recent}
        form={small ? 'phone' : 'wide'}
        pane={small ? pane : 'board'}
      />
    </section>
  )
  const looks = board.seatStyles?.(view)
  if (covered && seat !== undefined) {
    return (
      <SeatStyles value={looks}>
        <Suspense>
          <HotSeatScreen seat={seat} name={names[seat]} open={uncover} />
        </Suspense>
      </SeatStyles>
    )
  }
  const whole = (
    <div className={`play play-${layout}`}>
      <h1 className="visually-hidden">{t('table', { game: say({ key: 'game.name' }) })}</h1>
      <BarTitle>
        <b>{say({ key: 'game.name' })}</b>
        <small className="bar-names">{extras ? say(board.status(view)) : names.join(' – ')}</small>
        <small className="bar-brief">{say(board.status(view))}</small>
      </BarTitle>
      <BarStatus>{extras ? layout !== 'phone' && extras.seats : say(board.status(view))}</BarStatus>
      {layout === 'aside' ? (
        <>
          {boardPart}
          <div className="play-side">
            {promptBar}
            {tab === 'online' && extras ? extras.panel : tab === 'record' || watches ? record : actions}
            <TabBar
              {...((tab === 'record' || tab === 'online' || watches) && { id: 'actions' })}
              tab={tab}
              set={setTab}
              actions={watches ? undefined : actionsName}
              details={details}
              extras={extras}
            />
          </div>
        </>
      ) : layout === 'phone' ? (
        <>
          {promptBar}
          {extras?.seats}
          {boardPart}
          {tab === 'actions' && actions}
          {tab === 'record' && record}
          {tab === 'online' && extras?.panel}
          <TabBar
            {...(tab !== 'actions' && { id: 'actions' })}
            tab={tab}
            set={setTab}
            actions={watches ? undefined : actionsName}
            details={details}
            extras={extras}
          />
        </>
      ) : (
        <>
          <div className="play-left">
            {promptBar}
            {boardPart}
          </div>
          {(layout === 'full' || drawer) && (
            <div className="play-side" {...(watches && { id: 'actions', tabIndex: -1 })}>
              {side}
            </div>
          )}
        </>
      )}
      {rule !== undefined && (
        <Suspense>
          <RulePanel game={game.id} number={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
      {present.result && (
        <Dialog open={scores} title={t('scores.title')} close={t('close')} onClose={() => setScores(false)}>
          <Suspense>
            <ScoreTable result={present.result} players={names} say={say} />
            <Fairness
              commitment={state.commitment}
              seed={seedIn(state.record)}
              reason={present.result.reason}
              verify={verify}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
  return <SeatStyles value={looks}>{whole}</SeatStyles>
}
