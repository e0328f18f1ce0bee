// Laws of glossaries: every term stands under a rule, has one word in every language, and says what it means in a sentence.

import type { Action } from '../action.ts'
import { allChapters, type Examples } from '../example.ts'
import type { Game, State, View } from '../game.ts'
import type { Glossary } from '../glossary.ts'
import { LANGUAGES } from '../text.ts'

const SHORTEST = 15
const LONGEST = 260
const LOUD = /[!¡]|\*\*|undefined|\$\{| {2}/

/** What is wrong with the glossary of a game, in sentences; with its examples, also what their introduction shows of it. */
export async function glossaryFaults<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  glossary: Glossary,
  examples: Examples<S>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const ids = Object.keys(glossary.rules)
  const numbers = new Set((await game.text.rules('en')).map(({ number }) => number))
  for (const id of ids) {
    if (!numbers.has(glossary.rules[id])) faults.push(`'${id}': there is no rule ${glossary.rules[id]}`)
  }
  const shownIn = async (language: (typeof LANGUAGES)[number]) =>
    allChapters(await examples.words(language))
      .map(({ terms = [] }) => terms.join())
      .join('|')
  const shown = await shownIn('en')
  for (const language of LANGUAGES) {
    const fault = (text: string) => faults.push(`${language}: ${text}`)
    const { terms } = await glossary.words(language)
    const seen = new Map<string, string>()
    for (const id of ids) {
      if (!Object.hasOwn(terms, id)) {
        fault(`'${id}' has no word`)
        continue
      }
      const { word, text, book } = terms[id]
      const twin = seen.get(word)
      seen.set(word, id)
      if (word === '' || word.trim() !== word) fault(`'${id}' has no word`)
      if (twin !== undefined) fault(`'${id}' and '${twin}' are both called ‘${word}’`)
      if (book === word) fault(`'${id}': the rulebook's word is ours`)
      if (text.length < SHORTEST || text.length > LONGEST) fault(`'${id}' is explained in ${text.length} characters`)
      if (!text.endsWith('.')) fault(`'${id}' is not explained in a sentence`)
      if (LOUD.test(`${word} ${text} ${book}`.replace('undefined', ''))) fault(`'${id}' has a sign that no text has`)
    }
    for (const id of Object.keys(terms)) if (!ids.includes(id)) fault(`there is no term '${id}'`)
    if ((await shownIn(language)) !== shown) fault('the chapters show other terms than in English')
  }
  for (const id of shown.split(/[|,]/).filter(Boolean)) {
    if (!ids.includes(id)) faults.push(`the introduction shows '${id}', which is no term`)
  }
  return faults
}
