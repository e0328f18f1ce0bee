// Automatic answers at a table of this device: which of the game's standing orders are given. Somebody alone among bots gives them
// for all games of that name; where several people share the device, each has orders of their own at each table.

import type { Action, Game, Seat, View } from '@tabularium/kernel'
import { useSyncExternalStore } from 'react'
import { isNamed, storedList, storeJson } from '../browser-storage.ts'

/** Whose orders: of the only person at games of this name, or of a seat at one table. */
export interface OrderGiver {
  readonly game: string
  readonly table: string
  readonly seat: Seat | undefined
  /** How many people share the device. */
  readonly people: number
}

const SEATS_KEY = 'tabularium.orders.seats'
/** The orders of so many seats are kept, those given last. */
const MOST_SEATS = 60

const isOrder = (one: unknown): one is string => typeof one === 'string'
const gameKey = (game: string): string => `tabularium.orders.${game}`
const nameOf = ({ game, table, seat, people }: OrderGiver): string => (people > 1 ? `${table}/${seat}` : game)

const given = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()

/** The newest first. */
const keptSeats = () => storedList(SEATS_KEY, isNamed)

function keptOf(giver: OrderGiver): readonly string[] {
  if (giver.people <= 1) return storedList(gameKey(giver.game), isOrder)
  const [, found] = keptSeats().find(([name]) => name === nameOf(giver)) ?? []
  return Array.isArray(found) ? found.filter(isOrder) : []
}

export function ordersOf(giver: OrderGiver): readonly string[] {
  const name = nameOf(giver)
  const known = given.get(name)
  if (known) return known
  const kept = keptOf(giver)
  given.set(name, kept)
  return kept
}

export function giveOrders(giver: OrderGiver, orders: readonly string[]): void {
  const name = nameOf(giver)
  given.set(name, orders)
  if (giver.people <= 1) storeJson(gameKey(giver.game), orders)
  else storeJson(SEATS_KEY, [[name, orders], ...keptSeats().filter(([other]) => other !== name)].slice(0, MOST_SEATS))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOrders = (giver: OrderGiver): readonly string[] =>
  useSyncExternalStore(subscribe, () => ordersOf(giver))

/** What the orders given answer here; undefined: the question is asked. */
export function orderedAnswer(
  game: Pick<Game, 'orders' | 'actions'>,
  orders: readonly string[],
  view: View,
  seat: Seat,
  legal: readonly string[],
): Action | undefined {
  if (orders.length === 0 || legal.length === 0) return undefined
  const actions = legal.flatMap(notation => game.actions.parse(notation) ?? [])
  for (const order of game.orders ?? []) {
    const answer = orders.includes(order.id) ? order.answer(view, seat, actions) : undefined
    if (answer) return answer
  }
  return undefined
}
