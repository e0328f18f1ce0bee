// The glossary of 7 Wonders Duel in Polish.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: true,
  terms: {
    age: {
      word: 'epoka',
      text: 'Jedna z trzech części gry; każda ma 20 własnych kart.',
    },
    city: {
      word: 'miasto',
      text: 'Wszystkie budowle i cuda wybudowane przez gracza.',
    },
    building: {
      word: 'budowla',
      text: 'Każda karta z trzech epok, cokolwiek przedstawia; kolor mówi, jaki to rodzaj.',
    },
    wonder: {
      word: 'cud',
      text: 'Jedna z czterech dużych kart, które masz od początku; buduje się go, wsuwając pod niego kartę epoki, a oba miasta mogą mieć razem siedem cudów.',
    },
    draft: {
      word: 'wybór cudów',
      text: 'Przed epoką I gracze wybierają na zmianę cuda z dwóch grup po cztery.',
    },
    accessible: {
      word: 'dostępna',
      text: 'Karta, której nie przykrywa żadna inna, nawet częściowo: tylko taką można wziąć.',
    },
    'face-down': {
      word: 'zakryta',
      text: 'Karta, której przodu nikomu nie wolno oglądać; odkrywa się ją, gdy tylko staje się dostępna.',
    },
    discard: {
      word: 'odrzucić',
      text: 'Wziąć kartę i zamiast budować dostać monety: 2 i po 1 za każdą żółtą kartę w swoim mieście.',
    },
    'extra-turn': {
      word: 'dodatkowa tura',
      text: 'Jeszcze jedna tura od razu po tej; dają ją niektóre cuda i jeden żeton.',
      book: 'kolejna tura',
    },
    cost: {
      word: 'koszt',
      text: 'To, czego wymaga karta lub cud: monety, materiały, jedno i drugie albo nic.',
    },
    resource: {
      word: 'materiał',
      text: 'To, czym zwykle się płaci: glina, drewno, kamień, szkło i papirus.',
    },
    clay: {
      word: 'glina',
      text: 'Materiał z brązowych kart.',
    },
    wood: {
      word: 'drewno',
      text: 'Materiał z brązowych kart.',
    },
    stone: {
      word: 'kamień',
      text: 'Materiał z brązowych kart.',
    },
    glass: {
      word: 'szkło',
      text: 'Materiał z szarych kart.',
    },
    papyrus: {
      word: 'papirus',
      text: 'Materiał z szarych kart.',
    },
    coin: {
      word: 'moneta',
      text: 'Służy do opłacania kosztów w monetach i kupowania materiałów; każde 3 na koniec gry to 1 punkt.',
    },
    produce: {
      word: 'produkować',
      text: 'Mieć materiał do dyspozycji przy każdej budowie, bez zużywania go: tyle, ile pokazują twoje karty.',
    },
    buy: {
      word: 'kupić (materiał)',
      text: 'Zapłacić bankowi za to, czego nie produkujesz: 2 monety za sztukę i po 1 za każdą taką sztukę na brązowych i szarych kartach przeciwnika.',
    },
    'white-symbol': {
      word: 'biały symbol',
      text: 'Znak na wcześniejszej karcie, dzięki któremu jej właściciel buduje późniejszą z takim samym znakiem za darmo.',
    },
    brown: {
      word: 'surowce (brązowe)',
      text: 'Karty, które produkują glinę, drewno lub kamień.',
    },
    grey: {
      word: 'dobra (szare)',
      text: 'Karty, które produkują szkło lub papirus.',
    },
    blue: {
      word: 'budowle cywilne (niebieskie)',
      text: 'Karty, które dają punkty; rozstrzygają też remis na koniec.',
    },
    green: {
      word: 'budowle naukowe (zielone)',
      text: 'Karty, które dają symbol naukowy i zwykle trochę punktów.',
    },
    yellow: {
      word: 'budowle handlowe (żółte)',
      text: 'Karty, które dają monety, stałe ceny albo materiał do wyboru, a także więcej monet przy odrzucaniu.',
    },
    red: {
      word: 'budowle militarne (czerwone)',
      text: 'Karty, które dają tarcze.',
    },
    guild: {
      word: 'gildia',
      text: 'Fioletowa karta epoki III; daje punkty za określone karty, cuda albo monety w tym mieście, które ma ich więcej.',
    },
    shield: {
      word: 'tarcza',
      text: 'Przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika.',
    },
    pawn: {
      word: 'pion konfliktu',
      text: 'Pokazuje, kto ma przewagę militarną: stoi po stronie słabszego gracza.',
    },
    track: {
      word: 'tor konfliktu',
      text: 'Linia 19 pól między dwiema stolicami, po której porusza się pion.',
      book: 'tor rywalizacji militarnej',
    },
    capital: {
      word: 'stolica',
      text: 'Ostatnie pole toru po stronie gracza; jeśli pion tam dojdzie, ten gracz przegrywa.',
    },
    'military-token': {
      word: 'znacznik militarny',
      text: 'Leży przy torze; gdy pion wchodzi do jego strefy, słabszy gracz traci 2 albo 5 monet, a znacznik znika.',
    },
    'science-symbol': {
      word: 'symbol naukowy',
      text: 'Znak na zielonej karcie albo waga na żetonie Prawo; jest siedem rodzajów.',
    },
    pair: {
      word: 'para',
      text: 'Dwa jednakowe symbole naukowe w jednym mieście; od razu dają żeton postępu.',
    },
    'progress-token': {
      word: 'żeton postępu',
      text: 'Trwała korzyść, brana z planszy za parę symboli naukowych.',
    },
    'military-supremacy': {
      word: 'dominacja militarna',
      text: 'Natychmiastowe zwycięstwo, gdy pion dojdzie do stolicy przeciwnika.',
    },
    'scientific-supremacy': {
      word: 'dominacja naukowa',
      text: 'Natychmiastowe zwycięstwo dzięki sześciu różnym symbolom naukowym.',
    },
    'civilian-victory': {
      word: 'zwycięstwo cywilne',
      text: 'Zwycięstwo na punkty po epoce III, jeśli nikt nie wygrał wcześniej.',
    },
    points: {
      word: 'punkty',
      text: 'Liczone po epoce III: za pion, karty, cuda, żetony postępu i monety.',
    },
  },
}
