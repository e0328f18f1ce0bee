// The faces of the bots' characters: six cameos, named as the bots name the characters. They are shown small, so that
// each has one thing to be known by: crest, grey beard, tall cap, blue skullcap, purple stripe, veil.

import { type Drawing, light, mass, type Scene, tone } from '../kit/drawing.ts'
import { smooth } from '../kit/path.ts'
import {
  beads,
  bound,
  cameo,
  cloak,
  collar,
  cuirass,
  fringed,
  fullBeard,
  man,
  shortBeard,
  shortHair,
  woman,
} from '../parts/cameo.ts'
import type { Pictures } from '../pictures.ts'

/** A helmet that leaves the face free, and its crest. */
const crested: Drawing = [
  mass('cl2', smooth('70,34! 82,10 108,-4 138,4 160,30 170,66 174,112! 156,100 152,66 138,38 116,24 94,24!')),
  tone('cl3', smooth('94,24! 116,24 138,38 152,66 156,100! 148,90 138,62 118,36 90,30!')),
  mass('br2', smooth('62,86! 62,62 76,38 102,26 130,36 146,62 148,92 154,116! 138,118! 128,104 112,94 90,86!')),
  tone('br3', smooth('118,30! 130,36 146,62 148,92 154,116! 138,118! 128,104! 134,78 130,52')),
  light('br1', smooth('70,74! 74,58 86,44 100,38! 88,54 84,72!')),
  mass('br1', smooth('58,88! 60,79! 90,80 120,90 148,102! 149,110! 120,98 90,89!')),
]

const warrior = (): Scene => cameo(0.92, 126, woman, bound(), cuirass, crested)

/** A ribbon around the head. */
const fillet: Drawing = [
  mass('cb2', smooth('64,78! 84,72 112,76 140,90! 141,98! 112,84 84,80 64,86!')),
  tone('cb3', smooth('138,90! 152,106 154,128! 146,122! 143,130! 134,98!')),
]

const scholar = (): Scene => cameo(0.97, 118, man, shortHair, fullBeard('iv3', 'on1'), cloak('ma1', 'ma3'), fillet)

/** The tall cap of a Phoenician. */
const tallCap: Drawing = [
  mass('pu2', smooth('64,86! 66,58 80,24 100,0! 112,-4 122,4! 136,34 144,66 146,96! 128,104 108,92 88,86!')),
  tone('pu3', smooth('112,-2! 122,4! 136,34 144,66 146,96! 128,104! 132,64 124,30')),
  mass('br1', smooth('60,90! 61,80! 92,80 122,90 148,100! 148,110! 120,100 92,91!')),
  beads('br1', 3, [92, 58], [110, 50], [104, 70], [122, 66]),
]

const merchant = (): Scene => cameo(0.86, 138, man, fringed('pu'), shortBeard, tallCap)

/** The close cap of the craftsmen of Ptah. */
const skullcap: Drawing = [
  mass('cb2', smooth('64,84! 66,62 80,46 104,40 128,50 142,72 142,98 132,114! 120,108 110,96 88,86!')),
  tone('cb3', smooth('122,46! 136,58 142,76 142,98 132,114! 120,108! 130,90 130,66')),
  light('cb1', smooth('72,74! 78,60 92,50! 84,62 82,76!')),
  mass('br1', smooth('62,88! 63,81! 90,81 112,91 134,108! 131,115! 108,99 88,89!')),
]

const builder = (): Scene => cameo(0.97, 120, man, collar('cb2'), skullcap)

/** The broad stripe on a toga. */
const stripe: Drawing = [
  mass('pu2', smooth('88,178! 106,192! 92,242! 66,238! 82,206')),
  tone('pu3', smooth('106,192! 111,194! 99,242! 92,242!')),
]

const patron = (): Scene => cameo(0.97, 118, man, shortHair, cloak('iv1', 'iv3'), stripe)

/** A veil over the knot of the hair, falling on the shoulders. */
const veil: Drawing = [
  mass(
    'lf2',
    smooth(
      '84,54! 104,40 132,46 154,68 168,104 172,156 180,214! 132,236! 138,190 128,156! 134,128 134,100 118,76 98,66!',
    ),
  ),
  tone('lf3', smooth('140,54! 154,68 168,104 172,156 180,214! 158,226! 160,160 154,102')),
  light('lf1', smooth('90,56! 106,46 126,50! 140,62! 122,58 106,60!')),
  beads('br1', 2.6, [76, 82], [84, 74], [94, 69], [105, 68]),
]

const diplomat = (): Scene => cameo(0.95, 122, woman, bound('wd3', 'wd2'), cloak('lf2', 'lf3'), veil)

export const pictures: Pictures = { warrior, scholar, merchant, builder, patron, diplomat }
