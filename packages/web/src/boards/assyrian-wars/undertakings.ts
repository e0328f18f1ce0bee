// What can be undertaken in an impulse besides cards and marches: by what it is, and at a place of the map.

import { type AwAction, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { firstChance, type Seat } from '@tabularium/kernel'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { placeOf } from './actions-by-piece.ts'
import { UNITS } from './facts.ts'
import { stateOf } from './imagined.ts'
import { actionOf } from './position.ts'

export interface Work {
  readonly piece: string
  readonly can: boolean
  readonly choices: readonly Choice[]
  /** The letter that takes it into hand. */
  readonly key?: string
  /** What one would do, to be asked why not. */
  readonly asked?: string
}

/** These lie in the hand, stand on the map or in the list of countries. */
const ELSEWHERE: ReadonlySet<string> = new Set(['card', 'leader', 'place', 'country', 'end'])

/** What people look for in every impulse, with its letter. 6.1 to 6.4 */
const USUAL = { build: 'n', hire: 'i', raids: 't' } as const

function askedOf(piece: keyof typeof USUAL, country: string): string | undefined {
  const own = [...UNITS.values()].find(({ nation, ship }) => nation === country && !ship)
  const hired = [...UNITS.values()].find(({ nation }) => nation === '')
  const unit = piece === 'hire' ? hired : own
  const verb = { build: 'build', hire: 'hire', raids: 'raid-with' }[piece]
  return unit && `${verb} ${unit.id}`
}

/** Build, hire and raid whether they are possible or not, then whatever else there is. */
export function worksOf(pieces: ReadonlyMap<string, readonly Choice[]>, country: string): readonly Work[] {
  const usual = (Object.keys(USUAL) as (keyof typeof USUAL)[]).map(piece => {
    const choices = pieces.get(piece) ?? []
    const asked = askedOf(piece, country)
    return { piece, choices, can: choices.length > 0, key: USUAL[piece], ...(asked !== undefined && { asked }) }
  })
  const others = [...pieces].flatMap(([piece, choices]) =>
    Object.hasOwn(USUAL, piece) || ELSEWHERE.has(readPiece(piece)[0]) ? [] : [{ piece, choices, can: true }],
  )
  return [...usual, ...others]
}

/** Something that can be had at a place: what is chosen, and then where. */
export interface Here {
  readonly choice: Choice
  readonly moves: readonly string[]
}

const PLACED: ReadonlySet<AwAction['kind']> = new Set(['build', 'hire', 'recruit', 'rebuild', 'regain'])

/** Everything among the choices that asks for a place, and may go to this one. */
export function placedHere(view: AwView, seat: Seat, choices: readonly Choice[], place: string): readonly Here[] {
  const list: AwAction[] = []
  return choices.flatMap(choice => {
    const action = actionOf(choice)
    if (!PLACED.has(action.kind)) return []
    const s = assyrianWars.clone(stateOf(view))
    assyrianWars.apply(s, seat, action, firstChance)
    if (s.frames.at(-1)?.at !== 'place' || !assyrianWars.waiting(s).includes(seat)) return []
    const at = list.slice(0, assyrianWars.legal(s, seat, list)).find(one => placeOf(one) === place)
    return at ? [{ choice, moves: [choice.notation, at.notation] }] : []
  })
}
