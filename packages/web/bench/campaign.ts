// A long campaign of Assyrian Wars: how long it takes to open, and how long one waits for the next decision in it.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { nearestLevel } from '@tabularium/bots/levels'
import { FastChance, openTable, writeRecord } from '@tabularium/kernel'
import type { Browser } from 'playwright-core'
import { seedGame } from '../e2e/seed-games.ts'
import { tablesInProcess, until } from '../src/table/table.testing.ts'
import type { TableState } from '../src/table/table.ts'
import { medianOf, pressed, type Timed } from './press.ts'
import { open, SLOWER, slowDown } from './slow.ts'

/** A campaign of five after at least so many random moves, where a person (all others are bots) has a choice. */
export function longCampaign(moves: number, bot: string): string {
  const config = { seats: 5, options: {} }
  for (let seed = 1; ; seed++) {
    const chance = new FastChance(seed)
    const table = openTable(assyrianWars, {
      config,
      seats: ['a', 'b', 'c', 'd', 'e'],
      seed: seed.toString(16).padStart(64, '0'),
    })
    for (;;) {
      const [seat] = table.waiting()
      if (seat === undefined) break
      const legal = table.legal(seat)
      if (table.moves >= moves && legal.length > 5) {
        const seats = Array.from({ length: 5 }, (_, other) => (other === seat ? 'Ada' : bot))
        return writeRecord({ ...table.secretRecord(), seats })
      }
      table.act(seat, legal[chance.number(legal.length)])
    }
  }
}

/** How long one waits for the next decision in a campaign of five against the usual bots: milliseconds, in so long a play. */
export async function waits(forMs: number, pace: number): Promise<readonly number[]> {
  const bots = Array.from({ length: 4 }, () => ({ name: 'bot', bot: nearestLevel('', 'assyrian-wars').spec }))
  const table = await tablesInProcess().open({
    game: 'assyrian-wars',
    options: {},
    players: [{ name: 'Ada' }, ...bots],
  })
  table.pace(pace)
  const chance = new FastChance(1)
  const waited: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const { position } = await until(table, isAsked)
    const begun = performance.now()
    await table.act(position.legal[chance.number(position.legal.length)])
    await until(table, isAsked)
    waited.push(performance.now() - begun)
  }
  table.close()
  return waited
}

const isAsked = ({ position, stopped }: TableState): boolean => {
  if (stopped !== undefined) throw new Error(stopped)
  return position.legal.length > 0
}

export interface Opening {
  /** Until the first choice is shown, with the ground of the map. */
  readonly asked: Timed
  /** Until all that stands on the map is drawn. */
  readonly drawn: Timed
}

/** From a press on a game in the list: a campaign of 5,000 moves that has been open before. */
export async function opening(browser: Browser, address: string): Promise<Opening> {
  const page = await open(browser, address, { settings: { pace: 2000 } })
  const id = await seedGame(page, longCampaign(5000, 'careless'))
  const button = `a[href="/play/${id}"]`
  const press = async (rate: number, until: string): Promise<Timed> => {
    await page.locator(button).first().waitFor()
    await page.waitForTimeout(1500)
    await slowDown(page, rate)
    const timed = await pressed(browser, page, { button, until, when: 'there' })
    await slowDown(page, 1)
    await page.waitForTimeout(2000)
    await page.goBack()
    return timed
  }
  await page.goto('/')
  // The first time it gets its snapshot.
  await press(1, ASKED)
  const [asked, drawn]: [Timed[], Timed[]] = [[], []]
  for (let n = 0; n < 3; n++) {
    asked.push(await press(SLOWER, ASKED))
    drawn.push(await press(SLOWER, '.chart .east-place'))
  }
  await page.context().close()
  return { asked: medianOf(asked), drawn: medianOf(drawn) }
}

const ASKED = '.prompt-legal'
