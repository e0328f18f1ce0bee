// Moves planned ahead: somebody walks ahead on the page while another thinks, and the answer is played for them.

import type { Sight } from '@tabularium/protocol'
import { expect, test } from './fixtures.ts'
import { moveBeside, personAt, seated, stranger } from './online.ts'
import { lines, prompt, turn } from './table.ts'

const notation = (of: ReturnType<typeof lines>) => of.first().getAttribute('data-notation')

test('an answer is planned on the board, kept, withdrawn, planned again and played', async ({ visit }) => {
  const { page } = await visit()
  const [ada, bea] = [await personAt(page), await stranger('Bea')]
  const id = await seated([bea, ada], { clock: { kind: 'days', days: 3 } })
  await page.goto(`/table/${id}`)
  const plan = async () => {
    await page.getByRole('button', { name: 'Plan ahead' }).click()
    await prompt(page).getByText('If Bea…').waitFor()
    const theirs = (await notation(lines(page))) ?? ''
    await lines(page).first().click()
    await prompt(page).getByText('Your answer').waitFor()
    const own = (await notation(lines(page))) ?? ''
    await lines(page).first().click()
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await prompt(page).getByText('1 answer planned').waitFor()
    return [theirs, own]
  }
  await plan()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const [theirs, own] = await plan()
  expect(own).not.toBe(theirs)
  await moveBeside(id, bea, () => theirs)
  // The first of her two wonders is taken for her; the second she takes herself.
  await page.locator('.record').getByText('Ada').first().waitFor()
  await turn(page)
  await expect.poll(() => lines(page).count()).toBe(2)
  const { legal } = await ada.ask<Sight>('GET', `/tables/${id}/sight`)
  expect(legal).not.toContain(own)
})
