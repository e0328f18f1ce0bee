// The ways in: sign up and keep what you have played, sign in, or a passkey.

import { type FormEvent, useId, useState } from 'react'
import { accountWords } from '../../online/account-words.ts'
import { ask } from '../../online/api.ts'
import { commonWords } from '../../online/common-words.ts'
import { mySession, signIn, signUp } from '../../online/me.ts'
import { canUsePasskeys, signInWithPasskey } from '../../online/passkeys.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation } from '../../online/use-query.ts'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.tsx'

const LONGEST_NAME = 24
export const SHORTEST_PASSWORD = 10
const WAYS = ['up', 'in'] as const

interface EnterProps {
  readonly guest: boolean
  /** The way that stands open: signing up, or in. */
  readonly first: (typeof WAYS)[number]
}

export function Enter({ guest, first }: EnterProps) {
  const say = accountWords.use()
  const common = commonWords.use()
  const id = useId()
  const { mail } = mySession()
  const [way, setWay] = useState(first)
  const [name, setName] = useState(() => settings().name)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { doing, trouble, run, forgive } = useMutation()
  const up = way === 'up'
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const credentials = { email: email.trim(), password }
    const done = await run(async () => {
      const answer = await (up
        ? signUp({ ...credentials, name: (mySession().me?.name ?? name).trim() })
        : signIn(credentials))
      return answer.trouble ? answer : { value: true }
    })
    if (!done) return
    // Where letters can be sent, the address is confirmed first.
    const unconfirmed = up && mail
    if (unconfirmed) setWay('in')
    toast({ text: say(unconfirmed ? 'enter.confirm' : up ? 'enter.kept' : 'enter.in') })
  }
  const byKey = async () => {
    const done = await run(async () => {
      const answer = await signInWithPasskey()
      return answer.trouble ? answer : { value: true }
    })
    if (done) toast({ text: say('enter.in') })
  }
  const forgot = async () => {
    const done = await run(async () => {
      const answer = await ask('POST', '/auth/request-password-reset', { email: email.trim() })
      return answer.trouble ? answer : { value: true }
    })
    if (done) toast({ text: say('enter.reset') })
  }
  return (
    <Panel title={say(guest ? 'enter.keep' : 'enter.title')} className="account-panel">
      <p>{say(guest ? 'enter.keep.text' : 'enter.text')}</p>
      <Segmented
        label={say('enter.title')}
        value={way}
        options={WAYS.map(value => ({ value, text: say(`enter.way.${value}`) }))}
        onChange={value => {
          setWay(value)
          forgive()
        }}
      />
      <form className="account-form" onSubmit={event => void enter(event)}>
        {up && !guest && (
          <label className="field" htmlFor={`${id}-name`}>
            <span>{common('name')}</span>
            <input
              id={`${id}-name`}
              value={name}
              maxLength={LONGEST_NAME}
              required
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
        )}
        <label className="field" htmlFor={`${id}-email`}>
          <span>{say('enter.email')}</span>
          <input
            id={`${id}-email`}
            type="email"
            value={email}
            required
            autoComplete={up ? 'email' : 'username'}
            onChange={event => setEmail(event.target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-password`}>
          <span>{say(up ? 'enter.password.new' : 'enter.password', { n: SHORTEST_PASSWORD })}</span>
          <input
            id={`${id}-password`}
            type="password"
            value={password}
            required
            minLength={up ? SHORTEST_PASSWORD : 1}
            autoComplete={up ? 'new-password' : 'current-password'}
            onChange={event => setPassword(event.target.value)}
          />
        </label>
        <TroubleNote trouble={trouble} />
        <div className="account-buttons">
          <Button type="submit" kind="start" aria-busy={doing}>
            {say(`enter.do.${way}`)}
          </Button>
          {!up && canUsePasskeys() && <Button onClick={() => void byKey()}>{say('enter.passkey')}</Button>}
        </div>
      </form>
      {!up && mail && (
        <button
          type="button"
          className="account-link"
          onClick={() => (email.trim() === '' ? toast({ text: say('enter.forgot.email') }) : void forgot())}
        >
          {say('enter.forgot')}
        </button>
      )}
      {!up && guest && <p className="account-note">{say('enter.moves')}</p>}
    </Panel>
  )
}
