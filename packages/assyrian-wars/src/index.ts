// Assyrian Wars, every rule, for any set of data.

import { type Game, problem } from '@tabularium/kernel'
import { about } from './about.ts'
import { audit } from './audit.ts'
import type { AwAction } from './board/actions.ts'
import { type Board, createBoard } from './board/board.ts'
import { dataFaults, readData } from './board/data.ts'
import { type AwState, clone, copy, ENDS, OPTIONS } from './board/state.ts'
import { DATA } from './data/index.ts'
import type { AwData } from './data/types.ts'
import { featuresOf } from './features.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse/refuse.ts'
import { scenarioOf, setup } from './setup.ts'
import { textOf } from './text.ts'
import { fromRules1, fromRules2 } from './upgrade.ts'
import { result } from './victory/victory.ts'
import { imagine, redeal } from './view/imagine.ts'
import { orders } from './view/standing-orders.ts'
import { type AwView, view } from './view/view.ts'

export interface AssyrianWars extends Game<AwState, AwView, AwAction> {
  /** What follows from its data. */
  readonly board: Board
}

/** The game on a set of data; throws, with a sentence for each thing that is wrong, where it cannot be played. */
export function createAssyrianWars(data: AwData): AssyrianWars {
  const faults = dataFaults(data)
  if (faults.length > 0) throw new Error(`the data '${data.name}': ${faults.map(({ why }) => why).join('; ')}`)
  const b = createBoard(data)
  const [first, ...others] = data.scenarios.map(({ id }) => id)
  const seats = data.scenarios.flatMap(({ playerTable }) => Object.keys(playerTable).map(Number))
  return {
    board: b,
    id: about.id,
    rules: 3,
    endless: true, // N01
    seats: { min: Math.min(...seats), max: Math.max(...seats) },
    options: { ...OPTIONS, scenario: { values: [first, ...others], rule: OPTIONS.scenario.rule } },
    admits({ seats, options }) {
      const { tables, data } = b.scenarios[scenarioOf(b, options)]
      if (tables[seats] !== undefined) return undefined
      const known = Object.keys(data.playerTable)
      return problem('seats', { seats, game: data.name, range: `${known[0]} to ${known[known.length - 1]}` })
    },
    ends: ENDS,
    actions: b.actions,
    setup: (config, chance, tell) => setup(b, config, chance, tell),
    waiting: s => waiting(b, s),
    legal: (s, seat, out) => legal(b, s, seat, out),
    apply: (s, seat, action, chance, tell) => apply(b, s, seat, action, chance, tell),
    refuse: (s, seat, action) => refuse(b, s, seat, action),
    result: s => result(b, s),
    view: (s, seat) => view(b, s, seat),
    imagine: (v, chance) => imagine(b, v, chance),
    redeal: (s, seat, chance) => redeal(b, s, seat, chance),
    clone,
    copy,
    audit: s => audit(b, s),
    features: featuresOf(b),
    text: textOf(b),
    orders,
    upgrades: { 1: fromRules1, 2: fromRules2 },
    own: {
      usual: DATA,
      on(json) {
        const read = readData(json)
        return 'areas' in read ? createAssyrianWars(read) : read
      },
    },
  }
}

export const assyrianWars: AssyrianWars = createAssyrianWars(DATA)

export type { BattleView, SideView } from './battle/battle-view.ts'
export type { AwAction } from './board/actions.ts'
export { dataFaults, readData } from './board/data.ts'
export type { AwEvent } from './board/events.ts'
export type { AwState } from './board/state.ts'
export { EFFECT_FIELDS, type EffectField } from './data/card-effects.ts'
export { DATA } from './data/index.ts'
export type { AwData } from './data/types.ts'
export type { AreaView, AwView, CountryView, FrameView, PileView } from './view/view.ts'
