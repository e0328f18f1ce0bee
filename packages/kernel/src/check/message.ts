// What a message is made of, for tests of a game's words.

import type { Arg, Message } from '../text.ts'

/** The arguments a message names. */
export const argsOf = (words: string): string[] =>
  [...new Set([...words.matchAll(/\{([a-z]\w*)\s*[,}]/g)].map(([, name]) => name))].sort()

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
