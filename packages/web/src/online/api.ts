// The server's HTTP interface as the page uses it. Nothing here throws: an answer is a value, or the trouble that stood in
// its way. Whoever does something without being anybody yet becomes a guest on the way.

import type { Seat } from '@tabularium/kernel'
import type {
  AnalysisAnswer,
  ChatLine,
  GameLine,
  HallAnswer,
  LadderLine,
  MeAnswer,
  MePatch,
  NewToken,
  ProfileCard,
  ReportCard,
  SeatWish,
  SeekAnswer,
  SeekBody,
  TableCard,
  TableWish,
  TokenCard,
  Trouble,
} from '@tabularium/protocol'
import { settings } from '../settings.ts'

export type ApiResult<T> = { readonly value: T; readonly trouble?: never } | { readonly trouble: Trouble }

/** A server that takes longer counts as none. */
const PATIENCE_MS = 15_000

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const trouble = (code: string, message = code): { readonly trouble: Trouble } => ({ trouble: { code, message } })

const isTrouble = (body: unknown): body is Trouble =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  (!('message' in body) || typeof body.message === 'string')

async function send(method: Method, path: string, body?: unknown): Promise<Response | undefined> {
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    return undefined
  }
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What an answer that is none says. The accounts' own codes come in capitals. */
function whyNot(status: number, body: unknown): { readonly trouble: Trouble } {
  if (isTrouble(body)) return { trouble: { ...body, code: body.code.toLowerCase().replaceAll('_', '-') } }
  if (status === 401) return trouble('sign-in')
  if (status === 429) return trouble('too-many')
  // A file server in its place, or one on the way that answers for it.
  return trouble(status === 404 || status === 502 || status === 503 ? 'offline' : 'failed', `status ${status}`)
}

async function once<T>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<ApiResult<T> & { readonly status?: number }> {
  const answer = await send(method, path, body)
  if (!answer) return trouble('offline')
  let text: string
  try {
    text = await answer.text()
  } catch {
    return trouble('offline')
  }
  if (!answer.ok) return { ...whyNot(answer.status, parsed(text)), status: answer.status }
  const json = answer.headers.get('content-type')?.includes('json') ?? false
  // A page instead of an answer: no server of ours stands behind this address.
  if (!json && text !== '') return trouble('offline')
  return { value: parsed(text) as T }
}

const arrivals = new Set<() => void>()

/** Hears when somebody is signed in, a guest too. */
export function onArrival(listener: () => void): () => void {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

export const arrived = (): void => {
  nobody = false
  for (const listener of arrivals) listener()
}

/** The server has said that nobody is signed in: no need to be told once more. */
let nobody = false

let becoming: Promise<ApiResult<unknown>> | undefined

async function enter(): Promise<ApiResult<unknown>> {
  const answer = await once<unknown>('POST', '/auth/sign-in/anonymous', {})
  if (answer.trouble) return answer
  const { name, language, theme } = settings()
  // A name that is not taken is no reason not to play: the server has given one.
  await once('PATCH', '/me', { language, theme })
  if (name.trim() !== '') await once('PATCH', '/me', { name: name.trim() })
  arrived()
  return answer
}

/** Becomes a guest; those who ask at the same time become the same one. */
export function becomeGuest(): Promise<ApiResult<unknown>> {
  becoming ??= enter().finally(() => {
    becoming = undefined
  })
  return becoming
}

/** As whoever is signed in, or nobody. */
export const ask = async <T>(method: Method, path: string, body?: unknown): Promise<ApiResult<T>> =>
  once<T>(method, path, body)

/** As somebody: a guest where nobody is signed in. */
export async function act<T>(method: Method, path: string, body?: unknown): Promise<ApiResult<T>> {
  if (!nobody) {
    const answer = await once<T>(method, path, body)
    if (!answer.trouble || answer.status !== 401) return answer
  }
  const guest = await becomeGuest()
  return guest.trouble ? guest : once<T>(method, path, body)
}

/** A text, such as a record. */
export async function read(path: string): Promise<ApiResult<string>> {
  const answer = await send('GET', path)
  if (!answer) return trouble('offline')
  try {
    const text = await answer.text()
    if (!answer.ok) return whyNot(answer.status, parsed(text))
    // The page itself instead of a text: no server of ours.
    return answer.headers.get('content-type')?.includes('html') ? trouble('offline') : { value: text }
  } catch {
    return trouble('offline')
  }
}

export const query = (wishes: Readonly<Record<string, string | number | undefined>>): string => {
  const params = new URLSearchParams(
    Object.entries(wishes).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, `${value}`]])),
  ).toString()
  return params === '' ? '' : `?${params}`
}

export interface LobbyWish {
  /** The tables of a club. */
  readonly club?: string
  readonly game?: string | undefined
  readonly clock?: 'none' | 'live' | 'days' | undefined
  readonly rated?: 'yes' | 'no' | undefined
  readonly status?: 'open' | 'playing'
}

export interface Opened {
  readonly table: TableCard
  /** Of the link for a friend, where a seat is free. */
  readonly invite?: string
}

export type Relation = 'mute' | 'block' | 'none'

export interface ReportBody {
  readonly about?: string
  readonly table?: string
  readonly chat?: number
  readonly message?: number
  readonly club?: string
  readonly reason: string
  readonly text?: string
}

export const lobby = (wish: LobbyWish) => ask<readonly TableCard[]>('GET', `/lobby${query({ ...wish })}`)
export const myTables = () => ask<readonly TableCard[]>('GET', '/tables/mine')

/** Hashing takes code that no other page needs. */
const newPledge = async (): Promise<string> => (await import('./pledges.ts')).newPledge()

export const openTable = async (wish: TableWish) =>
  act<Opened>('POST', '/tables', { ...wish, ...(wish.seats.includes('me') && { pledge: await newPledge() }) })
export const hall = () => ask<HallAnswer>('GET', '/hall')
export const seek = async (wish: Omit<SeekBody, 'pledge'>) =>
  act<SeekAnswer>('PUT', '/seek', { ...wish, pledge: await newPledge() })
export const seekNoMore = () => ask<unknown>('DELETE', '/seek')
export const table = (id: string) => ask<TableCard>('GET', `/tables/${id}`)
export const join = async (id: string, seat?: Seat) =>
  act<TableCard>('POST', `/tables/${id}/join`, { ...(seat !== undefined && { seat }), pledge: await newPledge() })
export const leave = (id: string) => act<TableCard>('POST', `/tables/${id}/leave`, {})
export const begin = (id: string) => act<TableCard>('POST', `/tables/${id}/start`, {})
export const drop = (id: string) => act<TableCard>('POST', `/tables/${id}/drop`, {})
export const seat = (id: string, number: Seat, wish: Exclude<SeatWish, 'me'>) =>
  act<TableCard>('POST', `/tables/${id}/seats`, { seat: number, wish })
export const invite = (id: string) => act<{ readonly token: string }>('POST', `/tables/${id}/invites`, {})
export const takeBack = (id: string, moves: number) => act<TableCard>('POST', `/tables/${id}/takeback`, { moves })
export const resign = (id: string) => act<TableCard>('POST', `/tables/${id}/resign`, {})
export const offerEnd = (id: string) => act<TableCard>('POST', `/tables/${id}/end`, {})
export const answerOffer = (id: string, kind: 'takeback' | 'end' | 'rematch', accept: boolean) =>
  act<TableCard>('POST', `/tables/${id}/offers`, { kind, accept })
export const comeBack = (id: string) => act<TableCard>('POST', `/tables/${id}/return`, {})
export const replace = (id: string, seat: Seat) => act<TableCard>('POST', `/tables/${id}/replace`, { seat })
export const rematch = (id: string) => act<TableCard>('POST', `/tables/${id}/rematch`, {})
export const record = (id: string) => read(`/tables/${id}/record`)
/** As whoever is signed in: nobody becomes a guest to look back at a game. */
export const analysis = (id: string) => ask<AnalysisAnswer>('GET', `/tables/${id}/analysis`)
export const askForAnalysis = (id: string) => ask<AnalysisAnswer>('POST', `/tables/${id}/analysis`)
export const notes = (id: string) => ask<{ readonly text: string }>('GET', `/tables/${id}/notes`)
export const keepNotes = (id: string, text: string) => act<unknown>('PUT', `/tables/${id}/notes`, { text })
export const chat = (id: string, room: 'players' | 'spectators') =>
  ask<readonly ChatLine[]>('GET', `/tables/${id}/chat${query({ room })}`)
export const order = (id: string, orders: readonly string[]) =>
  act<TableCard>('PUT', `/tables/${id}/orders`, { orders })

export const invited = (token: string) => ask<TableCard>('GET', `/invites/${encodeURIComponent(token)}`)
export const accept = async (token: string) =>
  act<TableCard>('POST', `/invites/${encodeURIComponent(token)}`, { pledge: await newPledge() })

export const person = (id: string) => ask<ProfileCard>('GET', `/people/${encodeURIComponent(id)}`)
export const gamesOf = (id: string, wish: Readonly<Record<string, string | number | undefined>>) =>
  ask<readonly GameLine[]>('GET', `/people/${encodeURIComponent(id)}/games${query({ ...wish })}`)
export const ladder = (game: string) => ask<readonly LadderLine[]>('GET', `/ladder/${game}`)
export const relate = (id: string, kind: Relation) =>
  act<unknown>('PUT', `/people/${encodeURIComponent(id)}/relation`, { kind })
export const report = (body: ReportBody) => act<unknown>('POST', '/reports', body)
export const reports = (state: 'open' | 'done', page = 0) =>
  ask<readonly ReportCard[]>('GET', `/moderation/reports${query({ state, page: String(page) })}`)
/** As many as the server tells at a time. */
export const REPORTS_A_PAGE = 100
export const decide = (id: number, decision: string) => act<unknown>('POST', `/moderation/reports/${id}`, { decision })
export const tablesAside = () => ask<readonly TableCard[]>('GET', '/moderation/tables')
export const reopen = (id: string) => act<TableCard>('POST', `/moderation/tables/${id}/reopen`, {})

export const me = async (): Promise<ApiResult<MeAnswer>> => {
  const answer = await once<MeAnswer>('GET', '/me')
  if (!answer.trouble) nobody = answer.value.me === undefined
  return answer
}
export const changeMe = (patch: MePatch) => ask<unknown>('PATCH', '/me', patch)
export const deleteMe = () => ask<unknown>('DELETE', '/me')
/** From when to when the clocks of games by correspondence stand still for me; undefined: no longer. */
export const holiday = (when: { readonly from: number; readonly until: number } | undefined) =>
  when ? ask<unknown>('PUT', '/me/holiday', when) : ask<unknown>('DELETE', '/me/holiday')
export interface ModeratorWarning {
  readonly id: number
  readonly reason: string
  readonly decision: string
  readonly time: number
}

export const warnings = () => ask<readonly ModeratorWarning[]>('GET', '/me/warnings')
export const myRecords = () => read('/me/records')
export const tokens = () => ask<readonly TokenCard[]>('GET', '/tokens')
export const makeToken = (name: string) => ask<NewToken>('POST', '/tokens', { name })
export const dropToken = (id: string) => ask<unknown>('DELETE', `/tokens/${encodeURIComponent(id)}`)

export const pushKey = () => ask<{ readonly key: string }>('GET', '/push/key')
export const keepPush = (body: unknown) => ask<unknown>('POST', '/push', body)
export const dropPush = (endpoint: string) => ask<unknown>('DELETE', '/push', { endpoint })
