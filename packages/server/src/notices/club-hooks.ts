// News of clubs, told in a chat of theirs elsewhere: each chat takes messages in a form of its own. What people are called
// stays text there: nothing they write can call others, format, or lead anywhere.

import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES, type Language } from '@tabularium/kernel'
import type { HookEvent, HookFormat } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { createLimits, type Rule } from '../limits.ts'
import { hookWords } from './hook-words.ts'
import { type Post, postOut } from './post.ts'
import { createQueue } from './queue.ts'
import { gameName } from './words.ts'

export interface ClubNews {
  readonly club: string
  readonly event: HookEvent
  readonly game?: string
  /** Who sits there, or who has joined. */
  readonly names: readonly string[]
  /** Those of them who have won. */
  readonly winners?: readonly string[]
  /** A path of the page. */
  readonly path: string
}

export interface ClubHooks {
  /** Returns at once. */
  tell(news: ClubNews): void
  /** Tells a word now; false: the other side did not take it. */
  test(club: string): Promise<boolean>
  settled(): Promise<void>
  close(): void
}

export interface ClubHookParts {
  readonly db: Kysely<Schema>
  base(): string
  readonly post?: Post
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[]
  log(message: string): void
}

/** After so many in a row that were not taken nothing more is told. */
export const MOST_FAILURES = 10
const PAUSES: readonly number[] = [2_000, 20_000]
/** What one club may tell. */
const TOLD: Rule = { burst: 10, perSecond: 1 / 10 }
/** The address is wrong, or was taken back: it is not tried again. */
const REFUSED: readonly number[] = [401, 403, 404, 410]

interface Line {
  readonly text: string
  readonly url: string
}

/** A name cannot call anybody: a sign that nobody sees stands behind the `@`. */
const quiet = (text: string): string => text.replaceAll('@', '@\u2060')
const markdown = (text: string): string => quiet(text).replace(/[\\`*_~|<>#[\](){}]/g, '\\$&')
const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The body for a chat of each kind. */
export const hookBodies: Readonly<Record<HookFormat, (line: Line) => object>> = {
  discord: ({ text, url }) => ({
    content: `${markdown(text)}\n<${url}>`,
    username: 'Tabularium',
    allowed_mentions: { parse: [] },
  }),
  slack: ({ text, url }) => ({ text: `${entities(text)}\n<${entities(url)}>`, unfurl_links: false }),
  mattermost: ({ text, url }) => ({ text: `${markdown(text)}\n<${url}>`, username: 'Tabularium' }),
  matrix: ({ text, url }) => ({
    text: `${quiet(text)}\n${url}`,
    html: `${entities(quiet(text))}<br/><a href="${entities(url).replaceAll('"', '&quot;')}">${entities(url)}</a>`,
    username: 'Tabularium',
  }),
  zulip: ({ text, url }) => ({ text: `${markdown(text)}\n${url}` }),
}

const languageOf = (text: string): Language => LANGUAGES.find(language => language === text) ?? 'en'

function lineOf({ event, game, names, winners = [], path }: ClubNews, language: Language, base: string): Line {
  const say = hookWords(language)
  const text = say(event, {
    game: game === undefined ? '' : gameName(game, language),
    names: names.join(', '),
    winners: winners.length > 0 ? winners.join(', ') : 'none',
  })
  return { text, url: base + path }
}

export function createClubHooks({ db, base, post = postOut, pauses = PAUSES, log }: ClubHookParts): ClubHooks {
  const ending = new AbortController()
  const limits = createLimits()
  const queue = createQueue({
    atOnce: 4,
    longest: 500,
    failed: error => {
      if (!ending.signal.aborted) log(`a club was not told: ${error instanceof Error ? error.message : error}`)
    },
  })
  const hookOf = (club: string) => db.selectFrom('club_hook').selectAll().where('club_id', '=', club).executeTakeFirst()

  const note = (club: string, failures: number, trouble: string | null) =>
    db.updateTable('club_hook').set({ failures, trouble }).where('club_id', '=', club).execute()

  const attempt = async (url: string, body: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Tabularium' }
    try {
      return await post({ url, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body })
    } catch {
      // What stands behind an address is nobody's business: no reason is told.
      return 0
    }
  }

  const deliver = async (club: string, lineFor: (language: Language) => Line, tries: readonly number[]) => {
    const hook = await hookOf(club)
    if (!hook) return false
    const body = JSON.stringify(hookBodies[hook.format](lineFor(languageOf(hook.language))))
    let status = await attempt(hook.url, body)
    for (const pause of tries) {
      if (status !== 0 && status !== 429 && status < 500) break
      await sleep(pause, undefined, { signal: ending.signal, ref: false })
      status = await attempt(hook.url, body)
    }
    const taken = status >= 200 && status < 300
    if (taken && hook.failures > 0) await note(club, 0, null)
    if (!taken) {
      const failures = REFUSED.includes(status) ? MOST_FAILURES : hook.failures + 1
      await note(club, failures, status === 0 ? 'unreachable' : `status ${status}`)
    }
    return taken
  }

  return {
    tell(news) {
      queue.add(async () => {
        const hook = await hookOf(news.club)
        if (!hook || hook.failures >= MOST_FAILURES || !hook.events.includes(news.event)) return
        if (limits.take(news.club, TOLD) > 0) return
        await deliver(news.club, language => lineOf(news, language, base()), pauses)
      })
    },
    test: club =>
      deliver(
        club,
        language => ({ text: hookWords(language)('test'), url: `${base()}/club/${encodeURIComponent(club)}` }),
        [],
      ),
    settled: () => queue.settled(),
    close() {
      queue.close()
      ending.abort()
    },
  }
}
