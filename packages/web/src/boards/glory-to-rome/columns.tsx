// Six columns, each a role and its material: the pool, the sites left, and the flag of the role that is led. Beside them
// the deck and the senators.

import { MATERIALS, ROLES } from '@tabularium/glory-to-rome/rules'
import { useRef } from 'react'
import { useRoving } from '../../ui/roving.ts'
import { pieceClasses } from '../kit/pieces.ts'
import { pieceProps, type Rome, stateOf, useRome } from './context.ts'
import { PieceKey } from './hand.tsx'
import { RomeIcon } from './icons.tsx'
import { cardPicture, Picture, sitePicture } from './picture.ts'

export function Columns() {
  const rome = useRome()
  const { w, view } = rome
  const region = useRef<HTMLElement>(null)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  return (
    <section ref={region} className="rome-columns" aria-label={w('columns')}>
      {MATERIALS.map((material, i) => (
        <Column key={material} rome={rome} index={i} />
      ))}
      <div className="rome-decks">
        <button
          type="button"
          className={`rome-deck ${pieceClasses(stateOf(rome, 'deck'))}`}
          {...pieceProps(rome, 'deck')}
        >
          <RomeIcon name="think" />
          <span>{w('deck')}</span>
          <b className="num">{view.deck}</b>
          <PieceKey piece="deck" />
        </button>
        <span className="rome-deck rome-deck-senators" data-zone="senators" title={w('pile')}>
          <Picture name={cardPicture('senator')} className="rome-deck-figure">
            <RomeIcon name="senator" />
          </Picture>
          <span>{w('pile')}</span>
          <b className="num">{view.pile}</b>
        </span>
      </div>
    </section>
  )
}

function Column({ rome, index }: { readonly rome: Rome; readonly index: number }) {
  const { view, say, w, seat, nameOfSeat, form } = rome
  const material = MATERIALS[index]
  const role = ROLES[index]
  const led = view.role === index
  const count = view.pool[index]
  const [inside, outside] = [view.inTown[index], view.outOfTown[index]]
  const name = say({ key: `role.${role}` })
  const does = say({ key: `does.${role}` })
  const rolePiece = `role.${role}`
  const poolPiece = `pool.${material}`
  const flag = view.leader === seat ? w('flagYou') : w('flag', { name: nameOfSeat(view.leader) })
  return (
    <div className={`rome-column rome-m-${material} ${led ? 'rome-led' : ''}`}>
      <button
        type="button"
        className={`rome-column-head ${pieceClasses(stateOf(rome, rolePiece), true)}`}
        {...pieceProps(rome, rolePiece)}
      >
        <span className="visually-hidden">
          {name}: {does}
        </span>
        <Picture name={`role/${role}`} className="rome-column-figure">
          <RomeIcon name={role} />
        </Picture>
        <span className="rome-column-name" aria-hidden="true">
          <b>{name}</b>
          <small>{does}</small>
        </span>
        <PieceKey piece={rolePiece} />
      </button>
      <button
        type="button"
        className={`rome-pool ${pieceClasses(stateOf(rome, poolPiece), true)}`}
        {...pieceProps(rome, poolPiece)}
      >
        <span className="visually-hidden">
          {say({ key: `material.${material}` })}; {w('pool', { n: count })}; {w('sites', { in: inside, out: outside })}
          {led ? `; ${flag}` : ''}
        </span>
        <Pile material={material} count={count} none={w('nonePool')} />
        <PieceKey piece={poolPiece} />
      </button>
      <span className="rome-sites" aria-hidden="true">
        <span className="rome-sites-name">
          <RomeIcon name={material} />
          <span>{say({ key: `material.${material}` })}</span>
        </span>
        <span
          title={w('sites', { in: inside, out: outside })}
          data-zone={`sites.${material}`}
          className={inside === 0 ? 'rome-sites-gone' : ''}
        >
          <SiteSign material={material} small={form === 'phone'} />
          <span className="num">
            {inside}+{outside}
          </span>
        </span>
      </span>
      {led && (
        <span className="rome-flag" aria-hidden="true">
          <RomeIcon name="flag" />
          <span>{flag}</span>
        </span>
      )}
    </div>
  )
}

interface SiteSignProps {
  readonly material: string
  /** No room for a scene. */
  readonly small: boolean
}

/** The plots that are left: where their material comes from. */
const SiteSign = ({ material, small }: SiteSignProps) =>
  small ? (
    <RomeIcon name="site" />
  ) : (
    <Picture name={sitePicture(material)} className="rome-site-picture">
      <RomeIcon name="site" />
    </Picture>
  )

const MOST_SHOWN = 6

/** Cards of the pool, one over the other, and how many there are. */
export function Pile({
  material,
  count,
  none,
}: {
  readonly material: string
  readonly count: number
  readonly none: string
}) {
  if (count === 0)
    return (
      <span className="rome-pool-none" aria-hidden="true">
        {none}
      </span>
    )
  return (
    <span className="rome-pile" aria-hidden="true" data-count={Math.min(count, MOST_SHOWN)}>
      {Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile are alike
        <span key={i} className="rome-tile">
          <RomeIcon name={material} />
        </span>
      ))}
      <b className="num">{count}</b>
    </span>
  )
}
