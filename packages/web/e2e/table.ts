// Sitting at a table: what can be seen there, and how people move with the mouse, with a finger or with keys alone.

import type { Locator, Page } from 'playwright-core'
import { type GameId, recordOf } from '../gallery/records.ts'
import { seedGame } from './seed-games.ts'

/** Hands the page a record, as people do, and returns the name under which it is kept. */
export async function takeRecord(page: Page, record: string): Promise<string> {
  await page.goto('/')
  await page.locator('.home-intake button').last().click()
  await page.locator('dialog textarea').fill(record)
  await page.locator('.dialog-actions button').last().click()
  await page.waitForURL(/\/replay\/\w/)
  return new URL(page.url()).pathname.split('/')[2]
}

/** Sits down at a game that has come so far. */
export async function sitAt(page: Page, name: string, moves: number, seats?: string, game?: GameId): Promise<void> {
  const id = await seedGame(page, recordOf(name, moves, seats, game))
  await page.goto(`/play/${id}`)
  await turn(page)
}

export const prompt = (page: Page): Locator => page.locator('#prompt')
export const board = (page: Page): Locator => page.getByRole('group', { name: 'Board', exact: true })
/** What the game lets this person choose: pieces that can be pressed, in any language. */
export const lit = (page: Page): Locator => page.locator('.duel button[data-piece][aria-pressed]')
export const lines = (page: Page): Locator => page.locator('#actions button[data-notation]:not([aria-disabled])')
const over = (page: Page): Locator => page.locator('.prompt-over')
const inHand = (page: Page): Locator => page.locator('.duel button[data-piece][aria-pressed=true]')

/** Waits until this person is asked or the game is over; says whether it goes on. */
export async function turn(page: Page): Promise<boolean> {
  await page.locator('.prompt-legal, .prompt-over').waitFor()
  return (await over(page).count()) === 0
}

/** The number of moves made, as the newest line of the record tells it. */
export const movesMade = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.record-number').first().textContent()) ?? '', 10) || 0

/** The buttons a piece in hand may have; wonders first, for what they set off. */
const VERBS = ['Build a wonder', 'Wonder', 'Build', 'Build for free', 'Take', 'Keep', 'Destroy', 'Discard']

/** Chooses a lit piece on the board and presses the first button that does something with it. */
export async function moveByPointer(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const pieces = lit(page)
  // A question without pieces: its answers are buttons.
  if ((await pieces.count()) === 0) {
    const answer = page.locator('.duel-tray button').first()
    const shown = await answer.elementHandle()
    await press(answer)
    // The question stays in sight until its answer is shown.
    return await shown?.waitForElementState('hidden')
  }
  await press(pieces.first())
  const buttons = page.getByRole('complementary', { name: 'Details' }).locator('button:not([aria-disabled])')
  await buttons.first().waitFor()
  const shown = await buttons.locator('.duel-do-label').allTextContents()
  const verb = VERBS.find(word => shown.includes(word))
  if (verb === undefined) throw new Error(`nothing can be done with ${await pieces.first().getAttribute('data-piece')}`)
  await press(buttons.filter({ has: page.getByText(verb, { exact: true }) }))
  if (/[Ww]onder$/.test(verb)) await press(buttons.locator('visible=true').and(page.locator('.duel-do-wonder')).first())
  await inHand(page).waitFor({ state: 'detached' })
}

/** To the end of the game, or so many moves, one after the other; how many this person made. */
export async function playOn(
  page: Page,
  move: (n: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let n = 0; ; n++) {
    if (!(await turn(page)) || n === most) return n
    await move(n)
  }
}
