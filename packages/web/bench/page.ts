// Figures of the page: sizes of its scripts, and how long people wait on a device four times as slow as this machine.
// `node packages/web/bench/page.ts [--json]`

import type { Browser, Page } from 'playwright-core'
import { DIST } from '../../server/src/index.ts'
import { launch } from '../e2e/browser.ts'
import { seedGame } from '../e2e/seed-games.ts'
import { serve } from '../e2e/serve.ts'
import { recordOf } from '../gallery/records.ts'
import { opening, waits } from './campaign.ts'
import { lateFigures, type MapFigures } from './maps.ts'
import { type MotionFigures, motionFigures } from './motion.ts'
import { arrived, medianOf, pressed, type Timed } from './press.ts'
import { sizesOf } from './sizes.ts'
import { median, open, SLOWER, slowDown, TIMES } from './slow.ts'

/** Until the first frame that has it. */
const shownAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        const look = () => {
          if (document.querySelector(wanted)) setTimeout(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    selector,
  )

const START = '.home-go'
const LIT = '.duel button[data-piece][aria-pressed]'

/** From the first byte asked for until a game can be started, and from there until it can be played. */
async function arrival(browser: Browser, address: string): Promise<readonly [Timed, number]> {
  const page = await open(browser, address, { slower: SLOWER })
  const playable = await arrived(browser, page, '/', START)
  const before = await page.evaluate(start => {
    document.querySelector<HTMLElement>(start)?.click()
    return performance.now()
  }, START)
  const lit = await shownAt(page, LIT)
  await page.context().close()
  return [playable, lit - before]
}

/** A game under way, opened by its address with nothing in the browser's cache, until its first choice is lit. */
async function direct(browser: Browser, address: string): Promise<Timed> {
  const page = await open(browser, address, { settings: { level: 'pupil' } })
  await page.goto('/')
  await page.locator(START).first().click()
  await page.waitForURL(/\/play\/\w/)
  await page.locator(LIT).first().waitFor({ timeout: 60_000 })
  const table = page.url()
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Network.clearBrowserCache')
  await slowDown(page, SLOWER)
  const lit = await arrived(browser, page, table, LIT)
  await page.context().close()
  return lit
}

/** From a press on an action until the frame in which the board shows the position after it is drawn. */
async function movesToPaint(browser: Browser, page: Page, board: string): Promise<readonly Timed[]> {
  const button = '#actions button[data-notation]:not([aria-disabled])'
  const figures: Timed[] = []
  for (let n = 0; n < 2 * TIMES; n++) {
    await page.locator('.prompt-legal').waitFor({ timeout: 60_000 })
    await page.locator(button).first().waitFor()
    figures.push(await pressed(browser, page, { button, until: board, when: 'changed' }))
    await page.waitForTimeout(300)
  }
  await page.context().close()
  return figures
}

/** The bot waits, so that only the player's move is measured. */
const WAITING = { pace: 2000, level: 'pupil' } as const

async function duelMoves(browser: Browser, address: string): Promise<readonly Timed[]> {
  const page = await open(browser, address, { slower: SLOWER, settings: WAITING })
  await page.goto('/')
  await page.locator(START).first().click()
  return await movesToPaint(browser, page, '.duel')
}

async function romeMoves(browser: Browser, address: string): Promise<readonly Timed[]> {
  const page = await open(browser, address, { slower: SLOWER, settings: WAITING })
  const id = await seedGame(page, recordOf('end-sites', 300, 'Ada | careless', 'glory-to-rome'))
  await page.goto(`/play/${id}`)
  return await movesToPaint(browser, page, '.rome')
}

/** How long the level that somebody begins with thinks. Workers are not slowed down by the browser: times four. */
async function answers(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await open(browser, address, { settings: { pace: 0, motion: 'off', level: 'tribune' } })
  await page.goto('/')
  await page.locator(START).first().click()
  const figures: number[] = []
  for (let n = 0; n < 2 * TIMES; n++) {
    await page.locator('.prompt-legal').waitFor({ timeout: 60_000 })
    await page.locator('#actions button[data-notation]').first().waitFor()
    const figure = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const begun = performance.now()
          const prompt = document.querySelector('#prompt')
          if (!prompt) return resolve(Number.NaN)
          let waited = false
          const watch = new MutationObserver(() => {
            const own = prompt.classList.contains('prompt-legal')
            if (!own) waited = true
            else if (waited) {
              watch.disconnect()
              resolve(performance.now() - begun)
            }
          })
          watch.observe(prompt, { attributes: true, childList: true, subtree: true })
          document.querySelector<HTMLElement>('#actions button[data-notation]:not([aria-disabled])')?.click()
          // The same person may be asked again.
          setTimeout(() => resolve(Number.NaN), 3000)
        }),
    )
    figures.push(figure * SLOWER)
  }
  await page.context().close()
  return figures.filter(figure => !Number.isNaN(figure))
}

const round = (figure: number): number => Math.round(figure * 10) / 10

const mapFigures = (game: string, figures: MapFigures): Readonly<Record<string, number>> => ({
  [`${game}, late: frames a second while the map is moved, at 4×`]: round(figures.moved),
  [`${game}: … longest frame, ms at 4×`]: round(figures.longest),
  [`${game}: frames a second while it is zoomed, at 4×`]: round(figures.zoomed),
  [`${game}: … longest frame, ms at 4×, zoomed`]: round(figures.longestZoomed),
  [`${game}: … until it is drawn anew, ms at 4×`]: round(figures.rest),
})

const movingFigures = (game: string, figures: MotionFigures): Readonly<Record<string, number>> => ({
  [`${game}: frames a second while things move, at 4×`]: round(figures.perSecond),
  [`${game}: … longest frame while they do, ms at 4×`]: round(figures.longest),
})

/** So long a campaign is played, at the pace of somebody who has not chosen another. */
const WAITED_MS = 60_000
const QUICK_MS = 900

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

const timedOf = (timed: Timed): Timed => ({
  wall: round(timed.wall),
  script: round(timed.script),
  style: round(timed.style),
  layout: round(timed.layout),
  paint: round(timed.paint),
})

const figureWords = (figure: number | Timed): string =>
  typeof figure === 'number'
    ? String(figure)
    : `${String(figure.wall).padEnd(8)}script ${figure.script}, style ${figure.style}, layout ${figure.layout}, paint ${figure.paint}`

/** Says on the other stream what is being measured: it takes minutes. */
async function during<T>(what: string, measure: () => Promise<T>): Promise<T> {
  const before = performance.now()
  process.stderr.write(`  ${what}… `)
  const figures = await measure()
  process.stderr.write(`${Math.round((performance.now() - before) / 1000)} s\n`)
  return figures
}

const { address, close } = await serve()
const browser = await launch()
try {
  const sizes = sizesOf(DIST, 'en')
  const arrivals: (readonly [Timed, number])[] = []
  const directly: Timed[] = []
  await during('start', async () => {
    for (let n = 0; n < TIMES; n++) {
      arrivals.push(await arrival(browser, address))
      directly.push(await direct(browser, address))
    }
  })
  const moves = await during('7 Wonders Duel', () => duelMoves(browser, address))
  const rome = await during('Glory to Rome', () => romeMoves(browser, address))
  const motion = await during('things that move', () => motionFigures(browser, address))
  const late = await during('late on the maps', () => lateFigures(browser, address))
  const { mare, east, payment, hand, goal, march } = late
  const thought = await during('bots', () => answers(browser, address))
  const opened = await during('a long campaign', () => opening(browser, address))
  const waited = await during('waiting in a campaign', () => waits(WAITED_MS, QUICK_MS))
  const figures: Readonly<Record<string, number | Timed>> = {
    'script before a game is chosen, kB (gzip)': round(sizes.home / 1000),
    '… with the worker, fetched once nothing else is to do': round(sizes.lists / 1000),
    'script with 7 Wonders Duel, kB (gzip)': round(sizes.duel / 1000),
    '… with rules and bots in the worker': round(sizes.whole / 1000),
    'script that Glory to Rome adds, kB (gzip)': round(sizes.rome / 1000),
    'until a game can be started, ms at 4×': timedOf(medianOf(arrivals.map(([playable]) => playable))),
    'from start to the first choice, ms at 4×': round(median(arrivals.map(([, lit]) => lit))),
    'a table by its address until the first choice, ms at 4×': timedOf(medianOf(directly)),
    '7 Wonders Duel: press to paint, ms at 4×': timedOf(medianOf(moves)),
    '… worst': round(Math.max(...moves.map(({ wall }) => wall))),
    'Glory to Rome: press to paint, ms at 4×': timedOf(medianOf(rome)),
    '… the worst': round(Math.max(...rome.map(({ wall }) => wall))),
    ...Object.assign({}, ...Object.entries(motion).map(([game, figures]) => movingFigures(game, figures))),
    ...mapFigures('Mare Nostrum', mare),
    ...mapFigures('Assyrian Wars', east),
    'Mare Nostrum, late: a payment of three pieces, ms at 4×': timedOf(payment),
    'Assyrian Wars, late: an army taken into hand, ms at 4×': timedOf(hand),
    '… its goal touched': timedOf(goal),
    '… and gone there': timedOf(march),
    'answer of the usual bot, median ms at 4×': round(median(thought)),
    'answer of the usual bot, worst ms at 4×': round(Math.max(...thought)),
    'opening a campaign of 5,000 moves, ms at 4×': timedOf(opened.asked),
    '… until all that stands on the map is drawn': timedOf(opened.drawn),
    'waiting for the next decision in a campaign of five, mean ms': round(mean(waited)),
    '… worst ms': round(Math.max(...waited)),
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  else for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(70)}${figureWords(figure)}`)
} finally {
  await browser.close()
  await close()
}
