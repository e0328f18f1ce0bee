// 4 The table before the first move.

import type { Ask, Chance, Config, Tell } from '@tabularium/kernel'
import { layOut } from './ages.ts'
import { MILITARY_TOKENS } from './data/military.ts'
import { FIRST_GAME_WONDERS } from './data/wonders.ts'
import { DRAFT, openGroup } from './draft.ts'
import type { WdEvent } from './events.ts'
import { ALL_TOKENS, ALL_WONDERS, bitsOf, DECK_ALL, namesOf, TOKEN_NAMES, wonderOf } from './names.ts'
import { DOWN, END_NONE, emptyCity, FIRST_GAME, packOptions, TURN, type WdState } from './state.ts'

const TOKEN: Ask = { what: 'board token', names: TOKEN_NAMES }
const TOKENS_ON_BOARD = 5
const COINS = 7

/** An empty table, nothing dealt. */
export const emptyState = (options: number): WdState => ({
  frames: [],
  options,
  age: 0,
  pawn: 0,
  military: (1 << MILITARY_TOKENS.length) - 1,
  board: 0,
  box: ALL_TOKENS,
  group: 0,
  unseenWonders: ALL_WONDERS,
  removed: 0,
  left: 0,
  open: 0,
  hidden: 0,
  faces: [
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
    DOWN,
  ],
  unseen1: DECK_ALL[0],
  unseen2: DECK_ALL[1],
  unseen3: DECK_ALL[2],
  pile1: 0,
  pile2: 0,
  pile3: 0,
  under: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
  end: END_NONE,
  winners: 0,
  cities: [emptyCity(), emptyCity()],
})

export function setup(config: Config, chance: Chance, tell?: Tell<WdEvent>): WdState {
  const s = emptyState(packOptions(config.options))
  for (let i = 0; i < TOKENS_ON_BOARD; i++) {
    const bit = 1 << chance.draw(TOKEN, s.box) // 4, step 3
    s.board |= bit
    s.box &= ~bit
  }
  tell?.all({ at: 'tokens', board: namesOf(s.board, TOKEN_NAMES) })
  s.cities[0].coins = COINS
  s.cities[1].coins = COINS
  if ((s.options & FIRST_GAME) === 0) {
    s.frames.push(DRAFT[0])
    openGroup(s, chance, tell) // 4.1
    return s
  }
  for (const [seat, wonders] of FIRST_GAME_WONDERS.entries()) {
    s.cities[seat].wonders = bitsOf(wonders, wonderOf) // 4.2
    s.unseenWonders &= ~s.cities[seat].wonders
  }
  s.frames.push(TURN[0])
  layOut(s, chance, tell)
  return s
}
