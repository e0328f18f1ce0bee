// A table at which nothing happens, for entries of the gallery.

import { openTable, type Seat, speakerOf } from '@tabularium/kernel'
import type { Language } from '@tabularium/kernel/text'
import { wondersDuel } from '@tabularium/wonders-duel'
import { wondersDuelBoard } from '../boards/wonders-duel/index.tsx'
import type { Position, Table, TableState } from '../table/table.ts'
import { type ActionListInput, choicesOf } from './choices.ts'

export const samplePlayers = ['Ada', 'Marcus']

const begun = openTable(wondersDuel, {
  config: { seats: 2, options: {} },
  seats: samplePlayers,
  seed: '5'.repeat(64),
})
const [seat = 0]: readonly Seat[] = begun.waiting()
const legal = begun.legal(seat).map(({ notation }) => notation)

export const samplePosition: Position = { moves: 0, seat, view: begun.view(seat), legal }

export const sampleState: TableState = {
  ...{ id: 'sample', game: wondersDuel.id, options: {}, players: samplePlayers.map(name => ({ name })) },
  ...{ commitment: '', version: 0, askedSince: 0, position: samplePosition, events: [], canUndo: true, paused: false },
}

const nothing = async () => undefined

export const sampleTable: Table = {
  ...{ state: sampleState, subscribe: () => () => {}, act: nothing, undo: nothing, why: nothing },
  ...{ at: async () => samplePosition, hurry() {}, pause() {}, pace() {}, export: async () => '', close() {} },
}

const tooEarly = wondersDuel.actions.all.filter(({ kind }) => kind === 'discard').slice(0, 3)

/** The first decision, and what cannot be done yet. */
export const sampleActions = (language: Language): ActionListInput => ({
  ...{ board: wondersDuelBoard, view: samplePosition.view, seat, choices: choicesOf(wondersDuelBoard, legal) },
  refused: tooEarly.flatMap(action => {
    const refusal = begun.why(seat, action)
    return refusal ? [{ notation: action.notation, refusal }] : []
  }),
  say: speakerOf(wondersDuel, language, samplePlayers),
})
