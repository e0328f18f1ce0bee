// What stands where nothing is to be shown.

import { EmptyState } from './empty-state.tsx'
import { NotFound } from './not-found.tsx'
import { frameWords } from './words.ts'

export const WithAnotherTry = () => {
  const say = frameWords.use()
  return (
    <EmptyState
      title={say('stopped.title')}
      to="/"
      label={say('home')}
      again={{ label: say('stopped.reload'), act() {} }}
    >
      {say('loading')}
    </EmptyState>
  )
}

export const NothingAtThisAddress = () => <NotFound />
