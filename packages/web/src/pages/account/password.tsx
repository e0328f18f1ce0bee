// Another password: with it every other browser and program loses its way in.

import { type FormEvent, useId, useState } from 'react'
import { accountWords } from '../../online/account-words.ts'
import { changePassword } from '../../online/me.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation } from '../../online/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { SHORTEST_PASSWORD } from './enter.tsx'

export function Password({ email, renewed }: { readonly email: string; readonly renewed: () => void }) {
  const say = accountWords.use()
  const id = useId()
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const { doing, trouble, run } = useMutation()
  const put = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      const answer = await changePassword(current, fresh)
      return answer.trouble ? answer : { value: true }
    })
    if (!done) return
    setCurrent('')
    setFresh('')
    toast({ text: say('password.done') })
    renewed()
  }
  return (
    <Panel title={say('password')} className="account-panel">
      <p className="account-note">{say('password.text')}</p>
      <form className="account-line" onSubmit={event => void put(event)}>
        {/* For the browser's own list of passwords: whose it is. */}
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <label className="field" htmlFor={`${id}-current`}>
          <span>{say('password.current')}</span>
          <input
            id={`${id}-current`}
            type="password"
            value={current}
            required
            autoComplete="current-password"
            onChange={event => setCurrent(event.target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-new`}>
          <span>{say('password.new', { n: SHORTEST_PASSWORD })}</span>
          <input
            id={`${id}-new`}
            type="password"
            value={fresh}
            required
            minLength={SHORTEST_PASSWORD}
            autoComplete="new-password"
            onChange={event => setFresh(event.target.value)}
          />
        </label>
        <Button type="submit" aria-busy={doing}>
          {say('password.change')}
        </Button>
      </form>
      <TroubleNote trouble={trouble} />
    </Panel>
  )
}
