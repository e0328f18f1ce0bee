// The same table on a phone: the map fills it, action points stand over its head, and a sheet over its foot has what this moment
// asks, the hand, or what is told of a battle; countries and tracks on a page of their own.

import { type ReactNode, use } from 'react'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { PhoneTable } from '../map/phone-table.tsx'
import { RecapContext } from '../recap.ts'
import { ActionPanel } from './action-panel.tsx'
import { Answers } from './answers.tsx'
import { Boxes } from './boxes.tsx'
import { Camps } from './camps.tsx'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { Hand } from './hand.tsx'
import { Impulses } from './impulses.tsx'
import { Faced, FightOverlay } from './live-event.tsx'
import { facedIn } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { PlaceSheet } from './place.tsx'
import { writtenAp } from './prices.ts'
import { Purse, plannedWords } from './purse.tsx'
import { Ticket } from './ticket.tsx'
import { Tracks } from './tracks.tsx'
import { Warnings } from './warnings.tsx'
import { Works } from './works.tsx'
import './phone.css'

/** Whether this moment is about cards. */
const ofCards = (pieces: ReadonlyMap<string, unknown>): boolean =>
  [...pieces.keys()].some(piece => piece.startsWith('card.'))

/** As many of one's own countries as the strip has room for. */
const MOST_OWN = 3

/** What this moment asks: before a battle both sides stand above the answers. */
function MomentPanel({ aw }: { readonly aw: Aw }) {
  const facing = facedIn(aw)
  if (facing) {
    return (
      <section className="aw-sheet-faced" aria-label={aw.w('moment')}>
        <Faced aw={aw} facing={facing} />
        <Answers aw={aw} />
      </section>
    )
  }
  return aw.asked === 'act' ? <Works /> : <ActionPanel />
}

/** What is in the sheet: a place that was touched, the march that is planned, else what is told and asked; a recap tells only. */
function sheetOf(aw: Aw, recapping: boolean): ReactNode | undefined {
  const { asked, chosen, pieces, march, looked, liveEvents, seat, view, position } = aw
  if (looked?.startsWith('place.')) return <PlaceSheet />
  if (march.plan && march.pinned !== undefined) return <Ticket aw={aw} plan={march.plan} />
  const told = liveEvents.reports.length > 0
  const playing = seat !== undefined && view.end === undefined && !recapping
  const withHand = playing && (asked === undefined ? !told && position.front !== undefined : ofCards(pieces))
  const withMoment = playing && asked !== undefined && !(chosen?.startsWith('card.') && pieces.has(chosen))
  if (!told && !withHand && !withMoment) return undefined
  return (
    <>
      <FightOverlay />
      {withHand && <Hand />}
      {withMoment && <MomentPanel aw={aw} />}
    </>
  )
}

export function PhoneBoard() {
  const aw = useAw()
  const recapping = use(RecapContext)?.playing === true
  const { pane, view, w, asked, nameOf, position } = aw
  if (pane === 'details') {
    return (
      <div ref={scrollFade} className="aw-phone-details">
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
    <PhoneTable
      head={
        <>
          <p className="aw-strip">
            {position.mine.length > 0 && (
              <span className="aw-strip-own">
                <span className="visually-hidden">{w('youPlay')}</span>
                {position.mine.slice(0, MOST_OWN).map(({ id }) => (
                  <CountryCode key={id} country={id} label={nameOf(id)} size="small" />
                ))}
                {position.mine.length > MOST_OWN && <span>…</span>}
              </span>
            )}
            <span className="num">
              {plannedWords(aw) ??
                (view.phasing !== '' &&
                  w('stripAp', { country: nameOf(view.phasing), n: writtenAp(view.ap.cards + view.ap.income) }))}
            </span>
          </p>
          {(asked === undefined || asked === 'act') && <Warnings />}
        </>
      }
      map={<MapController />}
      sheet={sheetOf(aw, recapping)}
    />
  )
}
