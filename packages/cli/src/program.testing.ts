// The program as tests call it: in this process with streams of their own, or for real.

import { execFile } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Game } from '@tabularium/kernel'
import { main } from './program.ts'
import type { Output } from './terminal.ts'

export interface Called {
  readonly code: number
  readonly out: string
  readonly err: string
}

const collector = (): Output & { readonly text: () => string } => {
  const parts: string[] = []
  return { write: text => parts.push(text), text: () => parts.join('') }
}

/** In this process; `typed` is what comes in through a pipe. */
export async function call(
  words: readonly string[],
  typed = '',
  games?: readonly Game[],
  env: Readonly<Record<string, string>> = {},
): Promise<Called> {
  const [output, errors] = [collector(), collector()]
  const input = Readable.from(typed === '' ? [] : [typed])
  const code = await main(words, { input, output, errors, env: { LANG: 'en_GB.UTF-8', ...env } }, games)
  return { code, out: output.text(), err: errors.text() }
}

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** Where compiled sources are kept, if anywhere: a program that is started often need not compile them each time. */
const { NODE_COMPILE_CACHE } = process.env
const env = { LANG: 'C', ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }

/** The real program, in a process of its own. */
export function spawned(words: readonly string[], typed = ''): Promise<Called> {
  return new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...words], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    )
    child.stdin?.on('error', () => {})
    child.stdin?.end(typed)
  })
}
