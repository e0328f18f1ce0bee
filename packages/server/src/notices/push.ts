// Web Push: a few encrypted words to a browser that is not open. The keys are made once and kept; browsers that are gone
// are forgotten.

import type { Kysely } from 'kysely'
import webPush, { type RequestDetails } from 'web-push'
import { keptSecret } from '../accounts/auth.ts'
import type { Schema } from '../database/schema.ts'
import { TroubleError } from '../trouble.ts'
import { isPublicEndpoint } from './addresses.ts'
import { postOut } from './post.ts'

/** What the page's service worker gets. Nothing of the game itself. */
export interface PushNote {
  readonly kind: 'your-move' | 'game-over' | 'invited' | 'warned' | 'challenged' | 'written'
  readonly table?: string
  readonly game?: string
  readonly url: string
  readonly title: string
  readonly body: string
}

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Makes the request; answers its status. */
export type Sender = (details: RequestDetails) => Promise<number>

export interface Push {
  /** The server's public key, for `pushManager.subscribe`. */
  key(): Promise<string>
  subscribe(person: string, subscription: Subscription): Promise<void>
  unsubscribe(person: string, endpoint: string): Promise<void>
  /** To every browser of a person. */
  send(person: string, note: PushNote): Promise<void>
}

export interface PushParts {
  readonly db: Kysely<Schema>
  /** Whom a push service can turn to: an https or mailto address. */
  readonly contact: string
  readonly sender?: Sender
  now(): number
  log(message: string): void
}

/** The browsers of one person; the oldest make room. */
const MOST_BROWSERS = 10
/** After a day nobody needs to hear it. */
const TTL_S = 86_400
const GONE: readonly number[] = [404, 410]

/** Over https to the internet alone; redirections are not followed. */
export const sendOut: Sender = ({ endpoint, method, headers, body }) =>
  postOut({ url: endpoint, method, headers: headers as Record<string, string>, body })

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A point on the curve and 16 bytes: what cannot be encrypted to is not kept. */
function isUsable({ keys }: Subscription): boolean {
  const point = Buffer.from(keys.p256dh, 'base64url')
  return point.length === 65 && point[0] === 4 && Buffer.from(keys.auth, 'base64url').length === 16
}

export function createPush({ db, contact, sender = sendOut, now, log }: PushParts): Push {
  let kept: Promise<Keys> | undefined
  const keys = (): Promise<Keys> => {
    kept ??= keptSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
      .then(text => JSON.parse(text) as Keys)
      .catch(error => {
        kept = undefined
        throw error
      })
    return kept
  }
  return {
    key: async () => (await keys()).publicKey,
    async subscribe(person, subscription) {
      if (!isPublicEndpoint(subscription.endpoint) || !isUsable(subscription)) {
        throw new TroubleError(400, { code: 'bad-endpoint', message: 'This is not the address of a push service.' })
      }
      const { endpoint } = subscription
      const { p256dh, auth } = subscription.keys
      const row = { user_id: person, p256dh, auth, time: now() }
      await db
        .insertInto('push')
        .values({ endpoint, ...row })
        // The browser is somebody else's now: only it knows the endpoint.
        .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      await db
        .deleteFrom('push')
        .where('user_id', '=', person)
        .where(({ eb, selectFrom }) =>
          eb(
            'endpoint',
            'not in',
            selectFrom('push')
              .select('endpoint')
              .where('user_id', '=', person)
              .orderBy('time', 'desc')
              .orderBy('endpoint')
              .limit(MOST_BROWSERS),
          ),
        )
        .execute()
    },
    async unsubscribe(person, endpoint) {
      await db.deleteFrom('push').where('user_id', '=', person).where('endpoint', '=', endpoint).execute()
    },
    async send(person, note) {
      const rows = await db.selectFrom('push').selectAll().where('user_id', '=', person).execute()
      if (rows.length === 0) return
      const vapidDetails = { subject: contact, ...(await keys()) }
      const text = JSON.stringify(note)
      for (const { endpoint, p256dh, auth } of rows) {
        try {
          const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
            vapidDetails,
            TTL: TTL_S,
            // What is newer takes the place of what has not been shown yet.
            ...(note.table && { topic: note.table }),
          })
          const status = await sender(details)
          if (GONE.includes(status)) await db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
          else if (status < 200 || status > 299) log(`a push service answered ${status}`)
        } catch (error) {
          log(`a push could not be sent: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  }
}
