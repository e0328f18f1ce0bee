// The drawings of 7 Wonders Duel.

import { picturesOf } from '../../ui/picture.tsx'

export const { Picture, useAddress } = picturesOf(() => import('@tabularium/art/wonders-duel'))
