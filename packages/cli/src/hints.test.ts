import { completeOptions, openTable, speakerOf, sureEvents } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { hints } from './hints.ts'
import { need } from './input.ts'

const say = speakerOf(wondersDuel, 'en')

/** The first game: no draft, four known wonders each. 4.2 */
const options = need(completeOptions(wondersDuel.options, { wonders: 'first-game' }))
const table = openTable(wondersDuel, { config: { seats: 2, options }, seats: ['a', 'b'], seed: '5eed'.repeat(16) })

describe('hints', () => {
  it('are the events that follow in fact, as far as nobody has to draw for them', () => {
    const view = table.view(0)
    for (const action of table.legal(0)) {
      const sure = sureEvents(wondersDuel, view, 0, action)
      const apart = openTable(wondersDuel, {
        config: { seats: 2, options },
        seats: ['a', 'b'],
        seed: '5eed'.repeat(16),
      })
      apart.act(0, action)
      const told = apart.events(0, 1)[0].map(event => JSON.stringify(event))
      expect(sure.length, action.notation).toBeGreaterThan(0)
      for (const event of sure) expect(told).toContain(JSON.stringify(event))
      expect(sure.some(event => event.at === 'revealed')).toBe(false)
    }
  })

  it('say price and gain in a few words', () => {
    const said = table.legal(0).map(action => `${action.kind}: ${hints(wondersDuel, table.view(0), 0, action, say)}`)
    for (const line of said)
      expect(line).toMatch(/^(build: (free|−\d coins?)( · .+)?|discard: \+2 coins|wonder: −\d+ coins?.*)$/)
  })
})
