// A part of the editor that scrolls by itself, and shows that it does.

import { type HTMLAttributes, useRef } from 'react'
import { useScrollFade } from '../../ui/scroll-fade.ts'

export function ScrollBox(props: HTMLAttributes<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollFade(ref)
  return <div {...props} ref={ref} />
}
