// `engine:./program --its option@500ms`: which program, with which words, and how long it may think. No shell reads it.

import type { Problem } from '@tabularium/kernel'
import type { Budget } from '../bot.ts'
import { parseBudget } from '../player.ts'

export interface EngineCommand {
  /** As it was written: by this it stands in tables of results. */
  readonly spec: string
  readonly program: string
  readonly words: readonly string[]
  readonly budget: Budget
}

const KIND = 'engine:'
const USUAL: Budget = { ms: 1000 }

export const isEngineSpec = (spec: string): boolean => spec.startsWith(KIND)

/** Words between spaces; double quotes hold one together. */
export function parseEngineSpec(spec: string): EngineCommand | Problem {
  if (!isEngineSpec(spec)) return { problem: `'${spec}' does not begin with '${KIND}'` }
  const [, line = '', limit] = /^(.*?)(?:@(\d+(?:ms)?))?$/s.exec(spec.slice(KIND.length)) ?? []
  const budget = limit === undefined ? USUAL : parseBudget(limit)
  if (!budget) return { problem: `'${spec}': after '@' comes a number of iterations, or of milliseconds with 'ms'` }
  const found = [...line.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word)
  const [program = '', ...words] = found
  if (program === '' || line.includes('\0') || (line.split('"').length - 1) % 2 !== 0)
    return { problem: `'${spec}': after '${KIND}' comes a program, such as ${KIND}./my-engine` }
  return { spec, program, words, budget }
}
