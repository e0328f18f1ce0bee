// A choice from a list.

import { useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { Select } from './select.tsx'

export const Usual = () => {
  const say = frameWords.use()
  const [value, setValue] = useState('settings')
  const options = (['settings', 'account', 'about'] as const).map(one => ({ value: one, text: say(one) }))
  return <Select aria-label={say('tools')} value={value} options={options} onChange={setValue} />
}

export const Disabled = () => {
  const say = frameWords.use()
  const options = [{ value: 'account', text: say('account') }]
  return <Select aria-label={say('tools')} value="account" disabled options={options} onChange={() => {}} />
}
