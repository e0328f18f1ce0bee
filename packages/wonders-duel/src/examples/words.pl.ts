// The examples of 7 Wonders Duel and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Liwia', 'Marek'],
  notes: {
    'EX-01': {
      title: 'Za darmo, za monety, za materiały',
      text: '**Wycinka** nie ma kosztu, więc jest za darmo. **Składowisko kamienia** kosztuje 1 monetę. **Łaźnie** wymagają 1 kamienia; Liwia go nie produkuje i Marek też nie, więc kamień kosztuje ją 2 monety. Karta może wymagać kilku materiałów naraz: **Arena** z epoki III wymaga gliny, kamienia i drewna, a miasto bez produkcji płaci za nie 6 monet.',
    },
    'EX-02': {
      title: 'Biały symbol zamiast ceny',
      text: '**Stadniny** kosztują 1 glinę i 1 drewno, czyli 4 monety, jeśli miasto nic z tego nie produkuje. Mają jednak także białą podkowę, a w mieście Liwii stoją **Stajnie**, które ten symbol dają. Liwia buduje za darmo, choć nie ma ani monety.',
    },
    start: {
      title: 'Stół na początku gry',
      text: 'Liwia i Marek zaczynają grę: dwadzieścia kart epoki I, część z nich zakryta. Każdy gracz ma cztery cuda i 7 monet. Pion konfliktu stoi na środku toru, a na planszy leży pięć żetonów postępu. Dostępnych jest sześć kart dolnego rzędu: nic na nich nie leży.',
    },
    'EX-03': {
      title: 'Darmowa budowla',
      text: 'Liwia nie ma już monet. **Wycinka** nic nie kosztuje, więc i tak może ją wybudować, i odtąd produkuje 1 drewno.',
    },
    'EX-04': {
      title: 'Co produkuje miasto',
      text: 'W mieście Liwii stoją **Kamieniołom**, **Glinianka** i **Wytwórnia papirusu**. Teraz dochodzi **Cegielnia**, która produkuje 2 gliny. Odtąd Liwia przy każdej budowie ma do dyspozycji 1 kamień, 3 gliny i 1 papirus. Nic się przy tym nie zużywa. Drewna ani szkła nie produkuje.',
    },
    'EX-05': {
      title: 'Co pokrywa produkcja',
      text: 'Liwia produkuje 1 kamień, 3 gliny i 1 papirus. **Łaźnie** (1 kamień) i **Garnizon** (1 glina) nic jej nie kosztują. **Apteka** wymaga szkła. Trzeba by je kupić za 2 monety, a Liwia ma tylko 1.',
    },
    'EX-06': {
      title: 'Przeciwnik podbija cenę',
      text: 'Marek ma **Kamieniołom stokowy**, który produkuje 2 kamienie. Jeden kamień kosztuje więc Liwię 2 monety i jeszcze 2: za kartę **Łaźnie** płaci 4. Monety idą do banku, nie do Marka.',
    },
    'EX-07': {
      title: 'Tanio dla właściciela',
      text: 'Teraz kamienia potrzebuje Marek. **Akwedukt** wymaga 3, on produkuje 2. Liwia nie ma kamienia, więc trzeci kosztuje go 2 monety.',
    },
    'EX-08': {
      title: 'Dwie rzeczy do kupienia',
      text: 'Marek buduje kartę **Fortyfikacje**: 2 kamienie, 1 glina, 1 papirus. Kamień daje mu **Kamieniołom stokowy**. Liwia produkuje 1 glinę, więc glina kosztuje go 3 monety; papirusu Liwia nie ma, więc kosztuje on 2. Razem 5.',
    },
    'EX-09': {
      title: 'Trzy razy ta sama cena',
      text: 'Liwia chce wybudować **Akwedukt**, a kamienia nie produkuje wcale. Po drugiej stronie stoi **Kamieniołom stokowy**, więc każdy kamień kosztuje ją 4 monety: trzy kosztują 12.',
    },
    'EX-10': {
      title: 'Moneta to moneta',
      text: '**Skryptorium** kosztuje 2 monety, a **Składowisko kamienia** 1 monetę. Nie ma znaczenia, co produkują oba miasta.',
    },
    'EX-11': {
      title: 'Monety i materiały',
      text: '**Karawanseraj** kosztuje 2 monety, 1 szkło i 1 papirus. Marek nie produkuje ani jednego, ani drugiego. Liwia produkuje 1 szkło, więc szkło kosztuje go 3 monety, a papirus 2. Płaci 2 + 3 + 2 = 7.',
    },
    'EX-12': {
      title: 'Od łaźni do akweduktu',
      text: 'Liwia nie ma monet, ale w jej mieście stoją **Łaźnie** i dają białą kroplę, którą ma też **Akwedukt**. Buduje go za darmo. Jego 5 punktów liczy się na końcu gry.',
    },
    'EX-13': {
      title: 'Od palisady do fortyfikacji',
      text: '**Palisada** stoi u Marka od dawna. W epoce III jej biała wieża sprawia, że **Fortyfikacje** są za darmo. Ich 2 tarcze przesuwają pion o dwa pola w stronę stolicy Liwii.',
    },
    'EX-14': {
      title: 'Które karty można wziąć',
      text: 'Dwóch kart z dolnego rzędu już nie ma. Tylko na czterech kartach nie leży żadna inna, nawet rogiem: **Łaźnie**, **Składowisko kamienia**, **Wycinka** i **Skryptorium**. Liwia musi wziąć jedną z nich.',
    },
    'EX-15': {
      title: 'Monety za kartę',
      text: 'Marek bierze kartę **Akwedukt** i ją odrzuca. Dostaje 2 monety i po 1 za każdą z dwóch swoich żółtych kart: razem 4.',
    },
    'EX-16': {
      title: 'Budowa cudu',
      text: 'Liwia bierze **Pałac**, ale nie dla niego samego: karta trafia pod cud **Kolos Rodyjski**. Płaci się za cud, nie za kartę: 3 gliny i 1 szkło, a to wszystko Liwia produkuje. Sam Pałac nic nie daje. Dwie tarcze cudu przesuwają pion.',
    },
    again: {
      title: 'Dodatkowa tura',
      text: '**Pireus** daje dodatkową turę. Liwia buduje go, używając karty **Ołtarz**, i od razu bierze następną: **Łaźnie**.',
    },
    'EX-17': {
      title: 'Tylko siedem z ośmiu',
      text: 'Marek wybudował cztery cuda, Liwia dwa. Teraz Liwia buduje siódmy: **Kolos Rodyjski**. Ostatni niewybudowany cud, **Piramida Cheopsa**, zostaje usunięty z gry.',
    },
    'EX-18': {
      title: 'Strata monet',
      text: 'Pion stoi na pierwszym polu po stronie Marka. **Tor strzelecki** ma 2 tarcze: pion przechodzi na pole 3 i wchodzi do strefy ze znacznikiem. Marek traci 2 monety, a znacznik usuwa się z gry.',
    },
    capital: {
      title: 'Pion dochodzi do stolicy',
      text: 'Pion odszedł od środka o siedem pól, zostały dwa. **Tor strzelecki** ma 2 tarcze: pion dochodzi do stolicy Marka i Liwia natychmiast wygrywa.',
    },
    pair: {
      title: 'Dwa jednakowe symbole',
      text: '**Apteka** dała Liwii koło. **Szkoła** daje drugie: to para. Liwia od razu bierze z planszy żeton postępu i wybiera **Prawo**, które samo jest symbolem naukowym.',
    },
    symbols: {
      title: 'Sześć różnych symboli',
      text: 'Cztery zielone karty i **Prawo** dają Liwii pięć różnych symboli. **Akademia** dodaje szósty, zegar słoneczny: Liwia natychmiast wygrywa.',
    },
    points: {
      title: 'Liczenie na końcu',
      text: 'Marek zagrywa ostatnią kartę epoki III. Nikt nie wygrał militarnie ani naukowo, więc liczy się punkty: pion, karty niebieskie, zielone i żółte, gildie, cuda, żetony postępu i po 1 punkcie za każde 3 monety.',
    },
    'EX-19': {
      title: 'Strategia',
      text: 'Liwia ma żeton postępu **Strategia**: każda czerwona karta, którą buduje, ma o jedną tarczę więcej. **Mury obronne** przesuwają pion o trzy pola zamiast dwóch, dość daleko, by Marek stracił 2 monety.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Dwóch graczy buduje swoje miasta, karta po karcie, przez trzy epoki. Wygrać można na trzy sposoby:\n\n- **militarnie**: wspólny pion konfliktu dochodzi do stolicy przeciwnika. Gra kończy się od razu.\n- **naukowo**: sześć różnych symboli naukowych. Gra kończy się od razu.\n- **na punkty**: więcej punktów po ostatniej karcie epoki III.\n\nKażdy zaczyna z 7 monetami i czterema cudami. Z ośmiu cudów wykłada się najpierw cztery: pierwszy gracz bierze jeden, drugi dwa, a ostatni przypada pierwszemu. Przy następnych czterech zaczyna drugi gracz.',
      terms: ['wonder'],
      examples: ['start'],
    },
    {
      title: 'Twoja tura',
      text: 'Bierzesz **jedną dostępną kartę**: taką, której nie przykrywa żadna inna, nawet częściowo. Zakrytych kart nikt nie podgląda; odkrywa się je, gdy tylko stają się dostępne. Z kartą robisz jedną z trzech rzeczy:\n\n- **budujesz ją**: płacisz koszt i kładziesz ją w swoim mieście;\n- **odrzucasz ją**: bierzesz 2 monety i po 1 za każdą żółtą kartę w swoim mieście;\n- **używasz jej do budowy cudu**: płacisz koszt jednego ze swoich cudów i wsuwasz pod niego kartę. Sama karta nic nie daje.\n\nNie można spasować. Potem gra przeciwnik.',
      examples: ['EX-14', 'EX-15'],
    },
    {
      title: 'Ile co kosztuje',
      text: 'Karta bez kosztu jest za darmo. Monety z kosztu idą do banku. Materiały (glina, drewno, kamień, szkło, papirus) dają twoje karty: to, co produkuje miasto, jest do dyspozycji przy **każdej** budowie i nigdy się nie zużywa.\n\nBrakujące materiały kupujesz w banku. Jedna sztuka kosztuje **2 monety i po 1 za każdą sztukę tego materiału na brązowych i szarych kartach przeciwnika**. Niektóre żółte karty ustalają cenę materiału na 1 monetę, cokolwiek ma przeciwnik. Program zawsze oblicza najtańszy sposób i pokazuje cenę na karcie.',
      terms: ['clay', 'wood', 'stone', 'glass', 'papyrus', 'coin'],
      examples: ['EX-06', 'EX-11'],
    },
    {
      title: 'Białe symbole',
      text: 'Niektóre karty dają biały symbol. Karta późniejszej epoki, która ma taki sam symbol przy koszcie, jest **całkiem za darmo** dla tego, kto wybudował kartę wcześniejszą.',
      terms: ['white-symbol'],
      examples: ['EX-12'],
    },
    {
      title: 'Kolory',
      text: '- **Brązowe i szare** produkują materiały. W epoce III ich nie ma.\n- **Niebieskie** dają punkty.\n- **Zielone** dają symbol naukowy i zwykle trochę punktów.\n- **Żółte** dają monety, stałe ceny albo przy każdej budowie jeden materiał do wyboru (nie podnosi to cen przeciwnikowi).\n- **Czerwone** dają tarcze.\n- **Fioletowe**, czyli trzy gildie z epoki III, dają punkty za określone karty, cuda albo monety, liczone w mieście, w którym jest ich więcej. Gildia, która liczy karty, daje też przy budowie po 1 monecie za każdą z tych kart.',
      terms: ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'guild'],
    },
    {
      title: 'Konflikt',
      text: 'Na torze między stolicami stoi jeden pion konfliktu. Każda tarcza przesuwa go o jedno pole w stronę stolicy przeciwnika, która leży dziewięć pól od środka. Gracz, po którego stronie stoi pion, jest słabszy, a drugi silniejszy.\n\nPo każdej stronie leżą dwa znaczniki militarne, każdy w swojej strefie. Gdy pion po raz pierwszy do niej wejdzie, słabszy gracz oddaje do banku 2 monety (pola 3–5) albo 5 monet (pola 6–8), a jeśli ma mniej, to wszystkie; ten znacznik usuwa się z gry.\n\nNa końcu silniejszy gracz dostaje za pion punkty: 2 na polach 1–2, 5 na polach 3–5, 10 na polach 6–8.',
      terms: ['pawn', 'shield', 'military-token', 'capital'],
      examples: ['EX-18', 'capital'],
    },
    {
      title: 'Nauka',
      text: 'Dwa jednakowe symbole to **para**: od razu bierzesz jeden z żetonów postępu z planszy. Każdy daje inną korzyść: monety, punkty, tańsze cuda, dodatkową tarczę. Jeśli żetonów już nie ma, nie dostajesz nic. Sześć **różnych** symboli daje zwycięstwo. Jest ich siedem rodzajów: sześć na zielonych kartach i waga na żetonie Prawo. Żaden inny żeton nie liczy się jako symbol.',
      terms: ['science-symbol', 'pair', 'progress-token'],
      examples: ['pair', 'symbols'],
    },
    {
      title: 'Cuda',
      text: 'Cud kosztuje materiały i prawie zawsze daje punkty na końcu, a większość ma też silny efekt w chwili wybudowania: monety, tarcze, zniszczenie brązowej lub szarej karty przeciwnika, dodatkowa tura (przepada, jeśli w epoce nie ma już kart). Razem możecie wybudować tylko **siedem** cudów; gdy powstanie siódmy, ósmy usuwa się z gry. Niewybudowany cud nie daje punktów.',
      examples: ['again', 'EX-17'],
    },
    {
      title: 'Koniec epoki i koniec gry',
      text: 'Gdy wszystkie 20 kart zostanie zagranych, rozkłada się karty następnej epoki. Słabszy gracz wybiera, kto zaczyna; jeśli pion stoi na środku, zaczyna ten, kto zagrał ostatnią kartę.\n\nPo epoce III liczy się punkty: pion, karty, wybudowane cuda, żetony postępu i po 1 punkcie za każde 3 monety. Przy remisie wygrywa ten, kto ma więcej punktów z niebieskich kart; jeśli i tu jest remis, dzielicie się zwycięstwem.',
      examples: ['points'],
    },
  ],
}
