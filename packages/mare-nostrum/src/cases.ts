// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import { ENDS } from './data/ends.ts'
import type { MnEvent } from './events.ts'
import { waiting } from './play.ts'
import { refuse } from './refuse.ts'
import {
  asked,
  BOARD,
  cards,
  choices,
  decision,
  LETTERS,
  levels,
  play,
  province,
  type SceneWords,
  scene,
  sea,
  seatOf,
  stock,
  supply,
  titles,
} from './scene.ts'
import { type MnState, NO_END } from './state.ts'
import { greatCities } from './victory.ts'

export interface Case {
  readonly id: string
  readonly given: SceneWords
  readonly when?: string
  /** What chance gives, in this order: dice, legendary goods, cards; the first there is after that. */
  readonly dice?: string
  /** What is to be seen then, by what it is: see `look`. */
  readonly now?: Readonly<Record<string, string>>
  /** Moves that are legal then for the one who is asked, and others that are not. */
  readonly can?: readonly string[]
  readonly cannot?: readonly string[]
  /** Moves that the one who is asked may not make, with the code and the rule of the refusal: `not-linked 4.1.2`. */
  readonly refused?: Readonly<Record<string, string>>
  /** Events that were told to the movers, or a part of each; and kinds of event that were not. */
  readonly tells?: readonly Readonly<Record<string, unknown>>[]
  readonly silent?: readonly MnEvent['at'][]
}

const PLAYER: Readonly<Record<string, (s: MnState, seat: number) => string>> = {
  stock,
  levels,
  supply,
  cards,
  cities: (s, seat) => String(greatCities(BOARD, s, seat)),
  choices: (s, seat) => choices(s, seat).join('; '),
}

/** One thing of a position in words: `asked` (`R march`), `choices`, `end` (`cities R`), `titles`, `round`, a province or a
 *  sea by its name, or something of a player: `R stock`. */
export function look(s: MnState, what: string): string {
  switch (what) {
    case 'asked':
      return s.end !== NO_END ? 'over' : `${asked(s)} ${decision(s)}`
    case 'choices':
      return choices(s).join('; ')
    case 'end':
      return s.end === NO_END
        ? ''
        : `${ENDS[s.end]} ${[...LETTERS].filter((_, seat) => (s.winners >> seat) & 1).join('')}`
    case 'titles':
      return titles(s)
    case 'round':
      return String(s.round)
    case 'tokens':
      return ['5/0', '2/1', '4/3'].filter((_, token) => (s.tokens >> token) & 1).join(' ')
  }
  const [letter, of] = what.split(' ')
  if (of !== undefined) return PLAYER[of](s, seatOf(letter))
  return BOARD.seas.includes(what) ? sea(s, what) : province(s, what)
}

const holds = (event: MnEvent, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(
    ([name, value]) => JSON.stringify((event as unknown as Record<string, unknown>)[name]) === JSON.stringify(value),
  )

/** Why the one who is asked may not do this: the code and the rule. */
function whyNot(s: MnState, notation: string): string {
  const [seat] = waiting(s)
  const action = BOARD.actions.parse(notation)
  if (!action || seat === undefined) return 'no such action'
  const refusal = refuse(BOARD, s, seat, action)
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.rule}`
}

/** What came of a case, to be compared with `wanted`. */
export function outcome({ given, when = '', dice = '', now, can, cannot, refused, tells, silent }: Case) {
  const s = scene(given)
  const told = play(s, when, dice)
  const legal = choices(s)
  return {
    ...(now && { now: Object.fromEntries(Object.keys(now).map(what => [what, look(s, what)])) }),
    ...(can && { can: can.filter(notation => legal.includes(notation)) }),
    ...(cannot && { cannot: cannot.filter(notation => !legal.includes(notation)) }),
    ...(refused && { refused: Object.fromEntries(Object.keys(refused).map(move => [move, whyNot(s, move)])) }),
    ...(tells && { tells: tells.map(part => (told.some(event => holds(event, part)) ? part : { among: told })) }),
    ...(silent && { silent: silent.filter(at => !told.some(event => event.at === at)) }),
  }
}

export const wanted = ({ now, can, cannot, refused, tells, silent }: Case) => ({
  ...(now && { now }),
  ...(can && { can }),
  ...(cannot && { cannot }),
  ...(refused && { refused }),
  ...(tells && { tells }),
  ...(silent && { silent }),
})
