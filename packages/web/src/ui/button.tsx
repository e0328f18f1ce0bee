// Buttons and links that look like them. Verdigris: you can, at a table; bronze: this starts something; plain; quiet.

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { Key } from './key.tsx'
import './button.css'

export type ButtonKind = 'legal' | 'start' | 'plain' | 'quiet' | 'danger'

interface Look {
  readonly kind?: ButtonKind
  /** 50 px for thumbs, 38 as a rule, 32 in rows. */
  readonly size?: 'large' | 'small'
  readonly icon?: ReactNode
  /** The key that does the same, shown as a cap on desktops. */
  readonly keyCap?: string
}

const classes = ({ kind = 'plain', size }: Look, more = ''): string =>
  `button button-${kind} ${size ? `button-${size}` : ''} ${more}`

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Why it cannot be done now: the button stays, dashed and in reach, and says so. */
  readonly why?: string | undefined
}

export function Button({ kind, size, icon, keyCap, why, className, children, onClick, ...rest }: ButtonProps) {
  const refused = why !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, size } as Look, className)}
      aria-disabled={refused || undefined}
      title={why ?? rest.title}
      onClick={refused ? undefined : onClick}
    >
      {icon}
      <span>{children}</span>
      {refused && <span className="visually-hidden">{why}</span>}
      {keyCap && <Key>{keyCap}</Key>}
    </button>
  )
}

export interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
}

export function ButtonLink({ kind, size, icon, keyCap, className, children, to, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} href={to} className={classes({ kind, size } as Look, className)}>
      {icon}
      <span>{children}</span>
      {keyCap && <Key>{keyCap}</Key>}
    </Link>
  )
}
