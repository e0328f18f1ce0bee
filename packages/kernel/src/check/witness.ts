// A witness of one move: writes down in one list all that it tells, asks and reveals, and can answer as another world was answered.

import { type Ask, answerName, type Chance } from '../chance.ts'
import { includes, type Seat, type Seats } from '../seat.ts'
import type { Event, Tell } from '../tell.ts'
import { difference, json } from './compare.ts'

export interface Answered {
  readonly what: string
  readonly answer: number
  readonly name: string
  readonly to: Seats | undefined
  /** What else chance could have answered, where not everybody learns it. */
  readonly others: readonly number[]
}

export const knows = (viewer: Seat | undefined, to: Seats | undefined): boolean =>
  to === undefined || (viewer !== undefined && includes(to, viewer))

/** An answer that is impossible in the other world: the two worlds differ from here on, which is no fault. */
export class Impossible extends Error {}

/** The answer to a question; undefined: any will do. */
export type Script = (ask: Ask, to: Seats | undefined, isPossible: (answer: number) => boolean) => number | undefined

/** Repeats the answers of another world that the viewer knows; those that it does not know are drawn again. */
export function scriptFor(viewer: Seat | undefined, answered: readonly Answered[]): Script {
  const known = answered.filter(({ to }) => knows(viewer, to))
  let taken = 0
  return (ask, to, isPossible) => {
    const scripted = knows(viewer, to) ? known[taken++] : undefined
    if (scripted?.what !== ask.what) return undefined
    if (!isPossible(scripted.answer)) throw new Impossible()
    return scripted.answer
  }
}

interface ToldEvent {
  readonly to: Seats | undefined
  readonly event: Event
  readonly others: Event | undefined
  /** How many questions had been answered by then. */
  readonly answers: number
}

/** One thing that reached a viewer: an event, or an answer of chance it may know. */
interface Heard {
  readonly what: unknown
  /** Told to some seats only, this viewer among them. */
  readonly apart: boolean
}

/** Longer lists of other answers are cut. */
const MOST_OTHERS = 64

export class Witness implements Tell, Chance {
  readonly answered: Answered[] = []
  revealed = false
  private readonly told: ToldEvent[] = []
  private readonly source: Chance
  private readonly script: Script | undefined
  private openedAt = Number.POSITIVE_INFINITY

  constructor(source: Chance, script?: Script) {
    this.source = source
    this.script = script
  }

  all(event: Event): void {
    this.told.push({ to: undefined, event, others: undefined, answers: this.answered.length })
  }

  only(to: Seats, event: Event, others?: Event): void {
    this.told.push({ to, event, others, answers: this.answered.length })
  }

  reveal(): void {
    this.revealed = true
    this.openedAt = Math.min(this.openedAt, this.told.length)
  }

  draw(ask: Ask, bag: number, to?: Seats): number {
    const isPossible = (a: number): boolean => a < 32 && ((bag >>> a) & 1) === 1
    return this.answer(ask, to, 32, isPossible, () => this.source.draw(ask, bag, to))
  }

  deal(ask: Ask, counts: readonly number[], to?: Seats): number {
    return this.answer(ask, to, counts.length, a => counts[a] > 0, () => this.source.deal(ask, counts, to)) // biome-ignore format: a table
  }

  below(ask: Ask, n: number, to?: Seats): number {
    return this.answer(ask, to, n, a => a < n, () => this.source.below(ask, n, to)) // biome-ignore format: a table
  }

  private answer(
    ask: Ask,
    to: Seats | undefined,
    most: number,
    isPossible: (a: number) => boolean,
    fresh: () => number,
  ): number {
    const others: number[] = []
    if (to !== undefined) {
      for (let a = 0; a < most && others.length < MOST_OTHERS; a++) if (isPossible(a)) others.push(a)
    }
    const answer = this.script?.(ask, to, isPossible) ?? fresh()
    this.answered.push({ what: ask.what, answer, name: answerName(ask, answer), to, others })
    return answer
  }

  /** What a viewer was told, and what chance answered it. */
  private heard(viewer: Seat | undefined): { readonly list: readonly Heard[]; readonly opened: number } {
    const list: Heard[] = []
    let opened = Number.POSITIVE_INFINITY
    let answers = 0
    const answered = (until: number) => {
      for (; answers < until; answers++) {
        const { what, name, to } = this.answered[answers]
        if (knows(viewer, to)) list.push({ what: `${what}: ${name}`, apart: to !== undefined })
      }
    }
    for (const [i, { to, event, others, answers: until }] of this.told.entries()) {
      if (i === this.openedAt) opened = list.length
      answered(until)
      if (knows(viewer, to)) list.push({ what: event, apart: to !== undefined })
      else if (others) list.push({ what: others, apart: false })
    }
    if (this.openedAt === this.told.length) opened = list.length
    answered(this.answered.length)
    return { list, opened }
  }

  /** All that a viewer heard before anything was revealed. */
  seen(viewer: Seat | undefined): readonly unknown[] {
    const { list, opened } = this.heard(viewer)
    return list.slice(0, opened).map(({ what }) => what)
  }

  /**
   * Where a viewer heard something else in the other world: `lawful` where something was revealed before it, or where
   * it was for some seats only and this viewer is one of them.
   */
  unlike(there: Witness, viewer: Seat | undefined): { readonly lawful: boolean; readonly why: string } | undefined {
    const [a, b] = [this.heard(viewer), there.heard(viewer)]
    const length = Math.max(a.list.length, b.list.length)
    for (let i = 0; i < length; i++) {
      const [x, y] = [a.list[i], b.list[i]]
      if (x !== undefined && y !== undefined && json(x.what) === json(y.what)) continue
      const lawful = i >= a.opened || i >= b.opened || x?.apart === true || y?.apart === true
      return { lawful, why: difference(x?.what, y?.what, `events[${i}]`) ?? `events[${i}]: the order of its fields` }
    }
    return undefined
  }
}
