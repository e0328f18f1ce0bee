// What bots and programs would have played at the decisions of a recorded game, each from what the player could know then.

import { type Bot, ForfeitError, type Progress } from '@tabularium/bots'
import { legalList, replay, type Seat, Telling } from '@tabularium/kernel'
import { playerFor } from './bots.ts'
import { type KnownRecord, need, plain } from './input.ts'
import type { Shell } from './shell.ts'
import { table } from './terminal.ts'

export interface Opinion {
  readonly move: number
  readonly seat: Seat
  readonly played: string
  readonly best: string
  /** The chance to win that it saw for the seat, from 0 to 1; absent where it says nothing of that. */
  readonly chance?: number
}

export interface Opinions {
  readonly spec: string
  readonly opinions: readonly Opinion[]
  /** Why it was not asked to the end. */
  readonly failed?: string
}

interface Range {
  readonly from: number
  readonly to: number
  readonly seat: Seat | undefined
  readonly seed: string
}

/** One after the other; each sees the whole course of its own seat. */
export async function askAll(known: KnownRecord, specs: readonly string[], range: Range): Promise<readonly Opinions[]> {
  const asked: Opinions[] = []
  for (const spec of specs) asked.push(await ask(known, spec, range))
  return asked
}

async function ask(
  { game, record }: KnownRecord,
  spec: string,
  { from, to, seat: only, seed }: Range,
): Promise<Opinions> {
  const config = { seats: record.seats.length, options: record.options }
  const bots = new Map<Seat, Bot>()
  const opinions: Opinion[] = []
  const told: Telling[] = []
  // The moves in order, with the positions before them.
  const positions: { readonly move: number; readonly state: ReturnType<typeof game.clone> }[] = []
  replay(game, record, {
    tell: () => {
      const telling = new Telling()
      told.push(telling)
      return telling
    },
    before: (state, move) => {
      if (move >= from && move <= to) positions.push({ move, state: game.clone(state) })
    },
  })
  const close = (): void => {
    for (const bot of bots.values()) bot.close?.()
  }
  for (const { move, state } of positions) {
    const { seat, action: played } = record.moves[move - 1]
    const legal = legalList(game, state, seat)
    if (legal.length < 2 || (only !== undefined && only !== seat)) continue
    const bot = bots.get(seat) ?? need(playerFor(spec, game, `${seed}/${seat}`, config), '--ask')
    bots.set(seat, bot)
    let last: Progress | undefined
    try {
      const events = (first: number) => told.slice(first, move).map(telling => telling.to(seat))
      const action = await bot.choose({
        ...{ view: game.view(state, seat), seat, legal, history: { moves: move - 1, takebacks: 0, events } },
        progress: progress => (last = progress),
      })
      opinions.push({
        ...{ move, seat, played, best: action.notation },
        ...(last?.best === action.notation && { chance: last.value }),
      })
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error
      close()
      return { spec, opinions, failed: plain(error.message) }
    }
  }
  close()
  return { spec, opinions }
}

export function showOpinions({ terminal }: Shell, asked: readonly Opinions[]): void {
  const { bold, dim, yellow } = terminal.colours
  for (const { spec, opinions, failed } of asked) {
    const same = opinions.filter(({ played, best }) => played === best).length
    terminal.print(`\n${bold(plain(spec))} ${dim(`the same move at ${same} of ${opinions.length} decisions`)}`)
    const rows = opinions
      .filter(({ played, best }) => played !== best)
      .map(({ move, seat, played, best, chance }) => [
        ...[String(move), String(seat), played, best],
        chance === undefined ? '' : `${Math.round(100 * chance)}%`,
      ])
    if (rows.length > 0)
      terminal.print(table([['move', 'seat', 'played', 'instead', 'chance'].map(dim), ...rows], [0, 1, 4]))
    if (failed !== undefined) terminal.print(yellow(failed))
  }
}
