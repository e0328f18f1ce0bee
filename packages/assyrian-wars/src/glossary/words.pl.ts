// The glossary of Assyrian Wars in Polish.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: true,
  terms: {
    power: {
      word: 'mocarstwo',
      text: 'Jeden z pięciu wielkich krajów, które prowadzą gracze: Asyria, Media, Egipt, Babilonia, Elam.',
    },
    minor: {
      word: 'państwo drugorzędne',
      text: 'Mały kraj; kto ma go dość wysoko na torze, dostaje od niego handel, trybut, przejście albo sojusz.',
    },
    nomads: {
      word: 'koczownicy',
      text: 'Kimmerowie i Scytowie: ludy z północy, które bez sojuszu nie słuchają żadnego mocarstwa.',
    },
    'trade-city': {
      word: 'miasto handlowe',
      text: 'Miasto, które nie należy do żadnego kraju i zapewnia handel mocarstwu, któremu sprzyja.',
    },
    camp: {
      word: 'obóz',
      text: 'Jedna z dwóch stron: Asyria z sojusznikami albo rebelianci.',
    },
    area: {
      word: 'pole',
      text: 'Miejsce na mapie; od jednego do drugiego prowadzą szlaki.',
    },
    'home-area': {
      word: 'pole rodzime',
      text: 'Pole, które na stałe należy do kraju; w jego miastach wystawia się jednostki regularne.',
    },
    'associated-area': {
      word: 'pole powiązane',
      text: 'Pole, które liczy się temu, kto ma na nim garnizon.',
    },
    city: {
      word: 'miasto',
      text: 'Pole z murami; poziom mówi, iloma kostkami rzucają one przeciw oblegającym.',
    },
    fortress: {
      word: 'forteca',
      text: 'Miasto trudniejsze do zdobycia: siła oblegających jest o jeden mniejsza.',
    },
    capital: {
      word: 'stolica',
      text: 'Główne miasto kraju; liczy się podwójnie do dochodu i podboju.',
    },
    path: {
      word: 'szlak',
      text: 'Łączy dwa pola; armia przechodzi nim za 1 AP, a jego teren liczy się w bitwie.',
    },
    'river-path': {
      word: 'szlak przez rzekę',
      text: 'Szlak przez rzekę: obrońca rzuca w pierwszej rundzie jedną dodatkową kostką.',
    },
    'mountain-path': {
      word: 'szlak górski',
      text: 'Szlak przez góry: obrońca rzuca w pierwszej rundzie dwiema dodatkowymi kostkami.',
    },
    'desert-path': {
      word: 'szlak pustynny',
      text: 'Szlak przez pustynię: po przejściu jednostki sprawdzają zmęczenie.',
    },
    unit: {
      word: 'jednostka',
      text: 'Żeton, który walczy: piechota, kawaleria, łucznicy, rydwany albo okręt.',
    },
    factor: {
      word: 'siła',
      text: 'Wartość jednostki: jej kostka trafia, gdy wynik nie jest większy od siły.',
    },
    reduced: {
      word: 'osłabiona',
      text: 'Jednostka na słabszej stronie po jednym trafieniu; drugie ją usuwa.',
    },
    regular: {
      word: 'jednostka regularna',
      text: 'Własna jednostka kraju; kosztuje 2 AP za punkt siły.',
    },
    mercenary: {
      word: 'najemnik',
      text: 'Najęta jednostka: ½ AP za punkt; rusza się tylko z dowódcą i po turze odchodzi.',
    },
    leader: {
      word: 'dowódca',
      text: 'Prowadzi armię; współczynnik dowodzenia mówi, ile jednostek prowadzi, a bitewny – jak dobrze walczy.',
    },
    king: {
      word: 'król',
      text: 'Dowódca bez słabszej strony; utracony nie wraca nigdy.',
    },
    army: {
      word: 'armia',
      text: 'Dowódca, najwyżej tyle jednostek regularnych, ile wynosi jego współczynnik dowodzenia, i najwyżej tyle samo najemników.',
    },
    'army-group': {
      word: 'zgrupowanie armii',
      text: 'Dwie lub trzy armie, które idą i walczą razem; wymaga karty zgrupowania armii.',
    },
    garrison: {
      word: 'garnizon',
      text: 'Jednostki wewnątrz miasta.',
    },
    'force-pool': {
      word: 'pula wojsk',
      text: 'Jednostki, które kraj może jeszcze wystawić lub nająć.',
    },
    'regroup-box': {
      word: 'strefa przegrupowań',
      text: 'Miejsce, w którym jednostki i dowódcy po ucieczce czekają na wykup.',
    },
    ap: {
      word: 'AP',
      text: 'Punkty akcji: wydaje się je na marsze, jednostki i oblężenia; dają je dochód i karty.',
    },
    eco: {
      word: 'ECO',
      text: 'Poziom ekonomiczny kraju: tyle AP dochodu dostaje w każdym impulsie.',
    },
    income: {
      word: 'dochód',
      text: 'To, co dają miasta i handel, liczone w międzyfaziu; staje się nowym ECO.',
      book: 'wpływy',
    },
    vp: {
      word: 'PZ',
      text: 'Punkty zwycięstwa: za bitwy, miasta, podboje, sojusze i handel.',
    },
    turn: {
      word: 'tura',
      text: 'Część gry, panowanie jednego króla Asyrii: rundy impulsów, a potem międzyfazie.',
    },
    impulse: {
      word: 'impuls',
      text: 'To, co robi jeden kraj, gdy przyjdzie na niego kolej w rundzie: dochód, karta, AP.',
    },
    preempt: {
      word: 'uprzedzić',
      text: 'Rozegrać impuls tuż przed impulsem innego kraju, bez dochodu; może to zrobić kraj z największą liczbą kart.',
    },
    interphase: {
      word: 'międzyfazie',
      text: 'Rozliczenie między dwiema turami: podboje, dochód, karty, polityka.',
    },
    'home-card': {
      word: 'karta narodowa',
      text: 'Karta należąca do jednego kraju; wraca do niego w każdym międzyfaziu.',
    },
    'plus-card': {
      word: 'karta plusowa',
      text: 'Karta z +1: dzięki niej można zagrać w impulsie dwie karty.',
    },
    'battle-card': {
      word: 'karta bitewna',
      text: 'Karta wykładana zakryta przed bitwą; zmienia jej przebieg.',
    },
    attrition: {
      word: 'zmęczenie',
      text: 'Rzut za każdą jednostkę po długim marszu, na pustyni lub bez zaopatrzenia: przy 6 jednostka dostaje trafienie.',
    },
    interception: {
      word: 'przechwycenie',
      text: 'Atak na wroga, który wchodzi na sąsiednie pole; potrzebny jest wynik 7 lub więcej.',
    },
    evasion: {
      word: 'unik',
      text: 'Wycofanie się przed atakiem do miasta albo na sąsiednie pole; potrzebny jest wynik 9 lub więcej.',
      book: 'wycofanie się przed walką',
    },
    hit: {
      word: 'trafienie',
      text: 'Skutek celnego rzutu: jednostka wroga obraca się na słabszą stronę albo zostaje usunięta.',
    },
    rout: {
      word: 'ucieczka',
      text: 'Jednostka przeżywa bitwę, ale ucieka do strefy przegrupowań; jedna za każde dwa otrzymane trafienia.',
    },
    overrun: {
      word: 'zmiażdżenie',
      text: 'Wróg zostaje całkowicie wybity: wojsko może działać dalej w tym samym impulsie.',
    },
    siege: {
      word: 'zwykłe oblężenie',
      text: 'Jedna runda kostek przeciw murom i garnizonowi; krok po kroku obniża poziom miasta.',
    },
    assault: {
      word: 'szturm',
      text: 'Natychmiastowy atak na mury: obrońca rzuca wszystkimi kostkami dwa razy; jeśli atakujący ma więcej trafień, miasto pada.',
    },
    hunger: {
      word: 'wzięcie głodem',
      text: 'Oblężenie na przeczekanie: głód rośnie o jeden w każdym impulsie, aż miasto się podda.',
    },
    sortie: {
      word: 'wycieczka',
      text: 'Garnizon wychodzi za mury za 1 AP; jeśli zada nie mniej trafień niż oblegający, przerywa oblężenie.',
    },
    supply: {
      word: 'zaopatrzenie',
      text: '1 AP za każde wojsko na obcej ziemi na początku impulsu; zamiast płacić, można splądrować pole.',
    },
    pillage: {
      word: 'splądrowanie',
      text: 'Znacznik poziomu 1 lub 2 na polu spustoszonym przez wojsko; siedem poziomów kosztuje kraj 1 ECO.',
    },
    raid: {
      word: 'podjazd',
      text: 'Jednostka w strefie podjazdów próbuje zdjąć znacznik handlowy innego mocarstwa.',
    },
    'trade-marker': {
      word: 'znacznik handlowy',
      text: 'Znacznik mocarstwa w strefie handlowej, wart jeden punkt handlowy w międzyfaziu.',
    },
    'diplomatic-track': {
      word: 'tor',
      text: 'Pokazuje, jak bliskie są mocarstwu państwa drugorzędne i plemiona: od NEUTRALNOŚCI do SOJUSZU.',
    },
    tribute: {
      word: 'trybut',
      text: 'ECO, które kraj płaci Asyrii albo zdobywcy; za odmowę trzeba go ukarać.',
    },
    'conquest-check': {
      word: 'test podboju',
      text: 'Rzut porównywany z liczbą zdobytych miast; rozstrzyga, czy kraj jest podbity.',
    },
    surrender: {
      word: 'poddanie',
      text: 'Kraj poddaje się po ciężkich stratach i liczy się jako podbity.',
    },
    'grace-period': {
      word: 'okres wytchnienia',
      text: 'Czas po podboju, w którym zdobywca i podbity nie mogą się atakować.',
    },
    province: {
      word: 'prowincja',
      text: 'Jedyne pole podbitego kraju, które zdobywca może zatrzymać, jeśli zostawi na nim jednostkę.',
    },
    revolt: {
      word: 'rewolta',
      text: 'Znacznik w mieście, które zbuntowało się przeciw temu, kto je kontroluje.',
    },
  },
}
