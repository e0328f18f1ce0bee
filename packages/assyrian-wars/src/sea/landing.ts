// Who attacks where several armies could: only one army, one group or one unit fights at a time. In a landing the others stay aboard
// (6.16.e), in a clash of new enemies (10.4.f) they stand by. 6.6.5, 6.7

import type { AwAction } from '../board/actions.ts'
import { type Board, field } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { freshest, isLand, isLeader, isMercenary, move } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  bit,
  CARRIED,
  type Counter,
  type Countries,
  type Country,
  has,
  NOBODY,
  type Place,
  SAILING,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { ATTACK, enter, LANDING as FROM_SHIPS, occupants, UNSEEN } from '../forces/arrival.ts'
import { CLASH, couldBeOpen, fillParty, mayBelong, pushParty } from '../movement/march-party.ts'

const { body } = frames

/** Asks which of these forces attacks, if there is anything to ask. */
export function pushBody(
  s: AwState,
  of: Country,
  place: Place,
  purpose: number,
  area: Area,
  countries: Countries,
): void {
  s.party.length = 0
  body.push(s, { of, place, purpose, area, countries })
}

const mayFight = (b: Board, s: AwState, f: FrameOf<'body'>, u: Counter): boolean =>
  has(body.countries(f), s.own[u]) && mayBelong(b, s, u, body.place(f), body.purpose(f), body.area(f))

const hasArmy = (b: Board, s: AwState, f: FrameOf<'body'>, c: Country): boolean => {
  for (let u = s.head[body.place(f)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && isLand(b, u) && mayFight(b, s, f, u)) return true
  }
  return false
}

/** A leader who has an army, or commands a group that has. */
const isHead = (b: Board, s: AwState, f: FrameOf<'body'>, u: Counter): boolean => {
  if (!isLeader(b, u) || !mayFight(b, s, f, u) || !hasArmy(b, s, f, s.own[u])) return false
  const card = s.group[u - b.firstLeader]
  return card === NOBODY || s.chief[card] === u || s.at[s.chief[card]] !== body.place(f)
}

/** Whether anybody there could attack: an army, or a regular unit. 6.6 */
export function canAttack(b: Board, s: AwState, place: Place, purpose: number, countries: Countries): boolean {
  const f = body.make({ place, purpose, area: 0, countries })
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (isHead(b, s, f, u)) return true
    if (isLand(b, u) && !isMercenary(b, u) && mayFight(b, s, f, u)) return true
  }
  return false
}

const seen: number[] = []
let stamp = 0

function legal(b: Board, s: AwState, f: FrameOf<'body'>, out: AwAction[]): number {
  let n = 0
  stamp++
  for (let u = s.head[body.place(f)]; u >= 0; u = s.next[u]) {
    if (isLeader(b, u)) {
      if (isHead(b, s, f, u)) out[n++] = b.acts['attack-with'][u - b.firstLeader]
      continue
    }
    const key = 2 * b.kind[u] + s.side[u]
    if (seen[key] === stamp || !isLand(b, u) || isMercenary(b, u) || !mayFight(b, s, f, u)) continue
    seen[key] = stamp
    out[n++] = b.acts['attack-with-unit'][key]
  }
  return n
}

/** Into `s.party`: the one army or group that all who are there belong to; false: there is none. */
function isOneBody(b: Board, s: AwState, f: FrameOf<'body'>): boolean {
  let head = NOBODY
  for (let u = s.head[body.place(f)]; u >= 0 && head === NOBODY; u = s.next[u]) if (isHead(b, s, f, u)) head = u
  if (head === NOBODY) return false
  fillParty(b, s, head, body.purpose(f), true, body.area(f))
  if (on(s, FOG) && couldBeOpen(b, s, f)) return false
  for (let u = s.head[body.place(f)]; u >= 0; u = s.next[u])
    if (mayFight(b, s, f, u) && !s.party.includes(u)) return false
  return true
}

function choose(ctx: RuleContext, f: FrameOf<'body'>, action: AwAction): void {
  const { b, s } = ctx
  replaceTop(s, body.with(f, { chosen: 1 }))
  if (action.kind === 'attack-with') {
    pushParty(s, f.of, body.purpose(f), b.firstLeader + action.leader, true, body.area(f))
    return
  }
  if (action.kind !== 'attack-with-unit') return
  s.party.length = 0
  s.party.push(freshest(b, s, body.place(f), action.unit, action.side, u => isLand(b, u) && mayFight(b, s, f, u)))
}

/** The party is known: it goes ashore, or fights where it stands. */
function launch(ctx: RuleContext, f: FrameOf<'body'>): void {
  const { b, s } = ctx
  const area = body.area(f)
  s.frames.pop()
  const there = occupants(b, s, area)
  let countries = 0
  for (const u of s.party) countries |= bit(s.own[u])
  if (body.purpose(f) === CLASH) {
    for (let u = s.head[body.place(f)]; u >= 0; u = s.next[u]) {
      if (has(body.countries(f) | countries, s.own[u]) && !s.party.includes(u) && !s.held.includes(u)) s.held.push(u)
    }
    enter(ctx, area, countries, ATTACK | UNSEEN)
  } else {
    let units = 0
    for (const u of s.party) {
      s.busy[u] = (s.busy[u] & ~SAILING) | CARRIED
      move(s, u, field(area))
      if (isLand(b, u)) units++
    }
    ctx.tell?.all({ at: 'landed', country: b.countries[f.of], area: b.areas[area], units })
    enter(ctx, area, countries, ATTACK | FROM_SHIPS, NOBODY, there & ~countries)
  }
  s.party.length = 0
}

const scratch: AwAction[] = []

export const landingChapter: Chapter = {
  frames: {
    body: {
      run(ctx, f) {
        const { b, s } = ctx
        if (body.chosen(f) === 1 || isOneBody(b, s, f)) {
          if (s.party.length > 0) launch(ctx, f)
          else s.frames.pop()
          return false
        }
        const n = legal(b, s, f, scratch)
        // What a stack holds must not show by a question left out. 9.5
        if (n > 1 || (n === 1 && on(s, FOG))) return true
        if (n === 1) choose(ctx, f, scratch[0])
        else s.frames.pop()
        return false
      },
      legal,
      apply: choose,
    },
  },
}
