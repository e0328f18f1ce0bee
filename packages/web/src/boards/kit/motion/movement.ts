// What can move on a table, in the words of all games: a game says by its events which of these happen, the motion layer plays them.

import type { ReactNode } from 'react'

/** Where something lies: a selector of the table, or a place of the map. */
export type Spot = string | { readonly place: string }

interface Begins {
  /** It begins with the movement before, not after it. */
  readonly together?: true
}

/** A thing goes from one place to another: a card, a coin, an army. */
interface Going extends Begins {
  readonly kind: 'go'
  readonly face: ReactNode
  readonly from: Spot
  readonly to: Spot
  /** Places on the way, where steps were joined to one. */
  readonly via?: readonly Spot[]
  /** Who goes: steps of the same one that follow each other are one way. */
  readonly who?: string
  /** On water: it rocks. */
  readonly sails?: true
  /** It is as large as what it comes from, and becomes as large as what it goes to. */
  readonly fits?: true
  /** What stands at its goal from the first moment on, and is not seen before it has come: a selector. */
  readonly becomes?: string
}

/** A card is turned up where it lies. */
interface Turning extends Begins {
  readonly kind: 'turn'
  readonly at: string
}

/** Something is laid down, or set on the map; there it needs a face. */
interface Laying extends Begins {
  readonly kind: 'lay'
  readonly at: Spot
  readonly face?: ReactNode
}

/** A pawn walks to where it stands now; its element says how far a step is (`data-step="0 21"`). */
interface Walking extends Begins {
  readonly kind: 'walk'
  readonly at: string
  /** Backwards: the other way. */
  readonly steps: number
}

/** Dice that have just come to the table roll, and come to rest at what chance has drawn. */
interface Rolling extends Begins {
  readonly kind: 'roll'
}

/** Dice are thrown at a place, and lie there for a moment. */
interface Casting extends Begins {
  readonly kind: 'cast'
  readonly at: Spot
  readonly face: ReactNode
}

/** Somebody falls. */
interface Falling extends Begins {
  readonly kind: 'fall'
  readonly at: Spot
  readonly face: ReactNode
}

/** What has got something gives way a little. */
interface Settling extends Begins {
  readonly kind: 'settle'
  readonly at: string
}

export type Movement = Going | Turning | Laying | Walking | Rolling | Casting | Falling | Settling
export type MovementKind = Movement['kind']

const isSame = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Steps of one traveller that follow each other are one way: it does not stop in between. */
export function joined(movements: readonly Movement[]): readonly Movement[] {
  const all: Movement[] = []
  for (const movement of movements) {
    const last = all.at(-1)
    const goesOn =
      movement.kind === 'go' &&
      last?.kind === 'go' &&
      movement.who !== undefined &&
      movement.who === last.who &&
      isSame(last.to, movement.from)
    // All dice that have come to the table roll at once.
    if (movement.kind === 'roll' && all.some(({ kind }) => kind === 'roll')) continue
    if (goesOn) all[all.length - 1] = { ...movement, from: last.from, via: [...(last.via ?? []), last.to] }
    else all.push(movement)
  }
  return all
}
