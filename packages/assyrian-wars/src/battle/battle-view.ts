// A battle as the page shows it while it is fought: who stands on which side, what has been struck, what is still to be lost.

import type { Board } from '../board/board.ts'
import { counterName, isLeader, spotName } from '../board/counters.ts'
import type { ForceEvent } from '../board/events.ts'
import { lowest, NOWHERE, REDUCED, type Side } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { BATTLES, partyBits, ranks } from '../forces/battle-sides.ts'
import { owed } from './battle-ledger.ts'

export interface SideView {
  readonly forces: readonly ForceEvent[]
  /** Hits inflicted in this round. */
  readonly hits: number
  /** Hits or routs still to be taken, by country. */
  readonly owes: Readonly<Record<string, number>>
}

export interface BattleView {
  readonly kind: (typeof BATTLES)[number]
  /** Absent in a foreign war. */
  readonly place?: string
  readonly attackers: SideView
  readonly defenders: SideView
  /** The defenders are the image of the attackers. R29 */
  readonly mirrored?: boolean
}

/** The countries of a side with what they have in the battle; `assyria-hi-4 reduced` for units on their weaker side. */
export function forcesOf(b: Board, s: AwState, side: Side): readonly ForceEvent[] {
  const out: ForceEvent[] = []
  for (let rest = partyBits(s, side); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const units: Record<string, number> = {}
    const leaders: string[] = []
    for (const u of ranks(s, side)) {
      if (s.own[u] !== c) continue
      const name = counterName(b, u)
      if (isLeader(b, u)) leaders.push(name)
      else {
        const key = s.side[u] === REDUCED ? `${name} reduced` : name
        units[key] = (units[key] ?? 0) + 1
      }
    }
    out.push({ country: b.countries[c], units, ...(leaders.length > 0 && { leaders }) })
  }
  return out
}

const sideView = (b: Board, s: AwState, side: Side): SideView => ({
  forces: forcesOf(b, s, side),
  hits: s.struck[side],
  owes: Object.fromEntries(b.countries.flatMap((id, c) => (owed(s, side, c) > 0 ? [[id, owed(s, side, c)]] : []))),
})

/** The battle being fought. */
export const battleView = (b: Board, s: AwState): BattleView => ({
  kind: BATTLES[s.fight],
  ...(s.fieldAt !== NOWHERE && { place: spotName(b, s.fieldAt) }),
  attackers: sideView(b, s, 0),
  defenders: sideView(b, s, 1),
  ...(s.mirror.length > 0 && { mirrored: true }),
})
