// A board with words beside it: the stage of lessons and puzzles. Positions come from a record, played here and now.

import {
  type Event,
  type Game,
  type GameRecord,
  type Move,
  type Refusal,
  replay,
  type Say,
  type Seat,
  type State,
  speakerOf,
  Telling,
  type View,
} from '@tabularium/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Board, Choice } from '../boards/board.ts'
import { BarStatus, BarTitle } from '../frame/page-header.tsx'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { Actions, type ActionsHandle } from '../shell/actions.tsx'
import { litPieces, nextPiece } from '../shell/choices.ts'
import { useLayout } from '../shell/layout.ts'
import { scrollFade } from '../ui/scroll-fade.ts'
import { useKeys } from '../ui/use-keys.ts'
import { remembering } from '../words.ts'
import { RulePanel } from './rules-panel.tsx'
import { useLoaded } from './use-loaded.ts'
import { stageWords } from './words.ts'
import './stage.css'

/** The board of a game; undefined while it is on its way. */
export const useBoard = (game: string): Board | undefined =>
  useLoaded(game, async () => {
    const entry = gameEntry(game)
    if (!entry) throw new Error(`there is no game '${game}'`)
    return entry.load()
  })

/** Where a record has come to, and what each of its moves told. */
export interface StagePosition {
  readonly state: State
  readonly view: View
  /** Of the set-up (0), then of every move. */
  readonly told: readonly (readonly Event[])[]
}

export function stagePositionOf(game: Game, record: GameRecord, moves: readonly Move[], seat: Seat): StagePosition {
  const tellings: Telling[] = []
  const tell = () => {
    const telling = new Telling()
    tellings.push(telling)
    return telling
  }
  const state = replay(game, { ...record, moves }, { tell })
  return { state, view: game.view(state, seat), told: tellings.map(telling => telling.to(seat)) }
}

export const useSpeaker = (game: Game, players: readonly string[]): Say => {
  const { language } = useSettings()
  const names = players.join('\n')
  return useMemo(() => remembering(language, speakerOf(game, language, names.split('\n'))), [game, language, names])
}

/** Why an action is not possible; undefined: it is. */
export function refusalOf(game: Game, state: State, seat: Seat, notation: string): Refusal | undefined {
  const action = game.actions.parse(notation)
  return action && game.refuse(state, seat, action)
}

interface StageProps {
  readonly board: Board
  readonly view: View
  readonly seat: Seat
  readonly players: readonly string[]
  readonly say: Say
  readonly choices: readonly Choice[]
  /** The piece that the words are about. */
  readonly light?: string | undefined
  /** All that an example is about: a map opens on these places. */
  readonly about?: readonly string[] | undefined
  readonly news: readonly Event[]
  readonly subtitle: string
  act(notation: string): void
  why(notation: string): void
  /** The rule shown beside the board. */
  readonly rule: string | undefined
  showRule(number: string | undefined): void
  /** The words; beside the board, or above it. */
  readonly children: ReactNode
  /** What else there is; below all that. */
  readonly foot?: ReactNode
  /** What lies over the board. */
  readonly overlay?: ReactNode
}

export function Stage(props: StageProps) {
  const { board, view, seat, players, say, choices, light, about, news, subtitle, act, why, rule, showRule } = props
  const { children, foot, overlay } = props
  const t = stageWords.use()
  const { language } = useSettings()
  const layout = useLayout()
  const [chosen, choose] = useState<string | undefined>()
  const [lit, setLit] = useState<string | undefined>()
  const list = useRef<ActionsHandle>(null)
  const pieces = useMemo(() => litPieces(board, choices), [board, choices])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is a fresh look
  useEffect(() => {
    choose(undefined)
    setLit(undefined)
  }, [view])
  const asked = useMemo(() => ({ board, view, seat, choices, refused: [], say }), [board, view, seat, choices, say])
  const jump = (step: 1 | -1) => () => {
    const piece = nextPiece(pieces, chosen, step)
    if (piece === undefined) return false
    choose(piece)
    return true
  }
  useKeys({
    a: () => list.current?.focus(chosen),
    '[': jump(-1),
    ']': jump(1),
    Escape: () => {
      if (rule !== undefined) showRule(undefined)
      else if (chosen !== undefined) choose(undefined)
      else return false
      return true
    },
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        String(i + 1),
        () => {
          if (pieces[i] === undefined) return false
          choose(pieces[i])
          return true
        },
      ]),
    ),
  })
  const small = layout !== 'full'
  // A phone shows a part of the board: the part that the words are about.
  const shown = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in every position anew
  useEffect(() => {
    if (layout !== 'phone' || light === undefined) return
    shown.current?.querySelector(`[data-piece="${CSS.escape(light)}"]`)?.scrollIntoView({ block: 'center' })
  }, [light, view, layout])
  const actions = choices.length > 0 && (
    <Actions
      handle={list}
      input={asked}
      count={choices.length}
      chosen={chosen}
      lit={lit}
      nothing=""
      light={setLit}
      act={act}
      refuse={({ notation }) => why(notation)}
      reason={() => ''}
    />
  )
  return (
    <div className={`stage stage-${layout} ${board.fills ? 'stage-fills' : ''}`}>
      <h1 className="visually-hidden">{subtitle}</h1>
      <BarTitle>
        <b>{say({ key: 'game.name' })}</b>
        <small>{subtitle}</small>
      </BarTitle>
      <BarStatus>{say(board.status(view))}</BarStatus>
      <div ref={scrollFade} className="stage-side">
        {children}
        {layout !== 'phone' && actions}
        {layout !== 'phone' && foot}
      </div>
      <section ref={shown} className="stage-board" aria-label={t('board')}>
        <board.Component
          view={view}
          seat={seat}
          players={players}
          choices={choices}
          language={language}
          say={say}
          chosen={chosen}
          choose={choose}
          lit={lit ?? light}
          about={about}
          light={setLit}
          act={act}
          why={why}
          news={news}
          form={small ? 'phone' : 'wide'}
        />
        {overlay}
        {layout === 'phone' && (
          <div className="stage-foot">
            {actions}
            {foot}
          </div>
        )}
      </section>
      {rule !== undefined && <RulePanel game={board.game.id} number={rule} onClose={() => showRule(undefined)} />}
    </div>
  )
}

/** The rule that says more, shown beside the board. */
export const RuleLink = ({ number, show }: { readonly number: string; show(number: string): void }) => {
  const t = stageWords.use()
  return (
    <button type="button" className="stage-rule" aria-label={t('rule', { number })} onClick={() => show(number)}>
      § {number}
    </button>
  )
}

/** What moves told, one line each. */
export const StageEvents = ({
  game,
  say,
  told,
}: {
  readonly game: Game
  readonly say: Say
  readonly told: readonly Event[]
}) =>
  told.length === 0 ? undefined : (
    <ul className="stage-story">
      {told.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays told
        <li key={i}>{say(game.text.event(event))}</li>
      ))}
    </ul>
  )
