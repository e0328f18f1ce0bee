// Which tests a change may break: those that import what changed, directly or through others, the nearest first; and as
// many of them as fit into a minute.

import { dirname, resolve } from 'node:path'
import { importsOf } from './arrows.ts'

/** What each package offers, as its package.json says: `./levels` is `./src/levels.ts`. */
export type Offers = ReadonlyMap<string, Readonly<Record<string, string>>>

const OWN = /^@tabularium\/([a-z-]+)(.*)$/
/** Threads are started by their address. */
const THREAD = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url/g

/** The file that an import leads to; undefined: none of ours. */
function fileOf(path: string, target: string, offers: Offers): string | undefined {
  if (target.startsWith('.')) return resolve('/', dirname(path), target).slice(1)
  const [, name, rest = ''] = OWN.exec(target) ?? []
  if (name === undefined) return undefined
  for (const [offered, file] of Object.entries(offers.get(name) ?? {})) {
    const [before, after] = offered.split('*')
    const asked = `.${rest}`
    if (asked === offered) return resolve('/packages', name, file).slice(1)
    if (after === undefined || !asked.startsWith(before) || !asked.endsWith(after)) continue
    const star = asked.slice(before.length, asked.length - after.length)
    return resolve('/packages', name, file.replace('*', star)).slice(1)
  }
  return undefined
}

/** What a source runs with: types alone are the type checker's business. */
function neededBy(path: string, source: string, offers: Offers): readonly string[] {
  const imported = importsOf(source).flatMap(({ target, kind }) => (kind === 'type' ? [] : [target]))
  const threads = [...source.matchAll(THREAD)].map(([, target]) => target)
  return [...imported, ...threads].flatMap(target => fileOf(path, target, offers) ?? [])
}

export const isTestFile = (path: string): boolean => path.endsWith('.test.ts')

/** Over how many imports each test reaches something that changed; 0: it changed itself. */
export function relatedTests(
  sources: ReadonlyMap<string, string>,
  offers: Offers,
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const users = new Map<string, string[]>()
  for (const [path, source] of sources) {
    for (const needed of neededBy(path, source, offers)) {
      const known = users.get(needed)
      if (known) known.push(path)
      else users.set(needed, [path])
    }
  }
  const distances = new Map(changed.map(path => [path, 0]))
  for (const [path, distance] of distances) {
    for (const user of users.get(path) ?? []) if (!distances.has(user)) distances.set(user, distance + 1)
  }
  return new Map([...distances].filter(([path]) => isTestFile(path) && sources.has(path)))
}

/** The nearest first, of those the shortest; what does not fit any more is left out. */
export function inTime(
  tests: ReadonlyMap<string, number>,
  durationOf: (test: string) => number,
  budgetMs: number,
): { readonly taken: readonly string[]; readonly left: readonly string[] } {
  const order = [...tests].toSorted(([a, near], [b, far]) => near - far || durationOf(a) - durationOf(b))
  const taken: string[] = []
  const left: string[] = []
  let sum = 0
  for (const [test] of order) {
    const fits = sum + durationOf(test) <= budgetMs
    if (fits) sum += durationOf(test)
    const list = fits ? taken : left
    list.push(test)
  }
  return { taken, left }
}
