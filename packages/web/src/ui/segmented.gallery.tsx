// A few choices side by side.

import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { Segmented } from './segmented.tsx'

const PLACES = ['play', 'online', 'learn', 'rules', 'puzzle'] as const

export const OfTwo = () => {
  const say = frameWords.use()
  const [value, setValue] = useState<'play' | 'online'>('play')
  return (
    <Segmented
      label={say('main')}
      value={value}
      options={(['play', 'online'] as const).map(one => ({ value: one, text: say(one) }))}
      onChange={setValue}
    />
  )
}

/** Breaks into lines where it must. */
export const OfFive = () => {
  const say = frameWords.use()
  const [value, setValue] = useState<(typeof PLACES)[number]>('learn')
  return (
    <Segmented
      label={say('main')}
      value={value}
      options={PLACES.map(one => ({ value: one, text: say(one) }))}
      onChange={setValue}
    />
  )
}
