// What a view says of a battle that waits for a choice.

import { firstChance, ScriptedChance } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { field } from '../board/board.ts'
import { ruleContext } from '../consequences.ts'
import { startBattle } from '../forces/battle-register.ts'
import { FIELD } from '../forces/battle-sides.ts'
import { run } from '../play.ts'
import { BOARD, scene } from '../testing/scene.ts'
import { view } from '../view/view.ts'

test('sides, hits of the round, and what is still owed', () => {
  const s = scene({
    rebel: 'babylonia',
    options: { abilities: 'off', reducedLeaders: 'off' },
    countries: {
      assyria: { at: { sippar: 'hi*2 li-' } },
      babylonia: { at: { sippar: 'li m-li*2 ba-bel-ibni' } },
    },
  })
  expect(view(BOARD, s, undefined).battle).toBeUndefined()
  const here = (country: string): number[] => {
    const list: number[] = []
    for (let u = s.head[BOARD.areaOf('sippar')]; u >= 0; u = s.next[u]) {
      if (s.own[u] === BOARD.countryOf(country)) list.push(u)
    }
    return list
  }
  const chance = new ScriptedChance('1 1 6 6 6 6 6 6'.split(' '), firstChance)
  startBattle(
    ruleContext(BOARD, s, chance, undefined),
    FIELD,
    field(BOARD.areaOf('sippar')),
    here('assyria'),
    here('babylonia'),
  )
  run(BOARD, s, chance)
  expect(view(BOARD, s, undefined).battle).toEqual({
    kind: 'field',
    place: 'sippar',
    attackers: {
      forces: [{ country: 'assyria', units: { 'assyria-hi-4': 2, 'assyria-li-2 reduced': 1 } }],
      hits: 2,
      owes: {},
    },
    defenders: {
      forces: [{ country: 'babylonia', units: { 'babylonia-li-2': 1, 'mercenary-li-2': 2 }, leaders: ['ba-bel-ibni'] }],
      hits: 0,
      owes: { babylonia: 2 },
    },
  })
})
