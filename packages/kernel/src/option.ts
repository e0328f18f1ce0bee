// What can be chosen before a game begins: editions, variants, scenarios. Described, validated, defaulted.

import type { Problem } from './problem.ts'

/** One option: its possible values, the first of them the default. The words for it are in the game's dictionaries. */
export interface Option {
  readonly values: readonly [string, ...string[]]
  /** The rule that describes it. */
  readonly rule: string
}

export type OptionsSpec = Readonly<Record<string, Option>>

export type Options = Readonly<Record<string, string>>

/** Every option with a value: the given ones checked, the others at their defaults. */
export function completeOptions(spec: OptionsSpec, given: Readonly<Record<string, unknown>>): Options | Problem {
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (!option)
      return { problem: `there is no option '${name}'; there are: ${Object.keys(spec).join(', ') || 'none'}` }
    if (typeof value !== 'string' || !option.values.includes(value)) {
      const shown = typeof value === 'string' ? `'${value}'` : `of type ${typeof value}`
      return { problem: `option '${name}' cannot be ${shown}; it can be: ${option.values.join(', ')}` }
    }
  }
  return Object.fromEntries(
    Object.entries(spec).map(([name, option]) => [
      name,
      Object.hasOwn(given, name) ? (given[name] as string) : option.values[0],
    ]),
  )
}
