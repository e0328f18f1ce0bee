import { Planned } from './plan-row.tsx'
import { PlanLines } from './planning.tsx'

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
