// People as they are seen from afar: for scale, and to tell a story. `x, y` is the foot.

import { at, type Drawing, type Group, mass, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, path, polygon, smooth } from '../kit/path.ts'

type Cloth = 'ma' | 'st' | 'cl' | 'cb' | 'pu' | 'br' | 'lf' | 'bk' | 'wd'

const toneOf = (cloth: Cloth, step: 1 | 2 | 3): Role => `${cloth}${step}`

/** Somebody in a long robe, 20 high at scale 1. */
export const figure = (x: number, y: number, scale: number, cloth: Cloth = 'ma'): Group =>
  at(
    ...[x, y, scale],
    mass(toneOf(cloth, cloth === 'ma' ? 1 : 2), smooth('-4,0! -4,-10 0,-15 4,-10 5,0!')),
    tone(toneOf(cloth, 3), smooth('1,-14! 4,-10 5,0! 1,0!')),
    mass('sk3', circle(0, -17, 2.6)),
  )

/** Somebody at work in a short tunic, an arm stretched out; 24 high at scale 1, a negative scale looks left. */
export function worker(x: number, y: number, scale: number, cloth: Cloth = 'cl'): Group {
  const parts: Drawing = [
    mass('sk3', polygon(-3, -6, -0.6, -6, -0.6, 0, -3, 0), polygon(1, -6, 3.4, -6, 3.4, 0, 1, 0)),
    mass(toneOf(cloth, 2), smooth('-5,-6! -4,-16 0,-18 4,-16 5,-6!')),
    mass('sk2', circle(0, -21, 3.2), polygon(3, -16, 11, -19, 11, -17, 4, -13)),
    mass('wd3', path('M-3.4-20q-.6-5 3.6-5 3 0 3.4 3-3-1-4.4 0-.4 2-2.6 2z')),
  ]
  return at(x, y, [scale, Math.abs(scale)], ...parts)
}

/** A legionary in profile, marching right, with shield and spear; 104 high with the spear. */
export const legionary = (): Drawing => [
  mass('sk3', polygon(-10, -20, -4, -20, -8, 0, -16, 0, -16, -3), polygon(2, -20, 8, -20, 13, -4, 16, 0, 7, 0)),
  mass('cl2', smooth('-11,-44! -4,-48 6,-46! 10,-34 10,-18! -12,-18! -10,-34')),
  mass('wd2', 'M-15-92h2v80h-2z'),
  mass('ma2', 'M-14-104l3 12-3 3-3-3z'),
  mass('sk2', smooth('-4,-64! 6,-64! 7,-60 10,-57! 7,-55 6,-48! -4,-48!')),
  mass('br2', smooth('-7,-60! -8,-67 -3,-73 4,-71 9,-63! 9,-60! 3,-60 2,-52 -1,-54 -2,-59!')),
  mass('br2', polygon(-7, -61, -12, -53, -6, -53)),
  tone('br3', 'M-7-62h17v2h-17z'),
  mass('cl1', smooth('-9,-62! -11,-72 -5,-79 4,-79 11,-73! 9,-70! 3,-74 -4,-73 -7,-68!')),
  mass('cl2', 'M-4-44q10-4 18 0v32q-8 4-18 0z'),
  tone('cl3', 'M6-46q5 0 8 2v32q-4 2-8 2z'),
  tone(
    'br1',
    circle(5, -28, 3.2),
    'M4-42h2v9H4zm0 19h2v9H4zM-2-39l2-1 4 8-2 1zm14 0l-2-1-4 8 2 1zm-14 22l2 1 4-8-2-1zm14 0l-2 1-4-8 2-1z',
  ),
]
