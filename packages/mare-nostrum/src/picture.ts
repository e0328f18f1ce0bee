// A position as text, for terminals, tests and bug reports.

import type { Message, Say, Seat } from '@tabularium/kernel'
import { amount } from './amount.ts'
import type { Board } from './board.ts'
import { TRACKS } from './data/goods.ts'
import { PIECE_NAMES, type Province } from './names.ts'
import type { LedgerView, MnView, PlayerView, ProvinceView } from './view.ts'

const word = (kind: string, name: string): Message => ({ key: `${kind}.${name}` })

const counted = (counts: readonly number[], say: Say): string =>
  counts.flatMap((count, i) => (count > 0 ? [say(amount(PIECE_NAMES[i], count))] : [])).join(', ') || '–'

/** A building by the seat that holds it, in brackets where another one's legion is on it: `metal 1`, `market [3]`. */
function slots(b: Board, at: Province, p: ProvinceView): string {
  const first = b.firstSlot[at]
  return p.built
    .map((built, i) => {
      const station = p.stations[i]
      const part = b.slotPart[first + i]
      return `${built ? part : `(${part})`}${station < 0 ? '' : `[${station + 1}]`}`
    })
    .join(' ')
}

function province(b: Board, at: Province, p: ProvinceView, say: Say): string {
  const units = p.legions.flatMap((count, seat) => (count > 0 ? [`${seat + 1}:${count}`] : []))
  if (p.fortress >= 0) units.push(`${p.fortress + 1}:#`)
  const marker = p.marker < 0 ? '' : `[${p.marker + 1}]`
  const owner = p.controller < 0 ? '-' : String(p.controller + 1)
  const name = say(word('province', p.name))
  return `${owner}${marker} ${name}: ${slots(b, at, p)}${units.length > 0 ? `   ${units.join(' ')}` : ''}`
}

function player(v: MnView, p: PlayerView, ledger: LedgerView, seat: Seat, say: Say): string[] {
  const titles = TRACKS.filter((_, track) => v.titles[track] === seat).map(track => say(word('title', track)))
  const you = seat === v.seat ? [say({ key: 'picture.you' })] : []
  const marks = [...titles, ...you].map(mark => ` (${mark})`).join('')
  const levels = TRACKS.map((track, i) => `${say(word('track', track))} ${p.levels[i]}`).join(', ')
  const own = seat === v.seat ? v.own : undefined
  const stock = counted(own ? own.stock : ledger.known, say)
  const unnoted = v.options.screens === 'unnoted' ? 'picture.unnoted' : 'picture.unseen'
  const unseen = ledger.unseen > 0 ? `, ${say({ key: unnoted, args: { count: ledger.unseen } })}` : ''
  const cards = p.cards.map(name => say(word('card', name)))
  const copied = p.copied === '' ? [] : [`= ${say(word('card', p.copied))}`]
  return [
    `${seat + 1} ${p.empire === '' ? '–' : say(word('empire', p.empire))}${marks}: ${levels}`,
    `  ${say({ key: 'picture.cards' })}: ${[...cards, ...copied].join(', ')}`,
    `  ${say({ key: 'picture.stock', args: { count: p.size } })}: ${stock}${unseen}`,
    `  ${say({ key: 'picture.supply', args: { legions: p.legions, triremes: p.triremes, fortresses: p.fortresses, markers: p.markers } })}`,
  ]
}

export function picture(b: Board, v: MnView, say: Say): string {
  const phase = say(word('phase', String(v.phase)))
  const inPlay = b.tables[v.players.length].inPlay
  const seas = v.seas.flatMap(({ name, triremes }) => {
    const fleets = triremes.flatMap((count, seat) => (count > 0 ? [`${seat + 1}:${count}`] : []))
    return fleets.length === 0 ? [] : [`${say(word('sea', name))}: ${fleets.join(' ')}`]
  })
  const lines = [
    v.phase === 0 ? phase : say({ key: 'status.round', args: { round: v.round, number: v.phase, phase } }),
    ...v.players.flatMap((p, seat) => ['', ...player(v, p, v.ledger[seat], seat, say)]),
    '',
    ...v.provinces.flatMap((p, at) => ((inPlay >> at) & 1 ? [province(b, at, p, say)] : [])),
    ...seas,
    '',
    `${say({ key: 'picture.display' })}: ${v.open.map(name => say(word('card', name))).join(', ') || '–'}`,
    `${say({ key: 'picture.reserve' })}: ${counted(v.reserve, say)}`,
  ]
  const offers = v.offers.flatMap((offer, seat) =>
    offer.some(n => n > 0) ? [`${seat + 1}: ${counted(offer, say)}`] : [],
  )
  if (offers.length > 0) lines.push(`${say({ key: 'picture.offers' })}: ${offers.join('; ')}`)
  if (v.paid.some(n => n > 0)) lines.push(`${say({ key: 'picture.paid' })}: ${counted(v.paid, say)}`)
  return lines.join('\n')
}
