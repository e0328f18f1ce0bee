// The game in ten minutes: what it is about and how a turn goes, with positions of the real board among the words. What a
// first game can do without is folded below.

import type { Chapter } from '@tabularium/kernel'
import { useMemo } from 'react'
import { ExampleBox } from '../learn/example.tsx'
import { exampleWords } from '../learn/example-words.ts'
import { type ExampleBook, exampleOf } from '../learn/examples.ts'
import { type GlossaryBook, useGlossary } from '../learn/glossary.ts'
import { loadLessons, placeOf } from '../learn/lessons.ts'
import type { Book } from '../learn/library.ts'
import { linksOf, Prose } from '../learn/prose.tsx'
import { minutesOf } from '../learn/reading-time.ts'
import { TermRow } from '../learn/terms.tsx'
import { useHashArrival } from '../learn/use-hash-arrival.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ExampleLinks, RuleLinks } from './rule-links.tsx'
import { Depth, GameLinks } from './rules-nav.tsx'

interface IntroductionProps {
  readonly book: Book
  readonly examples: ExampleBook
}

export function Introduction({ book, examples }: IntroductionProps) {
  const t = exampleWords.use()
  const { game, say } = book
  const { introduction, further, notes } = examples
  const glossary = useGlossary(game.id)
  useHashArrival(!book.hasGlossary || glossary !== undefined, 'start')
  const lessons = useLoaded(game.id, () => loadLessons(game.id)) ?? []
  return (
    <div className="rules-introduction">
      <GameLinks game={game.id} page="introduction" />
      <Depth book={book} at="introduction" />
      <h1>{t('introduction.of', { game: say({ key: 'game.name' }), minutes: minutesOf(introduction, notes) })}</h1>
      {introduction.map(chapter => (
        <ChapterSection key={chapter.title} {...{ chapter, book, examples, glossary }} />
      ))}
      {further && (
        <details className="rules-further">
          <summary>
            {t('introduction.further', { title: further.title, minutes: minutesOf(further.chapters, notes) })}
          </summary>
          {further.chapters.map(chapter => (
            <ChapterSection key={chapter.title} {...{ chapter, book, examples, glossary }} />
          ))}
        </details>
      )}
      <section className="rules-next" aria-labelledby="rules-next">
        <h2 id="rules-next">{t('introduction.next')}</h2>
        {lessons.slice(0, 1).map(lesson => (
          <ButtonLink key={lesson.id} kind="start" to={`/learn/${placeOf(lesson)}`}>
            {t('introduction.lesson')}
          </ButtonLink>
        ))}
        <ButtonLink to={`/new/${game.id}`}>{t('introduction.game')}</ButtonLink>
        <ButtonLink kind="quiet" to={`/rules/${game.id}`}>
          {t('introduction.rules')}
        </ButtonLink>
      </section>
    </div>
  )
}

interface ChapterProps extends IntroductionProps {
  readonly chapter: Chapter
  /** Undefined while it is on its way, or where the game has none. */
  readonly glossary: GlossaryBook | undefined
}

function ChapterSection({ chapter, book, examples, glossary }: ChapterProps) {
  const { title, text, rules = [], terms = [], examples: shown = [], linked = [] } = chapter
  const { game, known } = book
  const links = useMemo(() => linksOf(game.id), [game.id])
  return (
    <section className="rules-paragraph rules-chapter">
      <h2>{title}</h2>
      <div className="rules-prose">
        <Prose text={text} known={known} {...links} />
      </div>
      {glossary && terms.length > 0 && <TermRow book={book} glossary={glossary} ids={terms} />}
      {shown.map(id => {
        const example = exampleOf(examples, id)
        return example && <ExampleBox key={id} book={book} examples={examples} example={example} on="introduction" />
      })}
      <ExampleLinks game={game.id} examples={examples} ids={linked} />
      <RuleLinks
        book={book}
        numbers={[
          ...rules,
          ...[...shown, ...linked].map(id => exampleOf(examples, id)?.rule),
          ...terms.map(id => glossary?.entries.find(entry => entry.id === id)?.rule),
        ]}
      />
    </section>
  )
}
