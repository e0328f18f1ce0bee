// Leaders as cameos, ivory on onyx, looking left into the light. Headdress, beard and dress tell the nation; kings wear a
// crown or a gold band, a long beard where their country has it, and pearls around the rim.

import { type Drawing, mass, type Scene, tone } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { circle, path, smooth } from '../kit/path.ts'
import { cameo, cloak, collar, cuirass, fringed, fullBeard, longBeard, man, shortBeard } from '../parts/cameo.ts'
import type { Pictures } from '../pictures.ts'
import { NATIONS } from './counters/nations.ts'
import { assyrianCrown, diadem, HEADDRESSES, nemes } from './headdress.ts'

interface Look {
  /** How large the head is, and the height of the middle, so that what stands on it fits into the oval. */
  readonly fit: readonly [size: number, middle: number]
  readonly beard: Drawing
  readonly dress: Drawing
}

/** A shirt with a seam over the shoulder. */
const tunic = (lit: Role, shade: Role, seam: Role): Drawing => [
  cloak(lit, shade),
  mass(seam, smooth('90,184! 100,190! 84,240! 72,238!')),
]

const TALL = [0.84, 138] as const
const HIGH = [0.88, 130] as const
const LOW = [0.97, 120] as const
const long = [longBeard]
const short = [shortBeard]
const full = fullBeard()

// biome-ignore format: a table
const LOOKS = {
  assyria: { fit: TALL, beard: long, dress: cuirass },
  media: { fit: LOW, beard: full, dress: tunic('cb2', 'cb3', 'br1') },
  egypt: { fit: LOW, beard: [], dress: collar('cb2') },
  babylonia: { fit: TALL, beard: long, dress: fringed('cb') },
  elam: { fit: LOW, beard: full, dress: fringed('cl') },
  phoenicia: { fit: HIGH, beard: full, dress: fringed('pu') },
  judah: { fit: LOW, beard: full, dress: tunic('iv1', 'iv3', 'lf2') },
  israel: { fit: LOW, beard: full, dress: fringed('lf') },
  syria: { fit: HIGH, beard: short, dress: cuirass },
  urartu: { fit: TALL, beard: long, dress: tunic('wa3', 'wa4', 'br1') },
  phrygia: { fit: HIGH, beard: short, dress: tunic('bk2', 'bk3', 'br1') },
  persia: { fit: HIGH, beard: long, dress: tunic('br2', 'br3', 'cb2') },
  cimmerians: { fit: LOW, beard: full, dress: tunic('wd1', 'wd3', 'wd2') },
  scythians: { fit: TALL, beard: full, dress: tunic('cl2', 'cl3', 'br1') },
} as const satisfies Partial<Record<keyof typeof NATIONS, Look>>

type Led = keyof typeof LOOKS

/** The beard of a pharaoh, tied on. */
const tied: Drawing = [
  mass('br3', smooth('62,157! 74,160! 74,190 66,196 58,190!')),
  tone('br4', ...[166, 174, 182].map(y => path('M60', y, 'h14v3h-14z'))),
]

const CROWNS: Partial<Readonly<Record<Led, Pick<Look, 'beard'> & { readonly worn: Drawing }>>> = {
  assyria: { worn: assyrianCrown, beard: long },
  egypt: { worn: nemes, beard: tied },
}

const PEARLS = 28
/** Along the rim. */
const pearls: Drawing = [
  mass(
    'iv1',
    ...Array.from({ length: PEARLS }, (_, index) => {
      const angle = (2 * Math.PI * index) / PEARLS
      return circle(100 + Math.sin(angle) * 90, 120 - Math.cos(angle) * 110, 3)
    }),
  ),
]

function leader(id: Led, king: boolean): Scene {
  const { fit, beard, dress }: Look = LOOKS[id]
  const worn = HEADDRESSES[NATIONS[id].headgear]
  if (!king) return cameo(...fit, man, dress, beard, worn)
  const crown = CROWNS[id] ?? { worn: [worn, diadem], beard }
  const robe = dress === cuirass ? fringed('pu') : dress
  const scene = cameo(...fit, man, robe, crown.beard, crown.worn)
  return { ...scene, drawing: [...scene.drawing, pearls] }
}

/** `assyria` a commander, `assyria/king` a king. */
export const cameos: Pictures = Object.fromEntries(
  (Object.keys(LOOKS) as Led[]).flatMap(id => [
    [id, () => leader(id, false)],
    [`${id}/king`, () => leader(id, true)],
  ]),
)
