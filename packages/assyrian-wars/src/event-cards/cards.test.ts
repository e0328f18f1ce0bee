// Every card as an event, a table for each family. 6.11

import { describe, expect, test } from 'vitest'
import { fought, hoped } from '../testing/battles.ts'
import { BATTLE_CASES } from '../testing/card-cases/battle.ts'
import { ECONOMY_CASES } from '../testing/card-cases/economy.ts'
import { HARM_CASES } from '../testing/card-cases/harm.ts'
import { MOVEMENT_CASES } from '../testing/card-cases/movement.ts'
import { POLITICS_CASES } from '../testing/card-cases/politics.ts'
import { REACTION_CASES } from '../testing/card-cases/reaction.ts'
import { RECRUIT_CASES } from '../testing/card-cases/recruit.ts'
import { outcome, wanted } from '../testing/cases.ts'
import { BOARD } from '../testing/scene.ts'

const FAMILIES = {
  harm: HARM_CASES,
  economy: ECONOMY_CASES,
  recruitment: RECRUIT_CASES,
  'movement and draw': MOVEMENT_CASES,
  politics: POLITICS_CASES,
  reaction: REACTION_CASES,
}

for (const [family, cases] of Object.entries(FAMILIES)) {
  describe(family, () => {
    for (const one of cases) test(one.id, () => expect(outcome(one)).toEqual(wanted(one)))
  })
}

describe('battle', () => {
  for (const one of BATTLE_CASES) test(one.id, () => expect(fought(one)).toEqual(hoped(one)))
})

test('every card of the deck and every home card is played as an event in one of the tables', () => {
  const moves = [...Object.values(FAMILIES).flat(), ...BATTLE_CASES].map(({ when = '' }) => when).join('; ')
  const played = new Set([...moves.matchAll(/(?:event|react|lay) ([a-z0-9-]+)/g)].map(match => match[1]))
  expect(BOARD.cards.filter(card => !played.has(card))).toEqual([])
})
