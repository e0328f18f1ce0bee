// The recap: its bar, its list, and rings on pieces.

import { useEffect, useState } from 'react'
import { recapWords } from '../../boards/wonders-duel/recap-words.ts'
import type { Area } from '../../words.ts'
import { useLayout } from '../layout.ts'
import type { RecapStep } from './model.ts'
import { RecapBar, RecapList } from './panel.tsx'
import { PieceMarks } from './piece-marks.tsx'
import { recapPlayer } from './player.ts'

const step = (n: number, part: Partial<RecapStep> = {}): RecapStep => ({
  ...{ n, first: n, last: n, seat: 1, title: `Marcus: ${'ABC'[n - 1]}`, details: ['+3', '4, 6'], run: 1 },
  ...{ places: [], pieces: [], arrows: [], lost: [], touch: undefined, kind: 'plain' },
  ...part,
})

const STEPS = [step(1), step(2, { touch: 'lost', seat: undefined }), step(3, { run: 4 })]
const BALANCE = [
  { name: 'cards', by: -1 },
  { name: 'coins', by: 3 },
]

function useModel() {
  const small = useLayout() === 'phone'
  const [player] = useState(() => recapPlayer(STEPS, 'calm'))
  const [now, set] = useState(player.state)
  useEffect(() => player.subscribe(() => set(player.state)), [player])
  const rest = { steps: STEPS, balance: BALANCE, words: recapWords as Area, small, close: () => {} }
  return { ...rest, player, now }
}

export const Bar = () => {
  const model = useModel()
  return (
    <div className={model.small ? 'play-phone' : undefined}>
      <RecapBar {...model} />
    </div>
  )
}

export const List = () => <RecapList {...useModel()} />

export const Pieces = () => (
  <div style={{ position: 'relative', display: 'flex', gap: 24, padding: 24 }}>
    {STEPS.map(({ n }) => (
      <span key={n} data-zone={`card.${n}`} style={{ padding: 16 }}>
        {n}
      </span>
    ))}
    <PieceMarks
      marks={{
        ...{ growMs: 0, playing: false },
        steps: STEPS.map((one, i) => ({
          ...one,
          pieces: [`card.${one.n}`],
          state: (['seen', 'now', 'coming'] as const)[i],
          touched: i === 1,
        })),
      }}
    />
  </div>
)
