// A table of records, one a row: every field is a cell that can be typed in. Enter and the arrows go to the next row and the one
// before, Enter in the last row begins a new one.

import type { DataPath } from '@tabularium/kernel'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEvent } from '../../ui/use-stable.ts'
import { freeName, plainId } from './document.ts'
import { ScrollBox } from './scroll-box.tsx'
import { editorWords } from './words.ts'

export type CellKind = 'text' | 'id' | 'number' | 'yes' | 'words' | 'json' | 'choice'

export interface Column {
  readonly field: string
  readonly kind: CellKind
  /** Left out where it is empty, 0 or no. */
  readonly optional?: boolean
  /** Of a choice. */
  readonly values?: readonly string[]
  /** Cells that are said and read in a way of their own, as a line. */
  readonly line?: { say(value: unknown): string; read(text: string): unknown }
  /** In letters. */
  readonly width?: number
  /** What stands there for people while the cell is empty. */
  hint?(row: Row): string
}

export type Row = Readonly<Record<string, unknown>>

interface RecordTableProps {
  readonly label: string
  readonly path: DataPath
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  readonly chosen?: number | undefined
  /** Stands before the first cell of a row: what marks it. */
  marks?(row: Row): string | undefined
  choose?(i: number): void
  put(rows: readonly Row[], writing?: string): void
  /** A new row; absent: none can be added. */
  fresh?(last: Row | undefined): Row
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

export function RecordTable(props: RecordTableProps) {
  const { label, path, rows, columns, chosen, marks, choose, put, fresh } = props
  const t = editorWords.use()
  const body = useRef<HTMLTableSectionElement>(null)
  const write = useEvent((i: number, field: string, value: unknown, optional: boolean) => {
    const { [field]: _, ...rest } = rows[i]
    const row = optional && isEmpty(value) ? rest : { ...rows[i], [field]: value }
    put(rows.with(i, row), `${path.join('.')}.${i}.${field}`)
  })
  const focusOn = (row: number, field: string) =>
    requestAnimationFrame(() =>
      body.current?.rows[row]
        ?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select)`)
        ?.focus(),
    )
  const add = useEvent((field: string | undefined) => {
    if (!fresh) return
    put([...rows, fresh(rows.at(-1))])
    focusOn(rows.length, field ?? columns[0].field)
  })
  const key = useEvent((event: KeyboardEvent, i: number, field: string) => {
    const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    if ((!down && !up) || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    if (down && i === rows.length - 1) {
      if (event.key === 'Enter') add(field)
    } else focusOn(i + (down ? 1 : -1), field)
  })
  const remove = useEvent((i: number) => put(rows.toSpliced(i, 1)))
  const chooseRow = useEvent((i: number) => choose?.(i))
  return (
    <div className="editor-table">
      <ScrollBox className="editor-scroll">
        <table aria-label={label}>
          <thead>
            <tr>
              {marks && (
                <th scope="col">
                  <span className="visually-hidden">{t('mark')}</span>
                </th>
              )}
              {columns.map(({ field }) => (
                <th key={field} scope="col">
                  <FieldName field={field} />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('delete')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, i) => (
              <TableRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
                key={i}
                i={i}
                id={`editor-${[...path, i].join('-')}`}
                row={row}
                columns={columns}
                mark={marks ? (marks(row) ?? '') : undefined}
                isChosen={i === chosen}
                write={write}
                onKey={key}
                remove={remove}
                choose={chooseRow}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {fresh && (
        <Button size="small" onClick={() => add(undefined)}>
          {t('add.row')}
        </Button>
      )}
    </div>
  )
}

/** What a field is called; those that only programmers read are called as the data call them. */
export function FieldName({ field }: { readonly field: string }) {
  const t = editorWords.use()
  const key = `field.${field}`
  return editorWords.has(key) ? t(key) : <code>{field}</code>
}

interface TableRowProps {
  readonly i: number
  readonly id: string
  readonly row: Row
  readonly columns: readonly Column[]
  readonly mark: string | undefined
  readonly isChosen: boolean
  write(i: number, field: string, value: unknown, optional: boolean): void
  onKey(event: KeyboardEvent, i: number, field: string): void
  remove(i: number): void
  choose(i: number): void
}

const TableRow = memo(function TableRow({ i, id, row, columns, mark, isChosen, ...on }: TableRowProps) {
  const t = editorWords.use()
  const name = String(row.id ?? row.name ?? i + 1)
  return (
    <tr id={id} className={isChosen ? 'editor-row-chosen' : undefined} onFocus={() => on.choose(i)}>
      {mark !== undefined && <td className="editor-mark">{mark}</td>}
      {columns.map(column => (
        <td key={column.field} data-field={column.field} id={`${id}-${column.field}`}>
          <Cell
            column={column}
            value={row[column.field]}
            hint={column.hint?.(row)}
            of={name}
            write={value => on.write(i, column.field, value, column.optional === true)}
            onKeyDown={event => on.onKey(event, i, column.field)}
          />
        </td>
      ))}
      <td>
        <Button size="small" kind="quiet" aria-label={t('take-away', { name })} onClick={() => on.remove(i)}>
          ×
        </Button>
      </td>
    </tr>
  )
})

const LINES: Readonly<Record<'words' | 'json', NonNullable<Column['line']>>> = {
  words: {
    say: value => (Array.isArray(value) ? value.join(' ') : ''),
    read: text => text.split(/[\s,]+/).filter(word => word !== ''),
  },
  json: {
    say: value => (value === undefined ? '' : JSON.stringify(value)),
    read(text) {
      try {
        return JSON.parse(text) as unknown
      } catch {
        return undefined
      }
    },
  },
}

interface CellProps {
  readonly column: Column
  readonly value: unknown
  readonly hint?: string | undefined
  /** Whose cell it is. */
  readonly of: string
  write(value: unknown): void
  onKeyDown(event: KeyboardEvent): void
}

export function Cell({ column, value, hint, of, write, onKeyDown }: CellProps) {
  const t = editorWords.use()
  const { field, kind, values = [], width } = column
  const [typed, setTyped] = useState<string>()
  const named = `field.${field}`
  const label = `${of}: ${editorWords.has(named) ? t(named) : field}`
  const style = width === undefined ? undefined : { minWidth: `${width}ch` }
  if (kind === 'yes') {
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={event => write(event.target.checked)}
        onKeyDown={onKeyDown}
      />
    )
  }
  if (kind === 'choice') {
    const all = values.includes(String(value ?? '')) ? values : [String(value ?? ''), ...values]
    return (
      <select aria-label={label} value={String(value ?? '')} onChange={event => write(event.target.value)}>
        {all.map(one => (
          <option key={one} value={one}>
            {one || '—'}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'number') {
    return (
      <input
        type="text"
        inputMode="decimal"
        className="editor-cell-number"
        aria-label={label}
        aria-invalid={typed !== undefined}
        value={typed ?? (typeof value === 'number' ? value : '')}
        onChange={event => {
          const text = event.target.value
          const n = text.trim() === '' && column.optional ? undefined : Number(text.replace(',', '.'))
          const isWhole = n === undefined || (text.trim() !== '' && Number.isFinite(n) && !/[.,]$/.test(text))
          setTyped(isWhole ? undefined : text)
          if (isWhole) write(n)
        }}
        onKeyDown={onKeyDown}
      />
    )
  }
  const line = column.line ?? (kind === 'words' || kind === 'json' ? LINES[kind] : undefined)
  if (!line) {
    return (
      <input
        aria-label={label}
        style={style}
        placeholder={hint}
        spellCheck={false}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={event => write(kind === 'id' ? plainId(event.target.value) : event.target.value)}
        onKeyDown={onKeyDown}
      />
    )
  }
  return (
    <input
      aria-label={label}
      style={style}
      className="editor-cell-line"
      spellCheck={false}
      autoComplete="off"
      aria-invalid={typed !== undefined && line.read(typed) === undefined && !(column.optional && typed === '')}
      value={typed ?? line.say(value)}
      onChange={event => {
        const text = event.target.value
        setTyped(text)
        const read = text === '' && column.optional ? '' : line.read(text)
        if (read !== undefined) write(read)
      }}
      onBlur={() => {
        if (typed !== undefined && (line.read(typed) !== undefined || typed === '')) setTyped(undefined)
      }}
      onKeyDown={onKeyDown}
    />
  )
}

/** A copy of the last row under a free id: what is alike need not be typed again. */
export const copied =
  (taken: () => readonly string[], empty: Row) =>
  (last: Row | undefined): Row => {
    const from = last ?? empty
    return 'id' in from ? { ...from, id: freeName(String(from.id).replace(/-\d+$/, ''), taken()) } : from
  }
