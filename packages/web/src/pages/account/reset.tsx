// A new password, by the link in the mail: its token stands after the #.

import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { accountWords } from '../../online/account-words.ts'
import { ask } from '../../online/api.ts'
import { commonWords } from '../../online/common-words.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation } from '../../online/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { SHORTEST_PASSWORD } from './enter.tsx'

export function Reset() {
  const say = accountWords.use()
  const common = commonWords.use()
  const id = useId()
  const [, go] = useLocation()
  const [token] = useState(() => location.hash.slice(1))
  const [password, setPassword] = useState('')
  const { doing, trouble, run } = useMutation()
  const put = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      const answer = await ask('POST', '/auth/reset-password', { newPassword: password, token })
      return answer.trouble ? answer : { value: true }
    })
    if (!done) return
    toast({ text: say('reset.done') })
    go('/account', { replace: true })
  }
  return (
    <div className="sheet account">
      <h1>{say('reset')}</h1>
      <Panel className="account-panel">
        <form className="account-form" onSubmit={event => void put(event)}>
          <label className="field" htmlFor={id}>
            <span>{say('enter.password.new', { n: SHORTEST_PASSWORD })}</span>
            <input
              id={id}
              type="password"
              value={password}
              required
              minLength={SHORTEST_PASSWORD}
              autoComplete="new-password"
              onChange={event => setPassword(event.target.value)}
            />
          </label>
          <TroubleNote trouble={trouble} />
          <Button type="submit" kind="start" aria-busy={doing}>
            {common('save')}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
