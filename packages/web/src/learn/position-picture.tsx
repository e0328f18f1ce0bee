// A position of an example, drawn small: by the game's own thumbnail, or else its whole board. Drawn when it comes near the
// screen, since a page has dozens.

import type { Game, Say, Seat, State } from '@tabularium/kernel'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Board } from '../boards/board.ts'
import { useUsualData } from '../boards/map/on-data.tsx'
import { stillProps, type Thumbnail } from '../boards/thumbnail.ts'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useScrollFade } from '../ui/scroll-fade.ts'
import { SeatStyles } from '../ui/seat.tsx'
import { useLoaded } from './use-loaded.ts'
import './example.css'

interface Drawing {
  readonly board: Board
  readonly thumbnail: Thumbnail | undefined
}

/** Those that are there: paper does not wait. */
const drawings = new Map<string, Drawing>()

async function load(game: string): Promise<Drawing> {
  const entry = gameEntry(game)
  if (!entry) throw new Error(`there is no game '${game}'`)
  const [board, reading] = await Promise.all([entry.load(), entry.reading()])
  const drawing = { board, thumbnail: await reading.loadThumbnail?.() }
  drawings.set(game, drawing)
  return drawing
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
    // The page is printed as it stands after this event.
    const print = () => flushSync(show)
    addEventListener('beforeprint', print)
    return () => {
      watcher.disconnect()
      removeEventListener('beforeprint', print)
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

/** How high pictures were, by what they show and how wide the window was. */
const heights = new Map<string, number>()

/** Narrower than this, parts of a picture stand below each other. */
const PHONE = 640

const usualHeight = (game: string): number | undefined =>
  gameEntry(game)?.thumbnailHeight?.[innerWidth < PHONE ? 'phone' : 'wide']

/** Until it is drawn it is as high as it was the last time, or as pictures of its game mostly are: the page stays where it is. */
function useHeight(ref: RefObject<HTMLElement | null>, game: string, label: string): void {
  // Before anything is painted.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const nameNow = () => `${game} ${innerWidth} ${label}`
    const watcher = new ResizeObserver(() => {
      if (element.childElementCount === 0) return
      element.style.removeProperty('min-height')
      heights.set(nameNow(), element.offsetHeight)
    })
    const before = heights.get(nameNow()) ?? usualHeight(game)
    if (element.childElementCount === 0 && before !== undefined) element.style.minHeight = `${before}px`
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref, game, label])
}

export function PositionPicture(props: PositionPictureProps) {
  const { game, label } = props
  useLoaded(game.id, () => load(game.id))
  const ref = useRef<HTMLDivElement>(null)
  const usual = useUsualData()
  const near = useNear(ref) && usual
  useFit(ref)
  useHeight(ref, game.id, label)
  useScrollFade(ref)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways can be so with keys
    <div ref={ref} className="example-picture" role="img" aria-label={label} tabIndex={0}>
      {near && <Drawn {...props} />}
    </div>
  )
}

function Drawn({ game, state, seat, players, say, light }: PositionPictureProps) {
  const { language } = useSettings()
  const loaded = useLoaded(game.id, () => load(game.id))
  const drawing = drawings.get(game.id) ?? loaded
  if (!drawing) return undefined
  const { board, thumbnail: Own } = drawing
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
