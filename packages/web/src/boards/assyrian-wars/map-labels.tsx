// What stands on the map beside the signs of places: names, counters with the lines to where they belong, and prices.

import { memo } from 'react'
import { Block } from '../map/block.tsx'
import type { Point } from '../map/pan-zoom.ts'
import { Plate } from './counters.tsx'
import { isCapital, kindOf, nextTo, pointOf, radiusOf } from './geometry.ts'
import { type Layout, type Pile, type PlacedLabel, platesOf, SEA } from './label-layout.ts'
import { type Box, overlap, wordWidth } from './label-placement.ts'
import type { ForceSources, MapArea, MapLit, MapWater } from './map-data.ts'

interface NamesProps {
  readonly areas: readonly MapArea[]
  readonly layout: Layout
}

const sortOf = ({ id, printed }: MapArea): string =>
  `${isCapital(id) || kindOf(id) === 'fortress' ? 'east-great' : ''} ${printed > 0 ? '' : 'east-open'}`

export const Names = memo(function Names({ areas, layout }: NamesProps) {
  return areas.map(area => {
    const at = layout.names.get(area.id)
    return (
      at && (
        <Block key={area.id} at={pointOf(area.id)}>
          <text className={`east-name ${sortOf(area)}`} x={at.dx} y={at.dy + 4.4}>
            {area.name}
          </text>
        </Block>
      )
    )
  })
})

/** The name of a place that is pointed at, where there is no room to write it always. */
export function PointedName({ id, name }: { readonly id: string; readonly name: string }) {
  const width = wordWidth(name) + 12
  return (
    <Block at={pointOf(id)}>
      <g className="east-pointed" transform={`translate(0 ${-radiusOf(id) - 20})`}>
        <rect x={-width / 2} y="-10" width={width} height="20" rx="5" />
        <text y="4.4">{name}</text>
      </g>
    </Block>
  )
}

interface WaterNamesProps {
  readonly waters: readonly MapWater[]
  readonly layout: Layout
}

export const WaterNames = memo(function WaterNames({ waters, layout }: WaterNamesProps) {
  return waters.map(({ id }) => {
    const at = layout.waters.get(id)
    return (
      at && (
        <Block key={id} at={pointOf(id)}>
          <text className="east-sea-name" y={at.dy + 3.8 - ((at.lines.length - 1) * SEA.line) / 2}>
            {at.lines.map((line, i) => (
              <tspan key={line} x={at.dx} dy={i === 0 ? 0 : SEA.line}>
                {line}
              </tspan>
            ))}
          </text>
        </Block>
      )
    )
  })
})

/** Further from its place than this, a pile is tied to it. */
const LOOSE_FROM = 10

/** From the middle of the place to the nearest edge of the pile. */
function tieTo(id: string, { dx, dy, box, stray }: PlacedLabel & { readonly stray: boolean }): string | undefined {
  const [halfX, halfY] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2]
  const near = (at: number, half: number): number => (Math.abs(at) <= half ? 0 : at - Math.sign(at) * half)
  const [x, y] = [near(dx, halfX), near(dy, halfY)]
  if (!stray && Math.hypot(x, y) < radiusOf(id) + LOOSE_FROM) return undefined
  return `M0 0L${x} ${y}`
}

export const Ties = memo(function Ties({
  piles,
  layout,
}: {
  readonly piles: readonly Pile[]
  readonly layout: Layout
}) {
  return piles.map(({ id }) => {
    const at = layout.piles.get(id)
    const d = at && tieTo(id, at)
    return (
      d && (
        <Block key={id} at={pointOf(id)}>
          <path className="east-tie-rim" d={d} />
          <path className="east-tie" d={d} />
        </Block>
      )
    )
  })
})

interface CountersProps {
  readonly piles: readonly Pile[]
  readonly layout: Layout
  readonly from: ForceSources['from'] | undefined
  /** The place whose force is in somebody's hand. */
  readonly lifted: string | undefined
}

export const Counters = memo(function Counters({ piles, layout, from, lifted }: CountersProps) {
  return piles.map(pile => {
    const at = layout.piles.get(pile.id)
    if (!at) return null
    const plates = platesOf(pile, at.form)
    return (
      <Block key={pile.id} at={pointOf(pile.id)}>
        {pile.stacks.map(({ stack, inside }, i) => (
          <g
            key={`${stack.country} ${inside}`}
            data-pick={pile.id}
            data-stack={pile.id}
            className={lifted === pile.id && from?.get(pile.id) === stack.country ? 'east-away' : undefined}
            transform={`translate(${at.dx + plates[i][0]} ${at.dy + plates[i][1]})`}
          >
            <Plate stack={stack} form={at.form.plate} inside={inside} carried={from?.get(pile.id) === stack.country} />
          </g>
        ))}
      </Block>
    )
  })
})

const PRICE = { height: 20, letter: 7.2, padding: 14 }
/** Where on the way a price may stand, of the whole: what is free first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.72]

interface PriceProps {
  readonly id: string
  readonly lit: MapLit
  readonly origin: string | undefined
  readonly layout: Layout
  readonly piece: number
}

/** On the way there, or beside the place; not over counters and names if it can be helped. */
export const Price = memo(function Price({ id, lit, origin, layout, piece }: PriceProps) {
  const text = lit.price
  const width = PRICE.padding + PRICE.letter * text.length
  const [x, y] = pointOf(id)
  const boxes = [...layout.piles.values(), ...layout.names.values()].map(({ box }) => box)
  const signs = [...layout.signs].flatMap(([other, box]) => (other === id ? [] : [box]))
  const spots: Point[] =
    origin !== undefined && origin !== id && nextTo(origin).includes(id)
      ? ALONG.map(share => {
          const [fromX, fromY] = pointOf(origin)
          return [(fromX + (x - fromX) * share) / piece, (fromY + (y - fromY) * share) / piece]
        })
      : BESIDE.map(([dx, dy]) => [
          x / piece + dx * (radiusOf(id) + width / 2 + 3),
          y / piece + dy * (radiusOf(id) + PRICE.height / 2 + 2),
        ])
  const covered = ([atX, atY]: Point): number => {
    const [halfX, halfY] = [width / 2, PRICE.height / 2]
    const own = [atX - halfX, atY - halfY, atX + halfX, atY + halfY] as const
    const over = (list: readonly Box[]): number => list.reduce((sum, box) => sum + overlap(box, own), 0)
    // Places rather than names are what one looks for now.
    return over(boxes) + 3 * over(signs)
  }
  const at = spots.reduce((best, one) => (covered(one) < covered(best) ? one : best))
  return (
    <Block at={[at[0] * piece, at[1] * piece]}>
      <g className={`east-price ${lit.risk ? `east-price-${lit.risk}` : ''}`}>
        <rect x={-width / 2} y={-PRICE.height / 2} width={width} height={PRICE.height} rx="10" />
        <text y="4.4">{text}</text>
      </g>
    </Block>
  )
})
const BESIDE: readonly Point[] = [
  [0.8, -0.9],
  [-0.8, -0.9],
  [0.8, 0.9],
  [-0.8, 0.9],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
]
