// What the shell is told about pieces.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { play, scene } from '@tabularium/glory-to-rome/scene'
import { speakerOf } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { consequence, expected, meantBy, namePiece, pieceOf, readPiece, status, touchedBy } from './actions-by-piece.ts'

const say = speakerOf(gloryToRome, 'en', ['Livia', 'Marek', 'Zofia'])

function actionOf(notation: string) {
  const action = gloryToRome.actions.parse(notation)
  if (!action) throw new Error(`there is no action '${notation}'`)
  return action
}

test.each([
  ['lead legionary bath', 'card.bath', 'Bath'],
  ['lead patron senator', 'card.senator', 'Senator'],
  ['petition merchant wood', 'petition.wood', 'Petition: wood'],
  ['think senator', 'think', 'Think'],
  ['collect brick', 'pool.brick', 'Pool: brick'],
  ['hire merchant', 'pool.stone', 'Pool: stone'],
  ['bank marble', 'stock.marble', 'Stockpile: marble'],
  ['found bath out', 'card.bath', 'Bath'],
  ['craft wall tower', 'card.tower', 'Tower'],
  ['build wall concrete', 'own.wall', 'Wall'],
  ['arch wall concrete', 'own.wall', 'Wall'],
  ['open 2 wall', 'of.1.wall', 'Marek’s Wall'],
  ['seize 3 temple', 'of.2.temple', 'Zofia’s Temple'],
  ['act patron', 'role.patron', 'Patron'],
  ['capture patron', 'client.patron', 'Client: Patron'],
  ['claim 3', 'seat.2', 'Zofia'],
  ['salvage brick', 'camp.brick', 'Played: Legionary'],
  ['bar', 'deck', 'Deck'],
  ['pass', 'end', 'Continue'],
])('%s is about %s', (notation, piece, name) => {
  expect(pieceOf(actionOf(notation))).toBe(piece)
  expect(say(namePiece(piece))).toBe(name)
})

test('every action is about a piece that has a name', () => {
  const names = new Set(gloryToRome.actions.all.map(action => say(namePiece(pieceOf(action)))))
  expect([...names].filter(name => /^(card|piece|role|material)\./.test(name))).toEqual([])
})

test.each([
  ['craft wall tower', ['own.wall']],
  ['build wall concrete', ['stock.concrete']],
  ['arch wall concrete', ['pool.concrete']],
  ['open 2 wall pool', ['pool.concrete']],
  ['collect brick', []],
])('%s touches %j as well', (notation, pieces) => {
  expect(touchedBy(actionOf(notation))).toEqual(pieces)
})

test('a petition touches the cards of its material', () => {
  expect(touchedBy(actionOf('petition merchant wood'))).toEqual([
    'card.circus',
    'card.dock',
    'card.market',
    'card.palisade',
  ])
})

test('pieces are read as they are named', () => {
  expect(readPiece('of.2.circus-maximus')).toEqual({ kind: 'of', seat: 2, name: 'circus-maximus' })
  expect(readPiece('seat.1')).toEqual({ kind: 'seat', seat: 1, name: '' })
  expect(readPiece('deck')).toEqual({ kind: 'deck', seat: undefined, name: '' })
})

const follow = () => {
  const s = scene({ players: [{ hand: 'bath senator' }, { hand: 'bar wall wall' }, {}] })
  play(s, 'lead legionary bath')
  return gloryToRome.view(s, 1)
}

test('what touching a piece means depends on the decision', () => {
  expect(meantBy(follow(), 'card.wall')).toBe('follow wall')
  expect(meantBy(follow(), 'pool.brick')).toBeUndefined()
  const s = scene({ players: [{ hand: 'dock statue', work: 'market' }, {}] })
  play(s, 'lead craftsman dock; think cards', 'bar bar bar bar bar')
  const view = gloryToRome.view(s, 0)
  expect(meantBy(view, 'card.statue')).toBe('found statue marble')
  expect(meantBy(view, 'own.market')).toBeUndefined()
  expect(meantBy(view, 'deck')).toBe('fountain')
})

test('every meaning is an action there is', () => {
  const view = follow()
  const meant = view.hand.map(card => meantBy(view, `card.${card}`) ?? '')
  expect(meant.map(notation => gloryToRome.actions.parse(notation)?.kind)).toEqual(['follow', 'follow', 'follow'])
})

test('the petition nearest at hand is expected, and nothing of those who wait', () => {
  expect(expected(follow(), 1)).toEqual(['petition legionary concrete'])
  expect(expected(follow(), 0)).toEqual([])
})

test('what a structure does is told, but not in the simplified game', () => {
  expect(consequence(follow(), 1, 'card.wall')).toEqual({ key: 'function.wall' })
  expect(consequence(follow(), 1, 'pool.brick')).toBeUndefined()
  const simple = gloryToRome.view(scene({ players: [{ hand: 'wall' }, {}], options: { variant: 'simplified' } }), 0)
  expect(consequence(simple, 0, 'card.wall')).toBeUndefined()
})

test('the status tells the round and the deck', () => {
  expect(say(status(gloryToRome.view(scene({ players: [{}, {}], deck: 1 }), 0)))).toBe('Round 1, 1 card in the deck')
})
