// The recap of a table: makes its steps, fetches the positions they lead to, plays them, and reports what is to be shown.

import type { Event, Say, Seat } from '@tabularium/kernel'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type Board, QUIET } from '../../boards/board.ts'
import type { BoardRecap, RecapMarks } from '../../boards/recap.ts'
import { isCalm, useSettings } from '../../settings.ts'
import type { Position, Table, TableState } from '../../table/table.ts'
import { seatOf } from '../choices.ts'
import { markSeen, opensByItself, wasSeen } from './auto-open.ts'
import { balanceOf, lastDecision, type RecapStep, recapOf } from './model.ts'
import { RecapBar, RecapList } from './panel.tsx'
import { PieceMarks } from './piece-marks.tsx'
import { type PlayerState, type RecapPlayer, recapPlayer, timed } from './player.ts'
import type { Recap, RecapView } from './use-recap.ts'

export interface RecapRunnerProps {
  readonly table: Table
  readonly board: Board
  readonly state: TableState
  readonly seat: Seat
  readonly say: Say
  readonly recap: Recap
  readonly small: boolean
}

export function RecapRunner(props: RecapRunnerProps) {
  const { board } = props
  const [hooks, setHooks] = useState<BoardRecap>()
  useEffect(() => {
    let gone = false
    void board.recap?.().then(
      loaded => gone || setHooks(loaded),
      // Without it the table plays as before.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [board])
  return hooks && <Loaded {...props} hooks={hooks} />
}

/** The position that others began from: the one that was seen, else it is asked for. */
function useBefore({ table, recap: { decided } }: RecapRunnerProps, since: number): Position | undefined {
  const seen = decided?.position
  const [asked, setAsked] = useState<Position>()
  const known = seen?.moves === since ? seen : asked?.moves === since ? asked : undefined
  useEffect(() => {
    if (known) return
    let gone = false
    table.at(since).then(
      position => gone || setAsked(position),
      // Without it there is no recap; the table plays as before.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [table, since, known])
  return known
}

/** The positions of the steps, asked for one after the other while it is open. */
function usePositions(table: Table, steps: readonly RecapStep[], before: Position | undefined, open: boolean) {
  const known = useRef(new Map<number, Position>())
  const [, redraw] = useState(0)
  useEffect(() => {
    if (!open) return
    let gone = false
    const fetchAll = async () => {
      for (const { last } of steps) {
        if (gone) return
        if (known.current.has(last)) continue
        known.current.set(last, await table.at(last))
        if (!gone) redraw(n => n + 1)
      }
    }
    // A table that is closed meanwhile: the step keeps the picture of the one before.
    fetchAll().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [table, steps, open])
  return (move: number): Position | undefined => (before?.moves === move ? before : known.current.get(move))
}

const STILL: PlayerState = { status: 'paused', at: 0, phase: 'before' }
const noSubscription = () => () => {}

/** A player for as long as the recap is open; where nothing may move it waits for keys. */
function usePlayer(steps: readonly RecapStep[], open: boolean) {
  const { recapPace } = useSettings()
  const player = useMemo((): RecapPlayer | undefined => (open && steps.length > 0 ? recapPlayer(steps, 'calm') : undefined), [open, steps]) // biome-ignore format: one line
  useEffect(() => player?.setPace(recapPace), [player, recapPace])
  useEffect(() => {
    if (!player) return
    if (isCalm()) player.go(0)
    else player.play()
    return () => player.close()
  }, [player])
  const now = useSyncExternalStore(player?.subscribe ?? noSubscription, () => player?.state ?? STILL)
  return { player, now }
}

function Loaded({ hooks, ...props }: RecapRunnerProps & { readonly hooks: BoardRecap }) {
  const { table, board, seat, say, recap, small } = props
  // Others may go on choosing meanwhile: an open recap keeps the state it was opened with.
  const begun = useRef(props.state)
  if (!recap.open) begun.current = props.state
  const state = begun.current
  const { events, position } = state
  const { recap: setting, recapPace } = useSettings()
  const since = recap.decided?.moves ?? lastDecision(hooks, events, position.view, seat)
  const before = useBefore(props, since)
  const steps = useMemo(
    () =>
      before
        ? recapOf({
            ...{ game: board.game, recap: hooks, events, seat, say, since },
            views: { now: position.view, before: before.view },
            doerOf: (event: Event) => seatOf(event) ?? board.doerOf?.(position.view, event),
          })
        : [],
    [board, hooks, events, seat, position, before, say, since],
  )
  const { open, opened, wasReadable, start, close, report } = recap
  const { player, now } = usePlayer(steps, open)
  const positionAt = usePositions(table, steps, before, open)

  // Once for each position that one is asked in.
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (!before || asked.current === state.askedSince) return
    asked.current = state.askedSince
    const away = opened && state.online !== undefined && state.online.card.clock.kind !== 'live'
    if (wasSeen(state.id, position.moves)) return
    if (!opensByItself({ setting, steps, away, readable: wasReadable() })) return
    markSeen(state.id, position.moves)
    start()
  }, [state, before, steps, setting, opened, position, wasReadable, start])

  const balance = useMemo(
    () => (before ? balanceOf(hooks.holdings(before.view, seat), hooks.holdings(position.view, seat)) : []),
    [hooks, before, position, seat],
  )
  const step = steps[now.at]
  const marks = useMemo(
    (): RecapMarks => ({
      steps: steps.map((one, i) => ({
        ...one,
        state: !open || i < now.at ? 'seen' : i > now.at ? 'coming' : 'now',
        touched: one.touch !== undefined,
      })),
      growMs: now.status === 'playing' && now.phase === 'before' ? timed('arrow', recapPace) : 0,
      playing: open && !isCalm(),
    }),
    [steps, open, now, recapPace],
  )
  // One render without events between two steps, so that boards end their animation.
  const moment = `${now.at} ${now.phase}`
  const [heard, hear] = useState('')
  useEffect(() => hear(moment), [moment])
  const tells = now.phase === 'after' && (now.status === 'playing' || heard === moment)
  const news = useMemo(
    () => (step && tells ? events.slice(step.first, step.last + 1).flat() : QUIET),
    [events, step, tells],
  )
  const wanted = step && (now.phase === 'before' ? step.first - 1 : step.last)
  const found = wanted === undefined ? undefined : positionAt(wanted)
  const shown = useRef<Position>(undefined)
  if (!open) shown.current = undefined
  else shown.current = found ?? shown.current ?? before
  const earlier = shown.current

  const view = useMemo((): RecapView => {
    const model = { steps, balance, words: hooks.words, now, player, close, small }
    return {
      told: steps.length > 0,
      marks,
      overlay: <PieceMarks marks={marks} />,
      ...(open &&
        player && {
          playing: {
            ...{ position: earlier, news, player },
            bar: <RecapBar {...model} player={player} />,
            list: <RecapList {...model} player={player} />,
          },
        }),
    }
  }, [steps, balance, hooks, now, player, close, small, marks, open, earlier, news])
  useEffect(() => report(view), [report, view])
  return null
}
