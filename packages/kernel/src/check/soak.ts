// The fast mode: thousands of games a second, with the invariants only. A game that breaks one is played again, slowly,
// to find the move.

import type { Action } from '../action.ts'
import { FastChance, RecordingChance } from '../chance.ts'
import type { Game, State } from '../game.ts'
import type { Options } from '../option.ts'
import { describeError } from '../place.ts'
import { FORMAT, type Move, writeRecord } from '../record.ts'
import { difference } from './compare.ts'
import type { Law } from './fault.ts'
import type { Breach, Played } from './game.ts'

export interface Run {
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly bound: number
}

/** In the fast run one position in so many is audited, and the last of every game. */
const AUDIT_EVERY = 16

export class Soak {
  private readonly choice = new FastChance(0)
  private readonly chance = new FastChance(0)
  private readonly list: Action[] = []
  private audits = 0

  play(run: Run): Played {
    const { game, seats, options, seed, bound } = run
    const { choice, chance, list } = this
    choice.reseed(seed)
    chance.reseed(`${seed} chance`)
    let decisions = 0
    try {
      const s = game.setup({ seats, options }, chance)
      const { totals } = game.audit(s)
      for (;;) {
        const waiting = game.waiting(s)
        if (waiting.length === 0) break
        const seat = waiting.length === 1 ? waiting[0] : waiting[choice.number(waiting.length)]
        const n = game.legal(s, seat, list)
        if (n === 0) return this.again(run)
        if (decisions >= bound) return game.endless && !unsound(game, s, totals) ? { decisions } : this.again(run)
        game.apply(s, seat, list[choice.number(n)], chance)
        decisions++
        if (++this.audits % AUDIT_EVERY === 0 && unsound(game, s, totals)) return this.again(run)
      }
      return unsound(game, s, totals) || wrongEnd(game, s) ? this.again(run) : { decisions }
    } catch {
      return this.again(run)
    }
  }

  /** The same game, with a record and an audit after every move. */
  private again({ game, seats, options, seed, bound }: Run): Played {
    const choice = new FastChance(seed)
    const chance = new RecordingChance(new FastChance(`${seed} chance`))
    const moves: Move[] = []
    let setup: readonly string[] = []
    let notation = 'the set-up'
    let number = 0
    const broken = (law: Law, why: string): Played => {
      const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
      const record = { format: FORMAT, game: game.id, rules: game.rules, options, seats: names, setup, moves }
      const breach: Breach = { law, move: number, notation, why, record: writeRecord(record) }
      return { decisions: number, breach }
    }
    try {
      const s = game.setup({ seats, options }, chance)
      setup = chance.taken()
      const { totals } = game.audit(s)
      for (;;) {
        const fault = unsound(game, s, totals)
        if (fault) return broken('audit', fault)
        const waiting = game.waiting(s)
        if (waiting.length === 0) break
        const seat = waiting.length === 1 ? waiting[0] : waiting[choice.number(waiting.length)]
        const n = game.legal(s, seat, this.list)
        if (n === 0) return broken('legal', `seat ${seat} waits and has nothing to choose`)
        if (number >= bound) return broken('end', `no end after ${bound} decisions`)
        const action = this.list[choice.number(n)]
        number++
        notation = `seat ${seat}: ${action.notation}`
        game.apply(s, seat, action, chance)
        moves.push({ seat, action: action.notation, answers: chance.taken() })
      }
      return broken(
        'result',
        wrongEnd(game, s) ?? 'the game went wrong once and not again: it depends on more than chance',
      )
    } catch (error) {
      return broken('throws', describeError(error))
    }
  }
}

function unsound(game: Game, s: State, totals: Readonly<Record<string, number>>): string | undefined {
  const { totals: now, faults } = game.audit(s)
  if (faults.length > 0) return faults.join('; ')
  for (const name in totals) if (now[name] !== totals[name]) return `totals: ${difference(now, totals)}`
  return undefined
}

function wrongEnd(game: Game, s: State): string | undefined {
  const result = game.result(s)
  if (!result) return 'nobody waits, yet there is no result'
  return game.ends.includes(result.reason) ? undefined : `the reason '${result.reason}' is not one of the game's ends`
}
