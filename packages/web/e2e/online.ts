// People who play each other from different places: how they come to a table, how they move there, and how somebody is
// asked for beside the page, so that a test can begin in the middle of a game.

import type { Sight } from '@tabularium/protocol'
import { type APIRequestContext, type Page, request } from 'playwright-core'
import { inject } from 'vitest'
import { type Asking, named, open, type PartialTableWish, type Person, signedUp } from '../gallery/people.ts'
import { lines, turn } from './table.ts'

export { open, type PartialTableWish, type Person }

const askingBy = (through: APIRequestContext, address: string): Asking => ({
  async ask<T>(method: string, path: string, body?: object) {
    const answer = await through.fetch(`${address}/api${path}`, {
      method,
      headers: { origin: address },
      ...(body && { data: body }),
    })
    const text = await answer.text()
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`)
    return (answer.headers()['content-type']?.includes('json') ? JSON.parse(text) : text) as T
  },
})

const addressOf = (page: Page): string => new URL(page.url()).origin

/** Whoever looks at this page; a guest from now on, where they were nobody. */
export async function personAt(page: Page, name = 'Ada'): Promise<Person> {
  if (page.url() === 'about:blank') await page.goto('/about')
  const person = await named(askingBy(page.context().request, addressOf(page)), name)
  const { language, theme } = await page.evaluate(() => JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}'))
  await person.ask('PATCH', '/me', { language, theme })
  return person
}

/** A guest without a page. */
export async function stranger(name: string, address = inject('address')): Promise<Person> {
  return named(askingBy(await request.newContext(), address), name)
}

/** Somebody with an account, without a page. */
export const member = async (name: string, address = inject('address')): Promise<Person> =>
  signedUp({ id: '', name, ...askingBy(await request.newContext(), address) })

/** Whoever looks at this page has an account from now on. */
export async function memberAt(page: Page, name = 'Ada'): Promise<Person> {
  if (page.url() === 'about:blank') await page.goto('/about')
  return signedUp({ id: '', name, ...askingBy(page.context().request, addressOf(page)) })
}

/** A table where these people sit, in this order, and play. */
export async function seated(people: readonly Person[], wish: PartialTableWish = {}): Promise<string> {
  const [host, ...guests] = people
  const seats = ['me', ...guests.map(() => 'open')]
  const { table, invite } = await open(host, { seats, ...wish })
  for (const [i, guest] of guests.entries()) {
    const token =
      i === 0 ? invite : (await host.ask<{ token: string }>('POST', `/tables/${table.id}/invites`, {})).token
    await guest.ask('POST', `/invites/${token}`, {})
  }
  return table.id
}

let keys = 0

/** A move that somebody makes beside the page. */
export async function moveBeside(
  id: string,
  person: Person,
  choose: (legal: readonly string[]) => string,
): Promise<string> {
  const { legal, version } = await person.ask<Sight>('GET', `/tables/${id}/sight`)
  const action = choose(legal)
  const key = `page-test-${keys++}`
  await person.ask('POST', `/tables/${id}/moves`, { action, expect: version, key })
  return action
}

/** Moves of whoever is asked, chosen by a chance that is always the same; how many were made before the game was over. */
export async function playBeside(id: string, people: readonly Person[], most: number, choose = 1): Promise<number> {
  let pick = choose
  for (let made = 0; made < most; made++) {
    let asked: { readonly person: Person; readonly sight: Sight } | undefined
    for (const person of people) {
      const sight = await person.ask<Sight>('GET', `/tables/${id}/sight`)
      if (sight.legal.length > 0) asked = { person, sight }
      if (asked) break
    }
    if (!asked) return made
    const { legal, version } = asked.sight
    pick = (pick * 48271) % 2147483647
    const key = `page-test-${keys++}`
    await asked.person.ask('POST', `/tables/${id}/moves`, { action: legal[pick % legal.length], expect: version, key })
  }
  return most
}

/** From the home page: opens a table for a friend and returns the link that was copied. */
export async function inviteFriend(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Play online with friends' }).click()
  await page.getByRole('button', { name: 'Create the table and copy the link' }).click()
  await page.waitForURL(/\/table\/[a-z2-7]{16}$/)
  await page.getByText('Link copied').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

export const tableIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2]

/** Whoever is asked first; undefined: the game is over. */
export async function asked(pages: readonly Page[]): Promise<Page | undefined> {
  const [page, on] = await Promise.race(pages.map(async one => [one, await turn(one)] as const))
  return on ? page : undefined
}

/** Takes the first line of the list, and waits until that is done. */
export async function moveFromList(page: Page): Promise<void> {
  const notation = await lines(page).first().getAttribute('data-notation')
  const line = lines(page).and(page.locator(`[data-notation="${notation}"]`))
  await line.click()
  await line.waitFor({ state: 'detached' })
}

/** At a laptop: the other half of the panel below the actions. */
export const lowerTab = (page: Page, name: RegExp | string) =>
  page.locator('.play-lower-tabs').getByRole('button', { name })

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

export const log = (page: Page) => page.getByRole('log')
/** Who sits there, in order. */
export const strip = (page: Page) => page.locator('.seat-strip-name').allTextContents()
