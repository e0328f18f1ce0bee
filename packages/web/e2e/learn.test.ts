// Rules that can be searched and linked, a lesson to its end, and today's position solved.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitPuzzles } from '@tabularium/bots/puzzle'
import { answer, type Stand, solution } from '@tabularium/bots/puzzle-solve'
import { replay, type State } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { part } from '../src/boards/map/part.testing.ts'
import { indexOf } from '../src/learn/days.ts'
import { puzzleOf } from '../src/learn/puzzles.ts'
import { expect, test } from './fixtures.ts'
import { faultsOf } from './layout-checks.ts'
import { listed, playOn, walk } from './lessons.ts'
import { lit, moveByPointer } from './table.ts'

test('the rules are searched by word and by number, and every paragraph has a link', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/wonders-duel')
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  await search.fill('extra turn')
  await page
    .getByRole('status')
    .getByText(/^\d+ rules$/)
    .waitFor()
  await search.fill('6.2')
  await page
    .getByRole('heading', { name: /A turn/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Copy link to § 6.2' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/rules/wonders-duel/6.2')
  await search.fill('qwertyuiop')
  await page.getByText(/No rule or card mentions/).waitFor()

  await page.goto(link)
  const heading = page.getByRole('heading', { name: /A turn/ })
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
})

test('the introduction shows positions move by move, and an example can be played', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  await page.locator('a[href="/rules/glory-to-rome/introduction"]').click()
  await page.getByRole('heading', { level: 1, name: /^Glory to Rome in \d+ minutes$/ }).waitFor()
  const example = page.locator('.example').first()
  // A picture is drawn when it comes into view: the real board, not to be touched.
  await example.scrollIntoViewIfNeeded()
  await expect.poll(() => example.locator('.example-picture [inert]').count()).toBe(1)
  await example.getByRole('button', { name: 'Next move' }).click()
  await example.getByText(/^After move 1 of \d+$/).waitFor()
  await page.getByRole('link', { name: 'All the rules', exact: true }).click()
  await page.locator('#rule-4 .example').first().waitFor()

  await go('/rules/glory-to-rome/example/BX-02')
  const note = page.locator('#prompt')
  await note.getByText(/^You move for everyone here/).waitFor()
  for (let move = 0; move < 5; move++) await note.getByRole('button', { name: /^Show me/ }).click()
  await note.getByText('Just as in the example.').waitFor()
  await note.getByRole('button', { name: 'Start over' }).click()
  await page.locator('.rome button[data-piece][aria-pressed]').first().waitFor()
  await note.getByRole('link', { name: 'Back to the rules' }).click()
  await expect.poll(() => page.url()).toMatch(/\/rules\/glory-to-rome\/7#example-BX-02$/)
  await expect
    .poll(() => page.locator('[id="example-BX-02"]').evaluate(element => element.getBoundingClientRect().top))
    .toBeLessThan(200)
})

test('whoever goes back from an example finds the introduction where it was left', async ({ visit }) => {
  const { page, go } = await visit({ size: 'phone' })
  await go('/rules/mare-nostrum/introduction')
  const title = 'Example: Three legions against a fortress'
  const play = page.getByRole('region', { name: title }).getByRole('link', { name: 'Play it yourself' })
  await play.scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: title }).locator('.example-picture [inert]').waitFor()
  await play.scrollIntoViewIfNeeded()
  const top = () => play.evaluate(element => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await play.click()
  await page.getByRole('link', { name: 'Back to the introduction' }).waitFor()
  await page.goBack()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
  await play.click()
  await page.getByRole('link', { name: 'Back to the introduction' }).click()
  const box = page.getByRole('region', { name: title })
  await expect.poll(() => box.evaluate(element => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(60)
})

test.for([
  ['assyrian-wars', 'battle', ['ashur', 'dur-kurigalzu', 'sippar']],
  ['mare-nostrum', 'EX-10', ['gallia', 'latium']],
] as const)(
  'an example of %s shows on a phone what it is about, and its buttons stay',
  async ([game, id, places], { visit }) => {
    const { page, go } = await visit({ size: 'phone' })
    await go(`/rules/${game}/example/${id}`)
    await page.locator('.map-sheet').waitFor()
    const box = (selector: string) => page.locator(selector).first().boundingBox()
    const map = await box('.chart')
    for (const place of places) {
      const at = await box(`.chart [data-stop="${place}"]`)
      expect(at && map && at.x + at.width > map.x && at.x < map.x + map.width, place).toBe(true)
      expect(at && map && at.y + at.height > map.y && at.y < map.y + map.height, place).toBe(true)
    }
    // What this moment asks is not under the list of all actions.
    const [sheet, list] = [await box('.map-sheet'), await box('.actions')]
    expect(sheet && list && sheet.height > 100 && list.y >= sheet.y + sheet.height - 1).toBe(true)
    const show = page.getByRole('button', { name: 'Show me' })
    const before = await show.boundingBox()
    await show.click()
    await show.click()
    expect(await show.boundingBox()).toEqual(before)
  },
)

test('an introduction is read in ten minutes; other examples are a link away, and the campaign is folded below', async ({
  visit,
}) => {
  const { page, go } = await visit()
  await go('/rules/assyrian-wars/introduction')
  await page.getByRole('heading', { level: 1, name: /^Assyrian Wars in ([1-9]|10) minutes$/ }).waitFor()
  const campaign = page.getByRole('heading', { name: 'Minors and nomads' })
  expect(await campaign.isVisible()).toBe(false)
  await page.getByText(/^More for the first campaign: \d+ more minutes?$/).click()
  await campaign.waitFor()
  await page.getByRole('link', { name: 'Starved out' }).click()
  await page.waitForURL(/\/rules\/assyrian-wars\/6\.8\.1#example-hunger$/)
  await page.getByRole('region', { name: 'Example: Starved out' }).waitFor()

  // A link to an example that the introduction only names leads to the link, also where it is folded.
  await go('/rules/assyrian-wars/introduction#example-diplomacy')
  await expect.poll(() => page.getByRole('link', { name: 'A new ally' }).isVisible()).toBe(true)
})

test('a position in which nothing is done is not offered to be played', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/assyrian-wars/introduction')
  const start = page.locator('[id="example-start"]')
  await start.waitFor()
  expect(await start.getByRole('link', { name: 'Play it yourself' }).count()).toBe(0)
  expect(await page.locator('[id="example-battle"]').getByRole('link', { name: 'Play it yourself' }).count()).toBe(1)
})

test('a key belongs to the board or to the example, never to both', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/assyrian-wars/example/impulse')
  const withKey = (key: string) => page.locator(`[aria-keyshortcuts="${key}"]:visible`)
  await page.getByRole('button', { name: 'Show me' }).waitFor()
  expect([await withKey('N').count(), await withKey('ArrowRight').count()]).toEqual([1, 1])
  await page.keyboard.press('ArrowRight')
  await page.getByText('Just as in the example.').waitFor()
})

test('a word of another rulebook is found in the glossary, and in the search of the rules', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/mare-nostrum/introduction')
  await page.getByRole('link', { name: 'Glossary' }).click()
  await page.getByRole('heading', { level: 1, name: 'Glossary of Mare Nostrum: Empires' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('targowisko')
  await expect.poll(() => page.locator('.term dfn').allTextContents()).toEqual(['market'])
  await page.locator('.term').getByRole('link', { name: '§ 1.1' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/rules/mare-nostrum/1.1')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('рынок')
  await expect.poll(() => page.locator('.term dfn').allTextContents()).toEqual(['market'])
})

test('an example on a map shows the part it is about, one about resources no map', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/mare-nostrum/introduction')
  const battle = page.getByRole('region', { name: 'Example: Three legions against a fortress' })
  await battle.scrollIntoViewIfNeeded()
  await battle.locator('.mare-map-name', { hasText: 'Cyrenaica' }).waitFor()
  const trade = page.getByRole('region', { name: 'Example: A whole trade phase' })
  await trade.scrollIntoViewIfNeeded()
  await expect.poll(() => trade.locator('.mare-still-empires > li').count()).toBe(3)
  expect(await trade.locator('.mare-map').count()).toBe(0)
})

test('a picture that is not drawn yet has its room', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules/assyrian-wars/introduction')
  const last = page.locator('.example-picture').last()
  await last.waitFor()
  expect(await last.locator('[inert]').count()).toBe(0)
  const before = (await last.boundingBox())?.height ?? 0
  await last.scrollIntoViewIfNeeded()
  await last.locator('[inert]').waitFor()
  expect(Math.abs(((await last.boundingBox())?.height ?? 0) - before)).toBeLessThan(150)
})

/** Runs in the page: what would be wrong on the paper that it is about to be. */
function faultsOnPaper(): string[] {
  // Printing draws the pictures that nobody has come to yet, and the paper shows them as they stand at once.
  dispatchEvent(new Event('beforeprint'))
  const found: string[] = []
  const lightness = (colour: string): number => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
  const { color, backgroundColor } = getComputedStyle(document.body)
  if (lightness(color) > 80) found.push(`words in ${color}`)
  if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.push(`on ${backgroundColor}`)
  for (const one of document.querySelectorAll('button, nav, header.bar, .button, .frame-skips a')) {
    if (one.checkVisibility() && !one.closest('[inert]')) found.push(`something to press: ${one.textContent}`)
  }
  for (const words of document.querySelectorAll('.rules-paragraph p, .rules-prose p, .example-text p')) {
    if (!words.checkVisibility({ contentVisibilityAuto: true }))
      found.push(`hidden: ${words.textContent?.slice(0, 40)}`)
  }
  for (const picture of document.querySelectorAll('.example-picture')) {
    const drawn = picture.querySelector('[inert]')
    const name = picture.getAttribute('aria-label')
    if (!drawn) found.push(`nothing drawn: ${name}`)
    else if (picture.clientHeight > drawn.getBoundingClientRect().height + 8) found.push(`half empty: ${name}`)
    if (picture.scrollWidth > picture.clientWidth + 1) found.push(`cut at the side: ${name}`)
  }
  return found
}

test.for(
  part(
    [
      ['glory-to-rome', ''],
      ['wonders-duel', ''],
      ['mare-nostrum', ''],
      ['assyrian-wars', '/introduction'],
    ],
    4,
  ),
)(
  'the rules of %s%s are printed black on white: words and pictures, whole, and nothing to press',
  async ([game, part], { visit }) => {
    const { page, go } = await visit({ theme: 'dark', language: 'ru' })
    // As wide as what is printed on A4.
    await page.setViewportSize({ width: 718, height: 1046 })
    await go(`/rules/${game}${part}`)
    await page.locator('.example-picture').first().scrollIntoViewIfNeeded()
    await page.locator('.example-picture [inert]').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect([...(await page.evaluate(faultsOnPaper)), ...(await faultsOf(page))]).toEqual([])
    await page.emulateMedia({ media: null })
  },
)

test('a card has a page of its own', async ({ visit }) => {
  const { page, go } = await visit({ language: 'pl' })
  await go('/rules/wonders-duel/card/the-sphinx')
  await page.getByRole('heading', { level: 1, name: /Sfinks/ }).waitFor()
  await expect.poll(() => page.title()).toMatch(/Sfinks/)
  await page.getByText('7 Cudów Świata: Pojedynek').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Działanie' }).waitFor()
  await page.getByRole('navigation', { name: 'Zakres' }).getByRole('link', { name: 'Słowniczek' }).waitFor()
})

test('the list of rules, introductions and glossaries lead to each other', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/rules')
  const games = page.getByRole('region', { name: 'Mare Nostrum: Empires' })
  await games.getByRole('link', { name: 'Glossary' }).click()
  await page.getByRole('heading', { level: 1, name: 'Glossary of Mare Nostrum: Empires' }).waitFor()
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Glory to Rome' }).click()
  await page.waitForURL('/rules/glory-to-rome/glossary')
  await page.getByRole('link', { name: 'Introduction' }).click()
  await page.getByRole('navigation', { name: 'More in the rules' }).first().getByRole('link').first().click()
  await page.waitForURL('/rules/glory-to-rome/1')
})

test('a lesson is played to its end and goes on as a game', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn')
  const lessons = page.getByRole('region', { name: '7 Wonders Duel' })
  await lessons.getByRole('link', { name: 'Start' }).first().click()
  await page.waitForURL('/learn/wonders-duel/first-game')
  await walk(
    page,
    () => moveByPointer(page, target => target.click()),
    async () => (await lit(page).count()) > 0,
  )
  await playOn(page)
})

test('the lesson of Mare Nostrum asks for what the board does, step by step', async ({ visit }) => {
  const { page, go } = await visit()
  await go('/learn/mare-nostrum/first-round')
  const [offer, pay] = [page.locator('[data-offer]'), page.locator('[data-pay]')]
  const gathered: string[] = []
  // What is put up, and what pays, is gathered on the board and goes together.
  const act = async () => {
    if ((await offer.count()) > 0) {
      for (const good of ['spices', 'sheep']) await page.locator(`.mare [data-piece="good.${good}"]`).click()
      gathered.push('offer')
      await offer.click()
    } else if ((await pay.count()) > 0) {
      gathered.push(
        await page
          .locator('.mare-held[aria-pressed=true]')
          .evaluateAll(held => held.map(one => (one as HTMLElement).dataset.piece).join(' ')),
      )
      await pay.click()
    } else await listed(page).first().click()
  }
  await walk(page, act, async () => (await listed(page).count()) > 0)
  expect(gathered).toEqual(['offer', 'good.coin', 'good.spices good.gold good.oil'])
})

const DAY = '2026-11-15'
const PUZZLES = join(import.meta.dirname, '..', '..', 'wonders-duel', 'puzzles.txt')

test('today’s position is solved, and stays marked', async ({ visit }) => {
  const { page, context, go } = await visit()
  await context.clock.setFixedTime(new Date(`${DAY}T12:00:00`))
  const texts = splitPuzzles(readFileSync(PUZZLES, 'utf8'))
  if (!Array.isArray(texts)) throw new Error('the puzzles cannot be read')
  const { record, turns } = puzzleOf(texts[indexOf(DAY, texts.length)])
  const game = wondersDuel as never
  const state: State = replay(game, record)
  let stand: Stand<State> = { state, seat: wondersDuel.waiting(state as never)[0], turns, moves: 4 }
  await go('/puzzle')
  const act = (notation: string) => page.locator(`[data-notation="${notation}"]`).click()

  const legal = page.locator('[data-notation]:not([aria-disabled])')
  await legal.first().waitFor()
  const best = solution(game, stand)[0].action
  const all = await legal.evaluateAll(lines => lines.map(line => line.getAttribute('data-notation') ?? ''))
  const bad = all.find(notation => {
    const action = wondersDuel.actions.parse(notation)
    return action && !answer(game, stand, action).wins
  })
  if (bad !== undefined) {
    await act(bad)
    await page.getByText('Not this one.').waitFor()
    await page.getByRole('button', { name: /Try again/ }).click()
  }
  await page.getByRole('button', { name: /Hint/ }).click()
  await page.getByText(/^How it ends:/).waitFor()

  for (let notation: string | undefined = best; notation !== undefined; notation = solution(game, stand)[0]?.action) {
    const action = wondersDuel.actions.parse(notation)
    if (!action) throw new Error(notation)
    await act(notation)
    stand = answer(game, stand, action).stand
    if (wondersDuel.waiting(stand.state as never).length === 0) break
    await page.getByText(/^Right\./).waitFor()
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'November 15, 2026, solved' }).waitFor()
})
