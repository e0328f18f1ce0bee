#!/usr/bin/env node
// The command `tabularium`.

import { reason } from './input.ts'
import { main } from './program.ts'

// A reader that has seen enough (`| head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
    process.stderr.write(`tabularium: the answer cannot be written: ${reason(error)}\n`)
    process.exit(70)
  })
}

const { stdin: input, stdout: output, stderr: errors, env } = process
process.exitCode = await main(process.argv.slice(2), { input, output, errors, env })
