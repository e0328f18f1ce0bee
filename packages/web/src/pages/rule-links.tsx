// What a chapter of an introduction leads to: examples that stand with the numbered rules, and the rules that it tells shortly.

import { Link } from 'wouter'
import { addressBefore, exampleAnchor } from '../learn/example-address.ts'
import { exampleWords } from '../learn/example-words.ts'
import { type ExampleBook, exampleOf } from '../learn/examples.ts'
import type { Book } from '../learn/library.ts'
import { rulesWords } from '../learn/rules-words.ts'

interface ExampleLinksProps {
  readonly game: string
  readonly examples: ExampleBook
  readonly ids: readonly string[]
}

export function ExampleLinks({ game, examples, ids }: ExampleLinksProps) {
  const t = exampleWords.use()
  if (ids.length === 0) return undefined
  return (
    <nav className="rules-more" aria-label={t('introduction.linked')}>
      <b aria-hidden="true">{t('introduction.linked')}</b>
      {ids.map(id => {
        const example = exampleOf(examples, id)
        return (
          example && (
            <Link key={id} id={exampleAnchor(id)} href={addressBefore(game, example, 'rules')}>
              {examples.notes[id].title}
            </Link>
          )
        )
      })}
    </nav>
  )
}

interface RuleLinksProps {
  readonly book: Book
  /** In any order, some more than once; undefined: not known yet. */
  readonly numbers: readonly (string | undefined)[]
}

export function RuleLinks({ book: { game, rules }, numbers }: RuleLinksProps) {
  const t = rulesWords.use()
  const told = rules.filter(({ number }) => numbers.includes(number))
  if (told.length === 0) return undefined
  return (
    <nav className="rules-more" aria-label={t('more')}>
      <b aria-hidden="true">{t('more')}</b>
      {told.map(({ number, title }) => (
        <Link key={number} href={`/rules/${game.id}/${number}`}>
          <span className="num">§ {number}</span> {title}
        </Link>
      ))}
    </nav>
  )
}
