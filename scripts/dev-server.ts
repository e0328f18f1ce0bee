// The server of `npm run dev` (dev.ts): says when it is open, and ends when dev.ts hangs up, in whatever way that ended.

import { serve } from '../packages/server/src/main.ts'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

serve(process.env, process.env.DEV_PAGE, () => process.send?.('open')).catch(error => {
  console.error(`tabularium: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
