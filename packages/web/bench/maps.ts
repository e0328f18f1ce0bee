// The two maps late in a game: how smoothly they are moved and zoomed, and how long a move of several steps takes.

import type { Browser, Page } from 'playwright-core'
import { seedGame } from '../e2e/seed-games.ts'
import { lateMarch, latePayment } from './late.ts'
import { medianOf, pressed, type Timed } from './press.ts'
import { median, open, SLOWER, slowDown, TIMES } from './slow.ts'

export interface MapFigures {
  /** Frames a second while a finger moves the map, and the longest of them in milliseconds. */
  readonly moved: number
  readonly longest: number
  /** The same while the wheel zooms it. */
  readonly zoomed: number
  readonly longestZoomed: number
  /** From the end of a zoom until the map is drawn anew. */
  readonly rest: number
}

const settings = { pace: 2000, level: 'pupil' } as const

async function sit(browser: Browser, address: string, record: string): Promise<Page> {
  const page = await open(browser, address, { settings, touch: true })
  await page.goto(`/play/${await seedGame(page, record)}`)
  await page.locator('.prompt-legal').waitFor({ timeout: 60_000 })
  await page.locator('.chart').waitFor()
  await page.waitForTimeout(1000)
  return page
}

/** The time between frames as long as the map moves, and then until it is drawn anew. */
const watchFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly moving: readonly number[]; readonly rest: number }>(resolve => {
        const map = document.querySelector('.chart')
        const [moving, after]: [number[], number[]] = [[], []]
        let last = 0
        let begun = false
        const tick = (now: number) => {
          const moves = map?.classList.contains('chart-moves') === true
          begun ||= moves
          if (last > 0) (begun && !moves ? after : moving).push(now - last)
          last = now
          if (after.length < 2) requestAnimationFrame(tick)
          else resolve({ moving, rest: Math.max(...after) })
        }
        const start = () => requestAnimationFrame(tick)
        map?.addEventListener('pointermove', start, { once: true })
        map?.addEventListener('wheel', start, { once: true })
      }),
  )

const perSecond = (gaps: readonly number[]): number => 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)

async function framesOf(page: Page): Promise<MapFigures> {
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.waitForTimeout(800)
  const box = await page.locator('.chart').boundingBox()
  if (!box) throw new Error('there is no map')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await slowDown(page, SLOWER)
  const session = await page.context().newCDPSession(page)
  const [moves, zooms, rests]: [number[], number[], number[]] = [[], [], []]
  for (let n = 0; n < TIMES; n++) {
    const way = n % 2 === 0 ? -1 : 1
    const counted = watchFrames(page)
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      xDistance: way * 220,
      yDistance: way * 120,
      speed: 300,
      gestureSourceType: 'touch',
      preventFling: true,
    })
    moves.push(...(await counted).moving)
  }
  for (let n = 0; n < 2 * TIMES; n++) {
    const counted = watchFrames(page)
    for (let turn = 0; turn < 40; turn++) {
      const deltaY = (n % 2 === 0 ? -1 : 1) * 14
      void session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY })
      await page.waitForTimeout(1000 / 60)
    }
    const { moving, rest } = await counted
    zooms.push(...moving)
    rests.push(rest)
    await page.waitForTimeout(200)
  }
  return {
    moved: perSecond(moves),
    longest: Math.max(...moves),
    zoomed: perSecond(zooms),
    longestZoomed: Math.max(...zooms),
    rest: median(rests),
  }
}

export interface LateFigures {
  readonly mare: MapFigures
  readonly east: MapFigures
  /** Three pieces are paid. */
  readonly payment: Timed
  /** An army is taken into hand, a goal is touched, and it sets out and goes there. */
  readonly hand: Timed
  readonly goal: Timed
  readonly march: Timed
}

export async function lateFigures(browser: Browser, address: string): Promise<LateFigures> {
  const payment: Timed[] = []
  let page = await sit(browser, address, latePayment())
  const mare = await framesOf(page)
  await page.context().close()
  for (let n = 0; n < TIMES; n++) {
    page = await sit(browser, address, latePayment())
    await slowDown(page, SLOWER)
    payment.push(await pressed(browser, page, { button: '[data-pay]', until: '[data-pay]', when: 'gone' }))
    await page.context().close()
  }

  const [hand, goal, march]: [Timed[], Timed[], Timed[]] = [[], [], []]
  const late = lateMarch()
  page = await sit(browser, address, late.record)
  const east = await framesOf(page)
  await page.context().close()
  const go = `.aw-ticket [data-march="${late.to}"]`
  for (let n = 0; n < TIMES; n++) {
    // Each time anew: a march on which somebody was met cannot be taken back.
    page = await sit(browser, address, late.record)
    await slowDown(page, SLOWER)
    hand.push(await pressed(browser, page, { button: `[data-stop="${late.from}"]`, until: '.aw-fan', when: 'there' }))
    await page.waitForTimeout(700)
    goal.push(await pressed(browser, page, { button: `[data-stop="${late.to}"]`, until: go, when: 'there' }))
    await page.waitForTimeout(700)
    march.push(await pressed(browser, page, { button: go, until: '.chart-world .east-trail', when: 'there' }))
    await page.context().close()
  }
  return { mare, east, payment: medianOf(payment), hand: medianOf(hand), goal: medianOf(goal), march: medianOf(march) }
}
