// Orders given on this device answer as those of the server do.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { scene } from '@tabularium/assyrian-wars/scene'
import { expect, test } from 'vitest'
import { giveOrders, type OrderGiver, orderedAnswer, ordersOf } from './local-orders.ts'

const s = scene({ countries: { assyria: {}, babylonia: {} } })
const [seat] = assyrianWars.waiting(s)
const supply = { ...assyrianWars.view(s, seat), frames: [{ at: 'supply', of: 'assyria', a: 0, b: 0, c: 0, d: 0 }] }
const LEGAL = ['pay-supply', 'pass']

test.each([
  { id: 'none is given', orders: [], want: undefined },
  { id: 'one about this', orders: ['pay-supply'], want: 'pay-supply' },
  { id: 'one about something else', orders: ['no-interception'], want: undefined },
])('$id', ({ orders, want }) => {
  expect(orderedAnswer(assyrianWars, orders, supply, seat, LEGAL)?.notation).toBe(want)
})

const giver = (more: Partial<OrderGiver>): OrderGiver => ({
  ...{ game: 'assyrian-wars', table: 'one', seat: 0, people: 3 },
  ...more,
})

test('where several people share the device, orders are of one seat at one table', () => {
  giveOrders(giver({ seat: 1 }), ['pay-supply'])
  expect(ordersOf(giver({ seat: 1 }))).toEqual(['pay-supply'])
  expect(ordersOf(giver({ seat: 0 }))).toEqual([])
  expect(ordersOf(giver({ seat: 1, table: 'another' }))).toEqual([])
  expect(ordersOf(giver({ seat: 1, people: 1 }))).toEqual([])
})

test('somebody alone gives them for all tables of the game', () => {
  giveOrders(giver({ people: 1 }), ['no-interception'])
  expect(ordersOf(giver({ people: 1, table: 'another', seat: 2 }))).toEqual(['no-interception'])
  expect(ordersOf(giver({ people: 1, game: 'mare-nostrum' }))).toEqual([])
  expect(ordersOf(giver({ seat: 0 }))).toEqual([])
})
