// Several people at one screen: who is covered, and what an answer without asking may show.

import { openTable } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Board } from '../boards/board.ts'
import type { TableState } from '../table/table.ts'
import { useHotSeatScreen } from './use-table.ts'

// The shell asks for the settings; there is no window here.
vi.mock('../settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}), isCalm: () => true }))

const table = openTable(omens, {
  config: { seats: 2, options: { day: 'long' } },
  seats: ['a', 'b'],
  seed: '5eed'.repeat(16),
})
const [seat] = table.waiting()

/** What is said of the position of somebody who has not looked yet. */
function shown(players: readonly object[], passing: boolean) {
  const position = { seat, view: table.view(seat), legal: table.legal(seat), moves: 0 }
  const state = { id: 'one', players, position, version: 1 } as unknown as TableState
  const board = { game: omens } as unknown as Board
  let found = {}
  const Shown = () => {
    const [covered, , , unseen] = useHotSeatScreen(board, state, passing)
    found = { covered, unseen }
    return null
  }
  renderToStaticMarkup(createElement(Shown))
  return found
}

const TWO_PEOPLE = [{}, {}]
const ONE_PERSON = seat === 0 ? [{}, { bot: 'usual' }] : [{ bot: 'usual' }, {}]

test.each([
  { id: 'somebody is asked', players: TWO_PEOPLE, passing: false, want: { covered: true, unseen: false } },
  { id: 'an order answers', players: TWO_PEOPLE, passing: true, want: { covered: false, unseen: true } },
  { id: 'alone, asked', players: ONE_PERSON, passing: false, want: { covered: false, unseen: false } },
  { id: 'alone, an order answers', players: ONE_PERSON, passing: true, want: { covered: false, unseen: false } },
])('$id', ({ players, passing, want }) => {
  expect(shown(players, passing)).toEqual(want)
})
