// The environment, read once: every setting with its default, and a sentence for each that cannot be.

import { resolve } from 'node:path'
import type { SeasonLength } from '@tabularium/protocol'
import { z } from 'zod'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export interface Config {
  readonly port: number
  /** The port was asked for by name: another will not do. */
  readonly portFixed: boolean
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL; without it the database lives in `dataDir`. */
  readonly databaseUrl?: string
  /** A replica of it, for reading what may be a moment old. */
  readonly databaseReadUrl?: string
  /** NATS, in the place of PostgreSQL's NOTIFY; one address, or several separated by commas. */
  readonly natsUrl?: string
  /** Where people find the server; without it, this machine and its network by the bound port. */
  readonly publicUrl?: string
  /** As Fastify takes it: whose `X-Forwarded-For` is believed. */
  readonly trustProxy: boolean | number | readonly string[]
  readonly smtpUrl?: string
  readonly mailFrom: string
  readonly webhookUrl?: string
  readonly webhookSecret?: string
  /** E-mail addresses, in small letters. */
  readonly moderators: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly metricsToken?: string
  readonly engineWorkers: number
  readonly botWorkers: number
  readonly engineLimitMs: number
  readonly botLimitMs: number
  readonly rateLimit: boolean
  /** How long the seasons of the ladders are; those of a game where they are others. */
  readonly seasons: Seasons
  /** So long a process that is told to end goes on, while balancers learn of it from `/health`. */
  readonly drainMs: number
}

export type SeasonSetting = SeasonLength | 'off'
export interface Seasons {
  readonly usual: SeasonSetting
  readonly games: Readonly<Record<string, SeasonSetting>>
}

const whole = (least: number, most: number, usual: number) => {
  const must = `must be a number from ${least} to ${most}`
  return z
    .string()
    .default(String(usual))
    .refine(text => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, must)
    .transform(Number)
}

const address = (must: string, ...protocols: readonly string[]) =>
  z
    .string()
    .refine(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), must)
    .optional()

const list = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

const servers = (must: string, ...protocols: readonly string[]) =>
  z
    .string()
    .transform(text => list(text).join())
    .refine(text => text.split(',').every(one => URL.canParse(one) && protocols.includes(new URL(one).protocol)), must)
    .optional()

/** No path, so that links and the origin of requests can be compared with it. */
const site = z
  .string()
  .refine(text => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && /^\/*$/.test(url.pathname) && !url.search && !url.hash && !url.username
  }, 'must be an address such as https://play.example.org, without a path')
  .transform(text => new URL(text).origin)
  .optional()

const proxies = z
  .string()
  .default('off')
  .refine(
    text =>
      /^(?:on|off|true|false|\d{1,2})$/.test(text) || list(text).every(part => /^[0-9a-f.:]+(?:\/\d+)?$/i.test(part)),
    'must be on, off, the number of proxies, or their addresses',
  )
  .transform((text): boolean | number | readonly string[] => {
    if (text === 'on' || text === 'true') return true
    if (text === 'off' || text === 'false') return false
    return /^\d+$/.test(text) ? Number(text) : list(text)
  })

const emails = z
  .string()
  .default('')
  .transform(text => list(text.toLowerCase()))
  .refine(
    all => all.every(email => z.email().safeParse(email).success),
    'must be e-mail addresses, separated by commas',
  )

const SEASONS = /^(?:(?<game>[a-z][a-z0-9-]{0,39})=)?(?<length>month|quarter|year|off)$/

/** `quarter`, or `quarter,wonders-duel=month`. */
const seasons = z
  .string()
  .default('quarter')
  .refine(
    text => list(text).every(part => SEASONS.test(part)) && list(text).filter(part => !part.includes('=')).length < 2,
    'must be month, quarter, year or off, and the same for single games: quarter,wonders-duel=month',
  )
  .transform((text): Seasons => {
    const parts = list(text).map(part => SEASONS.exec(part)?.groups ?? {})
    const pairs = parts.map(({ game = '', length = 'off' }) => [game, length as SeasonSetting] as const)
    return {
      usual: pairs.find(([game]) => game === '')?.[1] ?? 'quarter',
      games: Object.fromEntries(pairs.filter(([game]) => game !== '')),
    }
  })

const environment = z.object({
  PORT: whole(0, 65_535, 8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('localhost'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('must be an address such as postgres://user:password@host/name', 'postgres:', 'postgresql:'),
  DATABASE_READ_URL: address(
    'must be an address such as postgres://user:password@host/name',
    'postgres:',
    'postgresql:',
  ),
  NATS_URL: servers('must be an address such as nats://host:4222, or several separated by commas', 'nats:', 'tls:'),
  PUBLIC_URL: site,
  TRUST_PROXY: proxies,
  SMTP_URL: address('must be an address such as smtp://user:password@host:587', 'smtp:', 'smtps:'),
  MAIL_FROM: z.string().default('Tabularium <tabularium@localhost>'),
  WEBHOOK_URL: address('must be an address that begins with http:// or https://', 'http:', 'https:'),
  WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MODERATORS: emails,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ENGINE_WORKERS: whole(1, 64, 1),
  BOT_WORKERS: whole(1, 64, 1),
  ENGINE_LIMIT_MS: whole(100, 600_000, 5_000),
  BOT_LIMIT_MS: whole(100, 600_000, 30_000),
  DRAIN_MS: whole(0, 600_000, 0),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SEASONS: seasons,
})

/** Secrets are not repeated in messages. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'NATS_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
])

/** What the environment asks for. Throws with one sentence a wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  // An empty variable is how many tools say that it is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const sentences = read.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return SECRET.has(name) ? `${name} ${message}` : `${name} ${message}, not '${given[name]}'`
    })
    throw new Error(sentences.join('\n'))
  }
  const { data } = read
  if (data.DATABASE_READ_URL && !data.DATABASE_URL) {
    throw new Error('DATABASE_READ_URL needs DATABASE_URL: it is a replica of that database')
  }
  if (data.NATS_URL && !data.DATABASE_URL) {
    throw new Error('NATS_URL needs DATABASE_URL: the embedded database has one process, and nobody to tell')
  }
  return {
    port: data.PORT,
    portFixed: given.PORT !== undefined,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    ...(data.DATABASE_READ_URL && { databaseReadUrl: data.DATABASE_READ_URL }),
    ...(data.NATS_URL && { natsUrl: data.NATS_URL }),
    ...(data.PUBLIC_URL && { publicUrl: data.PUBLIC_URL }),
    trustProxy: data.TRUST_PROXY,
    ...(data.SMTP_URL && { smtpUrl: data.SMTP_URL }),
    mailFrom: data.MAIL_FROM,
    ...(data.WEBHOOK_URL && { webhookUrl: data.WEBHOOK_URL }),
    ...(data.WEBHOOK_SECRET && { webhookSecret: data.WEBHOOK_SECRET }),
    moderators: data.MODERATORS,
    logLevel: data.LOG_LEVEL,
    ...(data.METRICS_TOKEN && { metricsToken: data.METRICS_TOKEN }),
    engineWorkers: data.ENGINE_WORKERS,
    botWorkers: data.BOT_WORKERS,
    engineLimitMs: data.ENGINE_LIMIT_MS,
    botLimitMs: data.BOT_LIMIT_MS,
    rateLimit: data.RATE_LIMIT === 'on',
    seasons: data.SEASONS,
    drainMs: data.DRAIN_MS,
  }
}
