// The moves of a game from the first to the last, what chance answered as small lines under the move that asked.

import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ControlIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { useRoving } from '../ui/roving.ts'
import { useScrollFade } from '../ui/scroll-fade.ts'
import { SeatBadge } from '../ui/seat.tsx'
import { useWindowed } from '../ui/windowed.ts'
import type { Milestone } from './graph.tsx'
import { filterLog, folded, type LogMove, numberOf, writtenMove } from './move-log.ts'
import { sentence } from './prompt-model.ts'
import { shellWords } from './words.ts'
import './move-list.css'

interface MoveListProps {
  /** Oldest first. */
  readonly moveLog: readonly LogMove[]
  readonly players: readonly string[]
  readonly milestones: readonly Milestone[]
  readonly at: number
  readonly words: { readonly title: string; readonly search: string; readonly nothing: string; readonly setup: string }
  /** What stands under a move besides what was told of it. */
  readonly noteOf?: ((move: number) => ReactNode) | undefined
  go(move: number): void
}

export function MoveList({ moveLog, players, milestones, at, words, noteOf, go }: MoveListProps) {
  const t = shellWords.use()
  const [search, setSearch] = useState('')
  /** The move whose long list was opened. */
  const [whole, setWhole] = useState<number>()
  const wanted = useDeferredValue(search)
  const found = useMemo(() => filterLog(moveLog, 'all', wanted), [moveLog, wanted])
  const keys = useMemo(() => found.map(({ move }) => move), [found])
  const list = useRef<HTMLOListElement>(null)
  useScrollFade(list)
  useRoving(list, { items: 'button', arrows: 'down' })
  const { rows, rowProps } = useWindowed(list, { keys, pinned: [keys.indexOf(at)] })
  /** The move that was shown when somebody scrolled away from it; until then it is kept in sight, whatever is drawn. */
  const left = useRef<number>(undefined)
  const leave = () => {
    left.current = at
  }
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !line || left.current === at) return
    left.current = undefined
    const { offsetTop, offsetHeight } = line
    if (offsetTop < box.scrollTop + 30) box.scrollTop = offsetTop - 30
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight - 30)
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight + 30
  })
  return (
    <Panel
      className="move-list"
      id="actions"
      tabIndex={-1}
      title={words.title}
      note={String(Math.max(0, moveLog.length - 1))}
    >
      <div className="move-list-tools">
        <input
          type="search"
          value={search}
          placeholder={words.search}
          aria-label={words.search}
          onChange={event => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 && <p className="move-list-nothing">{words.nothing}</p>}
      <ol ref={list} onWheel={leave} onPointerDown={leave} onTouchMove={leave} onKeyDown={leave}>
        {rows.map(row => {
          const { move } = found[row.index]
          const { seat, head, more, answers } = writtenMove(found[row.index], players)
          const [small, left] = folded(answers, whole === move)
          const milestone = milestones.find(one => one.move === move)
          return (
            <li key={move} {...rowProps(row)}>
              {milestone && <span className="move-list-milestone">{milestone.name}</span>}
              <button type="button" aria-current={move === at ? 'step' : undefined} onClick={() => go(move)}>
                <span className="move-list-number num">{wanted === '' ? numberOf(found, row.index) : move}</span>
                {seat === undefined ? <span /> : <SeatBadge seat={seat} size="small" label={players[seat]} />}
                <span>
                  {head ?? words.setup}
                  {more.length > 0 && <small>{more.map(sentence).join(' ')}</small>}
                  {small.map((line, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
                    <small key={i} className="move-list-chance">
                      {move > 0 && <ControlIcon name="dice" />} {line.text}
                    </small>
                  ))}
                  {noteOf?.(move)}
                </span>
              </button>
              {left > 0 && (
                <button type="button" className="move-list-more" aria-expanded={false} onClick={() => setWhole(move)}>
                  {t('record.more', { count: left })}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
