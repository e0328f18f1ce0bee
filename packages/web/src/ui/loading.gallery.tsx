// Something is on its way: the line comes after four seconds.

import { frameWords } from '../frame/words.ts'
import { Loading } from './loading.tsx'

export const Waiting = () => {
  const say = frameWords.use()
  return <Loading what={say('loading')} />
}
