import { Differs } from './own-data-parts.tsx'

export const Some = () => (
  <p>
    <Differs parts={['provinces', 'seas', 'deck']} />
  </p>
)

export const None = () => (
  <p>
    <Differs parts={[]} />
  </p>
)
