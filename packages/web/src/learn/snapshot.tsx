// A position of an example, drawn small: by the game's own snapshot, or else its whole board. Drawn when it comes near the
// screen, since a page has dozens.

import type { Game, Say, Seat, State } from '@tabularium/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Board } from '../boards/board.ts'
import { type Snapshot, stillProps } from '../boards/snapshot.ts'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { SeatStyles } from '../ui/seat.tsx'
import { useLoaded } from './use-loaded.ts'

interface Drawing {
  readonly board: Board
  readonly snapshot: Snapshot | undefined
}

async function load(game: string): Promise<Drawing> {
  const entry = gameEntry(game)
  if (!entry) throw new Error(`there is no game '${game}'`)
  const [board, reading] = await Promise.all([entry.load(), entry.reading()])
  return { board, snapshot: await reading.loadSnapshot?.() }
}

/** Whether it is on the screen, nearly there, or to be printed; once it was, it stays. */
function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const show = () => setNear(true)
    const watcher = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && show(), {
      rootMargin: '400px',
    })
    watcher.observe(element)
    addEventListener('beforeprint', show)
    return () => {
      watcher.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [near, ref])
  return near
}

interface PositionPictureProps {
  readonly game: Game
  readonly state: State
  readonly seat: Seat
  readonly players: readonly string[]
  readonly say: Say
  readonly light: readonly string[]
  readonly label: string
}

/** How large a laptop has the whole board. */
const BOARD_WIDTH = 1180

/** Smaller than this nobody can read; a phone moves it sideways instead. */
const SMALLEST = 0.5

/** Makes a whole board fit the room there is. */
function useFit(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watcher = new ResizeObserver(() =>
      element.style.setProperty('--fit', String(Math.max(SMALLEST, element.clientWidth / BOARD_WIDTH))),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
}

export function PositionPicture(props: PositionPictureProps) {
  const { label } = props
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref)
  useFit(ref)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways can be so with keys
    <div ref={ref} className="example-picture" role="img" aria-label={label} tabIndex={0}>
      {near && <Drawn {...props} />}
    </div>
  )
}

function Drawn({ game, state, seat, players, say, light }: PositionPictureProps) {
  const { language } = useSettings()
  const drawing = useLoaded(game.id, () => load(game.id))
  if (!drawing) return undefined
  const { board, snapshot: Own } = drawing
  const view = game.view(state, seat)
  const shown = { view, seat, players, language, say, light }
  return (
    <SeatStyles value={board.seatStyles?.(view)}>
      <div inert className={Own ? undefined : 'example-board'}>
        {Own ? <Own {...shown} /> : <board.Component {...stillProps(shown)} />}
      </div>
    </SeatStyles>
  )
}
