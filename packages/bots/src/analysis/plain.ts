// Judged moves as plain JSON, to be sent and kept: actions are notations. What follows from the rest (the chances before a move,
// what it cost, its mark, skill and luck) is not written down: `explain` finds it again.

import type { Action, Game, Seat } from '@tabularium/kernel'
import type { Depth } from './depth.ts'
import type { JudgedMove } from './explain.ts'
import type { Chances } from './judge.ts'
import type { Judgement, Option } from './judgement.ts'

export interface PlainOption {
  /** A notation. */
  readonly action: string
  readonly chances: Chances
  /** What may well follow: `0 build altar`. */
  readonly line: readonly string[]
}

export interface PlainMove {
  /** Counted from 1. */
  readonly move: number
  readonly seat: Seat
  readonly action: string
  /** Whether chance answered after it, or something hidden was revealed. */
  readonly asked: boolean
  /** How long it was thought about; absent: not yet. */
  readonly depth?: Depth
  /** The move that was made; absent where there was nothing to judge. */
  readonly played?: PlainOption
  /** Moves that did better, the best first. */
  readonly better?: readonly PlainOption[]
}

const lineOf = ({ line }: Option): readonly string[] => line.map(({ seat, action }) => `${seat} ${action.notation}`)

export const plainOption = (option: Option): PlainOption => ({
  action: option.action.notation,
  chances: option.chances,
  line: lineOf(option),
})

export function plainMove({ judgement, ...about }: JudgedMove, depth: Depth): PlainMove {
  if (!judgement) return { ...about, depth }
  const { played, better } = judgement
  return { ...about, depth, played: plainOption(played), better: better.map(plainOption) }
}

/** The seat and the notation of a step of a line. */
export const stepOf = (step: string): { readonly seat: Seat; readonly action: string } => {
  const space = step.indexOf(' ')
  return { seat: Number(step.slice(0, space)), action: step.slice(space + 1) }
}

const actionOf = (game: Game, notation: string): Action => {
  const action = game.actions.parse(notation)
  if (!action) throw new Error(`${game.id} has no action '${notation}'`)
  return action
}

const optionOf = (game: Game, { action, chances, line }: PlainOption): Option => ({
  action: actionOf(game, action),
  chances,
  line: line.map(step => {
    const { seat, action } = stepOf(step)
    return { seat, action: actionOf(game, action) }
  }),
})

/** Millionths, as judgements are told. */
const told = (chance: number): number => Math.round(chance * 1e6) / 1e6

/** The way back. */
export function judgedMove(game: Game, { depth: _, played, better = [], ...about }: PlainMove): JudgedMove {
  if (!played) return about
  const made = optionOf(game, played)
  const options = better.map(one => optionOf(game, one))
  const best = options[0] ?? made
  const loss = options.length > 0 ? told(best.chances[about.seat] - made.chances[about.seat]) : 0
  const judgement: Judgement = { before: best.chances, after: made.chances, played: made, best, better: options, loss }
  return { ...about, judgement }
}
