// A seat's badge: shape, colour and emblem together, so that a seat is known without its colour. The same everywhere.
// Emblems from game-icons.net (CC BY 3.0), but for the wreath, which is our own.

import type { Seat } from '@tabularium/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import './seat.css'

export const SEAT_SHAPES = ['circle', 'square', 'drop', 'arch', 'octagon', 'shield'] as const
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const

/** A wreath, a sphinx, a jug, a dolphin, and an eagle, in the order of the seats. */
const EMBLEMS = [
  'M226 434q-44-6 -64 34q44 6 64-34M226 434q-5-44 -49-53q5 44 49 53M286 434q20 40 64 34q-20-40 -64-34M286 434q44-9 49-53q-44 9 -49 53M156 405q-38-24 -72 4q37 24 72-4M156 405q14-42 -21-69q-15 43 21 69M356 405q35 28 72 4q-34-28 -72-4M356 405q36-26 21-69q-35 27 -21 69M104 350q-23-38 -66-27q23 37 66 27M104 350q31-33 10-72q-30 32 -10 72M408 350q43 10 66-27q-43-11 -66 27M408 350q20-40 -10-72q-21 39 10 72M82 277q-6-44 -49-52q5 44 49 52M82 277q41-16 39-60q-42 16 -39 60M430 277q44-8 49-52q-43 8 -49 52M430 277q3-44 -39-60q-2 44 39 60M92 202q13-42 -23-68q-13 42 23 68M92 202q44 3 61-38q-45-3 -61 38M420 202q36-26 23-68q-36 26 -23 68M420 202q-16-41 -61-38q17 41 61 38M132 138q30-32 9-71q-30 32 -9 71M132 138q39 22 72-9q-39-21 -72 9M380 138q21-39 -9-71q-21 39 9 71M380 138q-33-30 -72-9q33 31 72 9M196 98q38-12 32-51q-38 11 -32 51M196 98q21 34 57 18q-20-34 -57-18M316 98q6-40 -32-51q-6 39 32 51M316 98q-37-16 -57 18q36 16 57-18M160 150l22 128H330l22-128-56 64-40-70-40 70zM186 296l4 20H322l4-20z',
  'M301 63c-6 0-11 0-18 1-2 12-4 24-6 37 0 0 0 0 0-1l7 17c-13 5-21 10-24 14-4 4-4 5-3 8 1 2 4 6 10 11s14 10 24 16l-8 15c-5-2-11-5-15-8-2 17-2 35-2 53 32 6 61 9 102-9 0 0 1-1 2-4 1-2 3-7 3-11 1-10 0-21-2-28l-14-33-2-25c0-7-4-20-10-31-6-11-14-18-18-19-10-2-17-4-26-3m-37 2c-65 7-122 34-156 111 14 6 44 12 73 14 16 1 31 1 43 1 11-1 20-3 25-4 0-9 1-18 2-27-5-5-9-10-11-16-3-8 0-18 7-25 3-3 6-6 10-9 3-15 5-30 7-45zm75 52c5 14 3 19-5 33l-34-27 39-6zm-231 78c3 22 14 42 37 57 35 22 71 29 110 34-6-27-8-54-7-80-6 1-14 2-23 3-13 0-29 0-45-1-26-2-53-6-72-13m159 50c1 16 4 32 8 49l3 12-13-1c-40-4-80-10-119-31-7 10-17 21-30 30l-2 1h-90v38h329c-5-14-11-28-20-41-9-12-15-25-16-40-1-4 0-9 1-14-18 1-35-1-51-3zm-243 116v30h338c-1-10-3-20-5-30zm0 48v25c14-3 31-6 53-7 4-1 8-1 12-1 11 0 20 2 27 5 10 5 16 12 20 20 6 12 7 25 9 35h343c1-13-2-26-16-37-4-3-11-6-26-6-15-1-38 1-72 8l-10 2 0-11c0-11-1-22-1-33zm65 35c-3 0-7 0-10 0-24 3-41 5-55 8v34h102c-1-10-2-20-6-27-2-5-5-9-11-11-5-2-11-4-20-4',
  'M188 55v18h110v-18zm19 36c13 48 13 108-21 156l0 1c-39 46-46 87-42 123 4 33 17 62 25 86h148c8-24 22-53 25-86 4-36-3-77-42-123l0-1c-32-47-34-107-21-156h-72zm90 1a195 195 0 0 0-4 17c21 5 34 13 43 24 11 13 15 29 15 48 0 26-10 54-21 77 5 7 8 13 11 19 14-26 27-62 28-96 0-21-5-43-19-60-12-14-29-24-53-29z',
  'M123 47c30 15 55 36 56 68-94 83-84 179-97 270-68 55-68 91-61 101 4 1 29-26 48-30 14-4 12-16 16-26 3 15 8 23 18 26 12 3 45 28 51 25 1-20-26-63-48-90 41-63 81-136 211-207-3-4-6-7-9-8l10-16c11 7 20 20 29 35 6 11 11 23 17 35 16-33 23-66 16-90l18-5a87 87 0 0 1 2 9c33-4 55-13 85-29 3-2 19-13 0-16 12-9 7-12 1-15-6-4-20-9-35-9-12-28-40-48-82-48-29 0-64 9-106 31-45-30-98-38-140-11m287 29a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  'M243 20c7 20 20 42 4 51-39 22-81 41-106 91-38 74-49 250-111 289 48 4 90-16 109-44 7 34 32 67 63 85-5-29-2-60 19-93 16 23 31 59 74 75-17-27-14-52-11-84 9 27 38 50 73 59-17-19-24-45-21-66 14 25 43 38 67 40-153-180-49-292 79-195 0-49-31-66-67-95-1-16-10-30-17-44-54-10-122-42-155-69m81 75c26 11 46 23 57 36-17-4-40-4-70-1 15-10 16-22 13-35',
]

/** How a game lets a seat look, where that is not by its number. */
export interface SeatStyle {
  readonly shape: (typeof SEAT_SHAPES)[number]
  readonly colour: (typeof SEAT_COLOURS)[number]
  readonly emblem: ReactNode
}

/** By seat; undefined: by their numbers, and so a seat that has not picked its look yet. */
export const SeatStyles = createContext<readonly (SeatStyle | undefined)[] | undefined>(undefined)

/** The name of a seat's colour, as the game or its number has it. */
export function useSeatColour(): (seat: Seat) => (typeof SEAT_COLOURS)[number] {
  const looks = useContext(SeatStyles)
  return seat => looks?.[seat]?.colour ?? SEAT_COLOURS[seat % SEAT_COLOURS.length]
}

interface SeatBadgeProps {
  readonly seat: Seat
  readonly size?: 'small' | 'large'
  /** Who sits there, where no name stands beside it. */
  readonly label?: string
}

export function SeatBadge({ seat, size, label }: SeatBadgeProps) {
  const n = seat % SEAT_SHAPES.length
  const look = useContext(SeatStyles)?.[seat]
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      className={`seat seat-${look?.shape ?? SEAT_SHAPES[n]} seat-${look?.colour ?? SEAT_COLOURS[n]} ${size ? `seat-${size}` : ''}`}
      {...spoken}
    >
      {look?.emblem ?? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path fill="currentColor" d={EMBLEMS[n % EMBLEMS.length]} />
        </svg>
      )}
    </span>
  )
}
