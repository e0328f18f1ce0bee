// What is shipped, by its licence: every package that is needed to run (not those for tests and building) has one that may
// be given on; and what the registry knows of holes in them, where it answers.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Licences that ask for no more than to be named, or (MPL) to give on changes of their own files. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'MPL-2.0', 'BlueOak-1.0.0'],
  ...['OFL-1.1', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense', 'Zlib', 'PostgreSQL', 'BSL-1.0'],
])

export interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
}

/** Whether an expression such as `(MIT OR Apache-2.0)` leaves a way that is allowed. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some(way => way.split(/\s+AND\s+/).every(part => ALLOWED.has(part.trim())))

/** Shipped packages whose licence is not known to be good: sentences on what is wrong. */
export function wrongLicences(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([path, { license, version, dev, devOptional, link }]) => {
    if (!path.includes('node_modules/') || dev || devOptional || link) return []
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version ?? ''}`
    if (license === undefined) return [`${name}: says nothing of its licence`]
    return isAllowed(license) ? [] : [`${name}: ${license} is not on the list of licences that may be shipped`]
  })
}

export interface Audit {
  readonly holes: readonly string[]
  /** Why nothing is known. */
  readonly unknown?: string
}

/** What `npm audit --json` said. */
export function auditOf(said: string): Audit {
  try {
    const { vulnerabilities, message, error } = JSON.parse(said)
    if (typeof vulnerabilities !== 'object') return { holes: [], unknown: message ?? error?.summary ?? 'no answer' }
    const found = Object.values(vulnerabilities as Record<string, { name: string; severity: string; range: string }>)
    return { holes: found.map(({ name, severity, range }) => `${name} ${range}: a hole (${severity})`) }
  } catch {
    return { holes: [], unknown: 'no answer' }
  }
}

/** Asks the registry; without a network there is no answer, and nothing fails for it. */
async function audit(): Promise<Audit> {
  const asked = promisify(execFile)('npm', ['audit', '--omit=dev', '--json', '--audit=true', '--fetch-retries=0'], {
    cwd: root,
    timeout: 15_000,
    maxBuffer: 2 ** 25,
  })
  // It ends with 1 where it has found something, and where it could not ask.
  return auditOf(
    await asked.then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? '',
    ),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const wrong = wrongLicences(packages)
  const { holes, unknown } = await audit()
  for (const line of [...wrong, ...holes]) console.error(line)
  if (unknown !== undefined)
    console.log(`npm audit: the registry did not answer (${unknown}), so nothing is known of holes.`)
  process.exit(wrong.length + holes.length === 0 ? 0 : 1)
}
