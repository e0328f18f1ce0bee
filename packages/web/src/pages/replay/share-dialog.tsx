// Shares an online game: its short address, of this position or of the whole, and the code of a board for other sites.

import type { Seat } from '@tabularium/kernel'
import { useEffect, useId, useState } from 'react'
import { table } from '../../online/api.ts'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { shareWords } from './share-words.ts'
import type { ReplayPlace } from './use-replay.ts'
import './share-dialog.css'

interface ShareDialogProps {
  readonly id: string
  /** What the frame is called. */
  readonly name: string
  readonly place: ReplayPlace
  onClose(): void
}

/** Whose view a replay opens with. */
const FIRST: Seat = 0

const FRAME = 'style="border:0;max-width:100%" loading="lazy"'
const SANDBOX = 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"'

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ending = ({ move, seat }: ReplayPlace): string => `/${move}${seat === FIRST ? '' : `?seat=${seat ?? 'none'}`}`

/** Whether anybody may see the game; undefined: not known yet. */
function useIsPublic(id: string): boolean | undefined {
  const [isPublic, set] = useState<boolean>()
  useEffect(() => {
    let gone = false
    void table(id).then(answer => {
      if (!gone && !answer.trouble) set(answer.value.visibility === 'open' && answer.value.club === undefined)
    })
    return () => {
      gone = true
    }
  }, [id])
  return isPublic
}

export function ShareDialog({ id, name, place, onClose }: ShareDialogProps) {
  const t = shareWords.use()
  const { language } = useSettings()
  const [here, setHere] = useState(true)
  const isPublic = useIsPublic(id)
  const [link, code] = [useId(), useId()]
  const { origin } = window.location
  const address = `${origin}/g/${id}${here ? ending(place) : ''}`
  const source = `${origin}/embed/${id}${here ? `/${place.move}` : ''}?lang=${language}`
  const frame = `<iframe src="${quoted(source)}" width="720" height="540" title="${quoted(name)}" ${FRAME} ${SANDBOX}></iframe>`
  const copy = (text: string, done: 'copied.link' | 'copied.code') => () =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ text: t(done) }),
      () => toast({ text: t('failed') }),
    )
  return (
    <Dialog open title={t('title')} close={t('close')} onClose={onClose}>
      <div className="share">
        <label className="share-here">
          <input type="checkbox" checked={here} onChange={event => setHere(event.target.checked)} />
          {t('at', { move: place.move })}
        </label>
        <label htmlFor={link}>{t('link')}</label>
        <div className="share-row">
          <input id={link} readOnly value={address} onFocus={event => event.target.select()} />
          <Button kind="start" onClick={copy(address, 'copied.link')}>
            {t('copy')}
          </Button>
        </div>
        {isPublic && (
          <>
            <label htmlFor={code}>{t('embed')}</label>
            <p>{t('embed.text')}</p>
            <div className="share-row">
              <textarea id={code} readOnly rows={4} value={frame} onFocus={event => event.target.select()} />
              <Button onClick={copy(frame, 'copied.code')}>{t('copy')}</Button>
            </div>
          </>
        )}
        {isPublic === false && <p role="note">{t('private')}</p>}
      </div>
    </Dialog>
  )
}
