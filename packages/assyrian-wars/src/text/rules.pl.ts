// The rules of Assyrian Wars in Polish, in our own words, by the numbers of the rulebook. The cards come from the data, the
// rulings are in rulings.pl.ts.

import { type Rule, rule } from '@tabularium/kernel'
import { cardPages } from './card-list.ts'
import { pl } from './pl.ts'
import { rulings } from './rulings.pl.ts'

const cards = cardPages('pl', pl)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Gra w skrócie',
    `
    Od jednego do pięciu graczy prowadzi pięć mocarstw starożytnego Bliskiego Wschodu: Asyrię, Medię, Egipt, Babilonię i
    Elam. Pięć tur, każda to panowanie jednego króla Asyrii, przynosi wyprawy, oblężenia, trybut i zmienne sojusze.
    Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (8.3).

    Te strony opisują zasady naszymi słowami. Punkty od 1.0 do 10.4 mają numery instrukcji, więc każdy łatwo w niej
    odszukać. Orzeczenia od R01 rozstrzygają to, co instrukcja zostawia otwarte albo co przepadło z jej rysunkami i
    tabelami; od N01 są nasze, na potrzeby tego programu. S1 do S3 opisują scenariusze, T oś czasu, C1 do C11 wszystkie
    karty, a D mówi, które dane odtworzono.

    - **PA**: punkty akcji. **PZ**: punkty zwycięstwa. **EKO**: poziom gospodarki.
    - **K6**: jedna kość. **2K6**: suma dwóch. **K3**: połowa K6, zaokrąglona w górę.
    - **Mocarstwo**: jeden z pięciu wielkich krajów. **Mniejszy kraj**: jeden z siedmiu małych. **Plemię**: Kimerowie
      albo Scytowie.
    - **Kraj aktywny w impulsie**: ten, którego impuls właśnie trwa.
    - **Wojsko**: wszystkie jednostki i wodzowie jednego kraju, które stoją lub działają razem na jednym obszarze: stos,
      armia albo grupa armii.
    - **Jednostka regularna**: własna jednostka lądowa kraju. **Najemnik**: jednostka najęta ze wspólnej puli.
    - **Siła**: liczba na żetonie jednostki. **Osłabiona**: na słabszej stronie, po jednym trafieniu.
    - **Pole reorganizacji**: czekają na nim rozbite jednostki i wodzowie. **Wspólna pula**: najemnicy niczyi.
    - **Przyjazny obszar**: zob. R05. **Interfaza**: rachunki między turami (7.0).
    - **Bitwa za PZ**: bitwa, która dała zwycięzcy co najmniej 1 PZ.
    `,
  ),
  rule(
    'B',
    'Jak gra ten program',
    `
    - Każde mocarstwo należy do miejsca przy stole; jedno miejsce może prowadzić kilka mocarstw, z osobną ręką dla
      każdego. Mniejsze kraje i plemiona prowadzi ten, kogo wskazują zasady (7.4.5, 10.1.1), i jego pyta się o ich
      decyzje.
    - Pytania padają w kolejności impulsów. Tylko tajne znaczniki z 7.5 kładą wszyscy naraz.
    - Ukryte są ręce, talia, zakryte karty bitwy, tajne znaczniki, a z 9.5 także wnętrza stosów. Reszta jest jawna:
      pule, stosy, PA, liczba kart na każdej ręce, odrzucone karty.
    - To, czy program pyta cię o reakcję, zależy tylko od tego, co widzą wszyscy. Pyta więc także wtedy, gdy nie masz
      pasującej karty, żeby nikt nie poznał twojej ręki po chwili ciszy. Stałe polecenia pozwalają pomijać takie pytania
      na dobre.
    - Koszty liczy się z ułamkami; resztę zaokrągla się na końcu impulsu (6.0).
    - Umowy między graczami (wolny przemarsz, pokój, zgoda na obóz lub grupę armii) to propozycje, które druga strona
      przyjmuje albo odrzuca. Odrzuconej nie ponawia się w tym samym impulsie.
    `,
  ),
  rule(
    '1.0',
    'Wprowadzenie',
    `
    Gra obejmuje lata od 722 do 605 p.n.e. (R01). Jest przeznaczona dla jednego do pięciu graczy, a najlepsza od trzech.
    Jeden gracz może prowadzić kilka mocarstw.
    `,
  ),
  rule(
    '1.1',
    'Narody',
    `
    - **Mocarstwa**, z numerami do tabel: 1 Asyria, 2 Media, 3 Egipt, 4 Babilonia, 5 Elam.
    - **Mniejsze kraje**: 1 Fenicja, 2 Juda i Izrael (R02), 3 Syria, 4 Urartu, 5 Frygia, 6 Persja.
    - **Miasta handlowe**: Cypr, Petra, Adana, Malatia, Dilmun, Zirkitia. Prócz murów nie mają żadnych wojsk.
    - **Koczownicy**: Arabowie i Aramejczycy są szczególnymi najemnikami, Kimerowie i Scytowie niezależnymi plemionami
      (10.1).

    **Obóz asyryjski** to Asyria z sojusznikami, **obóz buntowników** to wszyscy, którzy stoją przeciw niej; pozostali
    są neutralni. Scenariusz ustala status każdego kraju i jego początkowe EKO, które może być inne, niż dałyby zasady
    dochodu.
    `,
  ),
  rule(
    '1.2',
    'Plansza',
    `
    Mapa to sieć obszarów połączonych szlakami; po lądzie chodzi się szlakami. Okrągłe obszary nie dają dochodu. Dają go
    miasta i twierdze; kwadraty należą do kraju o stałym dochodzie, Persji. Liczba na mieście to jego poziom; bogate
    miasto ma ponadto wartość EKO. Każdy kraj prócz Persji i plemion ma stolicę, która w dochodzie i podboju liczy się
    podwójnie. Morze dzieli się na strefy przybrzeżne, które nazywamy od ich wybrzeży.

    Mapa ze wszystkimi poziomami i wartościami jest odtworzona (D).
    `,
  ),
  rule(
    '1.3',
    'Teren',
    `
    - **Obszar rodzimy**: cały w barwie kraju. **Obszar stowarzyszony**: wydrukowany w połowie na biało; kto go
      przejmie, liczy go, dopóki trzyma tam załogę (R03). Białe okrągłe obszary to ziemia niczyja.
    - **Poziom miasta**: liczba kości, którymi mury rzucają przeciw oblegającym. **Twierdza**: siła oblegających,
      jednostek i kości bitwy, jest o jeden mniejsza.
    - **Kraj Nadmorski** jest lądem i morzem naraz. Krok lądem do niego lub z niego kosztuje 2 PA, a jednostki poza
      służbą Babilonii sprawdzają wyczerpanie (R04, R50).
    - Na otwarte morze nie można wejść; floty płyną wzdłuż brzegu albo na pole handlu.

    Terenem bitwy jest szlak, którym przyszedł atakujący. Szlaki:

    - **zwykły**: bez wpływu;
    - **pustynny**: po przejściu sprawdza się wyczerpanie, a na początku impulsu sprawdzają je jednostki na obszarze
      mającym tylko pustynne szlaki;
    - **rzeka**: obrońca rzuca jedną kością więcej, nigdy kilkoma;
    - **góry**: obrońca rzuca dwiema kośćmi więcej;
    - **medyjski**: wszystkie jednostki prócz regularnych medyjskich sprawdzają po przejściu wyczerpanie; regularni
      medyjscy obrońcy rzucają jedną kością więcej;
    - **tylko dla Medów**: wyłącznie dla regularnych jednostek medyjskich; tylko one wchodzą na Medyjski Daleki Wschód.
    `,
  ),
  rule(
    '2.0',
    'Żetony',
    `
    Jednostki, wodzowie i znaczniki. Prawie każdy żeton ma stronę pełną i osłabioną.
    `,
  ),
  rule(
    '2.1',
    'Jednostki',
    `
    Jednostki lądowe, wodzowie i okręty. Ile ich jest i ile są warte, zostało odtworzone (D).
    `,
  ),
  rule(
    '2.1.1',
    'Jednostki lądowe',
    `
    Ciężka i lekka piechota, ciężka i lekka jazda, łucznicy konni, łucznicy, rydwany. Każda ma siłę na stronie pełnej i
    osłabionej. Rodzaj ma znaczenie tylko z 9.7.
    `,
  ),
  rule(
    '2.1.2',
    'Wodzowie',
    `
    **Dowodzenie** to liczba jednostek regularnych, które wódz może prowadzić, a oprócz nich tyle samo najemników
    (6.6.2). **Inicjatywa** liczy się w bitwie, przy przechwyceniu i uniku oraz przeciw ucieczkom. Bez 9.2 wodzowie mają
    zawsze lepszą stronę. Królowie działają jak wodzowie i nie mają strony osłabionej. Znacznik króla koronuje zwykłego
    wodza (karta Koronacja księcia): obie wartości rosną o jeden.
    `,
  ),
  rule(
    '2.1.3',
    'Okręty',
    `
    Okręt przewozi jedną jednostkę, ma siłę i liczbę poszukiwania.
    `,
  ),
  rule(
    '2.2',
    'Inne znaczniki',
    `
    Liczby powyżej 15 zapisuje się okrążeniami toru; program po prostu liczy. EKO+ i EKO− leżą na obszarach, każdy wart
    jest jeden poziom. Kraj, który odmówił trybutu, ma znacznik: czarny za test tej tury, biały za poprzednią. Każde
    mocarstwo ma znaczniki handlu. Znaczniki buntu, spustoszenia i zniszczeń leżą na obszarach i miastach.
    `,
  ),
  rule(
    '2.3',
    'Karty',
    `
    **Wspólne karty** pochodzą z jednej talii i trafiają na jeden jawny stos. **Karty krajów** należą do kraju: zagrane
    leżą z boku i wracają w każdej interfazie; nikt nie może ich zabrać i nie liczą się do limitu ręki. Każda grupa
    armii wymaga **karty grupy armii** (6.6.3). Tajna dyplomacja (7.5) używa karty mocarstwa nawet wtedy, gdy została
    już zagrana. Wszystkie karty są na stronach od C1 do C11; większość ich treści odtworzono (D).
    `,
  ),
  rule(
    '3.0',
    'Przebieg gry',
    `
    Pięć tur. Tura to szereg rund impulsów; w każdej rundzie kraje mają impulsy w kolejności toru.
    `,
  ),
  rule(
    '3.1',
    'Impuls',
    `
    Kraj **musi** zagrać kartę, dla PA albo jako zdarzenie, i może poza tym wydać PA z dochodu (6.18). Na później można
    odłożyć najwyżej 4 PA dochodu; reszta przepada, podobnie jak to, co zostało z karty (R06). Potem kolej na następny
    kraj toru. Gdy znacznik wraca do pierwszego kraju, zaczyna się nowa runda.
    `,
  ),
  rule(
    '3.2',
    'Kilka kart',
    `
    Jedna karta na impuls. Z kartą z **plusem** dwie: karta z plusem może być pierwsza albo druga. Nigdy więcej. Reakcje
    i karty bitwy zagrane jako zdarzenia się nie liczą, ale wymagają okazji (6.11).
    `,
  ),
  rule(
    '3.3',
    'Wyprzedzenie',
    `
    Kraj, który ma na ręce najwięcej kart, z kartami kraju włącznie i bez remisu, może wziąć impuls **przed** impulsem
    innego kraju; potem ten kraj ma swój. Przy remisie nie może nikt.

    - Tylko między impulsami i nie w pierwszej rundzie tury.
    - Tylko przed krajem, który może zagrać kartę, musi ją kupić (6.18), jest plemieniem dobierającym kartę albo
      niesprzymierzonym mniejszym krajem w stanie wojny (R07). Nie przed takim, który tylko ciągnąłby oblężenie albo
      odliczał wojnę zewnętrzną.
    - Nikt nie ma dwóch impulsów z rzędu. Po wyprzedzającym impulsie musi działać kraj wyprzedzony, zanim ktokolwiek
      znów wyprzedzi.
    - Impuls wyprzedzający nie ma dochodu: są tylko PA z kart, zdarzeń i odłożone, bez pożyczek.
    `,
  ),
  rule(
    '3.4',
    'Karty mniejszych krajów',
    `
    Karty sprzymierzonego mniejszego kraju zagrywa jego mocarstwo. Niesprzymierzony kraj w stanie wojny prowadzi jeden z
    graczy (7.4.5). Wszystkie inne mniejsze kraje są nieaktywne.
    `,
  ),
  rule(
    '3.5',
    'Koniec tury',
    `
    Tura kończy się, gdy zagrano ostatnią kartę. Jeśli karty ma już tylko jeden kraj, bierze najwyżej jeden impuls
    więcej i resztę zachowuje (R08). Karty, które można by kupić, i dobieranie plemion się nie liczą.
    `,
  ),
  rule(
    '3.6',
    'Przedłużenie tury',
    `
    Tura trwa dalej, jeśli inny kraj dostanie kartę albo uaktywni się mniejszy kraj z niezagranymi kartami.
    `,
  ),
  rule(
    '3.7',
    'Interfaza i koniec',
    `
    Po każdej turze następuje interfaza (7.0). Turę 1 zaczyna Asyria, każdą następną kraj po tym, który zagrał przed
    nią ostatnią kartę (N114). Gra kończy się po interfazie tury 5 albo wcześniej (8.3, 9.1).
    `,
  ),
  rule(
    '4.0',
    'Na początek',
    `
    Do nauki służą Dwie Rzeki (S3).
    `,
  ),
  rule(
    '4.1',
    'Przygotowanie',
    `
    Scenariusz ustala kontrolę, wojska, politykę, trybut, EKO, znaczniki handlu i ręce (od S1 do S3; odtworzone, zob.
    D). Nieaktywne mniejsze kraje nie mają jednostek na mapie. Każdy aktywny kraj ma karty kraju i karty rozdane. Talię
    tasuje się z odrzuconych kart, gdy się wyczerpie, i nigdy poza tym. Wojny zewnętrzne i karty trwałe leżą odkryte do
    swego końca.
    `,
  ),
  rule(
    '4.2',
    'Pula jednostek',
    `
    Pula kraju to wszystko, co może on zbudować. Niektóre jednostki trafiają do niej później, z kartą albo osią czasu.
    Każdy kraj losuje też najemników: Asyria 8, inne mocarstwa po 4, aktywne mniejsze kraje po 1, plemiona żadnych.
    Potem, jeśli wybrano tę opcję, tajna dyplomacja (7.5).
    `,
  ),
  rule(
    '5.0',
    'Kolejność gry',
    `
    1. Początek tury (5.1) i trybut (5.2).
    2. Faza akcji (6.0): impulsy, aż karty zostaną zagrane (3.5).
    3. Interfaza: 7.1 podbój, 7.2 awanse, 7.3 dochód, 7.4 polityka, 7.5 tajna dyplomacja, 7.6 oś czasu, 7.7
       przegrupowanie, 7.8 wznowienie.
    `,
  ),
  rule(
    '5.1',
    'Początek tury',
    `
    Nie w turze 1. Wszyscy najemnicy schodzą z mapy, z pola reorganizacji, z pul i z kart nieaktywnych mniejszych
    krajów. Tylko najemnicy Asyrii na mapie zostają do jej pierwszego impulsu, w którym na samym początku za każdego
    zatrzymanego znów płaci ona cenę z 6.2, z dochodu albo kartami, a pozostałych odsyła (N84). Potem losuje się
    nowych: Asyria 8 bez zatrzymanych, inne mocarstwa po 4, aktywne mniejsze kraje po 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Trybut',
    `
    Każde mocarstwo decyduje, czy ono i jego sprzymierzone mniejsze kraje płacą Asyrii. Niesprzymierzone wykonują w
    kolejności toru test trybutu. Te, które mają wobec Asyrii PRZYCHYLNOŚĆ lub więcej, w tej turze go zdały; płacą w
    niej nawet wtedy, gdy spadną niżej, chyba że zostaną czyimś innym sojusznikiem. Podbite kraje płacą tak czy inaczej.
    Trybut dostają tylko mocarstwa; co podbiją same wojska mniejszego kraju, płaci jego sprzymierzonemu mocarstwu.
    Plemiona nie płacą. W turze 1 scenariusz mówi, kto płaci, a kto odmówił.
    `,
  ),
  rule(
    '5.2.1',
    'Test trybutu',
    `
    Rzuca się tyloma kośćmi, ile wynosi wydrukowany poziom stolicy, po nieukaranej odmowie o jedną więcej. Jakakolwiek
    6: kraj odmawia i dostaje czarny znacznik. Persja nie ma miasta: płaci, chyba że jest czyimś sojusznikiem (R10).
    `,
  ),
  rule(
    '5.2.2',
    'Płacenie',
    `
    Mniejszy kraj płaci jeden poziom EKO, mocarstwo dwa: płacący je traci, odbiorca zyskuje. Miasto handlowe daje jeden
    poziom swemu zdobywcy albo mocarstwu, z którym ma pakt. Zmiany działają od razu. Mniejszy kraj może płacić dwóm
    mocarstwom: Syria, która zdała test i jest przychylna Babilonii, traci dwa poziomy, a Asyria i Babilonia zyskują po
    jednym.
    `,
  ),
  rule(
    '5.2.3',
    'Skutki',
    `
    Płacący zachowują pokój z Asyrią i jej sojusznikami, a ci mogą wchodzić na ich ziemię (8.1). Gdy Asyria sprzymierza
    się z krajem, wojny między nim a płacącymi się kończą. Asyria może wypowiedzieć wojnę płacącemu za 10 PA (mniejszy
    kraj) albo 15 PA (mocarstwo); płacenie wtedy ustaje. Kraj, który odmówił, w teście lub z woli gracza, można atakować
    bez żadnej ceny. Tego, kto odmówił w teście, trzeba ukarać (7.4.4): inaczej Asyria traci w interfazie 2 PZ, a
    następny test ma o kość więcej.
    `,
  ),
  rule(
    '6.0',
    'Faza akcji',
    `
    PA wydaje się na 6.1 do 6.18 w dowolnej kolejności. W czasie bitwy niczego się nie buduje, nie odbudowuje i nie
    najmuje. Koszty sumuje się z ułamkami i zaokrągla w górę na końcu impulsu.

    Kraj bez kart i z mniej niż 5 PA, wliczając dochód tego impulsu, pasuje: zachowuje dochód (najwyżej 4), może ciągnąć
    oblężenia i płacić za zaopatrzenie, jego niezaopatrzone jednostki sprawdzają wyczerpanie, a jego wojna zewnętrzna
    się odlicza. Nieaktywne kraje się pomija; miasta handlowe nie mają impulsu.
    `,
  ),
  rule(
    '6.1',
    'Budowa jednostek i okrętów',
    `
    Jednostka regularna kosztuje 2 PA za punkt pełnej siły, okręt 2 PA; z 9.7 rodzaje kosztują więcej (R43). Jednostka
    staje w pełnej sile w rodzimym mieście, które kontrolujesz, wolnym od wrogów i nieobleganym (R11); okręt w strefie
    przy twoim porcie (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Najem',
    `
    0,5 PA za punkt siły, z własnej puli, także z 9.7. Najemnicy dołączają do twojego wojska albo stają na pustym
    własnym lub stowarzyszonym obszarze, nigdy na ziemi sojusznika (R51).
    `,
  ),
  rule(
    '6.3',
    'Zakup wodza',
    `
    2 PA, jeden na impuls, losowany z puli, stawiany na rodzimym obszarze wolnym od wrogów. Królów się nie kupuje.
    Stracony wódz może wrócić, bez znacznika króla; stracony król nigdy.
    `,
  ),
  rule(
    '6.4',
    'Odbudowa',
    `
    - Osłabiona jednostka regularna: 2 PA za przywrócony punkt, z linią przyjaznych obszarów do obszaru rodzimego;
      strefa morska się liczy, jeśli wrogich okrętów nie ma tam więcej niż twoich.
    - Osłabiony najemnik: 0,5 PA za punkt, bez linii.
    - Spustoszenie na kontrolowanych obszarach rodzimych i stowarzyszonych oraz w prowincjach: 1 PA za poziom. Mury: 1
      PA za poziom, nie w czasie oblężenia; miasto w rękach zdobywcy naprawia tylko on.

    Bez dopłaty z 9.7. Okręty: 6.16.a.
    `,
  ),
  rule(
    '6.5',
    'Odkupienie',
    `
    Z pola reorganizacji, na tej stronie, którą mają: jednostka regularna lub wódz 1 PA, najemnik 0,5 PA. Stawia się ich
    jak nowych. Najemnika stamtąd może kupić każdy.
    `,
  ),
  rule(
    '6.6',
    'Ruch',
    `
    - Jednostka bez wodza: 1 PA za obszar. Armia: 1 PA za obszar. Grupa armii: 1 PA za armię i obszar.
    - Kraj Nadmorski i szlaki medyjskie kosztują 2 PA (R12).
    - Najemnicy nigdy nie idą bez wodza.
    - Flota: 0,5 PA za strefę, 1 PA na pole handlu lub z niego.

    Nie ma innej granicy niż PA; każdy obszar po czwartym w impulsie to sprawdzian wyczerpania (10.4.b).
    `,
  ),
  rule(
    '6.6.1',
    'Wyczerpanie',
    `
    Kość za każdą jednostkę; na 6 trafienie. Wodzowie i okręty nie sprawdzają go nigdy. Przyczyny: długie marsze, brak
    zaopatrzenia (6.10), niektóre odwroty i uniki, powrót z rajdu (6.15), teren (1.3), zdarzenia.
    `,
  ),
  rule(
    '6.6.2',
    'Armia',
    `
    Jeden wódz z regularnymi jednostkami swego kraju do wysokości dowodzenia i najwyżej tyloma jego najemnikami. Nigdy
    dwa kraje ani dwaj wodzowie w jednej armii. W drodze może zabierać i zostawiać jednostki. Zaatakowani wodzowie na
    jednym obszarze bez grupy dzielą jednostki między siebie, każdy ma co najmniej jedną.
    `,
  ),
  rule(
    '6.6.3',
    'Grupa armii',
    `
    Dwie lub trzy armie jednego obozu albo sojuszu na tym samym obszarze, bez PA, z kartą grupy armii kraju, który ma
    tam jednostki; na każdą grupę jedna karta. Dopiero grupa pozwala kilku armiom wejść na obszar jednocześnie.

    - Jeden wódz jest głównodowodzącym; liczy się przy przechwyceniu i uniku, a kości bitwy dają wszyscy wodzowie z
      armiami (R13).
    - Dowodzi król; dwaj królowie nie tworzą jednej grupy, więc wódz ukoronowany obok króla ją opuszcza.
    - Żadna armia nie ma więcej jednostek, niż prowadzi głównodowodzący (R14); najwyżej trzy armie i trzy kraje. W
      drodze grupa może zabierać i zostawiać jednostki, wodzów i armie, a armia może utworzyć grupę z napotkaną
      przyjazną armią.
    - Grupy tworzy tylko gracz w swoim impulsie, poza przechwyceniem.
    `,
  ),
  rule(
    '6.6.4',
    'Grupy wielonarodowe',
    `
    Armie dwóch lub trzech krajów, z kartą jednego z mocarstw i za zgodą wszystkich; kraj bez karty może się tylko
    przyłączyć. Każda armia pozostaje armią swego kraju. Każdy uczestnik może w swoim impulsie ruszyć grupę pod własnym
    wodzem, chyba że dowodzi król. Gdy właściciel karty nie ma w niej już jednostek, grupa się kończy, chyba że inne
    mocarstwo w niej ma wolną kartę, która od razu ją zastępuje.
    `,
  ),
  rule(
    '6.6.5',
    'Kilka armii bez grupy',
    `
    Nie mogą utworzyć grupy w odpowiedzi na atak. Najwyżej trzy bronią się razem, ale w rozproszeniu: bez kości wodzów i
    bez wodzów przeciw ucieczkom. Pozostałe czekają (N19); zwycięski atakujący może natrzeć dalej i stoczyć z nimi drugą
    bitwę albo wrócić tam, skąd przyszedł. Takie armie przechwytują i robią uniki pojedynczo i nigdy nie atakują razem.

    Oblegana załoga może od razu przyłączyć się do odsieczy, a na wypad idzie cała, nawet ponad to, czym mogą dowodzić
    jej wodzowie; z więcej niż jednym wodzem nie daje kości wodzów.
    `,
  ),
  rule(
    '6.6.6',
    'Sprzedaż karty grupy armii',
    `
    W swoim pierwszym impulsie tury mocarstwo może sprzedać kartę za 4 PA dodatkowego dochodu w tym impulsie. W tej
    turze nie tworzy wtedy własnej grupy, choć jego armie mogą wejść do cudzych; karta wraca w interfazie. Asyria nigdy
    nie sprzedaje. Media w turach od 1 do 3 sprzedaje z obowiązku.
    `,
  ),
  rule(
    '6.6.7',
    'Przeniesienie wodza',
    `
    1 PA, raz na impuls: wódz na obszarze bez własnych jednostek idzie na przyjazny obszar w zasięgu 8 obszarów i kończy
    ruch.
    `,
  ),
  rule(
    '6.6.8',
    'Forsowny marsz',
    `
    10 PA, choć częściowo z karty: jedna armia przechodzi dowolną odległość przez przyjazne obszary bez wyczerpania.
    Może zabierać, ale nie zostawiać jednostek, i na tym kończy.
    `,
  ),
  rule(
    '6.6.9',
    'Przechwycenie',
    `
    Gdy wojsko wchodzi na obszar obok wrogów, mogą oni próbować je przechwycić szlakiem, którego wolno im użyć, także
    posiłki i przybyszów ze zdarzeń. Nie na obszar z jednostkami, chyba że to przyjaciele przechwytującego; sam wódz nie
    przeszkadza. Wódz bez jednostek nie może przechwytywać; jednostki bez wodza próbują pojedynczo. Które jednostki idą
    z wodzem, mówi ich właściciel (N22).

    - Wszyscy deklarują w kolejności impulsów i nikt się nie wycofuje; potem gra się karty, potem każdy rzuca: 2K6 plus
      inicjatywa wodza; −2 bez wodza; −1 na ziemi wroga. **7 lub więcej** to sukces.
    - Z 9.7, na plus lub minus, za jazdę: +3 sama przeciw żadnej, +2 sama przeciw mieszanej, +1 mieszana przeciw żadnej,
      +1 za większą ruchliwość, gdy obie są mieszane.
    - Jedna próba na wojsko i obszar; następna, gdy wrogowie wejdą na kolejny obszar albo gdy po odejściu pierwszych
      przyjdą nowi. Wojsko, które w tym impulsie walczyło, nie może, chyba że rozgromiło wroga.
    - Po sukcesie nie ma kości terenu, a przechwycony jest obrońcą (R15) i nie może już zrobić uniku. Do Kraju
      Nadmorskiego i szlakami medyjskimi najpierw sprawdza się wyczerpanie.
    - Jeśli przechwycić mogliby dwaj wrogowie siebie nawzajem, pierwszy próbuje ten z lepszą inicjatywą (przy remisie
      rozstrzyga kość); gdy mu się uda, drugi nie może.
    - Bitwa dwa razy nierozstrzygnięta nie ma zwycięzcy: cofają się obaj, przechwytujący pierwszy, a wodzowie nie
      powstrzymują ucieczek.
    - Przechwycenie nie wywołuje kolejnego; uniki i odwroty tak.
    - Grupa przechwytuje w całości, przez głównodowodzącego, albo za jego zgodą armiami; niczyjej armii się nie zmusza,
      a ta, która zostaje, opuszcza grupę.
    `,
  ),
  rule(
    '6.6.10',
    'Unik',
    `
    Zaatakowane wojsko może wycofać się do własnego lub sojuszniczego miasta na obszarze (R52) albo na sąsiedni
    przyjazny obszar; gdy go nie ma, na ziemię wroga ze sprawdzianem wyczerpania, ale nie do tamtejszych miast. Nigdy na
    ziemię krajów w pokoju poniżej PRZEMARSZU, chyba że nie ma przyjaznego obszaru, a wojnę wypowiedziano i opłacono
    (N11), do nieobleganych wrogów ani po przechwyceniu; sami wodzowie i okręty nie przeszkadzają. Jednostki kraju idą
    razem, kilka krajów decyduje w kolejności impulsów, grupa słucha głównodowodzącego. Wszyscy deklarują, potem gra się
    karty, potem rzuca.

    - 2K6 plus inicjatywa wodza, minus inicjatywa atakującego: +1 na sąsiedni przyjazny obszar, +3 do miasta, −2 bez
      wodza, +2 za pospieszny unik (ogłaszany przed rzutem, zawsze ze sprawdzianem wyczerpania) oraz liczby za jazdę z
      6.6.9. **9 lub więcej** to sukces.
    - Do miasta na obszarze bez rzutu: dla jednej jednostki lub wodza, a dla każdego wojska, gdy atakujących jest trzy
      razy więcej, licząc jednostki i wodzów.
    - Niepowodzenie: w bitwie jedna ucieczka za każde trafienie.
    - Jedna próba na atak. Gdy obrońcy ujdą, atakujący może od razu bez PA zacząć tam oblężenie albo, mając PA, iść za
      nimi; wtedy mogą próbować znowu.
    `,
  ),
  rule(
    '6.7',
    'Walka',
    `
    Wejście na obszar z wrogimi jednostkami to bitwa, chyba że zrobią unik. Nie kosztuje PA i nie czeka na inne wojska.
    Kilka armii atakuje razem tylko jako grupa, przez przechwycenie albo dzięki karcie Skoordynowany atak; kto z kilku
    obrońców walczy, mówi 6.6.5. W tym czasie nie dzieje się nic prócz kart bitwy i reakcji.
    `,
  ),
  rule(
    '6.7.1',
    'Karty bitwy',
    `
    Wszystkie kraje w bitwie kładą w kolejności impulsów dowolnie wiele zakrytych kart bitwy; potem odkrywa się je
    naraz. Tak samo następują karty Kontrmanewr, a potem, przeciw dowolnej z tych kart, Kontratak.
    `,
  ),
  rule(
    '6.7.2',
    'Rozstrzygnięcie',
    `
    Jedna kość za jednostkę; trafia wynik nie większy od zmodyfikowanej siły. Obie strony rzucają, zanim zdejmie się
    straty. Jednostki lądowe i okręty nie walczą ze sobą; okręty zmienia tylko karta kraju Fenicji.
    `,
  ),
  rule(
    '6.7.3',
    'Kości bitwy',
    `
    Kość bitwy ma siłę 3, zmienianą tak samo jak siła jednostek.

    - Wódz z jednostkami albo w mieście, które rzuca kośćmi: tyle, ile wynosi jego inicjatywa.
    - Teren, tylko w pierwszej rundzie i nie po przechwyceniu: rzeka 1, góry 2, szlak medyjski 1 dla regularnych
      medyjskich obrońców. Sumują się, każdy raz.
    - Elita: każdy stos z choćby jedną regularną asyryjską jednostką lądową rzuca jedną kością więcej (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Trafienia',
    `
    Jednostka znosi dwa trafienia: pierwsze ją osłabia, drugie eliminuje. Wodza usuwa jedno; możesz dawać trafienia
    wodzom, a musisz, gdy nie ma już nic innego. Połowa trafień idzie na najemników, połowa na regularnych, nieparzyste
    według woli (R17). Wyeliminowani regularni i wodzowie wracają do puli, najemnicy do wspólnej; król odpada z gry.
    `,
  ),
  rule(
    '6.7.4.a',
    'Ucieczki',
    `
    Za każde dwa otrzymane trafienia ucieka jedna ocalała jednostka, w górę; po nieudanym uniku za każde trafienie.
    Połowa to najemnicy, połowa regularni; gdy zabraknie jednostek, wodzowie. Zwycięzca odejmuje inicjatywę swoich
    wodzów w bitwie. Po nierozstrzygniętej rundzie nie odejmuje nikt. Rozbite żetony idą tak, jak są, na pole
    reorganizacji.

    Przykład: zwycięzca otrzymał 9 trafień, 5 ucieczek; wodzowie 2 i 1 zatrzymują trzy; uciekają dwie jednostki.
    `,
  ),
  rule(
    '6.7.5',
    'Wojska wielonarodowe',
    `
    Trafienia i ucieczki dzieli się najpierw po równo między kraje, potem w każdym z nich. Resztę przydziela
    głównodowodzący, a bez grupy właściciel najsilniejszego na początku wojska; czego jeden kraj nie zdoła unieść, spada
    na inne. Jednostka o sile 0 nie walczy, ale może ponosić straty.
    `,
  ),
  rule(
    '6.7.6',
    'Zwycięstwo',
    `
    Wygrywa ten, kto zadał więcej trafień; ale strona całkiem usunięta przegrała. Przy równości jest druga runda; znowu
    równo i wygrywa obrońca (R18). Przechwycenie dwa razy nierozstrzygnięte nie ma zwycięzcy.
    `,
  ),
  rule(
    '6.7.7',
    'Rozgromienie',
    `
    Gdy jedna strona znika całkiem i ani na obszarze, ani w jego mieście nie ma już wroga albo miasto pada w szturmie
    lub w jednej rundzie oblężenia, jest to rozgromienie: wojsko w swoim impulsie może iść dalej, łupić albo zacząć
    oblężenie bez PA. Inaczej wszyscy, którzy walczyli, w tym impulsie skończyli.
    `,
  ),
  rule(
    '6.7.8',
    'Odwrót',
    `
    Przegrany cofa się na połączony obszar, gdzie ma PRZEMARSZ lub więcej, także własny, albo do własnego lub
    sojuszniczego miasta na obszarze; gdy takiego nie ma, na ziemię wroga ze sprawdzianem wyczerpania. Nigdy do wrogów,
    do krajów w pokoju poniżej PRZEMARSZU (chyba że wypowie i opłaci wojnę), do innych miast, na okręty i morze ani tam,
    skąd przyszli zwycięzcy. Cofających się mogą przechwycić wrogowie spoza obszaru bitwy, a taki obszar wybierają tylko
    wtedy, gdy nie ma innego. Nie ma dokąd: sprawdzian wyczerpania i ocalali na pole reorganizacji. Wojsko jednego kraju
    zostaje razem; różne kraje mogą iść w różne strony.
    `,
  ),
  rule(
    '6.8',
    'Oblężenia',
    `
    Armia lub grupa armii na obszarze z wrogim miastem i bez wrogów na zewnątrz może oblegać: głodem, szturmem albo
    zwykłym oblężeniem. Dla każdego, kto przybył, jest to w impulsie wejścia darmowe, prócz szturmu, później kosztuje 1
    PA bez względu na liczbę armii (R19). Razem oblegają tylko armie jednej grupy. Bez jednej z tych form miasto nie
    jest oblegane; oblężenie kończy się, gdy odejdą wszyscy oblegający.

    - Miasto w każdej rundzie walki oblężniczej rzuca tyloma kośćmi, ile wynosi poziom bez zniszczeń, także puste;
      rzucają też jednostki i wodzowie w środku. Twierdza obniża siłę oblegających o jeden (1.3).
    - W walce oblężniczej nie ma ucieczek, a z 9.7 działa tylko +1 dla broniących się łuków (R20).
    - Strona Asyrii rzuca dwiema kośćmi więcej zamiast kości elity.
    - Straty załogi z kilku krajów dzieli się po równo; resztę przydziela właściciel miasta.
    - **Wypad**: w odpowiedzi na wzrost głodu, z odłożonych PA, albo w impulsie załogi, za 1 PA (R53). Jedna runda bez
      murów i ucieczek, dla PZ bitwa w polu. Załoga, która zada co najmniej tyle trafień co oblegający, zdejmuje
      oblężenie, a on się cofa. Uczestniczą wszyscy w środku, a dowodzi właściciel miasta; więcej niż jeden wódz bez
      grupy nie daje kości wodzów. Obca armia w mieście może we własnym impulsie wypaść sama.
    `,
  ),
  rule(
    '6.8.1',
    'Głód',
    `
    Głód zaczyna się od 0 i rośnie o jeden w każdym późniejszym impulsie oblegającego za 1 PA (R21). Gdy o dwa
    przekroczy obecny poziom, w stolicy o trzy, miasto się poddaje: jednostki w środku giną, mury zostają całe. Port
    musi być zablokowany: więcej okrętów niż wróg w każdej jego strefie (R22).
    `,
  ),
  rule(
    '6.8.2',
    'Szturm',
    `
    1 PA, jedna runda. Obrońca rzuca dwa razy wszystkimi kośćmi (R23). Więcej trafień niż obrońca: miasto pada, a
    ocalali uciekają. Mury bez zniszczeń.
    `,
  ),
  rule(
    '6.8.3',
    'Zwykłe oblężenie',
    `
    Jedna runda. Trafienia równe obecnemu poziomowi obniżają go o jeden; reszta działa przeciw nowemu poziomowi, a
    mniejsza nie ma skutku. Oblegający w każdym razie ponosi swoje straty. Obrońca może zamiast tego dać trafienia
    załodze. Gdy z poziomu nic nie zostanie, miasto jest zdobyte, nadwyżka trafień spada na załogę, a ocalali idą na
    pole reorganizacji (R24).

    Kontynuacja kosztuje 1 PA dochodu; bez zapłaty oblężenie stoi w miejscu, a oblegający bez zaopatrzenia sprawdzają
    wyczerpanie (6.10). Oblężenia trwają i przez kilka tur.

    Przykład: poziom 3, sześć trafień: 3, 2 i 1 zdobywają miasto. Gdy dwa weźmie załoga, zostają cztery: 3 obniżają
    poziom do 2, jedno przepada.
    `,
  ),
  rule(
    '6.8.4',
    'Deportacja EKO',
    `
    EKO+ właśnie wziętego obszaru, najwyżej dwa, zdobywca musi przenieść na najbliższy obszar z EKO−, które znosi
    (R25); jeśli go nie ma, może je przenieść na własny obszar rodzimy. Asyria wybiera dowolnie, a kartą Deportacja
    bierze nawet z miasta bez EKO+, zostawiając EKO−. Plemię dostaje zamiast każdego 7 PA na budowę, odbudowę i
    odkupienie. Najwyżej jedno EKO− w źródle i dwa EKO+ w celu. EKO+ z Medyjskiego Dalekiego Wschodu tam zostają.
    `,
  ),
  rule(
    '6.9',
    'Polityka',
    `
    Każdy mniejszy kraj i plemię ma jeden znacznik na torze jednego mocarstwa (R26). Mocarstwo płaci 1 PA za
    przesunięcie o jedno pole, za Judę i Izrael 0,5 PA: w dół cudzego toru albo w górę własnego. Najwyżej 6 PA na
    impuls; karta sojuszu może przesunąć dalej, ale po niej w tym impulsie nie wydaje się już PA na dyplomację. Nie
    wobec kraju, z którym jesteś w stanie wojny, prócz plemion; nie wobec plemienia bez jednostek na mapie; nie z
    sojuszu.

    - 0–3 **NEUTRALNOŚĆ**.
    - 4–6 **HANDEL**: jeden punkt handlu w interfazie.
    - 7–9 **PRZYCHYLNOŚĆ**: a ponadto płaci temu mocarstwu trybut, być może obok Asyrii (5.2).
    - 10–12 **PRZEMARSZ** (prawo przemarszu): a ponadto obie strony mogą wchodzić na swoje ziemie jak na przyjazne, bez
      zaopatrzenia, ale nie do miast.
    - 13–15 **SOJUSZ**: a ponadto mocarstwo prowadzi ten kraj; oboje wchodzą do swoich miast, bronią się razem i tworzą
      wspólne floty i grupy armii.

    Umowy mocarstwa obejmują jego sprzymierzone mniejsze kraje. Nie może ono kazać im oddać PA, kart, jednostek ani
    dodatkowego trybutu, a za własne PA rusza ich wojska tylko we wspólnej grupie armii lub flocie. Mocarstwa w pokoju
    mogą umówić się na wolny przemarsz. Obozy: 7.4.1.

    Sojusz kończy tylko karta sojuszu albo podbój. Mniejszy kraj, który zostaje sojusznikiem albo któremu wypowiedziano
    wojnę, uaktywnia się (6.17). Kto traci sojusz, od razu jest nieaktywny (ale zob. R27): jego jednostki czekają w
    swoim stanie na karcie kraju, rajdy idą na pole reorganizacji, wspólne karty się odrzuca. Powołany znowu, dobiera
    nowe karty, a ten, kto go prowadzi, ustawia te jednostki dowolnie na jego ziemi.
    `,
  ),
  rule(
    '6.10',
    'Zaopatrzenie',
    `
    Na początku twojego impulsu każde wojsko na obcej ziemi kosztuje 1 PA albo łupi swój obszar; tylko gdy nie jest
    możliwe ani jedno, ani drugie, jego jednostki sprawdzają wyczerpanie (R28, R70). Na przyjaznej ziemi i dla załóg
    własnych miast nie trzeba nic.
    `,
  ),
  rule(
    '6.11',
    'Zdarzenia',
    `
    Kartę można zagrać jako zdarzenie zamiast dla PA, jeśli zdarzenie jest możliwe. Niektóre kosztują PA: z dochodu,
    odłożone, z karty z plusem albo pożyczone z następnego impulsu; pożyczka wtedy niespłacona kładzie EKO− na twoim
    mieście albo zdejmuje EKO+. Mniejszy kraj nigdy nie pożycza dla swego mocarstwa. „Ty” na karcie to kraj, który ją
    ma. Zdarzenia wolno grać także przeciw sojusznikom. Unieważnione zdarzenie nic nie kosztuje. Gdzie karta daje tajną
    dyplomację, ta część jest dla wszystkich krajów (6.11.m). Z dwóch wykluczających się zdarzeń obowiązuje późniejsze.
    Karty dwóch rodzajów można użyć na oba sposoby.
    `,
  ),
  rule(
    '6.11.a',
    'Katastrofy',
    `
    Mogą dotknąć każdego, chyba że przed rzutem o skutek padnie Kontratak.
    `,
  ),
  rule(
    '6.11.b',
    'Wojny zewnętrzne',
    `
    Obie strony wysyłają na kartę po 2 + K3 jednostek, jedną z nich może być wódz; strona spoza gry odpowiada tym samym
    (R71). Wojna trwa K6 rund, odliczanych, gdy znacznik dochodzi do pierwszego wymienionego kraju. Na końcu każdy
    żeton tam traci krok na parzystej kości, a ocalali idą na pole reorganizacji. Mocarstwo, któremu brak jednostek,
    musi wystawić, co może, za odłożone PA, kartami albo pożyczką, albo płaci 1 PZ za każdą brakującą (N39); o te,
    których nikt nie może wystawić, pyta się w każdym impulsie, a dopóki ich brakuje, czas nie biegnie.

    Wcześniej kończy ją karta Zakończenie międzynarodowej wojny albo bitwa lądowa w impulsie wymienionego kraju: 1 PA i wódz na
    karcie, w razie potrzeby z mapy. Wygrana ją kończy, przegrana podwaja pozostały czas (R29). Nigdy dwie naraz dla
    jednego kraju, nigdy między sojusznikami.
    `,
  ),
  rule(
    '6.11.c',
    'Karty sojuszu',
    `
    Rzuć 2K6 i przesuń znacznik najwyżej o tyle: w dół cudzego toru, potem w górę toru mocarstwa, które gra kartę;
    albo, we własnym impulsie, prosto w górę toru, na którym stoi, czyjkolwiek jest. Mniejszy kraj gra ją dla swego
    mocarstwa; bez niego może tylko obniżać. Jako reakcja za pół ceny z podwójnym rzutem: gdy partner tego sojuszu
    przegrał bitwę za PZ albo gdy twój własny kraj taką wygrał (R72); z kilku po jednej stronie liczy się każdy. Nie
    wobec kraju, z którym masz wojnę we własnej sprawie, ani przez Asyrię lub jej sojusznika dla niej wobec
    odmawiającego, którego ukarała. Miast handlowych nie dotyczy. Koszt to 4 PA (R30), karty Dowolny sojusz 6.

    Przykład: Fenicja stoi na 9 u Asyrii, która przegrała bitwę za PZ. Urartu, sojusznik Elamu, gra Sojusz fenicki za 2
    PA; 3 i 4 podwojone dają 14: dziewięć w dół, potem pięć w górę toru Elamu.
    `,
  ),
  rule(
    '6.11.d',
    'Karty bitwy',
    `
    Dla krajów z wojskami w bitwie, przed rzutami (6.7.1). Sumują się, niektóre znoszą się wzajemnie. Nigdy nie działają
    na przechwycenie ani unik (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reakcje',
    `
    Od razu przy swojej okazji, przez każdy kraj; przerywają i działają pierwsze. Reakcję może z kolei unieważnić
    Kontratak, a gdy zatrzyma Kontrmanewr, karta bitwy, w którą ten był wymierzony, jednak działa.
    `,
  ),
  rule(
    '6.11.f',
    'Karty polityczne',
    `
    Zmieniają politykę; niektóre leżą odkryte, dopóki działają.
    `,
  ),
  rule(
    '6.11.g',
    'Karty dobierania',
    `
    Dają karty i liczą się jako karta impulsu; może po nich nastąpić karta z plusem albo PA. Tylko po kartach Staranne
    przygotowania i Spasowanie nie można w tym impulsie użyć ani jednego, ani drugiego: wzmacniają następny.
    `,
  ),
  rule(
    '6.11.h',
    'Karty ruchu',
    `
    Ruch inaczej niedozwolony. Przechwycenie i unik działają, chyba że karta mówi inaczej.
    `,
  ),
  rule(
    '6.11.i',
    'Karty gospodarcze',
    `
    Handel i dochód, jednorazowo albo na stałe.
    `,
  ),
  rule(
    '6.11.j',
    'Karty zaciągu',
    `
    Więcej najemników, regularnych albo okrętów. Karta Elamu zmienia najemników w regularnych.
    `,
  ),
  rule(
    '6.11.k',
    'Sabotaż',
    `
    Wyczerpanie albo inne straty wybranego wojska. Może je powstrzymać Kontratak.
    `,
  ),
  rule(
    '6.11.l',
    'Karty trwałe',
    `
    Leżą odkryte i obowiązują, dopóki trwa ich warunek.
    `,
  ),
  rule(
    '6.11.m',
    'Tajna dyplomacja z karty',
    `
    Jedna akcja z 7.5.2 od razu. Zamiast unieważniania rzut 2K6: 9 lub więcej i nie ma skutku.
    `,
  ),
  rule(
    '6.12',
    'Zmiana kontroli',
    `
    Na początku kraj kontroluje swoje obszary rodzime i stowarzyszone. Kontrola przechodzi, gdy na obszarze są tylko
    wrogie wojska lądowe; miasto trzeba najpierw zdobyć, a kto stoi przed nim, nie jest w środku. Na początku i końcu
    impulsu wrogie wojska nigdy nie dzielą obszaru, chyba że rozdziela je mur. Zajęty obszar rodzimy lub stowarzyszony
    bez wrogich wojsk lądowych na końcu impulsu wraca do wydrukowanego właściciela. Wojska sojusznicze niczego nie
    zmieniają. Strefę morską kontroluje kraj, którego okręty są w niej same.
    `,
  ),
  rule(
    '6.12.a',
    'Skutki',
    `
    Stracony obszar rodzimy nie daje nic właścicielowi ani zdobywcy, chyba że stanie się prowincją (7.1.d). Obszar
    stowarzyszony daje dochód zdobywcy. Gdy miasto i obszar są we wrogich sobie rękach, miasto nie liczy się nikomu, ale
    pierwotny właściciel liczy połowę jego EKO, wydrukowanego i ze znaczników (R31). Poza trybutem miast handlowych EKO
    nie zmienia się przed interfazą. Mocarstwa zajmujące coś wspólnie ustalają to między sobą, inaczej decyduje
    najsilniejsze wojsko, licząc mniejsze kraje; za swoje mniejsze kraje decyduje mocarstwo.
    `,
  ),
  rule(
    '6.13',
    'Podbój w impulsie',
    `
    We własnym impulsie możesz próbować według 7.1, ale kraj sprawdza się tylko raz w turze, ktokolwiek to robi;
    ponownie w interfazie.
    `,
  ),
  rule(
    '6.14',
    'Łupienie',
    `
    Zamiast zaopatrzenia albo po prostu, by szkodzić: obszar dostaje spustoszenie 1 albo 2 zamiast 1, nie więcej. Za
    darmo, raz na obszar i impuls. W kraju, z którym jest pokój, trzeba najpierw wypowiedzieć wojnę.
    `,
  ),
  rule(
    '6.15',
    'Rajdy na handel',
    `
    Na dużym polu handlu leżą znaczniki handlu mocarstw; pod nim jest pięć pól rajdu, każde na jedną jednostkę lądową.

    - 1 PA: przenieś nieobleganą jednostkę lądową z mapy albo z pola reorganizacji na pole rajdu, jedną na kraj i
      impuls; mocarstwo wysyła też jednostki sprzymierzonych mniejszych krajów i plemion (N86). Bez najemników, ale
      Arabowie i Aramejczycy mogą.
    - Gdy wszystkie są zajęte: K6, 6 to niepowodzenie, 1–5 to jedna runda z jednostką na tym polu (jeśli jest po twojej
      stronie, wybierasz inne). Gdy jedna ginie, pole ma druga; gdy twoja trafiła, a tamta nie, tamta idzie na pole
      reorganizacji. W przeciwnym razie twoja wraca.
    - 1 PA uruchamia wszystkie rajdy, twoje i twoich sprzymierzonych mniejszych krajów i plemion, które nie weszły
      teraz: K6 za każdy (R32), 6 to niepowodzenie, 1–5 wskazuje mocarstwo, którego znacznik można atakować; jeśli to ty
      albo nie ma ono znaczników, wybierasz. Rzuć na siłę jednostki; trafienie zdejmuje znacznik. Za każdy zdjęty
      parzysta kość przywraca jeden twój. Z 9.7 jazda po sukcesie napada drugi raz.
    - Rajd nie wymaga wojny i nie szkodzi sojuszom. Jednostka, która odchodzi, sprawdza wyczerpanie i idzie na pole
      reorganizacji.
    `,
  ),
  rule(
    '6.16',
    'Sprawy morskie',
    `
    Okręty handlują, przewożą, blokują i walczą z okrętami. Nigdy nie wchodzą na ląd, prócz Kraju Nadmorskiego.
    `,
  ),
  rule(
    '6.16.a',
    'Budowa i naprawa',
    `
    2 PA do strefy przy własnym porcie, w miarę możności bez wrogich okrętów. Naprawa: 1 PA w strefie z przyjaznym
    portem. Bez takiego portu ani jedno, ani drugie.
    `,
  ),
  rule(
    '6.16.b',
    'Floty',
    `
    Wszystkie przyjazne okręty w strefie tworzą flotę; sojusznik musi się zgodzić, a kraje bez sojuszu wspólnej floty
    nie tworzą. 0,5 PA za strefę przybrzeżną; 1 PA na pole handlu lub z niego, po czym okręt w tym impulsie nic już nie
    robi, więc pole handlu nie jest drogą na skróty. Okręty nigdy nie stoją w porcie i nie mogą się w nim schronić.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    Pełny okręt bierze jedną pełną jednostkę albo dwie osłabione, osłabiony jedną osłabioną, własną lub, za zgodą
    właściciela, sojuszniczą (N89); wodzowie się nie liczą. Najemnicy wchodzą na pokład tylko z wodzem swojego kraju.
    Raz na impuls. Załadowane okręty nie wchodzą na pola handlu.
    `,
  ),
  rule(
    '6.16.d',
    'Zaokrętowanie',
    `
    Za darmo, w portach (R33); przewożone jednostki nie maszerują w tym impulsie, ale armie, które zeszły na ląd, mogą
    utworzyć grupę. Grupa, która zaokrętuje się razem, pozostaje grupą.
    `,
  ),
  rule(
    '6.16.e',
    'Desant',
    `
    Lądowanie na wrogów to bitwa bez okrętów, naraz jednej armii, grupy albo jednostki; inni zostają na pokładzie.
    Piechota i łucznicy pieszo −1, rydwany i jazda −2. Przegrani, którzy przybyli z morza, mogą wrócić na okręty.
    `,
  ),
  rule(
    '6.16.f',
    'Poszukiwanie',
    `
    Wrogie floty mogą dzielić strefę. Kraj w swoim impulsie może szukać raz na strefę i impuls; inni, gdy wpływa wroga
    flota, z odłożonych PA (R34). 1 PA: 2K6 nie mniejsze niż najniższa liczba poszukiwania szukających znajduje wroga.
    Floty różnych krajów, które nie są sojusznikami, mają osobne rzuty i walczą po kolei, jak woli szukający (N88).
    Bitwa nie ma dodatkowych kości; przegrany ucieka do sąsiedniej strefy. Trafienie okrętu trafia też ładunek.
    `,
  ),
  rule(
    '6.16.g',
    'Pola handlu',
    `
    Do czterech okrętów. Zamiast zajmować wolne miejsca, albo gdy ich nie ma, można o nie walczyć: 1 PA więcej i udane
    poszukiwanie za każdą z flot na polu, z którą się chce walczyć. Nieudane wszystkie: powrót do strefy i koniec ruchu.
    Zwycięzca stawia do czterech; przegrani, którzy się nie mieszczą, idą do strefy z przyjaznym portem. Wojny nie
    trzeba.
    `,
  ),
  rule(
    '6.17',
    'Niesprzymierzone mniejsze kraje',
    `
    Są nieaktywne, bez jednostek na mapie, ale EKO, trybut i dyplomacja biegną dalej. Zaatakowany albo sprzymierzony
    kraj od razu się uaktywnia: ustawia jednostki, dostaje jednego najemnika, kartę kraju i EKO − 1 wspólnych kart w
    granicach swoich limitów (7.3.2).
    `,
  ),
  rule(
    '6.18',
    'PA z dochodu',
    `
    Raz na rundę, na początku własnego impulsu, dostajesz tyle PA, ile wynosi twoje EKO, do użycia od razu lub do
    odłożenia (3.1). Bez kart musisz kupić jedną za 5 PA i ją zagrać (R35); jeśli nie możesz, pasujesz (6.0). Za 3 PA
    każda karta dostaje plus (N78).
    `,
  ),
  rule(
    '6.19',
    'Koniec fazy akcji',
    `
    Gdy tura się kończy (3.5), niezagrane karty zostają; karty krajów i sprzedane karty grup armii wracają.
    `,
  ),
  rule(
    '7.0',
    'Interfaza',
    `
    Podbój 7.1, awanse 7.2, dochód 7.3, polityka 7.4, tajna dyplomacja 7.5, oś czasu 7.6, przegrupowanie 7.7, wznowienie
    7.8. Gdy obóz jest pobity, sprawdza się nagłą śmierć (9.1).
    `,
  ),
  rule(
    '7.1',
    'Podbój',
    `
    Miasto handlowe jest podbite, gdy zostanie zdobyte; kraj, gdy wszystkie jego miasta i kwadraty są w rękach wrogów.
    Poza tym test podboju jest możliwy wobec

    - mniejszego kraju: z jednym jego miastem lub kwadratem;
    - Asyrii: z Niniwą i pięcioma innymi miastami Asyrii;
    - innego mocarstwa: z pięcioma jego miastami albo ze stolicą i trzema innymi.

    Wobec Medii testu nie ma: pada, gdy siedem jej miast ze stolicą jest naraz w rękach wrogów. Plemion się nie podbija;
    gdy żadnej ich jednostki nie ma na mapie, ich sojusze się kończą, a znacznik jest do końca tury neutralny.
    `,
  ),
  rule(
    '7.1.a',
    'Test',
    `
    Policz trzymane miasta ofiary, stolicę podwójnie, i rzuć K6; wynik nie większy niż liczba to podbój. Dla Asyrii
    dodaj 6, dla innego mocarstwa 2.

    Przykłady: trzy miasta Syrii bez stolicy: 1–3. Cztery Elamu z Suzą liczą 5: z 4 robi się 6, nic z tego. Wszystkie
    trzy kwadraty Persji: bez rzutu.
    `,
  ),
  rule(
    '7.1.b',
    'Kapitulacja',
    `
    Po stracie trzech rodzimych miast albo po bitwie przegranej za 3 PZ kraj może skapitulować; liczy się wtedy jako
    podbity. Wobec wszystkich wrogów albo żadnego; odrzucona kapitulacja daje krajowi 1 PZ. Asyria nigdy nie kapituluje
    (R74).
    `,
  ),
  rule(
    '7.1.c',
    'Kilku najeźdźców',
    `
    Ustalają, kto jest zdobywcą; inaczej decyduje mocarstwo z największą liczbą miast i kwadratów, potem z największym
    wojskiem. Jeden rzut liczy obszary wszystkich.
    `,
  ),
  rule(
    '7.1.d',
    'Skutki',
    `
    - Obszary, które przegrany trzyma gdzie indziej, wracają; jego wojska za granicą wracają do domu. Od razu płaci
      trybut zdobywcy.
    - Mniejszy kraj lub miasto handlowe traci wszystkie relacje; znacznik leży na polu zdobywcy. Aktywny kraj staje się
      nieaktywny jak w 6.9.
    - Mocarstwo opuszcza obóz i wszystkie sojusze; każdy mniejszy kraj na jego torze spada o 2K6, co najmniej o 3; jego
      miasta handlowe są neutralne.
    - Wojna między obojgiem, z ich sprzymierzonymi mniejszymi krajami, się kończy.
    - **Okres łaski**: po podboju w interfazie do początku następnej, po podboju w trakcie tury także przez całą
      następną turę. Zdobywca uważa ziemię za przyjazną, nie odwrotnie, i on jeden może wpływać na mniejszy kraj (R75).
      Żadna strona nie może atakować ani łupić drugiej, tak samo ich mniejsze kraje, miasta handlowe i plemiona;
      zdarzenia prócz kart bitwy są wolne. Mogą go zakończyć Opozycja przejmuje władzę i Kapłani Marduka, a między
      Elamem i Persją Wrogie podburzenie.
    - **Prowincja**: jeden obszar trzymany jednostką, nie stolica i nie z wydrukowanym EKO, daje zdobywcy dochód.
      Wszystkie inne jego jednostki odchodzą. Gdy odejdzie i ta, prowincji już nie ma.
    - Podbity mniejszy kraj płaci, aż zostanie sojusznikiem zdobywcy albo minie łaska; wtedy jego znacznik jest
      neutralny albo tam, dokąd doprowadziły go wpływy. Mocarstwo może wtedy wejść do obozu albo zaatakować zdobywcę;
      wcześniej wchodzi do jego obozu tylko za jego zgodą.
    - Podbite miasto handlowe bez załogi jest neutralne, gdy wejdą wrogowie; miasto w pakcie broni się samo.
    - Asyria podbita: każdy zdobywca dostaje prowincję, 12 PZ się dzieli, testy trybutu i kary za odmawiających ustają,
      a Asyria płaci każdemu dwa poziomy.

    **Odpadnięcie**, obowiązuje, jeśli go nie wyłączycie: mocarstwo podbite wcześniej, kapitulacji nie licząc (w
    ostatniej turze nawet bez tego), mające najwyżej dwa przyjazne miasta i bez stolicy, odpada, za podwójne PZ. Jego
    jednostki i znaczniki opuszczają grę, jego obszary poza prowincjami nie dają już dochodu, a ono samo nie handluje i
    nie płaci. Jego gracz przejmuje Scytów; drugi taki gracz Kimerów i mniejszy kraj; następni po dwa mniejsze kraje;
    mają one jego karty kraju i liczą się jako mocarstwo (N117). Z mniejszych krajów wyeliminować można tylko Urartu, a
    mogą to zrobić plemiona. Media może wrócić kartą Zwoływanie plemion.
    `,
  ),
  rule(
    '7.2',
    'Awanse',
    `
    Z 9.2 za każdego osłabionego wodza na mapie rzuca się kością; parzysta: awansuje (R36).
    `,
  ),
  rule(
    '7.3',
    'Dochód',
    `
    Najpierw liczy się wszystko, potem rozdaje karty (R37).
    `,
  ),
  rule(
    '7.3.1',
    'Dochód z mapy',
    `
    EKO = punkty miast / 3 + wartości i znaczniki EKO. Kontrolowane miasto to jeden punkt, stolica dwa. Obce miasta
    liczą się tylko jako prowincje albo obszary stowarzyszone, miasta handlowe nigdy. Ułamki zachowuje się, aż doda się
    handel (7.3.3.d). Każde siedem poziomów spustoszenia na obszarach rodzimych kosztuje jedno EKO. Mniejszy kraj z samą
    stolicą ma 1. Persja zawsze ma 2. Miasta handlowe naprawiają się same.
    `,
  ),
  rule(
    '7.3.2',
    'Karty',
    `
    Każdy aktywny kraj dostaje EKO − 1 kart, w kolejności impulsów od kraju po tym, kto zagrał ostatnią kartę; karty
    krajów wracają. Limity bez kart krajów: mniejsze kraje 1–3, mocarstwa 2–6, Asyria 4–10; poniżej minimum dobiera się
    do niego. Raz na grę kraj mający więcej niż minimum może odrzucić rękę i dobrać o jedną mniej. Potem odrzuca się
    nadmiar ponad maksimum: każde 10 wydrukowanych na nim PA to 1 PZ albo dwie dodatkowe akcje w 7.5, każde pozostałe 5
    PA to jedna taka akcja; za mniejszy kraj korzysta jego mocarstwo.
    `,
  ),
  rule(
    '7.3.3',
    'Handel',
    `
    Punkty handlu dają okręty, znaczniki i status.
    `,
  ),
  rule(
    '7.3.3.a',
    'Okręty',
    `
    Na małym polu handlu: 1 punkt za pełny okręt, pół za osłabiony. Potem wracają do strefy z przyjaznym portem tego
    morza albo do puli.
    `,
  ),
  rule(
    '7.3.3.b',
    'Znaczniki',
    `
    1 punkt za każdy twój znacznik na dużym polu.
    `,
  ),
  rule(
    '7.3.3.c',
    'Status',
    `
    1 punkt za każdy mniejszy kraj na twoim torze z HANDLEM lub więcej.
    `,
  ),
  rule(
    '7.3.3.d',
    'Dochód z handlu',
    `
    Punkt handlu jest wart punkt miasta, więc trzy to jedno EKO; ułamki z miast i handlu się sumuje, a reszta przepada.
    Najwięcej punktów: 3 PZ, drugi 1 PZ; remis o pierwsze miejsce daje po 2, a drugiemu nic, remis o drugie po 1. Potem
    okręty wracają, rajdy sprawdzają wyczerpanie i idą na pole reorganizacji, a utracone znaczniki wracają.
    `,
  ),
  rule(
    '7.3.3.e',
    'Poziom',
    `
    Mapa i handel dają poziom na następną turę, cokolwiek zmieni właściciela; zmienia go tylko trybut. Mniejsze kraje
    nie mają znaczników handlu, ale mogą handlować okrętami. Nieaktywny mniejszy kraj usuwa spustoszenia i zniszczenia;
    taki, który ich nie ma i był nieaktywny przez całą turę, ma poziom o jeden wyższy, Fenicja o trzy (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Ujemny dochód',
    `
    Każdy poziom poniżej zera kosztuje punkt spustoszenia w każdej rundzie, w której kraj płaci. Gdy nie ma już na to
    obszaru, kraj jest bankrutem i przestaje płacić do następnej interfazy.
    `,
  ),
  rule(
    '7.4',
    'Polityka',
    `
    Obozy, wojny i pokój.
    `,
  ),
  rule(
    '7.4.1',
    'Obozy',
    `
    Zmiana jednego obozu na drugi: tylko w interfazie, więc w turze nie ma wojny z własnym obozem, chyba że przeniesie
    cię Opozycja przejmuje władzę albo Kapłani Marduka. Wejście z neutralności: za darmo w interfazie albo za 10 PA
    przez wypowiedzenie wojny mocarstwu drugiego obozu. Neutralne mocarstwo zaatakowane przez obóz wchodzi do drugiego
    za darmo. Wejście do obozu Asyrii wymaga jej zgody; buntownicy mogą odrzucić tylko tego, kto jest w stanie wojny z
    ich członkiem, a podbite mocarstwo potrzebuje zgody zdobywcy, by do niego dołączyć. Mocarstwo, które w tej turze
    stało się neutralne, nie wypowiada wojny dawnemu obozowi. Odrzucony: 1 PZ, raz na turę. Wejście to sojusz ze
    wszystkimi w obozie i wojna ze wszystkimi w drugim.

    Gdy wszystkie mocarstwa obozu są podbite albo odpadły, a gra trwa (9.1), od razu za darmo i w kolejności toru
    wypowiada się wojny i wchodzi do obozów.
    `,
  ),
  rule(
    '7.4.2',
    'Wypowiedzenie wojny',
    `
    W interfazie za darmo. W turze: mniejszy kraj 5 PA; mocarstwo 5 PA przeciw mniejszemu krajowi, 10 przeciw mocarstwu;
    miasta handlowe za darmo. Wobec płacącego Asyria płaci 10 albo 15 (5.2.3). Każdy wrogi czyn jest wypowiedzeniem i
    trzeba go opłacić. Twoje wpływy u ofiary przepadają. Wojska na ziemi drugiej strony idą na najbliższy przyjazny
    obszar (10.4.f). Wojna z mocarstwem to wojna z jego obozem i ich mniejszymi krajami; wojna ze sprzymierzonym
    mniejszym krajem pozwala jego mocarstwu wypowiedzieć wojnę za darmo. Wojna z miastem handlowym, które ma pana, to
    wojna z panem.
    `,
  ),
  rule(
    '7.4.3',
    'Pokój',
    `
    Wojna wynikła z sojuszu kończy się z nim. Inna kończy się podbojem albo, z mniejszym krajem, w następnej interfazie,
    jeśli jego wróg się zgodzi. Gracze mogą umówić się na pokój za nic, za trybut 2 EKO albo za kartę kraju do
    następnego rozdania (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Karanie odmawiających',
    `
    Podbojem albo pobiciem odmawiającego w bitwie lub zdobyciem jego miasta: wtedy od razu wykonuje test trybutu, a
    jeśli go zda, płaci, jest ukarany i wojna się kończy (R39). Mogą to zrobić sojusznicy Asyrii. Odmawiającego, który
    tymczasem został sojusznikiem mocarstwa, karze się tak samo, ale o płaceniu decyduje jego mocarstwo, a jeśli jest w
    wojnie z Asyrią, wojna trwa. Asyria może zamienić to w wojnę podbojową, bez PA i bez dalszych testów.
    `,
  ),
  rule(
    '7.4.5',
    'Kto prowadzi mniejszy kraj w stanie wojny',
    `
    Zaatakowany przez obóz asyryjski: mocarstwo buntowników, które oni wybiorą (N104); przez buntowników: Asyria; przez
    plemiona, oba obozy albo neutralne mocarstwo: obozy na zmianę, impuls po impulsie (R77). Taki gracz nie może
    zmienić jego trybutu, wypowiedzieć za niego wojny ani zawrzeć pokoju.
    `,
  ),
  rule(
    '7.4.6',
    'Mniejszy kraj w stanie wojny zostaje sojusznikiem',
    `
    Jego mocarstwo może wypowiedzieć wojnę każdemu jego wrogowi za darmo albo wszyscy zgadzają się na pokój.
    `,
  ),
  rule(
    '7.5',
    'Tajna dyplomacja',
    `
    Opcja. Każde mocarstwo kładzie skrycie jeden znacznik, Asyria dwa, na celu; odkrywa się je razem.
    `,
  ),
  rule(
    '7.5.1',
    'Unieważnienie',
    `
    Cel wybrany więcej niż raz przepada, także gdy leżą na nim oba znaczniki Asyrii; handel nigdy. Jedyny wybierający
    wykonuje jedną możliwość.
    `,
  ),
  rule(
    '7.5.2',
    'Cele',
    `
    Każde mocarstwo, mniejszy kraj i plemię w grze, miasta handlowe i handel.
    `,
  ),
  rule(
    '7.5.2.a',
    'Handel',
    `
    Usuń jeden znacznik handlu; albo wystaw rajd i napadnij raz, za darmo.
    `,
  ),
  rule(
    '7.5.2.b',
    'Własny kraj',
    `
    Własne mocarstwo albo sprzymierzony mniejszy kraj: dobierz dla niego kartę, do jego maksimum; albo bierze szczególny
    impuls bez dodatkowej karty przed pierwszym impulsem tury, kilka w kolejności toru.
    `,
  ),
  rule(
    '7.5.2.c',
    'Niesprzymierzony mniejszy kraj lub plemię',
    `
    Przesuń jego znacznik najwyżej o K6 (R78); albo zrób z niego odmawiającego: Asyrii nie płaci nic, a jeśli test mówi
    o odmowie, płaci tobie; albo, dla Asyrii, zapewnij sobie jego trybut, nawet przy PRZYCHYLNOŚCI lub więcej wobec
    innego mocarstwa (N49); albo połóż znacznik buntu na jednym z jego miast (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Inne mocarstwo lub jego kraj',
    `
    Znacznik buntu na niezajętym mieście, które nie jest stolicą: nikt nie kontroluje miasta ani obszaru, aż wejdzie
    wojsko dowolnego kraju, które bierze jedno i drugie bez PZ i bez wojny (R79). Albo dla właściciela rodzimego miasta
    w obcych rękach, jeśli załoga w mieście i na nim, z wodzami, jest mniejsza niż obecny poziom: idzie ona na pole
    reorganizacji i kładzie się znacznik. Albo, przeciw mocarstwu, +1 do jego rzutu sukcesji. Pozostałe znaczniki
    zdejmuje się przed następną tajną dyplomacją.
    `,
  ),
  rule(
    '7.5.2.e',
    'Miasta handlowe',
    `
    Darmowy pakt z jednym, które nie jest podbite ani w pakcie.
    `,
  ),
  rule(
    '7.5.2.f',
    'Ogólnie',
    `
    Bez kosztu i bez ograniczeń przez sojusze. Gracze nie umawiają się co do celów.
    `,
  ),
  rule(
    '7.5.2.g',
    'Jako zdarzenie',
    `
    Z karty od razu (6.11.m).
    `,
  ),
  rule(
    '7.6',
    'Oś czasu',
    `
    Dzieje się to, co oś czasu podaje dla tej interfazy (T), sukcesje według 10.3.
    `,
  ),
  rule(
    '7.7',
    'Przegrupowanie',
    `
    Jeden wódz każdego aktywnego kraju, także król, przechodzi dowolną odległość przez przyjazne obszary, zabierając,
    ale nie zostawiając jednostki w granicach dowodzenia, i nie tam, gdzie można by go przechwycić ani gdzie miasto jest
    w buncie.
    `,
  ),
  rule(
    '7.8',
    'Wznowienie',
    `
    Następna tura zaczyna się od 5.1.
    `,
  ),
  rule(
    '8.0',
    'Zasady szczególne',
    `
    Pokój, wojna, zwycięstwo i kampania we dwoje.
    `,
  ),
  rule(
    '8.1',
    'Pokój i obca ziemia',
    `
    Bez PRZEMARSZU lub więcej nie możesz wejść na obszary niesprzymierzonego kraju, chyba że wypowiesz wojnę; dotyczy to
    także uników i odwrotów, za które płaci idący kraj. Asyria i jej sojusznicy mogą wchodzić na ziemię płacących;
    odwrotnie nie. Wojska, które tracą to prawo, idą na najbliższy przyjazny obszar, z kilku według woli właściciela, a
    bez drogi lądem na pole reorganizacji.
    `,
  ),
  rule(
    '8.2',
    'Wejście do wojny',
    `
    Kraj, który wchodzi do wojny, jest źródłem zaopatrzenia dla siebie i sojuszników.
    `,
  ),
  rule(
    '8.3',
    'Zwycięstwo',
    `
    Od razu:

    - 1, 2, 3 PZ za bitwę lądową wygraną z 5–9, 10–14, 15 i więcej jednostkami; 1 za bitwę morską z 3 i więcej okrętami;
    - 1 za miasto poziomu 2 z załogą albo poziomu 3 i wyżej; 3 za twierdzę poziomu 4; 4 za Niniwę; +1 za załogę 5 i
      więcej, +1 za stolicę;
    - 1 dla obrońcy, który odparł szturm;
    - 1 za ostatnią jednostkę Arabów lub Aramejczyków na mapie, 2 za Kimerów lub Scytów;
    - 1 za zakończenie wojny zewnętrznej bitwą;
    - 1 za sojusz z mniejszym krajem lub jego podbój, 3 za mocarstwo, 12 za podbój Asyrii; +4 za pobicie całego obozu
      (R40, R80);
    - 1, gdy twoja kapitulacja lub wejście do obozu zostały odrzucone.

    W interfazie: handel (7.3.3.d), karty ponad limit (7.3.2). Na końcu: każde mocarstwo prócz Asyrii 1 PZ za każdą
    turę, w której nie było podbite, podwójnie, jeśli nigdy; każde mocarstwo dwukrotny przyrost EKO, z trybutem i
    handlem, ponad początkowe bez trybutu; może to być strata.

    Oblężenie przez kilka impulsów liczy poziom i załogę z początku; sama przewaga trafień nic nie daje. Wygrywa
    najwięcej PZ; remis się dzieli (R85). PZ sprzymierzonych mniejszych krajów idą do ich mocarstwa, niesprzymierzonych
    przepadają; wspólne dzieli się po równo, resztę przydziela głównodowodzący, a bez niego właściciel najsilniejszego
    wojska. Gdy gra kończy się wcześniej, Asyria wygrywa tylko z większą liczbą PZ niż najlepsze i najgorsze inne
    mocarstwo razem; inaczej najlepsze inne, jeśli jest samo; inaczej remis.
    `,
  ),
  rule(
    '8.3.1',
    'Kary',
    `
    Asyria −2 za każdego nieukaranego odmawiającego w interfazie (R81); −1 za króla straconego przez eliminację; −1 za
    każdy znacznik, którego nie można zdjąć (10.4.a), i za każdą jednostkę brakującą w wojnie zewnętrznej (6.11.b).
    Mocarstwa odpowiadają za sprzymierzone mniejsze kraje i za te, które prowadzą według 7.4.5. PZ mogą być ujemne.
    `,
  ),
  rule(
    '8.4',
    'Kampania we dwoje',
    `
    Po podbiciu jednego lub dwóch mocarstw Asyria może kartą Dowolny sojusz i za 10 PA więcej sprzymierzyć jedno z nich,
    nie Medię, i prowadzić je przez jedną turę; potem znów należy do buntowników (R41, N103).
    `,
  ),
  rule(
    '9.0',
    'Zasady opcjonalne',
    `
    Obowiązują, jeśli gracze nie umówią się inaczej. Tutaj 9.1 do 9.4, 9.6, 9.7 i odpadanie (7.1) są włączone, a mgła
    (9.5) i tajna dyplomacja (7.5) wyłączone, póki stół nie wybierze inaczej: mgła jest wyłączona z naszej decyzji
    (N118). Początkujący zaczynają bez 9.7, a Dwie Rzeki zalecają to, co mówi S3. Opcje stołu podają każdą zasadę z
    numerem.
    `,
  ),
  rule(
    '9.1',
    'Nagła śmierć',
    `
    Zalecana: włączona. Gdy obóz jest całkiem pobity: 2K6 + tura + liczba pobitych mocarstw + 3, jeśli Asyria jest
    podbita; 10 lub więcej od razu kończy grę: pozostałe karty i impulsy przepadają, następuje tylko dochód interfazy.
    Gdy się nie uda, 7.4.1 pozwala mocarstwom wybrać na nowo. Gra kończy się też, gdy przy liczeniu PZ jedno mocarstwo
    ma więcej niż wszystkie inne razem albo inne niż Asyria więcej niż drugie i ostatnie razem: ono wygrywa (R42). Stół
    może wybrać łagodniejszą próbę, która jest nasza (N52).
    `,
  ),
  rule(
    '9.2',
    'Osłabieni wodzowie',
    `
    Zalecana: włączona. Nowi wodzowie wchodzą na osłabionej stronie i mogą awansować na parzystej kości po wygranej
    bitwie, po udanym oblężeniu, po walce oblężniczej z większą liczbą trafień zadanych niż otrzymanych i w interfazie.
    `,
  ),
  rule(
    '9.3',
    'Łączenie jednostek',
    `
    Zalecana: włączona. W pierwszym impulsie kraju w turze dwie osłabione jednostki tego samego kraju, rodzaju i siły na
    jednym obszarze lub w jednej strefie morskiej stają się jedną pełną; druga idzie do puli (N93). Nigdy odwrotnie.
    `,
  ),
  rule(
    '9.4',
    'Stała armia',
    `
    Zalecana: włączona. Asyria rzuca przy awansie dwiema kośćmi; wystarczy jedna parzysta. Najemników może zatrzymać i
    bez tej zasady (5.1, N113). Inne mocarstwa mogą w swoim pierwszym impulsie tury rozwiązać pełną regularną jednostkę
    o sile 2 i zapłacić 4 PA za jedno trwałe EKO+ na własnym mieście (N94).
    `,
  ),
  rule(
    '9.5',
    'Mgła wojny',
    `
    Zalecana: wyłączona. Z wrogiego stosu, na lądzie czy morzu, także w marszu, widzisz tylko wierzchni żeton:
    najlepszego wodza, a bez niego najlepszą jednostkę; i ile żetonów w nim leży. Stos mieści armię albo dziesięć
    jednostek: reszta leży w następnym, z własnym wierzchnim żetonem. Stosy sojuszników i krajów, z którymi masz pokój, są
    odkryte (N75).
    `,
  ),
  rule(
    '9.6',
    'Sprzedaż najemników',
    `
    Zalecana: włączona. Mocarstwo może zaproponować najemników ze swojej puli innemu krajowi za zwykłą cenę, zaokrągloną
    w górę i wypłacaną jako PA na jego następną rundę, w której liczą się najwyżej 4 odłożone PA (R82). Kupujący mówi
    tak albo nie i ustawia ich według 6.2. Sprzedawca w tej turze nie kupuje. Arabów i Aramejczyków się nie sprzedaje.
    `,
  ),
  rule(
    '9.7',
    'Zdolności jednostek',
    `
    Zalecana: włączona, prócz pierwszej gry. Ciężkie: ciężka piechota, ciężka jazda, rydwany. Jazda: lekka i ciężka
    jazda, rydwany, łucznicy konni. Łuki: łucznicy, łucznicy konni, rydwany.

    - **Ciężkie**: wyrzucone 2 to dwa trafienia, chyba że zmodyfikowana siła jest mniejsza niż 2. Od dwóch do czterech
      ciężkich po jednej stronie znosi jedno trafienie ostrzału, pięć i więcej dwa.
    - **Jazda** sama albo z wodzem: dwa obszary za 1 PA, po pół PA za każdy (N15); psuje to choćby jedna inna jednostka.
      Wyczerpanie po czwartym obszarze jak zwykle. W oblężeniu po takim ruchu −1; może też iść zwykłym tempem i za
      zwykłą cenę, a wtedy bez −1.
    - **Łuki**: w pierwszej rundzie łuki strzelają pierwsze, a straty zdejmuje się, zanim walczą inni; w drugiej walczą
      razem z nimi. Wszystkie dodatkowe kości rzuca się z pozostałymi; wodzowie, którym ostrzał zabrał wszystkie
      jednostki, tracą swoje.
    - Ciężka piechota −1, atakując przez rzekę. Lekka jazda: bez wyczerpania na pustyni. Rydwany −1, atakując przez góry
      lub rzekę i w Kraju Nadmorskim; przed bitwą wszystkie rydwany strony ogłasza się jako łuki (strzelają pierwsze,
      ale nie zadają podwójnych trafień i nie chronią) albo jako ciężkie (odwrotnie).
    - **Zasadzka**: łucznicy konni mogą strzelić i próbować uniku, z nimi rydwany i inna jazda, także przed desantem,
      ale nie przed wojskiem, które ich właśnie przechwyciło; PZ za to nie ma (N20).
    - **Ruchliwość**: jazda minus inne jednostki; większa broni się w przechwyceniu. Liczby za jazdę przy przechwyceniu
      i uniku: 6.6.9.
    - W oblężeniach nic z tego nie działa, prócz wypadu przeciw głodowi; ale broniące się łuki mają +1 (R20).
    - Dopłaty przy budowie: R43.
    `,
  ),
  rule(
    '10.0',
    'Zasady zaawansowane',
    `
    Obowiązują zawsze.
    `,
  ),
  rule(
    '10.1',
    'Koczownicy',
    `
    Arabowie i Aramejczycy przychodzą z kartą jako najemnicy, nie mają dyplomacji i nie odbudowuje się ich. Kimerowie i
    Scytowie przychodzą z osią czasu: w stanie wojny ze wszystkimi, chyba że w sojuszu; bez dochodu, zdarzeń, dyplomacji
    i najemników; w każdym impulsie dobierają wspólną kartę i za jej PA chodzą, łupią, robią rajdy i oblegają.

    - Łupią każdy niesprzymierzony obszar, na którym zaczynają lub na który wchodzą, a spustoszony do 2 opuszczają
      (N64), nawet porzucając oblężenie; sojusznik może zapłacić 1 PA, by ich zatrzymać (N99).
    - Na ziemi mocarstwa, na którego torze mają PRZEMARSZ, i jego sojuszników nie łupią i są zaopatrzeni.
    - Do grupy armii należą tylko ze sprzymierzonym mocarstwem. Za EKO+ zdobytego miasta dostają PA (6.8.4).
    - W interfazie wszystkie ich jednostki wracają w pełnej sile tam, gdzie stoją pozostałe; plemię zniesione do
      ostatniej jednostki wraca tam, gdzie ustawiła je oś czasu.
    `,
  ),
  rule(
    '10.1.1',
    'Niesprzymierzone plemiona',
    `
    W każdej rundzie obozy rzucają o każde plemię; wyższy prowadzi je (R44) do następnego rzutu, także w obronie. W
    obozie asyryjskim mocarstwo wskazuje Asyria, buntownicy prowadzą po kolei; za pobity obóz stają mocarstwa
    neutralne. PA niewydane na atak idą na odbudowę: impuls się nie kończy, dopóki można jeszcze odbudować osłabioną
    jednostkę.
    `,
  ),
  rule(
    '10.1.2',
    'Sprzymierzone plemiona',
    `
    Jak sprzymierzony mniejszy kraj, ale gdy sojusz się kończy, pozostają aktywne. Obowiązek nękania jednego kraju
    kończy się z sojuszem (R84).
    `,
  ),
  rule(
    '10.2',
    'Medowie',
    `
    Do tury 4 Media nie tworzy grup armii i ma poza domem najwyżej jedną armię; jednostki można zostawiać, by trzymały
    obszary, ale regularnych poza domem nie może być więcej niż dowodzenie tego wodza. W tych granicach jedna armia
    medyjska może należeć do grupy sojusznika.
    `,
  ),
  rule(
    '10.3',
    'Sukcesja',
    `
    Mocarstwo, które chce ukoronować króla albo zachować obecnego, rzuca K6: 6 lub więcej to niepowodzenie i w tej
    turze króla nie ma; nie ma go też, gdy go nie chce, ale wtedy nie ma i niepokojów. +2, gdy było podbite, −1 za
    każde mocarstwo, które podbiło, −1 za trzy mniejsze kraje, −1 za oddaną kartę; Asyria w interfazach od 1 do 4: 0,
    +2, +1, +5. Karta Koronacja księcia daje pewność. Niepowodzenie albo dwaj kandydaci to niepokoje: wszystkie regularne
    jednostki sprawdzają wyczerpanie, dwa razy za jedno i drugie (R83, N108).
    `,
  ),
  rule(
    '10.4',
    'Rzadkie sytuacje',
    `
    Przypadki, które zdarzają się rzadko.
    `,
  ),
  rule(
    '10.4.a',
    'Brak znaczników',
    `
    Gdy zabraknie znaczników spustoszenia lub zniszczeń, każdy kraj z takimi znacznikami na swoich obszarach musi od
    razu jeden zdjąć, za PA, które ma, albo z karty, inaczej traci 1 PZ. Co zostanie z tej karty, zachowuje na swój
    następny impuls, najwyżej 4 PA (N111).
    `,
  ),
  rule(
    '10.4.b',
    'Różne marsze w jednym stosie',
    `
    Obszary liczy się każdej jednostce; ta, która dołączyła później, nie sprawdza wyczerpania za cudzą drogę.
    `,
  ),
  rule(
    '10.4.c',
    'Podbój po raz drugi',
    `
    Podbity kraj może podbić jeszcze ktoś inny; cudzych prowincji nie trzeba do tego zajmować. Płaci wszystkim
    zdobywcom, każdy zachowuje swoją prowincję i ma własny okres łaski; dopóki się one pokrywają, na mniejszy kraj może
    wpływać każdy z nich.
    `,
  ),
  rule(
    '10.4.d',
    'Podbój w tej samej chwili',
    `
    Niemożliwy: pierwszy rzuca następny po tym, kto zagrał ostatnią kartę, drugi tylko po jego niepowodzeniu.
    `,
  ),
  rule(
    '10.4.e',
    'Przekupstwo w miastach',
    `
    Zmiana stron i Daj im czego chcą działają w miastach; najemnicy z twierdzy nie tracą przez nią 1.
    `,
  ),
  rule(
    '10.4.f',
    'Współistnienie',
    `
    Wojska, które nie są w stanie wojny, mogą dzielić obszar, na który wolno im wejść, i nie mieszają się w cudze bitwy.
    Gdy jedno staje się wrogie, właściciel obszaru zostaje, a drugie idzie na najbliższy przyjazny obszar; gdy nikt nie
    musi odejść, jest bitwa.
    `,
  ),
  rule(
    'S1',
    'Kampania, 722–605 p.n.e.',
    `
    Od jednego do pięciu graczy, tury od 1 do 5, cała mapa. Asyria jest w stanie wojny z buntownikami, Babilonią i
    Elamem, oraz z Izraelem; neutralna Media walczy z Persją i płaci Asyrii dwa poziomy. Egipt jest neutralny. Płacą
    Fenicja, Juda, Syria i Persja; odmówiły Izrael, Urartu i Frygia. EKO na początku z trybutem: Asyria 15, Babilonia 7,
    Egipt 6, Elam 6, Media 3.

    We dwoje Asyria stoi przeciw czterem pozostałym; we troje jeden gra Egiptem i Babilonią, drugi Medią i Elamem; we
    czworo jeden gra Egiptem i Elamem. Samotnie prowadzisz wszystkie.

    W turze 1 nie ma testów trybutu. Karty sojuszu z plemieniem liczą się tylko jako PA, dopóki nie ma go na mapie.
    Izrael, prowadzony przez buntownika, i Persja, prowadzona przez obozy na zmianę, zaczynają jako aktywne (7.4.5).

    PZ na początku, za to, co było przedtem (1.1): Asyria 20, Elam 11, Egipt 8, Babilonia 6, Media 2. One, wojska i
    tory są odtworzone (D).
    `,
  ),
  rule(
    'S2',
    'Wzlot i upadek',
    `
    Od jednego do czterech graczy, tury od 1 do 5, bez Egiptu i zachodu. Asyria, EKO 12 z trybutem, walczy z Babilonią
    (7) i Elamem (6); Media (3) jest neutralna, płaci Asyrii i jest w stanie wojny z Persją. Urartu odmówiło. Na
    zamknięte obszary nie można wejść; miasta mocarstw na nich liczą się jako trzymane. Wpisy osi czasu o nieobecnych
    krajach się pomija.

    Wojska, obszary i tory są odtworzone (D).
    `,
  ),
  rule(
    'S3',
    'Dwie Rzeki',
    `
    Od jednego do trzech graczy, tury 1 i 2, 25 obszarów: Asyria (EKO 9) przeciw Babilonii (7) i Elamowi (6). Do nauki
    gry: zalecane są 9.3 i 9.4; 9.1, 9.2, 9.5, 9.6, 9.7, odpadanie i 7.5 są wyłączone.

    Nie ma mniejszych krajów, miast handlowych, plemion ani testów trybutu i jest tylko pierwsza sukcesja. Nikt nie
    zmienia obozu ani nie zawiera pokoju; podbite mocarstwo jest poza wojną, dopóki trwa łaska. Miasta poza mapą liczą
    się jako trzymane. Ostatnia interfaza obejmuje 7.1 do 7.3.

    Buntownicy wygrywają od razu, zdobywając Niniwę, Asyria, gdy obaj buntownicy są podbici albo skapitulowali. Inaczej
    Asyria wygrywa, mając więcej PZ niż oni razem; jeśli nie, wygrywają buntownicy, z trzech graczy ten, kto ma więcej
    PZ.

    Asyria zaczyna z 6 PZ. One, długość, wojska, tory i warunek zwycięstwa są odtworzone (D).
    `,
  ),
  rule(
    'T',
    'Oś czasu',
    `
    1. Po turze 1: sukcesje: Sennacheryb (0), Szebitku, Muszezib-Marduk, Halluszu. Kimerowie pojawiają się w Gamirze z
       Teuszpą i do końca tury 2 mogą nękać tylko Urartu.
    2. Po turze 2: sukcesje: Asarhaddon (+2), Taharka, Humban-haltasz II. Więcej jazdy Asyrii. Scytowie pojawiają się w
       Iszkuzie z Iszpakajem, do końca tury 3 związani z Urartu.
    3. Po turze 3: sukcesje: Aszurbanipal (+1), Psametych I, Szamasz-szum-ukin, Teumman. Kasztaritu zostaje królem Medów
       bez rzutu, chyba że Media jest podbita; Media może tworzyć grupy armii. Więcej jazdy Medii, Jonowie dla Egiptu.
       Dugdamme dołącza do Kimerów.
    4. Po turze 4: sukcesje: Sin-szar-iszkun (+5), Nabopolassar (−1), Necho II, Humban-haltasz III; w Medii następuje
       Kyaksares. Więcej jednostek Medii i Babilonii. Partatua dołącza do Scytów. Egipt, jeśli nie jest w stanie wojny z
       Asyrią, może za zgodą wejść do jej obozu. Asyria kładzie EKO− na rodzimym mieście innym niż Niniwa albo traci
       EKO+.

    Oś czasu jest odtworzona (D).
    `,
  ),
  ...cards,
  rule(
    'D',
    'Co odtworzono',
    `
    Tekst instrukcji daje zasady, kraje z ich klasami i numerami, limity ręki i najemników, wiele tytułów kart i prawie
    wszystkie liczby w zasadach. Jej mapy, żetonów, kart, arkuszy scenariuszy i tabel nie dało się zdobyć. Dlatego te
    dane są **odtworzone**: ułożone przez nas tak, by pasowały do zasad, z historycznymi nazwami, i otwarte na poprawki.

    - **Mapa**: 94 obszary z położeniem, szlakami, poziomami i EKO, dziewięć stref morskich, trzy małe pola handlu.
    - **Jednostki i wodzowie**: liczby i siły; imiona wodzów są historyczne, ich wartości nasze.
    - **Karty**: tytuły wymienione w zasadach są prawdziwe i obowiązuje to, co zasady o nich mówią; wszystkie PA, plusy,
      większość kosztów, liczby w działaniach i pozostałe karty są nasze.
    - **Scenariusze i oś czasu**: kto z kim walczy, wiadomo z publicznych opisów; wojska, początkowe tory i PZ, daty i
      miejsca są nasze, podobnie długość i warunek zwycięstwa Dwóch Rzek.
    - **Kolejność mniejszych krajów na torze**, znaczniki handlu, dwie karty grup armii Asyrii, zapasy znaczników, +1
      znacznika króla.
    - **Liczby w orzeczeniach**: R12, R30, R41, R43.

    Każdy zapis danych mówi, skąd pochodzi. W ich miejsce można wczytać inny zestaw.
    `,
  ),
  ...rulings,
]
