// What holds of politics in every position of whole games, whoever plays them and however badly. 6.9, 6.12, 7.1, 7.4

import { FastChance } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { unitsAt } from '../board/counters.ts'
import { has, lowest, NO_END, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { allyOf } from '../common/alliances.ts'
import { foreignGround, mayEnter } from '../common/passage.ts'
import { reckonWars } from '../common/wars.ts'
import { apply, legal, waiting } from '../play.ts'
import { setup } from '../setup.ts'
import { BOARD } from '../testing/scene.ts'

/** Wars and alliances are what camps, feuds and markers make them. */
function staleWars(b: Board, s: AwState): string | undefined {
  const [war, kin] = [s.war.slice(), s.kin.slice()]
  reckonWars(b, s)
  for (let c = 0; c < b.onTrack; c++) {
    const name = b.countries[c]
    if (s.war[c] !== war[c]) return `wars of ${name} are stale: ${list(b, war[c])} for ${list(b, s.war[c])}`
    if (s.kin[c] !== kin[c]) return `allies of ${name} are stale: ${list(b, kin[c])} for ${list(b, s.kin[c])}`
    if ((s.war[c] & s.kin[c]) !== 0) return `${name} is at war with an ally`
    for (let d = 0; d < b.onTrack; d++) {
      if (has(s.kin[c], d) !== has(s.kin[d], c)) return `${name} and ${b.countries[d]} are half allied`
      if (has(s.feud[c], d) !== has(s.feud[d], c)) return `${name} and ${b.countries[d]} have half a feud`
    }
  }
  return undefined
}
const list = (b: Board, set: number): string => b.countries.filter((_, c) => has(set, c)).join(' ')

function fault(b: Board, s: AwState): string | undefined {
  const stale = staleWars(b, s)
  if (stale) return stale
  for (let c = 0; c < b.onTrack; c++) {
    const name = b.countries[c]
    if ((s.level[c] === 0) !== (s.track[c] === NOBODY)) return `the marker of ${name} is nowhere`
    for (let p = 0; p < b.powers; p++) {
      if (s.grace[b.powers * c + p] > 0 && !has(s.conquered[c], p)) return `${name} has grace without a conqueror`
      if (s.grace[b.powers * c + p] > s.turn + 1) return `the grace of ${name} lasts too long`
    }
    if (c < b.powers) continue
    if (has(s.gone, c) && has(s.active, c)) return `${name} is gone and active`
    if (has(b.isMinor, c) && has(s.active, c)) {
      if (s.runner[c] < 0 || s.runner[c] >= b.powers) return `nobody runs ${name}`
      if (s.phasing !== c && allyOf(s, c) === NOBODY && s.ward[c] === NOBODY && (s.feud[c] & s.active) === 0)
        return `${name} is active for nothing`
    }
    if (allyOf(s, c) !== NOBODY && has(b.isMinor, c) && !has(s.active, c)) return `${name} is an inactive ally`
  }
  for (let u = 0; u < b.counters; u++) {
    const c = s.own[u]
    if (s.at[u] < b.raidBoxes && c !== NOBODY && c < b.onTrack && !has(s.active, c)) {
      return `${b.countries[c]} is not active and has a counter at ${b.placeName[s.at[u]]}`
    }
  }
  for (let area = 0; area < b.areas.length; area++) {
    const [owner, land, city] = [b.owner[area], s.land[area], s.city[area]]
    if (!b.isCity[area] && city !== NOBODY) return `a city at ${b.areas[area]}`
    if (s.province[area] !== NOBODY && s.province[area] !== land) return `a province of nobody at ${b.areas[area]}`
    if (owner === NOBODY && land !== NOBODY) return `white ground is held at ${b.areas[area]}`
    if (s.pact[area] !== NOBODY && (b.tradeCity[area] < 0 || city !== NOBODY)) return `a pact at ${b.areas[area]}`
  }
  // At the start of an impulse enemies never share a field, and nobody stands where he may not be. 6.12, 8.1
  if (s.frames.at(-1)?.at === 'preempt') {
    for (let area = 0; area < b.areas.length; area++) {
      const here = unitsAt(b, s, area)
      for (let rest = here & ~b.isTribe; rest !== 0; rest &= rest - 1) {
        const c = lowest(rest)
        if (b.owner[area] !== NOBODY && foreignGround(b, s, c, area) && mayEnter(b, s, c, area) !== 1) {
          return `${b.countries[c]} has no right to stand at ${b.areas[area]}`
        }
      }
      for (let rest = here; rest !== 0; rest &= rest - 1) {
        if ((here & s.war[lowest(rest)]) !== 0) return `enemies stand side by side at ${b.areas[area]}`
      }
    }
  }
  return undefined
}

const GAMES: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['a', 5, { suddenDeath: 'off' }],
  ['b', 3, { suddenDeath: 'off', elimination: 'on', secretDiplomacy: 'on' }],
  ['c', 2, { scenario: 'rise-and-fall', suddenDeath: 'off', elimination: 'on' }],
  ['d', 3, { scenario: 'two-rivers' }],
]

/** Politics first, so that all of it is seen. */
const KEEN = new Set<AwAction['kind']>([
  'war',
  'conquer',
  'join',
  'leave-camp',
  'influence',
  'surrender',
  'ransom',
  'yes',
])

test.each(GAMES)('game %s of %i players', (seed, seats, options) => {
  const chance = new FastChance(seed)
  const s = setup(BOARD, { seats, options: { scenario: 'campaign', ...options } }, chance)
  const out: AwAction[] = []
  const keen: AwAction[] = []
  for (let decisions = 0; s.end === NO_END; decisions++) {
    const seat = waiting(BOARD, s)[0]
    const n = legal(BOARD, s, seat, out)
    keen.length = 0
    for (let i = 0; i < n; i++) if (KEEN.has(out[i].kind)) keen.push(out[i])
    const from = keen.length > 0 && chance.number(4) === 0 ? keen : out.slice(0, n)
    const action = from[chance.number(from.length)]
    const at = s.frames.at(-1)
    apply(BOARD, s, seat, action, chance)
    const wrong = decisions % 5 === 0 || KEEN.has(action.kind) ? fault(BOARD, s) : undefined
    if (wrong)
      throw new Error(
        `${decisions}, turn ${s.turn}: '${action.notation}' at ${at?.at} of ${BOARD.countries[at?.of ?? 0]}: ${wrong}`,
      )
  }
  expect(s.end).not.toBe(NO_END)
})
