import { MAP } from '@tabularium/mare-nostrum'
import { expect, test } from './fixtures.ts'

const file = (name: string, data: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(data, undefined, 2)),
})
const NEW = {
  ...{ name: 'britannia', names: { en: 'Britannia', de: 'Britannien' }, caravans: [], markets: 0, cities: [], temples: 0 },
  ...{ borders: ['gallia'], seas: [] },
}
const provinces = MAP.provinces.map(province =>
  province.name === 'gallia' ? { ...province, borders: [...province.borders, 'britannia'] } : province,
)
const GOOD = { game: 'mare-nostrum', ...MAP, name: 'With Britannia', provinces: [...provinces, NEW] }
const LAME = { ...GOOD, provinces: [...MAP.provinces, { ...NEW, markets: 'one', temples: -1 }] }

test('online', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3 })
  await go('/online/new/mare-nostrum')
  await page.getByLabel('File with your own data (JSON)').setInputFiles(file('good.json', GOOD))
  await page.getByText('“With Britannia” can be played.').waitFor()
  await page.getByRole('combobox').nth(0).waitFor()
  await page.screenshot({ path: '.dev/on-new.png', fullPage: true })
  await page.locator('.new-go .button-start').click()
  await page.waitForURL(/\/table\//)
  await page.getByText('This table plays on data of its own').waitFor()
  await page.screenshot({ path: '.dev/on-wait.png', fullPage: true })
  const at = new URL(page.url()).pathname
  const ben = await visit({ size: 'phone', theme: 'dark' })
  await ben.go('/online')
  await ben.page.getByText('own data: With Britannia').waitFor()
  await ben.go(at)
  await ben.page.getByText('This table plays on data of its own').waitFor()
  await ben.page.screenshot({ path: '.dev/on-ben.png', fullPage: true })
  await ben.page.getByRole('button', { name: 'Sit here' }).or(ben.page.locator('.waiting-acts .button-legal')).first().click()
  await page.locator('.waiting-seats select').last().selectOption({ index: 2 })
  await page.locator('.mare-map [data-stop="britannia"]').waitFor({ timeout: 15000 })
  await page.screenshot({ path: '.dev/on-play.png' })
  await ben.page.waitForTimeout(500)
  await ben.page.screenshot({ path: '.dev/on-ben-play.png' })
  expect(1).toBe(1)
})
test('faults', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3, size: 'phone', language: 'de', theme: 'dark' })
  await go('/new/mare-nostrum')
  await page.locator('.own-data input[type=file]').setInputFiles(file('lame.json', LAME))
  await page.locator('.own-data-faults').waitFor()
  await page.screenshot({ path: '.dev/faults.png', fullPage: true })
})
