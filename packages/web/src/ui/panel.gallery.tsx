// Slabs, plain and lit, and what stands where nothing is.

import { frameWords } from '../frame/words.ts'
import { ButtonLink } from './button.tsx'
import { Icon } from './icons.tsx'
import { Empty, Panel } from './panel.tsx'

export const Plain = () => {
  const say = frameWords.use()
  return (
    <Panel title={say('rules')} note="§ 6.2">
      <p style={{ padding: 12 }}>{say('lost.text')}</p>
    </Panel>
  )
}

export const Lit = () => {
  const say = frameWords.use()
  return (
    <Panel lit title={say('play')}>
      <p style={{ padding: 12 }}>{say('waiting', { n: 2 })}</p>
    </Panel>
  )
}

export const WithoutTitle = () => {
  const say = frameWords.use()
  return (
    <Panel>
      <p style={{ padding: 12 }}>{say('loading')}</p>
    </Panel>
  )
}

export const NothingYet = () => {
  const say = frameWords.use()
  return (
    <Empty
      icon={<Icon name="amphora" />}
      title={say('lost.title')}
      action={
        <ButtonLink kind="start" to="/">
          {say('home')}
        </ButtonLink>
      }
    >
      {say('lost.text')}
    </Empty>
  )
}
