// The rules of 7 Wonders Duel in Polish, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { cardList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

export const rules: readonly Rule[] = [
  rule(
    '1',
    'Elementy gry',
    `
    Gra dla dwóch graczy. Na stole znajdują się:

    - plansza z torem konfliktu i jeden pion konfliktu;
    - 73 karty budowli: 23 z epoki I, 23 z epoki II, 20 z epoki III i 7 gildii;
    - 12 cudów;
    - 10 żetonów postępu i 4 znaczniki militarne;
    - monety. W pudełku jest ich 31, wartych łącznie 86 (14 jedynek, 10 trójek, 7 szóstek); tutaj monety w banku nigdy się
      nie kończą (W20).

    Te strony opisują naszymi słowami zasady gry podstawowej, w kolejności polskiej instrukcji. Tam, gdzie instrukcja milczy
    albo można ją rozumieć dwojako, rozstrzyga orzeczenie; orzeczenia mają numery od W01 do W27 i są zebrane w rozdziale 18.
    `,
  ),
  rule(
    '2',
    'Cel gry',
    `
    Każdy gracz buduje **miasto**: to wszystkie budowle i cuda stojące po jego stronie. Gra trwa trzy epoki, a każda ma 20
    własnych kart; w jednej epoce każdy zagrywa ich mniej więcej dziesięć.

    Wygrać można na trzy sposoby:

    - **dominacja militarna**: pion konfliktu dochodzi do stolicy przeciwnika (8.3);
    - **dominacja naukowa**: sześć różnych symboli naukowych (9.3);
    - **zwycięstwo cywilne**: więcej punktów po epoce III (10.2).

    Dwa pierwsze są możliwe w każdej chwili i od razu kończą grę.
    `,
  ),
  rule('3', 'Objaśnienie elementów', 'Co pokazuje każdy element gry i do czego służy.'),
  rule(
    '3.1',
    'Cuda',
    `
    Cud ma nazwę, koszt i działanie. Koszt to zawsze materiały, nigdy monety. Wszystkie dwanaście opisuje punkt 11.5.
    `,
  ),
  rule(
    '3.2',
    'Znaczniki militarne',
    'Mówią, ile monet, 2 czy 5, traci miasto, gdy konflikt się do niego zbliża (8.2).',
  ),
  rule(
    '3.3',
    'Żetony postępu',
    `
    Trwałe korzyści. Jeden żeton przysługuje za każdą parę jednakowych symboli naukowych (9.2). Wszystkie dziesięć opisuje
    punkt 11.2.
    `,
  ),
  rule('3.4', 'Pion konfliktu', 'Pokazuje, które miasto ma przewagę militarną i jak dużą.'),
  rule(
    '3.5',
    'Plansza',
    `
    Tor konfliktu ma 19 pól: środkowe i po dziewięć z każdej strony. Ostatnie pole po każdej stronie to stolica gracza. Według
    odległości od środka pola tworzą strefy: sam środek; 1 i 2; od 3 do 5; od 6 do 8; stolica (9). Razem jest dziewięć stref.

    Jeśli pion stoi po twojej stronie, przewagę ma przeciwnik; jeśli po stronie przeciwnika, przewagę masz ty. W zapisie
    program numeruje pola po stronie drugiego gracza liczbami dodatnimi: tam przewagę ma pierwszy gracz.

    Na planszy leżą także znaczniki militarne i żetony postępu dostępne w tej grze.
    `,
  ),
  rule(
    '3.6',
    'Monety',
    `
    Monetami opłaca się koszt w monetach podany na karcie i kupuje się materiały. To, co zostanie w skarbcu, jest na końcu
    warte punkty (10.2).
    `,
  ),
  rule(
    '3.7',
    'Budowle',
    `
    Wszystkie karty trzech epok nazywamy budowlami, cokolwiek przedstawiają. Jest siedem rodzajów, rozróżnianych kolorem:

    - **brązowe**, surowce: produkują glinę, drewno lub kamień;
    - **szare**, dobra: produkują szkło lub papirus;
    - **niebieskie**, budowle cywilne: punkty;
    - **zielone**, budowle naukowe: symbol naukowy i zwykle trochę punktów;
    - **żółte**, budowle handlowe: monety, produkcja do wyboru, stałe ceny, czasem punkty;
    - **czerwone**, budowle militarne: tarcze;
    - **fioletowe**, gildie: punkty zależne od tego, co stoi w obu miastach.

    W epoce III nie ma kart brązowych ani szarych. Zamiast nich są gildie.
    `,
  ),
  rule(
    '3.8',
    'Koszty budowli',
    `
    Pod kolorowym paskiem karta pokazuje swój koszt. Jeśli nic tam nie ma, karta jest darmowa.

    Od epoki II niektóre karty obok kosztu pokazują biały symbol. Kto ma wcześniejszą budowlę z takim samym białym symbolem,
    buduje tę kartę za darmo (5.7).
    `,
  ),
  rule(
    '4',
    'Przygotowanie',
    `
    1. Pion konfliktu stoi na środku.
    2. Cztery znaczniki militarne leżą odkryte: po każdej stronie jeden za 2 monety w strefie pól od 3 do 5 i jeden za 5
       monet w strefie pól od 6 do 8.
    3. Pięć z dziesięciu żetonów postępu losuje się i kładzie odkryte na planszy. Pozostałe pięć trafia do pudełka; każdy wie,
       które to żetony.
    4. Każdy gracz dostaje 7 monet.
    5. Rozdziela się cuda (4.1 albo 4.2).
    6. Przygotowuje się talie (4.3).
    7. Wykłada się karty epoki I (6.1 i 13). Epokę I zaczyna pierwszy gracz.
    `,
  ),
  rule(
    '4.1',
    'Wybór cudów',
    `
    Odkrywa się cztery losowe cuda. Pierwszy gracz bierze jeden, drugi bierze dwa, a ostatni przypada pierwszemu. Potem
    odkrywa się cztery następne i rozdziela je tak samo, ale zaczyna drugi gracz.

    Każdy ma więc cztery cuda. Pozostałe cztery nie biorą udziału w grze. Ostatniego cudu z każdej czwórki nikt nie wybiera:
    jest przydzielany bez pytania. O tym, kto jest pierwszym graczem, mówi W01.
    `,
  ),
  rule(
    '4.2',
    'Pierwsza gra',
    `
    W pierwszej grze można pominąć wybór (opcja „Cuda”, 16). Cuda są wtedy z góry przydzielone:

    - pierwszy gracz: Piramida Cheopsa, Latarnia morska na Faros, Świątynia Artemidy w Efezie, Posąg Zeusa w Olimpii;
    - drugi gracz: Circus Maximus, Pireus, Via Appia, Kolos Rodyjski.
    `,
  ),
  rule(
    '4.3',
    'Talie epok',
    `
    Z talii każdej epoki usuwa się trzy karty, nie oglądając ich. Do talii epoki III dodaje się, także bez oglądania, trzy z
    siedmiu gildii. Każda talia ma wtedy 20 kart.

    Karty usunięte w ten sposób są poza grą. Nigdy nie należą do stosu kart odrzuconych.
    `,
  ),
  rule(
    '5',
    'Koszty i płacenie',
    `
    Budowle są darmowe albo kosztują materiały, monety lub jedno i drugie; cuda kosztują materiały. Program zawsze wylicza
    najtańszy sposób zapłaty (5.8, W02).
    `,
  ),
  rule('5.1', 'Budowle darmowe', 'Za kartę bez podanego kosztu nic się nie płaci.'),
  rule(
    '5.2',
    'Koszt w materiałach',
    `
    Każdą sztukę materiału podaną w koszcie musi wyprodukować twoje miasto (5.3) albo trzeba ją kupić w banku (5.4), chyba że
    zwalnia z niej żeton postępu (11.2: Architektura, Budownictwo).
    `,
  ),
  rule(
    '5.3',
    'Produkcja',
    `
    Twoje brązowe i szare karty produkują to, co przedstawiają; podobnie niektóre żółte karty i cuda.

    Produkcja się nie zużywa: całość jest znów do dyspozycji przy każdej budowie, aż do końca gry. Maleje tylko wtedy, gdy cud
    przeciwnika zniszczy twoją brązową lub szarą kartę.
    `,
  ),
  rule(
    '5.4',
    'Zakup materiałów',
    `
    Brakujące materiały możesz kupić. Jedna sztuka kosztuje **2 monety plus 1 za każdą sztukę tego materiału na brązowych i
    szarych kartach przeciwnika**. Karta produkująca dwie sztuki liczy się jako dwie.

    - Płacisz do banku, nie przeciwnikowi.
    - Możesz kupić tyle sztuk, na ile cię stać. W jednej budowie wszystkie sztuki tego samego materiału mają jedną cenę.
    - Żółte karty i cuda przeciwnika nigdy nie podnoszą ceny.
    - Żółta karta ze stałą ceną (Magazyn kamienia, Magazyn gliny, Magazyn drewna; Urząd celny dla szkła i papirusu) ustala
      twoją cenę na 1 monetę za sztukę, cokolwiek produkuje przeciwnik. Działa od następnej tury po jej wybudowaniu (W26).
    `,
  ),
  rule(
    '5.5',
    'Koszt w monetach',
    'Monety wskazane w koszcie idą do banku. Żaden żeton ani materiał nigdy nie zmniejsza tej kwoty.',
  ),
  rule(
    '5.6',
    'Koszt w monetach i materiałach',
    `
    Płaci się jedno i drugie: wskazane monety idą do banku, a każdy materiał trzeba wyprodukować albo kupić.
    `,
  ),
  rule(
    '5.7',
    'Białe symbole',
    `
    Niektóre budowle dają biały symbol. Jeśli taka budowla stoi w twoim mieście, późniejsza budowla wymagająca tego samego
    symbolu nie kosztuje cię zupełnie nic: ani materiałów, ani monet.

    Budowla dająca symbol musi być wybudowana w twoim mieście. Karta odrzucona lub leżąca pod cudem się nie liczy.
    Dzięki białym symbolom darmowe mogą być tylko karty epok II i III; symbole działają automatycznie, gdy tylko jest to możliwe (W03).
    `,
  ),
  rule(
    '5.8',
    'Jak wylicza się cenę',
    `
    Krok po kroku, dla karty albo dla jednego z twoich cudów:

    1. Jeśli karta wymaga białego symbolu, który daje twoje miasto, cena wynosi 0. Niczego więcej się nie liczy.
    2. Odejmij od kosztu to, co produkują twoje brązowe i szare karty. Reszta to braki.
    3. Zapisz przy każdej brakującej sztuce, ile kosztowałby jej zakup (5.4).
    4. Karawanseraj i Latarnia morska na Faros pokrywają po jednej brakującej sztuce gliny, drewna lub kamienia, i to
       najdroższej. Forum i Pireus pokrywają po jednej brakującej sztuce szkła lub papirusu, także najdroższej.
    5. Architektura (przy cudzie) albo Budownictwo (przy niebieskiej karcie) zwalnia z dwóch najdroższych spośród
       pozostałych sztuk.
    6. Dodaj ceny tego, co zostało. To **zakupy**. Zakupy razem z monetami wskazanymi w koszcie dają cenę.

    Możesz budować, jeśli masz co najmniej tyle monet. Płacisz do banku; jeśli przeciwnik ma Ekonomię, kwota zakupów trafia do
    niego (W09).

    Ta kolejność zawsze daje najniższą możliwą cenę, więc nie ma tu czego wybierać (W02).
    `,
  ),
  rule('6', 'Przebieg gry', 'Po epoce I następuje epoka II, potem III, chyba że wcześniej grę zakończy dominacja.'),
  rule(
    '6.1',
    'Wykładanie kart',
    `
    Na początku każdej epoki tasuje się jej 20 kart i wykłada w zachodzących na siebie rzędach, jak w punkcie 13: 12 odkrytych
    i 8 zakrytych.
    `,
  ),
  rule(
    '6.2',
    'Tura',
    `
    Gracze rozgrywają tury na zmianę. W swojej turze **musisz** wziąć jedną **dostępną** kartę, czyli taką, na której nie
    leży żadna inna, nawet częściowo. Używasz jej na jeden z trzech sposobów: budujesz ją (6.3), odrzucasz (6.4) albo
    zużywasz do budowy cudu (6.5). Nie można spasować; odrzucić kartę można zawsze.

    Tura przebiega tak:

    1. Bierzesz dostępną kartę.
    2. Wybierasz, jak jej użyć. Możliwe jest tylko to, na co cię stać.
    3. Płacisz (5.8). Jeśli przeciwnik ma Ekonomię, dostaje teraz swoje monety.
    4. Następują efekty, w kolejności: monety, utrata monet, tarcze, symbol naukowy. Po każdym ruchu piona i każdym nowym
       symbolu sprawdza się dominację; od razu kończy ona grę (W24).
    5. Dokonujesz wyborów wynikających z zagrania: karta do zniszczenia, karta ze stosu odrzuconych, żeton postępu.
    6. Jeśli był to siódmy cud w grze, ostatni niewybudowany odpada z gry (6.6).
    7. Odkrywa się każdą zakrytą kartę, która stała się dostępna (W06, W21).
    8. Jeśli zostały karty, następna tura należy do przeciwnika albo znów do ciebie, gdy przysługuje ci dodatkowa. Jeśli
       kart już nie ma, kończy się epoka (7), a po epoce III cała gra (10); dodatkowa tura wtedy przepada (W23).

    Dodatkowe tury mogą następować po sobie bez ograniczeń.
    `,
  ),
  rule(
    '6.3',
    'Wznoszenie budowli',
    `
    Płacisz koszt karty i kładziesz ją w swoim mieście. Jej efekty działają od razu; produkcja, ceny i symbole liczą się od
    tej chwili.
    `,
  ),
  rule(
    '6.4',
    'Odrzucenie karty',
    `
    Karta trafia na stos kart odrzuconych, a ty bierzesz z banku 2 monety i jeszcze po 1 za każdą żółtą kartę w swoim mieście.
    Sama odrzucana karta się nie liczy.

    Stos kart odrzuconych można przeglądać w każdej chwili.
    `,
  ),
  rule(
    '6.5',
    'Budowa cudu',
    `
    Płacisz koszt jednego ze swoich niewybudowanych cudów, a nie koszt karty. Kartę wsuwa się pod cud na znak, że jest
    wybudowany. Tak użyta karta nie ma działania, koloru ani białego symbolu i nie należy do stosu kart odrzuconych. Następnie
    działa efekt cudu (11.5).
    `,
  ),
  rule(
    '6.6',
    'Tylko siedem cudów',
    `
    Gracze mogą wybudować razem najwyżej siedem cudów. Gdy powstanie siódmy, ostatni niewybudowany odpada z gry, czyjkolwiek
    jest. Sam siódmy cud działa normalnie, łącznie z dodatkową turą (W14).
    `,
  ),
  rule(
    '7',
    'Koniec epoki',
    `
    Epoki I i II kończą się, gdy zagrano wszystkie 20 kart. Najpierw wykłada się karty następnej epoki. Potem ustala się,
    kto ją zaczyna:

    - Jeśli pion nie stoi na środku, decyduje słabszy gracz, czyli ten, po którego stronie stoi pion.
    - Jeśli pion stoi na środku, zaczyna gracz, który zagrał ostatnią kartę. Opcja „Pion na środku” (16) pozwala mu zamiast
      tego wybrać, kto zaczyna.
    `,
  ),
  rule(
    '8',
    'Siła militarna',
    'Tarcze przesuwają pion konfliktu. Liczy się tylko jego położenie; tarcz się nie gromadzi.',
  ),
  rule(
    '8.1',
    'Ruch piona',
    `
    Każda tarcza na czerwonej karcie lub cudzie przesuwa pion o jedno pole w stronę stolicy przeciwnika w chwili budowy.
    Wszystkie tarcze z jednej budowy to jeden ruch, najwyżej o 4 pola (trzy tarcze i Strategia). Pion nigdy nie wychodzi poza
    stolicę.
    `,
  ),
  rule(
    '8.2',
    'Działanie znaczników',
    `
    Gdy pion wchodzi do strefy, w której wciąż leży znacznik, przeciwnik gracza, który przesunął pion, traci 2 lub 5 monet na
    rzecz banku, ale nigdy więcej, niż ma. Znacznik usuwa się z gry.

    Jeśli pion w jednym ruchu wejdzie do dwóch takich stref, co jest możliwe tylko z pola 2 na pole 6, działają oba znaczniki, najpierw bliższy (W07).
    `,
  ),
  rule('8.3', 'Dominacja militarna', 'Wygrywasz natychmiast, gdy pion dojdzie do stolicy przeciwnika.'),
  rule('9', 'Nauka', 'Zielone budowle dają symbole naukowe. Pary przynoszą postęp, a różnorodność zwycięstwo.'),
  rule(
    '9.1',
    'Symbole',
    `
    Symboli jest siedem. Sześć z nich (koło, moździerz, pióro, wahadło, zegar słoneczny i sfera armilarna) widnieje na
    zielonych kartach, każdy na dwóch. Waga jest tylko na żetonie postępu Prawo.
    `,
  ),
  rule(
    '9.2',
    'Pary',
    `
    Ilekroć zbierzesz parę jednakowych symboli, od razu bierzesz z planszy wybrany żeton postępu. Zostaje w twoim mieście do
    końca gry. O tym, czy trzeba go wziąć, mówi W04, a o braku żetonów na planszy W05.

    Zielone karty nigdy nie opuszczają miasta, więc każdą z sześciu par można w grze zebrać tylko raz i tylko jednemu z graczy może się to udać. Waga
    jest tylko jedna i nie tworzy pary (W13).
    `,
  ),
  rule(
    '9.3',
    'Dominacja naukowa',
    'Wygrywasz natychmiast, gdy twoje miasto ma sześć różnych symboli naukowych. Jednym z nich może być waga z Prawa.',
  ),
  rule('10', 'Koniec gry i zwycięstwo', 'Jak kończy się gra i kto ją wygrywa.'),
  rule(
    '10.1',
    'Kiedy gra się kończy',
    `
    Natychmiast przez dominację militarną (8.3) lub naukową (9.3); w innym razie wtedy, gdy zagrano wszystkie karty epoki III
    i dokonano wyborów wynikających z ostatniej.
    `,
  ),
  rule(
    '10.2',
    'Zwycięstwo cywilne',
    `
    Jeśli nie doszło do dominacji, każdy gracz sumuje:

    1. siłę militarną: tylko prowadzący, według odległości piona od środka: 1 lub 2 pola to 2 punkty, od 3 do 5 pól to 5
       punktów, od 6 do 8 pól to 10 punktów; pion na środku nic nie daje;
    2. punkty z kart niebieskich, zielonych i żółtych oraz z gildii (11.4);
    3. punkty z wybudowanych cudów;
    4. punkty z żetonów postępu;
    5. po jednym punkcie za każde pełne 3 monety w skarbcu.

    Wygrywa, kto ma więcej punktów. Przy równych sumach wygrywa, kto ma więcej punktów z niebieskich kart (W22). Jeśli i te
    są równe, gracze dzielą się zwycięstwem.
    `,
  ),
  rule('11', 'Działanie elementów', 'Co robią żetony, karty i cuda.'),
  rule('11.1', 'Znaczniki militarne', 'Przeciwnik traci 2 lub 5 monet albo wszystkie, jeśli ma ich mniej (8.2).'),
  rule(
    '11.2',
    'Żetony postępu',
    `
    - **Rolnictwo**: od razu 6 monet; na końcu 4 punkty.
    - **Architektura**: każdy cud budowany od tej chwili kosztuje o dwie sztuki materiałów mniej, i to najdroższe (5.8).
    - **Ekonomia**: dostajesz monety, które przeciwnik wydaje na zakup materiałów, przy kartach i przy cudach. Nie dotyczy to
      monet wskazanych w koszcie, a liczy się tylko to, co naprawdę wydano (W09).
    - **Prawo**: symbol naukowy, waga. Może być szóstym różnym symbolem i dać zwycięstwo.
    - **Budownictwo**: każda niebieska karta budowana od tej chwili kosztuje o dwie sztuki materiałów mniej, i to najdroższe
      (5.8).
    - **Matematyka**: na końcu 3 punkty za każdy twój żeton postępu, łącznie z tym.
    - **Filozofia**: na końcu 7 punktów.
    - **Strategia**: każda czerwona karta budowana od tej chwili ma o jedną tarczę więcej. Nie dotyczy cudów ani wcześniejszych
      kart.
    - **Teologia**: każdy cud budowany od tej chwili daje dodatkową turę. Cud, który i tak ją daje, nie daje dwóch.
    - **Urbanistyka**: od razu 6 monet; po 4 monety za każdym razem, gdy budujesz kartę za darmo dzięki białemu symbolowi.
    `,
  ),
  rule(
    '11.3',
    'Karty epok I, II i III',
    `
    Karta może produkować materiały, dawać punkty, tarcze lub symbol naukowy, ustalać stałą cenę (5.4) albo dawać biały symbol
    (5.7).

    Produkcja do wyboru: Karawanseraj daje przy każdej budowie jedną sztukę gliny, drewna lub kamienia, Forum jedną sztukę
    szkła lub papirusu. Żadna z nich nie podnosi cen przeciwnika.

    Monety dostaje się raz, w chwili budowy:

    - Tawerna 4, Browar 6;
    - Arena 2 za każdy cud wybudowany w twoim mieście;
    - Izba handlowa 3 za każdą twoją szarą kartę;
    - Port 2 za każdą twoją brązową kartę;
    - Zbrojownia 1 za każdą twoją czerwoną kartę;
    - Latarnia morska 1 za każdą twoją żółtą kartę, łącznie z nią samą.

    Pięć ostatnich, wszystkie z epoki III, jest też wartych po 3 punkty.
    `,
  ),
  rule(
    '11.4',
    'Gildie',
    `
    Gildia porównuje oba miasta i liczy swoje karty, cuda lub monety w tym, które ma ich więcej; przy równej liczbie nie ma to znaczenia. Monety
    dostaje się raz, w chwili budowy. Punkty liczy się na nowo na końcu gry, być może w drugim mieście.

    - **Gildia kupiecka**: żółte karty, po 1 monecie i 1 punkcie.
    - **Cech armatorów**: brązowe i szare karty razem, w jednym mieście, po 1 monecie i 1 punkcie.
    - **Cech budowniczych**: wybudowane cuda, po 2 punkty, bez monet.
    - **Stowarzyszenie urzędników**: niebieskie karty, po 1 monecie i 1 punkcie.
    - **Towarzystwo naukowe**: zielone karty, po 1 monecie i 1 punkcie.
    - **Cech lichwiarzy**: 1 punkt za każde pełne 3 monety w bogatszym skarbcu, bez monet.
    - **Gildia strategów**: czerwone karty, po 1 monecie i 1 punkcie.
    `,
  ),
  rule(
    '11.5',
    'Cuda',
    `
    Efekty następują w podanej kolejności; punkty liczą się na końcu gry.

    - **Via Appia** (2 gliny, 2 kamienie, 1 papirus): dostajesz 3 monety, przeciwnik traci 3 (W08); dodatkowa tura; 3 punkty.
    - **Circus Maximus** (2 kamienie, 1 drewno, 1 szkło): 1 tarcza; wybierasz szarą kartę przeciwnika, która trafia na stos
      kart odrzuconych; 3 punkty.
    - **Kolos Rodyjski** (3 gliny, 1 szkło): 2 tarcze; 3 punkty.
    - **Biblioteka Aleksandryjska** (3 drewna, 1 szkło, 1 papirus): losuje się trzy z pięciu żetonów postępu odłożonych przy
      przygotowaniu do pudełka; zatrzymujesz jeden, który od razu działa, a pozostałe wracają do pudełka; 4 punkty.
    - **Latarnia morska na Faros** (1 drewno, 1 kamień, 2 papirusy): przy każdej budowie jedna sztuka gliny, drewna lub
      kamienia; 4 punkty.
    - **Wiszące ogrody Semiramidy** (2 drewna, 1 szkło, 1 papirus): 6 monet; dodatkowa tura; 3 punkty.
    - **Mauzoleum w Halikarnasie** (2 gliny, 2 szkła, 1 papirus): wybierasz kartę ze stosu kart odrzuconych i od razu budujesz
      ją za darmo; 2 punkty.
    - **Pireus** (2 drewna, 1 kamień, 1 glina): przy każdej budowie jedna sztuka szkła lub papirusu; dodatkowa tura; 2 punkty.
    - **Piramida Cheopsa** (3 kamienie, 1 papirus): 9 punktów.
    - **Sfinks** (1 kamień, 1 glina, 2 szkła): dodatkowa tura; 6 punktów.
    - **Posąg Zeusa w Olimpii** (1 kamień, 1 drewno, 1 glina, 2 papirusy): 1 tarcza; wybierasz brązową kartę przeciwnika, która
      trafia na stos kart odrzuconych; 3 punkty.
    - **Świątynia Artemidy w Efezie** (1 drewno, 1 kamień, 1 szkło, 1 papirus): 12 monet; dodatkowa tura; bez punktów.

    Jeśli przeciwnik nie ma karty danego koloru, nic nie zostaje zniszczone (W15). Mauzoleum może wziąć każdą kartę odrzuconą
    przez któregokolwiek gracza lub zniszczoną od początku gry, ale nie kartę usuniętą przy przygotowaniu ani kartę spod cudu.
    Działają wszystkie efekty karty wziętej ze stosu (W16).
    `,
  ),
  rule(
    '12',
    'Spis kart',
    `
    Tekst instrukcji, na którym opierają się te zasady, zawiera nazwy kart, ale nie ich koszty i działanie. Tabela została więc
    **odtworzona z publicznych implementacji gry**. Osiem z nich porównano wartość po wartości, dla 73 kart i 12 cudów: siedem
    zgadza się we wszystkim, ósma różni się dwoma kosztami, najwyraźniej przez pomyłkę. Zgadza się też każdy koszt przytoczony
    w przykładach instrukcji.

    41 kart nie daje białego symbolu ani go nie wymaga, pozostałe 32 go dają lub wymagają: symboli jest 17, każdy daje jedna
    karta i jedna go wymaga.

    ${cardList('pl', dictionaries.pl)}
    `,
  ),
  rule(
    '13',
    'Układy kart',
    `
    Rzędy od najdalszego do najbliższego; każdy leży częściowo na poprzednim. Co drugi rząd jest zakryty.

    - Epoka I: 2 karty odkryte, 3 zakryte, 4 odkryte, 5 zakrytych, 6 odkrytych. Na początku dostępnych jest sześć kart
      ostatniego rzędu.
    - Epoka II: 6 odkrytych, 5 zakrytych, 4 odkryte, 3 zakryte, 2 odkryte. Na początku dostępne są dwie ostatnie.
    - Epoka III: 2 odkryte, 3 zakryte, 4 odkryte, 2 zakryte, 4 odkryte, 3 zakryte, 2 odkryte. Na początku dostępne są dwie
      ostatnie.

    W epokach I i II każda karta leży między dwiema kartami poprzedniego rzędu albo na jego końcu. W zwężeniu epoki III każda z
    dwóch środkowych kart leży na dwóch kartach i dwie leżą na niej.
    `,
  ),
  rule(
    '14',
    'O co pyta program',
    `
    Program pyta graczy o wszystkie decyzje w grze i o nic więcej:

    - który cud wziąć przy wyborze (4.1);
    - którą dostępną kartę wziąć i jak jej użyć (6.2);
    - który żeton postępu wziąć za parę (9.2) albo zatrzymać spośród dobranych przez Bibliotekę Aleksandryjską (11.5);
    - którą kartę przeciwnika zniszczyć albo którą wziąć ze stosu kart odrzuconych (11.5);
    - kto zaczyna następną epokę (7).

    O decyzję z jedną możliwą odpowiedzią program nie pyta (W27).
    `,
  ),
  rule(
    '15',
    'Co jawne, co ukryte, co losowe',
    `
    Wszystko na stole jest jawne dla obu graczy i widzów: miasta, skarbce, stos kart odrzuconych, karty pod cudami (W19),
    żetony w pudełku, nieużyte cuda, żetony dobrane przez Bibliotekę Aleksandryjską (W18) oraz to, które zakryte karty epoki
    III są gildiami (W17).

    Nikt nie zna zakrytych kart, trzech kart usuniętych z każdej epoki ani czterech nieużytych gildii. Nikt nie wie niczego,
    czego nie wiedziałby przeciwnik.

    Program losuje ukrytą kartę dopiero w chwili jej odkrycia, a każda karta, której jeszcze nie widziano, jest tak samo
    prawdopodobna. Wychodzi na to samo co wcześniejsze tasowanie, ale nie istnieje żadna tajna kolejność, która mogłaby
    wyciec.
    `,
  ),
  rule(
    '16',
    'Opcje',
    `
    Ustala się je przed grą; pierwsza wartość jest domyślna.

    - **Cuda**: wybór (4.1) albo stały podział jak w pierwszej grze (4.2).
    - **Pion na środku** na koniec epoki (7): zaczyna gracz, który zagrał ostatnią kartę, jak w polskiej instrukcji; albo ten
      gracz wybiera, kto zaczyna, jak w kilku implementacjach internetowych.
    - **Rewersy gildii** (W17): widoczne, więc każdy widzi, które zakryte karty epoki III są gildiami; albo ukryte.
    - **Żeton za parę** (W04): trzeba go wziąć; albo można zrezygnować.
    `,
  ),
  rule(
    '17',
    'Jak może się skończyć gra',
    `
    - **Dominacja militarna** (8.3): wygrywa gracz, który przesunął pion.
    - **Dominacja naukowa** (9.3): wygrywa gracz, który zebrał symbole.
    - **Punkty** (10.2): epoka III się skończyła, a sumy są różne.
    - **Niebieskie karty** (10.2): sumy są równe; wygrywa gracz, który ma więcej punktów z niebieskich kart.
    - **Wspólne zwycięstwo** (10.2): równe są sumy i punkty z niebieskich kart.

    Przez dominację może wygrać tylko gracz, którego tura trwa, a żadne zagranie nie daje obu jej rodzajów naraz. O poddaniu
    partii i przekroczeniu czasu decydują ustawienia stołu, nie te zasady.
    `,
  ),
  rule(
    '18',
    'Orzeczenia',
    `
    Tam, gdzie instrukcja milczy albo można ją rozumieć dwojako, musieliśmy rozstrzygnąć sami. **Wszystkie orzeczenia poniżej są
    nasze**, nie wydawcy. Każde podaje swoją podstawę:

    - **tekst**: dosłowne brzmienie polskiej instrukcji;
    - **wniosek**: wynika z innych zasad instrukcji;
    - **praktyka**: tak grają sprawdzone publiczne implementacje;
    - **nasza decyzja**: dotyczy tylko programu i nie wpływa na grę.
    `,
  ),
  rule(
    'W01',
    'Pierwszy gracz',
    `
    O tym, kto jest pierwszym graczem, decyduje stół: kolejność miejsc albo los. Ten gracz jako pierwszy wybiera cud i
    zaczyna epokę I. Instrukcja każe tylko kogoś wybrać. Podstawa: tekst.
    `,
  ),
  rule(
    'W02',
    'Zawsze najniższa cena',
    `
    Zawsze płacisz najniższą możliwą cenę. Nie można przepłacić ani wybrać innych źródeł: niczego by to nie dało poza prezentem
    dla przeciwnika z Ekonomią. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'W03',
    'Białe symbole działają automatycznie',
    `
    Jeśli budowla jest darmowa dzięki białemu symbolowi, symbol zostaje użyty, nawet gdy tak samo zadziałałoby Budownictwo;
    Urbanistyka daje więc swoje 4 monety. Taniej niż za darmo się nie da, a żadna zasada nie pozwala wybrać gorszego
    wyjścia. Podstawa: wniosek.
    `,
  ),
  rule(
    'W04',
    'Żeton trzeba wziąć',
    `
    Za parę trzeba wziąć żeton postępu. Według instrukcji gracz może to zrobić; we wszystkich sprawdzonych implementacjach
    jest to obowiązek, a różnica prawie nigdy nie ma znaczenia. Opcja „Żeton za parę” (16) pozwala zrezygnować. Podstawa:
    praktyka.
    `,
  ),
  rule(
    'W05',
    'Brak żetonów na planszy',
    `
    Szósta para nic nie daje, jeśli na planszy nie ma już żetonów. Żetonów z pudełka nigdy nie bierze się za pary:
    instrukcja mówi o tych na planszy. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'W06',
    'Kolejność w turze',
    `
    Obowiązuje kolejność z punktu 6.2. Karty odkrywa się po wszystkich wyborach, więc żeton, kartę ze stosu i kartę do
    zniszczenia wybiera się bez znajomości nowych kart: według instrukcji odkrywa się je po zagraniu karty. Podstawa: wniosek.
    `,
  ),
  rule(
    'W07',
    'Dwa znaczniki w jednym ruchu',
    `
    Przy ruchu z pola 2 na pole 6 działają oba znaczniki, najpierw bliższy: pion po drodze wchodzi do obu stref. Podstawa: wniosek,
    praktyka większości implementacji.
    `,
  ),
  rule(
    'W08',
    'Via Appia nie zabiera więcej, niż jest',
    `
    Przeciwnik, który ma mniej niż 3 monety, traci wszystkie i nic ponadto, tak samo jak przy znaczniku militarnym, gdzie
    instrukcja mówi to wprost. Podstawa: praktyka.
    `,
  ),
  rule(
    'W09',
    'Kiedy działa Ekonomia',
    `
    Monety z Ekonomii dostaje się w chwili zapłaty, zanim zadziałają efekty tego, co zbudowano. Właściciel Ekonomii ma je
    więc już wtedy, gdy zabiera monety Via Appia lub znacznik militarny. Płaci się przed budową. Podstawa: wniosek.
    `,
  ),
  rule(
    'W10',
    'Urbanistyka a Mauzoleum',
    `
    Urbanistyka nie daje monet za kartę wziętą dzięki Mauzoleum: karta jest darmowa dzięki cudowi, a nie białemu symbolowi, nawet
    jeśli masz ten symbol. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'W11',
    'Teologia i Architektura działają na przyszłość',
    `
    Działają na cuda rozpoczęte po ich zdobyciu: nie na Bibliotekę Aleksandryjską, z której pochodzą, ani na Mauzoleum,
    jeśli dała je zielona karta wzięta dzięki niemu. Teologia nie daje za ten cud dodatkowej tury, Architektura nic nie
    zwraca. Instrukcja mówi o przyszłych cudach. Podstawa: wniosek.
    `,
  ),
  rule(
    'W12',
    'Strategia a Mauzoleum',
    `
    Czerwona karta wzięta dzięki Mauzoleum ma dodatkową tarczę ze Strategii, bo jest budowana teraz. Podstawa: wniosek,
    praktyka.
    `,
  ),
  rule('W13', 'Waga nie tworzy pary', 'W grze jest jedna waga, na Prawie. Nie może mieć pary. Podstawa: wniosek.'),
  rule(
    'W14',
    'Siódmy cud działa',
    `
    Działają wszystkie efekty siódmego cudu. Ostatni niewybudowany odpada z gry od razu, jeszcze przed wyborami, które daje
    siódmy: na stole już go wtedy nie widać. Podstawa: tekst.
    `,
  ),
  rule(
    'W15',
    'Zniszczenie jest obowiązkowe',
    `
    Jeśli przeciwnik ma kartę danego koloru, trzeba jedną wybrać; jeśli nie ma, efekt się pomija, a cud i tak można zbudować.
    Tarcza tego cudu działa najpierw: jeśli daje zwycięstwo, nic nie zostaje zniszczone. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'W16',
    'Wzięcie karty ze stosu jest obowiązkowe',
    `
    Trzeba wziąć kartę ze stosu kart odrzuconych, chyba że jest pusty; Mauzoleum można zbudować także przy pustym stosie. Wzięta
    karta liczy się jako zbudowana teraz: z monetami, tarczami, symbolami i monetami gildii. Arena liczy wtedy także Mauzoleum.
    Biały symbol na karcie działa od tej chwili. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'W17',
    'Rewersy gildii',
    `
    Gildie mają własne rewersy, więc każdy widzi, gdzie w epoce III leżą zakryte. Polski tekst o tym nie mówi; sprawdzone
    implementacje to pokazują. Opcja „Rewersy gildii” (16) to ukrywa. Podstawa: praktyka.
    `,
  ),
  rule(
    'W18',
    'Żetony z Biblioteki są jawne',
    `
    Trzy dobrane żetony widzą obaj gracze. Nigdzie indziej w instrukcji gracze nie mają przed sobą tajemnic. Podstawa:
    wniosek.
    `,
  ),
  rule('W19', 'Karty pod cudami pozostają znane', 'Każdy widział taką kartę, gdy ją brano. Podstawa: wniosek.'),
  rule(
    'W20',
    'Bank bez ograniczeń',
    'Monety nigdy się nie kończą; 31 żetonów w pudełku to tylko umowny zapas. Podstawa: praktyka.',
  ),
  rule(
    'W21',
    'Kilka kart odkrywanych naraz',
    `
    Odkrywa się je w kolejności miejsc: najpierw dalsze rzędy, a w rzędzie od lewej do prawej. Ma to znaczenie tylko dla
    zapisu. Podstawa: wniosek.
    `,
  ),
  rule(
    'W22',
    'Co się liczy przy remisie',
    `
    Tylko punkty wskazane na niebieskich kartach, bez Stowarzyszenia urzędników i żetonów: instrukcja wymienia karty. Podstawa:
    wniosek.
    `,
  ),
  rule(
    'W23',
    'Dodatkowa tura przy ostatniej karcie',
    `
    Dodatkowa tura zdobyta ostatnią kartą epoki przepada. To jednak ten gracz zagrał ostatnią kartę, więc jeśli pion stoi na
    środku, zaczyna następną epokę (7). Podstawa: tekst.
    `,
  ),
  rule(
    'W24',
    'Dominacja a nierozstrzygnięte wybory',
    `
    Dominacja od razu kończy grę; wybory, których jeszcze nie dokonano, przepadają. Jeśli do niej nie doszło, wyborów
    wynikających z ostatniej karty epoki III dokonuje się przed liczeniem punktów. Podstawa: wniosek.
    `,
  ),
  rule(
    'W25',
    'Pełne trójki monet',
    `
    Monety są warte jeden punkt za każde pełne 3, dla każdego gracza osobno. Cech lichwiarzy tak samo liczy pełne trójki w
    bogatszym skarbcu. Podstawa: tekst.
    `,
  ),
  rule(
    'W26',
    'Nowa stała cena',
    `
    Stała cena obowiązuje od następnej tury, także dodatkowej. Za samą budowlę zapłacono, zanim stanęła. Podstawa: tekst.
    `,
  ),
  rule(
    'W27',
    'Bez wyboru nie ma pytania',
    'Decyzję z jedną możliwą odpowiedzią podejmuje program. Podstawa: nasza decyzja.',
  ),
]
