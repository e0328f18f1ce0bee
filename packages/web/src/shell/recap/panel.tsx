// The recap in words: a bar in place of the prompt with the step that is told and the buttons of a player, and the list of all
// steps in place of the actions.

import { useEffect, useRef } from 'react'
import { change, RECAP_PACES, useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon, type ControlIconName } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useScrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Area } from '../../words.ts'
import type { Change, RecapStep } from './model.ts'
import type { PlayerState, RecapPlayer } from './player.ts'
import { recapWords } from './words.ts'
import './recap.css'

export interface RecapPanelProps {
  readonly steps: readonly RecapStep[]
  readonly balance: readonly Change[]
  /** How the game names what one has. */
  readonly words: Area
  readonly now: PlayerState
  readonly player: RecapPlayer
  readonly small: boolean
  close(): void
}

/** How many sentences stand below the one that matters. */
const MOST_DETAILS = 2

const StepNumber = ({ step, now }: { readonly step: RecapStep; readonly now: boolean }) => (
  <span className={`recap-n num ${now ? 'recap-n-now' : step.touch ? 'recap-n-touched' : ''}`} aria-hidden="true">
    {step.n}
  </span>
)

/** Whose doing it is; chance and the rules have signs of their own. */
const Badge = ({ step: { seat, kind } }: { readonly step: RecapStep }) =>
  seat === undefined ? (
    <span className="recap-noseat">
      <ControlIcon name={kind === 'dice' ? 'dice' : 'book'} />
    </span>
  ) : (
    <SeatBadge seat={seat} size="small" />
  )

/** How fast, and how far it has come. */
function Pace({ at, of }: { readonly at: number; readonly of: number }) {
  const say = recapWords.use()
  const { recapPace } = useSettings()
  return (
    <div className="recap-pace">
      <Segmented
        label={say('pace')}
        value={recapPace}
        options={RECAP_PACES.map(value => ({ value, text: say(`pace.${value}`) }))}
        onChange={to => change({ recapPace: to })}
      />
      <small className="num">{say('step', { n: at + 1, of })}</small>
    </div>
  )
}

export function RecapBar({ steps, now, player, small, close }: RecapPanelProps) {
  const say = recapWords.use()
  const step = steps[now.at]
  const isPlaying = now.status === 'playing'
  const control = (name: ControlIconName, label: string, key: string, act: () => void) => (
    <button
      type="button"
      className="recap-control"
      aria-label={label}
      title={label}
      aria-keyshortcuts={key}
      onClick={act}
    >
      <ControlIcon name={name} />
    </button>
  )
  const rest = step.run > 1 ? [say('more', { n: step.run - 1 })] : step.details.slice(0, MOST_DETAILS)
  return (
    <section id="prompt" className="prompt recap-bar" aria-label={say('title')} tabIndex={-1}>
      <StepNumber step={step} now />
      <Badge step={step} />
      <div className="prompt-say" role="status" aria-live="polite" aria-atomic="true" tabIndex={small ? 0 : undefined}>
        <p>
          <b>{step.title}</b> {step.touch && <span className="recap-chip">{say('touches-you')}</span>}
        </p>
        {rest.length > 0 && <small title={step.details.join(' ')}>{rest.join(' ')}</small>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="recap-controls" role="group" aria-label={say('title')}>
        {control('first', say('first'), 'Home', () => player.go(0))}
        {control('previous', say('previous'), 'ArrowLeft', () => player.step(-1))}
        {control(isPlaying ? 'pause' : 'play', say(isPlaying ? 'pause' : 'play'), 'Space', player.toggle)}
        {control('next', say('next'), 'ArrowRight', () => player.step(1))}
        {control('last', say('last'), 'End', () => player.go(steps.length - 1))}
      </div>
      <Pace at={now.at} of={steps.length} />
      <Button className="recap-close" kind="legal" keyCap="Esc" aria-keyshortcuts="Escape" onClick={close}>
        {say('your-move')}
      </Button>
    </section>
  )
}

export function RecapList(props: RecapPanelProps) {
  const { steps, balance, words, now, player, small } = props
  const say = recapWords.use()
  const count = words.use()
  const scroller = useRef<HTMLDivElement>(null)
  useScrollFade(scroller)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [now.at])
  const group = (title: string, list: readonly RecapStep[], touched: boolean) =>
    list.length > 0 && (
      <>
        <h3 className={touched ? 'recap-touched' : ''}>{title}</h3>
        <ol>
          {list.map(step => (
            <li key={step.n}>
              <button
                type="button"
                className="recap-line"
                title={step.details.length > 0 ? [step.title, ...step.details].join('\n') : undefined}
                aria-current={step.n === now.at + 1 ? 'step' : undefined}
                onClick={() => player.go(step.n - 1)}
              >
                <StepNumber step={step} now={step.n === now.at + 1} />
                <Badge step={step} />
                <span>
                  <b>{step.title}</b>
                  {step.run > 1 ? (
                    <small>{say('more', { n: step.run - 1 })}</small>
                  ) : (
                    step.details.length > 0 && <small>{step.details[0]}</small>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </>
    )
  return (
    <Panel
      id="actions"
      tabIndex={-1}
      className="recap-list"
      title={
        <>
          {say('title')} <Key>W</Key>
        </>
      }
      note={say('summary', { steps: steps.length })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div ref={scroller} className="recap-steps" tabIndex={0}>
        {group(
          say('touched'),
          steps.filter(({ touch }) => touch),
          true,
        )}
        {group(
          say('elsewhere'),
          steps.filter(({ touch }) => !touch),
          false,
        )}
      </div>
      {small && <Pace at={now.at} of={steps.length} />}
      <p className="recap-balance">
        {balance.length === 0 ? (
          say('unchanged')
        ) : (
          <>
            {say('balance')}{' '}
            {balance.map(({ name, by }) => (
              <b key={name} className={by < 0 ? 'recap-less' : ''}>
                {by < 0 ? '−' : '+'}
                {count(name, { n: Math.abs(by) })}
              </b>
            ))}
          </>
        )}
      </p>
      <ul className="recap-legend" aria-hidden="true">
        {(['now', 'seen', 'coming'] as const).map(state => (
          <li key={state}>
            <i className={`recap-key recap-key-${state}`} />
            {say(state)}
          </li>
        ))}
        <li>
          <i className="recap-key recap-key-touched" />
          {say('touched')}
        </li>
      </ul>
    </Panel>
  )
}
