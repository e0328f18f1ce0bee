// 6.11.c Alliance breakers: on whom they may be played, what the dice allow, and how the marker goes.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { bookOf, type CardUse } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { hasMapUnits } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames } from '../board/frames.ts'
import { type Countries, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { actsFor, allyOf, MOST_SPACES } from '../common/alliances.ts'
import { closeDiplomacy, lower, raise, shift } from '../politics/diplomacy.ts'

const { 'choose-breaker': chooseBreaker, rolled } = frames

const [TOWARD, UP] = [0, 1]
const SPREAD = 31

/** Why a country may not play on this minor or tribe; '' where it may. */
export type BreakerBar = '' | 'not-in-play' | 'no-units' | 'at-war' | 'grace' | 'punished'
export function breakerBar(b: Board, s: AwState, c: Country, target: Country): BreakerBar {
  if (target < b.powers || target >= b.onTrack || !has(s.inPlay & ~s.gone, target)) return 'not-in-play'
  if (has(b.isTribe, target) && !hasMapUnits(b, s, target)) return 'no-units'
  const p = actsFor(b, s, c)
  if (!has(b.isTribe, target) && (warBars(s, c, target) || (p !== NOBODY && warBars(s, p, target)))) return 'at-war'
  for (let q = 0; q < b.powers; q++) {
    // 7.1.d
    if (s.grace[target * b.powers + q] > 0 && (p === NOBODY || s.grace[target * b.powers + p] === 0)) return 'grace'
  }
  // Nor does an ally of Assyria play it for Assyria.
  if (p === b.assyria && has(s.chastised, target)) return 'punished'
  return ''
}

/** At war with it, other than because of its ally. 6.11.c */
function warBars(s: AwState, c: Country, target: Country): boolean {
  if (!has(s.war[c], target)) return false
  const ally = allyOf(s, target)
  return ally === NOBODY || !has(s.war[c], ally) || has(s.feud[c], target)
}

/** The most spaces the marker can go towards the power that plays: down another's track, and up its own if it has one. */
export function mostToward(b: Board, s: AwState, c: Country, target: Country): number {
  const p = actsFor(b, s, c)
  const on = s.track[target]
  if (on === NOBODY || s.level[target] === 0) return p === NOBODY ? 0 : MOST_SPACES
  if (on === p) return MOST_SPACES - s.level[target]
  return s.level[target] + (p === NOBODY ? 0 : MOST_SPACES)
}

/** Up the track of another power. */
const mostUp = (b: Board, s: AwState, c: Country, target: Country): number =>
  s.track[target] === NOBODY || s.track[target] === actsFor(b, s, c) ? 0 : MOST_SPACES - s.level[target]

export const breakerTargets = (b: Board, use: CardUse<'allianceBreaker'>): Countries =>
  use.country === NOBODY ? b.isMinor | b.isTribe : 1 << use.country

/** Whether the card can be played on the target in the impulse of `c`. */
export const breakerAim = (b: Board, s: AwState, c: Country, target: Country): boolean =>
  breakerBar(b, s, c, target) === '' && mostToward(b, s, c, target) + mostUp(b, s, c, target) > 0

/** After a battle that gave points: the alliance of a loser is broken, or the winner makes one of his own. R72 */
export function reactionAim(
  b: Board,
  s: AwState,
  c: Country,
  target: Country,
  winners: Countries,
  losers: Countries,
): boolean {
  if (breakerBar(b, s, c, target) !== '' || mostToward(b, s, c, target) === 0) return false
  const on = s.level[target] > 0 ? s.track[target] : NOBODY
  const broken = on !== NOBODY && on !== actsFor(b, s, c) && (has(losers, target) || has(losers, on))
  return broken || (has(winners, c) && actsFor(b, s, c) !== NOBODY)
}

/** Whether a breaker may be played now by `c` in answer to such a battle. */
export function breakerOpen(
  b: Board,
  s: AwState,
  c: Country,
  use: CardUse<'allianceBreaker'>,
  winners: Countries,
  losers: Countries,
): boolean {
  for (let rest = breakerTargets(b, use); rest !== 0; rest &= rest - 1) {
    if (reactionAim(b, s, c, lowest(rest), winners, losers)) return true
  }
  return false
}

/** The dice are rolled, once the target is known. `winners`, `losers`: of the battle it answers. */
export function rollBreaker(
  ctx: RuleContext,
  c: Country,
  use: CardUse<'allianceBreaker'>,
  reaction: boolean,
  winners: Countries,
  losers: Countries,
  chosen = NOBODY,
): void {
  const { b, s } = ctx
  let target = chosen === NOBODY ? use.country : chosen
  if (target === NOBODY) {
    // One of several minors: asked first, unless there is only one.
    let open = 0
    for (let rest = breakerTargets(b, use); rest !== 0; rest &= rest - 1) {
      if (reactionAim(b, s, c, lowest(rest), winners, losers)) open |= 1 << lowest(rest)
    }
    if (open === 0) return
    if ((open & (open - 1)) !== 0) {
      chooseBreaker.push(s, { of: c, card: use.card, use: use.index, open })
      return
    }
    target = lowest(open)
  }
  const first = rollDie(ctx)
  const second = rollDie(ctx)
  const { reactionEffectFactor = 1 } = use.effect
  const spaces = (first + second) * (reaction ? reactionEffectFactor : 1)
  ctx.tell?.all({
    at: 'breaker',
    country: b.countries[c],
    target: b.countries[target],
    dice: [first, second],
    spaces,
  })
  if (s.phasing === c) closeDiplomacy(b, s) // 6.9
  rolled.push(s, { of: c, target, spaces, reaction: reaction ? 1 : 0 })
}

function legalRolled(
  b: Board,
  s: AwState,
  c: Country,
  target: Country,
  spaces: number,
  up: boolean,
  out: AwAction[],
): number {
  const { marker } = b.acts
  let n = 0
  const toward = Math.min(spaces, mostToward(b, s, c, target))
  for (let k = toward; k >= 0; k--) out[n++] = marker[TOWARD * SPREAD + k]
  if (up) for (let k = Math.min(spaces, mostUp(b, s, c, target)); k >= 1; k--) out[n++] = marker[UP * SPREAD + k]
  return n
}

/** Moves the marker of a minor or tribe for a country; without a power to act for it only goes down. R72 */
export function moveMarker(ctx: RuleContext, c: Country, target: Country, way: number, spaces: number): void {
  if (spaces === 0) return
  const p = actsFor(ctx.b, ctx.s, c)
  if (way === UP) raise(ctx, target, spaces)
  else if (p === NOBODY) lower(ctx, target, spaces)
  else shift(ctx, p, target, spaces)
}

export const breakerChapter: Chapter = {
  frames: {
    'choose-breaker': {
      legal(b, _s, f, out) {
        let n = 0
        for (let rest = chooseBreaker.open(f); rest !== 0; rest &= rest - 1)
          out[n++] = b.acts['aim-country'][lowest(rest)]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'aim-country') return
        const use = bookOf(b).uses[chooseBreaker.card(f)][chooseBreaker.use(f)]
        if (use.op !== 'allianceBreaker') throw new Error(`'${use.op}' breaks no alliance`)
        rollBreaker(ctx, f.of, use, true, 0, 0, action.country)
      },
    },
    rolled: {
      run(ctx, f) {
        const { b, s } = ctx
        if (
          mostToward(b, s, f.of, rolled.target(f)) > 0 ||
          (rolled.reaction(f) === 0 && mostUp(b, s, f.of, rolled.target(f)) > 0)
        )
          return true
        s.frames.pop()
        return false
      },
      legal: (b, s, f, out) =>
        legalRolled(b, s, f.of, rolled.target(f), rolled.spaces(f), rolled.reaction(f) === 0, out),
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'marker') moveMarker(ctx, f.of, rolled.target(f), action.way, action.spaces)
      },
    },
  },
}
