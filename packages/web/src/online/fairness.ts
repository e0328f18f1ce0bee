// This page's part in the chance of a table online: it gives its share when it is asked to, and holds the server to what
// it said before the first move.

import type { Finding } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import { isNamed, storedList, storeJson } from '../browser-storage.ts'
import { pledgeOf } from '../table/pledge.ts'
import type { Doubt } from '../table/table.ts'
import { act } from './api.ts'
import { newPledge, sharePledged } from './pledges.ts'

/** What this page was told before the game began. */
interface Promised {
  readonly commitment: string
  /** The last pledge of this browser that stood at its seat. */
  readonly pledged?: string
  /** By seat, as they stood when this page showed its share: with all of them the game begins, or not at all. */
  readonly pledges?: readonly (string | null)[]
  /** Absent: kept by an older page, when a game could begin with some of them. */
  readonly whole?: true
  /** The pledge behind which this page has shown its share. */
  readonly own?: string
  /** The server has said that it has the share. */
  readonly taken?: boolean
}

const KEY = 'tabularium.promises'
const MOST = 200

const isPromise = (one: unknown): one is readonly [string, Promised] =>
  isNamed(one) && typeof one[1] === 'object' && one[1] !== null && 'commitment' in one[1]

const promises = (): ReadonlyMap<string, Promised> => new Map(storedList(KEY, isPromise))

/** Where the browser keeps nothing, this page cannot compare after a reload; the record can still be verified. */
function keep(table: string, promised: Promised): void {
  const others = [...promises()].filter(([id]) => id !== table)
  storeJson(KEY, [...others, [table, promised]].slice(-MOST))
}

/** What this browser was promised for a table: the first commitment it saw, or the one that all was drawn anew with. */
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

/** A seat's page is asked for a pledge, or for none any more: nothing has been shown for the commitment that stands now. */
const isNoPledge = (pledge: string | null | undefined): boolean =>
  pledge === undefined || pledge === null || ['awaited', 'away', 'spent'].includes(pledge)

/** What is promised to the page that sits there, kept from card to card. */
function promiseOf({ commitment = '', status }: TableCard, pledge: string | undefined, before?: Promised): Promised {
  // All is drawn anew where somebody kept a share back: whatever this page has shown does not count any more.
  const isAnew = status === 'open' && pledge !== undefined && isNoPledge(pledge)
  const stands = before !== undefined && (before.commitment === commitment || !isAnew)
  const promised = stands ? before : { commitment, ...(before?.pledged !== undefined && { pledged: before.pledged }) }
  if (status !== 'open' || pledge === undefined || isNoPledge(pledge) || sharePledged(pledge) === undefined)
    return promised
  return promised.pledged === pledge ? promised : { ...promised, pledged: pledge }
}

/** Remembers what is promised and gives what is asked for: a pledge, or the share behind it. */
export async function contribute(card: TableCard): Promise<void> {
  const { id, mine, commitment, status, seats, revealing } = card
  if (mine === undefined || commitment === undefined) return
  const { pledge, share } = seats[mine] ?? {}
  const before = promisedFor(id)
  const promised = promiseOf(card, pledge, before)
  if (promised !== before) keep(id, promised)
  if (status !== 'open' || pledge === undefined) return
  if (pledge === 'awaited') {
    await once(`pledge ${id} ${commitment}`, async () => act('POST', `/tables/${id}/pledge`, { pledge: newPledge() }))
    return
  }
  const own = sharePledged(pledge)
  if (revealing === undefined || share !== undefined || own === undefined || isShownElsewhere(id, pledge)) return
  // Once shown it stands for the commitment it was shown for.
  if (promised.own === pledge && promised.commitment !== commitment) return
  await once(`share ${id} ${pledge}`, async () => {
    // A share is shown once, for these pledges; whoever changes theirs afterwards is found out.
    const shown: Promised = {
      ...{ commitment: promised.commitment, pledged: pledge, own: pledge, whole: true as const },
      pledges: seats.map(seat => seat.pledge ?? null),
    }
    keep(id, shown)
    const { trouble } = await act('POST', `/tables/${id}/share`, { share: own })
    // Meanwhile all may have been drawn anew.
    if (!trouble && promisedFor(id)?.own === pledge) keep(id, { ...shown, taken: true })
  })
}

/** A page that is elsewhere on the site looks so often, a second apart: until the game has begun. */
const MOST_LOOKS = 90

/** Gives what is asked for to a table that this page does not watch, until the game begins or nothing more is asked. */
export async function contributeUntilBegun(
  look: () => Promise<TableCard | undefined>,
  pause: () => Promise<void> = () => new Promise(done => setTimeout(done, 1000)),
): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const card = await look()
    if (!card) return
    await contribute(card)
    const { pledge } = (card.mine === undefined ? undefined : card.seats[card.mine]) ?? {}
    const isFull = card.seats.every(({ person, bot }) => person !== undefined || bot !== undefined)
    if (card.status !== 'open' || !isFull || pledge === undefined || pledge === 'spent') return
    await pause()
  }
}

export const DOUBTS = ['commitment', 'shares', 'left-out'] as const satisfies readonly Doubt[]

/** Whether the shares of a game are those that were pledged when this page showed its own. */
const isKept = (
  pledges: readonly (string | null)[],
  shares: readonly (string | undefined)[],
  whole: boolean,
): boolean =>
  pledges.every((pledge, seat) => {
    const share = shares[seat]
    if (isNoPledge(pledge)) return share === undefined
    return share === undefined ? !whole : pledgeOf(share) === pledge
  })

/**
 * What of a table's card is not as this browser was promised: the server shows another commitment than before, shares that
 * nobody has pledged, or the game without one that was shown; or it never asked for the one that this page has pledged.
 */
export async function doubtOf(card: TableCard): Promise<Doubt | undefined> {
  const promised = promisedFor(card.id)
  // Whoever got up before the game began was promised nothing about it, unless their page had shown its share.
  if (!promised || (card.mine === undefined && promised.own === undefined)) return undefined
  if (card.commitment !== promised.commitment) return 'commitment'
  const { pledges, pledged, whole = false, taken = false } = promised
  const own = card.mine === undefined ? undefined : card.seats[card.mine]
  if (own?.pledge !== undefined && isShownElsewhere(card.id, own.pledge)) return 'shares'
  if (card.status === 'open') return undefined
  if (taken && own && own.share === undefined) return 'shares'
  const shares = card.seats.map(({ share }) => share)
  if (pledges && !isKept(pledges, shares, whole)) return 'shares'
  return pledged !== undefined && own && own.share === undefined ? 'left-out' : undefined
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
  const { pledges, own, whole = false, taken = false } = promised
  if (!pledges) return undefined
  const said = headerOf(record, 'shares')?.split(' ') ?? []
  const shares = pledges.map((_, seat) => (HEX.test(said[seat] ?? '') ? said[seat] : undefined))
  if (taken && own !== undefined && !shares.some(share => share !== undefined && pledgeOf(share) === own))
    return 'shares'
  return isKept(pledges, shares, whole) ? undefined : 'shares'
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
