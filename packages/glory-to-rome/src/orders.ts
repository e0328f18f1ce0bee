// Standing orders: what a player need not be asked in the rounds of others. Each answers whenever its kind of decision
// comes, whatever the player holds, so that an answer without a pause tells nothing of the hand.

import type { Seat, StandingOrder } from '@tabularium/kernel'
import type { GrAction } from './actions.ts'
import { type Card, NAMES } from './names.ts'
import type { GrView } from './view.ts'

type Order = StandingOrder<GrView, GrAction>

const decision = (view: GrView): string | undefined => view.frames.at(-1)?.at

/** What a card is worth to keep: least where its structure stands already, little where the hand has another one. */
function worth(view: GrView, seat: Seat, card: Card): number {
  const name = NAMES[card]
  if (view.players[seat].structures.some(structure => structure.name === name)) return 0
  return view.hand.indexOf(name) === view.hand.lastIndexOf(name) ? 2 : 1
}

/** 7 Gives what is demanded, the card least worth keeping first. */
const give: Order = {
  id: 'give',
  answer(view, seat, legal) {
    if (decision(view) !== 'give') return undefined
    let least: GrAction | undefined
    let lowest = Number.POSITIVE_INFINITY
    for (const action of legal) {
      const value = action.kind === 'give' ? worth(view, seat, action.card) : lowest
      if (value < lowest) {
        least = action
        lowest = value
      }
    }
    return least
  },
}

/** A26 Behind a Wall or a Palisade: gives nothing of its own free will. */
const giveNothing: Order = {
  id: 'give-nothing',
  answer: (view, _seat, legal) =>
    decision(view) === 'volunteer' ? legal.find(action => action.kind === 'enough') : undefined,
}

/** 4.5 At the end of a round: every order with the Sewer, every senator with the Senate. */
const takeAll: Order = {
  id: 'take-all',
  answer(view, _seat, legal) {
    const at = decision(view)
    if (at !== 'sewer' && at !== 'senate') return undefined
    return legal.find(action => action.kind === 'salvage' || action.kind === 'claim')
  },
}

export const orders: readonly Order[] = [give, giveNothing, takeAll]
