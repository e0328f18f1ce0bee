// What is said of actions, events and decisions, and the sky as text.

import type { GameText, Message, Rule } from '@tabularium/kernel'
import type { OmensAction } from '../actions.ts'
import { FIELDS, OMENS } from '../data.ts'
import type { OmensEvent } from '../events.ts'
import type { OmensView } from '../view.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as pl from './pl.ts'
import * as ru from './ru.ts'

const RULES: Readonly<Record<string, readonly Rule[]>> = { en: en.rules, pl: pl.rules, ru: ru.rules, de: de.rules }

const named = (kind: string, name: string): Message => ({ key: `${kind}.${name}` })

function action(a: OmensAction): Message {
  const key = `action.${a.kind}`
  switch (a.kind) {
    case 'bid':
      return { key, args: { coins: a.coins } }
    case 'mark':
      return { key, args: { field: named('field', FIELDS[a.field]) } }
    case 'contest':
      return { key, args: { omen: named('omen', OMENS[a.omen]) } }
    case 'seal':
    case 'pass':
      return { key }
  }
}

function event(e: OmensEvent): Message {
  const key = `event.${e.at}`
  if (e.at === 'ended') return { key, args: { reason: named('end', e.reason) } }
  if (e.at === 'opened') {
    const bids = e.bids.map((coins, seat) => ({ key: 'event.opened.bid', args: { player: { seat }, coins } }))
    return { key, args: { bids } }
  }
  const player = { seat: e.seat }
  switch (e.at) {
    case 'drew':
      return e.omen === undefined
        ? { key, args: { player } }
        : { key: 'event.drew.known', args: { player, omen: named('omen', e.omen) } }
    case 'leads':
      return { key, args: { player, coins: e.coins } }
    case 'marked':
    case 'sealed':
      return { key, args: { player, field: named('field', e.field) } }
    case 'contested':
      return { key, args: { player, field: named('field', e.field), omen: named('omen', e.omen) } }
    case 'flew':
      return { key, args: { player, bird: named('bird', e.bird) } }
    case 'bid':
    case 'passed':
      return { key, args: { player } }
  }
}

function prompt(v: OmensView): { message: Message; rule: string } {
  const top = v.frames.at(-1)
  switch (top?.at) {
    case 'bids':
      return { message: { key: 'prompt.bids' }, rule: '2' }
    case 'turn':
      return { message: { key: 'prompt.turn', args: { player: { seat: top.by } } }, rule: '3' }
    case 'seal':
    case 'answer': {
      const args = { player: { seat: top.by }, field: named('field', FIELDS[top.field]) }
      return { message: { key: `prompt.${top.at}`, args }, rule: top.at === 'seal' ? '4' : '5' }
    }
    default:
      return { message: { key: 'prompt.over', args: { reason: named('end', v.end) } }, rule: '7' }
  }
}

/** Marks as the seat's number, sealed ones in brackets; then the coins and omens of each seat. */
function picture(v: OmensView): string {
  const field = (i: number) => {
    const mark = v.board[i] < 0 ? '.' : String(v.board[i] + 1)
    return (v.sealed >> i) & 1 ? `[${mark}]` : ` ${mark} `
  }
  const rows = [0, 3, 6].map(i => field(i) + field(i + 1) + field(i + 2))
  const purses = v.held.map((held, seat) => `${seat + 1}: ${'o'.repeat(v.coins[seat])} ${'?'.repeat(held)}`.trimEnd())
  return [...rows, ...purses].join('\n')
}

export const text: GameText<OmensView, OmensAction> = {
  dictionaries: { en: en.words, pl: pl.words, ru: ru.words, de: de.words },
  rules: language => Promise.resolve(RULES[language]),
  action,
  event: e => event(e as OmensEvent),
  prompt,
  picture,
}
