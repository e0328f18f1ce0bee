// Leaders as cameos, ivory on onyx, looking left into the light; kings have a rim of beads.

import { at, clipped, type Drawing, mass, type Scene } from '../kit/drawing.ts'
import { circle, path, polygon, smooth } from '../kit/path.ts'
import type { Pictures } from '../pictures.ts'
import { head } from './counters/headgear.ts'
import { crowned } from './counters/leader.ts'
import { NATIONS, type Nation } from './counters/nations.ts'
import type { Tones } from './counters/tones.ts'

const IVORY: Tones = {
  ...{ plate: 'on2', edge: 'on3', disc: 'on2', skin: 'iv1', hair: 'iv3', cloth: 'iv2', trim: 'br3' },
  ...{ metal: 'br2', bright: 'br1', shield: 'br3', horse: ['iv1', 'iv2', 'iv3'] },
}

/** Brow, eye and the locks of a beard: what a counter is too small for. */
const features: Drawing = [
  mass('on3', smooth('1.6,-13.6! 4,-15.2 6.2,-13.8! 4,-12.8')),
  mass('iv3', polygon(0.6, -16.4, 6.8, -17.4, 6.8, -16.2, 1.2, -15.4), smooth('7,-15! 9.8,-12! 7,-10.4! 7.6,-12')),
]

const locks: Drawing = [
  mass('iv2', ...[-6, -2.6, 0.8, 4.2].map(y => path('M', -2, y, 'q', 5, 2.4, 10, 0.4, 'v1.1q-5 2-10-.4z'))),
  mass('iv2', polygon(3, -8, 7.6, -8, 7.6, -7, 3, -6.8)),
]

const bust = ({ headgear, kilt }: Nation): Drawing => [
  mass('iv2', path('M-30 34Q-26 4-8 0L6 0Q24 4 28 34z')),
  mass('iv3', path('M10 2Q24 6 28 34L14 34Q18 16 4 2z')),
  mass('br2', path('M-22 34Q-18 12-8 4L-4 6Q-12 16-14 34z'), path('M8 4L12 5Q2 20-10 24L-12 20Q2 16 8 4z')),
  ...head(headgear, IVORY),
  ...(kilt ? [] : locks),
  features,
]

const cameo = (nation: Nation, king: boolean): Scene => {
  const crown = king ? crowned(nation, IVORY) : undefined
  return {
    ...{ width: 200, height: 240, sky: 'day' },
    drawing: [
      mass('br3', circle(100, 120, 98, 118)),
      mass('br2', circle(99, 119, 95, 115)),
      mass('br1', circle(97, 117, 90, 110)),
      mass('on3', circle(100, 120, 88, 108)),
      mass('on2', circle(97, 117, 85, 105)),
      ...(king
        ? [
            mass(
              'br1',
              ...Array.from({ length: 36 }, (_, index) => {
                const angle = (index * Math.PI) / 18
                return circle(100 + Math.sin(angle) * 80, 120 - Math.cos(angle) * 100, 2.6)
              }),
            ),
          ]
        : []),
      clipped(
        circle(100, 120, 88, 108),
        crown ? at(203, 42, [-3.2, 3.2], ...crown) : at(98, 162, [-3.1, 3.1], ...bust(nation)),
      ),
    ],
  }
}

/** `assyria` a commander, `assyria/king` a king. */
export const cameos: Pictures = Object.fromEntries(
  Object.entries(NATIONS).flatMap(([id, nation]): readonly (readonly [string, () => Scene])[] => [
    [id, () => cameo(nation, false)],
    ...(id === 'mercenary' ? [] : [[`${id}/king`, () => cameo(nation, true)] as const]),
  ]),
)
