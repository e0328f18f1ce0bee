// One game under way on this device: people act when they are asked, bots think and answer, and every move is written
// down before anybody hears of it.

import type { Bot } from '@tabularium/bots'
import {
  type Action,
  isProblem,
  type Problem,
  type Refusal,
  replay,
  type Seat,
  type Table,
  writeRecord,
} from '@tabularium/kernel'
import type { WorkerNews } from './messages.ts'
import { restBefore } from './pace.ts'
import { positionOf, savedGameOf, viewerOf } from './position.ts'
import { restore } from './restore.ts'
import type { Rules } from './rules.ts'
import type { Store } from './store.ts'
import type { TabLock } from './tab-lock.ts'
import type { Player, Position, TableState, Thinking } from './table.ts'

/** What a session needs from the worker. */
export interface SessionDeps {
  readonly store: Store
  readonly tabLock: TabLock
  makeBot(spec: string, rules: Rules, seed: string): Promise<Bot | Problem>
  newSeed(): string
  send(news: WorkerNews): void
}

export interface SessionInit {
  readonly id: string
  readonly rules: Rules
  readonly table: Table
  readonly players: readonly Player[]
  /** The record as it was written down last. */
  readonly text: string
  readonly commitment: string
  readonly stopped?: string
  /** Another tab has the game's lock. */
  readonly elsewhere: boolean
}

export interface LocalSession {
  act(notation: string, version: number): Promise<Refusal | undefined>
  undo(version: number): Promise<Refusal | undefined>
  why(notation: string): Refusal | undefined
  at(moves: number): Position
  hurry(): void
  pause(paused: boolean): void
  pace(ms: number): void
  export(): string
  /** Sends the whole state again. */
  show(): Promise<void>
  /** The other tab has let go: the game is ours, as it was written down last. */
  takeOver(): Promise<void>
  /** Another tab wrote or forgot this game. */
  heard(what: 'written' | 'forgotten'): Promise<void>
  /** Ends the thinking and waits for what is being written. */
  close(): Promise<void>
}

const DEFAULT_PACE_MS = 900
const LONGEST_PACE_MS = 60_000
/** How long apart a bot's progress is told. */
const PROGRESS_MS = 100

export const refusal = (code: string): Refusal => ({ code, rule: '', message: { key: `table.${code}` } })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isSame = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i])

export function openSession(deps: SessionDeps, init: SessionInit): LocalSession {
  const { id, rules, players, commitment } = init
  const { options, branch } = init.table.secretRecord()
  const watched = players.every(({ bot }) => bot !== undefined)
  const bots = new Map<Seat, Bot>()
  let { table, text, stopped, elsewhere } = init
  let forgotten = false
  let closed = false
  let paused = false
  let paceMs = DEFAULT_PACE_MS
  let thinking: Thinking | undefined
  let hurried: AbortController | undefined
  let driving = false
  /** A bot thinks, or waits with its answer. */
  let considering = false
  /** Since this version the same person has been asked the same, whatever others chose meanwhile. */
  let askedSince = table.version
  /** How many moves there were when a person had moved last. */
  let answeredAt = table.moves
  /** When the last move was shown. */
  let shownAt = Number.NEGATIVE_INFINITY
  /** What the page has of the events: whose, and how many. */
  let told: { readonly seat: Seat | undefined; readonly count: number } | undefined
  /** Ends the rest that a bot takes before its move. */
  let wake = () => {}

  const canPlay = (): boolean => !closed && !elsewhere && stopped === undefined
  const barred = (): Refusal | undefined =>
    stopped !== undefined ? refusal('stopped') : elsewhere ? refusal('elsewhere') : undefined

  const stateNow = (keep: number, seat: Seat | undefined): TableState => {
    const over = table.result()
    const position: Position = {
      moves: table.moves,
      seat,
      view: table.view(seat),
      legal: canPlay() && seat !== undefined ? table.legal(seat).map(({ notation }) => notation) : [],
      ...(over && { result: over }),
    }
    return {
      id,
      game: rules.game.id,
      options,
      players,
      commitment,
      version: table.version,
      askedSince,
      position,
      events: table.events(seat, keep),
      canUndo: canPlay() && isPerson(seat) && table.canUndo(seat),
      paused,
      ...(thinking && { thinking }),
      ...(over && stopped === undefined && { record: text }),
      ...(stopped !== undefined && { stopped }),
      ...(branch !== undefined && { branch }),
      ...(elsewhere && { elsewhere }),
      ...(!deps.store.lasts() && { unsaved: true }),
    }
  }

  const isPerson = (seat: Seat | undefined): seat is Seat => seat !== undefined && players[seat].bot === undefined

  const tell = (): void => {
    if (closed) return
    const seat = viewerOf(table, players)
    const count = table.moves + 1
    const keep = told && told.seat === seat ? Math.min(told.count, count) : 0
    told = { seat, count }
    deps.send({ news: 'state', id, keep, state: stateNow(keep, seat) })
  }

  /** Nothing fits what the page has any more. */
  const show = (): void => {
    told = undefined
    tell()
  }

  const stop = (why: string): void => {
    stopped = why
    thinking = undefined
    tell()
  }

  const write = async (): Promise<void> => {
    text = writeRecord(table.secretRecord())
    await deps.store.put(savedGameOf(id, table, players, text))
    deps.tabLock.tell({ id, what: 'written' })
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: nothing is decided while a move is being written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  /** Makes a move, writes it down, and only then says so. */
  const move = async (seat: Seat, action: Action | string, expect: number): Promise<Refusal | undefined> => {
    let refused: Refusal | undefined
    const viewer = viewerOf(table, players)
    const stays = viewer !== undefined && viewer !== seat && table.waiting().includes(viewer)
    try {
      refused = table.act(seat, action, expect)
    } catch (error) {
      stop(`the rules failed at move ${table.moves + 1}: ${reasonOf(error)}`)
      return refusal('stopped')
    }
    if (refused) return refused
    if (isPerson(seat)) answeredAt = table.moves
    if (!stays || viewer !== viewerOf(table, players)) askedSince = table.version
    await write()
    changed()
    return undefined
  }

  /** Whoever chooses at the same time as others may have seen less of them than there is by now. */
  const seenBy = (version: number): number =>
    version >= askedSince && version <= table.version ? table.version : version

  const changed = (): void => {
    shownAt = performance.now()
    thinking = nextThinking()
    tell()
    void drive()
  }

  const nextBot = (): Seat | undefined => table.waiting().find(seat => players[seat].bot !== undefined)

  const nextThinking = (): Thinking | undefined => {
    const seat = canPlay() && !paused ? nextBot() : undefined
    return seat === undefined ? undefined : { seat, share: 0 }
  }

  const botAt = async (seat: Seat): Promise<Bot> => {
    const known = bots.get(seat)
    if (known) return known
    const bot = await deps.makeBot(players[seat].bot ?? '', rules, deps.newSeed())
    if (isProblem(bot)) throw new Error(bot.problem)
    bots.set(seat, bot)
    return bot
  }

  const think = async (seat: Seat, legal: readonly Action[], signal: AbortSignal): Promise<Action> => {
    const bot = await botAt(seat)
    let toldAt = performance.now()
    return await bot.choose({
      view: table.view(seat),
      seat,
      legal,
      signal,
      progress({ share, value }) {
        thinking = { seat, share, ...(watched && { value }) }
        if (closed || performance.now() - toldAt < PROGRESS_MS) return
        toldAt = performance.now()
        deps.send({ news: 'thinking', id, thinking })
      },
    })
  }

  const sleep = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const paceNow = (): number => {
    const [last = []] = table.events(viewerOf(table, players), table.moves)
    return restBefore({
      pace: paceMs,
      turnedUp: rules.turnsUp?.(last) ?? false,
      row: watched ? 0 : table.moves - answeredAt,
    })
  }

  /** Until the pace allows the next move, and nobody holds it. */
  const rest = async (hurry: AbortSignal): Promise<void> => {
    while (canPlay()) {
      const left = hurry.aborted ? 0 : shownAt + paceNow() - performance.now()
      if (paused) await new Promise<void>(resolve => (wake = resolve))
      else if (left > 0) await sleep(left)
      else return
    }
  }

  /** Lets bots move for as long as it is their turn. */
  const drive = async (): Promise<void> => {
    if (driving) return
    driving = true
    try {
      for (let seat = nextBot(); seat !== undefined && canPlay() && !paused; seat = nextBot()) {
        const asked = table
        const legal = table.legal(seat)
        hurried = new AbortController()
        // What was asked meanwhile is answered first.
        await new Promise(resolve => setTimeout(resolve, 0))
        if (!canPlay() || paused) return
        considering = true
        const action = await think(seat, legal, hurried.signal)
        await rest(hurried.signal)
        if (!canPlay()) return
        const by = seat
        const refused = await inTurn(async () => {
          // People who choose at the same time may have moved meanwhile: as long as the bot is asked the same, its answer holds.
          const isAsked = canPlay() && table === asked && isSame(table.legal(by), legal)
          considering = false
          return isAsked ? await move(by, action, table.version) : undefined
        })
        if (refused && stopped === undefined) throw new Error(`'${action.notation}' is not legal (${refused.code})`)
      }
    } catch (error) {
      if (canPlay()) stop(`the bot failed at move ${table.moves + 1}: ${reasonOf(error)}`)
    } finally {
      driving = false
      considering = false
      hurried = undefined
    }
  }

  /** As it was written down last, by whichever tab. */
  const reload = async (): Promise<void> => {
    const saved = await deps.store.get(id)
    if (closed || !saved) return
    try {
      const restored = restore(rules.game, saved.record)
      table = restored.table
      stopped = restored.stopped
      text = saved.record
      askedSince = table.version
    } catch (error) {
      stopped = reasonOf(error)
    }
    thinking = nextThinking()
    show()
    void drive()
  }

  /** What a pause changes; not while a move is being written, or the page would hear of it too early. */
  const shift = async (): Promise<void> => {
    if (!considering) thinking = nextThinking()
    tell()
    void drive()
  }

  thinking = nextThinking()
  shownAt = performance.now()

  return {
    act: (notation, version) =>
      inTurn(async () => {
        const no = barred()
        if (no) return no
        const seat = viewerOf(table, players)
        const waiting = table.waiting()
        if (waiting.length === 0) return refusal('over')
        if (!isPerson(seat) || !waiting.includes(seat)) return refusal('not-your-turn')
        return await move(seat, notation, seenBy(version))
      }),
    undo: version =>
      inTurn(async () => {
        const no = barred()
        if (no) return no
        if (version !== table.version) return refusal('stale')
        const seat = viewerOf(table, players)
        if (!isPerson(seat)) return refusal('undo-nothing')
        const refused = table.undo(seat)
        if (refused) return refused
        askedSince = table.version
        await write()
        told = undefined
        changed()
        return undefined
      }),
    why(notation) {
      const seat = viewerOf(table, players)
      const action = rules.game.actions.parse(notation)
      if (!action)
        return {
          ...refusal('unknown-action'),
          message: { key: 'table.unknown-action', args: { action: notation.slice(0, 60) } },
        }
      return barred() ?? (isPerson(seat) ? table.why(seat, action) : refusal('not-your-turn'))
    },
    at(moves) {
      const until = Math.min(Math.max(0, Math.trunc(moves) || 0), table.moves)
      const seat = viewerOf(table, players)
      return positionOf(rules, replay(rules.game, table.secretRecord(), { until }), until, seat)
    },
    hurry() {
      hurried?.abort()
      wake()
    },
    pause(value) {
      if (paused === value) return
      paused = value
      wake()
      void inTurn(shift)
    },
    pace(ms) {
      paceMs = Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_PACE_MS) : DEFAULT_PACE_MS
      wake()
    },
    export: () => text,
    show: () =>
      inTurn(async () => {
        show()
        void drive()
      }),
    async takeOver() {
      elsewhere = false
      if (!forgotten) await inTurn(reload)
    },
    async heard(what) {
      if (what === 'forgotten') {
        forgotten = true
        stop('the game was deleted in another window')
      } else {
        // Also where this tab plays: without locks (see `browserTabLock`) both do, each from what was written last.
        await inTurn(reload)
      }
    },
    async close() {
      closed = true
      hurried?.abort()
      wake()
      await last
    },
  }
}
