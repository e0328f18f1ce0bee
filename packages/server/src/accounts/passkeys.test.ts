// Passkeys with an authenticator made of a few lines: what it signs is taken from the right page, once, for its own account.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MeAnswer } from '@tabularium/protocol'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestClient, startForTest, type TestClient, type TestServer } from '../server.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startForTest({ RATE_LIMIT: 'off' })
})

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A little of CBOR: whole numbers, bytes, text, maps. */
function cbor(value: number | Buffer | string | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, part]) => [cbor(key as string), cbor(part as string)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function createAuthenticator() {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  let counter = 0
  const data = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha(rpId), Buffer.from([flags]), count, rest])
  }
  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }))
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  return {
    id: named.id,
    rewind: () => {
      counter = 0
    },
    register(challenge: string, origin: string, rpId = 'localhost') {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const authData = data(rpId, 0x45, attested)
      const attestation = cbor(
        new Map<unknown, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    assert(challenge: string, origin: string, rpId = 'localhost') {
      const authenticatorData = data(rpId, 0x05)
      const clientData = client('webauthn.get', challenge, origin)
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticatorData, sha(clientData)]), privateKey).toString(
            'base64url',
          ),
        },
      }
    },
  }
}

const origin = () => server.url.replace(/\/$/, '')
const meOf = async (client: TestClient) => (await client.get<MeAnswer>('/api/me')).body.me
let people = 0
async function member(): Promise<TestClient & { readonly id: string }> {
  const client = createTestClient(server)
  const email = `key${++people}@example.org`
  await client.post('/api/auth/sign-up/email', { email, name: 'Cato', password: 'alea iacta est' })
  return Object.assign(client, { id: (await meOf(client))?.id ?? '' })
}
const challengeOf = async (client: TestClient, kind: 'register' | 'authenticate') =>
  (await client.get<{ challenge: string }>(`/api/auth/passkey/generate-${kind}-options`)).body.challenge
const register = (client: TestClient, response: unknown) =>
  client.post('/api/auth/passkey/verify-registration', { response, name: 'key' })
const enter = (client: TestClient, response: unknown) =>
  client.post('/api/auth/passkey/verify-authentication', { response })

test('a passkey is added and signs its own person in', async () => {
  const ada = await member()
  const key = createAuthenticator()
  expect((await register(ada, key.register(await challengeOf(ada, 'register'), origin()))).status).toBe(200)
  const anew = createTestClient(server)
  expect((await enter(anew, key.assert(await challengeOf(anew, 'authenticate'), origin()))).status).toBe(200)
  expect((await meOf(anew))?.id).toBe(ada.id)
})

test.each<[string, (challenge: string, key: ReturnType<typeof createAuthenticator>) => unknown]>([
  ['from another page', (challenge, key) => key.register(challenge, 'https://evil.example')],
  ['for another place', (challenge, key) => key.register(challenge, origin(), 'evil.example')],
  ['for another question', (_, key) => key.register(randomBytes(32).toString('base64url'), origin())],
])('one made %s is not kept', async (_, make) => {
  const ada = await member()
  const { status } = await register(ada, make(await challengeOf(ada, 'register'), createAuthenticator()))
  expect(status).toBeGreaterThanOrEqual(400)
  const { rows } = await sql`select 1 from passkey where "userId" = ${ada.id}`.execute(server.database.db)
  expect(rows).toEqual([])
})

test('an answer from another page or place, to another question, or given before, lets nobody in', async () => {
  const ada = await member()
  const key = createAuthenticator()
  await register(ada, key.register(await challengeOf(ada, 'register'), origin()))
  const attempt = async (make: (challenge: string) => unknown) => {
    const client = createTestClient(server)
    const { status } = await enter(client, make(await challengeOf(client, 'authenticate')))
    expect(await meOf(client)).toBeUndefined()
    return status
  }
  expect(await attempt(challenge => key.assert(challenge, 'https://evil.example'))).toBeGreaterThanOrEqual(400)
  expect(await attempt(challenge => key.assert(challenge, origin(), 'evil.example'))).toBeGreaterThanOrEqual(400)
  expect(await attempt(() => key.assert(randomBytes(32).toString('base64url'), origin()))).toBeGreaterThanOrEqual(400)
  // The same answer twice, with the very cookie that the question came with.
  const first = createTestClient(server)
  const response = key.assert(await challengeOf(first, 'authenticate'), origin())
  const cookie = first.cookie
  expect((await enter(first, response)).status).toBe(200)
  const again = createTestClient(server)
  const replayed = await again.post('/api/auth/passkey/verify-authentication', { response }, { cookie })
  expect(replayed.status).toBeGreaterThanOrEqual(400)
  expect(await meOf(again)).toBeUndefined()
  // A copy of the key that has counted less.
  key.rewind()
  expect(await attempt(challenge => key.assert(challenge, origin()))).toBeGreaterThanOrEqual(400)
})

test("nobody registers with the question put to somebody else, takes over another's key, or removes it", async () => {
  const [ada, eve] = [await member(), await member()]
  const key = createAuthenticator()
  const challenge = await challengeOf(ada, 'register')
  expect((await register(eve, key.register(challenge, origin()))).status).toBeGreaterThanOrEqual(400)
  await register(ada, key.register(await challengeOf(ada, 'register'), origin()))
  await register(eve, createAuthenticator().register(await challengeOf(eve, 'register'), origin()))
  // The same credential's name with a key of Eve's own.
  const forged = {
    ...createAuthenticator().register(await challengeOf(eve, 'register'), origin()),
    id: key.id,
    rawId: key.id,
  }
  await register(eve, forged)
  const anew = createTestClient(server)
  expect((await enter(anew, key.assert(await challengeOf(anew, 'authenticate'), origin()))).status).toBe(200)
  expect((await meOf(anew))?.id).toBe(ada.id)
  const [own] = (await ada.get<{ id: string }[]>('/api/auth/passkey/list-user-passkeys')).body
  for (const path of ['delete-passkey', 'update-passkey']) {
    const { status } = await eve.post(`/api/auth/passkey/${path}`, { id: own.id, name: 'mine' })
    expect(status).toBeGreaterThanOrEqual(400)
  }
  expect((await ada.get<{ name: string }[]>('/api/auth/passkey/list-user-passkeys')).body).toMatchObject([
    { name: 'key' },
  ])
})
