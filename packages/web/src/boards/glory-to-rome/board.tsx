// The table of Glory to Rome: six columns on top, the others' camps, your own with your hand below it, and beside them
// what you look at.

import type { GrAction, GrEvent, GrView } from '@tabularium/glory-to-rome'
import { memo, useMemo, useRef } from 'react'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import { type BoardProps, QUIET } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { choicesBy } from '../kit/choices.ts'
import { motionOf } from '../kit/motion.tsx'
import { useBoard } from '../kit/use-board.ts'
import { pieceOf, touchedBy, touchedIn } from './actions-by-piece.ts'
import { Camp } from './camp.tsx'
import { Columns } from './columns.tsx'
import { type Rome, RomeContext } from './context.ts'
import { useFitCards } from './fit-cards.ts'
import { Hand } from './hand.tsx'
import { Inspector } from './inspector.tsx'
import { PhoneBoard } from './phone.tsx'
import { readPosition } from './position.ts'
import { boardWords } from './words.ts'
import './board.css'
import './materials.css'

const Motion = motionOf(async () => (await import('./movements.tsx')).Motion)

const READING = { words: boardWords, readPosition, pieceOf }

/** What the inspector shows when the pointer only rests on it. */
const SHOWN = /^(card|own|of|role|seat)\./

export function useRomeOf(props: BoardProps<GrView>): Rome {
  const { view, seat, choices, chosen, lit, choose } = props
  const board = useBoard(props, READING)
  const touched = useMemo(
    () => choicesBy<GrAction>(choices, action => [pieceOf(action), ...touchedBy(action)]),
    [choices],
  )
  // Another piece in hand, or another position, ends a look aside.
  const [looked, turn] = useForVersion<string>(chosen, view)
  const look = useEvent((piece: string | undefined) => {
    turn(piece)
    if (piece === undefined) choose(undefined)
  })

  // On a phone what is shown lies over the table: only what was touched is.
  const pointed = props.form === 'wide' && lit !== undefined && SHOWN.test(lit) ? lit : undefined
  const moved = useMemo(() => touchedIn((props.recent ?? QUIET) as readonly GrEvent[], seat), [props.recent, seat])
  return {
    ...board,
    touched,
    moved,
    looked,
    look,
    subject: looked ?? chosen ?? pointed,
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
  useFitCards(root, [props.view, props.choices, props.say, props.pane])
  return (
    <RomeContext value={rome}>
      <BoardFrame root={root} name="rome" form={props.form} label={rome.w('board')} breakpoints={BREAKPOINTS}>
        {props.form === 'phone' ? <PhoneBoard /> : <WideBoard rome={rome} />}
        <Motion root={root} />
      </BoardFrame>
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
