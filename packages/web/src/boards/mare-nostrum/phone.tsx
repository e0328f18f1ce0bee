// The same table on a phone: the map fills it, the titles stand over its head, and a sheet over its foot has what this moment asks
// or what is told; the empires on a page of their own.

import { TRACKS } from '@tabularium/mare-nostrum/rules'
import { type ReactNode, use } from 'react'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { PhoneTable } from '../map/phone-table.tsx'
import { RecapContext } from '../recap.ts'
import { ActionPanel } from './action-panel.tsx'
import { Camp } from './camps.tsx'
import { type Mare, useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { MapOverlay, tellingOf } from './live-event.tsx'
import { MapController } from './map-controller.tsx'
import { Goods } from './my-empire.tsx'
import { Nearness, TRACK_SIGN, Tracks } from './tracks.tsx'
import { Warnings } from './warnings.tsx'
import './phone.css'

/** What is in the sheet: what is looked at or taken from, else what is told and asked; a recap tells only. */
function sheetOf(mare: Mare, recapping: boolean): ReactNode | undefined {
  const { asked, seat, view } = mare
  const telling = tellingOf(mare)
  const playing = seat !== undefined && view.end === '' && !recapping
  // Offers that can be taken from, and what is looked at, leave no room for more; nor does anything wait for an answer.
  if (telling && (telling.about !== undefined || asked === 'take' || asked === undefined || !playing))
    return <MapOverlay />
  if (!playing) return undefined
  return (
    <>
      {asked !== 'offer' && <MapOverlay />}
      {view.phase <= 3 && <Goods />}
      <ActionPanel />
    </>
  )
}

export function PhoneBoard() {
  const mare = useMare()
  const recapping = use(RecapContext)?.playing === true
  const { pane, position, seat, view, w, empireOf } = mare
  const { mine, rivals } = position
  if (pane === 'details') {
    return (
      <div ref={scrollFade} className="mare-phone-empires">
        <Nearness />
        <Tracks />
        {[mine, ...rivals].map(of => (
          <Camp key={of} seat={of} />
        ))}
      </div>
    )
  }
  return (
    <PhoneTable
      head={
        <>
          {view.phase > 0 && (
            <ul className="mare-titles" aria-label={w('titles')}>
              {TRACKS.map((track, at) => {
                const holder = view.titles[at]
                return (
                  <li key={track} title={w(`track.${track}`)}>
                    <MareIcon name={TRACK_SIGN[track]} />
                    <span className="visually-hidden">{w(`track.${track}`)}</span>
                    <SeatBadge seat={holder} size="small" label={empireOf(holder)} />
                    <b className="num">
                      {view.players[holder].levels[at]}
                      {seat !== undefined && holder !== seat && ` · ${w('you')} ${view.players[seat].levels[at]}`}
                    </b>
                  </li>
                )
              })}
            </ul>
          )}
          <Warnings />
        </>
      }
      map={<MapController />}
      sheet={sheetOf(mare, recapping)}
    />
  )
}
