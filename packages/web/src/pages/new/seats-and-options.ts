// Not every number of seats goes with every option: what is changed so that a game can always be started.

import { choosable, completeOptions, type Game, isProblem, type Options } from '@tabularium/kernel'

type Rules = Pick<Game, 'options' | 'seats' | 'admits'>

const goTogether = (game: Rules, seats: number, options: Options): boolean => {
  const complete = completeOptions(game.options, options)
  return !isProblem(complete) && game.admits?.({ seats, options: complete }) === undefined
}

/** The options for so many seats: one of them with another value where they do not go with these. */
export function optionsFor(game: Rules, seats: number, wanted: Options): Options {
  if (goTogether(game, seats, wanted)) return wanted
  const others = Object.entries(choosable(game.options)).flatMap(([name, { values }]) =>
    values.map(value => ({ ...wanted, [name]: value })),
  )
  return others.find(options => goTogether(game, seats, options)) ?? wanted
}

/** The number of seats for these options: the nearest that goes with them. */
export function seatsFor(game: Rules, seats: number, options: Options): number {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const [nearest = seats] = counts
    .filter(count => goTogether(game, count, options))
    .sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats) || a - b)
  return nearest
}
