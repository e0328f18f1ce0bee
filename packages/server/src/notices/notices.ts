// Tells people who are not here what waits for them: by Web Push, by mail for games by correspondence, and a club's own
// program by webhook. Nothing here is waited for by play, and nothing that fails here is felt there.

import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES, type Language, type Seat } from '@tabularium/kernel'
import type { PersonalVerdict } from '@tabularium/protocol'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { type ClubHooks, createClubHooks } from './club-hooks.ts'
import { createDigest } from './digest.ts'
import { createMailer, type Mailer } from './mail.ts'
import type { Post } from './post.ts'
import { createPush, type Push, type PushNote, type Sender } from './push.ts'
import { createQueue } from './queue.ts'
import { createWebhook, type WebhookEvent } from './webhook.ts'
import { gameName, momentWords, noticeWords } from './words.ts'

export interface Notice {
  readonly person: string
  readonly table: string
  readonly game: string
  /** A path of the page, or a whole address. */
  readonly url: string
}

export interface Warned {
  readonly person: string
  readonly decision: PersonalVerdict
}

/** Somebody challenges the person, or writes to them. */
export interface Challenged {
  readonly person: string
  /** Whose doing it is, by name. */
  readonly by: string
  readonly game: string
  /** By correspondence there is time for a letter. */
  readonly mails: boolean
}

export interface Written {
  readonly person: string
  readonly by: string
  readonly conversation: string
}

/** All of these return at once. */
export interface Notices {
  yourMove(notice: Notice): void
  gameOver(notice: Notice): void
  invited(notice: Notice): void
  /** Moderators have decided something about the person. */
  warned(warned: Warned): void
  challenged(challenged: Challenged): void
  written(written: Written): void
  readonly push: Push
  /** News of clubs, for chats of theirs. */
  readonly clubs: ClubHooks
  /** Writes to those who want one mail a day and whose mail is due; returns how many were sent. */
  digest(): Promise<number>
  /** Resolves when all that was begun is done. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface NoticesParts {
  readonly database: Pick<Database, 'db'>
  readonly config: Pick<Config, 'publicUrl' | 'port' | 'smtpUrl' | 'mailFrom' | 'webhookUrl' | 'webhookSecret'>
  now(): number
  /** Whether a window of the person is connected to this process now: whoever is here is not called. */
  isOnline(person: string): boolean
  /** Whether one is connected to any other. */
  isOnlineElsewhere?(person: string): Promise<boolean>
  /** Where people find the server, without a slash at the end. */
  base?(): string
  log?(message: string): void
  /** Where another part of the server sends mail too; without it one is made from the config. */
  readonly mailer?: Mailer | undefined
  /** For tests: how pushes leave, and how long the webhook waits between tries. */
  readonly sender?: Sender
  readonly post?: Post
  readonly pauses?: readonly number[]
}

type Kind = WebhookEvent['event']

/** In the end, what is on its way has so long to get there. */
const LAST_MS = 2_000

/** So many tables are remembered as told. */
const MEMORY = 20_000

interface Memory {
  /** False: it was told already. */
  isNew(key: string, value: number): boolean
}

/** Remembers the newest value by key; the oldest keys are forgotten. */
function memory(): Memory {
  const kept = new Map<string, number>()
  return {
    isNew(key, value) {
      if (kept.get(key) === value) return false
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= MEMORY) break
        kept.delete(oldest)
      }
      return true
    },
  }
}

const languageOf = (text: string | null): Language => LANGUAGES.find(language => language === text) ?? 'en'

/** A push service wants to know whom it can turn to. */
const contactOf = ({ publicUrl, mailFrom }: NoticesParts['config']): string => {
  if (publicUrl?.startsWith('https://')) return publicUrl
  const [, address = mailFrom] = /<([^<>]+)>/.exec(mailFrom) ?? []
  return `mailto:${address.trim()}`
}

export function createNotices(parts: NoticesParts): Notices {
  const { database, config, now, isOnline, isOnlineElsewhere = async () => false, log = () => undefined } = parts
  const { db } = database
  const base = parts.base ?? (() => config.publicUrl ?? `http://localhost:${config.port}`)
  const failed = (error: unknown) => log(`a notice failed: ${error instanceof Error ? error.message : error}`)
  const mailer: Mailer | undefined = parts.mailer ?? createMailer(config)
  const push = createPush({ db, contact: contactOf(config), now, log, ...(parts.sender && { sender: parts.sender }) })
  const webhook = config.webhookUrl
    ? createWebhook({
        url: config.webhookUrl,
        secret: config.webhookSecret,
        log,
        ...(parts.pauses && { pauses: parts.pauses }),
      })
    : undefined
  const clubs = createClubHooks({
    ...{ db, base, log },
    ...(parts.post && { post: parts.post }),
    ...(parts.pauses && { pauses: parts.pauses }),
  })
  const digest = mailer && createDigest({ db, mailer, now, base, log })
  // Reading what there is to tell, then each way out on its own: a slow mail server does not hold up the pushes.
  const reading = createQueue({ atOnce: 2, longest: 5_000, failed })
  const pushes = createQueue({ atOnce: 4, longest: 2_000, failed })
  const mails = createQueue({ atOnce: 2, longest: 1_000, failed })
  const webhooked = memory()

  const read = async ({ person, table }: Notice) => {
    const row = await db
      .selectFrom('game_table')
      .select(['id', 'game', 'clock', 'waiting', 'deadline', 'outcome'])
      .where('id', '=', table)
      .executeTakeFirst()
    const user = await db
      .selectFrom('user')
      .leftJoin('profile', 'profile.user_id', 'user.id')
      .select(['user.id', 'user.name', 'user.email', 'user.emailVerified', 'user.isAnonymous'])
      .select(['profile.language', 'profile.mail', 'profile.digest'])
      .where('user.id', '=', person)
      .executeTakeFirst()
    if (!row || !user) return undefined
    const seats = await db
      .selectFrom('seat')
      .select(['seat', 'user_id', 'name', 'bot'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()
    return { row, user, seats, language: languageOf(user.language) }
  }
  type Facts = NonNullable<Awaited<ReturnType<typeof read>>>

  /** A turn lasts until the person has moved again, whatever others take back and play anew meanwhile. */
  const turnOf = async (table: string, seat: Seat): Promise<number> => {
    const last = await db
      .selectFrom('entry')
      .select('number')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('kind', '=', 'move')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.number ?? 0
  }

  /** One turn is told once by each way, whichever process knows of it and however often others undo and play anew. */
  const isNewTurn = async (way: 'called_turn' | 'webhook_turn', { row, user, seats }: Facts): Promise<boolean> => {
    const seat = seats.find(one => one.user_id === user.id)?.seat ?? -1
    const turn = await turnOf(row.id, seat)
    const first = await db
      .updateTable('seat')
      .set({ [way]: turn })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .where(way, '<>', turn)
      .returning('seat')
      .executeTakeFirst()
    return first !== undefined
  }

  const wordsOf = ({ row, user, seats, language }: Facts) => {
    const say = noticeWords(language)
    const others = seats.filter(seat => seat.user_id !== user.id).flatMap(seat => seat.name ?? seat.bot ?? [])
    return { say, args: { game: gameName(row.game, language), others: others.join(', ') || say('nobody') } }
  }

  const pushNote = (kind: Kind, facts: Facts, url: string): PushNote => {
    const { say, args } = wordsOf(facts)
    const { id, game } = facts.row
    return { kind, table: id, game, url, title: say(`${kind}.title`), body: say(`${kind}.body`, args) }
  }

  const mail = async (kind: Kind, facts: Facts, url: string): Promise<void> => {
    const { row, user, seats, language } = facts
    if (!mailer || row.clock.kind !== 'days' || user.mail === false) return
    // It stands in the mail of the day. A rematch does not wait so long.
    if (user.digest && kind !== 'invited') return
    // Nobody has said that they can be reached there.
    if (user.isAnonymous || !user.emailVerified) return
    if (kind === 'your-move') {
      const own = seats.find(seat => seat.user_id === user.id)
      // They have moved since.
      if (!own || (row.waiting & (1 << own.seat)) === 0) return
    }
    const { say, args } = wordsOf(facts)
    const account = `${base()}/account`
    const until = row.deadline === null ? 'none' : momentWords(row.deadline, language)
    const text = say(`${kind}.text`, { ...args, name: user.name, url, until }) + say('foot', { account })
    await mailer.send({ to: user.email, subject: say(`${kind}.subject`, args), text, off: account })
  }

  const tellWebhook = async (kind: Kind, facts: Facts, url: string): Promise<void> => {
    if (!webhook) return
    const { row, user, seats } = facts
    // In a live game everybody is there; at the end, one word for all.
    if (kind === 'your-move' && (row.clock.kind === 'live' || !(await isNewTurn('webhook_turn', facts)))) return
    if (kind === 'game-over' && !webhooked.isNew(row.id, 1)) return
    webhook.tell({
      event: kind,
      table: row.id,
      game: row.game,
      url,
      names: seats.map(seat => seat.name ?? seat.bot ?? ''),
      ...(kind !== 'game-over' && { person: { id: user.id, name: user.name } }),
      ...(kind === 'game-over' && row.outcome && { outcome: row.outcome }),
      time: now(),
    })
  }

  const tell = (kind: Kind, notice: Notice): void => {
    // By far the most moves are made in front of those who are asked next.
    if (!webhook && isOnline(notice.person)) return
    reading.add(async () => {
      const facts = await read(notice)
      if (!facts) return
      const url = new URL(notice.url, `${base()}/`).href
      await tellWebhook(kind, facts, url)
      if (isOnline(notice.person) || (await isOnlineElsewhere(notice.person))) return
      if (kind === 'your-move' && !(await isNewTurn('called_turn', facts))) return
      pushes.add(() => push.send(notice.person, pushNote(kind, facts, notice.url)))
      if (mailer) mails.add(() => mail(kind, facts, url))
    })
  }

  /** What people send each other: to those who are away and want to be told. */
  const tellOf = (
    kind: 'challenged' | 'written',
    { person, by, game, url, byMail }: { person: string; by: string; game?: string; url: string; byMail: boolean },
  ): void => {
    if (isOnline(person)) return
    reading.add(async () => {
      const user = await db
        .selectFrom('user')
        .innerJoin('profile', 'profile.user_id', 'user.id')
        .select(['user.name', 'user.email', 'user.emailVerified', 'user.isAnonymous'])
        .select(['profile.language', 'profile.mail', 'profile.digest', 'profile.tells'])
        .where('user.id', '=', person)
        .executeTakeFirst()
      if (!user?.tells || (await isOnlineElsewhere(person))) return
      const language = languageOf(user.language)
      const say = noticeWords(language)
      const args = { by, game: game === undefined ? '' : gameName(game, language) }
      const note = { kind, url, title: say(`${kind}.title`, args), body: say(`${kind}.body`, args) }
      pushes.add(() => push.send(person, note))
      if (!mailer || !byMail || !user.mail || user.digest || user.isAnonymous || !user.emailVerified) return
      const account = `${base()}/account`
      const address = new URL(url, `${base()}/`).href
      const text = say(`${kind}.text`, { ...args, name: user.name, url: address }) + say('foot', { account })
      const letter = { to: user.email, subject: say(`${kind}.subject`, args), text, off: account }
      mails.add(() => mailer.send(letter))
    })
  }

  return {
    yourMove: notice => tell('your-move', notice),
    gameOver: notice => tell('game-over', notice),
    invited: notice => tell('invited', notice),
    challenged: ({ person, by, game, mails }) =>
      tellOf('challenged', { person, by, game, url: '/people', byMail: mails }),
    written: ({ person, by, conversation }) =>
      tellOf('written', { person, by, url: `/messages/${conversation}`, byMail: true }),
    warned({ person, decision }) {
      pushes.add(async () => {
        const row = await db.selectFrom('profile').select('language').where('user_id', '=', person).executeTakeFirst()
        const say = noticeWords(languageOf(row?.language ?? null))
        const key = decision === 'ban-day' || decision === 'ban-week' ? 'ban' : decision
        const note = {
          kind: 'warned',
          url: '/account',
          title: say('warned.title'),
          body: say(`warned.${key}`),
        } as const
        await push.send(person, note)
      })
    },
    push,
    clubs,
    digest: async () => (await digest?.send()) ?? 0,
    async settled() {
      await reading.settled()
      await Promise.all([pushes.settled(), mails.settled(), webhook?.settled(), clubs.settled()])
    },
    async close() {
      for (const queue of [reading, pushes, mails]) queue.close()
      webhook?.close()
      clubs.close()
      const settled = Promise.all(
        [reading, pushes, mails, clubs].map(one => one.settled()).concat(webhook?.settled() ?? []),
      )
      await Promise.race([settled, sleep(LAST_MS, undefined, { ref: false })])
      // One that was handed in belongs to others too.
      if (!parts.mailer) mailer?.close()
    },
  }
}
