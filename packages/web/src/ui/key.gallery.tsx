// Key caps.

import { Key } from './key.tsx'

export const Keys = () => ['A', 'Esc', '1', '→'].map(name => <Key key={name}>{name}</Key>)
