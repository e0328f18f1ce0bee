// The same table on a phone: the titles above, the map, and a sheet with what this moment asks; the empires on a page of
// their own.

import { TRACKS } from '@tabularium/mare-nostrum/rules'
import { SeatBadge } from '../../ui/seat.tsx'
import { ActionPanel } from './action-panel.tsx'
import { Camp } from './camps.tsx'
import { useMare } from './context.ts'
import { MapOverlay } from './live-event.tsx'
import { MapController } from './map-controller.tsx'
import { Goods } from './my-empire.tsx'
import { Nearness, Tracks } from './tracks.tsx'
import './phone.css'

export function PhoneBoard() {
  const { pane, position, seat, view, w, empireOf } = useMare()
  const { mine, rivals } = position
  if (pane === 'details') {
    return (
      <div className="mare-phone-empires">
        <Nearness />
        <Tracks />
        {[mine, ...rivals].map(of => (
          <Camp key={of} seat={of} />
        ))}
      </div>
    )
  }
  return (
    <div className="map-phone-table">
      {view.phase > 0 && (
        <ul className="mare-titles" aria-label={w('titles')}>
          {TRACKS.map((track, at) => {
            const holder = view.titles[at]
            return (
              <li key={track}>
                <SeatBadge seat={holder} size="small" label={empireOf(holder)} />
                <span>
                  <small>{w(`track.${track}`)}</small>
                  <b className="num">
                    {view.players[holder].levels[at]}
                    {seat !== undefined && holder !== seat && ` · ${w('you')} ${view.players[seat].levels[at]}`}
                  </b>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <div className="map-middle">
        <MapController />
        <MapOverlay />
      </div>
      {seat !== undefined && view.end === '' && (
        <div className="map-sheet mare-sheet">
          {view.phase <= 3 && <Goods />}
          <ActionPanel />
        </div>
      )}
    </div>
  )
}
