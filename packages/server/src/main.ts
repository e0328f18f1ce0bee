// Serves the built page until Ctrl-C: `PORT` (3000, or the next free one) and `HOST` (this machine alone) can be set.

import { fileURLToPath } from 'node:url'
import { createServer } from './index.ts'

/** The port asked for, or a sentence on why it is none. */
function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${text}'`)
  }
  return port
}

/** Starts, says where, and ends cleanly when asked to. */
export async function serve(env: Readonly<Record<string, string | undefined>> = process.env): Promise<void> {
  const { HOST: host } = env
  const server = await createServer({ port: portOf(env.PORT), ...(host && { host }) })
  console.log(`\n  Tabularium is open at ${server.url}\n  Ctrl-C ends it.\n`)
  const end = () => {
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve().catch(error => {
    console.error(`tabularium: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  })
}
