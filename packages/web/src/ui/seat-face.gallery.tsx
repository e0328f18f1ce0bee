// The faces of the bots' characters.

import { CHARACTER_IDS } from '@tabularium/bots/character'
import { CharacterFace, SeatFace, SeatFaces } from './seat-face.tsx'

export const All = () => CHARACTER_IDS.map(id => <CharacterFace key={id} character={id} />)

export const OfASeat = () => (
  <SeatFaces value={[undefined, { character: 'scholar', title: '' }]}>
    <SeatFace seat={0} />
    <SeatFace seat={1} />
  </SeatFaces>
)
