// Choosing a bot's character.

import type { CharacterId } from '@tabularium/bots/character'
import { useState } from 'react'
import { CharacterSelect } from './character-select.tsx'

export const Usual = () => {
  const [value, setValue] = useState<CharacterId | undefined>('warrior')
  return <CharacterSelect game="wonders-duel" value={value} onChange={setValue} />
}
