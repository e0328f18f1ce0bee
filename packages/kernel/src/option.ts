// What can be chosen before a game begins: editions, variants, scenarios. Described, validated, defaulted.

import { type Problem, problem } from './problem.ts'

/** One option: its possible values, the first of them the default. The words for it are in the game's dictionaries. */
export interface Option {
  readonly values: readonly [string, ...string[]]
  /** The rule that describes it. */
  readonly rule: string
  /** Only records of older rules have another value than the default: nobody is asked for it. */
  readonly retired?: boolean
  /** Its values are languages: whoever opens a table is offered the one they read (`spokenOptions`). */
  readonly byLanguage?: boolean
}

export type OptionsSpec = Readonly<Record<string, Option>>

export type Options = Readonly<Record<string, string>>

/** Every option with a value: the given ones checked, the others at their defaults. */
export function completeOptions(spec: OptionsSpec, given: Readonly<Record<string, unknown>>): Options | Problem {
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (!option) return problem('option-unknown', { name, known: Object.keys(spec).join(', ') || 'none' })
    if (typeof value !== 'string' || !option.values.includes(value)) {
      const shown = typeof value === 'string' ? `'${value}'` : `of type ${typeof value}`
      return problem('option-value', { name, value: shown, known: option.values.join(', ') })
    }
  }
  return Object.fromEntries(
    Object.entries(spec).map(([name, option]) => [
      name,
      Object.hasOwn(given, name) ? (given[name] as string) : option.values[0],
    ]),
  )
}

/** As a record writes them: `wonders=draft token=must`. */
export const sayOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

/** What can be chosen for a new table. */
export const choosable = (spec: OptionsSpec): OptionsSpec =>
  Object.fromEntries(Object.entries(spec).filter(([, { retired }]) => !retired))

/** What is preset for somebody who reads this language: options whose values are languages. */
export const spokenOptions = (spec: OptionsSpec, language: string): Options =>
  Object.fromEntries(
    Object.entries(spec)
      .filter(([, { byLanguage, values }]) => byLanguage && values.includes(language))
      .map(([name]) => [name, language]),
  )

/** How many combinations of options are played in turn where the caller names none. */
const COMBINATIONS = 64
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Every combination of values, the defaults first; where there are too many, some, spread evenly. */
export function combinations(spec: OptionsSpec, most = COMBINATIONS): readonly Options[] {
  const entries = Object.entries(spec).map(([name, { values, retired }]): [string, { values: readonly string[] }] => [
    name,
    { values: retired ? [values[0]] : values },
  ])
  const count = entries.reduce((n, [, { values }]) => n * values.length, 1)
  return Array.from({ length: Math.min(count, most) }, (_, i) => {
    let left = count <= most ? i : Math.floor(((i * GOLDEN) % 1) * count)
    return Object.fromEntries(
      entries.map(([name, { values }]) => {
        const value = values[left % values.length]
        left = Math.floor(left / values.length)
        return [name, value]
      }),
    )
  })
}
