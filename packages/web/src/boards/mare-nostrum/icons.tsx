// The game's own signs: goods, buildings, units, empires, heroes and wonders. On the map they are drawn once and used.

import type { ReactNode } from 'react'
import { IconSvg, type IconSvgProps } from '../../ui/icons.tsx'
import { outlines } from './icons.gen.ts'

/** Drawn by us. */
const drawn = {
  'good.stone': (
    <>
      <path d="m256 60 196 92v208l-196 92-196-92V152z" />
      <path d="m60 152 196 92 196-92M256 244v208" stroke="var(--under, var(--good))" strokeWidth="22" fill="none" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

const isDrawn = (name: string): name is keyof typeof drawn => Object.hasOwn(drawn, name)
const isOutline = (name: string): name is keyof typeof outlines => Object.hasOwn(outlines, name)

const drawing = (name: string): ReactNode =>
  isDrawn(name) ? drawn[name] : isOutline(name) ? <path d={outlines[name]} /> : null

export interface MareIconProps extends Omit<IconSvgProps, 'children'> {
  /** `good.oil`, `market`, `legion`, `empire.rome`, `card.caesar`. */
  readonly name: keyof typeof outlines | keyof typeof drawn | (string & {})
}

export const MareIcon = ({ name, ...rest }: MareIconProps) => <IconSvg {...rest}>{drawing(name)}</IconSvg>

/** For the beginning of a drawing in which `Used` names them. */
export const Symbols = ({ names }: { readonly names: readonly string[] }) => (
  <defs>
    {names.map(name => (
      <symbol key={name} id={`mare-${name}`} viewBox="0 0 512 512">
        {drawing(name)}
      </symbol>
    ))}
  </defs>
)

interface UsedProps {
  readonly name: string
  /** Of the middle, and the width. */
  readonly x?: number
  readonly y?: number
  readonly size: number
}

export const Used = ({ name, x = 0, y = 0, size }: UsedProps) => (
  <use href={`#mare-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
)
