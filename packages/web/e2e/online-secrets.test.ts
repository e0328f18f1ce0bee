// What is nobody else's business never leaves the server: of every byte that came over the sockets of three browsers,
// none tells a rival or a spectator a hand, what was banked, or the seed, before the game is over.

import type { News, Sight, Watched } from '@tabularium/protocol'
import { applied } from '@tabularium/protocol/delta'
import { type GrView, gloryToRome } from '../../glory-to-rome/src/index.ts'
import { begin, seedOf } from '../../server/src/tables/testing.ts'
import { type Given, startGiven } from './given.ts'
import { framesOf, log, lowerTab, personAt, playBeside, say } from './online.ts'
import { movesMade, prompt } from './table.ts'
import { expect, test } from './visit.ts'

interface Seen extends Sight {
  readonly view: GrView
}

const seenIn = (sight: Sight): Seen => ({ ...sight, view: sight.view as GrView })

interface Told {
  /** Moves made when it came. */
  readonly moves: number
  readonly text: string
}

type Message = News | { readonly answer: number; readonly value?: Partial<Watched> }

/** What the page saw at every version, and what it was told when; the record at the end apart. */
function readAll(frames: readonly string[]): { seen: readonly Seen[]; told: readonly Told[]; record: string } {
  const seen: Seen[] = []
  const told: Told[] = []
  let record: string | undefined
  for (const text of frames) {
    const message = JSON.parse(text) as Message
    const last = seen.at(-1)
    if ('answer' in message) {
      if (message.value?.sight) seen.push(seenIn(message.value.sight))
    } else if (message.news === 'sight') seen.push(seenIn(message.sight))
    else if (message.news === 'update') {
      const { view, ...rest } = message.update
      if (last) seen.push({ ...last, ...rest, view: (view ? applied(last.view, view) : last.view) as GrView })
    } else if (message.news === 'table' && message.record !== undefined) {
      record ??= message.record
    }
    if (record === undefined) told.push({ moves: seen.at(-1)?.moves ?? 0, text })
  }
  if (record === undefined) throw new Error('no record came')
  return { seen, told, record }
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z]+(?:-[a-z]+)*/gi))

/** Without the table's options, of which some are called like cards. */
const plain = (text: string): string => text.replace(/"options":\{[^}]*\}/g, '')

let server: Given
test.beforeAll(async () => {
  server = await startGiven()
})

test('no byte tells a rival or a spectator a hand, a vault or the seed', async ({ visit }) => {
  const { address } = server
  const visits = [await visit({ address }), await visit({ address }), await visit({ address })] as const
  const frames = visits.map(framesOf)
  const [ada, bea] = [await personAt(visits[0].page), await personAt(visits[1].page, 'Bea')]
  const seed = seedOf('secrets of the page')
  const id = await begin(server, gloryToRome, { seats: [ada, bea], seed })
  for (const { page } of visits) {
    await page.goto(`/table/${id}`)
    await page.locator('.rome').waitFor()
  }
  const [first, second, watching] = visits.map(({ page }) => page)
  for (const page of [first, second, watching]) await lowerTab(page, /^Table/).click()
  await say(first, 'between us players')
  await say(watching, 'over their shoulders')
  await log(second).getByText('between us players').waitFor()
  await log(watching).getByText('over their shoulders').waitFor()
  const made = await playBeside(id, [ada, bea], 120)
  for (const page of [first, second, watching]) {
    await lowerTab(page, 'Record').click()
    await expect.poll(() => movesMade(page)).toBe(made)
  }
  await ada.ask('POST', `/tables/${id}/resign`, {})
  for (const page of [first, second, watching]) await prompt(page).getByRole('button', { name: 'Scores' }).waitFor()

  const [own, rival, spectator] = frames.map(readAll)
  const { record } = own
  expect(record).toContain(seed)
  for (const { told, record: theirs } of [own, rival, spectator]) {
    expect(theirs).toBe(record)
    expect(told.filter(({ text }) => text.includes(seed))).toEqual([])
  }
  expect(spectator.told.some(({ text }) => text.includes('between us players'))).toBe(false)
  for (const { told } of [own, rival]) expect(told.some(({ text }) => text.includes('over their'))).toBe(false)

  // Everybody saw every position, as far as it is theirs.
  for (const [seat, { seen }] of [own, rival, spectator].entries()) {
    expect(new Set(seen.map(({ moves }) => moves)).size).toBe(made + 1)
    expect(seen.filter(({ view }) => view.seat !== (seat === 2 ? undefined : seat))).toEqual([])
    for (const { view } of seen) {
      expect(view.deck).toBeTypeOf('number')
      for (const { vault } of view.players) expect(vault).toBeTypeOf('number')
    }
  }
  for (const { view } of spectator.seen) expect([...view.hand, ...view.ownBanked]).toEqual([])

  // Names of cards that only their holder has ever seen: in nobody else's bytes, up to the move that shows them.
  const [setup, ...moves] = record.slice(record.indexOf('moves:\n')).split('\n').slice(1)
  // Both are dealt four; what is drawn after that lies open in the pool.
  const pool = setup.split(', ').slice(8)
  const shown = (n: number) => {
    const actions = moves.slice(0, n).map(line => line.split(' > ')[0])
    return wordsOf([...pool, ...actions].join(' '))
  }
  const handsOf = ({ seen }: typeof own, n: number) =>
    new Set(seen.flatMap(({ moves: at, view }) => (at <= n ? [...view.hand, ...view.ownBanked] : [])))
  let looked = 0
  for (const [holder, others] of [
    [own, [rival, spectator]],
    [rival, [own, spectator]],
  ] as const) {
    for (const other of others) {
      for (let n = 0; n <= made; n += 5) {
        const theirs = handsOf(other, n)
        const open = shown(n)
        const secret = [...handsOf(holder, n)].filter(name => !theirs.has(name) && !open.has(name))
        const bytes = wordsOf(other.told.flatMap(({ moves: at, text }) => (at <= n ? [plain(text)] : [])).join(' '))
        expect(secret.filter(name => bytes.has(name))).toEqual([])
        looked += secret.length
      }
    }
  }
  expect(looked).toBeGreaterThan(50)
})
