// The list of actions.

import { useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import { Actions } from './actions.tsx'
import { sampleActions } from './samples.gallery.ts'
import { shellWords } from './words.ts'

const NOTHING = { act() {}, refuse() {} }

export const FirstDecision = () => {
  const { language } = useSettings()
  const input = useMemo(() => sampleActions(language), [language])
  const [lit, light] = useState<string>()
  const reason = input.refused[0]?.refusal.message
  return (
    <Actions
      {...{ ...NOTHING, input, lit, light, count: input.choices.length, chosen: undefined, nothing: '' }}
      reason={() => (reason ? input.say(reason) : '')}
    />
  )
}

export const NobodyIsAsked = () => {
  const t = shellWords.use()
  const none = { input: undefined, lit: undefined, chosen: undefined, count: 0, light() {}, reason: () => '' }
  return <Actions {...none} {...NOTHING} nothing={t('prompt.waiting')} />
}
