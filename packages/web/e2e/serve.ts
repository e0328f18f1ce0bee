// The page as it is shipped: built when its sources have changed, and served by the real server on a free port, with a
// database of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from '../../../scripts/build.ts'
import { readConfig } from '../../server/src/config.ts'
import { start } from '../../server/src/main.ts'

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** `PAGE` names a page that is served already. */
export async function serve(): Promise<Served> {
  const { PAGE } = process.env
  if (PAGE) return { address: PAGE, async close() {} }
  if (!isBuilt() && !build(true)) throw new Error('the page could not be built')
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-page-'))
  // All visitors of a test come from one address.
  const server = await start(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }))
  return {
    address: server.url.replace(/\/$/, ''),
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
