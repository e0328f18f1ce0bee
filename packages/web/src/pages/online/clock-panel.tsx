// The clock of a new table or tournament, and the row of a form it is made of.

import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { type ClockWish, DAYS, KINDS, PRESETS } from '../../online/clock-wish.ts'
import { commonWords } from '../../online/common-words.ts'
import { newTableWords } from '../../online/new-table-words.ts'
import { useNotified } from '../../online/notified.ts'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'

export const FormRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="new-line">
    <span>{label}</span>
    {children}
  </div>
)

interface ClockProps {
  readonly clock: ClockWish
  onChange(clock: ClockWish): void
}

export function ClockPanel({ clock, onChange }: ClockProps) {
  const say = newTableWords.use()
  const common = commonWords.use()
  const notified = useNotified()
  const id = useId()
  return (
    <Panel title={common('new.clock')} className="new-panel">
      <FormRow label={say('new.clock.kind')}>
        <Segmented
          label={say('new.clock.kind')}
          value={clock.kind}
          options={KINDS.map(value => ({ value, text: common(`filter.clock.${value}`) }))}
          onChange={kind => onChange({ ...clock, kind })}
        />
      </FormRow>
      {clock.kind === 'live' && (
        <FormRow label={say('new.clock.live')}>
          <Segmented
            label={say('new.clock.live')}
            value={clock.preset}
            options={PRESETS.map(value => ({ value, text: value === 'own' ? say('new.clock.own') : value }))}
            onChange={preset => onChange({ ...clock, preset })}
          />
        </FormRow>
      )}
      {clock.kind === 'live' && clock.preset === 'own' && (
        <div className="newtable-own">
          <label className="field" htmlFor={`${id}-base`}>
            <span>{say('new.clock.minutes')}</span>
            <input
              id={`${id}-base`}
              type="number"
              min={1}
              max={360}
              value={clock.minutes}
              onChange={event => onChange({ ...clock, minutes: event.target.value })}
            />
          </label>
          <label className="field" htmlFor={`${id}-more`}>
            <span>{say('new.clock.seconds')}</span>
            <input
              id={`${id}-more`}
              type="number"
              min={0}
              max={600}
              value={clock.seconds}
              onChange={event => onChange({ ...clock, seconds: event.target.value })}
            />
          </label>
        </div>
      )}
      {clock.kind === 'days' && (
        <FormRow label={say('new.clock.days')}>
          <Segmented
            label={say('new.clock.days')}
            value={clock.days}
            options={DAYS.map(value => ({ value, text: common('days', { n: Number(value) }) }))}
            onChange={days => onChange({ ...clock, days })}
          />
        </FormRow>
      )}
      <p className="new-hint">
        {say(`new.clock.${clock.kind}.hint`)}
        {clock.kind === 'days' && notified !== undefined && (
          <> {notified ? say('new.clock.days.notice') : <Link href="/account">{say('new.clock.days.silent')}</Link>}</>
        )}
      </p>
    </Panel>
  )
}
