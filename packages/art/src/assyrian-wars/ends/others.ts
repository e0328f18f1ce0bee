// The other ways the game ends.

import { at, mass, opening, type Scene, tone, turned } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { cloud } from '../../parts/air.ts'
import { eagle } from '../../parts/beasts.ts'
import { palm } from '../../parts/plants.ts'
import { stepMerlons } from '../../parts/stone.ts'
import { amphora, wheel } from '../../parts/things.ts'
import { bowing, onCounter, robed, spearman } from '../people.ts'
import { cuneiform, finale, hills, wingedBull } from '../scene.ts'
import { eastTower } from '../walls.ts'

/** The years are over: their deeds stand written on an obelisk, those who come bring gifts. */
export const points = (): Scene =>
  finale(
    'day',
    [240, 96, 50],
    hills('h1', '0,150! 80,126 170,142 260,130 360,144 480,122! 480,240! 0,240!'),
    hills('h2', '0,172! 120,160 260,170 480,156! 480,240! 0,240!'),
    mass('gr1', rect(0, 186, 480, 54)),
    // The obelisk, its top in steps.
    mass(
      'co3',
      polygon(204, 210, 212, 62, 268, 62, 276, 210),
      rect(216, 50, 48, 14),
      rect(222, 40, 36, 12),
      rect(228, 32, 24, 10),
    ),
    tone(
      'ba3',
      polygon(250, 62, 268, 62, 276, 210, 254, 210),
      rect(250, 50, 14, 14),
      rect(246, 40, 12, 12),
      rect(242, 32, 10, 10),
    ),
    ...[0, 1, 2, 3].map(row => [
      mass('co2', rect(216 - row, 70 + row * 32, 36 + row, 17)),
      mass(
        'ink',
        ...range(221, 4, 8).map(x =>
          smooth(
            `${x - 2.5},${86 + row * 32}! ${x - 2},${77 + row * 32} ${x},${73 + row * 32} ${x + 2},${77 + row * 32} ${x + 3},${86 + row * 32}!`,
          ),
        ),
      ),
      cuneiform(218, 90 + row * 32, 5, 1, 4.4, 'co1'),
    ]),
    mass('st2', rect(188, 208, 104, 12), rect(178, 218, 124, 10)),
    tone('st3', rect(254, 208, 38, 12), rect(258, 218, 44, 10)),
    robed(40, 216, 0.98, ['phoenicia', 'cb']),
    amphora(82, 176, 30),
    robed(104, 220, 0.98, ['syria', 'bk']),
    mass('br2', path('M132 160h24q-2 14-12 14t-12-14z')),
    bowing(168, 224, 0.94, ['israel', 'lf']),
    robed(328, 220, -1.16, ['assyria', 'pu']),
    spearman(384, 220, -1, ['assyria', 'cl']),
    spearman(420, 220, -1, ['assyria', 'cl']),
    palm(462, 232, 118, 6),
    mass('gr2', smooth('0,228! 200,222 480,230! 480,240! 0,240!')),
  )

/** A camp is beaten: its standard leans over an overturned chariot, birds gather. */
export const suddenDeath = (): Scene =>
  finale(
    'dusk',
    [330, 118, 52],
    hills('h1', '0,160! 90,136 200,152 320,140 480,150! 480,240! 0,240!'),
    hills('h2', '0,184! 140,168 300,178 480,166! 480,240! 0,240!'),
    at(108, 52, 0.9, ...eagle('ink', 'ba2')),
    at(196, 34, 0.6, ...eagle('ink', 'ba2')),
    at(414, 48, 0.7, ...eagle('ink', 'ba2')),
    mass('gr3', smooth('0,206! 90,196 220,186 330,190 480,202! 480,240! 0,240!')),
    // The wreck of a chariot, its pole in the air.
    turned(
      ...([206, 164, -34] as const),
      mass('wd2', polygon(-10, 20, 132, -2, 132, 4, -10, 28), polygon(126, -16, 134, -16, 136, 20, 128, 20)),
      mass('cl2', smooth('-50,-22! -6,-28 8,-22! 6,30! -46,30!')),
      tone('cl3', smooth('-12,-27 8,-22! 6,30! -14,30!')),
      mass('br2', smooth('-50,-22! -6,-28 8,-22! 7,-13! -6,-19 -49,-13!'), rect(-46, 23, 52, 7)),
      wheel(-22, 36, 32, 'h2'),
    ),
    wheel(150, 208, 24, 'gr3'),
    // The standard, broken.
    turned(
      ...([318, 206, 17] as const),
      mass('wd2', rect(-3, -120, 6, 124)),
      mass('br2', circle(0, -126, 17)),
      mass('cl3', circle(0, -126, 12)),
      mass('br1', polygon(0, -137, 3, -129, 11, -126, 3, -123, 0, -115, -3, -123, -11, -126, -3, -129)),
      mass('cl2', smooth('3,-104! 40,-98 34,-84! 46,-72! 30,-66! 36,-52! 3,-58!')),
    ),
    // Arms that nobody picks up.
    mass('br2', circle(388, 212, 20, 9)),
    mass('cl3', circle(388, 211, 13, 5)),
    ...(
      [
        [70, 214, -52],
        [96, 218, -70],
        [420, 216, -116],
        [360, 214, -60],
      ] as const
    ).map(([x, y, turn]) =>
      turned(x, y, turn, mass('wd3', rect(0, -1.5, 56, 3)), mass('co1', polygon(54, -5, 70, 0, 54, 5))),
    ),
    mass('br2', smooth('96,222! 100,206 112,194! 122,206 126,222!')),
    hills('gr4', '0,224! 140,216 300,226 480,216! 480,240! 0,240!'),
  )

/** One power far above the others: its king between winged bulls, the peoples below. */
export const supremacy = (): Scene =>
  finale(
    'sea',
    [240, 74, 46],
    hills('h1', '0,150! 80,130 160,144 320,144 400,128 480,146! 480,240! 0,240!'),
    mass('gr1', rect(0, 196, 480, 44)),
    mass('st1', rect(176, 142, 128, 14), rect(160, 156, 160, 16), rect(142, 172, 196, 18), rect(122, 190, 236, 22)),
    tone('st2', rect(160, 168, 160, 4), rect(142, 186, 196, 4), rect(122, 208, 236, 4), rect(176, 153, 128, 3)),
    tone('st3', rect(276, 142, 28, 14), rect(288, 156, 32, 16), rect(302, 172, 36, 18), rect(316, 190, 42, 22)),
    at(112, 196, [-1.1, 1.1], ...wingedBull()),
    at(368, 196, 1.1, ...wingedBull()),
    robed(236, 146, 1.08, ['assyria', 'pu']),
    // The parasol of a king.
    mass('wd3', rect(206, 26, 4, 118)),
    mass('cl2', path('M166 44q42-46 84 0z')),
    mass('br2', ...range(166, 7, 12).map(x => polygon(x, 44, x + 12, 44, x + 6, 53))),
    bowing(148, 230, 0.9, ['israel', 'lf']),
    bowing(82, 232, 0.9, ['syria', 'bk']),
    bowing(332, 230, -0.9, ['egypt', 'ma']),
    bowing(398, 232, -0.9, ['elam', 'cb']),
    mass('gr2', smooth('0,232! 200,228 480,234! 480,240! 0,240!')),
  )

const TIERS = [
  [316, 134, 148, 40],
  [336, 100, 108, 36],
  [356, 70, 68, 32],
  [374, 46, 32, 26],
] as const

/** Babylonia and Elam are conquered: the king drives to the tower of Babylon, two captive kings go before him. */
export const conquest = (): Scene =>
  finale(
    'rose',
    [70, 64, 30],
    cloud(176, 50, 70, 'k2'),
    hills('h1', '0,150! 90,132 190,146 300,130 480,142! 480,240! 0,240!'),
    ...TIERS.map(([x, y, width, height], tier) => [
      mass(tier === 3 ? 'cb2' : 'bk1', rect(x, y, width, height)),
      tone(tier === 3 ? 'cb3' : 'bk3', rect(x + width * 0.64, y, width * 0.36, height)),
      tone('bk2', rect(x, y, width, 4)),
    ]),
    mass('bk4', polygon(380, 174, 400, 174, 395, 70, 385, 70)),
    mass('st2', rect(288, 164, 192, 46)),
    tone('st3', rect(420, 164, 60, 46)),
    stepMerlons(290, 164, 14, 4),
    eastTower(276, 146, 34, 66, 4.6),
    mass('cb2', rect(356, 142, 68, 70)),
    tone('cb3', rect(402, 142, 22, 70)),
    stepMerlons(357, 142, 5, 4, 'cb1'),
    mass('br2', arch(374, 212, 32, 50)),
    opening('ink', arch(378, 212, 24, 44)),
    mass('gr1', rect(0, 200, 480, 40)),
    onCounter('CH', 0, 70, 2.6, ['assyria', 'cl']),
    // The captives, tied to one rope.
    robed(226, 224, 0.98, ['babylonia', 'cb']),
    robed(286, 224, 0.98, ['elam', 'bk']),
    mass(
      'wd3',
      smooth('160,158! 194,176 222,168! 222,171! 194,180 160,162!'),
      smooth('232,168! 256,180 282,168! 282,171! 256,184 232,172!'),
    ),
    spearman(336, 226, 0.98, ['assyria', 'cl']),
    palm(458, 228, 104, 8),
    mass('gr2', smooth('0,224! 200,220 480,228! 480,240! 0,240!')),
  )
