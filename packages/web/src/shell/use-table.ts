// Hooks on a table: its state, what was refused, what is news, who may look, and an earlier position.

import {
  type Event,
  type Game,
  type Language,
  type Refusal,
  type Say,
  type Seat,
  speakerOf,
  type View,
} from '@tabularium/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Board, QUIET } from '../boards/board.ts'
import { storedText, storeText } from '../browser-storage.ts'
import { useSettings } from '../settings.ts'
import type { Position, Table, TableState } from '../table/table.ts'
import { useEvent } from '../ui/use-stable.ts'
import { remembering } from '../words.ts'
import type { RefusedAction } from './choices.ts'
import type { OnlineExtras } from './online-extras.ts'
import { seesOtherwise } from './visibility.ts'

/**
 * The table as it stands. Not an external store to React: that would draw at once with all effects, before the browser
 * may paint; a plain state lets effects wait until the new position is on the screen.
 */
export const useTableState = (table: Table): TableState => useTableInRows(table)[0]

/** Lets several moves pass before the next state is drawn. */
export type InRow = (moves: () => Promise<void>) => Promise<void>

/** The same; and moves made within `inRow` are drawn when the last of them is made. */
export function useTableInRows(table: Table): readonly [state: TableState, inRow: InRow] {
  const [state, setState] = useState(table.state)
  const rows = useRef({ open: 0, follow: () => {} })
  useLayoutEffect(() => {
    const follow = () => {
      if (rows.current.open === 0) setState(table.state)
    }
    rows.current.follow = follow
    follow()
    return table.subscribe(follow)
  }, [table])
  const inRow: InRow = useEvent(async moves => {
    rows.current.open++
    try {
      await moves()
    } finally {
      rows.current.open--
      rows.current.follow()
    }
  })
  return [state, inRow]
}

/** As whom the seats are spoken of in a position: by what they play, or by the players' names. */
export function useSeatNames(board: Board, players: readonly string[], view: View | undefined): readonly string[] {
  const { language } = useSettings()
  const { seatNames } = board
  const say = useMemo(() => seatNames && speakerOf(board.game, language, []), [board, seatNames, language])
  const spoken = useMemo(
    () =>
      players.map((name, seat) => {
        const message = view && seatNames?.nameOf(view, seat)
        return say && message ? say(message) : name
      }),
    [players, view, seatNames, say],
  )
  const all = spoken.join('\n')
  // The same list as long as it says the same.
  return useMemo(() => all.split('\n'), [all])
}

/** The game's words in the reader's language, with the names of the seats; and of those who play them, where they are introduced. */
export function useSay(
  board: Board,
  players: readonly string[],
  seats: readonly string[] = players,
  more?: OnlineExtras['say'],
): Say {
  const { language } = useSettings()
  const [names, people] = [seats.join('\n'), players.join('\n')]
  return useMemo(() => {
    const speak = (of: string): Say => remembering(language, speakerOf(board.game, language, of.split('\n')))
    const say = speak(names)
    const introduce = names === people ? say : speak(people)
    const introductions = new Set(board.seatNames?.introductions)
    const ofSeats: Say = message => (introductions.has(message.key) ? introduce(message) : say(message))
    const spoken = names === people ? say : ofSeats
    return more ? message => more(message) ?? spoken(message) : spoken
  }, [board, language, names, people, more])
}

/** What the moves since the last look told, for motion; quiet at first, and after a step back. */
export function useNews({ version, position, events }: TableState): readonly Event[] {
  const seen = useRef({ version, moves: position.moves, news: QUIET })
  if (seen.current.version !== version) {
    const { moves } = seen.current
    const news = position.moves > moves ? events.slice(moves + 1).flat() : QUIET
    seen.current = { version, moves: position.moves, news }
  }
  return seen.current.news
}

/** Whether the position was come to by a move, not by a step back or by opening the table. */
export function useOnward({ version, position: { moves } }: TableState): boolean {
  const seen = useRef({ version, moves, onward: false })
  if (seen.current.version !== version) seen.current = { version, moves, onward: moves > seen.current.moves }
  return seen.current.onward
}

const NONE: readonly RefusedAction[] = []

/** What the player would expect to do but may not, and why. */
export function useRefused(table: Table, board: Board, position: Position, version: number): readonly RefusedAction[] {
  const [found, setFound] = useState({ version: -1, list: NONE })
  const { seat, view, legal } = position
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is a position; who may act in it can change
  useEffect(() => {
    if (seat === undefined || legal.length === 0) return
    let gone = false
    const asked = board.expected(view, seat).filter(notation => !legal.includes(notation))
    Promise.all(asked.map(async notation => ({ notation, refusal: await table.why(notation) }))).then(
      answers => {
        const list = answers.flatMap(({ notation, refusal }) => (refusal ? [{ notation, refusal }] : []))
        if (!gone) setFound({ version, list })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [table, board, version, legal])
  return found.version === version && legal.length > 0 ? found.list : NONE
}

const OPEN_KEY = 'tabularium.no-secrets'

/** The table whose people have no secrets from each other. */
const openTable = (): string | undefined => storedText(OPEN_KEY)

/**
 * Whether the screen that hides the position from the last player is shown, how it is put away, and how for good at this table.
 * Whoever has looked since this stretch of play began (`board.stretch`) is not asked to come again. Last: whether an answer is
 * given without asking for somebody else than the last who looked, so that this position is not for the eyes at the screen.
 */
export function useHotSeatScreen(
  board: Board,
  state: TableState,
  passing: boolean,
): readonly [covered: boolean, uncover: () => void, unveil: () => void, unseen: boolean] {
  const { id, players, position, version, online } = state
  const { seat, view, result } = position
  const stretch = board.stretch?.(view)
  const [looked, setLooked] = useState<{ readonly stretch: string | undefined; readonly seats: readonly Seat[] }>({
    stretch: undefined,
    seats: [],
  })
  const [open, setOpen] = useState(() => openTable() === id)
  const people = players.flatMap((player, other) => (player.bot === undefined ? [other] : []))
  const last = looked.seats.at(-1)
  const came = stretch !== undefined && looked.stretch === stretch ? looked.seats : last === undefined ? [] : [last]
  const known = seat !== undefined && came.includes(seat)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is a position
  const hides = useMemo(
    () =>
      seat !== undefined &&
      !(passing ? seat === last : known) &&
      !open &&
      !online &&
      result === undefined &&
      people.length > 1 &&
      people.some(other => other !== seat && seesOtherwise(board.game, view, other)),
    [board, version, seat, known, last, open, passing],
  )
  const differs = hides && !passing
  const comes = () => {
    if (seat === undefined) return
    const seats = looked.stretch === stretch && stretch !== undefined ? looked.seats.filter(one => one !== seat) : []
    setLooked({ stretch, seats: [...seats, seat] })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sees the same as before, or is asked, has looked
  useEffect(() => {
    if (!differs && !passing && seat !== undefined) comes()
  }, [differs, passing, seat, stretch])
  const unveil = () => {
    setOpen(true)
    comes()
    storeText(OPEN_KEY, id)
  }
  return [differs, comes, unveil, hides && passing]
}

export interface RefusedPress {
  readonly notation: string
  readonly refusal: Refusal
}

/** The earlier position that `?move=` of the address asks for, and how to go to another one (undefined: to the present). */
export function usePast(
  table: Table,
  address: string,
  moves: number,
): readonly [Position | undefined, (move: number | undefined) => void] {
  const search = useSearch()
  const [, go] = useLocation()
  const asked = new URLSearchParams(search).get('move')
  const move = asked !== null && /^\d{1,6}$/.test(asked) && Number(asked) < moves ? Number(asked) : undefined
  const [found, setFound] = useState<Position | undefined>()
  useEffect(() => {
    if (move === undefined) return setFound(undefined)
    let gone = false
    table.at(move).then(
      position => gone || setFound(position),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [table, move])
  const show = (to: number | undefined) => go(to === undefined ? address : `${address}?move=${to}`, { replace: true })
  return [move === undefined ? undefined : found, show]
}

const UNTITLED: ReadonlyMap<string, string> = new Map()

/** The titles of a game's rules by number, loaded where there is room for them. */
export function useRuleTitles(game: Game, language: Language, wanted: boolean): ReadonlyMap<string, string> {
  const [loaded, setLoaded] = useState({ of: '', titles: UNTITLED })
  const of = `${game.id} ${language}`
  useEffect(() => {
    if (!wanted) return
    let gone = false
    game.text.rules(language).then(
      rules => gone || setLoaded({ of, titles: new Map(rules.map(({ number, title }) => [number, title])) }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game, language, of, wanted])
  return wanted && loaded.of === of ? loaded.titles : UNTITLED
}
