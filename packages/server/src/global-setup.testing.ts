// Before the tests with servers and databases: one PostgreSQL for all of them, with a migrated database to copy.

import type { TestProject } from 'vitest/node'
import { openDatabase } from './database/open.ts'
import { startPostgres } from './database/postgres-server.testing.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  const url = await server.fresh()
  await (await openDatabase({ url, folder: '' })).close()
  project.provide('migrated', new URL(url).pathname.slice(1))
  return server.stop
}
