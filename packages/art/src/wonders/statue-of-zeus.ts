// The Statue of Zeus at Olympia: gold and ivory, enthroned; were he to rise, he would lift the roof.

import { air, at, type Drawing, guide, light, mass, opening, type Scene, sheer, tone } from '../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { eagle } from '../parts/beasts.ts'
import { figure } from '../parts/people.ts'
import { brazier } from '../parts/things.ts'

const hall: Drawing = [
  air('k1', rect(0, 0, 240, 320)),
  air('k2', circle(120, 92, 112)),
  air('k3', circle(120, 92, 72)),
  mass('wd3', rect(0, 0, 240, 12)),
  tone('wd2', ...Array.from({ length: 8 }, (_, index) => rect(6 + index * 32, 0, 14, 12))),
]

/** A pillar of the nave: Doric, fluted, its far edge in the dark. */
const pillar = (x: number, width: number): Drawing => [
  mass('st2', polygon(x - width / 2, 272, x - width * 0.42, 34, x + width * 0.42, 34, x + width / 2, 272)),
  tone('st3', polygon(x, 272, x, 34, x + width * 0.42, 34, x + width / 2, 272)),
  tone('st4', polygon(x + width * 0.24, 272, x + width * 0.2, 34, x + width * 0.42, 34, x + width / 2, 272)),
  light('st1', rect(x - width * 0.36, 36, width * 0.13, 234)),
  mass(
    'st2',
    path(
      'M',
      x - width * 0.42,
      34,
      'q',
      -width * 0.2,
      -8,
      -width * 0.24,
      -12,
      'h',
      width * 1.32,
      'q',
      -width * 0.04,
      4,
      -width * 0.24,
      12,
      'z',
    ),
  ),
  mass('st3', rect(x - width * 0.68, 12, width * 1.36, 10)),
]

const throne: Drawing = [
  mass('br3', rect(72, 74, 96, 190)),
  mass('bk4', rect(80, 84, 80, 150)),
  mass('br2', rect(68, 66, 104, 10)),
  tone('br3', rect(140, 66, 32, 10)),
  mass('br1', circle(74, 62, 6), circle(166, 62, 6)),
  mass('br2', rect(62, 168, 116, 9), rect(64, 176, 10, 88), rect(166, 176, 10, 88)),
  tone('br4', rect(170, 176, 6, 88), rect(76, 178, 88, 84)),
  tone('br3', rect(78, 196, 84, 4), rect(78, 222, 84, 4)),
]

const sceptre: Drawing = [mass('br1', rect(189, 56, 4, 206)), at(191, 48, 0.72, eagle('br1', 'br3'))]

const victory: Drawing = [
  mass('br1', smooth('40,132! 38,118 41,110 46,110 50,118 50,132!'), circle(43.6, 106, 3.6)),
  mass('br2', smooth('46,112! 56,100 66,92! 66,106 58,116 50,120!')),
  mass('br2', smooth('40,112! 32,102 24,98! 26,108 32,116 38,119!')),
  mass('lf2', 'M34 116a6 6 0 1 1 .1 0zm-1-3a3 3 0 1 0 .1 0z'),
]

/** His right arm, held out, and the left one raised to the sceptre. */
const arms: Drawing = [
  mass('iv2', smooth('98,104! 86,110 74,130 66,140 50,136! 36,132! 34,138! 48,148 68,154 80,150 92,134 102,124!')),
  light('iv1', smooth('98,105! 86,111 75,131 66,141 50,137! 50,140! 68,147 78,140 90,122 100,112!')),
  mass('iv2', smooth('142,104! 156,108 170,124! 180,114 186,98! 196,100! 192,118 180,138 168,142 154,132 142,124!')),
  tone('iv3', smooth('150,130! 168,136 184,118 194,100! 196,100! 192,118 180,138 168,142 154,132!')),
]

const torso: Drawing = [
  mass('iv1', smooth('94,106 104,98 120,96 136,98 146,106! 146,130 142,176! 98,176! 94,130')),
  tone('iv2', smooth('122,96! 136,98 146,106! 146,130 142,176! 124,176! 126,150')),
  tone('iv3', smooth('102,124! 112,128 120,124 128,128 138,124! 128,131 120,128 112,131!'), rect(119, 132, 2.4, 34)),
  tone('iv3', path('M106 142h10v2.4h-10zm18 0h10v2.4h-10zM107 154h9v2.4h-9zm17 0h9v2.4h-9z')),
]

const head: Drawing = [
  mass('br3', smooth('98,74 100,56 110,46 120,44 130,46 140,56 142,74 140,90! 100,90!')),
  mass('iv1', smooth('106,64! 120,58 134,64! 134,78 128,88 120,91 112,88 106,78')),
  tone('iv2', smooth('121,58! 134,64! 134,78 128,88 120,91! 123,78!')),
  opening('ink', path('M109 70h6v2.6h-6zM125 70h6v2.6h-6z')),
  tone('iv3', path('M107 67q5-4 10 0v-2q-5-4-10 0zM123 67q5-4 10 0v-2q-5-4-10 0z')),
  tone('iv3', polygon(120, 68, 123.4, 79, 117.4, 79)),
  mass('br2', smooth('104,78! 110,82 116,80 120,82 124,80 130,82 136,78! 138,94 130,106 120,112 110,106 102,94')),
  tone('br3', smooth('121,82! 124,80 130,82 136,78! 138,94 130,106 120,112!')),
  opening('bk4', path('M115 86q5-3 10 0-5 3-10 0z')),
  // The wreath of wild olive.
  mass('lf2', ...[-50, -25, 0, 25, 50].map(turn => leaf(turn))),
]

function leaf(turn: number): string {
  const angle = ((turn - 90) * Math.PI) / 180
  const point = (radius: number, aside: number) => [
    120 + Math.cos(angle + aside) * radius,
    74 + Math.sin(angle + aside) * radius,
  ]
  return polygon(...point(20, -0.2), ...point(26, -0.14), ...point(31, 0.04), ...point(26, 0.16), ...point(20, 0.2))
}

const cloak: Drawing = [
  mass('br2', smooth('134,98! 146,102 152,118 150,150 148,178! 134,178! 138,140')),
  mass(
    'br2',
    smooth(
      '78,176! 98,170 142,170 162,176! 174,190 172,212 168,258! 132,258! 130,216 120,208 110,216 108,258! 70,258! 66,212 66,190',
    ),
  ),
  tone(
    'br3',
    smooth('136,172! 162,176! 174,190 172,212 168,258! 150,258! 156,214 146,192'),
    smooth('120,208! 110,216 108,258! 98,258! 100,216 112,196 132,194!'),
  ),
  light(
    'br1',
    smooth('76,182! 84,178! 76,196 78,256! 71,256! 68,212 68,192'),
    smooth('90,190! 96,190! 92,214 92,256! 86,256! 86,212'),
    smooth('136,212! 142,206! 144,256! 137,256!'),
  ),
  light(
    'cl2',
    ...[
      [82, 226],
      [82, 244],
      [154, 226],
      [120, 184],
      [140, 186],
      [102, 184],
    ].map(([x, y]) => circle(x, y, 2.4)),
  ),
  mass('iv2', path('M74 258h28v6q-6 4-30 2zM138 258h28l2 8q-24 2-30-2z')),
]

const base: Drawing = [
  mass('br3', rect(64, 264, 112, 8)),
  mass('ma4', rect(44, 270, 152, 24)),
  tone('ink', rect(150, 270, 46, 24)),
  mass('br2', rect(44, 270, 152, 4), rect(44, 290, 152, 4)),
  light('br1', ...Array.from({ length: 6 }, (_, index) => circle(60 + index * 24, 282, 3))),
]

/** A pool of oil before him, to keep the ivory moist; it mirrors the gold. */
const pool: Drawing = [
  mass('ma3', rect(0, 292, 240, 28)),
  tone('ma4', rect(0, 306, 240, 14)),
  mass('wa4', polygon(36, 300, 204, 300, 222, 320, 18, 320)),
  sheer(0.7, air('br3', polygon(84, 300, 156, 300, 162, 320, 78, 320))),
  sheer(0.7, air('br1', polygon(100, 300, 116, 300, 114, 320, 94, 320))),
]

export const statueOfZeus = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'dusk',
  wide: '0 32 240 147',
  drawing: [
    hall,
    pillar(20, 27),
    pillar(220, 27),
    throne,
    torso,
    cloak,
    sceptre,
    arms,
    victory,
    head,
    base,
    pool,
    brazier(24, 296, 24),
    brazier(216, 296, 24),
    figure(52, 300, 1.1, 'cb'),
    figure(64, 300, 1, 'ma'),
    guide('M120 20V300M66 44H174M44 276H6M6 44v232M6 44h80M120 74m-44 0a44 44 0 1 1 88 0'),
  ],
})
