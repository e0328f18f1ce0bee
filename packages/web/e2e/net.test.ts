// Bots with a trained network: the page fetches its weights when one sits down, and has them offline too.

import { weightsOf } from '@tabularium/bots'
import { rolldown } from 'rolldown'
import { expect, test } from './fixtures.ts'
import { lines, movesMade, sitAt, turn } from './table.ts'

test('a bot with a trained network answers offline, by the kept file', async ({ visit, problems }) => {
  const { page, context, go } = await visit({ installed: true })
  const fetched: string[] = []
  context.on('request', request => void (/\.net$/.test(request.url()) && fetched.push(request.url())))
  await go('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while ((await caches.keys()).length === 0) await new Promise(wake => setTimeout(wake, 50))
  })
  await context.setOffline(true)
  await sitAt(page, 'end-science', 12, 'Ada | net:50')
  const made = await movesMade(page)
  await lines(page).first().click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(made + 1)
  await turn(page)
  expect(fetched.length).toBeGreaterThan(0)
  expect(await page.getByText('trained network').count()).toBe(0)
  problems.splice(0)
})

/** Runs in Node and in the browser: the moves of a game that two bots with a trained network play. */
const playing = (id: string, name: string): string => `
import { playGame } from './packages/bots/src/match.ts'
import { playerOf } from './packages/bots/src/player.ts'
import { players } from './packages/bots/src/players/${id}.ts'
import { ${name} } from './packages/${id}/src/index.ts'

export async function movesWith(weights) {
  const bots = ['net:30', 'net:31'].map((spec, seat) => playerOf(players, spec, ${name}, seat, { weights }))
  const config = { seats: 2, options: players.encoder.options }
  const { record } = await playGame(${name}, config, bots, 'same')
  return record.moves.map(({ action }) => action)
}
`

const GAMES = [
  ['wonders-duel', 'wondersDuel'],
  ['glory-to-rome', 'gloryToRome'],
] as const

test.for(GAMES)('the same seed gives the same moves of %s in Chromium as in Node', async ([id, name], { visit }) => {
  const { page } = await visit()
  const weights = weightsOf(id)
  if (!weights) throw new Error('there is no network')
  const bundle = await rolldown({
    input: 'entry',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (file, importer) =>
          file === 'entry'
            ? file
            : importer === 'entry'
              ? new URL(`../../../${file}`, import.meta.url).pathname
              : undefined,
        load: file => (file === 'entry' ? playing(id, name) : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'played', codeSplitting: false })
  const [{ code }] = output
  await page.goto('about:blank')
  const inChromium: unknown = await page.evaluate(
    `${code};played.movesWith(Uint8Array.from(atob('${Buffer.from(weights).toString('base64')}'), c => c.charCodeAt(0)))`,
  )
  const inNode: unknown = await new Function(`${code};return played`)().movesWith(Uint8Array.from(weights))
  expect(inChromium).toEqual(inNode)
  expect((inNode as readonly string[]).length).toBeGreaterThan(40)
})
