// What things are called, as messages: everything the data names, by its id or its number.

import type { Arg, Message } from '@tabularium/kernel'
import { schemeName, TRADE_BOX, TRADE_CITIES } from '../board/acts/cards.ts'
import type { Names } from '../board/facts.ts'
import { AP, type Card, type Face, type UnitKind } from '../board/names.ts'

export const word = (kind: string, name: string): Message => ({ key: `${kind}.${name}` })

/** `1½`: the same in every language. */
export function amount(ap: number): string | number {
  if (Number.isInteger(ap)) return ap
  const whole = Math.floor(ap)
  const sign = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[ap - whole]
  return sign === undefined ? String(Math.round(ap * 100) / 100) : `${whole === 0 ? '' : whole}${sign}`
}

/** Twelfths of an AP, as the state keeps them. */
export const inAp = (twelfths: number): string | number => amount(twelfths / AP)

/** +2, −1, +0. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

const NOBODY_WORD: Message = { key: 'nobody' }

/** Forms of a country's name beside the one that stands alone: inside a sentence, genitive, dative, accusative, ‘with’ it. */
export const FORMS = ['in', 'of', 'to', 'acc', 'with'] as const

const FORM_ARGS = FORMS.map(form => [form, `${form[0].toUpperCase()}${form.slice(1)}`] as const)

export interface Naming {
  country(id: string): Message
  area(id: string): Message
  place(id: string): Message
  leader(id: string): Message
  card(id: string): Message
  group(id: string): Message
  /** The genitive. */
  groupOf(id: string): Message
  /** A country under an argument's name, and its other forms beside it: `enemy`, `enemyTo`, `enemyWith`. */
  forms(name: string, ids: string | readonly string[]): Record<string, Arg>
  /** Whether verbs about a country stand in the plural: `many`, else `other`. */
  number(id: string): Message
  /** A kind of unit, or a leader. */
  counter(id: string): Message
  unit(kind: UnitKind, side?: Face): Message
  /** A target of secret diplomacy. */
  scheme(id: string): Message
  schemeAt(target: number): Message
  use(card: Card, word: string): Message
  /** Whatever it is. */
  thing(id: string): Message
}

/** A unit by its type and factor; hired ones with whose they are. */
export function unitOf(b: Names, kind: UnitKind, side = 0): Message {
  const nation = b.kindNation[kind]
  const hired = nation < 0 || (b.isHired >> nation) & 1
  const args = {
    type: word('unit', b.types[b.kindType[kind]]),
    factor: (side === 1 ? b.kindReduced : b.kindFull)[kind],
    ...(hired && { nation: nation < 0 ? word('nation', 'mercenary') : word('nation', b.countries[nation]) }),
  }
  return { key: `unit-of${hired ? '.hired' : ''}${side === 1 ? '.reduced' : ''}`, args }
}

export function namingOf(b: Names): Naming {
  const country = (id: string): Message => (id === '' ? NOBODY_WORD : word('country', id))
  const area = (id: string): Message => word('area', id)
  const leader = (id: string): Message => word('leader', id)
  const card = (id: string): Message => word('card', id)

  const places = new Map<string, Message>()
  b.areas.forEach(id => {
    places.set(id, area(id))
    places.set(`in-${id}`, { key: 'place.inside', args: { area: area(id) } })
  })
  for (const id of b.zones) places.set(id, word('sea', id))
  for (const id of b.boxes) places.set(id, word('box', id))
  for (const id of b.data.inlandTrade.raidBoxes) places.set(id, word('box', id))
  places.set('regroup', word('box', 'regroup'))
  places.set('common', word('box', 'common'))
  for (const id of b.countries) {
    places.set(`pool-${id}`, { key: 'place.pool', args: { country: country(id) } })
    places.set(`stored-${id}`, { key: 'place.stored', args: { country: country(id) } })
  }
  for (const war of b.foreignWars) for (const side of [1, 2]) places.set(`${b.cards[war]}-${side}`, card(b.cards[war]))
  const place = (id: string): Message => places.get(id) ?? { key: 'place.nowhere' }

  const unit = (kind: UnitKind, side = 0): Message => unitOf(b, kind, side)

  const kinds = new Map(b.kinds.map((id, kind) => [id, kind]))
  const leaders = new Set(b.leaders)
  const counter = (id: string): Message => {
    const weak = id.endsWith(' reduced')
    const kind = kinds.get(weak ? id.slice(0, -' reduced'.length) : id)
    return kind === undefined ? leader(id) : unit(kind, weak ? 1 : 0)
  }

  const scheme = (id: string): Message => (id === TRADE_CITIES || id === TRADE_BOX ? word('scheme', id) : country(id))

  const groupAs = (key: string, id: string): Message => {
    const at = b.groups.indexOf(id)
    const owner = b.groupOwner[at]
    const number = b.groupOwner.slice(0, at + 1).filter(other => other === owner).length
    return { key, args: { number, country: country(b.countries[owner]) } }
  }
  const group = (id: string): Message => groupAs('group', id)

  const formOf = (id: string, form: string): Message => (id === '' ? NOBODY_WORD : word('country', `${id}.${form}`))
  const forms = (name: string, ids: string | readonly string[]): Record<string, Arg> => {
    const one = typeof ids === 'string'
    const args: Record<string, Arg> = { [name]: one ? country(ids) : ids.map(id => country(id)) }
    for (const [form, suffix] of FORM_ARGS) {
      args[`${name}${suffix}`] = one ? formOf(ids, form) : ids.map(id => formOf(id, form))
    }
    return args
  }

  return {
    country,
    area,
    place,
    leader,
    card,
    group,
    groupOf: id => groupAs('group.of', id),
    forms,
    number: id => formOf(id, 'number'),
    counter,
    unit,
    scheme,
    schemeAt: target => scheme(schemeName(b, target)),
    use: (at, name) =>
      name === '' ? card(b.cards[at]) : { key: 'card-use', args: { card: card(b.cards[at]), use: word('use', name) } },
    thing(id) {
      if (places.has(id)) return place(id)
      if (b.countries.includes(id)) return country(id)
      if (kinds.has(id) || leaders.has(id) || id.endsWith(' reduced')) return counter(id)
      if (b.cards.includes(id)) return card(id)
      return b.groups.includes(id) ? group(id) : scheme(id)
    },
  }
}
