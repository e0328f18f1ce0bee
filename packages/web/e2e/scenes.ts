// Every page as people come to it, for tests that look: where it is, and what is done until it stands.

import type { Page } from 'playwright-core'
import { open, personAt, stranger } from './online.ts'
import { POSITIONS, type PositionName, positionOf, shortest } from './positions.ts'
import { seedGame } from './seed-games.ts'
import { lit, recordOf } from './table.ts'

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
  mareOver: recordOf('end-titles', undefined, 'Ada | random | random | random', 'mare-nostrum'),
}
/** Positions of the map games are searched for when the first is wanted. */
export type GameName = keyof typeof GAMES | PositionName | 'awOver'

const isPosition = (name: GameName): name is PositionName => (POSITIONS as readonly string[]).includes(name)

const recordNamed = (name: GameName): string =>
  name === 'awOver' ? shortest() : isPosition(name) ? positionOf(name) : GAMES[name]

/** The name of a game on the device that looks, where it is kept from the first call on. */
export type SeedGame = (name: GameName) => Promise<string>

/** Goes there and waits until it stands. */
export type Scene = (page: Page, seed: SeedGame) => Promise<unknown>

/** For scenes that this page shows. */
export function seederFor(page: Page): SeedGame {
  const kept = new Map<GameName, Promise<string>>()
  return name => {
    const id = kept.get(name) ?? seedGame(page, recordNamed(name))
    kept.set(name, id)
    return id
  }
}

const STANDS = 'main h1, main .duel, main .rome, main .mare, main .aw'

const at =
  (path: string, shown = STANDS): Scene =>
  async page => {
    await page.goto(path)
    await page.locator(shown).first().waitFor({ state: 'attached' })
  }

const of =
  (game: GameName, path: (id: string) => string, shown: string): Scene =>
  async (page, seed) =>
    await at(path(await seed(game)), shown)(page, seed)

const turnOf = (game: GameName): Scene => of(game, id => `/play/${id}`, '.prompt-legal')
const endOf = (game: GameName): Scene => of(game, id => `/play/${id}`, '.prompt-over')

export const PAGES: Readonly<Record<string, Scene>> = {
  home: async (page, seed) => {
    for (const game of ['points', 'rome', 'mareOver', 'late'] as const) await seed(game)
    await at('/', '.home-game')(page, seed)
  },
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
  'a new game of powers': at('/new/assyrian-wars', '.new-seat small'),
  'rules of Assyrian Wars': at('/rules/assyrian-wars'),
  'a card of Assyrian Wars': at('/rules/assyrian-wars/card/omens'),
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
  'a card in hand': async (page, seed) => {
    await turnOf('late')(page, seed)
    await lit(page).first().press('Enter')
  },
  'a refusal': async (page, seed) => {
    await turnOf('early')(page, seed)
    await page.locator('.duel-place[aria-disabled]').first().press('Enter')
    await page.locator('.prompt-refused').waitFor()
  },
  'an earlier position': of('late', id => `/play/${id}?move=20`, '.prompt-past'),
  'the end': endOf('science'),
  'the scores': async (page, seed) => {
    await endOf('points')(page, seed)
    await page.locator('.prompt-buttons button').first().click()
    await page.locator('dialog table').waitFor()
  },
  'a replay': of('science', id => `/replay/${id}?move=30`, '.duel'),
  'a turn in Rome': turnOf('rome'),
  'a card in hand in Rome': async (page, seed) => {
    await turnOf('rome')(page, seed)
    await page.locator('.rome button[data-piece][aria-pressed]').first().press('Enter')
  },
  'five in Rome': turnOf('romeOfFive'),
  'the end in Rome': endOf('romeOver'),
  'a replay of Rome': of('romeOver', id => `/replay/${id}?move=150`, '.rome'),
  'a lesson of Rome': at('/learn/glory-to-rome/first-game'),
  'a lesson': at('/learn/wonders-duel/first-game'),
  'a puzzle': at('/puzzle/2026-11-15'),
  'an offer in Mare Nostrum': turnOf('mareOffer'),
  'a take in Mare Nostrum': turnOf('mareTake'),
  'a build in Mare Nostrum': async (page, seed) => {
    await turnOf('mareBuild')(page, seed)
    await page.locator('.mare-item[aria-pressed]').first().press('Enter')
  },
  'a payment in Mare Nostrum': turnOf('marePay'),
  'a march in Mare Nostrum': async (page, seed) => {
    await turnOf('mareMarch')(page, seed)
    await page.locator('.mare-map [data-stop]:not([aria-disabled])').first().press('Enter')
  },
  'a battle in Mare Nostrum': turnOf('mareBattle'),
  'the chances of a battle': async (page, seed) => {
    await turnOf('mareBattle')(page, seed)
    await page.locator('.mare-map [data-stop]:not([aria-disabled])').first().press('Enter')
  },
  'the end in Mare Nostrum': endOf('mareOver'),
  'a replay of Mare Nostrum': of('mareOver', id => `/replay/${id}?move=300&seat=none`, '.mare'),
  'a lesson of Mare Nostrum': at('/learn/mare-nostrum/first-round'),
  'an impulse in Assyrian Wars': turnOf('awAct'),
  'a card in hand in Assyrian Wars': async (page, seed) => {
    await turnOf('awAct')(page, seed)
    await page.locator('.aw-cards .aw-legal').first().press('Enter')
    await page.locator('.aw-uses').waitFor()
  },
  'a march in Assyrian Wars': turnOf('awMarch'),
  'an interception in Assyrian Wars': turnOf('awIntercept'),
  'battle cards in Assyrian Wars': turnOf('awBattle'),
  'losses in Assyrian Wars': turnOf('awLosses'),
  'a siege in Assyrian Wars': turnOf('awSiege'),
  'a country in Assyrian Wars': async (page, seed) => {
    await turnOf('awSiege')(page, seed)
    const row = page.locator('.aw-camps tbody th button')
    // On a phone the countries have a page of their own.
    if ((await row.count()) === 0) await page.locator('.tabs button').nth(1).click()
    await row.first().press('Enter')
    await page.locator('.aw-country').waitFor()
  },
  'a reaction in Assyrian Wars': turnOf('awReact'),
  'an offer in Assyrian Wars': turnOf('awOffer'),
  'politics in Assyrian Wars': turnOf('awPolitics'),
  'an army between the turns': turnOf('awRelocating'),
  'the end in Assyrian Wars': endOf('awOver'),
  'a replay of Assyrian Wars': of('awOver', id => `/replay/${id}?move=60`, '.aw'),
  'a lesson of Assyrian Wars': at('/learn/assyrian-wars/two-rivers'),
}

const tab =
  (n: number, game: GameName = 'late'): Scene =>
  async (page, seed) => {
    await turnOf(game)(page, seed)
    await page.locator('.tabs button').nth(n).click()
  }

/** The other pages of a table on a phone. */
export const TABS: Readonly<Record<string, Scene>> = {
  cities: tab(1),
  actions: tab(2),
  record: tab(3),
  empires: tab(1, 'mareBuild'),
  countries: tab(1, 'awSiege'),
}
