// What the bots expect: how sure each of them was of winning when it moved last.

import type { Expectation } from '../../table/table.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { percent } from '../analysis/figures.ts'
import { helpWords } from './words.ts'
import './help.css'

interface ExpectationsProps {
  readonly expected: readonly Expectation[]
  readonly players: readonly string[]
}

export function Expectations({ expected, players }: ExpectationsProps) {
  const t = helpWords.use()
  const words = t('expects', {
    list: expected.map(({ seat, value }) => `${players[seat]} ${percent(value)}`).join(', '),
  })
  return (
    <span className="help-expects" role="img" aria-label={words} title={words}>
      {expected.map(({ seat, value }) => (
        <span key={seat}>
          <SeatBadge seat={seat} size="small" />
          <b className="num">{percent(value)}</b>
        </span>
      ))}
    </span>
  )
}
