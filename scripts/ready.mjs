// Installs what the lockfile names when it is missing or has changed. Runs on any Node from 20 on, before every script.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
const stamp = join(root, 'node_modules', '.installed-from')

const installed =
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(join(root, 'node_modules', '.bin', 'node'))
if (!installed) {
  console.error('tabularium: installing what the lockfile names (once)…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('tabularium: npm ci failed; is the package registry within reach?')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
}
