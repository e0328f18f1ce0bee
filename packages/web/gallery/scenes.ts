// Every page and every board as people come to it: where it is, which games the device has, and what is done until it
// stands. The gallery shows them, and the tests that look take them from here. The first word of a name is its folder.

import type { GameName } from './games.ts'
import { open, type Person, signedUp } from './people.ts'
import type { Step } from './steps.ts'

export interface Scene {
  /** Address of the page; `:game` stands for the last of its games. */
  readonly path: string
  /** Games that the device has. */
  readonly games?: readonly GameName[]
  /** Selector of what is there as soon as the page stands. */
  readonly shown: string
  /** What is done then. */
  readonly steps?: readonly Step[]
  /** What is done at the server before, and the address it leads to. */
  prepare?(people: People): Promise<string>
}

/** Who can ask the server in a scene. */
export interface People {
  /** Whoever looks; a guest from now on. */
  me(): Promise<Person>
  /** A guest elsewhere. */
  stranger(name: string): Promise<Person>
}

export type Scenes = Readonly<Record<string, Scene>>

const STANDS = 'main h1, main .duel, main .rome, main .mare, main .aw'

const at = (path: string, shown = STANDS): Scene => ({ path, shown })

const of = (game: GameName, path: string, shown: string, ...steps: Step[]): Scene => ({
  ...{ path, games: [game], shown, steps },
})

const turnOf = (game: GameName, ...steps: Step[]): Scene => of(game, '/play/:game', '.prompt-legal', ...steps)
const endOf = (game: GameName, ...steps: Step[]): Scene => of(game, '/play/:game', '.prompt-over', ...steps)

export const PAGES: Scenes = {
  'pages/home': { path: '/', games: ['points', 'rome', 'mareOver', 'late'], shown: '.home-game' },
  'pages/new-game': at('/new/wonders-duel'),
  'pages/new-game-for-two': at('/new/wonders-duel?who=people'),
  'pages/new-game-of-five': at('/new/glory-to-rome?who=bots'),
  'pages/rules-of-wonders-duel': at('/rules/wonders-duel'),
  'pages/rules-of-glory-to-rome': at('/rules/glory-to-rome'),
  'pages/card-of-wonders-duel': at('/rules/wonders-duel/card/the-sphinx'),
  'pages/card-of-glory-to-rome': at('/rules/glory-to-rome/card/ludus-magna'),
  'pages/new-game-of-empires': at('/new/mare-nostrum', '.new-seat small'),
  'pages/rules-of-mare-nostrum': at('/rules/mare-nostrum'),
  'pages/card-of-mare-nostrum': at('/rules/mare-nostrum/card/castor-and-pollux'),
  'pages/new-game-of-powers': at('/new/assyrian-wars', '.new-seat small'),
  'pages/rules-of-assyrian-wars': at('/rules/assyrian-wars'),
  'pages/card-of-assyrian-wars': at('/rules/assyrian-wars/card/omens'),
  'pages/introduction-of-wonders-duel': at('/rules/wonders-duel/introduction', '.example'),
  'pages/introduction-of-glory-to-rome': at('/rules/glory-to-rome/introduction', '.example'),
  'pages/introduction-of-mare-nostrum': at('/rules/mare-nostrum/introduction', '.example'),
  'pages/introduction-of-assyrian-wars': at('/rules/assyrian-wars/introduction', '.example'),
  'pages/glossary': at('/rules/assyrian-wars/glossary'),
  'pages/lessons': at('/learn'),
  'pages/mistakes': at('/train/mistakes'),
  'pages/puzzles': at('/puzzles', '.puzzles-themes'),
  'pages/studies': at('/study', '.study-list .link-row'),
  'pages/editor': at('/train/editor', '.editor-choice .link-row'),
  'pages/editor-map': {
    path: '/train/editor/mare-nostrum',
    shown: '.editor-sound',
    steps: [{ press: '[data-place="latium"]' }, { wait: '.editor-inspector input' }],
  },
  'pages/editor-of-assyrian-wars': at('/train/editor/assyrian-wars', '.editor-sound'),
  'pages/editor-cards': {
    path: '/train/editor/assyrian-wars',
    shown: '.editor-sound',
    steps: [
      { click: '.editor-head > .segmented button:nth-child(2)' },
      { press: '#editor-deck-0-title input' },
      { wait: '.editor-card' },
    ],
  },
  'pages/settings': at('/settings'),
  'pages/about': at('/about'),
  'pages/not-found': at('/nowhere'),
}

/** What asks the server. */
export const ONLINE: Scenes = {
  'online/tables': at('/online', '#online-mine ~ :not([aria-busy])'),
  'online/new-table': at('/online/new/glory-to-rome', '.new-option'),
  'online/table-for-a-friend': at('/online/new/wonders-duel?with=friend', 'summary'),
  'online/ladder': at('/ladder/wonders-duel', 'main .panel'),
  'online/account': at('/account', 'form'),
  'online/tournaments': at('/tournaments', 'main .panel'),
  'online/new-tournament': at('/tournaments/new/wonders-duel', 'form'),
  'online/tournament': {
    path: '/tournament/:tournament',
    shown: '.cup-table',
    async prepare({ me, stranger }) {
      const director = await signedUp(await stranger('Hanna'))
      const { id } = await director.ask<{ id: string }>('POST', '/tournaments', {
        ...{ name: 'Saturday Swiss', format: 'swiss', game: 'wonders-duel', rated: false, rounds: 3, breakSeconds: 0 },
      })
      const others = [await stranger('Marcus'), await stranger('Livia'), await stranger('Octavia')]
      for (const person of [await me(), ...others]) await person.ask('POST', `/tournaments/${id}/join`, {})
      await director.ask('POST', `/tournaments/${id}/direct`, { act: 'start' })
      return `/tournament/${id}`
    },
  },
  'online/simultaneous-display': {
    path: '/tournament/:tournament',
    shown: '.cup-games',
    async prepare({ me, stranger }) {
      const host = await signedUp(await me())
      const { id } = await host.ask<{ id: string }>('POST', '/tournaments', {
        ...{ name: 'Evening display', format: 'simultaneous', game: 'wonders-duel', rated: false, places: 4 },
        ...{ begins: 'alternate', hostMinutes: 15 },
      })
      for (const name of ['Marcus', 'Livia', 'Octavia']) {
        await (await stranger(name)).ask('POST', `/tournaments/${id}/join`, {})
      }
      await host.ask('POST', `/tournaments/${id}/direct`, { act: 'start' })
      return `/tournament/${id}`
    },
  },
  'online/leagues': at('/tournaments/leagues', 'main .panel'),
  'online/season': {
    path: '/ladder/wonders-duel/:season',
    shown: '.person-note',
    async prepare({ stranger }) {
      const person = await stranger('Hanna')
      const [running] = await person.ask<readonly { season: string }[]>('GET', '/ladder/wonders-duel/seasons')
      return `/ladder/wonders-duel/${running.season}`
    },
  },
  'online/league': {
    path: '/tournaments/league/:league',
    shown: '.league-table',
    async prepare({ stranger }) {
      const leader = await signedUp(await stranger('Hanna'))
      const club = `forum-${Date.now().toString(36)}`
      await leader.ask('POST', '/clubs', { id: club, name: club })
      const { id } = await leader.ask<{ id: string }>('POST', '/leagues', {
        ...{ name: 'League of the Forum', club, terms: { game: 'wonders-duel', rated: false, size: 3, movers: 1 } },
      })
      const names = ['Marcus', 'Livia', 'Octavia', 'Titus', 'Flavia']
      const others = await Promise.all(names.map(async name => signedUp(await stranger(name))))
      for (const person of others) await person.ask('POST', `/clubs/${club}/join`, {})
      for (const person of [leader, ...others]) await person.ask('POST', `/leagues/${id}/join`, {})
      await leader.ask('POST', `/leagues/${id}/run`, { act: 'begin' })
      return `/tournaments/league/${id}`
    },
  },
  'online/waiting-room': {
    path: '/table/:table',
    shown: '.waiting-link button',
    steps: [{ click: '.waiting-link button', at: -1 }, { wait: '.waiting-link input' }],
    async prepare({ me }) {
      const { table } = await open(await me(), { game: 'glory-to-rome', seats: ['me', 'open', { bot: 'consul' }] })
      return `/table/${table.id}`
    },
  },
  'online/invitation': {
    path: '/join/:invitation',
    shown: '.join-card input',
    async prepare({ stranger }) {
      const { invite } = await open(await stranger('Marcus'))
      return `/join/${invite}`
    },
  },
}

/** It begins at once. */
const withBot = (me: Person) => open(me, { seats: ['me', { bot: 'scribe' }], rated: false })

/** On a phone the panel is a page of its own. */
const TO_PANEL: readonly Step[] = [
  { click: '.play-lower-tabs button', at: -1, unless: '.tabs' },
  { click: '.tabs button', at: -1, unless: '.play-lower-tabs' },
  { wait: '.online-panel' },
]

/** Looked at by tests that have people of their own (online-visual.test.ts). */
export const IN_COMPANY: Scenes = {
  'online/table': {
    path: '/table/:table',
    shown: '.prompt',
    steps: TO_PANEL,
    async prepare({ me }) {
      const { table } = await withBot(await me())
      return `/table/${table.id}`
    },
  },
  'online/table-with-deals': {
    path: '/table/:table',
    shown: '.prompt',
    steps: [...TO_PANEL, { click: '.online-panel details:has(.deals) > summary' }],
    async prepare({ me }) {
      const bot = { bot: 'scribe' }
      const { table } = await open(await me(), { game: 'glory-to-rome', seats: ['me', bot, bot], rated: false })
      return `/table/${table.id}`
    },
  },
  'online/planning': {
    path: '/table/:table',
    shown: '.prompt',
    steps: [{ click: '.prompt-plan' }, { wait: '.plan-cancel' }],
    async prepare({ me, stranger }) {
      const [host, ada] = [await stranger('Marcus'), await me()]
      const { table, invite } = await open(host, { seats: ['me', 'open'], clock: { kind: 'days', days: 3 } })
      await ada.ask('POST', `/invites/${invite}`, {})
      return `/table/${table.id}`
    },
  },
  'online/replay': {
    path: '/game/:table',
    shown: '.duel',
    async prepare({ me }) {
      const ada = await me()
      const { table } = await withBot(ada)
      await ada.ask('POST', `/tables/${table.id}/resign`, {})
      return `/game/${table.id}`
    },
  },
  'online/people': { path: '/people', shown: 'main .panel' },
  'online/messages': { path: '/messages', shown: 'main h1' },
  'online/clubs': { path: '/clubs', shown: 'main .panel' },
  'online/club': {
    path: '/club/:club',
    shown: 'main h1',
    async prepare({ me }) {
      await me()
      return '/club/nobody-here'
    },
  },
  'online/games': { path: '/games', shown: 'main form' },
  'online/profile': {
    path: '/people/:person',
    shown: 'main h1',
    async prepare({ me }) {
      return `/people/${(await me()).id}`
    },
  },
}

const LIT_STOP = '.mare-map [data-stop]:not([aria-disabled])'

/** These fit a laptop's window. */
export const TABLES: Scenes = {
  'boards/wonders-duel/draft': turnOf('draft'),
  'boards/wonders-duel/turn': turnOf('late'),
  'boards/wonders-duel/card-in-hand': turnOf('late', { press: '.duel button[data-piece][aria-pressed]' }),
  'boards/wonders-duel/refusal': turnOf('early', { press: '.duel-place[aria-disabled]' }, { wait: '.prompt-refused' }),
  'boards/wonders-duel/earlier-position': of('late', '/play/:game?move=20', '.prompt-past'),
  'boards/wonders-duel/end': endOf('science'),
  'boards/wonders-duel/scores': endOf('points', { click: '.prompt-buttons button' }, { wait: 'dialog table' }),
  'boards/wonders-duel/replay': of('science', '/replay/:game?move=30', '.duel'),
  'boards/glory-to-rome/turn': turnOf('rome'),
  'boards/glory-to-rome/card-in-hand': turnOf('rome', { press: '.rome button[data-piece][aria-pressed]' }),
  'boards/glory-to-rome/five-players': turnOf('romeOfFive'),
  'boards/glory-to-rome/end': endOf('romeOver'),
  'boards/glory-to-rome/replay': of('romeOver', '/replay/:game?move=150', '.rome'),
  'boards/glory-to-rome/lesson': at('/learn/glory-to-rome/first-game'),
  'boards/glory-to-rome/example': at('/rules/glory-to-rome/example/BX-02', '.stage-note'),
  'boards/wonders-duel/lesson': at('/learn/wonders-duel/first-game'),
  'boards/wonders-duel/puzzle': at('/puzzle/2026-11-15'),
  'boards/mare-nostrum/offer': turnOf('mareOffer'),
  'boards/mare-nostrum/take': turnOf('mareTake'),
  'boards/mare-nostrum/build': turnOf('mareBuild', { press: '.mare-item[aria-pressed]' }),
  'boards/mare-nostrum/payment': turnOf('marePay'),
  'boards/mare-nostrum/march': turnOf('mareMarch', { press: LIT_STOP }),
  'boards/mare-nostrum/battle': turnOf('mareBattle'),
  'boards/mare-nostrum/chances-of-a-battle': turnOf('mareBattle', { press: LIT_STOP }),
  'boards/mare-nostrum/end': endOf('mareOver'),
  'boards/mare-nostrum/replay': of('mareOver', '/replay/:game?move=300&seat=none', '.mare'),
  'boards/mare-nostrum/lesson': at('/learn/mare-nostrum/first-round'),
  'boards/assyrian-wars/impulse': turnOf('awAct'),
  'boards/assyrian-wars/card-in-hand': turnOf('awAct', { press: '.aw-cards .piece-legal' }, { wait: '.aw-uses' }),
  'boards/assyrian-wars/march': turnOf('awMarch'),
  'boards/assyrian-wars/interception': turnOf('awIntercept'),
  'boards/assyrian-wars/battle-cards': turnOf('awBattle'),
  'boards/assyrian-wars/losses': turnOf('awLosses'),
  'boards/assyrian-wars/siege': turnOf('awSiege'),
  'boards/assyrian-wars/country': turnOf(
    'awSiege',
    // On a phone the countries have a page of their own.
    { click: '.tabs button', at: 1, unless: '.aw-camps tbody th button' },
    { press: '.aw-camps tbody th button' },
    { wait: '.aw-country' },
  ),
  'boards/assyrian-wars/reaction': turnOf('awReact'),
  'boards/assyrian-wars/offer': turnOf('awOffer'),
  'boards/assyrian-wars/politics': turnOf('awPolitics'),
  'boards/assyrian-wars/army-between-the-turns': turnOf('awRelocating'),
  'boards/assyrian-wars/end': endOf('awOver'),
  'boards/assyrian-wars/replay': of('awOver', '/replay/:game?move=60', '.aw'),
  'boards/assyrian-wars/lesson': at('/learn/assyrian-wars/two-rivers'),
  'boards/mare-nostrum/puzzle': at('/puzzles/mare-nostrum/all/1-564', '.stage-note'),
  'boards/wonders-duel/study': at('/study/first-turns', '.study-note'),
}

const tab = (at: number, game: GameName): Scene => turnOf(game, { click: '.tabs button', at })

/** The other pages of a table on a phone. */
export const TABS: Scenes = {
  'phone/cities-of-wonders-duel': tab(1, 'late'),
  'phone/actions': tab(2, 'late'),
  'phone/record': tab(3, 'late'),
  'phone/empires-of-mare-nostrum': tab(1, 'mareBuild'),
  'phone/countries-of-assyrian-wars': tab(1, 'awSiege'),
}

const DIALOG: Step = { wait: 'dialog[open] h2' }

/** What lies over a page. */
export const DIALOGS: Scenes = {
  'dialogs/rule': turnOf('late', { click: '.prompt-rule' }, { wait: '.rule-panel-text p' }),
  'dialogs/import-record': {
    ...at('/', '.home-intake button'),
    steps: [{ click: '.home-intake button', at: -1 }, DIALOG],
  },
  'dialogs/result': of('points', '/replay/:game?move=30', '.duel', { click: '.replay-buttons button' }, DIALOG),
  'dialogs/play-on': of(
    'points',
    '/replay/:game?move=30',
    '.duel',
    { click: '.replay-buttons button', at: -1 },
    DIALOG,
  ),
  'dialogs/delete-games': of('late', '/settings', 'main h1', { click: 'main .button-danger' }, DIALOG),
}

/** All of them, by name. */
export const SCENES: Scenes = { ...PAGES, ...ONLINE, ...IN_COMPANY, ...TABLES, ...TABS, ...DIALOGS }

/** Components that are whole only on a page: the scene that shows each. */
export const SHOWN_BY_SCENE: Readonly<Record<string, string>> = {
  BarStatus: 'boards/wonders-duel/turn',
  BarTitle: 'boards/wonders-duel/turn',
  BoardIslands: 'boards/assyrian-wars/replay',
  Deals: 'online/table-with-deals',
  ExampleBox: 'pages/rules-of-glory-to-rome',
  Frame: 'pages/home',
  Help: 'boards/wonders-duel/turn',
  IslandLayout: 'boards/assyrian-wars/impulse',
  Notes: 'online/table',
  OnlinePanel: 'online/table',
  OrdersPane: 'boards/assyrian-wars/impulse',
  PlanRow: 'online/planning',
  Planning: 'online/planning',
  Play: 'boards/wonders-duel/turn',
  PlayLayout: 'boards/wonders-duel/turn',
  PositionPicture: 'pages/rules-of-glory-to-rome',
  SearchField: 'pages/glossary',
  Stage: 'boards/wonders-duel/lesson',
  TermList: 'pages/glossary',
  TermRow: 'pages/introduction-of-assyrian-wars',
  WaitingRoom: 'online/waiting-room',
}
