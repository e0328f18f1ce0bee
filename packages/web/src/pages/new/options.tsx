// The options of a game in a form, its seats as it will show them, and the game itself, which brings both.

import { choosable, type Game, type Options, type Say, type Seat, speakerOf, spokenOptions } from '@tabularium/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Board } from '../../boards/board.ts'
import { tables } from '../../frame/tables.ts'
import { type GameEntry, gameEntry, loadBoard } from '../../games.ts'
import { useSettings } from '../../settings.ts'
import { Panel } from '../../ui/panel.tsx'
import { SeatBadge, SeatStyles } from '../../ui/seat.tsx'
import { newWords } from './words.ts'

interface OptionsProps {
  readonly board: Board
  readonly chosen: Options
  /** What suits a first game. */
  readonly first?: Options
  /** Only these, or all but these. */
  readonly only?: readonly string[]
  readonly but?: readonly string[]
  onChange(chosen: Options): void
}

function OptionList({ board, chosen, first = {}, only, but = [], onChange }: OptionsProps) {
  const { game } = board
  const say = newWords.use()
  const { language } = useSettings()
  const words: Say = useMemo(() => speakerOf(game, language), [game, language])
  // What an option means, where the game says it.
  const known = useMemo(() => new Set(Object.keys(game.text.dictionaries[language])), [game, language])
  const recommended = board.recommended?.(chosen)
  const preset = spokenOptions(game.options, language)
  const shown = Object.entries(choosable(game.options)).filter(([name]) =>
    only ? only.includes(name) : !but.includes(name),
  )
  return shown.map(([name, { values, rule }]) => (
    <fieldset key={name} className="new-option">
      <legend>{words({ key: `option.${name}` })}</legend>
      {known.has(`option.${name}.about`) && <p>{words({ key: `option.${name}.about` })}</p>}
      <div>
        {values.map((value, i) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(chosen[name] ?? preset[name] ?? values[0]) === value}
              onChange={() => onChange({ ...chosen, [name]: value })}
            />
            <span>
              {words({ key: `option.${name}.${value}` })}
              {i === 0 && recommended?.[name] !== undefined && (
                <>: {words({ key: `option.${name}.${recommended[name]}` })}</>
              )}
              {first[name] === value ? (
                <small> ({say('first_game')})</small>
              ) : (
                value === (preset[name] ?? values[0]) && first[name] === undefined && <small> ({say('usual')})</small>
              )}
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

interface ChoiceProps {
  readonly entry: GameEntry
  readonly found: Found
  readonly chosen: Options
  onChange(chosen: Options): void
}

/** The options that say which game is played. */
export function MainOptions({ entry: { main, first }, found: { board }, chosen, onChange }: ChoiceProps) {
  if (!main || !board) return undefined
  return (
    <Panel className="new-panel new-main">
      <OptionList board={board} only={main} {...(first && { first })} chosen={chosen} onChange={onChange} />
    </Panel>
  )
}

/** The options that change the rules: folded away, unless they already stand in something that is. */
export function OtherOptions({
  entry: { main = [], first },
  found: { board, failed },
  open = false,
  chosen,
  onChange,
}: ChoiceProps & { readonly open?: boolean }) {
  const say = newWords.use()
  const list = board ? (
    <OptionList board={board} but={main} {...(first && { first })} chosen={chosen} onChange={onChange} />
  ) : (
    <p className="new-hint">{say(failed ? 'options_failed' : 'options_loading')}</p>
  )
  if (open) {
    return (
      <Panel title={say('options')} className="new-panel">
        {list}
      </Panel>
    )
  }
  return (
    <details className="panel new-more">
      <summary>
        {say('options')} <small>{say('options_about')}</small>
      </summary>
      {list}
    </details>
  )
}

export interface Found {
  readonly board?: Board
  readonly game?: Game
  readonly failed?: boolean
}

/** The board of a game, on a set of data of this device where one is named. */
async function boardOn(game: string, hash: string | undefined): Promise<Board | undefined> {
  if (hash === undefined) return await gameEntry(game)?.load()
  const { data } = await tables()
  const text = await data.text(hash)
  return text === undefined ? undefined : await loadBoard({ game, data: { text } })
}

/** The game itself, for its options and its seats; undefined while it loads, `failed` when it does not. */
export function useGame(id: string, data?: string): Found {
  const [found, setFound] = useState<Found>({})
  useEffect(() => {
    let active = true
    boardOn(id, data)
      .then(board => active && setFound(board ? { board, game: board.game } : { failed: true }))
      .catch(() => active && setFound({ failed: true }))
    return () => {
      active = false
    }
  }, [id, data])
  return found
}

interface SeatingProps {
  readonly board: Board | undefined
  readonly seats: number
  readonly options: Options
  readonly children: ReactNode
}

/** What is inside shows the seats as the game will. */
export function Seating({ board, seats, options, children }: SeatingProps) {
  const { language } = useSettings()
  const seated = board?.seating?.(seats, options)
  const say = useMemo(() => board && speakerOf(board.game, language), [board, language])
  const names = say && seated?.map(({ name }) => say(name))
  return (
    <SeatStyles value={seated?.map(({ look }) => look)}>
      <SeatNames value={names}>{children}</SeatNames>
    </SeatStyles>
  )
}

const SeatNames = createContext<readonly string[] | undefined>(undefined)

/** A seat with the name of whom one plays there, where that is known. */
export function SeatSign({ seat }: { readonly seat: Seat }) {
  const name = useContext(SeatNames)?.[seat]
  return (
    <span className="new-seat">
      <SeatBadge seat={seat} />
      {name !== undefined && <small>{name}</small>}
    </span>
  )
}
