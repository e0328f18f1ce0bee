// What this page adds to the chance of a table: 256 bits of its own, so that nobody else can choose what is drawn. Online
// its hash is given first, and the share itself is kept here until all have given theirs.

/** Fresh from the browser, in hexadecimal. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')

const KEY = 'tabularium.shares'
const MOST = 200

/** Where the browser keeps nothing, they last as long as the page. */
let shares: ReadonlyMap<string, string> | undefined

function kept(): ReadonlyMap<string, string> {
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
  if (!kept().has(pledge)) shares = undefined
  return kept().get(pledge)
}

/** Draws a share, keeps it, and returns its hash to give away. */
export async function newPledge(): Promise<string> {
  const { pledgeOf } = await import('./pledge.ts')
  const share = newShare()
  const pledge = pledgeOf(share)
  shares = undefined
  shares = new Map([...kept(), [pledge, share] as const].slice(-MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify([...shares]))
  } catch {
    // It lasts as long as the page.
  }
  return pledge
}
