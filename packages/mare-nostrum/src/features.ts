// Everything the data names, and which events put it to use: cards when they are bought and when their power counts, goods
// when they are collected, buildings when they stand, provinces when they are fought over, ends when a game ends.

import type { Features } from '@tabularium/kernel'
import type { Board } from './board.ts'
import { CARD_FACTS } from './data/cards.ts'
import { ENDS } from './data/ends.ts'
import { GOODS, SORTS } from './data/goods.ts'
import type { MnEvent } from './events.ts'
import { PIECE_NAMES } from './names.ts'

const bought = (name: string): string => `${name} bought`
const used = (name: string): string => `${name} used`
/** Bonuses only, or nothing but victory; what changes prices or offers shows in no event of its own. */
const WITHOUT = new Set(['hercules', 'pyramids', 'cleopatra', 'hannibal', 'antigone', 'castor-and-pollux'])
const CARD_NAMES = CARD_FACTS.map(({ name }) => name)
const FOR_SALE = CARD_FACTS.filter(({ starts }) => !starts).map(({ name }) => name)

export const featuresOf = (b: Board): Features => ({
  names: [
    ...FOR_SALE.map(bought),
    ...CARD_NAMES.filter(name => !WITHOUT.has(name)).map(used),
    'hero copied',
    ...PIECE_NAMES.map(name => `${name} traded`),
    ...GOODS.map(name => `${name} collected`),
    ...GOODS.map(name => `legendary ${name} drawn`),
    ...SORTS.map(sort => `${sort} built`),
    ...SORTS.map(sort => `${sort} pillaged`),
    ...SORTS.map(sort => `${sort} occupied`),
    // Printed control is nobody's to gain.
    ...b.provinces.filter((_, province) => ((b.isCapital >> province) & 1) === 0).map(name => `control of ${name}`),
    ...b.seas.map(name => `battle on ${name}`),
    'legion built',
    'fortress built',
    'trireme built',
    'marker exchanged',
    'marker orphaned',
    'title awarded',
    ...ENDS.map(end => `end by ${end}`),
  ],
  used(event, hit) {
    const e = event as MnEvent
    if ('power' in e && e.power !== undefined) hit(used(e.power))
    switch (e.at) {
      case 'income':
        for (const name of Object.keys(e.pieces)) if (name !== 'coin') hit(`${name} collected`)
        break
      case 'legendary':
        if (e.good !== undefined) hit(`legendary ${e.good} drawn`)
        break
      case 'colossus':
        if (e.good !== undefined) hit(used('colossus'))
        break
      case 'took':
        hit(`${e.piece} traded`)
        break
      case 'perseus':
        if (e.first) hit(used('perseus'))
        break
      case 'built':
        if (e.what === 'control') hit(`control of ${e.place}`)
        else if (e.part === undefined) hit(`${e.what} built`)
        else hit(`${SORTS[b.slotSort[b.slotOf(e.place, e.part)]]} built`)
        break
      case 'recruited':
        hit(bought(e.card))
        break
      case 'copied':
        hit('hero copied')
        break
      case 'kept':
        hit(used('hanging-gardens'))
        break
      case 'peace':
        if (e.player !== undefined) hit(used('statue-of-zeus'))
        break
      case 'exchanged':
        hit('marker exchanged')
        hit(`control of ${e.province}`)
        break
      case 'orphaned':
        hit('marker orphaned')
        break
      case 'battle':
        for (const { powers } of e.sides) for (const power of powers) hit(used(power))
        if (e.sea) hit(`battle on ${e.place}`)
        break
      case 'pillaged':
        hit(`${SORTS[b.slotSort[b.slotOf(e.province, e.part)]]} pillaged`)
        break
      case 'occupied':
        hit(`${SORTS[b.slotSort[b.slotOf(e.province, e.part)]]} occupied`)
        break
      case 'parked':
        hit(used('circe'))
        break
      case 'awarded':
        hit('title awarded')
        break
      case 'over':
        hit(`end by ${e.reason}`)
    }
  },
})
