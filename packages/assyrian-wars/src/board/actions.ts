// Everything a player can ever do, made for a set of data out of the kinds of the chapters (acts/). Actions name things, not places
// in a list: `march as-tab-shar-ashur`, `to harran`, `build assyria-hi-4`.

import { type ActionOf, type Catalogue, catalogue } from '@tabularium/kernel'
import { battleKinds } from './acts/battle.ts'
import { cardKinds } from './acts/cards.ts'
import { coreKinds } from './acts/core.ts'
import { economyKinds } from './acts/economy.ts'
import { moveKinds } from './acts/move.ts'
import { politicsKinds } from './acts/politics.ts'
import type { Names } from './facts.ts'

const kindsOf = (b: Names) => ({
  ...coreKinds(b),
  ...moveKinds(b),
  ...battleKinds(b),
  ...cardKinds(b),
  ...economyKinds(b),
  ...politicsKinds(b),
})

export type AwAction = ActionOf<ReturnType<typeof kindsOf>>
export type Of<N extends AwAction['kind']> = Extract<AwAction, { readonly kind: N }>

/** The actions by kind, each list in the order of the kind's `all`. */
export type Acts = { readonly [N in AwAction['kind']]: readonly Of<N>[] }

export interface Vocabulary {
  readonly actions: Catalogue<AwAction>
  readonly acts: Acts
}

export function vocabulary(b: Names): Vocabulary {
  const actions: Catalogue<AwAction> = catalogue(kindsOf(b))
  const acts = Object.fromEntries(actions.kinds.map(kind => [kind, actions.of(kind as AwAction['kind'])]))
  return { actions, acts: acts as unknown as Acts }
}
