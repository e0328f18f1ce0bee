// What a choice leads to as far as a seat can know: what happens alike in several worlds that its view allows.

import type { Action } from './action.ts'
import { FastChance, RecordingChance } from './chance.ts'
import type { Game, State, View } from './game.ts'
import type { Seat } from './seat.ts'
import { type Event, Telling } from './tell.ts'
import type { Message } from './text.ts'

const WORLDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** A cache of the worlds imagined for a view: hints are asked for every choice of a list, in the same worlds. */
const imagined = new WeakMap<View, Map<number, State>>()

function worldOf<S extends State, V extends View, A extends Action>(game: Game<S, V, A>, view: V, seed: number): S {
  const known = imagined.get(view) ?? new Map<number, State>()
  imagined.set(view, known)
  const world = (known.get(seed) as S | undefined) ?? game.imagine(view, new FastChance(seed))
  known.set(seed, world)
  return game.clone(world)
}

/** What happens in one world that the view allows, with one run of chance, and whether it could be taken back. */
function lived<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
  seed: number,
): { readonly events: readonly Event[]; readonly final: boolean } {
  const state = worldOf(game, view, seed)
  const chance = new RecordingChance(new FastChance(WORLDS.length + seed))
  const telling = new Telling()
  game.apply(state, seat, action, chance, telling)
  const after = game.waiting(state)
  const passed = after.length === 0 || after.some(other => other !== seat && !view.waiting.includes(other))
  return { events: telling.to(seat), final: passed || telling.revealed || chance.taken().length > 0 }
}

/** What is as good as sure: what happens alike in several worlds that the seat's view allows. */
export function sureEvents<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
  /** Which of them are asked for. */
  wanted: (event: Event) => boolean = () => true,
): readonly Event[] {
  const [one, ...others] = WORLDS
  let sure = lived(game, view, seat, action, one).events.filter(wanted)
  for (const seed of others) {
    if (sure.length === 0) break
    const told = new Set(lived(game, view, seat, action, seed).events.map(event => JSON.stringify(event)))
    sure = sure.filter(event => told.has(JSON.stringify(event)))
  }
  return sure
}

/** Prices and gains of a choice, in a few short messages; none where the game has no words for them. */
export const sureHints = <S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
): readonly Message[] => {
  const { hint } = game.text
  if (hint === undefined) return []
  const hintOf = (event: Event): readonly Message[] => hint(event, seat)
  return sureEvents(game, view, seat, action, event => hintOf(event).length > 0).flatMap(hintOf)
}

/** Whether this choice may end undo: it may ask chance, reveal something, or pass the decision on. */
export const endsUndo = <S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
): boolean => WORLDS.some(seed => lived(game, view, seat, action, seed).final)
