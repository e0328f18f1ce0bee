// Links as rows of a list.

import { frameWords } from '../frame/words.ts'
import { LinkRow, LinkRowIcon } from './link-row.tsx'

export const Rows = () => {
  const say = frameWords.use()
  return (
    <div>
      <LinkRow to="/learn" icon="rule-book" title={say('learn')} text={say('lost.text')} />
      <LinkRow to="/puzzle" icon="eye-target" title={say('puzzle')} text={say('stopped.text')} />
    </div>
  )
}

export const Signs = () =>
  (['people', 'hourglass', 'crossed-swords'] as const).map(name => <LinkRowIcon key={name} name={name} />)
