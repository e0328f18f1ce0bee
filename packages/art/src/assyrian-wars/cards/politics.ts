// Cards of treaties, courts and counsel.

import { at, mass, opening, type Scene, tone, turned } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { cloud } from '../../parts/air.ts'
import { palm } from '../../parts/plants.ts'
import { stepMerlons } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'
import { bowing, guard, robed } from '../people.ts'
import { cuneiform, hills, mudHouse, scene } from '../scene.ts'
import { eastTower } from '../walls.ts'

/** A treaty on clay breaks between two hands. */
export const allianceBreaker = (): Scene =>
  scene(
    'rose',
    [160, 92, 34],
    hills('h1', '0,150! 60,132 140,144 220,130 320,142! 320,200! 0,200!'),
    hills('h2', '0,176! 80,164 180,174 320,160! 320,200! 0,200!'),
    turned(
      ...([104, 96, -9] as const),
      mass('bk1', smooth('-42,-62! -36,-66! 40,-66! 30,-44! 42,-24! 28,-4! 40,20! 26,44! 36,64! -36,66! -42,62!')),
      tone(
        'bk2',
        smooth(
          '30,-66! 40,-66! 30,-44! 42,-24! 28,-4! 40,20! 26,44! 36,64! 26,65! 16,44! 30,20! 18,-4! 32,-24! 20,-44!',
        ),
      ),
      cuneiform(-33, -52, 4, 11, 8, 'bk4'),
    ),
    turned(
      ...([216, 96, 9] as const),
      mass('bk1', smooth('-32,-66! 36,-66! 42,-62! 42,62! 36,66! -36,64! -46,44! -32,20! -44,-4! -30,-24! -42,-44!')),
      tone('bk3', smooth('22,-66! 36,-66! 42,-62! 42,62! 36,66! 24,66!')),
      cuneiform(-22, -52, 3, 11, 8, 'bk4'),
    ),
    mass(
      'bk2',
      polygon(152, 170, 162, 164, 168, 172, 158, 177),
      polygon(170, 150, 176, 146, 178, 153),
      polygon(140, 182, 147, 178, 150, 185),
    ),
    // The hands that held it.
    mass('cl2', polygon(0, 96, 52, 92, 52, 124, 0, 138)),
    tone('cl3', polygon(0, 118, 52, 112, 52, 124, 0, 138)),
    mass('br2', polygon(48, 91, 56, 91, 56, 124, 48, 125)),
    mass('sk2', smooth('56,94! 72,92 88,98 86,104 74,104! 90,108 88,114 74,112! 86,117 82,122 56,121!')),
    mass('cb2', polygon(320, 96, 268, 92, 268, 124, 320, 138)),
    tone('cb3', polygon(320, 118, 268, 112, 268, 124, 320, 138)),
    mass('br2', polygon(272, 91, 264, 91, 264, 124, 272, 125)),
    mass('sk2', smooth('264,94! 248,92 232,98 234,104 246,104! 230,108 232,114 246,112! 234,117 238,122 264,121!')),
  )

/** A king on his throne receives who bows before him. */
export const political = (): Scene =>
  scene(
    'day',
    [60, 54, 22],
    hills('h1', '0,150! 50,136 120,146 200,134 320,146! 320,200! 0,200!'),
    mudHouse(8, 160, 38, 34),
    mudHouse(50, 160, 28, 22),
    mass('gr2', rect(0, 158, 320, 42)),
    mass('gr3', smooth('0,186! 120,180 320,188! 320,200! 0,200!')),
    // A canopy on two poles.
    mass('wd3', rect(186, 46, 5, 126), rect(304, 46, 5, 126)),
    mass('cl2', polygon(174, 52, 190, 26, 304, 26, 320, 52)),
    tone('cl3', polygon(262, 26, 304, 26, 320, 52, 270, 52)),
    mass(
      'br2',
      ...Array.from({ length: 12 }, (_, index) =>
        polygon(176 + index * 12, 52, 188 + index * 12, 52, 182 + index * 12, 61),
      ),
    ),
    mass('st2', polygon(196, 166, 300, 166, 312, 186, 184, 186)),
    tone('st3', polygon(260, 166, 300, 166, 312, 186, 264, 186)),
    mass('br2', rect(282, 76, 8, 90), rect(240, 128, 50, 7), rect(240, 128, 6, 38), polygon(278, 78, 294, 78, 286, 66)),
    at(
      ...([262, 90, [-1, 1]] as const),
      mass('pu2', smooth('-14,6! -4,0 8,3! 12,22 14,34! 40,38! 42,52 44,74! 30,76! 22,50! -14,48! -14,24')),
      mass('br2', polygon(29, 68, 44, 66, 44, 74, 30, 76), polygon(-13, 8, -8, 3, 10, 30, 6, 34)),
      mass('wd1', rect(18, 72, 32, 6)),
    ),
    at(
      262,
      90,
      [-1.1, 1.1],
      mass('sk2', smooth('-5,-20! 6,-20! 7,-15 10,-12! 7,-10 6,-4! 2,0! -6,0! -7,-12')),
      mass('wd3', smooth('-5,-12! 1,-9 7,-9! 9,8! 5,14! -3,12! -8,2! -12,0! -10,-14! -5,-16!')),
      mass('br2', smooth('-8,-16! -7,-30! 7,-30! 8,-16!'), polygon(-3, -30, 0, -38, 3, -30)),
      mass('br1', rect(-8, -20, 16, 3)),
    ),
    mass('br1', polygon(232, 78, 235, 77, 241, 136, 238, 137), circle(233, 76, 4)),
    mass('sk2', polygon(252, 98, 234, 110, 237, 115, 256, 106)),
    bowing(124, 184, 1.1, ['israel', 'lf']),
    robed(52, 184, 0.86, ['phoenicia', 'cb']),
    mass('br2', path('M74 120h18q-1 12-9 12t-9-12z')),
    palm(14, 196, 96, -8),
  )

/** Two guards cross their spears before the gate. */
export const counterMeasures = (): Scene =>
  scene(
    'sea',
    [48, 48, 20],
    cloud(236, 44, 60, 'k2'),
    mass('st2', rect(0, 76, 320, 104)),
    tone('st3', rect(220, 76, 100, 104)),
    stepMerlons(2, 76, 24, 4),
    eastTower(78, 54, 46, 130, 5),
    eastTower(196, 54, 46, 130, 5),
    mass('cb2', rect(120, 66, 80, 118)),
    stepMerlons(121, 66, 6, 4, 'cb1'),
    mass('br2', arch(130, 184, 60, 98)),
    opening('ink', arch(136, 184, 48, 90)),
    mass('br1', ...[72, 78].map((y, row) => circle(126 + row * 68, y + 8, 3))),
    mass('gr2', rect(0, 178, 320, 22)),
    mass('gr3', smooth('0,190! 160,184 320,192! 320,200! 0,200!')),
    guard(104, 190, 1.1, ['assyria', 'cl']),
    guard(216, 190, -1.1, ['assyria', 'cl']),
    ...[-1, 1].map(side =>
      at(
        ...([160, 128, [side, 1]] as const),
        mass('wd3', polygon(-52, 40, -48, 44, 44, -50, 40, -54)),
        mass('iv1', polygon(38, -56, 58, -70, 46, -48)),
      ),
    ),
  )

/** The archive: clay tablets in their niches, a scribe by lamplight. */
export const draw = (): Scene =>
  scene(
    'dusk',
    [96, 84, 22],
    mass('bk3', rect(0, 0, 320, 176)),
    mass('bk2', rect(0, 0, 150, 176)),
    opening('bk4', ...[26, 68, 110].flatMap(y => [8, 56, 192, 240, 288].map(x => rect(x, y, 40, 32)))),
    ...[26, 68, 110].flatMap(y =>
      [8, 56, 192, 240, 288].map(x => [
        mass('st1', rect(x + 4, y + 12, 9, 20), rect(x + 25, y + 8, 10, 24)),
        mass('st2', rect(x + 14, y + 9, 10, 23)),
        mass(
          'st3',
          rect(x + 4, y + 18, 9, 1.6),
          rect(x + 4, y + 24, 9, 1.6),
          rect(x + 25, y + 15, 10, 1.6),
          rect(x + 25, y + 22, 10, 1.6),
        ),
      ]),
    ),
    mass('k1', arch(108, 142, 72, 120)),
    mass('k3', arch(116, 142, 56, 112)),
    mass('kd', circle(144, 76, 19)),
    mass('bk4', rect(0, 172, 320, 28)),
    mass('wd2', rect(150, 132, 122, 9), rect(160, 140, 8, 42), rect(254, 140, 8, 42)),
    tone('wd3', rect(226, 132, 46, 9), rect(254, 140, 8, 42)),
    robed(116, 186, 1.36, ['arameans', 'cl']),
    turned(
      186,
      118,
      -14,
      mass('st1', rect(-16, -16, 32, 34)),
      tone('st3', rect(10, -16, 6, 34)),
      cuneiform(-12, -12, 2, 3, 7),
    ),
    mass('wd3', polygon(160, 106, 176, 114, 175, 117, 159, 109)),
    mass('br2', path('M228 132q2-9 12-9t14 4l6-2-4 7z')),
    flame(256, 124, 9, 18),
    mass('st1', rect(204, 120, 16, 12)),
    mass('st2', rect(207, 110, 16, 10)),
  )
