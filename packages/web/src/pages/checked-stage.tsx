// One checked puzzle on the board: the first move decides. What it loses, and what may well follow, was found when the puzzle was
// made; nothing is searched here.

import { follow } from '@tabularium/bots/puzzles/follow'
import type { CheckedChoice } from '@tabularium/bots/puzzles/text'
import { type Event, fitRecord, isProblem, legalList, type Move, replay, Telling } from '@tabularium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { type Board, QUIET } from '../boards/board.ts'
import type { OpenPuzzle } from '../learn/puzzle-lists.ts'
import { puzzlesWords } from '../learn/puzzles-words.ts'
import { RuleLink, refusalOf, Stage, StageEvents, useSpeaker } from '../learn/stage.tsx'
import { useSettings } from '../settings.ts'
import { choicesOf } from '../shell/choices.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/use-keys.ts'

interface Attempt {
  readonly choice?: CheckedChoice
  readonly moves: readonly Move[]
  readonly verdict: 'begin' | 'right' | 'wrong' | 'shown'
}

const BEGIN: Attempt = { moves: [], verdict: 'begin' }

const percent = (chance: number): number => Math.round(100 * chance)

interface CheckedStageProps {
  readonly open: OpenPuzzle
  readonly board: Board
  readonly foot: ReactNode
  /** The first time that it is solved, failed or shown. */
  ended(solved: boolean): void
  next(): void
}

export function CheckedStage({ open: { puzzle, record }, board, foot, ended, next }: CheckedStageProps) {
  const t = puzzlesWords.use()
  const { name } = useSettings()
  const { game } = board
  const { seat, choices: judged, id, rating, themes, iterations, worlds } = puzzle
  const fit = useMemo(() => {
    const found = fitRecord(game, record)
    if (isProblem(found)) throw new Error(found.problem)
    return found
  }, [game, record])
  const start = useMemo(() => replay(game, fit), [game, fit])
  const [at, setAt] = useState(BEGIN)
  const [reply, setReply] = useState('')
  const [rule, showRule] = useState<string | undefined>()
  const others = t('others')
  const players = useMemo(() => {
    const names = others.split(',')
    return fit.seats.map((_, other) => (other === seat ? name || t('you') : names[other > seat ? other - 1 : other]))
  }, [fit, seat, name, t, others])
  const say = useSpeaker(game, players)
  const scene = useMemo(() => {
    const told: (readonly Event[])[] = []
    const tellings: Telling[] = []
    const tell = () => {
      const telling = new Telling()
      tellings.push(telling)
      return telling
    }
    const from = { moves: fit.moves.length, state: start }
    const state = replay(game, { ...fit, moves: [...fit.moves, ...at.moves] }, { from, tell })
    told.push(...tellings.map(telling => telling.to(seat)))
    return { state, view: game.view(state, seat), told }
  }, [game, fit, start, at, seat])
  const begun = at.verdict === 'begin'
  const choices = useMemo(
    () =>
      begun
        ? choicesOf(
            board,
            legalList(game, scene.state, seat).map(({ notation }) => notation),
          )
        : [],
    [board, game, scene, seat, begun],
  )
  const [best, second] = judged

  const take = (choice: CheckedChoice, verdict: Attempt['verdict']) => {
    setReply('')
    setAt({ choice, verdict, moves: follow(game, start, { seat, ...choice }, id) })
    ended(verdict === 'right')
  }
  const act = (notation: string) => {
    const choice = judged.find(({ action }) => action === notation)
    if (!choice || !choices.some(one => one.notation === notation)) return why(notation)
    take(choice, choice === best ? 'right' : 'wrong')
  }
  const why = (notation: string) => {
    const refusal = refusalOf(game, scene.state, seat, notation)
    if (refusal) setReply(say(refusal.message))
  }
  const retry = () => {
    setReply('')
    setAt(BEGIN)
  }
  useKeys({
    r: () => (begun ? false : retry()),
    n: () => (begun ? false : next()),
    '?': () => showRule(game.text.prompt(scene.view).rule),
  })
  const heading = { begin: t('goal'), right: t('right'), wrong: t('wrong'), shown: t('shown') }[at.verdict]
  const level = t('level', { id, rating })
  return (
    <Stage
      board={board}
      view={scene.view}
      seat={seat}
      players={players}
      say={say}
      choices={choices}
      news={begun ? QUIET : (scene.told.at(-1) ?? [])}
      subtitle={level}
      act={act}
      why={why}
      rule={rule}
      showRule={showRule}
      foot={foot}
    >
      <section id="prompt" className="stage-note" aria-label={t('title')} tabIndex={-1}>
        <div className="stage-top">
          <span>{level}</span>
          <RuleLink number={game.text.prompt(scene.view).rule} show={showRule} />
        </div>
        <h2>{heading}</h2>
        {begun && (
          <div className="stage-note-text">
            <p>{say(game.text.prompt(scene.view).message)}</p>
            <p>{t('goal.text')}</p>
          </div>
        )}
        <div role="status" aria-live="polite" className="stage-note-text">
          {(at.verdict === 'right' || at.verdict === 'shown') && (
            <p className="stage-answer stage-good">
              {t('right.text', { best: percent(best.chance), second: percent(second.chance) })}
            </p>
          )}
          {at.verdict === 'wrong' && at.choice && (
            <p className="stage-answer">
              {t('wrong.text', { chance: percent(at.choice.chance), best: percent(best.chance) })}
            </p>
          )}
          {at.moves.length > 1 && <p>{t('wrong.line')}</p>}
          {!begun && <StageEvents game={game} say={say} told={scene.told.flat()} />}
          {!begun && at.verdict !== 'wrong' && (
            <p>
              {t('about', { themes: themes.map(theme => t(`theme.${theme}`)).join(', ') })}
              <br />
              {t('checked', { iterations, moves: judged.length, worlds })}
            </p>
          )}
        </div>
        <p className="stage-answer" role="status">
          {reply}
        </p>
        <div id="actions" className="stage-buttons" tabIndex={-1}>
          {!begun && (
            <Button kind="start" keyCap="N" onClick={next}>
              {t('next')}
            </Button>
          )}
          {!begun && (
            <Button keyCap="R" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {(begun || at.verdict === 'wrong') && (
            <Button kind="quiet" onClick={() => take(best, 'shown')}>
              {t('show')}
            </Button>
          )}
        </div>
      </section>
    </Stage>
  )
}
