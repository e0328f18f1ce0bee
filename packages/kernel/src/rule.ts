// How the rules pages are written down: wrapped for the reader of the source, unwrapped for the reader of the page.

import type { Rule } from './text.ts'

const startsLine = (line: string): boolean => /^(- |\d+\. )/.test(line)

/** Joins the lines of a paragraph or list item; blank lines part paragraphs. */
export function unwrap(text: string): string {
  let out = ''
  let blank = true
  for (const raw of text.trim().split('\n')) {
    const line = raw.trim()
    if (line === '') {
      out += '\n\n'
      blank = true
    } else {
      if (!blank) out += startsLine(line) ? '\n' : ' '
      out += line
      blank = false
    }
  }
  return out
}

export const rule = (number: string, title: string, text: string): Rule => ({ number, title, text: unwrap(text) })
