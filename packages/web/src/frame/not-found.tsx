// No page stands at this address.

import { EmptyState } from './empty-state.tsx'
import { frameWords } from './words.ts'

export function NotFound() {
  const say = frameWords.use()
  return (
    <EmptyState title={say('lost.title')} to="/" label={say('home')}>
      {say('lost.text')}
    </EmptyState>
  )
}
