// What a card is about: its own scene, or that of its kind.

import { Picture } from './picture.ts'
import './card-scene.css'

interface CardSceneProps {
  readonly id: string
  readonly types: readonly string[]
}

export const CardScene = ({ id, types }: CardSceneProps) => (
  <span className="aw-card-scene" aria-hidden="true">
    <Picture name={`event/${id}`}>
      <Picture name={`card/${types[0]}`} />
    </Picture>
  </span>
)
