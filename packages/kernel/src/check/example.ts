// Laws of examples: each can be played as it says, stands under a rule, and is told in every language.

import type { Action } from '../action.ts'
import { allChapters, type Chapter, type Examples, playExample } from '../example.ts'
import type { Game, State, View } from '../game.ts'
import type { Note } from '../lesson.ts'
import { LANGUAGES } from '../text.ts'

/** An example says something, and a chapter more. */
const SHORTEST = 40
const LOUD = /[!¡]|\*\*\*|undefined|\$\{| {2}/

/** What is wrong with the examples and the introduction of a game, in sentences. */
export async function exampleFaults<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { list, words }: Examples<S>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const ids = list.map(({ id }) => id)
  for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i))) faults.push(`'${id}' stands twice`)
  const numbers = new Set((await game.text.rules('en')).map(({ number }) => number))
  for (const example of list) {
    if (!numbers.has(example.rule)) faults.push(`'${example.id}': there is no rule ${example.rule}`)
    try {
      playExample(game, example)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  const orderOf = (chapters: readonly Chapter[]) =>
    chapters.map(({ examples = [], linked = [] }) => `${examples.join()} ${linked.join()}`).join('|')
  const order = orderOf(allChapters(await words('en')))
  for (const language of LANGUAGES) {
    const fault = (text: string) => faults.push(`${language}: ${text}`)
    const sound = (what: string, { title, text }: Note) => {
      if (title === '') fault(`${what} has no title`)
      if (text.length < SHORTEST) fault(`${what} says too little`)
      if (LOUD.test(`${title} ${text}`)) fault(`${what} has a sign that no text has`)
    }
    const { players, notes: told, ...parts } = await words(language)
    const chapters = allChapters(parts)
    if (players.length < game.seats.max || new Set(players).size !== players.length)
      fault('players without a name of their own')
    for (const id of ids) {
      if (Object.hasOwn(told, id)) sound(`'${id}'`, told[id])
      else fault(`'${id}' is not told`)
    }
    for (const id of Object.keys(told)) if (!ids.includes(id)) fault(`there is no example '${id}'`)
    for (const chapter of chapters) {
      sound(`the chapter '${chapter.title}'`, chapter)
      for (const number of chapter.rules ?? []) {
        if (!numbers.has(number)) fault(`the chapter '${chapter.title}': there is no rule ${number}`)
      }
    }
    if (orderOf(chapters) !== order) fault('the chapters show other examples than in English')
    if (parts.further?.title === '') fault('what is folded below the introduction has no title')
    const named = chapters.flatMap(({ examples = [], linked = [] }) => [...examples, ...linked])
    for (const [i, id] of named.entries()) {
      if (!ids.includes(id)) fault(`the introduction shows '${id}', which is no example`)
      if (named.indexOf(id) !== i) fault(`the introduction names '${id}' twice`)
    }
  }
  return faults
}
