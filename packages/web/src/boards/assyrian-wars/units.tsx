// The counters of a pile in a line, each with our drawing: type, factor, how many; leaders in profile with their ratings.

import type { AwView } from '@tabularium/assyrian-wars'
import type { Aw } from './context.ts'
import { N, NAMING, UNITS } from './facts.ts'
import { counterPicture, leaderPicture, Picture } from './picture.ts'
import './units.css'

type Pile = AwView['piles'][number]

/** All of it in words, for those who hear it. */
export function pileWords({ say, w }: Pick<Aw, 'say' | 'w'>, { units, leaders, unknown }: Pile): string {
  const parts = [
    ...leaders.map(([id, command, action]) => `${say(NAMING.leader(id))} ${command}/${action}`),
    ...units.map(([kind, side, n]) => `${n} × ${say(NAMING.unit(N.kindOf(kind), side))}`),
    ...(unknown > 0 ? [w('unknown', { n: unknown })] : []),
  ]
  return parts.join(', ')
}

export function Units({ aw, pile }: { readonly aw: Pick<Aw, 'say' | 'w'>; readonly pile: Pile }) {
  const { say, w } = aw
  return (
    <span className="aw-units">
      <span className="visually-hidden">{pileWords(aw, pile)}</span>
      {pile.leaders.map(([id, command, action, , crowned]) => (
        <span key={id} className="aw-unit aw-unit-leader" aria-hidden="true" title={say(NAMING.leader(id))}>
          <Picture name={leaderPicture(id, crowned)} className="aw-unit-portrait" />
          {say(NAMING.leader(id))}
          {crowned === 1 && ' ♔'}
          <b className="num">
            {command}-{action}
          </b>
        </span>
      ))}
      {pile.units.map(([kind, side, n]) => {
        const print = UNITS.get(kind)
        if (!print) return null
        return (
          <span
            key={`${kind} ${side}`}
            className={`aw-unit ${side === 1 ? 'aw-unit-reduced' : ''} ${print.nation === '' ? 'aw-unit-hired' : ''}`}
            aria-hidden="true"
            title={say(NAMING.unit(N.kindOf(kind), side))}
          >
            <Picture name={counterPicture(kind)} wide className="aw-unit-arm" />
            {say({ key: `unit.${print.type}.short` })}
            <b className="num">{side === 1 ? print.reduced : print.full}</b>
            {n > 1 && <i className="num">×{n}</i>}
          </span>
        )
      })}
      {pile.unknown > 0 && (
        <span className="aw-unit" aria-hidden="true" title={w('unknown', { n: pile.unknown })}>
          ?<i className="num">×{pile.unknown}</i>
        </span>
      )}
    </span>
  )
}
