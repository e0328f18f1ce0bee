import { type Game, openTable } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { wondersDuel } from '@tabularium/wonders-duel'
import { expect, test } from 'vitest'
import { seesOtherwise } from './visibility.ts'

const open = (game: Game, options: Readonly<Record<string, string>>) =>
  openTable(game, { config: { seats: 2, options }, seats: ['a', 'b'], seed: '5eed'.repeat(16) })

test('hands of secrets: the other one sees something else', () => {
  const game: Game = omens
  const view = open(game, { day: 'long' }).view(0)
  expect(seesOtherwise(game, view, 1)).toBe(true)
  expect(seesOtherwise(game, view, 0)).toBe(false)
})

test('everything open on the table: both see the same, at every move', () => {
  const game: Game = wondersDuel
  const options = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0]]))
  const table = open(game, options)
  for (let [seat] = table.waiting(); seat !== undefined && table.moves < 40; [seat] = table.waiting()) {
    expect(seesOtherwise(game, table.view(seat), 1 - seat)).toBe(false)
    table.act(seat, table.legal(seat)[0])
  }
})
