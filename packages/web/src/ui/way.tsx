// A way on, as a row of a list: a sign, what is there, and in a few words what for.

import { Link } from 'wouter'
import { Sign, type SignName } from './sign.tsx'
import './way.css'

interface WayProps {
  readonly to: string
  readonly sign: SignName
  readonly title: string
  readonly text: string
}

export const Way = ({ to, sign, title, text }: WayProps) => (
  <Link href={to} className="way">
    <WaySign name={sign} />
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    <Sign name="chevron" />
  </Link>
)

/** The sign on its ground. */
export const WaySign = ({ name }: { readonly name: SignName }) => (
  <span className="way-sign">
    <Sign name={name} />
  </span>
)
