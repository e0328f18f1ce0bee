// The options of a game in a form, and the game itself, which brings them.

import { type Game, type Options, type Say, speakerOf } from '@tabularium/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type GameEntry, gameEntry } from '../../games.ts'
import { useSettings } from '../../settings.ts'
import { newWords } from './words.ts'

interface OptionsProps {
  readonly game: Game
  readonly chosen: Options
  onChange(chosen: Options): void
}

export function OptionList({ game, chosen, onChange }: OptionsProps) {
  const say = newWords.use()
  const { language } = useSettings()
  const words: Say = useMemo(() => speakerOf(game, language), [game, language])
  return Object.entries(game.options).map(([name, { values, rule }]) => (
    <fieldset key={name} className="new-option">
      <legend>{words({ key: `option.${name}` })}</legend>
      <div>
        {values.map((value, i) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(chosen[name] ?? values[0]) === value}
              onChange={() => onChange({ ...chosen, [name]: value })}
            />
            <span>
              {words({ key: `option.${name}.${value}` })}
              {i === 0 && <small> ({say('usual')})</small>}
            </span>
          </label>
        ))}
      </div>
      <Link href={`/rules/${game.id}/${rule}`} className="new-rule" aria-label={say('rule', { rule })}>
        § {rule}
      </Link>
    </fieldset>
  ))
}

/** The game itself, for its options; undefined while it loads, a sentence when it does not. */
export function useGame(id: string): { readonly game?: Game; readonly failed?: boolean } {
  const [found, setFound] = useState<{ readonly game?: Game; readonly failed?: boolean }>({})
  useEffect(() => {
    let active = true
    gameEntry(id)
      ?.load()
      .then(board => active && setFound({ game: board.game }))
      .catch(() => active && setFound({ failed: true }))
    return () => {
      active = false
    }
  }, [id])
  return found
}

/** Where there is a choice, three is company. */
export const usualSeats = ([least, most]: GameEntry['players']): number => Math.min(most, Math.max(least, 3))
