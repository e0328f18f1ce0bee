// A record under study: the board at any move as any seat saw it, the moves in words, a graph, a link to this place,
// a game that goes on from here, and the proof that all of it is right.

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { QUIET } from '../boards/board.ts'
import { BarStatus, BarTitle, usePage } from '../frame/page-header.tsx'
import { RecordProblem } from '../frame/record-problem.tsx'
import { problemOf, tables } from '../frame/tables.ts'
import { useSettings } from '../settings.ts'
import { Graph, GraphLine, GraphSide } from '../shell/graph.tsx'
import { useLayout } from '../shell/layout.ts'
import { ChanceDoubt, Fairness, ScoreTable } from '../shell/lazy-parts.ts'
import { MoveList } from '../shell/move-list.tsx'
import { logHooksOf, moveLogOf, withStandIns } from '../shell/move-log.ts'
import { sentence, winnersWords } from '../shell/prompt-model.ts'
import { useSay, useSeatNames } from '../shell/use-table.ts'
import { watchingWords } from '../shell/watching-words.ts'
import { shellWords } from '../shell/words.ts'
import { useNames } from '../table/names.ts'
import { withPlayers } from '../table/seat-names.ts'
import { toFragment } from '../table/share.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ControlIcon, type ControlIconName, Icon } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { Empty, Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { SeatStyles } from '../ui/seat.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import { useKeys } from '../ui/use-keys.ts'
import type { AnalysisParts } from './replay/analysis.tsx'
import { PlayOn } from './replay/play-on.tsx'
import {
  type LoadedReplay as Found,
  placeQuery,
  type Source,
  useChapters,
  useEvents,
  usePlace,
  usePosition,
  useReplay,
  useVisibleSeats,
} from './replay/use-replay.ts'
import { replayWords } from './replay/words.ts'
import './replay/replay.css'

/** A game of this device, or one whose record is in the address. */
export function ReplayPage() {
  const { id } = useParams<{ id?: string }>()
  return <Opened id={id} />
}

/** A finished game of an online table. */
export function GamePage() {
  const { id = '' } = useParams<{ id: string }>()
  return <Opened online={id} />
}

function Opened({ id, online }: Source) {
  const t = replayWords.use()
  const opening = useReplay({ id, online })
  if (opening === 'loading') return <Loading what={t('loading')} />
  if ('problem' in opening) {
    const { line, message } = opening
    const missing = (id ?? online) !== undefined && line === undefined
    return (
      <Trouble title={t(missing ? 'missing.title' : 'problem.title')}>
        {t(
          missing
            ? online === undefined
              ? 'missing.text'
              : 'missing.online'
            : message
              ? 'problem.text'
              : 'problem.address',
        )}
        {!missing && message && (
          <small>
            {line !== undefined && t('problem.line', { line })} <RecordProblem {...opening} />
          </small>
        )}
      </Trouble>
    )
  }
  return <Study key={opening.replay.text} {...opening} id={id} online={online} />
}

function Trouble({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = replayWords.use()
  usePage({ title, form: 'table' })
  return (
    <div className="frame-message">
      <Empty
        icon={<Icon name="amphora" />}
        title={title}
        action={
          <ButtonLink kind="start" to="/">
            {t('home')}
          </ButtonLink>
        }
      >
        {children}
      </Empty>
    </div>
  )
}

const SPEEDS = { slow: 2400, normal: 1100, fast: 400 } as const
type Speed = keyof typeof SPEEDS

const ignore = () => undefined

/** Besides the figures of the game: the chances that an analysis finds. */
const CHANCES = 'chances'

const ShareDialog = lazy(() =>
  import('./replay/share-dialog.tsx').then(({ ShareDialog: shown }) => ({ default: shown })),
)

const analysisPage = () => import('./replay/analysis.tsx')

function Study({ replay, board, seated, doubt, verify, id, online }: Found & Source) {
  const t = replayWords.use()
  const shell = shellWords.use()
  const watching = watchingWords.use()
  const layout = useLayout()
  const { language } = useSettings()
  const { result } = replay
  const players = useNames(seated, replay.game)
  const [place, put] = usePlace(replay)
  const [, navigate] = useLocation()
  const { move, seat } = place
  const position = usePosition(replay, place)
  const seatNames = useSeatNames(board, players, position?.view)
  const say = useSay(board, players, seatNames)
  const full = withPlayers(seatNames, players)
  const events = useEvents(replay, seat)
  const visibleSeats = useVisibleSeats(replay)
  const chapters = useChapters({ replay, board })
  const view = position?.view
  const moveLog = useMemo(() => {
    if (!view) return []
    const told = moveLogOf(board.game, events, say, logHooksOf(board, view)).toReversed()
    const standIns = (replay.standIns ?? []).map(one => ({ move: one, seat: replay.moves[one - 1].seat }))
    return withStandIns(told, standIns, one => shell('record.stand-in', { name: players[one] }))
  }, [board, events, say, view, replay, shell, players])
  const milestones = useMemo(() => chapters.map(one => ({ move: one.move, name: say(one.message) })), [chapters, say])
  const names = Object.keys(replay.series)
  const [figure, setFigure] = useState(names[0] ?? '')
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [dialog, setDialog] = useState<'result' | 'on' | 'share' | undefined>()
  const [analysis, setAnalysis] = useState<Awaited<ReturnType<typeof analysisPage>>>()
  const [chosen, choose] = useState<string | undefined>()
  const [lit, light] = useState<string | undefined>()
  const last = replay.moves.length
  const game = say({ key: 'game.name' })
  usePage({ title: t('title', { game }), game: replay.game, form: 'table' })

  const go = (to: number) => {
    choose(undefined)
    put({ move: Math.min(last, Math.max(0, to)) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step after each move that is shown
  useEffect(() => {
    if (!playing) return
    if (move >= last) return setPlaying(false)
    const timer = setTimeout(() => go(move + 1), SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, move, last, speed])
  const step = (to: number) => () => {
    setPlaying(false)
    go(to)
  }
  useKeys({
    ArrowLeft: step(move - 1),
    ArrowRight: step(move + 1),
    Home: step(0),
    End: step(last),
    Space: event => (event.target instanceof HTMLButtonElement ? false : setPlaying(!playing)),
    Escape: () => (chosen === undefined ? false : choose(undefined)),
  })

  const share = async () => {
    if (online !== undefined) return setDialog('share')
    const packed = replay.text === '' ? undefined : await toFragment(replay.text)
    const whole = packed && 'fragment' in packed ? packed.fragment : undefined
    if (whole === undefined && (result || id === undefined)) return void toast({ text: t('share.long') })
    const path = whole === undefined ? `/replay/${id}?${placeQuery(place)}` : `/replay?${placeQuery(place)}#${whole}`
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`)
      toast({ text: whole === undefined ? t('share.here') : t('share.done', { move }) })
    } catch {
      toast({ text: t('failed') })
    }
  }
  const save = () => {
    const url = URL.createObjectURL(new Blob([replay.text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${replay.game}-${players.join('-')}.tabularium.txt`.replace(/[^\p{L}\p{N}.-]+/gu, '-')
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
  const keep = async () => {
    const taken = await (await tables()).take(replay.text)
    toast({ text: t('id' in taken ? 'kept' : 'keep.failed') })
  }

  const makeStudy = () =>
    void import('./study/make.ts')
      .then(module => module.makeStudy(replay, players, move))
      .then(
        path => navigate(path),
        error => toast({ text: problemOf(error) }),
      )

  const analyse = () =>
    void analysisPage().then(
      loaded => {
        setAnalysis(loaded)
        setFigure(CHANCES)
      },
      error => toast({ text: problemOf(error) }),
    )
  const notAnalysed =
    !result || replay.stopped ? t('analyse.unfinished') : players.length < 2 ? t('analyse.alone') : undefined

  const seats = [
    ...visibleSeats.map(one => ({ value: String(one), text: full[one] })),
    { value: 'none', text: t('spectator') },
  ]
  const { lines = [], standIn = false } = moveLog[move] ?? {}
  const told = [lines[0], ...(standIn && lines.length > 1 ? [lines.at(-1)] : [])]
    .map(line => line?.text ?? '')
    .join(' ')
  const control = (
    name: ControlIconName,
    word: 'first' | 'previous' | 'next' | 'last',
    to: number,
    off: boolean,
    key?: string,
  ) => (
    <button
      type="button"
      className="replay-step"
      aria-label={t(word)}
      title={t(word)}
      aria-keyshortcuts={key}
      aria-disabled={off || undefined}
      onClick={step(to)}
    >
      <ControlIcon name={name} />
    </button>
  )
  const wide = layout === 'full' || layout === 'folded'
  const moveList = (noteOf?: AnalysisParts['noteOf']) => (
    <MoveList
      moveLog={moveLog}
      players={seatNames}
      milestones={milestones}
      at={move}
      words={{ title: t('moves'), search: t('search'), nothing: t('nothing'), setup: t('setup') }}
      noteOf={noteOf}
      go={to => step(to)()}
    />
  )
  const graphOf = (parts: AnalysisParts | undefined) => {
    const shown = figure === CHANCES ? parts : undefined
    const name = say({ key: `measure.${names.includes(figure) ? figure : names[0]}` })
    return {
      figures: shown?.figures ?? replay.series[figure] ?? replay.series[names[0]],
      name: shown?.name ?? `${t('graph')}: ${name}`,
      table: t('graph.table', { name: shown?.name ?? name }),
      chances: shown?.chances,
    }
  }
  const figures = names.map(value => ({ value, text: say({ key: `measure.${value}` }) }))
  const whole = (parts?: AnalysisParts) => {
    const graph = graphOf(parts)
    return (
      <div
        className={`replay ${parts ? (wide ? 'replay-analysed' : `replay-${layout} replay-stacked`) : `replay-${layout}`}`}
      >
        <h1 className="visually-hidden">{t('title', { game })}</h1>
        <BarTitle>
          <b>{t('title', { game })}</b>
          <small>{result ? winnersWords(result.winners, full, shell) : players.join(' – ')}</small>
        </BarTitle>
        <BarStatus>{position && say(board.status(position.view))}</BarStatus>
        <section className="replay-board panel" aria-label={t('board', { move })}>
          {position && (
            <board.Component
              view={position.view}
              seat={seat}
              players={players}
              choices={[]}
              language={language}
              say={say}
              chosen={chosen}
              choose={choose}
              lit={lit}
              light={light}
              act={ignore}
              why={ignore}
              news={QUIET}
              recent={position.moves === 0 ? QUIET : (events[position.moves] ?? QUIET)}
              form={layout === 'full' ? 'wide' : 'phone'}
              pane="board"
            />
          )}
        </section>
        {parts ? (
          <>
            <div className="replay-side" ref={scrollFade}>
              {parts.side}
              {moveList(parts.noteOf)}
            </div>
            {parts.sums}
          </>
        ) : (
          moveList()
        )}
        <Panel className="replay-line" aria-label={t('controls')}>
          {replay.stopped && (
            <p className="replay-stopped" role="note">
              {t('stopped', { moves: last })} <RecordProblem {...replay.stopped} />
            </p>
          )}
          {doubt !== undefined && (
            <Suspense>
              <ChanceDoubt doubt={doubt} />
            </Suspense>
          )}
          <div className="replay-controls" id="prompt" tabIndex={-1}>
            <span className="replay-steps">
              {control('first', 'first', 0, move === 0, 'Home')}
              {control('previous', 'previous', move - 1, move === 0, 'ArrowLeft')}
              <button
                type="button"
                className="replay-step replay-play"
                aria-label={t(playing ? 'pause' : 'play')}
                title={t(playing ? 'pause' : 'play')}
                onClick={() => {
                  if (!playing && move >= last) go(0)
                  setPlaying(!playing)
                }}
              >
                <ControlIcon name={playing ? 'pause' : 'play'} />
              </button>
              {control('next', 'next', move + 1, move === last, 'ArrowRight')}
              {control('last', 'last', last, move === last, 'End')}
            </span>
            <p className="replay-now" role="status">
              <b className="num">{move === 0 ? t('setup') : t('move.of', { move, moves: last })}</b>
              <small title={told}>{told}</small>
            </p>
            <span className="replay-choices">
              <Segmented
                label={t('speed')}
                value={speed}
                options={(Object.keys(SPEEDS) as Speed[]).map(value => ({ value, text: watching(`speed.${value}`) }))}
                onChange={value => setSpeed(value)}
              />
              {milestones.length > 0 && (
                <Select
                  aria-label={t('jump')}
                  value=""
                  options={[
                    { value: '', text: t('jump.none') },
                    ...milestones.map(milestone => ({ value: String(milestone.move), text: milestone.name })),
                  ]}
                  onChange={value => value !== '' && step(Number(value))()}
                />
              )}
              {seats.length > 1 && (
                <span className="replay-see">
                  <span aria-hidden="true">{t('see')}</span>
                  <Select
                    aria-label={t('see')}
                    value={seat === undefined ? 'none' : String(seat)}
                    options={seats}
                    onChange={value => put({ seat: value === 'none' ? undefined : Number(value) })}
                  />
                </span>
              )}
            </span>
          </div>
          {(names.length > 0 || parts) && (
            <div className="replay-graph">
              <Graph
                {...graph}
                players={seatNames}
                milestones={milestones}
                at={move}
                words={{
                  move: t('move'),
                  table: graph.table,
                  at: to => (to === 0 ? t('setup') : t('move.of', { move: to, moves: last })),
                }}
                go={to => step(to)()}
              />
            </div>
          )}
          <div className="replay-foot">
            {parts ? (
              // A row of buttons would take the graph its room.
              <Select
                aria-label={t('graph.show')}
                value={figure}
                options={[{ value: CHANCES, text: parts.name }, ...figures]}
                onChange={setFigure}
              />
            ) : (
              names.length > 1 && (
                <Segmented label={t('graph.show')} value={figure} options={figures} onChange={setFigure} />
              )
            )}
            <ul className="replay-legend" aria-hidden="true">
              {seatNames.map((name, one) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={one}>
                  {graph.chances && players.length === 2 ? (
                    <GraphSide seat={one} own={one === graph.chances.own} />
                  ) : (
                    <GraphLine seat={one} />
                  )}
                  {name}
                </li>
              ))}
            </ul>
            <span className="replay-buttons">
              <Button size="small" icon={<ControlIcon name="seal" />} onClick={() => setDialog('result')}>
                {t('result')}
              </Button>
              {!parts && (
                <Button
                  size="small"
                  icon={<ControlIcon name="details" />}
                  why={notAnalysed}
                  aria-busy={analysis !== undefined || undefined}
                  onClick={analyse}
                >
                  {t('analyse')}
                </Button>
              )}
              <Button size="small" icon={<ControlIcon name="link" />} onClick={() => void share()}>
                {t(online === undefined ? 'share' : 'share.online')}
              </Button>
              {replay.text !== '' && (
                <Button size="small" icon={<ControlIcon name="save" />} onClick={save}>
                  {t('save')}
                </Button>
              )}
              {/* A study stands on the game's own data. */}
              {replay.text !== '' && !replay.data && (
                <Button size="small" icon={<ControlIcon name="book" />} onClick={makeStudy}>
                  {t('study')}
                </Button>
              )}
              {id === undefined && (
                <Button size="small" onClick={() => void keep()}>
                  {t('keep')}
                </Button>
              )}
              {replay.text !== '' && (
                <Button
                  size="small"
                  kind="start"
                  icon={<ControlIcon name="branch" />}
                  why={result && move >= last ? t('on.over') : undefined}
                  onClick={() => setDialog('on')}
                >
                  {t('on')}
                </Button>
              )}
            </span>
          </div>
        </Panel>
        <Dialog open={dialog === 'result'} title={t('result')} close={t('close')} onClose={() => setDialog(undefined)}>
          <Suspense>
            {result ? (
              <ScoreTable result={result} players={full} say={say} game={board.game.id} Picture={board.Picture} />
            ) : (
              <p>{t('unfinished')}</p>
            )}
            {result && <h3 className="replay-fair">{sentence(t('verify.head'))}</h3>}
            <Fairness commitment={replay.commitment} seed={replay.seed} reason={result?.reason} verify={verify} />
          </Suspense>
        </Dialog>
        {dialog === 'share' && online !== undefined && (
          <Suspense>
            <ShareDialog id={online} name={game} place={place} onClose={() => setDialog(undefined)} />
          </Suspense>
        )}
        <PlayOn
          open={dialog === 'on'}
          replay={replay}
          names={players}
          move={move}
          onClose={() => setDialog(undefined)}
        />
      </div>
    )
  }
  const Analysed = analysis?.Analysed
  return (
    <SeatStyles value={position && board.seatStyles?.(position.view)}>
      {Analysed ? (
        <Analysed {...{ replay, online, board, seat, seatNames, players, seated, say }} at={move} go={to => step(to)()}>
          {whole}
        </Analysed>
      ) : (
        whole()
      )}
    </SeatStyles>
  )
}
