// Frames while things move on a table because of a move: a card that is taken, coins, pieces, an army on its march.

import type { Browser, Page } from 'playwright-core'
import { seedGame } from '../e2e/seed-games.ts'
import { recordOf } from '../gallery/records.ts'
import { lateMarch, latePayment } from './late.ts'
import { open, SLOWER, slowDown, TIMES } from './slow.ts'

export interface MotionFigures {
  readonly perSecond: number
  /** Milliseconds. */
  readonly longest: number
}

const settings = { pace: 2000, level: 'pupil', motion: 'auto' } as const
const LINE = '#actions button[data-notation]:not([aria-disabled])'

/** Sits down, waits for the layer in which things move, and slows the page down. */
async function sit(browser: Browser, address: string, record: string): Promise<Page> {
  const page = await open(browser, address, { settings, touch: true })
  await page.goto(`/play/${await seedGame(page, record)}`)
  await page.locator('.prompt-legal').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/movements-/.test(name)),
  )
  await page.waitForTimeout(1500)
  await slowDown(page, SLOWER)
  return page
}

/** Presses, and takes the time between frames for as long as something moves. */
const moving = (page: Page, button: string): Promise<readonly number[]> =>
  page.evaluate(
    ([pressed, patience]) =>
      new Promise<number[]>((resolve, reject) => {
        const gaps: number[] = []
        const begun = performance.now()
        let last = 0
        const tick = (now: number) => {
          const moves = document.querySelector('.motion') !== null
          if (moves && last > 0) gaps.push(now - last)
          last = moves ? now : 0
          if (moves || (gaps.length === 0 && now - begun < patience)) requestAnimationFrame(tick)
          else resolve(gaps)
        }
        const target = document.querySelector(pressed)
        if (!target) return reject(new Error(`there is no ${pressed}`))
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        requestAnimationFrame(tick)
      }),
    [button, 4000] as const,
  )

const figuresOf = (game: string, gaps: readonly number[]): MotionFigures => {
  if (gaps.length === 0) throw new Error(`nothing moves at ${game}`)
  return { perSecond: 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length), longest: Math.max(...gaps) }
}

/** Several moves at one table. */
async function lines(browser: Browser, address: string, record: string): Promise<readonly number[]> {
  const page = await sit(browser, address, record)
  const gaps: number[] = []
  for (let n = 0; n < TIMES; n++) {
    await page.locator('.prompt-legal').waitFor({ timeout: 60_000 })
    await page.locator(LINE).first().waitFor()
    gaps.push(...(await moving(page, LINE)))
  }
  await page.context().close()
  return gaps
}

/** By game: while a card is taken, a card of Rome is played, pieces are paid, an army marches. */
export async function motionFigures(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, MotionFigures>>> {
  const duel = await lines(browser, address, recordOf('end-science', 12, 'Ada | careless'))
  const rome = await lines(browser, address, recordOf('end-sites', 300, 'Ada | careless', 'glory-to-rome'))

  const paid: number[] = []
  const marched: number[] = []
  const march = lateMarch()
  const go = `.aw-ticket [data-march="${march.to}"]`
  for (let n = 0; n < TIMES; n++) {
    let page = await sit(browser, address, latePayment())
    paid.push(...(await moving(page, '[data-pay]')))
    await page.context().close()
    page = await sit(browser, address, march.record)
    for (const place of [march.from, march.to]) {
      await page.locator(`[data-stop="${place}"]`).dispatchEvent('click')
      await page.waitForTimeout(700)
    }
    marched.push(...(await moving(page, go)))
    await page.context().close()
  }
  return {
    '7 Wonders Duel': figuresOf('7 Wonders Duel', duel),
    'Glory to Rome': figuresOf('Glory to Rome', rome),
    'Mare Nostrum, late': figuresOf('Mare Nostrum', paid),
    'Assyrian Wars, late': figuresOf('Assyrian Wars', marched),
  }
}
