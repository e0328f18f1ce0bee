// A game on this device: loads the table and the game's board, and sits down.

import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { Board } from '../boards/board.ts'
import { usePage } from '../frame/slots.tsx'
import { gameEntry } from '../games.ts'
import { Play } from '../shell/play.tsx'
import { shellWords } from '../shell/words.ts'
import { tables } from '../table/local.ts'
import type { Table } from '../table/table.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Empty } from '../ui/panel.tsx'
import { Sign } from '../ui/sign.tsx'

type Opened = 'loading' | 'missing' | 'broken' | { readonly table: Table; readonly board: Board }

/** The table at this address, and how to try again. */
function useTable(id: string): readonly [Opened, () => void] {
  const [opened, setOpened] = useState<Opened>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every try
  useEffect(() => {
    let gone = false
    let table: Table | undefined
    setOpened('loading')
    const sit = async () => {
      const found = await tables.resume(id)
      if (!found) return 'missing'
      table = found
      if (gone) found.close()
      const board = await gameEntry(found.state.game)?.load()
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

export function TablePage() {
  const t = shellWords.use()
  const { id = '' } = useParams<{ id: string }>()
  const [opened, again] = useTable(id)
  const at = typeof opened === 'object' ? opened.table.state : undefined
  usePage({
    title: at ? at.players.map(({ name }) => name).join(' – ') : '',
    form: 'table',
    ...(at && { game: at.game }),
  })
  if (opened === 'loading') return <Loading what={t('loading')} />
  if (opened === 'missing' || opened === 'broken') {
    return (
      <div className="frame-message">
        <Empty
          sign={<Sign name="amphora" />}
          title={t(`${opened}.title`)}
          action={
            <div className="frame-buttons">
              {opened === 'broken' && (
                <Button kind="start" onClick={again}>
                  {t('broken.again')}
                </Button>
              )}
              <ButtonLink kind={opened === 'broken' ? 'plain' : 'start'} to="/">
                {t('home')}
              </ButtonLink>
            </div>
          }
        >
          {t(`${opened}.text`)}
        </Empty>
      </div>
    )
  }
  return <Play key={id} table={opened.table} board={opened.board} tables={tables} />
}
