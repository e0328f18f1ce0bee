// Small tools of a game in a list: a sign with a name.

import { Link } from 'wouter'
import { Icon, type IconName } from '../../ui/icons.tsx'

interface Look {
  readonly icon: IconName
  /** All of it, for who cannot see the card. */
  readonly label: string
  /** In short, for the pointer. */
  readonly tip: string
}

export const IconButton = ({ icon, label, tip, onClick }: Look & { onClick(): void }) => (
  <button type="button" className="home-tool" aria-label={label} title={tip} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

export const IconLink = ({ icon, label, tip, to }: Look & { readonly to: string }) => (
  <Link href={to} className="home-tool" aria-label={label} title={tip}>
    <Icon name={icon} />
  </Link>
)
