// Heroes between the rivers: kings and one who is two thirds a god.

import { light, mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, smooth } from '../../kit/path.ts'
import { beads, cameo, fringed, longBeard, man, neckCurls } from '../../parts/cameo.ts'

/** The round cap with its thick brim, as on the stele of his laws. */
export const hammurabi = (): Scene =>
  cameo(
    0.94,
    118,
    man,
    fringed('cl'),
    neckCurls,
    longBeard,
    mass('br2', smooth('72,72! 76,50 90,36 108,32 126,38 138,54 142,74!')),
    tone('br3', smooth('116,34! 126,38 138,54 142,74! 122,72! 126,52')),
    light('br1', smooth('77,68! 82,50 94,41 104,39! 94,50 90,68!')),
    mass('br1', smooth('58,80! 58,68 68,63 100,61 136,66 150,74 152,86 146,96 130,96 100,90 72,90 62,88')),
    tone('br3', smooth('110,62! 136,66 150,74 152,86 146,96 130,96 100,90 72,90 62,88! 100,84 126,84')),
  )

/** The pointed cap whose ribbon hangs down behind. */
export const nebuchadnezzar = (): Scene =>
  cameo(
    0.9,
    126,
    mass('cl2', smooth('104,6! 120,14 144,54 158,104 166,166! 154,168! 146,110 130,62 108,24!')),
    man,
    fringed('cb'),
    neckCurls,
    longBeard,
    mass('ma1', smooth('64,86! 66,64 78,40 92,18 100,2 108,-2 112,6 118,26 132,52 142,74 144,98! 120,94! 90,86!')),
    tone('ma3', smooth('108,-2! 112,6 118,26 132,52 142,74 144,98! 120,94! 122,70 114,40')),
    mass('br2', smooth('63,90! 62,76! 92,74 120,79 145,88! 146,102! 120,94 92,88!')),
    tone('br3', smooth('118,78! 145,88! 146,102! 120,94!')),
    beads('cb2', 3.4, [74, 82], [90, 81], [106, 83], [122, 87], [136, 93]),
    mass('br1', circle(96, 58, 8)),
    tone('cl2', circle(96, 58, 4)),
  )

const horn = (lift: number, inset: number) =>
  smooth(
    `${134 - inset},${92 - lift}! ${104},${92 - lift} ${72 + inset},${84 - lift} ${54 + inset},${66 - lift} ${56 + inset},${44 - lift}! ${66 + inset},${64 - lift} ${84 + inset},${74 - lift} ${134 - inset},${76 - lift}!`,
  )

/** The horned crown of the gods; a beard like lapis lazuli. */
export const gilgamesh = (): Scene =>
  cameo(
    0.9,
    124,
    man,
    mass(
      'wd1',
      smooth('84,178! 66,190 44,204 30,220! 60,238 100,244 150,236 178,206! 166,184 142,170! 126,186 104,190'),
    ),
    tone(
      'wd3',
      ...[50, 74, 98, 122, 146].flatMap(x =>
        [204, 222].map(y => smooth(`${x},${y}! ${x + 8},${y}! ${x + 3},${y + 16}!`)),
      ),
      smooth('142,170! 166,184 178,206! 150,236 134,240! 150,210!'),
    ),
    neckCurls,
    longBeard,
    mass('br2', smooth('66,84! 68,60 80,36 98,16 110,12 122,20 136,46 142,70 142,94! 112,92!')),
    tone('br3', smooth('110,12! 122,20 136,46 142,70 142,94! 124,92! 124,60 116,34')),
    mass('iv1', horn(0, 0), horn(22, 9), horn(42, 18)),
    tone('iv3', smooth('134,92! 104,92 84,87! 104,88 134,84!'), smooth('125,70! 106,70 90,66! 106,67 125,62!')),
    light('br1', circle(106, 10, 5)),
  )
