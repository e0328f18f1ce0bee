// Recaps of the records of all games, for every seat: each move of others is in exactly one step, nothing is told that the
// seat was not told, and what takes from the seat is said to touch it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES as PLAYED } from '@tabularium/bots/games'
import {
  type Event,
  type Game,
  type GameRecord,
  isProblem,
  ReplayError,
  readRecord,
  replay,
  type Say,
  type Seat,
  Telling,
  type View,
} from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import { recap as assyrianWars } from '../../boards/assyrian-wars/recap.ts'
import { recap as gloryToRome } from '../../boards/glory-to-rome/recap.ts'
import { part } from '../../boards/map/part.testing.ts'
import { recap as mareNostrum } from '../../boards/mare-nostrum/recap.ts'
import type { BoardRecap, Holdings } from '../../boards/recap.ts'
import { recap as wondersDuel } from '../../boards/wonders-duel/recap.ts'
import { seatOf } from '../choices.ts'
import { lastDecision, recapOf } from './model.ts'

// Boards ask for the settings when they are drawn; there is no window here.
vi.mock('../../settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}), isCalm: () => true }))

/** One record in so many; all of them in the long checks. */
const PART = 3

interface Case {
  readonly recap: BoardRecap
  /** Of each long record, so many moves. */
  readonly moves: number
  /** Holdings that go only where somebody takes them; others are counted anew by who stands where. */
  readonly taken: readonly string[]
}

const CASES: Readonly<Record<string, Case>> = {
  'wonders-duel': { recap: wondersDuel, moves: 80, taken: ['coins', 'cards', 'wonders', 'pawn'] },
  'glory-to-rome': { recap: gloryToRome, moves: 500, taken: ['influence', 'structures', 'stock', 'clients', 'vault'] },
  'mare-nostrum': {
    recap: mareNostrum,
    moves: 900,
    taken: ['lands', 'buildings', 'legions', 'triremes', 'fortresses', 'cards', 'titles'],
  },
  'assyrian-wars': { recap: assyrianWars, moves: 450, taken: ['points', 'cities', 'units'] },
}

/** What is said is the event itself: to compare what was told with what is told again. */
const say: Say = ({ key, args }) => JSON.stringify([key, args])

function recordsOf(id: string): readonly (readonly [string, GameRecord])[] {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', id, 'records')
  const files = readdirSync(folder).filter(file => file.endsWith('.txt') && !/^(notations|playthrough)/.test(file))
  return part(files, PART).map(file => {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    if (isProblem(record)) throw new Error(`${file}: ${record.problem}`)
    return [file, record]
  })
}

interface Played {
  readonly seats: number
  readonly movers: readonly Seat[]
  readonly actions: readonly string[]
  readonly told: readonly Telling[]
  readonly views: readonly (readonly View[])[]
}

function play(game: Game, record: GameRecord, most: number): Played {
  const told: Telling[] = []
  const views: View[][] = []
  const seats = record.seats.length
  try {
    replay(game, record, {
      until: Math.min(most, record.moves.length),
      tell(move) {
        told[move] = new Telling()
        return told[move]
      },
      after(state, move) {
        views[move] = Array.from({ length: seats }, (_, seat) => game.view(state, seat))
      },
    })
  } catch (error) {
    // Played by older rules: as far as today's follow it.
    if (!(error instanceof ReplayError)) throw error
  }
  const count = views.length
  return {
    seats,
    movers: record.moves.slice(0, count - 1).map(({ seat }) => seat),
    actions: record.moves.slice(0, count - 1).map(({ action }) => action),
    told: told.slice(0, count),
    views,
  }
}

const lessIn = (names: readonly string[], before: Holdings, after: Holdings) =>
  names.filter(name => after[name] < before[name])

describe.each(PLAYED.map(game => [game.id, game] as const))('%s', (id, game) => {
  const { recap, moves, taken } = CASES[id]
  const records = recordsOf(id).map(([file, record]) => [file, play(game, record, moves)] as const)

  test('who made a move is known where it says so', () => {
    const wrong = records.flatMap(([file, { movers, actions, told, views }]) =>
      movers.flatMap((mover, i) => {
        const events = told[i + 1].to(mover)
        const found = recap.moverOf(events, views[i][mover])
        // After a pass the next player's own action may go on: its events name that player.
        return found === undefined || found === mover || /^(pass|no)\b/.test(actions[i])
          ? []
          : [`${file} ${i + 1} ${events.map(({ at }) => at)}: ${found} for ${mover}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('each move of others is in exactly one step, told as it was told to the seat', () => {
    for (const [file, { seats, told, views }] of records) {
      const last = told.length - 1
      for (let seat = 0; seat < seats; seat++) {
        const events: readonly (readonly Event[])[] = told.map(one => one.to(seat))
        for (let until = Math.min(30, last); until <= last; until += 97) {
          const now = views[until][seat]
          const known = events.slice(0, until + 1)
          const since = lastDecision(recap, known, now, seat)
          const steps = recapOf({
            game,
            recap,
            events: known,
            seat,
            views: { now, before: views[since][seat] },
            say,
            since,
            doerOf: seatOf,
          })
          const where = `${file}, seat ${seat} after ${until}`
          const spans = steps.map(({ first, last }) => [first, last])
          const told = known.slice(since + 1).some(one => one.length > 0)
          expect(spans.at(0)?.[0], where).toBe(told ? since + 1 : undefined)
          expect(spans.at(-1)?.[1], where).toBe(told ? until : undefined)
          for (let i = 1; i < spans.length; i++) expect(spans[i][0], where).toBe(spans[i - 1][1] + 1)
          for (const step of steps) {
            const sentences = known
              .slice(step.first, step.last + 1)
              .flat()
              .map(event => say(game.text.event(event)))
            // An episode has sentences of its own beside them.
            const said = [step.title, ...step.details].filter(text => !text.startsWith('["recap.'))
            expect(new Set(said), where).toEqual(new Set(sentences))
          }
          expect(
            steps.map(({ n }) => n),
            where,
          ).toEqual(steps.map((_, i) => i + 1))
        }
      }
    }
  })

  test('what takes something from the seat touches it', () => {
    const missed = new Map<string, string>()
    let found = 0
    for (const [file, { seats, movers, told, views }] of records) {
      for (let move = 1; move < told.length; move++) {
        for (let seat = 0; seat < seats; seat++) {
          if (movers[move - 1] === seat) continue
          const [before, now] = [views[move - 1][seat], views[move][seat]]
          const less = lessIn(taken, recap.holdings(before, seat), recap.holdings(now, seat))
          if (less.length === 0) continue
          found++
          const events = told[move].to(seat)
          const touched = events.some(event => recap.marksOf(event, { now, before }, seat).touch !== undefined)
          const kinds = `${less}: ${events.map(({ at }) => at).join(' ')}`
          if (!touched) missed.set(kinds, `${file} ${move} seat ${seat} ${kinds}`)
        }
      }
    }
    expect([...missed.values()]).toEqual([])
    expect(found, 'moves that took something').toBeGreaterThan(0)
  })
})
