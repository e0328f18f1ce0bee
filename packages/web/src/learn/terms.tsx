// Terms of a game: as a list with what they mean, and as a row of the pieces they stand for.

import { Link } from 'wouter'
import type { Entry, GlossaryBook } from './glossary.ts'
import { termAnchor } from './glossary.ts'
import { glossaryWords } from './glossary-words.ts'
import type { Book } from './library.ts'
import { Marked } from './prose.tsx'
import './terms.css'

interface TermListProps {
  readonly book: Book
  readonly glossary: GlossaryBook
  readonly entries: readonly Entry[]
  /** Words to mark. */
  readonly words: readonly string[]
}

export function TermList({ book: { game, say }, glossary: { Picture }, entries, words }: TermListProps) {
  const t = glossaryWords.use()
  return (
    <dl className="terms">
      {entries.map(({ id, rule, word, book, text, others }) => (
        <div key={id} id={termAnchor(id)} className="term">
          <dt>
            <Picture term={id} say={say} />
            <dfn>
              <Marked text={word} words={words} />
            </dfn>
            {book !== undefined && <small>{t('book', { word: book })}</small>}
          </dt>
          <dd>
            <Marked text={text} words={words} />{' '}
            <Link className="num" href={`/rules/${game.id}/${rule}`}>
              § {rule}
            </Link>
          </dd>
          <dd className="term-others">
            {others.map(other => (
              <span key={other.language} lang={other.language}>
                <abbr lang="en">{other.language.toUpperCase()}</abbr>
                <Marked text={other.book === undefined ? other.word : `${other.word} (${other.book})`} words={words} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface TermRowProps {
  readonly book: Book
  readonly glossary: GlossaryBook
  readonly ids: readonly string[]
}

/** What the words of a chapter look like on the board. */
export function TermRow({ book: { game, say }, glossary: { entries, Picture }, ids }: TermRowProps) {
  const t = glossaryWords.use()
  return (
    <ul className="term-row" aria-label={t('pieces')}>
      {ids.flatMap(id => {
        const entry = entries.find(one => one.id === id)
        return entry ? (
          <li key={id}>
            <Link href={`/rules/${game.id}/glossary#${termAnchor(id)}`}>
              <Picture term={id} say={say} />
              {entry.word}
            </Link>
          </li>
        ) : (
          []
        )
      })}
    </ul>
  )
}
