// What one has more or less of after the others' moves.

import { area } from '../../words.ts'

export const recapWords = area({
  en: {
    points: '{n, plural, one {# point} other {# points}}',
    cities: '{n, plural, one {# city} other {# cities}}',
    lands: '{n, plural, one {# area} other {# areas}}',
    units: '{n, plural, one {# unit} other {# units}}',
    leaders: '{n, plural, one {# leader} other {# leaders}}',
    cards: '{n, plural, one {# card} other {# cards}}',
  },
  pl: {
    points: '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    cities: '{n, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}',
    lands: '{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
    units: '{n, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}',
    leaders: '{n, plural, one {# dowódca} few {# dowódców} many {# dowódców} other {# dowódcy}}',
    cards: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  },
  ru: {
    points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    cities: '{n, plural, one {# город} few {# города} many {# городов} other {# города}}',
    lands: '{n, plural, one {# область} few {# области} many {# областей} other {# области}}',
    units: '{n, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}}',
    leaders: '{n, plural, one {# полководец} few {# полководца} many {# полководцев} other {# полководца}}',
    cards: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },
  de: {
    points: '{n, plural, one {# Punkt} other {# Punkte}}',
    cities: '{n, plural, one {# Stadt} other {# Städte}}',
    lands: '{n, plural, one {# Gebiet} other {# Gebiete}}',
    units: '{n, plural, one {# Einheit} other {# Einheiten}}',
    leaders: '{n, plural, one {# Feldherr} other {# Feldherren}}',
    cards: '{n, plural, one {# Karte} other {# Karten}}',
  },
})
