// Buttons in every kind, size and state.

import { frameWords } from '../frame/words.ts'
import { Button, type ButtonKind, ButtonLink } from './button.tsx'
import { ControlIcon, Icon } from './icons.tsx'

const KINDS: readonly ButtonKind[] = ['legal', 'start', 'plain', 'quiet', 'danger']

export const Kinds = () => {
  const say = frameWords.use()
  return KINDS.map(kind => (
    <Button key={kind} kind={kind}>
      {say('settings')}
    </Button>
  ))
}

export const Sizes = () => {
  const say = frameWords.use()
  return ([undefined, 'large', 'small'] as const).map(size => (
    <Button key={size ?? 'usual'} kind="start" {...(size && { size })}>
      {say('play')}
    </Button>
  ))
}

export const WithIconAndKey = () => {
  const say = frameWords.use()
  return (
    <>
      <Button icon={<Icon name="rule-book" />}>{say('rules')}</Button>
      <Button icon={<ControlIcon name="undo" />} keyCap="U">
        {say('stopped.reload')}
      </Button>
    </>
  )
}

/** Dashed, in reach, and says why. */
export const Refused = () => {
  const say = frameWords.use()
  return KINDS.map(kind => (
    <Button key={kind} kind={kind} why={say('stopped.text')}>
      {say('online')}
    </Button>
  ))
}

export const Links = () => {
  const say = frameWords.use()
  return KINDS.map(kind => (
    <ButtonLink key={kind} kind={kind} to="/learn">
      {say('learn')}
    </ButtonLink>
  ))
}
