// The same table on a phone: action points above, the map, and a sheet with the hand and what this moment asks; countries and tracks
// on a page of their own.

import { useAw } from './aw.ts'
import { Boxes } from './boxes.tsx'
import { Camps } from './camps.tsx'
import { Code } from './codes.tsx'
import { Desk } from './desk.tsx'
import { Hand } from './hand.tsx'
import { Fought } from './moment.tsx'
import { figure, Purse, plannedWords } from './purse.tsx'
import { Theatre } from './theatre.tsx'
import { Tracks } from './tracks.tsx'
import './phone.css'

/** Whether this moment is about cards. */
const ofCards = (pieces: ReadonlyMap<string, unknown>): boolean =>
  [...pieces.keys()].some(piece => piece.startsWith('card.'))

export function PhoneBoard() {
  const aw = useAw()
  const { pane, view, seat, w, asked, nameOf, pieces } = aw
  if (pane === 'details') {
    return (
      <div className="aw-phone-details">
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
    <div className="aw-phone-table">
      <p className="aw-strip">
        {view.phasing !== '' && (
          <>
            <Code country={view.phasing} size="small" />
            <b>{nameOf(view.phasing)}</b>
          </>
        )}
        <span className="num">
          {plannedWords(aw) ?? w('stripAp', { cards: figure(view.ap.cards), income: figure(view.ap.income) })}
        </span>
      </p>
      <div className="aw-middle">
        <Theatre />
        <Fought />
      </div>
      {seat !== undefined && view.end === undefined && (
        <div className="aw-sheet">
          {(asked === undefined || ofCards(pieces)) && <Hand />}
          {asked !== undefined && <Desk />}
        </div>
      )}
    </div>
  )
}
