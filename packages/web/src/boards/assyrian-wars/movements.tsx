// What moves on the map of Assyrian Wars: armies march, fleets sail, dice roll, units and leaders fall, cards are played.

import type { AwEvent } from '@tabularium/assyrian-wars'
import { Die } from '../../ui/die.tsx'
import { motionLayerOf } from '../kit/motion/motion-layer.tsx'
import type { Movement, Spot } from '../kit/motion/movement.ts'
import { CardScene } from './card-scene.tsx'
import { type Aw, useAw } from './context.ts'
import { areaOfPlace, CARDS, countryOfLeader, UNITS } from './facts.ts'
import { isOnMap, pointOf } from './geometry.ts'
import { armOf } from './map-places.ts'
import { counterPicture, leaderCounter, leaderPicture, Picture } from './picture.ts'
import './motion.css'

type Board = Pick<Aw, 'view'>

const piece = (name: string): string => `[data-piece="${name}"]`

/** A city's inside is drawn at its area. */
const at = (place: string): Spot => ({ place: areaOfPlace(place) ?? place })
const bare = (place: string): string => areaOfPlace(place) ?? place

const Drawn = ({ name }: { readonly name: string }) => (
  <span className="aw-moving">
    <Picture name={name} wide />
  </span>
)

/** Of a force: what is strongest in it where it has come to, as far as that is seen. */
function forcePicture({ view }: Board, country: string, place: string): string {
  const pile = view.piles.find(one => one.of === country && bare(one.place) === bare(place))
  return (pile && armOf(pile)) ?? leaderCounter(country)
}

interface Step {
  readonly country: string
  readonly from: string
  readonly to: string
  readonly ships?: boolean
}

function going(board: Board, { country, from, to, ships = false }: Step): readonly Movement[] {
  if (bare(from) === bare(to)) return []
  const name = ships ? `counter/${country}/SHIP` : forcePicture(board, country, to)
  return [
    {
      kind: 'go',
      face: <Drawn name={name} />,
      from: at(from),
      to: at(to),
      who: `${country} ${ships}`,
      becomes: `[data-force="${bare(to)} ${country}"]`,
      ...(ships && { sails: true }),
    },
  ]
}

const Thrown = ({ dice, hit }: { readonly dice: string; readonly hit: boolean }) => (
  <span className="aw-moving-dice">
    {[...dice].map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell in
      <Die key={i} face={Number(face)} hit={hit} />
    ))}
  </span>
)

/** What was thrown for a place; what was told before dice were has none. */
const thrown = (dice: string | undefined, place: string, hit: boolean): readonly Movement[] =>
  dice === undefined ? [] : [{ kind: 'cast', at: at(place), face: <Thrown dice={dice} hit={hit} /> }]

const Portrait = ({ leader }: { readonly leader: string }) => (
  <span className="aw-moving-leader">
    <Picture name={leaderPicture(leader, 0)} />
  </span>
)

/** Where a leader is, by the piles of the position. */
const placeOfLeader = ({ view }: Board, leader: string): string | undefined =>
  view.piles.find(({ leaders }) => leaders.some(([id]) => id === leader))?.place ?? view.battle?.place

function played(country: string, card: string): readonly Movement[] {
  const print = CARDS.get(card)
  if (!print) return []
  const face = (
    <span className="aw-moving-card">
      <CardScene id={card} types={print.types} />
    </span>
  )
  return [{ kind: 'go', face, from: `${piece(`card.${card}`)}, ${piece(`country.${country}`)}`, to: '.chart' }]
}

export function movementsOf(event: AwEvent, board: Board): readonly Movement[] {
  switch (event.at) {
    case 'marched':
    case 'relocated':
    case 'expelled':
    case 'departed':
      return going(board, event)
    case 'sailed':
      return going(board, { ...event, ships: true })
    case 'fell-back':
      return going(board, { ...event, to: event.area })
    case 'retreated':
      return event.area === undefined ? [] : going(board, { ...event, to: event.area })
    case 'evasion-roll':
      return [
        ...thrown(event.dice, event.area, event.success),
        ...(event.success ? going(board, { ...event, from: event.area }) : []),
      ]
    case 'interception-roll':
      return thrown(event.dice, event.area, event.success)
    case 'interception':
      return going(board, { ...event, to: event.area })
    case 'dice':
      return [{ kind: 'roll' }]
    case 'destroyed': {
      // `assyria-hi-4 reduced`: on its weaker side.
      const [id] = event.unit.split(' ')
      const leader = countryOfLeader(id) !== undefined
      if (!leader && !UNITS.has(id)) return []
      const face = leader ? <Portrait leader={id} /> : <Drawn name={counterPicture(id)} />
      return [{ kind: 'fall', at: at(event.place), face }]
    }
    case 'assassin': {
      const place = event.result === 'killed' ? placeOfLeader(board, event.leader) : undefined
      return place === undefined ? [] : [{ kind: 'fall', at: at(place), face: <Portrait leader={event.leader} /> }]
    }
    case 'placed':
    case 'rebuilt': {
      const [id] = event.unit.split(' ')
      const name = countryOfLeader(id) === undefined ? counterPicture(id) : leaderCounter(event.country)
      return [{ kind: 'lay', at: at(event.place), face: <Drawn name={name} /> }]
    }
    case 'landed':
      return [
        { kind: 'lay', at: at(event.area), face: <Drawn name={forcePicture(board, event.country, event.area)} /> },
      ]
    case 'drew':
      return event.card === undefined ? [] : [{ kind: 'lay', at: piece(`card.${event.card}`), together: true }]
    case 'played-ap':
    case 'event':
    case 'reacted':
      return played(event.country, event.card)
    default:
      return []
  }
}

export const Motion = motionLayerOf<Aw, AwEvent>({
  useBoard: useAw,
  movementsOf,
  placeOf: place => (isOnMap(place) ? pointOf(place) : undefined),
})
