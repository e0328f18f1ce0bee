// What the shell asks about pieces: every action has one, every piece a name in three languages.

import { LANGUAGES, speakerOf } from '@tabularium/kernel'
import { type MnAction, mareNostrum } from '@tabularium/mare-nostrum'
import { expect, test } from 'vitest'
import { namePiece, pieceOf, placeOf } from './actions-by-piece.ts'

const all = mareNostrum.actions.all as readonly MnAction[]
const pieces = [...new Set(all.map(pieceOf))]

test.each(LANGUAGES)('every piece has a name: %s', language => {
  const say = speakerOf(mareNostrum, language, ['Ada', 'Bea', 'Cid', 'Dan', 'Eva'])
  const nameless = pieces.filter(piece => {
    const message = namePiece(piece)
    return say(message) === message.key || say(message) === ''
  })
  expect(nameless).toEqual([])
})

test.each([
  ['legion latium', 'build.legion', 'latium', undefined],
  ['caravan garamantia gems', 'build.caravan', 'garamantia', 'garamantia/gems'],
  ['trireme mare-ionium', 'build.trireme', 'mare-ionium', undefined],
  ['recruit circe', 'build.card', undefined, undefined],
  ['use pharos mare-ionium', 'card.pharos', 'mare-ionium', undefined],
  ['march italia latium', 'from.italia', 'latium', undefined],
  ['sail mare-ionium mare-aegaeum', 'from.mare-ionium', 'mare-aegaeum', undefined],
  ['pillage latium roma', 'place.latium', 'latium', 'latium/roma'],
  ['fight latium 3', 'place.latium', 'latium', undefined],
  ['take 3 wine', 'seat.2', undefined, undefined],
  ['offer wine', 'good.wine', undefined, undefined],
  ['offer done', 'end', undefined, undefined],
  ['exchange done', 'end', undefined, undefined],
  ['colossus none', 'end', undefined, undefined],
  ['pay coins', 'good.coin', undefined, undefined],
  ['empire egypt', 'empire.egypt', undefined, undefined],
])('%s is about %s', (notation, piece, place, slot) => {
  const action = mareNostrum.actions.parse(notation)
  if (!action) throw new Error(`there is no action '${notation}'`)
  expect(pieceOf(action)).toBe(piece)
  expect([placeOf(action)?.place, placeOf(action)?.slot]).toEqual([place, slot])
})
