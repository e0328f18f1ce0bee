// A server of the test's own, whose seeds and clock the test sets.

import { freshPglite, openForTest } from '../../server/src/database/database.testing.ts'
import { DIST } from '../../server/src/index.ts'
import { startTables, type TestTables } from '../../server/src/tables/tables.testing.ts'

export interface TestServer extends TestTables {
  /** Without a slash at its end. */
  readonly address: string
}

/** Closed at the end of the file. */
export async function startTestServer(now = Date.now): Promise<TestServer> {
  const database = await openForTest({ folder: await freshPglite() })
  const server = await startTables({}, { now, database, root: DIST })
  return { ...server, address: server.url.replace(/\/$/, '') }
}
