// A link as a row of a list: an icon, where it leads, and in a few words what for.

import { Link } from 'wouter'
import { Icon, type IconName } from './icons.tsx'
import './link-row.css'

interface LinkRowProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly text?: string | undefined
}

export const LinkRow = ({ to, icon, title, text }: LinkRowProps) => (
  <Link href={to} className="link-row">
    <LinkRowIcon name={icon} />
    <span>
      <b>{title}</b>
      {text !== undefined && <small>{text}</small>}
    </span>
    <Icon name="chevron" />
  </Link>
)

/** The icon on its ground. */
export const LinkRowIcon = ({ name }: { readonly name: IconName }) => (
  <span className="link-row-icon">
    <Icon name={name} />
  </span>
)
