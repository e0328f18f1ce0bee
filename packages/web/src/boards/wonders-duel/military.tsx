// The military track: upright beside the cards (down means towards you), or lying along the top of a phone.

import type { Seat } from '@tabularium/kernel'
import { CAPITAL, MILITARY_TOKENS, ZONE_POINTS } from '@tabularium/wonders-duel/rules'
import { memo, type ReactNode, useMemo } from 'react'
import { SEAT_COLOURS, SEAT_SHAPES } from '../../ui/seat.tsx'
import { useDuel } from './context.ts'
import { outlines } from './icons.gen.ts'
import { CAPITAL_PICTURES, PAWN_PICTURE, useAddress } from './picture.ts'
import './military.css'

const SPACES = 2 * CAPITAL + 1
/** The zones of one side: from, to, how strong the tint. */
const ZONES = [
  [1, 2, 0.1],
  [3, 5, 0.22],
  [6, 8, 0.34],
] as const

interface Geometry {
  /** Pixels to a space, and the middle of the track. */
  readonly space: number
  readonly middle: number
  readonly upright: boolean
}

/** The centre of a space, counted from the middle towards the rival. Upright: the rival is on top; lying: on the right. */
const along = ({ space, middle, upright }: Geometry, towards: number): number =>
  upright ? middle - towards * space : middle + towards * space

/** The tokens that still lie on the track, and where. */
const lootOf = (names: readonly string[], rival: Seat) =>
  MILITARY_TOKENS.filter(({ name }) => names.includes(name)).map(token => ({
    ...token,
    at: token.loser === rival ? token.from : -token.from,
  }))

interface TrackProps {
  readonly towards: number
  readonly loot: ReturnType<typeof lootOf>
  readonly mine: Seat
  readonly rival: Seat
  readonly label: string
}

function useTrack(): TrackProps {
  const { position, w, nameOfSeat } = useDuel()
  const { view, mine, rival } = position
  const towards = mine === 0 ? view.pawn : -view.pawn
  const loser = towards > 0 ? rival : mine
  const leader = 1 - loser
  const distance = Math.abs(towards)
  const military = view.military.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tokens are the same loot
  const loot = useMemo(() => lootOf(view.military, rival), [military, rival])
  const words = [
    w('military'),
    distance === 0 ? w('pawnCentre') : w('pawnAt', { n: distance, name: nameOfSeat(loser) }),
    ...(distance > 0 && distance < CAPITAL
      ? [w('pawnPoints', { n: ZONE_POINTS[distance], name: nameOfSeat(leader) })]
      : []),
    ...loot.map(({ loser: by, coins, from }) =>
      w('loot', { name: nameOfSeat(by), coins: w('coins', { n: coins }), n: CAPITAL - from }),
    ),
  ]
  return { towards, loot, mine, rival, label: words.join(' ') }
}

export function TrackCapital({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const fill = `var(--c-${SEAT_COLOURS[seat]})`
  const half = size / 2
  return (
    <>
      {SEAT_SHAPES[seat] === 'circle' ? (
        <circle r={half} fill={fill} stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
      ) : (
        <rect
          x={-half}
          y={-half}
          width={size}
          height={size}
          rx={size / 4.5}
          fill={fill}
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2"
        />
      )}
      <Drawn name={CAPITAL_PICTURES[seat]} width={size} height={size}>
        <TrackSign name="capital" size={size * 0.66} />
      </Drawn>
    </>
  )
}

interface DrawnProps {
  readonly name: string
  readonly width: number
  readonly height: number
  /** How far its middle is above the middle of what it stands on. */
  readonly up?: number
  /** What stands in its place while there is no drawing. */
  readonly children: ReactNode
}

/** A drawing on the track, around the middle. */
function Drawn({ name, width, height, up = 0, children }: DrawnProps) {
  const address = useAddress(name)
  if (address === undefined) return children
  return <image href={address} x={-width / 2} y={-height / 2 - up} width={width} height={height} />
}

const TrackSign = ({ name, size }: { readonly name: 'capital' | 'pawn'; readonly size: number }) => (
  <path
    className={`duel-mark-${name}`}
    d={outlines[name]}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)

/** The conflict pawn, around its middle. */
export const Pawn = () => (
  <>
    <rect x="-21" y="-12" width="42" height="24" rx="12" className="duel-pawn-body" />
    <Drawn name={PAWN_PICTURE} width={27} height={36} up={7}>
      <TrackSign name="pawn" size={18} />
    </Drawn>
  </>
)

/** A military token, around its middle. */
export const Loot = ({ coins }: { readonly coins: number }) => (
  <>
    <rect x="-13" y="-9" width="26" height="18" rx="9" className="duel-loot" />
    <text y="4" className="duel-loot-coins">
      −{coins}
    </text>
  </>
)

const bands = (draw: (from: number, to: number, tint: number) => ReactNode): ReactNode =>
  ZONES.flatMap(([from, to, tint]) => [draw(from, to, tint), draw(-to, -from, tint)])

export const UprightTrack = () => <Upright {...useTrack()} />
export const LyingTrack = () => <Lying {...useTrack()} />

const Upright = memo(function Upright({ towards, loot, mine, rival, label }: TrackProps) {
  const geometry: Geometry = { space: 21.1, middle: 220, upright: true }
  const { space } = geometry
  const y = (at: number) => along(geometry, at)
  return (
    <svg className="duel-track" viewBox="-6 0 88 440" role="img" aria-label={label}>
      <rect x="14" y={y(CAPITAL) - space / 2} width="36" height={SPACES * space} rx="7" className="duel-track-bed" />
      {bands((from, to, tint) => (
        <rect
          key={from}
          x="15"
          y={y(to) - space / 2}
          width="34"
          height={(to - from + 1) * space}
          fill="var(--c-red)"
          opacity={tint}
        />
      ))}
      {Array.from({ length: SPACES - 1 }, (_, i) => {
        const edge = CAPITAL - i - 0.5
        const strong = [0.5, 2.5, 5.5, 8.5].includes(Math.abs(edge))
        return (
          <line
            key={edge}
            x1="15"
            x2="49"
            y1={y(edge)}
            y2={y(edge)}
            className="duel-track-line"
            strokeWidth={strong ? 1.4 : 0.5}
          />
        )
      })}
      {bands((from, to) => (
        <text key={from} x="9" y={y((from + to) / 2) + 4} className="duel-track-zone">
          {ZONE_POINTS[Math.abs(from)]}
        </text>
      ))}
      {loot.map(({ name, at, coins }) => (
        <g key={name} transform={`translate(66 ${y(at)})`}>
          <Loot coins={coins} />
        </g>
      ))}
      <g transform={`translate(32 ${y(CAPITAL) + 3})`}>
        <TrackCapital seat={rival} size={38} />
      </g>
      <g transform={`translate(32 ${y(-CAPITAL) - 3})`}>
        <TrackCapital seat={mine} size={38} />
      </g>
      <g
        className="duel-pawn"
        data-zone="pawn"
        data-step={`0 ${-space}`}
        style={{ transform: `translate(32px, ${y(towards)}px)` }}
      >
        <Pawn />
      </g>
    </svg>
  )
})

const Lying = memo(function Lying({ towards, loot, mine, rival, label }: TrackProps) {
  const geometry: Geometry = { space: 18, middle: 176, upright: false }
  const { space } = geometry
  const x = (at: number) => along(geometry, at)
  return (
    <svg className="duel-track-lying" viewBox="0 0 352 26" role="img" aria-label={label}>
      <rect x="5" y="5" width="342" height="16" rx="8" className="duel-track-bed" />
      {bands((from, to, tint) => (
        <rect
          key={from}
          x={x(from) - space / 2}
          y="6"
          width={(to - from + 1) * space}
          height="14"
          fill="var(--c-red)"
          opacity={tint}
        />
      ))}
      {loot.map(({ name, at, coins }) => (
        <text key={name} x={x(at + Math.sign(at))} y="17" className="duel-loot-coins">
          −{coins}
        </text>
      ))}
      <g transform={`translate(${x(-CAPITAL) - 1} 13)`}>
        <TrackCapital seat={mine} size={26} />
      </g>
      <g transform={`translate(${x(CAPITAL) + 1} 13)`}>
        <TrackCapital seat={rival} size={26} />
      </g>
      <g
        className="duel-pawn"
        data-zone="pawn"
        data-step={`${space} 0`}
        style={{ transform: `translate(${x(towards)}px, 13px)` }}
      >
        <rect x="-15" y="-11" width="30" height="22" rx="11" className="duel-pawn-body" />
        <Drawn name={PAWN_PICTURE} width={21} height={28} up={3}>
          <TrackSign name="pawn" size={16} />
        </Drawn>
      </g>
    </svg>
  )
})
