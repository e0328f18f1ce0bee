// What the words of Glory to Rome look like on the board.

import { MATERIALS, ROLES } from '@tabularium/glory-to-rome/rules'
import type { ReactNode } from 'react'
import type { TermPicture } from '../pieces.ts'
import { CardFace } from './card.tsx'
import { RomeIcon } from './icons.tsx'
import { Back, Bricks, Disc, Tile } from './signs.tsx'
import './materials.css'
import './term-picture.css'

const Sign = ({ name }: { readonly name: string }) => (
  <span className="rome-term-sign">
    <RomeIcon name={name} />
  </span>
)

const PICTURES: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(MATERIALS.map(material => [material, <Tile key={material} of={material} />])),
  ...Object.fromEntries(ROLES.map(role => [role, <Disc key={role} of={role} />])),
  role: ROLES.map(role => <Disc key={role} of={role} />),
  material: MATERIALS.map(material => <Tile key={material} of={material} />),
  senator: (
    <span className="rome-tile rome-tile-senator">
      <RomeIcon name="senator" />
    </span>
  ),
  leader: <Sign name="flag" />,
  think: <Sign name="think" />,
  pool: <Tile of="brick" n={3} />,
  stockpile: <Tile of="stone" n={2} />,
  vault: (
    <>
      <Sign name="vault" />
      <Back n={2} />
    </>
  ),
  client: <Disc of="merchant" />,
  clientele: <Disc of="laborer" n={2} />,
  foundation: (
    <span className="rome-m-brick">
      <Bricks placed={0} needed={2} />
    </span>
  ),
  completed: (
    <span className="rome-m-brick">
      <Bricks placed={2} needed={2} />
    </span>
  ),
  site: <Sign name="site" />,
  'in-town': <Sign name="site" />,
  'out-of-town': <Sign name="out" />,
  influence: <Sign name="influence" />,
}

export const romeTermPicture: TermPicture = ({ term, say }) => {
  if (term === 'order-card') {
    return (
      <span className="term-picture rome-term-card" aria-hidden="true">
        <CardFace card="market" say={say} />
      </span>
    )
  }
  return (
    Object.hasOwn(PICTURES, term) && (
      <span className="term-picture" aria-hidden="true">
        {PICTURES[term]}
      </span>
    )
  )
}
