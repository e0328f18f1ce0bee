// Data of somebody's own on the page: a file with faults is refused line by line, a good one is drawn, played on and played
// back.

import { MAP } from '@tabularium/mare-nostrum'
import { expect, test } from './fixtures.ts'
import { playTo } from './mare-play.ts'
import { turn } from './table.ts'

const file = (name: string, data: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(data, undefined, 2)),
})

/** A province that no coast was drawn for. */
const NEW = {
  ...{ name: 'britannia', names: { en: 'Britannia' }, caravans: [], markets: 0, cities: [], temples: 0 },
  ...{ borders: ['gallia'], seas: [] },
}
const provinces = MAP.provinces.map(province =>
  province.name === 'gallia' ? { ...province, borders: [...province.borders, 'britannia'] } : province,
)
const GOOD = { game: 'mare-nostrum', ...MAP, name: 'With Britannia', provinces: [...provinces, NEW] }
const LAME = { ...GOOD, provinces: [...MAP.provinces, { ...NEW, markets: 'one', temples: -1 }] }

test('a map of one’s own: its faults by line, a game on it, and its replay', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3 })
  await go('/new/mare-nostrum')
  const open = page.getByLabel('File with your own data (JSON)')
  await open.setInputFiles(file('lame.json', LAME))
  const faults = page.getByRole('alert').getByRole('listitem')
  const line =
    JSON.stringify(LAME, undefined, 2)
      .split('\n')
      .findIndex(text => text.includes('"one"')) + 1
  await expect.poll(() => faults.allTextContents()).toHaveLength(2)
  expect(await faults.first().textContent()).toContain(`Line ${line}, column 7`)

  await open.setInputFiles(file('good.json', GOOD))
  await page.getByText('“With Britannia” can be played.').waitFor()
  expect(await page.getByRole('radio', { name: /With Britannia.*provinces/ }).isChecked()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await turn(page)
  await page.locator('.mare-map [data-stop="britannia"]').waitFor()
  expect(await playTo(page, { last: 2, most: 40 }, target => target.click())).toBeGreaterThan(1)

  // Opened again, it stands on the same map; and so does its replay.
  await page.reload()
  await page.locator('.mare-map [data-stop="britannia"]').waitFor()
  await go(new URL(page.url()).pathname.replace('/play/', '/replay/'))
  await page.locator('.mare-map [data-stop="britannia"]').waitFor()
})
