// This page's part in the chance of a table online: it gives its share when it is asked to, and holds the server to what
// it said before the first move.

import type { TableCard } from '@tabularium/protocol'
import { pledgeOf } from '../table/pledge.ts'
import type { Doubt, Finding } from '../table/table.ts'
import { act } from './api.ts'
import { newPledge, sharePledged } from './pledges.ts'

/** What this page was told before the game began. */
interface Promised {
  readonly commitment: string
  /** By seat, as they stood when the shares were shown. */
  readonly pledges?: readonly (string | null)[]
  /** The pledge behind which this page has shown its share. */
  readonly own?: string
  /** The server has said that it has the share. */
  readonly taken?: boolean
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

/** A share is for one table: whoever was shown it for another could choose the seed of this one by it. */
const isShownElsewhere = (table: string, pledge: string): boolean =>
  [...promises()].some(([other, { own }]) => other !== table && own === pledge)

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
  if (revealing === undefined || share !== undefined || own === undefined || isShownElsewhere(id, pledge)) return
  await once(`share ${id}`, async () => {
    // A share is shown once, for these pledges; whoever changes theirs afterwards is found out.
    const promised = {
      commitment: before?.commitment ?? commitment,
      pledges: seats.map(seat => seat.pledge ?? null),
      own: pledge,
    }
    keep(id, promised)
    const { trouble } = await act('POST', `/tables/${id}/share`, { share: own })
    if (!trouble) keep(id, { ...promised, taken: true })
  })
}

export const DOUBTS = ['commitment', 'shares'] as const satisfies readonly Doubt[]
/** The server shows another commitment than before, shares that nobody has pledged, or the game without one it has. */
/** What of a table's card is not as this browser was promised. */
export async function doubtOf(card: TableCard): Promise<Doubt | undefined> {
  const promised = promisedFor(card.id)
  if (!promised) return undefined
  if (card.commitment !== promised.commitment) return 'commitment'
  const { pledges, taken = false } = promised
  const { mine } = card
  const own = mine === undefined ? undefined : card.seats[mine]
  if (own?.pledge !== undefined && isShownElsewhere(card.id, own.pledge)) return 'shares'
  if (!pledges || card.status === 'open') return undefined
  if (taken && own && own.share === undefined) return 'shares'
  const broken = card.seats.some(({ share }, seat) => {
    const pledge = pledges[seat]
    return share !== undefined && (pledge === null || pledge === undefined || pledgeOf(share) !== pledge)
  })
  return broken ? 'shares' : undefined
}

const HEX = /^[0-9a-f]{64}$/

/** A line of a record's head. */
function headerOf(record: string, name: string): string | undefined {
  const head = record.split('\nmoves:')[0].split('\n')
  return head.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
}

/** What a record says that a page finds when it does not keep what was promised. */
export const NOT_PROMISED: Finding = {
  check: 'chance',
  why: 'the seed does not match the commitment',
  message: { key: 'problem.commitment' },
}

/**
 * What of a finished game's record is not as this browser was promised when the table began; without the table's name the
 * record's own counts.
 */
export function doubtOfRecord(record: string, named?: string): Doubt | undefined {
  const table = named ?? headerOf(record, 'table')
  const promised = table === undefined ? undefined : promisedFor(table)
  if (!promised) return undefined
  if (headerOf(record, 'commitment') !== promised.commitment) return 'commitment'
  const { pledges, own, taken = false } = promised
  if (!pledges) return undefined
  const shares = headerOf(record, 'shares')?.split(' ') ?? []
  const shown = pledges.map((_, seat) => (HEX.test(shares[seat] ?? '') ? pledgeOf(shares[seat]) : undefined))
  if (taken && own !== undefined && !shown.includes(own)) return 'shares'
  return shown.some((pledge, seat) => pledge !== undefined && pledge !== pledges[seat]) ? 'shares' : undefined
}

/**
 * Whether a finished game's record is of the chance that was promised: one with a seed of another choice would be right in
 * itself.
 */
export function isAsPromised(card: TableCard, record: string): boolean {
  if (headerOf(record, 'commitment') !== (promisedFor(card.id)?.commitment ?? card.commitment)) return false
  const shares = headerOf(record, 'shares')?.split(' ') ?? []
  return card.seats.every(({ share }, seat) => share === (HEX.test(shares[seat] ?? '') ? shares[seat] : undefined))
}
