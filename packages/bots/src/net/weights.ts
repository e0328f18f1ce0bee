// The trained networks that come with the package, for programs that run in Node. A page fetches them by itself.

import { existsSync, readFileSync } from 'node:fs'

const files = new Map<string, Uint8Array | undefined>()

/** The file of a game's network; undefined: there is none. Read once. */
export function weightsOf(game: string): Uint8Array | undefined {
  if (!files.has(game)) {
    const file = new URL(`../../weights/${game}.net`, import.meta.url)
    files.set(game, existsSync(file) ? readFileSync(file) : undefined)
  }
  return files.get(game)
}
