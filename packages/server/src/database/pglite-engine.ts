// PGlite's WebAssembly: compiled once in a process, for all of its threads.

import { readFile } from 'node:fs/promises'

declare global {
  // TypeScript has it with a browser's library only.
  namespace WebAssembly {
    interface Module {}
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

export function engine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(WebAssembly.compile)
  return compiled
}
