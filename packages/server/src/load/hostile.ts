// What nobody should ever send, for tests. The same messages for the same seed, to sockets and over HTTP, as many as
// wanted; a server that is sound answers or refuses them all and stays as it was.

import { WebSocket } from 'ws'

/** What the sender knows of the place. */
export interface Target {
  /** The server's address. */
  readonly url: string
  /** Cookies of people; one of them is taken for every socket and every request. */
  readonly cookies: readonly string[]
  /** Tables, also ones that are not theirs to see. */
  readonly tables: readonly string[]
}

export type Random = () => number

/** Mulberry32: small, and the same for the same seed. */
export function createRandom(seed: number): Random {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let x = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296
  }
}

const below = (random: Random, n: number): number => Math.floor(random() * n)
const one = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)]

const WORDS = ['act', 'watch', 'why', 'at', 'undo', 'chat', 'lobby', 'showcase', 'ping', 'unwatch'] as const
const STRANGE_VERBS = [
  'toString',
  '__proto__',
  'constructor',
  'eval',
  'start',
  'ACT',
  '',
  'act ',
  'hasOwnProperty',
  'close',
]
const ACTIONS = [
  'bid 1',
  'lead laborer',
  'think senator',
  'build university',
  'discard',
  '../../etc/passwd',
  '\u0000',
  '💥',
]

/** Values of every kind, none of which belongs there. */
// biome-ignore format: a table
const VALUES: readonly ((random: Random) => unknown)[] = [
  () => null, () => true, () => -1, () => 2 ** 53, () => 1.5, () => '', () => [], () => ({}), () => 'x'.repeat(300),
  () => ['act'], () => ({ toString: 'x' }), () => '\u202e\u0000\ud800', () => "'; drop table game_table; --",
  random => below(random, 2 ** 31), () => '0x10', () => '<script>alert(1)</script>', () => ({ length: 1e9 }),
]

const strangers = ['aaaaaaaaaaaaaaaa', 'AAAAAAAAAAAAAAAA', '../tables/mine', '', 'a'.repeat(500), '%00', '__proto__']

const tableOf = (random: Random, { tables }: Target): string =>
  random() < 0.8 ? one(random, tables) : one(random, strangers)

/** A question as the protocol has it, at any table. */
function question(random: Random, target: Target): Record<string, unknown> {
  const to = one(random, WORDS)
  const table = tableOf(random, target)
  return {
    ask: 1 + below(random, 1000),
    to,
    ...(to !== 'lobby' && to !== 'showcase' && to !== 'ping' && { table }),
    ...((to === 'act' || to === 'why') && { action: one(random, ACTIONS) }),
    ...((to === 'act' || to === 'undo') && { expect: below(random, 5), key: `hostile-${below(random, 9)}` }),
    ...(to === 'at' && { move: one(random, [0, 1, 7, 2 ** 31]) }),
    ...(to === 'chat' && { room: one(random, ['players', 'spectators']), text: one(random, ACTIONS) }),
    ...((to === 'lobby' || to === 'showcase') && { on: random() < 0.5 }),
  }
}

function bent(random: Random, target: Target): string {
  const asked = question(random, target)
  const key = one(random, Object.keys(asked))
  return JSON.stringify({ ...asked, [key]: one(random, VALUES)(random) })
}

const noise = (random: Random, length: number): Uint8Array => Uint8Array.from({ length }, () => below(random, 256))

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

/** What goes to a socket. */
// biome-ignore format: a table
const FRAMES: readonly ((random: Random, target: Target) => string | Uint8Array)[] = [
  bent,
  bent,
  (random, target) => JSON.stringify(question(random, target)),
  (random, target) => JSON.stringify(question(random, target)),
  (random, target) => JSON.stringify({ ...question(random, target), seat: below(random, 5) }),
  (random, target) => JSON.stringify({ ...question(random, target), [one(random, ['by', 'person', 'viewer', 'seed', 'version'])]: 1 }),
  (random, target) => JSON.stringify({ ...question(random, target), to: one(random, STRANGE_VERBS) }),
  (random, target) => `{"__proto__":{"moderator":true},${JSON.stringify(question(random, target)).slice(1)}`,
  (random, target) => `{"constructor":{"prototype":{"x":1}},${JSON.stringify(question(random, target)).slice(1)}`,
  (random, target) => JSON.stringify(question(random, target)).slice(0, below(random, 60)),
  (random, target) => JSON.stringify([question(random, target), question(random, target)]),
  random => noise(random, below(random, 400)),
  random => Buffer.from(noise(random, below(random, 200))).toString('latin1'),
  random => nested(below(random, 4_000), '[', ']'),
  random => nested(below(random, 1_300), '{"a":', '}'),
  () => '',
  () => 'null',
  () => '"act"',
  () => '1e999',
  (random, target) => JSON.stringify({ ...question(random, target), action: 'x'.repeat(7_000) }),
]

/** One that is too large is rare: the socket is closed over it. */
export const frame = (random: Random, target: Target): string | Uint8Array =>
  random() < 0.01 ? 'x'.repeat(8_193 + below(random, 100_000)) : one(random, FRAMES)(random, target)

export interface Request {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers: Readonly<Record<string, string>>
}

// biome-ignore format: a table
const VERBS = ['moves', 'undo', 'join', 'leave', 'drop', 'seats', 'invites', 'takeback', 'end', 'offers', 'return', 'replace', 'rematch', 'chat', 'deals', 'deals/1', 'sight', 'why', 'record', 'analysis', 'notes', 'orders', 'pledge', 'share', 'start', 'resign', 'plan', '', '..', '%2e%2e', 'constructor', '?action=x&action=y', 'why?action=%00']
// biome-ignore format: a table
const PATHS = ['/api/lobby', '/api/lobby?game=__proto__', '/api/lobby?status=over', '/api/tables', '/api/tables/mine', '/api/me', '/api/tokens', '/api/socket', '/api/invites/AAAAAAAAAAAAAAAAAAAAAA', '/api/people/__proto__', '/api/ladder/constructor', '/api/moderation/reports', '/api/names/__proto__', '/api/names/%00', '/api/names/%F0%9F%92%A5', '/api/follows', '/api/follows?list=all&after=%00', '/api/people/constructor/follow', '/api/people/x/challenge', '/api/people/x/messages', '/api/people/x/ratings/__proto__', '/api/me/inbox', '/api/me/data', '/api/me/local-games', '/api/me/local-games/aaaaaaaaaaaaaaaa/record', '/api/challenges', '/api/challenges/aaaaaaaaaaaaaaaa', '/api/challenges/aaaaaaaaaaaaaaaa/accept', '/api/conversations', '/api/conversations?before=1e999', '/api/conversations/aaaaaaaaaaaaaaaa', '/api/conversations/aaaaaaaaaaaaaaaa/read', '/api/messages/9007199254740993', '/api/games', "/api/games?option=a'b=c", '/api/games?player=%00', '/api/clubs', '/api/clubs?search=%25%27', '/api/clubs/constructor', '/api/clubs/x-y/members', '/api/clubs/x-y/join', '/api/clubs/x-y/members/me', '/api/lobby?club=__proto__', '/api/tournaments', '/api/tournaments?page=-1', '/api/tournaments/aaaaaaaaaaaaaaaa', '/api/tournaments/aaaaaaaaaaaaaaaa/join', '/api/tournaments/aaaaaaaaaaaaaaaa/direct', '/api/tournaments/__proto__/trf', '/api/tournaments?club=__proto__', '/api/leagues', '/api/leagues?club=constructor', '/api/leagues?page=1e9', '/api/leagues/aaaaaaaaaaaaaaaa', '/api/leagues/aaaaaaaaaaaaaaaa?season=-1', '/api/leagues/aaaaaaaaaaaaaaaa/join', '/api/leagues/aaaaaaaaaaaaaaaa/leave', '/api/leagues/aaaaaaaaaaaaaaaa/run', '/api/leagues/__proto__', '/api/ladder/wonders-duel/seasons', '/api/ladder/wonders-duel/seasons?before=%00', '/api/ladder/wonders-duel/seasons/2026-q4', '/api/ladder/wonders-duel/seasons/0000', '/api/ladder/__proto__/seasons/9999-12', '/api/ladder/wonders-duel/seasons/2026-q9?page=-1', '/api/tournaments/aaaaaaaaaaaaaaaa/feed', '/api/tournaments/aaaaaaaaaaaaaaaa/calendar.ics', '/api/tournaments/calendar.ics?game=__proto__', '/api/tournaments/calendar.ics?lang=%00', '/api/people/constructor/feed', '/api/people/x/feed?lang=xx', '/api/clubs/x-y/feed', '/api/clubs/x-y/webhook', '/api/clubs/constructor/webhook', '/api/clubs/x-y/webhook/test', '/api/embed/aaaaaaaaaaaaaaaa', '/api/embed/__proto__', '/api/embed/aaaaaaaaaaaaaaaa/at/1e9', '/api/embed/aaaaaaaaaaaaaaaa/at/-1', '/api/oembed', '/api/oembed?url=%00', '/api/oembed?url=file:///etc/passwd', '/api/oembed?url=http://169.254.169.254/g/aaaaaaaaaaaaaaaa&format=xml', '/api/oembed?url=x&maxwidth=1e999', '/api/pictures/pages/__proto__', '/api/pictures/games/constructor/play', '/api/pictures/people/__proto__', '/api/pictures/clubs/x-y', '/api/pictures/tournaments/aaaaaaaaaaaaaaaa', '/g/__proto__/%00', '/g/aaaaaaaaaaaaaaaa/99999999999?seat=%0d%0aset-cookie:x', '/embed/%00/x', '/@%00', '/@__proto__', '/rules/__proto__', '/club/constructor', '/api/data', '/api/data/__proto__', '/api/data/%00', '/api/seek', '/api/seek?game=__proto__', '/api/hall', '/api/hall?x=1', '/api/decided', '/api/decided?before=-1', '/api/decided?before=__proto__', '/api/tournaments/aaaaaaaaaaaaaaaa/leave', '/api/tournaments/aaaaaaaaaaaaaaaa/export?page=1e999', '/api/tournaments/aaaaaaaaaaaaaaaa?page=1e999', '/api/clubs/x-y/members?after=%00', '/api/conversations/aaaaaaaaaaaaaaaa?before=1e999', '/api/me/local-games?before=9007199254740993', '/api/me/local-games/aaaaaaaaaaaaaaaa', '/api/people/x/games?before=1e999', '/api/people/__proto__/relation', '/api/relations', '/api/reports', '/api/tokens/__proto__', '/api/me/holiday', '/api/me/records', '/api/me/warnings', '/api/moderation/tables', '/api/moderation/tables/aaaaaaaaaaaaaaaa/reopen', '/api/moderation/reports/9007199254740993', '/api/push', '/api/push/key', '/api/auth/get-session', '/api/%', '//api//', '/api/tables/%ff', '/metrics', '/health', '/health/live', '/..%2f..%2fetc/passwd']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const

// biome-ignore format: a table
const BODIES: readonly ((random: Random, target: Target) => string)[] = [
  (random, target) => bent(random, target),
  random => JSON.stringify({ action: one(random, ACTIONS), expect: below(random, 5), key: `hostile-${below(random, 9)}`, ...(random() < 0.3 && { seat: 1 }) }),
  random => JSON.stringify({ game: one(random, ['wonders-duel', 'chess', '__proto__', 7]), seats: one(random, [[], ['me'], ['me', 'me'], 'me', [null], [{ bot: 'constructor' }], [{ bot: 'tribune+constructor' }], [{ bot: 'tribune+' }], Array(100).fill('open')]) }),
  random => JSON.stringify({ game: one(random, ['wonders-duel', 'chess', '__proto__', 7]), pace: one(random, ['live', 'toString', '', 1]), ...(random() < 0.3 && { pledge: one(random, VALUES)(random), resumed: 'yes' }) }),
  random => JSON.stringify({ kind: one(random, ['end', 'takeback', 'rematch', 'x']), accept: one(random, VALUES)(random), moves: one(random, VALUES)(random) }),
  random => JSON.stringify({ room: 'players', text: one(random, VALUES)(random) }),
  random => JSON.stringify({ seat: one(random, VALUES)(random), wish: one(random, VALUES)(random) }),
  random => JSON.stringify({ orders: one(random, VALUES)(random), text: one(random, VALUES)(random) }),
  random => JSON.stringify({ expect: one(random, [0, -1, 1e9, '0']), plan: one(random, [{ next: one(random, ACTIONS) }, { next: '__proto__' }, { tree: [] }, { tree: [{ after: 5, seat: 0, action: 'x' }] }, { tree: Array(61).fill({ after: -1, seat: 0, action: 'x', mark: 'f'.repeat(64) }) }, null]) }),
  random => JSON.stringify({ name: one(random, VALUES)(random), format: one(random, ['swiss', 'arena', 'simultaneous', 'constructor', 9]), game: 'wonders-duel', rounds: one(random, VALUES)(random) }),
  random => JSON.stringify({ act: one(random, ['start', 'remove', 'result', 'toString']), entrant: one(random, VALUES)(random), places: one(random, VALUES)(random) }),
  random => JSON.stringify({ act: one(random, ['schedule', 'adjourn', 'begin', 'close', 'remove']), time: one(random, VALUES)(random), pairing: one(random, [1, -1, 1e99]), board: 1, until: one(random, VALUES)(random), ...(random() < 0.5 && { days: one(random, VALUES)(random) }), member: one(random, VALUES)(random) }),
  random => JSON.stringify({ name: 'League', club: one(random, ['x-y', '__proto__', null]), terms: one(random, [null, [], { game: 'constructor' }, { game: 'wonders-duel', size: 1e99 }, { game: 'wonders-duel', options: { __proto__: 'x' }, movers: one(random, VALUES)(random) }]) }),
  random => JSON.stringify({ game: one(random, ['wonders-duel', 'chess']), seats: one(random, [['me', 'them'], ['them', 'them'], ['me'], 'them']), clock: one(random, VALUES)(random), shuffled: one(random, VALUES)(random) }),
  random => JSON.stringify({ text: one(random, VALUES)(random), to: one(random, VALUES)(random) }),
  random => JSON.stringify({ id: one(random, ['x-y', '__proto__', '../x', 7]), name: one(random, VALUES)(random), role: one(random, ['leader', 'asked', 'none', 1]), description: one(random, VALUES)(random) }),
  random => JSON.stringify({ record: one(random, VALUES)(random) }),
  random => JSON.stringify({ url: one(random, ['https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/x', 'https://localhost./', 'javascript:alert(1)', one(random, VALUES)(random)]), format: one(random, ['slack', 'constructor', 7]), events: one(random, VALUES)(random) }),
  () => '{"__proto__":{"moderator":true}}',
  () => '{"constructor":{"prototype":{"x":1}}}',
  random => nested(below(random, 30_000), '[', ']'),
  random => JSON.stringify('x'.repeat(below(random, 80_000))),
  () => '{',
  () => '',
]

// biome-ignore format: a table
const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/json; charset=utf-7', 'multipart/form-data', 'x']

/** Every address that is attacked, at this table. */
export const addressesOf = (table: string): readonly string[] => [
  ...PATHS,
  ...VERBS.map(verb => `/api/tables/${table}/${verb}`),
]

export function request(random: Random, target: Target): Request {
  const method = one(random, METHODS)
  const own = `/api/tables/${tableOf(random, target)}/${one(random, VERBS)}`
  const origin = random() < 0.9 ? new URL(target.url).origin : one(random, ['https://example.org', 'null', ''])
  const sends = method !== 'GET' && method !== 'HEAD'
  return {
    method,
    path: random() < 0.7 ? own : one(random, PATHS),
    headers: {
      origin,
      ...(random() < 0.9 && { cookie: one(random, target.cookies) }),
      ...(random() < 0.1 && { authorization: one(random, ['Bearer x', 'Basic eDp4', `Bearer tab_${'A'.repeat(43)}`]) }),
      ...(sends && { 'content-type': one(random, TYPES) }),
    },
    ...(sends && { body: one(random, BODIES)(random, target) }),
  }
}

export interface Attack extends Target {
  readonly seed: number
  readonly messages: number
  /** Sockets at a time. */
  readonly sockets?: number
}

export interface HostileReport {
  readonly frames: number
  readonly requests: number
  /** Sockets that the server closed. */
  readonly closed: number
  /** Answers over HTTP by status; 0: none. */
  readonly statuses: Readonly<Record<number, number>>
  /** Everything that sockets were told. */
  readonly told: number
}

/** Sends it all and counts what comes back. */
export async function attack({ seed, messages, sockets: most = 6, ...target }: Attack): Promise<HostileReport> {
  const random = createRandom(seed)
  const sockets: WebSocket[] = []
  const statuses: Record<number, number> = {}
  let frames = 0
  let requests = 0
  let closed = 0
  let told = 0

  const open = (): Promise<WebSocket> =>
    new Promise((done, fail) => {
      const { origin } = new URL(target.url)
      const cookie = random() < 0.8 ? { cookie: one(random, target.cookies) } : {}
      const socket = new WebSocket(new URL('/api/socket', target.url.replace('http', 'ws')), {
        headers: { origin, ...cookie },
      })
      socket.on('message', () => told++)
      socket.once('open', () => done(socket))
      socket.once('error', fail)
      socket.on('close', () => closed++)
    })

  const send = async ({ path, ...rest }: Request): Promise<void> => {
    const status = await fetch(new URL(path, target.url), { ...rest, redirect: 'manual' }).then(
      async answer => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    statuses[status] = (statuses[status] ?? 0) + 1
  }

  let under: Promise<void>[] = []
  for (let i = 0; i < messages; i++) {
    if (random() < 0.7) {
      const at = below(random, most)
      let socket = sockets[at]
      if (socket?.readyState !== WebSocket.OPEN) {
        socket = await open()
        sockets[at] = socket
      }
      socket.send(frame(random, target))
      frames++
    } else {
      under.push(send(request(random, target)))
      requests++
    }
    if (under.length < 20) continue
    await Promise.all(under)
    under = []
  }
  await Promise.all(under)
  const byServer = closed
  await Promise.all(
    sockets.map(
      socket =>
        new Promise<void>(done => {
          if (socket.readyState === WebSocket.CLOSED) return done()
          socket.once('close', () => done())
          socket.close()
        }),
    ),
  )
  return { frames, requests, closed: byServer, statuses, told }
}
