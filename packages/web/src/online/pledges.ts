// Shares of the chance that this browser has pledged: their hashes are given first, and the shares are kept here until all
// have given theirs. Fetched when a table is opened, joined or begun.

import { isNamed, storedList, storeJson } from '../browser-storage.ts'
import { newShare } from '../table/entropy.ts'
import { pledgeOf } from '../table/pledge.ts'

const KEY = 'tabularium.shares'
const MOST = 200

/** Where the browser keeps nothing, they last as long as the page. */
let shares: ReadonlyMap<string, string> | undefined

const isPledge = (one: unknown): one is readonly [string, string] => isNamed(one) && typeof one[1] === 'string'

function storedShares(): ReadonlyMap<string, string> {
  shares ??= new Map(storedList(KEY, isPledge))
  return shares
}

/** The share behind a pledge that this browser has made. */
export function sharePledged(pledge: string): string | undefined {
  // Another window may have made it.
  if (!storedShares().has(pledge)) shares = undefined
  return storedShares().get(pledge)
}

/** Draws a share, keeps it, and returns its hash to give away. */
export function newPledge(): string {
  const share = newShare()
  const pledge = pledgeOf(share)
  shares = undefined
  shares = new Map([...storedShares(), [pledge, share] as const].slice(-MOST))
  storeJson(KEY, [...shares])
  return pledge
}
