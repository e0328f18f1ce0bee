// What the move at the cursor was worth: its mark, what it cost, what happened in words, and how it could have been played.

import type { Game, Say, View } from '@tabularium/kernel'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { capital } from '../prompt-model.ts'
import { signedPercent } from './figures.ts'
import { MarkBadge } from './mark.tsx'
import { costlyFrom, type GameAnalysis, markedAs, type VerdictLine, verdictLines } from './model.ts'
import { OptionLine, toldOf } from './option-line.tsx'
import { analysisWords } from './words.ts'
import './verdict.css'

interface VerdictProps {
  readonly game: Game
  readonly analysis: GameAnalysis
  readonly at: number
  readonly players: readonly string[]
  /** What the seat that moved saw before it; undefined: it is not known yet. */
  readonly view: View | undefined
  readonly say: Say
  /** Whether the move at the cursor was looked at. */
  readonly judged: boolean
  /** How far the work is, and how it is stopped. */
  readonly progress?: ReactNode
  go(move: number): void
  /** Opens a game from the position before this move; absent: it cannot be opened from here. */
  again?(): void
  /** What else can be done with a move that was a mistake. */
  readonly more?: ReactNode
}

const LEAST_LUCK = 0.005

export function Verdict({ game, analysis, at, players, view, say, judged, progress, go, again, more }: VerdictProps) {
  const t = analysisWords.use()
  const move = at === 0 ? undefined : analysis.moves[at - 1]
  const mark = markedAs(move)
  const lines = useMemo(() => (move ? verdictLines(move) : []), [move])
  const [best] = lines
  const nameOf = (notation: string): string => {
    const action = game.actions.parse(notation)
    return action ? capital(say(game.text.action(action))) : notation
  }
  const told = useMemo(() => {
    if (!move || !view) return undefined
    const of = (notation: string) => toldOf(game, view, move.seat, notation, say)
    return { played: of(move.action), best: best && best.kind !== 'played' ? of(best.action) : '' }
  }, [game, move, view, say, best])
  const previous = costlyFrom(analysis, at, -1)
  const next = costlyFrom(analysis, at, 1)
  const luck = move?.luck[move.seat] ?? 0
  return (
    <Panel className="verdict" aria-label={t('verdict')}>
      <div className="verdict-top">
        {progress}
        <span className="verdict-steps">
          <Step name="previous" to={previous} sign="[" go={go} />
          <Step name="next" to={next} sign="]" go={go} />
        </span>
      </div>
      {move ? (
        <>
          <div className="verdict-head">
            <span className="num verdict-number">{at}</span>
            <SeatBadge seat={move.seat} size="small" label={players[move.seat]} />
            <b>{nameOf(move.action)}</b>
            {mark && <MarkBadge mark={mark} />}
            {mark && move.loss > 0 && <b className="num verdict-loss">{signedPercent(-move.loss)}</b>}
          </div>
          {!mark && <p className="verdict-quiet">{t(judged ? 'at.forced' : 'at.waiting')}</p>}
          {told && (told.played !== '' || told.best !== '') && (
            <p className="verdict-told">
              {told.played} {told.best !== '' && <b>{t('told.better', { told: told.best })}</b>}
            </p>
          )}
          {lines.length > 0 && (
            <>
              <h3>{t('lines', { name: players[move.seat] })}</h3>
              <VerdictLines {...{ lines, players, nameOf }} />
            </>
          )}
          {Math.abs(luck) >= LEAST_LUCK && (
            <p className="verdict-quiet">{t('then.luck', { luck: signedPercent(luck) })}</p>
          )}
          {again && mark && (
            <Button kind="start" icon={<ControlIcon name="again" />} keyCap="T" aria-keyshortcuts="T" onClick={again}>
              {t('again')}
            </Button>
          )}
          {(mark === 'mistake' || mark === 'blunder') && more}
        </>
      ) : (
        <p className="verdict-quiet">{t('at.setup')}</p>
      )}
    </Panel>
  )
}

interface StepProps {
  readonly name: 'previous' | 'next'
  /** Undefined: there is none that way. */
  readonly to: number | undefined
  readonly sign: string
  go(move: number): void
}

/** To another move that cost something. */
function Step({ name, to, sign, go }: StepProps) {
  const t = analysisWords.use()
  const words = t(`mistake.${name}`)
  return (
    <button
      type="button"
      className="verdict-step"
      aria-label={words}
      title={to === undefined ? t('mistake.none') : `${words} (${sign})`}
      aria-keyshortcuts={sign}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && go(to)}
    >
      {name === 'previous' && <ControlIcon name="previous" />}
      <b aria-hidden="true">?</b>
      {name === 'next' && <ControlIcon name="next" />}
    </button>
  )
}

/** Ways to play a decision, each with its chance and what may follow. */
export const VerdictLines = ({
  lines,
  ...rest
}: Pick<LineProps, 'players' | 'nameOf'> & { readonly lines: readonly VerdictLine[] }) => (
  <ol className="verdict-lines">
    {lines.map((line, i) => (
      <Line key={line.kind + line.action} {...{ line, number: i + 1, alone: lines.length === 1 }} {...rest} />
    ))}
  </ol>
)

interface LineProps {
  readonly line: VerdictLine
  readonly number: number
  /** Nothing better was found. */
  readonly alone: boolean
  readonly players: readonly string[]
  nameOf(notation: string): string
}

const SIGN = { best: '★', other: '', played: '✓' } as const

function Line({ line: { kind, action, chance, line }, number, alone, players, nameOf }: LineProps) {
  const t = analysisWords.use()
  const word = kind === 'best' ? t('best') : kind === 'played' ? t(alone ? 'played.best' : 'played') : undefined
  return <OptionLine {...{ kind, action, chance, line, word, players, nameOf }} sign={SIGN[kind] || String(number)} />
}
