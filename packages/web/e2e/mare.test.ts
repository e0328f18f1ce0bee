// Mare Nostrum as people play it: the first round with the mouse on the map, its first moves with keys alone; what is paid is
// proposed; legions are carried; and the chances of a battle are told before it. How all of it looks: gallery/scenes.ts.

import { readRecord, replay } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import type { Locator, Page } from 'playwright-core'
import { recordNamed } from '../gallery/games.ts'
import { recordOf } from '../gallery/records.ts'
import { battlesAhead } from '../src/boards/mare-nostrum/battles.ts'
import { expect, test } from './fixtures.ts'
import { settled } from './layout-checks.ts'
import { actionPanel, middleOf, playTo, resting, round, type Spot } from './mare-play.ts'
import { seedGame } from './seed-games.ts'
import { movesMade, sitAt, takeRecord, turn } from './table.ts'

const BOTS = 'Ada | random | random | random | random'
const RECORD = 'end-cards'
/** So far into it that there is something to see, and not so far that it takes long. */
const EARLY = 330

test('a game is set up for three and the first round is played with the mouse', async ({ visit }) => {
  const { page, go } = await visit({ seed: 3 })
  await go('/new/mare-nostrum')
  await expect.poll(() => page.locator('.new-seat').allTextContents()).toEqual(['Rome', 'Carthage', 'Greece'])
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  expect(await playTo(page, { last: 2, most: 40 }, target => target.click())).toBeGreaterThan(3)
  await expect.poll(() => round(page)).toBe(2)
})

test('the first moves are made with keys alone', async ({ visit }) => {
  const { page, go } = await visit({ seed: 4 })
  await go('/new/mare-nostrum')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const made = () => page.locator('.record .panel-note').textContent()
  for (let n = 0; n < 6; n++) {
    await turn(page)
    const before = await made()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect.poll(made).not.toBe(before)
  }
})

/** A game of three at the first seat's march: four stacks, one of them of two legions in Dalmatia. */
const MARCH = ['rules-1/end-cities', 210, 'Ada | random | random', 'mare-nostrum'] as const
const STACK = 'dalmatia'

/** How far a kept game of five has come when the first seat last does such a thing within its first moves. */
function before(action: RegExp): number {
  const lines = recordOf(RECORD, undefined, BOTS, 'mare-nostrum').split('\n')
  const moves = lines.slice(lines.indexOf('moves:') + 2)
  const found = moves.slice(0, EARLY).findLastIndex(line => line.startsWith('0 ') && action.test(line.slice(2)))
  if (found < 0) throw new Error(`nobody does ${action} in ${RECORD}`)
  return found
}

const sit = (page: Page, action: RegExp) => sitAt(page, RECORD, before(action), BOTS, 'mare-nostrum')

test('legions march one by one from the province in hand, and go back by undo', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, /^march/)
  const source = page.locator('.mare-map [data-stop]:not([aria-disabled])').first()
  await source.press('Enter')
  const way = actionPanel(page).locator('[data-notation^=march]')
  await way.first().waitFor()
  const notation = await way.first().getAttribute('data-notation')
  const newest = () => page.locator('.record-number').first().textContent()
  const at = await newest()
  await way.first().click()
  await expect.poll(newest).not.toBe(at)
  await page.keyboard.press('u')
  // Everything is as before: the same province, the same way.
  await page.locator(`#actions [data-notation="${notation}"]`).waitFor()
  await expect.poll(newest).toBe(at)
})

/** How far a game of three has come when the first seat is on the march and has a battle ahead of it. */
function battleAhead(): number {
  const record = readRecord(recordOf(...MARCHED))
  if ('problem' in record) throw new Error(record.problem)
  let found: number | undefined
  replay(mareNostrum, record, {
    after(state, moves) {
      const asked = state.frames.at(-1)?.at === 'march' && mareNostrum.waiting(state)[0] === 0
      if (asked && battlesAhead(state, 0).length > 0) found ??= moves
    },
  })
  if (found === undefined) throw new Error('nobody marches into a battle')
  return found
}
const MARCHED = ['end-cities', undefined, 'Ada | random | random', 'mare-nostrum'] as const

test('the chances of the first battle ahead are seen whole on a low screen', async ({ visit }) => {
  const { page } = await visit()
  await page.setViewportSize({ width: 1280, height: 720 })
  const [name, , seats, game] = MARCHED
  await sitAt(page, name, battleAhead(), seats, game)
  const within = await actionPanel(page).locator('.mare-action-panel-scroll').boundingBox()
  const chances = await actionPanel(page).locator('.mare-odds').first().boundingBox()
  if (!within || !chances) throw new Error('no chances are shown')
  expect(chances.y).toBeGreaterThanOrEqual(within.y)
  expect(chances.y + chances.height).toBeLessThanOrEqual(within.y + within.height + 1)
})

for (const size of ['laptop', 'phone'] as const) {
  test(`an empire is picked, and of others one sees how much they hold, not what: ${size}`, async ({ visit }) => {
    const { page } = await visit({ size })
    await sitAt(page, 'screens-unnoted', 0, 'Ada | random | random', 'mare-nostrum')
    const picks = await actionPanel(page).locator('[data-notation] > span:last-child').allTextContents()
    expect(picks).toEqual(['Play Rome', 'Play Carthage', 'Play Greece'])
    await expect.poll(() => actionPanel(page).textContent()).toContain('Hannibal')
    await actionPanel(page).locator('[data-notation="empire greece"]').click()
    await page.locator('.mare-held').first().waitFor()
    if (size === 'phone') return
    const coins = page.locator('.mare-near [data-coins]')
    expect(await coins.allTextContents()).toEqual([expect.stringMatching(/^[0-9]$/), '?', '?'])
  })
}

test('what cannot be built says why, in figures', async ({ visit }) => {
  const { page } = await visit()
  await sit(page, /^(?:caravan|fortress|legion|trireme)/)
  await page.locator('.mare-item.mare-no:not([data-piece="build.card"])').last().press('Enter')
  await page.locator('.prompt-refused').waitFor()
  await expect.poll(() => page.locator('.prompt-say p').textContent()).toMatch(/\d|no |not /)
})

test('on a phone a build is chosen, placed and paid with a finger', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' })
  await sit(page, /^(?:caravan|fortress|legion|trireme)/)
  await page.locator('.mare-item[aria-pressed]').first().tap()
  await actionPanel(page).locator('.map-buttons [data-notation]').first().tap()
  await page.locator('[data-pay]').tap()
  // Paid: there may be something left to build, or the others go on at once.
  await page.locator('[data-pay]').waitFor({ state: 'detached' })
  await page.locator('.tabs button').nth(1).tap()
  await expect.poll(() => page.locator('.mare-camp').count()).toBe(5)
})

const stack = (page: Page): Locator => page.locator(`[data-stack="${STACK}"]`)
const nameOn = (page: Page, place: string): Locator => page.locator(`.chart-block [data-pick="${place}"]`).first()

test('legions are carried to a lit neighbour, as many as wanted, and go back by undo', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, ...MARCH)
  const carryTo = async (place: string) => {
    const [from, to] = [await resting(stack(page)), await middleOf(nameOn(page, place))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await page.locator('.mare-map-lifted').waitFor()
    // At the edge the map follows what is carried: the place is met where it has come to rest.
    let at = to
    for (let seen = { x: 0, y: 0 }; seen.x !== at.x || seen.y !== at.y; at = await middleOf(nameOn(page, place))) {
      seen = at
      await page.mouse.move(at.x, at.y)
      await settled(page)
    }
    await page.mouse.up()
    await page.locator('.mare-map-lifted').waitFor({ state: 'detached' })
  }
  const newest = () => movesMade(page)
  const [, before] = MARCH

  // All of them, unless fewer are wanted; nothing moves before it is confirmed.
  await carryTo('gallia')
  const count = actionPanel(page).getByRole('group', { name: 'How many' })
  await expect.poll(() => count.textContent()).toContain('2 of 2')
  await count.getByRole('button', { name: 'One fewer' }).click()
  await expect.poll(() => count.textContent()).toContain('1 of 2')
  await actionPanel(page).getByRole('button', { name: 'Cancel' }).click()
  await page.locator('[data-go]').waitFor({ state: 'detached' })
  expect(await page.locator('.record-number').first().textContent()).toBe(String(before))
  await carryTo('gallia')
  await page.locator('[data-go]').press('Enter')
  await expect.poll(newest).toBe(before + 2)
  for (const moves of [before + 1, before]) {
    await page.keyboard.press('u')
    await expect.poll(newest).toBe(moves)
  }

  // Where the others stand, the chances are told; where nobody may go, why.
  await carryTo('germania')
  await actionPanel(page).locator('.mare-odds-ends b').first().waitFor()
  await carryTo('numidia')
  await page.locator('.prompt-refused').waitFor()
})

test('a finger that moves takes the map along, one that rests the legions', async ({ visit }) => {
  const { page, context } = await visit({ size: 'phone' })
  await page.clock.install()
  await sitAt(page, ...MARCH)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at })
  const moved = () => page.locator('.chart-world').evaluate(world => world.style.transform)
  const drag = async (from: Spot, to: Spot) => {
    for (const share of [0.3, 0.6, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  const from = await resting(stack(page))
  const at = await moved()
  // However long this takes here, to the page the finger has not rested.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await touch('touchStart', from)
  // Along: across there may be no more of the map.
  await drag(from, { x: from.x - 60, y: from.y })
  await touch('touchEnd')
  await page.clock.resume()
  await expect.poll(moved).not.toBe(at)
  expect(await page.locator('[data-go], .mare-map-lifted').count()).toBe(0)

  const here = await resting(stack(page))
  const there = await moved()
  await touch('touchStart', here)
  await page.locator('.mare-map-lifted').waitFor()
  await drag(here, await middleOf(nameOn(page, 'italia')))
  expect(await moved()).toBe(there)
  await touch('touchEnd')
  await page.locator('[data-go]').tap()
  await page.locator('[data-go]').waitFor({ state: 'detached' })
  await page.locator('.prompt-undo:not([aria-disabled])').waitFor()
})

test('before a battle its chances are told', async ({ visit }) => {
  const { page } = await visit()
  // Two battles on land in the first seat's hand.
  const id = await takeRecord(
    page,
    recordOf('rules-1/end-pyramids', 178, 'Ada | random | random | random', 'mare-nostrum'),
  )
  // The lines of the graph are the empires' own.
  const colours = () =>
    page.locator('.graph-sample path').evaluateAll(all => all.map(one => one.getAttribute('stroke')))
  await expect.poll(colours).toEqual(['red', 'black', 'green', 'yellow'].map(colour => `var(--c-${colour})`))
  await page.goto(`/play/${id}`)
  const fights = actionPanel(page).locator('.mare-choice')
  await expect.poll(() => fights.count()).toBe(2)
  for (const words of await fights.allTextContents()) {
    const figures = [...words.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure))
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(100)
  }
  await fights.first().locator('button').click()
  await page.locator('.mare-battle').first().waitFor()
})

test('what was lifted for an offer stays while others put up theirs', async ({ visit }) => {
  const { page } = await visit({ settings: { pace: 600 } })
  await page.goto(`/play/${await seedGame(page, recordNamed('mareOffer'))}`)
  await turn(page)
  const before = await movesMade(page)
  const held = page.locator('.mare-held').first()
  await held.click()
  const lifted = () => held.getAttribute('aria-pressed')
  expect(await lifted()).toBe('true')
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
  expect(await lifted()).toBe('true')
})

test('whoever is about to win is warned of, and shown on the map; the round says who is asked', async ({ visit }) => {
  const { page } = await visit()
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitAt(page, 'end-titles', 402, 'Ada | random | random | random', 'mare-nostrum')
  const warning = page.locator('.warning-bar')
  await expect.poll(() => warning.textContent()).toContain('Egypt wins the game this round')
  await page.keyboard.press('!')
  await page.locator('.mare-map-is-chosen').first().waitFor({ state: 'attached' })
  expect(await page.locator('.mare-step-now').textContent()).toContain('now Rome')
  await warning.locator('.warning-close').click()
  await warning.waitFor({ state: 'detached' })
})
