// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import type { AwEvent } from './events.ts'
import { AP } from './names.ts'
import { waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { asked, BOARD, campName, choices, hand, place, play, ratings, type SceneWords, scene } from './scene.ts'
import { type AwState, ENDS, NO_END } from './state.ts'
import { level } from './tribute.ts'

export interface Case {
  readonly id: string
  readonly given: SceneWords
  readonly when?: string
  /** What chance gives, in this order; the first there is after that. */
  readonly dice?: string
  /** What is to be seen then, by what it is: see `look`. */
  readonly now?: Readonly<Record<string, string>>
  /** Moves that are legal then for the one who is asked, and others that are not. */
  readonly can?: readonly string[]
  readonly cannot?: readonly string[]
  /** Moves that the one who is asked may not make, with the code and the rule of the refusal. */
  readonly refused?: Readonly<Record<string, string>>
  /** Events that were told to the movers, or a part of each; and kinds of event that were not. */
  readonly tells?: readonly Readonly<Record<string, unknown>>[]
  readonly silent?: readonly AwEvent['at'][]
}

const inAp = (twelfths: number): string => String(Math.round((twelfths / AP) * 100) / 100)

const OF_COUNTRY: Readonly<Record<string, (s: AwState, c: number) => string>> = {
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
}
const OF_AREA: Readonly<Record<string, (s: AwState, area: number) => string>> = {
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
 *  (`nineveh`, `in-nineveh`, `regroup`), or something of a country or area: `assyria vp`, `samaria damage`; `k-sargon ratings`. */
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
  if (BOARD.countries.includes(name) && OF_COUNTRY[of]) return OF_COUNTRY[of](s, BOARD.countryOf(name))
  return OF_AREA[of](s, BOARD.areaOf(name))
}

const holds = (event: AwEvent, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(
    ([name, value]) => JSON.stringify((event as unknown as Record<string, unknown>)[name]) === JSON.stringify(value),
  )

/** Why the one who is asked may not do this: the code and the rule. */
function whyNot(s: AwState, notation: string): string {
  const [seat] = waiting(BOARD, s)
  const action = BOARD.actions.parse(notation)
  if (!action || seat === undefined) return 'no such action'
  const refusal = refuse(BOARD, s, seat, action)
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.rule}`
}

/** What came of a case, to be compared with `wanted`. */
export function outcome({ given, when = '', dice = '', now, can, cannot, refused, tells, silent }: Case) {
  const s = scene(given)
  const told = play(s, when, dice)
  const legal = choices(s)
  return {
    ...(now && { now: Object.fromEntries(Object.keys(now).map(what => [what, look(s, what)])) }),
    ...(can && { can: can.filter(notation => legal.includes(notation)) }),
    ...(cannot && { cannot: cannot.filter(notation => !legal.includes(notation)) }),
    ...(refused && { refused: Object.fromEntries(Object.keys(refused).map(move => [move, whyNot(s, move)])) }),
    ...(tells && { tells: tells.map(part => (told.some(event => holds(event, part)) ? part : { among: told })) }),
    ...(silent && { silent: silent.filter(at => !told.some(event => event.at === at)) }),
  }
}

export const wanted = ({ now, can, cannot, refused, tells, silent }: Case) => ({
  ...(now && { now }),
  ...(can && { can }),
  ...(cannot && { cannot }),
  ...(refused && { refused }),
  ...(tells && { tells }),
  ...(silent && { silent }),
})
