// The camps with their powers: ECO level, cards, points; a touch opens a country: wars, tribute, minors, what lies off the map.

import { Icon } from '../../ui/icons.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { lighting } from '../kit/pieces.ts'
import { Boxes } from './boxes.tsx'
import { type Aw, ringsOf, useAw } from './context.ts'
import { CountrySheet } from './country.tsx'
import { CountryCode } from './country-code.tsx'
import { POWERS } from './facts.ts'
import { campsOf } from './position.ts'
import './camps.css'

export function Camps() {
  const aw = useAw()
  const { view, w, looked, look, form } = aw
  const open = looked?.startsWith('country.') ? looked.slice('country.'.length) : undefined
  const boxes = looked === 'boxes'
  return (
    <section className="aw-camps panel" aria-label={w('camps')}>
      {open !== undefined ? (
        <CountrySheet country={open} />
      ) : boxes ? (
        <Boxes />
      ) : (
        <div ref={scrollFade} className="aw-camps-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{w('country')}</span>
                </th>
                <th scope="col">{w('eco')}</th>
                <th scope="col">{w('cards')}</th>
                <th scope="col">{w('vp')}</th>
              </tr>
            </thead>
            {campsOf(view).map(({ id, powers }) => (
              <tbody key={id}>
                <tr className="aw-camp-name">
                  <th colSpan={4} scope="rowgroup">
                    {w(`camp.${id}`)}
                    {isAgainst(aw, powers) && <em>, {w('atWar')}</em>}
                  </th>
                </tr>
                {powers.map(power => (
                  <CountryRow key={power.id} aw={aw} country={power} told={isAgainst(aw, powers)} />
                ))}
              </tbody>
            ))}
            <Minors aw={aw} />
          </table>
        </div>
      )}
      {form === 'phone' && open === undefined && !boxes && (
        <p className="aw-camps-more">
          <button type="button" className="map-do" onClick={() => look('boxes')}>
            {w('boxes')}
          </button>
        </p>
      )}
    </section>
  )
}

type CountryView = Aw['view']['countries'][number]

/** Whether the country one looks from is at war with all of these. */
const isAgainst = ({ position: { front } }: Aw, countries: readonly CountryView[]): boolean =>
  front !== undefined && countries.every(({ id }) => front.wars.includes(id))

function Minors({ aw }: { readonly aw: Aw }) {
  const { view, w } = aw
  const active = view.countries.filter(({ id, active: on }) => on && !POWERS.includes(id))
  if (active.length === 0) return null
  return (
    <tbody>
      <tr className="aw-camp-name">
        <th colSpan={4} scope="rowgroup">
          {w('activeMinors')}
        </th>
      </tr>
      {active.map(country => (
        <CountryRow key={country.id} aw={aw} country={country} />
      ))}
    </tbody>
  )
}

interface RowProps {
  readonly aw: Aw
  readonly country: CountryView
  /** The heading says that it is at war with the one who looks. */
  readonly told?: boolean
}

function CountryRow({ aw, country, told = false }: RowProps) {
  const { view, w, nameOf, nameOfSeat, look, pieces, chosen, choose, seat } = aw
  const { id, eco, cards, homes, vp } = country
  const piece = `country.${id}`
  const power = POWERS.includes(id)
  const decides = view.frames.at(-1)?.of === id
  return (
    <tr className={`${country.seat === seat ? 'aw-row-own' : ''} ${decides ? 'aw-row-turn' : ''}`}>
      <th scope="row">
        <button
          type="button"
          data-piece={piece}
          className={ringsOf(aw, piece)}
          aria-pressed={pieces.has(piece) ? chosen === piece : undefined}
          title={country.seat >= 0 ? `${nameOf(id)}: ${nameOfSeat(country.seat)}` : nameOf(id)}
          onClick={() => {
            if (pieces.has(piece) && chosen !== piece) choose(piece)
            look(piece)
          }}
          {...lighting(aw, piece)}
        >
          <CountryCode country={id} />
          <span className="aw-row-name">{nameOf(id)}</span>
          {!told && isAgainst(aw, [country]) && (
            <span className="aw-row-war" title={w('atWarOne')}>
              <Icon name="crossed-swords" label={w('atWarOne')} />
            </span>
          )}
          {country.seat === seat && <span className="visually-hidden">, {w('yours')}</span>}
          {decides && <span className="visually-hidden">, {w('decides')}</span>}
        </button>
      </th>
      <td className="num">{eco}</td>
      <td className="num">{cards + homes.length}</td>
      <td className="num">{power ? vp : ''}</td>
    </tr>
  )
}
