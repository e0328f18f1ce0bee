// This page's part in the chance of a table online: it gives its share when it is asked to, and holds the server to what
// it said before the first move.

import type { TableCard } from '@tabularium/protocol'
import { pledgeOf } from '../table/pledge.ts'
import { act } from './api.ts'
import { newPledge, sharePledged } from './pledges.ts'

/** What this page was told before the game began. */
interface Promised {
  readonly commitment: string
  /** By seat, as they stood when the shares were shown. */
  readonly pledges?: readonly (string | null)[]
}

const KEY = 'tabularium.promises'
const MOST = 200

function promises(): ReadonlyMap<string, Promised> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(found) ? (found as [string, Promised][]) : [])
  } catch {
    return new Map()
  }
}

function keep(table: string, promised: Promised): void {
  const others = [...promises()].filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, promised]].slice(-MOST)))
  } catch {
    // Then this page cannot compare after a reload; the record can still be verified.
  }
}

/** The first commitment this browser saw for a table. */
export const promisedFor = (table: string): Promised | undefined => promises().get(table)

/** Under way: a card comes more than once before the server has answered. */
const giving = new Set<string>()

const once = async (what: string, give: () => Promise<unknown>): Promise<void> => {
  if (giving.has(what)) return
  giving.add(what)
  await give().finally(() => giving.delete(what))
}

/** Remembers what is promised and gives what is asked for: a pledge, or the share behind it. */
export async function contribute(card: TableCard): Promise<void> {
  const { id, mine, commitment, status, seats, revealing } = card
  if (mine === undefined || commitment === undefined) return
  const before = promisedFor(id)
  if (!before) keep(id, { commitment })
  const { pledge, share } = seats[mine] ?? {}
  if (status !== 'open' || pledge === undefined) return
  if (pledge === 'awaited') {
    await once(`pledge ${id}`, async () => act('POST', `/tables/${id}/pledge`, { pledge: newPledge() }))
    return
  }
  const own = sharePledged(pledge)
  if (revealing === undefined || share !== undefined || own === undefined) return
  // A share is shown once, for these pledges; whoever changes theirs afterwards is found out.
  keep(id, { commitment: before?.commitment ?? commitment, pledges: seats.map(seat => seat.pledge ?? null) })
  await once(`share ${id}`, () => act('POST', `/tables/${id}/share`, { share: own }))
}

export const DOUBTS = ['commitment', 'shares'] as const
/** The server shows another commitment than before, or shares that nobody has pledged. */
export type Doubt = (typeof DOUBTS)[number]

/** What of a table's card is not as this browser was promised. */
export async function doubtOf(card: TableCard): Promise<Doubt | undefined> {
  const promised = promisedFor(card.id)
  if (!promised) return undefined
  if (card.commitment !== promised.commitment) return 'commitment'
  const { pledges } = promised
  if (!pledges || card.status === 'open') return undefined
  const broken = card.seats.some(({ share }, seat) => {
    const pledge = pledges[seat]
    return share !== undefined && (pledge === null || pledge === undefined || pledgeOf(share) !== pledge)
  })
  return broken ? 'shares' : undefined
}
