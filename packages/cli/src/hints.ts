// Figures beside a choice: what it costs and brings whatever chance and hidden things turn out to be.

import {
  type Action,
  type Event,
  FastChance,
  type Game,
  type Say,
  type Seat,
  Telling,
  type View,
} from '@tabularium/kernel'

/** What happens in one world that the view allows, with one run of chance. */
function eventsIn(game: Game, view: View, seat: Seat, action: Action, seed: number): readonly Event[] {
  const chance = new FastChance(seed)
  const telling = new Telling()
  game.apply(game.imagine(view, chance), seat, action, chance, telling)
  return telling.to(seat)
}

const WORLDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What is as good as sure: what happens alike in several worlds that the seat's view allows. */
export function sureEvents(game: Game, view: View, seat: Seat, action: Action): readonly Event[] {
  const [first, ...others] = WORLDS.map(seed => eventsIn(game, view, seat, action, seed))
  const told = others.map(events => new Set(events.map(event => JSON.stringify(event))))
  return first.filter(event => told.every(events => events.has(JSON.stringify(event))))
}

/** Prices and gains of a choice, for the list of choices. */
export const hints = (game: Game, view: View, seat: Seat, action: Action, say: Say): string =>
  game.text.hint === undefined
    ? ''
    : sureEvents(game, view, seat, action)
        .flatMap(event => game.text.hint?.(event, seat) ?? [])
        .map(say)
        .join(' · ')
