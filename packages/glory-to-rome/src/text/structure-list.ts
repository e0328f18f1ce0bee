// The forty structures of the rules pages (10.1 to 10.6): what is printed comes from the data, so that it can never
// differ from what is played; what a structure does is written in each language.

import { type Dictionary, type Language, speaker } from '@tabularium/kernel'
import { MATERIALS, type MaterialName, ROLES, VALUES } from '../data/materials.ts'
import { STRUCTURES } from '../data/structures.ts'

/** A paragraph for each structure of the material, in the order of the data. */
export function structureList(
  language: Language,
  words: Dictionary,
  material: MaterialName,
  copies: (count: number) => string,
  functions: Readonly<Record<string, string>>,
): string {
  const say = speaker(language, words)
  const i = MATERIALS.indexOf(material)
  const facts = say({
    key: 'facts',
    args: { material: { key: `material.${material}` }, role: { key: `role.${ROLES[i]}` }, value: VALUES[i] },
  })
  return STRUCTURES.filter(structure => structure.material === material)
    .map(({ name, copies: count }) => {
      const does = functions[name]
      if (does === undefined) throw new Error(`the rules say nothing of '${name}'`)
      return `**${say({ key: `card.${name}` })}** (${facts}; ${copies(count)}). ${does.trim()}`
    })
    .join('\n\n')
}
