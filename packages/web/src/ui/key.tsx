// A key cap: which key does the same. For eyes only (`aria-keyshortcuts` tells the rest), and only where there are keys.

import type { ReactNode } from 'react'
import './key.css'

export const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className="key" aria-hidden="true">
    {children}
  </span>
)
