// What somebody types, line by line: at a terminal with editing and completion, or from a pipe.

import { createInterface } from 'node:readline'
import type { Streams } from './terminal.ts'

export interface LineReader {
  /** The next line; undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>
  /** Raised by Ctrl-C. */
  readonly interrupted: AbortSignal
  close(): void
}

/** `complete` gives what a line may begin with. */
export function createLineReader({ input, output }: Streams, complete: () => readonly string[]): LineReader {
  const terminal = input.isTTY === true && output.isTTY === true
  const stop = new AbortController()
  const waiting: string[] = []
  let closed = false
  let wake: (() => void) | undefined
  const reader = createInterface({
    input,
    ...(terminal && { output: process.stdout }),
    terminal,
    crlfDelay: Number.POSITIVE_INFINITY,
    completer: (line: string) => [complete().filter(word => word.startsWith(line)), line],
  })
  const notify = () => {
    wake?.()
    wake = undefined
  }
  reader.on('line', line => {
    waiting.push(line)
    notify()
  })
  reader.on('close', () => {
    closed = true
    notify()
  })
  reader.on('SIGINT', () => {
    stop.abort()
    reader.close()
    output.write('\n')
  })
  return {
    interrupted: stop.signal,
    async ask(prompt) {
      if (terminal && !closed) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else output.write(prompt)
      while (waiting.length === 0 && !closed) await new Promise<void>(resolve => (wake = resolve))
      const line = waiting.shift()
      // From a pipe nobody sees what is typed: it is repeated, so that the whole reads like a conversation.
      if (!terminal) output.write(line === undefined ? '\n' : `${line}\n`)
      return line
    },
    close: () => reader.close(),
  }
}
