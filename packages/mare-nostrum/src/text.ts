// From rules to words: which message stands for each action, event and decision. The words are in text/.

import { type Arg, type GameText, inEach, type Message, rulesFrom, type Seat } from '@tabularium/kernel'
import { DONE, LOSE_FORTRESS, LOSE_LEGION, LOSE_MARKER, type MnAction, NO_PIECE } from './actions.ts'
import { amount } from './amount.ts'
import type { Board } from './board.ts'
import { CARD_FACTS } from './data/cards.ts'
import { EMPIRES } from './data/empires.ts'
import { GOODS, SORTS, TRACKS } from './data/goods.ts'
import type { Amounts, MnEvent, SideEvent } from './events.ts'
import {
  CARAVAN,
  CARD_NAMES,
  MARKET,
  PENTHESILEA,
  PHAROS,
  PIECE_NAMES,
  type Piece,
  type Province,
  type Sea,
  type Slot,
  TEMPLE,
} from './names.ts'
import { picture } from './picture.ts'
import { decisionRule } from './refuse.ts'
import { dictionaries } from './text/dictionaries.ts'
import { placeWords } from './text/places.ts'
import type { MnView } from './view.ts'

const word = (kind: string, name: string): Message => ({ key: `${kind}.${name}` })
const good = (name: string): Message => word('good', name)
const piece = (i: Piece): Message => good(PIECE_NAMES[i])
const card = (name: string): Message => word('card', name)
const seatArg = (seat: Seat): Arg => ({ seat })

/** The coin first, then in the order of the goods. */
const amounts = (pieces: Amounts): readonly Message[] =>
  PIECE_NAMES.filter(name => (pieces[name] ?? 0) > 0).map(name => amount(name, pieces[name]))
const counted = (what: string, count: number): Message => ({ key: `amount.${what}`, args: { count } })

/** What a build costs: pieces, fewer thanks to a power, or nothing. */
function cost(paid: Amounts | undefined, power: string | undefined): Message {
  if (power === undefined) return { key: 'cost.paid', args: { pieces: amounts(paid ?? {}) } }
  if (paid === undefined) return { key: 'cost.free', args: { card: card(power) } }
  return { key: 'cost.power', args: { card: card(power), pieces: amounts(paid) } }
}

/** `event.legendary` for those who see less, `event.legendary.known` for those who see what it is. */
const known = (key: string, what: unknown): string => (what === undefined ? key : `${key}.known`)

function side({ seat, dice, sum, hits, powers }: SideEvent): Message {
  const args = { seat: seatArg(seat), dice: dice.join(' '), sum, hits }
  if (dice.length === 0) return { key: 'event.side.fortress', args }
  if (powers.length === 0) return { key: 'event.side', args }
  return { key: 'event.side.powers', args: { ...args, powers: powers.map(card) } }
}

/** Offers, or what goes back of them; seats that had none are left out. */
const offers = (list: readonly (Amounts | undefined)[]): readonly Message[] =>
  list.flatMap((pieces, seat) => {
    if (pieces === undefined) return []
    const said = amounts(pieces)
    if (said.length === 0) return [{ key: 'event.offer.nothing', args: { seat: seatArg(seat) } }]
    return [{ key: 'event.offer', args: { seat: seatArg(seat), pieces: said } }]
  })

const winner = (seat: Seat): Message => ({ key: 'event.winner', args: { seat: seatArg(seat) } })

/** The name first, then its bonuses, then what it does. */
function about(name: string): readonly Message[] | undefined {
  const facts = CARD_FACTS.find(other => other.name === name)
  if (!facts) return undefined
  const [trade, culture, military] = facts.bonus
  const bonus: readonly Message[] =
    trade + culture + military === 0 ? [] : [{ key: 'facts', args: { trade, culture, military } }]
  return [card(name), ...bonus, word('power', name)]
}

function hint(e: MnEvent, seat: Seat): readonly Message[] {
  switch (e.at) {
    case 'pillaged':
      return e.seat === seat ? amounts(e.pieces) : []
    default:
      return []
  }
}

const rules = rulesFrom(language => import(`./text/rules.${language}.ts`))

/** The words of the game on a map. */
export function textOf(b: Board): GameText<MnView, MnAction> {
  const provinceName = (name: string): Message => word('province', name)
  const province = (i: Province): Message => provinceName(b.provinces[i])
  const seaName = (name: string): Message => word('sea', name)
  const sea = (i: Sea): Message => seaName(b.seas[i])
  const placeName = (name: string): Message => (b.seas.includes(name) ? seaName(name) : provinceName(name))

  /** A building by its slot: `caravan (metal)`, `market`, `Roma`. */
  function building(slot: Slot): Message {
    const sort = b.slotSort[slot]
    if (sort === CARAVAN) return { key: 'slot.caravan', args: { good: good(GOODS[b.slotGood[slot]]) } }
    if (sort === MARKET || sort === TEMPLE) return word('building', SORTS[sort])
    return word('city', b.slotPart[slot])
  }
  const part = (place: string, name: string): Message => building(b.slotOf(place, name))
  const slotIn = (slot: Slot) => ({ building: building(slot), province: province(b.slotProvince[slot]) })

  function action(a: MnAction): Message {
    const key = `action.${a.kind}`
    switch (a.kind) {
      case 'extra':
      case 'reward':
        return { key: `${key}.${a.legendary === 1 ? 'legendary' : 'coin'}` }
      case 'colossus':
        return a.good === DONE ? { key: `${key}.none` } : { key, args: { good: good(GOODS[a.good]) } }
      case 'token':
        return a.face === 0 ? { key: `${key}.zero` } : { key, args: { face: a.face } }
      case 'offer':
      case 'keep':
        return a.piece === DONE ? { key: `${key}.done` } : { key, args: { piece: piece(a.piece) } }
      case 'take':
        return { key, args: { player: seatArg(a.player), piece: piece(a.piece) } }
      case 'gift':
        return { key, args: { piece: piece(a.piece) } }
      case 'name':
        return { key, args: { player: seatArg(a.player) } }
      case 'perseus':
        return { key: `${key}.${a.first === 1 ? 'first' : 'pass'}` }
      case 'control':
      case 'legion':
      case 'fortress':
      case 'hold':
      case 'marker':
      case 'none':
        return { key, args: { province: province(a.province) } }
      case 'trireme':
        return { key, args: { sea: sea(a.sea) } }
      case 'caravan':
      case 'park': {
        if (a.slot === DONE) return { key: `${key}.done` }
        return { key, args: { province: province(b.slotProvince[a.slot]), good: good(GOODS[b.slotGood[a.slot]]) } }
      }
      case 'market':
      case 'temple':
        return { key, args: { province: province(b.slotProvince[a.slot]) } }
      case 'city':
        return { key, args: { province: province(b.slotProvince[a.slot]), city: building(a.slot) } }
      case 'empire':
        return { key, args: { empire: word('empire', EMPIRES[a.empire]) } }
      case 'recruit':
      case 'copy':
        return { key, args: { card: card(CARD_NAMES[a.card]) } }
      case 'use': {
        const used = `${key}.${CARD_NAMES[a.card]}`
        if (a.place === DONE) return { key: used }
        if (a.card === PENTHESILEA) return { key: `${used}.some`, args: { count: a.place } }
        return { key: used, args: { place: a.card === PHAROS ? sea(a.place) : province(a.place) } }
      }
      case 'end':
        return { key: `${key}.${['build', 'sailing', 'attacks', 'march'][a.what]}` }
      case 'pay':
        if (a.piece === NO_PIECE) return { key: `${key}.coins` }
        return { key: a.coins === 1 ? `${key}.with` : key, args: { piece: piece(a.piece) } }
      case 'peace':
        return a.player === DONE ? { key: `${key}.none` } : { key, args: { player: seatArg(a.player) } }
      case 'exchange':
        return a.province === DONE ? { key: `${key}.done` } : { key, args: { province: province(a.province) } }
      case 'sail':
        return { key, args: { from: sea(a.sea), to: sea(a.to) } }
      case 'march':
        return { key, args: { from: province(a.province), to: province(a.to) } }
      case 'attack':
        return { key, args: { sea: sea(a.sea), player: seatArg(a.player) } }
      case 'fight':
        return { key, args: { province: province(a.province), player: seatArg(a.player) } }
      case 'lose':
        if (a.slot === LOSE_FORTRESS) return { key: `${key}.fortress` }
        if (a.slot === LOSE_LEGION) return { key: `${key}.legion` }
        if (a.slot === LOSE_MARKER) return { key: `${key}.marker` }
        return { key, args: { building: building(a.slot) } }
      case 'pillage':
        return { key, args: slotIn(a.slot) }
      case 'occupy':
        return a.slot === DONE ? { key: `${key}.done` } : { key, args: slotIn(a.slot) }
      case 'sheba':
        return { key: `${key}.${a.yes === 1 ? 'yes' : 'no'}` }
      case 'award':
        return { key, args: { title: word('title', TRACKS[a.track]), player: seatArg(a.player) } }
      default:
        return { key }
    }
  }

  function event(e: MnEvent): Message {
    const key = `event.${e.at}`
    switch (e.at) {
      case 'empire':
        return { key, args: { seat: seatArg(e.seat), empire: word('empire', e.empire) } }
      case 'shown':
        return { key, args: { card: card(e.card) } }
      case 'round':
        return { key, args: { round: e.round } }
      case 'phase':
        return { key, args: { number: e.phase, phase: word('phase', String(e.phase)) } }
      case 'income': {
        const pieces = amounts(e.pieces)
        if (pieces.length === 0) return { key: `${key}.nothing`, args: { seat: seatArg(e.seat) } }
        const args = { seat: seatArg(e.seat), pieces }
        return e.power === undefined ? { key, args } : { key: `${key}.power`, args: { ...args, card: card(e.power) } }
      }
      case 'legendary': {
        const seat = seatArg(e.seat)
        return {
          key: known(key, e.good),
          args: e.good === undefined ? { seat } : { seat, good: good(`legendary-${e.good}`) },
        }
      }
      case 'reshuffled':
        return { key, args: { count: e.count } }
      case 'extra': {
        const seat = seatArg(e.seat)
        if (e.legendary === 0) return { key: `${key}.coins`, args: { seat, count: e.coins } }
        if (e.coins === 0) return { key: `${key}.legendary`, args: { seat, count: e.legendary } }
        return { key, args: { seat, coins: e.coins, legendary: e.legendary } }
      }
      case 'colossus': {
        const seat = seatArg(e.seat)
        return e.good === undefined
          ? { key: `${key}.none`, args: { seat } }
          : { key, args: { seat, good: good(e.good) } }
      }
      case 'token':
        return { key, args: { seat: seatArg(e.seat), face: e.face } }
      case 'no-trade':
        return { key: `${key}.${e.why}` }
      case 'offers':
        return { key, args: { offers: offers(e.offers) } }
      case 'took':
        return { key, args: { seat: seatArg(e.seat), from: seatArg(e.from), piece: good(e.piece) } }
      case 'traded': {
        const returned = offers(e.returned.map(back => (back && Object.keys(back).length > 0 ? back : undefined)))
        return returned.length === 0 ? { key } : { key: `${key}.returned`, args: { offers: returned } }
      }
      case 'gave': {
        const args = { seat: seatArg(e.seat), to: seatArg(e.to) }
        return { key: known(key, e.piece), args: e.piece === undefined ? args : { ...args, piece: good(e.piece) } }
      }
      case 'named':
        return { key, args: { seat: seatArg(e.seat), player: seatArg(e.player) } }
      case 'perseus':
        return { key: `${key}.${e.first ? 'first' : 'pass'}`, args: { seat: seatArg(e.seat) } }
      case 'built':
        return built(e)
      case 'recruited':
        return { key, args: { seat: seatArg(e.seat), card: card(e.card), cost: cost(e.paid, undefined) } }
      case 'copied':
        return { key, args: { seat: seatArg(e.seat), card: card(e.card) } }
      case 'discarded': {
        const pieces = amounts(e.pieces)
        if (pieces.length === 0) return { key: `${key}.nothing`, args: { seat: seatArg(e.seat) } }
        return { key, args: { seat: seatArg(e.seat), pieces } }
      }
      case 'waits':
        return { key: `${key}.${e.by}`, args: { seat: seatArg(e.seat) } }
      case 'peace': {
        const seat = seatArg(e.seat)
        if (e.player === undefined) return { key: `${key}.none`, args: { seat } }
        return { key, args: { seat, player: seatArg(e.player) } }
      }
      case 'recalled':
        return { key, args: { seat: seatArg(e.seat), from: provinceName(e.from), count: e.count } }
      case 'exchanged': {
        const args = { seat: seatArg(e.seat), from: seatArg(e.from), province: provinceName(e.province) }
        return e.power === undefined ? { key, args } : { key: `${key}.power`, args: { ...args, card: card(e.power) } }
      }
      case 'orphaned':
        return { key, args: { seat: seatArg(e.seat), from: seatArg(e.from), province: provinceName(e.province) } }
      case 'sailed':
      case 'marched':
        return {
          key,
          args: { seat: seatArg(e.seat), from: placeName(e.from), to: placeName(e.to), count: e.count },
        }
      case 'battle':
        return { key, args: { place: placeName(e.place), first: side(e.sides[0]), second: side(e.sides[1]) } }
      case 'lost': {
        const units = [
          ...(e.legions > 0 ? [counted('legion', e.legions)] : []),
          ...(e.fortress ? [counted('fortress', 1)] : []),
          ...(e.triremes > 0 ? [counted('trireme', e.triremes)] : []),
        ]
        return { key, args: { seat: seatArg(e.seat), place: placeName(e.place), units } }
      }
      case 'war':
      case 'lapsed':
        return { key, args: { province: provinceName(e.province) } }
      case 'held':
      case 'besieged':
      case 'spared':
        return { key, args: { seat: seatArg(e.seat), province: provinceName(e.province) } }
      case 'pillaged': {
        const args = { seat: seatArg(e.seat), province: provinceName(e.province), building: part(e.province, e.part) }
        const pieces = amounts(e.pieces)
        if (pieces.length === 0) return { key: `${key}.nothing`, args }
        if (e.power === undefined) return { key, args: { ...args, pieces } }
        return { key: `${key}.power`, args: { ...args, pieces, card: card(e.power) } }
      }
      case 'occupied':
        return {
          key,
          args: { seat: seatArg(e.seat), province: provinceName(e.province), building: part(e.province, e.part) },
        }
      case 'parked': {
        const slot = b.slotOf(e.province, e.part)
        const args = { seat: seatArg(e.seat), province: provinceName(e.province), good: good(GOODS[b.slotGood[slot]]) }
        return { key, args }
      }
      case 'title': {
        const args = { seat: seatArg(e.seat), title: word('title', e.track), level: e.level }
        return { key: e.from === e.seat ? `${key}.kept` : key, args }
      }
      case 'awarded':
        return { key, args: { seat: seatArg(e.seat), title: word('title', e.track), player: seatArg(e.player) } }
      case 'over':
        return { key, args: { end: word('end', e.reason), seats: e.winners.map(winner) } }
      case 'ready':
      case 'built-up':
      case 'kept':
      case 'turn-over':
        return { key, args: { seat: seatArg(e.seat) } }
    }
  }

  function built(e: Extract<MnEvent, { at: 'built' }>): Message {
    const args: Record<string, Arg> = { seat: seatArg(e.seat), place: placeName(e.place), cost: cost(e.paid, e.power) }
    const key = `event.built.${e.what}`
    if (e.what === 'legion' && e.count !== undefined) return { key: `${key}s`, args: { ...args, count: e.count } }
    if (e.part === undefined) return { key, args }
    const slot = b.slotOf(e.place, e.part)
    if (e.what === 'caravan') return { key, args: { ...args, good: good(GOODS[b.slotGood[slot]]) } }
    return e.what === 'city' ? { key, args: { ...args, city: building(slot) } } : { key, args }
  }

  function prompt(v: MnView): { message: Message; rule: string } {
    const top = v.frames.at(-1)
    if (!top) return { message: { key: 'prompt.over', args: { end: word('end', v.end) } }, rule: '6' }
    const args: Record<string, Arg> = { seat: seatArg(top.by) }
    switch (top.at) {
      case 'offer':
        args.count = top.a
        break
      case 'gift':
        args.to = seatArg(top.a)
        break
      case 'pay':
        args.price = top.b
        break
      case 'lose':
        args.place = province(top.a)
        break
      case 'occupy':
      case 'sheba':
        args.province = province(top.a)
        break
      case 'award':
        args.title = word('title', TRACKS[top.a])
    }
    return { message: { key: `prompt.${top.at}`, args }, rule: decisionRule(top.at, v.phase) }
  }

  return {
    dictionaries: inEach(dictionaries, (words, language) => ({ ...words, ...placeWords(b.map, words, language) })),
    rules,
    action,
    event: e => event(e as MnEvent),
    prompt,
    hint: (e, seat) => hint(e as MnEvent, seat),
    about,
    picture: (view, say) => picture(b, view, say),
  }
}
