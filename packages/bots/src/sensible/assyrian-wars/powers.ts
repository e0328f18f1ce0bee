// What each power is after beyond what is good for everybody: whom it courts, when it takes up arms against Assyria, and who
// is ahead and has to be held back.

import { type AwState, type Country, NO_CAMP, NOBODY } from '@tabularium/assyrian-wars/rules'
import { b, ofBoard } from './board.ts'
import { hasArmyNear } from './threat.ts'

interface Aims {
  /** Minors at its door count for more. */
  readonly courts: Readonly<Record<string, number>>
  /** After this turn it joins the rebels, whoever is ahead. */
  readonly rises: number
  /** A minor it goes to war with where its armies are near. */
  readonly prey?: string
}

const NEVER = 99

const AIMS: Readonly<Record<string, Aims>> = {
  assyria: { courts: { phoenicia: 1.1, syria: 1.2, judah: 1.1 }, rises: NEVER },
  media: { courts: { urartu: 1.3, persia: 1.2, scythians: 1.3 }, rises: 3, prey: 'persia' },
  egypt: { courts: { phoenicia: 1.4, judah: 1.4, israel: 1.2 }, rises: NEVER },
  babylonia: { courts: { syria: 1.1, persia: 1.1 }, rises: 0 },
  elam: { courts: { persia: 1.3, urartu: 1.1 }, rises: 0, prey: 'persia' },
}

const aims = ofBoard(({ countries }): readonly (Aims | undefined)[] => countries.map(id => AIMS[id]))
const courts = ofBoard(({ countries }) => aims().map(of => countries.map(id => of?.courts[id] ?? 1)))

/** How much a power likes a minor: 1 is as much as any. */
export const fondness = (power: Country, minor: Country): number => courts()[power][minor]

/** Levels that Assyria has from tribute, more or less. */
const TRIBUTE = 5

/** What a power would have at the end, as things stand: points, levels that have grown, turns unconquered. 8.3 */
export function prospects(s: AwState, p: Country): number {
  const grown = s.base[p] + (p === b.assyria ? TRIBUTE : 0) - b.scenarios[s.scenario].startingEco[p]
  const free = p !== b.assyria && (s.fallen[p] | s.yielded[p]) === 0 ? 2 * s.turn : 0
  return s.vp[p] + 2 * grown + free
}

/** The power that is ahead. */
export function leader(s: AwState): number {
  let [first, most] = [NOBODY, Number.NEGATIVE_INFINITY]
  for (let p: Country = 0; p < b.powers; p++) {
    if (((b.scenarios[s.scenario].countries >> p) & 1) === 0) continue
    const value = prospects(s, p)
    if (value > most) [first, most] = [p, value]
  }
  return first
}

/** How far Assyria must be ahead of a neutral power before that joins the rebels. */
const AHEAD = 14

/** Whether a power had better be among the enemies of Assyria in the coming turn. */
export function joinsRebels(s: AwState, p: Country): boolean {
  const of = aims()[p]
  if (of === undefined || s.camp[p] !== NO_CAMP || p === b.assyria) return false
  if (s.turn >= of.rises) return true
  return s.turn > 1 && prospects(s, b.assyria) > prospects(s, p) + AHEAD
}

/** Whether it goes to war with a minor between turns: its prey, not without an army beside it. */
export const attacks = (s: AwState, p: Country, minor: Country): boolean =>
  aims()[p]?.prey === b.countries[minor] && s.track[minor] !== p && hasArmyNear(s, p, minor, 4)
