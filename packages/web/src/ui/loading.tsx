// Something is on its way: still shapes in the sunken colour; after four seconds a line says what is awaited.

import { useEffect, useState } from 'react'
import './loading.css'

const PATIENCE = 4000

export function Loading({ what }: { readonly what: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="loading" aria-busy="true">
      <span className="loading-shape loading-short" />
      <span className="loading-shape" />
      <span className="loading-shape loading-block" />
      <p role="status">{late ? what : ''}</p>
    </div>
  )
}
