// Small signs: a material's tile, a client's disc, the bricks of an unfinished structure. Every one has a word as well,
// spoken by the piece it is on.

import { memo } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { materialOfRoleName } from './actions-by-piece.ts'
import { RomeIcon } from './icons.tsx'
import './signs.css'

interface TileProps {
  readonly of: string
  /** How many, where there are several. */
  readonly n?: number
}

export const Tile = memo(function Tile({ of, n = 1 }: TileProps) {
  return (
    <span className={`rome-tile rome-m-${of}`} aria-hidden="true">
      <RomeIcon name={of} />
      {n > 1 && <b className="rome-count num">{n}</b>}
    </span>
  )
})

/** A client, by its role. */
export const Disc = memo(function Disc({ of, n = 1 }: TileProps) {
  return (
    <span className={`rome-disc rome-m-${materialOfRoleName(of)}`} aria-hidden="true">
      <RomeIcon name={of} />
      {n > 1 && <b className="rome-count num">{n}</b>}
    </span>
  )
})

export const Back = ({ n = 1 }: { readonly n?: number }) => (
  <span className="rome-back" aria-hidden="true">
    {n > 1 && <b className="rome-count num">{n}</b>}
  </span>
)

interface BricksProps {
  readonly placed: number
  readonly needed: number
}

/** One place for each material needed, the filled ones first. */
export const Bricks = memo(function Bricks({ placed, needed }: BricksProps) {
  return (
    <span className="rome-bricks" aria-hidden="true">
      {Array.from({ length: needed }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bricks are alike
        <i key={i} className={i < placed ? 'rome-brick-laid' : ''} />
      ))}
      <span className="num">
        {placed}/{needed}
      </span>
    </span>
  )
})

export const Tick = () => (
  <span className="rome-tick" aria-hidden="true">
    <BoardIcon name="tick" />
  </span>
)
