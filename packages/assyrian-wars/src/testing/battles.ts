// Battles for tables of tests: a scene, who falls on whom where, the dice, the choices, and what is the case then.

import { firstChance, ScriptedChance, Telling } from '@tabularium/kernel'
import { field, inside, zonePlace } from '../board/board.ts'
import type { AwEvent } from '../board/events.ts'
import type { AwState } from '../board/state.ts'
import { ruleContext } from '../consequences.ts'
import { attack, startBattle } from '../forces/battle-register.ts'
import {
  BATTLES,
  FOREIGN_WAR,
  gather,
  gatherShips,
  NAVAL,
  packAreas,
  SIEGE,
  SORTIE,
  STORM,
} from '../forces/battle-sides.ts'
import { apply, run, waiting } from '../play.ts'
import { refuse } from '../refuse/refuse.ts'
import { look } from './cases.ts'
import { BOARD, choices, type SceneWords, scene } from './scene.ts'

export interface Fight {
  readonly id: string
  readonly given: SceneWords
  /** Area (or sea zone) of the battle; its kind: `field` unless said; `attack`: on all that stand there (6.6.5). */
  readonly at: string
  readonly kind?: string
  /** Countries that attack, all they have there; the others that stand there defend. */
  readonly by: string
  /** Bits of terrain the attackers came over, and the area they came from. */
  readonly over?: number
  readonly from?: string
  /** Before the battle begins. */
  readonly first?: (s: AwState) => void
  /** Faces in the order they are thrown: attackers, defenders, then promotions and checks. */
  readonly dice: string
  readonly when?: string
  readonly now?: Readonly<Record<string, string>>
  /** Parts of events told. */
  readonly tells?: readonly Readonly<Record<string, unknown>>[]
  /** The choices at the end. */
  readonly can?: readonly string[]
  readonly cannot?: readonly string[]
}

const holds = (event: AwEvent, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(
    ([name, value]) => JSON.stringify((event as unknown as Record<string, unknown>)[name]) === JSON.stringify(value),
  )

function begin(
  s: AwState,
  { at, kind = 'field', by, over = 0, from, first }: Fight,
  ctx: Parameters<typeof startBattle>[0],
) {
  const b = BOARD
  const countries = by.split(' ').reduce((bits, id) => bits | (1 << b.countryOf(id)), 0)
  const origins = from === undefined ? 0 : packAreas(b.areaOf(from))
  const [ours, theirs]: [number[], number[]] = [[], []]
  first?.(s)
  const which = (BATTLES as readonly string[]).indexOf(kind)
  if (kind === 'attack') {
    gather(b, s, field(b.areaOf(at)), countries, ours)
    attack(ctx, b.areaOf(at), ours, 1, over, origins)
    return
  }
  if (which === NAVAL) {
    gatherShips(b, s, zonePlace(b, b.zoneOf(at)), countries, ours)
    gatherShips(b, s, zonePlace(b, b.zoneOf(at)), ~countries, theirs)
    startBattle(ctx, which, zonePlace(b, b.zoneOf(at)), ours, theirs)
    return
  }
  const area = b.areaOf(at)
  const within = inside(b, area)
  if (which === FOREIGN_WAR) {
    gather(b, s, field(area), countries, ours)
    startBattle(ctx, which, -1, ours, [])
    return
  }
  gather(b, s, which === SORTIE ? within : field(area), countries, ours)
  gather(b, s, which === SIEGE || which === STORM ? within : field(area), ~countries, theirs)
  startBattle(ctx, which, field(area), ours, theirs, over, origins)
}

/** The position after the battle and the choices made in it, and what was told. */
function result(fight: Fight): readonly [AwState, readonly AwEvent[]] {
  const { given, dice, when = '' } = fight
  const s = scene({ options: { abilities: 'off', reducedLeaders: 'off' }, ...given })
  const chance = new ScriptedChance(dice.split(/\s+/).filter(Boolean), firstChance)
  const told: AwEvent[] = []
  const telling = new Telling()
  begin(s, fight, ruleContext(BOARD, s, chance, telling))
  run(BOARD, s, chance, telling)
  told.push(...(telling.to(undefined) as readonly AwEvent[]))
  for (const notation of when.split(/\s*;\s*/).filter(Boolean)) {
    const [seat] = waiting(BOARD, s)
    const action = BOARD.actions.parse(notation)
    if (!action || !choices(s).includes(notation)) {
      throw new Error(`'${notation}' is not legal at ${look(s, 'asked')}: ${choices(s).join('; ')}`)
    }
    const next = new Telling()
    apply(BOARD, s, seat, action, chance, next)
    told.push(...(next.to(undefined) as readonly AwEvent[]))
  }
  if (chance.unused.length > 0) throw new Error(`nobody threw ${chance.unused.join(' ')} at ${look(s, 'asked')}`)
  return [s, told]
}

/** Why the one who is asked then may not do these things: code and rule. */
export function refusals(fight: Fight & { readonly refused: Readonly<Record<string, string>> }) {
  const [s] = result(fight)
  const [seat] = waiting(BOARD, s)
  return Object.fromEntries(
    Object.keys(fight.refused).map(notation => {
      const action = BOARD.actions.parse(notation)
      const why = action && refuse(BOARD, s, seat, action)
      return [notation, why === undefined ? 'legal' : `${why.code} ${why.rule}`]
    }),
  )
}

/** What came of it, to be compared with `hoped`. */
export function fought(fight: Fight) {
  const { now, tells, can, cannot } = fight
  const [s, told] = result(fight)
  const legal = choices(s)
  return {
    ...(now && { now: Object.fromEntries(Object.keys(now).map(what => [what, look(s, what)])) }),
    ...(tells && { tells: tells.map(part => (told.some(event => holds(event, part)) ? part : { among: told })) }),
    ...(can && { can: can.filter(notation => legal.includes(notation)) }),
    ...(cannot && { cannot: cannot.filter(notation => !legal.includes(notation)) }),
  }
}

export const hoped = ({ now, tells, can, cannot }: Fight) => ({
  ...(now && { now }),
  ...(tells && { tells }),
  ...(can && { can }),
  ...(cannot && { cannot }),
})

/** Assyrians against Babylonians before Sippar; the Assyrians came by way of Suhu. */
export const sippar = (
  assyria: string,
  babylonia: string,
  more: Partial<SceneWords> = {},
): Omit<Fight, 'id' | 'dice'> => ({
  at: 'sippar',
  by: 'assyria',
  from: 'suhu',
  given: {
    rebel: 'babylonia elam',
    countries: { assyria: { at: { sippar: assyria } }, babylonia: { at: { sippar: babylonia } } },
    options: { abilities: 'off', reducedLeaders: 'off' },
    ...more,
  },
})

export const roll = (by: string, of: number, dice: string, hits: number) => ({ by, of, dice, hits })
export const ours = (...rolls: ReturnType<typeof roll>[]) => ({ at: 'dice', side: 'attackers', rolls })
export const theirs = (...rolls: ReturnType<typeof roll>[]) => ({ at: 'dice', side: 'defenders', rolls })
