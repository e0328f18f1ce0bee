import { test } from './fixtures.ts'
import { moveBeside, personAt, seated, stranger } from './online.ts'
import { lines, prompt } from './table.ts'

for (const [size, theme] of [
  ['laptop', 'light'],
  ['phone', 'dark'],
] as const)
  test(`shots ${size}`, async ({ visit }) => {
    const { page } = await visit({ size, theme } as never)
    const [ada, bea] = [await personAt(page), await stranger('Bea')]
    const shot = (n: string) => page.screenshot({ path: `/tmp/w/plans-${size}-${n}.png` })
    const list = async () => {
      if (size === 'phone') await page.locator('.tabs button').filter({ hasText: 'Actions' }).click()
    }
    const id = await seated([bea, ada], { clock: { kind: 'days', days: 3 } })
    await page.goto(`/table/${id}`)
    await page.getByRole('button', { name: 'Plan ahead' }).waitFor()
    await shot('1-row')
    await page.getByRole('button', { name: 'Plan ahead' }).click()
    await prompt(page).getByText('If Bea').waitFor()
    await page.waitForTimeout(800)
    await shot('2-theirs')
    await list()
    await lines(page).first().click()
    await page.waitForTimeout(500)
    await shot('3-own')
    await lines(page).first().click()
    await page.waitForTimeout(500)
    if (size === 'phone') await page.locator('.tabs button').last().click()
    else await page.locator('.play-lower-tabs button').last().click()
    await page.waitForTimeout(500)
    await shot('4-lines')
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await page.waitForTimeout(500)
    await shot('5-kept')
    const live = await seated([bea, ada], { clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 } })
    for (let i = 0; i < 8; i++) {
      for (const p of [bea, ada]) await moveBeside(live, p, l => l[0]).catch(() => {})
    }
    for (let i = 0; i < 8; i++) {
      const s = await ada.ask<{ legal: string[] }>('GET', `/tables/${live}/sight`)
      if (s.legal.length) await moveBeside(live, ada, l => l[0])
      else if (i > 3) break
      else await moveBeside(live, bea, l => l[0]).catch(() => {})
    }
    const s = await ada.ask<{ legal: string[] }>('GET', `/tables/${live}/sight`)
    if (s.legal.length) await moveBeside(live, ada, l => l[0])
    await page.goto(`/table/${live}`)
    await page.getByRole('button', { name: 'Plan my next move' }).click()
    await page.waitForTimeout(1500)
    await shot('6-next')
    await list()
    await lines(page).first().click()
    await page.waitForTimeout(1000)
    await shot('7-next-kept')
  })
