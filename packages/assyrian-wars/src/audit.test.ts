// The audit must see whatever is broken: a table of sabotages, each on a position of a game well under way.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import type { AwAction } from './board/actions.ts'
import { field, poolOf, storeOf, warSide, zonePlace } from './board/board.ts'
import { isMercenary, move } from './board/counters.ts'
import { CARD_OUT, DECK, DISCARD, HAND, LAID, MOVING, NOBODY, TABLE, USED } from './board/names.ts'
import { type AwState, clone } from './board/state.ts'
import { apply, legal, waiting } from './play.ts'
import { setup } from './setup.ts'
import { BOARD } from './testing/scene.ts'

const b = BOARD
const OPTIONS = { scenario: 'campaign', suddenDeath: 'off', reducedLeaders: 'off', secretDiplomacy: 'on' }

const wellUnderWay = (() => {
  const random = new FastChance('sabotage')
  const out: AwAction[] = []
  const s = setup(b, { seats: 5, options: OPTIONS }, random)
  const acting = () => s.frames.at(-1)?.at === 'act' && s.turn === 2
  for (let i = 0; i < 5000 && !acting(); i++) {
    const [seat] = waiting(b, s)
    apply(b, s, seat, out[random.number(legal(b, s, seat, out))], random)
  }
  return () => clone(s)
})()

const isRegular = (s: AwState, u: number): boolean =>
  u < b.firstLeader && !isMercenary(b, u) && !b.ship[u] && s.at[u] < b.insides
const first = (s: AwState, test: (u: number) => boolean): number => s.at.findIndex((_, u) => test(u))
const regular = (s: AwState): number => first(s, u => isRegular(s, u))
const leader = (s: AwState): number => first(s, u => u >= b.firstLeader && s.at[u] < b.insides)
const hired = (s: AwState): number => first(s, u => u < b.firstLeader && isMercenary(b, u) && s.own[u] !== NOBODY)
const ship = (s: AwState): number => first(s, u => b.ship[u] && s.at[u] >= b.seas && s.at[u] < b.tradeBoxes)
const common = (s: AwState): number => s.cardAt.findIndex((at, copy) => at === DECK && b.copyCard[copy] < b.commonCards)
const home = (): number => b.cardFirst[b.commonCards]
const [assyria, egypt, israel] = ['assyria', 'egypt', 'israel'].map(b.countryOf)
const [nineveh, samaria, desert] = [
  b.areaOf('nineveh'),
  b.areaOf('samaria'),
  b.areas.findIndex((_, area) => !b.isCity[area] && b.tradeCity[area] < 0),
]

interface Sabotage {
  readonly does: string
  readonly to: (s: AwState) => void
  readonly seen: RegExp
}

const COUNTERS: readonly Sabotage[] = [
  { does: 'a unit says it is elsewhere', to: s => void (s.at[regular(s)] = b.regroup), seen: /but is not there/ },
  {
    does: 'a unit is taken out of its list',
    to(s) {
      const u = regular(s)
      if (s.head[s.at[u]] === u) s.head[s.at[u]] = s.next[u]
      else s.next[s.next.indexOf(u)] = s.next[u]
    },
    seen: /is nowhere/,
  },
  {
    does: 'a unit is put into a second list',
    to(s) {
      const empty = s.head.indexOf(-1)
      s.head[empty] = s.at.lastIndexOf(b.out)
    },
    seen: /is in two places|is listed at/,
  },
  {
    does: 'a list goes round',
    to: s => void (s.next[s.head[b.regroup] ?? 0] = s.head[b.regroup]),
    seen: /out of order|nowhere/,
  },
  {
    does: 'a list turns back',
    to: s => void ([s.head[b.out], s.next[s.head[b.out]]] = [s.next[s.head[b.out]], s.head[b.out]]),
    seen: /out of order/,
  },
  { does: 'a third side', to: s => void (s.side[regular(s)] = 2), seen: /has a side 2/ },
  { does: 'a reduced leader without the rule', to: s => void (s.side[leader(s)] = 1), seen: /is reduced/ },
  { does: 'a unit of an unknown country', to: s => void (s.own[regular(s)] = 40), seen: /serves nobody known/ },
  { does: 'a regular that changed sides', to: s => void (s.own[regular(s)] = israel), seen: /serves israel/ },
  { does: 'a leader that changed sides', to: s => void (s.own[leader(s)] = israel), seen: /serves israel/ },
  { does: 'a mercenary of nobody', to: s => void (s.own[hired(s)] = NOBODY), seen: /serves nobody/ },
  { does: 'a mercenary in the box that serves', to: s => void (s.own[s.head[b.common]] = egypt), seen: /serves egypt/ },
  { does: 'a regular in the box of mercenaries', to: s => move(s, regular(s), b.common), seen: /strange pool/ },
  { does: 'a regular in a strange pool', to: s => move(s, regular(s), poolOf(b, israel)), seen: /strange pool/ },
  { does: 'a unit in a strange store', to: s => move(s, regular(s), storeOf(b, israel)), seen: /strange store/ },
  {
    does: 'a unit in a war of peace',
    to: s => move(s, regular(s), warSide(b, s.warLeft.indexOf(NOBODY), 0)),
    seen: /a war that is over/,
  },
  { does: 'a ship on land', to: s => move(s, ship(s), field(nineveh)), seen: /a ship on land/ },
  { does: 'a leader in a raid box', to: s => move(s, leader(s), b.raidBoxes), seen: /a leader in a box/ },
  { does: 'a unit in a city that is none', to: s => move(s, regular(s), b.insides + desert), seen: /no ground/ },
  {
    does: 'a unit of a country that sleeps',
    to: s => void (s.active &= ~(1 << s.own[regular(s)])),
    seen: /not active/,
  },
  { does: 'a march in the pool', to: s => void (s.moved[s.head[poolOf(b, assyria)]] = 1), seen: /has marched/ },
  { does: 'a march below nothing', to: s => void (s.moved[regular(s)] = -1), seen: /less than nothing/ },
  { does: 'a unit marches alone', to: s => void (s.busy[regular(s)] |= MOVING), seen: /without a march/ },
  { does: 'a counter that is not there', to: s => void s.moving.push(9999), seen: /no counter 9999/ },
  { does: 'a unit fights twice', to: s => void s.attackers.push(3, 3), seen: /twice/ },
  {
    does: 'a unit on both sides',
    to(s) {
      s.attackers.push(3)
      s.defenders.push(3)
    },
    seen: /both sides/,
  },
  {
    does: 'more aboard than ships carry',
    to: s => move(s, regular(s), zonePlace(b, emptyZone(s))),
    seen: /more aboard/,
  },
  {
    does: 'two raiders in a box',
    to: s => [regular(s), regular(s) + 1].forEach(u => void move(s, u, b.raidBoxes)),
    seen: /[23] counters in/,
  },
  { does: 'a crown too many', to: s => void (s.crowned[0] = 2), seen: /2 crowns/ },
  {
    does: 'a leader in a group without a chief',
    to: s => void (s.group[0] = s.chief.indexOf(NOBODY)),
    seen: /no army group/,
  },
  {
    does: 'a group in two places',
    to(s) {
      const card = s.chief.indexOf(NOBODY)
      const [one, other] = [leader(s), s.at.findLastIndex((at, u) => u >= b.firstLeader && at !== s.at[leader(s)])]
      s.chief[card] = one
      s.group[one - b.firstLeader] = s.group[other - b.firstLeader] = card
    },
    seen: /away from his army group/,
  },
  {
    does: 'a chief from elsewhere',
    to: s => void (s.chief[s.chief.indexOf(NOBODY)] = leader(s)),
    seen: /chief from elsewhere/,
  },
]

const emptyZone = (s: AwState): number => b.zones.findIndex((_, zone) => s.head[zonePlace(b, zone)] < 0)

const CARDS: readonly Sabotage[] = [
  { does: 'a card in no place', to: s => void (s.cardAt[common(s)] = -7), seen: /is nowhere/ },
  { does: 'a card of no country', to: s => void (s.cardAt[common(s)] = HAND + b.countries.length), seen: /is nowhere/ },
  {
    does: 'a card drawn without being counted',
    to: s => void (s.cardAt[common(s)] = HAND + egypt),
    seen: /egypt is miscounted/,
  },
  { does: 'a hand miscounted', to: s => void s.commons[egypt]++, seen: /egypt is miscounted/ },
  { does: 'home cards miscounted', to: s => void s.homes[egypt]++, seen: /egypt is miscounted/ },
  { does: 'a card lost from the game', to: s => void (s.cardAt[common(s)] = CARD_OUT), seen: /out of the game/ },
  { does: 'a home card in the deck', to: s => void (s.cardAt[home()] = DECK), seen: /in the deck/ },
  { does: 'a home card among the discards', to: s => void (s.cardAt[home()] = DISCARD), seen: /in the deck/ },
  {
    does: 'a common card in a pile of home cards',
    to: s => void (s.cardAt[common(s)] = USED + egypt),
    seen: /strange pile/,
  },
  { does: 'a card laid in peace', to: s => void (s.cardAt[common(s)] = LAID + egypt), seen: /laid for no battle/ },
  {
    does: 'a card on the table for nothing',
    to: s => void (s.cardAt[b.cardFirst[b.cards.indexOf('omens')]] = TABLE),
    seen: /on the table for nothing/,
  },
  {
    does: 'an inactive country draws',
    to(s) {
      const sleeper = b.countries.findIndex((_, c) => c >= b.powers && !((s.active >> c) & 1))
      s.cardAt[common(s)] = HAND + sleeper
      s.commons[sleeper]++
    },
    seen: /has cards and is not active/,
  },
  {
    does: 'a foreign war without its card',
    to: s => void (s.warLeft[s.warLeft.indexOf(NOBODY)] = 2),
    seen: /without a card/,
  },
  {
    does: 'units owed to no war',
    to: s => void (s.warOwes[2 * s.warLeft.indexOf(NOBODY)] = 2),
    seen: /without a card/,
  },
  { does: 'too many units sent', to: s => void (s.warOwes[0] = -1), seen: /than it asks for/ },
]

const spread = (list: number[], n: number, most: number): void => {
  for (let area = 0, left = n; left > 0; area++) {
    const room = Math.min(left, most - list[area])
    if (area === b.farEast) continue
    list[area] += room
    left -= room
  }
}

const MARKERS: readonly Sabotage[] = [
  { does: 'pillage beyond the worst', to: s => void (s.pillage[samaria] = 3), seen: /pillage 3 at samaria/ },
  { does: 'pillage below nothing', to: s => void (s.pillage[samaria] = -1), seen: /pillage -1 at samaria/ },
  {
    does: 'more damage than walls',
    to: s => void (s.damage[nineveh] = b.defence[nineveh] + 1),
    seen: /damage 6 at nineveh/,
  },
  { does: 'damage in the open', to: s => void (s.damage[desert] = 1), seen: /damage 1 at/ },
  { does: 'three ECO+', to: s => void (s.ecoPlus[nineveh] = 3), seen: /3 ECO\+ at nineveh/ },
  { does: 'two ECO-', to: s => void (s.ecoMinus[samaria] = 2), seen: /2 ECO- at samaria/ },
  {
    does: 'ECO+ and ECO- together',
    to: s => void (s.ecoPlus[nineveh] = s.ecoMinus[nineveh] = 1),
    seen: /ECO\+ and ECO- at nineveh/,
  },
  {
    does: 'more ECO+ than there are',
    to: s => spread(s.ecoPlus, b.data.constants.markerSupply.ecoPlus + 1, 2),
    seen: /\d\d ECO\+ markers/,
  },
  {
    does: 'more ECO- than there are',
    to: s => spread(s.ecoMinus, b.data.constants.markerSupply.ecoMinus + 1, 1),
    seen: /\d\d ECO- markers/,
  },
  {
    does: 'more revolts than there are',
    to: s => spread(s.revolt, b.data.constants.markerSupply.revolt + 1, 1),
    seen: /revolt markers/,
  },
  { does: 'a revolt that obeys', to: s => void (s.revolt[nineveh] = 1), seen: /a revolt under control at nineveh/ },
  { does: 'two revolts in one city', to: s => void (s.revolt[nineveh] = 2), seen: /2 revolts at nineveh/ },
  { does: 'a city in the open', to: s => void (s.city[desert] = assyria), seen: /a city that is not there/ },
  { does: 'ground of an unknown country', to: s => void (s.land[nineveh] = 31), seen: /nobody in play at nineveh/ },
  {
    does: 'a city of one that is gone',
    to(s) {
      s.gone |= 1 << assyria
      s.inPlay &= ~s.gone
    },
    seen: /nobody in play at nineveh/,
  },
  { does: 'a pact with no trade city', to: s => void (s.pact[nineveh] = egypt), seen: /a pact with nobody at nineveh/ },
  { does: 'a province of another', to: s => void (s.province[nineveh] = egypt), seen: /a province without its ground/ },
  { does: 'a siege by nobody', to: s => void (s.siege[nineveh] = 3), seen: /a siege by nobody at nineveh/ },
  {
    does: 'besiegers without a siege',
    to: s => void (s.siegeBy[nineveh] = 1 << egypt),
    seen: /a siege by nobody at nineveh/,
  },
  { does: 'hunger without a siege', to: s => void (s.hunger[nineveh] = 1), seen: /left of a siege at nineveh/ },
  { does: 'a trade marker too many', to: s => void (s.trade[egypt] = 99), seen: /egypt has 99 trade markers/ },
  { does: 'a trade marker too few', to: s => void (s.trade[egypt] = -1), seen: /egypt has -1 trade markers/ },
  { does: 'points from nowhere', to: s => void s.vp[egypt]++, seen: /egypt has .* points and has earned/ },
  {
    does: 'points of a kind that do not count',
    to: s => void s.vpBy[0]++,
    seen: /assyria has .* points and has earned/,
  },
  { does: 'points of a minor', to: s => void s.vp[israel]++, seen: /israel has 1 points/ },
  { does: 'a marker past the end of its track', to: s => void (s.level[israel] = 16), seen: /israel is off the track/ },
  {
    does: 'a marker on no track',
    to(s) {
      s.track[israel] = NOBODY
      s.level[israel] = 4
    },
    seen: /israel is off the track/,
  },
  { does: 'a power on a track', to: s => void (s.track[egypt] = assyria), seen: /egypt has a marker on a track/ },
  { does: 'a refusal of no colour', to: s => void (s.refused[israel] = 4), seen: /israel has a marker 4/ },
  {
    does: 'a refusal of a country that is not there',
    to(s) {
      s.inPlay &= ~(1 << israel)
      s.refused[israel] = 1
    },
    seen: /refuses tribute and is not in play/,
  },
]

const POLITICS: readonly Sabotage[] = [
  { does: 'half a war', to: s => void (s.feud[egypt] ^= 1 << israel), seen: /half at war/ },
  { does: 'half a passage', to: s => void (s.passage[egypt] ^= 1 << assyria), seen: /half a passage/ },
  { does: 'a fourth camp', to: s => void (s.camp[egypt] = 3), seen: /the camp of egypt/ },
  { does: 'a minor in a camp', to: s => void (s.camp[israel] = 1), seen: /the camp of israel/ },
  {
    does: 'a war nobody declared',
    to(s) {
      s.war[egypt] ^= 1 << israel
      s.war[israel] ^= 1 << egypt
    },
    seen: /wars of egypt are others/,
  },
  { does: 'an ally nobody knows of', to: s => void (s.kin[egypt] ^= 1 << israel), seen: /allies of egypt are others/ },
  {
    does: 'a grace without a conquest',
    to: s => void (s.grace[b.powers * israel + egypt] = 3),
    seen: /israel has a grace/,
  },
  { does: 'a conquest without a grace', to: s => void (s.conquered[israel] |= 1 << egypt), seen: /israel has a grace/ },
  { does: 'more saved than may be', to: s => void (s.saved[egypt] = 49), seen: /egypt has saved 49/ },
  { does: 'a debt below nothing', to: s => void (s.debt[egypt] = -1), seen: /egypt owes -1/ },
  { does: 'one that is gone and there', to: s => void (s.gone |= 1 << egypt), seen: /eliminated country is in play/ },
  { does: 'one that acts and is not there', to: s => void (s.inPlay &= ~(1 << egypt)), seen: /not in play is active/ },
  { does: 'a purse below nothing', to: s => void (s.income = -1), seen: /the purse/ },
  { does: 'a sixth turn', to: s => void (s.turn = 6), seen: /turn 6/ },
  { does: 'an impulse of nobody', to: s => void (s.phasing = 30), seen: /nobody known has the impulse/ },
  { does: 'an end for no reason', to: s => void (s.frames.length = 0), seen: /over for no reason/ },
  { does: 'a game beyond its end', to: s => void (s.end = 0), seen: /goes on after its end/ },
]

test('a position of a game in its second turn is sound, and holds every counter and card', () => {
  const s = wellUnderWay()
  expect([s.turn, s.frames.at(-1)?.at]).toEqual([2, 'act'])
  const { totals, faults } = audit(b, s)
  expect(faults).toEqual([])
  expect([totals.counters, totals.cards]).toEqual([b.counters, b.copies])
})

describe.each([
  { what: 'counters', table: COUNTERS },
  { what: 'cards', table: CARDS },
  { what: 'markers', table: MARKERS },
  { what: 'politics', table: POLITICS },
])('sabotage of $what', ({ table }) => {
  test.each(table)('$does', ({ to, seen }) => {
    const s = wellUnderWay()
    to(s)
    expect(audit(b, s).faults.join('; ')).toMatch(seen)
  })
})
