// Laws that a move obeys, tried on clones before it is made.

import type { Action } from '../action.ts'
import { FastChance } from '../chance.ts'
import type { State } from '../game.ts'
import { isLegal, legalList } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { Telling } from '../tell.ts'
import { difference, json, thawed } from './compare.ts'
import type { Law } from './fault.ts'
import type { CheckedPosition } from './position.ts'

/** A position and the move about to be made in it. */
export interface Moving extends CheckedPosition {
  readonly seat: Seat
  readonly action: Action
}

export type MoveLaw = (at: Moving) => string | undefined

/** Where the same move leads from a position equal to the given one; the same seed, the same answers. */
const led = ({ game, seat, action }: Moving, from: State, seed: number, tell?: Telling): State => {
  game.apply(from, seat, action, new FastChance(seed), tell)
  return from
}

const clone: MoveLaw = at => {
  const before = json(at.state)
  led(at, at.game.clone(at.state), at.random.next())
  if (json(at.state) === before) return undefined
  return `a move made in a clone changes the original: ${difference(at.state, JSON.parse(before))}`
}

const chance: MoveLaw = at => {
  const { game, state, random } = at
  const seed = random.next()
  const found = difference(led(at, game.clone(state), seed), led(at, game.clone(state), seed, new Telling()))
  return found && `the same move with the same answers of chance: ${found}`
}

const save: MoveLaw = at => {
  const { game, state, random } = at
  const seed = random.next()
  const found = difference(led(at, game.clone(thawed(state)), seed), led(at, game.clone(state), seed))
  return found && `after the same move a saved position differs: ${found}`
}

const commute: MoveLaw = at => {
  const { game, state, random, seat, action } = at
  const waiting = game.waiting(state)
  if (waiting.length < 2) return undefined
  const others = waiting.filter(waits => waits !== seat)
  const other = others[random.number(others.length)]
  const list = legalList(game, state, other)
  const answer = list[random.number(list.length)]
  const seed = random.next()
  const orders: readonly (readonly (readonly [Seat, Action])[])[] = [
    [[seat, action], [other, answer]], // biome-ignore format: a table
    [[other, answer], [seat, action]], // biome-ignore format: a table
  ]
  const ends: State[] = []
  for (const order of orders) {
    const s = game.clone(state)
    const answers = new FastChance(seed)
    for (const [who, what] of order) {
      if (!game.waiting(s).includes(who)) return `after the other's choice seat ${who} is not asked any more`
      if (!isLegal(game, s, who, what)) return `after the other's choice '${what.notation}' of seat ${who} is not legal`
      game.apply(s, who, what, answers)
    }
    ends.push(s)
  }
  const found = difference(ends[0], ends[1])
  return found && `with seat ${other}'s '${answer.notation}', first or second: ${found}`
}

export const MOVE_LAWS: readonly { readonly law: Law; readonly check: MoveLaw }[] = [
  { law: 'clone', check: clone },
  { law: 'chance', check: chance },
  { law: 'save', check: save },
  { law: 'commute', check: commute },
]
