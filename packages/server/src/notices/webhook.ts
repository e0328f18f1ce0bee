// What happens at the tables, told to a club's own program: signed JSON, tried a few times, never waited for.

import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from '@tabularium/kernel'
import { createQueue } from './queue.ts'

export interface WebhookEvent {
  readonly event: 'your-move' | 'game-over' | 'invited'
  readonly table: string
  readonly game: string
  readonly url: string
  /** Who sits there, by seat. */
  readonly names: readonly string[]
  /** Whom it is about; absent where it is about all. */
  readonly person?: { readonly id: string; readonly name: string }
  readonly outcome?: {
    readonly reason: string
    readonly winners: readonly Seat[]
    readonly totals?: readonly number[]
  }
  readonly time: number
}

export interface Webhook {
  /** False: too much is waiting, this one is dropped. */
  tell(event: WebhookEvent): boolean
  settled(): Promise<void>
  close(): void
}

export interface WebhookParts {
  readonly url: string
  /** Without it nothing is signed. */
  readonly secret?: string | undefined
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[]
  readonly longest?: number
  log(message: string): void
}

const TIMEOUT_MS = 5_000
const PAUSES: readonly number[] = [1_000, 5_000, 25_000]

/** HMAC-SHA256 of the body, as it stands in `x-tabularium-signature`. */
export const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

export function createWebhook({ url, secret, pauses = PAUSES, longest = 500, log }: WebhookParts): Webhook {
  const ending = new AbortController()
  const queue = createQueue({
    atOnce: 4,
    longest,
    failed: error => {
      if (!ending.signal.aborted) log(`the webhook was not told: ${error instanceof Error ? error.message : error}`)
    },
  })

  const attempt = async (body: string, headers: Readonly<Record<string, string>>): Promise<'told' | 'again'> => {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' })
    await answer.body?.cancel()
    if (answer.ok) return 'told'
    if (answer.status === 429 || answer.status >= 500) return 'again'
    // The receiver has read it and does not want it.
    throw new RefusedByReceiver(`it answered ${answer.status}`)
  }

  const deliver = async (event: WebhookEvent): Promise<void> => {
    const body = JSON.stringify(event)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Tabularium',
      'x-tabularium-event': event.event,
      // The same with every try, so that the receiver knows what it has seen.
      'x-tabularium-delivery': randomUUID(),
      ...(secret && { 'x-tabularium-signature': signature(secret, body) }),
    }
    let trouble = ''
    for (let tries = 0; tries <= pauses.length; tries++) {
      if (tries > 0) await sleep(pauses[tries - 1], undefined, { signal: ending.signal, ref: false })
      try {
        if ((await attempt(body, headers)) === 'told') return
        trouble = 'it was not ready'
      } catch (error) {
        if (error instanceof RefusedByReceiver || ending.signal.aborted) throw error
        trouble = error instanceof Error ? error.message : String(error)
      }
    }
    throw new Error(`${trouble}, ${pauses.length + 1} times`)
  }

  return {
    tell: event => queue.add(() => deliver(event)),
    settled: () => queue.settled(),
    close() {
      queue.close()
      ending.abort()
    },
  }
}

class RefusedByReceiver extends Error {}
