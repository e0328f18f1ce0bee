// Non-interference: swap what a seat may not know, and nothing that reaches the seat may change by a byte.

import type { Action } from '../action.ts'
import { FastChance } from '../chance.ts'
import type { Config, Game, State } from '../game.ts'
import { describeError } from '../place.ts'
import { isLegal, legalList } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { difference, json, thawed } from './compare.ts'
import { type Law, WAYS_OUT } from './fault.ts'
import type { Moving } from './move.ts'
import { type CheckedPosition, everySeat, nameOf, someActions, viewers } from './position.ts'
import { Impossible, scriptFor, Witness } from './witness.ts'

/** Another world that the seat cannot tell from this one. */
function otherWorld({ game, state, random }: CheckedPosition, seat: Seat): State {
  const world = game.clone(state)
  game.redeal(world, seat, random)
  return world
}

/** One world for each seat that cannot tell it from this one. */
export const otherWorlds = (at: CheckedPosition): readonly State[] =>
  everySeat(at.seats).map(seat => otherWorld(at, seat))

/** Looks at a position beside the other worlds of every seat. */
type SecretLaw = (at: CheckedPosition, worlds: readonly State[]) => string | undefined

const redeal: SecretLaw = (at, worlds) => {
  for (const [seat, world] of worlds.entries()) {
    const { totals, faults } = at.game.audit(world)
    const found = faults[0] ?? difference(totals, at.game.audit(at.state).totals)
    if (found) return `redeal for seat ${seat}: ${found}`
  }
  return undefined
}

/** Asks the same of this world and another, for the seat that cannot tell them apart and for a spectator, who knows less. */
const indistinct =
  (ask: (at: CheckedPosition, world: State, viewer: Seat | undefined) => unknown, what: string): SecretLaw =>
  (at, worlds) => {
    for (const [seat, world] of worlds.entries()) {
      for (const viewer of [seat, undefined]) {
        const [here, there] = [ask(at, at.state, viewer), ask(at, world, viewer)]
        if (json(here) === json(there)) continue
        return `${what} ${nameOf(viewer)} tells a secret: ${difference(here, there) ?? 'the order of its fields'}`
      }
    }
    return undefined
  }

const secretView = indistinct(({ game }, world, viewer) => game.view(world, viewer), 'the view of')

const secretWaiting = indistinct(({ game }, world) => game.waiting(world), 'waiting, as seen by')

const secretLegal = indistinct(
  ({ game, state }, world, viewer) =>
    viewer === undefined || !game.waiting(state).includes(viewer)
      ? []
      : legalList(game, world, viewer).map(action => action.notation),
  'the legal list of',
)

const secretRefusal: SecretLaw = (at, worlds) => {
  const { game, state } = at
  for (const seat of game.waiting(state)) {
    const world = worlds[seat]
    for (const action of someActions(at)) {
      const [here, there] = [game.refuse(state, seat, action), game.refuse(world, seat, action)]
      if (json(here) !== json(there)) return `'${action.notation}', refused to seat ${seat}: ${difference(here, there)}`
    }
  }
  return undefined
}

const imagine: SecretLaw = at => {
  const { game, state, seats, random } = at
  if (game.waiting(state).length === 0) return undefined
  for (const viewer of viewers(seats)) {
    const seen = thawed(game.view(state, viewer))
    const before = json(seen)
    const world = game.imagine(seen, random)
    const who = nameOf(viewer)
    if (json(seen) !== before) return `imagine changes the view of ${who}`
    const found =
      difference(thawed(game.view(world, viewer)), seen) ??
      difference(game.waiting(world), game.waiting(state), 'waiting') ??
      game.audit(world).faults[0] ??
      difference(game.audit(world).totals, game.audit(state).totals, 'totals')
    if (found) return `in what ${who} imagines ${found}`
    if (viewer !== undefined && game.waiting(state).includes(viewer)) {
      const [here, there] = [state, world].map(s => legalList(game, s, viewer).map(action => action.notation))
      const other = difference(there, here, 'legal')
      if (other) return `in what ${who} imagines ${other}`
    }
    const stuck = unplayable(at, world)
    if (stuck) return `in what ${who} imagines ${stuck}`
  }
  return undefined
}

/** What goes wrong when a seat acts: the rules throw, or the position no longer adds up. */
function wrongAfter(game: Game, from: State, seat: Seat, action: Action, seed: number): string | undefined {
  const world = game.clone(from)
  try {
    game.apply(world, seat, action, new FastChance(seed))
    const { totals, faults } = game.audit(world)
    const found = faults[0] ?? difference(totals, game.audit(from).totals, 'totals')
    return found && `after '${action.notation}' of seat ${seat} ${found}`
  } catch (error) {
    return `'${action.notation}' of seat ${seat} throws: ${describeError(error)}`
  }
}

/** Plays on in an imagined world, as searches do: something that `imagine` forgot (an open choice, say) may show only then. */
function unplayable({ game, state, random }: CheckedPosition, world: State): string | undefined {
  const waiting = game.waiting(world)
  const seat = waiting[random.number(waiting.length)]
  let list: readonly Action[]
  try {
    list = legalList(game, world, seat)
  } catch (error) {
    return `the legal list of seat ${seat} throws: ${describeError(error)}`
  }
  if (list.length === 0) return `seat ${seat} waits and has nothing to choose`
  const action = list[random.number(list.length)]
  const seed = random.next()
  const found = wrongAfter(game, world, seat, action, seed)
  // What goes wrong in the true position too is no fault of the imagination: other laws tell of it.
  const elsewhere = found && isLegal(game, state, seat, action) && wrongAfter(game, state, seat, action, seed)
  return elsewhere ? undefined : found
}

export const SECRET_LAWS: readonly { readonly law: Law; readonly check: SecretLaw }[] = [
  { law: 'redeal', check: redeal },
  { law: 'secret-waiting', check: secretWaiting },
  { law: 'secret-view', check: secretView },
  { law: 'secret-legal', check: secretLegal },
  { law: 'secret-refusal', check: secretRefusal },
  { law: 'imagine', check: imagine },
]

interface Outcome {
  readonly witness: Witness
  readonly state: State
}

function play({ game, seat, action }: Moving, from: State, witness: Witness): Outcome | undefined {
  try {
    game.apply(from, seat, action, witness, witness)
    return { witness, state: from }
  } catch (error) {
    if (error instanceof Impossible) return undefined
    throw error
  }
}

export interface Pair {
  readonly viewer: Seat | undefined
  readonly here: Outcome
  readonly there: Outcome
}

/** The same move in two worlds, for every seat and for a spectator, who knows no more than any seat. */
export function twoWorlds(at: Moving): readonly Pair[] {
  const pairs: Pair[] = []
  const { game, state, seats, seat, action, random } = at
  for (const blind of everySeat(seats)) {
    for (const viewer of [blind, undefined]) {
      const seed = random.next()
      const here = play(at, game.clone(state), new Witness(new FastChance(seed)))
      const world = otherWorld(at, blind)
      if (!here || !game.waiting(world).includes(seat) || !isLegal(game, world, seat, action)) continue
      const there = play(at, world, new Witness(random, scriptFor(viewer, here.witness.answered)))
      if (there) pairs.push({ viewer, here, there })
    }
  }
  return pairs
}

/** The set-up once more, with the answers a viewer knows of and others in place of those it does not know of. */
export function secretSetup(game: Game, config: Config, random: FastChance): string | undefined {
  for (const viewer of viewers(config.seats)) {
    const here = new Witness(random)
    const state = game.setup(config, here, here)
    // What the viewer knows may be gone from the bag by then: some tries fail.
    for (let tries = 0; tries < 8; tries++) {
      const there = new Witness(random, scriptFor(viewer, here.answered))
      try {
        const other = game.setup(config, there, there)
        const unlike = here.unlike(there, viewer)
        // Told something else, and lawfully: then it may see something else.
        if (unlike?.lawful) continue
        const found = unlike?.why ?? difference(thawed(game.view(other, viewer)), thawed(game.view(state, viewer)))
        if (found) return `in the set-up ${nameOf(viewer)} learns a secret: ${found}; ${WAYS_OUT}`
      } catch (error) {
        if (!(error instanceof Impossible)) throw error
      }
    }
  }
  return undefined
}

/** Everybody can see whether a move can be taken back, so that must not tell a secret either. */
const isBarrier = ({ game, state, seat }: Moving, { witness, state: after }: Outcome): boolean => {
  const left = game.waiting(after)
  const before = game.waiting(state)
  const asked = witness.answered.length > 0
  return asked || witness.revealed || left.length === 0 || left.some(waits => waits !== seat && !before.includes(waits))
}

export const secretMove = (at: Moving, pairs: readonly Pair[]): string | undefined => {
  const { game } = at
  for (const { viewer, here, there } of pairs) {
    const who = nameOf(viewer)
    if (isBarrier(at, here) !== isBarrier(at, there)) {
      return `whether the move can be taken back tells ${who} a secret (a revelation or a change of actor depends on it)`
    }
    // Who is lawfully told something else may see something else.
    if (here.witness.unlike(there.witness, viewer)?.lawful) continue
    const waiting = difference(game.waiting(here.state), game.waiting(there.state), 'waiting')
    if (waiting) return `whom the move leaves to choose tells ${who} a secret: ${waiting}; is tell.reveal() missing?`
    const [view, other] = [game.view(here.state, viewer), game.view(there.state, viewer)]
    if (json(view) !== json(other)) {
      return `the move shows ${who} a secret: ${difference(view, other)}; is tell.reveal() missing?`
    }
  }
  return undefined
}

export const secretEvents = (at: Moving, pairs: readonly Pair[]): string | undefined => {
  for (const { viewer, here, there } of pairs) {
    const [events, others] = [here.witness.seen(viewer), there.witness.seen(viewer)]
    // After a revelation the shorter list is the one that was opened sooner; as far as both go they must agree.
    const length = here.witness.revealed || there.witness.revealed ? Math.min(events.length, others.length) : undefined
    const found = difference(events.slice(0, length), others.slice(0, length), 'events')
    if (found) return `${nameOf(viewer)} is told a secret: ${found}; ${WAYS_OUT}`
  }
  return secretChoice(at)
}

/** Where several choose at once: who cannot see in the view what was chosen must not hear of it either. */
const secretChoice = (at: Moving): string | undefined => {
  const { game, state, seats, seat, action, random } = at
  const waiting = game.waiting(state)
  const options = legalList(game, state, seat).filter(option => option !== action)
  if (waiting.length < 2 || options.length === 0) return undefined
  const instead = options[random.number(options.length)]
  const seed = random.next()
  for (const viewer of viewers(seats).filter(viewer => viewer !== seat)) {
    const here = play(at, game.clone(state), new Witness(new FastChance(seed)))
    const there = play({ ...at, action: instead }, game.clone(state), new Witness(new FastChance(seed)))
    if (!here || !there || here.witness.revealed || there.witness.revealed) continue
    if (json(game.view(here.state, viewer)) !== json(game.view(there.state, viewer))) continue
    const found = difference(here.witness.seen(viewer), there.witness.seen(viewer), 'events')
    if (found) return `${nameOf(viewer)} hears what was chosen in secret: ${found}`
  }
  return undefined
}
