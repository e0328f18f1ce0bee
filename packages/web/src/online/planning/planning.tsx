// Planning ahead: the table once more, at which the reader chooses for the others and then for themselves, or only the next
// move; nothing is played before it is their turn.

import { laterChoices } from '@tabularium/kernel/look-ahead'
import { useEffect, useMemo, useState } from 'react'
import type { Board } from '../../boards/board.ts'
import type { OnlineExtras, TableQuestion } from '../../shell/online-extras.ts'
import { Play } from '../../shell/play.tsx'
import { capital } from '../../shell/prompt-model.ts'
import { useSay, useTableState } from '../../shell/use-table.ts'
import type { OnlineState, TableState } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDo } from '../panel.tsx'
import { keepPlan } from './plan-api.ts'
import { type Line, linesOf, treeOf, withLine } from './plan-lines.ts'
import { moveText, plansLines } from './plan-row.tsx'
import { knownPlan, notePlan } from './plan-store.ts'
import { createPlanTable } from './plan-table.ts'
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
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !document.querySelector('dialog[open]') && close()
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
  const { asked, end, guessed, legal } = outlook
  const [guessing, guess] = useState(false)
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
        {guessed && (
          <Button kind="legal" onClick={() => guess(true)}>
            {t('theirs.choose')}
          </Button>
        )}
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
    <Panel className="online-panel" aria-label={t('lines')}>
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
  const theirs = () => legal.map(one => [one, capital(moveText(board, say, one))] as const)
  return (
    <>
      <Play table={table} board={board} extras={extrasOf({ online }, t('tab'), question, panel)} />
      {guessed && guessing && (
        <Dialog open title={t('theirs', { name })} close={t('cancel')} onClose={() => guess(false)}>
          <NextMoves
            text={t('theirs.hidden')}
            moves={theirs()}
            choose={notation => {
              guess(false)
              void table.act(notation)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

/** So many are found without a search. */
const FEW = 10
const MOST_SHOWN = 60

interface NextMovesProps {
  readonly text: string
  /** Notations with their words, the likeliest first. */
  readonly moves: readonly (readonly [notation: string, text: string])[]
  choose(notation: string): void
}

export function NextMoves({ text: said, moves, choose }: NextMovesProps) {
  const t = planningWords.use()
  const [wanted, setWanted] = useState('')
  const found = moves.filter(([, text]) => text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()))
  return (
    <div className="plan-next">
      <p>{said}</p>
      {moves.length > FEW && (
        <input
          type="search"
          aria-label={t('next.search')}
          placeholder={t('next.search')}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      <ul>
        {found.slice(0, MOST_SHOWN).map(([notation, text]) => (
          <li key={notation}>
            <button type="button" className="plan-line" data-notation={notation} onClick={() => choose(notation)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlanNext({ state, online, board, names, close }: PlanningProps) {
  const t = planningWords.use()
  const say = useSay(board, names)
  const act = useDo()
  const { id } = online.card
  const { view, moves, legal } = state.position
  const mine = online.mine ?? 0
  const later = useMemo(
    () => laterChoices(board.game, view, mine).map(one => [one, capital(moveText(board, say, one))] as const),
    [board, view, mine, say],
  )
  const asked = legal.length > 0
  useEffect(() => {
    if (asked) close()
  }, [asked, close])
  const choose = async (next: string) => {
    if (!(await act(keepPlan(id, state.version, { next }), t('kept')))) return
    notePlan(id, { plan: { next }, moves })
    close()
  }
  return (
    <Dialog open title={t('next')} close={t('cancel')} onClose={close}>
      <NextMoves
        text={`${t(later.length === 0 ? 'next.none' : 'next.text')} ${t('next.more')}`}
        moves={later}
        choose={notation => void choose(notation)}
      />
    </Dialog>
  )
}

function PlanWhile(props: PlanningProps) {
  const t = planningWords.use()
  const { state, close } = props
  const [begun] = useState(state.version)
  useEscape(close)
  useEffect(() => {
    if (state.version === begun) return
    toast({ text: t('moved') })
    close()
  }, [state.version, begun, close, t])
  return <PlanTree {...props} />
}

/** In the place of the table, or over it. */
export const Planning = (props: PlanningProps) =>
  plansLines(props.online) ? <PlanWhile {...props} /> : <PlanNext {...props} />
