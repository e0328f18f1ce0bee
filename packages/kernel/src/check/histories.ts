// Pairs of histories: one hidden draw, one secret choice or one whole hidden world is another, and the same moves follow in
// both. What a viewer can know follows from what it was told. So as long as it was told the same in both, everything that
// leaves the table must be the same to the byte, also at a move that reveals something; and it may be told something else
// only by what is revealed then, or told to it apart. `redeal` mixes what a true history keeps in order; this does not.

import type { Action } from '../action.ts'
import { FastChance } from '../chance.ts'
import type { Game, State } from '../game.ts'
import type { Options } from '../option.ts'
import { describeError } from '../place.ts'
import { FORMAT, type Move, writeRecord } from '../record.ts'
import { isLegal, legalList } from '../replay.ts'
import { type Seat, seatsOf } from '../seat.ts'
import { difference, json, thawed } from './compare.ts'
import { type Law, WAYS_OUT } from './fault.ts'
import type { Played } from './game.ts'
import { nameOf, viewers } from './position.ts'
import { type Answered, Impossible, knows, type Script, Witness } from './witness.ts'

export interface PairCourse {
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly bound: number
  /** A pair begins at one move in so many, if no more than `most` are under way. */
  readonly every: number
  readonly most: number
  /** A pair is followed for so many moves; one in eight eight times as long. */
  readonly span: number
  /** How many actions of the catalogue are put to `refuse`. */
  readonly refusals: number
}

/** How often histories were compared, and how many pairs of them there were. */
export interface PairsPlayed extends Played {
  readonly pairs: number
  readonly compared: number
}

/** Two answers to one question to chance, swapped in the other history. */
interface Swap {
  readonly what: string
  readonly here: number
  readonly there: number
}

/** The other history of a pair, and who must not be able to tell it from the one that is played. */
interface Twin {
  readonly state: State
  readonly viewer: Seat | undefined
  readonly swap: Swap | undefined
  /** What is different, in words. */
  readonly because: string
  /** The last move it is followed to. */
  readonly until: number
}

/** One move (or the set-up) as it was made in the history that is played. */
interface Step {
  readonly number: number
  readonly waited: readonly Seat[]
  readonly seat: Seat
  readonly action: Action | undefined
  readonly here: Witness
  readonly after: State
}

class LawBroken extends Error {
  readonly law: Law

  constructor(law: Law, why: string) {
    super(why)
    this.law = law
  }
}

/**
 * Answers as in the history that is played. What the viewer knows must be the same, or the histories part; what it does not
 * know stays the same where it can: the card that already lies elsewhere changes places with the one drawn in its stead.
 */
function twinScript(viewer: Seat | undefined, answered: readonly Answered[], swap?: Swap, change = -1): Script {
  const queues = [true, false].map(known => answered.filter(({ to }) => knows(viewer, to) === known))
  const changed = answered[change]
  const taken = [0, 0]
  return (ask, to, isPossible) => {
    const known = knows(viewer, to)
    const queue = known ? 0 : 1
    const scripted = queues[queue][taken[queue]++]
    if (scripted?.what !== ask.what) return undefined
    if (scripted === changed && swap && isPossible(swap.there)) return swap.there
    if (isPossible(scripted.answer)) return scripted.answer
    if (known) throw new Impossible()
    if (swap?.what !== ask.what) return undefined
    const other = scripted.answer === swap.there ? swap.here : scripted.answer === swap.here ? swap.there : -1
    return other >= 0 && isPossible(other) ? other : undefined
  }
}

/** Whether nobody may step back past the move: everybody can see that. */
const isBarrier = (game: Game, { waited, seat }: Step, witness: Witness, after: State): boolean => {
  const left = seatsOf(game.waiting(after))
  return (
    witness.answered.length > 0 || witness.revealed || left === 0 || (left & ~(seatsOf(waited) | (1 << seat))) !== 0
  )
}

/** All that leaves the table for one viewer after a move, beside the events. */
function leaving(game: Game, state: State, viewer: Seat | undefined, probes: readonly Action[]) {
  const view = game.view(state, viewer)
  const asked = viewer !== undefined && game.waiting(state).includes(viewer)
  const list = asked ? legalList(game, state, viewer) : []
  const orders = asked ? (game.orders ?? []) : []
  return {
    waiting: game.waiting(state),
    view,
    legal: list.map(action => action.notation),
    orders: orders.map(({ answer }) => answer(view, viewer ?? -1, list)?.notation ?? ''),
    refusals: asked ? probes.map(action => game.refuse(state, viewer, action) ?? '') : [],
    result: game.result(state) ?? '',
  }
}

export function playPairs(course: PairCourse): PairsPlayed {
  const { game, seats, options, seed, bound, every, most, span, refusals } = course
  const config = { seats, options }
  const random = new FastChance(`${seed} pairs`)
  const chance = new FastChance(`${seed} pairs chance`)
  const everybody = viewers(seats)
  const moves: Move[] = []
  let setup: readonly string[] = []
  let number = 0
  let notation = 'the set-up'
  let pairs = 0
  let compared = 0
  let twins: Twin[] = []

  const names = (witness: Witness): readonly string[] => witness.answered.map(({ name }) => name)
  const any = <T>(list: readonly T[]): T => list[random.number(list.length)]
  const someProbes = (): readonly Action[] => Array.from({ length: refusals }, () => any(game.actions.all))
  const untilMove = (): number => number + (random.number(8) === 0 ? 8 * span : span)

  /** Whether the pair goes on: false where the viewer has lawfully been told which history it is in. */
  const compare = (step: Step, twin: Twin, there: Witness): boolean => {
    const { viewer, because } = twin
    const who = nameOf(viewer)
    const unlike = step.here.unlike(there, viewer)
    if (unlike?.lawful) return false
    if (unlike)
      throw new LawBroken('secret-history', `${who} is told a secret (${because}): ${unlike.why}; ${WAYS_OUT}`)
    compared++
    const tells = (what: string) =>
      new LawBroken('secret-history', `to ${who}, who was told the same, ${because} shows: ${what}`)
    if (step.action && isBarrier(game, step, step.here, step.after) !== isBarrier(game, step, there, twin.state))
      throw tells('whether the move can be taken back')
    const probes = someProbes()
    const [here, other] = [step.after, twin.state].map(state => leaving(game, state, viewer, probes))
    if (json(here) !== json(other)) throw tells(difference(here, other) ?? 'the order of the fields')
    return true
  }

  const isShown = (step: Step, state: State, there: Witness, viewer: Seat | undefined): boolean =>
    json(game.view(step.after, viewer)) !== json(game.view(state, viewer)) ||
    isBarrier(game, step, step.here, step.after) !== isBarrier(game, step, there, state)

  /** The other history goes on with the same move, if it can. */
  const follow = (step: Step, twin: Twin): boolean => {
    const { seat, action, here } = step
    const { state, viewer, swap } = twin
    if (!action || step.number > twin.until) return false
    if (!game.waiting(state).includes(seat) || !isLegal(game, state, seat, action)) return false
    const there = new Witness(random, twinScript(viewer, here.answered, swap))
    try {
      game.apply(state, seat, action, there, there)
    } catch (error) {
      if (error instanceof Impossible) return false
      throw error
    }
    return compare(step, twin, there)
  }

  /** Chance gave somebody another card in the last move, or in the set-up. */
  const anotherDraw = (step: Step, before: State | undefined): void => {
    const { here, seat, action } = step
    const hidden = [...here.answered.keys()].filter(i => here.answered[i].others.length > 1)
    if (hidden.length === 0) return
    const change = any(hidden)
    const { what, answer, name, to, others } = here.answered[change]
    const blind = everybody.filter(viewer => !knows(viewer, to))
    if (blind.length === 0) return
    const viewer = any(blind)
    const swap = { what, here: answer, there: any(others.filter(other => other !== answer)) }
    const there = new Witness(random, twinScript(viewer, here.answered, swap, change))
    let state: State
    try {
      if (before === undefined || !action) state = game.setup(config, there, there)
      else {
        state = before
        game.apply(state, seat, action, there, there)
      }
    } catch (error) {
      if (error instanceof Impossible) return
      throw error
    }
    pairs++
    const because = `${what} '${name}' for another at move ${step.number}`
    const twin = { state, viewer, swap, because, until: untilMove() }
    if (compare(step, twin, there)) twins.push(twin)
  }

  /**
   * Somebody chose something else in the last move. A choice made while others choose too is a secret until something is
   * revealed: that it was made is told, and nothing else. A choice made alone is one from whom neither an event nor the
   * position tells of it at once.
   */
  const anotherChoice = (step: Step, state: State, instead: Action): void => {
    const { here, seat, action } = step
    const viewer = any(everybody.filter(other => other !== seat))
    const there = new Witness(random, twinScript(viewer, here.answered))
    try {
      game.apply(state, seat, instead, there, there)
    } catch (error) {
      if (error instanceof Impossible) return
      throw error
    }
    const isAlone = step.waited.length === 1
    if (isAlone && (step.here.unlike(there, viewer) || isShown(step, state, there, viewer))) return
    pairs++
    const because = `'${instead.notation}' for '${action?.notation}' of seat ${seat} at move ${step.number}`
    const twin = { state, viewer, swap: undefined, because, until: untilMove() }
    if (compare(step, twin, there)) twins.push(twin)
  }

  /** All that a viewer cannot know is dealt again, from the position or from its view alone. */
  const anotherWorld = (state: State): void => {
    const viewer = any(everybody)
    const imagined = random.number(2) === 0
    const world = imagined ? game.imagine(thawed(game.view(state, viewer)), random) : game.clone(state)
    if (!imagined) game.redeal(world, viewer ?? -1, random)
    pairs++
    const because = `${imagined ? 'an imagined' : 'another'} hidden world since move ${number}`
    twins.push({ state: world, viewer, swap: undefined, because, until: untilMove() })
  }

  const breach = (error: unknown): PairsPlayed => {
    const law: Law = error instanceof LawBroken ? error.law : 'throws'
    const why = error instanceof LawBroken ? error.message : describeError(error)
    const seated = everybody.slice(0, -1).map(seat => `seat ${seat}`)
    const record = { format: FORMAT, game: game.id, rules: game.rules, options, seats: seated, setup, moves }
    return {
      decisions: number,
      pairs,
      compared,
      breach: { law, move: number, notation, why, record: writeRecord(record) },
    }
  }

  try {
    const opening = new Witness(chance)
    const state = game.setup(config, opening, opening)
    setup = names(opening)
    const begun = { number: 0, waited: [], seat: -1, action: undefined, here: opening, after: state }
    for (let i = 0; i < most; i++) anotherDraw(begun, undefined)
    for (;;) {
      const waited = game.waiting(state)
      if (waited.length === 0 || number >= bound) break
      const seat = any(waited)
      const list = legalList(game, state, seat)
      const action = any(list)
      const isFork = twins.length < most && random.number(every) === 0
      if (isFork && random.number(3) === 0) anotherWorld(state)
      const before = isFork ? [game.clone(state), game.clone(state)] : []
      const here = new Witness(chance)
      number++
      notation = `seat ${seat}: ${action.notation}`
      game.apply(state, seat, action, here, here)
      moves.push({ seat, action: action.notation, answers: names(here) })
      const step = { number, waited, seat, action, here, after: state }
      twins = twins.filter(twin => follow(step, twin))
      if (!isFork) continue
      anotherDraw(step, before[0])
      if (list.length > 1) anotherChoice(step, before[1], any(list.filter(other => other !== action)))
    }
    return { decisions: number, pairs, compared }
  } catch (error) {
    return breach(error)
  }
}
