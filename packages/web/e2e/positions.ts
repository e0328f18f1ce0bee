// Positions of Assyrian Wars by what they are, not by the number of a move: the first one of a kind in its golden records, with a
// person at the seat that is asked. Records may be found anew; the kinds stay.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AwAction, type AwState, assyrianWars } from '@tabularium/assyrian-wars'
import { type GameRecord, readRecord, replay, type Seat } from '@tabularium/kernel'
import { recordOf } from './table.ts'

/** What is decided (the name of a frame), and what the position must have besides. */
interface Kind {
  readonly at: AwState['frames'][number]['at']
  fits?(legal: readonly string[]): boolean
}

const KINDS = {
  awAct: { at: 'act', fits: legal => legal.filter(one => one.startsWith('ap ')).length >= 7 },
  awMarch: { at: 'march', fits: legal => legal.filter(one => one.startsWith('to ')).length >= 3 },
  awIntercept: { at: 'intercept' },
  awBattle: { at: 'lay', fits: legal => legal.length > 1 },
  awLosses: { at: 'losses', fits: legal => legal.includes('rest') },
  awSiege: { at: 'act', fits: legal => legal.some(one => /^(siege|assault) /.test(one)) },
  awReact: { at: 'react', fits: legal => legal.length > 1 },
  awOffer: { at: 'answer' },
  awPolitics: { at: 'court' },
  awRelocating: { at: 'relocating' },
} as const satisfies Readonly<Record<string, Kind>>

export type PositionName = keyof typeof KINDS
export const POSITIONS = Object.keys(KINDS) as readonly PositionName[]

const GAME = 'assyrian-wars'
const FOLDER = join(import.meta.dirname, '..', '..', GAME, 'records')

/** The golden records, short ones first: what is short is soon at hand. */
function* records(): Generator<readonly [name: string, record: GameRecord]> {
  const texts = readdirSync(FOLDER)
    .filter(file => file.endsWith('.txt'))
    .map(file => [file.replace(/\.txt$/, ''), readFileSync(join(FOLDER, file), 'utf8')] as const)
    .filter(([, text]) => text.startsWith('tabularium:'))
    .toSorted(([, a], [, b]) => a.length - b.length)
  for (const [name, text] of texts) {
    const record = readRecord(text)
    // In the fog an army that stirs is seen: it cannot stay after all.
    if (!('problem' in record) && record.options.fog !== 'on') yield [name, record]
  }
}

/** Ada where she is asked, bots elsewhere. */
const seated = (seats: number, ada: Seat): string =>
  Array.from({ length: seats }, (_, seat) => (seat === ada ? 'Ada' : 'careless')).join(' | ')

function search(): ReadonlyMap<PositionName, string> {
  const found = new Map<PositionName, string>()
  const list: AwAction[] = []
  for (const [name, record] of records()) {
    replay(assyrianWars, record, {
      after(state, moves) {
        const top = state.frames.at(-1)
        const [seat] = assyrianWars.waiting(state)
        if (top === undefined || seat === undefined) return
        for (const kind of POSITIONS) {
          const { at, fits }: Kind = KINDS[kind]
          if (top.at !== at || found.has(kind)) continue
          const legal = list.slice(0, assyrianWars.legal(state, seat, list)).map(({ notation }) => notation)
          if (fits && !fits(legal)) continue
          found.set(kind, recordOf(name, moves, seated(record.seats.length, seat), GAME))
        }
      },
    })
    if (found.size === POSITIONS.length) break
  }
  return found
}

let all: ReadonlyMap<PositionName, string> | undefined

/** A game that has come to the first position of a kind. */
export function positionOf(name: PositionName): string {
  all ??= search()
  const record = all.get(name)
  if (record === undefined) throw new Error(`no golden record of Assyrian Wars has the position ${name}`)
  return record
}

/** The shortest game to its end, Ada at the first seat. */
export function shortest(): string {
  const [first] = records()
  const [name, { seats }] = first
  return recordOf(name, undefined, seated(seats.length, 0), GAME)
}
