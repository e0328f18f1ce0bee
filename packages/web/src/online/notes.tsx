// Private notes to an online table: kept on the server once the hand rests.

import { useEffect, useRef, useState } from 'react'
import * as api from './api.ts'
import { onlineWords } from './words.ts'

const REST_MS = 900
const LONGEST = 8000

type SaveState = 'loading' | 'saved' | 'unsaved' | 'failed'

export function Notes({ table }: { readonly table: string }) {
  const t = onlineWords.use()
  const [text, setText] = useState('')
  const [kept, setKept] = useState<SaveState>('loading')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const unsent = useRef<string | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void api.notes(table).then(answer => {
      if (gone || unsent.current !== undefined) return
      setText(answer.trouble ? '' : answer.value.text)
      setKept(answer.trouble ? 'failed' : 'saved')
    })
    return () => {
      gone = true
      clearTimeout(timer.current)
      if (unsent.current !== undefined) void api.keepNotes(table, unsent.current)
      unsent.current = undefined
    }
  }, [table])
  const save = async (value: string) => {
    const answer = await api.keepNotes(table, value)
    if (unsent.current !== value) return
    if (!answer.trouble) unsent.current = undefined
    setKept(answer.trouble ? 'failed' : 'saved')
  }
  const write = (value: string) => {
    setText(value)
    setKept('unsaved')
    unsent.current = value
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(value), REST_MS)
  }
  return (
    <div className="notes">
      <textarea
        aria-label={t('notes.title')}
        placeholder={t('notes.text')}
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={event => write(event.target.value)}
      />
      <small role="status">{kept === 'loading' || text === '' ? t('notes.text') : t(`notes.${kept}`)}</small>
    </div>
  )
}
