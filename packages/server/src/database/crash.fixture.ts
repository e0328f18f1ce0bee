// A process that is going to be killed: it appends to the tables of a PGlite folder for ever and writes `table number` for
// each entry that was acknowledged. Run by crash-rounds.ts.

import { writeSync } from 'node:fs'
import { openDatabase } from './open.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
const tables = await database.db.selectFrom('game_table').select(['id', 'log']).execute()
await Promise.all(
  tables.map(async ({ id, log }) => {
    for (let number = log + 1; ; number++) {
      const time = Date.now()
      const said = await database.append(
        {
          table_id: id,
          number,
          kind: 'move',
          seat: 0,
          action: 'x'.repeat(number % 400),
          answers: [],
          by: 'person',
          time,
        },
        { log: number, moves: number, waiting: 1, clocks: null, deadline: null, touched: time },
      )
      writeSync(1, `${id} ${number} ${said}\n`)
    }
  }),
)
