// A table online with its people, for entries of the gallery.

import type { ChatLine, TableCard } from '@tabularium/protocol'
import type { OnlineState, TableState } from '../table/table.ts'

/** A day on which nothing changes. */
const NOON = Date.UTC(2026, 2, 15, 12)

export const sampleNames = ['Ada', 'Maximilian', 'Юлия', 'Consul']

export const sampleCard: TableCard = {
  id: 'abcdefghijklmnop',
  game: 'glory-to-rome',
  options: {},
  status: 'playing',
  visibility: 'open',
  rated: true,
  clock: { kind: 'live', baseMs: 1_200_000, incrementMs: 20_000 },
  seats: [
    { seat: 0, name: 'Ada', person: { id: 'ada', name: 'Ada', guest: false, rating: 1512 }, share: 'a1' },
    {
      ...{ seat: 1, name: 'Maximilian', person: { id: 'max', name: 'Maximilian', guest: false, rating: 1688 } },
      ...{ rated: { before: 1688, after: 1676 }, share: 'b2' },
    },
    { seat: 2, name: 'Юлия', person: { id: 'julia', name: 'Юлия', guest: true }, standIn: true, pledge: 'spent' },
    { seat: 3, name: 'Consul', bot: 'consul' },
  ],
  owner: 'ada',
  created: NOON,
  started: NOON,
  touched: NOON,
  moves: 42,
  waiting: [0],
  offers: [],
  spectators: 2,
  mine: 0,
}

const line = (id: number, by: string, name: string, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id, room: 'players', by, name, text, time: NOON + id * 61_000 },
  ...more,
})

export const sampleChat: readonly ChatLine[] = [
  line(1, 'ada', 'Ada', 'Salve!'),
  line(2, 'max', 'Maximilian', 'A long sentence that has to be broken somewhere, if the panel is as narrow as it is.'),
  line(3, 'julia', 'Юлия', 'Привет', { to: 0 }),
]

export const sampleOnline: OnlineState = {
  card: sampleCard,
  mine: 0,
  begun: true,
  connection: 'connected',
  ahead: 0,
  clocks: { left: [754_000, 1_180_000, 9_000, 1_200_000], since: Date.now(), now: Date.now() },
  online: [0],
  spectators: 2,
  chat: sampleChat,
}

export const sampleState: TableState = {
  id: sampleCard.id,
  game: sampleCard.game,
  options: {},
  players: sampleNames.map(name => ({ name })),
  commitment: '',
  version: 42,
  askedSince: 42,
  position: { moves: 42, seat: 0, view: { waiting: [0] }, legal: [] },
  events: [],
  canUndo: false,
  paused: false,
  online: sampleOnline,
}
