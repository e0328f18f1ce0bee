// The heroes and wonders of Mare Nostrum, with the signs of the board.

import { CARD_FACTS, EMPIRE_FACTS } from '@tabularium/mare-nostrum/rules'
import type { Things } from '../things.ts'
import { CardArt } from './card-art.tsx'
import { MareIcon } from './icons.tsx'
import { EmpireBadge } from './seat-styles.tsx'
import './things.css'

const factsOf = (name: string) => CARD_FACTS.find(card => card.name === name)
const empireOf = (name: string) => EMPIRE_FACTS.find(({ hero }) => hero === name)?.name

const TRACK_SIGNS = ['trade', 'temple', 'war'] as const

const Picture: Things['Picture'] = ({ name, label }) => {
  const facts = factsOf(name)
  const empire = empireOf(name)
  return (
    <span className={`thing thing-mare thing-mare-${facts?.sort ?? 'hero'}`} aria-hidden="true">
      {empire && (
        <span className="thing-mare-empire">
          <EmpireBadge empire={empire} size="small" />
        </span>
      )}
      <CardArt name={name} />
      <b>{label}</b>
      <span className="thing-mare-bonus num">
        {facts?.bonus.map((n, i) =>
          n > 0 ? (
            <i key={TRACK_SIGNS[i]}>
              <MareIcon name={TRACK_SIGNS[i]} />+{n}
            </i>
          ) : null,
        )}
      </span>
    </span>
  )
}

const named = (sort: string): readonly string[] => CARD_FACTS.filter(card => card.sort === sort).map(({ name }) => name)

export const mareNostrumThings: Things = {
  groups: [
    { title: { key: 'sort.hero' }, names: named('hero') },
    { title: { key: 'sort.wonder' }, names: [...named('wonder'), ...named('pyramids')] },
  ],
  Picture,
  kind(name) {
    const empire = empireOf(name)
    return empire ? [{ key: `empire.${empire}` }] : []
  },
  rules: name => (factsOf(name)?.sort === 'hero' ? ['10'] : ['11']),
  related: () => [],
}
