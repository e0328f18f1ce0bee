// The same table on a phone: action points above, the map, and a sheet with the hand and what this moment asks; countries and tracks
// on a page of their own.

import { ActionPanel } from './action-panel.tsx'
import { Boxes } from './boxes.tsx'
import { Camps } from './camps.tsx'
import { useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { Hand } from './hand.tsx'
import { Impulses } from './impulses.tsx'
import { FightOverlay } from './live-event.tsx'
import { MapController } from './map-controller.tsx'
import { figure, Purse, plannedWords } from './purse.tsx'
import { Tracks } from './tracks.tsx'
import './phone.css'

/** Whether this moment is about cards. */
const ofCards = (pieces: ReadonlyMap<string, unknown>): boolean =>
  [...pieces.keys()].some(piece => piece.startsWith('card.'))

/** As many of one's own countries as the strip has room for. */
const MOST_OWN = 3

export function PhoneBoard() {
  const aw = useAw()
  const { pane, view, seat, w, asked, nameOf, pieces, chosen, position } = aw
  if (pane === 'details') {
    return (
      <div className="aw-phone-details">
        <section className="panel aw-phone-impulses">
          <Impulses />
        </section>
        <Purse />
        <Camps />
        <Tracks />
        <section className="panel aw-phone-boxes">
          <Boxes />
        </section>
      </div>
    )
  }
  return (
    <div className="map-phone-table">
      <p className="aw-strip">
        {position.mine.length > 0 && (
          <span className="aw-strip-own">
            <span>{w('youPlay')}</span>
            {position.mine.slice(0, MOST_OWN).map(({ id }) => (
              <CountryCode key={id} country={id} label={nameOf(id)} size="small" />
            ))}
            {position.mine.length > MOST_OWN && <span>…</span>}
          </span>
        )}

        <span className="num">
          {plannedWords(aw) ??
            (view.phasing !== '' &&
              w('stripAp', { country: nameOf(view.phasing), n: figure(view.ap.cards + view.ap.income) }))}
        </span>
      </p>
      <div className="map-middle">
        <MapController />
        <FightOverlay />
      </div>
      {seat !== undefined && view.end === undefined && (
        <div className={`map-sheet aw-sheet ${chosen !== undefined && pieces.has(chosen) ? 'aw-sheet-chosen' : ''}`}>
          {(asked === undefined || ofCards(pieces)) && <Hand />}
          {asked !== undefined && !(chosen?.startsWith('card.') && pieces.has(chosen)) && <ActionPanel />}
        </div>
      )}
    </div>
  )
}
