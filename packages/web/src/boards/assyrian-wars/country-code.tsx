// The two letters of a country in its colour: the same mark on the map, on tracks and in lists. Sixteen colours cannot be told
// apart, letters can.

import { COUNTRIES } from './facts.ts'
import './country-code.css'

interface CountryCodeProps {
  readonly country: string
  /** Its name, where it does not stand beside it. */
  readonly label?: string
  readonly size?: 'small'
}

export function CountryCode({ country, label, size }: CountryCodeProps) {
  const facts = COUNTRIES.get(country)
  const spoken = label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true }
  return (
    <span
      className={`aw-code aw-code-${facts?.ink ?? 'light'} ${size ? `aw-code-${size}` : ''}`}
      style={{ background: facts?.colour }}
      {...spoken}
    >
      {facts?.code ?? '–'}
    </span>
  )
}
