// The backs of the cards: the city grows by a column with each Age; the guilds have the tools of their trades.

import { air, at, type Drawing, light, mass, type Scene, tone, turned } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { dividers, hammer, laurel } from '../parts/signs.ts'
import { column, stair } from '../parts/stone.ts'

/** A running key pattern along the edge. */
const meander = (y: number): string =>
  Array.from({ length: 8 }, (_, index) => path('M', 13 + index * 17, y, 'h15v12h-9v-6h3v3h3v-6h-9v9h-3z')).join('')

interface Back {
  readonly sky: Scene['sky']
  readonly ground: Role
  readonly field: Role
  readonly pattern: Role
}

const back = ({ sky, ground, field, pattern }: Back, ...sign: Drawing): Scene => ({
  width: 160,
  height: 240,
  sky,
  drawing: [
    mass(ground, rect(0, 0, 160, 240)),
    mass(field, rect(7, 7, 146, 226)),
    mass(ground, rect(10, 10, 140, 220)),
    tone(pattern, meander(14), meander(214)),
    mass(field, circle(80, 120, 62)),
    air('k2', circle(80, 120, 58)),
    air('k3', circle(80, 112, 40)),
    air('kd', circle(80, 104, 22)),
    sign,
  ],
})

const AGE: Readonly<Record<1 | 2 | 3, Back>> = {
  1: { sky: 'day', ground: 'bk4', field: 'bk2', pattern: 'bk3' },
  2: { sky: 'sea', ground: 'cb3', field: 'cb1', pattern: 'cb2' },
  3: { sky: 'rose', ground: 'cl3', field: 'cl1', pattern: 'cl2' },
}

/** A lone column with a bowl of fire. */
const first = (): Scene =>
  back(
    AGE[1],
    column(80, 166, 20, 86),
    mass('bz2', path('M66 74h28q-3 9-14 9T66 74z')),
    mass('fl2', smooth('70,74! 68,62 77,56 80,42! 90,56 92,66 90,74!')),
    light('fl1', smooth('75,74! 75,66 80,56! 86,67 84,74!')),
    stair(62, 166, 36, { count: 3, step: 5, ramp: 'ma' }),
  )

const second = (): Scene =>
  back(
    AGE[2],
    column(58, 166, 18, 74),
    column(102, 166, 18, 74),
    mass('ma1', rect(42, 74, 76, 12)),
    tone('ma3', rect(42, 82, 76, 4), rect(96, 74, 22, 12)),
    mass('br2', path('M80 50q12 8 8 18l4 6H68l4-6q-4-10 8-18z')),
    tone('br3', path('M80 50q12 8 8 18l4 6H80z')),
    stair(42, 166, 76, { count: 3, step: 5, ramp: 'ma' }),
  )

const third = (): Scene =>
  back(
    AGE[3],
    column(50, 166, 16, 68),
    column(80, 166, 16, 68),
    column(110, 166, 16, 68),
    mass('ma1', polygon(32, 82, 80, 50, 128, 82)),
    tone('ma3', polygon(46, 79, 80, 57, 114, 79)),
    light('br1', circle(80, 71, 6)),
    mass('ma1', rect(34, 82, 92, 11)),
    tone('ma3', rect(34, 90, 92, 3), rect(98, 82, 28, 11)),
    mass('br2', path('M80 36l6 8-3 6h-6l-3-6z')),
    stair(36, 166, 88, { count: 3, step: 5, ramp: 'ma' }),
  )

const guild = (): Scene => ({
  ...back(
    { sky: 'dusk', ground: 'pu3', field: 'pu1', pattern: 'pu2' },
    mass('pu3', circle(80, 120, 57)),
    laurel(80, 122, 46, ['br1', 'br2']),
    turned(80, 124, -38, hammer(76, 'ma1', 'wd1')),
    at(0, 0, 1, dividers(80, 88, 62, ['br1', 'br2'])),
  ),
})

export const backs = { 1: first, 2: second, 3: third, guild }
