// Imports a record: from a file, by paste or by drop. What is wrong with it is told, with the line.

import type { Problem } from '@tabularium/kernel'
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { RecordProblem } from '../../frame/record-problem.tsx'
import { problemOf, tables } from '../../frame/tables.ts'
import { frameWords } from '../../frame/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import { homeWords } from './words.ts'

const PasteForm = lazy(async () => ({ default: (await import('./paste-form.tsx')).PasteForm }))

/** Far more than any record; keeps a film that was dropped by mistake out of memory. */
const LARGEST = 4_000_000
const TOO_LARGE: Problem = {
  problem: `larger than ${LARGEST} bytes`,
  message: { key: 'problem.large', args: { most: LARGEST } },
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

interface ImportRecordProps {
  onTaken(): void
  children(controls: ReactNode): ReactNode
}

export function ImportRecord({ onTaken, children }: ImportRecordProps) {
  const say = homeWords.use()
  const frame = frameWords.use()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  const [pasting, setPasting] = useState(false)
  const [over, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const take = async (record: string): Promise<void> => {
    if (record.length > LARGEST) return setProblem(TOO_LARGE)
    try {
      const taken = await (await tables()).take(record)
      if ('problem' in taken) return setProblem(taken)
      setProblem(undefined)
      setPasting(false)
      toast({ text: say('import.taken') })
      onTaken()
      go(`/replay/${taken.id}`)
    } catch (error) {
      setProblem({ problem: problemOf(error) })
    }
  }

  const takeFile = async (one: File | undefined): Promise<void> => {
    if (!one) return
    if (one.size > LARGEST) return setProblem(TOO_LARGE)
    await take(await one.text())
  }

  // A record pasted anywhere on the page is meant for it.
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      if (!isTyping(event.target) && pasted.trim() !== '') void latest.current(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void takeFile(dropped)
    else void take(event.dataTransfer.getData('text/plain'))
  }

  const told = problem && (
    <p className="home-problem" role="alert">
      {say('import.problem')} {problem.line !== undefined && `${say('import.line', { line: problem.line })} `}
      <RecordProblem {...problem} />
    </p>
  )
  const controls = (
    <>
      <div className="home-intake">
        <Button icon={<Icon name="load" />} onClick={() => file.current?.click()}>
          {say('import.file')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setProblem(undefined)
            setPasting(true)
          }}
        >
          {say('import.paste')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          hidden
          onChange={event => {
            void takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {!pasting && told}
      <Dialog open={pasting} title={say('import.title')} close={frame('close')} onClose={() => setPasting(false)}>
        <Suspense>
          <PasteForm onTake={record => void take(record)} onCancel={() => setPasting(false)}>
            {told}
          </PasteForm>
        </Suspense>
      </Dialog>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a third way; the buttons are the way for all
    <div
      className={over ? 'home-over' : ''}
      data-drop={say('import.drop')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => event.currentTarget === event.target && setOver(false)}
      onDrop={drop}
    >
      {children(controls)}
    </div>
  )
}
