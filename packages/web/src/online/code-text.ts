// Reports and decisions in words: the server names them by codes.

import { decisionWords } from './decision-words.ts'

/** Words for what the server names by a code; the code itself where the page is older than the server. */
export function useCodeText(): (kind: 'reason.report' | 'decided', code: string) => string {
  const say = decisionWords.use()
  return (kind, code) => {
    const key = `${kind}.${code}`
    return decisionWords.has(key) ? say(key) : code
  }
}
