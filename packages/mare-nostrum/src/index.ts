// Mare Nostrum: Empires, every rule, for any map.

import type { Game, GameRecord } from '@tabularium/kernel'
import { about } from './about.ts'
import type { MnAction } from './actions.ts'
import { audit } from './audit.ts'
import { type Board, createBoard } from './board.ts'
import { ENDS } from './data/ends.ts'
import { MAP, type MapData } from './data/map.ts'
import { featuresOf } from './features.ts'
import { imagine, redeal } from './imagine.ts'
import { readMap } from './map.ts'
import { orders } from './orders.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import { clone, copy, type MnState, OPTIONS } from './state.ts'
import { textOf } from './text.ts'
import { result } from './victory.ts'
import { type MnView, view } from './view.ts'

export interface MareNostrum extends Game<MnState, MnView, MnAction> {
  /** What follows from its map. */
  readonly board: Board
}

/** Rules 1 had one player build the Pyramids, and payments chosen in ascending order. */
const UPGRADES: Readonly<Record<number, (record: GameRecord) => GameRecord>> = {
  1: record => ({ ...record, rules: 2, options: { ...record.options, pyramids: 'one', payment: 'ascending' } }),
}

/** The game on a map; throws, with a sentence for each thing that is wrong, where the map cannot be played. */
export function createMareNostrum(map: MapData): MareNostrum {
  const b = createBoard(map)
  const seats = Object.keys(map.tables).map(Number)
  return {
    board: b,
    id: about.id,
    rules: 2,
    seats: { min: Math.min(...seats), max: Math.max(...seats) },
    options: OPTIONS,
    ends: ENDS,
    endless: true,
    actions: b.actions,
    setup: (config, chance, tell) => setup(b, config, chance, tell),
    waiting,
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
    upgrades: UPGRADES,
    own: {
      usual: MAP,
      on(json) {
        const read = readMap(json)
        return 'provinces' in read ? createMareNostrum(read) : read
      },
    },
  }
}

export const mareNostrum: MareNostrum = createMareNostrum(MAP)

export type { MnAction } from './actions.ts'
export { MAP, type MapData } from './data/map.ts'
export type { MnEvent } from './events.ts'
export { mapFaults, readMap } from './map.ts'
export type { MnState } from './state.ts'
export type { FrameView, LedgerView, MnView, OwnView, PlayerView, ProvinceView, SeaView } from './view.ts'
