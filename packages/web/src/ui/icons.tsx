// Signs of our own drawing that boards share, and the field every sign is drawn on. Hidden from screen readers unless
// titled.

import type { ReactNode } from 'react'
import './icons.css'

const line = (d: string, width: number): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

/** Our own signs, on the same field of 512 by 512. */
const drawn = {
  coin: (
    <>
      <circle cx="256" cy="256" r="232" fill="var(--coin)" />
      <circle cx="256" cy="256" r="232" fill="none" stroke="var(--coin-edge)" strokeWidth="36" />
      <path
        d="M176 330h160M190 190h132l-66-52zM200 200v120M256 200v120M312 200v120"
        fill="none"
        stroke="var(--coin-edge)"
        strokeWidth="28"
        strokeLinejoin="round"
      />
    </>
  ),
  lock: (
    <>
      <path d="M112 224h288v240H112z" />
      <path fill="none" stroke="currentColor" strokeWidth="52" d="M168 224v-64a88 88 0 0 1 176 0v64" />
    </>
  ),
  tick: line('m96 272 112 112 208-256', 72),
  cross: line('m128 128 256 256M384 128 128 384', 56),
  right: line('m192 96 160 160-160 160', 56),
  left: line('M320 96 160 256l160 160', 56),
  up: line('m96 320 160-160 160 160', 56),
  down: line('m96 192 160 160 160-160', 56),
} as const satisfies Readonly<Record<string, ReactNode>>

export type IconName = keyof typeof drawn

export interface GlyphProps {
  /** In pixels; as large as the text around it where nothing is said. */
  readonly size?: number | undefined
  /** Says the sign where no word stands beside it. */
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A drawing on a field of 512 by 512, in the colour of the text. */
export function Glyph({ size, title, className = '', children }: GlyphProps) {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  const extent = size === undefined ? {} : { width: size, height: size }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or titled by its label
    <svg className={`icon ${className}`} viewBox="0 0 512 512" focusable="false" {...extent} {...spoken}>
      {children}
    </svg>
  )
}

export interface IconProps extends Omit<GlyphProps, 'children'> {
  readonly name: IconName
}

export const Icon = ({ name, ...rest }: IconProps) => <Glyph {...rest}>{drawn[name]}</Glyph>
