// A part of the API as the app mounts it: what it is handed, and the function that adds its routes.

import type { Logger } from 'pino'
import type { Accounts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { App } from './http.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Origins } from './origins.ts'

/** What routes are handed. */
export interface WebDeps {
  readonly config: Config
  readonly database: Pick<Database, 'db' | 'kind' | 'full'>
  readonly accounts: Accounts
  readonly origins: Origins
  readonly limits: Limits
  readonly metrics: Metrics
  readonly log: Logger
  /** The built page. */
  readonly root: string
}

/** Adds routes, and hooks: `preClose` for what must end before the server does. */
export type Routes = (app: App, deps: WebDeps) => void | Promise<void>
