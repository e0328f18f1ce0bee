import { describe, expect, test } from 'vitest'
import { type Message, speaker } from './text.ts'

const DICTIONARIES = {
  en: {
    coins: '{n, plural, =0 {nothing} one {# coin} other {# coins}}',
    pays: '{player} pays {price} for {what}.',
    plain: 'Plain words.',
    apostrophe: "It''s here",
    shows: 'Shown: {cards}.',
    'card.baths': 'the baths',
    'card.altar': 'the altar',
    'card.forum': 'the forum',
  },
  pl: {
    coins: '{n, plural, =0 {nic} one {# moneta} few {# monety} many {# monet} other {# monety}}',
    shows: '{cards}',
  },
  ru: { coins: '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}', shows: '{cards}' },
}

describe('plurals', () => {
  test.each<[keyof typeof DICTIONARIES, number, string]>([
    ['en', 0, 'nothing'],
    ['en', 1, '1 coin'],
    ['en', 2, '2 coins'],
    ['en', 21, '21 coins'],
    ['pl', 0, 'nic'],
    ['pl', 1, '1 moneta'],
    ['pl', 2, '2 monety'],
    ['pl', 4, '4 monety'],
    ['pl', 5, '5 monet'],
    ['pl', 12, '12 monet'],
    ['pl', 21, '21 monet'],
    ['pl', 22, '22 monety'],
    ['pl', 112, '112 monet'],
    ['pl', 1.5, '1,5 monety'],
    ['ru', 0, '0 монет'],
    ['ru', 1, '1 монета'],
    ['ru', 2, '2 монеты'],
    ['ru', 5, '5 монет'],
    ['ru', 11, '11 монет'],
    ['ru', 14, '14 монет'],
    ['ru', 21, '21 монета'],
    ['ru', 22, '22 монеты'],
    ['ru', 25, '25 монет'],
    ['ru', 111, '111 монет'],
    ['ru', 1.5, '1,5 монеты'],
  ])('%s: %d', (language, n, words) => {
    expect(speaker(language, DICTIONARIES[language])({ key: 'coins', args: { n } })).toBe(words)
  })
})

describe('a speaker', () => {
  const say = speaker('en', DICTIONARIES.en, ['Ania', 'Zoë {x} <b>'])
  const card = (name: string): Message => ({ key: `card.${name}` })

  test.each<[string, Message, string]>([
    ['words without figures', { key: 'plain' }, 'Plain words.'],
    ['a quoted apostrophe', { key: 'apostrophe' }, "It's here"],
    [
      'messages in a message, and a player',
      { key: 'pays', args: { player: { seat: 0 }, price: { key: 'coins', args: { n: 3 } }, what: card('baths') } },
      'Ania pays 3 coins for the baths.',
    ],
    [
      'a name and a word that look like ICU syntax',
      { key: 'pays', args: { player: { seat: 1 }, price: '{n, plural}', what: "<i>it's</i>" } },
      "Zoë {x} <b> pays {n, plural} for <i>it's</i>.",
    ],
    [
      'a seat without a name: its number, as people count',
      { key: 'pays', args: { player: { seat: 4 }, price: 1, what: 'x' } },
      '5 pays 1 for x.',
    ],
    ['a list of none', { key: 'shows', args: { cards: [] } }, 'Shown: .'],
    ['a list of one', { key: 'shows', args: { cards: [card('baths')] } }, 'Shown: the baths.'],
    [
      'a list of three',
      { key: 'shows', args: { cards: [card('baths'), card('altar'), card('forum')] } },
      'Shown: the baths, the altar, and the forum.',
    ],
    ['a key without words: itself', { key: 'card.circus' }, 'card.circus'],
    ['a key without words inside', { key: 'shows', args: { cards: card('circus') } }, 'Shown: card.circus.'],
    ['a key that every object has', { key: 'constructor' }, 'constructor'],
    ['another', { key: '__proto__' }, '__proto__'],
    ['a figure nobody asked for', { key: 'plain', args: { n: 1 } }, 'Plain words.'],
  ])('says %s', (_, message, words) => {
    expect(say(message)).toBe(words)
    expect(say(message)).toBe(words) // the second time from what it remembers
  })

  test.each([
    ['an argument that nobody gives', '{n} cards'],
    ['a brace left open', '{n cards'],
  ])('%s is named by its key and language', (_, words) => {
    const broken = speaker('pl', { cards: words })
    expect(() => broken({ key: 'cards' })).toThrow(/^'cards' cannot be said in 'pl': /)
  })

  test('joins lists in its language', () => {
    const cards = ['a', 'b'].map(key => ({ key }))
    expect(speaker('pl', DICTIONARIES.pl)({ key: 'shows', args: { cards } })).toBe('a i b')
    expect(speaker('ru', DICTIONARIES.ru)({ key: 'shows', args: { cards } })).toBe('a и b')
  })

  test('a figure left out is an error that names it', () => {
    expect(() => say({ key: 'coins' })).toThrow('n')
    expect(() => say({ key: 'pays', args: { player: { seat: 0 }, price: 1 } })).toThrow('"what"')
  })
})
