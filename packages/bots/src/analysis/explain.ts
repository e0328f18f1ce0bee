// Skill and luck apart. What a seat may expect of the win is followed along the game; every change of it is either the work of a
// decision or of chance, and nothing is left over:
//
//   even chance + all skill + all luck = result        for each seat, whatever the noise of the estimates
//
// The chances are known at two moments of each decision t, both as judged from what the seat that decides can know (its view),
// averaged over worlds and chance that the view allows:
//   before(t)   what each seat may expect if the best move is made
//   after(t)    what each seat may expect after the move that was made: the decision has fallen, chance has not yet answered
//
//   skill(t) = after(t) - before(t)       of a decision: for the seat that made it never above 0, for others mostly above
//   luck(t)  = before(t + 1) - after(t)   of what followed it: dice, draws, hidden cards turned up
//
// At the start before(1) - 1 / seats is the luck of the set-up (and of the seat one has), at the end result - after(last) is the
// luck of the last move. Added up, all befores and afters cancel out.
//
// Where a seat decides again and nothing was drawn or revealed in between, its next decision says what this one was worth at least: what
// is still to be had there has not been lost here, even if the search or the playout did not see it. So after(t) is raised to
// before(t + 1) there, and before(t) with it where need be. It only ever takes back blame.
//
// A decision without a choice, or one that is not worth a thought, is not
// judged: nothing changes there, and the luck up to the next one that is judged goes to the last move in between that asked
// chance. Where the table ended the game (resignation, time, agreement) and not the rules, what that changed is a decision too:
// `end`. Luck is what is left over, so it also holds what one player knows and the next does not, and the estimates' errors.

import type { Seat } from '@tabularium/kernel'
import type { Chances } from './judge.ts'
import type { Judgement, Option } from './judgement.ts'
import { type Mark, markOf } from './marks.ts'

/** A move of the record; without a judgement where there was nothing to judge. */
export interface JudgedMove {
  /** Counted from 1. */
  readonly move: number
  readonly seat: Seat
  readonly action: string
  /** Whether chance answered after it, or something hidden was revealed. */
  readonly asked: boolean
  readonly judgement?: Judgement
}

export interface ExplainedMove extends JudgedMove {
  readonly before: Chances
  readonly after: Chances
  /** Absent where there was nothing to judge. */
  readonly best?: Option
  /** Moves that would have been better, the best first. */
  readonly better: readonly Option[]
  readonly loss: number
  readonly mark: Mark
  /** By seat: what the decision changed, and what chance changed after it. */
  readonly skill: readonly number[]
  readonly luck: readonly number[]
}

/** How the part of the game that was looked at ends: by the rules, by a word of the table, or it does not end. */
export interface Ending {
  readonly by: 'rules' | 'table' | 'none'
  /** What each seat has got of the win, or may expect where it goes on. */
  readonly chances: Chances
}

/** What became of one seat's chance: `start` + `skill` + `luck` = `result`, and `own` + `others` = `skill`. */
export interface SeatSum {
  readonly start: number
  /** What its own decisions have cost, and what the others' have brought. */
  readonly own: number
  readonly others: number
  readonly skill: number
  readonly luck: number
  readonly result: number
}

export interface Explanation {
  readonly start: Chances
  /** Of the set-up. */
  readonly setup: readonly number[]
  readonly moves: readonly ExplainedMove[]
  /** What the end by a word of the table changed. */
  readonly end: readonly number[]
  readonly sums: readonly SeatSum[]
}

/** Billionths: less is the noise of floating numbers. */
const tidy = (x: number): number => Math.round(x * 1e9) / 1e9 + 0

const less = (a: Chances, b: Chances): number[] => a.map((x, seat) => tidy(x - b[seat]))

/** The judgement of a move after which each seat may expect at least this. */
function raised({ played, better }: Judgement, seat: Seat, after: Chances): Judgement {
  const left = better.filter(({ chances }) => chances[seat] > after[seat])
  const made = { ...played, chances: after }
  const best = left[0] ?? made
  return { before: best.chances, after, played: made, best, better: left, loss: tidy(best.chances[seat] - after[seat]) }
}

/** The judgements, each by what the seat's next decision shows where nothing came in between. */
function inHindsight(judged: readonly JudgedMove[]): readonly (Judgement | undefined)[] {
  const found: (Judgement | undefined)[] = judged.map(({ judgement }) => judgement)
  let next: { readonly seat: Seat; readonly before: Chances } | undefined
  for (let i = judged.length - 1; i >= 0; i--) {
    const { seat, asked, judgement } = judged[i]
    if (asked || next?.seat !== seat) next = undefined
    if (!judgement) continue
    if (next && next.before[seat] > judgement.after[seat]) found[i] = raised(judgement, seat, next.before)
    next = { seat, before: found[i]?.before ?? judgement.before }
  }
  return found
}

/** `start` is the even chance; undefined where the moves do not begin with the first: then what is expected there. */
export function explain(
  judged: readonly JudgedMove[],
  { seats, start: given, ending }: { readonly seats: number; readonly start?: Chances; readonly ending: Ending },
): Explanation {
  const none = new Array<number>(seats).fill(0)
  const judgements = inHindsight(judged)
  const start = given ?? judgements.find(Boolean)?.before ?? ending.chances
  const skills: (readonly number[])[] = judged.map(() => none)
  const levels: { before: Chances; after: Chances }[] = []
  // The luck of move i is at i + 1, that of the set-up at 0.
  const lucks: (readonly number[])[] = new Array<readonly number[]>(judged.length + 1).fill(none)
  let end: readonly number[] = none

  let level = start
  /** The first move, or the set-up, whose chance has not been counted yet. */
  let since = given ? -1 : 0
  const count = (until: number, now: Chances): void => {
    let to = until
    while (to > since && !(judged[to]?.asked ?? true)) to--
    // Where chance was not asked at all, the last move brought to light whatever it was.
    if (to >= 0 && !judged[to].asked) to = until
    lucks[Math.max(-1, to) + 1] = less(now, level)
  }

  for (const [i, judgement] of judgements.entries()) {
    if (judgement) {
      if (i > since) count(i - 1, judgement.before)
      skills[i] = less(judgement.after, judgement.before)
      since = i
      level = judgement.after
    }
    levels.push({ before: judgement?.before ?? level, after: level })
  }
  if (ending.by === 'table') end = less(ending.chances, level)
  else if (judged.length > since) count(judged.length - 1, ending.chances)

  const moves = judged.map((move, i): ExplainedMove => {
    const { best, better = [], loss = 0 } = judgements[i] ?? {}
    const told = { ...levels[i], ...(best && { best }), better, loss, mark: markOf(loss) }
    return { ...move, ...told, skill: skills[i], luck: lucks[i + 1] }
  })
  const total = (parts: readonly (readonly number[])[], seat: Seat): number =>
    tidy(parts.reduce((sum, part) => sum + part[seat], 0))
  const sums = start.map((first, seat): SeatSum => {
    const own = total(
      skills.filter((_, i) => judged[i].seat === seat),
      seat,
    )
    const others = total([...skills.filter((_, i) => judged[i].seat !== seat), end], seat)
    const luck = total(lucks, seat)
    return { start: first, own, others, skill: tidy(own + others), luck, result: ending.chances[seat] }
  })
  return { start, setup: lucks[0], moves, end, sums }
}
