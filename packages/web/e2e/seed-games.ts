// Seeds a device with saved games: written straight into the page's database, as the page itself would have written them.
// Importing a record through the dialog (`takeRecord`) takes ten times as long.

import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { savedAs } from '../gallery/saved-game.ts'
import type { SavedGame } from '../src/table/store.ts'

/** A name that is the same at every run. */
const idOf = (record: string): string => `g${createHash('sha256').update(record).digest('hex').slice(0, 9)}`

/** Runs in the page: the store as `store.ts` lays it out; another version of it fails here. */
const put = ({ record, ...kept }: SavedGame): Promise<void> =>
  new Promise((done, fail) => {
    const asked = indexedDB.open('tabularium', 2)
    asked.onupgradeneeded = () => {
      for (const name of ['games', 'records']) asked.result.createObjectStore(name, { keyPath: 'id' })
      asked.result.createObjectStore('lines', { keyPath: ['id', 'move'] })
    }
    asked.onerror = () => fail(asked.error)
    asked.onsuccess = () => {
      const write = asked.result.transaction(['games', 'records'], 'readwrite')
      write.objectStore('games').put(kept)
      write.objectStore('records').put({ id: kept.id, record })
      write.onerror = () => fail(write.error)
      write.oncomplete = () => {
        asked.result.close()
        done()
      }
    }
  })

/** The device has this game; returns the name under which it is kept. */
export async function seedGame(page: Page, record: string): Promise<string> {
  const saved = await savedAs(record, idOf(record))
  // Anywhere at the page's address; this one draws nothing.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt')
  await page.evaluate(put, saved)
  return saved.id
}
