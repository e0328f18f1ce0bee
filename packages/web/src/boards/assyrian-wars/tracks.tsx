// Diplomacy: a row for each power with its sixteen spaces, the markers of minors and tribes standing on them. 6.9

import type { AwView } from '@tabularium/assyrian-wars'
import { MOST_SPACES, STATUSES, statusOf } from '@tabularium/assyrian-wars/rules'
import { lighting } from '../kit/pieces.ts'
import { type Aw, ringsOf, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { POWERS } from './facts.ts'
import { markersOn, playedIn, spread, unmarked } from './position.ts'
import './tracks.css'

const SPACES = Array.from({ length: MOST_SPACES + 1 }, (_, space) => space)

const powersIn = (view: AwView) => {
  const played = playedIn(view)
  return view.countries.filter(({ id, seat }) => POWERS.includes(id) && played.has(id) && seat >= 0)
}

/** A scenario of powers alone has none. */
export const hasTracks = (view: AwView): boolean =>
  unmarked(view).length > 0 || powersIn(view).some(({ id }) => markersOn(view, id).length > 0)

export function Tracks() {
  const aw = useAw()
  const { view, w } = aw
  if (!hasTracks(view)) return null
  const powers = powersIn(view)
  const off = unmarked(view)
  return (
    <section className="aw-tracks panel" aria-label={w('diplomacy')}>
      <h2>{w('diplomacy')}</h2>
      <div className="aw-zones" aria-hidden="true">
        <span />
        {STATUSES.map(status => (
          <small key={status}>{w(`zone.${status}`)}</small>
        ))}
      </div>
      <ul>
        {powers.map(({ id }) => (
          <Track key={id} aw={aw} power={id} />
        ))}
      </ul>
      {off.length > 0 && (
        <p className="aw-off">
          <small>{w('offTrack')}</small>
          {off.map(({ id }) => (
            <Marker key={id} aw={aw} country={id} />
          ))}
        </p>
      )}
    </section>
  )
}

/** Markers are wider than spaces: neighbours are moved apart, and a bar marks the space each stands on. */
function Track({ aw, power }: { readonly aw: Aw; readonly power: string }) {
  const { view, nameOf } = aw
  const markers = markersOn(view, power)
  const taken = new Set(markers.map(({ space }) => space))
  const places = spread(
    markers.map(({ space }) => space + 0.5),
    MARKER_WIDTH,
    SPACES.length,
  )
  return (
    <li>
      <CountryCode country={power} label={nameOf(power)} />
      <span className="aw-track">
        {SPACES.map(space => (
          <i
            key={space}
            className={`aw-space aw-zone-${STATUSES[statusOf(space)]} ${taken.has(space) ? 'aw-space-taken' : ''}`}
          />
        ))}
        {markers.map(({ id, space }, i) => (
          <Marker key={id} aw={aw} country={id} space={space} at={places[i]} power={power} />
        ))}
      </span>
    </li>
  )
}
/** In spaces. */
const MARKER_WIDTH = 2.1

interface MarkerProps {
  readonly aw: Aw
  readonly country: string
  readonly power?: string
  readonly space?: number
  /** Where it is drawn, in spaces. */
  readonly at?: number
}

function Marker({ aw, country, power, space, at }: MarkerProps) {
  const { nameOf, w, pieces, choose, chosen, look, looked, say } = aw
  const piece = `country.${country}`
  const words =
    space === undefined || power === undefined
      ? nameOf(country)
      : w('marker', {
          country: nameOf(country),
          power: nameOf(power),
          space,
          status: say({ key: `status.${STATUSES[statusOf(space)]}` }),
        })
  return (
    <button
      type="button"
      data-piece={piece}
      className={`aw-marker ${ringsOf(aw, piece)}`}
      style={at === undefined ? undefined : { left: `${(at / SPACES.length) * 100}%` }}
      aria-pressed={pieces.has(piece) ? chosen === piece : looked === piece}
      title={words}
      onClick={() =>
        pieces.has(piece) ? choose(chosen === piece ? undefined : piece) : look(looked === piece ? undefined : piece)
      }
      {...lighting(aw, piece)}
    >
      <span className="visually-hidden">{words}</span>
      <CountryCode country={country} size="small" />
    </button>
  )
}
