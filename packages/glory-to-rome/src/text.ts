// From rules to words: which message stands for each action, event and decision. The words are in text/.

import { type Arg, type GameText, type Message, rulesFrom, type Seat } from '@tabularium/kernel'
import { type GrAction, SENATOR } from './actions.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import { STRUCTURES } from './data/structures.ts'
import type { GrEvent } from './events.ts'
import { type Card, MATERIAL, type Material, NAMES, ROLE, type Role, type Structure, VALUE } from './names.ts'
import { picture } from './picture.ts'
import { DECISION_RULE } from './refuse.ts'
import { dictionaries } from './text/dictionaries.ts'
import type { GrView } from './view.ts'

const cardName = (name: string): Message => ({ key: `card.${name}` })
const card = (i: Card | Structure): Message => cardName(i === SENATOR ? 'senator' : NAMES[i])
const materialName = (name: string): Message => ({ key: `material.${name}` })
const material = (i: Material): Message => materialName(MATERIALS[i])
const roleName = (name: string): Message => ({ key: `role.${name}` })
const role = (i: Role): Message => roleName(ROLES[i])

function action(a: GrAction): Message {
  const key = `action.${a.kind}`
  switch (a.kind) {
    case 'lead':
      return { key, args: { role: role(a.role), card: card(a.card) } }
    case 'petition':
      return { key, args: { role: role(a.role), material: material(a.material) } }
    case 'think':
      return { key: `${key}.${a.senator === 1 ? 'senator' : 'cards'}` }
    case 'collect':
    case 'bank':
    case 'plunder':
    case 'salvage':
      return { key, args: { material: material(a.material) } }
    case 'hire':
    case 'act':
    case 'capture':
      return { key, args: { role: role(a.role) } }
    case 'found': {
      const foreign = a.material !== MATERIAL[a.card] ? '.site' : ''
      const args = { structure: card(a.card), site: material(a.material) }
      return { key: `${key}${foreign}${a.out === 1 ? '.out' : ''}`, args }
    }
    case 'craft': {
      const args = { structure: card(a.structure), card: card(a.card), material: material(MATERIAL[a.card]) }
      return { key: a.finish === 1 ? `${key}.finish` : key, args }
    }
    case 'build':
    case 'arch': {
      const args = { structure: card(a.structure), material: material(a.material) }
      return { key: a.finish === 1 ? `${key}.finish` : key, args }
    }
    case 'open': {
      const args = { owner: { seat: a.owner }, structure: card(a.structure), material: material(a.material) }
      return { key: a.pool === 1 ? `${key}.pool` : key, args }
    }
    case 'seize':
      return { key, args: { owner: { seat: a.owner }, structure: card(a.structure) } }
    case 'claim':
    case 'concede':
      return { key, args: { owner: { seat: a.owner } } }
    case 'enough':
    case 'vomitorium':
    case 'skip':
    case 'bar':
    case 'atrium':
    case 'fountain':
    case 'keep':
    case 'done':
    case 'pass':
      return { key }
    default:
      return { key, args: { card: card(a.card), role: a.card === SENATOR ? '' : role(ROLE[a.card]) } }
  }
}

const seatArg = (seat: Seat): Arg => ({ seat })
const cards = (names: readonly string[]): readonly Message[] => names.map(cardName)

/** Like materials together: `2 brick`. */
const amounts = (names: readonly string[]): readonly Message[] =>
  MATERIALS.filter(name => names.includes(name)).map(name => ({
    key: 'amount',
    args: { count: names.filter(other => other === name).length, material: materialName(name) },
  }))

function event(given: GrEvent): Message {
  const e = given
  const key = `event.${e.at}`
  switch (e.at) {
    case 'dealt':
      return e.cards ? { key: `${key}.known`, args: { seat: seatArg(e.seat), cards: cards(e.cards) } } : seated(key, e)
    case 'revealed':
    case 'showed':
      return { key, args: { seat: seatArg(e.seat), card: cardName(e.card) } }
    case 'begins':
      return { key: `${key}.${e.alphabet}`, args: { seat: seatArg(e.seat), name: cardName(e.card) } }
    case 'round':
      return { key, args: { seat: seatArg(e.seat), round: e.round } }
    case 'played': {
      const how = `event.played.${e.how}.${e.unit}`
      return { key: how, args: { seat: seatArg(e.seat), role: roleName(e.role), cards: cards(e.cards) } }
    }
    case 'drew': {
      const args = { seat: seatArg(e.seat), count: e.count }
      return e.cards ? { key: `${key}.known`, args: { ...args, cards: cards(e.cards) } } : { key, args }
    }
    case 'discarded': {
      const args = { seat: seatArg(e.seat), cards: cards(e.cards), senators: e.senators }
      const only = e.cards.length === 0 ? '.senators' : e.senators === 0 ? '.cards' : ''
      return { key: key + only, args }
    }
    case 'acts': {
      const args = { seat: seatArg(e.seat), actions: e.actions }
      return e.role === 'think' ? { key: `${key}.think`, args } : { key, args: { ...args, role: roleName(e.role) } }
    }
    case 'collected':
    case 'hired': {
      const what = e.at === 'hired' ? { role: roleName(e.role) } : { material: materialName(e.material) }
      const shown = e.card === undefined ? {} : { card: cardName(e.card) }
      return { key: `${key}.${e.from}`, args: { seat: seatArg(e.seat), ...what, ...shown } }
    }
    case 'banked': {
      const args = { seat: seatArg(e.seat) }
      if (e.material === undefined) return { key: `${key}.${e.from}`, args }
      const known = { ...args, material: materialName(e.material) }
      if (e.card === undefined) return { key: `${key}.stockpile`, args: known }
      return { key: `${key}.own`, args: { ...known, card: cardName(e.card) } }
    }
    case 'founded': {
      const args = { seat: seatArg(e.seat), structure: cardName(e.structure), site: materialName(e.site) }
      const foreign = STRUCTURES.find(({ name }) => name === e.structure)?.material !== e.site ? '.site' : ''
      return { key: `${key}${foreign}${e.out ? '.out' : ''}`, args }
    }
    case 'added': {
      const args = { seat: seatArg(e.seat), structure: cardName(e.structure), material: materialName(e.material) }
      return { key: `${key}.${e.from}`, args: { ...args, placed: e.placed, needed: e.needed } }
    }
    case 'completed': {
      const args = { seat: seatArg(e.seat), structure: cardName(e.structure), influence: e.influence }
      return { key, args }
    }
    case 'fountain':
      return e.card === undefined
        ? seated(key, e)
        : { key: `${key}.known`, args: { seat: seatArg(e.seat), card: cardName(e.card) } }
    case 'opened': {
      const args = { seat: seatArg(e.seat), owner: seatArg(e.owner), structure: cardName(e.structure) }
      return { key, args: { ...args, material: materialName(e.material) } }
    }
    case 'stolen':
      return { key, args: { seat: seatArg(e.seat), owner: seatArg(e.owner), structure: cardName(e.structure) } }
    case 'took':
      return { key, args: { seat: seatArg(e.seat), materials: amounts(e.materials) } }
    case 'gave': {
      const args = { seat: seatArg(e.seat), to: seatArg(e.to), cards: cards(e.cards) }
      return { key: e.cards.length === 0 ? `${key}.nothing` : key, args }
    }
    case 'immune': {
      const through = cardName(e.through?.[0] ?? 'wall')
      return { key, args: { seat: seatArg(e.seat), to: seatArg(e.to), structure: through } }
    }
    case 'plundered':
      return { key, args: { seat: seatArg(e.seat), from: seatArg(e.from), materials: amounts(e.materials) } }
    case 'captured':
      return { key, args: { seat: seatArg(e.seat), from: seatArg(e.from), role: roleName(e.role) } }
    case 'claimed':
      return { key, args: { seat: seatArg(e.seat), from: seatArg(e.from) } }
    case 'salvaged':
      return { key, args: { seat: seatArg(e.seat), material: materialName(e.material) } }
    case 'conceded':
      return { key, args: { seat: seatArg(e.seat), to: seatArg(e.to) } }
    case 'vaults':
      return { key, args: { vaults: e.vaults.map(opened) } }
    case 'over': {
      const args = { end: { key: `end.${e.reason}` }, seats: e.winners.map(winner) }
      if (e.totals === undefined) return { key, args }
      return { key: `${key}.points`, args: { ...args, totals: e.totals.join(' : ') } }
    }
    case 'senator':
    case 'passed':
    case 'declined':
    case 'kept':
      return seated(key, e)
  }
}

const seated = (key: string, { seat }: { readonly seat: Seat }): Message => ({ key, args: { seat: seatArg(seat) } })
const winner = (seat: Seat): Message => ({ key: 'event.winner', args: { seat: seatArg(seat) } })
const opened = (materials: readonly string[], seat: Seat): Message =>
  materials.length === 0
    ? { key: 'event.vault.empty', args: { seat: seatArg(seat) } }
    : { key: 'event.vault', args: { seat: seatArg(seat), materials: amounts(materials) } }

function prompt(v: GrView): { message: Message; rule: string } {
  const top = v.frames.at(-1)
  if (!top) return { message: { key: 'prompt.over', args: { end: { key: `end.${v.end}` } } }, rule: '8' }
  const args: Record<string, Arg> = { seat: seatArg(top.by), more: v.pending, role: v.role < 0 ? '' : role(v.role) }
  switch (top.at) {
    case 'petition':
      args.material = material(top.a)
      args.count = top.b
      break
    case 'legion':
      args.count = top.a
      break
    case 'give':
    case 'volunteer':
      args.to = seatArg(top.a)
      break
    case 'plunder':
    case 'capture':
      args.from = seatArg(top.a)
      break
    case 'bath':
      args.client = role(top.a)
      break
    case 'think':
      args.more = top.b
      break
    case 'fountain':
      if (top.a >= 0) args.card = card(top.a)
  }
  const key = top.at === 'fountain' && top.a < 0 ? 'prompt.fountain.unseen' : `prompt.${top.at}`
  return { message: { key, args }, rule: DECISION_RULE[top.at] }
}

/** The name first, then the material and the role, then what the structure does. */
function about(name: string): readonly Message[] | undefined {
  const facts = STRUCTURES.find(structure => structure.name === name)
  if (!facts) return name === 'senator' ? [cardName(name), { key: 'function.senator' }] : undefined
  const i = MATERIALS.indexOf(facts.material)
  return [
    cardName(name),
    { key: 'facts', args: { material: material(i), role: role(i), value: VALUE[i] } },
    { key: `function.${name}` },
  ]
}

function hint(e: GrEvent, seat: Seat): readonly Message[] {
  switch (e.at) {
    case 'completed':
      return e.seat === seat ? [{ key: 'hint.completes', args: { influence: e.influence } }] : []
    case 'took':
    case 'plundered':
      return e.seat === seat ? amounts(e.materials) : []
    default:
      return []
  }
}

export const text: GameText<GrView, GrAction> = {
  dictionaries,
  rules: rulesFrom(language => import(`./text/rules.${language}.ts`)),
  action,
  event: e => event(e as GrEvent),
  prompt,
  hint: (e, seat) => hint(e as GrEvent, seat),
  about,
  picture,
}
