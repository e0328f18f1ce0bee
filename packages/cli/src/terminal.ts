// The terminal the program talks to: colours where there are any, progress bars, tables and wrapped text.

import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import picocolors from 'picocolors'

export type Colours = ReturnType<typeof picocolors.createColors>

/** The part of a stream that is written to; a test gives its own. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Output
  readonly errors: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

export interface Bar {
  /** So much is done; `note` says what is being looked at. */
  at(done: number, note?: string): void
  end(): void
}

export interface Terminal {
  readonly streams: Streams
  /** For what is printed. */
  readonly colours: Colours
  /** Whether somebody sits in front of both ends. */
  readonly interactive: boolean
  readonly width: number
  /** A line, or several, of the answer. */
  print(text?: string): void
  /** One JSON document, the only thing printed. */
  json(value: unknown): void
  /** A line beside the answer, on the stream of errors. */
  note(text: string): void
  /** A progress bar beside the answer; silent where nobody would see it. */
  bar(label: string, total: number): Bar
}

const hasColours = ({ isTTY }: Output, env: Streams['env']): boolean =>
  !env.NO_COLOR && (isTTY === true || Boolean(env.FORCE_COLOR)) && env.TERM !== 'dumb'

const WIDTH = 80
const FRAME_MS = 80

export function terminalOn(streams: Streams): Terminal {
  const { input, output, errors, env } = streams
  return {
    streams,
    colours: picocolors.createColors(hasColours(output, env)),
    interactive: input.isTTY === true && output.isTTY === true,
    get width() {
      return Math.max(40, output.columns ?? WIDTH)
    },
    print: (text = '') => void output.write(`${text}\n`),
    json: value => void output.write(`${JSON.stringify(value, undefined, 2)}\n`),
    note: text => void errors.write(`${text}\n`),
    bar: (label, total) => barOn(errors, picocolors.createColors(hasColours(errors, env)), label, total),
  }
}

const CLEAR = '\r\u001b[K'
/** Where the output is no terminal, progress is a new line every so often instead of a bar. */
const LINE_MS = 10_000

function linesOn(stream: Output, label: string, total: number): Bar {
  let said = performance.now()
  return {
    at(done, note = '') {
      const now = performance.now()
      if (now - said < LINE_MS) return
      said = now
      const share = total > 0 ? Math.floor((100 * done) / total) : 100
      stream.write(`${label} ${share}%${note && ` · ${note}`}\n`)
    },
    end() {},
  }
}

function barOn(stream: Output, colours: Colours, label: string, total: number): Bar {
  if (!stream.isTTY) return linesOn(stream, label, total)
  const began = performance.now()
  let drawn = 0
  return {
    at(done, note = '') {
      const now = performance.now()
      if (now - drawn < FRAME_MS && done < total) return
      drawn = now
      const share = Math.min(1, total > 0 ? done / total : 1)
      const passed = (now - began) / 1000
      const left = share > 0 && passed > 1 ? ` ${duration((passed / share) * (1 - share))} left` : ''
      const cells = 24
      const full = Math.round(share * cells)
      const line = `${label} ${'█'.repeat(full)}${'░'.repeat(cells - full)} ${String(Math.floor(share * 100)).padStart(3)}%`
      const tail = clip(`${left}${note && ` · ${note}`}`, Math.max(0, (stream.columns ?? WIDTH) - line.length - 1))
      stream.write(`${CLEAR}${line}${colours.dim(tail)}`)
    },
    end: () => void stream.write(CLEAR),
  }
}

/** `1,234,567`; in every language, so that tables are the same for all. */
export const figure = (n: number, digits = 0): string =>
  n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${Math.ceil(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** How many columns a text takes. */
export const breadth = (text: string): number => [...stripVTControlCharacters(text)].length

export const clip = (text: string, width: number): string =>
  text.length <= width ? text : width < 1 ? '' : `${text.slice(0, width - 1)}…`

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - breadth(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - breadth(text))) + text

/** Rows in columns two spaces apart; `right` are the columns set to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, breadth(cell))
  return rows
    .map(row =>
      row
        .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Breaks lines at spaces; further lines are set in by `indent`. Words with colours count as they look. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .map(line => {
      const lead = /^ */.exec(line)?.[0] ?? ''
      const lines: string[] = []
      let current = lead
      let empty = true
      for (const word of line.slice(lead.length).split(' ')) {
        if (!empty && breadth(current) + 1 + breadth(word) > width) {
          lines.push(current)
          current = indent + word
        } else current += empty ? word : ` ${word}`
        empty = false
      }
      return [...lines, current].join('\n')
    })
    .join('\n')
}

/** Prose of paragraphs, each wrapped anew; in a block with lines set in, every line is wrapped under its second column. */
export const flow = (text: string, width: number): string =>
  text
    .split('\n\n')
    .map(block =>
      /^ /m.test(block)
        ? block
            .split('\n')
            .map(line => wrap(line, width, ' '.repeat(/^ +\S+ +/.exec(line)?.[0].length ?? 0)))
            .join('\n')
        : wrap(block.replaceAll('\n', ' '), width),
    )
    .join('\n\n')

/** Short entries side by side, read downwards, in as many columns as fit. */
export function columns(entries: readonly string[], width: number, gap = 4): string {
  const widest = entries.reduce((most, entry) => Math.max(most, breadth(entry)), 0)
  const across = entries.length < 6 ? 1 : Math.max(1, Math.min(3, Math.floor((width + gap) / (widest + gap))))
  const down = Math.ceil(entries.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => entries[column * down + row] ?? '')
      .map((entry, column) => (column < across - 1 ? padEnd(entry, widest + gap) : entry))
      .join('')
      .trimEnd(),
  ).join('\n')
}
