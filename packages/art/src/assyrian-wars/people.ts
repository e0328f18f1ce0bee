// People of the East in the colours of life, 110 high at size 1; `x, y` is the foot. What they wear tells the nation.

import { at, type Drawing, type Group, mass } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { polygon, smooth } from '../kit/path.ts'
import { ARMS, body, bow, drawing, headOf, spear } from './counters/arms.ts'
import { NATIONS, type Nation } from './counters/nations.ts'
import { SHIELDS } from './counters/shields.ts'

export type Cloth = 'cl' | 'cb' | 'pu' | 'lf' | 'wd' | 'bk' | 'ma' | 'st'

type NationId = keyof typeof NATIONS

/** A nation's figures as they are painted in scenes. */
export const painted = (id: NationId, cloth: Cloth): Nation => {
  const deep: Role = `${cloth}3`
  return {
    ...NATIONS[id],
    tones: {
      ...{ plate: 'gr2', edge: 'ink', disc: 'br1', skin: 'sk2', hair: 'wd3', cloth: `${cloth}2`, trim: 'br2' },
      ...{ metal: 'br2', bright: 'br1', shield: deep, horse: ['wd2', 'wd3', 'ink'] },
    },
  }
}

const legs: Drawing = [
  mass('sk3', smooth('-8,36! -12,52 -16,64! -19,70! -7,70! -6,64 -2,52 3,38!')),
  mass('sk2', smooth('0,36! 7,50 6,63! 5,70! 17,70! 16,66! 11,63! 14,50 11,34!')),
]

type Look = readonly [id: NationId, cloth: Cloth]

const standing = (x: number, y: number, size: number, ...parts: Drawing): Group =>
  at(x, Math.round((y - 70 * Math.abs(size)) * 10) / 10, [size, Math.abs(size)], ...parts)

/** A negative size looks left. */
export const archer = (x: number, y: number, size: number, look: Look): Group => {
  const nation = painted(...look)
  return standing(x, y, size, legs, body(nation), headOf(nation), bow(nation), drawing(nation))
}

/** Without a spear in his hand: it is drawn apart. */
export const guard = (x: number, y: number, size: number, look: Look): Group => {
  const nation = painted(...look)
  const shield = at(13, 22, 1, ...SHIELDS[nation.shield](nation.tones))
  return standing(x, y, size, legs, body(nation), headOf(nation), shield)
}

export const spearman = (x: number, y: number, size: number, look: Look): Drawing => [
  standing(x, y, size, spear(painted(...look), 34, -44, 66)),
  guard(x, y, size, look),
]

/** In a robe to the ankles, an arm stretched out. */
export const robed = (x: number, y: number, size: number, look: Look): Group => {
  const nation = painted(...look)
  const { cloth, trim, shield, skin } = nation.tones
  return standing(
    ...([x, y, size] as const),
    mass(cloth, smooth('-11,4! -3,0 8,3! 13,22 17,70! -15,70! -10,20')),
    mass(shield, smooth('3,2! 8,3 13,22 17,70! 7,70! 8,24')),
    mass(trim, polygon(-14, 63, 16.6, 63, 17, 70, -15, 70), polygon(-10, 5, -6, 2, 9, 30, 5, 34)),
    mass(cloth, polygon(2, 5, 26, 12, 26, 18, 3, 17)),
    mass(skin, polygon(25, 12, 34, 10, 34, 15, 26, 18)),
    headOf(nation),
  )
}

/** On his knees, bent down to the ground, looking right. */
export const bowing = (x: number, y: number, size: number, look: Look): Group => {
  const nation = painted(...look)
  const { cloth, shield, skin } = nation.tones
  return at(
    ...([x, y, [size, Math.abs(size)]] as const),
    mass(cloth, smooth('-30,0! -32,-14 -24,-26 -8,-28 8,-20 14,-8! 4,0!')),
    mass(shield, smooth('-30,0! -31,-8! -6,-10 4,0!')),
    mass(skin, polygon(6, -10, 34, -4, 34, 0, 4, -3)),
    at(16, -12, [0.9, 0.9], { ...at(0, 0, 1, ...headOf(nation)), turn: 62 }),
  )
}

/** The figures of a counter, 64 × 54. */
export const onCounter = (arm: keyof typeof ARMS, x: number, y: number, size: number, look: Look): Group =>
  at(x, y, [size, Math.abs(size)], ...ARMS[arm](painted(...look)))
