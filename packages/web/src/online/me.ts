// Who is signed in: asked of the server once something online is used, or where the browser remembers somebody. What they
// choose here (language, theme, name) goes with them to other devices.

import type { Me, MePatch, Trouble } from '@tabularium/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { rememberSession, sessionHint } from '../session-hint.ts'
import { change, onSettings, settings } from '../settings.ts'
import * as api from './api.ts'
import { pushAgain } from './push.ts'

export interface Session {
  /** Undefined: nobody, or not known yet. */
  readonly me: Me | undefined
  /** Whether the server has said who it is. */
  readonly known: boolean
  /** Why it has not. */
  readonly trouble: Trouble | undefined
  /** Whether the server sends mail. */
  readonly mail: boolean
  /** Tables where it is my move, the longest waiting first. */
  readonly waiting: readonly string[]
  /** Tables that called me while I was elsewhere, and where I have not been since. */
  readonly called: readonly string[]
}

let session: Session = { me: undefined, known: false, trouble: undefined, mail: false, waiting: [], called: [] }
const listeners = new Set<() => void>()

function put(part: Partial<Session>): void {
  session = { ...session, ...part }
  const { me, known, waiting, called: calls } = session
  const tables = [...new Set([...waiting, ...calls])]
  if (me)
    rememberSession({
      id: me.id,
      name: me.name,
      guest: me.guest,
      waiting: tables.length,
      ...(tables[0] && { next: tables[0] }),
    })
  else if (known) rememberSession(undefined)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const mySession = (): Session => session

/** What was chosen on another device is taken over; a guest's name is whatever stands here. */
function adopt({ language, theme, name, guest }: Me): void {
  const now = settings()
  const next = { language, theme, ...(!guest && { name }) }
  if (Object.entries(next).some(([key, value]) => now[key as keyof typeof next] !== value)) change(next)
}

let meeting: Promise<void> | undefined
/** How often somebody came or went: what was asked before that tells of who was here then. */
let comings = 0

async function greet(): Promise<void> {
  const asked = comings
  const answer = await api.me()
  if (asked !== comings) return meet()
  // Without a network whoever was here is still here.
  if (answer.trouble) return put({ trouble: answer.trouble })
  const { me, mail } = answer.value
  const before = session.me?.id ?? sessionHint()?.id
  put({ me, mail, known: true, trouble: undefined, ...(!me && { waiting: [], called: [] }) })
  // A guest who has just come brings the settings of this page; anybody else, those of the account.
  if (me && (!me.guest || before === me.id)) adopt(me)
  follow()
}

/** Asks who is signed in; those who ask at the same time share the answer. */
export function meet(): Promise<void> {
  if (meeting) return meeting
  const mine = greet().finally(() => {
    if (meeting === mine) meeting = undefined
  })
  meeting = mine
  return mine
}

api.onArrival(() => {
  comings++
  meeting = undefined
  void meet()
})

/** Tables where it is my move, as told by the server. */
export function setWaiting(waiting: readonly string[]): void {
  if (waiting.join() !== session.waiting.join()) put({ waiting })
}

/** A table of mine has begun, or fills, while I look elsewhere. */
export function called(table: string): void {
  if (!session.called.includes(table)) put({ called: [...session.called, table] })
}

/** I am there, or have been. */
export function answerCall(table: string): void {
  if (session.called.includes(table)) put({ called: session.called.filter(id => id !== table) })
}

/** A table that the page itself looks at: the server leaves it to the page whose move it is there. */
export function setAsked(table: string, asked: boolean): void {
  const { waiting } = session
  if (waiting.includes(table) === asked) return
  setWaiting(asked ? [...waiting, table] : waiting.filter(id => id !== table))
}

/** Waits until it is known who is here. */
export const ready = (): Promise<void> => (session.known ? Promise.resolve() : meet())

/** The session, asked for where it is not known. */
export function useSession(): Session {
  useEffect(() => {
    if (!session.known) void meet()
  }, [])
  return useSyncExternalStore(subscribe, mySession)
}

/** What the account is after a change. */
const changed = (me: Me, patch: MePatch): Me => {
  const told = Object.entries(patch).filter(([, value]) => value !== undefined)
  return { ...me, ...Object.fromEntries(told) }
}

const HOLD_MS = 1200
let following = false
let timer: ReturnType<typeof setTimeout> | undefined

/** What of the settings the account does not have yet. */
export function unsent(me: Me, now: Pick<Me, 'language' | 'theme' | 'name'>): MePatch {
  const name = now.name.trim()
  return {
    ...(now.language !== me.language && { language: now.language }),
    ...(now.theme !== me.theme && { theme: now.theme }),
    ...(name !== '' && name !== me.name && { name }),
  }
}

async function push(): Promise<void> {
  const { me } = session
  if (!me) return
  const patch = unsent(me, settings())
  if (Object.keys(patch).length === 0) return
  const answer = await api.changeMe(patch)
  if (!answer.trouble && session.me?.id === me.id) put({ me: changed(session.me, patch) })
}

/** From now on settings go to the account, once the hand rests. */
function follow(): void {
  if (following) return
  following = true
  onSettings(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void push(), HOLD_MS)
  })
}

/** Changes the account and says what stood in the way. */
export async function changeMe(patch: MePatch): Promise<api.ApiResult<unknown>> {
  const answer = await api.changeMe(patch)
  if (answer.trouble || !session.me) return answer
  put({ me: changed(session.me, patch) })
  adopt(session.me)
  return answer
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What follows where somebody has come in. */
export async function arrive(answer: api.ApiResult<unknown>): Promise<api.ApiResult<unknown>> {
  if (!answer.trouble) {
    api.arrived()
    await meet()
    // A browser that allows it no more; the settings show that it is off.
    if (session.me) void pushAgain().catch(() => undefined)
  }
  return answer
}

export const signUp = async (credentials: Credentials & { readonly name: string }): Promise<api.ApiResult<unknown>> =>
  arrive(await api.ask('POST', '/auth/sign-up/email', credentials))

export const signIn = async (credentials: Credentials): Promise<api.ApiResult<unknown>> =>
  arrive(await api.ask('POST', '/auth/sign-in/email', credentials))

/** Every other session ends with the old password. */
export const changePassword = async (currentPassword: string, newPassword: string): Promise<api.ApiResult<unknown>> =>
  arrive(await api.ask('POST', '/auth/change-password', { currentPassword, newPassword }))

export async function signOut(): Promise<api.ApiResult<unknown>> {
  const answer = await api.ask('POST', '/auth/sign-out', {})
  if (!answer.trouble) leave()
  return answer
}

/** The account is gone from this browser: signed out, or deleted. */
export function leave(): void {
  put({ me: undefined, known: true, waiting: [], called: [] })
  api.arrived()
}
