// A position as text, for terminals, tests and bug reports.

import type { Message, Say, Seat } from '@tabularium/kernel'
import { COVERED_BY } from './ages.ts'
import { CARDS } from './data/cards.ts'
import { LAYOUTS } from './data/layouts.ts'
import { CAPITAL, MILITARY_TOKENS } from './data/military.ts'
import { COLOURS, RESOURCES } from './data/names.ts'
import { cardOf } from './names.ts'
import { type CityView, SLOT_DOWN, SLOT_GONE, SLOT_GUILD, type WdView } from './view.ts'

/** A card's width in characters, so that the widest row fits a terminal of 80, and what its edges leave of it. */
const WIDTH = 13
const INNER = WIDTH - 2
const WIDEST = 6

export function picture(v: WdView, say: Say): string {
  const parts = [track(v, say)]
  if (v.board.length > 0) parts.push(`${word(say, 'tokens')}: ${names(say, 'token', v.board)}`)
  if (v.group.length > 0) parts.push(`${word(say, 'group')}: ${names(say, 'wonder', v.group)}`)
  if (v.age > 0) parts.push('', ...layout(v, say))
  for (const [seat, city] of v.cities.entries()) parts.push('', ...cityLines(city, seat, v, say))
  if (v.discard.length > 0) parts.push('', `${word(say, 'discard')}: ${names(say, 'card', v.discard)}`)
  if (v.removed.length > 0) parts.push(`${word(say, 'removed')}: ${names(say, 'wonder', v.removed)}`)
  return parts.join('\n')
}

const word = (say: Say, key: string, args?: Message['args']): string =>
  say(args ? { key: `picture.${key}`, args } : { key: `picture.${key}` })

const names = (say: Say, kind: string, list: readonly string[]): string =>
  list.map(name => say({ key: `${kind}.${name}` })).join(', ')

/** The first player's capital on the left: `╟·· 5·· 2·· ·●· ··2 ··5 ··╢`. */
function track(v: WdView, say: Say): string {
  let line = ''
  for (let space = -CAPITAL; space <= CAPITAL; space++) {
    const token = MILITARY_TOKENS.find(({ loser, from }) => space === (loser === 1 ? from : -from))
    const coins = token && v.military.includes(token.name) ? String(token.coins) : '·'
    line += space === v.pawn ? '●' : Math.abs(space) === CAPITAL ? '▲' : coins
    if ([-9, -6, -3, -1, 0, 2, 5, 8].includes(space)) line += '│'
  }
  const age = v.age > 0 ? word(say, 'age', { age: v.age }) : word(say, 'draft')
  return `${age}   ${say({ key: 'picture.track', args: { left: { seat: 0 }, right: { seat: 1 }, track: line } })}`
}

function layout(v: WdView, say: Say): string[] {
  const slots = LAYOUTS[v.age - 1]
  const lines: string[] = []
  for (let row = 0; row <= Math.max(...slots.map(slot => slot.row)); row++) {
    const top = new Array<string>(WIDEST * WIDTH).fill(' ')
    const bottom = top.slice()
    for (const [i, { row: at, column }] of slots.entries()) {
      if (at !== row || v.layout[i] === SLOT_GONE) continue
      const open = COVERED_BY[v.age - 1][i] === 0 || slots[i].coveredBy.every(other => v.layout[other] === SLOT_GONE)
      const [a, b] = face(v.layout[i], say)
      const left = Math.floor((column * WIDTH) / 2)
      write(top, left, open ? '[' : ' ', a, open ? ']' : ' ')
      write(bottom, left, open ? '[' : ' ', b, open ? ']' : ' ')
    }
    if (top.some(char => char !== ' ')) lines.push(top.join('').trimEnd(), bottom.join('').trimEnd())
  }
  return lines
}

function write(line: string[], at: number, left: string, text: string, right: string): void {
  const pad = INNER - text.length
  const centred = ' '.repeat(pad >> 1) + text + ' '.repeat(pad - (pad >> 1))
  for (const [i, char] of [...`${left}${centred}${right}`].entries()) line[at + i] = char
}

/** Two lines of a card's face: its name, or its back. */
function face(slot: string, say: Say): [string, string] {
  if (slot === SLOT_DOWN) return ['░'.repeat(INNER), '░'.repeat(INNER)]
  if (slot === SLOT_GUILD) return ['▒'.repeat(INNER), fit(word(say, 'guild'))]
  const name = say({ key: `card.${slot}` })
  if (name.length <= INNER) return [name, fit(cardMark(slot, say))]
  const cut = Math.max(name.lastIndexOf(' ', INNER), 0)
  return cut > 0 ? [name.slice(0, cut), fit(name.slice(cut + 1))] : [fit(name), fit(cardMark(slot, say))]
}

/** The colour, so that nothing is told by colour alone. */
const cardMark = (card: string, say: Say): string => say({ key: `colour.${CARDS[cardOf(card)].colour}` })

const fit = (text: string): string => (text.length <= INNER ? text : `${text.slice(0, INNER - 1)}…`)

function cityLines(city: CityView, seat: Seat, v: WdView, say: Say): string[] {
  const who = say({ key: 'picture.city', args: { seat: { seat }, coins: city.coins } })
  const mark = v.waiting.includes(seat) ? '▶ ' : '  '
  const cards = city.cards.map(name => CARDS[cardOf(name)])
  const makes = RESOURCES.flatMap(resource => {
    const n = cards.reduce((sum, card) => sum + (card.makes?.[resource] ?? 0), 0)
    return n > 0 ? [say({ key: `amount.${resource}`, args: { amount: n } })] : []
  })
  const lines = [`${mark}${who}${makes.length > 0 ? ` · ${word(say, 'makes')}: ${makes.join(', ')}` : ''}`]
  for (const colour of COLOURS) {
    const list = cards.filter(card => card.colour === colour).map(card => card.name)
    if (list.length > 0) lines.push(`    ${say({ key: `colour.${colour}` })}: ${names(say, 'card', list)}`)
  }
  if (city.built.length > 0) {
    lines.push(
      `    ${word(say, 'built')}: ${names(
        say,
        'wonder',
        city.built.map(({ wonder }) => wonder),
      )}`,
    )
  }
  if (city.wonders.length > 0) lines.push(`    ${word(say, 'wonders')}: ${names(say, 'wonder', city.wonders)}`)
  if (city.tokens.length > 0) lines.push(`    ${word(say, 'own-tokens')}: ${names(say, 'token', city.tokens)}`)
  return lines
}
