// How a game with people elsewhere looks: three languages, laptop, phone and small phone, two themes; nothing cut, nothing
// serious for axe, and nothing jumps while others move, talk, come and go. Deals are the same at every run.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { Page } from 'playwright-core'
import { begin, seedOf } from '../../server/src/tables/tables.testing.ts'
import { wondersDuel } from '../../wonders-duel/src/index.ts'
import { part } from '../src/boards/map/part.testing.ts'
import { expect, SIZES, test } from './fixtures.ts'
import { axeFindings, faultsOf, scrollsDown, settled, speak } from './layout-checks.ts'
import { places, watchShifts } from './layout-shift.ts'
import { type Person, personAt, playBeside, stranger } from './online.ts'
import { movesMade } from './table.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer()
})

const LIVE = { kind: 'live', baseMs: 1_200_000, incrementMs: 20_000 } as const

/** A table where these people have made so many moves. */
async function playing(seats: readonly Person[], moves: number): Promise<string> {
  const id = await begin(server, wondersDuel, {
    seats,
    seed: seedOf('how it looks'),
    clock: LIVE,
    visibility: 'private',
  })
  expect(await playBeside(id, seats, moves)).toBe(moves)
  return id
}

const chat = (person: Person, id: string, text: string) =>
  person.ask('POST', `/tables/${id}/chat`, { room: 'players', text })

const LONG = 'A long sentence that has to be broken somewhere, if the panel is as narrow as it is.'

/** Buttons of the prompt that hang out of it: what stands below would hide them. */
const hanging = (page: Page): Promise<readonly string[]> =>
  page.locator('.prompt .button:visible').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const bottom = button.closest('.prompt')?.getBoundingClientRect().bottom ?? 0
      return button.getBoundingClientRect().bottom > bottom + 0.5 ? [`out of the prompt: ${button.textContent}`] : []
    }),
  )

/** What is looked at, one after the other. */
const STEPS: Readonly<Record<string, (page: Page, people: readonly Person[], id: string) => Promise<unknown>>> = {
  'another table waits': async (page, [ada], id) => {
    await playBeside(id, [ada], 3)
    await page.locator('.prompt-wait .prompt-next').waitFor()
  },
  talk: async (page, [ada, marcus], id) => {
    await page.locator('.play-lower-tabs button, .tabs button').last().click()
    await chat(ada, id, 'Hi')
    await chat(marcus, id, LONG)
    await page.getByText(LONG).waitFor()
  },
  people: page => page.locator('.online-panel-more summary').first().click(),
  'the table itself': page => page.locator('.online-panel-more summary').nth(1).click(),
  'an offer': async (page, [, marcus], id) => {
    await marcus.ask('POST', `/tables/${id}/end`, {})
    await page.locator('.prompt-sure').waitFor()
  },
  'the end': async (page, [, marcus], id) => {
    await marcus.ask('POST', `/tables/${id}/resign`, {})
    await page.locator('.prompt-over').waitFor()
  },
}

/** What axe looks at, and in which theme. */
const AXE: Readonly<Record<string, 'light' | 'dark'>> = { people: 'dark', 'an offer': 'light', 'the end': 'dark' }

for (const [device, sizes] of part(
  [
    ['phone', [SIZES.phone, SIZES.small]],
    ['laptop', [SIZES.laptop, [1280, 720]]],
  ] as const,
  2,
)) {
  test(`a game online on a ${device}, from a turn to its end`, async ({ visit }) => {
    const { address } = server
    const { page } = await visit({ size: device, address })
    const people = [await personAt(page), await stranger('Marcus', address)]
    const id = await playing(people, 16)
    await playing(people, 0)
    await page.goto(`/table/${id}`)
    const found: string[] = []
    for (const [n, [name, step]] of Object.entries(STEPS).entries()) {
      await step(page, people, id)
      const [width, height] = sizes[n % 2]
      await page.setViewportSize({ width, height })
      for (const language of part(LANGUAGES.toReversed(), 2, n)) {
        // On a phone's table it is among the settings.
        await speak(page, language)
        await settled(page)
        if (device === 'laptop' && (await scrollsDown(page)) > 0) found.push(`${name} ${width}: scrolls down`)
        found.push(
          ...[...(await faultsOf(page)), ...(await hanging(page))].map(
            fault => `${name} ${language} ${width}: ${fault}`,
          ),
        )
      }
      const theme = AXE[name]
      if (theme === undefined) continue
      await page.evaluate(chosen => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await settled(page)
      found.push(...(await axeFindings(page, { some: true })).map(finding => `${name} ${theme}: ${finding}`))
    }
    expect(found).toEqual([])
  })
}

for (const size of part(['laptop', 'phone'] as const, 2)) {
  test(`nothing jumps on a ${size} while others move, talk, come and go elsewhere`, async ({ visit }) => {
    const { address } = server
    const [{ page }, rival] = [await visit({ size, address }), await visit({ address })]
    const people = [await personAt(page), await personAt(rival.page, 'Bea')]
    const id = await playing(people, 9)
    await page.goto(`/table/${id}`)
    await page.locator('.duel').waitFor()
    await watchShifts(page)
    const before = await places(page)
    const still = async (what: string) => {
      await settled(page)
      expect(await places(page), what).toEqual(before)
    }
    await rival.page.goto(`/table/${id}`)
    await page.locator('.seat-strip-here').nth(1).waitFor({ state: 'attached' })
    await still('somebody comes')
    await people[1].ask('POST', `/tables/${id}/chat`, { room: 'players', text: 'Hello' })
    await page.locator('.unread').waitFor()
    await still('something is said')
    for (let n = 0; n < 2; n++) {
      await playBeside(id, people, 1)
      await expect.poll(() => movesMade(rival.page)).toBe(10 + n)
      await still('a move')
    }
    await people[1].ask('POST', `/tables/${id}/takeback`, { moves: 9 })
    await page.locator('.prompt-sure').waitFor()
    await still('an offer')
    await rival.page.close()
    await page.locator('.seat-strip-away').waitFor({ state: 'attached' })
    await still('somebody goes')
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}
