// The page as it is shipped: built when its sources have changed, and served by the real server on a free port.

import { build, isBuilt } from '../../../scripts/build.ts'
import { createServer } from '../../server/src/index.ts'

export interface Served {
  readonly address: string
  close(): Promise<void>
}

/** `PAGE` names a page that is served already. */
export async function serve(): Promise<Served> {
  const { PAGE } = process.env
  if (PAGE) return { address: PAGE, async close() {} }
  if (!isBuilt() && !build(true)) throw new Error('the page could not be built')
  const server = await createServer({ port: 0 })
  return { address: server.url.replace(/\/$/, ''), close: server.close }
}
