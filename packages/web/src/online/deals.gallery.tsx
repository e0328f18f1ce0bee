import { Deal } from './deals.tsx'

const DEAL = {
  id: 1,
  mine: true,
  text: 'I leave Sicily alone until the fifth turn; you sell me bronze.',
  time: 1_700_000_000_000,
  parties: [
    { seat: 0, name: 'Ada', signed: true },
    { seat: 2, name: 'Maximilian', signed: false },
  ],
}

export const Proposed = () => (
  <ul className="deal-list">
    <Deal deal={DEAL} mine={0} answer={() => undefined} />
    <Deal deal={DEAL} mine={2} answer={() => undefined} />
  </ul>
)
