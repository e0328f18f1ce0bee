// What tells the nations' counters apart: a plate, a headgear, a shield, a hull and tones; and what each has in the field.

import type { Headgear } from './headgear.ts'
import type { Plate } from './plates.ts'
import type { Shield } from './shields.ts'
import type { Hull } from './ships.ts'
import { dark, pale, type Tones } from './tones.ts'

/** What can be on a counter: kinds of units as the game's data name them, and a leader. */
export type Arm = 'HI' | 'LI' | 'B' | 'LC' | 'HB' | 'HC' | 'CH' | 'SHIP' | 'leader'

export interface Nation {
  /** What it has in the field. */
  readonly arms: readonly Arm[]
  readonly plate: Plate
  readonly headgear: Headgear
  readonly shield: Shield
  /** Of those who go to sea. */
  readonly hull?: Hull
  readonly tones: Tones
  /** Bare to the waist, in a kilt. */
  readonly kilt?: true
  /** Rides camels. */
  readonly camels?: true
}

// biome-ignore format: a table
export const NATIONS = {
  assyria: { arms: ['HI', 'LI', 'B', 'LC', 'HC', 'CH', 'SHIP', 'leader'], plate: 'merlons', headgear: 'pointed', shield: 'boss', hull: 'ram', tones: pale(['ba2', 'ba3', 'ba1'], 'wd2') },
  media: { arms: ['HI', 'LI', 'B', 'LC', 'HB', 'HC', 'leader'], plate: 'teeth', headgear: 'felt', shield: 'wicker', tones: pale(['pu2', 'pu3', 'pu1']) },
  egypt: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'SHIP', 'leader'], plate: 'cornice', headgear: 'wig', shield: 'arched', hull: 'papyrus', kilt: true, tones: dark(['br2', 'br4', 'br1']) },
  babylonia: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'SHIP', 'leader'], plate: 'ziggurat', headgear: 'mitre', shield: 'tall', hull: 'reed', tones: pale(['cb2', 'cb3', 'cb1']) },
  elam: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'SHIP', 'leader'], plate: 'horns', headgear: 'headband', shield: 'star', hull: 'reed', tones: pale(['cl2', 'cl3', 'cl1']) },
  phoenicia: { arms: ['HI', 'LI', 'B', 'SHIP', 'leader'], plate: 'waves', headgear: 'knob', shield: 'rings', hull: 'horse', tones: pale(['ty2', 'ty3', 'ty1']) },
  judah: { arms: ['HI', 'LI', 'B', 'CH', 'leader'], plate: 'cutCorners', headgear: 'scarf', shield: 'banded', tones: dark(['lf1', 'lf4', 'iv2']) },
  israel: { arms: ['HI', 'LI', 'B', 'CH', 'leader'], plate: 'hollowCorners', headgear: 'bentBack', shield: 'sixStar', tones: pale(['lf3', 'lf4', 'lf2']) },
  syria: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'leader'], plate: 'twinTowers', headgear: 'crest', shield: 'waisted', tones: pale(['on1', 'on3', 'bk2']) },
  urartu: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'leader'], plate: 'peaks', headgear: 'spike', shield: 'toothed', tones: pale(['wa3', 'wa4', 'wa2']) },
  phrygia: { arms: ['HI', 'LI', 'B', 'LC', 'CH', 'leader'], plate: 'gable', headgear: 'curl', shield: 'crescent', tones: dark(['fl2', 'bk4', 'fl1']) },
  persia: { arms: ['LI', 'B', 'LC', 'HC', 'leader'], plate: 'shoulders', headgear: 'crown', shield: 'cutOut', tones: pale(['br3', 'br4', 'wd3']) },
  cimmerians: { arms: ['LC', 'HB', 'leader'], plate: 'hide', headgear: 'fur', shield: 'crescent', tones: pale(['wd3', 'ink', 'wd2']) },
  scythians: { arms: ['LC', 'HB', 'HC', 'leader'], plate: 'dome', headgear: 'hood', shield: 'wicker', tones: pale(['co3', 'ba3', 'co2']) },
  arabs: { arms: ['LC'], plate: 'longTent', headgear: 'headcloth', shield: 'banded', camels: true, tones: dark(['st1', 'st4', 'st2']) },
  arameans: { arms: ['LI', 'B'], plate: 'tent', headgear: 'tassel', shield: 'square', tones: dark(['ma3', 'ma4', 'ma1']) },
  mercenary: { arms: ['HI', 'LI', 'B', 'LC', 'HB', 'HC'], plate: 'plain', headgear: 'horsehair', shield: 'rings', tones: dark(['co1', 'co3', 'ma1']) },
} as const satisfies Record<string, Nation>
