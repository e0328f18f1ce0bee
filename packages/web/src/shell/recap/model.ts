// What others did since one's last decision, in steps: each of their moves is in exactly one of them. Made of what the seat was
// told, so that nothing hidden comes out.

import type { Event, Game, Say, Seat, View } from '@tabularium/kernel'
import {
  type Arrow,
  type BoardRecap,
  type Episode,
  type EventMarks,
  firstSeat,
  type Holdings,
  type RecapViews,
  STEP_KINDS,
  type StepKind,
  TOUCHES,
  type Touch,
} from '../../boards/recap.ts'

type MoveEvents = readonly Event[]

export interface RecapStep {
  /** From 1. */
  readonly n: number
  /** The moves it tells of, from the first to the last. */
  readonly first: number
  readonly last: number
  /** Whose doing it is; undefined: chance's, or the rules'. */
  readonly seat: Seat | undefined
  /** The sentence that matters most, in the game's words. */
  readonly title: string
  /** What else was told, in order. */
  readonly details: readonly string[]
  readonly places: readonly string[]
  readonly pieces: readonly string[]
  readonly arrows: readonly Arrow[]
  readonly lost: readonly string[]
  /** What it does to the one who looks; undefined: nothing. */
  readonly touch: Touch | undefined
  readonly kind: StepKind
  /** How many steps run together in it. */
  readonly run: number
  /** Moves that the game tells as one: it does not run together with others. */
  readonly episode?: true
}

export interface RecapInput {
  readonly game: Game
  readonly recap: BoardRecap
  /** What the seat was told: of the set-up (0), then of every move. */
  readonly events: readonly MoveEvents[]
  readonly seat: Seat
  readonly views: RecapViews
  readonly say: Say
  /** Whose doing an event is, where nothing says who made the move. */
  doerOf(event: Event): Seat | undefined
  /** The last move that is no news. */
  readonly since: number
}

/** More steps than this, and those of one seat that touch nobody here run together. */
const MANY = 12

/** Weighs more than anything that does not touch the one who looks. */
const TOUCHING = 100

/** The last move that the seat made, as far as it was told of it: 0 before the first. */
export function lastDecision(recap: BoardRecap, events: readonly MoveEvents[], view: View, seat: Seat): number {
  for (let move = events.length - 1; move > 0; move--) if (recap.moverOf(events[move], view) === seat) return move
  return 0
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

const arrowsOf = (marks: readonly EventMarks[]): readonly Arrow[] => [
  ...new Map(marks.flatMap(({ arrows = [] }) => arrows).map(arrow => [`${arrow.from}>${arrow.to}`, arrow])).values(),
]

/** The first entry of `order` that occurs in `found`. */
const mostOf = <T>(order: readonly T[], found: readonly (T | undefined)[]): T | undefined =>
  order.find(one => found.includes(one))

function stepOf(input: RecapInput, first: number, last: number, episode?: Episode): Omit<RecapStep, 'n'> {
  const { game, recap, events, seat, views, say, doerOf } = input
  const told = events.slice(first, last + 1).flat()
  // What befell the seat itself was another's doing.
  const notOwn = (doer: Seat | undefined) => (doer === seat ? undefined : doer)
  const marks = told.map(event => recap.marksOf(event, views, seat))
  const texts = told.map(event => say(game.text.event(event)))
  const weigh = ({ weight, touch }: EventMarks) => weight + (touch ? TOUCHING : 0)
  const heaviest = marks.reduce((best, mark, i) => (weigh(mark) > weigh(marks[best]) ? i : best), 0)
  const title = episode ? episode.title.map(say).join(' ') : texts[heaviest]
  const seatOf = () => recap.moverOf(told, views.now) ?? firstSeat(told, event => notOwn(doerOf(event)))
  return {
    first,
    last,
    seat: episode?.seat ?? seatOf(),
    title,
    details: unique([...(episode?.details.map(say) ?? []), ...texts].filter(text => text !== title)),
    places: unique(marks.flatMap(({ places = [] }) => places)),
    pieces: unique(marks.flatMap(({ pieces = [] }) => pieces)),
    lost: unique(marks.flatMap(({ lost = [] }) => lost)),
    arrows: arrowsOf(marks),
    touch: mostOf(
      TOUCHES,
      marks.map(({ touch }) => touch),
    ),
    kind:
      mostOf(
        STEP_KINDS.toReversed(),
        marks.map(({ kind }) => kind),
      ) ?? 'plain',
    run: 1,
    ...(episode && { episode: true }),
  }
}

/** A move that nobody is told of belongs to the next that tells something; at the end to the one before. An episode is one step. */
function movesToSteps(input: RecapInput): readonly Omit<RecapStep, 'n'>[] {
  const { recap, events, since, views } = input
  const episodes = recap.episodesOf?.(events, views.now, since) ?? []
  const steps: Omit<RecapStep, 'n'>[] = []
  let first = since + 1
  for (let move = first; move < events.length; move++) {
    const episode = episodes.find(one => one.first <= move && move <= one.last)
    if (episode ? move < episode.last : events[move].length === 0) continue
    steps.push(stepOf(input, first, move, episode))
    first = move + 1
  }
  const end = steps.at(-1)
  return end && first < events.length ? [...steps.slice(0, -1), { ...end, last: events.length - 1 }] : steps
}

type Unnumbered = Omit<RecapStep, 'n'>

const together = (a: Unnumbered, b: Unnumbered): Unnumbered => ({
  ...a,
  last: b.last,
  details: unique([...a.details, b.title, ...b.details]),
  places: unique([...a.places, ...b.places]),
  pieces: unique([...a.pieces, ...b.pieces]),
  lost: unique([...a.lost, ...b.lost]),
  arrows: arrowsOf([a, b].map(({ arrows }) => ({ weight: 0, arrows }))),
  kind: mostOf(STEP_KINDS.toReversed(), [a.kind, b.kind]) ?? 'plain',
  run: a.run + b.run,
})

/** Untouched steps of one seat, one after the other, are one; episodes stay what they are. */
function running(steps: readonly Unnumbered[]): readonly Unnumbered[] {
  const out: Unnumbered[] = []
  for (const step of steps) {
    const before = out.at(-1)
    const joins = before && [before, step].every(one => !one.touch && !one.episode) && before.seat === step.seat
    if (joins) out[out.length - 1] = together(before, step)
    else out.push(step)
  }
  return out
}

export function recapOf(input: RecapInput): readonly RecapStep[] {
  const steps = movesToSteps(input)
  return (steps.length > MANY ? running(steps) : steps).map((step, i) => ({ ...step, n: i + 1 }))
}

export interface Change {
  readonly name: string
  readonly by: number
}

/** What one has more or less of than before. */
export function balanceOf(before: Holdings, after: Holdings): readonly Change[] {
  return Object.keys(after).flatMap(name => {
    const by = after[name] - (before[name] ?? 0)
    return by === 0 ? [] : [{ name, by }]
  })
}
