// The winning chances of all seats, as a small bar in the prompt; the own chance in figures.

import type { Chances } from '@tabularium/bots/analysis'
import type { Seat } from '@tabularium/kernel'
import { useSeatColour } from '../../ui/seat.tsx'
import { percent } from '../analysis/figures.ts'
import { helpWords } from './words.ts'
import './help.css'

interface ChanceBarProps {
  /** Undefined: not judged yet. */
  readonly chances: Chances | undefined
  readonly seat: Seat
  readonly players: readonly string[]
}

export function ChanceBar({ chances, seat, players }: ChanceBarProps) {
  const t = helpWords.use()
  const colourOf = useSeatColour()
  const list = chances?.map((chance, one) => `${players[one]} ${percent(chance)}`).join(', ')
  const words = list === undefined ? t('chances.unknown') : t('chances', { list })
  return (
    <span className="help-chances" role="img" aria-label={words} title={words}>
      <b className="num">{chances ? percent(chances[seat]) : '…'}</b>
      <span className="help-chances-bar">
        {chances?.map((chance, one) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={one}
            style={{ flexGrow: Math.max(chance, 0.001), background: `var(--c-${colourOf(one)})` }}
          />
        ))}
      </span>
    </span>
  )
}
