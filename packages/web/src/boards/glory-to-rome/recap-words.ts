// What one has more or less of after the others' moves.

import { area } from '../../words.ts'

export const recapWords = area({
  en: {
    influence: '{n, plural, one {# influence} other {# influence}}',
    structures: '{n, plural, one {# structure} other {# structures}}',
    stock: '{n, plural, one {# material} other {# materials}}',
    clients: '{n, plural, one {# client} other {# clients}}',
    vault: '{n, plural, one {# card in the vault} other {# cards in the vault}}',
    hand: '{n, plural, one {# card in hand} other {# cards in hand}}',
  },
  pl: {
    influence:
      '{n, plural, one {# punkt wpływów} few {# punkty wpływów} many {# punktów wpływów} other {# punktu wpływów}}',
    structures: '{n, plural, one {# obiekt} few {# obiekty} many {# obiektów} other {# obiektu}}',
    stock: '{n, plural, one {# materiał} few {# materiały} many {# materiałów} other {# materiału}}',
    clients: '{n, plural, one {# klient} few {# klientów} many {# klientów} other {# klienta}}',
    vault:
      '{n, plural, one {# karta w skarbcu} few {# karty w skarbcu} many {# kart w skarbcu} other {# karty w skarbcu}}',
    hand: '{n, plural, one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
  },
  ru: {
    influence: '{n, plural, one {# влияние} few {# влияния} many {# влияния} other {# влияния}}',
    structures: '{n, plural, one {# постройка} few {# постройки} many {# построек} other {# постройки}}',
    stock: '{n, plural, one {# материал} few {# материала} many {# материалов} other {# материала}}',
    clients: '{n, plural, one {# клиент} few {# клиента} many {# клиентов} other {# клиента}}',
    vault: '{n, plural, one {# карта в казне} few {# карты в казне} many {# карт в казне} other {# карты в казне}}',
    hand: '{n, plural, one {# карта на руке} few {# карты на руке} many {# карт на руке} other {# карты на руке}}',
  },
  de: {
    influence: '{n} Einfluss',
    structures: '{n, plural, one {# Bauwerk} other {# Bauwerke}}',
    stock: '{n, plural, one {# Material} other {# Materialien}}',
    clients: '{n, plural, one {# Klient} other {# Klienten}}',
    vault: '{n, plural, one {# Karte im Tresor} other {# Karten im Tresor}}',
    hand: '{n, plural, one {# Handkarte} other {# Handkarten}}',
  },
})
