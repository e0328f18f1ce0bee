// Victory by science: six signs over a celestial sphere, on a terrace by the sea at night.

import { air, at, type Drawing, mass, opening, type Scene, sheer, stroke, tone, turned } from '../../kit/drawing.ts'
import { circle, type Path, polygon, rect, smooth } from '../../kit/path.ts'
import { stars } from '../../parts/air.ts'
import { scroll } from '../../parts/things.ts'

const SPHERE = { x: 250, y: 112 }

/** Wheel, set square, mortar, plumb, quill, globe; drawn around 0, 0. */
const SIGNS: readonly Path[] = [
  'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm0 2.4a5.6 5.6 0 1 0 0 11.2a5.6 5.6 0 1 0 0-11.2zM-.9-7h1.8v14h-1.8zM-7-.9h14v1.8h-14z',
  polygon(-8, 6, 8, 6, 8, 4, -5, 4, 3, -7, 1, -8),
  `M-7-1h14a7 7 0 0 1-4 6v2h-6v-2a7 7 0 0 1-4-6z${polygon(0, -2, 6, -9, 8, -8, 3, -2)}`,
  `${polygon(0, -8, 8, 7, 5.6, 7, 3, 2, -3, 2, -5.6, 7, -8, 7)}M-.6-2h1.2v9h-1.2z`,
  `${smooth('-3,3! -3,-4 7,-9! 6,0 0,4!')}${polygon(-8, 8, -6.6, 8.6, 4, -4, 3, -5)}M-8 7.4h12v1.4h-12z`,
  'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm0 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4zM-8-1Q0 4 8-1v1.8Q0 6-8 .8zM-.8-8h1.6v16h-1.6z',
]

/** A place on the arc above the sphere. */
const onArc = (degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.round(SPHERE.x + 132 * Math.sin(angle)), Math.round(154 - 128 * Math.cos(angle))]
}

const signs: Drawing = [
  mass('br1', ...Array.from({ length: 31 }, (_, index) => circle(...onArc(-62 + index * 4.13), 0.9))),
  ...[-62, -37, -12.5, 12.5, 37, 62].map((degrees, index) =>
    at(
      ...onArc(degrees),
      1,
      mass('br3', circle(0, 0, 15)),
      mass('br1', circle(0, 0, 13)),
      opening('lf4', circle(0, 0, 11)),
      mass('br1', SIGNS[index]),
    ),
  ),
]

const night: Drawing = [
  air('k1', rect(0, 0, 480, 240)),
  air('k2', circle(SPHERE.x, SPHERE.y, 150)),
  air('k3', circle(SPHERE.x, SPHERE.y, 92)),
  sheer(0.45, air('kd', circle(SPHERE.x, SPHERE.y, 56))),
  stars([
    [92, 40],
    [128, 22, 0.9],
    [70, 90, 0.8],
    [352, 24, 1],
    [408, 66],
    [388, 110, 0.8],
    [108, 120, 0.8],
    [430, 30, 0.8],
    [150, 70, 0.7],
    [300, 20, 0.7],
  ]),
]

const sea: Drawing = [
  mass('h1', smooth('0,176! 60,164 120,172 200,180! 0,190!;320,180! 380,166 440,158 480,166! 480,190!')),
  mass('wa4', rect(0, 178, 480, 40)),
  air('wa2', rect(200, 182, 90, 1.6), rect(214, 188, 70, 1.6), rect(226, 194, 50, 1.6)),
  mass('st2', polygon(388, 178, 391, 150, 403, 150, 406, 178), rect(393, 138, 8, 12), rect(394.6, 130, 5, 8)),
  mass('fl1', circle(397, 130, 4)),
  sheer(0.4, air('li', polygon(397, 130, 480, 114, 480, 136))),
]

const pillar = (x: number): Drawing => [
  mass('ma2', rect(x - 13, 34, 26, 190)),
  tone('ma1', rect(x - 13, 34, 5, 190), rect(x - 5, 34, 3, 190)),
  tone('ma3', rect(x + 3, 34, 3, 190), rect(x + 8, 34, 5, 190)),
  mass('ma1', rect(x - 18, 22, 36, 12), rect(x - 17, 216, 34, 10)),
  tone('ma3', rect(x + 4, 22, 14, 12)),
  tone('ma4', rect(x + 5, 216, 12, 10)),
  mass(
    'ma2',
    smooth(
      `${x - 18},22! ${x - 23},18 ${x - 19},14 ${x - 14},18! ${x + 14},18! ${x + 19},14 ${x + 23},18 ${x + 18},22!`,
    ),
  ),
]

const terrace: Drawing = [
  mass('ma3', rect(0, 206, 480, 34)),
  mass('ma2', rect(0, 206, 480, 6)),
  tone('ma4', rect(0, 226, 480, 14)),
  pillar(30),
  pillar(450),
  mass('ma2', rect(0, 0, 480, 14)),
  tone('ma3', rect(0, 10, 480, 4)),
  tone('ma4', ...Array.from({ length: 24 }, (_, index) => rect(6 + index * 20, 2, 6, 6))),
]

const sphere: Drawing = [
  mass('br3', polygon(246, 160, 254, 160, 256, 190, 268, 206, 232, 206, 244, 190)),
  tone('br1', polygon(246, 160, 249, 160, 248, 190, 238, 206, 232, 206, 244, 190)),
  mass(
    'br2',
    smooth(
      '204,118! 208,146 226,164 250,168 274,164 292,146 296,118! 300,118! 297,150 278,170 250,174 222,170 203,150 200,118!',
    ),
  ),
  at(
    ...[SPHERE.x, SPHERE.y, 1],
    stroke('br2', 4, circle(0, 0, 46)),
    turned(0, 0, -24, stroke('br1', 4, circle(0, 0, 46, 14)), stroke('br3', 3, circle(0, 0, 14, 46))),
    turned(0, 0, 30, stroke('br2', 3, circle(0, 0, 46, 20))),
    mass('br3', polygon(-18, -42, -15, -43, 19, 43, 16, 44)),
    mass('fl1', circle(0, 0, 11)),
    mass('li', circle(-3, -3, 5)),
  ),
]

const astronomer: Drawing = [
  mass('ma1', smooth('-14,60! -16,30 -12,8 -4,0 8,2 14,14 16,36 20,60!')),
  tone('ma3', smooth('4,2! 8,2 14,14 16,36 20,60! 6,60! 8,30')),
  mass('pu2', smooth('-14,60! -16,30 -12,8 -4,0! 6,16 8,40 4,60!')),
  tone('pu1', smooth('-14,60! -15,30 -11,10 -8,4! -6,30 -8,60!')),
  mass('ma1', smooth('6,4! 22,0 38,-18! 42,-14! 30,6 14,16!')),
  mass('sk1', smooth('38,-18! 46,-27! 49,-25! 42,-14!')),
  mass('sk1', smooth('-6,-20! 6,-21! 7,-15 11,-11! 7,-9 6,-3! 2,2! -5,2!')),
  mass('iv2', smooth('-2,-9! 7,-7! 10,6 6,14! -1,10 -4,0;-8,-4! -10,-16 -4,-25 4,-25 8,-20! 0,-17 -2,-8!')),
  opening('ink', circle(5, -14, 1)),
]

const pupil: Drawing = [
  mass('cb2', smooth('14,48! 14,24 11,6 4,0 -6,2 -10,14 -12,34 -14,48!')),
  tone('cb3', smooth('14,48! 14,24 11,6 4,0! 2,24 4,48!')),
  mass('sk1', smooth('5,-17! -5,-18! -6,-12 -9,-9! -6,-7 -5,-2! -2,1! 4,1!')),
  mass('wd3', smooth('7,-3! 9,-14 4,-22 -4,-22 -7,-16! 0,-14 2,-6!')),
  mass('iv1', polygon(-28, 8, -12, 14, -14, 28, -30, 22)),
  tone('iv3', polygon(-12, 14, -9, 15, -11, 29, -14, 28)),
  tone('iv3', polygon(-25, 13, -16, 16, -16.4, 17.4, -25.4, 14.4), polygon(-26, 17, -17, 20, -17.4, 21.4, -26.4, 18.4)),
  mass('sk1', smooth('-6,8! -10,20 -18,24! -20,20! -14,14!')),
]

export const scienceVictory = (): Scene => ({
  width: 480,
  height: 240,
  sky: 'dusk',
  drawing: [
    night,
    sea,
    terrace,
    signs,
    sphere,
    at(150, 146, 1, astronomer),
    at(346, 158, 1, pupil),
    scroll(184, 206, 26, 8),
  ],
})
