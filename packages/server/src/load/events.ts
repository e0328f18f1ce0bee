// Whole tournaments on real sockets: a Swiss by rounds, an arena by its time. 7 Wonders Duel, a few real moves a game, then
// whoever is asked resigns. Measured are the pairing of each round, the moves at their last viewer, and that nobody is left
// out.

import type { TournamentSight } from '@tabularium/protocol'
import { get, type Player, post } from './clients.ts'
import { createEntrants, type Entrants, openEvent } from './entrants.ts'
import type { ServerProcess } from './server-process.ts'

const STALLED_MS = 120_000

export interface EventWish {
  readonly rounds: number
  /** An arena ends by its own time, or after so many seconds by its director. */
  readonly arenaMinutes: number
  readonly arenaSeconds?: number
  readonly thinkMs: number
  readonly moves: number
  say?(text: string): void
}

/** From the end of the last game of a round, in milliseconds. */
interface RoundFigures {
  readonly round: number
  /** Until the first game of the next round is seen by somebody who plays it: it is paired, and stored. */
  readonly paired: number
  /** Until all are at their tables. */
  readonly seated: number
  /** Processor time of the server in it. */
  readonly busy: number
}

interface Waits {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

export interface EventFigures {
  readonly players: number
  readonly swiss: { readonly rounds: readonly RoundFigures[]; readonly waits: Waits; readonly sight: Looked }
  readonly arena: {
    readonly games: number
    readonly waits: Waits
    /** Milliseconds without a game between two. */
    readonly idle: Waits
    readonly busyPerGame: number
  }
  /** What should not be: somebody twice in a round, nobody's opponent, a game without a table or a result. */
  readonly faults: readonly string[]
}

const waitsOf = (sorted: readonly number[]): Waits => {
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? 0 }
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Until it is so; answers after how long. */
export async function until(what: string, found: () => boolean | Promise<boolean>, everyMs = 20): Promise<number> {
  const began = performance.now()
  while (!(await found())) {
    if (performance.now() - began > STALLED_MS) throw new Error(`waited in vain for ${what}`)
    await pause(everyMs)
  }
  return performance.now() - began
}

type Exported = Pick<TournamentSight, 'phase' | 'round' | 'standings' | 'games'>

export const exported = (url: string, event: string, person: Player): Promise<Exported> =>
  get<Exported>(url, `/api/tournaments/${event}/export`, person)

/** Everybody has a game or a bye in every round, nobody two; every game has a table, and once it is over a result. */
export function unpaired({ phase, standings, games }: Exported, rounds: number): string[] {
  const faults: string[] = []
  for (const { entrant, cells } of standings) {
    for (let round = 1; round <= rounds; round++) {
      const own = cells.filter(cell => cell.round === round)
      if (own.length !== 1) faults.push(`${entrant} is ${own.length} times in round ${round}`)
    }
  }
  const met = new Set<string>()
  for (const { table, players, points, round, board } of games) {
    const pair = [...players].sort((a, b) => a - b).join()
    if (met.has(pair)) faults.push(`${pair} meet again in round ${round}`)
    met.add(pair)
    if (table === undefined) faults.push(`round ${round}, board ${board}: no table`)
    if (phase === 'over' && points === undefined) faults.push(`round ${round}, board ${board}: no result`)
  }
  return faults
}

interface Looked {
  /** Milliseconds of the server's processor time for one who looks at the tournament's page, and bytes. */
  readonly busy: number
  readonly bytes: number
}

async function looked(running: ServerProcess, event: string, times: number): Promise<Looked> {
  const before = await running.busy()
  let bytes = 0
  for (let i = 0; i < times; i++) {
    bytes = (await (await fetch(new URL(`/api/tournaments/${event}`, running.url))).arrayBuffer()).byteLength
  }
  return { busy: ((await running.busy()) - before) / times, bytes }
}

async function playSwiss(running: ServerProcess, people: readonly Player[], wish: EventWish) {
  const { rounds, thinkMs, moves, say = () => {} } = wish
  const event = await openEvent(running.url, people, { format: 'swiss', rounds })
  const entrants = createEntrants({ event, people, thinkMs, moves })
  await entrants.come(running.url)
  const figures: RoundFigures[] = []
  const direct = (act: object) => post(running.url, `/api/tournaments/${event}/direct`, people[0], act)
  let busy = await running.busy()
  const inRound = Math.floor(people.length / 2) * 2
  const began = performance.now()
  await direct({ act: 'start' })
  for (let round = 1; round <= rounds; round++) {
    await until(`all games of round ${round}`, () => entrants.came.length >= round * inRound)
    const from = entrants.left[(round - 1) * inRound - 1] ?? began
    const [paired, seated] = [(round - 1) * inRound, round * inRound - 1].map(at => entrants.came[at] - from)
    figures.push({ round, paired, seated, busy: (await running.busy()) - busy })
    say(
      `  round ${round}: the first of ${inRound / 2} games ${paired.toFixed(0)} ms after the end of the round before, ` +
        `the last after ${seated.toFixed(0)} ms; ${figures.at(-1)?.busy.toFixed(0)} ms of processor time`,
    )
    await until(`the end of round ${round}`, () => entrants.left.length >= round * inRound)
    busy = await running.busy()
  }
  await until('the end', async () => (await exported(running.url, event, people[0])).phase === 'over', 500)
  const faults = unpaired(await exported(running.url, event, people[0]), rounds)
  const sight = await looked(running, event, 20)
  entrants.go()
  return { rounds: figures, waits: waitsOf(entrants.waits()), sight, faults: [...faults, ...entrants.faults] }
}

async function playArena(running: ServerProcess, people: readonly Player[], wish: EventWish) {
  const { arenaMinutes: minutes, arenaSeconds, thinkMs, moves } = wish
  const event = await openEvent(running.url, people, { format: 'arena', minutes })
  const entrants = createEntrants({ event, people, thinkMs, moves })
  await entrants.come(running.url)
  const busy = await running.busy()
  const direct = (act: object) => post(running.url, `/api/tournaments/${event}/direct`, people[0], act)
  await direct({ act: 'start' })
  await pause((arenaSeconds ?? minutes * 60) * 1000)
  const idle = waitsOf(entrants.idle())
  const faults = [...(await leftOver(entrants, people.length))]
  const used = (await running.busy()) - busy
  if (arenaSeconds !== undefined) await direct({ act: 'end' })
  await until('the end', async () => (await exported(running.url, event, people[0])).phase === 'over', 500)
  const { games, standings } = await exported(running.url, event, people[0])
  // Its director may end it between a pairing and its table.
  for (const { table, points, board, round } of games) {
    if (!table && (points || arenaSeconds === undefined)) faults.push(`round ${round}, board ${board}: no table`)
  }
  for (const { entrant, cells } of standings) if (cells.length === 0) faults.push(`${entrant} was never paired`)
  entrants.go()
  return {
    ...{ games: games.length, waits: waitsOf(entrants.waits()), idle, busyPerGame: used / games.length },
    faults: [...faults, ...entrants.faults],
  }
}

/** So often it is looked whether many still wait: games that have just ended leave many free for a moment. */
const LOOKS = 20

/** While the arena goes on two who are free are paired: few wait for long. */
async function leftOver(entrants: Entrants, players: number): Promise<readonly string[]> {
  let waiting = players
  for (let look = 0; look < LOOKS; look++) {
    waiting = players - entrants.playing()
    if (waiting <= players / 2) return []
    await pause(500)
  }
  return [`${waiting} of ${players} wait in the middle of the arena`]
}

export async function playEvents(
  running: ServerProcess,
  people: readonly Player[],
  wish: EventWish,
): Promise<EventFigures> {
  const { faults: unpairedOnes, ...swiss } = await playSwiss(running, people, wish)
  const { faults, ...arena } = await playArena(running, people, wish)
  return { players: people.length, swiss, arena, faults: [...unpairedOnes, ...faults] }
}
