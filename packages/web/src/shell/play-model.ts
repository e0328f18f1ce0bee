// What Play shows, derived from the table: the position (now or an earlier one), what can be done in it, the log of moves,
// and what the person at the screen has in hand or has opened. Commands and panes read it.

import { useMemo, useRef, useState } from 'react'
import type { Board, PromptNote } from '../boards/board.ts'
import { useSettings } from '../settings.ts'
import { useFaces, useNames } from '../table/names.ts'
import type { Table, TableState, Tables } from '../table/table.ts'
import { useForVersion } from '../ui/use-stable.ts'
import type { ActionsHandle } from './actions.tsx'
import { choicesOf, litPieces } from './choices.ts'
import type { HelpView } from './help/help-view.ts'
import { type Layout, useLayout } from './layout.ts'
import { type OrderGiver, orderedAnswer, useOrders } from './local-orders.ts'
import { logHooksOf, moveLogOf, recentIn, withStandIns } from './move-log.ts'
import type { OnlineExtras } from './online-extras.ts'
import { useRecap } from './recap/use-recap.ts'
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
  useSeatNames,
  useTableInRows,
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
  const [note, setNote] = useForVersion<PromptNote>(question, chosen)
  return { chosen, choose, lit, light, note, setNote, answer, setAnswer, sure, setSure }
}

/** Which panes are open, and handles to the two that take the focus. */
function usePaneState() {
  const [rule, setRule] = useState<string | undefined>()
  const [scores, setScores] = useState(false)
  const [keys, setKeys] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const [tab, setTab] = useState<Tab>('board')
  const [lower, setLower] = useState<'record' | 'online'>('record')
  const list = useRef<ActionsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  return {
    rule,
    setRule,
    scores,
    setScores,
    keys,
    setKeys,
    drawer,
    setDrawer,
    tab,
    setTab,
    lower,
    setLower,
    list,
    search,
  }
}

/** The answer that is given without asking: where one can only pass, or by an order of whoever is asked; not after a step back. */
function usePass({ board, extras }: PlayProps, state: TableState, giver: OrderGiver) {
  const onward = useOnward(state)
  const orders = useOrders(giver)
  const { legal, view, seat } = state.position
  if (!onward || extras || seat === undefined || giver.people === 0) return undefined
  const [only, ...others] = legal
  const pass = others.length === 0 ? board.game.actions.parse(only ?? '') : undefined
  if (pass !== undefined && board.passes?.(view, pass)) return pass
  return orderedAnswer(board.game, orders, view, seat, legal)
}

export function usePlayModel(props: PlayProps) {
  const { table, board, extras } = props
  const { game } = board
  const t = shellWords.use()
  const size = useLayout()
  const small = size === 'phone' || size === 'aside'
  /** A map that fills the table has islands over it, where there is room for them. */
  const layout: Layout | 'islands' = board.fills && !small ? 'islands' : size
  const { language, confirm, pace } = useSettings()
  const [state, inRow] = useTableInRows(table)
  const { players, position: present, version, elsewhere = false } = state
  const names = useNames(players, state.game)
  const faces = useFaces(players, state.game)
  const seatNames = useSeatNames(board, names, present.view)
  const say = useSay(board, names, seatNames, extras?.say)
  const news = useNews(state)
  const refused = useRefused(table, board, present, version)
  const [visited, show] = usePast(table, extras?.address ?? `/play/${state.id}`, present.moves)
  const people = players.filter(player => player.bot === undefined).length
  const frozen = elsewhere || (extras?.frozen ?? false)
  /** The same for as long as only others choose: what they choose may change what can be done here. */
  const question = useMemo(() => `${state.askedSince} ${present.legal}`, [state.askedSince, present.legal])
  const selection = useSelection(state, question)
  const panes = usePaneState()
  const [help, reportHelp] = useState<HelpView>()
  const titles = useRuleTitles(game, language, size === 'full')
  const giver: OrderGiver = { game: game.id, table: state.id, seat: present.seat, people }
  const pass = usePass(props, state, giver)
  const passing = pass !== undefined
  const [covered, uncover, unveil, unseen] = useHotSeatScreen(board, state, passing)
  const recap = useRecap(state, present.legal.length > 0 && !frozen && !passing && !covered)
  const past = recap.playing?.position ?? visited
  const { seat, view } = past ?? present
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
  const told = useMemo(() => moveLogOf(game, state.events, say, logHooksOf(board, present.view)), [board, game, state.events, present.view, say]) // biome-ignore format: one line
  const moveLog = useMemo(
    () => withStandIns(told, state.standIns ?? [], one => t('record.stand-in', { name: names[one] })),
    [told, state.standIns, t, names],
  )
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
    /** Of bots that have a character. */
    faces,
    /** As whom the seats are spoken of. */
    seatNames,
    language,
    /** Whether moves that end undo are asked about again. */
    confirm,
    pace,
    layout,
    small,
    state,
    inRow,
    question: past ? undefined : question,
    present,
    recap,
    /** The earlier position that is shown instead of the present one. */
    past,
    show,
    seat,
    view,
    news: recap.newsOr(news),
    covered,
    uncover,
    /** Nobody at this screen has secrets: it is not covered any more. */
    unveil,
    /** The answer that is given without asking is of somebody who has not come to the screen: it keeps what it shows. */
    unseen,
    /** Whose automatic answers can be chosen. */
    giver,
    /** Whether anybody at this screen could take something back. */
    undoable: extras ? present.seat !== undefined : people > 0,
    titles,
    pass,
    choices,
    pieces,
    listInput,
    moveLog,
    recent,
    help,
    reportHelp,
    /** Help is fair: to one person alone, at a table of this device. */
    helps: people === 1 ? table.help : undefined,
    /** Something can be done. */
    mine: choices.length > 0,
    /** Whoever only looks on has no list of actions. */
    watches: present.seat === undefined && present.result === undefined,
    over: present.result !== undefined && !past,
  }
}

export type PlayModel = ReturnType<typeof usePlayModel>
