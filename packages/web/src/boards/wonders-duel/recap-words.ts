// What one has more or less of after the others' moves.

import { area } from '../../words.ts'

export const recapWords = area({
  en: {
    coins: '{n, plural, one {# coin} other {# coins}}',
    cards: '{n, plural, one {# card} other {# cards}}',
    wonders: '{n, plural, one {# wonder} other {# wonders}}',
    pawn: '{n, plural, one {# space on the track} other {# spaces on the track}}',
  },
  pl: {
    coins: '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
    cards: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    wonders: '{n, plural, one {# cud} few {# cuda} many {# cudów} other {# cudu}}',
    pawn: '{n, plural, one {# pole na torze} few {# pola na torze} many {# pól na torze} other {# pola na torze}}',
  },
  ru: {
    coins: '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
    cards: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    wonders: '{n, plural, one {# чудо} few {# чуда} many {# чудес} other {# чуда}}',
    pawn: '{n, plural, one {# деление на треке} few {# деления на треке} many {# делений на треке} other {# деления на треке}}',
  },
  de: {
    coins: '{n, plural, one {# Münze} other {# Münzen}}',
    cards: '{n, plural, one {# Karte} other {# Karten}}',
    wonders: '{n, plural, one {# Weltwunder} other {# Weltwunder}}',
    pawn: '{n, plural, one {# Feld auf der Leiste} other {# Felder auf der Leiste}}',
  },
})
