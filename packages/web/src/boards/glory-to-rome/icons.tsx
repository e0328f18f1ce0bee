// The game's own signs: roles, materials, and the things of the table.

import type { ReactNode } from 'react'
import { IconSvg, type IconSvgProps } from '../../ui/icons.tsx'
import { outlines } from './icons.gen.ts'

/** Drawn by us. */
const drawn = {
  brick: <path d="M40 150h200v92H40zm232 0h200v92H272zM40 274h92v92H40zm124 0h184v92H164zm216 0h92v92h-92z" />,
  stone: (
    <>
      <path d="m256 60 196 92v208l-196 92-196-92V152z" />
      <path d="m60 152 196 92 196-92M256 244v208" stroke="var(--under, var(--card))" strokeWidth="22" fill="none" />
    </>
  ),
  unseen: (
    <path
      d="M176 176c0-50 36-80 84-80s84 30 84 74c0 62-84 66-84 134v22m0 54v36"
      fill="none"
      stroke="currentColor"
      strokeWidth="56"
      strokeLinecap="round"
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

const isDrawn = (name: string): name is keyof typeof drawn => Object.hasOwn(drawn, name)
const isOutline = (name: string): name is keyof typeof outlines => Object.hasOwn(outlines, name)

export interface RomeIconProps extends Omit<IconSvgProps, 'children'> {
  /** A role, a material, or a thing of the table. */
  readonly name: keyof typeof outlines | keyof typeof drawn | (string & {})
}

export const RomeIcon = ({ name, ...rest }: RomeIconProps) => (
  <IconSvg {...rest}>{isDrawn(name) ? drawn[name] : isOutline(name) ? <path d={outlines[name]} /> : null}</IconSvg>
)
