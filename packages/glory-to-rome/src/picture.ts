// A position as text, for terminals, tests and bug reports.

import type { Message, Say, Seat } from '@tabularium/kernel'
import { MATERIALS, ROLES, VALUES } from './data/materials.ts'
import type { Material, Role } from './names.ts'
import type { GrView, PlayerView, StructureView } from './view.ts'

const materialName = (i: Material): Message => ({ key: `material.${MATERIALS[i]}` })
const roleName = (i: Role): Message => ({ key: `role.${ROLES[i]}` })

const counted = (counts: readonly number[], name: (i: number) => Message, say: Say): string =>
  counts
    .flatMap((count, i) => (count === 0 ? [] : [say({ key: 'amount', args: { count, material: name(i) } })]))
    .join(', ') || '–'

function structure({ name, done, open, placed, site, out }: StructureView, say: Say): string {
  const title = say({ key: `card.${name}` })
  if (done) return open ? `${title} ✓↑` : `${title} ✓`
  const needed = VALUES[(MATERIALS as readonly string[]).indexOf(site)]
  return `${title} ${placed}/${needed}${out ? ` (${say({ key: 'picture.out' })})` : ''}`
}

function player(v: GrView, p: PlayerView, seat: Seat, say: Say): string[] {
  const word = (key: string, args?: Message['args']): string => say(args ? { key, args } : { key })
  const marks = [seat === v.leader ? word('picture.leader') : '', seat === v.seat ? word('picture.you') : '']
  const head = word('picture.player', { seat: { seat } })
  const sizes = word('picture.sizes', {
    influence: p.influence,
    orders: p.orders,
    senators: p.senators,
    vault: p.vault,
  })
  const camp = p.camp.some(count => count > 0) || p.campSenators > 0
  return [
    `${head}${marks
      .filter(Boolean)
      .map(mark => ` (${mark})`)
      .join('')}: ${sizes}`,
    `  ${word('picture.clientele')}: ${counted(p.clients, roleName, say)}`,
    `  ${word('picture.stockpile')}: ${counted(p.stockpile, materialName, say)}`,
    `  ${word('picture.structures')}: ${p.structures.map(each => structure(each, say)).join(', ') || '–'}`,
    ...(camp ? [`  ${word('picture.camp', { cards: counted(p.camp, roleName, say), senators: p.campSenators })}`] : []),
  ]
}

export function picture(v: GrView, say: Say): string {
  const role = v.role < 0 ? '' : `   ${say({ key: 'picture.role', args: { role: roleName(v.role) } })}`
  const sites = MATERIALS.map((_, i) => `${say(materialName(i))} ${v.inTown[i]}+${v.outOfTown[i]}`).join(', ')
  const senators = v.seat === undefined ? 0 : v.players[v.seat].senators
  const held = [...v.hand, ...new Array<string>(senators).fill('senator')]
  const hand = held.map(name => say({ key: `card.${name}` })).join(', ')
  return [
    `${say({ key: 'picture.round', args: { round: v.round, deck: v.deck, pile: v.pile } })}${role}`,
    `${say({ key: 'picture.pool' })}: ${counted(v.pool, materialName, say)}`,
    `${say({ key: 'picture.sites' })}: ${sites}`,
    ...v.players.flatMap((p, seat) => ['', ...player(v, p, seat, say)]),
    ...(v.seat === undefined ? [] : ['', `${say({ key: 'picture.hand' })}: ${hand || '–'}`]),
  ].join('\n')
}
