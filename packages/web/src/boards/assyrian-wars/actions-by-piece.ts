// What the shell asks about pieces: which one an action is about, its name, what a player would expect to be able to do. The board
// asks as well at which place of the map an action happens.

import type { AwAction, AwEvent, AwView } from '@tabularium/assyrian-wars'
import type { Card, Country, Leader } from '@tabularium/assyrian-wars/rules'
import type { Action, Event, Message, Seat } from '@tabularium/kernel'
import { readPiece } from '../kit/pieces.ts'
import { areaOfPlace, N, NAMING } from './facts.ts'
import { assyrianWars } from './on-set.ts'

const card = (at: Card): string => `card.${N.cards[at]}`
const leader = (at: Leader): string => `leader.${N.leaders[at]}`
const country = (at: Country): string => `country.${N.countries[at]}`

/** The area, city, sea zone or box that an action is about. */
function siteOf(action: AwAction): string | undefined {
  switch (action.kind) {
    case 'to':
    case 'evade':
    case 'ambush':
    case 'retreat':
    case 'retreat-war':
    case 'evade-war':
    case 'sortie':
    case 'deport':
    case 'aim':
    case 'single':
    case 'clear':
    case 'wall':
    case 'pillage':
    case 'load':
    case 'land':
    case 'province':
    case 'deploy':
    case 'depart':
    case 'decline':
      return N.areas[action.area]
    case 'at':
    case 'aim-place':
    case 'sail':
    case 'steer':
    case 'storm':
    case 'search':
      return N.placeName[action.place]
    case 'flee':
      return N.zones[action.zone]
    default:
      return undefined
  }
}

/** The place of the map where an action does something: an area or a sea zone; undefined: nowhere. */
export function placeOf(action: AwAction): string | undefined {
  const site = siteOf(action)
  return site === undefined ? undefined : (areaOfPlace(site) ?? site)
}

/**
 * card.<id> · leader.<id>: an army · country.<id> · place.<id>: area, city, zone, box · build, hire, leaders, rebuild, regain: what
 * the purse pays for · force: the march · losses · raids · fleet · marker · camp · scheme · wars · choice · end
 */
export function pieceOf(action: AwAction): string {
  const site = siteOf(action)
  if (site !== undefined) return `place.${site}`
  switch (action.kind) {
    case 'ap':
    case 'plus':
    case 'event':
    case 'plus-event':
    case 'react':
    case 'lay':
    case 'aim-card':
    case 'swap':
    case 'scrap':
    case 'discard':
    case 'cash':
    case 'sacrifice':
      return card(action.card)
    case 'cede':
      return country(action.country)
    case 'march':
    case 'force-march':
    case 'relocate':
    case 'hunger':
    case 'assault':
    case 'siege':
    case 'intercept':
    case 'intercept-group':
    case 'aim-leader':
    case 'crown':
    case 'chief':
    case 'with':
    case 'part':
    case 'attack-with':
      return leader(action.leader)
    case 'oust':
    case 'raid-end':
      return `place.${N.placeName[N.raidBoxes + action.box]}`
    case 'aim-country':
    case 'influence':
    case 'war':
    case 'passage':
    case 'close':
    case 'peace':
    case 'ransom':
    case 'conquer':
    case 'name':
    case 'assign':
    case 'plunder':
    case 'spoils':
    case 'withhold':
    case 'merciless':
    case 'ask-along':
    case 'seek':
      return country(action.country)
    case 'build':
    case 'disband':
      return 'build'
    case 'recruit':
    case 'regain-leader':
      return 'leaders'
    case 'hire':
    case 'bid':
    case 'dismiss':
      return 'hire'
    case 'rebuild':
    case 'combine':
      return 'rebuild'
    case 'regain':
      return 'regain'
    case 'raid':
    case 'raid-with':
      return 'raids'
    case 'take':
    case 'leave':
    case 'go-in':
    case 'go-out':
    case 'embark':
    case 'embark-leader':
    case 'detach':
    case 'slow':
    case 'attack-with-unit':
      return 'force'
    case 'lose':
    case 'lose-leader':
    case 'rout':
    case 'rout-leader':
    case 'hold':
    case 'hold-leader':
    case 'garrison':
      return 'losses'
    case 'marker':
      return 'marker'
    case 'into-camp':
    case 'join':
    case 'leave-camp':
      return 'camp'
    case 'scheme':
    case 'ploy':
      return 'scheme'
    case 'war-battle':
      return 'wars'
    case 'end':
    case 'done':
    case 'pass':
    case 'halt':
    case 'anchor':
    case 'rest':
    case 'deploy-rest':
      return 'end'
    case 'sell-group':
      return 'impulse'
    default:
      return 'choice'
  }
}

/** What is done with countries, gathered by what it is, as the action panel lists them. */
export const GATHERED: ReadonlyMap<string, ReadonlySet<AwAction['kind']>> = new Map<
  string,
  ReadonlySet<AwAction['kind']>
>([
  ['envoys', new Set(['influence'] as const)],
  ['peace', new Set(['war', 'peace', 'ransom', 'cede', 'passage', 'close'] as const)],
])

export function namePiece(piece: string): Message {
  const [kind, name] = readPiece(piece)
  switch (kind) {
    case 'card':
      return NAMING.card(name)
    case 'leader':
      return NAMING.leader(name)
    case 'country':
      return NAMING.country(name)
    case 'place':
      return NAMING.place(name)
    default:
      return { key: `piece.${kind}` }
  }
}

/** Cards in hand whose event cannot be played now: one line each says why. */
export function expected(view: AwView, seat: Seat): readonly string[] {
  const top = view.frames.at(-1)
  if (top?.at !== 'act' || !view.waiting.includes(seat)) return []
  const hand = view.hands[top.of] ?? []
  return hand
    .flatMap(id => [`event ${id}`, `ap ${id}`])
    .filter(notation => assyrianWars.actions.parse(notation) !== undefined)
}

const kingOf = (turn: number): Message => ({ key: `turn.${turn}` })

export const chapter = (view: AwView): Message => ({
  key: 'chapter.turn',
  args: { turn: view.turn, king: kingOf(view.turn) },
})

export const status = (view: AwView): Message =>
  view.end !== undefined
    ? { key: 'status.over' }
    : view.frames.some(({ at }) => at === 'interphase')
      ? { key: 'status.between', args: { turn: view.turn, next: view.turn + 1 } }
      : { key: 'status.turn', args: { turn: view.turn, king: kingOf(view.turn), round: view.round } }

/** Windows for cards are open to all hands alike: a hand without a fitting card can only pass. 6.7.1, 6.11.e */
export function passes(view: AwView, action: Action): boolean {
  const at = view.frames.at(-1)?.at
  return (at === 'react' || at === 'lay') && action.kind === 'pass'
}

/** Whoever runs the country that an event is about. */
export function doerOf(view: AwView, event: Event): Seat | undefined {
  const id = 'country' in event ? event.country : undefined
  const seat = view.countries.find(one => one.id === id)?.seat
  return seat === undefined || seat < 0 ? undefined : seat
}

/** The record by turns, rounds and impulses. */
export function section(before: Message | undefined, event: Event): Message | undefined {
  const told = event as AwEvent
  const { turn = 1, round = 1 } = before?.args ?? {}
  switch (told.at) {
    case 'turn':
      return { key: 'section.turn', args: { turn: told.turn, round: 1 } }
    case 'round':
      return { key: 'section.round', args: { turn, round: told.round } }
    case 'impulse':
      return { key: 'section.impulse', args: { turn, round, country: NAMING.country(told.country) } }
    case 'interphase':
      return { key: 'section.interphase', args: { turn, round: 1 } }
    default:
      return before
  }
}

/** What touching a place would mean, for the answer why it cannot be done. */
export function meantBy(view: AwView, at: string): string | undefined {
  const frame = view.frames.at(-1)?.at
  if (areaOfPlace(at) === undefined) return undefined
  return frame === 'march'
    ? `to ${at}`
    : frame === 'retreat'
      ? `retreat ${at}`
      : frame === 'evade'
        ? `evade ${at}`
        : undefined
}
