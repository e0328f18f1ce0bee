// From one impulse to the next: the marker on the track, preemption, and whether the turn is over. 3.1, 3.3, 3.5

import type { Board } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { AP, type Countries, type Country, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { handCount } from '../cards/deck.ts'
import { level } from '../common/tributaries.ts'
import { passBankrupt } from '../economy/pillage.ts'
import { passForeignWars } from '../event-cards/foreign-war.ts'

const { impulse, preempt, round } = frames

/** Bits of `flags` of the frame `impulse`. */
export const PREEMPTING = 1
export const PASSING = 2
/** 7.5.2.b: a preempting impulse before the first one of the turn, so it is not that. */
export const SPECIAL = 4

const [DUE, TAKE, TAKEN, BROKE_IN] = [0, 1, 2, 3]

/** Active countries, tribes apart, that hold a card. R08 */
export function holders(b: Board, s: AwState): Countries {
  let set = 0
  for (let c = 0; c < b.onTrack; c++) {
    if ((s.active >> c) & 1 && !((b.isTribe >> c) & 1) && handCount(s, c) > 0) set |= 1 << c
  }
  return set
}

/** Who may break in before this country's impulse, or NOBODY: the one with strictly most cards. 3.3 */
export function preemptor(b: Board, s: AwState, due: number): Country {
  if (s.round === 1 || !preemptable(b, s, due)) return NOBODY
  let best = NOBODY
  let most = 0
  let tied = false
  for (let c = 0; c < b.onTrack; c++) {
    if (!((s.active >> c) & 1) || (b.isTribe >> c) & 1) continue
    const cards = handCount(s, c)
    if (cards === most) tied = true
    else if (cards > most) {
      most = cards
      best = c
      tied = false
    }
  }
  return tied || best === due || best === s.lastTaken ? NOBODY : best
}

/** A country that cannot play a card cannot be preempted; one that must buy a card, and a tribe, can. 3.3 */
const preemptable = (b: Board, s: AwState, c: Country): boolean => ((b.isTribe >> c) & 1) === 1 || hasImpulse(b, s, c)

/** Whether its place on the track is an impulse and no pass: nobody takes two in a row, N106. 3.3, 6.0 */
export const hasImpulse = (b: Board, s: AwState, c: Country): boolean => c !== s.lastTaken && canTakeImpulse(b, s, c)

/** It has a card, or AP to buy one when it has repaid what it owes. 6.0, 6.11, 6.18 */
export const canTakeImpulse = (b: Board, s: AwState, c: Country): boolean =>
  handCount(s, c) > 0 ||
  s.saved[c] + AP * (Math.max(0, level(b, s, c)) + s.nextAp[c]) - s.debt[c] >= AP * b.data.constants.buyCardCost

/** After an impulse of `c`: whether the turn ends; there is no last round. R08, N01 */
export function turnIsOver(b: Board, s: AwState, c: Country): boolean {
  const left = holders(b, s)
  return left === 0 || left === 1 << c
}

/** What comes of it that the marker reaches a country without an impulse. 6.11.b, 7.3.3.f */
function passBy(ctx: RuleContext, c: Country): void {
  passForeignWars(ctx, c)
  passBankrupt(ctx, c)
}

/** The marker goes on to the next active country; past the one that began, a new round. 3.1 */
function advance(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let i = 0; i < b.onTrack; i++) {
    s.marker = (s.marker + 1) % b.onTrack
    if (s.marker === s.first) {
      s.round++
      ctx.tell?.all({ at: 'round', round: s.round })
    }
    if ((s.active >> s.marker) & 1) return
    passBy(ctx, s.marker)
  }
}

export const roundChapter: Chapter = {
  frames: {
    round: {
      run(ctx, f) {
        const { b, s } = ctx
        switch (round.step(f)) {
          case DUE: {
            // 7.5.2.b: special preempting impulses, in track order from the country due to begin.
            if (s.early !== 0) {
              const c = nextOf(s.early, s.marker, b.onTrack)
              s.early &= ~(1 << c)
              replaceTop(s, round.make({ step: DUE, preempted: 1 }))
              if ((s.active >> c) & 1 && handCount(s, c) > 0) impulse.push(s, { of: c, flags: PREEMPTING | SPECIAL })
              return false
            }
            // A special impulse keeps nobody from the one that is due. N106
            if (round.preempted(f) === 1 && s.round === 1) s.lastTaken = NOBODY
            if (!((s.active >> s.marker) & 1)) {
              passBy(ctx, s.marker)
              advance(ctx)
              return false
            }
            replaceTop(s, round.with(f, { step: TAKE }))
            const by = round.preempted(f) === 1 ? NOBODY : preemptor(b, s, s.marker)
            if (by !== NOBODY) preempt.push(s, { of: by, before: s.marker })
            return false
          }
          // The turn may end before the country that was preempted has its impulse. R08, N106
          case BROKE_IN:
            if (turnIsOver(b, s, s.lastTaken)) s.frames.pop()
            else replaceTop(s, round.make({ step: DUE, preempted: 1 }))
            return false
          case TAKE:
            replaceTop(s, round.with(f, { step: TAKEN }))
            impulse.push(s, { of: s.marker })
            return false
          default:
            if (turnIsOver(b, s, s.marker)) {
              s.frames.pop()
              return false
            }
            replaceTop(s, round.make({ step: DUE }))
            advance(ctx)
            return false
        }
      },
    },
    preempt: {
      legal(b, _s, _f, out) {
        out[0] = b.acts.preempt[0]
        out[1] = b.acts.preempt[1]
        return 2
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'preempt' || action.yes === 0) return
        ctx.tell?.all({ at: 'preempts', country: b.countries[f.of], before: b.countries[preempt.before(f)] })
        replaceTop(s, round.make({ step: BROKE_IN }))
        impulse.push(s, { of: f.of, flags: PREEMPTING })
      },
    },
  },
}

/** The first member of a set from a country on, round the track. */
const nextOf = (set: Countries, from: Country, onTrack: number): number => {
  for (let i = 0; i < onTrack; i++) if ((set >> ((from + i) % onTrack)) & 1) return (from + i) % onTrack
  return from
}
