// The prompt bar in every tone.

import { Button } from '../ui/button.tsx'
import { useLayout } from './layout.ts'
import { Prompt, type PromptModel } from './prompt.tsx'
import { shellWords } from './words.ts'

const NO_TITLES: ReadonlyMap<string, string> = new Map()

/** Laid out as at a table. */
const One = (model: PromptModel) => {
  const t = shellWords.use()
  const layout = useLayout()
  return (
    <div className={`play-${layout}`}>
      <Prompt {...model} titles={NO_TITLES} game="wonders-duel" onRule={() => {}}>
        {model.tone === 'sure' && <Button kind="legal">{t('undo')}</Button>}
      </Prompt>
    </div>
  )
}

export const Legal = () => {
  const t = shellWords.use()
  const text = t('prompt.chosen', { piece: 'Circus Maximus' })
  return <One tone="legal" seat={0} lead={t('prompt.yours')} text={text} rule="6.2" />
}

export const Wait = () => {
  const t = shellWords.use()
  const more = t('prompt.thinking', { percent: 40 })
  return <One tone="wait" seat={1} lead="Marcus" text={t('prompt.waiting')} more={more} share={0.4} />
}

export const Refused = () => {
  const t = shellWords.use()
  return <One tone="refused" seat={0} lead={t('prompt.refused')} text={t('prompt.sure-why')} rule="6.2" />
}

export const Sure = () => {
  const t = shellWords.use()
  return <One tone="sure" seat={0} lead={t('prompt.sure')} text={t('prompt.sure-why')} />
}

export const Past = () => {
  const t = shellWords.use()
  return <One tone="past" lead={t('prompt.preview', { move: 20, moves: 43 })} text={t('prompt.preview-text')} />
}

export const Over = () => {
  const t = shellWords.use()
  return <One tone="over" lead={t('prompt.stopped', { move: 43 })} text={t('prompt.stopped-text')} />
}
