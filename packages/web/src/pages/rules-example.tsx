// An example on the real board, to be played: whoever reads moves for all seats.

import {
  type Event,
  type Example,
  FastChance,
  legalList,
  playExample,
  playersOf,
  type State,
  Telling,
} from '@tabularium/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type Board, QUIET } from '../boards/board.ts'
import { addressBefore, type ExamplePage } from '../learn/example-address.ts'
import { exampleWords } from '../learn/example-words.ts'
import type { ExampleBook } from '../learn/examples.ts'
import { PositionPicture } from '../learn/position-picture.tsx'
import { Prose } from '../learn/prose.tsx'
import { RuleLink, refusalOf, Stage, StageEvents, useSpeaker } from '../learn/stage.tsx'
import { choicesOf } from '../shell/choices.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { useKeys } from '../ui/use-keys.ts'

interface Reached {
  readonly state: State
  readonly told: readonly Event[]
}

interface ExampleStageProps {
  readonly board: Board
  readonly examples: ExampleBook
  readonly example: Example
  /** Where it was read. */
  readonly from: ExamplePage
}

export function ExampleStage({ board, examples, example, from }: ExampleStageProps) {
  const t = exampleWords.use()
  const { game } = board
  const note = examples.notes[example.id]
  const players = useMemo(() => playersOf(example, examples.players), [example, examples])
  const say = useSpeaker(game, players)
  const shown = useMemo(() => playExample(game, example), [game, example])
  /** As long as the reader does what the example does: how far; afterwards undefined. */
  const [step, setStep] = useState<number | undefined>(0)
  const [reached, setReached] = useState<Reached>({ state: shown.steps[0].state, told: [] })
  const [answer, setAnswer] = useState('')
  const [rule, showRule] = useState<string | undefined>()
  const [chance] = useState(() => new FastChance(String(Math.random())))
  const { state, told } = reached
  const next = step === undefined ? undefined : shown.steps[step + 1]
  const asked = game.waiting(state)
  // Where several choose at once, whose move the example shows comes first.
  const seat = next?.move?.seat ?? (asked.includes(shown.seat) ? shown.seat : (asked[0] ?? shown.seat))
  const view = useMemo(() => game.view(state, seat), [game, state, seat])
  const choices = useMemo(
    () =>
      choicesOf(
        board,
        legalList(game, state, seat).map(({ notation }) => notation),
      ),
    [board, game, state, seat],
  )
  const why = (notation: string) => {
    const refusal = refusalOf(game, state, seat, notation)
    setAnswer(refusal ? say(refusal.message) : '')
  }
  const act = (notation: string) => {
    setAnswer('')
    if (next?.move?.action.notation === notation) {
      setReached(next)
      setStep((step ?? 0) + 1)
      return
    }
    const action = game.actions.parse(notation)
    if (!action || game.refuse(state, seat, action)) return why(notation)
    const after = game.clone(state)
    const telling = new Telling()
    game.apply(after, seat, action, chance, telling)
    setReached({ state: after, told: telling.to(seat) })
    setStep(undefined)
  }
  const again = () => {
    setAnswer('')
    setReached(shown.steps[0])
    setStep(0)
  }
  const show = () => next?.move && act(next.move.action.notation)
  useKeys({ ArrowRight: () => (next ? void show() : false), '?': () => showRule(example.rule) })
  // What was told stands below the words: it comes into sight where they have little room.
  const news = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (step !== 0) news.current?.scrollIntoView({ block: 'nearest' })
  }, [reached])
  const done = step !== undefined && step === shown.steps.length - 1 && step > 0
  const word = () => {
    if (asked.length === 0) return t('play.over')
    if (step === undefined) return t('play.other')
    if (done) return t('play.same')
    return step === 0 ? t('play.hint') : ''
  }
  return (
    <Stage
      board={board}
      view={view}
      seat={seat}
      players={players}
      say={say}
      choices={choices}
      light={step === 0 && !board.fills ? example.light?.[0] : undefined}
      about={example.light}
      news={told.length > 0 ? told : QUIET}
      subtitle={note.title}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
    >
      <section id="prompt" className="stage-note" aria-label={note.title} tabIndex={-1}>
        <div className="stage-top">
          <Link className="stage-back" href={addressBefore(game.id, example, from)}>
            <Icon name="chevron" />
            {t(from === 'introduction' ? 'play.introduction' : 'play.rules')}
          </Link>
          <RuleLink number={example.rule} show={showRule} />
        </div>
        <h2>{note.title}</h2>
        <div className="stage-note-text">
          <Prose text={note.text} />
        </div>
        {/* On paper instead of the board. */}
        <div className="stage-paper">
          <PositionPicture {...{ game, state, seat, players, say }} light={example.light ?? []} label={note.title} />
        </div>
        <div ref={news} role="status" aria-live="polite">
          <StageEvents game={game} say={say} told={told} />
          <p>{word()}</p>
        </div>
        <p className="stage-answer" role="status">
          {answer}
        </p>
        <div id={choices.length > 0 ? undefined : 'actions'} className="stage-buttons" tabIndex={-1}>
          {shown.steps.length > 1 && (
            <Button kind="start" keyCap="→" aria-keyshortcuts="ArrowRight" disabled={!next} onClick={show}>
              {t('play.show')}
            </Button>
          )}
          <Button onClick={again} disabled={step === 0}>
            {t('play.again')}
          </Button>
        </div>
      </section>
    </Stage>
  )
}
