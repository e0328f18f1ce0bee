// 7.3.2 Cards: the deal by ECO level, the one new hand of the game, surplus cards and what they are worth.

import { MOST_REWARD } from '../board/acts/economy.ts'
import type { Board } from '../board/board.ts'
import { type Chapter, noOrYes } from '../board/chapter.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { AP, type Country, has, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, SECRET_DIPLOMACY } from '../board/state.ts'
import { discard, discardHand, drawCard, holds } from '../cards/deck.ts'
import { standingLevel } from '../common/tributaries.ts'
import { award, beneficiary } from '../victory/victory-points.ts'

const { deal, mulligan, reward, surplus } = frames

/** The country after this one on the track that is active. */
export function nextActive(active: number, from: Country, onTrack: number): Country {
  for (let i = 1; i <= onTrack; i++) {
    const c = (from + i) % onTrack
    if ((active >> c) & 1) return c
  }
  return from
}

const [DEAL, MULLIGAN, SURPLUS] = [0, 1, 2]

/** Limits of a hand. A minor that stands in for an eliminated power counts as a power (7.1): as the last of them. 7.3.2, N96 */
const rank = (b: Board, s: AwState, c: Country): number => (s.ward[c] === NOBODY ? c : b.powers - 1)
export const leastHand = (b: Board, s: AwState, c: Country): number => b.handMin[rank(b, s, c)]
export const mostHand = (b: Board, s: AwState, c: Country): number => b.handMax[rank(b, s, c)]

/** New cards by the ECO level, as many more as the least hand needs. 7.3.2 */
export const cardsDue = (b: Board, s: AwState, c: Country, level: number): number =>
  Math.max(level - 1, leastHand(b, s, c) - s.commons[c], 0)

/** A minor that has just been called out: by its ECO level, within the limits of its hand. 6.17 */
export function dealOnActivation(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  s.stirred |= 1 << c
  const due = Math.min(cardsDue(b, s, c, standingLevel(b, s, c)), mostHand(b, s, c) - s.commons[c])
  for (let i = 0; i < due; i++) drawCard(ctx, c)
}

/** 7.3.2 in the interphase: dealt to all, then new hands, then surplus cards, each in impulse order. */
export const startDeal = (ctx: RuleContext): void => {
  deal.push(ctx.s, { stage: DEAL, done: 0 })
}

/** Not with the least hand or none, and once in the game. */
export const mayMulligan = (b: Board, s: AwState, c: Country): boolean =>
  !has(s.mulligans, c) && s.commons[c] > leastHand(b, s, c)

/** A country's turn at this stage. */
function visit(ctx: RuleContext, stage: number, c: Country): void {
  const { b, s } = ctx
  if (stage === DEAL) {
    const due = cardsDue(b, s, c, standingLevel(b, s, c))
    for (let i = 0; i < due; i++) drawCard(ctx, c)
  } else if (stage === MULLIGAN) {
    if (mayMulligan(b, s, c)) mulligan.push(s, { of: c })
  } else if (s.commons[c] > mostHand(b, s, c)) surplus.push(s, { of: c })
}

/** Points for every 10 AP discarded; of the rest every 5 are a secret action, where those are played. 7.3.2 */
export function rewardOf(b: Board, ap: number, points: number): number {
  return Math.floor(
    (ap - points * b.data.constants.discardForVp * AP) / (b.data.constants.discardForSecretDiplomacy * AP),
  )
}

function payReward(ctx: RuleContext, c: Country, ap: number, points: number): void {
  const { b, s } = ctx
  const power = beneficiary(b, s, c)
  if (power === NOBODY) return
  if (points > 0) award(ctx, power, points, 'discard')
  if (!on(s, SECRET_DIPLOMACY)) return
  const actions = rewardOf(b, ap, points)
  s.secretExtra[power] += actions
  if (actions > 0) ctx.tell?.all({ at: 'secret-extra', country: b.countries[power], actions })
}

const mostPoints = (b: Board, ap: number): number =>
  Math.min(Math.floor(ap / (b.data.constants.discardForVp * AP)), MOST_REWARD)

export const dealChapter: Chapter = {
  frames: {
    deal: {
      run(ctx, f) {
        const { b, s } = ctx
        const done = deal.done(f)
        const stage = deal.stage(f)
        if (done >= b.onTrack) {
          if (stage === SURPLUS) s.frames.pop()
          else replaceTop(s, deal.make({ stage: stage + 1, done: 0 }))
          return false
        }
        const first = s.lastPlayed === NOBODY ? s.first : nextActive(s.active, s.lastPlayed, b.onTrack)
        const c = (first + done) % b.onTrack
        replaceTop(s, deal.with(f, { done: done + 1 }))
        if (has(s.active, c) && !has(b.isTribe, c)) visit(ctx, stage, c)
        return false
      },
    },
    mulligan: {
      legal: noOrYes,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'yes') return
        s.mulligans |= 1 << f.of
        const cards = s.commons[f.of]
        ctx.tell?.all({ at: 'mulligan', country: b.countries[f.of] })
        discardHand(ctx, f.of)
        for (let i = 1; i < cards; i++) drawCard(ctx, f.of)
      },
    },
    surplus: {
      legal(b, s, f, out) {
        let n = 0
        for (let card = 0; card < b.commonCards; card++) if (holds(b, s, f.of, card)) out[n++] = b.acts.discard[card]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'discard') return
        const { b, s } = ctx
        const ap = surplus.ap(f) + b.cardAp[action.card]
        discard(ctx, f.of, action.card)
        if (s.commons[f.of] > mostHand(b, s, f.of)) {
          replaceTop(s, surplus.make({ of: f.of, ap }))
          return
        }
        s.frames.pop()
        const most = mostPoints(b, ap)
        if (most > 0 && on(s, SECRET_DIPLOMACY) && beneficiary(b, s, f.of) !== NOBODY) {
          reward.push(s, { of: f.of, ap })
        } else payReward(ctx, f.of, ap, most)
      },
    },
    reward: {
      legal(b, _s, f, out) {
        const most = mostPoints(b, reward.ap(f))
        for (let points = 0; points <= most; points++) out[points] = b.acts.reward[points]
        return most + 1
      },
      apply(ctx, f, action) {
        if (action.kind !== 'reward') return
        ctx.s.frames.pop()
        payReward(ctx, f.of, reward.ap(f), action.number)
      },
    },
  },
}
