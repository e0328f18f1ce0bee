// The reader's tables and the open ones, on the home page; loaded after everything else.

import { useEffect } from 'react'
import { lobby, myTables } from '../../online/api.ts'
import { setWaiting } from '../../online/me.ts'
import { GameCard, TableRow } from '../../online/pieces.tsx'
import { SitDown } from '../../online/sit-down.tsx'
import { inOrder, waitsForMe } from '../../online/table-text.ts'
import { useQuery } from '../../online/use-query.ts'
import { useSessionHint } from '../../session-hint.ts'

const MINE = 3
const OPEN = 3
const nothing = Promise.resolve({ value: [] })
const offline = Promise.resolve({ trouble: { code: 'offline', message: '' } })

export function OpenTables() {
  const somebody = useSessionHint()?.id
  const here = navigator.onLine
  const mine = useQuery(`mine ${somebody ?? ''}`, () => (somebody === undefined || !here ? nothing : myTables()))
  const open = useQuery('open', () => (here ? lobby({ status: 'open' }) : offline))
  const { value } = mine
  useEffect(() => {
    if (somebody !== undefined && value) setWaiting(inOrder(value.filter(waitsForMe)).map(table => table.id))
  }, [value, somebody])
  if (!open.value) return undefined
  const others = open.value.filter(table => table.mine === undefined)
  return (
    <>
      {value && value.length > 0 && (
        <div className="home-games home-online-mine">
          {inOrder(value)
            .slice(0, MINE)
            .map(table => (
              <GameCard key={table.id} table={table} />
            ))}
        </div>
      )}
      {others.length > 0 && (
        <ul className="panel tablerows home-open">
          {others.slice(0, OPEN).map(table => (
            <TableRow key={table.id} table={table}>
              <SitDown table={table} />
            </TableRow>
          ))}
        </ul>
      )}
    </>
  )
}
