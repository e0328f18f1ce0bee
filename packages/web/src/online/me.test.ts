// Who is here: what was asked before somebody came or went does not bring back who was here then.

import { beforeEach, expect, test, vi } from 'vitest'

const ADA = { id: 'ada', name: 'Ada', guest: false, language: 'en', theme: 'auto' }
const kept = vi.hoisted(() => ({ hint: undefined as unknown }))

vi.mock('../settings.ts', () => ({
  settings: () => ({ name: 'Ada', language: 'en', theme: 'auto' }),
  change: () => {},
  onSettings: () => () => {},
}))
vi.mock('../session-hint.ts', () => ({
  sessionHint: () => kept.hint,
  rememberSession: (hint: unknown) => {
    kept.hint = hint
  },
}))

/** Questions the server has not answered yet, the oldest first. */
let asked: { readonly call: string; answer(body: unknown): void }[]
let me: typeof import('./me.ts')
let initSession: typeof import('./init-session.ts')['initSession']

/** Answers the oldest question of that kind. */
async function answer(call: string, body: unknown): Promise<void> {
  const at = await vi.waitUntil(() => asked.findIndex(one => one.call === call) + 1)
  asked.splice(at - 1, 1)[0].answer(body)
}

beforeEach(async () => {
  asked = []
  kept.hint = undefined
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    return new Promise<Response>(done => {
      asked.push({ call: `${method} ${url}`, answer: body => done(Response.json(body)) })
    })
  })
  vi.resetModules()
  me = await import('./me.ts')
  initSession = (await import('./init-session.ts')).initSession
  const met = me.meet()
  await answer('GET /api/me', { me: ADA, mail: false })
  await met
  expect(me.mySession()).toMatchObject({ known: true, me: { name: 'Ada' } })
})

test('those who ask at the same time share the answer', async () => {
  const met = [me.meet(), me.meet()]
  expect(met[0]).toBe(met[1])
  expect(asked).toHaveLength(1)
  await answer('GET /api/me', { me: { ...ADA, name: 'Ada Lovelace' }, mail: false })
  await Promise.all(met)
  expect(me.mySession().me?.name).toBe('Ada Lovelace')
})

test('an answer that was on its way when somebody signed out is not believed', async () => {
  const met = me.meet()
  const out = me.signOut()
  await answer('POST /api/auth/sign-out', {})
  await out
  await answer('GET /api/me', { me: ADA, mail: false })
  await answer('GET /api/me', { mail: false })
  await met
  expect(me.mySession()).toMatchObject({ known: true, me: undefined })
  expect(kept.hint).toBeUndefined()
})

test('nor what waited for them then', async () => {
  const greeted = initSession()
  await answer('GET /api/me', { me: ADA, mail: false })
  await vi.waitUntil(() => asked.some(({ call }) => call === 'GET /api/tables/mine'))
  const out = me.signOut()
  await answer('POST /api/auth/sign-out', {})
  await out
  const card = { id: 'T', status: 'playing', mine: 0, waiting: [0], seats: [{}], touched: 1 }
  await answer('GET /api/tables/mine', [card])
  await greeted
  expect(me.mySession().waiting).toEqual([])
})
