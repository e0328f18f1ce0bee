// An engine for Tabularium without dependencies: put this file beside yours (Node 22.18 or newer runs it as it is).
//
//   import { serve } from './tabularium-engine.ts'
//   await serve({ name: 'My engine', choose: ({ legal }) => legal[0] })
//
// docs/engine-protocol.md describes what goes over the line. Standard output belongs to the protocol: use console.error.

import { createInterface } from 'node:readline'

export const PROTOCOL = 1

export interface NewGame {
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, string>>
  readonly seats: number
  readonly seat: number
  /** For randomness of your own. */
  readonly seed: string
}

export interface Tried {
  readonly view: Readonly<Record<string, unknown>>
  readonly result?: { readonly reason: string; readonly winners: readonly number[] }
}

export interface Told {
  readonly best?: string
  readonly chance?: number
  readonly line?: readonly string[]
  readonly iterations?: number
}

/** One question: everything your seat knows, and what it may do. */
export interface Decision {
  readonly game: NewGame
  readonly seat: number
  readonly moves: number
  readonly view: Readonly<Record<string, unknown>>
  readonly legal: readonly string[]
  /** What the set-up and each move told your seat. */
  readonly events: readonly (readonly unknown[])[]
  /** Neither: until you are stopped. */
  readonly budget: { readonly ms?: number; readonly iterations?: number }
  /** Aborted: answer now. */
  readonly stop: AbortSignal
  info(told: Told): void
  /** What a legal move leads to in one world that your view allows; the same number is the same world. */
  tryMove(action: string, world?: number): Promise<Tried | undefined>
}

export interface Player {
  readonly name: string
  readonly version?: string
  readonly author?: string
  /** Absent: any. */
  readonly games?: readonly string[]
  choose(decision: Decision): string | Promise<string>
  begin?(game: NewGame): void
  over?(result: { readonly reason: string; readonly winners: readonly number[] }): void
}

interface Message {
  readonly type: string
  readonly id?: number
  readonly [key: string]: unknown
}

interface Position {
  readonly moves: number
  readonly view: Readonly<Record<string, unknown>>
  readonly legal: readonly string[]
  readonly from?: number
  readonly events?: readonly (readonly unknown[])[]
}

/** Plays until the table says goodbye. */
export function serve({ choose, begin, over, ...hello }: Player): Promise<void> {
  const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)
  let game: NewGame | undefined
  let position: Position | undefined
  let events: (readonly unknown[])[] = []
  let stops = new Map<number, AbortController>()
  const waiting: ((tried: Tried | undefined) => void)[] = []
  const stopOf = (id: number): AbortController => {
    const stop = stops.get(id) ?? new AbortController()
    stops.set(id, stop)
    return stop
  }

  const decide = async (id: number, budget: Decision['budget']): Promise<void> => {
    if (!game || !position) throw new Error('"go" came before "new" and "position"')
    const { moves, view, legal } = position
    const action = await choose({
      ...{ game, seat: game.seat, moves, view, legal, events, budget, stop: stopOf(id).signal },
      info: told => say({ type: 'info', id, ...told }),
      tryMove: (action, world = 0) =>
        new Promise(resolve => {
          waiting.push(resolve)
          say({ type: 'try', id, action, world })
        }),
    })
    say({ type: 'move', id, action })
    stops = new Map()
  }

  const obey = async (message: Message): Promise<void> => {
    if (message.type === 'hello') say({ type: 'hello', protocol: PROTOCOL, ...hello })
    else if (message.type === 'new') {
      const begun = message as unknown as NewGame
      if (hello.games && !hello.games.includes(begun.game)) throw new Error(`${hello.name} does not play ${begun.game}`)
      game = begun
      position = undefined
      events = []
      begin?.(begun)
      say({ type: 'ready' })
    } else if (message.type === 'position') {
      position = message as unknown as Position
      events = [...events.slice(0, position.from ?? events.length), ...(position.events ?? [])]
    } else if (message.type === 'go') await decide(Number(message.id), message.budget as Decision['budget'])
    else if (message.type === 'over') over?.(message as unknown as { reason: string; winners: readonly number[] })
  }

  return new Promise(resolve => {
    let queue = Promise.resolve()
    const lines = createInterface({ input: process.stdin })
    const complain = (error: unknown, id?: number): void =>
      say({ type: 'error', ...(id !== undefined && { id }), message: String(error).slice(0, 500) })
    lines.on('line', line => {
      let message: Message
      try {
        message = JSON.parse(line)
      } catch (error) {
        return complain(error)
      }
      if (message.type === 'quit') lines.close()
      else if (message.type === 'stop') stopOf(Number(message.id)).abort()
      // Questions are answered in their order.
      else if (message.type === 'tried') waiting.shift()?.(message as unknown as Tried)
      else if (message.type === 'error') waiting.shift()?.(undefined)
      else queue = queue.then(() => obey(message)).catch(error => complain(error, message.id))
    })
    lines.on('close', () => {
      for (const stop of stops.values()) stop.abort()
      for (const answer of waiting.splice(0)) answer(undefined)
      resolve(queue)
    })
  })
}
