// All keys of a table, over it.

import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { Button } from '../ui/button.tsx'
import { KeyOverview } from './key-overview.tsx'

export const overPage = true

export const Open = () => {
  const say = frameWords.use()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button keyCap="P" onClick={() => setOpen(true)}>
        {say('play')}
      </Button>
      {open && <KeyOverview map onClose={() => setOpen(false)} />}
    </>
  )
}
