// Choosing the character of a bot: whom it is, and what it leans to.

import { type CharacterId, charactersOf } from '@tabularium/bots/character'
import { characterWords } from '../table/character-words.ts'
import { levelWords } from '../table/words.ts'
import { Select } from '../ui/select.tsx'

/** No character. */
const NONE = ''

interface CharacterSelectProps {
  readonly id?: string
  readonly game: string
  readonly value: CharacterId | undefined
  onChange(character: CharacterId | undefined): void
}

export function CharacterSelect({ id, game, value, onChange }: CharacterSelectProps) {
  const say = characterWords.use()
  const words = levelWords.use()
  const options: readonly { readonly value: CharacterId | typeof NONE; readonly text: string }[] = [
    { value: NONE, text: say('none') },
    ...charactersOf(game).map(one => ({
      value: one,
      text: say('option', { name: words(`character.${one}`), leaning: say(one) }),
    })),
  ]
  return (
    <Select
      {...(id === undefined ? { 'aria-label': say('character') } : { id })}
      value={value ?? NONE}
      options={options}
      onChange={chosen => onChange(chosen === NONE ? undefined : chosen)}
    />
  )
}
