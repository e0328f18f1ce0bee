// One game under way on this device: people act when they are asked, bots think and answer, and every move is written
// down before anybody hears of it.

import type { Bot } from '@tabularium/bots'
import {
  type Action,
  isProblem,
  type Problem,
  type Refusal,
  type Seat,
  sayMove,
  type Table,
  type View,
  writeRecord,
} from '@tabularium/kernel'
import { withData } from '@tabularium/kernel/data'
import type { StateNews, WorkerNews } from './messages.ts'
import { restBefore, restInRow } from './pace.ts'
import { positionOf, savedGameOf, viewerOf } from './position.ts'
import { restore } from './restore.ts'
import type { Rules } from './rules.ts'
import type { SavedSnapshot, Store } from './store.ts'
import type { TabLock } from './tab-lock.ts'
import type { Help, HelpState, Player, Position, TableState, Thinking } from './table.ts'

/** What a session needs from the worker. */
export interface SessionDeps {
  readonly store: Store
  readonly tabLock: TabLock
  makeBot(spec: string, rules: Rules, seed: string): Promise<Bot | Problem>
  newSeed(): string
  send(news: WorkerNews): void
}

export interface SessionInit extends HelpState {
  readonly id: string
  readonly rules: Rules
  readonly table: Table
  readonly players: readonly Player[]
  /** The record as it was written down last. */
  readonly text: string
  readonly commitment: string
  readonly stopped?: string
  /** So many moves were not played again when the game was opened. */
  readonly played?: number
  readonly snapshot?: SavedSnapshot | undefined
  /** When the game was touched last; absent: just now. */
  readonly touched?: number
  /** Another tab has the game's lock. */
  readonly elsewhere: boolean
}

/** A question to somebody alone among bots, with all that they can see. */
export interface AskedDecision {
  readonly seat: Seat
  readonly view: View
  readonly legal: readonly Action[]
  readonly version: number
}

export interface LocalSession {
  act(notation: string, version: number): Promise<Refusal | undefined>
  undo(version: number): Promise<Refusal | undefined>
  /** Undefined: nobody is asked, or others are at this screen too, and help would not be fair. */
  asked(): AskedDecision | undefined
  /** Back to the person's last decision, whatever was drawn or answered since. */
  takeBack(version: number): Promise<Refusal | undefined>
  /** Turns help on or off, and notes which was used. */
  turn(on: Omit<HelpState, 'helped'>, used?: Help): Promise<void>
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
/** After so many moves the record is written whole, with a snapshot. */
const SNAPSHOT_EVERY = 100
/** How long after a game was opened its first moves are told, those that were not played again. */
const LATER_MS = 250
const NOTHING: readonly never[] = []

/** So many moves bots may be ahead of what is shown. */
const MOST_AHEAD = 100

/** A state that is yet to be shown, and whether its last move turned something up. */
interface Unshown {
  readonly news: StateNews
  readonly turnedUp: boolean
}

export const refusal = (code: string): Refusal => ({ code, rule: '', message: { key: `table.${code}` } })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isSame = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i])

const helpOf = ({ coach, chances, expects, helped }: HelpState): HelpState => ({
  ...(coach !== undefined && { coach }),
  ...(chances !== undefined && { chances }),
  ...(expects !== undefined && { expects }),
  ...(helped && { helped }),
})

const used = (helped: readonly Help[] = [], help: Help): readonly Help[] =>
  helped.includes(help) ? helped : [...helped, help]

export function openSession(deps: SessionDeps, init: SessionInit): LocalSession {
  const { id, rules, players, commitment } = init
  const { options, branch, table: bound } = init.table.secretRecord()
  /** Older records do not count take-backs: the same would be drawn again. */
  const takesBack = bound !== undefined
  const watched = players.every(({ bot }) => bot !== undefined)
  const people = [...players.keys()].filter(seat => players[seat].bot === undefined)
  /** Whom help is fair to: the one person at this screen. */
  const alone = people.length === 1 ? people[0] : undefined
  const bots = new Map<Seat, Bot>()
  /** What bots expected when they moved last; those that only follow rules of thumb expect nothing. */
  const expected = new Map<Seat, number>()
  let help: HelpState = helpOf(init)
  let { table, text, stopped, elsewhere } = init
  let forgotten = false
  let fallback: TableState['fallback']
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
  /** When a person had moved last, and how many moves have been shown since. */
  let answeredAt = performance.now()
  let shownSince = 0
  /** What bots have done that the page does not show yet: they think ahead, up to the next question to a person. */
  let unshown: Unshown[] = []
  let showing = false
  /** What the page was told last. */
  let shown: StateNews | undefined
  /** Moves whose events the page has not been told yet. */
  let early = init.played ?? 0
  let snapshot = init.played === undefined ? undefined : init.snapshot
  /** The text is what these rules would write. */
  let current = false
  /** When the last move was shown. */
  let shownAt = Number.NEGATIVE_INFINITY
  /** What the page has of the events: whose, and how many. */
  let told: { readonly seat: Seat | undefined; readonly count: number } | undefined
  /** Whether the last move turned something up that the next one may take. */
  let turnedUpLast = false
  /** Whoever is in a hurry waits for nothing that is decided by now. */
  let inHurry = false
  /** Ends the rest that a bot takes before its move is shown. */
  let wake = () => {}
  /** Bots that wait with their answer until the game goes on. */
  let waiting: (() => void)[] = []
  const goOn = (): void => {
    wake()
    for (const resolve of waiting) resolve()
    waiting = []
  }

  const canPlay = (): boolean => !closed && !elsewhere && stopped === undefined
  const barred = (): Refusal | undefined =>
    stopped !== undefined ? refusal('stopped') : elsewhere ? refusal('elsewhere') : undefined

  /** The last decision of somebody alone that can be taken back, from 0. */
  const lastDecision = (): number | undefined => {
    if (alone === undefined || !takesBack || table.result()) return undefined
    for (let i = table.moves - 1; i >= (branch ?? 0); i--) {
      if (table.moveAt(i)?.seat === alone) return i
    }
    return undefined
  }

  /** The record as it is given away: with the data it was played on. */
  const whole = (): string => (rules.game.data ? writeRecord(withData(rules.game, table.secretRecord())) : text)

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
      // Never another at this table: sent once.
      ...(keep === 0 && rules.game.data && { data: rules.game.data }),
      players,
      commitment,
      version: table.version,
      askedSince,
      position,
      events: eventsFor(seat, keep),
      canUndo: canPlay() && isPerson(seat) && table.canUndo(seat),
      ...(alone !== undefined && { canTakeBack: canPlay() && lastDecision() !== undefined }),
      ...help,
      ...expectedPart(),
      paused,
      ...(thinking && { thinking }),
      ...(over && stopped === undefined && { record: whole() }),
      ...(stopped !== undefined && { stopped }),
      ...(branch !== undefined && { branch }),
      ...(elsewhere && { elsewhere }),
      ...(fallback && { fallback }),
      ...(!deps.store.lasts() && { unsaved: true }),
    }
  }

  /** Told to somebody alone among bots, who wants to know: another person would learn of hands that are not theirs. */
  const expectedPart = (): Pick<TableState, 'expected'> =>
    help.expects && alone !== undefined && expected.size > 0
      ? { expected: [...expected].map(([seat, value]) => ({ seat, value })).sort((a, b) => a.seat - b.seat) }
      : {}

  const eventsFor = (seat: Seat | undefined, keep: number): TableState['events'] =>
    keep > early
      ? table.events(seat, keep)
      : [
          ...Array.from({ length: early === 0 ? 0 : early + 1 - keep }, () => NOTHING),
          ...table.events(seat, early === 0 ? keep : early + 1),
        ]

  const isPerson = (seat: Seat | undefined): seat is Seat => seat !== undefined && players[seat].bot === undefined

  const newsNow = (): StateNews => {
    const seat = viewerOf(table, players)
    const count = table.moves + 1
    const keep = told && told.seat === seat ? Math.min(told.count, count) : 0
    told = { seat, count }
    return { news: 'state', id, keep, state: stateNow(keep, seat) }
  }

  /** Shows what was done up to now, the last of it at once. */
  const tell = (): void => {
    if (closed) return
    showAll()
    send(newsNow())
  }

  const send = (news: StateNews): void => {
    shown = news
    deps.send(news)
  }

  /** What is shown, and that it stands still, or goes on; what was done meanwhile is not shown before its time. */
  const tellPaused = (): void => {
    if (!shown) return
    const { thinking: _, expected: __, ...rest } = shown.state
    const keep = rest.position.moves + 1
    send({
      ...shown,
      keep,
      state: { ...rest, ...help, ...expectedPart(), events: [], paused, ...(!paused && thinking && { thinking }) },
    })
  }

  /** Nothing fits what the page has any more. */
  const show = (): void => {
    unshown = []
    told = undefined
    tell()
  }

  const showNext = (): void => {
    const [next] = unshown.splice(0, 1)
    if (!next || closed) return
    shownAt = performance.now()
    shownSince++
    send({ ...next.news, state: { ...next.news.state, paused } })
  }

  const showAll = (): void => {
    while (unshown.length > 0) showNext()
  }

  /** Shows one move of bots after the other, at the pace. */
  const showAtPace = async (): Promise<void> => {
    if (showing) return
    showing = true
    while (unshown.length > 0 && canPlay()) {
      const [{ turnedUp }] = unshown
      await rest(turnedUp)
      if (!paused) showNext()
    }
    showing = false
    inHurry = false
    void drive()
  }

  const stop = (why: string): void => {
    stopped = why
    thinking = undefined
    tell()
  }

  /** A snapshot is of a position that nobody can step back from, so that it stays good whatever is taken back later. */
  const isSnapshotDue = (): boolean => {
    const since = table.moves - (snapshot?.moves ?? 0)
    return table.settled && since >= (table.result() && table.moves > SNAPSHOT_EVERY ? 1 : SNAPSHOT_EVERY)
  }

  const writeWhole = async (touched?: number): Promise<void> => {
    if (isSnapshotDue()) {
      const { moves, state } = table.snapshot()
      snapshot = { rules: rules.game.rules, moves, state: JSON.stringify(state) }
    }
    const saved = savedGameOf(id, table, { players, options, ...help }, text, touched)
    await deps.store.put({ ...saved, ...(snapshot && { snapshot }) })
    deps.tabLock.tell({ id, what: 'written' })
  }

  /** Writes the last move: a line, or now and then everything; and what was written by older rules in the words of these. */
  const writeMove = async (): Promise<void> => {
    const { lastMove } = table
    if (!lastMove || !current || table.result() || isSnapshotDue()) return await rewrite()
    const line = sayMove(lastMove)
    text += `${line}\n`
    await deps.store.append(savedGameOf(id, table, { players, options, ...help }, text), line)
    deps.tabLock.tell({ id, what: 'written' })
  }

  const rewrite = async (): Promise<void> => {
    text = writeRecord(table.secretRecord())
    current = true
    await writeWhole()
  }

  /**
   * Once the page shows the position: what the moves before the snapshot told, which takes as long as playing them; and a
   * snapshot of a game that has none, from before there were any.
   */
  const catchUp = (): void => {
    if (closed || (early === 0 && !(canPlay() && isSnapshotDue()))) return
    setTimeout(() => {
      void inTurn(async () => {
        if (closed) return
        if (unshown.length > 0) return catchUp()
        if (early > 0) {
          early = 0
          show()
        }
        if (canPlay() && isSnapshotDue()) await writeWhole(init.touched)
      })
    }, LATER_MS)
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: nothing is decided while a move is being written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    // The caller handles the error; the queue goes on.
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
    if (!stays || viewer !== viewerOf(table, players)) askedSince = table.version
    await writeMove()
    if (isPerson(seat)) {
      answeredAt = performance.now()
      shownSince = 0
      changed()
    } else ahead()
    return undefined
  }

  /** A bot has moved: it is shown when its time comes. */
  const ahead = (): void => {
    thinking = nextThinking()
    if (closed) return
    const [last = []] = table.events(viewerOf(table, players), table.moves)
    const before = turnedUpLast
    turnedUpLast = rules.turnsUp?.(last) ?? false
    unshown.push({ news: newsNow(), turnedUp: before })
    void showAtPace()
  }

  /** Whoever chooses at the same time as others may have seen less of them than there is by now. */
  const seenBy = (version: number): number =>
    version >= askedSince && version <= table.version ? table.version : version

  const changed = (): void => {
    const [last = []] = table.events(viewerOf(table, players), table.moves)
    turnedUpLast = rules.turnsUp?.(last) ?? false
    inHurry = false
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
    // What leaves no choice needs no thought.
    if (legal.length === 1) return legal[0]
    const bot = await botAt(seat)
    let toldAt = performance.now()
    let expects: number | undefined
    const action = await bot.choose({
      view: table.view(seat),
      seat,
      legal,
      signal,
      progress({ share, value }) {
        thinking = { seat, share, ...(watched && { value }) }
        expects = Math.round(value * 100) / 100
        if (closed || unshown.length > 0 || performance.now() - toldAt < PROGRESS_MS) return
        toldAt = performance.now()
        deps.send({ news: 'thinking', id, thinking })
      },
    })
    fallback ??= bot.fallback?.because
    if (expects === undefined) expected.delete(seat)
    else expected.set(seat, expects)
    if (help.expects && alone !== undefined && expects !== undefined)
      help = { ...help, helped: used(help.helped, 'expects') }
    return action
  }

  const sleep = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const paceNow = (turnedUp: boolean): number => {
    const usual = restBefore({ pace: paceMs, turnedUp, row: watched ? 0 : shownSince })
    if (watched) return usual
    const since = performance.now() - answeredAt
    return Math.min(usual, restInRow({ pace: paceMs, since, shown: shownSince, unshown: unshown.length }))
  }

  /** Until the pace allows the next move, and nobody holds it. */
  const rest = async (turnedUp: boolean): Promise<void> => {
    while (canPlay() && unshown.length > 0) {
      const left = inHurry ? 0 : shownAt + paceNow(turnedUp) - performance.now()
      if (paused) await new Promise<void>(resolve => (wake = resolve))
      else if (left > 0) await sleep(left)
      else return
    }
  }

  /** Where nobody plays but bots, they are a move ahead; else up to the next question to a person. */
  const mayThink = (): boolean =>
    canPlay() && !paused && unshown.length < (watched ? 1 : MOST_AHEAD) && (unshown.length === 0 || !isPersonAsked())

  const isPersonAsked = (): boolean => table.waiting().some(isPerson)

  /** While somebody has paused the game, what a bot thought of meanwhile waits. */
  const held = async (): Promise<void> => {
    while (canPlay() && paused) await new Promise<void>(resolve => waiting.push(resolve))
  }

  /** Lets bots move for as long as it is their turn. */
  const drive = async (): Promise<void> => {
    if (driving) return
    driving = true
    try {
      for (let seat = nextBot(); seat !== undefined && mayThink(); seat = nextBot()) {
        const asked = table
        const legal = table.legal(seat)
        hurried = new AbortController()
        // What was asked meanwhile is answered first.
        await new Promise(resolve => setTimeout(resolve, 0))
        if (!canPlay() || paused) return
        considering = true
        const action = await think(seat, legal, hurried.signal)
        await held()
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
      const restored = restore(rules.game, saved.record, saved.snapshot)
      early = restored.played ?? 0
      snapshot = restored.played === undefined ? undefined : saved.snapshot
      current = false
      table = restored.table
      stopped = restored.stopped
      text = saved.record
      help = helpOf(saved)
      askedSince = table.version
    } catch (error) {
      stopped = reasonOf(error)
    }
    thinking = nextThinking()
    show()
    catchUp()
    void drive()
  }

  /** What a pause changes; not while a move is being written, or the page would hear of it too early. */
  const shift = async (): Promise<void> => {
    if (!considering) thinking = nextThinking()
    if (unshown.length > 0) tellPaused()
    else tell()
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
        await rewrite()
        told = undefined
        changed()
        return undefined
      }),
    asked() {
      if (!canPlay() || alone === undefined || players.length < 2 || unshown.length > 0) return undefined
      const legal = table.legal(alone)
      return legal.length === 0 ? undefined : { seat: alone, view: table.view(alone), legal, version: table.version }
    },
    takeBack: version =>
      inTurn(async () => {
        const no = barred()
        if (no) return no
        if (version !== shown?.state.version && seenBy(version) !== table.version) return refusal('stale')
        let at = lastDecision()
        if (at === undefined) return refusal('undo-nothing')
        // What left no choice was no decision.
        const first = at
        while (at > (branch ?? 0) && positionOf(rules, table.snapshot(at).state, at, alone).legal.length < 2) at--
        const isOwn = positionOf(rules, table.snapshot(at).state, at, alone).legal.length > 1
        const refused = table.takeBack(isOwn ? at : first)
        if (refused) return refused
        hurried?.abort()
        if (snapshot && snapshot.moves > table.moves) snapshot = undefined
        early = 0
        askedSince = table.version
        help = { ...help, helped: used(help.helped, 'takeback') }
        expected.clear()
        await rewrite()
        unshown = []
        told = undefined
        changed()
        return undefined
      }),
    turn: (on, by) =>
      inTurn(async () => {
        const { coach, chances, expects, helped } = help
        const next = { ...help, ...on, ...(by && { helped: used(helped, by) }) }
        const isSameHelp = next.coach === coach && next.chances === chances && next.expects === expects
        if (isSameHelp && next.helped?.length === helped?.length) return
        help = next
        if (closed || elsewhere || forgotten) return
        await writeWhole()
        tellPaused()
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
      return positionOf(rules, table.snapshot(until).state, until, seat)
    },
    hurry() {
      hurried?.abort()
      inHurry = unshown.length > 0 || considering
      wake()
    },
    pause(value) {
      if (paused === value) return
      paused = value
      goOn()
      void inTurn(shift)
    },
    pace(ms) {
      paceMs = Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_PACE_MS) : DEFAULT_PACE_MS
      wake()
    },
    export: () => whole(),
    show: () =>
      inTurn(async () => {
        show()
        catchUp()
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
      goOn()
      await last
    },
  }
}
