// Taking your games with you, and leaving.

import { useState } from 'react'
import { useLocation } from 'wouter'
import { frameWords } from '../../frame/words.ts'
import { accountWords } from '../../online/account-words.ts'
import { deleteMe, myRecords } from '../../online/api.ts'
import { leave } from '../../online/me.ts'
import { TroubleNote } from '../../online/pieces.tsx'
import { useMutation } from '../../online/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'

export function Records() {
  const say = accountWords.use()
  const { doing, trouble, run } = useMutation()
  const save = async () => {
    const text = await run(myRecords)
    if (text === undefined) return
    const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `tabularium-${new Date().toISOString().slice(0, 10)}.ndjson`
    link.click()
    // Not at once: the browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <Panel title={say('records')} className="account-panel">
      <p className="account-note">{say('records.text')}</p>
      <TroubleNote trouble={trouble} />
      <span className="account-buttons">
        <Button aria-busy={doing} onClick={() => void save()}>
          {say('records.save')}
        </Button>
      </span>
    </Panel>
  )
}

export function Leave({ guest }: { readonly guest: boolean }) {
  const say = accountWords.use()
  const frame = frameWords.use()
  const [, go] = useLocation()
  const [asking, setAsking] = useState(false)
  const { doing, trouble, run } = useMutation()
  const end = async () => {
    const done = await run(async () => {
      const answer = await deleteMe()
      return answer.trouble ? answer : { value: true }
    })
    if (!done) return
    setAsking(false)
    leave()
    toast({ text: say('delete.done') })
    go('/')
  }
  const close = () => setAsking(false)
  return (
    <Panel title={say('delete')} className="account-panel">
      <p className="account-note">{say(guest ? 'delete.guest' : 'delete.text')}</p>
      <span className="account-buttons">
        <Button kind="danger" onClick={() => setAsking(true)}>
          {say('delete.do')}
        </Button>
      </span>
      <Dialog
        open={asking}
        title={say('delete.sure')}
        close={frame('close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{say('delete.no')}</Button>
            <Button kind="danger" aria-busy={doing} onClick={() => void end()}>
              {say('delete.yes')}
            </Button>
          </>
        }
      >
        <p>{say('delete.sure.text')}</p>
        <TroubleNote trouble={trouble} />
      </Dialog>
    </Panel>
  )
}
