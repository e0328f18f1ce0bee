// One decision, judged: first a search for good moves, then those and the move that was made in the same worlds, which the search
// has not used. So no move gains by having been lucky in the search.
//
// What a move cost is counted only as far as it stands out of the noise. With `lead` the mean by which the best move did better
// in these worlds, and `error` twice its standard error, the loss is lead - error² / lead, and nothing where the lead is less
// than the error: then nobody can tell the two apart, and the move that was made is taken for the best. A large loss is thus
// counted nearly in full and a doubtful one hardly, and the sum over hundreds of decisions is not a sum of noise.

import type { Action } from '@tabularium/kernel'
import type { LineMove } from '../mcts.ts'
import type { Chances, Decision, Judge } from './judge.ts'

/** A move with what each seat may expect after it, before chance has its say. */
export interface Option {
  readonly action: Action
  readonly chances: Chances
  readonly line: readonly LineMove[]
}

export interface Judgement {
  /** What each seat may expect if the best move is made, and what after the move that was. */
  readonly before: Chances
  readonly after: Chances
  readonly played: Option
  readonly best: Option
  /** Moves that did better than the one that was made, the best first. */
  readonly better: readonly Option[]
  /** What the move has cost the seat that made it: never less than 0. */
  readonly loss: number
}

/** This share of the iterations looks for good moves, the rest compares them. */
const SCREENING = 0.5

/** At least in so many worlds. */
const LEAST_WORLDS = 4

/** What looks like a loss and is in doubt is looked at so many times as long, at most. */
const LONGER = 3

/** So many standard errors may be chance. */
const DOUBT = 2

/** The noise that is assumed in a world besides what is seen: with few worlds, it may not show. */
const NOISE = 0.1

const LINE = 5

/** One move against the one that was made, in the worlds so far. */
class Trial {
  readonly action: Action
  private readonly sums: Float64Array
  private leads = 0
  private squares = 0
  worlds = 0

  constructor(action: Action, seats: number) {
    this.action = action
    this.sums = new Float64Array(seats)
  }

  add(values: Readonly<Float64Array>, lead: number): void {
    for (let seat = 0; seat < this.sums.length; seat++) this.sums[seat] += values[seat]
    this.leads += lead
    this.squares += lead * lead
    this.worlds++
  }

  mean(seat: number): number {
    return this.sums[seat] / this.worlds
  }

  get lead(): number {
    return this.leads / this.worlds
  }

  get error(): number {
    const { worlds, lead } = this
    const variance = (Math.max(0, this.squares - worlds * lead * lead) + NOISE * NOISE) / worlds
    return DOUBT * Math.sqrt(variance / worlds)
  }

  /** How much of the lead is counted, from 0 to 1. */
  get trust(): number {
    const { lead, error } = this
    return lead <= error ? 0 : 1 - (error * error) / (lead * lead)
  }

  get inDoubt(): boolean {
    return this.lead > this.error / DOUBT && this.lead < DOUBT * this.error
  }
}

/** Chances are told in millionths: what is told adds up. */
const told = (chance: number): number => Math.round(chance * 1e6) / 1e6

/** The judge has begun with this decision. Yields between slices. */
export function* judgeDecision(
  judge: Judge,
  decision: Decision,
  seats: number,
  iterations: number,
): Generator<void, Judgement> {
  const { seat, played } = decision
  const few = yield* judge.screen(decision, Math.ceil(SCREENING * iterations))
  const own = new Trial(played, seats)
  const others = few[0] === played ? [] : few.filter(action => action !== played).map(one => new Trial(one, seats))
  let rest = (1 - SCREENING) * iterations
  if (others.length === 0) rest /= 2
  const share = Math.max(LEAST_WORLDS, Math.floor(rest / (others.length + 1)))

  for (let world = 0, done = 0; ; world++) {
    if (world >= share && !(world < share * LONGER && others.some(trial => trial.inDoubt))) break
    const values = judge.tryIn(world, played)
    const mine = values[seat]
    own.add(values, 0)
    if (++done % judge.slice === 0) yield
    for (const trial of others) {
      const tried = judge.tryIn(world, trial.action)
      trial.add(tried, tried[seat] - mine)
      if (++done % judge.slice === 0) yield
    }
  }

  const better = others
    .filter(trial => trial.trust > 0)
    .sort((a, b) => b.lead * b.trust - a.lead * a.trust || b.worlds - a.worlds)
  const after = Array.from({ length: seats }, (_, s) => own.mean(s))
  const optionOf = (trial: Trial): Option => ({
    action: trial.action,
    chances: after.map((chance, s) => told(chance + trial.trust * (trial.mean(s) - chance))),
    line: judge.line(trial.action, LINE),
  })
  const options = better.map(optionOf)
  const made: Option = { action: played, chances: after.map(told), line: judge.line(played, LINE) }
  const best = options[0] ?? made
  return {
    before: best.chances,
    after: made.chances,
    played: made,
    best,
    better: options,
    loss: options.length > 0 ? told(best.chances[seat] - made.chances[seat]) : 0,
  }
}

/** The few best moves where nobody has chosen yet, the best first. What may be chance is not told apart: such moves have the same
 *  chances as the first. The judge has begun with this decision. Yields between slices. */
export function* judgeOptions(
  judge: Judge,
  decision: Decision,
  seats: number,
  iterations: number,
  most: number,
): Generator<void, readonly Option[]> {
  const { seat } = decision
  const [first = decision.played, ...rest] = yield* judge.screen(decision, Math.ceil(SCREENING * iterations), most)
  const base = new Trial(first, seats)
  const others = rest.map(action => new Trial(action, seats))
  const worlds = Math.max(LEAST_WORLDS, Math.floor(((1 - SCREENING) * iterations) / (others.length + 1)))
  for (let world = 0, done = 0; world < worlds; world++) {
    const values = judge.tryIn(world, first)
    const mine = values[seat]
    base.add(values, 0)
    if (++done % judge.slice === 0) yield
    for (const trial of others) {
      const tried = judge.tryIn(world, trial.action)
      trial.add(tried, tried[seat] - mine)
      if (++done % judge.slice === 0) yield
    }
  }
  const leadOf = (trial: Trial): number => (trial.lead > 0 ? trial.lead * trial.trust : trial.lead)
  return [base, ...others]
    .map((trial, i) => ({ trial, lead: leadOf(trial), i }))
    .sort((a, b) => b.lead - a.lead || a.i - b.i)
    .map(({ trial, lead }) => {
      const share = lead === 0 ? 0 : lead / trial.lead
      const chances = Array.from({ length: seats }, (_, s) =>
        told(base.mean(s) + share * (trial.mean(s) - base.mean(s))),
      )
      return { action: trial.action, chances, line: judge.line(trial.action, LINE) }
    })
}

/** What each seat may expect where nobody has chosen yet. */
export function* judgePosition(
  judge: Judge,
  decision: Decision,
  seats: number,
  iterations: number,
): Generator<void, Chances> {
  const [best = decision.played] = yield* judge.screen(decision, Math.ceil(SCREENING * iterations))
  const worlds = Math.max(LEAST_WORLDS, Math.floor(((1 - SCREENING) * iterations) / 2))
  const own = new Trial(best, seats)
  for (let world = 0; world < worlds; world++) {
    own.add(judge.tryIn(world, best), 0)
    if (world % judge.slice === 0) yield
  }
  return Array.from({ length: seats }, (_, seat) => told(own.mean(seat)))
}
