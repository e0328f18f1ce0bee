// 6.6.9 Interception: enemies beside an area that a force enters may come in and fight it before anything else happens there.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, inside, isInside, terrain } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { counterName, freshest, isLeader, isMercenary } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  AS_GROUP,
  bit,
  CALLED,
  type Counter,
  type Countries,
  type Country,
  FOLLOWS,
  type Group,
  has,
  lowest,
  MOVING,
  NOBODY,
  NOWHERE,
  type Place,
  TIRED,
  TRIED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on, seatOf } from '../board/state.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { hostilesOf, mayEnter, nomadMayAttack, pathOpen } from '../common/passage.ts'
import { besieged } from '../common/walls.ts'
import { isHidden } from '../fog/piles.ts'
import { shownName } from '../fog/sightings.ts'
import { groupOf, members } from '../forces/army-groups.ts'
import { stillThere } from '../forces/arrival.ts'
import { leaderOf } from '../forces/force.ts'
import { medesMayLeave } from '../forces/medes.ts'
import { pushEvasion } from './evasion.ts'
import { army, fight, fit, haveFriends, rollAll } from './interception-rolls.ts'
import { INTERCEPTING, pushParty } from './march-party.ts'

const { follow, intercept, interception } = frames

/** Interceptions declared. */
export const attempts = (s: AwState): number => {
  let n = 0
  for (let i = 0; i < s.declared.length; i++) if (s.declared[i] < FOLLOWS) n++
  return n
}

/** Whether c has by what everybody sees a force at this place that could try: a leader with a unit, or a regular unit alone. Any
 *  unit under fog may be a regular one. 9.5 */
function couldCome(b: Board, s: AwState, c: Country, place: Place, area: Area): boolean {
  const path = terrain(b, areaAt(b, place), area)
  const fog = on(s, FOG)
  let units = 0
  let leaders = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    // What they have done is not seen either: of a land unit only whether it marches.
    const isVeiled = fog && !isLeader(b, u)
    if (isVeiled && s.own[u] === c && !b.ship[u] && (s.busy[u] & MOVING) === 0 && pathOpen(path, c === b.media)) {
      if (isHidden(b, s, NOBODY, u)) return true
    }
    if (!fit(b, s, u, c, path, isVeiled ? MOVING : TIRED | CALLED)) continue
    if (isLeader(b, u)) leaders++
    else if (!isMercenary(b, u)) {
      // How many regular Medes are abroad is not seen either.
      if (fog || c !== b.media || medesMayLeave(b, s, [u], area)) return true
      units++
    } else units++
  }
  return units > 0 && leaders > 0
}

/** Whether this country may intercept in an area at all: at war with those who came, nobody there but friends, free to enter. */
const mayTry = (b: Board, s: AwState, c: Country, area: Area, countries: Countries, there: number): boolean =>
  (s.war[c] & countries) !== 0 &&
  (there & ~s.kin[c]) === 0 &&
  mayEnter(b, s, c, area) === 1 &&
  (!has(b.isTribe, c) || nomadMayAttack(s, c, countries))

/** Countries that could intercept these in an area, as bits. Forces in `from` do not. */
export function interceptors(
  b: Board,
  s: AwState,
  area: Area,
  countries: Countries,
  from: Area,
  there: number,
): number {
  let enemies = hostilesOf(s, countries)
  let found = 0
  let free = 0
  const near = b.linked[area]
  for (let i = 0; i < near.length; i++) {
    const y = near[i]
    if (y === from) continue
    for (let k = 0; k < 2; k++) {
      const place = k === 0 ? field(y) : inside(b, y)
      if (s.head[place] < 0 || (k === 1 && besieged(s, y))) continue
      for (let u = s.head[place]; u >= 0; u = s.next[u]) {
        const c = s.own[u]
        if (c < 0 || !has(enemies, c) || b.ship[u] || has(found, c)) continue
        if (!has(free, c)) {
          if (!mayTry(b, s, c, area, countries, there)) {
            enemies &= ~bit(c)
            continue
          }
          free |= bit(c)
        }
        if (couldCome(b, s, c, place, area)) found |= bit(c)
      }
    }
  }
  return found
}

/** Whether enemies of c could by what everybody sees intercept it in an area; those in `except` do not count. 6.7.8, 7.7 */
export const interceptable = (b: Board, s: AwState, c: Country, area: Area, except = NOWHERE): boolean =>
  interceptors(b, s, area, bit(c), except, 0) !== 0

/** Asks all who could; a success brings the battle. */
export function pushInterception(
  ctx: RuleContext,
  area: Area,
  countries: Countries,
  from: Area,
  there: number,
  how: number,
): void {
  ctx.s.declared.length = 0
  interception.push(ctx.s, { area, countries, how, there, from })
}

function run(ctx: RuleContext, f: FrameOf<'interception'>): boolean {
  const { b, s } = ctx
  const area = interception.area(f)
  const countries = interception.countries(f)
  const next = (stage: number): void => replaceTop(s, interception.with(f, { stage }))
  switch (interception.stage(f)) {
    case 0:
      ask(ctx, f)
      return false
    case 1:
      if (s.declared.length === 0) {
        s.frames.pop()
        return false
      }
      next(2)
      openWindow(ctx, { trigger: W.INTERCEPT, where: area, mover: leadingCountry(b, s, f) })
      return false
    case 2:
      next(3)
      if (s.answered >= 0) withdraw(s, s.answeredX)
      if (s.declared.length > 0) {
        const origins = rollAll(ctx, area, countries, interception.how(f))
        if (origins === 0) return false
        replaceTop(s, interception.with(f, { stage: 4, cursor: origins }))
        if (haveFriends(b, s, area, countries)) pushEvasion(ctx, area, countries)
      }
      return false
    case 4:
      next(3)
      fight(ctx, area, countries, interception.from(f), interception.how(f), interception.cursor(f))
      return false
    default:
      s.frames.pop()
      // Within another one, whose own marks are needed still: friends of its interceptors have evaded, and were seen.
      if (s.frames.some(({ at }) => at === 'interception')) {
        for (const entry of s.declared) s.busy[entry % AS_GROUP] &= ~(CALLED | TRIED)
      } else {
        for (let u = 0; u < b.counters; u++) if ((s.busy[u] & (CALLED | TRIED)) !== 0) s.busy[u] &= ~(CALLED | TRIED)
      }
      s.declared.length = 0
      return false
  }
}

/** An interception declared does not take place: its leader or unit, and who would have gone with it. */
function withdraw(s: AwState, which: number): void {
  let i = 0
  for (let left = which; left > 0 || s.declared[i] >= FOLLOWS; i++) if (s.declared[i] < FOLLOWS) left--
  let n = 1
  while (i + n < s.declared.length && s.declared[i + n] >= FOLLOWS) n++
  s.declared.splice(i, n)
}

/** Whose force is intercepted: the country of its leader. */
function leadingCountry(b: Board, s: AwState, f: FrameOf<'interception'>): Country {
  const list = stillThere(b, s, interception.area(f), interception.countries(f), interception.how(f))
  const leader = leaderOf(b, s, list)
  return leader !== NOBODY ? s.own[leader] : list.length > 0 ? s.own[list[0]] : lowest(interception.countries(f))
}

/** Country by country in impulse order, place by place. */
function ask(ctx: RuleContext, f: FrameOf<'interception'>): void {
  const { b, s } = ctx
  const area = interception.area(f)
  const countries = interception.countries(f)
  const near = b.linked[area]
  const enemies = hostilesOf(s, countries)
  const places = 2 * near.length
  for (let at = interception.cursor(f); at < places * b.onTrack; at++) {
    const c = Math.floor(at / places)
    if (!has(enemies, c) || !mayTry(b, s, c, area, countries, interception.there(f))) {
      at = (c + 1) * places - 1
      continue
    }
    const i = at % places
    const y = near[i >> 1]
    const place = (i & 1) === 0 ? field(y) : inside(b, y)
    if (y === interception.from(f) || s.head[place] < 0 || (isInside(b, place) && besieged(s, y))) continue
    if (!couldCome(b, s, c, place, area)) continue
    replaceTop(s, interception.with(f, { cursor: at + 1 }))
    intercept.push(s, { of: c, area, countries, place })
    return
  }
  replaceTop(s, interception.with(f, { stage: 1 }))
}

const seen: number[] = []
let stamp = 0

/** What a country can send from one place: its armies, a group it commands, single units. */
function legal(b: Board, s: AwState, f: FrameOf<'intercept'>, out: AwAction[]): number {
  const c = f.of
  const area = intercept.area(f)
  const place = intercept.place(f)
  const path = terrain(b, areaAt(b, place), area)
  let n = 0
  let regulars = 0
  let hired = 0
  let grouped = false
  let released = false
  stamp++
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (!fit(b, s, u, c, path, TIRED | CALLED)) continue
    if (!isLeader(b, u)) {
      if (isMercenary(b, u)) hired++
      else regulars++
      continue
    }
    const card = groupOf(b, s, u)
    if (card !== NOBODY && s.own[s.chief[card]] !== c) grouped = true
  }
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (!fit(b, s, u, c, path, TIRED | CALLED)) continue
    if (isLeader(b, u)) {
      const card = groupOf(b, s, u)
      if ((regulars <= 0 && hired <= 0) || !leaderMay(b, s, u, area)) continue
      if (card !== NOBODY && s.chief[card] === u) {
        out[n++] = b.acts['intercept-group'][u - b.firstLeader]
        if (!released && hasForeigners(b, s, card, c)) {
          out[n++] = b.acts.release[0]
          released = true
        }
      }
      if (card === NOBODY || s.own[s.chief[card]] === c || intercept.released(f) === 1)
        out[n++] = b.acts.intercept[u - b.firstLeader]
    } else if (!isMercenary(b, u) && regulars > 0 && !(grouped && intercept.released(f) === 0)) {
      const key = 2 * b.kind[u] + s.side[u]
      if (seen[key] === stamp) continue
      seen[key] = stamp
      if (c !== b.media || medesMayLeave(b, s, [u], area)) out[n++] = b.acts['intercept-unit'][key]
    }
  }
  out[n++] = b.acts.pass[0]
  return n
}

const party: Counter[] = []

const leaderMay = (b: Board, s: AwState, leader: Counter, area: Area): boolean => {
  if (s.own[leader] !== b.media) return true
  army(b, s, leader, s.at[leader], area, party)
  return medesMayLeave(b, s, party, area)
}

const hasForeigners = (b: Board, s: AwState, card: Group, c: Country): boolean => {
  for (let i = 0; i < s.group.length; i++) if (s.group[i] === card && s.own[b.firstLeader + i] !== c) return true
  return false
}

const scratch: AwAction[] = []
const band: Counter[] = []

function apply(ctx: RuleContext, f: FrameOf<'intercept'>, act: AwAction): void {
  const { b, s } = ctx
  const area = intercept.area(f)
  const place = intercept.place(f)
  switch (act.kind) {
    case 'intercept':
      declare(ctx, f, b.firstLeader + act.leader, 0)
      pushParty(s, f.of, INTERCEPTING, b.firstLeader + act.leader, false, area)
      break
    case 'intercept-unit': {
      const path = terrain(b, areaAt(b, place), area)
      const u = freshest(b, s, place, act.unit, act.side, v => fit(b, s, v, f.of, path, TIRED | CALLED))
      declare(ctx, f, u, 0)
      break
    }
    case 'intercept-group': {
      const chief = b.firstLeader + act.leader
      declare(ctx, f, chief, AS_GROUP)
      pushParty(s, f.of, INTERCEPTING, chief, true, area)
      members(b, s, groupOf(b, s, chief), band)
      for (const u of band) {
        if (u === chief) continue
        s.busy[u] |= CALLED
        if (seatOf(s, s.own[u]) !== seatOf(s, f.of)) follow.push(s, { of: s.own[u], leader: u })
      }
      return
    }
    case 'release': {
      // Those under one's command decide for themselves; one's own stay.
      s.frames.pop()
      let asked = 0
      for (let u = s.head[place]; u >= 0; u = s.next[u]) {
        if (!isLeader(b, u) || s.own[u] === f.of || has(asked, s.own[u])) continue
        const card = groupOf(b, s, u)
        if (card === NOBODY || s.own[s.chief[card]] !== f.of) continue
        asked |= bit(s.own[u])
        intercept.push(s, {
          of: s.own[u],
          area,
          countries: intercept.countries(f),
          place,
          released: 1,
        })
      }
      return
    }
    default:
      s.frames.pop()
      return
  }
}

function declare(ctx: RuleContext, f: FrameOf<'intercept'>, u: Counter, as: number): void {
  const { b, s, tell } = ctx
  s.declared.push(u + as)
  s.busy[u] |= CALLED
  tell?.all({
    at: 'interception',
    country: b.countries[s.own[u]],
    by: shownName(b, s, u),
    from: b.areas[areaAt(b, intercept.place(f))],
    area: b.areas[intercept.area(f)],
  })
}

export const interceptChapter: Chapter = {
  frames: {
    interception: { run },
    intercept: {
      run(ctx, f) {
        // Who is asked must not tell what stands under fog. 9.5, N112
        if (on(ctx.s, FOG) || legal(ctx.b, ctx.s, f, scratch) > 1) return true
        ctx.s.frames.pop()
        return false
      },
      legal,
      apply,
    },
    follow: {
      legal: yesOrNo,
      apply(ctx, f, act) {
        const { b, s } = ctx
        s.frames.pop()
        if (act.kind === 'no') s.busy[follow.leader(f)] &= ~CALLED
        ctx.tell?.all({
          at: 'consent',
          country: b.countries[f.of],
          leader: counterName(b, follow.leader(f)),
          yes: act.kind === 'yes',
        })
      },
    },
  },
}
