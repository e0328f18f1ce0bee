// Settings from the environment: what each becomes, and which sentence a wrong one gets.

import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'

test('nothing set: this machine alone, data beside the program', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    portFixed: false,
    host: 'localhost',
    dataDir: resolve('data'),
    trustProxy: false,
    mailFrom: 'Tabularium <tabularium@localhost>',
    moderators: [],
    logLevel: 'info',
    engineWorkers: 1,
    botWorkers: 1,
    engineLimitMs: 5_000,
    botLimitMs: 30_000,
    rateLimit: true,
    seasons: { usual: 'quarter', games: {} },
    drainMs: 0,
  } satisfies Config)
})

describe('a variable and what it becomes', () => {
  test.each<[string, string, Partial<Config>]>([
    ['PORT', '3000', { port: 3000, portFixed: true }],
    ['PORT', '0', { port: 0, portFixed: true }],
    ['PORT', '', { port: 8080, portFixed: false }],
    ['DRAIN_MS', '5000', { drainMs: 5_000 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['DATA_DIR', '/var/lib/games', { dataDir: '/var/lib/games' }],
    ['DATABASE_URL', 'postgres://a:b@db/games', { databaseUrl: 'postgres://a:b@db/games' }],
    ['PUBLIC_URL', 'https://play.example.org/', { publicUrl: 'https://play.example.org' }],
    ['PUBLIC_URL', 'http://10.0.0.7:8080', { publicUrl: 'http://10.0.0.7:8080' }],
    ['TRUST_PROXY', 'on', { trustProxy: true }],
    ['TRUST_PROXY', 'off', { trustProxy: false }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['SMTP_URL', 'smtps://u:p@mail.example.org', { smtpUrl: 'smtps://u:p@mail.example.org' }],
    ['MODERATORS', 'Ann@example.org, bob@example.org,', { moderators: ['ann@example.org', 'bob@example.org'] }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['ENGINE_WORKERS', '4', { engineWorkers: 4 }],
    ['BOT_LIMIT_MS', '1000', { botLimitMs: 1000 }],
    ['RATE_LIMIT', 'off', { rateLimit: false }],
    ['SEASONS', 'off, wonders-duel=month', { seasons: { usual: 'off', games: { 'wonders-duel': 'month' } } }],
    ['SEASONS', 'glory-to-rome=year', { seasons: { usual: 'quarter', games: { 'glory-to-rome': 'year' } } }],
  ])('%s=%s', (name, value, part) => {
    expect(readConfig({ [name]: value })).toMatchObject(part)
  })
})

describe('a wrong one is named', () => {
  test.each([
    ['PORT', 'http', "PORT must be a number from 0 to 65535, not 'http'"],
    ['PORT', '70000', "PORT must be a number from 0 to 65535, not '70000'"],
    ['PORT', '-1', 'PORT must be'],
    ['PORT', '80.5', 'PORT must be'],
    ['HOST', 'a b', 'HOST must be a host name'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://'],
    ['DATABASE_READ_URL', 'mysql://x', 'DATABASE_READ_URL must be an address such as postgres://'],
    ['DATABASE_READ_URL', 'postgres://replica/games', 'DATABASE_READ_URL needs DATABASE_URL'],
    ['NATS_URL', 'localhost:4222', 'NATS_URL must be an address such as nats://'],
    ['NATS_URL', 'nats://a:4222,http://b', 'NATS_URL must be an address'],
    ['NATS_URL', 'nats://a:4222', 'NATS_URL needs DATABASE_URL'],
    ['PUBLIC_URL', 'play.example.org', 'PUBLIC_URL must be an address such as https://'],
    ['PUBLIC_URL', 'https://example.org/games', 'without a path'],
    ['PUBLIC_URL', 'ftp://example.org', 'PUBLIC_URL must'],
    ['TRUST_PROXY', 'maybe so', 'TRUST_PROXY must be on, off'],
    ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be an address such as smtp://'],
    ['WEBHOOK_URL', 'file:///etc/passwd', 'WEBHOOK_URL must'],
    ['WEBHOOK_SECRET', 'short', 'WEBHOOK_SECRET must have at least 16'],
    ['MODERATORS', 'ann', 'MODERATORS must be e-mail addresses'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16'],
    ['ENGINE_WORKERS', '0', 'ENGINE_WORKERS must be a number from 1 to 64'],
    ['SEASONS', 'week', 'SEASONS must be month, quarter, year or off, and the same for single games'],
    ['RATE_LIMIT', 'yes', "RATE_LIMIT must be on or off, not 'yes'"],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test('PostgreSQL alone has a replica, and NATS beside it', () => {
    const [first, second] = ['postgres://db/games', 'postgres://replica/games']
    const servers = 'nats://a:4222, nats://b:4222'
    const read = readConfig({ DATABASE_URL: first, DATABASE_READ_URL: second, NATS_URL: servers })
    expect(read).toMatchObject({ databaseReadUrl: second, natsUrl: 'nats://a:4222,nats://b:4222' })
  })

  test('every wrong one at once', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMIT: 'y' })).toThrow(/PORT.*\n.*RATE_LIMIT/)
  })

  test('a secret is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ METRICS_TOKEN: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })
})
