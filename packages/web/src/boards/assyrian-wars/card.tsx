// A card of the hand with both uses: the hexagon is what it gives as AP, below stands its event. Lit cards can be played; on a locked
// one stands why not. The card that is looked at lies over the map, with all its words and what may be done with it.

import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { hyphenate } from '../hyphenate.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { lighting, pieceClasses } from '../kit/pieces.ts'
import { CardScene } from './card-scene.tsx'
import { type Aw, planning } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { actionOf, type Held } from './position.ts'
import './card.css'
import { assyrianWars } from './on-set.ts'

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

const familyOf = ({ print }: Held): string => `aw-card-${FAMILY[print.types[0]] ?? 'answer'}`

interface CardProps {
  readonly aw: Aw
  readonly held: Held
  readonly country: string
}

/** Beside the hexagon there is room for a word of fewer letters than these. */
const LONG_NAME = 9

/** Hexagon and name. */
const Top = ({ aw: { say, w }, held: { print } }: CardProps) => (
  <span className="aw-card-top">
    <span className="aw-hex num" title={w('ap', { n: print.ap })}>
      {print.ap}
    </span>
    <b>{hyphenate(say({ key: `card.${print.id}` }), LONG_NAME)}</b>
  </span>
)

const Type = ({ aw: { say, w }, held: { print, count } }: CardProps) => (
  <span className="aw-card-type">
    <span>
      {print.types.map((type, i) => (
        <span key={type}>
          {i > 0 && ', '}
          {say({ key: `type.${type}` })}
        </span>
      ))}
    </span>
    {print.plus && <em title={w('plus')}>+1</em>}
    {count > 1 && <em className="num">×{count}</em>}
  </span>
)

/** What the event does. */
const Does = ({ aw: { say, w, nameOf }, held: { print }, country }: CardProps) => {
  const does = assyrianWars.text.about?.(print.id)?.at(-1)
  return (
    <span className="aw-card-text">
      {print.home !== undefined && print.home !== country && (
        <CountryCode country={print.home} label={nameOf(print.home)} size="small" />
      )}
      {does && say(does)}
      {print.cost > 0 && <small>{w('eventCost', { n: print.cost })}</small>}
    </span>
  )
}

const Lock = ({ reason }: { readonly reason: string }) => (
  <span className="aw-card-lock">
    <BoardIcon name="lock" />
    {reason}
  </span>
)

/** Whether cards can be played at this moment at all. */
const isPlaying = ({ asked }: Aw): boolean => asked === 'act' || asked === 'react' || asked === 'lay'

interface FaceProps extends CardProps {
  /** Looked at, or no longer. */
  onPeek(peeking: boolean): void
}

export function Card({ onPeek, ...card }: FaceProps) {
  const { aw, held } = card
  const { chosen, choose, lit, why, asked, keyOf } = aw
  const { print, choices } = held
  const piece = `card.${print.id}`
  const legal = choices.length > 0
  const inHand = chosen === piece
  const key = keyOf(piece)
  const playing = isPlaying(aw)
  const lights = lighting(aw, piece)
  return (
    <li className={`aw-card ${familyOf(held)}`}>
      <button
        type="button"
        data-piece={piece}
        className={`aw-card-face ${inHand || legal || !playing ? '' : 'aw-locked'} ${pieceClasses({ legal, chosen: inHand, lit: lit === piece })}`}
        aria-pressed={legal ? inHand : undefined}
        aria-disabled={legal || !playing ? undefined : true}
        onClick={() => {
          if (legal) choose(inHand ? undefined : piece)
          else if (asked === 'act') why(`event ${print.id}`)
          else aw.look(aw.looked === piece ? undefined : piece)
        }}
        onPointerEnter={event => {
          lights.onPointerEnter()
          if (event.pointerType === 'mouse') onPeek(true)
        }}
        onPointerLeave={() => {
          lights.onPointerLeave()
          onPeek(false)
        }}
        onFocus={event => {
          lights.onFocus()
          if (event.currentTarget.matches(':focus-visible')) onPeek(true)
        }}
        onBlur={() => {
          lights.onBlur()
          onPeek(false)
        }}
      >
        <Top {...card} />
        <Type {...card} />
        <Does {...card} />
        {!legal && playing && <Lock reason={lockOf(aw, held)} />}
        {key !== undefined && legal && (
          <span className="aw-card-key">
            <Key>{String(key)}</Key>
          </span>
        )}
      </button>
    </li>
  )
}

interface LiftedProps extends CardProps {
  /** How far from the left edge of the hand. */
  readonly left: number
}

/** A card out of the hand. One that was only pointed at cannot be touched: it must not be in the way. */
export function Lifted({ left, ...card }: LiftedProps) {
  const { aw, held } = card
  const { chosen, act } = aw
  const inHand = chosen === `card.${held.print.id}`
  useKeys(inHand ? letterKeys(held.choices, act) : {})
  return (
    <div
      className={`aw-lifted ${familyOf(held)} ${inHand ? 'piece-chosen' : 'aw-lifted-seen'}`}
      style={{ left }}
      aria-hidden={inHand ? undefined : true}
    >
      <Top {...card} />
      <CardScene id={held.print.id} types={held.print.types} />
      <Type {...card} />
      <Does {...card} />
      {held.choices.length === 0 && isPlaying(aw) && <Lock reason={lockOf(aw, held)} />}
      {inHand && (
        <div className="aw-uses">
          {held.choices.map((choice, i) => (
            <button
              key={choice.notation}
              type="button"
              data-notation={choice.notation}
              aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
              className="map-do map-do-main"
              onClick={() => act(choice.notation)}
              {...planning(aw, choice)}
            >
              {wordsOfUse(aw, held, choice)}
              {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What is done with a card, in a word or two: the card itself stands above. Which of its events, where it has several. */
function wordsOfUse({ w, say }: Aw, { print, choices }: Held, choice: Choice): string {
  const action = actionOf(choice)
  const alone = choices.filter(other => actionOf(other).kind === action.kind).length === 1
  switch (action.kind) {
    case 'ap':
      return w('useAp', { n: print.ap })
    case 'plus':
      return w('usePlus')
    case 'event':
      return alone ? w('useEvent') : say(assyrianWars.text.action(action))
    case 'plus-event':
      return alone ? w('usePlusEvent') : say(assyrianWars.text.action(action))
    case 'react':
      return alone ? w('useReact') : say(assyrianWars.text.action(action))
    case 'lay':
      return alone ? w('useLay') : say(assyrianWars.text.action(action))
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
