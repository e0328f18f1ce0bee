// How long bots take, as people see it: whoever has nothing to choose takes as long as whoever has, so that a pause says
// nothing of a hand. Both wait for their turn in the same queue; what the search took is levelled here.

/** So many of a bot's last answers count. */
const RECENT = 40

export interface BotDelays {
  /** Bots answer at multiples of this, counted from when they were asked: the time tells nothing of the hand. */
  readonly botMs: number
  /** So long after being asked, standing orders answer. */
  readonly orderMs: number
}

/** The part of the table context that is needed here. */
type Delayed = { readonly botDelays: BotDelays }

export interface Thinking {
  /** How long a bot of this kind has thought lately, at the most. */
  floorOf(kind: string): number
  note(kind: string, ms: number): void
}

/** No bot thinks longer than `limitMs`. A lower limit here would let those that have nothing to choose answer before those
 *  that think long. */
export function createThinking({ limitMs = Number.POSITIVE_INFINITY }: { readonly limitMs?: number } = {}): Thinking {
  const recent = new Map<string, number[]>()
  return {
    floorOf: kind => Math.min(limitMs, Math.max(0, ...(recent.get(kind) ?? []))),
    note(kind, ms) {
      const last = recent.get(kind) ?? []
      recent.set(kind, [...last.slice(1 - RECENT), ms])
    },
  }
}

/** How long to wait yet, so that the time tells nothing of what was seen in the hand. */
export const waitFor = ({ botDelays }: Delayed, bot: boolean, passed: number): number => {
  if (!bot) return Math.max(0, botDelays.orderMs - passed)
  return botDelays.botMs === 0 ? 0 : Math.ceil(Math.max(passed, 1) / botDelays.botMs) * botDelays.botMs - passed
}

export interface AnswerTimes {
  /** Since the bot was asked. */
  readonly passed: number
  /** Of that, how long it thought: nothing, where there was nothing to choose. */
  readonly thought: number
  /** How long others of its kind do. */
  readonly floor: number
}

/** The same for a bot that had a choice and one that had none. */
export function pauseFor(context: Delayed, { passed, thought, floor }: AnswerTimes): number {
  if (context.botDelays.botMs === 0) return 0
  const missing = Math.max(0, floor - thought)
  return missing + waitFor(context, true, passed + missing)
}
