// The game's own signs: materials, symbols and wonders.

import type { ReactNode } from 'react'
import { IconSvg, type IconSvgProps } from '../../ui/icons.tsx'
import { outlines } from './icons.gen.ts'

/** Drawn by us; the guild's wreath is one pair of leaves, turned along both sides. */
const drawn = {
  clay: <path d="M40 150h200v92H40zm232 0h200v92H272zM40 274h92v92H40zm124 0h184v92H164zm216 0h92v92h-92z" />,
  stone: (
    <>
      <path d="m256 60 196 92v208l-196 92-196-92V152z" />
      <path d="m60 152 196 92 196-92M256 244v208" stroke="var(--res)" strokeWidth="24" fill="none" />
    </>
  ),
  glass: (
    <>
      <path d="M208 40h96v40h-16v96c76 20 128 78 128 148 0 92-70 148-160 148S96 416 96 324c0-70 52-128 128-148V80h-16z" />
      <path d="M150 320a106 106 0 0 0 60 100" stroke="var(--res)" strokeWidth="28" fill="none" strokeLinecap="round" />
    </>
  ),
  guild: [-1, 1].flatMap(side =>
    [12, 40, 68, 96, 124].map(turn => (
      <path
        key={side * turn}
        d="M256 452q36-74 116-46-40 66-116 46m-4-22q-12-64 52-102 24 66-52 102"
        transform={`rotate(${side * -turn} 256 256)${side < 0 ? 'matrix(-1 0 0 1 512 0)' : ''}`}
      />
    )),
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

export type DuelIconName = keyof typeof outlines | keyof typeof drawn

const isDrawn = (name: string): name is keyof typeof drawn => Object.hasOwn(drawn, name)
const isOutline = (name: string): name is keyof typeof outlines => Object.hasOwn(outlines, name)

export interface DuelIconProps extends Omit<IconSvgProps, 'children'> {
  /** The thing's name in the game's words: `clay`, `chain.moon`, `wonder.piraeus`. */
  readonly name: DuelIconName | (string & {})
}

export function DuelIcon({ name, ...rest }: DuelIconProps) {
  return (
    <IconSvg {...rest}>{isDrawn(name) ? drawn[name] : isOutline(name) ? <path d={outlines[name]} /> : null}</IconSvg>
  )
}
