// The names of pieces for screen readers: all that is seen, in one sentence.

import { gloryToRome, type StructureView } from '@tabularium/glory-to-rome'
import { MATERIALS, ROLES } from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import type { Rome } from './context.ts'
import { counted, neededBy, sum } from './position.ts'

/** "Bath: brick, Legionary, value 2. A client you hire acts at once." */
export function cardWords({ say, position }: Rome, card: string): string {
  const about = position.plain && card !== 'senator' ? [] : [say({ key: `function.${card}` })]
  const facts = factsOf(card)
  return [say({ key: `card.${card}` }), ...(facts ? [say(facts)] : []), ...about].join(', ')
}

/** The material, the role and the value in words; undefined: a senator. */
export const factsOf = (card: string) => gloryToRome.text.about?.(card)?.find(({ key }) => key === 'facts')

export function structureWords(rome: Rome, structure: StructureView): string {
  const { say, w, position } = rome
  const state = structure.done ? w('built') : w('unfinished', { n: structure.placed, all: neededBy(structure) })
  return [
    say({ key: `card.${structure.name}` }),
    say({ key: `material.${structure.site}` }),
    state,
    ...(structure.out ? [w('outTown')] : []),
    ...(structure.open ? [w('openAll')] : []),
    ...(position.plain ? [] : [say({ key: `function.${structure.name}` })]),
  ].join(', ')
}

export const amountWords = ({ say }: Rome, name: string, count: number): string =>
  say({ key: 'amount', args: { count, material: { key: `material.${name}` } } })

export const materialsWords = (rome: Rome, counts: readonly number[]): string =>
  counted(counts, MATERIALS)
    .map(([name, count]) => amountWords(rome, name, count))
    .join(', ')

export const rolesWords = ({ say }: Rome, counts: readonly number[]): string =>
  counted(counts, ROLES)
    .map(([name, count]) => `${count} ${say({ key: `role.${name}` })}`)
    .join(', ')

/** The figures of a camp. */
export function figuresWords({ w, position }: Rome, seat: Seat): string {
  const { influence, orders, senators, vault, clients } = position.view.players[seat]
  const limits = position.limits[seat]
  return [
    `${w('influence')} ${influence}`,
    `${w('hand')} ${orders + senators}`,
    `${w('vault')} ${w('ofLimit', { n: vault, limit: limits.vault })}`,
    `${w('clientele')} ${w('ofLimit', { n: sum(clients), limit: limits.clients })}`,
  ].join(', ')
}
