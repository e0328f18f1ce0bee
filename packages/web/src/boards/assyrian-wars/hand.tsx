// The hand of cards with both uses: the hexagon is what a card gives as AP, below stands its event. Lit cards can be played; on a
// locked one stands why not. A touch takes a card into hand and shows its uses as buttons.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useRoving } from '../../ui/roving.ts'
import type { Choice } from '../board.ts'
import { type Aw, lighting, planning, useAw } from './aw.ts'
import { Code } from './codes.tsx'
import { actionOf, type Held, handOf } from './position.ts'
import './hand.css'

/** Colours of cards by their first type. */
const FAMILY: Readonly<Record<string, string>> = {
  allianceBreaker: 'politics',
  political: 'politics',
  permanent: 'politics',
  battle: 'war',
  battleCounter: 'war',
  sabotage: 'war',
  catastrophe: 'war',
  foreignWar: 'war',
  movement: 'march',
  draw: 'march',
  economic: 'trade',
  recruitment: 'trade',
  reaction: 'answer',
  counterMeasures: 'answer',
}

export function Hand() {
  const aw = useAw()
  const { position, w, view, nameOf, look } = aw
  const region = useRef<HTMLUListElement>(null)
  useRoving(region, { items: '.aw-card-face', arrows: 'all' })
  const { front, mine } = position
  const withHands = mine.filter(({ id }) => view.hands[id] !== undefined)
  const shown = looksAt(aw) ?? front
  if (!shown) return <Watched aw={aw} />
  const hand = handOf(view, shown.id, aw.pieces)
  return (
    <section className="aw-hand" aria-label={w('handOf', { country: nameOf(shown.id), n: hand.length })}>
      {withHands.length > 1 && (
        <div className="aw-hands" role="tablist" aria-label={w('hands')}>
          {withHands.map(({ id }) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === shown.id}
              title={nameOf(id)}
              onClick={() => look(`hand.${id}`)}
            >
              <Code country={id} size="small" />
              <span className="num">{view.hands[id]?.length ?? 0}</span>
              <span className="visually-hidden">{nameOf(id)}</span>
            </button>
          ))}
        </div>
      )}
      {hand.length === 0 && <p className="aw-note">{w('noCards')}</p>}
      <ul ref={region} className="aw-cards">
        {hand.map(held => (
          <Card key={held.print.id} aw={aw} held={held} country={shown.id} />
        ))}
      </ul>
    </section>
  )
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
            <Code country={id} />
            <span>{nameOf(id)}</span>
            <b className="num">{cards + homes.length}</b>
          </li>
        ))}
    </ul>
  </section>
)

interface CardProps {
  readonly aw: Aw
  readonly held: Held
  readonly country: string
}

function Card({ aw, held, country }: CardProps) {
  const { say, w, chosen, choose, lit, why, asked, act, keyOf } = aw
  const { print, count, choices } = held
  const piece = `card.${print.id}`
  const legal = choices.length > 0
  const inHand = chosen === piece
  const [, ...printed] = assyrianWars.text.about?.(print.id) ?? []
  const does = printed.at(-1)
  const types = print.types.map(type => say({ key: `type.${type}` })).join(', ')
  const key = keyOf(piece)
  const playing = asked === 'act' || asked === 'react' || asked === 'lay'
  const reason = !legal && playing ? lockOf(aw, held) : undefined
  return (
    <li className={`aw-card aw-card-${FAMILY[print.types[0]] ?? 'answer'} ${inHand ? 'aw-card-open' : ''}`}>
      <button
        type="button"
        data-piece={piece}
        className={`aw-card-face ${inHand ? 'aw-chosen' : legal ? 'aw-legal' : playing ? 'aw-locked' : ''} ${lit === piece ? 'aw-lit' : ''}`}
        aria-pressed={legal ? inHand : undefined}
        aria-disabled={legal || !playing ? undefined : true}
        onClick={() => {
          if (legal) choose(inHand ? undefined : piece)
          else if (asked === 'act') why(`event ${print.id}`)
          else aw.look(aw.looked === piece ? undefined : piece)
        }}
        {...lighting(aw, piece)}
      >
        <span className="aw-card-top">
          <span className="aw-hex num" title={w('ap', { n: print.ap })}>
            {print.ap}
          </span>
          <b>{say({ key: `card.${print.id}` })}</b>
        </span>
        <span className="aw-card-type">
          <span>{types}</span>
          {print.plus && <em title={w('plus')}>+1</em>}
          {count > 1 && <em className="num">×{count}</em>}
        </span>
        <span className="aw-card-text" title={does && say(does)}>
          {print.home !== undefined && print.home !== country && <Code country={print.home} size="small" />}
          {does && say(does)}
          {print.cost > 0 && <small>{w('eventCost', { n: print.cost })}</small>}
        </span>
        {reason !== undefined && (
          <span className="aw-card-lock">
            <Icon name="lock" />
            {reason}
          </span>
        )}
        {key !== undefined && legal && (
          <span className="aw-card-key">
            <Key>{String(key)}</Key>
          </span>
        )}
      </button>
      {inHand && (
        <div className="aw-uses">
          {choices.map(choice => (
            <button
              key={choice.notation}
              type="button"
              data-notation={choice.notation}
              className="aw-do aw-do-main"
              onClick={() => act(choice.notation)}
              {...planning(aw, choice)}
            >
              {wordsOfUse(aw, choice)}
            </button>
          ))}
        </div>
      )}
    </li>
  )
}

/** What is done with a card, in a word or two: the card itself stands above. */
function wordsOfUse({ w, say }: Aw, choice: Choice): string {
  const action = actionOf(choice)
  switch (action.kind) {
    case 'ap':
      return w('useAp')
    case 'plus':
      return w('usePlus')
    case 'event':
      return w('useEvent')
    case 'plus-event':
      return w('usePlusEvent')
    case 'react':
      return w('useReact')
    case 'lay':
      return w('useLay')
    case 'discard':
    case 'scrap':
      return w('useDiscard')
    default:
      return say(assyrianWars.text.action(action))
  }
}

/** Why a card cannot be played now, in a few words; the long answer comes when it is touched. */
function lockOf({ w, asked, view }: Aw, { print }: Held): string {
  const [type] = print.types
  if (asked === 'react' || asked === 'lay') return w('lockMoment')
  if ((view.position.cardsPlayed as number) > 0 && !print.plus) return w('lockOne')
  if (type === 'battle' || type === 'battleCounter') return w('lockBattle')
  if (print.types.includes('reaction')) return w('lockReaction')
  return w('lockNow')
}
