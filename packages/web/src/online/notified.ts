// Whether somebody will hear of their move while the page is closed: nothing is promised that is not sent.

import { useEffect, useState } from 'react'
import { useSession } from './me.ts'
import { type PushState, pushState } from './push.ts'

/** Whether a notice will reach the reader when it is their move by correspondence; undefined: not known yet. */
export function useNotified(): boolean | undefined {
  const { me, mail } = useSession()
  const [push, setPush] = useState<PushState>()
  useEffect(() => {
    pushState().then(setPush, () => setPush('unable'))
  }, [])
  if (mail && me && !me.guest && me.emailVerified && me.mail) return true
  return push === undefined ? undefined : push === 'on'
}
