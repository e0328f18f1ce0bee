// Signing in: better-auth over our database. Guests, e-mail and password, passkeys; sessions in HttpOnly cookies.

import { randomBytes } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import type { Language } from '@tabularium/kernel'
import { personName } from '@tabularium/protocol'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { anonymous } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Schema } from '../database/schema.ts'
import { createLimits, type Rule } from '../limits.ts'
import type { Origins } from '../origins.ts'
import { KNOWN, type Mail, RESET, VERIFY } from './email-words.ts'
import { guestName } from './guests.ts'

export const BASE = '/api/auth'
/** A header that we set on every request to better-auth: the client that its rate limits count. */
export const ADDRESS_HEADER = 'x-tabularium-address'
export const SHORTEST_PASSWORD = 10

const DAY = 86_400
/** The most letters to one address, whoever asks for them. */
const LETTERS: Rule = { burst: 5, perSecond: 1 / 600 }

/** A secret by its key: made by the first process that asks, and stored in the database. */
export async function keptSecret(db: Kysely<Schema>, key: string, make: () => string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value: make() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}

/** How passwords are kept. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(asked: { readonly hash: string; readonly password: string }): Promise<boolean>
}

export interface AuthParts {
  readonly db: Kysely<Schema>
  readonly config: Config
  readonly origins: Origins
  /** Absent: no mail is sent, and nothing is offered that needs it. */
  readonly mail?: Mail | undefined
  /** Absent: salted scrypt, as slow as it should be. */
  readonly passwords?: Passwords | undefined
  readonly log: Logger
  languageOf(userId: string): Promise<Language>
  /** A guest signed in or up: all that was theirs becomes the account's. */
  linked(guest: string, account: string): Promise<void>
  /** An account was made. */
  joined(userId: string, name: string): Promise<void>
  /** The person changed: cached sessions are out of date. */
  forget(userId: string): void
  /** The password was reset by mail: sessions, tokens, passkeys and push subscriptions are revoked. */
  replaced(userId: string): Promise<void>
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

export async function createAuth(parts: AuthParts) {
  const { db, config, origins, mail, passwords, log } = parts
  const url = config.publicUrl ?? `http://localhost:${config.port}`
  const secret = await keptSecret(db, 'session-secret', () => randomBytes(48).toString('base64url'))

  const letters = createLimits(config.rateLimit)
  /** Not awaited: the response time would tell whether there is such an account. */
  const post = (kind: typeof VERIFY, user: { id: string; name: string; email: string }, link: string) => {
    if (!mail || letters.take(user.email, LETTERS) > 0) return
    void parts
      .languageOf(user.id)
      .then(language => mail(user.email, kind[language].subject, kind[language].text(user.name, link)))
      .catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'))
  }

  return betterAuth({
    appName: 'Tabularium',
    baseURL: url,
    basePath: BASE,
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    trustedOrigins: request => {
      const origin = request?.headers.get('origin')
      return origin && origins.trusts(origin) ? [origin] : []
    },
    session: { expiresIn: 90 * DAY, updateAge: DAY, freshAge: DAY },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: 200,
      ...(passwords && { password: passwords }),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => parts.replaced(user.id),
      ...(mail && {
        // Whoever signs up is not told whether the address has an account; its owner is.
        requireEmailVerification: true,
        onExistingUserSignUp: async ({ user }) => {
          if (user.emailVerified) post(KNOWN, user, `${origins.url}/account`)
        },
        // The token stands after the #: it is sent to nobody on the way.
        sendResetPassword: async ({ user, token }) => post(RESET, user, `${origins.url}/account/reset#${token}`),
      }),
    },
    ...(mail && {
      emailVerification: {
        sendOnSignUp: true,
        // Not signed in by it: a link of somebody else's would take this browser's games along.
        sendOnSignIn: true,
        sendVerificationEmail: async ({ user, token }) =>
          post(VERIFY, user, `${origins.url}${BASE}/verify-email?token=${token}&callbackURL=%2Faccount`),
        afterEmailVerification: async user => parts.forget(user.id),
      },
    }),
    databaseHooks: {
      user: {
        create: {
          async before(user) {
            const name = personName.safeParse(user.name)
            if (!name.success) {
              throw new APIError('BAD_REQUEST', {
                code: 'BAD_NAME',
                message: 'name: must be 1 to 24 printable characters',
              })
            }
            // A picture from elsewhere would tell that place who looks at it.
            return { data: { ...user, name: name.data, image: null } }
          },
          async after(user) {
            // Where letters are sent, an address that nobody has confirmed keeps no name from others.
            if (!mail && !user.isAnonymous) await parts.joined(user.id, user.name)
          },
        },
      },
    },
    rateLimit: {
      enabled: config.rateLimit,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/sign-in/anonymous': { window: 60, max: 40 },
        '/change-password': { window: 60, max: 5 },
        '/request-password-reset': { window: 60, max: 3 },
        '/send-verification-email': { window: 60, max: 3 },
        '/reset-password': { window: 60, max: 5 },
        '/passkey/verify-authentication': { window: 60, max: 20 },
        // Asked for by every window; the general limits of the server hold here.
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: 'tabularium',
      useSecureCookies: url.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { validateSchema: false },
    },
    logger: {
      level: 'warn',
      // What comes after the message can hold whole requests: left out.
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ part: 'accounts' }, message),
    },
    plugins: [
      anonymous({
        generateName: () => guestName(),
        async onLinkAccount({ anonymousUser, newUser }) {
          if (anonymousUser.user.id !== newUser.user.id) await parts.linked(anonymousUser.user.id, newUser.user.id)
        },
      }),
      // The origin is that of the request, which has been looked at already.
      passkey({ rpID: new URL(url).hostname, rpName: 'Tabularium' }),
    ],
  })
}
