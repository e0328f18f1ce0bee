// Who may come to you, and games from this device for the account.

import type { Me } from '@tabularium/protocol'
import { CONTACTS } from '@tabularium/protocol/handles'
import { recordOf, tables } from '../../frame/tables.ts'
import { keepLocal, localGames } from '../../online/contact-api.ts'
import { contactWords } from '../../online/contact-words.ts'
import { changeMe } from '../../online/me.ts'
import { Switch, TroubleNote } from '../../online/pieces.tsx'
import { useMutation, useQuery } from '../../online/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.tsx'

export function ContactPanel({ me }: { readonly me: Me }) {
  const say = contactWords.use()
  const { trouble, run } = useMutation()
  return (
    <Panel title={say('contact')} className="account-notices">
      <div className="account-line">
        <Segmented
          label={say('contact')}
          value={me.contact}
          options={CONTACTS.map(value => ({ value, text: say(`contact.${value}`) }))}
          onChange={contact => void run(() => changeMe({ contact }))}
        />
      </div>
      <Switch
        label={say('tells')}
        hint={say('tells.hint')}
        on={me.tells}
        onChange={on => void run(() => changeMe({ tells: on }))}
      />
      <TroubleNote trouble={trouble} />
    </Panel>
  )
}

export function LocalGames() {
  const say = contactWords.use()
  const stored = useQuery('local games', localGames)
  const finished = useQuery('finished here', async () => ({
    value: (await (await tables()).list()).filter(game => game.waiting.length === 0),
  }))
  const { doing, trouble, run } = useMutation()
  const games = finished.value ?? []
  const keep = async () => {
    const kept = await run(async () => {
      let count = 0
      for (const { id } of games) {
        const answer = await keepLocal(await recordOf(id))
        // One that cannot be confirmed does not hold up the others.
        if (answer.trouble && answer.trouble.code !== 'bad-record') return answer
        if (!answer.trouble) count++
      }
      return { value: { count } }
    })
    if (!kept) return
    stored.again()
    toast({ text: say('local.done', { n: kept.count }) })
  }
  return (
    <Panel title={say('local')} className="account-panel">
      <p className="account-note">{say('local.text')}</p>
      {stored.value && stored.value.length > 0 && <p>{say('local.stored', { n: stored.value.length })}</p>}
      <TroubleNote trouble={trouble} />
      {games.length > 0 && (
        <span className="account-buttons">
          <Button aria-busy={doing} onClick={() => void keep()}>
            {say('local.do', { n: games.length })}
          </Button>
        </span>
      )}
    </Panel>
  )
}
