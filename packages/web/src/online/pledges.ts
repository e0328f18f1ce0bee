// Shares of the chance that this browser has pledged: their hashes are given first, and the shares are kept here until all
// have given theirs. Fetched when a table is opened, joined or begun.

import { newShare } from '../table/entropy.ts'
import { pledgeOf } from '../table/pledge.ts'

const KEY = 'tabularium.shares'
const MOST = 200

/** Where the browser keeps nothing, they last as long as the page. */
let shares: ReadonlyMap<string, string> | undefined

function storedShares(): ReadonlyMap<string, string> {
  if (shares) return shares
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    shares = new Map(Array.isArray(found) ? (found as [string, string][]) : [])
  } catch {
    shares = new Map()
  }
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
  try {
    localStorage.setItem(KEY, JSON.stringify([...shares]))
  } catch {
    // It lasts as long as the page.
  }
  return pledge
}
