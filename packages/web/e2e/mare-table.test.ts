// The table of Mare Nostrum around its map: people at one screen, what fits the window, payments in parts, the
// end of a game, and islands that neither cover nor cut anything.

import type { Page } from 'playwright-core'
import { recordOf } from '../gallery/records.ts'
import { expect, test } from './fixtures.ts'
import { axeFindings, faultsOf, settled } from './layout-checks.ts'
import { lines, movesMade, sitAt } from './table.ts'

const GAME = 'mare-nostrum'
/** A game of three at the first seat's march: four stacks. */
const MARCH = ['rules-1/end-cities', 210, 'Ada | random | random', GAME] as const

test('around one screen the table is covered once a phase for each, and never where there are no secrets', async ({
  visit,
}) => {
  const { page, go } = await visit({ seed: 3 })
  await go(`/new/${GAME}?who=people`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const curtain = page.locator('.hot-seat')
  const prompt = page.locator('.prompt-legal')
  const phase = async () => /phase (\d)/.exec((await page.locator('.bar-brief').textContent()) ?? '')?.[1] ?? ''
  /** What stands there: whoever is asked to come, or how far the game has come and what is asked. */
  const shown = () =>
    page.evaluate(() =>
      ['.hot-seat h2', '.record-number', '.prompt-legal .prompt-say', '#actions', '.mare-lower']
        .map(part => document.querySelector(part)?.textContent ?? '')
        .join(' | '),
    )
  const covers = new Map<string, number>()
  let decisions = 0
  for (; decisions < 60; decisions++) {
    await curtain.or(prompt).first().waitFor()
    if ((await curtain.count()) > 0) {
      const title = (await curtain.locator('h2').textContent()) ?? ''
      await curtain.getByRole('button').first().click()
      await prompt.waitFor()
      const of = `${await phase()} ${title}`
      covers.set(of, (covers.get(of) ?? 0) + 1)
    }
    if ((await phase()) === '4') break
    const before = await shown()
    // What ends a turn leads on soonest.
    const soon = page.locator('#actions :is([data-notation^=end], [data-notation="token 2"])')
    // The list follows the board: one that is just being replaced is pressed again, as people do.
    const press = async () => {
      if ((await shown()) !== before) return
      const line = ((await soon.count()) > 0 ? soon : lines(page)).first()
      await line.click({ timeout: 2000 }).catch(() => undefined)
    }
    await settled(page)
    await expect.poll(() => press().then(shown), { timeout: 20_000, interval: 300 }).not.toBe(before)
  }
  expect([...covers.values()].filter(times => times > 1)).toEqual([])
  // Offers are secret: each of three people came for them.
  expect([...covers.keys()].filter(of => of.startsWith('2')).length).toBeGreaterThanOrEqual(2)
  expect(decisions, 'far more is decided than covered').toBeGreaterThan(covers.size)

  await page.reload()
  await curtain.or(prompt).first().waitFor()
  if ((await curtain.count()) === 0) return
  await curtain.getByRole('button', { name: 'Let everyone see everything' }).click()
  for (let n = 0; n < 4; n++) {
    await prompt.waitFor()
    await lines(page).last().click()
    await settled(page)
    expect(await curtain.count()).toBe(0)
  }
})

interface Fitted {
  /** Lit places whose name or units are not in the free part of the window. */
  readonly outside: readonly string[]
  /** How much of the free part they take, across or down, whichever is more. */
  readonly share: number
}

/** Runs in the page. */
function fitted(): Fitted {
  const free = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const island of document.querySelectorAll('.island, .island-tab')) {
    const { left, top, right, bottom, height, width } = island.getBoundingClientRect()
    if (height > width && right < innerWidth / 3) free.left = Math.max(free.left, right)
    if (height > width && left > (2 * innerWidth) / 3) free.right = Math.min(free.right, left)
    if (width > height && bottom < innerHeight / 3 && left > 200 && right < innerWidth - 200)
      free.top = Math.max(free.top, bottom)
    if (width > height && top > (2 * innerHeight) / 3 && left > 200 && right < innerWidth - 200)
      free.bottom = Math.min(free.bottom, top)
  }
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  const outside: string[] = []
  for (const place of document.querySelectorAll<SVGElement>('.mare-map [data-stop]:not([aria-disabled])')) {
    const id = place.dataset.stop ?? ''
    const name = document.querySelector(`.chart-block [data-pick="${id}"]`)?.getBoundingClientRect()
    if (!name) continue
    if (name.left < free.left || name.right > free.right || name.top < free.top || name.bottom > free.bottom)
      outside.push(id)
    box.left = Math.min(box.left, name.left)
    box.top = Math.min(box.top, name.top)
    box.right = Math.max(box.right, name.right)
    box.bottom = Math.max(box.bottom, name.bottom)
  }
  const share = Math.max(
    (box.right - box.left) / (free.right - free.left),
    (box.bottom - box.top) / (free.bottom - free.top),
  )
  return { outside, share }
}

test.for([
  [1440, 900],
  [1280, 720],
] as const)(
  'F fits what can be done now, large and not under any island: %s × %s',
  async ([width, height], { visit }) => {
    const { page } = await visit({ lists: 'at-first' })
    await page.setViewportSize({ width, height })
    await sitAt(page, ...MARCH)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.press('f')
    const shown = async () => {
      await settled(page)
      return page.evaluate(fitted)
    }
    await expect.poll(async () => (await shown()).outside).toEqual([])
    expect((await shown()).share).toBeGreaterThan(0.25)
    // And F answers nothing: units of a stack have more ways than one.
    await page.locator('.mare-map [data-stop]:not([aria-disabled])').first().press('Enter')
    await page.locator('.mare-action-panel [data-notation^=march]').nth(1).waitFor()
    expect(await page.locator('.mare-action-panel [aria-keyshortcuts=F]').count()).toBe(0)
    const asked = () => page.locator('.mare-action-panel').textContent()
    const before = await asked()
    await page.keyboard.press('f')
    await settled(page)
    expect(await asked()).toBe(before)
  },
)

/** How far a record has come when a seat does such a thing. */
function before(name: string, action: RegExp, last = false): number {
  const all = recordOf(name, undefined, undefined, GAME).split('\n')
  const moves = all.slice(all.indexOf('moves:') + 2)
  const is = (line: string) => action.test(line)
  return last ? moves.findLastIndex(is) : moves.findIndex(is)
}

test('the last part of a payment is taken back, then the one before, then what was to be built', async ({ visit }) => {
  const { page } = await visit()
  const seats = 'Ada | random | random | random | random'
  await sitAt(page, 'end-cards', before('end-cards', /^0 (?:caravan|legion|trireme)/), seats, GAME)
  await page
    .locator('#actions')
    .locator('button[data-notation^=legion], button[data-notation^=caravan]')
    .first()
    .click()
  await page.locator('[data-pay]').waitFor()
  const note = () => page.locator('.mare-goods h3, .mare-action-panel h3').allTextContents()
  const held = () => page.locator('.mare-held').count()
  const [words, stock] = [await note(), await held()]
  const start = await movesMade(page)
  const pays = page.locator('#actions button[data-notation^="pay "]:not([data-notation*=coin])')
  await pays.first().click()
  await expect.poll(() => page.locator('.mare-goods h3').textContent()).not.toBe(words[0])
  await page.keyboard.press('u')
  await expect.poll(note).toEqual(words)
  expect(await held()).toBe(stock)
  await page.locator('[data-pay]').waitFor()
  await page.keyboard.press('u')
  await page.locator('[data-pay]').waitFor({ state: 'detached' })
  expect(await movesMade(page)).toBeLessThanOrEqual(start)
})

test('a game comes to its end: who has won as what, and by what', async ({ visit }) => {
  const { page } = await visit({ size: 'laptop' })
  const all = recordOf('end-titles', undefined, undefined, GAME).trimEnd().split('\n')
  const moves = all.slice(all.indexOf('moves:') + 2)
  const [, seat, notation] = /^(\d) ([^|]*?)(?:\s*\|.*)?$/.exec(moves.at(-1) ?? '') ?? []
  const seats = ['random', 'random', 'random', 'random'].with(Number(seat), 'Ada').join(' | ')
  await sitAt(page, 'end-titles', moves.length - 1, seats, GAME)
  await page.locator(`#actions [data-notation="${notation.trim()}"]`).click()
  await page.locator('.prompt-over').waitFor()
  expect(await page.locator('.prompt-over').textContent()).toMatch(/win/)
  await page.getByRole('link', { name: 'Replay' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})

/** Runs in the page: islands and tabs that cover each other, reach out of the window, or are cut. */
function badIslands(): readonly string[] {
  // The tools of the map stand alone in theirs.
  const islands = [...document.querySelectorAll('.island:not(.chart-island), .island-tab, .chart-island > *')].filter(
    one => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
  )
  const boxes = islands.map(one => ({ name: one.className, box: one.getBoundingClientRect() }))
  const found: string[] = []
  boxes.forEach(({ name, box }, i) => {
    const scrolled = islands[i].closest('.islands-left, .islands-right')
    const whole = !scrolled || scrolled.scrollHeight <= scrolled.clientHeight + 1
    if (whole && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
      found.push(`${name} reaches out of the window`)
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (across > 1 && down > 1) found.push(`${name} meets ${other.name}`)
    }
  })
  for (const part of document.querySelectorAll(
    '.island .mare-empire, .island .mare-action-panel-head, .island .mare-menu',
  ))
    if (part.scrollHeight > part.clientHeight + 1) found.push(`${part.className} is cut`)
  return found
}

async function opened(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await settled(page)
}

test.for([
  [1440, 900],
  [1280, 720],
] as const)('islands neither cover each other nor cut what they hold: %s × %s', async ([width, height], { visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  await page.setViewportSize({ width, height })
  await sitAt(page, ...MARCH)
  await settled(page)
  for (const key of ['', 'o', 't', 'v', 'c', 'l']) {
    if (key !== '') await opened(page, key)
    await expect.poll(() => page.evaluate(badIslands), { message: `after ${key}` }).toEqual([])
  }
  expect(await faultsOf(page)).toEqual([])
  expect(await axeFindings(page, { some: true })).toEqual([])
})
