// Why a move is good: what it surely does, its chances and those of the next best, and what may follow; below, what help is on.

import type { PlainOption } from '@tabularium/bots/analysis/plain'
import { stepOf } from '@tabularium/bots/analysis/plain'
import type { Game, Say, Seat, View } from '@tabularium/kernel'
import { useState } from 'react'
import type { HelpState } from '../../table/table.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionLine, toldOf } from '../analysis/option-line.tsx'
import { capital } from '../prompt-model.ts'
import { helpWords } from './words.ts'
import './help.css'

interface WhyProps {
  readonly game: Game
  readonly view: View
  readonly seat: Seat
  /** The best first. */
  readonly options: readonly PlainOption[]
  readonly players: readonly string[]
  readonly say: Say
  readonly on: Omit<HelpState, 'helped'>
  turn(on: Omit<HelpState, 'helped'>): void
  onClose(): void
}

/** What cannot be told apart as people read it. */
const isEven = (options: readonly PlainOption[], seat: Seat): boolean =>
  options.length > 1 && options[0].chances[seat] - options[1].chances[seat] < 0.005

export function Why({ game, view, seat, options, players, say, on, turn, onClose }: WhyProps) {
  const t = helpWords.use()
  const nameOf = (notation: string): string => {
    const action = game.actions.parse(notation)
    return action ? capital(say(game.text.action(action))) : notation
  }
  const [best] = options
  const told = toldOf(game, view, seat, best.action, say)
  return (
    <Dialog open title={t('why.title', { move: nameOf(best.action) })} close={t('close')} onClose={onClose}>
      {told !== '' && <p className="help-told">{told}</p>}
      <h3 className="help-seen">{t('why.seen')}</h3>
      <ol className="verdict-lines">
        {options.map(({ action, chances, line }, i) => (
          <OptionLine
            key={action}
            kind={i === 0 ? 'best' : 'other'}
            sign={i === 0 ? '★' : String(i + 1)}
            {...{ action, players, nameOf }}
            chance={chances[seat]}
            line={line.map(stepOf)}
          />
        ))}
      </ol>
      {(options.length === 1 || isEven(options, seat)) && (
        <p className="help-quiet">{t(options.length === 1 ? 'why.alone' : 'why.even')}</p>
      )}
      <HelpSwitches on={on} turn={turn} />
    </Dialog>
  )
}

export function HelpSwitches({ on, turn }: Pick<WhyProps, 'on' | 'turn'>) {
  const t = helpWords.use()
  // At once, whatever the worker is at.
  const [now, setNow] = useState(on)
  return (
    <fieldset className="help-switches">
      <legend>{t('options')}</legend>
      {(['coach', 'chances', 'expects'] as const).map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={now[name] === true}
            onChange={event => {
              const change = { [name]: event.target.checked }
              setNow({ ...now, ...change })
              turn(change)
            }}
          />
          <span>{t(`option.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
