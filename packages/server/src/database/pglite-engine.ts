// PGlite's WebAssembly: compiled once in a process, for all of its threads.

import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'

declare global {
  // TypeScript has it with a browser's library only.
  namespace WebAssembly {
    interface Module {}
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>
  }
}

// V8 throws away code that a better one has replaced; with several threads on one module it did so twice, and the process
// died ("Check failed: jit_page_->allocations_.erase(addr) == 1"). The code that is kept instead is a few megabytes.
setFlagsFromString('--no-wasm-code-gc')

let compiled: Promise<WebAssembly.Module> | undefined

export function engine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(WebAssembly.compile)
  return compiled
}
