// Where a club's news are told, for its leaders: the address of a chat, its kind, the language, and what is told.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { HookAnswer, HookBody, HookCard, Trouble } from '@tabularium/protocol'
import { type FormEvent, useId, useState } from 'react'
import { ask } from '../../online/api.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation, useQuery } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { hookWords } from './hook-words.ts'

const FORMATS = [
  { value: 'discord', text: 'Discord' },
  { value: 'slack', text: 'Slack' },
  { value: 'mattermost', text: 'Mattermost' },
  { value: 'matrix', text: 'Matrix (hookshot)' },
  { value: 'zulip', text: 'Zulip' },
] as const satisfies readonly { readonly value: HookCard['format']; readonly text: string }[]
const EVENTS = ['table-open', 'game-over', 'joined'] as const

const pathOf = (club: string): string => `/clubs/${encodeURIComponent(club)}/webhook`

function Problem({ trouble }: { readonly trouble: Trouble | undefined }) {
  const say = hookWords.use()
  if (!trouble) return undefined
  if (trouble.code !== 'bad-hook' && trouble.code !== 'hook-failed') return <TroubleNote trouble={trouble} />
  return <p role="alert">{say(trouble.code)}</p>
}

export function HookPanel({ club }: { readonly club: string }) {
  const say = hookWords.use()
  const found = useQuery(`hook ${club}`, () => ask<HookAnswer>('GET', pathOf(club)))
  return (
    <Panel title={say('title')}>
      <TroubleNote trouble={found.trouble} again={found.again} />
      {found.value && (
        <HookForm key={found.value.hook?.host ?? ''} club={club} hook={found.value.hook} put={found.put} />
      )}
    </Panel>
  )
}

interface HookFormProps {
  readonly club: string
  readonly hook: HookCard | undefined
  put(answer: HookAnswer): void
}

function HookForm({ club, hook, put }: HookFormProps) {
  const say = hookWords.use()
  const id = useId()
  const settings = useSettings()
  const [url, setUrl] = useState('')
  const [format, setFormat] = useState<HookCard['format']>(hook?.format ?? 'discord')
  const [language, setLanguage] = useState<HookCard['language']>(hook?.language ?? settings.language)
  const [events, setEvents] = useState<readonly HookCard['events'][number][]>(hook?.events ?? EVENTS)
  const { doing, trouble, run } = useMutation()
  const done = async (method: 'POST' | 'DELETE', path: string): Promise<boolean> => {
    const answer = await run(async () => {
      const told = await ask<unknown>(method, path)
      return told.trouble ? told : { value: true }
    })
    return answer === true
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wish: HookBody = { format, language, events: [...events], ...(url.trim() !== '' && { url: url.trim() }) }
    const saved = await run(() => ask<HookAnswer>('PUT', pathOf(club), wish))
    if (!saved) return
    setUrl('')
    put(saved)
    toast({ text: say('saved') })
  }
  const test = async () => {
    if (await done('POST', `${pathOf(club)}/test`)) toast({ text: say('sent') })
  }
  const remove = async () => {
    if (await done('DELETE', pathOf(club))) put({})
  }
  const wrong = hook?.trouble === 'unreachable' ? say('unreachable') : hook?.trouble
  return (
    <>
      <p className="contact-note">{say('text')}</p>
      {hook && <p>{say('set', { host: hook.host })}</p>}
      {wrong !== undefined && <p role="note">{say(hook?.off ? 'off' : 'trouble', { trouble: wrong })}</p>}
      <form className="contact-form" onSubmit={event => void save(event)}>
        <label className="field" htmlFor={`${id}-url`}>
          <span>{say(hook ? 'url.new' : 'url')}</span>
          <input
            id={`${id}-url`}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            required={!hook}
            maxLength={500}
            pattern="https://.*"
            placeholder="https://"
            value={url}
            onChange={event => setUrl(event.target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-format`}>
          <span>{say('format')}</span>
          <Select<HookCard['format']> id={`${id}-format`} value={format} options={FORMATS} onChange={setFormat} />
        </label>
        <label className="field" htmlFor={`${id}-language`}>
          <span>{say('language')}</span>
          <Select<HookCard['language']>
            id={`${id}-language`}
            value={language}
            options={LANGUAGES.map(one => ({ value: one, text: languageName(one) }))}
            onChange={setLanguage}
          />
        </label>
        <fieldset className="field hook-events">
          <legend>{say('events')}</legend>
          {EVENTS.map(one => (
            <label key={one}>
              <input
                type="checkbox"
                checked={events.includes(one)}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, one] : events.filter(other => other !== one))
                }
              />{' '}
              {say(`event.${one}`)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="start" aria-busy={doing}>
          {say('save')}
        </Button>
        {hook && (
          <>
            <Button aria-busy={doing} onClick={() => void test()}>
              {say('test')}
            </Button>
            <Button kind="quiet" aria-busy={doing} onClick={() => void remove()}>
              {say('remove')}
            </Button>
          </>
        )}
      </form>
      <Problem trouble={trouble} />
    </>
  )
}
