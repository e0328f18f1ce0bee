// Ends this process for certain. `process.exit` waits for the worker threads, and where one never comes back nothing in this process
// can end it any more: another process does.

import { spawn } from 'node:child_process'

/** Its input ends when the process it watches does: then there is nothing left to do. */
const WATCHER = `
const [pid, ms] = process.argv.slice(1).map(Number)
setTimeout(() => process.kill(pid, 'SIGKILL'), ms)
process.stdin.on('end', () => process.exit()).resume()`

/** Kills this process unless it has ended by itself in so long. */
export function killAfter(ms: number): void {
  // In a group of its own: a second Ctrl-C does not end it.
  const watcher = spawn(process.execPath, ['-e', WATCHER, String(process.pid), String(ms)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    detached: true,
  })
  // Where none can be started the process ends as well as it can by itself.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
}
