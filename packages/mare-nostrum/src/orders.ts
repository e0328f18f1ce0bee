// Standing orders: what a player need not be asked each time. All of them are about decisions in the open, so that an
// answer without a pause tells nothing.

import type { Seat, StandingOrder } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import type { At } from './state.ts'
import type { MnView } from './view.ts'

type Order = StandingOrder<MnView, MnAction>

const decision = (view: MnView): At | undefined => view.frames.at(-1)?.at

/** 3.0, 4 Names the players in the order of the table, oneself last. */
const nameInOrder: Order = {
  id: 'name-in-order',
  answer(view, seat, legal) {
    if (decision(view) !== 'name') return undefined
    const seats = view.players.length
    for (let step = 1; step <= seats; step++) {
      const next: Seat = (seat + step) % seats
      const found = legal.find(action => action.kind === 'name' && action.player === next)
      if (found) return found
    }
    return undefined
  },
}

/** 4.0 Exchanges every marker that can be exchanged. */
const exchangeAll: Order = {
  id: 'exchange-all',
  answer: (view, _seat, legal) => (decision(view) === 'exchange' ? legal[0] : undefined),
}

/** 4.2 Loses free legions first, then the fortress, stations last. */
const loseFree: Order = {
  id: 'lose-free',
  answer(view, _seat, legal) {
    if (decision(view) !== 'lose') return undefined
    return legal.find(action => action.notation === 'lose legion') ?? legal[0]
  },
}

/** Whether all of a seat's legions in a province are stationed. */
const allStationed = ({ provinces }: MnView, seat: Seat, at: string): boolean => {
  const { legions, stations, marker } = provinces.find(({ name }) => name === at) ?? provinces[0]
  return legions[seat] === stations.filter(owner => owner === seat).length + (marker === seat ? 1 : 0)
}

/** 4.3 Holds what was held: occupied buildings and markers stay as they are; Circe's legions stay on their slots where no
 *  free legion could be set beside them. */
const holdAll: Order = {
  id: 'hold-all',
  answer(view, seat, legal) {
    if (decision(view) === 'conquest') return legal.find(action => action.kind === 'hold')
    if (decision(view) !== 'park') return undefined
    const places = legal.flatMap(({ notation }) => (notation === 'park done' ? [] : [notation.split(' ')[1]]))
    return places.every(place => allStationed(view, seat, place)) ? legal.at(-1) : undefined
  },
}

/** 5 Keeps a title in a tie. */
const keepTitle: Order = {
  id: 'keep-title',
  answer: (view, seat, legal) =>
    decision(view) === 'award' ? legal.find(action => action.kind === 'award' && action.player === seat) : undefined,
}

export const orders: readonly Order[] = [nameInOrder, exchangeAll, loseFree, holdAll, keepTitle]
