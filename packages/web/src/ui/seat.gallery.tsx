// Badges of seats: a shape, a colour and an emblem each.

import { frameWords } from '../frame/words.ts'
import { SeatBadge, SeatStyles } from './seat.tsx'

const SEATS = [0, 1, 2, 3, 4, 5]

export const Seats = () => SEATS.map(seat => <SeatBadge key={seat} seat={seat} />)

export const Sizes = () =>
  (['small', 'large'] as const).flatMap(size =>
    SEATS.map(seat => <SeatBadge key={`${size} ${seat}`} seat={seat} size={size} />),
  )

/** Where no name stands beside it. */
export const Labelled = () => {
  const say = frameWords.use()
  return <SeatBadge seat={0} label={say('account')} />
}

/** As a game lets them look. */
export const OfAGame = () => (
  <SeatStyles
    value={[
      { shape: 'octagon', colour: 'purple', emblem: 'A' },
      { shape: 'circle', colour: 'green', emblem: 'B' },
    ]}
  >
    <SeatBadge seat={0} />
    <SeatBadge seat={1} />
  </SeatStyles>
)
