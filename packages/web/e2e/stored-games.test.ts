// Games in the browser's own database: a move is a line after the record, and games of earlier versions are read.

import type { Page } from 'playwright-core'
import { lateMarch } from '../bench/late.ts'
import { recordOf } from '../gallery/records.ts'
import { savedAs } from '../gallery/saved-game.ts'
import type { SavedGame } from '../src/table/store.ts'
import { expect, test } from './fixtures.ts'
import { lines, movesMade, turn } from './table.ts'

/** Runs in the page: a database as the first version laid it out, with every record whole. */
const putOld = async ({ record, ...kept }: SavedGame): Promise<void> => {
  await new Promise(done => {
    indexedDB.deleteDatabase('tabularium').onsuccess = done
  })
  await new Promise<void>((done, fail) => {
    const asked = indexedDB.open('tabularium', 1)
    asked.onupgradeneeded = () => {
      for (const name of ['games', 'records']) asked.result.createObjectStore(name, { keyPath: 'id' })
    }
    asked.onerror = () => fail(asked.error)
    asked.onsuccess = () => {
      const write = asked.result.transaction(['games', 'records'], 'readwrite')
      write.objectStore('games').put(kept)
      write.objectStore('records').put({ id: kept.id, record })
      write.oncomplete = () => {
        asked.result.close()
        done()
      }
    }
  })
}

/** How a game is kept: the moves in its record, its lines, and how many moves its snapshot has. */
const kept = (page: Page, id: string) =>
  page.evaluate(
    id =>
      new Promise<{ readonly whole: number; readonly lines: readonly string[]; readonly snapshot: number | undefined }>(
        done => {
          const asked = indexedDB.open('tabularium')
          asked.onsuccess = () => {
            const read = asked.result.transaction(['records', 'lines'])
            const record = read.objectStore('records').get(id)
            const lines = read.objectStore('lines').getAll()
            read.oncomplete = () => {
              asked.result.close()
              const text: string = record.result.record
              done({
                whole: text.trimEnd().split('\n').length - text.split('\n').indexOf('moves:') - 2,
                lines: lines.result.map(({ line }: { readonly line: string }) => line),
                snapshot: record.result.snapshot?.moves,
              })
            }
          }
        },
      ),
    id,
  )

async function old(page: Page, record: string): Promise<string> {
  const saved = await savedAs(record, 'oldgame234')
  await page.goto('/robots.txt')
  await page.evaluate(putOld, saved)
  return saved.id
}

test('a game of the first version is opened, played on line by line, and comes back', async ({ visit }) => {
  const { page } = await visit()
  const id = await old(page, recordOf('end-points', 20, 'Ada | Bo'))
  await page.goto(`/play/${id}`)
  await turn(page)
  const shown = page.getByRole('button', { name: /^(I am|Show)/ })
  for (let made = 20; made < 23; made++) {
    await expect.poll(async () => (await shown.count()) + (await lines(page).count())).toBeGreaterThan(0)
    if ((await shown.count()) > 0) await shown.first().click()
    await lines(page).first().click()
    await expect.poll(() => movesMade(page)).toBe(made + 1)
  }
  // The first move writes the record in today's words, the others are lines.
  expect(await kept(page, id)).toMatchObject({
    whole: 21,
    lines: [expect.stringMatching(/^[01] /), expect.any(String)],
  })
  await page.reload()
  await turn(page)
  expect(await movesMade(page)).toBe(23)
})

test('a campaign of the first version gets a snapshot when it is opened, and its whole record is told', async ({
  visit,
}) => {
  const { page } = await visit()
  const { record } = lateMarch()
  const id = await old(page, record)
  await page.goto(`/play/${id}`)
  await turn(page)
  await expect.poll(async () => (await kept(page, id)).snapshot ?? 0).toBeGreaterThan(4000)
  await page.reload()
  await turn(page)
  const newest = page.locator('.record-list li').first()
  await expect.poll(async () => Number(await newest.getAttribute('aria-setsize'))).toBeGreaterThan(2000)
})
