// The cards, wonders and tokens of 7 Wonders Duel, in the order of the rules, with the pictures of the board.

import { CARDS, COLOURS, TOKENS, WONDERS } from '@tabularium/wonders-duel/rules'
import type { Things } from '../things.ts'
import { CardFace } from './card.tsx'
import { CostSigns, WonderEffects } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import { WonderArt } from './wonder-art.tsx'
import './things.css'

const AGES = [1, 2, 3, 'guild'] as const

const cardGroups = AGES.map(age => ({
  title: age === 'guild' ? { key: 'kind.purple' } : { key: `age.${age}` },
  names: COLOURS.flatMap(colour => CARDS.filter(card => card.age === age && card.colour === colour)).map(
    ({ name }) => name,
  ),
}))

const Picture: Things['Picture'] = ({ name, label, say }) => {
  const wonder = WONDERS.find(facts => facts.name === name)
  if (wonder) {
    return (
      <span className="thing thing-wonder" aria-hidden="true">
        <WonderArt wonder={name} />
        <span className="thing-wonder-name">{label}</span>
        <span className="thing-wonder-line">
          <CostSigns cost={wonder.cost} />
        </span>
        <span className="thing-wonder-line thing-wonder-effects">
          <WonderEffects facts={wonder} />
        </span>
      </span>
    )
  }
  if (TOKENS.some(facts => facts.name === name)) {
    return (
      <span className="thing thing-token" aria-hidden="true">
        <TokenFace token={name} />
        <span className="thing-token-name">{label}</span>
      </span>
    )
  }
  return (
    <span className="thing thing-card">
      <CardFace card={name} name={label} free={say({ key: 'cost.free' })} />
    </span>
  )
}

export const wondersDuelThings: Things = {
  groups: [
    ...cardGroups,
    { title: { key: 'score.wonders' }, names: WONDERS.map(({ name }) => name) },
    { title: { key: 'score.tokens' }, names: TOKENS.map(({ name }) => name) },
  ],
  Picture,
  kind(name) {
    const card = CARDS.find(facts => facts.name === name)
    if (!card) return []
    const kind = [{ key: `kind.${card.colour}` }, { key: `colour.${card.colour}` }]
    return card.age === 'guild' ? kind : [{ key: `age.${card.age}` }, ...kind]
  },
  rules(name) {
    if (WONDERS.some(facts => facts.name === name)) return ['6.5', '6.6', '11.5']
    if (TOKENS.some(facts => facts.name === name)) return ['9.2', '11.2']
    const card = CARDS.find(facts => facts.name === name)
    if (!card) return []
    return [
      ...(card.makes || card.choice ? ['5.3'] : []),
      ...(card.fixed ? ['5.4', 'W26'] : []),
      ...(card.shields === undefined ? [] : ['8.1']),
      ...(card.symbol === undefined ? [] : ['9.1', '9.2']),
      ...(card.gives !== undefined || card.freeBy !== undefined ? ['5.7'] : []),
      ...(card.age === 'guild' ? ['11.4'] : card.coinsPer ? ['11.3'] : []),
    ]
  },
  related(name) {
    const card = CARDS.find(facts => facts.name === name)
    if (!card) return []
    return CARDS.filter(
      other =>
        (card.gives !== undefined && other.freeBy === card.gives) ||
        (card.freeBy !== undefined && other.gives === card.freeBy),
    ).map(other => other.name)
  },
}
