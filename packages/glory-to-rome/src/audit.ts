// What every position must hold (2): each card, senator and site in exactly one place, and tallies that are right.

import type { Audit, Seat } from '@tabularium/kernel'
import { MATERIALS } from './data/materials.ts'
import { BIT, CARDS, type Card, COPIES, FIRST, HALF, MATERIAL, type Material, NAMES, VALUE } from './names.ts'
import { clienteleLimit } from './roles.ts'
import { ORDER_CARDS, SENATORS, START_INFLUENCE, sitesPerMaterial } from './setup.ts'
import { DONE, type GrState, OPENED, placed, SIMPLIFIED, siteOf, under } from './state.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

export function audit(s: GrState): Audit {
  const faults: string[] = []
  const fault = (wrong: boolean, why: string) => {
    if (wrong) faults.push(why)
  }
  for (const counts of [
    s.bag,
    s.pool,
    s.inTown,
    s.outOfTown,
    s.hands,
    s.held,
    s.known,
    s.stockpile,
    s.clients,
    s.hired,
    s.vault,
    s.blind,
    s.rows,
    s.camp,
    s.campSenators,
    s.units,
    s.senators,
  ]) {
    fault(
      counts.some(count => count < 0),
      'something is counted below zero',
    )
  }
  const built = MATERIALS.map(() => 0)
  const standing = MATERIALS.map(() => 0)
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    auditSeat(s, seat, fault)
    for (let card: Card = 0; card < CARDS; card++) {
      const code = s.structures[CARDS * seat + card]
      if (code === 0) continue
      built[MATERIAL[card]]++
      for (let m: Material = 0; m < 6; m++) built[m] += under(code, m)
      if ((code & DONE) === 0) standing[siteOf(code)]++
    }
  }
  const cards: Record<string, number> = {}
  const sites: Record<string, number> = {}
  for (const [m, name] of MATERIALS.entries()) {
    let count = s.pool[m] + built[m]
    let row = 0
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      const at = 6 * seat + m
      count += s.held[at] + s.stockpile[at] + s.clients[at] + s.vault[at] + s.camp[at]
      row += s.rows[at]
    }
    for (let card = FIRST[m]; card < FIRST[m + 1]; card++) count += s.bag[card]
    count += s.buried.filter(code => MATERIAL[code % CARDS] === m).length
    cards[`${name} cards`] = count
    sites[`${name} sites`] = s.inTown[m] + s.outOfTown[m] + standing[m] + row
    fault(sites[`${name} sites`] !== sitesPerMaterial(s.options), `${sites[`${name} sites`]} ${name} sites`)
  }
  fault(sum(Object.values(cards)) !== ORDER_CARDS, `${sum(Object.values(cards))} order cards`)
  fault(sum(s.bag) !== s.deck + s.removed + sum(s.blind), 'the deck does not hold what nobody has drawn')
  const senators = s.pile + sum(s.senators) + sum(s.campSenators)
  fault(senators !== SENATORS, `${senators} senators`)
  fault((s.options & SIMPLIFIED) !== 0 && sum(s.active) > 0, 'a function is active in the simplified game')
  return { totals: { ...cards, ...sites, senators }, faults }
}

function auditSeat(s: GrState, seat: Seat, fault: (wrong: boolean, why: string) => void): void {
  const hand = s.hands.slice(CARDS * seat, CARDS * (seat + 1))
  const held = (m: Material): number => sum(hand.slice(FIRST[m], FIRST[m + 1]))
  const six = (counts: readonly number[]): number => sum(counts.slice(6 * seat, 6 * seat + 6))
  const who = `seat ${seat}`
  fault(sum(hand) !== s.orders[seat], `${who} holds ${sum(hand)} orders, not ${s.orders[seat]}`)
  for (let m: Material = 0; m < 6; m++) {
    fault(held(m) !== s.held[6 * seat + m], `${who} holds another number of ${MATERIALS[m]}`)
    fault(((s.lacks[seat] >> m) & 1) === 1 && held(m) > 0, `${who} holds ${MATERIALS[m]}, which it is known to lack`)
    fault(s.hired[6 * seat + m] > s.clients[6 * seat + m], `${who} hired a client that is gone`)
  }
  for (let card: Card = 0; card < CARDS; card++) {
    fault(s.known[CARDS * seat + card] > hand[card], `${who} is known to hold ${NAMES[card]}, but does not`)
    fault(hand[card] > COPIES[card], `${who} holds ${hand[card]} of ${NAMES[card]}`)
    const code = s.structures[CARDS * seat + card]
    const at = 2 * seat + HALF[card]
    const done = (s.done[at] & BIT[card]) !== 0
    const work = (s.work[at] & BIT[card]) !== 0
    fault(done !== (code !== 0 && (code & DONE) !== 0), `${who}: ${NAMES[card]} is and is not completed`)
    fault(work !== (code !== 0 && (code & DONE) === 0), `${who}: ${NAMES[card]} is and is not unfinished`)
    fault((code & OPENED) !== 0 && !done, `${who}: ${NAMES[card]} is open before it is completed`)
    fault(work && placed(code) >= VALUE[siteOf(code)], `${who}: ${NAMES[card]} has all it needs and is not completed`)
  }
  fault(six(s.clients) !== s.clientele[seat], `${who} has another number of clients`)
  const buried = s.buried.filter(code => Math.floor(code / CARDS) === seat).length
  fault(six(s.vault) + buried + s.blind[seat] !== s.banked[seat], `${who} has another number of cards in the vault`)
  const influence = START_INFLUENCE + sum(VALUE.map((value, m) => value * s.rows[6 * seat + m]))
  fault(influence !== s.influence[seat], `${who} has influence ${s.influence[seat]}, not ${influence}`)
  fault(clienteleLimit(s, seat) < 0, `${who} can have no clients`)
}
