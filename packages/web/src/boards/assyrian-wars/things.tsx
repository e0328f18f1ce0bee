// The cards of Assyrian Wars as the rules pages show them: AP, title, type, the country of a home card.

import type { Things } from '../things.ts'
import { CardScene } from './card-scene.tsx'
import { CountryCode } from './country-code.tsx'
import { CARDS } from './facts.ts'
import './things.css'

const Picture: Things['Picture'] = ({ name, label, large }) => {
  const card = CARDS.get(name)
  return (
    <span className="thing thing-aw" aria-hidden="true">
      {card && large && <CardScene id={card.id} types={card.types} />}
      <span className="thing-aw-head">
        <i className="thing-aw-ap num">{card?.ap}</i>
        <b>{label}</b>
        {card?.plus && <em>+1</em>}
        {card?.home !== undefined && <CountryCode country={card.home} size="small" />}
      </span>
    </span>
  )
}

const FAMILIES = [
  ['allianceBreaker', ['allianceBreaker']],
  ['foreignWar', ['foreignWar']],
  ['catastrophe', ['catastrophe', 'counterMeasures', 'battleCounter']],
  ['battle', ['battle']],
  ['movement', ['movement', 'draw']],
  ['reaction', ['reaction']],
  ['political', ['political']],
  ['economic', ['economic', 'recruitment']],
  ['sabotage', ['sabotage']],
] as const

const common = [...CARDS.values()].filter(({ home }) => home === undefined)
const homes = [...CARDS.values()].filter(({ home }) => home !== undefined)

export const assyrianWarsThings: Things = {
  groups: [
    ...FAMILIES.map(([title, types]) => ({
      title: { key: `type.${title}` },
      names: common.filter(card => (types as readonly string[]).includes(card.types[0])).map(({ id }) => id),
    })),
    { title: { key: 'cards.C11' }, names: homes.map(({ id }) => id) },
  ],
  Picture,
  kind(name) {
    const card = CARDS.get(name)
    return [
      ...(card?.home === undefined ? [] : [{ key: `country.${card.home}` }]),
      ...(card?.types ?? []).map(type => ({ key: `type.${type}` })),
    ]
  },
  rules: () => ['6.11'],
  related: () => [],
}
