// Figures of a game over its moves, and the list of them.

import { useState } from 'react'
import { replayWords } from '../pages/replay/words.ts'
import { Graph, GraphLine, type Milestone } from './graph.tsx'
import { MoveList } from './move-list.tsx'
import type { LogMove } from './move-log.ts'

const MOVES = 60
const PLAYERS = ['Ada', 'Marcus', 'Юлия', 'Zoë', 'Świętosława']
/** Points that rise unevenly, each seat in its own way. */
const figuresOf = (seats: number) =>
  Array.from({ length: MOVES + 1 }, (_, move) =>
    Array.from({ length: seats }, (_, seat) => Math.floor((move * (seat + 3)) / 5 + 4 * Math.sin(move / (seat + 4)))),
  )

const Figures = ({ seats, milestones }: { readonly seats: number; readonly milestones: readonly Milestone[] }) => {
  const t = replayWords.use()
  const [at, go] = useState(24)
  const words = {
    move: t('move'),
    table: t('graph.table', { name: t('graph') }),
    at: (to: number) => t('move.of', { move: to, moves: MOVES }),
  }
  const players = PLAYERS.slice(0, seats)
  return (
    <div className="replay-graph" style={{ height: 160 }}>
      <Graph {...{ figures: figuresOf(seats), players, name: t('graph'), milestones, at, words, go }} />
    </div>
  )
}

const MILESTONES: readonly Milestone[] = [
  { move: 10, name: 'I' },
  { move: 30, name: 'II' },
  { move: 48, name: 'III' },
]

export const OfTwo = () => <Figures seats={2} milestones={MILESTONES} />
export const OfFive = () => <Figures seats={5} milestones={[]} />
export const Lines = () => PLAYERS.map((name, seat) => <GraphLine key={name} seat={seat} />)

const LOG: readonly LogMove[] = [
  { move: 0, seat: undefined, lines: [{ text: 'I', seat: undefined }] },
  { move: 1, seat: 0, lines: [{ text: 'Ada: A', seat: 0 }] },
  {
    ...{ move: 2, seat: 1 },
    lines: [
      { text: 'Marcus: B', seat: 1 },
      { text: '4, 6', seat: undefined },
    ],
  },
]

export const Moves = () => {
  const t = replayWords.use()
  const [at, go] = useState(1)
  const words = { title: t('moves'), search: t('search'), nothing: t('nothing'), setup: t('setup') }
  return <MoveList moveLog={LOG} players={PLAYERS} milestones={MILESTONES.slice(0, 0)} at={at} words={words} go={go} />
}
