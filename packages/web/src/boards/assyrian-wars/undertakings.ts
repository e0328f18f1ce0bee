// What can be undertaken in an impulse besides cards and marches: by what it is, and at a place of the map.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import { firstChance, type Seat } from '@tabularium/kernel'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { GATHERED, placeOf } from './actions-by-piece.ts'
import { MARKED, UNITS } from './facts.ts'
import { stateOf } from './imagined.ts'
import { assyrianWars } from './on-set.ts'
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

/** What people look for in every impulse, with its letter. 6.1 to 6.5, 6.9, 7.4 */
const USUAL = { build: 'n', hire: 'i', raids: 't', leaders: 'k', envoys: 'v', peace: 'y' } as const
type Usual = keyof typeof USUAL

/** What one would do, for the answer why it cannot be done now. */
function askedOf(piece: Usual, { phasing, countries }: AwView): string | undefined {
  const own = [...UNITS.values()].find(({ nation, ship }) => nation === phasing && !ship)
  const hired = [...UNITS.values()].find(({ nation }) => nation === '')
  const enemy = countries.find(({ id }) => id === phasing)?.wars[0]
  const notation = {
    build: `build ${own?.id}`,
    hire: `hire ${hired?.id}`,
    raids: `raid-with ${own?.id}`,
    leaders: 'recruit',
    envoys: `influence ${MARKED[0]} 1`,
    peace: enemy === undefined ? undefined : `peace ${enemy}`,
  }[piece]
  return notation !== undefined && assyrianWars.actions.parse(notation) ? notation : undefined
}

/** The choices of a piece, or of what gathers several. */
const choicesOf = (pieces: ReadonlyMap<string, readonly Choice[]>, piece: string): readonly Choice[] => {
  const kinds = GATHERED.get(piece)
  return kinds
    ? [...pieces.values()].flat().filter(choice => kinds.has(actionOf(choice).kind))
    : (pieces.get(piece) ?? [])
}

/** Build, hire, raid, leaders, envoys and peace whether they are possible or not, then whatever else there is. */
export function worksOf(pieces: ReadonlyMap<string, readonly Choice[]>, view: AwView): readonly Work[] {
  const usual = (Object.keys(USUAL) as Usual[]).map(piece => {
    const choices = choicesOf(pieces, piece)
    const asked = askedOf(piece, view)
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
