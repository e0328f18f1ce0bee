import { Planned } from './plan-row.tsx'
import { NextMoves, PlanLines } from './planning.tsx'

const nothing = () => undefined

export const MovePlanned = () => <Planned move="build the Baths" change={nothing} withdraw={nothing} />
export const AnswersPlanned = () => <Planned answers={3} change={nothing} withdraw={nothing} />

const LINES = [
  [
    { who: 'Maximilian', what: 'take The Colossus', own: false },
    { who: 'Ada', what: 'take The Great Library', own: true },
    { who: 'Ada', what: 'take Piraeus', own: true },
  ],
  [
    { who: 'Maximilian', what: 'take The Great Library', own: false },
    { who: 'Ada', what: 'take The Colossus', own: true },
  ],
]

export const Lines = () => <PlanLines lines={LINES} go={nothing} remove={nothing} />
export const NoLines = () => <PlanLines lines={[]} go={nothing} remove={nothing} />

const MOVES = ['Build the Baths', 'Discard the Baths', 'Build the Scriptorium'].map(text => [text, text] as const)

export const NextMove = () => (
  <NextMoves text="Choose what you do as soon as it is your turn." moves={MOVES} choose={nothing} />
)
export const NoNextMove = () => (
  <NextMoves text="What you will be able to do cannot be known yet." moves={[]} choose={nothing} />
)
