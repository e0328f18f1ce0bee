// Rules pages are wrapped for the reader of their source. The build joins the lines, as `rule` would when the page is opened:
// a twentieth less to fetch.

import { unwrap } from '@tabularium/kernel'
import type { Plugin } from 'vite'

/** A text whose backquotes stand on lines of their own, with nothing put into it. */
const WRAPPED = /(?<=^ +)`\n([^`$\\]*)^ +`/gm

export const unwrapRules = (): Plugin => ({
  name: 'tabularium-unwrap-rules',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/text\/rul(?:es|ings)\.\w+\.ts$/ },
    handler: code => ({ code: code.replaceAll(WRAPPED, (_, text: string) => `\`${unwrap(text)}\``), map: null }),
  },
})
