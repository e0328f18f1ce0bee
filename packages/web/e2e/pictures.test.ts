// Drawings are made after the frame that wants them: until then what stood there stays.

import { expect, test } from './fixtures.ts'
import { sitAt } from './table.ts'

test('by night a picture looks as before until the new one is there', async ({ visit }) => {
  const { page } = await visit()
  await sitAt(page, 'end-science', 12)
  const pictures = page.locator('.duel-wonder img.picture')
  await pictures.first().waitFor()
  const [count, before] = [await pictures.count(), await pictures.first().getAttribute('src')]
  const fewest = await page.evaluate(
    was =>
      new Promise<number>(resolve => {
        const all = () => [...document.querySelectorAll('.duel-wonder img.picture')]
        let least = all().length
        const look = () => {
          least = Math.min(least, all().length)
          if (all()[0]?.getAttribute('src') === was) requestAnimationFrame(look)
          else resolve(least)
        }
        document.documentElement.dataset.theme = 'dark'
        requestAnimationFrame(look)
      }),
    before,
  )
  expect(fewest).toBe(count)
})
