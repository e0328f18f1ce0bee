import { Readable } from 'node:stream'
import { type Result, speakerOf } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { showResult, showRule } from './show.ts'
import { terminalOn } from './terminal.ts'
import { wordsOf } from './words.ts'

function shown(show: (terminal: ReturnType<typeof terminalOn>) => void, columns = 80): string {
  let text = ''
  const output = { columns, write: (part: string) => (text += part) }
  show(terminalOn({ input: Readable.from([]), output, errors: output, env: {} }))
  return text
}

describe('a result', () => {
  const seats = ['Ania', 'Bartek']
  const told = (result: Result) =>
    shown(terminal => showResult(terminal, result, speakerOf(wondersDuel, 'en', seats), wordsOf('en', seats), seats))
  const score = (blue: number, coins: number) => ({ total: blue + coins, parts: { blue, coins } })

  it('names the winner, and counts the points by category', () => {
    const text = told({ reason: 'points', winners: [1], scores: [score(3, 4), score(10, 2)] })
    expect(text).toContain('Bartek wins: civilian victory')
    expect(text).toMatch(/^ +Ania {2}Bartek$/m)
    expect(text).toMatch(/^Civilian buildings +3 +10$/m)
    expect(text).toMatch(/^Total +7 +12$/m)
  })

  it('names all who share the win, and counts nothing where the rules do not', () => {
    expect(told({ reason: 'shared', winners: [0, 1] })).toMatch(/Ania, Bartek win together: /)
    expect(told({ reason: 'military', winners: [0] })).not.toContain('Total')
    expect(told({ reason: 'military', winners: [] })).toContain('Nobody wins')
  })
})

describe('a rule', () => {
  it('is set in, with its lists, and fits the screen', () => {
    const text = '**You** choose:\n\n- one thing that takes more words than one line holds;\n- two.'
    expect(shown(terminal => showRule(terminal, { number: '1.2', title: 'Choosing', text }), 40)).toBe(
      '1.2  Choosing\n  You choose:\n\n  - one thing that takes more words than\n    one line holds;\n  - two.\n',
    )
  })
})
