// What a search keeps from one of its moves to the next. A bot is told views, not moves, so the way from the last
// decision to this one is looked for in the tree: a line of play that ends in the very view it sees now.

import {
  type Action,
  type Ask,
  type Chance,
  type Game,
  isLegal,
  type Seat,
  type State,
  type View,
} from '@tabularium/kernel'
import { edgesByVisits, findEdge, NOTHING, ROOT, type Tree, transplant } from './tree.ts'

/** The last decision: the position imagined then, and what was chosen. */
export interface LastDecision<S extends State = State, A extends Action = Action> {
  readonly base: S
  readonly seat: Seat
  readonly action: A
}

/** How many moves are tried in all, how often one that asks chance, and how many visits make an edge worth keeping. */
const TRIES = 48
const DRAWS = 3
const MIN_VISITS = 4

/** Counts the questions: a move that asked none comes out the same every time. */
const counting = (source: Chance) => {
  const counted = {
    asked: 0,
    draw: (ask: Ask, bag: number) => {
      counted.asked++
      return source.draw(ask, bag)
    },
    deal: (ask: Ask, counts: readonly number[]) => {
      counted.asked++
      return source.deal(ask, counts)
    },
    below: (ask: Ask, n: number) => {
      counted.asked++
      return source.below(ask, n)
    },
  }
  return counted
}

/** Puts the part of `tree` that begins at `view` into `into`; false where no line of play in the tree leads there. */
export function findAgain<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  tree: Tree,
  { base, seat, action }: LastDecision<S, A>,
  view: V,
  source: Chance,
  into: Tree,
): boolean {
  const target = JSON.stringify(view)
  const chance = counting(source)
  const all = game.actions.all
  let tries = 0

  /** The node where `target` is seen, when this edge is followed from here. */
  const follow = (from: S, edge: number, by: Seat): number => {
    const chosen = all[tree.key[edge] - by * all.length]
    for (let draw = 0; draw < DRAWS && tries < TRIES; draw++) {
      tries++
      const s = game.clone(from)
      const before = chance.asked
      game.apply(s, by, chosen, chance)
      const found = look(s, edge)
      if (found !== NOTHING || chance.asked === before) return found
    }
    return NOTHING
  }

  const look = (s: S, node: number): number => {
    const waiting = game.waiting(s)
    if (waiting.includes(seat)) return JSON.stringify(game.view(s, seat)) === target ? node : NOTHING
    for (const by of waiting) {
      for (const edge of edgesByVisits(tree, node)) {
        if (tree.visits[edge] < MIN_VISITS || tries >= TRIES) break
        if (Math.floor(tree.key[edge] / all.length) !== by) continue
        if (!isLegal(game, s, by, all[tree.key[edge] - by * all.length])) continue
        const found = follow(s, edge, by)
        if (found !== NOTHING) return found
      }
    }
    return NOTHING
  }

  const first = findEdge(tree, ROOT, seat * all.length + action.id)
  if (first === NOTHING || tree.visits[first] < MIN_VISITS) return false
  const found = follow(base, first, seat)
  if (found === NOTHING) return false
  transplant(tree, found, into)
  return true
}
