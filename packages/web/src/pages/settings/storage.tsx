// The games kept on this device: how many, how much space they take, whether they last; and how to be rid of them.

import { useCallback, useEffect, useState } from 'react'
import { problemOf, tables } from '../../frame/tables.ts'
import { frameWords } from '../../frame/words.ts'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { bytes } from './bytes.ts'
import { settingsWords } from './words.ts'

interface StorageUse {
  readonly games: number
  readonly used: number | undefined
  readonly lasting: boolean
}

async function look(): Promise<StorageUse> {
  const [games, estimate, lasting] = await Promise.all([
    // A browser that does not say: the page shows what is known.
    tables()
      .then(all => all.list())
      .then(list => list.length)
      .catch(() => 0),
    navigator.storage?.estimate().catch(() => undefined),
    navigator.storage?.persisted().catch(() => false) ?? false,
  ])
  return { games, used: estimate?.usage, lasting }
}

export function Storage() {
  const say = settingsWords.use()
  const frame = frameWords.use()
  const { language } = useSettings()
  const [usage, setUsage] = useState<StorageUse>()
  const [asking, setAsking] = useState(false)
  const refresh = useCallback(async () => setUsage(await look()), [])
  useEffect(() => void refresh(), [refresh])

  const keep = async () => {
    await navigator.storage.persist()
    await refresh()
  }
  const clear = async () => {
    setAsking(false)
    try {
      const all = await tables()
      for (const { id } of await all.list()) await all.forget(id)
      toast({ text: say('delete.done') })
    } catch (error) {
      toast({ text: say('delete.failed', { problem: problemOf(error) }) })
    }
    await refresh()
  }

  const n = usage?.games ?? 0
  return (
    <Panel title={say('storage')} className="settings-storage">
      <p>
        {usage ? say('storage.text', { n }) : '…'}{' '}
        {n > 0 && usage?.used !== undefined && say('storage.used', { size: bytes(usage.used, language) })}{' '}
        {usage && n > 0 && say(usage.lasting ? 'storage.lasting' : 'storage.passing')}
      </p>
      <div className="settings-buttons">
        {usage && n > 0 && !usage.lasting && 'storage' in navigator && (
          <Button kind="quiet" onClick={() => void keep()}>
            {say('storage.keep')}
          </Button>
        )}
        {n > 0 && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {say('storage.delete')}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        title={say('delete.title')}
        close={frame('close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{say('delete.no')}</Button>
            <Button kind="danger" onClick={() => void clear()}>
              {say('delete.yes')}
            </Button>
          </>
        }
      >
        <p>{say('delete.text', { n })}</p>
      </Dialog>
    </Panel>
  )
}
