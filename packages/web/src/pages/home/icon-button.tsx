// Small tools of a game in a list: a sign with a name.

import { Link } from 'wouter'
import { Sign, type SignName } from '../../ui/sign.tsx'

interface Look {
  readonly sign: SignName
  /** All of it, for who cannot see the card. */
  readonly label: string
  /** In short, for the pointer. */
  readonly tip: string
}

export const IconButton = ({ sign, label, tip, onClick }: Look & { onClick(): void }) => (
  <button type="button" className="home-tool" aria-label={label} title={tip} onClick={onClick}>
    <Sign name={sign} />
  </button>
)

export const IconLink = ({ sign, label, tip, to }: Look & { readonly to: string }) => (
  <Link href={to} className="home-tool" aria-label={label} title={tip}>
    <Sign name={sign} />
  </Link>
)
