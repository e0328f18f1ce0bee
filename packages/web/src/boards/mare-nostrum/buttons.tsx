// What the action panel is made of: a titled box, everything that can be done as buttons, and what ends the decision.

import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { EndButtons } from '../map/end-buttons.tsx'
import { namePiece, placeOf } from './actions-by-piece.ts'
import { type Mare, useMare } from './context.ts'
import { mareNostrum } from './on-map.ts'
import { actionOf } from './position.ts'
import './action-panel.css'

export interface Part {
  readonly mare: Mare
}

interface BoxProps {
  readonly title: string
  readonly note?: ReactNode
  /** What ends it: beside the title, on phones below all. */
  readonly end?: ReactNode
  /** Little is asked: no more room than that needs. */
  readonly small?: boolean
  readonly children: ReactNode
}

export function Box({ title, note, end, small = false, children }: BoxProps) {
  const { form } = useMare()
  return (
    <section className={`mare-action-panel ${small ? 'mare-action-panel-small' : ''}`} aria-label={title}>
      <div className="mare-action-panel-head">
        <h3>
          <span>{title}</span>
          {note !== undefined && <small>{note}</small>}
        </h3>
        {form === 'wide' && end}
      </div>
      {children}
      {form === 'phone' && end}
    </section>
  )
}

interface ButtonsProps extends Part {
  readonly choices: readonly Choice[]
  /** The first is what most would do. */
  readonly main?: boolean
  /** Words other than the action's own. */
  label?(choice: Choice): string
  /** What stands below a button. */
  below?(choice: Choice): ReactNode
}

/** Everything that can be done, as buttons with letters. */
export function Buttons({ mare, choices, main = false, label, below }: ButtonsProps) {
  const { act, light, say } = mare
  useKeys(letterKeys(choices, act))
  const button = (choice: Choice, i: number) => (
    <button
      key={choice.notation}
      type="button"
      data-notation={choice.notation}
      className={`map-do ${main && i === 0 ? 'map-do-main' : ''}`}
      aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
      onClick={() => act(choice.notation)}
      onPointerEnter={() => light(placePiece(choice))}
      onPointerLeave={() => light(undefined)}
    >
      {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
      <span>{label?.(choice) ?? say(mareNostrum.text.action(actionOf(choice)))}</span>
    </button>
  )
  return (
    <div className="map-buttons">
      {choices.map((choice, i) =>
        below ? (
          <div key={choice.notation} className="mare-choice">
            {button(choice, i)}
            {below(choice)}
          </div>
        ) : (
          button(choice, i)
        ),
      )}
    </div>
  )
}

const placePiece = (choice: Choice): string | undefined => {
  const found = placeOf(actionOf(choice))
  return found && `place.${found.place}`
}

/** Pieces to take into hand. */
export const Pick = ({ mare, pieces }: Part & { readonly pieces: readonly string[] }) => (
  <div className="map-buttons">
    {pieces.map(piece => (
      <button key={piece} type="button" data-piece={piece} className="map-do" onClick={() => mare.choose(piece)}>
        <span>{mare.say(namePiece(piece))}</span>
      </button>
    ))}
  </div>
)

/** What ends the decision, apart from the rest. */
export function Ends({ mare, choices }: Part & { readonly choices: readonly Choice[] }) {
  const { act, say } = mare
  useKeys({ e: () => (choices.length > 0 ? act(choices[0].notation) : false) })
  if (choices.length === 0) return null
  const label = (choice: Choice): string => say(mareNostrum.text.action(actionOf(choice)))
  return <EndButtons choices={choices} act={act} label={label} icon={<BoardIcon name="tick" />} />
}

/** What is asked, said to the one who decides. */
export const youOf = ({ view, say }: Mare) => {
  const { message } = mareNostrum.text.prompt(view)
  const you = { ...message, key: `${message.key}.you` }
  return say(you) === you.key ? message : you
}
