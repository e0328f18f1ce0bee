// Three people far from each other in The Two Rivers, and somebody watches: reactions are asked for, battle cards are laid face
// down. At two tables alike but for the card that is laid, everybody else is told the same byte for byte until it is turned up; and
// no byte tells a rival or a spectator a card in another's hand or in the deck.

import { applied } from '@tabularium/protocol/delta'
import { type AwView, assyrianWars } from '../../assyrian-wars/src/index.ts'
import { DATA, DECK, HAND, LAID, NOBODY, namesOf, USED } from '../../assyrian-wars/src/rules.ts'
import { openTable } from '../../kernel/src/index.ts'
import type { News, Sight, Watched } from '../../protocol/src/index.ts'
import { begin, seedOf } from '../../server/src/tables/testing.ts'
import { type Given, startGiven } from './given.ts'
import { framesOf, type Person, personAt } from './online.ts'
import { lines, movesMade } from './table.ts'
import { expect, test, type Visit } from './visit.ts'

const SCENARIO = { scenario: 'two-rivers' }
const N = namesOf(DATA)

/** Assyria goes for Sippar; whoever can answer does, the first wish first. */
const WISHES = ['react', 'intercept', 'to sippar', 'to dur-kurigalzu', 'march as-sin-ahu-usur', 'pay-supply', 'pass']
const wish = (legal: readonly string[]): string =>
  WISHES.flatMap(word => legal.find(one => one === word || one.startsWith(`${word} `)) ?? [])[0] ?? legal[0]

interface Opening {
  readonly seed: string
  /** Up to the moment in which a seat can lay one of two cards. */
  readonly moves: readonly (readonly [seat: number, notation: string])[]
  readonly seat: number
  readonly cards: readonly [string, string]
}

/** A game that soon comes to a reaction that can be given, and to a battle with a choice of cards. */
function findOpening(): Opening {
  for (let n = 0; n < 200; n++) {
    const seed = seedOf(`three at two rivers ${n}`)
    const table = openTable(assyrianWars, {
      config: { seats: 3, options: SCENARIO },
      seats: ['Ada', 'Bea', 'Cid'],
      seed,
    })
    const moves: [number, string][] = []
    let reacted = false
    while (moves.length < 16) {
      const [seat] = table.waiting()
      const legal = table.legal(seat).map(({ notation }) => notation)
      const [first, second] = legal.filter(one => one.startsWith('lay '))
      if (second !== undefined && reacted) return { seed, moves, seat, cards: [first, second] }
      const notation = wish(legal)
      reacted ||= notation.startsWith('react ')
      moves.push([seat, notation])
      table.act(seat, notation)
    }
  }
  throw new Error('no battle with cards in sight')
}

/** What is told of the game: without the table's name and the time, and without who comes and goes. */
const plain = (frames: readonly string[], id: string): readonly string[] =>
  frames
    .filter(frame => frame.includes(id) && !/^\{"news":"(?:mine|presence)"/.test(frame))
    .map(frame => frame.replaceAll(id, 'ID').replace(/\b\d{13}\b/g, 'TIME'))

/** Every position a page was shown. */
function viewsIn(frames: readonly string[]): readonly AwView[] {
  const seen: AwView[] = []
  for (const text of frames) {
    const message = JSON.parse(text) as News | { readonly answer: number; readonly value?: Partial<Watched> }
    const last = seen.at(-1)
    if ('answer' in message) {
      if (message.value?.sight) seen.push(message.value.sight.view as AwView)
    } else if (message.news === 'sight') seen.push(message.sight.view as AwView)
    else if (message.news === 'update' && last && message.update.view) {
      seen.push(applied(last, message.update.view) as AwView)
    }
  }
  return seen
}

/** Names of cards that stand in the way of a search: countries and actions are called so too. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['pass', ...DATA.countries.map(({ id }) => id)])
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z]+(?:-[a-z]+)*/g))

const cardPlaces = ({ position }: AwView): readonly number[] => position.cardAt as readonly number[]
/** Home cards in hand are known to all; of the others only their holder knows. */
const isSecret = (copy: number): boolean => N.cardHome[N.copyCard[copy]] === NOBODY
const isHeld = (place: number): boolean => (place >= HAND && place < USED) || (place >= LAID && place < LAID + USED)

let server: Given
test.beforeAll(async () => {
  server = await startGiven()
})

test('hands, the deck and cards face down are told to nobody else', async ({ visit }) => {
  const opening = findOpening()
  const { address } = server
  const visits: Visit[] = []
  for (let i = 0; i < 4; i++) visits.push(await visit({ address }))
  const pages = visits.map(({ page }) => page)
  const frames = visits.map(framesOf)
  const people: Person[] = []
  for (const [i, name] of ['Ada', 'Bea', 'Cid'].entries()) people.push(await personAt(pages[i], name))
  const others = [0, 1, 2, 3].filter(seat => seat !== opening.seat)

  const move = async (id: string, seat: number, action: string) => {
    const { version } = await people[seat].ask<Sight>('GET', `/tables/${id}/sight`)
    await people[seat].ask('POST', `/tables/${id}/moves`, { action, expect: version, key: `${id}-${version}` })
  }
  /** Until all have laid what they want; the last of them is still asked. */
  const lay = async (card: string) => {
    const id = await begin(server, assyrianWars, { seats: people, seed: opening.seed, options: SCENARIO })
    const before = frames.map(({ length }) => length)
    for (const page of pages) {
      await page.goto(`/table/${id}`)
      await page.locator('.aw').waitFor()
    }
    for (const [seat, action] of opening.moves) await move(id, seat, action)
    const line = lines(pages[opening.seat]).and(pages[opening.seat].locator(`[data-notation="${card}"]`))
    await line.click()
    await line.waitFor({ state: 'detached' })
    const made = opening.moves.length + 1
    for (const page of pages) await expect.poll(() => movesMade(page)).toBe(made)
    return { id, before, told: frames.map((list, i) => plain(list.slice(before[i]), id)) }
  }

  const [one, two] = [await lay(opening.cards[0]), await lay(opening.cards[1])]
  for (const seat of others) {
    expect(two.told[seat].length).toBeGreaterThan(opening.moves.length)
    expect(two.told[seat]).toEqual(one.told[seat])
  }
  expect(two.told[opening.seat]).not.toEqual(one.told[opening.seat])
  await pages[3].locator('.aw-fought').getByText('card face down').waitFor()

  // What lies in hands, in the deck and face down: nowhere in the positions of the others, and in no byte.
  const views = frames.map((list, i) => viewsIn(list.slice(two.before[i])))
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
        expect(isHeld(mine[copy]), `seat ${seat} knows where ${N.cards[N.copyCard[copy]]} is`).toBe(false)
        const name = N.cards[N.copyCard[copy]]
        if (own.has(name) || COMMON_WORDS.has(name)) continue
        expect(bytes.has(name), `seat ${seat} is told of ${name}`).toBe(false)
        looked++
      }
    }
  }
  expect(looked).toBeGreaterThan(20)

  // Turned up: now all are told.
  const card = opening.cards[1].split(' ')[1]
  const sight = async () => (await people[0].ask<Sight>('GET', `/tables/${two.id}/sight`)).view as AwView
  for (let view = await sight(); Object.keys(view.laid).length > 0; view = await sight()) {
    await move(two.id, view.waiting[0], 'pass')
  }
  for (const list of frames) {
    await expect
      .poll(() => list.some(frame => frame.includes('"battle-card"') && frame.includes(`"${card}"`)))
      .toBe(true)
  }
  await pages[3].locator('.aw-fought').getByText('battle card').first().waitFor()
})
