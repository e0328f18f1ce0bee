// Who you are here: picture, name, address, and the button that signs you out.

import type { Me } from '@tabularium/protocol'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { accountWords } from '../../online/account-words.ts'
import { ask } from '../../online/api.ts'
import { commonWords } from '../../online/common-words.ts'
import { changeMe, mySession, signOut } from '../../online/me.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { troubleWords } from '../../online/trouble-words.ts'
import { useMutation } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'

const LONGEST_NAME = 24
/** Nobody waits for the end of it. */
const CENTURY = 36_500 * 86_400_000

export function Identity({ me }: { readonly me: Me }) {
  const say = accountWords.use()
  const common = commonWords.use()
  const why = troubleWords.use()
  const { language } = useSettings()
  const id = useId()
  const [name, setName] = useState(me.name)
  const { doing, trouble, run } = useMutation()
  useEffect(() => setName(me.name), [me.name])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      const answer = await changeMe({ name: name.trim() })
      return answer.trouble ? answer : { value: true }
    })
    if (done) toast({ text: say('account.saved') })
  }
  const confirm = async () => {
    const done = await run(async () => {
      const answer = await ask('POST', '/auth/send-verification-email', { email: me.email, callbackURL: '/account' })
      return answer.trouble ? answer : { value: true }
    })
    if (done) toast({ text: say('account.mailed') })
  }
  return (
    <Panel className="account-panel">
      <div className="account-who">
        <Avatar name={me.name} size="large" />
        <div>
          <b>{me.name}</b>
          <small>{me.guest ? common('you.guest') : me.email}</small>
        </div>
        {!me.guest && (
          <span className="account-buttons">
            <ButtonLink size="small" kind="quiet" to={`/people/${me.id}`}>
              {common('you.profile')}
            </ButtonLink>
            <Button size="small" onClick={() => void signOut()}>
              {say('account.out')}
            </Button>
          </span>
        )}
      </div>
      {me.bannedUntil !== undefined && (
        <p className="account-warning" role="alert">
          {me.bannedUntil > Date.now() + CENTURY
            ? say('account.banned.forever')
            : say('account.banned', {
                until: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
                  me.bannedUntil,
                ),
              })}
        </p>
      )}
      {mySession().mail && !me.guest && !me.emailVerified && (
        <p className="account-note">
          {say('account.unconfirmed')}{' '}
          <button type="button" className="account-link" onClick={() => void confirm()}>
            {say('account.confirm')}
          </button>
        </p>
      )}
      <form className="account-line" onSubmit={event => void save(event)}>
        <label className="field" htmlFor={id}>
          <span>{common('name')}</span>
          <input
            id={id}
            value={name}
            maxLength={LONGEST_NAME}
            required
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        </label>
        <Button type="submit" aria-busy={doing} why={name.trim() === '' ? why('trouble.bad-name') : undefined}>
          {common('save')}
        </Button>
      </form>
      <TroubleNote trouble={trouble} />
    </Panel>
  )
}
