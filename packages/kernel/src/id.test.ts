import { describe, expect, test } from 'vitest'
import { type Bits, type Id, idOf } from './id.ts'

type Card = Id<'Card'>
type Cards = Bits<Card>
type Province = Id<'Province'>

describe('ids', () => {
  const NAMES = ['altar', 'baths', 'circus']
  const cardOf = idOf<Card>(NAMES, 'card')

  test('are numbers by the order of the names', () => {
    expect(NAMES.map(cardOf)).toEqual([0, 1, 2])
  })

  test('a name that is not there is said, with what was sought', () => {
    expect(() => cardOf('dome')).toThrow("there is no card 'dome'")
    expect(() => idOf<Province>([], 'province')('toString')).toThrow("there is no province 'toString'")
  })

  test('of one kind are none of another; plain numbers are of every kind', () => {
    const one: Card = cardOf('baths')
    const set: Cards = 1 << one
    // @ts-expect-error a card is no province
    const province: Province = one
    // @ts-expect-error nor is a set of cards one card
    const card: Card = set
    // @ts-expect-error nor a set of provinces
    const provinces: Bits<Province> = set
    expect([one + 1, set, province, card, provinces]).toEqual([2, 2, 1, 2, 2])
  })
})
