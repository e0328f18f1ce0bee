// A program that plays, as this process talks to it: started without a shell, asked one thing at a time, never waited for longer than
// its limits, and ended with everything it has started.

import { type ChildProcess, spawn } from 'node:child_process'
import { isProblem, type Result } from '@tabularium/kernel'
import type { Budget } from '../bot.ts'
import type { EngineCommand } from './command-line.ts'
import { EngineFault, type FaultKind } from './fault.ts'
import { lineSplitter } from './line-splitter.ts'
import { ended, killGroup, started } from './process-groups.ts'
import {
  type EngineHello,
  type EngineMessage,
  type HostMessage,
  type Info,
  LONGEST_ENGINE_LINE,
  type NewGame,
  type Position,
  PROTOCOL,
  readEngineLine,
  type Tried,
} from './protocol.ts'

export interface EngineLimits {
  /** From the start to `hello`, and from `new` to `ready`: networks take long to load. */
  readonly startMs: number
  /** Beyond the time of a budget, and again from `stop` to the move. */
  readonly graceMs: number
  /** Where a budget has no time in it. */
  readonly mostMs: number
  /** Lines that an answer may take. */
  readonly mostLines: number
}

export const LIMITS: EngineLimits = { startMs: 30_000, graceMs: 2_000, mostMs: 60_000, mostLines: 100_000 }

export interface Thinking {
  readonly signal?: AbortSignal | undefined
  info?(info: Info): void
  /** What a move leads to in one world that the view allows; undefined: the move is not legal. */
  tried?(action: string, world: number): Tried | undefined
}

export interface ChosenMove {
  readonly action: string
  readonly chance?: number
}

export interface Engine {
  readonly command: EngineCommand
  readonly hello: EngineHello
  readonly pid: number
  /** Why it is of no use any more. */
  readonly fault: EngineFault | undefined
  begin(game: NewGame): Promise<void>
  choose(position: Position, budget: Budget, thinking?: Thinking): Promise<ChosenMove>
  over(result: Pick<Result, 'reason' | 'winners'>): void
  /** Asks it to end, and ends it where it does not. */
  close(): Promise<void>
  /** A line as it is, for tests of engines. */
  sendLine(line: string): void
  /** The next message that is none of `info` and `try`. */
  next(ms: number, what: string): Promise<EngineMessage>
}

/** What a program may know of the user's environment. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot', 'PATHEXT', 'TEMP']

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(ENVIRONMENT.flatMap(name => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

/** Signals by which others end a process; all else that ends it is its own doing. */
const KILLED = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']
const ENDED_BY_SIGNAL = [128 + 9, 128 + 15, 128 + 2, 128 + 1]

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'it may not be run',
  ENOEXEC: 'it is no program',
}

/** The end of what it told on its error stream, for the sentence on a crash. */
const LAST_WORDS = 300

const visible = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Starts a program and greets it. Throws an `EngineFault` where that fails. */
export async function startEngine(command: EngineCommand, limits: EngineLimits = LIMITS): Promise<Engine> {
  const engine = new EngineProcess(command, limits)
  await engine.greet()
  return engine
}

interface Waiter {
  readonly resolve: (message: EngineMessage) => void
  readonly reject: (fault: EngineFault) => void
}

class EngineProcess implements Engine {
  readonly command: EngineCommand
  private readonly limits: EngineLimits
  private readonly child: ChildProcess
  private said: EngineHello | undefined
  private waiter: Waiter | undefined
  /** Messages that came before anybody waited for them. */
  private readonly early: EngineMessage[] = []
  private thinking: { readonly id: number; readonly how: Thinking } | undefined
  private isClosing = false
  private asked = 0
  private lines = 0
  private lastWords = ''
  private readonly gone: Promise<void>
  fault: EngineFault | undefined

  constructor(command: EngineCommand, limits: EngineLimits) {
    this.command = command
    this.limits = limits
    const child = spawn(command.program, command.words, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: environment(),
      shell: false,
      // A process group of its own: what it has started itself ends with it.
      detached: true,
      windowsHide: true,
    })
    this.child = child
    if (child.pid !== undefined) started(child.pid)
    child.stdin?.on('error', () => undefined)
    child.stdout?.on(
      'data',
      lineSplitter(
        LONGEST_ENGINE_LINE,
        line => this.heard(line),
        () => this.fail('garbage', `a line is longer than ${LONGEST_ENGINE_LINE} bytes`),
      ),
    )
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS)
    })
    this.gone = new Promise(resolve => {
      child.once('error', error => {
        const code = 'code' in error ? String(error.code) : ''
        this.fail('start', `cannot be started: ${REASONS[code] ?? error.message}`)
        resolve()
      })
      child.once('close', (code, signal) => {
        if (child.pid !== undefined) {
          killGroup(child.pid)
          ended(child.pid)
        }
        if (!this.isClosing) this.failEnded(code, signal)
        resolve()
      })
    })
    // Whoever waits for an answer waits with a timer; nobody waits for a process that has nothing to say.
    child.unref()
    for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as { unref?(): void } | null)?.unref?.()
  }

  get hello(): EngineHello {
    return this.said ?? { protocol: PROTOCOL, name: this.command.spec }
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  async greet(): Promise<void> {
    this.send({ type: 'hello', protocol: PROTOCOL, host: 'tabularium' })
    const { startMs } = this.limits
    const answer = await this.expect('hello', startMs, '"hello"')
    if (answer.protocol !== PROTOCOL)
      throw this.fail('garbage', `speaks version ${answer.protocol} of the protocol; this is version ${PROTOCOL}`)
    this.said = answer
  }

  async begin(game: NewGame): Promise<void> {
    const { games } = this.hello
    if (games && !games.includes(game.game)) {
      throw this.fail('refused', `does not play ${game.game}; it plays ${visible(games.slice(0, 20).join(', '))}`)
    }
    this.send({ type: 'new', ...game })
    await this.expect('ready', this.limits.startMs, '"ready" after "new"')
  }

  async choose(position: Position, budget: Budget, how: Thinking = {}): Promise<ChosenMove> {
    const id = ++this.asked
    this.lines = 0
    this.thinking = { id, how }
    const stop = (): void => this.send({ type: 'stop', id })
    how.signal?.addEventListener('abort', stop)
    try {
      // Both in one piece: the program wakes up once.
      this.write(`${lineOf({ type: 'position', ...position })}${lineOf({ type: 'go', id, budget })}`)
      if (how.signal?.aborted) stop()
      const move = await this.moveFor(id, budget, how)
      if (!position.legal.includes(move.action)) {
        throw this.fail('illegal', `chose ${JSON.stringify(visible(move.action).slice(0, 80))}, which is not legal`)
      }
      return move
    } finally {
      how.signal?.removeEventListener('abort', stop)
      this.thinking = undefined
    }
  }

  private async moveFor(id: number, budget: Budget, { signal }: Thinking): Promise<ChosenMove> {
    const { graceMs, mostMs } = this.limits
    const until = performance.now() + (budget.ms === undefined ? mostMs : budget.ms + graceMs)
    let isStopped = false
    for (;;) {
      const waits = isStopped ? graceMs : Math.max(0, until - performance.now())
      const message = await this.nextOrLate(waits, isStopped ? undefined : signal)
      if (message === undefined) {
        if (isStopped) throw this.fail('silent', `gave no move within ${graceMs} ms of "stop"`)
        if (!signal?.aborted) this.send({ type: 'stop', id })
        isStopped = true
        continue
      }
      if (message.type === 'move' && message.id === id) return message
      // An answer to a question that is over.
      if (message.type === 'move' && message.id < id) continue
      if (message.type === 'error') throw this.fail('refused', `says: ${visible(message.message)}`)
      throw this.fail('garbage', `said "${message.type}" where a move was due`)
    }
  }

  over({ reason, winners }: Pick<Result, 'reason' | 'winners'>): void {
    if (!this.fault) this.send({ type: 'over', reason, winners })
  }

  async close(): Promise<void> {
    if (this.fault || this.isClosing) return this.gone
    this.isClosing = true
    this.send({ type: 'quit' })
    this.child.stdin?.end()
    const timer = setTimeout(() => this.kill(), this.limits.graceMs)
    await this.gone
    clearTimeout(timer)
  }

  sendLine(line: string): void {
    this.write(`${line}\n`)
  }

  async next(ms: number, what: string): Promise<EngineMessage> {
    const message = await this.nextOrLate(ms)
    if (message === undefined) throw this.fail('silent', `said nothing within ${ms} ms, where ${what} was due`)
    return message
  }

  private async expect<T extends EngineMessage['type']>(
    type: T,
    ms: number,
    what: string,
  ): Promise<Extract<EngineMessage, { readonly type: T }>> {
    const message = await this.next(ms, what)
    if (message.type === type) return message as Extract<EngineMessage, { readonly type: T }>
    if (message.type === 'error') throw this.fail('refused', `says: ${visible(message.message)}`)
    throw this.fail('garbage', `said "${message.type}" where ${what} was due`)
  }

  /** Undefined: it is too late, or the signal came. */
  private nextOrLate(ms: number, signal?: AbortSignal): Promise<EngineMessage | undefined> {
    if (this.fault) return Promise.reject(this.fault)
    const first = this.early.shift()
    if (first) return Promise.resolve(first)
    if (signal?.aborted) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const settle = (then: () => void): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', late)
        this.waiter = undefined
        then()
      }
      const late = (): void => settle(() => resolve(undefined))
      const timer = setTimeout(late, ms)
      signal?.addEventListener('abort', late)
      this.waiter = {
        resolve: message => settle(() => resolve(message)),
        reject: fault => settle(() => reject(fault)),
      }
    })
  }

  private heard(line: string): void {
    if (this.fault || this.isClosing) return
    const message = readEngineLine(line)
    if (isProblem(message)) {
      this.fail('garbage', `${message.problem}; what is meant for people belongs on standard error`)
      return
    }
    if (++this.lines > this.limits.mostLines) {
      this.fail('garbage', `wrote more than ${this.limits.mostLines} lines for one answer`)
      return
    }
    if (message.type === 'info') {
      if (message.id === this.thinking?.id) this.thinking.how.info?.(message)
    } else if (message.type === 'try') this.answerTry(message.id, message.action, message.world)
    else if (this.waiter) this.waiter.resolve(message)
    else if (this.early.length < 100) this.early.push(message)
    else this.fail('garbage', 'talks without being asked')
  }

  private answerTry(id: number, action: string, world: number): void {
    if (id !== this.thinking?.id) return
    const tried = this.thinking.how.tried?.(action, world)
    if (tried) this.send({ type: 'tried', id, ...tried })
    else this.send({ type: 'error', message: `cannot try ${JSON.stringify(visible(action).slice(0, 80))}` })
  }

  private send(message: HostMessage): void {
    this.write(lineOf(message))
  }

  private write(text: string): void {
    const { stdin } = this.child
    if (stdin?.writable) stdin.write(text)
  }

  private failEnded(code: number | null, signal: NodeJS.Signals | null): void {
    const isKilled = (signal !== null && KILLED.includes(signal)) || (code !== null && ENDED_BY_SIGNAL.includes(code))
    const words = visible(this.lastWords)
    const said = words === '' ? '' : `; its last words: ${words}`
    const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`
    this.fail(isKilled ? 'killed' : 'crashed', `${how} in the middle of a game${said}`)
  }

  /** The first fault counts; the process ends with it. */
  private fail(kind: FaultKind, why: string): EngineFault {
    if (!this.fault) {
      this.fault = new EngineFault(kind, `${this.command.spec} ${why}`)
      this.kill()
      this.waiter?.reject(this.fault)
    }
    return this.fault
  }

  private kill(): void {
    if (this.child.pid !== undefined) killGroup(this.child.pid)
  }
}

const lineOf = (message: HostMessage): string => `${JSON.stringify(message)}\n`
