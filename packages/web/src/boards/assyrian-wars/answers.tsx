// The answers before a battle, each a row: what it needs in dice, how likely one is away, wins or loses, and what is left on average.
// Below them, where cards are laid, what one's own would change.

import type { AwAction } from '@tabularium/assyrian-wars'
import { FastChance } from '@tabularium/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { decimal } from '../kit/decimal.ts'
import { placeOf } from './actions-by-piece.ts'
import { answerWords } from './answer-words.ts'
import { type BattleForecast, battleForecastOf, playedOut } from './battle-forecast.ts'
import { type Aw, planning } from './context.ts'
import { percent, rollForecast } from './forecast.ts'
import { OddsMark, PriceMark } from './odds.tsx'
import { actionOf } from './position.ts'
import './answers.css'
import { assyrianWars } from './on-set.ts'

interface Part {
  readonly aw: Aw
}

/** No throw can do it. */
const isHopeless = ({ away }: BattleForecast, action: AwAction): boolean =>
  (action.kind === 'evade' || action.kind === 'shelter') && away === 0

interface BattleAnswer {
  readonly choice: Choice
  readonly outcome: BattleForecast | undefined
  readonly hopeless: boolean
}

/** To stand comes first, what cannot succeed last. */
const rankOf = ({ choice, outcome, hopeless }: BattleAnswer): number =>
  hopeless ? 2 : outcome && actionOf(choice).kind === 'pass' ? 0 : 1

/** All answers with what they come to. */
function answersOf({ view, seat, choices }: Aw): readonly BattleAnswer[] {
  return choices
    .map(choice => {
      const outcome = seat === undefined ? undefined : battleForecastOf(view, seat, actionOf(choice))
      const roll = seat === undefined ? undefined : rollForecast(view, seat, actionOf(choice))
      const hopeless = outcome ? isHopeless(outcome, actionOf(choice)) : roll?.chance === 0
      return { choice, outcome, hopeless }
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

export function Answers({ aw }: Part) {
  const t = answerWords.use()
  const { act, light, view, seat, choices, asked } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are made of
  const answers = useMemo(() => answersOf(aw), [view, seat, choices])
  const ordered = answers.map(({ choice }) => choice)
  useKeys(letterKeys(ordered, act))
  return (
    <section className="aw-answers">
      <h3>{t('answers')}</h3>
      {answers.map(({ choice, outcome, hopeless }, i) => {
        const place = placeOf(actionOf(choice))
        return (
          <button
            key={choice.notation}
            type="button"
            data-notation={choice.notation}
            className={`aw-answer ${hopeless ? 'aw-answer-not' : ''}`}
            aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
            onClick={() => act(choice.notation)}
            {...planning(aw, choice)}
            onPointerEnter={() => light(place === undefined ? undefined : `place.${place}`)}
            onPointerLeave={() => light(undefined)}
          >
            {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
            <span className="aw-answer-name">
              {outcome && actionOf(choice).kind === 'pass'
                ? t('stand')
                : aw.say(assyrianWars.text.action(actionOf(choice)))}
              <PriceMark aw={aw} choice={choice} />
              {!outcome && <OddsMark aw={aw} choice={choice} />}
            </span>
            {outcome && (
              <>
                <span className="aw-answer-left num">{t('left', { n: decimal(outcome.left) })}</span>
                <Reason reasons={reasonsOf(t, asked, outcome, actionOf(choice), hopeless)} />
                <OutcomeBar outcome={outcome} away={asked === 'intercept' ? 'misses' : 'away'} />
              </>
            )}
            {!outcome && <Reason reasons={withoutFight(t, asked, actionOf(choice))} />}
          </button>
        )
      })}
    </section>
  )
}

type Words = ReturnType<typeof answerWords.use>

/** What it needs, then what follows where it fails. */
function reasonsOf(
  t: Words,
  asked: string | undefined,
  { need, away, win }: BattleForecast,
  action: AwAction,
  hopeless: boolean,
): readonly string[] {
  const flees = action.kind === 'evade' || action.kind === 'shelter'
  if (hopeless) return [t('hopeless')]
  if (asked === 'relief') return [t(action.kind === 'yes' ? 'joins' : 'looksOn')]
  if (action.kind === 'pass') return win > 0 || away > 0 ? [t('stands')] : []
  return [
    need !== undefined ? t('needs', { need }) : asked === 'sortie' ? '' : t('sure'),
    ...(flees && need !== undefined ? [t('caught')] : []),
    ...(flees && action.hasty === 1 ? [t('hasty')] : []),
  ].filter(Boolean)
}

/** What follows from an answer that leads to no fight. */
function withoutFight(t: Words, asked: string | undefined, { kind }: AwAction): readonly string[] {
  if (asked === 'intercept' && kind === 'pass') return [t('letPass')]
  return asked === 'sortie' && kind === 'no' ? [t('siegeGoesOn')] : []
}

/** On a phone the first sentence is enough. */
const Reason = ({ reasons: [first, ...more] }: { readonly reasons: readonly string[] }) =>
  first !== undefined && (
    <small>
      {first}
      {more.length > 0 && <span> {more.join(' ')}</span>}
    </small>
  )

/** So many letters the whole bar has room for: a part without room for its word has its figure alone. */
const lettersInBar = (): number => (innerWidth <= 340 ? 34 : 44)
const PARTS = ['away', 'win', 'lose'] as const

interface OutcomeBarProps {
  readonly outcome: BattleForecast
  /** What it means that nothing is fought. */
  readonly away: 'away' | 'misses'
}

function OutcomeBar({ outcome, away }: OutcomeBarProps) {
  const words = answerWords.use()
  const wordOf = (part: (typeof PARTS)[number]) => words(part === 'away' ? away : part)
  const hasRoom = (part: (typeof PARTS)[number]) =>
    outcome[part] * lettersInBar() >= `${wordOf(part)} ${percent(outcome[part])}%`.length + 1
  return (
    <span className="aw-outcome">
      {PARTS.filter(part => outcome[part] >= 0.005).map(part => (
        <i key={part} className={`aw-outcome-${part}`} style={{ flexGrow: outcome[part] }}>
          <span className="visually-hidden">{hasRoom(part) ? '' : wordOf(part)} </span>
          {hasRoom(part) && `${wordOf(part)} `}
          {percent(outcome[part])}%
        </i>
      ))}
    </span>
  )
}

const PLAYED = 160
/** Games played out in one slice; between slices the page can respond. */
const AT_ONCE = 8

/** How often we win with each of these moves, played out in the mind; until enough are, the moves are missing. */
function useShares({ view, seat }: Aw, moves: readonly string[]): ReadonlyMap<string, number> {
  const [shares, set] = useState<ReadonlyMap<string, number>>(new Map())
  const key = moves.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moves of the same position
  useEffect(() => {
    set(new Map())
    if (seat === undefined || moves.length === 0) return
    const found = new Map<string, number>()
    let [at, n, won] = [0, 0, 0]
    let chance = new FastChance(1)
    const step = () => {
      const action = assyrianWars.actions.parse(moves[at])
      for (let i = 0; action && i < AT_ONCE; i++, n++) if (playedOut(view, seat, action, chance)) won++
      if (!action || n >= PLAYED) {
        if (action) found.set(moves[at], won / n)
        set(new Map(found))
        at++
        n = won = 0
        chance = new FastChance(1)
      }
      if (at < moves.length) timer = setTimeout(step)
    }
    let timer = setTimeout(step, 50)
    return () => clearTimeout(timer)
  }, [view, seat, key])
  return shares
}

/** What cards that may be laid now would change; for their owner alone. */
export function CardChances({ aw }: Part) {
  const t = answerWords.use()
  const { asked, choices, say, act } = aw
  const lays = asked === 'lay' ? choices.filter(choice => actionOf(choice).kind === 'lay') : []
  const pass = asked === 'lay' ? choices.find(choice => actionOf(choice).kind === 'pass') : undefined
  const shares = useShares(aw, lays.length === 0 || !pass ? [] : [pass, ...lays].map(({ notation }) => notation))
  const base = pass && shares.get(pass.notation)
  if (lays.length === 0) return null
  return (
    <section className="aw-cards-would">
      <h3>{t('cards')}</h3>
      {lays.map(choice => {
        const share = shares.get(choice.notation)
        return (
          <button
            key={choice.notation}
            type="button"
            className="aw-answer"
            data-notation={choice.notation}
            onClick={() => act(choice.notation)}
          >
            <span className="aw-answer-name">{say(assyrianWars.text.action(actionOf(choice)))}</span>
            <span className="aw-answer-left num">
              {base === undefined || share === undefined
                ? '…'
                : t('would', { from: percent(base), to: percent(share) })}
            </span>
          </button>
        )
      })}
    </section>
  )
}
