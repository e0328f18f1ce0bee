// The island of the round: its phases with ticks, where we are, and who is asked.

import { BoardIcon } from '../../ui/icons.tsx'
import { type Mare, useMare } from './context.ts'
import { type Step, stepsOf } from './steps.ts'
import './steps.css'

export function Steps() {
  const mare = useMare()
  const { view, w, say } = mare
  const steps = stepsOf(view)
  if (!steps) return null
  return (
    <ol className="mare-steps" aria-label={w('round', { n: view.round })}>
      {steps.map(step => {
        const note = noteOf(mare, step)
        return (
          <li
            key={step.phase}
            className={`mare-step mare-step-${step.state}`}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className="mare-step-mark num">{step.state === 'over' ? <BoardIcon name="tick" /> : step.phase}</span>
            <span>
              <b>{say({ key: `phase.${step.phase}` })}</b>
              {step.state === 'over' && <span className="visually-hidden">, {w('phaseOver')}</span>}
              {note !== '' && <small>{note}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** "Greece, Rome, now Egypt" where we are; who calls it, where that lies ahead. */
function noteOf({ w, empireOf, view }: Mare, { phase, state, caller, announced, before, asked }: Step): string {
  const called = caller === undefined ? '' : empireOf(caller)
  if (state === 'over') return ''
  if (state === 'ahead') return phase === 5 ? w('titlesWin') : phase === 2 ? w('calls', { empire: called }) : caller === undefined ? '' : w('namesOrder', { empire: called }) // biome-ignore format: one line
  const now =
    asked.length === 0 ? '' : w('nowAsked', { empires: asked.map(empireOf).join(', '), n: asked.length === view.players.length ? 0 : 1 }) // biome-ignore format: one line
  const told = announced >= 0 ? w('announced', { empire: called, n: announced }) : before.map(empireOf).join(', ')
  return [told, now].filter(Boolean).join(', ')
}
