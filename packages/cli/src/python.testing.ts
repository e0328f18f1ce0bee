// Python for the tests of what is written in it: the machine's own, or one that is installed now where that is allowed, as the
// browser is (packages/web/e2e/browser.ts). Without one those tests fail and say why: a test that is skipped tells nothing.

import { spawnSync } from 'node:child_process'

const isThere = (): boolean => spawnSync('python3', ['-c', 'import json, threading'], { stdio: 'ignore' }).status === 0

let found: boolean | undefined

/** The command by which Python is called. */
export function python(): string {
  found ??= isThere()
  if (!found && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', 'python3-minimal'], { stdio: 'ignore' })
    found = isThere()
  }
  if (!found) throw new Error('there is no python3, and it cannot be installed here: apt-get install python3')
  return 'python3'
}
