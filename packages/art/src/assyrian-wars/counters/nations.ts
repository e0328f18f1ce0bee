// What tells the nations' counters apart: a plate, a headgear, a shield, a hull and tones.

import type { Headgear } from './headgear.ts'
import type { Plate } from './plates.ts'
import type { Shield } from './shields.ts'
import type { Hull } from './ships.ts'
import { dark, pale, type Tones } from './tones.ts'

export interface Nation {
  readonly plate: Plate
  readonly headgear: Headgear
  readonly shield: Shield
  readonly hull: Hull
  readonly tones: Tones
  /** Bare to the waist, in a kilt. */
  readonly kilt?: true
  /** Rides camels. */
  readonly camels?: true
}

// biome-ignore format: a table
export const NATIONS = {
  assyria: { plate: 'merlons', headgear: 'pointed', shield: 'boss', hull: 'ram', tones: pale(['ba2', 'ba3', 'ba1'], 'wd2') },
  media: { plate: 'teeth', headgear: 'felt', shield: 'wicker', hull: 'ram', tones: pale(['pu2', 'pu3', 'pu1']) },
  egypt: { plate: 'cornice', headgear: 'wig', shield: 'arched', hull: 'papyrus', kilt: true, tones: dark(['br2', 'br4', 'br1']) },
  babylonia: { plate: 'ziggurat', headgear: 'mitre', shield: 'tall', hull: 'reed', tones: pale(['cb2', 'cb3', 'cb1']) },
  elam: { plate: 'horns', headgear: 'headband', shield: 'star', hull: 'reed', tones: pale(['cl2', 'cl3', 'cl1']) },
  phoenicia: { plate: 'waves', headgear: 'knob', shield: 'rings', hull: 'horse', tones: pale(['ty2', 'ty3', 'ty1']) },
  judah: { plate: 'cutCorners', headgear: 'scarf', shield: 'banded', hull: 'round', tones: dark(['lf1', 'lf4', 'iv2']) },
  israel: { plate: 'hollowCorners', headgear: 'bentBack', shield: 'sixStar', hull: 'round', tones: pale(['lf3', 'lf4', 'lf2']) },
  syria: { plate: 'twinTowers', headgear: 'crest', shield: 'waisted', hull: 'round', tones: pale(['on1', 'on3', 'bk2']) },
  urartu: { plate: 'peaks', headgear: 'spike', shield: 'toothed', hull: 'round', tones: pale(['wa3', 'wa4', 'wa2']) },
  phrygia: { plate: 'gable', headgear: 'curl', shield: 'crescent', hull: 'round', tones: dark(['fl2', 'bk4', 'fl1']) },
  persia: { plate: 'shoulders', headgear: 'crown', shield: 'cutOut', hull: 'round', tones: pale(['br3', 'br4', 'wd3']) },
  cimmerians: { plate: 'hide', headgear: 'fur', shield: 'crescent', hull: 'round', tones: pale(['wd3', 'ink', 'wd2']) },
  scythians: { plate: 'dome', headgear: 'hood', shield: 'wicker', hull: 'round', tones: pale(['co3', 'ba3', 'co2']) },
  arabs: { plate: 'longTent', headgear: 'headcloth', shield: 'banded', hull: 'round', camels: true, tones: dark(['st1', 'st4', 'st2']) },
  arameans: { plate: 'tent', headgear: 'tassel', shield: 'square', hull: 'round', tones: dark(['ma3', 'ma4', 'ma1']) },
  mercenary: { plate: 'plain', headgear: 'horsehair', shield: 'rings', hull: 'ram', tones: dark(['co1', 'co3', 'ma1']) },
} as const satisfies Record<string, Nation>
