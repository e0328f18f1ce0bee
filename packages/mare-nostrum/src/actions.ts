// Everything a player can ever do, declared in one place, made for a map. Actions name things, not places in a list:
// `march italia cyrenaica`, `pay legendary-wine`. Seats are numbered from 1.

import { type ActionOf, type Catalogue, catalogue, kind, lone, type Seat } from '@tabularium/kernel'
import { EMPIRES } from './data/empires.ts'
import { GOODS, LEGIONS, TRACKS } from './data/goods.ts'
import {
  CAPITAL,
  CARAVAN,
  CARD_NAMES,
  type Card,
  type Cards,
  CITY,
  COIN,
  COPYABLE,
  type Empire,
  FOR_SALE,
  GILGAMESH,
  type Good,
  HAMMURABI,
  LEGENDARY_CITY,
  MARKET,
  PENTHESILEA,
  PHAROS,
  PIECE_NAMES,
  PIECES,
  type Piece,
  type Province,
  type Sea,
  type Seas,
  type Slot,
  type Sort,
  SPARTACUS,
  TEMPLE,
  type Track,
} from './names.ts'

/** What the vocabulary needs to know of a map. */
export interface Places {
  readonly provinces: readonly string[]
  readonly seas: readonly string[]
  /** For each slot: its province, its sort, and its name within the province (`metal`, `market`, `roma`). */
  readonly slotProvince: readonly Province[]
  readonly slotSort: readonly Sort[]
  readonly slotPart: readonly string[]
  /** Neighbouring seas, as bits. */
  readonly seaNear: readonly Seas[]
}

export const MOST_SEATS = 5
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4]
/** Where an action can name a thing or refuse: `colossus none`, `offer done`. */
export const DONE = -1
/** `lose`: what is no station on a slot. */
export const LOSE_FORTRESS = -1
export const LOSE_LEGION = -2
export const LOSE_MARKER = -3
/** `pay`: every piece a coin. */
export const NO_PIECE = -1

export const [END_BUILD, END_SAILING, END_ATTACKS, END_MARCH] = [0, 1, 2, 3]
const END_NAMES = ['build', 'sailing', 'attacks', 'march']

const seatName = (seat: Seat): string => String(seat + 1)
const upTo = <Of extends number>(n: number): readonly Of[] => Array.from({ length: n }, (_, i) => i as Of)
const bits = (set: Cards): readonly Card[] => upTo<Card>(CARD_NAMES.length).filter(card => (set >> card) & 1)

const pieces = upTo<Piece>(PIECES).map(piece => ({ piece }))
const orDone = (piece: Piece): string => (piece === DONE ? 'done' : PIECE_NAMES[piece])
const sayPiece = ({ piece }: { piece: Piece }): string => orDone(piece)
const players = SEATS.map(player => ({ player }))
const sayPlayer = ({ player }: { player: Seat }): string => seatName(player)

const kindsOf = (b: Places) => {
  const provinces = b.provinces.map((_, province: Province) => ({ province }))
  const sayProvince = ({ province }: { province: Province }) => b.provinces[province]
  const seas = b.seas.map((_, sea: Sea) => ({ sea }))
  const saySlot = ({ slot }: { slot: Slot }) =>
    slot === DONE ? 'done' : `${b.provinces[b.slotProvince[slot]]} ${b.slotPart[slot]}`
  const slotsOf = (...sorts: readonly Sort[]) =>
    upTo<Slot>(b.slotProvince.length)
      .filter(slot => sorts.includes(b.slotSort[slot]))
      .map(slot => ({ slot }))
  /** The only one of its sort in a province goes without a name of its own. */
  const sayOne = ({ slot }: { slot: Slot }) => {
    const province = b.provinces[b.slotProvince[slot]]
    const part = b.slotPart[slot]
    return part === 'market' || part === 'temple' ? province : `${province} ${part}`
  }
  const allSlots = upTo<Slot>(b.slotProvince.length).map(slot => ({ slot }))
  /** A province, a sea or a count, by the card. */
  const useAt = (card: Card, place: number) => ({ card, place })
  return {
    extra: kind([{ legendary: 0 }, { legendary: 1 }], ({ legendary }) => (legendary === 1 ? 'legendary' : 'coin')), // 1.1
    colossus: kind([...GOODS.map((_, good: Good) => ({ good })), { good: DONE }], ({ good }) =>
      good === DONE ? 'none' : GOODS[good],
    ), // 1.1
    token: kind(
      upTo(6).map(face => ({ face })),
      ({ face }) => String(face),
    ), // 2.1
    offer: kind([...pieces, { piece: DONE }], sayPiece), // 2.1
    take: kind(
      SEATS.flatMap(player => pieces.map(({ piece }) => ({ player, piece }))),
      ({ player, piece }) => `${seatName(player)} ${PIECE_NAMES[piece]}`,
    ), // 2.2
    gift: kind(pieces, sayPiece), // 2.2.1
    name: kind(players, sayPlayer), // 3.0, 4
    perseus: kind([{ first: 1 }, { first: 0 }], ({ first }) => (first === 1 ? 'first' : 'pass')), // 6, 10
    control: kind(provinces, sayProvince), // 3.1.1
    legion: kind(provinces, sayProvince), // 3.1.2
    fortress: kind(provinces, sayProvince),
    trireme: kind(seas, ({ sea }) => b.seas[sea]),
    caravan: kind(slotsOf(CARAVAN), saySlot),
    market: kind(slotsOf(MARKET), sayOne),
    city: kind(slotsOf(CITY, CAPITAL, LEGENDARY_CITY), saySlot),
    temple: kind(slotsOf(TEMPLE), sayOne),
    recruit: kind(
      bits(FOR_SALE).map(card => ({ card })),
      ({ card }) => CARD_NAMES[card],
    ), // 3.1.3
    pyramids: lone(),
    use: kind(
      [
        ...provinces.map(({ province }) => useAt(HAMMURABI, province)),
        ...provinces.map(({ province }) => useAt(SPARTACUS, province)),
        ...provinces.map(({ province }) => useAt(GILGAMESH, province)),
        ...seas.map(({ sea }) => useAt(PHAROS, sea)),
        useAt(PENTHESILEA, DONE),
        // Fewer than all.
        ...upTo(LEGIONS)
          .slice(1)
          .map(count => useAt(PENTHESILEA, count)),
      ],
      ({ card, place }) => {
        if (place === DONE) return CARD_NAMES[card]
        if (card === PENTHESILEA) return `${CARD_NAMES[card]} ${place}`
        return `${CARD_NAMES[card]} ${(card === PHAROS ? b.seas : b.provinces)[place]}`
      },
    ), // 10, 11
    end: kind(
      END_NAMES.map((_, what) => ({ what })),
      ({ what }) => END_NAMES[what],
    ),
    pay: kind(
      [
        { piece: NO_PIECE, coins: 1 },
        ...pieces.map(({ piece }) => ({ piece, coins: 0 })),
        ...pieces.filter(({ piece }) => piece !== COIN).map(({ piece }) => ({ piece, coins: 1 })),
      ],
      ({ piece, coins }) => [coins === 1 ? 'coins' : '', piece === NO_PIECE ? '' : PIECE_NAMES[piece]].join(' ').trim(),
    ), // 3.0
    'take-back': lone(),
    copy: kind(
      bits(COPYABLE).map(card => ({ card })),
      ({ card }) => CARD_NAMES[card],
    ), // 10
    keep: kind([...pieces.filter(({ piece }) => piece !== COIN), { piece: DONE }], sayPiece), // 3.0, 11
    peace: kind([...players, { player: DONE }], ({ player }) => (player === DONE ? 'none' : seatName(player))), // 11
    exchange: kind([...provinces, { province: DONE }], ({ province }) =>
      province === DONE ? 'done' : b.provinces[province],
    ), // 4.0
    sail: kind(
      seas.flatMap(({ sea }) => seas.filter(to => (b.seaNear[sea] >> to.sea) & 1).map(to => ({ sea, to: to.sea }))),
      ({ sea, to }) => `${b.seas[sea]} ${b.seas[to]}`,
    ), // 4.1.1
    attack: kind(
      seas.flatMap(({ sea }) => SEATS.map(player => ({ sea, player }))),
      ({ sea, player }) => `${b.seas[sea]} ${seatName(player)}`,
    ), // 4.1.1
    march: kind(
      provinces.flatMap(({ province }) =>
        upTo<Province>(b.provinces.length)
          .filter(to => to !== province)
          .map(to => ({ province, to })),
      ),
      ({ province, to }) => `${b.provinces[province]} ${b.provinces[to]}`,
    ), // 4.1.2
    fight: kind(
      provinces.flatMap(({ province }) => SEATS.map(player => ({ province, player }))),
      ({ province, player }) => `${b.provinces[province]} ${seatName(player)}`,
    ), // 4.1.2
    lose: kind(
      [{ slot: LOSE_FORTRESS }, { slot: LOSE_LEGION }, { slot: LOSE_MARKER }, ...allSlots],
      ({ slot }) => ['marker', 'legion', 'fortress'][slot + 3] ?? saySlot({ slot }),
    ), // 4.2
    hold: kind(provinces, sayProvince), // 4.3
    pillage: kind(allSlots, saySlot), // 4.3.1
    reward: kind([{ legendary: 0 }, { legendary: 1 }], ({ legendary }) => (legendary === 1 ? 'legendary' : 'coin')),
    occupy: kind([...allSlots, { slot: DONE }], saySlot), // 4.3.2
    marker: kind(provinces, sayProvince), // 4.3.3
    sheba: kind([{ yes: 1 }, { yes: 0 }], ({ yes }) => (yes === 1 ? 'yes' : 'no')), // 4.3.3
    none: kind(provinces, sayProvince), // 4.3
    park: kind([...slotsOf(CARAVAN), { slot: DONE }], saySlot), // 10, Circe
    award: kind(
      TRACKS.flatMap((_, track: Track) => SEATS.map(player => ({ track, player }))),
      ({ track, player }) => `${TRACKS[track]} ${seatName(player)}`,
    ), // 5
    empire: kind(
      EMPIRES.map((_, empire: Empire) => ({ empire })),
      ({ empire }) => EMPIRES[empire],
    ), // C
  }
}

export type MnAction = ActionOf<ReturnType<typeof kindsOf>>

/** The actions of a map by what they name, for legal lists. A place without an action holds nothing. */
export interface Acts {
  readonly extra: readonly MnAction[] // by legendary
  readonly colossus: readonly MnAction[] // by good; none last
  readonly token: readonly MnAction[] // by face
  readonly offer: readonly MnAction[] // by piece; done last
  readonly take: readonly MnAction[] // by PIECES * player + piece
  readonly gift: readonly MnAction[] // by piece
  readonly name: readonly MnAction[] // by seat
  readonly perseusFirst: MnAction
  readonly perseusPass: MnAction
  readonly control: readonly MnAction[] // by province
  readonly legion: readonly MnAction[]
  readonly fortress: readonly MnAction[]
  readonly trireme: readonly MnAction[] // by sea
  /** Caravans, markets, cities and temples, by slot. */
  readonly building: readonly MnAction[]
  readonly recruit: readonly MnAction[] // by card
  readonly pyramids: MnAction
  readonly hammurabi: readonly MnAction[] // by province
  readonly spartacus: readonly MnAction[]
  readonly gilgamesh: readonly MnAction[]
  readonly pharos: readonly MnAction[] // by sea
  readonly penthesilea: MnAction // all her legions
  readonly penthesileaSome: readonly MnAction[] // by count
  readonly end: readonly MnAction[] // END_BUILD …
  readonly payCoins: MnAction
  readonly pay: readonly MnAction[] // by piece
  readonly payCoinsWith: readonly MnAction[] // by piece
  readonly takeBack: MnAction
  readonly copy: readonly MnAction[] // by card
  readonly keep: readonly MnAction[] // by piece
  readonly keepDone: MnAction
  readonly peace: readonly MnAction[] // by seat; none last
  readonly exchange: readonly MnAction[] // by province; done last
  readonly sail: readonly MnAction[] // by seas * sea + to
  readonly attack: readonly MnAction[] // by MOST_SEATS * sea + player
  readonly march: readonly MnAction[] // by provinces * province + to
  readonly fight: readonly MnAction[] // by MOST_SEATS * province + player
  readonly loseFortress: MnAction
  readonly loseLegion: MnAction
  readonly loseMarker: MnAction
  readonly lose: readonly MnAction[] // by slot
  readonly hold: readonly MnAction[] // by province
  readonly pillage: readonly MnAction[] // by slot
  readonly reward: readonly MnAction[] // by legendary
  readonly occupy: readonly MnAction[] // by slot; done last
  readonly marker: readonly MnAction[] // by province
  readonly shebaYes: MnAction
  readonly shebaNo: MnAction
  readonly none: readonly MnAction[] // by province
  readonly park: readonly MnAction[] // by slot; done last
  readonly award: readonly MnAction[] // by MOST_SEATS * track + player
  readonly empire: readonly MnAction[] // by empire
}

export interface Vocabulary {
  readonly actions: Catalogue<MnAction>
  readonly acts: Acts
}

export function vocabulary(b: Places): Vocabulary {
  const actions: Catalogue<MnAction> = catalogue(kindsOf(b))
  type Of<N extends MnAction['kind']> = Extract<MnAction, { readonly kind: N }>
  /** A list in which each action stands at the place that `at` gives it. */
  const by = <N extends MnAction['kind']>(name: N, size: number, at: (action: Of<N>) => number): MnAction[] => {
    const list: MnAction[] = new Array(size).fill(actions.all[0])
    for (const action of actions.of(name)) if (at(action) >= 0) list[at(action)] = action as MnAction
    return list
  }
  const one = (notation: string): MnAction => {
    const found = actions.parse(notation)
    if (!found) throw new Error(`there is no action '${notation}'`)
    return found
  }
  const P = b.provinces.length
  const S = b.seas.length
  const slots = b.slotProvince.length
  const usedBy = (card: Card, size: number) => by('use', size, a => (a.card === card ? a.place : -1))
  const building = by('caravan', slots, a => a.slot)
  for (const name of ['market', 'city', 'temple'] as const) for (const a of actions.of(name)) building[a.slot] = a
  const acts: Acts = {
    extra: by('extra', 2, a => a.legendary),
    colossus: actions.of('colossus'),
    token: actions.of('token'),
    offer: actions.of('offer'),
    take: actions.of('take'),
    gift: actions.of('gift'),
    name: actions.of('name'),
    perseusFirst: one('perseus first'),
    perseusPass: one('perseus pass'),
    control: actions.of('control'),
    legion: actions.of('legion'),
    fortress: actions.of('fortress'),
    trireme: actions.of('trireme'),
    building,
    recruit: by('recruit', CARD_NAMES.length, a => a.card),
    pyramids: one('pyramids'),
    hammurabi: usedBy(HAMMURABI, P),
    spartacus: usedBy(SPARTACUS, P),
    gilgamesh: usedBy(GILGAMESH, P),
    pharos: usedBy(PHAROS, S),
    penthesilea: one('use penthesilea'),
    penthesileaSome: usedBy(PENTHESILEA, LEGIONS),
    end: actions.of('end'),
    payCoins: one('pay coins'),
    pay: by('pay', PIECES, a => (a.coins === 0 ? a.piece : -1)),
    payCoinsWith: by('pay', PIECES, a => (a.coins === 1 ? a.piece : -1)),
    takeBack: one('take-back'),
    copy: by('copy', CARD_NAMES.length, a => a.card),
    keep: by('keep', PIECES, a => a.piece),
    keepDone: one('keep done'),
    peace: actions.of('peace'),
    exchange: actions.of('exchange'),
    sail: by('sail', S * S, a => S * a.sea + a.to),
    attack: actions.of('attack'),
    march: by('march', P * P, a => P * a.province + a.to),
    fight: actions.of('fight'),
    loseFortress: one('lose fortress'),
    loseLegion: one('lose legion'),
    loseMarker: one('lose marker'),
    lose: by('lose', slots, a => a.slot),
    hold: actions.of('hold'),
    pillage: actions.of('pillage'),
    reward: by('reward', 2, a => a.legendary),
    occupy: actions.of('occupy'),
    marker: actions.of('marker'),
    shebaYes: one('sheba yes'),
    shebaNo: one('sheba no'),
    none: actions.of('none'),
    park: [...by('park', slots, a => a.slot), one('park done')],
    award: actions.of('award'),
    empire: actions.of('empire'),
  }
  return { actions, acts }
}
