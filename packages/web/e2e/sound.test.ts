// Sounds: offered once, on the first game; heard one at a time, and only by those who want them.

import { expect, test } from './fixtures.ts'
import { moveByPointer, turn } from './table.ts'

/** How many sounds were begun, and how many at most were to be heard at once. */
function countSounds(): void {
  const counted = { begun: 0, now: 0, most: 0 }
  Object.assign(window, { counted })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    counted.begun++
    counted.most = Math.max(counted.most, ++counted.now)
    this.addEventListener('ended', () => counted.now--)
    return start.apply(this, when)
  }
}

const counted = () => (window as unknown as { counted: { begun: number; most: number } }).counted

test('the first game offers sound once, and a move is heard from then on', async ({ visit }) => {
  const { page, go } = await visit({ settings: { soundOffered: false } })
  await go('/new/wonders-duel')
  await page.locator('.button-start').click()
  await turn(page)
  await page.evaluate(countSounds)
  await page.getByRole('button', { name: 'Turn sound on' }).click()
  await moveByPointer(page, target => target.click())
  await expect.poll(async () => (await page.evaluate(counted)).begun).toBeGreaterThan(0)
  // The one that gives way fades while the other begins.
  expect((await page.evaluate(counted)).most).toBeLessThanOrEqual(2)

  await page.getByRole('button', { name: 'Sound is on; turn it off' }).click()
  const { begun } = await page.evaluate(counted)
  await turn(page)
  await moveByPointer(page, target => target.click())
  await turn(page)
  expect((await page.evaluate(counted)).begun).toBe(begun)

  await page.reload()
  await turn(page)
  expect(await page.getByRole('button', { name: 'Turn sound on' }).count()).toBe(0)
})
