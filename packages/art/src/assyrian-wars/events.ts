// Scenes of single cards that everybody remembers, by the ids of the cards.

import { at, mass, opening, type Scene, sheer, tone, turned } from '../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { cloud, stars } from '../parts/air.ts'
import { camel } from '../parts/beasts.ts'
import { waves } from '../parts/land.ts'
import { palm } from '../parts/plants.ts'
import { stepMerlons } from '../parts/stone.ts'
import { amphora, brazier } from '../parts/things.ts'
import type { Pictures } from '../pictures.ts'
import { onCounter, robed } from './people.ts'
import { hills, mudHouse, scene } from './scene.ts'
import { siege } from './siege.ts'

/** A dark ship comes up with a merchantman. */
const pirates = (): Scene =>
  scene(
    'sea',
    [54, 48, 21],
    hills('h1', '0,124! 40,104 80,114 110,124!;210,124! 250,108 290,100 320,112! 320,124!'),
    mass('wa2', rect(0, 120, 320, 80)),
    waves({ x: 8, y: 134, count: 9, step: 36 }),
    onCounter('SHIP', 176, 42, 2.1, ['phoenicia', 'cl']),
    mass('wa3', smooth('150,156! 200,148 260,156 320,148! 320,200! 150,200!')),
    // The black sail.
    mass('wd3', rect(84, 22, 5, 110)),
    mass('ba3', smooth('36,32! 88,38 140,32! 150,66 142,104! 88,94 34,104! 26,66')),
    tone('ba2', smooth('36,32! 60,35 64,64 58,98! 34,104! 26,66')),
    mass('ba1', polygon(100, 44, 124, 42, 126, 64, 101, 66), polygon(66, 72, 84, 74, 83, 90, 67, 90)),
    mass('wd2', smooth('4,116! 14,110 18,126 34,138 130,138! 152,134 178,150! 152,158! 136,172 34,172 12,158 4,136')),
    tone('wd3', smooth('12,152! 80,160 160,152! 178,150! 152,158! 136,172 34,172 16,162')),
    mass('bz2', polygon(154, 140, 180, 150, 154, 158)),
    ...range(40, 5, 22).map(x => [mass('sk3', circle(x, 126, 5)), mass('wd3', rect(x - 6, 131, 12, 8))]),
    mass('iv1', ...[50, 94, 138].map(x => polygon(x, 124, x + 3, 126, x + 14, 104, x + 9, 104))),
    mass('wd1', ...range(36, 6, 18).map(x => polygon(x, 162, x + 4, 162, x - 10, 188, x - 15, 188))),
    mass('wa3', smooth('0,176! 60,170 120,178 180,172 250,180 320,172! 320,200! 0,200!')),
    waves({ x: 0, y: 184, count: 8, step: 42 }),
    waves({ x: 20, y: 196, count: 8, step: 42, role: 'wa2' }),
  )

/** The dead are carried out of the gate; incense burns against the air. */
const plague = (): Scene =>
  scene(
    'dusk',
    [64, 58, 21],
    hills('h1', '0,130! 90,114 200,126 320,110! 320,200! 0,200!'),
    mass('st3', rect(196, 84, 124, 98)),
    mass('st2', rect(196, 84, 60, 98)),
    stepMerlons(198, 84, 9, 4),
    mass('br3', arch(220, 182, 52, 76)),
    opening('ink', arch(226, 182, 40, 70)),
    mass('gr3', rect(0, 170, 320, 30)),
    robed(188, 190, -0.98, ['arameans', 'ma']),
    robed(80, 190, -0.98, ['arameans', 'ma']),
    // A bier with one who is covered.
    mass('wd3', rect(38, 134, 176, 5)),
    mass('iv1', smooth('66,134! 68,124 84,118 96,122 130,112 170,122 184,134!')),
    tone('iv3', smooth('110,134! 130,124 160,124 184,134!')),
    mass('sk3', smooth('62,134! 62,122 74,120 78,134!')),
    brazier(28, 192, 26),
    hills('h2', '26,150! 16,128 30,108 18,84 28,58! 34,84 40,108 30,130!'),
    amphora(296, 194, 30),
    hills('gr4', '0,194! 140,188 320,194! 320,200! 0,200!'),
  )

const locust = (x: number, y: number, size: number, turn: number) =>
  turned(
    ...([x, y, turn] as const),
    at(
      ...([0, 0, size] as const),
      mass('lf3', smooth('-20,4! -8,-3 10,-5 19,-4 22,2 18,7 0,8 -14,7')),
      mass('lf1', smooth('-28,-3! -10,-10 8,-8! 4,1 -12,3')),
      mass(
        'lf4',
        polygon(-6, 5, -12, -12, -9, -13, 0, 5),
        polygon(-12, -12, -22, 12, -19, 12, -9, -10),
        polygon(6, 6, 4, 15, 6, 15, 10, 6),
        polygon(18, -3, 26, -12, 27, -11, 21, -1),
      ),
      mass('ink', circle(18, -0.5, 1.8)),
    ),
  )

/** A swarm darkens the sky over the fields. */
const locusts = (): Scene =>
  scene(
    'day',
    [60, 54, 23],
    hills('h1', '0,132! 90,118 200,130 320,114! 320,200! 0,200!'),
    mass('h2', smooth('90,60 130,34 200,40 260,20 320,24! 320,104! 260,110 190,96 130,98')),
    mass('gr2', rect(0, 150, 320, 50)),
    mass(
      'ink',
      ...range(0, 34, 1).map(index =>
        polygon(
          ...[104 + ((index * 61) % 208), 34 + ((index * 29) % 71)].flatMap((value, axis, both) =>
            axis === 0 ? [value, both[1], value + 8, both[1] - 3] : [both[0] + 6, value + 3],
          ),
        ),
      ),
    ),
    // Some stalks stand, the others are bare.
    mass('br2', ...range(4, 10, 9).map(x => smooth(`${x},194! ${x + 1},158 ${x + 4},142! ${x + 8},158 ${x + 6},194!`))),
    mass(
      'br3',
      ...range(100, 15, 15).map((x, index) =>
        polygon(x, 194, x + 2.6, 194, x + (index % 2 === 0 ? 7 : -1), 150 + (index % 4) * 6),
      ),
    ),
    locust(206, 118, 2.5, -8),
    locust(118, 84, 1.5, 6),
    locust(284, 64, 1.3, -4),
    locust(74, 146, 1.2, -18),
    locust(268, 168, 1.5, 4),
    mass('gr3', smooth('0,192! 160,188 320,194! 320,200! 0,200!')),
  )

/** Laden camels, one behind the other, on the ridge of a dune. */
const caravans = (): Scene =>
  scene(
    'rose',
    [76, 78, 32],
    hills('h1', '0,140! 80,116 180,134 320,110! 320,200! 0,200!'),
    hills('gr1', '0,166! 100,150 220,162 320,148! 320,200! 0,200!'),
    ...[2, 108, 214].map((x, index) => [
      at(x, 74 + (index % 2) * 4, 1, ...camel(['st3', 'st4', 'cl2'])),
      at(
        ...([x, 74 + (index % 2) * 4, 1] as const),
        mass(index === 1 ? 'cb2' : 'wd2', smooth('22,30! 28,14 44,8 60,14 66,30! 64,46 46,50 26,46')),
        tone(index === 1 ? 'cb3' : 'wd3', smooth('48,9! 60,14 66,30! 64,46 50,49!')),
        mass('br2', rect(24, 24, 41, 5)),
      ),
    ]),
    mass('wd3', path('M104 92q8 16 18 12l-1 2q-12 4-19-13zM210 96q8 16 18 12l-1 2q-12 4-19-13z')),
    hills('gr2', '0,172! 80,162 180,174 320,160! 320,200! 0,200!'),
    hills('gr3', '0,192! 120,180 240,190 320,182! 320,200! 0,200!'),
    palm(300, 198, 70, 6),
  )

/** The river over its banks: houses stand in it, the road ends. */
const swollenRivers = (): Scene =>
  scene(
    'sea',
    [262, 40, 15],
    cloud(-20, 56, 170, 'h2'),
    cloud(110, 40, 180, 'h1'),
    hills('h1', '0,112! 80,96 180,108 320,92! 320,200! 0,200!'),
    tone(
      'wa1',
      ...range(16, 16, 18).map((x, index) =>
        polygon(
          x,
          56 + (index % 3) * 10,
          x + 2,
          56 + (index % 3) * 10,
          x - 6,
          84 + (index % 3) * 10,
          x - 8,
          84 + (index % 3) * 10,
        ),
      ),
    ),
    mass('wa2', rect(0, 116, 320, 84)),
    palm(40, 150, 84, -6),
    palm(74, 144, 60, 6),
    mudHouse(196, 164, 66, 62),
    mudHouse(258, 156, 50, 42),
    robed(226, 100, 0.44, ['babylonia', 'cl']),
    waves({ x: 4, y: 134, count: 9, step: 36 }),
    mass('wa2', rect(180, 142, 140, 58)),
    mass('wa3', smooth('0,158! 40,148 90,160 140,150 200,162 260,152 320,160! 320,200! 0,200!')),
    waves({ x: -6, y: 156, count: 8, step: 44, height: 5 }),
    turned(
      126,
      158,
      -10,
      mass('wd2', rect(-44, -6, 88, 13)),
      mass('wd1', rect(-44, -6, 88, 4), circle(44, 0.5, 6.5)),
      tone('wd3', circle(44, 0.5, 3)),
    ),
    mass('wa4', smooth('0,182! 60,172 130,184 210,174 320,184! 320,200! 0,200!')),
    waves({ x: 10, y: 182, count: 7, step: 48, height: 5, role: 'wa2' }),
    amphora(286, 182, 26),
  )

/** A priest on the temple tower reads the stars. */
const omens = (): Scene =>
  scene(
    'dusk',
    [238, 56, 27],
    stars([
      [30, 30, 2],
      [64, 58, 1.4],
      [100, 22, 1.6],
      [146, 44, 2.2],
      [178, 18, 1.4],
      [296, 92, 1.6],
      [22, 88, 1.4],
      [196, 92, 1.3],
      [304, 22, 1.6],
    ]),
    // A shooting star.
    mass('kd', polygon(118, 12, 196, 40, 193, 48)),
    mass('fl1', circle(196, 45, 5)),
    hills('h1', '0,160! 90,146 200,156 320,142! 320,200! 0,200!'),
    mass('bk2', rect(0, 148, 196, 52), rect(0, 166, 262, 34)),
    tone('bk3', rect(150, 148, 46, 18), rect(196, 166, 66, 34)),
    mass('bk1', rect(0, 148, 196, 4), rect(0, 166, 262, 4)),
    stepMerlons(202, 166, 4, 4, 'bk2'),
    robed(94, 150, 1.24, ['babylonia', 'pu']),
    mass('br1', polygon(134, 78, 164, 66, 165, 69, 136, 82)),
    brazier(30, 149, 26),
    mass('bk3', rect(0, 186, 320, 14)),
  )

/** The god's statue goes through the gate of Babylon on the priests' shoulders. */
const priests = (): Scene =>
  scene(
    'sea',
    [50, 46, 20],
    mass('cb2', rect(168, 50, 152, 140)),
    tone('cb3', rect(266, 50, 54, 140)),
    stepMerlons(170, 50, 9, 5, 'cb1'),
    mass(
      'br1',
      ...[78, 108, 138].flatMap(y => [184, 296].map(x => polygon(x, y, x + 8, y + 8, x, y + 16, x - 8, y + 8))),
    ),
    mass('br2', arch(202, 190, 76, 118)),
    opening('ink', arch(210, 190, 60, 110)),
    hills('h1', '0,140! 60,124 120,136 168,130! 168,190! 0,190!'),
    mass('gr1', rect(0, 170, 320, 30)),
    ...[36, 152].map(x => robed(x, 192, 0.86, ['arameans', 'ma'])),
    mass('wd2', rect(18, 140, 178, 6)),
    mass('br2', rect(72, 126, 60, 14)),
    // Marduk with his tall crown, gilded all over.
    mass('br2', smooth('82,126! 84,86 92,68! 112,68! 120,86 122,126!')),
    tone('br3', smooth('104,68! 112,68! 120,86 122,126! 106,126!')),
    mass(
      'br2',
      circle(102, 58, 11),
      polygon(91, 54, 88, 26, 116, 26, 113, 54),
      polygon(114, 78, 136, 72, 137, 78, 116, 88),
    ),
    mass('br3', smooth('95,60! 109,60! 108,80 102,86 96,80'), rect(89, 38, 26, 3)),
    mass('br1', ...range(90, 5, 6).map(x => polygon(x, 27, x + 1.5, 18, x + 3, 27)), circle(140, 74, 6)),
    palm(16, 192, 96, -8),
    mass('gr2', smooth('0,192! 160,186 320,192! 320,200! 0,200!')),
  )

/** Soldiers by moonlight, without a fire. */
const nightMarch = (): Scene =>
  scene(
    'dusk',
    [244, 60, 30],
    stars([
      [30, 30, 1.6],
      [82, 52, 1.2],
      [130, 24, 1.6],
      [172, 66, 1.2],
      [296, 24, 1.3],
    ]),
    hills('h1', '0,130! 50,96! 100,124! 160,84! 220,124! 320,96! 320,200! 0,200!'),
    hills('h2', '0,152! 100,140 220,150 320,138! 320,200! 0,200!'),
    hills('ink', '0,178! 90,168 200,174 320,164! 320,200! 0,200!'),
    ...range(24, 7, 44).map((x, index) =>
      at(
        ...([x, 112 + ((index * 5) % 7) - index * 0.6, 0.86] as const),
        mass(
          'ink',
          smooth(
            '-5,-20! 6,-20! 10,-12! 7,-4! 12,18 15,40! 18,70! 4,70! 2,50! -8,70! -20,70! -12,40! -11,4! -6,0! -7,-12',
          ),
          smooth('-8,-16! -6,-24 1,-38! 6,-24 8,-16!'),
          rect(29, -48, 2.6, 118),
          polygon(30, -62, 35, -48, 30, -43, 25, -48),
          circle(14, 22, 17),
        ),
        sheer(0.8, mass('k2', circle(14, 22, 12))),
        mass('ink', circle(14, 22, 5)),
      ),
    ),
    hills('ink', '0,186! 140,180 320,186! 320,200! 0,200!'),
  )

export const events: Pictures = {
  'siege-engines': siege,
  'hc-as-siege': siege,
  ...{ pirates, plague, locusts, caravans, omens, priests },
  'swollen-rivers': swollenRivers,
  'night-march': nightMarch,
}
