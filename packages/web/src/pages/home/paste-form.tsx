// Where the text of a record is pasted. Loaded by those who do.

import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { pasteWords } from './paste-words.ts'

interface PasteFormProps {
  onTake(record: string): void
  onCancel(): void
  /** What is wrong with the text. */
  readonly children: ReactNode
}

export function PasteForm({ onTake, onCancel, children }: PasteFormProps) {
  const say = pasteWords.use()
  const [text, setText] = useState('')
  const area = useId()
  return (
    <>
      <label htmlFor={area}>{say('area')}</label>
      <textarea
        id={area}
        className="home-paste"
        rows={10}
        spellCheck={false}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {children}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
        <Button kind="start" onClick={() => onTake(text)}>
          {say('take')}
        </Button>
      </div>
    </>
  )
}
