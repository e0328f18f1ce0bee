// Laws that every position obeys by itself.

import type { Action } from '../action.ts'
import type { FastChance } from '../chance.ts'
import type { Game, State } from '../game.ts'
import { legalList } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { difference, json, notPlain, sharedArray, thawed } from './compare.ts'
import type { Law } from './fault.ts'

/** A position on its way through the laws. */
export interface CheckedPosition {
  readonly game: Game
  readonly state: State
  readonly seats: number
  /** The position after the set-up. */
  readonly first: State
  /** For choices of the suite itself. */
  readonly random: FastChance
  /** How many actions of the catalogue are put to `refuse`. */
  readonly refusals: number
}

export type PositionLaw = (at: CheckedPosition) => string | undefined

export const everySeat = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** All viewers: every seat, then a spectator. */
export const viewers = (seats: number): readonly (Seat | undefined)[] => [...everySeat(seats), undefined]

export const nameOf = (viewer: Seat | undefined): string => (viewer === undefined ? 'a spectator' : `seat ${viewer}`)

/** Some actions of the catalogue, all of them where they are few. */
export function someActions({ game, random, refusals }: CheckedPosition): readonly Action[] {
  const { all } = game.actions
  return all.length <= refusals ? all : Array.from({ length: refusals }, () => all[random.number(all.length)])
}

const notations = (actions: readonly Action[]): string => actions.map(action => action.notation).join(', ')

const audit: PositionLaw = ({ game, state, first }) => {
  const { totals, faults } = game.audit(state)
  if (faults.length > 0) return faults.join('; ')
  const found = difference(totals, game.audit(first).totals)
  return found && `totals: ${found}`
}

const waiting: PositionLaw = ({ game, state, seats }) => {
  const list = game.waiting(state)
  const sorted = list.every((seat, i) => i === 0 || list[i - 1] < seat)
  const seated = list.every(seat => Number.isInteger(seat) && seat >= 0 && seat < seats)
  return sorted && seated ? undefined : `waiting is [${list.join(', ')}] of ${seats} seats`
}

const legal: PositionLaw = ({ game, state }) => {
  const dirty: Action[] = game.actions.all.slice(0, 50)
  for (const seat of game.waiting(state)) {
    const n = game.legal(state, seat, dirty)
    if (n === 0) return `seat ${seat} waits and has nothing to choose`
    const list = dirty.slice(0, n)
    const strange = list.findIndex(action => action === undefined || game.actions.all[action.id] !== action)
    if (list.length < n || strange >= 0) return `entry ${strange} of seat ${seat}'s legal list is not in the catalogue`
    const twice = list.find((action, i) => list.indexOf(action) !== i)
    if (twice) return `'${twice.notation}' stands twice in seat ${seat}'s legal list`
    for (const other of [game.clone(state), game.clone(thawed(state))]) {
      const again = notations(legalList(game, other, seat))
      if (again !== notations(list)) return `for an equal position seat ${seat}'s legal list is another: ${again}`
    }
  }
  return undefined
}

const notation: PositionLaw = ({ game, state }) => {
  for (const seat of game.waiting(state)) {
    for (const action of legalList(game, state, seat)) {
      const parsed = game.actions.parse(action.notation)
      if (parsed !== action) return `'${action.notation}' parses as ${parsed ? `'${parsed.notation}'` : 'nothing'}`
    }
  }
  return undefined
}

const refuse: PositionLaw = at => {
  const { game, state } = at
  for (const seat of game.waiting(state)) {
    const allowed = new Set(legalList(game, state, seat))
    for (const action of [...allowed, ...someActions(at)]) {
      const refusal = game.refuse(state, seat, action)
      if (allowed.has(action) && refusal) return `'${action.notation}' is legal, yet refused: ${refusal.code}`
      if (!allowed.has(action) && !refusal) return `'${action.notation}' is not legal, yet not refused`
      if (refusal && (!refusal.code || !refusal.message?.key)) return `'${action.notation}' is refused without a reason`
    }
  }
  return undefined
}

const result: PositionLaw = ({ game, state, seats }) => {
  const found = game.result(state)
  const waits = game.waiting(state).length > 0
  if (waits) return found && `somebody waits, yet there is a result: ${found.reason}`
  if (!found) return 'nobody waits, yet there is no result'
  if (!game.ends.includes(found.reason)) return `the reason '${found.reason}' is not one of the game's ends`
  const { winners, scores } = found
  if (!winners.every((seat, i) => seat >= 0 && seat < seats && (i === 0 || winners[i - 1] < seat))) {
    return `the winners are [${winners.join(', ')}] of ${seats} seats`
  }
  if (found.standing && found.standing.length !== seats) return `${found.standing.length} standings for ${seats} seats`
  if (scores && scores.length !== seats) return `${scores.length} scores for ${seats} seats`
  for (const [seat, { total, parts }] of (scores ?? []).entries()) {
    const added = Object.values(parts).reduce((a, b) => a + b, 0)
    if (added !== total) return `seat ${seat}'s score is ${total}, its parts add up to ${added}`
  }
  return undefined
}

const clone: PositionLaw = ({ game, state }) => {
  const copy = game.clone(state)
  const found = difference(copy, state)
  if (found) return `in the clone ${found}`
  const shared = sharedArray(copy, state)
  return shared && `the clone shares the array '${shared}'`
}

const copy: PositionLaw = ({ game, state, first }) => {
  // Both ways: a spare may hold more than the position, or less.
  for (const [from, into] of [
    [state, first],
    [first, state],
  ]) {
    // biome-ignore format: a table
    const spare = game.clone(into)
    game.copy(from, spare)
    const found = difference(spare, from)
    if (found) return `in the copy ${found}`
    const shared = sharedArray(spare, from)
    if (shared) return `the copy shares the array '${shared}'`
  }
  return undefined
}

const save: PositionLaw = ({ game, state }) => {
  const strange = notPlain(state)
  if (strange) return `the position is not plain JSON: ${strange}`
  const found = difference(game.clone(thawed(state)), state)
  return found && `in the saved position ${found}`
}

const view: PositionLaw = ({ game, state, seats }) => {
  for (const viewer of viewers(seats)) {
    const seen = game.view(state, viewer)
    const strange = notPlain(seen)
    if (strange) return `the view of ${nameOf(viewer)} is not plain JSON: ${strange}`
    const found = difference(seen.waiting, game.waiting(state), 'waiting')
    if (found) return `in the view of ${nameOf(viewer)} ${found}`
  }
  return undefined
}

/** A standing order may depend on the view and the legal list alone, and must not change them. */
const orders: PositionLaw = ({ game, state }) => {
  if (!game.orders) return undefined
  for (const seat of game.waiting(state)) {
    const list = legalList(game, state, seat)
    const shown = json(game.view(state, seat))
    const [seen, twin] = [JSON.parse(shown), JSON.parse(shown)]
    for (const { id, answer } of game.orders) {
      const given = list.slice()
      const action = answer(seen, seat, given)
      if (!given.every((one, i) => one === list[i]) || given.length < list.length)
        return `the order '${id}' changes what it is shown`
      if (action && !list.includes(action)) return `the order '${id}' gives '${action.notation}', which is not legal`
      const again = answer(twin, seat, list.slice())
      if (again !== action)
        return `asked again, the order '${id}' gives ${again ? `'${again.notation}'` : 'nothing'} and not ${action ? `'${action.notation}'` : 'nothing'}`
    }
    if (json(seen) === shown && json(twin) === shown) continue
    const guilty = game.orders.find(({ answer }) => {
      const fresh = JSON.parse(shown)
      answer(fresh, seat, list.slice())
      return json(fresh) !== shown
    })
    return `the order '${guilty?.id ?? 'of several'}' changes what it is shown`
  }
  return undefined
}

/** Calls everything that must leave a position unchanged, and checks that it did. */
const pure: PositionLaw = at => {
  const { game, state, seats } = at
  const asked: readonly (readonly [string, () => void])[] = [
    ['waiting', () => game.waiting(state)],
    ['legal', () => game.waiting(state).forEach(seat => void game.legal(state, seat, []))], // biome-ignore format: a table
    ['refuse', () => game.waiting(state).forEach(seat => void game.refuse(state, seat, game.actions.all[0]))], // biome-ignore format: a table
    ['result', () => game.result(state)],
    ['view', () => viewers(seats).forEach(viewer => void game.view(state, viewer))],
    ['audit', () => game.audit(state)],
    ['clone', () => game.clone(state)],
  ]
  const before = json(state)
  for (const [name, ask] of asked) {
    ask()
    if (json(state) !== before) return `${name} changes the position: ${difference(state, JSON.parse(before))}`
  }
  return undefined
}

/** A fault that breaks several laws is reported by the first: causes stand before consequences. Cheap ones are always checked. */
export const POSITION_LAWS: readonly { readonly law: Law; readonly check: PositionLaw; readonly cheap: boolean }[] = [
  { law: 'waiting', check: waiting, cheap: true },
  { law: 'pure', check: pure, cheap: false },
  { law: 'clone', check: clone, cheap: true },
  { law: 'copy', check: copy, cheap: false },
  { law: 'save', check: save, cheap: false },
  { law: 'audit', check: audit, cheap: true },
  { law: 'legal', check: legal, cheap: true },
  { law: 'result', check: result, cheap: true },
  { law: 'notation', check: notation, cheap: false },
  { law: 'refuse', check: refuse, cheap: false },
  { law: 'view', check: view, cheap: false },
  { law: 'orders', check: orders, cheap: false },
]
