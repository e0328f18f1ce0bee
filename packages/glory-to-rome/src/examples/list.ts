// The rulebook's examples as positions and moves. The seats are R, Y and L in clockwise order, and O opposite Y, whose
// example it is, unless said otherwise.

import type { Example } from '@tabularium/kernel'
import { scene } from '../scene.ts'
import type { GrState } from '../state.ts'

const Y = 1

export const LIST: readonly Example<GrState>[] = [
  {
    id: 'BX-01',
    rule: '4',
    seat: 0,
    position: () =>
      scene({
        players: [
          { hand: 'bar', clients: 'laborer' },
          { hand: 'senator' },
          { hand: 'dock dock dock', clients: 'laborer' },
          { hand: 'wall wall wall tower tower' },
        ],
        pool: 'wood brick concrete stone marble',
      }),
    moves: [
      'lead laborer bar',
      'follow senator',
      'think cards',
      'think cards',
      'collect wood',
      'collect brick',
      'collect stone',
      'collect marble',
    ],
    chance: ['circus', 'palisade', 'academy'],
  },
  {
    id: 'BX-02',
    rule: '7',
    seat: Y,
    position: () =>
      scene({
        players: [{ hand: 'insula circus', clients: 'laborer' }, { hand: 'academy bar' }, { hand: 'dock' }],
        pool: 'rubble wood',
        leader: Y,
      }),
    moves: ['lead legionary academy', 'think senator', 'think senator', 'demand bar', 'give insula'],
  },
]
