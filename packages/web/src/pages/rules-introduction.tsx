// The game in ten minutes: what it is about and how a turn goes, with positions of the real board among the words.

import { useMemo } from 'react'
import { Link } from 'wouter'
import { ExampleBox } from '../learn/example.tsx'
import { exampleWords } from '../learn/example-words.ts'
import { type ExampleBook, exampleOf } from '../learn/examples.ts'
import { loadLessons, placeOf } from '../learn/lessons.ts'
import type { Book } from '../learn/library.ts'
import { linksOf, Prose } from '../learn/prose.tsx'
import { useLoaded } from '../learn/use-loaded.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Which of the two depths is read; the other is a press away. */
export function Depth({ game, at }: { readonly game: string; readonly at: 'introduction' | 'all' }) {
  const t = exampleWords.use()
  return (
    <nav className="rules-depth" aria-label={t('depth.label')}>
      <Link href={`/rules/${game}/introduction`} aria-current={at === 'introduction' ? 'page' : undefined}>
        {t('depth.introduction')}
      </Link>
      <Link href={`/rules/${game}`} aria-current={at === 'all' ? 'page' : undefined}>
        {t('depth.all')}
      </Link>
    </nav>
  )
}

interface IntroductionProps {
  readonly book: Book
  readonly examples: ExampleBook
}

export function Introduction({ book, examples }: IntroductionProps) {
  const t = exampleWords.use()
  const { game, known, say } = book
  const links = useMemo(() => linksOf(game.id), [game.id])
  const lessons = useLoaded(game.id, () => loadLessons(game.id)) ?? []
  return (
    <div className="rules-introduction">
      <Depth game={game.id} at="introduction" />
      <h1>{t('introduction.of', { game: say({ key: 'game.name' }) })}</h1>
      {examples.introduction.map(({ title, text, examples: shown = [] }) => (
        <section key={title} className="rules-paragraph rules-chapter">
          <h2>{title}</h2>
          <div className="rules-prose">
            <Prose text={text} known={known} {...links} />
          </div>
          {shown.map(id => {
            const example = exampleOf(examples, id)
            return example && <ExampleBox key={id} book={book} examples={examples} example={example} />
          })}
        </section>
      ))}
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
