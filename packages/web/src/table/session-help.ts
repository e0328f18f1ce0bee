// Help for somebody alone among bots, in the worker: hints, what a move would cost, winning chances. All of it is judged from
// what that person can see, in slices, so that moves and bots are not held up; whoever moves ends it.

import {
  ANALYSIS_SEED,
  type Chances,
  type Depth,
  iterationsOf,
  type JudgeFor,
  judgeDecision,
  judgeOptions,
  judgePosition,
  markOf,
  type PlainOption,
  plainOption,
} from '@tabularium/bots/analysis'
import type { Action } from '@tabularium/kernel'
import type { AskedDecision, LocalSession } from './local-session.ts'
import type { Rules } from './rules.ts'
import type { Weighed } from './table.ts'

export interface SessionHelp {
  hint(heard: (share: number) => void): Promise<readonly PlainOption[] | undefined>
  weigh(notation: string): Promise<Weighed | undefined>
  chances(): Promise<Chances | undefined>
}

interface HelpDeps {
  readonly rules: Rules
  readonly session: Pick<LocalSession, 'asked' | 'turn'>
  /** How many sit there. */
  readonly seats: number
  makeJudge(): Promise<JudgeFor>
}

/** A slice of work, and how long apart progress is told. */
const SLICE_MS = 20
const PROGRESS_MS = 80

/** The best move and the next ones. */
const MOST_OPTIONS = 3

export function openHelp({ rules: { game }, session, seats, makeJudge }: HelpDeps): SessionHelp {
  let judging: Promise<JudgeFor> | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Raised when something else is more urgent than a hint. */
  let urgent = 0

  const judge = (): Promise<JudgeFor> => {
    judging ??= makeJudge()
    // A network that did not come may come the next time.
    judging.then(
      ({ without }) => without === undefined || (judging = undefined),
      () => (judging = undefined),
    )
    return judging
  }

  /** One after the other: the judge has one decision in mind. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  /** Runs for as long as the same is asked. */
  const inSlices = async <T>(
    work: Generator<void, T>,
    goesOn: () => boolean,
    slice: (done: number) => void = () => {},
  ): Promise<T | undefined> => {
    let until = performance.now() + SLICE_MS
    for (let done = 1; ; done++) {
      const step = work.next()
      if (step.done) return step.value
      if (performance.now() < until) continue
      slice(done)
      // What was asked meanwhile is answered first.
      await new Promise(resolve => setTimeout(resolve, 0))
      if (!goesOn()) return undefined
      until = performance.now() + SLICE_MS
    }
  }

  /** Judges what is asked now; undefined where there is nothing to choose, or it is not asked any more. */
  const judged = async <T>(
    depth: Depth,
    played: (asked: AskedDecision) => Action | undefined,
    how: (judging: JudgeFor, decision: AskedDecision & { played: Action }, iterations: number) => Generator<void, T>,
    goesOn: () => boolean = () => true,
    heard?: (share: number) => void,
  ): Promise<T | undefined> =>
    await inTurn(async () => {
      const found = await judge()
      const asked = session.asked()
      const action = asked && played(asked)
      if (!asked || !action || asked.legal.length < 2 || !goesOn()) return undefined
      const decision = { ...asked, played: action }
      found.judge.begin(decision, ANALYSIS_SEED)
      if (!found.judge.matters(decision)) return undefined
      const iterations = found.times * iterationsOf(game.id, depth)
      const same = () => goesOn() && session.asked()?.version === asked.version
      let toldAt = performance.now()
      return await inSlices(how(found, decision, iterations), same, done => {
        if (performance.now() - toldAt < PROGRESS_MS) return
        toldAt = performance.now()
        // Nobody knows how many are in doubt: it approaches the end.
        const spent = (done * found.judge.slice) / iterations
        heard?.(spent / (spent + 0.5))
      })
    })

  const first = ({ legal }: AskedDecision): Action => legal[0]

  return {
    async hint(heard) {
      const begun = urgent
      const options = await judged(
        'standard',
        first,
        ({ judge }, decision, iterations) => judgeOptions(judge, decision, seats, iterations, MOST_OPTIONS),
        () => urgent === begun,
        heard,
      )
      if (options) await session.turn({}, 'hint')
      return options?.map(plainOption)
    },
    async weigh(notation) {
      urgent++
      const judgement = await judged(
        'quick',
        ({ legal }) => legal.find(action => action.notation === notation),
        ({ judge }, decision, iterations) => judgeDecision(judge, decision, seats, iterations),
      )
      if (!judgement) return undefined
      await session.turn({}, 'coach')
      const { loss, played, best } = judgement
      return { mark: markOf(loss), loss, played: plainOption(played), best: plainOption(best) }
    },
    async chances() {
      const chances = await judged('quick', first, ({ judge }, decision, iterations) =>
        judgePosition(judge, decision, seats, iterations),
      )
      if (chances) await session.turn({}, 'chances')
      return chances
    },
  }
}
