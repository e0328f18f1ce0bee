// A game of 7 Wonders Duel in small: the cards as they lie, by their colours, the conflict track, and what each city has.

import type { Seat } from '@tabularium/kernel'
import type { WdView } from '@tabularium/wonders-duel'
import { CARDS, LAYOUTS, SLOT_DOWN, SLOT_GONE, SLOT_GUILD } from '@tabularium/wonders-duel/rules'
import { forPages, type MiniatureProps } from '../miniature.ts'
import './signs.css'
import './miniature.css'

/** The drawing's own units. */
const WIDE = 320
const HIGH = 190
const CARD = { width: 38, height: 30, pitch: 21.5 } as const
const TRACK = { x: 10, top: 34, height: 122, steps: 9 } as const
const SIGN = { width: 7, height: 10, pitch: 8.5 } as const
const MOST_SIGNS = 30

const COLOURS: ReadonlyMap<string, string> = new Map(CARDS.map(({ name, colour }) => [name, colour]))

/** In the order in which a city is read. */
const ORDER = ['brown', 'grey', 'yellow', 'red', 'green', 'blue', 'purple']

function City({ view, seat, y }: { readonly view: WdView; readonly seat: Seat; readonly y: number }) {
  const { coins, cards, built } = view.cities[seat]
  const colours = cards.map(name => COLOURS.get(name) ?? '').sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  return (
    <g transform={`translate(4 ${y})`}>
      <circle className="duel-mini-coin" cx="8" cy="8" r="8" />
      <text className="duel-mini-figure" x="8" y="11.5" textAnchor="middle">
        {coins}
      </text>
      {colours.slice(0, MOST_SIGNS).map((colour, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one colour look alike
          key={at}
          className={`duel-kind-${colour} duel-mini-kind`}
          x={21 + at * SIGN.pitch}
          y="3"
          width={SIGN.width}
          height={SIGN.height}
          rx="1.5"
        />
      ))}
      {built.map(({ wonder }, at) => (
        <path key={wonder} className="duel-mini-wonder" d={`M${306 - at * 13} 13l5-10 5 10z`} />
      ))}
    </g>
  )
}

function Track({ pawn }: Pick<WdView, 'pawn'>) {
  const half = TRACK.height / 2
  const at = TRACK.top + half - (pawn / TRACK.steps) * half
  return (
    <g>
      <rect className="duel-mini-track" x={TRACK.x - 4} y={TRACK.top} width="8" height={TRACK.height} rx="4" />
      <path className="duel-mini-middle" d={`M${TRACK.x - 7} ${TRACK.top + half}h14`} />
      <circle className="duel-mini-pawn" cx={TRACK.x} cy={at} r="6" />
    </g>
  )
}

function Cards({ age, layout }: Pick<WdView, 'age' | 'layout'>) {
  const slots = age === 0 ? [] : LAYOUTS[age - 1]
  const rows = Math.max(1, ...slots.map(({ row }) => row + 1))
  const columns = Math.max(0, ...slots.map(({ column }) => column + 2))
  const left = 24 + (WIDE - 24 - columns * CARD.pitch) / 2
  const step = Math.min(24, (HIGH - 60 - CARD.height) / Math.max(1, rows - 1))
  return slots.map(({ row, column }, slot) => {
    const name = layout[slot] ?? SLOT_GONE
    if (name === SLOT_GONE) return undefined
    const place = `translate(${left + column * CARD.pitch + 2} ${30 + row * step})`
    const { width, height } = CARD
    if (name === SLOT_DOWN || name === SLOT_GUILD)
      return (
        <rect
          key={`${age} ${row} ${column}`}
          transform={place}
          className="duel-mini-back"
          width={width}
          height={height}
          rx="3"
        />
      )
    return (
      <g key={`${age} ${row} ${column}`} transform={place} className={`duel-kind-${COLOURS.get(name)}`}>
        <rect className="duel-mini-card" width={width} height={height} rx="3" />
        <path className="duel-mini-kind" d={`M0 11V3a3 3 0 0 1 3-3h${width - 6}a3 3 0 0 1 3 3v8z`} />
      </g>
    )
  })
}

/** Before the first Age: the wonders on offer. */
const Offer = ({ group }: Pick<WdView, 'group'>) =>
  group.map((wonder, at) => (
    <g key={wonder} transform={`translate(${WIDE / 2 + 12 + (at - group.length / 2) * 66} 62)`}>
      <rect className="duel-mini-card" width="58" height="66" rx="4" />
      <path className="duel-mini-wonder" d="M9 52l20-38 20 38z" />
    </g>
  ))

function DuelMiniature({ view }: MiniatureProps<WdView>) {
  return (
    <svg className="duel-mini" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <City view={view} seat={1} y={4} />
      <Track pawn={view.pawn} />
      {view.age === 0 ? <Offer group={view.group} /> : <Cards age={view.age} layout={view.layout} />}
      <City view={view} seat={0} y={HIGH - 20} />
    </svg>
  )
}

export const duelMiniature = forPages(DuelMiniature)
