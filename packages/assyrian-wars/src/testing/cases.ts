// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import { type CaseOf, casesOf } from '@tabularium/kernel/check'
import type { AwEvent } from '../board/events.ts'
import { AP, type Area, type Country, NO_END, NOBODY } from '../board/names.ts'
import { type AwState, ENDS } from '../board/state.ts'
import { level } from '../common/tributaries.ts'
import { assyrianWars } from '../index.ts'
import { asked, BOARD, campName, choices, hand, place, play, ratings, type SceneWords, scene } from './scene.ts'

export type Case = CaseOf<SceneWords, AwEvent>

const inAp = (twelfths: number): string => String(Math.round((twelfths / AP) * 100) / 100)

const OF_COUNTRY: Readonly<Record<string, (s: AwState, c: Country) => string>> = {
  vp: (s, c) => String(s.vp[c]),
  eco: (s, c) => String(level(BOARD, s, c)),
  base: (s, c) => String(s.base[c]),
  saved: (s, c) => inAp(s.saved[c]),
  debt: (s, c) => inAp(s.debt[c]),
  hand: (s, c) => hand(s, BOARD.countries[c]),
  cards: (s, c) => String(s.commons[c] + s.homes[c]),
  camp: (s, c) => campName(s, BOARD.countries[c]),
  track: (s, c) => (s.track[c] < 0 ? '-' : `${BOARD.countries[s.track[c]]} ${s.level[c]}`),
  wars: (s, c) => BOARD.countries.filter((_, d) => (s.war[c] >> d) & 1).join(' '),
  active: (s, c) => ((s.active >> c) & 1 ? 'yes' : 'no'),
  runner: (s, c) => BOARD.countries[s.runner[c]],
  applied: (s, c) => ((s.applied >> c) & 1 ? 'yes' : 'no'),
}
const OF_AREA: Readonly<Record<string, (s: AwState, area: Area) => string>> = {
  control: (s, area) => (s.land[area] < 0 ? '-' : BOARD.countries[s.land[area]]),
  city: (s, area) => (s.city[area] < 0 ? '-' : BOARD.countries[s.city[area]]),
  damage: (s, area) => String(s.damage[area]),
  pillage: (s, area) => String(s.pillage[area]),
  hunger: (s, area) => String(s.hunger[area]),
  siege: (s, area) => String(s.siege[area]),
  eco: (s, area) => `+${s.ecoPlus[area]}-${s.ecoMinus[area]}`,
  province: (s, area) => (s.province[area] < 0 ? '-' : BOARD.countries[s.province[area]]),
}

/** One thing of a position in words: `asked`, `choices`, `end`, `ap` (left in the purse), `phasing`, the counters of a place by its name
 *  (`nineveh`, `in-nineveh`, `regroup`), or something of a country or area: `assyria vp`, `samaria damage`; `k-sargon ratings`,
 *  `k-sargon group` (whether he is in one). */
export function look(s: AwState, what: string): string {
  switch (what) {
    case 'asked':
      return asked(s)
    case 'choices':
      return choices(s).join('; ')
    case 'end':
      return s.end === NO_END ? '' : ENDS[s.end]
    case 'ap':
      return inAp(s.income + s.cardAp)
    case 'phasing':
      return s.phasing < 0 ? '-' : BOARD.countries[s.phasing]
    case 'turn':
      return `${s.turn}/${s.round}`
  }
  const [name, of] = what.split(' ')
  if (of === undefined) return place(s, name)
  if (of === 'ratings') return ratings(s, name)
  if (of === 'group') return s.group[BOARD.leaders.indexOf(name)] === NOBODY ? 'no' : 'yes'
  if (BOARD.countries.includes(name) && OF_COUNTRY[of]) return OF_COUNTRY[of](s, BOARD.countryOf(name))
  return OF_AREA[of](s, BOARD.areaOf(name))
}

export const { outcome, wanted } = casesOf(assyrianWars, { scene, play, choices, look })
