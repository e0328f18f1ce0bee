import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { endsUndo, sureEvents, sureHints } from './foresight.ts'
import { openTable } from './table.ts'
import { omens } from './toy/index.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

/** Every move of a random game, with what its chooser could foresee and what came. */
function moves(seed: number) {
  const random = new FastChance(seed)
  const table = openTable(omens, {
    config: { seats: 2, options: { day: 'long' } },
    seats: ['Ania', 'Bartek'],
    seed: seed.toString(16).padStart(64, 'f'),
  })
  const list = []
  for (let [seat] = table.waiting(); seat !== undefined; [seat] = table.waiting()) {
    const legal = table.legal(seat)
    const action = legal[random.number(legal.length)]
    const view = table.view(seat)
    const sure = sureEvents(omens, view, seat, action)
    const final = endsUndo(omens, view, seat, action)
    const hints = sureHints(omens, view, seat, action)
    table.act(seat, action)
    const told = table.events(seat, table.moves)[0]
    list.push({ action, sure, final, hints, told, back: table.canUndo(seat) })
  }
  return list
}

describe.each(SEEDS)('a random game from seed %i', seed => {
  const list = moves(seed)

  test('what was sure came, and something was sure of every move', () => {
    for (const { action, sure, told } of list) {
      const came = told.map(event => JSON.stringify(event))
      expect([action.notation, sure.length > 0]).toEqual([action.notation, true])
      for (const event of sure) expect(came).toContain(JSON.stringify(event))
    }
  })

  test('what could not be taken back had been said to be final', () => {
    for (const { action, final, back } of list) {
      if (!back) expect([action.notation, final]).toEqual([action.notation, true])
    }
  })

  test('a game without words for prices gives none', () => {
    expect(omens.text).not.toHaveProperty('hint')
    expect(list.flatMap(({ hints }) => hints)).toEqual([])
  })
})

test('some moves can be taken back, and are said not to be final', () => {
  expect(SEEDS.flatMap(moves).some(({ final, back }) => !final && back)).toBe(true)
})
