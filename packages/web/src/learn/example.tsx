// One example of a rules page: told in words, shown move by move, a link away from being played.

import { type Example, playExample, playersOf } from '@tabularium/kernel'
import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { type ExamplePage, exampleAddress, exampleAnchor, isPlayable } from './example-address.ts'
import { exampleWords } from './example-words.ts'
import type { ExampleBook } from './examples.ts'
import type { Book } from './library.ts'
import { PositionPicture } from './position-picture.tsx'
import { linksOf, Prose } from './prose.tsx'
import { StageEvents, useSpeaker } from './stage.tsx'
import './example.css'

interface ExampleBoxProps {
  readonly book: Book
  readonly examples: ExampleBook
  readonly example: Example
  /** The page it stands on. */
  readonly on: ExamplePage
  readonly words?: readonly string[]
}

export function ExampleBox({ book, examples, example, on, words }: ExampleBoxProps) {
  const t = exampleWords.use()
  const { game, known } = book
  const note = examples.notes[example.id]
  const players = useMemo(() => playersOf(example, examples.players), [example, examples])
  const say = useSpeaker(game, players)
  const shown = useMemo(() => playExample(game, example), [game, example])
  const links = useMemo(() => linksOf(game.id), [game.id])
  const moves = shown.steps.length - 1
  const [at, setAt] = useState(0)
  const { state, move, told } = shown.steps[at]
  const where = at === 0 ? t('before') : t('after', { move: at, moves })
  return (
    <section id={exampleAnchor(example.id)} className="example" aria-label={`${t('example')}: ${note.title}`}>
      <h3>
        <small>{t('example')}</small> {note.title}
      </h3>
      <div className="example-text">
        <Prose text={note.text} known={known} {...(words && { words })} {...links} />
      </div>
      {moves > 0 && (
        <div className="example-moves">
          <Button size="small" kind="quiet" aria-label={t('back')} disabled={at === 0} onClick={() => setAt(at - 1)}>
            ‹
          </Button>
          <Button size="small" aria-label={t('forward')} disabled={at === moves} onClick={() => setAt(at + 1)}>
            ›
          </Button>
          <span className="example-where">{where}</span>
        </div>
      )}
      <PositionPicture
        game={game}
        state={state}
        seat={shown.seat}
        players={players}
        say={say}
        light={example.light ?? []}
        label={moves > 0 ? `${note.title}. ${where}` : note.title}
      />
      <div role="status" className="example-log">
        {move && (
          <p>
            <b>{players[move.seat]}</b>: {say(game.text.action(move.action))}
          </p>
        )}
        <StageEvents game={game} say={say} told={told} />
      </div>
      {at === moves && shown.refused.length > 0 && (
        <ul className="example-refused">
          {shown.refused.map(({ action, refusal }) => (
            <li key={action.notation}>
              <b>{t('refused', { action: say(game.text.action(action)) })}</b> {say(refusal.message)}
            </li>
          ))}
        </ul>
      )}
      {isPlayable(shown) && (
        <ButtonLink size="small" kind="start" to={exampleAddress(game.id, example, on)}>
          {t('play')}
        </ButtonLink>
      )}
    </section>
  )
}
