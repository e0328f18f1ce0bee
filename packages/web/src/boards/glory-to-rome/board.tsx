// The table of Glory to Rome: six columns on top, the others' camps, your own with your hand below it, and beside them
// what you look at.

import type { GrEvent, GrView } from '@tabularium/glory-to-rome'
import { memo, useMemo, useRef, useState } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import { type BoardProps, type Choice, QUIET } from '../board.ts'
import { type Breakpoints, useBreakpoints } from '../breakpoints.ts'
import { pieceOf, touchedBy, touchedIn } from './actions-by-piece.ts'
import { Camp } from './camp.tsx'
import { Columns } from './columns.tsx'
import { type Rome, RomeContext } from './context.ts'
import { useFitCards } from './fit-cards.ts'
import { Hand } from './hand.tsx'
import { Inspector } from './inspector.tsx'
import { Flights } from './motion.tsx'
import { PhoneBoard } from './phone.tsx'
import { actionOf, readPosition } from './position.ts'
import { boardWords } from './words.ts'
import './board.css'
import './materials.css'

const KEYS = 9

/** What somebody looks at beside the piece in hand, and in which position. */
interface Aside {
  readonly chosen?: string | undefined
  readonly view?: GrView
  readonly looked?: string | undefined
}

/** What the inspector shows when the pointer only rests on it. */
const SHOWN = /^(card|own|of|role|seat)\./

function add(map: Map<string, Choice[]>, piece: string, choice: Choice): void {
  const list = map.get(piece)
  if (list) list.push(choice)
  else map.set(piece, [choice])
}

function useRomeOf(props: BoardProps<GrView>): Rome {
  const { view, seat, choices, players, chosen, lit, choose } = props
  const w = boardWords.use()
  const position = useMemo(() => readPosition(view, seat), [view, seat])
  const [pieces, touched] = useMemo(() => {
    const about = new Map<string, Choice[]>()
    const all = new Map<string, Choice[]>()
    for (const choice of choices) {
      const action = actionOf(choice)
      add(about, pieceOf(action), choice)
      for (const piece of [pieceOf(action), ...touchedBy(action)]) add(all, piece, choice)
    }
    return [about, all]
  }, [choices])
  // Another piece in hand, or another position, ends a look aside.
  const [aside, turn] = useState<Aside>({ chosen, view })
  const looked = aside.chosen === chosen && aside.view === view ? aside.looked : undefined
  const look = useEvent((piece: string | undefined) => {
    turn({ chosen, view, looked: piece })
    if (piece === undefined) choose(undefined)
  })

  const order = [...pieces.keys()]
  // On a phone what is shown lies over the table: only what was touched is.
  const pointed = props.form === 'wide' && lit !== undefined && SHOWN.test(lit) ? lit : undefined
  const moved = useMemo(() => touchedIn((props.recent ?? QUIET) as readonly GrEvent[], seat), [props.recent, seat])
  return {
    ...props,
    position,
    w,
    asked: choices.length > 0 ? view.frames.at(-1)?.at : undefined,
    pieces,
    touched,
    moved,
    keyOf: piece => {
      const at = order.indexOf(piece)
      return at >= 0 && at < KEYS ? at + 1 : undefined
    },
    looked,
    look,
    subject: looked ?? chosen ?? pointed,
    nameOfSeat: of => players[of] ?? String(of + 1),
  }
}

const BREAKPOINTS: Breakpoints = {
  narrow: width => width <= 1090,
  low: (_, height) => height <= 700,
  flat: (_, height) => height <= 585,
}

export const RomeBoard = memo(function RomeBoard(props: BoardProps<GrView>) {
  const rome = useRomeOf(props)
  const root = useRef<HTMLDivElement>(null)
  useBreakpoints(root, BREAKPOINTS)
  useFitCards(root, [props.view, props.choices, props.say, props.pane])
  return (
    <RomeContext value={rome}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no fieldset */}
      <div ref={root} className={`rome rome-${props.form}`} role="group" aria-label={rome.w('board')}>
        {props.form === 'phone' ? <PhoneBoard /> : <WideBoard rome={rome} />}
        <Flights board={root} />
      </div>
    </RomeContext>
  )
})

function WideBoard({ rome }: { readonly rome: Rome }) {
  const { position, seat } = rome
  const { rivals, mine } = position
  if (seat === undefined) return <WatchedBoard rome={rome} />
  return (
    <div className="rome-table">
      <Columns />
      <div className={`rome-rivals rome-rivals-${rivals.length}`}>
        {rivals.map(rival => (
          <Camp key={rival} seat={rival} />
        ))}
      </div>
      <div className="rome-lower">
        <Camp seat={mine} large />
        <Hand />
        <Inspector />
      </div>
    </div>
  )
}

/** To those who only watch, all camps are alike. */
const WatchedBoard = ({ rome }: { readonly rome: Rome }) => (
  <div className="rome-table rome-table-watched">
    <Columns />
    <div className="rome-watched">
      <div className="rome-rivals rome-rivals-3 rome-all">
        {rome.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Camp key={seat} seat={seat} />
        ))}
      </div>
      <Inspector />
    </div>
  </div>
)
