// What rooms, routes and sockets share: the parts of the server, made once at the start.

import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Bots } from '../engine/bots.ts'
import type { Engine } from '../engine/engine.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices/notices.ts'
import type { BotDelays, Thinking } from './bot-delay.ts'
import type { Events, TableEvents } from './events.ts'
import type { GuestAddresses } from './guest-addresses.ts'
import type { Handover } from './handover.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { OnlineStatus } from './online-status.ts'
import type { Plans } from './plans.ts'
import type { TableMetrics } from './table-metrics.ts'

export interface TableContext {
  readonly config: Config
  readonly database: Database
  readonly accounts: Accounts
  readonly engine: Engine
  readonly bots: Bots
  readonly notices: Notices
  readonly metrics: TableMetrics
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly botDelays: BotDelays
  readonly thinking: Thinking
  /** Rate limits of what people do at tables. */
  readonly limits: Limits
  readonly heartbeat: Heartbeat
  readonly handover: Handover
  readonly onlineStatus: OnlineStatus
  readonly guestAddresses: GuestAddresses
  readonly plans: Plans
  /** Milliseconds since 1970. */
  now(): number
  /** What happens at the tables, for whoever follows it up. */
  readonly events: Events<TableEvents>
}
