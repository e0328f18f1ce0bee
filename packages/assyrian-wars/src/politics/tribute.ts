// 5.2 Tribute at the start of a turn, what a power decides about it, and the punishment of those who refuse (7.4.4). Who pays whom
// as things stand is in common/tributaries.ts, the check itself in tribute-checks.ts.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { BLACK, BY_CHOICE, type Country, has, NOBODY, PAYING, PRO, WHITE } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, status } from '../common/alliances.ts'
import { DECIDED, keepsPledge, NO_PLEDGE, PLEDGED, tributeEnded } from '../common/tributaries.ts'
import { evict } from '../territory/eviction.ts'
import { penalty } from '../victory/victory-points.ts'
import { leaveCamp } from './camps.ts'
import { followPlot } from './plots.ts'
import { keepPeace, pledge, refuseTribute, tributeCheck } from './tribute-checks.ts'

const { pay, tribute } = frames

/** A power, or a minor's power for it, no longer pays: Assyria may attack, but has nothing to punish. 5.2.3 */
function decline(ctx: RuleContext, c: Country): void {
  ctx.s.pledge[c] = NO_PLEDGE
  ctx.s.refused[c] = BY_CHOICE
  ctx.tell?.all({ at: 'tribute', country: ctx.b.countries[c], pays: false })
  evict(ctx) // 8.1
}

/** Assyria has made war on it: it pays no longer. 5.2.3 */
export function stopPaying(ctx: RuleContext, c: Country): void {
  if (ctx.s.pledge[c] === NO_PLEDGE) return
  ctx.s.pledge[c] = NO_PLEDGE
  ctx.tell?.all({ at: 'tribute', country: ctx.b.countries[c], pays: false })
}

/** 5.2 at the start of a turn: markers age, then every country in track order. In the first turn the scenario says who
 *  has paid. */
export function startTribute(ctx: RuleContext): void {
  const { b, s } = ctx
  s.stirred = s.active // 7.3.3.e
  if (s.turn === b.scenarios[s.scenario].data.firstTurn) {
    // Only what secret diplomacy has arranged before it. 4.2, 7.5.2.c
    for (let c = b.powers; c < b.onTrack; c++) if (concerned(b, s, c)) followPlot(ctx, c)
    return
  }
  s.honoured.fill(0)
  s.bribe.fill(0)
  s.merciless = 0
  for (let c = 0; c < b.onTrack; c++) {
    // What was paid last turn lasts until it is the country's turn: nobody's forces have to leave for a moment.
    if (!concerned(b, s, c)) s.pledge[c] = NO_PLEDGE
    // R10
    s.refused[c] = s.refused[c] === BLACK ? WHITE : PAYING
  }
  if (b.scenarios[s.scenario].data.closed?.includes('tribute') || tributeEnded(b, s)) {
    s.plot.fill(0)
    return
  }
  tribute.push(s, { country: 0 })
}

/** Whether a country is in the game, unconquered, and so decides or is checked. 5.2 */
const concerned = (b: Board, s: AwState, c: Country): boolean =>
  c !== b.assyria && has(b.scenarios[s.scenario].countries, c) && !has(s.gone, c) && s.conquered[c] === 0

function nextCountry(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!concerned(b, s, c) || !has(b.isPower | b.isMinor, c)) {
    s.plot[c] = 0
    return
  }
  if (c < b.powers) {
    pay.push(s, { of: c, country: c })
    return
  }
  const ally = allyOf(s, c)
  if (ally !== NOBODY && ally !== b.assyria) {
    s.plot[c] = 0 // N49
    // Its power decides, unless it is at war with Assyria anyway. 5.2.3
    if (!has(s.war[c], b.assyria)) pay.push(s, { of: ally, country: c })
    else s.pledge[c] = NO_PLEDGE
    return
  }
  if (followPlot(ctx, c)) return // 7.5.2.c
  if (status(s, c, b.assyria) >= PRO || tributeCheck(ctx, c)) {
    pledge(ctx, c, PLEDGED)
    keepPeace(ctx, c) // N83
  } else refuseTribute(ctx, c)
}

/** 7.4.4 Assyria or its allies have beaten `c` in battle or taken a city of it: a refuser is checked at once. R39 */
export function punishCheck(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!has(b.isMinor, c) || s.refused[c] !== BLACK || has(s.merciless, c) || tributeEnded(b, s)) return
  if (!tributeCheck(ctx, c)) return
  punished(ctx, c)
  const ally = allyOf(s, c)
  if (ally === NOBODY || ally === b.assyria) {
    pledge(ctx, c, PLEDGED)
    keepPeace(ctx, c)
  } else if (!has(s.war[ally], b.assyria)) pay.push(s, { of: ally, country: c })
}

/** The marker goes, and with it the penalty. 7.4.4 */
export function punished(ctx: RuleContext, c: Country): void {
  if (ctx.s.refused[c] === PAYING) return
  ctx.s.refused[c] = PAYING
  ctx.s.chastised |= 1 << c // 6.11.c
  ctx.tell?.all({ at: 'punished', country: ctx.b.countries[c] })
}

/** Right after 7.1: two points for each minor that refused and has not been punished. 8.3.1, R81 */
export function penalizeRefusers(ctx: RuleContext): void {
  const { b, s } = ctx
  if (tributeEnded(b, s)) return
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.refused[c] === BLACK) penalty(ctx, b.assyria, -b.data.constants.tribute.unpunishedVp, 'refuser')
  }
}

/** What a power may say about tribute in its own impulse: that it, or its minor, pays no longer; that the war on a
 *  refuser is for conquest now. 5.2.3, 7.4.4 */
function legalTribute(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (c >= b.powers) return n
  if (c === b.assyria) {
    for (let d = b.powers; d < b.onTrack; d++) {
      if (s.refused[d] === BLACK && !has(s.merciless, d) && has(s.war[c], d)) {
        out[n++] = b.acts.merciless[d]
      }
    }
    return n
  }
  if (keepsPledge(b, s, c)) out[n++] = b.acts.withhold[c]
  for (let d = b.powers; d < b.onTrack; d++) {
    if (s.pledge[d] === DECIDED && allyOf(s, d) === c && keepsPledge(b, s, d)) out[n++] = b.acts.withhold[d]
  }
  return n
}

export const tributeChapter: Chapter = {
  frames: {
    tribute: {
      run(ctx, f) {
        const { s } = ctx
        const country = tribute.country(f)
        s.frames.pop()
        if (country + 1 < ctx.b.onTrack) tribute.push(s, { country: country + 1 })
        nextCountry(ctx, country)
        return false
      },
    },
    pay: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const country = pay.country(f)
        s.frames.pop()
        if (action.kind !== 'yes') return decline(ctx, country)
        // A rebel that pays leaves its camp. 7.4.1, N82
        if (country < b.powers && has(s.war[country], b.assyria)) leaveCamp(ctx, country)
        pledge(ctx, country, DECIDED)
        keepPeace(ctx, country)
      },
    },
  },
  legalAct: (b, s, f, out, n) => legalTribute(b, s, f.of, out, n),
  applyAct(ctx, _f, action) {
    const { s } = ctx
    if (action.kind === 'withhold') {
      decline(ctx, action.country)
      return true
    }
    if (action.kind === 'merciless') {
      s.merciless |= 1 << action.country
      ctx.tell?.all({ at: 'merciless', country: ctx.b.countries[action.country] })
      return true
    }
    return false
  },
}
