// Every page as people come to it, for tests that look: where it is, and what is done until it stands.

import type { Page } from 'playwright-core'
import { open, personAt, stranger } from './online.ts'
import { lit, recordOf, takeRecord } from './table.ts'

/** A game of Mare Nostrum that has come so far, the first seat asked. */
const mare = (name: string, players: number, moves?: number): string =>
  recordOf(name, moves, ['Ada', ...Array<string>(players - 1).fill('random')].join(' | '), 'mare-nostrum')

/** The games that are looked at. */
const GAMES = {
  draft: recordOf('end-science', 4),
  early: recordOf('end-science', 12),
  late: recordOf('end-science', 42),
  science: recordOf('end-science'),
  points: recordOf('end-points'),
  rome: recordOf('end-sites', 300, 'Ada | careless', 'glory-to-rome'),
  romeOfFive: recordOf('players-5', 240, 'Ada | careless | careless | careless | careless', 'glory-to-rome'),
  romeOver: recordOf('end-sites', undefined, 'Ada | careless', 'glory-to-rome'),
  mareOffer: mare('end-cards', 5, 368),
  mareTake: mare('end-cards', 5, 382),
  mareBuild: mare('end-cards', 5, 219),
  marePay: mare('end-cards', 5, 416),
  mareMarch: mare('end-cities', 3, 210),
  mareBattle: mare('end-pyramids', 4, 178),
  mareOver: mare('end-titles', 4),
}
export type GameName = keyof typeof GAMES

/** Under which names the games are kept. */
export type Ids = Readonly<Record<GameName, string>>

/** Goes there and waits until it stands. */
export type Scene = (page: Page, ids: Ids) => Promise<unknown>

/** Hands the page all games, or some of them. */
export async function keepGames(page: Page, names = Object.keys(GAMES) as readonly GameName[]): Promise<Ids> {
  const kept: [string, string][] = []
  for (const name of names) kept.push([name, await takeRecord(page, GAMES[name])])
  return Object.fromEntries(kept) as Ids
}

const at =
  (path: string | ((ids: Ids) => string), shown = 'main h1, main .duel, main .rome, main .mare'): Scene =>
  async (page, ids) => {
    await page.goto(typeof path === 'string' ? path : path(ids))
    await page.locator(shown).first().waitFor({ state: 'attached' })
  }

const turnOf = (game: GameName): Scene => at(ids => `/play/${ids[game]}`, '.prompt-legal')

export const PAGES: Readonly<Record<string, Scene>> = {
  home: at('/', '.home-game'),
  'a new game': at('/new/wonders-duel'),
  'a new game for two': at('/new/wonders-duel?who=people'),
  'a new game of five': at('/new/glory-to-rome?who=bots'),
  rules: at('/rules/wonders-duel'),
  'rules of Rome': at('/rules/glory-to-rome'),
  'a card': at('/rules/wonders-duel/card/the-sphinx'),
  'a card of Rome': at('/rules/glory-to-rome/card/ludus-magna'),
  'a new game of empires': at('/new/mare-nostrum', '.new-seat small'),
  'rules of Mare Nostrum': at('/rules/mare-nostrum'),
  'a card of Mare Nostrum': at('/rules/mare-nostrum/card/castor-and-pollux'),
  lessons: at('/learn'),
  settings: at('/settings'),
  about: at('/about'),
  'no page': at('/nowhere'),
}

/** What asks the server. */
export const ONLINE: Readonly<Record<string, Scene>> = {
  online: at('/online', '#online-mine ~ :not([aria-busy])'),
  'a table online': at('/online/new/glory-to-rome', '.new-option'),
  'a table for a friend': at('/online/new/wonders-duel?with=friend', 'summary'),
  'a ladder': at('/ladder/wonders-duel', 'main .panel'),
  account: at('/account', 'form'),
  'a waiting room': async page => {
    const { table } = await open(await personAt(page), {
      game: 'glory-to-rome',
      seats: ['me', 'open', { bot: 'consul' }],
    })
    await page.goto(`/table/${table.id}`)
    await page.locator('.room-link button').last().click()
    await page.locator('.room-link input').waitFor()
  },
  'an invitation': async page => {
    const { invite } = await open(await stranger('Marcus'))
    await page.goto(`/join/${invite}`)
    await page.locator('.join-card input').waitFor()
  },
}

/** These fit a laptop's window. */
export const TABLES: Readonly<Record<string, Scene>> = {
  'the draft': turnOf('draft'),
  'a turn': turnOf('late'),
  'a card in hand': async (page, ids) => {
    await turnOf('late')(page, ids)
    await lit(page).first().press('Enter')
  },
  'a refusal': async (page, ids) => {
    await turnOf('early')(page, ids)
    await page.locator('.duel-place[aria-disabled]').first().press('Enter')
    await page.locator('.prompt-refused').waitFor()
  },
  'an earlier position': at(({ late }) => `/play/${late}?move=20`, '.prompt-past'),
  'the end': at(({ science }) => `/play/${science}`, '.prompt-over'),
  'the scores': async (page, ids) => {
    await at(({ points }) => `/play/${points}`, '.prompt-over')(page, ids)
    await page.locator('.prompt-buttons button').first().click()
    await page.locator('dialog table').waitFor()
  },
  'a replay': at(({ science }) => `/replay/${science}?move=30`, '.duel'),
  'a turn in Rome': turnOf('rome'),
  'a card in hand in Rome': async (page, ids) => {
    await turnOf('rome')(page, ids)
    await page.locator('.rome button[data-piece][aria-pressed]').first().press('Enter')
  },
  'five in Rome': turnOf('romeOfFive'),
  'the end in Rome': at(({ romeOver }) => `/play/${romeOver}`, '.prompt-over'),
  'a replay of Rome': at(({ romeOver }) => `/replay/${romeOver}?move=150`, '.rome'),
  'a lesson of Rome': at('/learn/glory-to-rome/first-game'),
  'a lesson': at('/learn/wonders-duel/first-game'),
  'a puzzle': at('/puzzle/2026-11-15'),
  'an offer in Mare Nostrum': turnOf('mareOffer'),
  'a take in Mare Nostrum': turnOf('mareTake'),
  'a build in Mare Nostrum': async (page, ids) => {
    await turnOf('mareBuild')(page, ids)
    await page.locator('.mare-item[aria-pressed]').first().press('Enter')
  },
  'a payment in Mare Nostrum': turnOf('marePay'),
  'a march in Mare Nostrum': async (page, ids) => {
    await turnOf('mareMarch')(page, ids)
    await page.locator('.mare-map [data-stop]:not([aria-disabled])').first().press('Enter')
  },
  'a battle in Mare Nostrum': turnOf('mareBattle'),
  'the chances of a battle': async (page, ids) => {
    await turnOf('mareBattle')(page, ids)
    await page.locator('.mare-map [data-stop]:not([aria-disabled])').first().press('Enter')
  },
  'the end in Mare Nostrum': at(({ mareOver }) => `/play/${mareOver}`, '.prompt-over'),
  'a replay of Mare Nostrum': at(({ mareOver }) => `/replay/${mareOver}?move=300&seat=none`, '.mare'),
  'a lesson of Mare Nostrum': at('/learn/mare-nostrum/first-round'),
}

const tab =
  (n: number, game: GameName = 'late'): Scene =>
  async (page, ids) => {
    await turnOf(game)(page, ids)
    await page.locator('.tabs button').nth(n).click()
  }

/** The other pages of a table on a phone. */
export const TABS: Readonly<Record<string, Scene>> = {
  cities: tab(1),
  actions: tab(2),
  record: tab(3),
  empires: tab(1, 'mareBuild'),
}
