// What you are told while you are away, and when nobody shall wait for you.

import type { Me } from '@tabularium/protocol'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { accountWords } from '../../online/account-words.ts'
import { holiday } from '../../online/api.ts'
import { changeMe, meet, mySession } from '../../online/me.ts'
import { Switch, TroubleNote } from '../../online/pieces.tsx'
import { type PushState, pushOff, pushOn, pushState } from '../../online/push.ts'
import { useMutation } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

const DAY = 86_400_000

/** A day as the browser's date field writes it, in the reader's own time. */
const dayOf = (time: number): string => {
  const date = new Date(time)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The beginning of that day here. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime()

function Holiday({ me }: { readonly me: Me }) {
  const say = accountWords.use()
  const id = useId()
  const { language } = useSettings()
  const { doing, trouble, run } = useMutation()
  const [from, setFrom] = useState(() => dayOf(Date.now()))
  const [until, setUntil] = useState(() => dayOf(Date.now() + 7 * DAY))
  const put = async (when: Parameters<typeof holiday>[0]) => {
    const done = await run(async () => {
      const answer = await holiday(when)
      return answer.trouble ? answer : { value: true }
    })
    if (done) await meet()
  }
  const set = (event: FormEvent) => {
    event.preventDefault()
    // The last day belongs to it.
    void put({ from: Math.max(Date.now(), startOf(from)), until: startOf(until) + DAY })
  }
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <div className="account-holiday">
      <b>{say('holiday')}</b>
      <p className="account-note">{say('holiday.text')}</p>
      {me.holiday ? (
        <div className="account-line">
          <p>{say('holiday.set', { from: day.format(me.holiday.from), until: day.format(me.holiday.until - 1) })}</p>
          <Button aria-busy={doing} onClick={() => void put(undefined)}>
            {say('holiday.end')}
          </Button>
        </div>
      ) : (
        <form className="account-line" onSubmit={set}>
          <label className="field" htmlFor={`${id}-from`}>
            <span>{say('holiday.from')}</span>
            <input
              id={`${id}-from`}
              type="date"
              required
              min={dayOf(Date.now())}
              value={from}
              onChange={event => setFrom(event.target.value)}
            />
          </label>
          <label className="field" htmlFor={`${id}-until`}>
            <span>{say('holiday.until')}</span>
            <input
              id={`${id}-until`}
              type="date"
              required
              min={from}
              value={until}
              onChange={event => setUntil(event.target.value)}
            />
          </label>
          <Button type="submit" aria-busy={doing}>
            {say('holiday.begin')}
          </Button>
        </form>
      )}
      <TroubleNote trouble={trouble} />
    </div>
  )
}

export function Notices({ me }: { readonly me: Me }) {
  const say = accountWords.use()
  const [push, setPush] = useState<PushState>()
  const { doing, trouble, run } = useMutation()
  useEffect(() => {
    pushState().then(setPush, () => setPush('unable'))
  }, [])
  const turn = async (on: boolean) => {
    await run(on ? pushOn : pushOff)
    setPush(await pushState())
  }
  const sendsMail = mySession().mail && !me.guest
  return (
    <Panel title={say('notices')} className="account-notices">
      <Switch
        label={say('notices.push')}
        hint={say(push === 'denied' || push === 'unable' ? `notices.push.${push}` : 'notices.push.hint')}
        on={push === 'on'}
        disabled={doing || push === undefined || push === 'denied' || push === 'unable'}
        onChange={on => void turn(on)}
      />
      {sendsMail && (
        <Switch
          label={say('notices.mail')}
          hint={say(me.emailVerified ? 'notices.mail.hint' : 'notices.mail.unconfirmed')}
          on={me.mail}
          onChange={mail => void run(() => changeMe({ mail }))}
        />
      )}
      {sendsMail && me.mail && (
        <Switch
          label={say('notices.digest')}
          hint={say('notices.digest.hint')}
          on={me.digest}
          onChange={digest => void run(() => changeMe({ digest }))}
        />
      )}
      <TroubleNote trouble={trouble} />
      {!me.guest && <Holiday me={me} />}
    </Panel>
  )
}
