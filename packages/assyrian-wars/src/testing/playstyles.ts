// Ways to play by taste, for golden records: how much each action is liked. Chances are in proportion, so that games differ; what
// is rare by chance (a siege seen through, a conquest, a landing) is common among those who like it.

import type { Taste as TasteOf } from '@tabularium/kernel/check'
import type { AwAction } from '../board/actions.ts'
import { has } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { BOARD } from './scene.ts'

export type Taste = TasteOf<AwState, AwAction>
type Kind = AwAction['kind']
type Likes = Readonly<Partial<Record<Kind, number>>>

const deciding = (s: AwState): number => s.frames[s.frames.length - 1].of
const asked = (s: AwState): string => s.frames[s.frames.length - 1].at
const standsAt = (s: AwState): number => s.at[s.moving[0]] % BOARD.areas.length

/** Steps from each area to the nearest of some others. */
const known = new Map<string, readonly number[]>()
function stepsTo(targets: readonly number[]): readonly number[] {
  const key = targets.join()
  const found = known.get(key)
  if (found !== undefined) return found
  const steps: number[] = BOARD.areas.map((_, area) => (targets.includes(area) ? 0 : 99))
  for (const queue = [...targets]; queue.length > 0; ) {
    const at = queue.shift() as number
    for (const next of BOARD.linked[at]) {
      if (steps[next] <= steps[at] + 1) continue
      steps[next] = steps[at] + 1
      queue.push(next)
    }
  }
  known.set(key, steps)
  return steps
}

/** To the cities of these countries. */
const toCitiesOf = (s: AwState, countries: number): readonly number[] =>
  stepsTo(BOARD.cities.filter(area => s.city[area] >= 0 && has(countries, s.city[area])))

/** Everything alike. */
export const plain: Taste = () => 1

/** Plays events where there are any, and ends impulses soon. */
export const schemer: Taste = (_, __, { kind }) => {
  if (kind === 'event' || kind === 'plus-event' || kind === 'lay') return 60
  if (kind === 'end' || kind === 'done' || kind === 'halt') return 12
  return kind === 'yes' ? 6 : 3
}

const WAR: Likes = {
  conquer: 1000,
  march: 60,
  with: 60,
  take: 60,
  'force-march': 60,
  build: 20,
  hire: 20,
  recruit: 20,
  war: 20,
  ap: 15,
  plus: 15,
  event: 12,
  lay: 12,
  react: 12,
  yes: 4,
  end: 3,
  leave: 0.5,
  part: 0.5,
  'raid-with': 0.5,
  pass: 0.5,
  'go-in': 0.5,
  single: 0.5,
  embark: 0.5,
  sail: 0.5,
  evade: 0.5,
  relocate: 0.5,
  peace: 0.1,
  ransom: 0.1,
  passage: 0.1,
  'leave-camp': 0.1,
}

/** Marches on these, or on the nearest enemy cities, and besieges in one way above others; otherwise as it likes. */
export const warlord =
  (how: Kind, likes: Likes = {}, goal?: (s: AwState) => readonly number[]): Taste =>
  (s, _, action) => {
    const liked = likes[action.kind]
    if (liked !== undefined) return liked
    const steps = (): readonly number[] => goal?.(s) ?? toCitiesOf(s, s.war[deciding(s)])
    switch (action.kind) {
      case 'siege':
      case 'assault':
      case 'hunger':
        return how === action.kind ? 300 : 5
      case 'to': {
        const here = steps()[standsAt(s)]
        return steps()[action.area] < here ? 300 : here === 0 ? 0.2 : 2
      }
      case 'halt':
        return s.moving.length > 0 && steps()[standsAt(s)] === 0 ? 400 : 1
      default:
        return WAR[action.kind] ?? 2
    }
  }

/** Does nothing that need not be done. */
const meek: Taste = (_, __, { kind }) => {
  if (kind === 'end' || kind === 'pass' || kind === 'starve' || kind === 'no') return 1000
  return kind === 'march' || kind === 'single' || kind === 'sail' ? 0.01 : 1
}

/** The same, but its armies go here and there. */
const straying: Taste = (s, seat, action) => (action.kind === 'march' ? 30 : meek(s, seat, action))

/** Leaves its country with all it has. */
const fleeing =
  (home: readonly number[]): Taste =>
  (_, __, action) => {
    switch (action.kind) {
      case 'march':
        return 300
      case 'to':
        return stepsTo(home)[action.area]
      case 'take':
      case 'with':
      case 'single':
      case 'pass':
      case 'no':
      case 'starve':
      case 'done':
        return 100
      case 'ap':
        return 50
      case 'halt':
        return 30
      case 'end':
        return 20
      case 'build':
      case 'hire':
      case 'at':
      case 'wall':
      case 'recruit':
      case 'go-in':
        return 0.01
      default:
        return 1
    }
  }

const NINEVEH = [BOARD.areaOf('nineveh')]
const BABYLON = [BOARD.areaOf('babylon')]
const byCountry =
  (assyrian: Taste, other: Taste): Taste =>
  (s, seat, action) =>
    (deciding(s) === BOARD.assyria ? assyrian : other)(s, seat, action)

/** Assyria is away, and all others go for Nineveh, to starve it out. */
export const rebellion = byCountry(
  fleeing(NINEVEH),
  warlord('hunger', { war: 500, march: 200, hire: 60, hunger: 1000, single: 0.01 }, () => stepsTo(NINEVEH)),
)

/** Assyria conquers; the others surrender as soon as they may, and it mostly accepts. */
const conqueror = byCountry(warlord('siege'), meek)
export const submission: Taste = (s, seat, action) => {
  if (action.kind === 'surrender') return 5000
  if (asked(s) === 'yield') return action.kind === 'yes' ? 3 : 1
  return conqueror(s, seat, action)
}

/** The others gather at Babylon, where Assyria attacks them: more armies than can fight at once. 6.6.5 */
export const gathering = byCountry(
  warlord('siege', { withdraw: 50, press: 50, with: 300 }, () => stepsTo(BABYLON)),
  (s, _, action) => {
    const steps = stepsTo(BABYLON)
    switch (action.kind) {
      case 'march':
        return 200
      case 'to':
        return steps[action.area] < steps[standsAt(s)] ? 500 : 0.01
      case 'halt':
        return s.moving.length > 0 && steps[standsAt(s)] === 0 ? 1000 : 1
      case 'regain-leader':
      case 'recruit':
        return 100
      case 'go-in':
      case 'evade':
      case 'shelter':
      case 'retreat':
      case 'single':
        return 0.01
      case 'pass':
        return 5
      default:
        return 3
    }
  },
)

/** Ships first: trade boxes by force, landings, searches. */
const atSea = warlord('siege', {
  sail: 200,
  steer: 60,
  storm: 3000,
  load: 300,
  embark: 300,
  'embark-leader': 300,
  land: 600,
  search: 300,
  anchor: 5,
  war: 100,
  'retreat-ships': 500,
  lay: 100,
  yes: 20,
})
export const seafarer: Taste = (s, seat, action) => {
  if (action.kind === 'build') return action.notation.includes('-ship-') ? 200 : 5
  return atSea(s, seat, action)
}

/** All go for one power, and conquer it only when it has nearly nothing left. 7.1 */
export function hunters(id: string): Taste {
  const prey = BOARD.countryOf(id)
  const hunter = warlord('siege', {}, s => toCitiesOf(s, 1 << prey))
  const broken = (s: AwState): boolean =>
    s.city[BOARD.capital[prey]] !== prey &&
    BOARD.cities.filter(area => s.city[area] === prey).length <= BOARD.data.constants.elimination.maxFriendlyCities
  return (s, seat, action) => {
    switch (action.kind) {
      case 'surrender':
        return 0.001
      case 'war':
        return action.country === prey ? 3000 : 0.01
      case 'conquer':
        return action.country === prey && broken(s) ? 5000 : 0.0001
      case 'deport':
        return 0.1
      default:
        return (deciding(s) === prey ? straying : hunter)(s, seat, action)
    }
  }
}
