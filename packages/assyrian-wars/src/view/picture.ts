// A position as text, for terminals, tests and bug reports.

import type { Message, Say } from '@tabularium/kernel'
import type { Board } from '../board/board.ts'
import { has, STATUSES } from '../board/names.ts'
import { statusOf } from '../common/alliances.ts'
import { amount, type Naming, word } from '../text/naming.ts'
import type { AreaView, AwView, CountryView, PileView } from './view.ts'

const list = (say: Say, messages: readonly Message[]): string => messages.map(say).join(', ')

function country(b: Board, n: Naming, v: AwView, c: CountryView, say: Say): string[] {
  const at = b.countryOf(c.id)
  const you = v.seat !== undefined && c.seat === v.seat ? ` (${say({ key: 'picture.you' })})` : ''
  const camp = at < b.powers ? `, ${say(word('camp', c.camp))}` : ''
  const args = { vp: c.vp, eco: c.eco, saved: amount(c.saved), cards: c.cards, homes: c.homes.length }
  const facts = c.active ? say({ key: 'picture.country', args }) : say({ key: 'picture.inactive' })
  const lines = [`${say(n.country(c.id))}${you}: ${facts}${camp}`]
  const more: string[] = []
  const named = (key: string, ids: readonly string[]) => {
    if (ids.length > 0) more.push(`${say({ key })} ${list(say, ids.map(n.country))}`)
  }
  if (c.track !== '') {
    const status = word('status', STATUSES[statusOf(c.space)])
    more.push(say({ key: 'picture.track', args: { level: c.space, power: n.country(c.track), status } }))
  }
  named('picture.war', c.wars)
  named('picture.allies', c.allies)
  named('picture.pays', c.pays)
  named('picture.conquered', c.conquerors)
  if (c.refused === 1 || c.refused === 2) more.push(say({ key: 'picture.refused' }))
  if (c.trade > 0) more.push(say({ key: 'picture.trade', args: { count: c.trade } }))
  if (more.length > 0) lines.push(`  ${more.join('; ')}`)
  const hand = v.hands[c.id]
  if (hand && hand.length > 0) lines.push(`  ${say({ key: 'picture.hand' })}: ${list(say, hand.map(n.card))}`)
  return lines
}

function pile(b: Board, n: Naming, p: PileView, say: Say): string {
  const leaders = p.leaders.map(
    ([id, command, action, , king]) => `${say(n.leader(id))} ${command}-${action}${king === 1 ? ' +' : ''}`,
  )
  const units = p.units.map(([kind, side, count]) => `${count} × ${say(n.unit(b.kindOf(kind), side))}`)
  const unknown = p.unknown > 0 ? [say({ key: 'picture.unknown', args: { count: p.unknown } })] : []
  return `${say(n.country(p.of))}: ${[...leaders, ...units, ...unknown].join(', ')}`
}

/** What is to be seen in an area beside the counters; '' where nothing is. */
function marks(a: AreaView, say: Say): string {
  const out: string[] = []
  const count = (key: string, many: number | undefined) => {
    if (many !== undefined) out.push(say({ key, args: { count: many } }))
  }
  count('picture.damage', a.damage)
  count('picture.pillage', a.pillage)
  if (a.ecoPlus !== undefined) out.push('+'.repeat(a.ecoPlus))
  if (a.ecoMinus !== undefined) out.push('−'.repeat(a.ecoMinus))
  if (a.revolt !== undefined) out.push(say({ key: 'picture.revolt' }))
  if (a.siege) {
    const args = { how: word('how', a.siege.kind), hunger: a.siege.hunger }
    out.push(say({ key: 'picture.siege', args }))
  }
  return out.join(', ')
}

export function picture(b: Board, n: Naming, v: AwView, say: Say): string {
  const king = word('turn', String(v.turn))
  const inPlay = Number(v.position.inPlay)
  const onMap = new Set(b.placeName.slice(0, b.raidBoxes + b.raids))
  const at = new Map<string, string[]>()
  for (const p of v.piles) if (onMap.has(p.place)) at.set(p.place, [...(at.get(p.place) ?? []), pile(b, n, p, say)])
  const owner = (a: AreaView): string => {
    const city = a.city !== '' && a.city !== a.land ? ` [${say(n.country(a.city))}]` : ''
    return a.land === '' ? city : ` (${say(n.country(a.land))})${city}`
  }
  const open = b.scenarios.find(({ data }) => data.id === v.scenario)?.open ?? []
  const areas = v.areas.flatMap((a, i) => {
    const inside = at.get(`in-${a.id}`)
    const here = [...(at.get(a.id) ?? []), ...(inside ? inside.map(one => `# ${one}`) : [])]
    const marked = marks(a, say)
    if (open[i] === false || (here.length === 0 && marked === '')) return []
    return [`${say(n.area(a.id))}${owner(a)}${marked === '' ? '' : `: ${marked}`}`, ...here.map(one => `  ${one}`)]
  })
  const waters = b.placeName
    .slice(b.seas, b.raidBoxes + b.raids)
    .flatMap(id => (at.has(id) ? [say(n.place(id)), ...(at.get(id) ?? []).map(one => `  ${one}`)] : []))
  const table = v.table.map(([id]) => n.card(id))
  return [
    say({ key: 'status.turn', args: { turn: v.turn, king, round: v.round } }),
    ...(v.phasing === ''
      ? []
      : [
          say({ key: 'status.impulse', args: { country: n.country(v.phasing) } }),
          say({ key: 'picture.ap', args: { income: amount(v.ap.income), cards: amount(v.ap.cards) } }),
        ]),
    say({ key: 'picture.deck', args: { deck: v.deck, discard: v.discard.length } }),
    ...(table.length > 0 ? [`${say({ key: 'picture.table' })}: ${list(say, table)}`] : []),
    '',
    ...v.countries.filter(({ id }) => has(inPlay, b.countryOf(id))).flatMap(c => country(b, n, v, c, say)),
    '',
    ...areas,
    ...waters,
  ].join('\n')
}
