// A record under study as the page knows it: what was asked of the worker once is not asked again.

import type { Answered, Method, Service, Study } from './messages.ts'
import type { AnalysisProgress, Position, Replay } from './table.ts'

type AskOf = <C extends Method>(call: C, ...args: Parameters<Service[C]>) => Promise<Answered<C>>
type SayOf = <C extends Method>(call: C, ...args: Parameters<Service[C]>) => void

type Analysts = Map<number, (progress: AnalysisProgress) => void>

export function replayOf({ number, ...about }: Study, ask: AskOf, say: SayOf, analysts: Analysts): Replay {
  const positions = new Map<string, Promise<Position>>()
  const told = new Map<string, ReturnType<Replay['events']>>()

  /** Asked once; an error is not kept. */
  const once = <T>(cache: Map<string, Promise<T>>, key: string, question: () => Promise<T>): Promise<T> => {
    const known = cache.get(key)
    if (known) return known
    const answer = question()
    cache.set(key, answer)
    answer.catch(() => cache.delete(key))
    return answer
  }

  return {
    ...about,
    at: (moves, seat) => once(positions, `${moves}/${seat}`, () => ask('positionIn', number, moves, seat)),
    events: seat => once(told, String(seat), () => ask('eventsIn', number, seat)),
    verify: () => ask('verify', number),
    async analyse(listen, deepest = 'standard') {
      analysts.set(number, listen)
      return await ask('analyse', number, deepest)
    },
    stopAnalysis() {
      if (analysts.delete(number)) say('stopAnalysis', number)
    },
    close() {
      analysts.delete(number)
      say('endStudy', number)
    },
  }
}
