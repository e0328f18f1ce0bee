// A hero as a cameo, a wonder as a scene; its sign until the drawing has come.

import { CARD_FACTS } from '@tabularium/mare-nostrum/rules'
import { MareIcon } from './icons.tsx'
import { Picture } from './picture.ts'
import './card-art.css'

const isHero = (name: string): boolean => CARD_FACTS.find(card => card.name === name)?.sort === 'hero'

export function CardArt({ name }: { readonly name: string }) {
  const kind = isHero(name) ? 'hero' : 'wonder'
  return (
    <Picture name={`${kind}/${name}`} className={`mare-art mare-art-${kind}`}>
      <MareIcon name={`card.${name}`} />
    </Picture>
  )
}
