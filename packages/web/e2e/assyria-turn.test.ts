// A turn of Assyrian Wars: what can be done in three presses, people around one screen, a warning. Whole turns by mouse, keys and
// touch: whole-games.long.test.ts.

import type { Locator } from 'playwright-core'
import { positionOf } from '../gallery/positions.ts'
import { part } from '../src/boards/map/part.testing.ts'
import { said, standing, untilChanged } from './assyria-play.ts'
import { expect, test } from './fixtures.ts'
import { seedGame } from './seed-games.ts'
import { lines, turn } from './table.ts'

test('what can be done from the action panel takes three presses at most, and there is a way back from each', async ({
  visit,
}) => {
  for (const size of part(['phone', 'laptop'] as const, 2)) {
    const { page } = await visit({ size, lists: 'at-first' })
    const press = (target: Locator, timeout = 30_000) =>
      size === 'phone' ? target.tap({ timeout }) : target.click({ timeout })
    const choices = page.locator('.aw-action-panel .map-buttons [data-notation]')
    const offered = () => choices.evaluateAll(all => all.map(one => one.getAttribute('data-notation')).join())
    await page.goto(`/play/${await seedGame(page, positionOf('awAct'))}`)
    await turn(page)
    const done: string[] = []
    for (const piece of ['build', 'hire', 'raids', 'leaders', 'envoys', 'peace']) {
      const work = page.locator(`.aw-works [data-piece=${piece}]`)
      await work.waitFor()
      // What was done before may have cost what this needs.
      if ((await work.getAttribute('aria-disabled')) !== null) continue
      await press(work)
      await choices.first().waitFor()
      // Back, and in again.
      await press(page.locator('.prompt-back'))
      await choices.first().waitFor({ state: 'detached' })
      await press(work)
      await choices.first().waitFor()
      const first = await offered()
      await untilChanged(page, () => press(choices.first(), 2000).catch(() => undefined))
      done.push(piece)
      // Somebody else is asked now: an offer of peace.
      if (piece === 'peace') break
      // Where it comes to, if that is asked: the third press. What was chosen from may stand there for a moment still.
      const isOver = async () => (await page.locator('.aw-works').count()) > 0
      const isAsked = async () => !['', first].includes(await offered())
      await expect.poll(async () => (await isOver()) || (await isAsked())).toBe(true)
      if (!(await isOver())) await untilChanged(page, () => press(choices.first(), 2000).catch(() => undefined))
      await expect.poll(isOver).toBe(true)
    }
    expect(done).toEqual(expect.arrayContaining(['build', 'hire', 'raids']))
  }
})

test('around one screen each comes once in an impulse, and not at all where nobody has secrets', async ({ visit }) => {
  const { page } = await visit()
  const record = positionOf('awIntercept').replace(/^seats: .*$/m, line =>
    line
      .replace('seats: ', '')
      .split(' | ')
      .map((_, seat) => `P${seat + 1}`)
      .join(' | ')
      .replace(/^/, 'seats: '),
  )
  await page.goto(`/play/${await seedGame(page, record)}`)
  const curtain = page.locator('.hot-seat')
  const moment = page.locator('.hot-seat, .prompt-legal')
  const came: string[] = []
  const impulse = () => page.locator('.aw-purse-who').textContent()
  let of: string | null = null
  for (let n = 0; n < 8; n++) {
    await moment.first().waitFor()
    if ((await curtain.count()) > 0) {
      came.push((await curtain.locator('h2').textContent()) ?? '')
      await curtain.locator('.button-start').click()
      await curtain.waitFor({ state: 'detached' })
    }
    of ??= await impulse()
    if ((await impulse()) !== of) break
    const before = await standing(page)
    const choices = lines(page)
    const on = choices.and(page.locator('[data-notation=pass], [data-notation^="to "], [data-notation=halt]'))
    await ((await on.count()) > 0 ? on : choices).first().click()
    await expect.poll(async () => (await curtain.count()) > 0 || (await standing(page)) !== before).toBe(true)
  }
  expect(came.length).toBeGreaterThan(0)
  expect(new Set(came).size).toBe(came.length)
  // Somebody who has no secrets says so, and nobody is called any more.
  await page.goto(
    `/play/${await seedGame(
      page,
      positionOf('awAct').replace(/^seats: .*$/m, line => line.replace(/careless/g, 'Bea')),
    )}`,
  )
  await curtain.locator('.button-quiet').click()
  await page.locator('.aw-cards .piece-legal').first().click()
  await page.locator('.aw-uses [data-notation^="ap "]').click()
  await page.locator('.map-ends .map-do:not([aria-disabled])').first().waitFor()
  await page.keyboard.press('e')
  await expect.poll(() => said(page)).toContain('Bea')
  expect(await curtain.count()).toBe(0)
})

test('a warning is shown by its key, and put away', async ({ visit }) => {
  const { page } = await visit({ lists: 'at-first' })
  await page.goto(`/play/${await seedGame(page, positionOf('awBattle'))}`)
  await turn(page)
  await page.locator('.warning-bar').waitFor()
  await page.keyboard.press('!')
  await page.locator('.aw-sums').waitFor()
  // A figure rings the places it comes from.
  await page.locator('.aw-sums-figure').first().click()
  await page.locator('.east-place .east-is-chosen').nth(2).waitFor({ state: 'attached' })
  await page.locator('.warning-close').click()
  await page.locator('.warning-bar').waitFor({ state: 'detached' })
})
