// What a choice leads to as far as a seat can know: what happens alike in several worlds that its view allows.

import type { Action } from './action.ts'
import { FastChance, RecordingChance } from './chance.ts'
import type { Game, State, View } from './game.ts'
import type { Seat } from './seat.ts'
import { type Event, Telling } from './tell.ts'
import type { Message } from './text.ts'

const WORLDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What happens in one world that the view allows, with one run of chance, and whether it could be taken back. */
function lived<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
  seed: number,
): { readonly events: readonly Event[]; readonly final: boolean } {
  const fast = new FastChance(seed)
  const state = game.imagine(view, fast)
  const chance = new RecordingChance(fast)
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
): readonly Event[] {
  const [first, ...others] = WORLDS.map(seed => lived(game, view, seat, action, seed).events)
  const told = others.map(events => new Set(events.map(event => JSON.stringify(event))))
  return first.filter(event => told.every(events => events.has(JSON.stringify(event))))
}

/** Prices and gains of a choice, in a few short messages; none where the game has no words for them. */
export const sureHints = <S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
): readonly Message[] =>
  game.text.hint === undefined
    ? []
    : sureEvents(game, view, seat, action).flatMap(event => game.text.hint?.(event, seat) ?? [])

/** Whether this choice may be past taking back: chance may answer, something may open, or the decision passes on. */
export const endsUndo = <S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  action: A,
): boolean => WORLDS.some(seed => lived(game, view, seat, action, seed).final)
