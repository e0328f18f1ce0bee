import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { breadth, columns, duration, figure, flow, type Output, table, terminalOn, wrap } from './terminal.ts'

const sink = (isTTY = false): Output & { text: string } => ({
  text: '',
  isTTY,
  columns: 60,
  write(part) {
    this.text += part
  },
})
const on = (output: Output, errors: Output, env = {}) => terminalOn({ input: Readable.from([]), output, errors, env })

describe('colours', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [false, { CI: 'true' }, false],
  ])('terminal %j with %j: %j', (tty, env, coloured) => {
    expect(on(sink(tty), sink(), env).colours.isColorSupported).toBe(coloured)
  })
})

describe('a progress bar', () => {
  it('is drawn on a terminal, fits it, and leaves nothing behind', () => {
    const errors = sink(true)
    const bar = on(sink(), errors, { NO_COLOR: '1' }).bar('work', 4)
    bar.at(2, 'a note that is far too long for a terminal of sixty columns')
    expect(errors.text).toContain('50%')
    const line = errors.text.split('\u001b[K')[1]
    expect(breadth(line)).toBeLessThanOrEqual(60)
    bar.end()
    expect(errors.text.endsWith('\r\u001b[K')).toBe(true)
  })

  it('is a line now and then where nothing can be drawn over', () => {
    vi.useFakeTimers()
    const errors = sink()
    const bar = on(sink(true), errors).bar('work', 4)
    bar.at(1, 'the first')
    vi.advanceTimersByTime(10_000)
    bar.at(2, 'the second')
    bar.at(3, 'the third')
    bar.end()
    vi.useRealTimers()
    expect(errors.text).toBe('work 50% · the second\n')
  })
})

describe('text', () => {
  it('wraps at spaces, keeps what is set in, and counts colours as nothing', () => {
    expect(wrap('one two three', 7, '  ')).toBe('one two\n  three')
    expect(wrap('    one two three', 12, '      ')).toBe('    one two\n      three')
    expect(wrap('\u001b[1mone\u001b[22m two three', 7)).toBe('\u001b[1mone\u001b[22m two\nthree')
    expect(wrap('immeasurable', 4)).toBe('immeasurable')
    expect(wrap('a\n\nb', 10)).toBe('a\n\nb')
  })

  it('flows paragraphs and keeps lists', () => {
    expect(flow('one\ntwo three\n\n  a  one two three', 12)).toBe('one two\nthree\n\n  a  one two\n     three')
  })

  it('sets tables and columns', () => {
    expect(table([['a', '1'], ['bcd', '234']], [1])).toBe('a      1\nbcd  234') // biome-ignore format: a table
    expect(columns(['1', '2', '3', '4', '5', '6'], 20)).toBe('1    3    5\n2    4    6')
    expect(columns(['1', '2', '3'], 20)).toBe('1\n2\n3')
  })

  it('says figures', () => {
    expect([figure(1234567), figure(0.12345, 3), duration(5.2), duration(125), duration(7260)]).toEqual(['1,234,567', '0.123', '6 s', '2 min 5 s', '2 h 1 min']) // biome-ignore format: a table
  })
})
