// Cards of battle and march.

import { at, mass, opening, type Scene, sheer, tone, turned } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { cloud } from '../../parts/air.ts'
import { camel } from '../../parts/beasts.ts'
import { plume } from '../../parts/buildings.ts'
import { flag } from '../../parts/citizens.ts'
import { palm } from '../../parts/plants.ts'
import { amphora, flame } from '../../parts/things.ts'
import { onCounter, robed, spearman } from '../people.ts'
import { hills, mudHouse, scene, shaft } from '../scene.ts'
import { eastTower } from '../walls.ts'

/** A chariot breaks into a line of spears. */
export const battle = (): Scene =>
  scene(
    'rose',
    [56, 56, 24],
    hills('h1', '0,132! 60,112 130,126 210,108 320,124! 320,200! 0,200!'),
    hills('h2', '0,150! 80,138 180,150 320,136! 320,200! 0,200!'),
    mass('gr2', rect(0, 158, 320, 42)),
    ...[312, 284, 256].map(x => spearman(x, 184, -1.1, ['elam', 'cb'])),
    onCounter('CH', -4, 18, 2.9, ['assyria', 'cl']),
    hills('gr1', '0,184! 40,174 84,186 130,176 170,184 210,176 240,186! 240,192! 0,192!'),
    mass('gr3', smooth('0,190! 120,184 320,192! 320,200! 0,200!')),
    ...(
      [
        [196, 62, -10],
        [226, 40, -4],
        [166, 34, -16],
      ] as const
    ).map(([x, y, turn]) => turned(x, y, turn, shaft(0, 0, 28, 'cl2'))),
  )

/** Arrows stick in the great shield behind which they hold. */
export const battleCounter = (): Scene =>
  scene(
    'sea',
    [60, 52, 22],
    hills('h1', '0,140! 70,122 160,134 240,120 320,132! 320,200! 0,200!'),
    mass('gr2', rect(0, 160, 320, 40)),
    ...[188, 226, 264].map(x => spearman(x, 182, -1.1, ['babylonia', 'cl'])),
    // Tall shields, side by side.
    ...[128, 168, 208].map(x => [
      mass('wd1', path('M', x, 192, 'v-92q20-16 38 0v92z')),
      tone('wd3', path('M', x + 26, 192, 'v-100q8 2 12 8v92z')),
      mass('br2', rect(x, 126, 38, 5), rect(x, 164, 38, 5), circle(x + 18, 147, 7)),
      tone('br3', circle(x + 20, 148, 4), rect(x + 26, 126, 12, 5), rect(x + 26, 164, 12, 5)),
    ]),
    ...(
      [
        [92, 112, 12],
        [88, 140, 4],
        [104, 172, -6],
        [136, 96, 24],
        [176, 92, 30],
      ] as const
    ).map(([x, y, turn]) => turned(x, y, turn, shaft(0, 0, 44, 'cl2'))),
    ...(
      [
        [14, 44, 14],
        [54, 84, 16],
        [24, 118, 10],
      ] as const
    ).map(([x, y, turn]) => turned(x, y, turn, shaft(0, 0, 36, 'cl2'))),
    mass('gr3', smooth('0,190! 120,186 320,192! 320,200! 0,200!')),
  )

/** Beyond the mountains a war is fought: the column goes there. */
export const foreignWar = (): Scene =>
  scene(
    'dusk',
    [236, 78, 30],
    hills('h1', '0,120! 40,76! 74,108! 112,66! 160,112! 196,90! 228,116! 268,70! 320,116! 320,200! 0,200!'),
    plume(230, 112, 66, 'h2'),
    plume(248, 112, 50, 'h2'),
    ...[224, 240, 254].map(x => flame(x, 122, 12, 24)),
    hills('h2', '0,140! 60,118 120,132 190,118 250,126 320,122! 320,200! 0,200!'),
    hills('gr3', '0,160! 70,146 150,152 220,132 270,128 320,136! 320,200! 0,200!'),
    hills('gr2', '0,196! 60,176 140,170 200,154 232,134! 244,134! 230,158 170,178 110,188 70,200! 0,200!'),
    // They grow smaller on their way.
    ...[0, 1, 2, 3, 4, 5, 6].map(index =>
      spearman(226 - index * 19 - index * index * 1.6, 138 + index * 5 + index * index * 0.7, 0.2 + index * 0.08, [
        'assyria',
        index % 2 === 0 ? 'cl' : 'cb',
      ]),
    ),
    hills('gr4', '0,196! 100,190 220,186 320,170! 320,200! 0,200!'),
  )

/** An army on the road: riders, chariot, beasts of burden. */
export const movement = (): Scene =>
  scene(
    'day',
    [52, 50, 22],
    cloud(220, 40, 60, 'k2'),
    hills('h1', '0,128! 70,104 140,120 220,98 320,118! 320,200! 0,200!'),
    hills('h2', '0,142! 80,130 180,140 320,128! 320,200! 0,200!'),
    mass('wa2', smooth('0,146! 100,140 220,146 320,140! 320,156! 0,158!')),
    mass('gr1', rect(0, 152, 320, 48)),
    palm(302, 164, 84, 6),
    at(4, 92, 0.92, ...camel(['st3', 'st4', 'cl2'])),
    mass('wd2', smooth('30,116! 38,104 54,104 60,116! 58,132! 34,132!')),
    mass('cl2', rect(33, 114, 26, 5)),
    onCounter('CH', 84, 66, 2.1, ['assyria', 'cl']),
    spearman(238, 178, 0.86, ['assyria', 'cb']),
    spearman(264, 180, 0.86, ['assyria', 'cl']),
    spearman(290, 178, 0.86, ['assyria', 'cb']),
    mass('gr2', smooth('0,182! 120,176 320,182! 320,200! 0,200!')),
    mass('gr3', smooth('0,194! 160,188 320,194! 320,200! 0,200!')),
  )

/** By night, a torch is laid to the stores. */
export const sabotage = (): Scene =>
  scene(
    'dusk',
    [54, 46, 18],
    hills('h1', '0,130! 80,116 180,126 320,112! 320,200! 0,200!'),
    eastTower(8, 78, 40, 100, 4.4),
    mass('st3', rect(44, 108, 96, 70)),
    mass('bk4', rect(0, 166, 320, 34)),
    // Two granaries like beehives.
    ...[206, 270].map(x => [
      mass('bk1', path('M', x - 36, 182, 'v-38q2-54 36-62 34 8 36 62v38z')),
      tone('bk3', path('M', x + 8, 182, 'v-92q26 14 28 54v38z')),
      opening('bk4', arch(x - 11, 182, 18, 30)),
    ]),
    sheer(0.3, mass('fl2', circle(158, 118, 40))),
    sheer(0.4, mass('fl1', circle(158, 118, 24))),
    robed(112, 192, 1.16, ['arabs', 'wd']),
    mass('wd2', polygon(150, 138, 154, 139, 160, 116, 155, 115)),
    flame(158, 118, 18, 36),
    amphora(300, 194, 34),
    amphora(176, 194, 26),
    hills('ink', '0,196! 100,190 220,194 320,190! 320,200! 0,200!'),
  )

/** A fire on the watchtower; a rider carries the alarm. */
export const reaction = (): Scene =>
  scene(
    'dusk',
    [92, 60, 20],
    hills('h1', '0,130! 60,104! 100,124! 150,92! 210,128! 320,104! 320,200! 0,200!'),
    hills('h2', '0,148! 80,134 180,146 320,130! 320,200! 0,200!'),
    sheer(0.3, mass('fl2', circle(272, 34, 48))),
    eastTower(246, 66, 52, 116, 5),
    opening('ink', arch(260, 120, 9, 18), arch(258, 182, 22, 34)),
    mass('bz2', polygon(256, 50, 288, 50, 282, 58, 262, 58)),
    flame(272, 50, 30, 46),
    mass('gr3', rect(0, 172, 320, 28)),
    onCounter('LC', 24, 34, 3, ['assyria', 'cl']),
    hills('gr4', '0,190! 120,184 320,190! 320,200! 0,200!'),
  )

/** Young men are led to the scribe who writes them down; their spears wait. */
export const recruitment = (): Scene =>
  scene(
    'rose',
    [52, 50, 22],
    hills('h1', '0,136! 80,118 160,130 240,116 320,128! 320,200! 0,200!'),
    mass('gr1', rect(0, 160, 320, 40)),
    // The commander's tent.
    mass('cl2', polygon(196, 176, 212, 110, 252, 66, 292, 110, 308, 176)),
    tone('cl3', polygon(252, 66, 292, 110, 308, 176, 262, 176)),
    mass('br2', polygon(212, 110, 252, 66, 292, 110, 290, 116, 252, 84, 214, 116)),
    opening('ink', polygon(238, 176, 252, 112, 266, 176)),
    flag(252, 68, 34, 'cb', 1.7),
    // Spears and shields, ready.
    ...[0, 1, 2, 3, 4].map(index => [
      mass('wd3', rect(120 + index * 13, 88, 3, 92)),
      mass('co1', polygon(121.5 + index * 13, 70, 127 + index * 13, 88, 121.5 + index * 13, 93, 116 + index * 13, 88)),
    ]),
    mass('wd2', rect(112, 124, 72, 5)),
    ...[130, 168].map(x => [
      mass('br2', circle(x, 166, 19)),
      mass('cl3', circle(x, 166, 13)),
      mass('br1', circle(x, 166, 5)),
    ]),
    ...(['wd', 'st', 'lf'] as const).map((cloth, index) =>
      robed(22 + index * 34, 184 + (index % 2) * 4, 0.92, [index === 1 ? 'judah' : 'arameans', cloth]),
    ),
    robed(232, 188, -0.96, ['assyria', 'pu']),
    mass('st1', rect(188, 116, 14, 18)),
    mass('gr2', smooth('0,190! 160,184 320,192! 320,200! 0,200!')),
  )

/** Lightning over a town: the gods are angry. */
export const catastrophe = (): Scene =>
  scene(
    'dusk',
    [262, 44, 15],
    cloud(-20, 58, 200, 'h2'),
    cloud(110, 44, 230, 'h1'),
    hills('h1', '0,132! 80,116 180,128 320,114! 320,200! 0,200!'),
    mass('li', polygon(156, 40, 180, 40, 160, 78, 178, 78, 132, 138, 146, 92, 128, 92)),
    mudHouse(20, 168, 56, 46),
    mudHouse(206, 170, 62, 54),
    mudHouse(264, 172, 50, 36),
    eastTower(112, 124, 44, 58, 4.6),
    mass('bk4', polygon(112, 124, 124, 136, 134, 126, 144, 144, 156, 130, 156, 112, 112, 112)),
    ...(
      [
        [134, 140, 34, 52],
        [54, 124, 24, 40],
        [236, 120, 30, 50],
        [288, 138, 20, 32],
      ] as const
    ).map(([x, y, w, h]) => flame(x, y, w, h)),
    mass('gr3', rect(0, 168, 320, 32)),
    robed(92, 192, -0.62, ['babylonia', 'cb']),
    robed(186, 190, 0.62, ['judah', 'lf']),
    hills('gr4', '0,190! 120,184 320,190! 320,200! 0,200!'),
  )

/** Barley is cut, the granaries fill. */
export const economic = (): Scene =>
  scene(
    'day',
    [52, 48, 22],
    cloud(206, 42, 66, 'k2'),
    hills('h1', '0,128! 80,112 180,124 320,108! 320,200! 0,200!'),
    mass('wa2', rect(0, 128, 320, 12)),
    mass('lf2', rect(0, 138, 320, 14)),
    palm(24, 160, 88, -6),
    palm(52, 158, 66, 6),
    ...[222, 282].map(x => [
      mass('bk1', path('M', x - 34, 178, 'v-40q2-50 34-58 32 8 34 58v40z')),
      tone('bk3', path('M', x + 8, 178, 'v-94q24 14 26 54v40z')),
      opening('bk4', arch(x - 10, 178, 17, 28)),
    ]),
    // Standing corn, then stubble and sheaves.
    mass('gr2', rect(0, 160, 320, 40)),
    mass(
      'br2',
      ...Array.from({ length: 15 }, (_, index) =>
        smooth(
          `${index * 8},188! ${index * 8 + 1},150 ${index * 8 + 4},136! ${index * 8 + 8},150 ${index * 8 + 7},188!`,
        ),
      ),
    ),
    mass(
      'br1',
      ...Array.from({ length: 15 }, (_, index) =>
        smooth(
          `${index * 8 + 1},160! ${index * 8 + 1},146 ${index * 8 + 4},136! ${index * 8 + 5},148 ${index * 8 + 4},160!`,
        ),
      ),
    ),
    robed(150, 188, -0.96, ['babylonia', 'cb']),
    mass('co1', path('M116 122q-16 4-14 20 4-12 16-14z')),
    ...[186, 228, 270].map(x => [
      mass(
        'br2',
        smooth(`${x - 15},190! ${x - 5},172 ${x - 16},150! ${x},144 ${x + 16},150! ${x + 5},172 ${x + 15},190!`),
      ),
      tone('br3', smooth(`${x + 2},146! ${x + 16},150! ${x + 5},172 ${x + 15},190! ${x + 3},190!`)),
      mass('cl2', rect(x - 7, 167, 14, 5)),
    ]),
    mass('gr3', smooth('0,192! 160,186 320,192! 320,200! 0,200!')),
  )
