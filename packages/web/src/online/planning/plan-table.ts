// A table at which somebody walks ahead in a game that goes on elsewhere: the shell plays at it as at any other, and nothing
// is played. It chooses for all seats, as far as its own can know what they see.

import { type Event, FastChance, type Game, type Refusal, type Seat, type View } from '@tabularium/kernel'
import { lookAhead, type Outlook } from '@tabularium/kernel/look-ahead'
import type { OnlineState, Position, Table, TableState } from '../../table/table.ts'
import type { Line } from './plan-lines.ts'

export interface PlanTable extends Table {
  readonly line: Line
  readonly outlook: Outlook
  goTo(line: Line): void
  /** Of what the walker sees after this line. */
  markAfter(line: Line): string
}

const NOT_LEGAL: Refusal = { code: 'refused', rule: '', message: { key: 'table.refused' } }
const NOTHING: readonly Event[] = []

export function createPlanTable(from: TableState, online: OnlineState, game: Game, mine: Seat): PlanTable {
  const { view: present } = from.position
  const listeners = new Set<() => void>()
  /** A cache: the plan asks again for what was walked. */
  const seen = new Map<string, Outlook>()
  const look = (line: Line): Outlook => {
    const key = JSON.stringify(line)
    const known = seen.get(key) ?? lookAhead(game, present, mine, line)
    seen.set(key, known)
    return known
  }
  let line: Line = []
  let outlook = look(line)
  let version = 0

  const positionOf = ({ made, asked, view, legal, guessed }: Outlook): Position => ({
    moves: made,
    seat: guessed ? mine : (asked ?? mine),
    view: asked === undefined ? { ...view, waiting: [] } : view,
    // What others may do with what is hidden is chosen from a list, not on the reader's own board.
    legal: guessed ? [] : legal,
  })
  const stateNow = (): TableState => ({
    id: from.id,
    game: from.game,
    options: from.options,
    players: from.players,
    commitment: from.commitment,
    version,
    askedSince: version,
    position: positionOf(outlook),
    events: [NOTHING, ...outlook.events],
    canUndo: line.length > 0,
    paused: false,
    online: { ...online, mine: outlook.guessed ? mine : (outlook.asked ?? mine) },
  })
  let state = stateNow()

  const goTo = (next: Line): void => {
    line = next
    outlook = look(line)
    version++
    state = stateNow()
    for (const listener of [...listeners]) listener()
  }
  const imagined = (view: View) => game.imagine(view, new FastChance(1))

  return {
    get state() {
      return state
    },
    get line() {
      return line
    },
    get outlook() {
      return outlook
    },
    goTo,
    markAfter: head => look(head).mark,
    subscribe(listener) {
      const entry = () => listener()
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    async act(action) {
      const { asked, legal } = outlook
      if (asked === undefined || !legal.includes(action)) return NOT_LEGAL
      goTo([...line, { seat: asked, action }])
      return undefined
    },
    async undo() {
      if (line.length === 0) return NOT_LEGAL
      goTo(line.slice(0, -1))
      return undefined
    },
    async why(notation) {
      const action = game.actions.parse(notation)
      const { asked, view, guessed } = outlook
      if (!action || asked === undefined || guessed) return NOT_LEGAL
      return game.refuse(imagined(view), asked, action)
    },
    at: async moves => positionOf(look(line.slice(0, moves))),
    hurry() {},
    pause() {},
    pace() {},
    export: () => Promise.reject(new Error('nothing is played here')),
    close: () => listeners.clear(),
  }
}
