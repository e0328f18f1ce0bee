// A game on this device: loads the table and the game's board, and sits down.

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { type PreloadedTable, takePreloaded } from '../frame/preload.ts'
import { loadBoard } from '../games.ts'
import { Play } from '../shell/play.tsx'
import { shellWords } from '../shell/words.ts'
import { tables } from '../table/local-tables.ts'
import { useNames } from '../table/names.ts'
import type { Player, Table } from '../table/table.ts'
import { Loading } from '../ui/loading.tsx'

const NoTable = lazy(async () => ({ default: (await import('./table/no-table.tsx')).NoTable }))

type Opened = 'loading' | 'missing' | 'broken' | PreloadedTable

/** The table at this address, and how to try again. */
function useTable(id: string): readonly [Opened, () => void] {
  const [opened, setOpened] = useState<Opened>(() => takePreloaded(id) ?? 'loading')
  /** The first seat may have been taken before the page was drawn. */
  const first = useRef(opened)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every try
  useEffect(() => {
    const taken = first.current
    first.current = 'loading'
    if (typeof taken === 'object') return () => taken.table.close()
    let gone = false
    let table: Table | undefined
    setOpened('loading')
    const sit = async () => {
      const found = await tables.resume(id)
      if (!found) return 'missing'
      table = found
      if (gone) found.close()
      const board = await loadBoard(found.state)
      return board ? { table: found, board } : 'missing'
    }
    sit().then(
      result => gone || setOpened(result),
      () => gone || setOpened('broken'),
    )
    return () => {
      gone = true
      table?.close()
    }
  }, [id, tries])
  return [opened, () => setTries(tries + 1)]
}

const NOBODY: readonly Player[] = []

export function TablePage() {
  const t = shellWords.use()
  const { id = '' } = useParams<{ id: string }>()
  const [opened, again] = useTable(id)
  const at = typeof opened === 'object' ? opened.table.state : undefined
  usePage({
    title: useNames(at?.players ?? NOBODY, at?.game ?? '').join(' – '),
    form: 'table',
    ...(at && { game: at.game }),
  })
  if (opened === 'loading') return <Loading what={t('loading')} />
  if (opened === 'missing' || opened === 'broken') {
    return (
      <Suspense>
        <NoTable why={opened} again={again} />
      </Suspense>
    )
  }
  return <Play key={id} table={opened.table} board={opened.board} tables={tables} />
}
