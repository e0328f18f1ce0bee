// Which paragraphs speak of a thing. Asked of the English rules, where names never bend; the numbers are the same everywhere.

import { type Game, type Rule, speakerOf } from '@tabularium/kernel'
import { nameOf } from './things.ts'

/** The name as it stands within a sentence. */
const bare = (name: string): string => name.replace(/^The /, '')

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The numbers of the paragraphs that name it; a longer name that holds this one is another thing. */
export function mentionsOf(
  game: Game,
  rules: readonly Rule[],
  things: readonly string[],
  thing: string,
): readonly string[] {
  const say = speakerOf(game, 'en')
  const name = bare(nameOf(game, say, thing))
  const longer = things
    .map(other => bare(nameOf(game, say, other)))
    .filter(other => other !== name && other.includes(name))
  const here = new RegExp(`(?<![\\p{L}])${literal(name)}(?![\\p{L}])`, 'u')
  return rules
    .filter(({ title, text }) => {
      const words = longer.reduce((all, other) => all.replaceAll(other, ''), `${title} ${text}`)
      return here.test(words)
    })
    .map(({ number }) => number)
}
