// `npm start`: builds the page if it is missing or older than its sources, then serves it until Ctrl-C.

import { serve } from '../packages/server/src/main.ts'
import { build, isBuilt } from './build.ts'

if (!isBuilt()) {
  console.log('tabularium: building the page (once, and after every change)…')
  if (!build(true)) {
    console.error('tabularium: the page could not be built')
    process.exit(1)
  }
}
serve().catch(error => {
  console.error(`tabularium: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
})
