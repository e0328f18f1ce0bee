// Texts of rules and lessons.

import { useBook } from './library.ts'
import { linksOf, Marked, Prose } from './prose.tsx'

const Rule = ({ number, words }: { readonly number: string; readonly words: readonly string[] }) => {
  const book = useBook('wonders-duel')
  const rule = book?.rules.find(one => one.number === number)
  return (
    <div>
      {rule && book && <Prose text={rule.text} known={book.known} words={words} {...linksOf('wonders-duel')} />}
    </div>
  )
}

export const OneRule = () => <Rule number="6.2" words={[]} />
export const Found = () => <Rule number="6.2" words={['card', 'kart', 'карт']} />
export const MarkedWords = () => <Marked text="Circus Maximus" words={['max']} />
