// Which units go: those of an army or a group that lands, besieges, intercepts or fights on the spot. The strongest are named; where
// that leaves some out, or fewer may be wanted, the owner says which. 6.6.2, 6.6.3

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, terrain } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { byFreshness, freshest, isLand, isLeader, isMercenary, unitsOf } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop, shared } from '../board/frames.ts'
import {
  type Area,
  CALLED,
  type Counter,
  type Countries,
  type Country,
  FINISHED,
  FOLLOWS,
  FOUGHT,
  has,
  lowest,
  NOBODY,
  type Place,
  SAILING,
  TIRED,
} from '../board/names.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { isMede, pathOpen } from '../common/passage.ts'
import { armySize, enlist } from '../forces/force.ts'

const { party } = frames

/** What a party is put together for: `b` of the frame. */
export const [LANDING, CLASH, BESIEGING, INTERCEPTING] = [0, 1, 2, 3]

/** `d` of the frame: asked already, the whole group goes; from bit 2 on the area it is for. */

/** The party of this leader, or of his group, at his place. */
export function pushParty(s: AwState, of: Country, purpose: number, leader: Counter, group: boolean, area = 0): void {
  party.push(s, { of, place: s.at[leader], purpose, leader, group: group ? 1 : 0, area })
}

/** Whether a unit or leader at the place of the party could be of it. */
export function mayBelong(b: Board, s: AwState, u: Counter, place: Place, purpose: number, area: Area): boolean {
  if (b.ship[u]) return false
  switch (purpose) {
    case LANDING:
      return (s.busy[u] & SAILING) !== 0 && (s.busy[u] & (FINISHED | FOUGHT)) === 0
    case BESIEGING:
      return (s.busy[u] & FINISHED) === 0
    case INTERCEPTING:
      return (s.busy[u] & (TIRED | CALLED)) === 0 && pathOpen(terrain(b, areaAt(b, place), area), isMede(b, s, u))
    default:
      return true
  }
}

/** The leader, the others of his group that come along, and the strongest units they may lead; into `s.party`. */
export function fillParty(b: Board, s: AwState, leader: Counter, purpose: number, group: boolean, area: Area): void {
  const place = s.at[leader]
  const card = group ? s.group[leader - b.firstLeader] : NOBODY
  s.party.length = 0
  s.party.push(leader)
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (u === leader || !isLeader(b, u) || card === NOBODY || s.group[u - b.firstLeader] !== card) continue
    if (purpose === INTERCEPTING ? (s.busy[u] & CALLED) !== 0 : mayBelong(b, s, u, place, purpose, area))
      s.party.push(u)
  }
  const leaders = s.party.slice()
  for (const l of leaders) {
    enlist(b, s, place, s.own[l], armySize(b, s, l, leaders.length), s.party, (_b, _s, u) =>
      mayBelong(b, s, u, place, purpose, area),
    )
  }
}

/** In the fog others do not see the party: those who think about it take the strongest. 9.5 */
export function imagineParty(b: Board, s: AwState): void {
  const f = s.frames.find(f => f.at === 'party')
  if (f && party.asked(f) === 1 && s.party.every(u => isLeader(b, u)))
    fillParty(b, s, party.leader(f), party.purpose(f), party.group(f) === 1, party.area(f))
}

/** How many more regulars or mercenaries of a country its leaders in the party may lead. */
function room(b: Board, s: AwState, c: Country, mercenary: boolean): number {
  let leaders = 0
  for (let i = 0; i < s.party.length; i++) if (isLeader(b, s.party[i])) leaders++
  let left = 0
  for (let i = 0; i < s.party.length; i++) {
    const u = s.party[i]
    if (s.own[u] !== c) continue
    if (isLeader(b, u)) left += armySize(b, s, u, leaders)
    else if (isMercenary(b, u) === mercenary) left--
  }
  return left
}

/** Each army keeps a unit. 6.6.2 */
function maySpare(b: Board, s: AwState, c: Country): boolean {
  let units = 0
  let leaders = 0
  for (let i = 0; i < s.party.length; i++) {
    if (s.own[s.party[i]] !== c) continue
    if (isLeader(b, s.party[i])) leaders++
    else units++
  }
  return units > Math.max(1, leaders)
}

/** A unit that could still be taken. */
const isSpare = (b: Board, s: AwState, f: FrameOf<'party'>, u: Counter, countries: Countries): boolean =>
  isLand(b, u) &&
  has(countries, s.own[u]) &&
  mayBelong(b, s, u, party.place(f), party.purpose(f), party.area(f)) &&
  !s.party.includes(u)

function countriesOf(b: Board, s: AwState): Countries {
  let set = 0
  for (let i = 0; i < s.party.length; i++) if (isLeader(b, s.party[i])) set |= 1 << s.own[s.party[i]]
  return set
}

const seen: number[] = []
let stamp = 0

function legal(b: Board, s: AwState, f: FrameOf<'party'>, out: AwAction[]): number {
  let n = 0
  out[n++] = b.acts.done[0]
  const countries = countriesOf(b, s)
  stamp++
  for (let u = s.head[party.place(f)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp || !isSpare(b, s, f, u, countries) || room(b, s, s.own[u], isMercenary(b, u)) <= 0) continue
    seen[key] = stamp
    out[n++] = b.acts.take[key]
  }
  stamp++
  for (let i = 0; i < s.party.length; i++) {
    const u = s.party[i]
    if (isLeader(b, u)) continue
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp || !maySpare(b, s, s.own[u])) continue
    seen[key] = stamp
    out[n++] = b.acts.leave[key]
  }
  return n
}

/** The same by what everybody sees: how many units there are, not which. 9.5 */
export function couldBeOpen(b: Board, s: AwState, f: FrameOf<'party' | 'body'>): boolean {
  let leaders = 0
  for (let i = 0; i < s.party.length; i++) if (isLeader(b, s.party[i])) leaders++
  for (let rest = countriesOf(b, s); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    let [room, armies] = [0, 0]
    for (let i = 0; i < s.party.length; i++) {
      if (!isLeader(b, s.party[i]) || s.own[s.party[i]] !== c) continue
      room += armySize(b, s, s.party[i], leaders)
      armies++
    }
    const units = unitsOf(b, s, shared.place(f), c)
    if (units > room || (shared.purpose(f) === INTERCEPTING && units > Math.max(1, armies))) return true
  }
  return false
}

/** Something to choose: units that would stay out; of those who intercept also fewer than could come. */
function isOpen(b: Board, s: AwState, f: FrameOf<'party'>): boolean {
  const countries = countriesOf(b, s)
  if (on(s, FOG)) return couldBeOpen(b, s, f)
  if (party.purpose(f) === INTERCEPTING) {
    for (let rest = countries; rest !== 0; rest &= rest - 1)
      if (maySpare(b, s, 31 - Math.clz32(rest & -rest))) return true
  }
  for (let u = s.head[party.place(f)]; u >= 0 && u < b.firstLeader; u = s.next[u])
    if (isSpare(b, s, f, u, countries)) return true
  return false
}

/** Those who intercept are noted behind their leader; for everything else the frame below reads `s.party`. */
function settle(s: AwState, f: FrameOf<'party'>): void {
  s.frames.pop()
  if (party.purpose(f) !== INTERCEPTING) return
  for (const u of s.party) {
    if (u === party.leader(f)) continue
    s.busy[u] |= CALLED
    s.declared.push(u + FOLLOWS)
  }
  s.party.length = 0
}

export const partyChapter: Chapter = {
  frames: {
    party: {
      run(ctx, f) {
        const { b, s } = ctx
        if (party.asked(f) === 1) return true
        fillParty(b, s, party.leader(f), party.purpose(f), party.group(f) === 1, party.area(f))
        if (isOpen(b, s, f)) {
          replaceTop(s, party.with(f, { asked: 1 }))
          return true
        }
        settle(s, f)
        return false
      },
      legal,
      apply(ctx, f, action) {
        const { b, s } = ctx
        if (action.kind === 'take') {
          const countries = countriesOf(b, s)
          s.party.push(freshest(b, s, party.place(f), action.unit, action.side, u => isSpare(b, s, f, u, countries)))
        } else if (action.kind === 'leave') {
          let left = -1
          for (const [i, u] of s.party.entries()) {
            if (isLeader(b, u) || b.kind[u] !== action.unit || s.side[u] !== action.side) continue
            if (left < 0 || byFreshness(s, u, s.party[left]) < 0) left = i
          }
          s.party.splice(left, 1)
        } else settle(s, f)
      },
    },
  },
}
