// The drawings of 7 Wonders Duel.

import { picturesOf } from '../../ui/picture.tsx'

export const { Picture, useAddress } = picturesOf(() => import('@tabularium/art/wonders-duel'))

/** Of the conflict track, by seat: the ends it has, and what walks between them. */
export const CAPITAL_PICTURES = ['track/capital-west', 'track/capital-east'] as const
export const PAWN_PICTURE = 'track/pawn'
