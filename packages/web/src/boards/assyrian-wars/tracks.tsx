// Diplomacy: a row for each power with its sixteen spaces, the markers of minors and tribes standing on them. 6.9

import { MOST_SPACES, STATUSES, statusOf } from '@tabularium/assyrian-wars/rules'
import { type Aw, lighting, stateOf, useAw } from './aw.ts'
import { Code } from './codes.tsx'
import { POWERS } from './facts.ts'
import { markersOn, unmarked } from './position.ts'
import './tracks.css'

const SPACES = Array.from({ length: MOST_SPACES + 1 }, (_, space) => space)

export function Tracks() {
  const aw = useAw()
  const { view, w, nameOf } = aw
  const powers = view.countries.filter(({ id, seat }) => POWERS.includes(id) && seat >= 0)
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
          <li key={id}>
            <Code country={id} label={nameOf(id)} />
            <span className="aw-track">
              {SPACES.map(space => (
                <i key={space} className={`aw-space aw-zone-${STATUSES[statusOf(space)]}`} />
              ))}
              {markersOn(view, id).map(({ id: minor, space }) => (
                <Marker key={minor} aw={aw} country={minor} space={space} power={id} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="aw-off">
        <small>{w('offTrack')}</small>
        {off.map(({ id }) => (
          <Marker key={id} aw={aw} country={id} />
        ))}
      </p>
    </section>
  )
}

interface MarkerProps {
  readonly aw: Aw
  readonly country: string
  readonly power?: string
  readonly space?: number
}

function Marker({ aw, country, power, space }: MarkerProps) {
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
      className={`aw-marker ${stateOf(aw, piece)}`}
      style={space === undefined ? undefined : { left: `${((space + 0.5) / SPACES.length) * 100}%` }}
      aria-pressed={pieces.has(piece) ? chosen === piece : looked === piece}
      title={words}
      onClick={() =>
        pieces.has(piece) ? choose(chosen === piece ? undefined : piece) : look(looked === piece ? undefined : piece)
      }
      {...lighting(aw, piece)}
    >
      <span className="visually-hidden">{words}</span>
      <Code country={country} size="small" />
    </button>
  )
}
