// The glossary of Mare Nostrum in Polish.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: true,
  terms: {
    empire: {
      word: 'imperium',
      text: 'To, czym kieruje gracz: Rzym, Kartagina, Grecja, Egipt albo Babilon.',
    },
    province: {
      word: 'prowincja',
      text: 'Obszar lądu na mapie z miejscami na budowle; z twoim znacznikiem kontroli jest twoja.',
    },
    sea: {
      word: 'morze',
      text: 'Obszar wody na mapie; stoją tam tylko triremy.',
    },
    'capital-province': {
      word: 'prowincja stołeczna',
      text: 'Siedziba imperium: jego znacznik kontroli jest tam nadrukowany i nie można go stracić.',
    },
    neutral: {
      word: 'prowincja neutralna',
      text: 'Prowincja, której nikt nie kontroluje: nikomu nic nie daje i nie można jej podbić.',
    },
    'control-marker': {
      word: 'znacznik kontroli',
      text: 'Pokazuje, czyja jest prowincja; każdy gracz ma ich siedem, każdy kosztuje 3.',
    },
    resource: {
      word: 'zasób',
      text: 'Towar albo moneta: tym się za wszystko płaci.',
    },
    good: {
      word: 'towar',
      text: 'Zasób jednego z 13 rodzajów, przynoszą go karawany.',
    },
    coin: {
      word: 'moneta',
      text: 'Zasób z miast; po budowie można zatrzymać tylko dwie.',
    },
    'legendary-good': {
      word: 'legendarny towar',
      text: 'Towar dobierany losowo za legendarne miasto; liczy się jak zwykły tego rodzaju.',
    },
    screen: {
      word: 'zasłonka',
      text: 'Zasłania twoje zasoby: ile ich masz, wiedzą wszyscy, a jakie – tylko ty.',
    },
    reserve: {
      word: 'rezerwa',
      text: 'Towary, monety i budowle, które nie należą jeszcze do nikogo.',
    },
    supply: {
      word: 'zapas',
      text: 'Twoje legiony, triremy, fortece i znaczniki, których nie ma na mapie.',
    },
    building: {
      word: 'budowla',
      text: 'Karawana, targowisko, miasto lub świątynia; stoi na miejscu swojego rodzaju.',
    },
    slot: {
      word: 'miejsce',
      text: 'Nadrukowane pole na jedną budowlę danego rodzaju; na miejscu karawany widać jej towar.',
    },
    caravan: {
      word: 'karawana',
      text: 'Budowla, która co rundę daje 1 towar ze swojego miejsca, a z targowiskiem w prowincji 2; cena 3.',
    },
    market: {
      word: 'targowisko',
      text: 'Budowla, która podwaja towary z karawan swojej prowincji; cena 6.',
    },
    city: {
      word: 'miasto',
      text: 'Budowla, która co rundę daje 1 monetę, a ze świątynią w prowincji 2; cena 3.',
    },
    capital: {
      word: 'stolica',
      text: 'Miasto prowincji stołecznej; cztery stolice lub legendarne miasta dają zwycięstwo.',
    },
    'legendary-city': {
      word: 'legendarne miasto',
      text: 'Troja, Jerozolima albo Syrakuzy: daje też legendarny towar i liczy się do zwycięstwa.',
    },
    temple: {
      word: 'świątynia',
      text: 'Budowla, dzięki której miasto w jej prowincji daje więcej; cena 6.',
    },
    unit: {
      word: 'jednostka',
      text: 'Legion, forteca albo trirema.',
    },
    legion: {
      word: 'legion',
      text: 'Jednostka na lądzie: maszeruje, walczy jedną kostką i okupuje; cena 3.',
    },
    fortress: {
      word: 'forteca',
      text: 'Jednostka na lądzie, która się nie rusza: dodaje 5 do kostek swojej strony i anuluje jedno trafienie; cena 3.',
    },
    trireme: {
      word: 'trirema',
      text: 'Jednostka na morzu: walczy tam i przewozi dowolną liczbę legionów; cena 3.',
    },
    adjacent: {
      word: 'sąsiednia',
      text: 'Prowincja ze wspólną granicą na lądzie.',
    },
    connected: {
      word: 'przyległa',
      text: 'Prowincja połączona ciągiem sąsiednich mórz, z twoją triremą na każdym z nich.',
    },
    link: {
      word: 'połączenie',
      text: 'Między prowincjami sąsiednimi lub przyległymi: potrzebne do marszu i do kontroli.',
    },
    phase: {
      word: 'faza',
      text: 'Jedna z pięciu części rundy: zbieranie, wymiana, budowa, ruch i walka, przywództwo.',
    },
    'trade-token': {
      word: 'znacznik wymiany',
      text: 'Zagrywa go przywódca handlowy; liczba mówi, ile zasobów każdy oferuje.',
    },
    offer: {
      word: 'oferta',
      text: 'Zasoby wyłożone w tajemnicy do wymiany, odkrywane razem i brane po jednym.',
    },
    set: {
      word: 'zestaw',
      text: 'To, czym płaci się za jedną rzecz: same monety albo towary, z których każdy jest inny, dokładnie tyle, ile wynosi cena.',
    },
    hero: {
      word: 'bohater',
      text: 'Karta z mocą, która zostaje u ciebie; każdy zaczyna z jednym.',
    },
    wonder: {
      word: 'cud',
      text: 'Karta podobna do bohatera, kupowana tak samo; pięć takich kart razem daje zwycięstwo.',
    },
    pyramids: {
      word: 'Piramidy',
      text: 'Karta za 12, która daje zwycięstwo.',
    },
    track: {
      word: 'tor',
      text: 'Pokazuje poziomy imperiów w handlu, kulturze albo wojsku.',
    },
    level: {
      word: 'poziom',
      text: 'Jak daleko imperium zaszło na torze: jego budowle lub jednostki tego rodzaju i premie z kart.',
    },
    'trade-leader': {
      word: 'przywódca handlowy',
      text: 'Ma tytuł za karawany i targowiska i kieruje wymianą.',
    },
    'culture-leader': {
      word: 'przywódca kulturowy',
      text: 'Ma tytuł za miasta i świątynie i wskazuje, kto buduje jako następny.',
    },
    'military-leader': {
      word: 'przywódca wojskowy',
      text: 'Ma tytuł za jednostki i wskazuje, kto jako następny się rusza i walczy.',
    },
    hit: {
      word: 'trafienie',
      text: 'Każde pełne 5 punktów na kostkach jednej strony; niszczy jednostkę drugiej.',
    },
    'at-war': {
      word: 'w stanie wojny',
      text: 'Prowincja, w której po bitwie zostały jednostki kilku graczy: nic się tam nie buduje.',
    },
    conquest: {
      word: 'podbój',
      text: 'To, co możesz zrobić na koniec tury tam, gdzie w prowincji przeciwnika stoją tylko twoje jednostki.',
    },
    pillage: {
      word: 'grabić',
      text: 'Usunąć budowlę i od razu dostać jej towar albo monetę.',
    },
    occupy: {
      word: 'okupować',
      text: 'Ustawić legion na budowli lub znaczniku kontroli: budowla pracuje dla ciebie, znacznik można później wymienić.',
    },
  },
}
