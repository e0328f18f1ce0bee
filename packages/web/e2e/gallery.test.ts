// `npm run gallery`: it shows what its address says, and every part in it can be looked at: in all languages and two
// themes, on a laptop and on a phone, nothing is cut or untranslated, and nothing is serious for axe. The scenes in it are
// looked at by visual-pages.test.ts and visual-tables.test.ts; that nothing is missing, by gallery/gallery.test.ts.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel/languages'
import type { Frame, Page } from 'playwright-core'
import { describe } from 'vitest'
import { ROOT } from '../../../scripts/guide.testing.ts'
import { WINDOWS } from '../gallery/windows.ts'
import { isInPart, part } from '../src/boards/map/part.testing.ts'
import type { Settings } from '../src/settings.ts'
import { type DevProcess, startDev } from './dev-process.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'

const src = join(import.meta.dirname, '..', 'src')
const sourceOf = (file: string): string => readFileSync(join(src, file), 'utf8')
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file))

const PARTS = filesOf('.').filter(file => file.endsWith('.gallery.tsx'))

describe('npm run gallery', () => {
  let gallery: DevProcess
  let address: string
  test.beforeAll(async () => {
    gallery = startDev(ROOT, { PORT: '0' }, '--gallery')
    address = (await gallery.says(/running at (http:\/\/localhost:\d+)\/gallery\//)) ?? ''
  })
  test.afterAll(() => gallery.end())

  /** A folder at a time; what lies over the page by itself. */
  const SHEETS = [
    ...new Set(
      PARTS.map(file =>
        sourceOf(file).includes('export const overPage')
          ? file.replace(/\.gallery\.tsx$/, '')
          : file.slice(0, file.indexOf('/')),
      ),
    ),
  ]

  const LOOKS = [
    ['laptop', 'light'],
    ['phone', 'dark'],
  ] as const

  const set = async (page: Page, settings: Partial<Settings>): Promise<void> => {
    await page.evaluate(chosen => window.postMessage({ settings: chosen }, location.origin), settings)
    await page.waitForFunction(
      ({ language, theme }) =>
        document.documentElement.lang === language && document.documentElement.dataset.theme === theme,
      settings,
    )
  }

  test('parts of the interface: in light on a laptop, in another language in dark on a phone', async ({ visit }) => {
    const { page } = await visit({ address })
    const found: string[] = []
    await page.goto('/gallery/parts.html')
    for (const [row, sheet] of SHEETS.entries()) {
      await page.evaluate(name => (location.hash = `/${name}`), sheet)
      await page.locator(`main[data-stands="#/${sheet}"] h1`).first().waitFor()
      for (const [look, [window, theme]] of LOOKS.entries()) {
        const [width, height] = WINDOWS[window]
        await page.setViewportSize({ width, height })
        for (const language of part(LANGUAGES, LANGUAGES.length, row + look)) {
          await set(page, { language, theme })
          await settled(page)
          found.push(...(await faultsOf(page)).map(fault => `${sheet} ${language} ${width}: ${fault}`))
        }
        // Axe takes long: it sees each sheet once, in one theme or the other; all of them in both in the long checks.
        if (!isInPart(LOOKS.length, row, look)) continue
        // In the second theme only colours differ.
        const rules = look === 0 || !isInPart(LOOKS.length, row, 0) ? {} : { rules: ['color-contrast'] }
        found.push(...(await axeFindings(page, rules)).map(finding => `${sheet} ${theme}: ${finding}`))
      }
    }
    expect(found).toEqual([])
  })

  /** The pages in the frames, when they have come to stand. */
  async function framesOf(page: Page, count: number): Promise<readonly Frame[]> {
    await expect.poll(() => page.locator('.gallery-frame[data-stands=true]').count()).toBe(count)
    return Promise.all(
      (await page.locator('.gallery-frame iframe').all()).map(async one => {
        const frame = await (await one.elementHandle())?.contentFrame()
        if (!frame) throw new Error('a frame without a page')
        return frame
      }),
    )
  }

  /** Faults of the gallery itself, not of what it shows. */
  const faultsAround = async (page: Page): Promise<readonly string[]> => [
    ...(await faultsOf(page)),
    ...(await axeFindings(page, { without: ['iframe'] })),
  ]

  const looksOf = (frame: Frame) =>
    frame.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dataset.theme,
      innerWidth,
      innerHeight,
    ])

  test('a board in the gallery is a table that can be played, looked at as the address says', async ({ visit }) => {
    const { page } = await visit({ address })
    await page.goto('/gallery/#/boards/wonders-duel/card-in-hand?lang=pl&theme=dark&width=phone')
    const [frame] = await framesOf(page, 1)
    expect(await looksOf(frame)).toEqual(['pl', 'dark', ...WINDOWS.phone])
    await frame.locator('.duel button[data-piece][aria-pressed=true]').waitFor()
    // Other settings, and another window, while it stands.
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'ru' }).click()
    await page.getByRole('group', { name: 'Window' }).getByRole('button', { name: '1440×900' }).click()
    await expect.poll(() => looksOf(frame)).toEqual(['ru', 'dark', ...WINDOWS.laptop])
    expect(new URL(page.url()).hash).toBe('#/boards/wonders-duel/card-in-hand?lang=ru&theme=dark')
    await settled(page)
    expect(await faultsAround(page)).toEqual([])
    // A move, and the bot's answer.
    const moves = frame.locator('.record-number').first()
    expect(await moves.textContent()).toBe('43')
    await frame.locator('#actions button[data-notation]:not([aria-disabled])').first().press('Enter')
    await expect.poll(async () => Number(await moves.textContent())).toBeGreaterThan(43)
  })

  test('all languages and themes side by side; a scene that needs the server', async ({ visit }) => {
    const { page } = await visit({ address })
    await page.goto('/gallery/#/parts/ui/button?width=phone&view=all')
    const looks = await Promise.all((await framesOf(page, 2 * LANGUAGES.length)).map(looksOf))
    expect(looks.map(([language, theme]) => `${language} ${theme}`)).toEqual([
      ...['light', 'dark'].flatMap(theme => LANGUAGES.map(language => `${language} ${theme}`)),
    ])
    await page.evaluate(() => (location.hash = '#/online/waiting-room?lang=ru&width=phone'))
    await page.setViewportSize({ width: 390, height: 844 })
    const [room] = await framesOf(page, 1)
    await room.locator('.waiting-link input').waitFor()
    // The person whom all frames are at the server speaks another language.
    expect(await looksOf(room)).toEqual(['ru', 'light', ...WINDOWS.phone])
    await settled(page)
    expect(await faultsAround(page)).toEqual([])
  })
})
