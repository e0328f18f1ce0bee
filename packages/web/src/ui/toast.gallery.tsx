// News at the lower edge.

import { useEffect } from 'react'
import { frameWords } from '../frame/words.ts'
import { Button } from './button.tsx'
import { Toasts, toast } from './toast.tsx'

export const overPage = true

export const News = () => {
  const say = frameWords.use()
  useEffect(() => {
    const gone = [
      toast({ text: say('stopped.copied'), stays: true }),
      toast({ text: say('update.ready'), action: { label: say('update.reload'), act() {} }, stays: true }),
    ]
    return () => {
      for (const takeAway of gone) takeAway()
    }
  }, [say])
  return (
    <>
      <Button onClick={() => toast({ text: say('stopped.notCopied') })}>{say('stopped.copy')}</Button>
      <Toasts close={say('close')} />
    </>
  )
}
