// Over the map: which countries one plays, and the impulse track – in which order the impulses follow, whose it is and who comes
// next. 3.1

import { useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { nextImpulse } from './position.ts'
import './impulses.css'

/** More of one's own are told by their letters alone. */
const NAMED = 3

export function Impulses() {
  const { view, w, nameOf, position } = useAw()
  const { mine } = position
  const own = new Set(mine.map(({ id }) => id))
  const next = nextImpulse(view)
  return (
    <div className="aw-impulses">
      {mine.length > 0 && (
        <p className="aw-impulses-own">
          <span>{w('youPlay')}</span>
          {mine.map(({ id }) =>
            mine.length > NAMED ? (
              <CountryCode key={id} country={id} label={nameOf(id)} size="small" />
            ) : (
              <span key={id} className="aw-impulses-name">
                <CountryCode country={id} size="small" />
                {nameOf(id)}
              </span>
            ),
          )}
        </p>
      )}
      {view.end === undefined && (
        <>
          <span className="aw-impulses-round">{w('impulses', { round: view.round })}</span>
          <ol aria-label={w('impulses', { round: view.round })}>
            {view.countries
              .filter(({ active }) => active)
              .map(({ id }) => {
                const now = id === view.phasing
                const said = [
                  nameOf(id),
                  ...(own.has(id) ? [w('yours')] : []),
                  ...(now ? [w(view.preempting ? 'impulsePreempting' : 'impulseNow')] : []),
                  ...(id === next ? [w('impulseNext')] : []),
                ].join(', ')
                return (
                  <li
                    key={id}
                    className={`${own.has(id) ? 'aw-impulse-own' : ''} ${now ? 'aw-impulse-now' : id === next ? 'aw-impulse-next' : ''}`}
                    aria-current={now ? 'step' : undefined}
                    title={said}
                  >
                    <CountryCode country={id} size="small" />
                    <span className="visually-hidden">{said}</span>
                  </li>
                )
              })}
          </ol>
        </>
      )}
    </div>
  )
}
