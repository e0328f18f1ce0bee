// Arrows point one way: cli → server; web, server, cli → protocol, bots → games → kernel. Also: the rules see no clock, network, file or generator.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Each package's floor; an import may only lead to a lower one. What is not named here is a game. */
const FLOORS: Readonly<Record<string, number>> = { kernel: 0, protocol: 2, bots: 2, server: 3, web: 3, cli: 4 }
const GAME = 1
const floor = (name: string): number => FLOORS[name] ?? GAME

/** Nothing of this may stand in the rules of a game; in the kernel only `stream.ts` may ask for random bytes. */
const FORBIDDEN = /\b(?:Math\.random|Date\b|performance\.|process\.|setTimeout|fetch\(|crypto\b|from 'node:)/

/** One file's imports and words against the arrows: sentences on what is wrong. */
export function breaches(path: string, source: string): string[] {
  const [, name] = path.split('/')
  const found: string[] = []
  const test = path.endsWith('.test.ts')
  for (const [, target] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const other = /^@tabularium\/([a-z-]+)/.exec(target)?.[1]
    if (other !== undefined && other !== name && floor(other) >= floor(name)) {
      found.push(`${path}: imports '${target}', which is not below ${name}`)
    }
    if (target.startsWith('.') && !resolve('/', dirname(path), target).startsWith(`/packages/${name}/`)) {
      found.push(`${path}: reaches out of its package for '${target}'`)
    }
  }
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const word = FORBIDDEN.exec(code)?.[0]
  if (!test && floor(name) <= GAME && word !== undefined && path !== 'packages/kernel/src/stream.ts') {
    found.push(`${path}: '${word.trim()}' has no place in the rules`)
  }
  return found
}

/** Every breach in the tree. */
export function checkArrows(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter(file => /^[a-z-]+\/src\/.*\.tsx?$/.test(file))
    .flatMap(file => breaches(`packages/${file}`, readFileSync(join(root, 'packages', file), 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkArrows()
  for (const breach of found) console.error(breach)
  process.exit(found.length === 0 ? 0 : 1)
}
