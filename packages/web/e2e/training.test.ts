// Training by oneself: a mistake of an analysed game is found again as an exercise and solved, the game is counted in the
// statistics, and the explorer opens.

import { ANALYSIS_VERSION, type PlainMove } from '@tabularium/bots/analysis'
import { isProblem, legalList, readRecord, replay } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import type { Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { savedAs } from '../gallery/saved-game.ts'
import { analysisKey, type SavedAnalysis } from '../src/table/analysis-store.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { seedGame } from './seed-games.ts'

const RECORD = recordOf('end-military', undefined, 'Ania | Bartek')

/** An analysis in which one move of Ania's cost a fifth of the win; the better one is the next that was legal. */
async function analysed(): Promise<{ readonly analysis: SavedAnalysis; readonly better: string }> {
  const { record: text } = await savedAs(RECORD, 'x')
  const record = readRecord(text)
  if (isProblem(record)) throw new Error(record.problem)
  const { moves } = record
  const at = moves.findIndex(({ action, seat }, i) => i > 12 && seat === 0 && action.startsWith('build '))
  const before = replay(wondersDuel, { ...record, moves: moves.slice(0, at) })
  const better =
    legalList(wondersDuel, before, 0).find(({ notation }) => notation.startsWith('discard '))?.notation ?? ''
  const option = (action: string, chance: number) => ({ action, chances: [chance, 1 - chance], line: [] })
  const judged = moves.map(
    ({ seat, action }, i): PlainMove => ({
      ...{ move: i + 1, seat, action, asked: true, depth: 'standard' },
      ...(i === at && { played: option(action, 0.4), better: [option(better, 0.6)] }),
    }),
  )
  const key = analysisKey(text)
  const { rules } = wondersDuel
  return { better, analysis: { key, version: ANALYSIS_VERSION, rules, judge: 'net', moves: judged, touched: 1 } }
}

const putAnalysis = (page: Page, analysis: SavedAnalysis) =>
  page.evaluate(
    kept =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('tabularium-analyses', 1)
        asked.onupgradeneeded = () =>
          asked.result.createObjectStore('analyses', { keyPath: 'key' }).createIndex('touched', 'touched')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const write = asked.result.transaction('analyses', 'readwrite')
          write.objectStore('analyses').put(kept)
          write.oncomplete = () => {
            asked.result.close()
            done()
          }
        }
      }),
    analysis,
  )

test('a mistake is practised, the game is counted, the explorer opens', async ({ visit }) => {
  const { page } = await visit({ settings: { name: 'Ania' } })
  const { analysis, better } = await analysed()
  await seedGame(page, RECORD)
  await putAnalysis(page, analysis)
  await page.goto('/train/mistakes')
  await page.getByRole('heading', { name: '1 position to practise' }).waitFor()
  await settled(page)
  expect(await axeFindings(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Practise', exact: true }).click()

  // The better move, from the list beside the board.
  const card = better.split(' ')[1].replaceAll('-', ' ')
  await page.getByRole('heading', { name: 'Find a better move' }).waitFor()
  await page
    .locator('[data-notation]')
    .and(page.locator(`[data-notation="${better}"]`))
    .click()
  await page.getByText(new RegExp(`Right: .*${card}`, 'i')).waitFor()
  await page.getByText('It cost 20% of a win.').waitFor()
  await page.getByText('comes back in two days').waitFor()
  await page.getByRole('button', { name: 'Next position' }).click()
  await page.getByRole('heading', { name: 'Nothing to practise now' }).waitFor()
  await page.getByText('right once').waitFor()

  await page.goto('/train/statistics')
  await page.getByRole('heading', { name: 'By opponent' }).waitFor()
  await page.getByRole('rowheader', { name: 'Bartek' }).waitFor()
  await page.getByText(/over 1 analysed game/).waitFor()
  await settled(page)
  expect(await axeFindings(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/train/explorer')
  await page.getByText(/games of net:\d+ against itself/).waitFor()
  expect(await page.getByRole('row').count()).toBe(13)
  await page.getByRole('button', { name: 'Glory to Rome' }).click()
  await page.getByRole('rowheader', { name: 'Bar', exact: true }).waitFor()
  await settled(page)
  expect(await axeFindings(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
})
