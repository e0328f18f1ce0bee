// From one reading page to the next: the other games, and the introduction, the rules and the glossary of the same one.

import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES } from '../games.ts'
import { exampleWords } from '../learn/example-words.ts'
import { glossaryWords } from '../learn/glossary-words.ts'
import type { Book } from '../learn/library.ts'
import { rulesWords } from '../learn/rules-words.ts'
import { useScrollFade } from '../ui/scroll-fade.ts'

/** `all`: the numbered rules. */
type ReadingPage = 'introduction' | 'all' | 'glossary'

const addressOf = (game: string, page: ReadingPage): string => `/rules/${game}${page === 'all' ? '' : `/${page}`}`

/** To the same page about another game. */
export function GameLinks({ game, page }: { readonly game: string; readonly page: ReadingPage }) {
  const t = rulesWords.use()
  const gameName = useGameName()
  const row = useRef<HTMLElement>(null)
  useScrollFade(row)
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another place in the row
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 60
  }, [game])
  return (
    <nav ref={row} className="rules-games" aria-label={t('games')}>
      {GAMES.map(({ id }) => (
        <Link key={id} href={addressOf(id, page)} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </Link>
      ))}
    </nav>
  )
}

interface DepthProps {
  readonly book: Book
  /** Undefined: none of them, but a page about the same game. */
  readonly at: ReadingPage | undefined
}

/** Which of the pages about a game is read; the others are a press away. */
export function Depth({ book, at }: DepthProps) {
  const t = exampleWords.use()
  const words = glossaryWords.use()
  const link = (page: ReadingPage, text: string) => (
    <Link href={addressOf(book.game.id, page)} aria-current={at === page ? 'page' : undefined}>
      {text}
    </Link>
  )
  return (
    <nav className="rules-depth" aria-label={t('depth.label')}>
      {book.hasIntroduction && link('introduction', t('introduction'))}
      {link('all', t('depth.all'))}
      {book.hasGlossary && link('glossary', words('title'))}
    </nav>
  )
}
