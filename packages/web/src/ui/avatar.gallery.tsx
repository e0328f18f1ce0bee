// Pictures drawn from names.

import { Avatar } from './avatar.tsx'

const NAMES = ['Ada', 'Marcus', 'Świętosława', 'Юлия', 'Hatshepsut', '7', ' ']

export const Sizes = () =>
  ([undefined, 'small', 'large'] as const).map(size => (
    <Avatar key={size ?? 'usual'} name="Ada" {...(size && { size })} />
  ))

export const Names = () => NAMES.map(name => <Avatar key={name} name={name} size="large" />)
