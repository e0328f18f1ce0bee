// The rules of Assyrian Wars in Polish, in our own words, by the numbers of the rulebook. The cards come from the data, the
// rulings are in rulings.pl.ts.

import { type Rule, rule } from '@tabularium/kernel'
import { cardPages } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'
import { rulings } from './rulings.pl.ts'

const cards = cardPages('pl', dictionaries.pl)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Gra w skrócie',
    `
    **Zacznij od lekcji** „Dwie Rzeki”: prowadzi krok po kroku przez pierwsze impulsy. Ta strona służy potem do
    sprawdzania szczegółów.

    Od jednego do pięciu graczy prowadzi pięć mocarstw starożytnego Bliskiego Wschodu: Asyrię, Medię, Egipt, Babilonię i
    Elam. Pięć tur, każda to panowanie jednego króla Asyrii, przynosi wyprawy, oblężenia, trybut i zmienne sojusze.
    Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (8.3).

    Strona opisuje zasady naszymi słowami, a pojęcia bierze z polskiej instrukcji. Punkty od 1.0 do 10.4 mają numery
    instrukcji, więc każdy łatwo w niej odszukać. Orzeczenia od R01 rozstrzygają to, co instrukcja zostawia otwarte albo
    co przepadło z jej rysunkami i tabelami; od N01 są nasze, na potrzeby tego programu. S1 do S3 opisują scenariusze, T
    tabelę czasu, C1 do C11 wszystkie karty, a D mówi, które dane odtworzono: mapa, żetony i większość liczb na kartach
    są nasze.

    - **AP**: punkty akcji. **PZ**: punkty zwycięstwa. **ECO**: poziom ekonomiczny.
    - **K6**: jedna kostka. **2K6**: suma dwóch. **K3**: połowa K6, zaokrąglona w górę.
    - **Mocarstwo**: jeden z pięciu wielkich krajów. **Państwo drugorzędne**: jeden z siedmiu małych. **Koczownicy**:
      Kimmerowie i Scytowie, każdy lud to jedno plemię.
    - **Kraj aktywny w impulsie**: ten, którego impuls właśnie trwa (w instrukcji: „posiadający inicjatywę”).
    - **Wojsko**: wszystkie jednostki i dowódcy jednego kraju, którzy stoją lub działają razem na jednym polu: stos,
      armia albo zgrupowanie armii.
    - **Jednostka regularna**: własna jednostka lądowa kraju. **Najemnik**: jednostka najęta ze wspólnej puli.
    - **Siła**: liczba na żetonie jednostki. **Osłabiona**: na słabszej stronie, po jednym trafieniu.
    - **Strefa przegrupowań**: czekają w niej rozbite jednostki i dowódcy. **Wspólna pula**: najemnicy, których nikt nie
      ma.
    - **Dochód**: w instrukcji „wpływy”. **Unik**: w instrukcji „wycofanie się przed walką”. **Odwrót**: „wycofanie po
      walce”.
    - **Przyjazne pole**: zob. R05. **Międzyfazie**: rachunki między turami (7.0).
    - **Bitwa z PZ**: bitwa, która dała zwycięzcy co najmniej 1 PZ.
    `,
  ),
  rule(
    'B',
    'Jak program prowadzi grę',
    `
    - Każde mocarstwo należy do miejsca przy stole; jedno miejsce może prowadzić kilka mocarstw, z osobną ręką dla
      każdego. Państwa drugorzędne i koczowników prowadzi ten, kogo wskazują zasady (7.4.5, 10.1.1), i to on podejmuje
      ich decyzje.
    - Pytania padają w kolejności impulsów. Tylko tajne znaczniki z 7.5 kładą wszyscy naraz.
    - Ukryte są ręce, talia, zakryte karty bitewne, tajne znaczniki, a z 9.5 także wnętrza stosów. Reszta jest jawna:
      pule, stosy, AP, liczba kart na każdej ręce, odrzucone karty.
    - To, czy program pyta cię o reakcję, zależy tylko od tego, co widzą wszyscy. Pyta więc także wtedy, gdy nie masz
      pasującej karty, żeby nikt nie odgadł twojej ręki po chwili ciszy. Automatyczne odpowiedzi pozwalają pomijać takie
      pytania.
    - Koszty liczy się z ułamkami; resztę zaokrągla się na końcu impulsu (6.0).
    - Umowy między graczami (wolne przejście, pokój, zgoda na obóz lub zgrupowanie armii) to propozycje, które druga
      strona przyjmuje albo odrzuca. Odrzuconej nie ponawia się w tym samym impulsie.
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
    - **Państwa drugorzędne**: 1 Fenicja, 2 Juda i Izrael (R02), 3 Syria, 4 Urartu, 5 Frygia, 6 Persja.
    - **Miasta handlowe**: Cypr, Petra, Adana, Malatia, Dilmun, Zirkitia. Prócz murów nie mają żadnych wojsk.
    - **Koczownicy**: Arabowie i Aramejczycy są szczególnymi najemnikami, Kimmerowie i Scytowie niezależnymi plemionami
      (10.1).

    **Obóz asyryjski** to Asyria z sojusznikami, **obóz rebeliancki** to wszyscy, którzy stoją przeciw niej; pozostali
    są neutralni. Scenariusz ustala status każdego kraju i jego początkowe ECO, które może być inne, niż dałyby zasady
    dochodu.
    `,
  ),
  rule(
    '1.2',
    'Plansza',
    `
    Mapa to sieć pól połączonych szlakami; po lądzie chodzi się szlakami. Okrągłe pola nie dają dochodu. Dają go miasta
    i fortece; kwadratowe pola należą do kraju o stałym dochodzie, Persji. Kropki pod miastem to jego poziom; bogate
    miasto ma ponadto wartość ECO. Każdy kraj prócz Persji i koczowników ma stolicę, która w dochodzie i podboju liczy
    się podwójnie. Morze dzieli się na strefy przybrzeżne, które nazywamy od ich wybrzeży.

    Mapa ze wszystkimi poziomami i wartościami jest odtworzona (D).
    `,
  ),
  rule(
    '1.3',
    'Teren',
    `
    - **Pole rodzime**: całe w barwie kraju. **Pole powiązane**: wydrukowane w połowie na biało; kto je przejmie, liczy
      je jako swoje, dopóki trzyma tam garnizon (R03). Białe okrągłe pola to ziemia niczyja.
    - **Poziom miasta**: liczba kostek, którymi mury rzucają przeciw oblegającym. **Forteca**: siła oblegających,
      zarówno jednostek, jak i kostek bitewnych, jest o jeden mniejsza.
    - **Kraj Nadmorski** jest lądem i morzem naraz. Krok lądem do niego lub z niego kosztuje 2 AP, a jednostki poza
      służbą Babilonii sprawdzają zmęczenie (R04, R50).
    - Na otwarte morze nie można wejść; floty płyną wzdłuż brzegu albo do strefy handlowej.

    Terenem bitwy jest szlak, którym przyszedł atakujący. Szlaki:

    - **zwykły**: bez wpływu;
    - **pustynny**: po przejściu sprawdza się zmęczenie, a na początku impulsu sprawdzają je jednostki na polu mającym
      tylko pustynne szlaki;
    - **rzeka**: obrońca rzuca jedną kostką więcej, nigdy kilkoma;
    - **góry**: obrońca rzuca dwiema kostkami więcej;
    - **medyjski**: wszystkie jednostki prócz regularnych medyjskich sprawdzają po przejściu zmęczenie; regularni
      medyjscy obrońcy rzucają jedną kostką więcej;
    - **tylko dla Medów**: wyłącznie dla regularnych jednostek medyjskich; tylko one wchodzą na Medyjski Daleki Wschód.
    `,
  ),
  rule(
    '2.0',
    'Żetony',
    `
    Jednostki, dowódcy i znaczniki. Prawie każdy żeton ma stronę pełną i osłabioną.
    `,
  ),
  rule(
    '2.1',
    'Jednostki',
    `
    Jednostki lądowe, dowódcy i okręty. Ich liczbę i siłę odtworzono (D).
    `,
  ),
  rule(
    '2.1.1',
    'Jednostki lądowe',
    `
    Ciężka i lekka piechota, ciężka i lekka kawaleria, łucznicy konni, łucznicy, rydwany. Każda ma siłę na stronie
    pełnej i osłabionej. Rodzaj jednostki ma znaczenie tylko z 9.7.
    `,
  ),
  rule(
    '2.1.2',
    'Dowódcy',
    `
    **Współczynnik dowodzenia** to liczba jednostek regularnych, które dowódca może prowadzić, a oprócz nich tyle samo
    najemników (6.6.2). **Współczynnik bitewny** liczy się w bitwie, przy przechwyceniu i uniku oraz przeciw ucieczkom.
    Bez 9.2 dowódcy mają zawsze lepszą stronę. Królowie działają jak dowódcy i nie mają strony osłabionej. Znacznik
    króla koronuje zwykłego dowódcę (karta Koronacja księcia): oba współczynniki rosną o jeden.
    `,
  ),
  rule(
    '2.1.3',
    'Okręty',
    `
    Okręt przewozi jedną jednostkę, ma siłę i współczynnik poszukiwania.
    `,
  ),
  rule(
    '2.2',
    'Inne znaczniki',
    `
    Liczby powyżej 15 zapisuje się okrążeniami toru; program po prostu liczy. ECO+ i ECO− leżą na polach, każdy wart
    jest jeden poziom. Kraj, który odmówił trybutu, ma znacznik: czarny za test tej tury, biały za poprzednią. Każde
    mocarstwo ma znaczniki handlowe. Znaczniki rewolty, splądrowania i zniszczeń leżą na polach i miastach.
    `,
  ),
  rule(
    '2.3',
    'Karty',
    `
    **Wspólne karty** pochodzą z jednej talii i trafiają na jeden jawny stos. **Karty narodowe** należą do kraju:
    zagrane leżą z boku i wracają w każdym międzyfaziu; nikt nie może ich zabrać i nie liczą się do limitu ręki. Każde
    zgrupowanie armii wymaga **karty zgrupowania armii** (6.6.3). Do tajnej dyplomacji (7.5) służy karta mocarstwa,
    nawet gdy została już zagrana. Wszystkie karty są na stronach od C1 do C11; większość ich treści odtworzono (D).
    `,
  ),
  rule(
    '3.0',
    'Przebieg gry',
    `
    Gra ma pięć tur. Tura składa się z rund impulsów; w każdej rundzie kraje mają impulsy w kolejności toru impulsów.
    `,
  ),
  rule(
    '3.1',
    'Impuls',
    `
    Kraj **musi** zagrać kartę, jako AP albo jako wydarzenie, i może poza tym wydać AP z dochodu (6.18). Na później
    można odłożyć najwyżej 4 AP dochodu; reszta przepada, podobnie jak to, co zostało z karty (R06). Potem kolej na
    następny kraj na torze. Gdy znacznik wraca do pierwszego kraju, zaczyna się nowa runda.
    `,
  ),
  rule(
    '3.2',
    'Kilka kart',
    `
    W impulsie zagrywa się jedną kartę, a dwie tylko wtedy, gdy jedna z nich, pierwsza albo druga, to **karta plusowa**.
    Nigdy więcej. Reakcje i karty bitewne zagrane jako wydarzenia się nie liczą, ale wymagają okazji (6.11).
    `,
  ),
  rule(
    '3.3',
    'Uprzedzenie',
    `
    Kraj, który ma na ręce najwięcej kart, z kartami narodowymi włącznie i bez remisu, może rozegrać impuls **przed**
    impulsem innego kraju; potem ten kraj rozgrywa swój. Przy remisie nie może nikt.

    - Uprzedza się tylko między impulsami i nigdy w pierwszej rundzie tury.
    - Uprzedzić można tylko kraj, który może zagrać kartę, musi ją kupić (6.18), jest plemieniem dobierającym kartę albo
      niesprzymierzonym państwem drugorzędnym w stanie wojny (R07). Nie można uprzedzić kraju, który tylko kontynuowałby
      oblężenie albo odliczał wojnę międzynarodową.
    - Nikt nie ma dwóch impulsów z rzędu. Po uprzedzającym impulsie musi działać kraj uprzedzony, zanim ktokolwiek znów
      uprzedzi.
    - Impuls uprzedzający nie ma dochodu: są tylko AP z kart, wydarzeń i odłożone, bez pożyczek.
    `,
  ),
  rule(
    '3.4',
    'Karty państw drugorzędnych',
    `
    Karty sprzymierzonego państwa drugorzędnego zagrywa jego mocarstwo. Niesprzymierzone państwo w stanie wojny prowadzi
    jeden z graczy (7.4.5). Wszystkie inne państwa drugorzędne są nieaktywne.
    `,
  ),
  rule(
    '3.5',
    'Koniec tury',
    `
    Tura kończy się, gdy zagrano ostatnią kartę. Jeśli karty ma już tylko jeden kraj, rozgrywa najwyżej jeszcze jeden
    impuls, a resztę kart zachowuje (R08). Karty, które można by kupić, i dobieranie kart przez koczowników się nie
    liczą.
    `,
  ),
  rule(
    '3.6',
    'Przedłużenie tury',
    `
    Tura trwa dalej, jeśli inny kraj dostanie kartę albo uaktywni się państwo drugorzędne z niezagranymi kartami.
    `,
  ),
  rule(
    '3.7',
    'Międzyfazie i koniec',
    `
    Po każdej turze następuje międzyfazie (7.0). Turę 1 zaczyna Asyria, każdą następną kraj po tym, który zagrał przed
    nią ostatnią kartę (N114). Gra kończy się po międzyfaziu tury 5 albo wcześniej (8.3, 9.1).
    `,
  ),
  rule(
    '4.0',
    'Na początek',
    `
    Do nauki służy lekcja, a po niej scenariusz Dwie Rzeki (S3).
    `,
  ),
  rule(
    '4.1',
    'Przygotowanie',
    `
    Scenariusz ustala kontrolę, wojska, politykę, trybut, ECO, znaczniki handlowe i ręce (od S1 do S3; odtworzone, zob.
    D). Nieaktywne państwa drugorzędne nie mają jednostek na mapie. Każdy aktywny kraj ma karty narodowe i karty z
    rozdania. Gdy talia się skończy, tworzą ją na nowo potasowane odrzucone karty; poza tym nigdy się nie tasuje. Wojny
    międzynarodowe i karty stałe leżą odkryte, dopóki trwają.
    `,
  ),
  rule(
    '4.2',
    'Pula wojsk',
    `
    Pula wojsk kraju to wszystko, co może on wystawić. Niektóre jednostki trafiają do niej później, z kartą albo tabelą
    czasu. Każdy kraj losuje też najemników: Asyria 8, inne mocarstwa po 4, aktywne państwa drugorzędne po 1, koczownicy
    żadnych. Potem, jeśli wybrano tę opcję, następuje tajna dyplomacja (7.5).
    `,
  ),
  rule(
    '5.0',
    'Kolejność gry',
    `
    1. Początek tury (5.1) i trybut (5.2).
    2. Faza akcji (6.0): impulsy, aż karty zostaną zagrane (3.5).
    3. Międzyfazie: 7.1 podbój, 7.2 awanse, 7.3 dochód, 7.4 polityka, 7.5 tajna dyplomacja, 7.6 tabela czasu, 7.7
       relokacja, 7.8 wznowienie.
    `,
  ),
  rule(
    '5.1',
    'Początek tury',
    `
    W turze 1 ten krok się pomija. Wszyscy najemnicy schodzą z mapy, ze strefy przegrupowań, z pul i z kart nieaktywnych
    państw drugorzędnych. Tylko najemnicy Asyrii na mapie zostają do jej pierwszego impulsu, w którym na samym początku
    za każdego zatrzymanego znów płaci ona cenę z 6.2, z dochodu albo kartami, a pozostałych odsyła (N84). Potem losuje
    się nowych: Asyria 8 bez zatrzymanych, inne mocarstwa po 4, aktywne państwa drugorzędne po 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Trybut',
    `
    Każde mocarstwo decyduje, czy ono i jego sprzymierzone państwa drugorzędne płacą Asyrii. Niesprzymierzone wykonują w
    kolejności toru test trybutu. Te, które mają wobec Asyrii status PRO lub wyższy, w tej turze go zdały; płacą w niej
    nawet wtedy, gdy spadną niżej, chyba że zostaną czyimś innym sojusznikiem. Podbite kraje płacą tak czy inaczej.
    Trybut dostają tylko mocarstwa; kraj podbity samymi wojskami państwa drugorzędnego płaci mocarstwu, które jest z nim
    w sojuszu. Koczownicy nie płacą. W turze 1 scenariusz mówi, kto płaci, a kto odmówił.
    `,
  ),
  rule(
    '5.2.1',
    'Test trybutu',
    `
    Rzuca się tyloma kostkami, ile wynosi wydrukowany poziom stolicy, a po nieukaranej odmowie o jedną więcej. Jeśli
    wypadnie choć jedna 6, kraj odmawia i dostaje czarny znacznik. Persja nie ma miasta: płaci, chyba że jest czyimś
    sojusznikiem (R10).
    `,
  ),
  rule(
    '5.2.2',
    'Płacenie',
    `
    Państwo drugorzędne płaci jeden poziom ECO, mocarstwo dwa: płacący je traci, odbiorca zyskuje. Miasto handlowe daje
    jeden poziom swemu zdobywcy albo mocarstwu, z którym ma pakt. Zmiany działają od razu. Państwo drugorzędne może
    płacić dwóm mocarstwom: Syria, która zdała test i ma status PRO wobec Babilonii, traci dwa poziomy, a Asyria i
    Babilonia zyskują po jednym.
    `,
  ),
  rule(
    '5.2.3',
    'Skutki',
    `
    Płacący zachowują pokój z Asyrią i jej sojusznikami, a ci mogą wchodzić na ich ziemię (8.1). Gdy Asyria sprzymierza
    się z krajem, wojny między nim a płacącymi się kończą. Asyria może za 10 AP wypowiedzieć wojnę państwu
    drugorzędnemu, które płaci, a za 15 AP płacącemu mocarstwu; trybut wtedy ustaje. Kraj, który odmówił, w teście lub z
    woli gracza, można atakować za darmo. Tego, kto odmówił w teście, trzeba ukarać (7.4.4): inaczej Asyria traci w
    międzyfaziu 2 PZ, a następny test ma o kostkę więcej.
    `,
  ),
  rule(
    '6.0',
    'Faza akcji',
    `
    AP wydaje się na 6.1 do 6.18 w dowolnej kolejności. W czasie bitwy niczego się nie wystawia, nie wzmacnia i nie
    najmuje. Koszty sumuje się z ułamkami i zaokrągla w górę na końcu impulsu.

    Kraj bez kart i z mniej niż 5 AP, wliczając dochód tego impulsu, pasuje: zachowuje dochód (najwyżej 4), może
    kontynuować oblężenia i płacić za zaopatrzenie, jego niezaopatrzone jednostki sprawdzają zmęczenie, a rundy jego
    wojny międzynarodowej są odliczane. Nieaktywne kraje się pomija; miasta handlowe nie mają impulsu.
    `,
  ),
  rule(
    '6.1',
    'Wystawianie jednostek i okrętów',
    `
    Jednostka regularna kosztuje 2 AP za punkt pełnej siły, okręt 2 AP; z 9.7 niektóre rodzaje kosztują więcej (R43).
    Jednostka staje w pełnej sile w rodzimym mieście, które kontrolujesz, wolnym od wrogów i nieobleganym (R11); okręt w
    strefie przy twoim porcie (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Najem',
    `
    Najemnik z własnej puli kosztuje 0,5 AP za punkt siły, także z 9.7. Najemnicy dołączają do twojego wojska albo stają
    na pustym własnym lub powiązanym polu, nigdy na ziemi sojusznika (R51).
    `,
  ),
  rule(
    '6.3',
    'Zakup dowódcy',
    `
    Dowódca kosztuje 2 AP. W impulsie można kupić jednego; losuje się go z puli i stawia na rodzimym polu wolnym od
    wrogów. Królów się nie kupuje. Stracony dowódca może wrócić, bez znacznika króla; stracony król nigdy.
    `,
  ),
  rule(
    '6.4',
    'Wzmocnienie',
    `
    - Osłabiona jednostka regularna: 2 AP za przywrócony punkt, z linią przyjaznych pól do pola rodzimego; strefa morska
      się liczy, jeśli wrogich okrętów nie ma tam więcej niż twoich.
    - Osłabiony najemnik: 0,5 AP za punkt, bez linii.
    - Splądrowanie na kontrolowanych polach rodzimych i powiązanych oraz w prowincjach: 1 AP za poziom. Mury: 1 AP za
      poziom, nie w czasie oblężenia; miasto w rękach zdobywcy naprawia tylko on.

    Dopłat z 9.7 się nie dolicza. O okrętach mówi 6.16.a.
    `,
  ),
  rule(
    '6.5',
    'Wykup ze strefy przegrupowań',
    `
    Jednostka regularna lub dowódca kosztuje 1 AP, najemnik 0,5 AP; żeton pozostaje na tej samej stronie. Stawia się ich
    jak nowych. Najemnika stamtąd może kupić każdy.
    `,
  ),
  rule(
    '6.6',
    'Ruch',
    `
    - Jednostka bez dowódcy: 1 AP za pole. Armia: 1 AP za pole. Zgrupowanie armii: 1 AP za armię i pole.
    - Kraj Nadmorski i szlaki medyjskie kosztują 2 AP (R12).
    - Najemnicy nigdy nie idą bez dowódcy.
    - Flota: 0,5 AP za strefę, 1 AP za wejście do strefy handlowej lub wyjście z niej.

    Zasięg ograniczają tylko AP; za każde pole po czwartym w impulsie sprawdza się zmęczenie (10.4.b).
    `,
  ),
  rule(
    '6.6.1',
    'Zmęczenie',
    `
    Za każdą jednostkę rzuca się kostką; 6 to trafienie. Dowódcy i okręty nigdy nie sprawdzają zmęczenia. Przyczyny:
    długie marsze, brak zaopatrzenia (6.10), niektóre odwroty i uniki, powrót z podjazdu (6.15), teren (1.3),
    wydarzenia.
    `,
  ),
  rule(
    '6.6.2',
    'Armia',
    `
    Armia to jeden dowódca z regularnymi jednostkami swego kraju, w liczbie do współczynnika dowodzenia, i z co najwyżej
    taką samą liczbą jego najemników. W jednej armii nie ma nigdy dwóch krajów ani dwóch dowódców. W drodze może ona
    zabierać i zostawiać jednostki. Zaatakowani dowódcy na jednym polu bez zgrupowania dzielą jednostki między siebie,
    każdy ma co najmniej jedną.
    `,
  ),
  rule(
    '6.6.3',
    'Zgrupowanie armii',
    `
    Zgrupowanie tworzą, bez wydawania AP, dwie lub trzy armie jednego obozu albo sojuszu na tym samym polu. Potrzebna
    jest karta zgrupowania armii kraju, który ma tam jednostki; na każde zgrupowanie jedna karta. Dopiero zgrupowanie
    pozwala kilku armiom wejść na pole jednocześnie.

    - Jeden dowódca jest głównodowodzącym; liczy się przy przechwyceniu i uniku, a kostki bitewne dają wszyscy dowódcy z
      armiami (R13).
    - Dowodzi król; dwaj królowie nie tworzą jednego zgrupowania, więc dowódca ukoronowany obok króla je opuszcza.
    - Żadna armia nie ma więcej jednostek, niż prowadzi głównodowodzący (R14); najwyżej trzy armie i trzy kraje. W
      drodze zgrupowanie może zabierać i zostawiać jednostki, dowódców i armie, a armia może utworzyć zgrupowanie z
      napotkaną przyjazną armią.
    - Zgrupowania tworzy tylko gracz w swoim impulsie; wyjątkiem jest przechwycenie.
    `,
  ),
  rule(
    '6.6.4',
    'Zgrupowania wielonarodowe',
    `
    Tworzą je armie dwóch lub trzech krajów, z kartą jednego z mocarstw i za zgodą wszystkich; kraj bez karty może się
    tylko przyłączyć. Każda armia pozostaje armią swego kraju. Każdy uczestnik może w swoim impulsie ruszyć zgrupowanie
    pod własnym dowódcą, chyba że dowodzi król. Gdy właściciel karty nie ma w nim już jednostek, zgrupowanie się kończy,
    chyba że inne mocarstwo w nim ma wolną kartę, która od razu zastępuje tamtą.
    `,
  ),
  rule(
    '6.6.5',
    'Kilka armii bez zgrupowania',
    `
    Takie armie nie mogą utworzyć zgrupowania w odpowiedzi na atak. Najwyżej trzy bronią się razem, ale w
    dezorganizacji: bez kostek dowódców i bez dowódców przeciw ucieczkom. Pozostałe czekają (N19); zwycięski atakujący
    może natrzeć dalej i stoczyć z nimi drugą bitwę albo wrócić tam, skąd przyszedł. Takie armie przechwytują i robią
    uniki pojedynczo i nigdy nie atakują razem.

    Oblegany garnizon może od razu przyłączyć się do odsieczy, a na wycieczkę idzie cały, nawet ponad to, czym mogą
    dowodzić jego dowódcy; z więcej niż jednym dowódcą nie daje kostek dowódców.
    `,
  ),
  rule(
    '6.6.6',
    'Sprzedaż karty zgrupowania armii',
    `
    W swoim pierwszym impulsie tury mocarstwo może sprzedać kartę za 4 AP dodatkowego dochodu w tym impulsie. W tej
    turze nie tworzy wtedy własnego zgrupowania, choć jego armie mogą wejść do cudzych; karta wraca w międzyfaziu.
    Asyria nigdy jej nie sprzedaje. Media w turach od 1 do 3 musi ją sprzedać.
    `,
  ),
  rule(
    '6.6.7',
    'Przemieszczenie dowódcy',
    `
    Za 1 AP, raz na impuls, dowódca na polu bez własnych jednostek przenosi się na przyjazne pole w zasięgu 8 pól i
    kończy ruch.
    `,
  ),
  rule(
    '6.6.8',
    'Marsz forsowny',
    `
    Za 10 AP, choćby częściowo z karty, jedna armia przechodzi dowolną odległość przez przyjazne pola bez zmęczenia.
    Może zabierać, ale nie zostawiać jednostek, i potem nie może już działać.
    `,
  ),
  rule(
    '6.6.9',
    'Przechwycenie',
    `
    Gdy wojsko wchodzi na pole obok wrogów, mogą oni próbować je przechwycić szlakiem, którego wolno im użyć; dotyczy to
    także posiłków i jednostek z wydarzeń. Nie można przechwytywać na polu, na którym stoją jednostki, chyba że są
    przyjazne przechwytującemu; sam dowódca nie przeszkadza. Dowódca bez jednostek nie może przechwytywać; jednostki bez
    dowódcy próbują pojedynczo. O tym, które jednostki idą z dowódcą, decyduje ich właściciel (N22).

    - Wszyscy deklarują w kolejności impulsów i nikt nie zmienia decyzji; potem zagrywa się karty, potem każdy rzuca:
      2K6 plus współczynnik bitewny dowódcy; −2 bez dowódcy; −1 na ziemi wroga. **7 lub więcej** to sukces.
    - Z 9.7, na plus lub minus, za kawalerię: +3 sama przeciw żadnej, +2 sama przeciw mieszanej, +1 mieszana przeciw
      żadnej, +1 za większą ruchliwość, gdy obie są mieszane.
    - Wojsko ma jedną próbę na pole; następną, gdy wrogowie wejdą na kolejne pole albo gdy po odejściu pierwszych
      przyjdą nowi. Wojsko, które w tym impulsie walczyło, nie może przechwytywać, chyba że zmiażdżyło wroga.
    - Po sukcesie nie ma kostek za teren, a przechwycony jest obrońcą (R15) i nie może już wykonać uniku. Przy wejściu
      do Kraju Nadmorskiego i na szlakach medyjskich najpierw sprawdza się zmęczenie.
    - Jeśli przechwycić mogliby dwaj wrogowie siebie nawzajem, pierwszy próbuje ten z lepszym współczynnikiem bitewnym
      (przy remisie rozstrzyga kostka); gdy mu się uda, drugi nie może.
    - Bitwa dwa razy nierozstrzygnięta nie ma zwycięzcy: wycofują się obaj, przechwytujący pierwszy, a dowódcy nie
      powstrzymują ucieczek.
    - Przechwycenie nie wywołuje kolejnego; uniki i odwroty tak.
    - Zgrupowanie przechwytuje w całości, przez głównodowodzącego, albo za jego zgodą armiami; niczyjej armii się nie
      zmusza, a ta, która zostaje, opuszcza zgrupowanie.
    `,
  ),
  rule(
    '6.6.10',
    'Unik',
    `
    Zaatakowane wojsko może wycofać się do własnego lub sojuszniczego miasta na polu (R52) albo na sąsiednie przyjazne
    pole; gdy go nie ma, na ziemię wroga, sprawdzając zmęczenie, ale nie do tamtejszych miast. Na ziemię kraju, z którym
    jest pokój bez statusu MARSZ, wolno wejść tylko wtedy, gdy nie ma przyjaznego pola, a wojnę wypowiedziano i opłacono
    (N11). Nie wolno wejść na pole z nieobleganymi wrogami ani robić uniku po przechwyceniu; sami dowódcy i okręty nie
    przeszkadzają. Jednostki kraju idą razem, kilka krajów decyduje w kolejności impulsów, zgrupowanie słucha
    głównodowodzącego. Wszyscy deklarują, potem zagrywa się karty, potem się rzuca.

    - 2K6 plus współczynnik bitewny dowódcy, minus współczynnik bitewny atakującego: +1 na sąsiednie przyjazne pole, +3
      do miasta, −2 bez dowódcy, +2 za pospieszny unik (ogłaszany przed rzutem, zawsze ze sprawdzeniem zmęczenia) oraz
      liczby za kawalerię z 6.6.9. **9 lub więcej** to sukces.
    - Do miasta na polu bez rzutu: wchodzi jedna jednostka lub jeden dowódca, a każde wojsko wtedy, gdy atakujących jest
      trzy razy więcej, licząc jednostki i dowódców.
    - Po nieudanym uniku w bitwie przypada jedna ucieczka na każde trafienie.
    - Na każdy atak przypada jedna próba. Gdy obrońcy ujdą, atakujący może od razu bez AP zacząć tam oblężenie albo,
      mając AP, iść za nimi; wtedy mogą próbować znowu.
    `,
  ),
  rule(
    '6.7',
    'Walka',
    `
    Wejście na pole z wrogimi jednostkami to bitwa, chyba że wykonają unik. Bitwa nie kosztuje AP i nie czeka na inne
    wojska. Kilka armii atakuje razem tylko jako zgrupowanie, przez przechwycenie albo dzięki karcie Skoordynowany atak;
    kto z kilku obrońców walczy, mówi 6.6.5. Do końca bitwy wolno grać tylko karty bitewne i reakcje.
    `,
  ),
  rule(
    '6.7.1',
    'Karty bitewne',
    `
    Wszystkie kraje w bitwie kładą w kolejności impulsów dowolnie wiele zakrytych kart bitewnych; potem odkrywa się je
    naraz. Tak samo następują karty Kontrmanewr, a potem, przeciw dowolnej z tych kart, Kontratak.
    `,
  ),
  rule(
    '6.7.2',
    'Rozstrzygnięcie',
    `
    Za każdą jednostkę rzuca się jedną kostką; trafia wynik nie większy od zmodyfikowanej siły. Obie strony rzucają,
    zanim zdejmie się straty. Jednostki lądowe i okręty nie walczą ze sobą; siłę okrętów zmienia tylko karta narodowa
    Fenicji.
    `,
  ),
  rule(
    '6.7.3',
    'Kostki bitewne',
    `
    Kostka bitewna ma siłę 3, zmienianą tak samo jak siła jednostek.

    - Dowódca z jednostkami albo w mieście, które rzuca kostkami: tyle kostek, ile wynosi jego współczynnik bitewny.
    - Teren, tylko w pierwszej rundzie i nie po przechwyceniu: rzeka 1, góry 2, szlak medyjski 1 dla regularnych
      medyjskich obrońców. Sumują się, każdy raz.
    - Elita: każdy stos z choćby jedną regularną asyryjską jednostką lądową rzuca jedną kostką więcej (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Trafienia',
    `
    Jednostka znosi dwa trafienia: pierwsze ją osłabia, drugie eliminuje. Dowódcę usuwa jedno; możesz przydzielać
    trafienia dowódcom, a musisz, gdy nie ma już nic innego. Połowa trafień idzie na najemników, połowa na jednostki
    regularne, a o nieparzystym decyduje właściciel (R17). Wyeliminowani regularni i dowódcy wracają do puli, najemnicy
    do wspólnej; król odpada z gry.
    `,
  ),
  rule(
    '6.7.4.a',
    'Ucieczki',
    `
    Za każde dwa otrzymane trafienia ucieka jedna ocalała jednostka, z zaokrągleniem w górę; po nieudanym uniku za każde
    trafienie. Połowa to najemnicy, połowa regularni; gdy zabraknie jednostek, dowódcy. Zwycięzca odejmuje od liczby
    ucieczek współczynniki bitewne swoich dowódców w bitwie. Po nierozstrzygniętej rundzie nie odejmuje nikt. Rozbite
    żetony idą tak, jak są, do strefy przegrupowań.
    `,
  ),
  rule(
    '6.7.5',
    'Wojska wielonarodowe',
    `
    Trafienia i ucieczki dzieli się najpierw po równo między kraje, potem w każdym z nich. Resztę przydziela
    głównodowodzący, a bez zgrupowania właściciel najsilniejszego na początku wojska; czego jeden kraj nie może przyjąć,
    przyjmują inne. Jednostka o sile 0 nie walczy, ale może ponosić straty.
    `,
  ),
  rule(
    '6.7.6',
    'Zwycięstwo',
    `
    Wygrywa ten, kto zadał więcej trafień; ale strona całkiem usunięta przegrała. Przy remisie jest druga runda; jeśli
    znów jest remis, wygrywa obrońca (R18). Przechwycenie dwa razy nierozstrzygnięte nie ma zwycięzcy.
    `,
  ),
  rule(
    '6.7.7',
    'Zmiażdżenie',
    `
    Gdy jedna strona znika całkiem i ani na polu, ani w jego mieście nie ma już wroga albo miasto pada w szturmie lub w
    jednej rundzie oblężenia, jest to zmiażdżenie: wojsko w swoim impulsie może iść dalej, plądrować albo zacząć
    oblężenie bez AP. W przeciwnym razie wszyscy, którzy walczyli, nie mogą już działać w tym impulsie.
    `,
  ),
  rule(
    '6.7.8',
    'Odwrót',
    `
    Przegrany wycofuje się na połączone pole, własne albo kraju, u którego ma status MARSZ lub wyższy, albo do własnego
    lub sojuszniczego miasta na polu; gdy takiego nie ma, na ziemię wroga, sprawdzając zmęczenie. Nie może wycofać się
    na pola z wrogami, na ziemię krajów, z którymi ma pokój bez statusu MARSZ (chyba że wypowie i opłaci wojnę), do
    innych miast, na okręty i morze ani tam, skąd przyszli zwycięzcy. Wycofujących się mogą przechwycić wrogowie spoza
    pola bitwy, a takie pole wybierają tylko wtedy, gdy nie ma innego. Gdy nie ma dokąd, jednostki sprawdzają zmęczenie,
    a ocalałe idą do strefy przegrupowań. Wojsko jednego kraju zostaje razem; różne kraje mogą iść w różne strony.
    `,
  ),
  rule(
    '6.8',
    'Oblężenia',
    `
    Armia lub zgrupowanie armii na polu z wrogim miastem i bez wrogów na zewnątrz może oblegać miasto: przez wzięcie
    głodem, szturm albo zwykłe oblężenie. W impulsie wejścia jest to darmowe, prócz szturmu; później kosztuje 1 AP bez
    względu na liczbę armii (R19). Razem oblegają tylko armie jednego zgrupowania. Bez jednej z tych form miasto nie
    jest oblegane; oblężenie kończy się, gdy odejdą wszyscy oblegający.

    - Miasto w każdej rundzie walki oblężniczej rzuca tyloma kostkami, ile wynosi poziom bez zniszczeń, także puste;
      rzucają też jednostki i dowódcy w środku. Forteca obniża siłę oblegających o jeden (1.3).
    - W walce oblężniczej nie ma ucieczek, a z 9.7 działa tylko +1 dla broniących się łuków (R20).
    - Strona Asyrii rzuca dwiema kostkami więcej zamiast kostek elity.
    - Straty garnizonu z kilku krajów dzieli się po równo; resztę przydziela właściciel miasta.
    - **Wycieczka**: w odpowiedzi na wzrost głodu, z odłożonych AP, albo w impulsie garnizonu, za 1 AP (R53). Jedna
      runda bez murów i ucieczek, przy liczeniu PZ to bitwa polowa. Jeśli garnizon zada co najmniej tyle trafień co
      oblegający, oblężenie jest zwinięte, a oblegający się wycofuje. Uczestniczą wszyscy w środku, a dowodzi właściciel
      miasta; więcej niż jeden dowódca bez zgrupowania nie daje kostek dowódców. Obca armia w mieście może we własnym
      impulsie urządzić wycieczkę sama.
    `,
  ),
  rule(
    '6.8.1',
    'Głód',
    `
    Głód zaczyna się od 0 i rośnie o jeden w każdym późniejszym impulsie oblegającego za 1 AP (R21). Gdy o dwa
    przekroczy obecny poziom, w stolicy o trzy, miasto się poddaje: jednostki w środku giną, mury zostają całe. Port
    musi być zablokowany: więcej okrętów niż wróg w każdej jego strefie (R22).
    `,
  ),
  rule(
    '6.8.2',
    'Szturm',
    `
    Szturm kosztuje 1 AP i trwa jedną rundę. Obrońca rzuca dwa razy wszystkimi kostkami (R23). Jeśli szturmujący zada
    więcej trafień niż obrońca, miasto pada, a ocalali uciekają. Mury pozostają całe.
    `,
  ),
  rule(
    '6.8.3',
    'Zwykłe oblężenie',
    `
    Rozgrywa się jedną rundę. Trafienia równe obecnemu poziomowi obniżają go o jeden; reszta działa przeciw nowemu
    poziomowi, a zbyt mała nie ma skutku. Oblegający w każdym razie ponosi swoje straty. Obrońca może zamiast tego
    przydzielić trafienia garnizonowi. Gdy z poziomu nic nie zostanie, miasto jest zdobyte, nadwyżka trafień spada na
    garnizon, a ocalali idą do strefy przegrupowań (R24).

    Kontynuacja kosztuje 1 AP dochodu; bez zapłaty oblężenie stoi w miejscu, a oblegający bez zaopatrzenia sprawdzają
    zmęczenie (6.10). Oblężenie może trwać kilka tur.
    `,
  ),
  rule(
    '6.8.4',
    'Deportacja ECO',
    `
    ECO+ właśnie wziętego pola, najwyżej dwa, zdobywca musi przenieść na najbliższe pole z ECO−, które znosi (R25);
    jeśli go nie ma, może je przenieść na własne pole rodzime. Asyria wybiera dowolnie, a kartą Deportacja bierze nawet
    z miasta bez ECO+, zostawiając ECO−. Koczownicy dostają zamiast każdego 7 AP na wystawianie, wzmocnienie i wykup
    jednostek. Na polu, z którego się bierze, może być najwyżej jedno ECO−, a na polu docelowym najwyżej dwa ECO+. ECO+
    z Medyjskiego Dalekiego Wschodu tam zostają.
    `,
  ),
  rule(
    '6.9',
    'Polityka',
    `
    Każde państwo drugorzędne i plemię ma jeden znacznik na torze jednego mocarstwa (R26). Mocarstwo płaci 1 AP za
    przesunięcie o jedno pole, za Judę i Izrael 0,5 AP: w dół cudzego toru albo w górę własnego. W impulsie można wydać
    na to najwyżej 6 AP; karta zerwania sojuszu może przesunąć znacznik dalej, ale po niej w tym impulsie nie wydaje się
    już AP na dyplomację. Nie można wpływać na kraj, z którym jest się w stanie wojny (na koczowników można), na plemię
    bez jednostek na mapie ani na kraj, który jest w sojuszu.

    - 0–3 **NEUTRALNOŚĆ**.
    - 4–6 **HANDEL**: jeden punkt handlowy w międzyfaziu.
    - 7–9 **PRO** (przychylność): a ponadto kraj płaci temu mocarstwu trybut, czasem obok Asyrii (5.2).
    - 10–12 **MARSZ** (prawo marszu): a ponadto obie strony mogą wchodzić na swoje ziemie jak na przyjazne, bez kosztów
      zaopatrzenia, ale nie do miast.
    - 13–15 **SOJUSZ**: a ponadto mocarstwo prowadzi ten kraj; obie strony wchodzą do swoich miast, bronią się razem i
      tworzą wspólne floty i zgrupowania armii.

    Umowy mocarstwa obejmują jego sprzymierzone państwa drugorzędne. Nie może ono kazać im oddać AP, kart, jednostek ani
    dodatkowego trybutu, a za własne AP rusza ich wojska tylko we wspólnym zgrupowaniu armii lub we wspólnej flocie.
    Mocarstwa, które mają pokój, mogą umówić się na wolne przejście. O obozach mówi 7.4.1.

    Sojusz kończy tylko karta zerwania sojuszu albo podbój. Państwo drugorzędne, które zostaje sojusznikiem albo któremu
    wypowiedziano wojnę, uaktywnia się (6.17). Kraj, który traci sojusz, od razu jest nieaktywny (ale zob. R27): jego
    jednostki czekają w swoim stanie na karcie narodowej, podjazdy idą do strefy przegrupowań, wspólne karty się
    odrzuca. Gdy znów się uaktywni, dobiera nowe karty, a ten, kto go prowadzi, ustawia te jednostki dowolnie na jego
    ziemi.
    `,
  ),
  rule(
    '6.10',
    'Zaopatrzenie',
    `
    Na początku twojego impulsu każde wojsko na obcej ziemi kosztuje 1 AP albo plądruje swoje pole; tylko gdy nie jest
    możliwe ani jedno, ani drugie, jego jednostki sprawdzają zmęczenie (R28, R70). Na przyjaznej ziemi i dla garnizonów
    własnych miast nie trzeba nic.
    `,
  ),
  rule(
    '6.11',
    'Wydarzenia',
    `
    Kartę można zagrać jako wydarzenie zamiast jako AP, jeśli wydarzenie jest możliwe. Niektóre kosztują AP: z dochodu,
    odłożone, z karty plusowej albo pożyczone z następnego impulsu; pożyczka wtedy niespłacona kładzie ECO− na twoim
    mieście albo zdejmuje ECO+. Państwo drugorzędne nigdy nie pożycza dla swego mocarstwa. „Ty” na karcie to kraj, który
    ją ma. Wydarzenia wolno zagrywać także przeciw sojusznikom. Anulowane wydarzenie nic nie kosztuje. Jeśli karta daje
    tajną dyplomację, z tej części mogą korzystać wszystkie kraje (6.11.m). Z dwóch wykluczających się wydarzeń
    obowiązuje późniejsze. Karty dwóch rodzajów można użyć na oba sposoby.
    `,
  ),
  rule(
    '6.11.a',
    'Katastrofy',
    `
    Katastrofa może dotknąć każdego, chyba że przed rzutem na jej skutek ktoś zagra Kontratak.
    `,
  ),
  rule(
    '6.11.b',
    'Wojny międzynarodowe',
    `
    Obie strony wysyłają na kartę po 2 + K3 jednostek, jedną z nich może być dowódca; strona spoza gry odpowiada tym
    samym (R71). Wojna trwa K6 rund, odliczanych, gdy znacznik dochodzi do pierwszego wymienionego kraju. Na końcu każdy
    żeton tam traci krok przy parzystym wyniku kostki, a ocalali idą do strefy przegrupowań. Mocarstwo, któremu brak
    jednostek, musi wystawić, co może, za odłożone AP, kartami albo pożyczką, albo płaci 1 PZ za każdą brakującą (N39);
    o te, których nikt nie może wystawić, pyta się w każdym impulsie, a dopóki ich brakuje, czas nie biegnie.

    Wcześniej kończy ją karta Zakończenie międzynarodowej wojny albo bitwa lądowa w impulsie wymienionego kraju: 1 AP i
    dowódca na karcie, w razie potrzeby z mapy. Wygrana ją kończy, przegrana podwaja pozostały czas (R29). Kraj nie
    toczy dwóch takich wojen naraz i nie toczy ich z sojusznikiem.
    `,
  ),
  rule(
    '6.11.c',
    'Karty zerwania sojuszu',
    `
    Rzuć 2K6 i przesuń znacznik najwyżej o tyle: w dół cudzego toru, potem w górę toru mocarstwa, które zagrywa kartę;
    albo, we własnym impulsie, prosto w górę toru, na którym stoi, czyjkolwiek jest. Państwo drugorzędne zagrywa ją dla
    swego mocarstwa; bez mocarstwa może tylko obniżać. Jako reakcja za pół ceny z podwójnym rzutem: gdy partner tego
    sojuszu przegrał bitwę z PZ albo gdy twój własny kraj taką wygrał (R72); jeśli po jednej stronie walczyło kilka
    krajów, liczy się każdy z nich. Karty nie można zagrać wobec kraju, z którym toczysz wojnę we własnej sprawie.
    Asyria, ani sojusznik w jej imieniu, nie może jej zagrać wobec kraju, który odmówił trybutu i którego ukarała. Karta
    nie działa na miasta handlowe. Kosztuje 4 AP (R30), a Dowolny sojusz 6 AP.
    `,
  ),
  rule(
    '6.11.d',
    'Karty bitewne',
    `
    Zagrywają je kraje, których wojska są w bitwie, przed rzutami (6.7.1). Ich skutki się sumują, a niektóre znoszą się
    wzajemnie. Nigdy nie działają na przechwycenie ani unik (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reakcje',
    `
    Zagrywa je każdy kraj, od razu gdy zdarzy się okazja; przerywają grę i działają pierwsze. Reakcję może z kolei
    anulować Kontratak, a gdy zatrzyma Kontrmanewr, karta bitewna, w którą ten był wymierzony, jednak działa.
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
    'Karty talii',
    `
    Dają karty i liczą się jako karta impulsu; może po nich nastąpić karta plusowa albo wydanie AP. Tylko po kartach
    Staranne przygotowania i Spasowanie nie można w tym impulsie użyć ani jednego, ani drugiego: wzmacniają następny.
    `,
  ),
  rule(
    '6.11.h',
    'Karty ruchu',
    `
    Pozwalają na ruch, który zwykle jest niedozwolony. Przechwycenia i uniki są możliwe, chyba że karta mówi inaczej.
    `,
  ),
  rule(
    '6.11.i',
    'Karty ekonomiczne',
    `
    Zmieniają handel i dochód, jednorazowo albo na stałe.
    `,
  ),
  rule(
    '6.11.j',
    'Karty rekrutacji',
    `
    Dają więcej najemników, jednostek regularnych albo okrętów. Karta Elamu zmienia najemników w jednostki regularne.
    `,
  ),
  rule(
    '6.11.k',
    'Sabotaż',
    `
    Sprowadza na wybrane wojsko sprawdzenie zmęczenia albo inne straty. Może je powstrzymać Kontratak.
    `,
  ),
  rule(
    '6.11.l',
    'Karty stałe',
    `
    Leżą odkryte i obowiązują, dopóki spełniony jest ich warunek.
    `,
  ),
  rule(
    '6.11.m',
    'Tajna dyplomacja z karty',
    `
    Wykonuje się od razu jedną akcję z 7.5.2. Zamiast anulowania rzuca się 2K6: przy 9 lub więcej nie ma skutku.
    `,
  ),
  rule(
    '6.12',
    'Zmiana kontroli',
    `
    Na początku kraj kontroluje swoje pola rodzime i powiązane. Kontrola przechodzi, gdy na polu są tylko wrogie wojska
    lądowe; miasto trzeba najpierw zdobyć, a kto stoi przed nim, nie jest w środku. Na początku i końcu impulsu wrogie
    wojska nigdy nie stoją na jednym polu, chyba że rozdziela je mur. Zajęte pole rodzime lub powiązane bez wrogich
    wojsk lądowych na końcu impulsu wraca do pierwotnego właściciela. Wojska sojusznicze niczego nie zmieniają. Strefę
    morską kontroluje kraj, którego okręty są w niej same.
    `,
  ),
  rule(
    '6.12.a',
    'Skutki',
    `
    Stracone pole rodzime nie daje nic właścicielowi ani zdobywcy, chyba że stanie się prowincją (7.1.d). Pole powiązane
    daje dochód zdobywcy. Gdy miasto i pole są we wrogich sobie rękach, miasto nie liczy się nikomu, ale pierwotny
    właściciel liczy połowę jego ECO, wydrukowanego i ze znaczników (R31). Poza trybutem miast handlowych ECO nie
    zmienia się przed międzyfaziem. Mocarstwa zajmujące coś wspólnie ustalają to między sobą, a jeśli się nie
    porozumieją, decyduje najsilniejsze wojsko, licząc państwa drugorzędne; za swoje państwa drugorzędne decyduje
    mocarstwo.
    `,
  ),
  rule(
    '6.13',
    'Podbój w impulsie',
    `
    We własnym impulsie możesz próbować według 7.1, ale wobec jednego kraju test wykonuje się tylko raz w turze, bez
    względu na to, kto próbuje; ponownie w międzyfaziu.
    `,
  ),
  rule(
    '6.14',
    'Plądrowanie',
    `
    Wojsko plądruje zamiast płacić za zaopatrzenie albo po prostu, by szkodzić: pole dostaje splądrowanie 1, a jeśli już
    je ma, splądrowanie 2; więcej nie można. Nic to nie kosztuje, ale wolno tylko raz na pole i impuls. W kraju, z
    którym masz pokój, trzeba najpierw wypowiedzieć wojnę.
    `,
  ),
  rule(
    '6.15',
    'Podjazdy na szlakach handlowych',
    `
    W dużej strefie handlowej leżą znaczniki handlowe mocarstw; pod nią jest pięć stref podjazdów, każda na jedną
    jednostkę lądową.

    - 1 AP: przenieś nieobleganą jednostkę lądową z mapy albo ze strefy przegrupowań do strefy podjazdów, jedną na kraj
      i impuls; mocarstwo wysyła też jednostki sprzymierzonych państw drugorzędnych i koczowników (N86). Najemników się
      nie wysyła, ale Arabów i Aramejczyków wolno.
    - Gdy wszystkie są zajęte: K6, 6 to niepowodzenie, 1–5 to jedna runda walki z jednostką w tej strefie (jeśli jest po
      twojej stronie, wybierasz inną). Gdy jedna ginie, strefę zajmuje druga; gdy twoja trafiła, a tamta nie, tamta
      idzie do strefy przegrupowań. W przeciwnym razie twoja wraca.
    - 1 AP uruchamia wszystkie podjazdy, twoje i twoich sprzymierzonych państw drugorzędnych i koczowników, prócz tych,
      które weszły w tym impulsie: K6 za każdy (R32), 6 to niepowodzenie, 1–5 wskazuje mocarstwo, którego znacznik można
      atakować; jeśli to ty albo nie ma ono znaczników, wybierasz inne. Rzuć na siłę jednostki; trafienie zdejmuje
      znacznik. Za każdy zdjęty znacznik rzuć kostką: parzysty wynik przywraca jeden twój. Z 9.7 kawaleria po sukcesie
      napada drugi raz.
    - Podjazd nie wymaga wojny i nie szkodzi sojuszom. Jednostka, która odchodzi, sprawdza zmęczenie i idzie do strefy
      przegrupowań.
    `,
  ),
  rule(
    '6.16',
    'Działania morskie',
    `
    Okręty handlują, przewożą, blokują i walczą z okrętami. Nigdy nie wchodzą na ląd, prócz Kraju Nadmorskiego.
    `,
  ),
  rule(
    '6.16.a',
    'Budowa i naprawa',
    `
    Okręt kosztuje 2 AP i staje w strefie przy własnym porcie, jeśli to możliwe, bez wrogich okrętów. Naprawa kosztuje 1
    AP w strefie z przyjaznym portem. Bez takiego portu nie można ani budować, ani naprawiać.
    `,
  ),
  rule(
    '6.16.b',
    'Floty',
    `
    Wszystkie przyjazne okręty w strefie tworzą flotę; sojusznik musi się zgodzić, a kraje bez sojuszu wspólnej floty
    nie tworzą. 0,5 AP za strefę przybrzeżną; 1 AP za wejście do strefy handlowej lub wyjście z niej, po czym okręt w
    tym impulsie nic już nie robi, więc przez strefę handlową nie ma drogi na skróty. Okręty nigdy nie stoją w porcie i
    nie mogą się w nim schronić.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    Pełny okręt bierze jedną pełną jednostkę albo dwie osłabione, osłabiony jedną osłabioną, własną lub, za zgodą
    właściciela, sojuszniczą (N89); dowódcy się nie liczą. Najemnicy wchodzą na pokład tylko z dowódcą swojego kraju.
    Okręt przewozi raz na impuls. Załadowane okręty nie wchodzą do stref handlowych.
    `,
  ),
  rule(
    '6.16.d',
    'Zaokrętowanie',
    `
    Wejście na pokład i zejście na ląd są darmowe i możliwe w portach (R33); przewożone jednostki nie maszerują w tym
    impulsie, ale armie, które zeszły na ląd, mogą utworzyć zgrupowanie. Zgrupowanie, które zaokrętuje się razem,
    pozostaje zgrupowaniem.
    `,
  ),
  rule(
    '6.16.e',
    'Desant',
    `
    Lądowanie na polu z wrogami to bitwa bez udziału okrętów. Naraz ląduje jedna armia, jedno zgrupowanie albo jedna
    jednostka; inni zostają na pokładzie. Piechota i łucznicy piesi mają −1, rydwany i kawaleria −2. Przegrani, którzy
    przybyli z morza, mogą wrócić na okręty.
    `,
  ),
  rule(
    '6.16.f',
    'Poszukiwanie',
    `
    Wrogie floty mogą stać w jednej strefie. Kraj w swoim impulsie może szukać raz na strefę i impuls; inni, gdy wpływa
    wroga flota, z odłożonych AP (R34). Poszukiwanie kosztuje 1 AP: wróg jest wykryty, gdy 2K6 daje co najmniej
    najniższy współczynnik poszukiwania szukających okrętów. Floty różnych krajów, które nie są sojusznikami, mają
    osobne rzuty i walczą po kolei, jak woli szukający (N88). Bitwa nie ma dodatkowych kostek; przegrany ucieka do
    sąsiedniej strefy. Trafienie okrętu trafia też ładunek.
    `,
  ),
  rule(
    '6.16.g',
    'Strefy handlowe',
    `
    Strefa mieści do czterech okrętów. Zamiast zajmować wolne miejsca, albo gdy ich nie ma, można o nie walczyć: 1 AP
    więcej i udane poszukiwanie za każdą z flot w strefie, z którą chce się walczyć. Jeśli żadne poszukiwanie się nie
    uda, flota wraca do strefy morskiej i kończy ruch. Zwycięzca stawia do czterech okrętów; przegrani, którzy się nie
    mieszczą, idą do strefy z przyjaznym portem. Nie trzeba wypowiadać wojny.
    `,
  ),
  rule(
    '6.17',
    'Niesprzymierzone państwa drugorzędne',
    `
    Są nieaktywne i nie mają jednostek na mapie, ale ich ECO, trybut i dyplomacja działają dalej. Państwo zaatakowane
    albo sprzymierzone od razu się uaktywnia: ustawia jednostki, dostaje jednego najemnika, kartę narodową i ECO − 1
    wspólnych kart w granicach swoich limitów (7.3.2).
    `,
  ),
  rule(
    '6.18',
    'AP z dochodu',
    `
    Raz na rundę, na początku własnego impulsu, dostajesz tyle AP, ile wynosi twoje ECO, do użycia od razu lub do
    odłożenia (3.1). Bez kart musisz kupić jedną za 5 AP i ją zagrać (R35); jeśli nie możesz, pasujesz (6.0). Za 3 AP
    każda karta dostaje plus (N78).
    `,
  ),
  rule(
    '6.19',
    'Koniec fazy akcji',
    `
    Gdy tura się kończy (3.5), niezagrane karty zostają; karty narodowe i sprzedane karty zgrupowań armii wracają.
    `,
  ),
  rule(
    '7.0',
    'Międzyfazie',
    `
    Podbój 7.1, awanse 7.2, dochód 7.3, polityka 7.4, tajna dyplomacja 7.5, tabela czasu 7.6, relokacja 7.7, wznowienie
    7.8. Gdy obóz jest pokonany, sprawdza się nagłą śmierć (9.1).
    `,
  ),
  rule(
    '7.1',
    'Podbój',
    `
    Miasto handlowe jest podbite, gdy zostanie zdobyte; kraj, gdy wszystkie jego rodzime miasta i kwadratowe pola są w
    rękach wrogów. Poza tym test podboju jest możliwy wobec

    - państwa drugorzędnego: z jednym jego miastem lub kwadratowym polem;
    - Asyrii: z Niniwą i pięcioma innymi miastami Asyrii;
    - innego mocarstwa: z pięcioma jego miastami albo ze stolicą i trzema innymi.

    Wobec Medii testu nie ma: pada, gdy siedem jej miast ze stolicą jest naraz w rękach wrogów. Koczowników się nie
    podbija; gdy żadnej ich jednostki nie ma na mapie, ich sojusze się kończą, a znacznik jest do końca tury neutralny.
    `,
  ),
  rule(
    '7.1.a',
    'Test podboju',
    `
    Policz zajęte miasta ofiary (stolicę podwójnie) i rzuć K6. Do rzutu dodaj 6, jeśli ofiarą jest Asyria, a 2, jeśli
    inne mocarstwo. Jeśli suma nie przekracza liczby miast, kraj jest podbity.
    `,
  ),
  rule(
    '7.1.b',
    'Poddanie',
    `
    Po stracie trzech rodzimych miast albo po przegranej bitwie wartej 3 PZ kraj może się poddać; liczy się wtedy jako
    podbity. Poddaje się wszystkim wrogom albo żadnemu; odrzucone poddanie daje krajowi 1 PZ. Asyria nigdy się nie
    poddaje (R74).
    `,
  ),
  rule(
    '7.1.c',
    'Kilku najeźdźców',
    `
    Ustalają, kto jest zdobywcą; jeśli się nie porozumieją, decyduje mocarstwo z największą liczbą miast i kwadratowych
    pól, potem z największym wojskiem. Jeden rzut liczy pola wszystkich.
    `,
  ),
  rule(
    '7.1.d',
    'Skutki',
    `
    - Pola, które przegrany trzyma gdzie indziej, wracają; jego wojska za granicą wracają do domu. Od razu płaci trybut
      zdobywcy.
    - Państwo drugorzędne lub miasto handlowe traci wszystkie relacje; znacznik leży w strefie podbojów zdobywcy.
      Aktywny kraj staje się nieaktywny jak w 6.9.
    - Mocarstwo opuszcza obóz i wszystkie sojusze; każde państwo drugorzędne na jego torze spada o 2K6, co najmniej o 3;
      jego miasta handlowe są neutralne.
    - Wojna między obiema stronami i ich sprzymierzonymi państwami drugorzędnymi się kończy.
    - **Okres wytchnienia**: po podboju w międzyfaziu do początku następnego, po podboju w trakcie tury także przez całą
      następną turę. Zdobywca uważa ziemię za przyjazną, ale nie odwrotnie, i tylko on może wpływać na państwo
      drugorzędne (R75). Żadna strona nie może atakować ani plądrować drugiej, tak samo ich państwa drugorzędne, miasta
      handlowe i koczownicy; wydarzenia prócz kart bitewnych wolno zagrywać. Mogą go zakończyć Opozycja przejmuje władzę
      i Kapłani Marduka, a między Elamem i Persją Wrogie podburzenie.
    - **Prowincja**: jedno pole zajęte jednostką, które nie jest stolicą i nie ma wydrukowanego ECO, daje zdobywcy
      dochód. Wszystkie inne jego jednostki odchodzą. Gdy odejdzie i ta, prowincji już nie ma.
    - Podbite państwo drugorzędne płaci, aż zostanie sojusznikiem zdobywcy albo minie okres wytchnienia; wtedy jego
      znacznik jest neutralny albo tam, dokąd doprowadziły go wpływy. Mocarstwo może wtedy wejść do obozu albo
      zaatakować zdobywcę; wcześniej wchodzi do jego obozu tylko za jego zgodą.
    - Podbite miasto handlowe bez garnizonu jest neutralne, gdy wejdą wrogowie; miasto w pakcie broni się samo.
    - Asyria podbita: każdy zdobywca dostaje prowincję, 12 PZ się dzieli, testy trybutu i kary za odmawiających ustają,
      a Asyria płaci każdemu dwa poziomy.

    **Odpadnięcie** obowiązuje, jeśli go nie wyłączycie: mocarstwo, które podbito już wcześniej, nie licząc poddania (w
    ostatniej turze nawet bez tego), i które ma najwyżej dwa przyjazne miasta, a nie ma stolicy, odpada, za podwójne PZ.
    Jego jednostki i znaczniki opuszczają grę, jego pola poza prowincjami nie dają już dochodu, a ono samo nie handluje
    i nie płaci. Jego gracz przejmuje Scytów; drugi taki gracz Kimmerów i państwo drugorzędne; następni po dwa państwa
    drugorzędne; mają one jego karty narodowe i liczą się jako mocarstwo (N117). Z państw drugorzędnych wyeliminować
    można tylko Urartu, a mogą to zrobić koczownicy. Media może wrócić kartą Zwoływanie plemion.
    `,
  ),
  rule(
    '7.2',
    'Awanse',
    `
    Z 9.2 za każdego osłabionego dowódcę na mapie rzuca się kostką; przy parzystym wyniku awansuje (R36).
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
    ECO = punkty miast / 3 + wartości i znaczniki ECO. Kontrolowane miasto to jeden punkt, stolica dwa. Obce miasta
    liczą się tylko jako prowincje albo pola powiązane, miasta handlowe nigdy. Ułamki zachowuje się, aż doda się handel
    (7.3.3.d). Każde siedem poziomów splądrowania na polach rodzimych kosztuje jedno ECO. Państwo drugorzędne z samą
    stolicą ma 1. Persja zawsze ma 2. Miasta handlowe naprawiają się same.
    `,
  ),
  rule(
    '7.3.2',
    'Karty',
    `
    Każdy aktywny kraj dostaje ECO − 1 kart, w kolejności impulsów od kraju po tym, kto zagrał ostatnią kartę; karty
    narodowe wracają. Limity bez kart narodowych: państwa drugorzędne 1–3, mocarstwa 2–6, Asyria 4–10; poniżej minimum
    dobiera się do niego. Raz na grę kraj mający więcej niż minimum może odrzucić rękę i dobrać o jedną mniej. Potem
    odrzuca się nadmiar ponad maksimum: każde 10 wydrukowanych na nim AP to 1 PZ albo dwie dodatkowe akcje w 7.5, każde
    pozostałe 5 AP to jedna taka akcja; nagrodę państwa drugorzędnego bierze jego mocarstwo.
    `,
  ),
  rule(
    '7.3.3',
    'Handel',
    `
    Punkty handlowe dają okręty, znaczniki i status.
    `,
  ),
  rule(
    '7.3.3.a',
    'Okręty',
    `
    W małej strefie handlowej pełny okręt daje 1 punkt, osłabiony pół. Potem okręty wracają do strefy z przyjaznym
    portem tego morza albo do puli.
    `,
  ),
  rule(
    '7.3.3.b',
    'Znaczniki',
    `
    Każdy twój znacznik w dużej strefie handlowej daje 1 punkt.
    `,
  ),
  rule(
    '7.3.3.c',
    'Status',
    `
    Każde państwo drugorzędne na twoim torze ze statusem HANDEL lub wyższym daje 1 punkt.
    `,
  ),
  rule(
    '7.3.3.d',
    'Dochód z handlu',
    `
    Punkt handlowy jest wart punkt miasta, więc trzy to jedno ECO; ułamki z miast i handlu się sumuje, a reszta
    przepada. Najwięcej punktów: 3 PZ, drugi 1 PZ; remis o pierwsze miejsce daje po 2, a drugiemu nic, remis o drugie po
    1. Potem okręty wracają, podjazdy sprawdzają zmęczenie i idą do strefy przegrupowań, a utracone znaczniki wracają.
    `,
  ),
  rule(
    '7.3.3.e',
    'Poziom',
    `
    Mapa i handel dają poziom na następną turę, choćby potem coś zmieniło właściciela; zmienia go tylko trybut. Państwa
    drugorzędne nie mają znaczników handlowych, ale mogą handlować okrętami. Nieaktywne państwo drugorzędne usuwa
    splądrowania i zniszczenia; takie, które ich nie ma i było nieaktywne przez całą turę, ma poziom o jeden wyższy,
    Fenicja o trzy (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Ujemny dochód',
    `
    Każdy poziom poniżej zera kosztuje punkt splądrowania w każdej rundzie, w której kraj płaci. Gdy nie ma już na to
    pola, kraj jest bankrutem i przestaje płacić do następnego międzyfazia.
    `,
  ),
  rule(
    '7.4',
    'Polityka',
    `
    Dotyczy obozów, wojen i pokoju.
    `,
  ),
  rule(
    '7.4.1',
    'Obozy',
    `
    Obóz można zmienić na drugi tylko w międzyfaziu, więc w trakcie tury nie ma wojny z własnym obozem, chyba że
    przeniesie cię Opozycja przejmuje władzę albo Kapłani Marduka. Neutralne mocarstwo wchodzi do obozu za darmo w
    międzyfaziu albo za 10 AP, wypowiadając wojnę mocarstwu drugiego obozu. Neutralne mocarstwo zaatakowane przez obóz
    wchodzi do drugiego za darmo. Wejście do obozu Asyrii wymaga jej zgody; rebelianci mogą odrzucić tylko tego, kto
    jest w stanie wojny z ich członkiem, a podbite mocarstwo potrzebuje zgody zdobywcy, by wejść do jego obozu.
    Mocarstwo, które w tej turze stało się neutralne, nie może wypowiedzieć wojny dawnemu obozowi. Odrzucone mocarstwo
    dostaje 1 PZ, raz na turę. Wejście to sojusz ze wszystkimi w obozie i wojna ze wszystkimi w drugim.

    Gdy wszystkie mocarstwa obozu są podbite albo odpadły, a gra trwa (9.1), od razu za darmo i w kolejności toru
    wypowiada się wojny i wchodzi do obozów.
    `,
  ),
  rule(
    '7.4.2',
    'Wypowiedzenie wojny',
    `
    W międzyfaziu wypowiada się wojnę za darmo. W turze płaci się: państwo drugorzędne 5 AP; mocarstwo 5 AP przeciw
    państwu drugorzędnemu, 10 przeciw mocarstwu; przeciw miastu handlowemu nic. Wojna z krajem, który płaci trybut,
    kosztuje Asyrię 10 albo 15 AP (5.2.3). Każdy wrogi czyn jest wypowiedzeniem i trzeba go opłacić. Twoje wpływy u
    ofiary przepadają. Wojska na ziemi drugiej strony idą na najbliższe przyjazne pole (10.4.f). Wojna z mocarstwem to
    wojna z jego obozem i ich państwami drugorzędnymi; wojna ze sprzymierzonym państwem drugorzędnym pozwala jego
    mocarstwu wypowiedzieć wojnę za darmo. Wojna z miastem handlowym, które ma zwierzchnika, to wojna z tym
    zwierzchnikiem.
    `,
  ),
  rule(
    '7.4.3',
    'Pokój',
    `
    Wojna wynikła z sojuszu kończy się razem z nim. Inna kończy się podbojem albo, z państwem drugorzędnym, w następnym
    międzyfaziu, jeśli jego wróg się zgodzi. Gracze mogą umówić się na pokój za nic, za trybut 2 ECO albo za kartę
    narodową do następnego rozdania (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Karanie odmawiających',
    `
    Kraj, który odmówił trybutu, karze się podbojem albo zwycięstwem nad nim w bitwie lub zdobyciem jego miasta: wtedy
    od razu wykonuje on test trybutu, a jeśli go zda, płaci, jest ukarany i wojna się kończy (R39). Mogą to zrobić
    sojusznicy Asyrii. Odmawiającego, który tymczasem został sojusznikiem mocarstwa, karze się tak samo, ale o płaceniu
    decyduje jego mocarstwo, a jeśli jest w stanie wojny z Asyrią, wojna trwa. Asyria może zamienić to w wojnę
    podbojową, bez AP i bez dalszych testów.
    `,
  ),
  rule(
    '7.4.5',
    'Kto prowadzi państwo drugorzędne w stanie wojny',
    `
    Państwo zaatakowane przez obóz asyryjski prowadzi mocarstwo rebeliantów, które oni wybiorą (N104); zaatakowane przez
    rebeliantów – Asyria; zaatakowane przez koczowników, oba obozy albo neutralne mocarstwo – obozy na zmianę, impuls po
    impulsie (R77). Taki gracz nie może zmienić jego trybutu, wypowiedzieć za nie wojny ani zawrzeć pokoju.
    `,
  ),
  rule(
    '7.4.6',
    'Państwo drugorzędne w stanie wojny zostaje sojusznikiem',
    `
    Jego mocarstwo może wypowiedzieć wojnę każdemu jego wrogowi za darmo albo wszyscy zgadzają się na pokój.
    `,
  ),
  rule(
    '7.5',
    'Tajna dyplomacja',
    `
    To opcja. Każde mocarstwo kładzie skrycie jeden znacznik, Asyria dwa, na celu; odkrywa się je razem.
    `,
  ),
  rule(
    '7.5.1',
    'Anulowanie',
    `
    Cel wybrany więcej niż raz przepada, także gdy leżą na nim oba znaczniki Asyrii; nie dotyczy to handlu. Kto wybrał
    cel jako jedyny, wykonuje jedną z możliwości.
    `,
  ),
  rule(
    '7.5.2',
    'Cele',
    `
    Każde mocarstwo, państwo drugorzędne i plemię w grze, miasta handlowe i handel.
    `,
  ),
  rule(
    '7.5.2.a',
    'Handel',
    `
    Usuń jeden znacznik handlowy; albo wystaw podjazd i napadnij raz, za darmo.
    `,
  ),
  rule(
    '7.5.2.b',
    'Własny kraj',
    `
    Własne mocarstwo albo sprzymierzone państwo drugorzędne: dobierz dla niego kartę, do jego maksimum; albo rozgrywa
    ono szczególny impuls bez dodatkowej karty przed pierwszym impulsem tury, kilka w kolejności toru.
    `,
  ),
  rule(
    '7.5.2.c',
    'Niesprzymierzone państwo drugorzędne lub plemię',
    `
    Przesuń jego znacznik najwyżej o K6 (R78); albo nakłoń je do odmowy: Asyrii nie płaci nic, a jeśli w teście odmówi,
    płaci tobie; albo, grając Asyrią, zapewnij sobie jego trybut, nawet przy statusie PRO lub wyższym wobec innego
    mocarstwa (N49); albo połóż znacznik rewolty na jednym z jego miast (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Inne mocarstwo lub jego kraj',
    `
    Znacznik rewolty na niezajętym mieście, które nie jest stolicą: nikt nie kontroluje miasta ani pola, aż wejdzie
    wojsko dowolnego kraju, które bierze jedno i drugie bez PZ i bez wojny (R79). Albo dla właściciela rodzimego miasta
    w obcych rękach, jeśli garnizon w mieście i na nim, z dowódcami, jest mniejszy niż obecny poziom: idzie on do strefy
    przegrupowań i kładzie się znacznik. Albo, przeciw mocarstwu, +1 do jego rzutu sukcesji. Pozostałe znaczniki
    zdejmuje się przed następną tajną dyplomacją.
    `,
  ),
  rule(
    '7.5.2.e',
    'Miasta handlowe',
    `
    Zawrzyj za darmo pakt z jednym, które nie jest podbite ani w pakcie.
    `,
  ),
  rule(
    '7.5.2.f',
    'Ogólnie',
    `
    Nic to nie kosztuje i sojusze w niczym nie przeszkadzają. Gracze nie umawiają się co do celów.
    `,
  ),
  rule(
    '7.5.2.g',
    'Jako wydarzenie',
    `
    Akcję z karty wykonuje się od razu (6.11.m).
    `,
  ),
  rule(
    '7.6',
    'Tabela czasu',
    `
    Następują zmiany, które tabela czasu podaje dla tego międzyfazia (T); sukcesje rozstrzyga się według 10.3.
    `,
  ),
  rule(
    '7.7',
    'Relokacja armii',
    `
    Jeden dowódca każdego aktywnego kraju, także król, przechodzi dowolną odległość przez przyjazne pola, zabierając po
    drodze jednostki w granicach współczynnika dowodzenia, ale żadnej nie zostawiając. Nie może wejść tam, gdzie można
    by go przechwycić, ani tam, gdzie w mieście trwa rewolta.
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
    Pokój, wojna, zwycięstwo i kampania dla dwóch graczy.
    `,
  ),
  rule(
    '8.1',
    'Pokój i obca ziemia',
    `
    Bez statusu MARSZ lub wyższego nie możesz wejść na pola niesprzymierzonego kraju, chyba że wypowiesz wojnę; dotyczy
    to także uników i odwrotów, za które płaci idący kraj. Asyria i jej sojusznicy mogą wchodzić na ziemię płacących;
    odwrotnie nie. Wojska, które tracą to prawo, idą na najbliższe przyjazne pole, a jeśli jest ich kilka, na wybrane
    przez właściciela; gdy nie ma drogi lądem, idą do strefy przegrupowań.
    `,
  ),
  rule(
    '8.2',
    'Przystąpienie do wojny',
    `
    Kraj, który przystępuje do wojny, staje się źródłem zaopatrzenia dla siebie i sojuszników.
    `,
  ),
  rule(
    '8.3',
    'Zwycięstwo',
    `
    Od razu:

    - 1, 2, 3 PZ za bitwę lądową wygraną z 5–9, 10–14, 15 i więcej jednostkami; 1 za bitwę morską z 3 i więcej okrętami;
    - 1 za miasto poziomu 2 z garnizonem albo poziomu 3 i wyżej; 3 za fortecę poziomu 4; 4 za Niniwę; +1 za garnizon 5 i
      więcej, +1 za stolicę;
    - 1 dla obrońcy, który odparł szturm;
    - 1 za ostatnią jednostkę Arabów lub Aramejczyków na mapie, 2 za Kimmerów lub Scytów;
    - 1 za zakończenie wojny międzynarodowej bitwą;
    - 1 za sojusz z państwem drugorzędnym lub jego podbój, 3 za mocarstwo, 12 za podbój Asyrii; +4 za pokonanie całego
      obozu (R40, R80);
    - 1, gdy odrzucono twoje poddanie lub wejście do obozu.

    W międzyfaziu: handel (7.3.3.d), karty ponad limit (7.3.2). Na końcu: każde mocarstwo prócz Asyrii 1 PZ za każdą
    turę, w której nie było podbite, a podwójnie, jeśli nie było nigdy; każde mocarstwo dostaje dwukrotny przyrost ECO,
    z trybutem i handlem, ponad początkowe bez trybutu; może to być strata.

    Przy oblężeniu trwającym kilka impulsów liczą się poziom i garnizon z początku; sama przewaga trafień nic nie daje.
    Wygrywa ten, kto ma najwięcej PZ; przy remisie zwycięstwo się dzieli (R85). PZ sprzymierzonych państw drugorzędnych
    idą do ich mocarstwa, niesprzymierzonych przepadają; wspólne dzieli się po równo, resztę przydziela głównodowodzący,
    a bez niego właściciel najsilniejszego wojska. Gdy gra kończy się wcześniej, Asyria wygrywa tylko z większą liczbą
    PZ niż najlepsze i najgorsze inne mocarstwo razem; w przeciwnym razie wygrywa najlepsze inne, jeśli jest tylko
    jedno, a jeśli nie, jest remis.
    `,
  ),
  rule(
    '8.3.1',
    'Kary',
    `
    Asyria −2 w międzyfaziu za każdy nieukarany kraj, który odmówił trybutu (R81); −1 za króla straconego przez
    eliminację; −1 za każdy znacznik, którego nie można zdjąć (10.4.a), i za każdą jednostkę brakującą w wojnie
    międzynarodowej (6.11.b). Mocarstwa odpowiadają za sprzymierzone państwa drugorzędne i za te, które prowadzą według
    7.4.5. PZ mogą być ujemne.
    `,
  ),
  rule(
    '8.4',
    'Kampania dla dwóch graczy',
    `
    Po podbiciu jednego lub dwóch mocarstw Asyria może kartą Dowolny sojusz i za dodatkowe 10 AP sprzymierzyć się z
    jednym z nich, ale nie z Medią, i prowadzić je przez jedną turę; potem znów należy do rebeliantów (R41, N103).
    `,
  ),
  rule(
    '9.0',
    'Zasady opcjonalne',
    `
    Obowiązują, jeśli gracze nie umówią się inaczej. Tutaj 9.1 do 9.4, 9.6, 9.7 i odpadanie (7.1) są włączone, a mgła
    (9.5) i tajna dyplomacja (7.5) wyłączone, póki gracze nie wybiorą inaczej: mgła jest wyłączona z naszej decyzji
    (N118). Początkujący zaczynają bez 9.7, a Dwie Rzeki zalecają to, co mówi S3. Opcje stołu podają każdą zasadę z
    numerem.
    `,
  ),
  rule(
    '9.1',
    'Nagła śmierć',
    `
    Zalecana: włączona. Gdy obóz jest całkiem pokonany: 2K6 + tura + liczba pokonanych mocarstw + 3, jeśli Asyria jest
    podbita; 10 lub więcej od razu kończy grę: pozostałe karty i impulsy przepadają, następuje tylko dochód międzyfazia.
    Gdy się nie uda, 7.4.1 pozwala mocarstwom wybrać na nowo. Gra kończy się też, gdy przy liczeniu PZ jedno mocarstwo
    ma więcej niż wszystkie inne razem albo inne niż Asyria więcej niż drugie i ostatnie razem: ono wygrywa (R42). Przy
    stole można wybrać łagodniejszy sposób liczenia, który jest nasz (N52).
    `,
  ),
  rule(
    '9.2',
    'Osłabieni dowódcy',
    `
    Zalecana: włączona. Nowi dowódcy wchodzą do gry na osłabionej stronie i mogą awansować, przy parzystym wyniku
    kostki, po wygranej bitwie, po udanym oblężeniu, po walce oblężniczej z większą liczbą trafień zadanych niż
    otrzymanych i w międzyfaziu.
    `,
  ),
  rule(
    '9.3',
    'Łączenie jednostek',
    `
    Zalecana: włączona. W pierwszym impulsie kraju w turze dwie osłabione jednostki tego samego kraju, rodzaju i siły na
    jednym polu lub w jednej strefie morskiej stają się jedną pełną; druga idzie do puli (N93). Nigdy odwrotnie.
    `,
  ),
  rule(
    '9.4',
    'Stała armia',
    `
    Zalecana: włączona. Asyria rzuca przy awansie dwiema kostkami; wystarczy jedna parzysta. Najemników może zatrzymać i
    bez tej zasady (5.1, N113). Inne mocarstwa mogą w swoim pierwszym impulsie tury rozwiązać pełną regularną jednostkę
    o sile 2 i zapłacić 4 AP za jedno trwałe ECO+ na własnym mieście (N94).
    `,
  ),
  rule(
    '9.5',
    'Mgła wojny',
    `
    Zalecana: wyłączona. Z wrogiego stosu, na lądzie czy morzu, także w marszu, widzisz tylko wierzchni żeton:
    najlepszego dowódcę, a bez niego najlepszą jednostkę; i ile żetonów w nim leży. Stos mieści armię albo dziesięć
    jednostek: reszta leży w następnym, z własnym wierzchnim żetonem. Stosy sojuszników i krajów, z którymi masz pokój,
    są odkryte (N75).
    `,
  ),
  rule(
    '9.6',
    'Sprzedaż najemników',
    `
    Zalecana: włączona. Mocarstwo może zaproponować najemników ze swojej puli innemu krajowi za zwykłą cenę, zaokrągloną
    w górę i wypłacaną jako AP na jego następną rundę, w której liczą się najwyżej 4 odłożone AP (R82). Kupujący
    przyjmuje lub odrzuca propozycję i ustawia ich według 6.2. Sprzedawca w tej turze nie kupuje. Arabów i Aramejczyków
    się nie sprzedaje.
    `,
  ),
  rule(
    '9.7',
    'Zdolności jednostek',
    `
    Zalecana: włączona, prócz pierwszej gry. Ciężkie: ciężka piechota, ciężka kawaleria, rydwany. Kawaleria: lekka i
    ciężka kawaleria, rydwany, łucznicy konni. Łuki: łucznicy, łucznicy konni, rydwany.

    - **Ciężkie**: wyrzucone 2 to dwa trafienia, chyba że zmodyfikowana siła jest mniejsza niż 2. Od dwóch do czterech
      ciężkich po jednej stronie znosi jedno trafienie ostrzału, pięć i więcej dwa.
    - **Kawaleria** sama albo z dowódcą: dwa pola za 1 AP, po pół AP za każde (N15); choćby jedna inna jednostka to
      wyklucza. Zmęczenie po czwartym polu jak zwykle. W oblężeniu po takim ruchu −1; może też iść zwykłym tempem i za
      zwykłą cenę, a wtedy bez −1.
    - **Łuki**: w pierwszej rundzie łuki strzelają pierwsze, a straty zdejmuje się, zanim walczą inni; w drugiej walczą
      razem z nimi. Wszystkie dodatkowe kostki rzuca się z pozostałymi; dowódcy, którym ostrzał zabrał wszystkie
      jednostki, tracą swoje.
    - Ciężka piechota −1, atakując przez rzekę. Lekka kawaleria: bez zmęczenia na pustyni. Rydwany −1, atakując przez
      góry lub rzekę i w Kraju Nadmorskim; przed bitwą wszystkie rydwany strony ogłasza się jako łuki (strzelają
      pierwsze, ale nie zadają podwójnych trafień i nie chronią) albo jako ciężkie (odwrotnie).
    - **Zasadzka**: łucznicy konni mogą strzelić i próbować uniku, z nimi rydwany i inna kawaleria, także przed
      desantem, ale nie przed wojskiem, które ich właśnie przechwyciło; PZ za to nie ma (N20).
    - **Ruchliwość**: kawaleria minus inne jednostki; przy przechwyceniu broni się strona, która ma ją większą. Liczby
      za kawalerię przy przechwyceniu i uniku: 6.6.9.
    - W oblężeniach nic z tego nie działa, prócz wycieczki przeciw głodowi; ale broniące się łuki mają +1 (R20).
    - Dopłaty przy wystawianiu: R43.
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
    Arabowie i Aramejczycy przychodzą z kartą jako najemnicy, nie mają dyplomacji i nie wzmacnia się ich. Kimmerowie i
    Scytowie pojawiają się według tabeli czasu. Są w stanie wojny ze wszystkimi oprócz sojuszników; nie mają dochodu,
    wydarzeń, dyplomacji ani najemników; w każdym impulsie dobierają wspólną kartę i za jej AP chodzą, plądrują, robią
    podjazdy i oblegają.

    - Plądrują każde niesprzymierzone pole, na którym zaczynają lub na które wchodzą, a splądrowane do 2 opuszczają
      (N64), nawet porzucając oblężenie; sojusznik może zapłacić 1 AP, by ich zatrzymać (N99).
    - Na ziemi mocarstwa, na którego torze mają status MARSZ, i jego sojuszników nie plądrują i są zaopatrzeni.
    - Do zgrupowania armii należą tylko ze sprzymierzonym mocarstwem. Za ECO+ zdobytego miasta dostają AP (6.8.4).
    - W międzyfaziu wszystkie ich jednostki wracają w pełnej sile tam, gdzie stoją pozostałe; plemię wybite do ostatniej
      jednostki wraca tam, gdzie ustawiła je tabela czasu.
    `,
  ),
  rule(
    '10.1.1',
    'Niesprzymierzeni koczownicy',
    `
    W każdej rundzie obozy rzucają o każde plemię; obóz z wyższym wynikiem prowadzi je (R44) do następnego rzutu, także
    w obronie. W obozie asyryjskim mocarstwo wskazuje Asyria, rebelianci prowadzą po kolei; pokonany obóz zastępują
    mocarstwa neutralne. AP niewydane na atak idą na wzmocnienie: impuls się nie kończy, dopóki można jeszcze wzmocnić
    osłabioną jednostkę, a potrzebnych do tego AP nie wydaje się na marsze bez ataku (N120).
    `,
  ),
  rule(
    '10.1.2',
    'Sprzymierzeni koczownicy',
    `
    Są prowadzeni jak sprzymierzone państwo drugorzędne, ale gdy sojusz się kończy, pozostają aktywni. Obowiązek nękania
    jednego kraju kończy się z sojuszem (R84).
    `,
  ),
  rule(
    '10.2',
    'Medowie',
    `
    Do tury 4 Media nie tworzy zgrupowań armii i ma poza domem najwyżej jedną armię; jednostki można zostawiać, by
    trzymały pola, ale regularnych poza domem nie może być więcej, niż wynosi współczynnik dowodzenia tego dowódcy. W
    tych granicach jedna armia medyjska może należeć do zgrupowania sojusznika.
    `,
  ),
  rule(
    '10.3',
    'Sukcesja',
    `
    Mocarstwo, które chce ukoronować króla albo zachować obecnego, rzuca K6: 6 lub więcej to niepowodzenie i w tej turze
    króla nie ma; nie ma go też, gdy go nie chce, ale wtedy nie ma i niepokojów. +2, gdy było podbite, −1 za każde
    mocarstwo, które podbiło, −1 za trzy państwa drugorzędne, −1 za oddaną kartę; Asyria w międzyfaziach od 1 do 4: 0,
    +2, +1, +5. Karta Koronacja księcia daje pewność. Niepowodzenie albo dwaj kandydaci to niepokoje: wszystkie
    regularne jednostki sprawdzają zmęczenie, dwa razy za jedno i drugie (R83, N108).
    `,
  ),
  rule(
    '10.4',
    'Rzadkie sytuacje',
    `
    Te przypadki zdarzają się rzadko.
    `,
  ),
  rule(
    '10.4.a',
    'Brak znaczników',
    `
    Gdy zabraknie znaczników splądrowania lub zniszczeń, każdy kraj z takimi znacznikami na swoich polach musi od razu
    jeden zdjąć, za AP, które ma, albo z karty, inaczej traci 1 PZ. Co zostanie z tej karty, zachowuje na swój następny
    impuls, najwyżej 4 AP (N111).
    `,
  ),
  rule(
    '10.4.b',
    'Różne marsze w jednym stosie',
    `
    Pola liczy się dla każdej jednostki osobno; ta, która dołączyła później, nie sprawdza zmęczenia za cudzą drogę.
    `,
  ),
  rule(
    '10.4.c',
    'Podbój po raz drugi',
    `
    Podbity kraj może podbić jeszcze ktoś inny; cudzych prowincji nie trzeba do tego zajmować. Płaci wszystkim
    zdobywcom, każdy zachowuje swoją prowincję i ma własny okres wytchnienia; dopóki się one pokrywają, na państwo
    drugorzędne może wpływać każdy z nich.
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
    Zmiana stron i Daj im czego chcą działają w miastach; najemnicy z fortecy nie mają z jej powodu −1.
    `,
  ),
  rule(
    '10.4.f',
    'Współistnienie',
    `
    Wojska, które nie są w stanie wojny, mogą stać na jednym polu, jeśli wolno im na nie wejść, i nie mieszają się w
    cudze bitwy. Gdy jedno staje się wrogie, właściciel pola zostaje, a drugie idzie na najbliższe przyjazne pole; gdy
    nikt nie musi odejść, jest bitwa.
    `,
  ),
  rule(
    'S1',
    'Kampania, 722–605 p.n.e.',
    `
    Od jednego do pięciu graczy, tury od 1 do 5, cała mapa. Asyria jest w stanie wojny z rebeliantami, Babilonią i
    Elamem, oraz z Izraelem; neutralna Media walczy z Persją i płaci Asyrii dwa poziomy. Egipt jest neutralny. Płacą
    Fenicja, Juda, Syria i Persja; odmówiły Izrael, Urartu i Frygia. ECO na początku z trybutem: Asyria 15, Babilonia 7,
    Egipt 6, Elam 6, Media 3.

    W grze dla dwóch graczy Asyria stoi przeciw czterem pozostałym; przy trzech jeden gra Egiptem i Babilonią, drugi
    Medią i Elamem; przy czterech jeden gra Egiptem i Elamem. W pojedynkę prowadzisz wszystkie.

    W turze 1 nie ma testów trybutu. Karty zerwania sojuszu z plemieniem liczą się tylko jako AP, dopóki nie ma go na
    mapie. Izrael, prowadzony przez rebelianta, i Persja, prowadzona przez obozy na zmianę, zaczynają jako aktywne
    (7.4.5).

    PZ na początku, za to, co było przedtem (1.1): Asyria 20, Elam 11, Egipt 8, Babilonia 6, Media 2. Odtworzono je,
    podobnie jak wojska i tory (D).
    `,
  ),
  rule(
    'S2',
    'Wzlot i upadek',
    `
    Od jednego do czterech graczy, tury od 1 do 5, bez Egiptu i zachodu. Asyria, ECO 12 z trybutem, walczy z Babilonią
    (7) i Elamem (6); Media (3) jest neutralna, płaci Asyrii i jest w stanie wojny z Persją. Urartu odmówiło. Na
    zamknięte pola nie można wejść; miasta mocarstw na nich liczą się jako kontrolowane. Wpisy tabeli czasu o
    nieobecnych krajach się pomija.

    Wojska, pola i tory są odtworzone (D).
    `,
  ),
  rule(
    'S3',
    'Dwie Rzeki',
    `
    Od jednego do trzech graczy, tury 1 i 2, 25 pól: Asyria (ECO 9) przeciw Babilonii (7) i Elamowi (6). Do nauki gry:
    zalecane są 9.3 i 9.4; 9.1, 9.2, 9.5, 9.6, 9.7, odpadanie i 7.5 są wyłączone.

    Nie ma państw drugorzędnych, miast handlowych, koczowników ani testów trybutu i jest tylko pierwsza sukcesja. Nikt
    nie zmienia obozu ani nie zawiera pokoju; podbite mocarstwo jest poza wojną, dopóki trwa okres wytchnienia. Miasta
    poza mapą liczą się jako kontrolowane. Ostatnie międzyfazie obejmuje 7.1 do 7.3.

    Rebelianci wygrywają od razu, zdobywając Niniwę, Asyria, gdy obaj rebelianci są podbici albo się poddali. W
    przeciwnym razie Asyria wygrywa, mając więcej PZ niż oni razem; jeśli nie, wygrywają rebelianci. Gdy wygrywają
    rebelianci, także przez zdobycie Niniwy, w grze trzech graczy zwycięża ten z nich, kto ma więcej PZ.

    Asyria zaczyna z 6 PZ. Odtworzono tę liczbę, długość gry, wojska, tory i warunek zwycięstwa (D).
    `,
  ),
  rule(
    'T',
    'Tabela czasu',
    `
    1. Po turze 1. Sukcesje: Sennacheryb (0), Szebitku, Muszezib-Marduk, Halluszu. Kimmerowie pojawiają się w Gamirze z
       Teuszpą i do końca tury 2 mogą nękać tylko Urartu.
    2. Po turze 2. Sukcesje: Asarhaddon (+2), Taharka, Humban-haltasz II. Więcej kawalerii Asyrii. Scytowie pojawiają
       się w Iszkuzie z Iszpakajem, do końca tury 3 związani z Urartu.
    3. Po turze 3. Sukcesje: Aszurbanipal (+1), Psametych I, Szamasz-szum-ukin, Teumman. Kasztaritu zostaje królem Medów
       bez rzutu, chyba że Media jest podbita; Media może tworzyć zgrupowania armii. Więcej kawalerii Medii, Jonowie dla
       Egiptu. Dugdamme dołącza do Kimmerów.
    4. Po turze 4. Sukcesje: Sin-szar-iszkun (+5), Nabopolassar (−1), Necho II, Humban-haltasz III; w Medii następuje
       Kyaksares. Więcej jednostek Medii i Babilonii. Partatua dołącza do Scytów. Egipt, jeśli nie jest w stanie wojny z
       Asyrią, może za zgodą wejść do jej obozu. Asyria kładzie ECO− na rodzimym mieście innym niż Niniwa albo traci
       ECO+.

    Tabela czasu jest odtworzona (D).
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

    - **Mapa**: 94 pola z położeniem, szlakami, poziomami i ECO, dziewięć stref morskich, trzy małe strefy handlowe.
    - **Jednostki i dowódcy**: liczby i siły; imiona dowódców są historyczne, ich współczynniki nasze.
    - **Karty**: tytuły wymienione w zasadach są prawdziwe i obowiązuje to, co zasady o nich mówią; wszystkie AP, plusy,
      większość kosztów, liczby w działaniach i pozostałe karty są nasze.
    - **Scenariusze i tabela czasu**: kto z kim walczy, wiadomo z publicznych opisów; wojska, początkowe tory i PZ, daty
      i miejsca są nasze, podobnie długość i warunek zwycięstwa Dwóch Rzek.
    - **Kolejność państw drugorzędnych na torze**, znaczniki handlowe, dwie karty zgrupowań armii Asyrii, zapasy
      znaczników, +1 znacznika króla.
    - **Liczby w orzeczeniach**: R12, R30, R41, R43.

    Każdy zapis danych mówi, skąd pochodzi. W ich miejsce można wczytać inny zestaw.
    `,
  ),
  ...rulings,
]
