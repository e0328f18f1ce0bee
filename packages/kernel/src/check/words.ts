// Laws of the words: every language has them all, and says whatever the rules come up with.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Game } from '../game.ts'
import { legalList } from '../replay.ts'
import type { Event } from '../tell.ts'
import { type Arg, LANGUAGES, type Message, type Say } from '../text.ts'
import { speakerOf } from '../words.ts'
import { json } from './compare.ts'
import { type CheckedPosition, someActions, viewers } from './position.ts'

const isMessage = (arg: Arg): arg is Message => typeof arg === 'object' && 'key' in arg

function* inside(message: Message): Generator<Message> {
  yield message
  for (const arg of Object.values(message.args ?? {})) {
    if (Array.isArray(arg)) for (const part of arg) yield* inside(part)
    else if (isMessage(arg)) yield* inside(arg)
  }
}

/** Speaks messages in every language; each kind of message once, so that thousands of games do not take long. */
export class Ear {
  /** The rules that prompts and refusals have named. */
  readonly cited = new Set<string>()
  private readonly heard = new Set<string>()
  private readonly game: Game
  private readonly says: readonly Say[]

  constructor(game: Game) {
    this.game = game
    this.says = LANGUAGES.map(language => speakerOf(game, language, ['Ania', 'Bartek', 'Celina']))
  }

  /** What is wrong with a message, in any language. */
  hear(message: Message, what: string): string | undefined {
    const once = json(message)
    if (this.heard.has(once)) return undefined
    this.heard.add(once)
    for (const [i, language] of LANGUAGES.entries()) {
      for (const { key } of inside(message)) {
        if (!Object.hasOwn(this.game.text.dictionaries[language], key)) {
          return `${what}: '${key}' has no words in '${language}'`
        }
      }
      try {
        this.says[i](message)
      } catch (error) {
        return `${what}: '${message.key}' cannot be said in '${language}': ${(error as Error).message}`
      }
    }
    return undefined
  }

  /** What is said of a position: prompts, pictures, choices and refusals. */
  position(at: CheckedPosition): string | undefined {
    const { game, state, seats } = at
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer)
      const { message, rule } = game.text.prompt(seen)
      const found = this.hear(message, 'prompt')
      if (found) return found
      if (!rule) return `the prompt '${message.key}' names no rule`
      this.cited.add(rule)
      for (const say of this.says) if (!game.text.picture(seen, say)) return 'the picture is empty'
    }
    const { scores = [], standing = [] } = game.result(state) ?? {}
    for (const parts of [...scores.map(score => score.parts), ...standing]) {
      for (const part of Object.keys(parts)) {
        const found = this.hear({ key: `score.${part}` }, 'score')
        if (found) return found
      }
    }
    for (const seat of game.waiting(state)) {
      for (const action of legalList(game, state, seat)) {
        const found = this.hear(game.text.action(action), `action '${action.notation}'`)
        if (found) return found
      }
      for (const action of someActions(at)) {
        const refusal = game.refuse(state, seat, action)
        if (refusal) this.cited.add(refusal.rule)
        const found = refusal && this.hear(refusal.message, `refusal of '${action.notation}'`)
        if (found) return found
      }
    }
    return undefined
  }

  events(events: readonly Event[]): string | undefined {
    for (const event of events) {
      const found = this.hear(this.game.text.event(event), `event '${event.at}'`)
      if (found) return found
    }
    return undefined
  }
}

/** Keys that every game's dictionaries have: pages and commands ask for them. */
function* neededKeys({ options, ends, orders, text }: Game): Generator<string> {
  yield 'game.name'
  for (const [name, { values }] of Object.entries(options)) {
    yield `option.${name}`
    for (const value of values) yield `option.${name}.${value}`
  }
  for (const end of ends) yield `end.${end}`
  for (const { id } of orders ?? []) yield `order.${id}`
  yield* text.asked ?? []
}

/** What is wrong with the dictionaries as they stand. */
export function* dictionaryFaults(game: Game): Generator<string> {
  const { text, actions } = game
  const keys = new Set([
    ...neededKeys(game),
    ...LANGUAGES.flatMap(language => Object.keys(text.dictionaries[language])),
  ])
  for (const language of LANGUAGES) {
    const words = text.dictionaries[language]
    for (const key of keys) {
      if (!Object.hasOwn(words, key)) yield `'${key}' has no words in '${language}'`
      else if (words[key].trim() === '') yield `'${key}' is empty in '${language}'`
      else {
        try {
          new IntlMessageFormat(words[key], language)
        } catch (error) {
          yield `'${key}' in '${language}' is not an ICU message: ${(error as Error).message}`
        }
      }
    }
  }
  for (const action of actions.all) {
    const { key } = text.action(action)
    if (!keys.has(key)) yield `action '${action.notation}': '${key}' has no words`
  }
}

const ORDER = /^[a-z][a-z0-9-]{0,39}$/

/** What is wrong with the names of standing orders. */
export function* orderFaults({ orders = [] }: Game): Generator<string> {
  for (const [i, { id }] of orders.entries()) {
    if (!ORDER.test(id)) yield `an order cannot be named '${id}'`
    if (orders.findIndex(other => other.id === id) !== i) yield `two orders are named '${id}'`
  }
}

/** What is wrong with the names of features. */
export function* featureFaults({ features, actions }: Game): Generator<string> {
  const seen = new Set<string>()
  for (const name of features.names) {
    if (seen.has(name)) yield `'${name}' is named twice`
    if (actions.kinds.includes(name)) yield `'${name}' is both a feature and a kind of action`
    seen.add(name)
  }
}

/** A feature that an event uses and nobody named. */
export function strangeFeature(
  { features }: Game,
  names: ReadonlySet<string>,
  events: readonly Event[],
): string | undefined {
  let strange: string | undefined
  for (const event of events) {
    features.used(event, name => {
      if (!names.has(name)) strange ??= `event '${event.at}' uses '${name}', which is not among the names`
    })
  }
  return strange
}

/** What is wrong with the rules page: every language has the same paragraphs, and every rule named in play has one. */
export async function rulesFaults({ text }: Game, cited: Iterable<string>): Promise<readonly string[]> {
  const faults: string[] = []
  const pages = await Promise.all(LANGUAGES.map(language => text.rules(language)))
  const numbers = new Set(pages.flatMap(page => page.map(rule => rule.number)))
  for (const [i, language] of LANGUAGES.entries()) {
    const list = pages[i].map(rule => rule.number)
    const twice = list.find((number, at) => list.indexOf(number) !== at)
    if (twice) faults.push(`rule ${twice} stands twice in '${language}'`)
    for (const number of numbers) if (!list.includes(number)) faults.push(`rule ${number} is missing in '${language}'`)
    for (const { number, title, text: words } of pages[i]) {
      if (!title.trim() || !words.trim()) faults.push(`rule ${number} has no words in '${language}'`)
    }
  }
  for (const number of cited)
    if (!numbers.has(number)) faults.push(`rule ${number} is named in play and written nowhere`)
  return faults
}
