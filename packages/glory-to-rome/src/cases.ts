// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import type { Seat } from '@tabularium/kernel'
import { kindsUntold, partsTold } from '@tabularium/kernel/check'
import { pending } from './build.ts'
import { ENDS } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { handLimit, handSize } from './hand.ts'
import { waiting } from './play.ts'
import { clienteleLimit, vaultLimit } from './roles.ts'
import {
  choices,
  clients,
  hand,
  play,
  pool,
  type SceneWords,
  scene,
  stockpile,
  structures,
  vault,
  whyNot,
} from './scene.ts'
import { total } from './scoring.ts'
import type { GrState } from './state.ts'

const lookAt = (s: GrState, seat: Seat) => ({
  hand: hand(s, seat),
  size: handSize(s, seat),
  limit: handLimit(s, seat),
  senators: s.senators[seat],
  stockpile: stockpile(s, seat),
  clients: clients(s, seat),
  clientele: `${s.clientele[seat]}/${clienteleLimit(s, seat)}`,
  vault: vault(s, seat),
  banked: `${s.banked[seat]}/${vaultLimit(s, seat)}`,
  structures: structures(s, seat),
  influence: s.influence[seat],
  units: s.units[seat],
  points: total(s, seat),
})

/** A position in words: the table, and each player by seat. */
export function look(s: GrState) {
  const top = s.frames.at(-1)
  return {
    asked: top === undefined ? 'over' : `${waiting(s)[0]} ${top.at}`,
    choices: choices(s).join('; '),
    /** Actions of the same kind after the one asked about. */
    pending: pending(s),
    pool: pool(s),
    pile: s.pile,
    deck: s.deck,
    leader: s.leader,
    inTown: s.inTown.join(' '),
    outOfTown: s.outOfTown.join(' '),
    end: s.end < 0 ? '' : ENDS[s.end],
    winners: Array.from({ length: s.seats }, (_, seat) => seat)
      .filter(seat => (s.winners >> seat) & 1)
      .join(' '),
    ...Object.fromEntries(Array.from({ length: s.seats }, (_, seat) => [seat, lookAt(s, seat)])),
  }
}

type Look = Partial<Omit<ReturnType<typeof look>, number>> &
  Readonly<Record<number, Partial<ReturnType<typeof lookAt>>>>

export interface Case {
  readonly id: string
  readonly given: SceneWords
  readonly when?: string
  /** What the deck gives, in this order; the first card there is after that. */
  readonly cards?: string
  readonly now?: Look
  /** Moves that are legal then, and others with the code and the rule of their refusal. */
  readonly can?: readonly string[]
  readonly cannot?: Readonly<Record<string, string>>
  /** Events that were told to the movers, or a part of each; and kinds of event that were not. */
  readonly tells?: readonly Readonly<Record<string, unknown>>[]
  readonly silent?: readonly GrEvent['at'][]
}

/** What came of a case, to be compared with `wanted`. */
export function outcome({ given, when = '', cards = '', can, cannot, tells, silent }: Case) {
  const s = scene(given)
  const told = play(s, when, cards)
  const legal = choices(s)
  return {
    ...look(s),
    ...(can && { can: can.filter(notation => legal.includes(notation)) }),
    ...(cannot && { cannot: Object.fromEntries(Object.keys(cannot).map(move => [move, whyNot(s, move) ?? 'legal'])) }),
    ...(tells && { tells: partsTold(told, tells) }),
    ...(silent && { silent: kindsUntold(told, silent) }),
  }
}

export const wanted = ({ now, can, cannot, tells, silent }: Case) => ({
  ...now,
  ...(can && { can }),
  ...(cannot && { cannot }),
  ...(tells && { tells }),
  ...(silent && { silent }),
})

/** For `sites`: none left, but for those named. */
export const noSites = (but: SceneWords['sites'] = {}): NonNullable<SceneWords['sites']> => ({
  ...Object.fromEntries(MATERIALS.map(name => [name, [0, 0] as const])),
  ...but,
})
