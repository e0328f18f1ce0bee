// The moves of a game from the first to the last, what chance answered as small lines under the move that asked.

import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { ControlIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { useRoving } from '../ui/roving.ts'
import { SeatBadge } from '../ui/seat.tsx'
import type { Milestone } from './graph.tsx'
import { cutName, filterLog, folded, type LogMove, numbersOf } from './move-log.ts'
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
  go(move: number): void
}

export function MoveList({ moveLog, players, milestones, at, words, go }: MoveListProps) {
  const t = shellWords.use()
  const [search, setSearch] = useState('')
  /** The move whose long list was opened. */
  const [whole, setWhole] = useState<number>()
  const found = filterLog(moveLog, 'all', useDeferredValue(search))
  const numbers = search === '' ? numbersOf(found) : found.map(({ move }) => String(move))
  const list = useRef<HTMLOListElement>(null)
  useRoving(list, { items: 'button', arrows: 'down' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the move that is shown
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !line) return
    const { offsetTop, offsetHeight } = line
    if (offsetTop < box.scrollTop + 30) box.scrollTop = offsetTop - 30
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight - 30)
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight + 30
  }, [at, moveLog])
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
      <ol ref={list}>
        {found.map(({ move, seat: doer, lines }, i) => {
          // The set-up is nobody's: each of its lines is told as a whole.
          const seat = move === 0 ? undefined : doer
          const done = move === 0 ? [] : lines.filter(line => line.seat !== undefined)
          const [head = lines[0], ...more] = done
          const chance = lines.filter(line => line.seat === undefined && line !== head)
          const mover = seat === undefined ? [] : [players[seat]]
          const [, rest] = cutName(head.text, mover)
          const [small, left] = folded(move === 0 ? lines : chance, whole === move)
          const milestone = milestones.find(one => one.move === move)
          return (
            <li key={move}>
              {milestone && <span className="move-list-milestone">{milestone.name}</span>}
              <button type="button" aria-current={move === at ? 'step' : undefined} onClick={() => go(move)}>
                <span className="move-list-number num">{numbers[i]}</span>
                {seat === undefined ? <span /> : <SeatBadge seat={seat} size="small" label={players[seat]} />}
                <span>
                  {move === 0 ? words.setup : rest.trim()}
                  {more.length > 0 && (
                    <small>{more.map(line => sentence(cutName(line.text, mover)[1].trim())).join(' ')}</small>
                  )}
                  {small.map((line, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
                    <small key={i} className="move-list-chance">
                      {move > 0 && <ControlIcon name="dice" />} {line.text}
                    </small>
                  ))}
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
