// Planning ahead: the table once more, at which the reader chooses for the others and then for themselves, or only the next
// move; nothing is played before it is their turn.

import { useEffect, useMemo, useState } from 'react'
import type { Board } from '../../boards/board.ts'
import type { OnlineExtras, TableQuestion } from '../../shell/online-extras.ts'
import { Play } from '../../shell/play.tsx'
import { useSay, useTableState } from '../../shell/use-table.ts'
import type { OnlineState, TableState } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDo } from '../panel.tsx'
import { refusalOf } from '../remote-table.ts'
import { keepPlan } from './plan-api.ts'
import { type Line, linesOf, treeOf, withLine } from './plan-lines.ts'
import { moveText, plansLines } from './plan-row.tsx'
import { knownPlan, notePlan } from './plan-store.ts'
import { createNextTable, createPlanTable } from './plan-table.ts'
import { planningWords } from './planning-words.ts'
import './planning.css'

interface PlanningProps {
  readonly state: TableState
  readonly online: OnlineState
  readonly board: Board
  readonly names: readonly string[]
  close(): void
}

const extrasOf = (
  { online }: Pick<PlanningProps, 'online'>,
  tab: string,
  question: TableQuestion,
  panel: OnlineExtras['panel'],
): OnlineExtras => ({
  address: `/table/${online.card.id}`,
  seats: undefined,
  panel,
  tab,
  unread: 0,
  unreadName: '',
  question,
  over: undefined,
  frozen: false,
  say: () => undefined,
  verify: async () => [],
  look() {},
})

interface PlanLinesProps {
  /** In words: who does what. */
  readonly lines: readonly (readonly { readonly who: string; readonly what: string; readonly own: boolean }[])[]
  go(line: number): void
  remove(line: number): void
}

export function PlanLines({ lines, go, remove }: PlanLinesProps) {
  const t = planningWords.use()
  return (
    <div className="plan-lines">
      <p>{t('lines.text')}</p>
      {lines.length === 0 ? (
        <p className="plan-lines-none">{t('lines.none')}</p>
      ) : (
        <ol>
          {lines.map((line, i) => (
            <li key={line.map(({ who, what }) => `${who} ${what}`).join()}>
              <button type="button" className="plan-line" title={t('go')} onClick={() => go(i)}>
                {line.map(({ who, what, own }, move) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line may say the same twice
                  <span key={move} className={own ? 'plan-line-own' : undefined}>
                    {who}: {what}
                  </span>
                ))}
              </button>
              <Button size="small" kind="quiet" aria-label={t('remove')} onClick={() => remove(i)}>
                ×
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Escape leaves, as it leaves everything that was opened. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [close])
}

/** The lines that are planned already, where they begin at this position. */
function plannedLines(id: string, moves: number): readonly Line[] {
  const { plan, moves: began } = knownPlan(id)
  return plan && 'tree' in plan && began === moves ? linesOf(plan.tree) : []
}

function PlanTree({ state, online, board, names, close }: PlanningProps) {
  const t = planningWords.use()
  const say = useSay(board, names)
  const act = useDo()
  const { id } = online.card
  const mine = online.mine ?? 0
  const [table] = useState(() => createPlanTable(state, online, board.game, mine))
  const [lines, setLines] = useState(() => plannedLines(id, state.position.moves))
  useTableState(table)
  const { line, outlook } = table
  const last = line.at(-1)
  useEffect(() => {
    if (last?.seat === mine) setLines(known => withLine(known, table.line, mine))
  }, [last, mine, table])
  const keep = async () => {
    const plan = { tree: [...treeOf(lines, mine, table.markAfter)] }
    if (!(await act(keepPlan(id, state.version, plan), t('kept')))) return
    notePlan(id, { plan, moves: state.position.moves })
    close()
  }
  const { asked, end } = outlook
  const name = asked === undefined ? '' : names[asked]
  const said =
    end !== undefined
      ? ({ tone: 'wait', lead: t('end'), text: t(`end.${end}`) } as const)
      : asked === mine
        ? ({ tone: 'legal', lead: t('own'), text: t('own.text') } as const)
        : ({ tone: 'past', lead: t('theirs', { name }), text: t('theirs.text', { name }) } as const)
  const answers = lines.flat().filter(({ seat }) => seat === mine).length
  const question: TableQuestion = {
    prompt: {
      ...said,
      seat: asked,
      more: answers === 0 ? t('lines.none') : t('planned.lines', { n: answers }),
    },
    buttons: (
      <>
        {line.length > 0 && <Button onClick={() => void table.undo()}>{t('step')}</Button>}
        <Button className="plan-cancel" kind="quiet" onClick={close}>
          {t('cancel')}
        </Button>
        <Button kind="legal" why={lines.length === 0 ? t('keep.why') : undefined} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </>
    ),
  }
  const panel = (
    <Panel aria-label={t('lines')}>
      <PlanLines
        lines={lines.map(one =>
          one.map(({ seat, action }) => ({
            who: seat === mine ? t('you') : names[seat],
            what: moveText(board, say, action),
            own: seat === mine,
          })),
        )}
        go={i => table.goTo(lines[i])}
        remove={i => {
          table.goTo([])
          setLines(lines.filter((_, other) => other !== i))
        }}
      />
    </Panel>
  )
  return <Play table={table} board={board} extras={extrasOf({ online }, t('tab'), question, panel)} />
}

function PlanNext({ state, online, board, close }: PlanningProps) {
  const t = planningWords.use()
  const { id } = online.card
  const mine = online.mine ?? 0
  const choose = async (next: string) => {
    const { trouble } = await keepPlan(id, state.version, { next })
    if (trouble) return refusalOf(trouble)
    notePlan(id, { plan: { next }, moves: state.position.moves })
    toast({ text: t('kept') })
    close()
    return undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once: where the game goes on it is closed
  const table = useMemo(() => createNextTable(state, board.game, mine, choose), [])
  const none = table.state.position.legal.length === 0
  const question: TableQuestion = {
    prompt: {
      tone: 'legal',
      seat: mine,
      lead: t('next'),
      text: t(none ? 'next.none' : 'next.text'),
      more: t('next.more'),
    },
    buttons: (
      <Button className="plan-cancel" kind="quiet" onClick={close}>
        {t('cancel')}
      </Button>
    ),
  }
  return <Play table={table} board={board} extras={extrasOf({ online }, t('tab'), question, undefined)} />
}

export function Planning(props: PlanningProps) {
  const t = planningWords.use()
  const { state, online, close } = props
  const [begun] = useState(state.version)
  useEscape(close)
  useEffect(() => {
    if (state.version === begun) return
    toast({ text: t('moved') })
    close()
  }, [state.version, begun, close, t])
  return plansLines(online) ? <PlanTree {...props} /> : <PlanNext {...props} />
}
