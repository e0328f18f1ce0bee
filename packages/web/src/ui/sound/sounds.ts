// The sounds of the tables: what is struck, plucked or blown for each, and how loud it is.

import type { Sound } from './names.ts'
import { breath, horn, levelled, mixed, plucked, type Samples, struck } from './synthesis.ts'

/** Decibels below full scale: what happens on the table is quieter than what calls. */
const CALLS = -24
const HAPPENS = -28

// biome-ignore format: partials in a row
const knock = (pitch: number): Samples =>
  mixed(
    [0, 1, struck(pitch, [[1, 1, 0.02], [2.6, 0.5, 0.012], [4.1, 0.2, 0.006]])],
    [0, 0.5, breath({ pitch: pitch * 3, attack: 0.001, decay: 0.006 })],
  )

// biome-ignore format: partials in a row
const clink = (pitch: number): Samples =>
  struck(pitch, [[1, 1, 0.09], [1.52, 0.7, 0.07], [2.71, 0.5, 0.04], [3.9, 0.25, 0.02]])

// biome-ignore format: partials in a row
const MADE: Readonly<Record<Sound, () => Samples>> = {
  move: () => levelled(knock(620), HAPPENS - 3),
  refusal: () => levelled(struck(104, [[1, 1, 0.07], [1.5, 0.6, 0.05]]), HAPPENS),
  /** Paper that slides over wood and is laid down. */
  card: () => levelled(mixed(
    [0, 1, breath({ pitch: 2600, attack: 0.05, decay: 0.03 })],
    [0.09, 0.7, breath({ pitch: 700, attack: 0.002, decay: 0.02 })],
  ), HAPPENS - 2),
  /** Two coins, one on the other. */
  coin: () => levelled(mixed([0, 1, clink(2950)], [0.07, 0.8, clink(3340)]), HAPPENS - 2),
  /** A block that is set down. */
  stone: () => levelled(mixed(
    [0, 1, struck(128, [[1, 1, 0.06], [2.3, 0.5, 0.03], [3.9, 0.3, 0.016]])],
    [0, 0.8, breath({ pitch: 900, attack: 0.002, decay: 0.025 })],
    [0.1, 0.4, breath({ pitch: 1500, attack: 0.04, decay: 0.04 })],
  ), HAPPENS),
  /** They jump, more and more seldom and lower, and lie still. */
  dice: () => levelled(mixed(
    [0, 1, knock(1500)], [0.07, 0.9, knock(1380)], [0.12, 0.8, knock(1620)], [0.21, 0.65, knock(1440)],
    [0.27, 0.5, knock(1560)], [0.38, 0.45, knock(1400)], [0.52, 0.3, knock(1480)],
  ), HAPPENS),
  /** Blade on blade. */
  sword: () => levelled(mixed(
    [0, 1, struck(1720, [[1, 0.8, 0.25], [1.47, 1, 0.2], [2.09, 0.7, 0.16], [2.56, 0.5, 0.1], [3.41, 0.4, 0.06]])],
    [0, 0.9, breath({ pitch: 5200, attack: 0.002, decay: 0.03 })],
  ), HAPPENS),
  /** A blade through water. */
  oar: () => levelled(mixed(
    [0, 1, breath({ pitch: 620, attack: 0.14, decay: 0.12 })],
    [0.12, 0.5, breath({ pitch: 1700, attack: 0.05, decay: 0.08 })],
  ), HAPPENS),
  /** A horn calls: a fifth upwards. */
  turn: () => levelled(mixed([0, 0.9, horn(196, 0.22)], [0.2, 1, horn(293.66, 0.45)]), CALLS),
  /** A lyre, slowly. */
  end: () => levelled(mixed(
    [0, 1, plucked(220, 2)], [0.28, 0.9, plucked(277.18, 1.8)], [0.56, 0.9, plucked(329.63, 1.6)],
    [0.9, 1, plucked(440, 2)],
  ), CALLS),
}

export const samplesOf = (sound: Sound): Samples => MADE[sound]()
