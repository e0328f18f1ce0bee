// The drawings of Glory to Rome.

import type { StructureView } from '@tabularium/glory-to-rome'
import { picturesOf } from '../../ui/picture.tsx'

export const { Picture } = picturesOf(() => import('@tabularium/art/glory-to-rome'))

/** A structure as it stands: the foundation, under construction, finished. */
export const structurePicture = ({ name, done, placed }: Pick<StructureView, 'name' | 'done' | 'placed'>): string =>
  `structure/${name}/${done ? 3 : placed > 0 ? 2 : 1}`

/** The plots of a material that are still free. */
export const sitePicture = (material: string): string => `site/${material}`

/** What lies around the table. */
export const FORUM_PICTURE = 'forum'

/** A card shows what may become of it. */
export const cardPicture = (card: string): string => (card === 'senator' ? 'card/senator' : `structure/${card}/3`)
