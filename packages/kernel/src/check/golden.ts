// Finding golden records: biased random games are played until some show what is wanted, and the shortest is replayed at
// a table; a record as a story; every notation there is.

import type { Action } from '../action.ts'
import { FastChance } from '../chance.ts'
import { fitRecord } from '../fit-record.ts'
import type { Game, State, View } from '../game.ts'
import { completeOptions, type Options } from '../option.ts'
import { isProblem } from '../problem.ts'
import { type GameRecord, readRecord } from '../record.ts'
import { followed, replay } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { StreamChance } from '../stream.ts'
import { openTable } from '../table.ts'
import { type Event, type Tell, Telling } from '../tell.ts'
import { MOST_DECISIONS, UNFINISHED } from '../unfinished.ts'
import { verify } from '../verify.ts'
import { speakerOf } from '../words.ts'

/** How much a seat likes an action: chances are in proportion. */
export type Taste<S, A> = (s: S, seat: Seat, action: A) => number

export interface Played {
  readonly reason: string
  readonly moves: readonly (readonly [Seat, string])[]
  /** The features put to use, the kinds of action taken, and what else a game notes. */
  readonly used: ReadonlySet<string>
}

export interface Golden<S, A> {
  readonly file: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly taste: Taste<S, A>
  /** What the record must show. */
  readonly shows: (played: Played) => boolean
}

/** What a game finds worth noting besides its features. */
export interface Notes<S> {
  event?(event: Event, used: Set<string>): void
  state?(s: S, used: Set<string>): void
}

/** The records of one game: how they are found, read and told. */
export function goldenOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { event: noteEvent, state: noteState }: Notes<S> = {},
) {
  const optionsWith = (given: Readonly<Record<string, string>>): Options => {
    const options = completeOptions(game.options, given)
    if (isProblem(options)) throw new Error(options.problem)
    return options
  }

  const noting = (used: Set<string>): Tell => {
    const hear = (event: Event) => {
      game.features.used(event, name => used.add(name))
      noteEvent?.(event, used)
    }
    return { all: hear, only: (_, event) => hear(event), reveal() {} }
  }

  /** One biased random game. Its name seeds everything random in it: the table's chance and the choices. */
  function playOut(seats: number, options: Options, name: string, taste: Taste<S, A>): Played & { seed: string } {
    const random = new FastChance(name)
    const seed = Array.from({ length: 64 }, () => random.number(16).toString(16)).join('')
    const chance = new StreamChance(seed)
    const used = new Set<string>()
    const tell = noting(used)
    chance.move(0)
    const s = game.setup({ seats, options }, chance, tell)
    const moves: (readonly [Seat, string])[] = []
    const out: A[] = []
    const tastes: number[] = []
    for (
      let seat = game.waiting(s)[0];
      seat !== undefined && moves.length < MOST_DECISIONS;
      seat = game.waiting(s)[0]
    ) {
      const n = game.legal(s, seat, out)
      let sum = 0
      for (let i = 0; i < n; i++) sum += tastes[i] = taste(s, seat, out[i])
      let at = (sum * random.number(1_000_000)) / 1_000_000
      let choice = 0
      while (choice < n - 1 && (at -= tastes[choice]) >= 0) choice++
      const action = out[choice]
      used.add(action.kind)
      moves.push([seat, action.notation])
      chance.move(moves.length) // as a table does
      game.apply(s, seat, action, chance, tell)
      noteState?.(s, used)
    }
    return { seed, reason: (game.result(s) ?? UNFINISHED).reason, moves, used }
  }

  /** Plays up to `most` games until `enough` show what they should, and plays the shortest of them at a table. */
  function find(
    { file, seats, options, taste, shows }: Golden<S, A>,
    names: readonly string[],
    most: number,
    enough: number,
  ): GameRecord {
    const config = { seats, options: optionsWith(options) }
    let best: ReturnType<typeof playOut> | undefined
    let found = 0
    for (let one = 0; one < most && found < enough; one++) {
      const played = playOut(seats, config.options, `${file} ${one}`, taste)
      if (!shows(played)) continue
      found++
      if (best === undefined || played.moves.length < best.moves.length) best = played
    }
    if (best === undefined) throw new Error(`no game for ${file}`)
    const table = openTable(game, { config, seats: names.slice(0, seats), seed: best.seed })
    for (const [seat, notation] of best.moves) table.act(seat, notation)
    const record = table.record()
    if (!record) throw new Error(`${file}: the table played another game`)
    return record
  }

  /** What a record puts to use. */
  function usedIn(record: GameRecord): Played {
    const used = new Set<string>(record.moves.map(({ action }) => action.split(' ')[0]))
    replay(game, record, { tell: () => noting(used), after: s => noteState?.(s, used) })
    return { reason: record.result?.reason ?? '', moves: [], used }
  }

  /** A record as a story: every move with what it told, and a picture after every so many. */
  function playthrough(record: GameRecord, pictureEvery: number): string {
    const say = speakerOf(game, 'en', record.seats)
    const lines: string[] = []
    let told = new Telling()
    replay(game, record, {
      tell: () => (told = new Telling()),
      after: (s, move) => {
        const made = record.moves[move - 1]
        lines.push(move === 0 ? 'setup' : `${move}. ${record.seats[made.seat]}: ${made.action}`)
        for (const event of told.to(undefined)) lines.push(`   ${say(game.text.event(event))}`)
        if (move % pictureEvery !== 0 && move !== record.moves.length) return
        lines.push('', game.text.picture(game.view(s, undefined), say), '')
      },
    })
    return `${lines.join('\n').trimEnd()}\n`
  }

  /** At which move today's rules part from a record of older ones; undefined: it replays whole and ends the same. */
  function partsAt(record: GameRecord): number | 'the end' | undefined {
    const fitted = fitRecord(game, record)
    if (isProblem(fitted)) throw new Error(fitted.problem)
    const { stopped } = followed(game, fitted)
    if (stopped) return stopped.move
    return verify(game, record).some(({ check }) => check === 'result') ? 'the end' : undefined
  }

  const notations = (): string => `${game.actions.all.map(({ notation }) => notation).join('\n')}\n`

  return { optionsWith, playOut, find, usedIn, playthrough, partsAt, notations }
}

/** Throws where the text is no record. */
export function readGolden(name: string, text: string): GameRecord {
  const record = readRecord(text)
  if (isProblem(record)) throw new Error(`${name}: ${record.problem}`)
  return record
}
