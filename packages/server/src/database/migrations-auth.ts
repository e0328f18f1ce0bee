// The accounts' own tables as better-auth expects them: its column names are kept, since it writes the statements itself.

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const now = sql`CURRENT_TIMESTAMP`

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .addColumn('updatedAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .addColumn('isAnonymous', 'boolean')
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('expiresAt', 'timestamptz', column => column.notNull())
    .addColumn('token', 'text', column => column.notNull().unique())
    .addColumn('createdAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .addColumn('updatedAt', 'timestamptz', column => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', column => column.notNull().references('user.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('accountId', 'text', column => column.notNull())
    .addColumn('providerId', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .addColumn('updatedAt', 'timestamptz', column => column.notNull())
    .execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('identifier', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('expiresAt', 'timestamptz', column => column.notNull())
    .addColumn('createdAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .addColumn('updatedAt', 'timestamptz', column => column.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', column => column.notNull())
    .addColumn('counter', 'integer', column => column.notNull())
    .addColumn('deviceType', 'text', column => column.notNull())
    .addColumn('backedUp', 'boolean', column => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'timestamptz')
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()
  await db.schema.createIndex('passkey_credentialID_idx').on('passkey').column('credentialID').execute()
  await db.schema
    .createTable('rateLimit')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('lastRequest', 'bigint', column => column.notNull())
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rateLimit', 'passkey', 'verification', 'account', 'session', 'user']) {
    await db.schema.dropTable(table).execute()
  }
}

export const authMigration: Migration = { up, down }
