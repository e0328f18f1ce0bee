// A table on the server: the waiting room before the start, then the same table as any other, with people around it.

import type { Trouble } from '@tabularium/protocol'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { Board } from '../boards/board.ts'
import { EmptyState } from '../frame/empty-state.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { loadBoard } from '../games.ts'
import { setAsked } from '../online/me.ts'
import { useOnlineExtras } from '../online/online-extras.tsx'
import { useTroubleText } from '../online/pieces.tsx'
import { type RemoteTable, watchTable } from '../online/remote-table.ts'
import { useServerEvents } from '../online/server-events.ts'
import { waitsForMe } from '../online/table-text.ts'
import { WaitingRoom } from '../online/waiting.tsx'
import { onlineWords } from '../online/words.ts'
import { Play } from '../shell/play.tsx'
import { useTableState } from '../shell/use-table.ts'
import { useNames } from '../table/names.ts'
import type { OnlineState } from '../table/table.ts'
import { Loading } from '../ui/loading.tsx'

/** Only where somebody plays, and others choose. */
const PlanWatch = lazy(async () => ({ default: (await import('../online/planning/plan-row.tsx')).PlanWatch }))
const Planning = lazy(async () => ({ default: (await import('../online/planning/planning.tsx')).Planning }))

interface Found {
  readonly table: RemoteTable
  readonly board: Board
}

type Opened = 'loading' | Trouble | Found

const BROKEN: Trouble = { code: 'broken', message: '' }

/** The board of its game; on data of somebody's own, with these. */
async function boardOf({ state }: RemoteTable): Promise<Board | undefined> {
  const data = state.online?.card.data
  if (!data) return await loadBoard(state)
  const { fetchData } = await import('../online/data-api.ts')
  const fetched = await fetchData(state.game, data)
  return fetched && (await loadBoard({ game: state.game, data: fetched }))
}

/** The table at this address, and how to try again. */
function useWatched(id: string): readonly [Opened, () => void] {
  const [opened, setOpened] = useState<Opened>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every try
  useEffect(() => {
    let gone = false
    let table: RemoteTable | undefined
    setOpened('loading')
    const sit = async (): Promise<Opened> => {
      const found = await watchTable(id)
      if ('code' in found) return found
      table = found
      if (gone) found.close()
      const board = await boardOf(found)
      if (!board) return BROKEN
      found.learn(board.game)
      return { table: found, board }
    }
    sit().then(
      result => gone || setOpened(result),
      () => gone || setOpened(BROKEN),
    )
    return () => {
      gone = true
      table?.close()
    }
  }, [id, tries])
  return [opened, () => setTries(tries + 1)]
}

interface MessageProps {
  readonly title: string
  readonly text: string
  again?(): void
}

function Message({ title, text, again }: MessageProps) {
  const t = onlineWords.use()
  return (
    <EmptyState title={title} to="/online" label={t('lobby')} again={again && { label: t('again'), act: again }}>
      {text}
    </EmptyState>
  )
}

function Around({ table, board, online }: Found & { readonly online: OnlineState }) {
  const t = onlineWords.use()
  const state = useTableState(table)
  const names = useNames(state.players, state.game)
  const yours = state.position.legal.length > 0
  const all = names.join(' – ')
  usePage({ title: yours ? t('title.yours', { names: all }) : all, form: 'table', game: state.game })
  const waits = waitsForMe(state.online?.card ?? online.card)
  useEffect(() => setAsked(state.id, waits), [state.id, waits])
  const [planning, setPlanning] = useState(false)
  const plan = useCallback(() => setPlanning(true), [])
  const close = useCallback(() => setPlanning(false), [])
  const here = { state, online: state.online ?? online, board, names }
  const extras = useOnlineExtras({ ...here, table, plan })
  const plays = here.online.mine !== undefined && here.online.card.status === 'playing'
  return (
    <>
      {plays && (
        <Suspense>
          <PlanWatch {...here} />
        </Suspense>
      )}
      {planning && (
        <Suspense>
          <Planning {...here} close={close} />
        </Suspense>
      )}
      {(!planning || here.online.card.clock.kind === 'live') && <Play table={table} board={board} extras={extras} />}
    </>
  )
}

function Waiting({ online, board }: { readonly online: OnlineState; readonly board: Board }) {
  const t = onlineWords.use()
  const gameName = useGameName()
  usePage({ title: t('title', { game: gameName(online.card.game) }), game: online.card.game })
  return <WaitingRoom online={online} board={board} />
}

function OpenTable({ table, board }: Found) {
  const t = onlineWords.use()
  const text = useTroubleText()
  const { online } = useTableState(table)
  if (!online) return undefined
  const { status } = online.card
  if (status === 'dropped') return <Message title={t('dropped.title')} text={t('dropped.text')} />
  if (online.begun) return <Around table={table} board={board} online={online} />
  if (online.gone) return <Message title={t('gone.lead')} text={text(online.gone)} />
  if (status === 'aside') return <Message title={t('failed.title')} text={t('aside.text')} />
  if (status !== 'open') return <Loading what={t('loading')} />
  return <Waiting online={online} board={board} />
}

export function OnlineTablePage() {
  const t = onlineWords.use()
  const text = useTroubleText()
  const { id = '' } = useParams<{ id: string }>()
  // The first thing that the line tells is which tables wait: somebody must listen before it is opened.
  useServerEvents(() => {})
  const [opened, again] = useWatched(id)
  if (opened === 'loading') return <Loading what={t('loading')} />
  if ('code' in opened) {
    return opened.code === 'no-table' ? (
      <Message title={t('missing.title')} text={t('missing.text')} />
    ) : (
      <Message title={t('failed.title')} text={text(opened)} again={again} />
    )
  }
  return <OpenTable key={id} {...opened} />
}
