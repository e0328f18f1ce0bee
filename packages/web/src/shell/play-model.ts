// What Play shows, derived from the table: the position (now or an earlier one), what can be done in it, the log of moves,
// and what the person at the screen has in hand or has opened. Commands and panes read it.

import { useMemo, useRef, useState } from 'react'
import type { Board } from '../boards/board.ts'
import { useSettings } from '../settings.ts'
import { useNames } from '../table/names.ts'
import type { Table, TableState, Tables } from '../table/table.ts'
import { useForVersion } from '../ui/use-stable.ts'
import type { ActionsHandle } from './actions.tsx'
import { choicesOf, litPieces } from './choices.ts'
import { useLayout } from './layout.ts'
import { logHooksOf, moveLogOf, recentIn } from './move-log.ts'
import type { OnlineExtras } from './online-extras.ts'
import type { Tab } from './tabs.tsx'
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

export interface PlayProps {
  readonly table: Table
  readonly board: Board
  /** The games of this device, where this is one of them. */
  readonly tables?: Tables
  /** People elsewhere, where it is not. */
  readonly extras?: OnlineExtras
}

const NO_CHOICES: readonly string[] = []

/** What is in hand, under the pointer, refused, or asked about again: for one question; a refusal for one version. */
function useSelection({ version }: TableState, question: string) {
  const [chosen, choose] = useForVersion<string>(question)
  const [lit, light] = useState<string | undefined>()
  const [answer, setAnswer] = useForVersion<RefusedPress>(version)
  const [sure, setSure] = useForVersion<string>(question)
  return { chosen, choose, lit, light, answer, setAnswer, sure, setSure }
}

/** Which panes are open, and handles to the two that take the focus. */
function usePaneState() {
  const [rule, setRule] = useState<string | undefined>()
  const [scores, setScores] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const [tab, setTab] = useState<Tab>('board')
  const [lower, setLower] = useState<'record' | 'online'>('record')
  const list = useRef<ActionsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  return { rule, setRule, scores, setScores, drawer, setDrawer, tab, setTab, lower, setLower, list, search }
}

/** The pass that is made without asking: alone among bots, where one can only pass; not after a step back. */
function usePass({ board, extras }: PlayProps, state: TableState, people: number) {
  const onward = useOnward(state)
  const { legal, view } = state.position
  const [only, ...others] = legal
  const pass =
    onward && !extras && people === 1 && others.length === 0 ? board.game.actions.parse(only ?? '') : undefined
  return pass !== undefined && (board.passes?.(view, pass) ?? false) ? pass : undefined
}

export function usePlayModel(props: PlayProps) {
  const { table, board, extras } = props
  const { game } = board
  const t = shellWords.use()
  const layout = useLayout()
  const { language, confirm, pace } = useSettings()
  const state = useTableState(table)
  const { players, position: present, version, elsewhere = false } = state
  const names = useNames(players)
  const say = useSay(board, names, extras?.say)
  const news = useNews(state)
  const refused = useRefused(table, board, present, version)
  const [covered, uncover] = useHotSeatScreen(board, state)
  const [past, show] = usePast(table, extras?.address ?? `/play/${state.id}`, present.moves)
  const { seat, view } = past ?? present
  const people = players.filter(player => player.bot === undefined).length
  const frozen = elsewhere || (extras?.frozen ?? false)
  /** The same for as long as only others choose: what they choose may change what can be done here. */
  const question = useMemo(() => `${state.askedSince} ${present.legal}`, [state.askedSince, present.legal])
  const selection = useSelection(state, question)
  const panes = usePaneState()
  const titles = useRuleTitles(game, language, layout === 'full')
  const pass = usePass(props, state, people)
  const passing = pass !== undefined
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
  return {
    ...props,
    ...selection,
    ...panes,
    game,
    t,
    say,
    names,
    language,
    /** Whether moves that end undo are asked about again. */
    confirm,
    pace,
    layout,
    small: layout === 'phone' || layout === 'aside',
    state,
    question: past ? undefined : question,
    present,
    /** The earlier position that is shown instead of the present one. */
    past,
    show,
    seat,
    view,
    news,
    covered,
    uncover,
    /** Whether anybody at this screen could take something back. */
    undoable: extras ? present.seat !== undefined : people > 0,
    titles,
    pass,
    choices,
    pieces,
    listInput,
    moveLog,
    recent,
    /** Something can be done. */
    mine: choices.length > 0,
    /** Whoever only looks on has no list of actions. */
    watches: present.seat === undefined && present.result === undefined,
    over: present.result !== undefined && !past,
  }
}

export type PlayModel = ReturnType<typeof usePlayModel>
