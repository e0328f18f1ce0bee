// Links to tables: how they are written, and which ones this window has in hand. The server keeps only their hashes, so
// that a link that was made and forgotten is made anew.

import { storedText, storeText } from '../browser-storage.ts'

const KEY = 'tabularium.invite.'

export const inviteLink = (token: string): string => `${location.origin}/join/${token}`

/** Where it is not kept, another one can be made. */
export const keepInvite = (table: string, token: string): boolean => storeText(KEY + table, token, 'sessionStorage')

/** The unused link to this table that was made in this window, as far as it knows. */
export const keptInvite = (table: string): string | undefined => storedText(KEY + table, 'sessionStorage')

/** Copies a text that may still be on its way: the browser allows it only right after a click. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
      const blob = text.then(ready => new Blob([ready], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    } else {
      await navigator.clipboard.writeText(await text)
    }
    return true
  } catch {
    try {
      await navigator.clipboard.writeText(await text)
      return true
    } catch {
      return false
    }
  }
}
