// The drawings of Assyrian Wars.

import { picturesOf } from '../../ui/picture.tsx'

export const { Picture } = picturesOf(() => import('@tabularium/art/assyrian-wars'))
