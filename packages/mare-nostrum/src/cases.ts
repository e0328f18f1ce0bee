// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import type { Seat } from '@tabularium/kernel'
import { type CaseOf, casesOf } from '@tabularium/kernel/check'
import { ENDS } from './data/ends.ts'
import type { MnEvent } from './events.ts'
import { mareNostrum } from './index.ts'
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

export type Case = CaseOf<SceneWords, MnEvent>

const PLAYER: Readonly<Record<string, (s: MnState, seat: Seat) => string>> = {
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

export const { outcome, wanted } = casesOf(mareNostrum, { scene, play, choices, look })
