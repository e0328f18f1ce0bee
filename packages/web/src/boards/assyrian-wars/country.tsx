// A country opened: who runs it, its wars and friends, tribute, home cards, what it could still build, and what may be done with it.

import type { ReactNode } from 'react'
import { SeatFace } from '../../ui/seat-face.tsx'
import { namePiece } from './actions-by-piece.ts'
import { Close } from './boxes.tsx'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { assyrianWars } from './on-set.ts'
import { actionOf, poolOf } from './position.ts'
import { Units } from './units.tsx'
import { boardWords } from './words.ts'

export function CountrySheet({ country }: { readonly country: string }) {
  const aw = useAw()
  const { view, w, nameOf, nameOfSeat, position, pieces, act, choose, say } = aw
  const facts = position.byId.get(country)
  if (!facts) return null
  const choices = pieces.get(`country.${country}`) ?? []
  const pool = poolOf(view, country)
  const refused = `refused.${facts.refused}`
  return (
    <div className="aw-country">
      <h3>
        <CountryCode country={country} />
        <span>{nameOf(country)}</span>
        <Close />
      </h3>
      {choices.length > 0 && (
        <div className="map-buttons">
          {choices.map(choice => (
            <button
              key={choice.notation}
              type="button"
              data-notation={choice.notation}
              className="map-do"
              onClick={() => act(choice.notation)}
            >
              {say(assyrianWars.text.action(actionOf(choice)))}
            </button>
          ))}
        </div>
      )}
      <dl>
        <Row name={w('runBy')}>
          {facts.seat >= 0 && <SeatFace seat={facts.seat} />}
          {facts.seat >= 0 ? nameOfSeat(facts.seat) : w('nobodyRuns')}
        </Row>
        <Row name={w('figures')}>
          <span className="num">{w('figuresOf', { eco: facts.eco, cards: facts.cards, saved: facts.saved })}</span>
        </Row>
        <Countries aw={aw} name={w('wars')} list={facts.wars} />
        <Countries aw={aw} name={w('allies')} list={facts.allies} />
        <Countries aw={aw} name={w('paysTo')} list={facts.pays} />
        <Countries aw={aw} name={w('conqueredBy')} list={facts.conquerors} />
        {boardWords.has(refused) && <Row name={w('tribute')}>{w(refused)}</Row>}
        {facts.homes.length > 0 && (
          <Row name={w('homeCards')}>{facts.homes.map(id => say({ key: `card.${id}` })).join(', ')}</Row>
        )}
        {pool && (
          <Row name={w('pool')}>
            <Units aw={aw} pile={pool} />
            {country === view.phasing && pieces.has('build') && (
              <button type="button" className="map-do" onClick={() => choose('build')}>
                {say(namePiece('build'))}
              </button>
            )}
          </Row>
        )}
      </dl>
    </div>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

function Countries({ aw, name, list }: { readonly aw: Aw; readonly name: string; readonly list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <Row name={name}>
      {list.map(id => (
        <CountryCode key={id} country={id} label={aw.nameOf(id)} size="small" />
      ))}
    </Row>
  )
}
