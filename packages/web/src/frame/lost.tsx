// No page stands at this address.

import { Nothing } from './nothing.tsx'
import { frameWords } from './words.ts'

export function Lost() {
  const say = frameWords.use()
  return (
    <Nothing title={say('lost.title')} to="/" label={say('home')}>
      {say('lost.text')}
    </Nothing>
  )
}
