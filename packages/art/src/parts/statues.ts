// Statues: figures of one stone or bronze, their feet at `x, y`, some 100 high at size 1.

import { at, type Drawing, type Group, mass, tone } from '../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../kit/path.ts'
import { horse } from './beasts.ts'
import { type StoneRamp, toneOf } from './stone.ts'

type Size = number | readonly [x: number, y: number]

/** A commander in his cuirass, the arm stretched out to speak. */
export const imperator = (x: number, y: number, size: Size, ramp: StoneRamp = 'ma'): Group => {
  const [lit, own, shade] = [toneOf(ramp, 1), toneOf(ramp, 2), toneOf(ramp, 3)]
  return at(
    ...[x, y, size],
    mass(own, smooth('-15,-36! -15,-18 -14,-3! -17,0! -4,0! -6,-18 -3,-36!')),
    mass(lit, smooth('2,-36! 4,-18 7,-3! 6,0! 19,0! 15,-5! 13,-20 14,-36!')),
    mass(lit, smooth('-13,-80! -23,-70 -24,-58! -10,-50! -8,-57! -16,-62 -10,-70')),
    mass(lit, smooth('-15,-50! -17,-66 -14,-80 -6,-84 6,-84 14,-80 16,-66 14,-50!')),
    tone(shade, smooth('4,-84! 14,-80 16,-66 14,-50! 5,-50! 8,-66')),
    mass(own, polygon(-17, -52, 15, -52, 19, -33, -19, -33)),
    tone(shade, ...[-12, -4, 4, 12].map(dx => rect(dx, -50, 1.8, 17)), polygon(8, -52, 15, -52, 19, -33, 10, -33)),
    mass(lit, smooth('-22,-58! -4,-50 16,-54! 18,-48! 4,-40 -12,-38 -22,-24! -28,-42')),
    mass(lit, smooth('9,-83! 22,-82 34,-88 46,-101! 51,-98! 42,-84 28,-74 11,-71!')),
    tone(shade, smooth('11,-76! 26,-77 40,-86 51,-98! 42,-84 28,-74 11,-71!')),
    mass(own, rect(-4, -88, 8, 6)),
    mass(lit, smooth('-8,-93! -7,-101 0,-104 7,-101! 8,-96 11,-92! 8,-90 6,-86! -2,-85! -7,-88')),
    tone(shade, smooth('-9,-92! -9,-101 -2,-106 7,-103 8,-99! 1,-99 -3,-93 -5,-88!')),
  )
}

/** Draped to the feet, holding a bowl. */
export const draped = (x: number, y: number, size: Size, ramp: StoneRamp = 'ma'): Group => {
  const [lit, own, shade] = [toneOf(ramp, 1), toneOf(ramp, 2), toneOf(ramp, 3)]
  return at(
    ...[x, y, size],
    mass(lit, smooth('-18,0! -15,-30 -17,-60 -14,-78 0,-83 14,-78 17,-60 15,-30 18,0!')),
    tone(shade, smooth('4,-82! 14,-78 17,-60 15,-30 18,0! 6,0! 8,-40')),
    tone(own, polygon(-10, -56, -7, -56, -9, 0, -13, 0), polygon(-2, -50, 1, -50, 0, 0, -4, 0)),
    mass(lit, smooth('12,-76! 22,-66 30,-60! 30,-54! 20,-54 12,-62!')),
    mass(own, smooth('24,-62! 38,-62! 34,-54 28,-54!')),
    mass(own, rect(-4, -88, 8, 7)),
    mass(lit, circle(0, -95, 9)),
    tone(shade, smooth('-10,-92! -9,-104 0,-108 9,-103 10,-96! 2,-99 -5,-95!')),
  )
}

/** A rider with his arm raised; 100 high from the hooves. */
export const rider = (x: number, y: number, size: Size, ramp: StoneRamp = 'bz'): Group => {
  const [lit, own, shade] = [toneOf(ramp, 1), toneOf(ramp, 2), toneOf(ramp, 3)]
  return at(
    ...[x, y, size],
    at(-52, -90, 1, ...horse('prance', [own, shade, shade])),
    mass(shade, smooth('-14,-62! 2,-64! 8,-46 6,-28! 12,-24! -2,-24! -4,-40')),
    mass(lit, smooth('-14,-62! -16,-84 -8,-96 4,-96 10,-86 8,-62!')),
    mass(shade, smooth('-16,-94! -30,-80 -34,-56! -18,-60! -10,-80')),
    mass(lit, smooth('4,-94! 18,-96 28,-108! 34,-104! 24,-88 8,-82!'), circle(-1, -104, 8)),
    tone(shade, smooth('-10,-102! -9,-112 0,-115 8,-110! 0,-107 -5,-100!')),
  )
}

/** Four horses abreast and who drives them, from the front and far away: what stands on arches. 48 wide, 34 high. */
export const quadriga = (x: number, y: number, size: Size, ramp: StoneRamp = 'br'): Group => {
  const [own, shade] = [toneOf(ramp, 2), toneOf(ramp, 3)]
  const steed = (dx: number, turn: number): Drawing => [
    mass(
      own,
      smooth(
        `${dx - 4},-2! ${dx - 5},-14 ${dx - 2},-20! ${dx + turn - 2},-26! ${dx + turn + 3},-24! ${dx + 4},-14 ${dx + 4},-2!`,
      ),
    ),
    mass(
      shade,
      rect(dx - 4, -3, 2.6, 3),
      rect(dx + 1.4, -3, 2.6, 3),
      smooth(`${dx + 1},-20! ${dx + 4},-14 ${dx + 4},-2! ${dx + 1},-2!`),
    ),
  ]
  return at(
    ...[x, y, size],
    mass(shade, rect(-8, -20, 16, 18)),
    mass(
      own,
      smooth('-6,-18! -5,-30 0,-34 5,-30 6,-18!'),
      circle(0, -37, 4),
      polygon(4, -30, 16, -38, 17, -36, 5, -26),
    ),
    ...steed(-18, -5),
    ...steed(18, 5),
    ...steed(-7, -2),
    ...steed(7, 2),
  )
}
