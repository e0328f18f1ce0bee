// Installs what the lockfile names, unless npm has done so already. Runs on any Node from 20 on, before every script.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** `path` → what npm knows of the package there. */
const packagesOf = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** glibc and musl have binaries of their own. Asking takes milliseconds, so only where an answer hangs on it. */
function libc() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** npm's lists `os`, `cpu` and `libc`: names that will do, or `!names` that will not. */
const allows = (list, name) =>
  list === undefined || (list.some(one => one[0] === '!') ? !list.includes(`!${name}`) : list.includes(name))

const isForThisMachine = ({ os, cpu, libc: family }) =>
  (os !== undefined || cpu !== undefined) &&
  allows(os, process.platform) &&
  allows(cpu, process.arch) &&
  (family === undefined || process.platform !== 'linux' || allows(family, libc()))

/**
 * npm writes `node_modules/.package-lock.json` last, when an install has ended well, and itself believes it only while no
 * package is newer. So an install that was broken off, a package gone or changed by hand and another lockfile all show.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  const { mtimeMs: written } = statSync(join(root, 'node_modules', '.package-lock.json'))
  const isThere = ([path, { version, integrity, resolved, link, optional, ...suits }]) => {
    // The workspaces themselves: what matters of them is what they depend on, and that they are linked.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return optional === true && !isForThisMachine(suits)
    if (link) return found.resolved === resolved && existsSync(join(root, path, 'package.json'))
    if (found.version !== version || found.integrity !== integrity) return false
    const folder = statSync(join(root, path), { throwIfNoEntry: false })
    return folder !== undefined && folder.mtimeMs <= written && existsSync(join(root, path, 'package.json'))
  }
  return (
    Object.entries(packagesOf('package-lock.json')).every(isThere) &&
    existsSync(join(root, 'node_modules', '.bin', 'node'))
  )
}

if (!existsSync(join(root, 'node_modules', '.package-lock.json')) || !isInstalled()) {
  console.error('tabularium: installing what the lockfile names (once)…')
  // With what builds and tests, whatever NODE_ENV says: `npm start` builds the page.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (npm.status !== 0) {
    console.error('tabularium: npm ci failed; is the package registry within reach?')
    process.exit(npm.status ?? 1)
  }
}
