// The record: what happened, newest first, by move. A line shows the position it led to.

import { memo, type ReactNode, type Ref, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ControlIcon } from '../ui/icons.tsx'
import { Key } from '../ui/key.tsx'
import { Panel } from '../ui/panel.tsx'
import { useRoving } from '../ui/roving.ts'
import { useScrollFade } from '../ui/scroll-fade.ts'
import { SeatBadge } from '../ui/seat.tsx'
import { type RowKey, useWindowed } from '../ui/windowed.ts'
import { cutName, filterLog, folded, type LogFilter, type LogMove } from './move-log.ts'
import { shellWords } from './words.ts'
import './record.css'

interface RecordProps {
  readonly moveLog: readonly LogMove[]
  readonly players: readonly string[]
  /** The move whose position is shown; undefined: the last. */
  readonly at: number | undefined
  readonly moves: number
  show(move: number): void
  readonly search?: Ref<HTMLInputElement>
  /** Stands below the list. */
  readonly foot?: ReactNode
}

/** A line of the list: a move, or the heading that it and those after it stand under. */
type Item = LogMove | string

function itemsOf(found: readonly LogMove[]): { readonly items: readonly Item[]; readonly keys: readonly RowKey[] } {
  const items: Item[] = []
  const keys: RowKey[] = []
  let heading: string | undefined
  for (const move of found) {
    if (move.section !== undefined && move.section !== heading) {
      items.push(move.section)
      keys.push(`under ${move.move}`)
    }
    heading = move.section
    items.push(move)
    keys.push(move.move)
  }
  return { items, keys }
}

export const Record = memo(function Record({
  moveLog,
  players,
  at,
  moves,
  show,
  search: searchRef,
  foot,
}: RecordProps) {
  const t = shellWords.use()
  const [filter, setFilter] = useState<LogFilter>('all')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const list = useRef<HTMLOListElement>(null)
  useScrollFade(list)
  useRoving(list, { items: 'button', arrows: 'down' })
  // The newest stands on top: whoever comes back from an earlier position sees it, and follows the game unless they read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move
  useLayoutEffect(() => {
    const box = list.current
    if (at !== undefined || !box) return
    // At the start of the frame: now, the page would be laid out once more.
    const frame = requestAnimationFrame(() => {
      if (!box.matches(':hover, :focus-within')) box.scrollTop = 0
    })
    return () => cancelAnimationFrame(frame)
  }, [at, moves])
  const before = useRef(at)
  useLayoutEffect(() => {
    if (before.current !== undefined && at === undefined && list.current) list.current.scrollTop = 0
    before.current = at
  }, [at])
  const found = useMemo(() => filterLog(moveLog, filter, wanted), [moveLog, filter, wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for is shown from its newest on
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [filter, wanted])
  const { items, keys } = useMemo(() => itemsOf(found), [found])
  const { rows, rowProps } = useWindowed(list, { keys, isHeading: index => typeof items[index] === 'string' })
  const filters: readonly { readonly value: LogFilter; readonly text: string }[] = [
    { value: 'all', text: t('record.all') },
    ...players.map((text, value) => ({ value, text })),
    { value: 'chance', text: t('record.chance') },
  ]
  return (
    <Panel
      className="record"
      id="record"
      title={t('record')}
      note={
        <>
          {t('record.move', { move: moves })} <Key>L</Key>
        </>
      }
      aria-label={t('record')}
      aria-keyshortcuts="L"
    >
      <div className="record-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame */}
        <span className="record-filters" role="group" aria-label={t('record.filter')}>
          {filters.map(({ value, text }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filter === value}
              title={text}
              onClick={() => setFilter(value)}
            >
              {typeof value === 'number' && <SeatBadge seat={value} size="small" />}
              {value === 'chance' && <ControlIcon name="dice" />}
              <span className={value === 'all' ? '' : 'visually-hidden'}>{text}</span>
            </button>
          ))}
        </span>
        <input
          ref={searchRef}
          type="search"
          value={search}
          placeholder={t('record.search-short')}
          aria-label={t('record.search')}
          onChange={event => setSearch(event.target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        />
      </div>
      {found.length === 0 && (
        <p className="record-nothing">{t(moveLog.length <= 1 ? 'record.empty' : 'record.nothing')}</p>
      )}
      <ol ref={list} className="record-list" reversed>
        {rows.map(row => {
          const item = items[row.index]
          return typeof item === 'string' ? (
            <li key={keys[row.index]} className="record-section" {...rowProps(row)}>
              {item}
            </li>
          ) : (
            <li key={keys[row.index]} {...rowProps(row)}>
              <RecordLine told={item} players={players} current={item.move === at} show={show} />
            </li>
          )
        })}
      </ol>
      {foot}
    </Panel>
  )
})

interface RecordLineProps {
  readonly told: LogMove
  readonly players: readonly string[]
  readonly current: boolean
  show(move: number): void
}

const RecordLine = memo(function RecordLine({ told: { move, lines }, players, current, show }: RecordLineProps) {
  const t = shellWords.use()
  const [head, ...all] = lines
  const [whole, setWhole] = useState(false)
  const [rest, more] = folded(all, whole)
  const [name, text] = cutName(head.text, players)
  return (
    <>
      <button
        type="button"
        className={current ? 'record-at' : ''}
        aria-current={current ? 'step' : undefined}
        title={move === 0 ? t('record.preview-setup') : t('record.preview', { move })}
        onClick={() => show(move)}
      >
        <span className="record-number num">{move === 0 ? '·' : move}</span>
        <span className="record-text">
          <span>
            {name !== '' && <b>{name}</b>}
            {text}
          </span>
          {rest.length > 0 && <small>{rest.map(line => line.text).join(' ')}</small>}
        </span>
      </button>
      {more > 0 && (
        <button type="button" className="record-more" aria-expanded={false} onClick={() => setWhole(true)}>
          {t('record.more', { count: more })}
        </button>
      )}
    </>
  )
})
