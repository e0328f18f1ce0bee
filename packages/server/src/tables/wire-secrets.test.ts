// What is nobody else's business never leaves the server: of every byte that comes over the sockets of all who sit at a
// table, and of a spectator, none tells a hand, a vault, an offer, a card face down or the seed before it is shown.

import { type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { DATA, DECK, HAND, LAID, NOBODY, namesOf, USED } from '@tabularium/assyrian-wars/rules'
import { type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { applied, type News, type Sight, type Watched } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBattle, TWO_RIVERS } from './battle.testing.ts'
import {
  begin,
  type Guest,
  guests,
  moveBy,
  moveOnce,
  playOn,
  type SocketClient,
  seedOf,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
let people: readonly Guest[]
beforeAll(async () => {
  server = await startTables()
  people = await guests(server, 3)
})

interface ReadSight<V> extends Omit<Sight, 'view'> {
  readonly view: V
}

interface ReceivedText {
  /** Moves made when it came. */
  readonly moves: number
  readonly text: string
}

interface Heard<V> {
  readonly seen: readonly ReadSight<V>[]
  readonly told: readonly ReceivedText[]
  /** What is told when the game is over, apart. */
  readonly record?: string
}

type Message = News | { readonly answer: number; readonly value?: Partial<Watched> }

/** What somebody saw at every version, and what they were told when. */
function heardBy<V>({ received }: SocketClient): Heard<V> {
  const seen: ReadSight<V>[] = []
  const told: ReceivedText[] = []
  let record: string | undefined
  const see = (sight: Sight) => seen.push({ ...sight, view: sight.view as V })
  for (const text of received) {
    const message = JSON.parse(text) as Message
    const last = seen.at(-1)
    if ('answer' in message) {
      if (message.value?.sight) see(message.value.sight)
    } else if (message.news === 'sight') see(message.sight)
    else if (message.news === 'update') {
      const { view, ...rest } = message.update
      if (last) seen.push({ ...last, ...rest, view: (view ? applied(last.view, view) : last.view) as V })
    } else if (message.news === 'table' && message.record !== undefined) record ??= message.record
    if (record === undefined) told.push({ moves: seen.at(-1)?.moves ?? 0, text })
  }
  return { seen, told, ...(record !== undefined && { record }) }
}

/** What is told of the game: without the table's name and the time, and without who comes and goes. */
const toldOf = ({ received }: SocketClient, id: string): readonly string[] =>
  received
    .filter(text => text.includes(id) && !/^\{"news":"(?:mine|presence)"/.test(text))
    .map(text => text.replaceAll(id, 'ID').replace(/\b\d{13}\b/g, 'TIME'))

/** Without the table's options, of which some are called like cards. */
const withoutOptions = (text: string): string => text.replace(/"options":\{[^}]*\}/g, '')
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z]+(?:-[a-z]+)*/gi))

/** After which move each word was told first. */
function firstTold({ told }: Heard<unknown>): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { moves, text } of told) {
    for (const word of wordsOf(withoutOptions(text))) if (!first.has(word)) first.set(word, moves)
  }
  return first
}

/** The set-up's line of a record and those of the moves. */
const linesOf = (record: string): readonly string[] => record.slice(record.indexOf('moves:\n')).split('\n').slice(1)

/** Somebody gives up: everybody is told the record, and the seed, and nobody was before. */
async function ends(id: string, seed: string, clients: readonly SocketClient[]): Promise<string> {
  await people[0].post(`/api/tables/${id}/resign`, {})
  for (const client of clients)
    await client.until(({ news }) => news.some(one => one.news === 'table' && one.record !== undefined))
  const heard = clients.map(client => heardBy(client))
  const [{ record = '' }] = heard
  expect(record).toContain(seed)
  for (const { told, record: theirs } of heard) {
    expect(theirs).toBe(record)
    expect(told.filter(({ text }) => text.includes(seed))).toEqual([])
  }
  return record
}

test('7 Wonders Duel: no byte names a card before it is turned up, nor the seed', async () => {
  const seed = seedOf('cards face down')
  const seated = people.slice(0, 2)
  const id = await begin(server, wondersDuel, { seats: seated, seed })
  const clients = await watchAll(server, id, [...seated, undefined])
  const made = await playOn(id, clients, 40)
  expect(made).toBe(40)
  const lines = linesOf(await ends(id, seed, clients)).slice(0, made + 1)
  for (const client of clients) {
    const told = firstTold(heardBy(client))
    let looked = 0
    for (const [n, line] of lines.entries()) {
      const cards = line.split(' > ')[1]?.split(', ') ?? []
      // At once, and not before.
      expect(cards.filter(card => told.get(card) !== n)).toEqual([])
      looked += cards.length
    }
    expect(looked).toBeGreaterThan(40)
  }
})

test('Glory to Rome: no byte tells a rival or a spectator a hand, a vault, the others’ talk or the seed', async () => {
  const seed = seedOf('secrets of the page')
  const seated = people.slice(0, 2)
  const id = await begin(server, gloryToRome, { seats: seated, seed })
  const clients = await watchAll(server, id, [...seated, people[2]])
  await clients[0].ask('chat', { table: id, room: 'players', text: 'between us players' })
  await clients[2].ask('chat', { table: id, room: 'spectators', text: 'over their shoulders' })
  await clients[1].until(({ received }) => received.some(text => text.includes('between us players')))
  const made = await playOn(id, clients, 120)
  expect(made).toBe(120)
  const record = await ends(id, seed, clients)
  const heard = clients.map(client => heardBy<GrView>(client))
  const [own, rival, spectator] = heard
  expect(spectator.told.some(({ text }) => text.includes('between us players'))).toBe(false)
  expect(spectator.told.some(({ text }) => text.includes('over their'))).toBe(true)
  for (const { told } of [own, rival]) expect(told.some(({ text }) => text.includes('over their'))).toBe(false)

  // Everybody saw every position, as far as it is theirs.
  for (const [seat, { seen }] of heard.entries()) {
    expect(new Set(seen.map(({ moves }) => moves)).size).toBe(made + 1)
    expect(seen.filter(({ view }) => view.seat !== (seat === 2 ? undefined : seat))).toEqual([])
    for (const { view } of seen) {
      expect(view.deck).toBeTypeOf('number')
      for (const { vault } of view.players) expect(vault).toBeTypeOf('number')
    }
  }
  for (const { view } of spectator.seen) expect([...view.hand, ...view.ownBanked]).toEqual([])

  // Names of cards that only their holder has ever seen: in nobody else's bytes, up to the move that shows them.
  const [setup, ...moves] = linesOf(record)
  // Both are dealt four; what is drawn after that lies open in the pool.
  const pool = setup.split(', ').slice(8)
  const shown = (n: number) => {
    const actions = moves.slice(0, n).map(line => line.split(' > ')[0])
    return wordsOf([...pool, ...actions].join(' '))
  }
  const handsOf = ({ seen }: Heard<GrView>, n: number) =>
    new Set(seen.flatMap(({ moves: at, view }) => (at <= n ? [...view.hand, ...view.ownBanked] : [])))
  let looked = 0
  for (const [holder, others] of [
    [own, [rival, spectator]],
    [rival, [own, spectator]],
  ] as const) {
    for (const other of others) {
      const bytes = firstTold(other)
      for (let n = 0; n <= made; n += 5) {
        const theirs = handsOf(other, n)
        const open = shown(n)
        const secret = [...handsOf(holder, n)].filter(name => !theirs.has(name) && !open.has(name))
        expect(secret.filter(name => (bytes.get(name) ?? made + 1) <= n)).toEqual([])
        looked += secret.length
      }
    }
  }
  expect(looked).toBeGreaterThan(50)
})

test('Mare Nostrum: nobody is told of an offer before all are in, and then everybody; a gift stays between two', async () => {
  const seed = seedOf('three at a market')
  type Choose = (legal: readonly string[]) => string
  const first: Choose = ([one]) => one
  const last: Choose = legal => legal.at(-1) ?? ''
  const MANY = 3
  /** One resource after the other, as many as the leader has asked for. */
  const putUp = async (id: string, clients: readonly SocketClient[], seat: number, choose: Choose) => {
    const offered: string[] = []
    while (offered.length < MANY) offered.push((await moveBy(clients[seat], id, clients, choose)).split(' ')[1])
    return offered
  }
  /** To the moment before the last offer: what was told to each, and what the first one has put up. */
  const trade = async (choose: Choose) => {
    const id = await begin(server, mareNostrum, { seats: people, seed })
    const clients = await watchAll(server, id, [...people, undefined])
    await moveOnce(id, clients, () => `token ${MANY}`)
    const offered = await putUp(id, clients, 0, choose)
    for (const client of clients) expect(client.received.join()).toContain('{"at":"ready","seat":0}')
    await putUp(id, clients, 1, first)
    return { id, clients, offered, told: clients.map(client => toldOf(client, id)) }
  }
  const [one, two] = [await trade(last), await trade(first)]
  expect(new Set(one.offered)).not.toEqual(new Set(two.offered))
  for (const seat of [1, 2, 3]) {
    expect(two.told[seat].length).toBeGreaterThan(2 * MANY)
    expect(two.told[seat]).toEqual(one.told[seat])
  }
  // Only the owner is told: of the offer, and of what is left.
  expect(two.told[0]).not.toEqual(one.told[0])
  for (const seat of [0, 1, 2]) expect(two.told[seat].join()).toContain(`"seat":${seat},"`)
  expect(two.told[3].join()).not.toContain('"own"')

  // The last one is in: all lie open, to the spectator as well, and the leader takes first.
  const { id, clients } = two
  const lengths = () => clients.map(({ received }) => received.length)
  const before = lengths()
  await putUp(id, clients, 2, first)
  for (const [seat, { received }] of clients.entries()) {
    const open = received.slice(before[seat]).join('\n')
    for (const piece of two.offered) expect(open).toContain(piece)
  }
  const legalNow = () => clients.flatMap(client => client.sight(id)?.legal ?? [])
  let takes = 0
  for (; legalNow().some(action => action.startsWith('take ')); takes++) await moveOnce(id, clients)
  expect(takes).toBeGreaterThan(2)

  // Who has most evens out with who has least: only these two learn what was given.
  const since = lengths()
  const giver = clients.findIndex(client => (client.sight(id)?.legal.length ?? 0) > 0)
  const [, given] = (await moveBy(clients[giver], id, clients, last)).split(' ')
  const news = clients.map(({ received }, i) => received.slice(since[i]).join('\n'))
  const knowing = news.flatMap((text, seat) => (text.includes(`"piece":"${given}"`) ? [seat] : []))
  expect(knowing).toHaveLength(2)
  expect(knowing).toContain(giver)
  expect(knowing).not.toContain(3)
  for (const [seat, text] of news.entries()) expect(text.includes(given)).toBe(knowing.includes(seat))
})

describe('Assyrian Wars', () => {
  const N = namesOf(DATA)

  /** Names of cards that stand in the way of a search: countries and actions are called so too. */
  const COMMON_WORDS: ReadonlySet<string> = new Set(['pass', ...DATA.countries.map(({ id }) => id)])
  const cardPlaces = ({ position }: AwView): readonly number[] => position.cardAt as readonly number[]
  /** Home cards in hand are known to all; of the others only their holder knows. */
  const isSecret = (copy: number): boolean => N.cardHome[N.copyCard[copy]] === NOBODY
  const isHeld = (place: number): boolean => (place >= HAND && place < USED) || (place >= LAID && place < LAID + USED)

  test('hands, the deck and cards face down are told to nobody else', async () => {
    const opening = findBattle()
    /** Until a card is laid; others are still asked. */
    const lay = async (card: string) => {
      const id = await begin(server, assyrianWars, { seats: people, seed: opening.seed, options: TWO_RIVERS })
      const clients = await watchAll(server, id, [...people, undefined])
      for (const [seat, action] of [...opening.moves, [opening.seat, card] as const])
        await moveBy(clients[seat], id, clients, () => action)
      return { id, clients, told: clients.map(client => toldOf(client, id)) }
    }
    // At two tables alike but for the card that is laid everybody else is told the same.
    const [one, two] = [await lay(opening.cards[0]), await lay(opening.cards[1])]
    for (const seat of [0, 1, 2, 3].filter(seat => seat !== opening.seat)) {
      expect(two.told[seat].length).toBeGreaterThan(opening.moves.length)
      expect(two.told[seat]).toEqual(one.told[seat])
    }
    expect(two.told[opening.seat]).not.toEqual(one.told[opening.seat])

    // What lies in hands, in the deck and face down: nowhere in the positions of the others, and in no byte.
    const { id, clients } = two
    const views = clients.map(client => heardBy<AwView>(client).seen.map(({ view }) => view))
    let looked = 0
    for (const [seat, told] of views.entries()) {
      expect(told.length).toBeGreaterThan(opening.moves.length)
      const bytes = wordsOf(two.told[seat].join('\n'))
      const own = new Set(told.flatMap(({ hands, discard }) => [...Object.values(hands).flat(), ...discard]))
      for (const view of told) expect(cardPlaces(view)).not.toContain(DECK)
      for (const [holder, theirs] of views.entries()) {
        if (holder === seat || holder === 3) continue
        const last = theirs[theirs.length - 1]
        const mine = cardPlaces(told[told.length - 1])
        for (const [copy, place] of cardPlaces(last).entries()) {
          if (!isHeld(place) || !isSecret(copy)) continue
          const name = N.cards[N.copyCard[copy]]
          expect(isHeld(mine[copy]), `seat ${seat} knows where ${name} is`).toBe(false)
          if (own.has(name) || COMMON_WORDS.has(name)) continue
          expect(bytes.has(name), `seat ${seat} is told of ${name}`).toBe(false)
          looked++
        }
      }
    }
    expect(looked).toBeGreaterThan(20)

    // Turned up: now all are told.
    const [, card] = opening.cards[1].split(' ')
    const isLaid = () => {
      const view = clients[3].sight(id)?.view as AwView | undefined
      return Object.keys(view?.laid ?? {}).length > 0
    }
    while (isLaid()) await moveOnce(id, clients, () => 'pass')
    for (const { received } of clients)
      expect(received.some(text => text.includes('"battle-card"') && text.includes(`"${card}"`))).toBe(true)
  })
})
