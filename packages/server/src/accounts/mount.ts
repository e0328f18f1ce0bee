// Lets better-auth answer under /api/auth: only what is named here, in our shape of errors, with the cookie kept from scripts.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http.ts'
import { TroubleError } from '../trouble.ts'
import type { Accounts } from './accounts.ts'
import { ADDRESS_HEADER, BASE } from './auth.ts'

const OPEN: ReadonlySet<string> = new Set([
  'GET get-session',
  'POST sign-in/anonymous',
  'POST sign-up/email',
  'POST sign-in/email',
  'POST sign-out',
  'POST change-password',
  'GET list-sessions',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST revoke-other-sessions',
  'GET passkey/generate-register-options',
  'POST passkey/verify-registration',
  'GET passkey/generate-authenticate-options',
  'POST passkey/verify-authentication',
  'GET passkey/list-user-passkeys',
  'POST passkey/delete-passkey',
  'POST passkey/update-passkey',
])

/** Needs mail. */
const BY_MAIL: ReadonlySet<string> = new Set([
  'POST request-password-reset',
  'POST reset-password',
  'POST send-verification-email',
  'GET verify-email',
])

const PASSED = ['cookie', 'origin', 'user-agent', 'accept-language', 'sec-fetch-site', 'sec-fetch-mode'] as const

/** `INVALID_EMAIL_OR_PASSWORD` → `invalid-email-or-password`. */
const codeOf = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The session's token is removed from the body: it belongs in the cookie alone. */
function withoutToken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutToken)
  if (!isObject(value)) return value
  const { token: _, session, ...rest } = value
  return { ...rest, ...(session !== undefined && { session: withoutToken(session) }) }
}

function troubleIn(status: number, text: string): TroubleError {
  if (status === 429)
    return new TroubleError(429, { code: 'too-many', message: 'Too many attempts. Try again in a minute.' })
  const body = parsed(text)
  if (status >= 500 || !isObject(body)) {
    return new TroubleError(status, { code: status >= 500 ? 'failed' : 'forbidden', message: 'That did not work.' })
  }
  const message = typeof body.message === 'string' ? body.message : 'That did not work.'
  const code = typeof body.code === 'string' && body.code !== 'VALIDATION_ERROR' ? codeOf(body.code) : 'bad-request'
  return new TroubleError(status, { code, message })
}

export function mountAuth(app: App, accounts: Accounts): void {
  const isOpen = (name: string) => OPEN.has(name) || (accounts.sendsMail && BY_MAIL.has(name))

  /** The body that better-auth gets, where it differs from the one that was sent. */
  async function bodyFor(path: string, body: unknown, person: string | undefined): Promise<unknown> {
    if (!isObject(body)) return {}
    // A new password is for when somebody else may know the old one.
    if (path === 'change-password') return { ...body, revokeOtherSessions: true }
    // Sessions are known by their ids outside.
    if (path === 'revoke-session' && person !== undefined && typeof body.id === 'string') {
      return { token: (await accounts.sessionToken(person, body.id)) ?? '' }
    }
    return body
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const path = pathname.slice(BASE.length + 1).replace(/\/+$/, '')
    if (!isOpen(`${request.method} ${path}`)) {
      throw new TroubleError(404, { code: 'not-found', message: 'There is nothing at this address.' })
    }
    const headers = new Headers({ [ADDRESS_HEADER]: request.ip })
    for (const name of PASSED) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const writes = request.method === 'POST'
    if (writes) headers.set('content-type', 'application/json')
    // As better-auth will see it: by the cookie alone.
    const { cookie = '' } = request.headers
    const before = writes ? await accounts.who({ cookie }) : undefined
    const made = await accounts.auth.handler(
      new Request(new URL(`${BASE}/${path}${search}`, accounts.origins.url), {
        method: request.method,
        headers,
        ...(writes && { body: JSON.stringify(await bodyFor(path, request.body, before?.id)) }),
      }),
    )
    if (path === 'change-password' && made.ok && before) await accounts.renewed(before.id)
    // Whoever signs in, out or over is asked for again.
    if (before) accounts.forget(before.id)
    for (const cookie of made.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const text = await made.text()
    if (made.status >= 400) {
      const wait = made.headers.get('x-retry-after')
      if (wait) reply.header('retry-after', wait)
      throw troubleIn(made.status, text)
    }
    const location = made.headers.get('location')
    if (location) return reply.code(made.status).header('location', location).send()
    return reply
      .code(made.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(withoutToken(parsed(text)) ?? null))
  }

  app.route({ method: ['GET', 'POST'], url: `${BASE}/*`, schema: { hide: true }, handler: answer })
}
