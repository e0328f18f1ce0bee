// A dialog over the page.

import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export const overPage = true

export const Open = () => {
  const say = frameWords.use()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('stopped.title')}</Button>
      <Dialog
        open={open}
        title={say('stopped.title')}
        close={say('close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{say('close')}</Button>
            <Button kind="start" onClick={close}>
              {say('stopped.reload')}
            </Button>
          </>
        }
      >
        <p>{say('stopped.text')}</p>
      </Dialog>
    </>
  )
}
