// Telling a moderator about somebody.

import type { ChatLine } from '@tabularium/protocol'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import * as api from './api.ts'
import { TroubleNote } from './pieces.tsx'
import { useMutation } from './use-query.ts'
import { onlineWords } from './words.ts'

const REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const

interface ReportProps {
  readonly open: boolean
  /** Whom it is about. */
  readonly about?: string
  readonly name: string
  readonly table?: string
  /** What was said. */
  readonly line?: ChatLine | undefined
  /** A private message, or a club. */
  readonly message?: number
  readonly club?: string
  onClose(): void
}

export function ReportDialog({ open, about, name, table, line, message, club, onClose }: ReportProps) {
  const t = onlineWords.use()
  const id = useId()
  const [reason, setReason] = useState<string>('abuse')
  const [text, setText] = useState('')
  const { run, doing, trouble } = useMutation()
  const send = async () => {
    const sent = await run(async () => {
      const answer = await api.report({
        ...(about !== undefined && { about }),
        ...(message !== undefined && { message }),
        ...(club !== undefined && { club }),
        reason,
        text,
        ...(table !== undefined && { table }),
        ...(line && { chat: line.id }),
      })
      return answer.trouble ? answer : { value: true }
    })
    if (!sent) return
    setText('')
    onClose()
    toast({ text: t('report.sent') })
  }
  return (
    <Dialog
      open={open}
      title={t('report.title', { name })}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="start" aria-busy={doing} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      {line && <blockquote className="report-line">{line.text}</blockquote>}
      <label className="field" htmlFor={`${id}-reason`}>
        <span>{t('report.reason')}</span>
        <Select
          id={`${id}-reason`}
          value={reason}
          options={REASONS.map(value => ({ value, text: t(`report.${value}`) }))}
          onChange={setReason}
        />
      </label>
      <label className="field" htmlFor={`${id}-text`}>
        <span>{t('report.text')}</span>
        <textarea
          id={`${id}-text`}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <TroubleNote trouble={trouble} />
    </Dialog>
  )
}
