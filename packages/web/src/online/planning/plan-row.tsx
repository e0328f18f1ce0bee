// While others choose: what the reader has planned, one press to withdraw it, and the way to plan.

import type { Say } from '@tabularium/kernel'
import { viewMark } from '@tabularium/kernel/look-ahead'
import type { PlanAnswer } from '@tabularium/protocol'
import { answerOf } from '@tabularium/protocol/plan-answers'
import { useEffect, useRef } from 'react'
import type { Board } from '../../boards/board.ts'
import { useSay } from '../../shell/use-table.ts'
import type { OnlineState, TableState } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDo } from '../panel.tsx'
import { withdrawPlan } from './plan-api.ts'
import { loadPlan, notePlan, usePlan } from './plan-store.ts'
import { planningWords } from './planning-words.ts'
import './planning.css'

interface AtTable {
  readonly state: TableState
  readonly online: OnlineState
  readonly board: Board
  readonly names: readonly string[]
}

/** Where people take their time, answers to several moves are planned; where a clock ticks, the next move. */
export const plansLines = ({ card }: OnlineState): boolean => card.clock.kind !== 'live'

export const moveText = (board: Board, say: Say, notation: string): string => {
  const action = board.game.actions.parse(notation)
  return action ? say(board.game.text.action(action)) : notation
}

export interface PlannedProps {
  /** The move that is planned, in words, or how many answers. */
  readonly move?: string
  readonly answers?: number
  change?: (() => void) | undefined
  withdraw(): void
}

export function Planned({ move, answers = 0, change, withdraw }: PlannedProps) {
  const t = planningWords.use()
  return (
    <span className="planned">
      <span className="planned-what">
        {move === undefined ? t('planned.lines', { n: answers }) : t('planned', { move })}
      </span>
      {change && (
        <Button className="planned-change" size="small" onClick={change}>
          {t('change')}
        </Button>
      )}
      <Button size="small" onClick={withdraw}>
        {t('withdraw')}
      </Button>
    </span>
  )
}

const answersIn = ({ plan }: PlanAnswer): number =>
  plan && 'tree' in plan ? plan.tree.filter(({ mark }) => mark !== undefined).length : 0

/** In the prompt bar. */
export function PlanRow({ state, online, board, names, plan }: AtTable & { plan(): void }) {
  const t = planningWords.use()
  const say = useSay(board, names)
  const act = useDo()
  const { id, seats } = online.card
  const known = usePlan(id)
  const mine = online.mine === undefined ? undefined : seats[online.mine]
  if (!mine || mine.resigned || mine.standIn || state.position.legal.length > 0) return undefined
  if (!known.plan) {
    return (
      <Button className="prompt-plan" icon={<ControlIcon name="branch" />} title={t('plan.why')} onClick={plan}>
        {t(plansLines(online) ? 'plan.ahead' : 'plan.next')}
      </Button>
    )
  }
  const withdraw = async () => {
    if (await act(withdrawPlan(id))) notePlan(id, {})
  }
  return (
    <Planned
      {...('next' in known.plan ? { move: moveText(board, say, known.plan.next) } : { answers: answersIn(known) })}
      change={plan}
      withdraw={() => void withdraw()}
    />
  )
}

/** The server has a moment to put away what it has played. */
const SETTLED_MS = 300

/** Knows what is planned, and says a word where it cannot be played. Shows nothing. */
export function PlanWatch({ state, online, board, names }: AtTable) {
  const t = planningWords.use()
  const say = useSay(board, names)
  const { id } = online.card
  const { plan, moves: began = 0 } = usePlan(id)
  const { moves, legal, view, seat } = state.position
  const looked = useRef<number>(undefined)
  useEffect(() => {
    if (looked.current === state.version) return undefined
    const first = looked.current === undefined
    looked.current = state.version
    if (first) void loadPlan(id)
    if (first || !plan || seat === undefined) return undefined
    if (legal.length === 0) {
      setTimeout(() => void loadPlan(id), SETTLED_MS)
      return
    }
    if (answerOf(plan, began, { moves, seat, legal, mark: () => viewMark(view) }) !== undefined) return undefined
    notePlan(id, {})
    toast({ text: 'next' in plan ? t('dropped', { move: moveText(board, say, plan.next) }) : t('dropped.lines') })
    return undefined
  }, [state.version, id, plan, began, moves, legal, seat, view, board, say, t])
  return undefined
}
