// The list of actions as data: what may be done now, by piece and in words, and what a player would expect but may not.

import { type Event, type Refusal, type Say, type Seat, sureHints, type View } from '@tabularium/kernel'
import type { Board, Choice } from '../boards/board.ts'
import { addTo, digitOf } from '../boards/kit/choices.ts'

/** An expected action and why it is not possible. */
export interface RefusedAction {
  readonly notation: string
  readonly refusal: Refusal
}

/** One line of the list. */
export interface ActionLine {
  readonly notation: string
  readonly words: string
  /** Price and gain, as far as they are sure. */
  readonly hints: readonly string[]
  readonly refusal?: Refusal
}

/** The lines about one piece. */
export interface ActionGroup {
  readonly piece: string
  readonly name: string
  /** The number key that chooses it, where it has one. */
  readonly key?: number
  readonly lines: readonly ActionLine[]
}

/** What ends a decision comes last, whatever the rules list first: nobody is to end by pressing the first key there is. */
export const choicesOf = (board: Board, legal: readonly string[]): readonly Choice[] => {
  const ends = ({ action }: Choice): number => Number(board.pieceOf(action) === 'end')
  return legal
    .flatMap(notation => {
      const action = board.game.actions.parse(notation)
      return action ? [{ notation, action }] : []
    })
    .toSorted((a, b) => ends(a) - ends(b))
}

/** The pieces that something can be done with, in the order of their first choice. */
export const litPieces = (board: Board, choices: readonly Choice[]): readonly string[] => [
  ...new Set(choices.map(({ action }) => board.pieceOf(action))),
]

export interface ActionListInput {
  readonly board: Board
  readonly view: View
  readonly seat: Seat
  readonly choices: readonly Choice[]
  readonly refused: readonly RefusedAction[]
  readonly say: Say
}

export function groupsOf({ board, view, seat, choices, refused, say }: ActionListInput): readonly ActionGroup[] {
  const { game } = board
  const lit = litPieces(board, choices)
  const lines = new Map<string, ActionLine[]>(lit.map(piece => [piece, []]))
  for (const { notation, action } of choices) {
    addTo(lines, board.pieceOf(action), {
      notation,
      words: say(game.text.action(action)),
      hints: [
        ...new Set([...sureHints(game, view, seat, action), ...(board.hints?.(view, seat, action) ?? [])].map(say)),
      ],
    })
  }
  for (const { notation, refusal } of refused) {
    const action = game.actions.parse(notation)
    if (action)
      addTo(lines, board.pieceOf(action), { notation, words: say(game.text.action(action)), hints: [], refusal })
  }
  return [...lines].map(([piece, list]) => {
    const key = digitOf(lit, piece)
    return { piece, name: say(board.namePiece(piece)), ...(key !== undefined && { key }), lines: list }
  })
}

/** The lit piece after this one (or before it, with -1), round and round. */
export function nextPiece(lit: readonly string[], from: string | undefined, step: 1 | -1): string | undefined {
  if (lit.length === 0) return undefined
  const at = from === undefined ? -1 : lit.indexOf(from)
  if (at < 0) return step === 1 ? lit[0] : lit[lit.length - 1]
  return lit[(at + step + lit.length) % lit.length]
}

/** Whose doing an event is; undefined: nobody's, so chance's or the rules'. */
export const seatOf = (event: Event): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
