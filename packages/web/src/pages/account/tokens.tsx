// Keys for programs that play in your name. A key is shown once.

import { type FormEvent, useId, useState } from 'react'
import { accountWords } from '../../online/account-words.ts'
import { dropToken, makeToken, tokens } from '../../online/api.ts'
import { commonWords } from '../../online/common-words.ts'
import { copy } from '../../online/invites.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation, useQuery } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { ago } from '../../ui/ago.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'

const LONGEST = 60

export function Tokens() {
  const say = accountWords.use()
  const common = commonWords.use()
  const { language } = useSettings()
  const id = useId()
  const all = useQuery('tokens', tokens)
  const { doing, trouble, run } = useMutation()
  const [name, setName] = useState('')
  const [made, setMade] = useState<string>()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const fresh = await run(() => makeToken(name.trim()))
    if (!fresh) return
    setMade(fresh.token)
    setName('')
    all.again()
  }
  const drop = async (token: string) => {
    await run(() => dropToken(token))
    all.again()
  }
  return (
    <Panel title={say('tokens')} className="account-panel">
      <p className="account-note">
        {say('tokens.text')} <a href="/api/docs">{say('tokens.docs')}</a>
      </p>
      {all.value && all.value.length > 0 && (
        <ul className="account-list">
          {all.value.map(token => (
            <li key={token.id}>
              <span>
                <b>{token.name}</b>
                <small>
                  {token.used === undefined
                    ? say('tokens.unused')
                    : say('tokens.used', { ago: ago(token.used, language) })}
                </small>
              </span>
              <Button
                size="small"
                kind="quiet"
                aria-label={`${common('remove')}: ${token.name}`}
                onClick={() => void drop(token.id)}
              >
                {common('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made !== undefined && (
        <div className="account-made" role="status">
          <p>{say('tokens.made')}</p>
          <code>{made}</code>
          <Button
            size="small"
            onClick={() => void copy(made).then(done => toast({ text: common(done ? 'copied' : 'notCopied') }))}
          >
            {common('copy')}
          </Button>
        </div>
      )}
      <form className="account-line" onSubmit={event => void make(event)}>
        <label className="field" htmlFor={id}>
          <span>{say('tokens.name')}</span>
          <input
            id={id}
            value={name}
            maxLength={LONGEST}
            required
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </label>
        <Button type="submit" aria-busy={doing}>
          {say('tokens.add')}
        </Button>
      </form>
      <TroubleNote trouble={trouble ?? all.trouble} />
    </Panel>
  )
}
