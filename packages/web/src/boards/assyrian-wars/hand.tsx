// The hand of cards: all of it seen at once on a wide screen, a strip to push on a phone. What one points at or takes is shown whole.

import { useRef, useState } from 'react'
import { useRoving } from '../../ui/roving.ts'
import { scrollFade, useScrollFade } from '../../ui/scroll-fade.ts'
import { Card, Lifted } from './card.tsx'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { useHandForm } from './hand-form.ts'
import { handOf } from './position.ts'
import './hand.css'

/** As wide as a lifted card. */
const LIFTED = 268
/** More hands than these are told by their codes. */
const MOST_NAMED = 3

export function Hand() {
  const aw = useAw()
  const { position, w, view, nameOf, look, chosen, looked } = aw
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useScrollFade(list)
  const [peeked, peek] = useState<string>()
  const shown = looksAt(aw) ?? position.front
  const hand = shown ? handOf(view, shown.id, aw.pieces) : []
  const form = useHandForm(list, hand.length)
  useRoving(list, { items: '.aw-card-face', arrows: 'all' })
  if (!shown) return <Watched aw={aw} />
  const withHands = position.mine.filter(({ id }) => view.hands[id] !== undefined)
  const find = (piece: string | undefined) => hand.find(({ print }) => piece === `card.${print.id}`)
  const lifted = find(chosen) ?? find(looked) ?? find(peeked)
  const cards = hand.reduce((n, { count }) => n + count, 0)
  return (
    <section ref={region} className="aw-hand" aria-label={w('handOf', { country: nameOf(shown.id), n: cards })}>
      {withHands.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame
        <div ref={scrollFade} className="aw-hands" role="group" aria-label={w('hands')}>
          {withHands.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === shown.id}
              title={nameOf(id)}
              onClick={() => look(`hand.${id}`)}
            >
              <CountryCode country={id} size="small" />
              <span className={withHands.length > MOST_NAMED && id !== shown.id ? 'visually-hidden' : 'aw-hands-name'}>
                {nameOf(id)}
              </span>
              <span className="num">{view.hands[id]?.length ?? 0}</span>
            </button>
          ))}
        </div>
      )}
      {hand.length === 0 && <p className="aw-note">{w('noCards')}</p>}
      <ul ref={list} className={`aw-cards aw-hand-${aw.form === 'phone' ? 'strip' : form}`}>
        {hand.map(held => (
          <Card
            key={held.print.id}
            aw={aw}
            held={held}
            country={shown.id}
            onPeek={on => peek(on ? `card.${held.print.id}` : undefined)}
          />
        ))}
      </ul>
      {lifted && <Lifted aw={aw} held={lifted} country={shown.id} left={placeOf(region.current, lifted.print.id)} />}
    </section>
  )
}

/** Over its card, and within the hand. */
function placeOf(region: HTMLElement | null, card: string): number {
  const at = region?.querySelector<HTMLElement>(`[data-piece="card.${card}"]`)
  if (!region || !at) return 0
  const [own, all] = [at.getBoundingClientRect(), region.getBoundingClientRect()]
  return Math.max(0, Math.min(own.x + own.width / 2 - LIFTED / 2 - all.x, all.width - LIFTED))
}

/** A hand that was turned to. */
const looksAt = ({ looked, position }: Aw) =>
  looked?.startsWith('hand.') ? position.byId.get(looked.slice('hand.'.length)) : undefined

/** What an onlooker sees: how many cards each country holds. */
const Watched = ({ aw: { view, w, nameOf } }: { readonly aw: Aw }) => (
  <section className="aw-hand" aria-label={w('hands')}>
    <ul className="aw-watched">
      {view.countries
        .filter(({ active, cards, homes }) => active && cards + homes.length > 0)
        .map(({ id, cards, homes }) => (
          <li key={id}>
            <CountryCode country={id} />
            <span>{nameOf(id)}</span>
            <b className="num">{w('cardsOf', { n: cards + homes.length })}</b>
          </li>
        ))}
    </ul>
  </section>
)
