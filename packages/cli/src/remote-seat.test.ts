import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Bot, ForfeitError } from '@tabularium/bots'
import { GAMES } from '@tabularium/bots/games'
import { completeOptions, type Game, type Options, openTable, type Table } from '@tabularium/kernel'
import { afterEach, expect, it } from 'vitest'
import { call } from './program.testing.ts'
import { apiOf, playRemoteSeat, type RemoteSeat, sitDown } from './remote-seat.ts'

const [game] = GAMES as readonly [Game]
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A table behind HTTP that fails now and then: no socket, lines cut, busy, and an answer lost after the move was made. */
async function unreliable(fails: (request: number) => 'cut' | 503 | 429 | undefined) {
  const config = { seats: 2, options: completeOptions(game.options, {}) as Options }
  const table: Table = openTable(game, { config, seats: ['engine', 'other'], seed: '5eed'.repeat(16) })
  const done = new Map<string, object>()
  const others = (): void => {
    for (let [seat] = table.waiting(); seat === 1; [seat] = table.waiting()) table.act(1, table.legal(1)[0])
  }
  others()
  let requests = 0
  const server = createServer((request, response) => {
    let text = ''
    request
      .on('data', part => (text += part))
      .on('end', () => {
        const answer = (status: number, body: object): void => {
          const failure = fails(++requests)
          if (failure === 'cut') return void request.socket.destroy()
          response.writeHead(failure ?? status, { 'content-type': 'application/json', 'retry-after': '0' })
          response.end(JSON.stringify(failure ? { code: 'busy', message: '' } : body))
        }
        const { moves, version } = table
        if (request.headers.authorization !== 'Bearer tab_x') return answer(401, { code: 'sign-in', message: 'who?' })
        if (request.url?.endsWith('/sight'))
          return answer(200, {
            version,
            moves,
            view: table.view(0),
            legal: table.legal(0).map(a => a.notation),
            events: [],
          })
        if (request.method === 'POST') {
          const { action, expect: expected, key } = JSON.parse(text)
          const refusal = done.has(key) ? undefined : table.act(0, action, expected)
          if (refusal) return answer(409, { code: 'stale', message: refusal.code })
          if (!done.has(key)) others()
          done.set(key, { version: table.version })
          return answer(200, { version: table.version })
        }
        const result = table.result()
        const status = result ? { status: 'over', outcome: result } : { status: 'playing' }
        return answer(200, { id: 'abc', game: game.id, options: config.options, seats: [{}, {}], mine: 0, ...status })
      })
  })
  servers.push(server)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, table }
}

const seatAt = (server: string, playerOf: () => Bot, said: string[] = [], token = 'tab_x'): RemoteSeat => ({
  ...{ server, token, games: GAMES, playerOf, pollMs: 5, pauseMs: 5 },
  say: line => said.push(line),
})

const first: Bot = { name: 'first', choose: ({ legal }) => legal[0] }

it('plays a whole game although lines are cut and answers get lost, and makes every move once', async () => {
  const { url, table } = await unreliable(n =>
    n % 7 === 3 ? 'cut' : n % 11 === 5 ? 503 : n % 13 === 6 ? 429 : undefined,
  )
  const said: string[] = []
  const seat = seatAt(url, () => first, said)
  const api = apiOf(seat)
  expect((await sitDown(api, 'abc')).id).toBe('abc')
  expect(await playRemoteSeat(seat, api, 'abc')).toBe(true)
  expect(table.result()).toBeDefined()
  expect(said.at(-1)).toMatch(/^over: /)
  expect(said).toContain(`no answer from ${url}; trying again`)
})

it('starts a program that failed again, and gives up after the third time', async () => {
  const { url, table } = await unreliable(() => undefined)
  let started = 0
  const failing = (): Bot => {
    started++
    return { name: 'failing', choose: () => Promise.reject(new ForfeitError('it crashed')) }
  }
  const said: string[] = []
  const seat = seatAt(url, failing, said)
  expect(await playRemoteSeat(seat, apiOf(seat), 'abc')).toBe(false)
  expect([started, table.result(), said]).toEqual([3, undefined, ['it crashed', 'it crashed', 'it crashed']])
})

it('says what the server refuses', async () => {
  const { url } = await unreliable(() => undefined)
  const seat = seatAt(url, () => first, [], 'tab_y')
  await expect(sitDown(apiOf(seat), 'abc')).rejects.toThrow('/api/tables/abc: sign-in: who?')
})

const WORDS = ['seat', '--server', 'http://localhost:1', '--engine', './x']
it.each([
  [WORDS, {}, 'TABULARIUM_TOKEN: no token in it'],
  [WORDS, { TABULARIUM_TOKEN: 'tab_x' }, 'either --join or --game'],
  [[...WORDS, '--join', '../x'], { TABULARIUM_TOKEN: 'tab_x' }, "--join: '../x' is no invitation and no table"],
  [['seat', '--server', 'ftp://x', '--engine', './x'], { TABULARIUM_TOKEN: 'tab_x' }, "--server: 'ftp://x' is not"],
  [[...WORDS, '--game', 'chess'], { TABULARIUM_TOKEN: 'tab_x' }, "--game: there is no game 'chess'"],
])('%j', async (words, env, sentence) => {
  const { code, err } = await call(words, '', undefined, env as Record<string, string>)
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
})
