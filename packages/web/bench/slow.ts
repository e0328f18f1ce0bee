// Pages on a device four times as slow as this machine.

import type { Browser, Page } from 'playwright-core'

/** How much slower the browser makes the processor. */
export const SLOWER = 4
export const TIMES = 5

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]

interface OpenOptions {
  readonly slower?: number
  readonly settings?: Readonly<Record<string, unknown>>
  readonly touch?: boolean
}

export async function open(
  browser: Browser,
  address: string,
  { slower = 1, settings = {}, touch = false }: OpenOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'en',
    hasTouch: touch,
  })
  await context.addInitScript(
    kept => {
      if (location.protocol.startsWith('http')) localStorage.setItem('tabularium.settings', kept)
    },
    JSON.stringify({ language: 'en', theme: 'light', recap: 'never', ...settings }),
  )
  const page = await context.newPage()
  await slowDown(page, slower)
  return page
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
