// Bad input is answered, not thrown: a sentence that says what is wrong and, for texts, on which line.

export interface Problem {
  readonly problem: string
  readonly line?: number
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value && typeof value.problem === 'string'

export const describeProblem = ({ problem, line }: Problem): string =>
  line === undefined ? problem : `line ${line}: ${problem}`
