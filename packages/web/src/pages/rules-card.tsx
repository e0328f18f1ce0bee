// One card, wonder or token: its picture, what it costs and does, its partners, and where the rules speak of it.

import type { Game, Message, Rule } from '@tabularium/kernel'
import { Link } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import type { Book } from '../learn/library.ts'
import { mentionsOf } from '../learn/mentions.ts'
import { Marked } from '../learn/prose.tsx'
import { rulesWords } from '../learn/rules-words.ts'
import { nameOf } from '../learn/things.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { fetchWords, loadedLanguage } from '../other-language.ts'
import { Icon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'

interface ThingTilesProps {
  readonly book: Book
  readonly names: readonly string[]
  readonly words: readonly string[]
}

/** Small pictures that lead to the pages of things. */
export function ThingTiles({ book, names, words }: ThingTilesProps) {
  const { game, say, things } = book
  return (
    <ul className="rules-tiles">
      {names.map(name => {
        const label = nameOf(game, say, name)
        return (
          <li key={name}>
            <Link href={`/rules/${game.id}/card/${name}`}>
              <span className="visually-hidden">{label}</span>
              <things.Picture name={name} label={label} say={say} />
              {words.length > 0 && (
                <span className="rules-tile-name" aria-hidden="true">
                  <Marked text={label} words={words} />
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const isCost = ({ key }: Message): boolean => key.startsWith('amount.') || key.startsWith('cost.')

/** The page may have come with the words of another language alone. */
async function englishRules({ text }: Game): Promise<readonly Rule[]> {
  if (loadedLanguage() !== 'en') await fetchWords('en')
  return text.rules('en')
}

export function ThingPage({ book, name }: { readonly book: Book; readonly name: string }) {
  const t = rulesWords.use()
  const { game, say, things, rules } = book
  const english = useLoaded(game.id, () => englishRules(game))
  const about = game.text.about?.(name)
  if (!about) return <NotFound />
  const [title, ...facts] = about
  const label = say(title)
  const cost = facts.filter(isCost).map(say)
  const effects = facts.filter(fact => !isCost(fact)).map(say)
  const related = things.related(name)
  const kind = things.kind(name).map(say).join(', ')
  const all = things.groups.flatMap(group => group.names)
  const numbers = [...things.rules(name), ...(english ? mentionsOf(game, english, all, name) : [])]
  const mentions = rules.filter(rule => numbers.includes(rule.number))
  return (
    <div className="sheet rules-thing">
      <Link href={`/rules/${game.id}`} className="rules-back">
        <Icon name="chevron" />
        {t('back')}
      </Link>
      <Panel className="rules-thing-panel">
        <things.Picture name={name} label={label} say={say} />
        <div>
          <h1>{label}</h1>
          {kind !== '' && <p className="rules-kind">{kind}</p>}
          <dl className="rules-facts">
            {cost.length > 0 && (
              <>
                <dt>{t('cost')}</dt>
                <dd>{cost.join(', ')}</dd>
              </>
            )}
            <dt>{t('effect')}</dt>
            {effects.map(effect => (
              <dd key={effect}>{effect}</dd>
            ))}
          </dl>
        </div>
      </Panel>
      {related.length > 0 && (
        <section>
          <h2>{t('partners')}</h2>
          <ThingTiles book={book} names={related} words={[]} />
        </section>
      )}
      {mentions.length > 0 && (
        <section>
          <h2>{t('mentions')}</h2>
          <ul className="rules-mentions">
            {mentions.map(rule => (
              <li key={rule.number}>
                <Link href={`/rules/${game.id}/${rule.number}`}>
                  <span className="num">§ {rule.number}</span> {rule.title}
                </Link>
                {lines(rule.text, label).map(line => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The lines of a paragraph that name the thing, without their marks. */
const lines = (text: string, name: string): readonly string[] =>
  text
    .split(/\n+/)
    .filter(line => line.includes(name))
    .map(line => line.replace(/^- |^\d+\. /, '').replaceAll('**', ''))
    .slice(0, 3)
