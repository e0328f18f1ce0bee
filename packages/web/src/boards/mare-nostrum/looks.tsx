// How the empires look: form, colour and emblem, the same on the map, in lists and in the record.

import type { MnView } from '@tabularium/mare-nostrum'
import { SeatBadge, type SeatLook, SeatLooks } from '../../ui/seat.tsx'
import { MareSign } from './icons.tsx'
import type { MapSeat } from './map.tsx'

const LOOKS: Readonly<Record<string, Omit<MapSeat, 'empire'>>> = {
  rome: { shape: 'shield', colour: 'red' },
  carthage: { shape: 'octagon', colour: 'black' },
  greece: { shape: 'square', colour: 'green' },
  egypt: { shape: 'arch', colour: 'yellow' },
  babylon: { shape: 'circle', colour: 'purple' },
}

export const mapSeat = (empire: string): MapSeat => ({ empire, ...LOOKS[empire] })

export const mapSeats = (view: MnView): readonly MapSeat[] => view.players.map(({ empire }) => mapSeat(empire))

const LOOK: Readonly<Record<string, SeatLook>> = Object.fromEntries(
  Object.entries(LOOKS).map(([empire, look]) => [empire, { ...look, emblem: <MareSign name={`empire.${empire}`} /> }]),
)

export const looks = (view: MnView): readonly SeatLook[] => view.players.map(({ empire }) => LOOK[empire])

/** The badge of an empire where no table is around it. */
export const EmpireBadge = ({ empire, size }: { readonly empire: string; readonly size?: 'small' | 'large' }) => (
  <SeatLooks value={[LOOK[empire]]}>
    <SeatBadge seat={0} {...(size && { size })} />
  </SeatLooks>
)
