// What is wrong with a record.

import { RecordProblem } from './record-problem.tsx'

export const ByItsMessage = () => (
  <p>
    <RecordProblem problem="" message={{ key: 'problem.missing', args: { name: 'seats' } }} />
  </p>
)
