// What a message is made of, for tests of a game's words.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Arg, Message } from '../text.ts'

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

/** Parts of a parsed message that take no argument: plain text, `#`, a tag. And the one that only chooses a form. */
const PLAIN: ReadonlySet<number> = new Set([0, 7, 8])
const SELECT = 5

function* partsIn(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part
    if ('options' in part) for (const { value } of Object.values(part.options)) yield* partsIn(value)
  }
}

const namesIn = (words: string, takes: (part: Part) => boolean): string[] => {
  const parts = [...partsIn(new IntlMessageFormat(words).getAst())]
  const names = parts.flatMap(part => (takes(part) && 'value' in part ? [String(part.value)] : []))
  return [...new Set(names)].sort()
}

/** Why these words are no message; undefined: they are one. */
export function malformed(words: string): string | undefined {
  try {
    new IntlMessageFormat(words)
    return undefined
  } catch (error) {
    return `not an ICU message, look at its braces (${(error as Error).message}): "${words}"`
  }
}

/** The arguments a message names, also inside the branches of a plural or a select. */
export const argsOf = (words: string): string[] => namesIn(words, ({ type }) => !PLAIN.has(type))

/** Those it speaks out. An argument that only chooses a form may be needed in one language and not in another. */
export const spokenArgsOf = (words: string): string[] =>
  namesIn(words, ({ type }) => !PLAIN.has(type) && type !== SELECT)

/** The selectors of each plural in a message, numbers like `=0` left out. */
export function pluralsOf(words: string): string[][] {
  return [...words.matchAll(/\{\w+, plural,/g)].map(match => {
    const selectors: string[] = []
    let depth = 0
    let word = ''
    for (const char of words.slice(match.index + match[0].length)) {
      if (char === '{') {
        if (depth === 0) selectors.push(word.trim())
        depth++
        word = ''
      } else if (char === '}') {
        if (depth === 0) break
        depth--
      } else if (depth === 0) word += char
    }
    return selectors.filter(selector => !selector.startsWith('='))
  })
}

/** Every key that saying this message needs. */
export function keysOf({ key, args = {} }: Message): string[] {
  const inside = (arg: Arg): string[] => {
    if (typeof arg !== 'object' || 'seat' in arg) return []
    return 'key' in arg ? keysOf(arg) : arg.flatMap(keysOf)
  }
  return [key, ...Object.values(args).flatMap(inside)]
}
