// The drawings of Mare Nostrum.

import { picturesOf } from '../../ui/picture.tsx'

export const { Picture } = picturesOf(() => import('@tabularium/art/mare-nostrum'))
