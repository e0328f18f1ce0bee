// How the empires look: form, colour and emblem, the same on the map, in lists and in the record.

import type { Options } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'
import { SeatBadge, type SeatStyle, SeatStyles } from '../../ui/seat.tsx'
import type { Seated } from '../board.ts'
import { MareIcon } from './icons.tsx'
import type { MapSeat } from './map-pieces.tsx'
import { MAP } from './on-map.ts'

const LOOKS: Readonly<Record<string, Omit<MapSeat, 'empire'>>> = {
  rome: { shape: 'shield', colour: 'red' },
  carthage: { shape: 'octagon', colour: 'black' },
  greece: { shape: 'square', colour: 'green' },
  egypt: { shape: 'arch', colour: 'yellow' },
  babylon: { shape: 'circle', colour: 'purple' },
}

export const mapSeat = (empire: string): MapSeat => ({ empire, ...LOOKS[empire] })

export const mapSeats = (view: MnView): readonly MapSeat[] => view.players.map(({ empire }) => mapSeat(empire))

const LOOK: Readonly<Record<string, SeatStyle>> = Object.fromEntries(
  Object.entries(LOOKS).map(([empire, look]) => [empire, { ...look, emblem: <MareIcon name={`empire.${empire}`} /> }]),
)

/** Who has picked no empire yet looks by the number of the seat. */
export const seatStyles = (view: MnView): readonly (SeatStyle | undefined)[] =>
  view.players.map(({ empire }) => (empire === '' ? undefined : LOOK[empire]))

/** Before the game: the empires of so many seats in their order, unless they are drawn or picked. */
export const seating = (seats: number, { empires }: Options): readonly Seated[] | undefined =>
  empires === 'drawn' || empires === 'picked'
    ? undefined
    : MAP.tables[seats]?.empires.map(empire => ({ look: LOOK[empire], name: { key: `empire.${empire}` } }))

/** The badge of an empire where no table is around it. */
export const EmpireBadge = ({ empire, size }: { readonly empire: string; readonly size?: 'small' | 'large' }) => (
  <SeatStyles value={[LOOK[empire]]}>
    <SeatBadge seat={0} {...(size && { size })} />
  </SeatStyles>
)
