// The ground of a map as a picture, by day and by night: it lies below all that is drawn, and comes when the map can be played already.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../../ui/idle.ts'
import type { Sheet } from './viewport.ts'

function onTheme(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
const isNight = (): boolean => document.documentElement.dataset.theme === 'dark'

/** The snapshot for markup that is rendered without a document. */
const byDay = (): boolean => false

/** Pictures that were decoded once are painted at once. */
const decoded = new Set<string>()

/** Its address, once it can be painted without a wait. */
function useDecoded(address: string): string | undefined {
  const [ready, setReady] = useState<string | undefined>()
  useEffect(() => {
    if (decoded.has(address)) return setReady(address)
    let wanted = true
    const picture = new Image()
    const cancel = whenIdle(() => {
      picture.src = address
      picture.decode().then(
        () => {
          decoded.add(address)
          if (wanted) setReady(address)
        },
        // The relief is decoration: without it the map works as well.
        () => undefined,
      )
    })
    return () => {
      wanted = false
      cancel()
    }
  }, [address])
  return decoded.has(address) ? address : ready === address ? ready : undefined
}

interface ReliefProps {
  readonly sheet: Sheet
  readonly day: string
  readonly night: string
}

export function Relief({ sheet: { width, height, beyondX, beyondY }, day, night }: ReliefProps) {
  const dark = useSyncExternalStore(onTheme, isNight, byDay)
  const address = useDecoded(dark ? night : day)
  return address === undefined ? null : (
    <image
      className={`chart-relief ${dark ? 'chart-relief-night' : ''}`}
      href={address}
      x={-beyondX}
      y={-beyondY}
      width={width + 2 * beyondX}
      height={height + 2 * beyondY}
      preserveAspectRatio="none"
    />
  )
}
