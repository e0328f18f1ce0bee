// Who chooses, what is possible, and the run from one decision to the next, over the frames of all chapters.

import { type Chance, SEATS, type Seat } from '@tabularium/kernel'
import type { AwAction } from './board/actions.ts'
import type { Board } from './board/board.ts'
import type { Handler } from './board/chapter.ts'
import type { AwEvent, AwTell } from './board/events.ts'
import { type AwFrame, frames } from './board/frames.ts'
import { type Country, HAND, NO_END, NOBODY } from './board/names.ts'
import type { RuleContext } from './board/rule-context.ts'
import { type AwState, FOG, on, seatOf } from './board/state.ts'
import { handlers } from './chapters.ts'
import { settleSieges } from './common/walls.ts'
import { ruleContext } from './consequences.ts'
import { inCatalogueOrder } from './fog/catalogue-order.ts'
import { settleNumbers } from './fog/numbering.ts'
import { sightings, type Watch, watch } from './fog/sightings.ts'
import { settleGroups } from './forces/army-groups.ts'

let lastAt: string | undefined
let lastHandler: Handler | undefined
const handler = (f: AwFrame): Handler => {
  // A frame is looked up several times for one decision.
  if (f.at === lastAt && lastHandler !== undefined) return lastHandler
  const found = handlers[f.at]
  if (found === undefined) throw new Error(`no chapter runs the frame '${f.at}'`)
  lastAt = f.at
  lastHandler = found
  return found
}

export function waiting(b: Board, s: AwState): readonly Seat[] {
  const n = s.frames.length
  if (n === 0) return SEATS[0]
  const f = s.frames[n - 1]
  const { seats } = handler(f)
  return SEATS[seats === undefined ? 1 << seatOf(s, f.of) : seats(b, s, f)]
}

const isAsked = (b: Board, s: AwState, f: AwFrame, h: Handler, seat: Seat): boolean =>
  h.seats === undefined ? seatOf(s, f.of) === seat : ((h.seats(b, s, f) >> seat) & 1) === 1

export function legal(b: Board, s: AwState, seat: Seat, out: AwAction[]): number {
  const f = s.frames[s.frames.length - 1]
  if (f === undefined) return 0
  const h = handler(f)
  if (h.legal === undefined || !isAsked(b, s, f, h, seat)) return 0
  const n = h.legal(b, s, f, out, seat)
  return on(s, FOG) ? inCatalogueOrder(out, n) : n
}

export function apply(b: Board, s: AwState, seat: Seat, action: AwAction, chance: Chance, tell?: AwTell): void {
  const fog = tell !== undefined && on(s, FOG) ? watch(b, s) : undefined
  const ctx = ruleContext(b, s, chance, fog && tell ? lifting(tell) : tell)
  const f = s.frames[s.frames.length - 1]
  if (tell !== undefined) for (let c = 0; c < b.onTrack; c++) ranBefore[c] = seenBy(s, c)
  handler(f).apply?.(ctx, f, action, seat)
  runOn(ctx)
  if (tell !== undefined) for (let c = 0; c < b.onTrack; c++) if (ranBefore[c] !== seenBy(s, c)) takeHand(ctx, c)
  if (fog) liftFog(ctx, fog)
  settleNumbers(b, s)
}

/** What stacks hold comes out in battle, by how far and how well they go, and where one of their units leaves them or is made whole.
 *  9.5 */
const OPENING: ReadonlySet<AwEvent['at']> = new Set<AwEvent['at']>([
  ...(['battle', 'attrition', 'marched', 'favoured', 'interception', 'interception-roll', 'evasion-roll'] as const),
  // By how well they fight after it, how far cavalry has come. 9.7
  'dice',
  ...(['expelled', 'landed', 'supplied'] as const),
  ...(['destroyed', 'routed', 'sent', 'raider', 'dismissed', 'disbanded', 'combined', 'held-back'] as const),
  ...(['rebuilt', 'relieved', 'borrowed'] as const),
])

/** In the fog: opens what is told of stacks before it is told. */
const lifting = (tell: AwTell): AwTell => ({
  all(event) {
    if (OPENING.has(event.at)) tell.reveal()
    tell.all(event)
  },
  only: (to, event, others) => tell.only(to, event, others),
  reveal: () => tell.reveal(),
})

/** What has come into sight by the move. */
function liftFog({ b, s, tell }: RuleContext, before: Watch): void {
  const now = watch(b, s)
  for (let c = 0; c < b.countries.length; c++) {
    if (now.moving[c] === 0 || now.moving[c] === before.moving[c]) continue
    tell?.reveal()
    const place = b.placeName[s.at[s.moving.find(u => s.own[u] === c) ?? 0]]
    // What has been paid for, all see. 9.7
    const halfway = s.half === 1 && s.steps === 0 && { halfway: true }
    tell?.all({ at: 'stirring', country: b.countries[c], place, units: now.moving[c], ...halfway })
  }
  // Which units a fleet takes along goes by what its ships can carry; whoever goes aboard is told one by one. 6.16.c
  const fleet = s.frames.findLast(f => f.at === 'fleet')
  for (let c = 0; fleet && c < b.countries.length; c++) {
    if (now.aboard[c] === before.aboard[c] || s.frames.some(f => f.at === 'lading')) continue
    tell?.reveal()
    const place = b.placeName[frames.fleet.place(fleet)]
    tell?.all({ at: 'stirring', country: b.countries[c], place, units: now.aboard[c], afloat: true })
  }
  for (const { seat, of, place, units, count, done } of sightings(b, s, before, now)) {
    tell?.reveal()
    const event = { at: 'sighted', country: b.countries[of], place: b.placeName[place], units, count, ...done } as const
    if (seat === NOBODY) tell?.all(event)
    else tell?.only(1 << seat, event)
  }
}

/** Which seat ran each country before the move. */
const ranBefore: Seat[] = []
const seenBy = (s: AwState, c: Country): Seat => (s.runner[c] < 0 ? NOBODY : seatOf(s, c))

/** Whoever comes to run a country sees its hand. */
function takeHand({ b, s, tell }: RuleContext, c: Country): void {
  tell?.reveal()
  const cards = b.copyCard.flatMap((card, copy) => (s.cardAt[copy] === HAND + c ? [b.cards[card]] : []))
  if (s.runner[c] >= 0 && cards.length > 0)
    tell?.only(1 << seatOf(s, c), { at: 'took-hand', country: b.countries[c], cards })
}

/** From a position in the middle of something: for set-up and tests. */
export function run(b: Board, s: AwState, chance: Chance, tell?: AwTell): void {
  runOn(ruleContext(b, s, chance, tell))
  settleNumbers(b, s)
}

/** Longer than any run of things without a decision. */
const TOO_MANY_STEPS = 100_000

function runOn(ctx: RuleContext): void {
  const { frames } = ctx.s
  for (let steps = 0; ; steps++) {
    if (ctx.s.end !== NO_END) frames.length = 0
    const f = frames[frames.length - 1]
    if (f === undefined) return
    const h = handler(f)
    if (h.run === undefined || h.run(ctx, f)) {
      // A group goes aboard piece by piece and stays one. 6.6.3, 6.16.d
      if (f.at !== 'lading' && f.at !== 'aboard') settleGroups(ctx)
      settleSieges(ctx)
      return
    }
    if (steps > TOO_MANY_STEPS) throw new Error(`the rules go round in circles at '${f.at}'`)
  }
}
