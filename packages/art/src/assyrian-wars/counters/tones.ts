// The tones of a counter: a plate of its nation, and one of two sets for the figure on it.

import type { Role } from '../../kit/palette.ts'

export interface Tones {
  readonly plate: Role
  /** Around the plate, and the strip below. */
  readonly edge: Role
  /** Behind a leader's head. */
  readonly disc: Role
  readonly skin: Role
  readonly hair: Role
  readonly cloth: Role
  readonly trim: Role
  /** Headgear, weapons, rims. */
  readonly metal: Role
  /** What must be seen first: blades, the boss of a shield. */
  readonly bright: Role
  readonly shield: Role
  readonly horse: readonly [coat: Role, shade: Role, mane: Role]
}

type Plate = readonly [plate: Role, edge: Role, disc: Role]

/** Pale figures on a dark plate. */
export const pale = ([plate, edge, disc]: Plate, deep: Role = edge): Tones => ({
  ...{
    plate,
    edge,
    disc,
    skin: 'iv1',
    hair: deep,
    cloth: 'iv1',
    trim: deep,
    metal: 'bz1',
    bright: 'iv1',
    shield: deep,
  },
  horse: ['iv1', 'bz1', deep],
})

/** Dark figures on a pale plate. */
export const dark = ([plate, edge, disc]: Plate): Tones => ({
  ...{
    plate,
    edge,
    disc,
    skin: 'wd2',
    hair: 'ink',
    cloth: 'iv1',
    trim: 'ink',
    metal: 'ink',
    bright: 'ink',
    shield: 'iv1',
  },
  horse: ['ink', 'wd2', 'iv1'],
})
