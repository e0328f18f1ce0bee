// The structures of Glory to Rome, by material as in the rules, with the pictures of the board.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { MATERIALS, STRUCTURES } from '@tabularium/glory-to-rome/rules'
import { type Language, type Say, speakerOf } from '@tabularium/kernel'
import { useSettings } from '../../settings.ts'
import type { Things } from '../things.ts'
import { CardFace } from './card.tsx'
import './things.css'
import './materials.css'

const speakers = new Map<Language, Say>()

/** The game's words in a language, made once. */
function sayIn(language: Language): Say {
  const found = speakers.get(language)
  if (found) return found
  const say = speakerOf(gloryToRome, language)
  speakers.set(language, say)
  return say
}

const Picture: Things['Picture'] = ({ name }) => {
  const { language } = useSettings()
  return (
    <span className="thing thing-order">
      <CardFace card={name} say={sayIn(language)} />
    </span>
  )
}

const factsOf = (name: string) => STRUCTURES.find(structure => structure.name === name)

export const gloryToRomeThings: Things = {
  groups: [
    ...MATERIALS.map(material => ({
      title: { key: `material.${material}` },
      names: STRUCTURES.filter(structure => structure.material === material).map(({ name }) => name),
    })),
    { title: { key: 'card.senator' }, names: ['senator'] },
  ],
  Picture,
  kind(name) {
    const facts = factsOf(name)
    return facts ? [{ key: `material.${facts.material}` }] : []
  },
  rules(name) {
    const facts = factsOf(name)
    return facts ? [`10.${MATERIALS.indexOf(facts.material) + 1}`] : ['4.1', '4.2', '4.3']
  },
  related: () => [],
}
