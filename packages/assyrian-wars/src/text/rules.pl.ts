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
    Elam. Gra trwa pięć tur, z których każda to panowanie jednego króla Asyrii; są w niej wyprawy wojenne, oblężenia,
    trybut i zmienne sojusze. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (8.3).

    Strona opisuje zasady naszymi słowami, a pojęcia bierze z polskiej instrukcji. Punkty od 1.0 do 10.4 mają te same
    numery co w instrukcji, więc każdy łatwo w niej odszukać. Orzeczenia od R01 rozstrzygają to, czego instrukcja nie
    wyjaśnia albo co przepadło wraz z jej rysunkami i tabelami; te od N01 są nasze, na potrzeby tego programu. Punkty od
    S1 do S3 opisują scenariusze, T tabelę czasu, od C1 do C11 wszystkie karty, a D mówi, które dane odtworzono: mapa,
    żetony i większość liczb na kartach są nasze.

    - **AP**: punkty akcji. **PZ**: punkty zwycięstwa. **ECO**: poziom ekonomiczny.
    - **K6**: jedna kostka. **2K6**: suma dwóch. **K3**: połowa K6, zaokrąglona w górę.
    - **Mocarstwo**: jeden z pięciu wielkich krajów. **Państwo drugorzędne**: jeden z siedmiu małych krajów.
      **Koczownicy**: Kimmerowie i Scytowie, każdy lud to jedno plemię.
    - **Kraj aktywny w impulsie**: ten, którego impuls właśnie trwa (w instrukcji: „posiadający inicjatywę”).
    - **Wojsko**: wszystkie jednostki i dowódcy jednego kraju, którzy stoją lub działają razem na jednym polu: stos,
      armia albo zgrupowanie armii.
    - **Jednostka regularna**: własna jednostka lądowa kraju. **Najemnik**: jednostka najęta ze wspólnej puli.
    - **Siła**: liczba na żetonie jednostki. **Osłabiona**: na słabszej stronie, po jednym trafieniu.
    - **Strefa przegrupowań**: czekają w niej rozbite jednostki i dowódcy. **Wspólna pula**: najemnicy, którzy nikomu
      nie służą.
    - **Dochód**: w instrukcji „wpływy”. **Unik**: w instrukcji „wycofanie się przed walką”. **Odwrót**: „wycofanie po
      walce”.
    - **Przyjazne pole**: zob. R05. **Międzyfazie**: rozliczenie między turami (7.0).
    - **Bitwa z PZ**: bitwa, która dała zwycięzcy co najmniej 1 PZ.
    `,
  ),
  rule(
    'B',
    'Jak program prowadzi grę',
    `
    - Każde mocarstwo ma swoje miejsce przy stole; z jednego miejsca można prowadzić kilka mocarstw, każde z osobną
      ręką. Państwa drugorzędne i koczowników prowadzi ten, kogo wskazują zasady (7.4.5, 10.1.1), i to on podejmuje ich
      decyzje.
    - Program zadaje pytania w kolejności impulsów. Tylko tajne znaczniki z 7.5 kładą wszyscy naraz.
    - Ukryte są ręce, talia, zakryte karty bitewne, tajne znaczniki, a przy 9.5 także zawartość stosów. Reszta jest
      jawna: pule, stosy, AP, liczba kart na każdej ręce, odrzucone karty.
    - To, czy program pyta cię o reakcję, zależy tylko od tego, co widzą wszyscy. Pyta więc także wtedy, gdy nie masz
      pasującej karty, żeby nikt nie mógł z chwili zwłoki odgadnąć, co masz na ręce. Automatyczne odpowiedzi pozwalają
      pomijać takie pytania.
    - Koszty sumuje się z ułamkami, a na końcu impulsu zaokrągla (6.0).
    - Umowy między graczami (wolne przejście, pokój, zgoda na obóz lub zgrupowanie armii) to propozycje, które druga
      strona przyjmuje albo odrzuca. Odrzuconej nie można ponowić w tym samym impulsie.
    `,
  ),
  rule(
    '1.0',
    'Wprowadzenie',
    `
    Gra obejmuje lata od 722 do 605 p.n.e. (R01). Jest przeznaczona dla 1–5 graczy, a najlepiej gra się w co najmniej
    trzy osoby. Jeden gracz może prowadzić kilka mocarstw.
    `,
  ),
  rule(
    '1.1',
    'Narody',
    `
    - **Mocarstwa**, z numerami do tabel: 1 Asyria, 2 Media, 3 Egipt, 4 Babilonia, 5 Elam.
    - **Państwa drugorzędne**: 1 Fenicja, 2 Juda i Izrael (R02), 3 Syria, 4 Urartu, 5 Frygia, 6 Persja.
    - **Miasta handlowe**: Cypr, Petra, Adana, Malatia, Dilmun, Zirkitia. Bronią ich tylko mury, własnych wojsk nie
      mają.
    - **Koczownicy**: Arabowie i Aramejczycy są szczególnymi najemnikami, Kimmerowie i Scytowie niezależnymi plemionami
      (10.1).

    **Obóz asyryjski** to Asyria z sojusznikami, **obóz rebeliancki** to wszyscy, którzy występują przeciw niej;
    pozostali są neutralni. Scenariusz ustala status każdego kraju i jego początkowe ECO, które może być inne, niż
    wynikałoby z zasad dochodu.
    `,
  ),
  rule(
    '1.2',
    'Plansza',
    `
    Mapa to sieć pól połączonych szlakami; po lądzie wojska poruszają się tylko szlakami. Okrągłe pola nie dają dochodu.
    Dają go miasta i fortece; kwadratowe pola należą do kraju o stałym dochodzie, Persji. Kropki pod miastem to jego
    poziom; bogate miasto ma ponadto wartość ECO. Każdy kraj prócz Persji i koczowników ma stolicę, która przy dochodzie
    i podboju liczy się podwójnie. Morze dzieli się na strefy przybrzeżne, nazwane od swoich wybrzeży.

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
    - **Kraj Nadmorski** jest jednocześnie lądem i morzem. Krok lądem do niego lub z niego kosztuje 2 AP, a jednostki,
      które nie służą Babilonii, sprawdzają zmęczenie (R04, R50).
    - Na otwarte morze nie można wypłynąć; floty płyną wzdłuż brzegu albo do strefy handlowej.

    Terenem bitwy jest szlak, którym przyszedł atakujący. Szlaki:

    - **zwykły**: bez wpływu;
    - **pustynny**: po przejściu sprawdza się zmęczenie, a na początku impulsu sprawdzają je jednostki na polu mającym
      tylko pustynne szlaki;
    - **rzeka**: obrońca rzuca jedną dodatkową kostką, nigdy więcej niż jedną;
    - **góry**: obrońca rzuca dwiema dodatkowymi kostkami;
    - **medyjski**: wszystkie jednostki prócz regularnych medyjskich sprawdzają po przejściu zmęczenie; regularni medyjscy
      obrońcy rzucają jedną dodatkową kostką;
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
    pełnej i osłabionej. Rodzaj jednostki ma znaczenie tylko przy 9.7.
    `,
  ),
  rule(
    '2.1.2',
    'Dowódcy',
    `
    **Współczynnik dowodzenia** to liczba jednostek regularnych, które dowódca może prowadzić; oprócz nich może prowadzić
    tyle samo najemników (6.6.2). **Współczynnik bitewny** liczy się w bitwie, przy przechwyceniu i uniku oraz przeciw
    ucieczkom. Bez 9.2 dowódcy są zawsze na lepszej stronie. Królowie działają jak dowódcy i nie mają strony osłabionej.
    Zwykły dowódca może dostać znacznik króla (karta „Koronacja księcia”): oba jego współczynniki rosną wtedy o jeden.
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
    Na planszy liczby powyżej 15 oznacza się okrążeniami toru; program po prostu je pokazuje. Znaczniki ECO+ i ECO− leżą na
    polach, każdy jest wart jeden poziom. Kraj, który odmówił trybutu, ma znacznik: czarny za test z tej tury, biały za test
    z poprzedniej. Każde mocarstwo ma znaczniki handlowe. Znaczniki rewolty, splądrowania i zniszczeń leżą na polach i w
    miastach.
    `,
  ),
  rule(
    '2.3',
    'Karty',
    `
    **Wspólne karty** pochodzą z jednej talii i trafiają na jeden jawny stos kart odrzuconych. **Karty narodowe** należą
    do kraju: zagrane odkłada się na bok i wracają w każdym międzyfaziu; nikt nie może ich zabrać i nie liczą się do
    limitu ręki. Każde zgrupowanie armii wymaga **karty zgrupowania armii** (6.6.3). Do tajnej dyplomacji (7.5) służy
    karta narodowa mocarstwa, nawet gdy została już zagrana. Wszystkie karty opisują punkty od C1 do C11; większość ich
    treści odtworzono (D).
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
    Nigdy więcej. Reakcje i karty bitewne zagrane jako wydarzenia się nie liczą, ale można je zagrać tylko przy
    odpowiedniej okazji (6.11).
    `,
  ),
  rule(
    '3.3',
    'Uprzedzanie',
    `
    Kraj, który ma na ręce najwięcej kart (łącznie z narodowymi), może rozegrać impuls **przed** impulsem innego kraju;
    potem ten kraj rozgrywa swój. Przy remisie nie może tego zrobić nikt.

    - Uprzedza się tylko między impulsami i nigdy w pierwszej rundzie tury.
    - Uprzedzić można tylko kraj, który może zagrać kartę, musi ją kupić (6.18), jest plemieniem dobierającym kartę albo
      niesprzymierzonym państwem drugorzędnym w stanie wojny (R07). Nie można uprzedzić kraju, który tylko kontynuowałby
      oblężenie albo odliczał rundy wojny międzynarodowej.
    - Nikt nie ma dwóch impulsów z rzędu. Po uprzedzającym impulsie musi działać kraj uprzedzony, zanim ktokolwiek znów
      uprzedzi.
    - W impulsie uprzedzającym nie ma dochodu ani pożyczek: są tylko AP z kart i wydarzeń oraz odłożone.
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
    impuls, a resztę kart zachowuje (R08). Nie liczą się karty, które można by jeszcze kupić, ani te, które dobierają
    koczownicy.
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
    Po każdej turze następuje międzyfazie (7.0). Turę 1 zaczyna Asyria, każdą następną kraj, który stoi na torze po tym,
    który zagrał ostatnią kartę poprzedniej tury (N114). Gra kończy się po międzyfaziu tury 5 albo wcześniej (8.3, 9.1).
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
    Scenariusz ustala, kto co kontroluje, wojska, politykę, trybut, ECO, znaczniki handlowe i ręce (od S1 do S3;
    odtworzone, zob. D). Nieaktywne państwa drugorzędne nie mają jednostek na mapie. Każdy aktywny kraj ma karty
    narodowe i karty z rozdania. Gdy talia się skończy, tasuje się odrzucone karty, które tworzą nową; poza tym talii
    nigdy się nie tasuje. Wojny międzynarodowe i karty stałe leżą odkryte, dopóki trwają.
    `,
  ),
  rule(
    '4.2',
    'Pula wojsk',
    `
    Pula wojsk kraju to wszystko, co może on wystawić. Niektóre jednostki trafiają do niej później, dzięki karcie albo
    tabeli czasu. Każdy kraj losuje też najemników: Asyria 8, inne mocarstwa po 4, aktywne państwa drugorzędne po 1,
    koczownicy żadnych. Potem, jeśli wybrano tę opcję, następuje tajna dyplomacja (7.5).
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
    państw drugorzędnych. Tylko najemnicy Asyrii na mapie zostają do jej pierwszego impulsu: na samym jego początku
    Asyria znów płaci cenę z 6.2, z dochodu albo kartami, za każdego, którego zatrzymuje, a pozostałych odsyła (N84).
    Potem losuje się nowych: Asyria 8 minus zatrzymani, inne mocarstwa po 4, aktywne państwa drugorzędne po 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Trybut',
    `
    Każde mocarstwo decyduje, czy ono i jego sprzymierzone państwa drugorzędne płacą Asyrii. Niesprzymierzone wykonują w
    kolejności toru test trybutu. Uznaje się, że te, które mają wobec Asyrii status PRO lub wyższy, zdały go w tej
    turze; płacą do jej końca, nawet gdy spadną niżej, chyba że zostaną sojusznikiem kogoś innego. Podbite kraje płacą
    tak czy inaczej. Trybut dostają tylko mocarstwa; kraj podbity wyłącznie przez wojska państwa drugorzędnego płaci
    mocarstwu, z którym to państwo jest w sojuszu. Koczownicy nie płacą. W turze 1 scenariusz mówi, kto płaci, a kto
    odmówił.
    `,
  ),
  rule(
    '5.2.1',
    'Test trybutu',
    `
    Rzuca się tyloma kostkami, ile wynosi wydrukowany poziom stolicy, a po nieukaranej odmowie jedną więcej. Jeśli
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
    Płacący zachowują pokój z Asyrią i jej sojusznikami, a ci mogą wchodzić na ich ziemię (8.1). Gdy Asyria sprzymierza się
    z krajem, wojny między nim a płacącymi się kończą. Asyria może za 10 AP wypowiedzieć wojnę państwu drugorzędnemu, które
    płaci, a za 15 AP płacącemu mocarstwu; trybut wtedy ustaje. Kraj, który odmówił, w teście lub z woli gracza, można
    atakować za darmo. Tego, kto odmówił w teście, trzeba ukarać (7.4.4): inaczej Asyria traci w międzyfaziu 2 PZ, a w
    następnym teście rzuca się jedną dodatkową kostką.
    `,
  ),
  rule(
    '6.0',
    'Faza akcji',
    `
    AP wydaje się w dowolnej kolejności na akcje z punktów od 6.1 do 6.18. W czasie bitwy niczego się nie wystawia, nie
    wzmacnia i nie najmuje. Koszty sumuje się z ułamkami i zaokrągla w górę na końcu impulsu.

    Kraj bez kart i z mniej niż 5 AP, wliczając dochód tego impulsu, pasuje: zachowuje dochód (najwyżej 4), może
    kontynuować oblężenia i płacić za zaopatrzenie, jego niezaopatrzone jednostki sprawdzają zmęczenie, a rundy jego
    wojny międzynarodowej są odliczane. Nieaktywne kraje się pomija; miasta handlowe nie mają impulsu.
    `,
  ),
  rule(
    '6.1',
    'Wystawianie jednostek i okrętów',
    `
    Jednostka regularna kosztuje 2 AP za punkt pełnej siły, okręt 2 AP; przy 9.7 niektóre rodzaje kosztują więcej (R43).
    Jednostkę ustawia się w pełnej sile w rodzimym mieście, które kontrolujesz, wolnym od wrogów i nieobleganym (R11);
    okręt w strefie przy twoim porcie (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Najmowanie',
    `
    Najemnik z własnej puli kosztuje 0,5 AP za punkt siły, także przy 9.7. Najemnicy dołączają do twojego wojska albo
    stają na twoim pustym polu rodzimym lub powiązanym, nigdy na ziemi sojusznika (R51).
    `,
  ),
  rule(
    '6.3',
    'Zakup dowódcy',
    `
    Dowódca kosztuje 2 AP. W impulsie można kupić jednego; losuje się go z puli i ustawia na rodzimym polu wolnym od
    wrogów. Królów się nie kupuje. Utracony dowódca może wrócić, ale bez znacznika króla; utracony król nigdy.
    `,
  ),
  rule(
    '6.4',
    'Wzmocnienie',
    `
    - Osłabiona jednostka regularna: 2 AP za przywrócony punkt; potrzebna jest linia przyjaznych pól do pola rodzimego,
      która może prowadzić przez strefę morską, jeśli wrogich okrętów nie ma tam więcej niż twoich.
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
    Jednostka regularna lub dowódca kosztuje 1 AP, najemnik 0,5 AP; żetonu się nie odwraca. Ustawia się je jak nowe.
    Najemnika może wykupić każdy.
    `,
  ),
  rule(
    '6.6',
    'Ruch',
    `
    - Jednostka bez dowódcy: 1 AP za pole. Armia: 1 AP za pole. Zgrupowanie armii: 1 AP za każdą armię i każde pole.
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
    Armia to jeden dowódca, jednostki regularne jego kraju, najwyżej tyle, ile wynosi współczynnik dowodzenia, i
    najwyżej tyle samo najemników tego kraju. W jednej armii nie ma nigdy dwóch krajów ani dwóch dowódców. W drodze może
    ona zabierać i zostawiać jednostki. Gdy na jednym polu zaatakowano kilku dowódców bez zgrupowania, dzielą jednostki
    między siebie, a każdy ma co najmniej jedną.
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
    - Jeśli jest wśród nich król, dowodzi on; dwaj królowie nie tworzą jednego zgrupowania, więc dowódca ukoronowany
      obok króla je opuszcza.
    - Żadna armia nie ma więcej jednostek, niż może prowadzić głównodowodzący (R14); najwyżej trzy armie i trzy kraje. W
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
    Takie armie nie mogą utworzyć zgrupowania w odpowiedzi na atak. Najwyżej trzy bronią się razem, ale bez wspólnego
    dowództwa: ich dowódcy nie dają kostek i nie powstrzymują ucieczek. Pozostałe czekają (N19); zwycięski atakujący
    może natrzeć dalej i stoczyć z nimi drugą bitwę albo wrócić tam, skąd przyszedł. Takie armie przechwytują i robią
    uniki pojedynczo i nigdy nie atakują razem.

    Oblegany garnizon może od razu przyłączyć się do odsieczy, a wychodzi wtedy cały, nawet jeśli jego dowódcy nie
    mogliby prowadzić tylu jednostek; jeśli ma więcej niż jednego dowódcę, nie ma kostek dowódców.
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
    Za 1 AP, raz na impuls, dowódca, który stoi na polu bez jednostek swojego kraju, przenosi się na przyjazne pole w
    zasięgu 8 pól i nie może już działać.
    `,
  ),
  rule(
    '6.6.8',
    'Marsz forsowny',
    `
    Za 10 AP, przynajmniej częściowo z karty, jedna armia przechodzi dowolną odległość przez przyjazne pola bez
    zmęczenia. Może zabierać, ale nie zostawiać jednostek, i potem nie może już działać.
    `,
  ),
  rule(
    '6.6.9',
    'Przechwycenie',
    `
    Gdy wojsko wchodzi na pole sąsiadujące z wrogami, mogą oni próbować je przechwycić szlakiem, którego wolno im użyć;
    dotyczy to także posiłków i jednostek z wydarzeń. Nie można przechwytywać na polu, na którym stoją jednostki, chyba
    że są przyjazne przechwytującemu; sam dowódca nie przeszkadza. Dowódca bez jednostek nie może przechwytywać;
    jednostki bez dowódcy próbują pojedynczo. O tym, które jednostki idą z dowódcą, decyduje ich właściciel (N22).

    - Wszyscy ogłaszają decyzje w kolejności impulsów i nikt nie może ich zmienić; potem zagrywa się karty, potem każdy
      rzuca: 2K6 plus współczynnik bitewny dowódcy; −2 bez dowódcy; −1 na ziemi wroga. **7 lub więcej** to sukces.
    - Przy 9.7 kawaleria daje premię, a kawaleria wroga taką samą karę: +3 za samą kawalerię przeciw wojsku bez
      kawalerii, +2 za samą kawalerię przeciw wojsku mieszanemu, +1 za wojsko mieszane przeciw wojsku bez kawalerii, +1
      za większą ruchliwość, gdy oba są mieszane.
    - Wojsko ma jedną próbę na pole; następną, gdy wrogowie wejdą na kolejne pole albo gdy po odejściu pierwszych
      przyjdą nowi. Wojsko, które w tym impulsie walczyło, nie może przechwytywać, chyba że zmiażdżyło wroga.
    - Po udanym przechwyceniu nie ma kostek za teren, a przechwycony jest obrońcą (R15) i nie może już wykonać uniku.
      Przy wejściu do Kraju Nadmorskiego i na szlakach medyjskich najpierw sprawdza się zmęczenie.
    - Jeśli przechwycić mogłyby dwa wojska, które są ze sobą w stanie wojny, pierwsze próbuje to z lepszym
      współczynnikiem bitewnym (przy remisie rozstrzyga kostka); gdy mu się uda, drugie nie może.
    - Bitwa dwa razy nierozstrzygnięta nie ma zwycięzcy: wycofują się obie strony, przechwytująca pierwsza, a dowódcy
      nie powstrzymują ucieczek.
    - Przechwycenie nie wywołuje kolejnego; uniki i odwroty tak.
    - Zgrupowanie przechwytuje w całości, pod głównodowodzącym, albo, za jego zgodą, poszczególnymi armiami; żadnej
      armii nie można do tego zmusić, a ta, która zostaje, opuszcza zgrupowanie.
    `,
  ),
  rule(
    '6.6.10',
    'Unik',
    `
    Zaatakowane wojsko może wycofać się do własnego lub sojuszniczego miasta na polu (R52) albo na sąsiednie przyjazne
    pole; gdy go nie ma, na ziemię wroga, sprawdzając zmęczenie, ale nie do tamtejszych miast. Na ziemię kraju, z którym
    panuje pokój bez statusu MARSZ, wolno wejść tylko wtedy, gdy nie ma przyjaznego pola, a wojna została wypowiedziana
    i jej koszt zapłacony (N11). Nie wolno wejść na pole z nieobleganymi wrogami ani robić uniku po przechwyceniu; sami
    dowódcy i okręty nie przeszkadzają. Jednostki jednego kraju idą razem, kilka krajów decyduje w kolejności impulsów,
    zgrupowanie słucha głównodowodzącego. Najpierw wszyscy ogłaszają decyzje, potem zagrywa się karty, a na końcu się
    rzuca.

    - 2K6 plus współczynnik bitewny dowódcy, minus współczynnik bitewny atakującego; +1 na sąsiednie przyjazne pole, +3 do
      miasta, −2 bez dowódcy, +2 za pospieszny unik (ogłaszany przed rzutem, zawsze ze sprawdzeniem zmęczenia) oraz
      modyfikatory za kawalerię z 6.6.9. **9 lub więcej** to sukces.
    - Do miasta na polu pojedyncza jednostka lub pojedynczy dowódca wchodzi bez rzutu, a każde inne wojsko wtedy, gdy
      atakujących jest trzy razy więcej, licząc jednostki i dowódców.
    - Jeśli unik się nie uda, każde trafienie otrzymane w bitwie oznacza jedną ucieczkę.
    - Na każdy atak przypada jedna próba. Gdy unik się uda, atakujący może od razu za darmo zacząć tam oblężenie albo,
      jeśli ma AP, iść za obrońcami; wtedy mogą oni próbować znowu.
    `,
  ),
  rule(
    '6.7',
    'Walka',
    `
    Wejście na pole z wrogimi jednostkami oznacza bitwę, chyba że wykonają one unik. Bitwa nie kosztuje AP i nie czeka na
    inne wojska. Kilka armii atakuje razem tylko jako zgrupowanie, przez przechwycenie albo dzięki karcie „Skoordynowany
    atak”; kto z kilku obrońców walczy, mówi 6.6.5. Do końca bitwy wolno grać tylko karty bitewne i reakcje.
    `,
  ),
  rule(
    '6.7.1',
    'Karty bitewne',
    `
    Wszystkie kraje w bitwie kładą w kolejności impulsów dowolną liczbę zakrytych kart bitewnych; potem odkrywa się je
    naraz. Tak samo kładzie się następnie karty „Kontrmanewr”, a po nich, przeciw dowolnej z tych kart, karty „Kontratak”.
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
      medyjskich obrońców. Różne rodzaje terenu się sumują, każdy liczy się raz.
    - Elita: każdy stos z choćby jedną regularną asyryjską jednostką lądową rzuca jedną dodatkową kostką (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Trafienia',
    `
    Jednostka może przyjąć dwa trafienia: pierwsze ją osłabia, drugie eliminuje. Dowódcę usuwa jedno; możesz przydzielać
    trafienia dowódcom, a gdy nic innego nie zostało, musisz. Połowa trafień idzie na najemników, połowa na jednostki
    regularne, a o nieparzystym decyduje właściciel (R17). Wyeliminowane jednostki regularne i dowódcy wracają do puli,
    najemnicy do wspólnej; król odpada z gry.
    `,
  ),
  rule(
    '6.7.4.a',
    'Ucieczki',
    `
    Za każde dwa otrzymane trafienia ucieka jedna ocalała jednostka, z zaokrągleniem w górę; po nieudanym uniku za każde
    trafienie. Połowa to najemnicy, połowa jednostki regularne; gdy zabraknie jednostek, uciekają dowódcy. Zwycięzca
    odejmuje od liczby ucieczek współczynniki bitewne swoich dowódców w bitwie. Po nierozstrzygniętej rundzie nie
    odejmuje nikt. Żetony, które uciekły, idą do strefy przegrupowań bez obracania.
    `,
  ),
  rule(
    '6.7.5',
    'Wojska wielonarodowe',
    `
    Trafienia i ucieczki dzieli się najpierw po równo między kraje, potem w każdym z nich. Resztę przydziela
    głównodowodzący, a bez zgrupowania właściciel wojska, które na początku było najsilniejsze; czego jeden kraj nie
    może przyjąć, przyjmują inne. Jednostka o sile 0 nie walczy, ale może ponosić straty.
    `,
  ),
  rule(
    '6.7.6',
    'Zwycięstwo',
    `
    Wygrywa ten, kto zadał więcej trafień, ale strona wybita co do jednego przegrywa. Przy remisie rozgrywa się drugą
    rundę; jeśli znów jest remis, wygrywa obrońca (R18). Przechwycenie dwa razy nierozstrzygnięte nie ma zwycięzcy.
    `,
  ),
  rule(
    '6.7.7',
    'Zmiażdżenie',
    `
    Gdy jedna strona zostaje wybita co do jednego i ani na polu, ani w jego mieście nie ma już wroga, albo gdy miasto
    pada w szturmie lub w jednej rundzie oblężenia, jest to zmiażdżenie: wojsko kraju, którego impuls trwa, może iść
    dalej, plądrować albo za darmo zacząć oblężenie. W przeciwnym razie nikt, kto walczył, nie może już działać w tym
    impulsie.
    `,
  ),
  rule(
    '6.7.8',
    'Odwrót',
    `
    Przegrany wycofuje się na połączone pole, własne albo kraju, u którego ma status MARSZ lub wyższy, albo do własnego
    lub sojuszniczego miasta na polu bitwy; gdy takiego miejsca nie ma, na ziemię wroga, sprawdzając zmęczenie. Nie może
    wycofać się na pola z wrogami, na ziemię krajów, z którymi ma pokój bez statusu MARSZ (chyba że wypowie wojnę i za
    nią zapłaci), do innych miast, na okręty i morze ani tam, skąd przyszli zwycięzcy. Wycofujących się mogą przechwycić
    wrogowie spoza pola bitwy; pole, na którym to możliwe, wolno wybrać tylko wtedy, gdy nie ma innego. Gdy nie ma dokąd
    się wycofać, jednostki sprawdzają zmęczenie, a ocalałe idą do strefy przegrupowań. Wojsko jednego kraju trzyma się
    razem; różne kraje mogą iść w różne strony.
    `,
  ),
  rule(
    '6.8',
    'Oblężenia',
    `
    Armia lub zgrupowanie armii na polu z wrogim miastem, przed którym nie ma wrogów, może je oblegać: brać głodem,
    szturmować albo prowadzić zwykłe oblężenie. W impulsie, w którym wkroczyła na pole, jest to darmowe, z wyjątkiem
    szturmu; później kosztuje 1 AP bez względu na liczbę armii (R19). Razem oblegają tylko armie jednego zgrupowania.
    Jeśli nie trwa żadne z tych działań, miasto nie jest oblegane; oblężenie kończy się, gdy odejdą wszyscy oblegający.

    - Miasto w każdej rundzie walki oblężniczej rzuca tyloma kostkami, ile wynosi jego poziom pomniejszony o
      zniszczenia, nawet gdy jest puste; rzucają też jednostki i dowódcy w środku. Forteca obniża siłę oblegających o
      jeden (1.3).
    - W walce oblężniczej nie ma ucieczek, a z zasad 9.7 działa tylko +1 dla broniących się jednostek z łukami (R20).
    - Strona Asyrii rzuca dwiema dodatkowymi kostkami zamiast kostek elity.
    - Straty garnizonu z kilku krajów dzieli się po równo; resztę przydziela właściciel miasta.
    - **Wycieczka**: gdy rośnie głód (z odłożonych AP) albo w impulsie garnizonu; w obu przypadkach kosztuje 1 AP (R53).
      Rozgrywa się jedną rundę bez murów i ucieczek, a przy liczeniu PZ jest to bitwa w polu. Jeśli garnizon zada co
      najmniej tyle trafień co oblegający, oblężenie zostaje przerwane, a oblegający się wycofuje. Uczestniczą w niej
      wszyscy z miasta pod dowództwem jego właściciela; gdy dowódców jest więcej niż jeden i nie tworzą zgrupowania, kostek
      dowódców nie ma. Obca armia w mieście może we własnym impulsie przeprowadzić wycieczkę sama.
    `,
  ),
  rule(
    '6.8.1',
    'Głód',
    `
    Głód zaczyna się od 0 i rośnie o jeden w każdym późniejszym impulsie oblegającego za 1 AP (R21). Gdy przekroczy
    obecny poziom miasta o dwa, a w stolicy o trzy, miasto się poddaje: jednostki w środku giną, mury zostają całe. Port
    musi być zablokowany: oblegający ma w każdej jego strefie więcej okrętów niż wróg (R22).
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
    Rozgrywa się jedną rundę. Trafienia równe obecnemu poziomowi obniżają go o jeden; pozostałe liczą się przeciw nowemu
    poziomowi, a jeśli jest ich za mało, przepadają. Oblegający w każdym razie ponosi swoje straty. Obrońca może zamiast
    tego przydzielić trafienia garnizonowi. Gdy poziom spadnie do zera, miasto jest zdobyte, nadwyżka trafień spada na
    garnizon, a ocalali idą do strefy przegrupowań (R24).

    Kontynuacja kosztuje 1 AP dochodu; bez zapłaty oblężenie stoi w miejscu, a oblegający bez zaopatrzenia sprawdzają
    zmęczenie (6.10). Oblężenie może trwać kilka tur.
    `,
  ),
  rule(
    '6.8.4',
    'Deportacja ECO',
    `
    Z właśnie zdobytego pola zdobywca musi przenieść ECO+, najwyżej dwa, na najbliższe pole z ECO−, które w ten sposób znosi
    (R25); jeśli takiego nie ma, może je przenieść na własne pole rodzime. Asyria wybiera dowolnie, a dzięki karcie
    „Deportacja” może brać nawet z miasta bez ECO+, zostawiając tam ECO−. Koczownicy dostają zamiast każdego z nich 7 AP na
    wystawianie, wzmacnianie i wykup jednostek. Na polu, z którego się bierze, może być najwyżej jedno ECO−, a na polu
    docelowym najwyżej dwa ECO+. ECO+ z Medyjskiego Dalekiego Wschodu tam zostają.
    `,
  ),
  rule(
    '6.9',
    'Polityka',
    `
    Każde państwo drugorzędne i plemię ma jeden znacznik na torze jednego mocarstwa (R26). Mocarstwo płaci 1 AP za
    przesunięcie o jedno pole, a w przypadku Judy i Izraela 0,5 AP: w dół cudzego toru albo w górę własnego. W impulsie
    można wydać na to najwyżej 6 AP; karta zerwania sojuszu może przesunąć znacznik dalej, ale po niej w tym impulsie
    nie wydaje się już AP na dyplomację. Nie można wpływać na kraj, z którym jest się w stanie wojny (na koczowników
    można), na plemię bez jednostek na mapie ani na kraj, który jest w sojuszu.

    - 0–3 **NEUTRALNOŚĆ**.
    - 4–6 **HANDEL**: jeden punkt handlowy w międzyfaziu.
    - 7–9 **PRO** (przychylność): a ponadto kraj płaci temu mocarstwu trybut, czasem obok Asyrii (5.2).
    - 10–12 **MARSZ** (prawo marszu): a ponadto obie strony mogą nawzajem wchodzić na swoje ziemie jak na przyjazne, bez
      kosztów zaopatrzenia, ale nie do miast.
    - 13–15 **SOJUSZ**: a ponadto mocarstwo prowadzi ten kraj; obie strony mogą nawzajem wchodzić do swoich miast,
      bronią się razem i tworzą wspólne floty i zgrupowania armii.

    Umowy mocarstwa obejmują jego sprzymierzone państwa drugorzędne. Nie może ono kazać im oddać AP, kart, jednostek ani
    dodatkowego trybutu, a za własne AP rusza ich wojska tylko we wspólnym zgrupowaniu armii lub we wspólnej flocie.
    Mocarstwa, między którymi panuje pokój, mogą umówić się na wolne przejście. O obozach mówi 7.4.1.

    Sojusz kończy tylko karta zerwania sojuszu albo podbój. Państwo drugorzędne, które zostaje sojusznikiem albo któremu
    wypowiedziano wojnę, uaktywnia się (6.17). Kraj, który traci sojusz, od razu jest nieaktywny (ale zob. R27): jego
    jednostki czekają bez zmian na karcie narodowej, podjazdy idą do strefy przegrupowań, wspólne karty się odrzuca. Gdy
    znów się uaktywni, dobiera nowe karty, a ten, kto go prowadzi, ustawia te jednostki dowolnie na jego ziemi.
    `,
  ),
  rule(
    '6.10',
    'Zaopatrzenie',
    `
    Na początku twojego impulsu za każde wojsko na obcej ziemi płacisz 1 AP albo plądruje ono swoje pole; tylko gdy nie
    jest możliwe ani jedno, ani drugie, jego jednostki sprawdzają zmęczenie (R28, R70). Wojska na przyjaznej ziemi i
    garnizony własnych miast nie potrzebują zaopatrzenia.
    `,
  ),
  rule(
    '6.11',
    'Wydarzenia',
    `
    Kartę można zagrać jako wydarzenie zamiast jako AP, jeśli wydarzenie jest możliwe. Niektóre kosztują AP: z dochodu,
    odłożone, z karty plusowej albo pożyczone z następnego impulsu; jeśli pożyczki wtedy nie spłacisz, dostajesz ECO− w
    jednym ze swoich miast albo tracisz ECO+. Państwo drugorzędne nigdy nie pożycza dla swego mocarstwa. „Ty” na karcie
    to kraj, który ją ma. Wydarzenia wolno zagrywać także przeciw sojusznikom. Anulowane wydarzenie nic nie kosztuje.
    Jeśli karta daje tajną dyplomację, z tej części mogą korzystać wszystkie kraje (6.11.m). Z dwóch wykluczających się
    wydarzeń obowiązuje późniejsze. Karty dwóch rodzajów można użyć na oba sposoby.
    `,
  ),
  rule(
    '6.11.a',
    'Katastrofy',
    `
    Katastrofa może dotknąć każdego, chyba że przed rzutem na jej skutki ktoś zagra kartę „Kontratak”.
    `,
  ),
  rule(
    '6.11.b',
    'Wojny międzynarodowe',
    `
    Obie strony wysyłają na kartę po 2 + K3 jednostek, wśród nich może być jeden dowódca; strona spoza gry ma takie same
    siły (R71). Wojna trwa K6 rund, odliczanych, gdy znacznik dochodzi do pierwszego kraju wymienionego na karcie. Na końcu
    za każdy żeton na karcie rzuca się kostką: przy parzystym wyniku traci on krok, a ocalałe idą do strefy przegrupowań.
    Mocarstwo, któremu brak jednostek, musi wystawić, co może, za odłożone AP, kartami albo pożyczką, albo traci 1 PZ za
    każdą brakującą (N39); jeśli którychś nie może wystawić, program pyta o nie ponownie w każdym impulsie, a dopóki ich
    brakuje, rund się nie odlicza.

    Wcześniej może ją zakończyć karta „Zakończenie międzynarodowej wojny” albo bitwa lądowa w impulsie kraju wymienionego na
    karcie wojny; taka bitwa kosztuje 1 AP i wymaga dowódcy na karcie, w razie potrzeby ściągniętego z mapy. Wygrana kończy
    wojnę, przegrana podwaja pozostały czas (R29). Kraj nie toczy dwóch takich wojen naraz i nie toczy ich z sojusznikiem.
    `,
  ),
  rule(
    '6.11.c',
    'Karty zerwania sojuszu',
    `
    Rzuć 2K6 i przesuń znacznik najwyżej o tyle: w dół cudzego toru, potem w górę toru mocarstwa, które zagrywa kartę; albo,
    we własnym impulsie, od razu w górę toru, na którym stoi, czyjkolwiek on jest. Państwo drugorzędne zagrywa ją dla swego
    mocarstwa; bez mocarstwa może tylko obniżać znacznik. Można ją też zagrać jako reakcję, za pół ceny i z podwójnym
    rzutem: gdy partner tego sojuszu przegrał bitwę z PZ albo gdy twój własny kraj taką wygrał (R72); jeśli po jednej
    stronie walczyło kilka krajów, liczy się każdy z nich. Karty nie można zagrać wobec kraju, z którym toczysz własną
    wojnę. Ani Asyria, ani sojusznik w jej imieniu nie mogą zagrać tej karty wobec kraju, który odmówił trybutu i
    został za to przez Asyrię ukarany. Karta nie działa na miasta handlowe. Kosztuje 4 AP (R30), a „Dowolny sojusz” 6 AP.
    `,
  ),
  rule(
    '6.11.d',
    'Karty bitewne',
    `
    Zagrywają je przed rzutami kraje, których wojska biorą udział w bitwie (6.7.1). Ich skutki się sumują, a niektóre
    znoszą się wzajemnie. Nigdy nie działają na przechwycenie ani unik (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reakcje',
    `
    Może je zagrać każdy kraj, gdy tylko nadarzy się okazja; przerywają grę i działają pierwsze. Reakcję może z kolei
    anulować karta „Kontratak”, a gdy zatrzyma ona „Kontrmanewr”, karta bitewna, w którą był on wymierzony, jednak działa.
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
    Dają karty i liczą się jako karta impulsu; potem można jeszcze zagrać kartę plusową albo wydawać AP. Tylko po kartach
    „Staranne przygotowania” i „Spasowanie” nie można zrobić ani jednego, ani drugiego: wzmacniają za to następny impuls.
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
    Wybrane wojsko musi sprawdzić zmęczenie albo ponosi inne straty. Sabotaż można powstrzymać kartą „Kontratak”.
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
    Wykonuje się od razu jedną akcję z 7.5.2. Nikt nie może jej anulować; zamiast tego rzuca się 2K6: przy 9 lub więcej
    akcja nie odnosi skutku.
    `,
  ),
  rule(
    '6.12',
    'Zmiana kontroli',
    `
    Na początku kraj kontroluje swoje pola rodzime i powiązane. Kontrola przechodzi na wroga, gdy na polu są tylko jego
    wojska lądowe; miasto trzeba najpierw zdobyć, nie wystarczy przed nim stać. Na początku i końcu impulsu wrogie
    wojska nigdy nie stoją na jednym polu, chyba że rozdziela je mur. Zajęte pole rodzime lub powiązane bez wrogich
    wojsk lądowych na końcu impulsu wraca do pierwotnego właściciela. Wojska sojusznicze niczego nie zmieniają. Strefę
    morską kontroluje kraj, jeśli są w niej tylko jego okręty.
    `,
  ),
  rule(
    '6.12.a',
    'Skutki',
    `
    Stracone pole rodzime nie daje nic ani właścicielowi, ani zdobywcy, chyba że stanie się prowincją (7.1.d). Pole
    powiązane daje dochód zdobywcy. Gdy miasto i pole są w rękach krajów, które ze sobą walczą, miasto nie liczy się
    nikomu, ale pierwotnemu właścicielowi liczy się połowa jego ECO, wydrukowanego i ze znaczników (R31). Poza trybutem
    miast handlowych ECO nie zmienia się przed międzyfaziem. Mocarstwa, które zajęły pole wspólnie, ustalają między
    sobą, komu przypadnie, a jeśli się nie porozumieją, decyduje to z najsilniejszym wojskiem, licząc jego państwa
    drugorzędne; za swoje państwa drugorzędne decyduje mocarstwo.
    `,
  ),
  rule(
    '6.13',
    'Podbój w impulsie',
    `
    We własnym impulsie możesz próbować podboju według 7.1, ale wobec jednego kraju test wykonuje się w turze tylko raz,
    bez względu na to, kto próbuje, i jeszcze raz w międzyfaziu.
    `,
  ),
  rule(
    '6.14',
    'Plądrowanie',
    `
    Wojsko plądruje zamiast płacić za zaopatrzenie albo po prostu po to, by zaszkodzić: pole dostaje splądrowanie 1, a
    jeśli już je ma, splądrowanie 2; więcej nie można. Nic to nie kosztuje, ale wolno tylko raz na pole i impuls. W
    kraju, z którym masz pokój, trzeba najpierw wypowiedzieć wojnę.
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
      nie wysyła, z wyjątkiem Arabów i Aramejczyków.
    - Gdy wszystkie strefy są zajęte, rzuć K6: 6 to niepowodzenie, 1–5 oznacza jedną rundę walki z jednostką w tej strefie
      (jeśli jest po twojej stronie, wybierasz inną). Gdy jedna ginie, strefę zajmuje druga; gdy trafi tylko twoja, tamta
      idzie do strefy przegrupowań. W przeciwnym razie twoja wraca.
    - 1 AP uruchamia wszystkie podjazdy, twoje i twoich sprzymierzonych państw drugorzędnych i koczowników, prócz tych,
      które weszły w tym impulsie. Za każdy rzuć K6 (R32): 6 to niepowodzenie, 1–5 wskazuje mocarstwo, którego znacznik
      można atakować; jeśli to ty albo nie ma ono znaczników, wybierasz inne. Potem rzuć za jednostkę; trafienie według
      jej siły zdejmuje znacznik. Za każdy zdjęty znacznik rzuć kostką: parzysty wynik przywraca jeden twój. Przy 9.7
      kawaleria po sukcesie napada drugi raz.
    - Podjazd nie wymaga wojny i nie szkodzi sojuszom. Jednostka, która odchodzi, sprawdza zmęczenie i idzie do strefy
      przegrupowań.
    `,
  ),
  rule(
    '6.16',
    'Działania morskie',
    `
    Okręty handlują, przewożą wojska, blokują porty i walczą z okrętami. Nigdy nie wchodzą na ląd, prócz Kraju
    Nadmorskiego.
    `,
  ),
  rule(
    '6.16.a',
    'Budowa i naprawa',
    `
    Okręt kosztuje 2 AP i ustawia się go w strefie przy własnym porcie, w miarę możliwości bez wrogich okrętów. Naprawa
    kosztuje 1 AP w strefie z przyjaznym portem. Bez takiego portu nie można ani budować, ani naprawiać.
    `,
  ),
  rule(
    '6.16.b',
    'Floty',
    `
    Wszystkie przyjazne okręty w strefie tworzą flotę; sojusznik musi się zgodzić, a kraje bez sojuszu wspólnej floty
    nie tworzą. Flota płaci 0,5 AP za strefę przybrzeżną i 1 AP za wejście do strefy handlowej lub wyjście z niej, po
    czym okręt w tym impulsie nic już nie robi, więc przez strefę handlową nie ma drogi na skróty. Okręty nigdy nie
    stoją w porcie i nie mogą się w nim schronić.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    Pełny okręt bierze jedną pełną jednostkę albo dwie osłabione, osłabiony jedną osłabioną, własną lub, za zgodą
    właściciela, sojuszniczą (N89); dowódcy nie zajmują miejsca. Najemnicy wchodzą na pokład tylko z dowódcą swojego
    kraju. Okręt może przewozić wojska raz na impuls. Załadowane okręty nie wchodzą do stref handlowych.
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
    Lądowanie na polu z wrogami oznacza bitwę bez udziału okrętów. Naraz ląduje jedna armia, jedno zgrupowanie albo
    jedna jednostka; inni zostają na pokładzie. Piechota i łucznicy piesi mają −1, rydwany i kawaleria −2. Przegrani,
    którzy przybyli z morza, mogą wrócić na okręty.
    `,
  ),
  rule(
    '6.16.f',
    'Poszukiwanie',
    `
    Wrogie floty mogą stać w jednej strefie. Kraj w swoim impulsie może szukać raz na strefę i impuls; inni, gdy wpływa
    wroga flota, z odłożonych AP (R34). Poszukiwanie kosztuje 1 AP: wróg jest wykryty, gdy 2K6 daje co najmniej
    najniższy współczynnik poszukiwania szukających okrętów. Floty różnych krajów, które nie są sojusznikami, wykrywa
    się osobnymi rzutami i walczy się z nimi po kolei, w kolejności wybranej przez szukającego (N88). W bitwie nie ma
    dodatkowych kostek; przegrany ucieka do sąsiedniej strefy. Trafienie okrętu jest też trafieniem ładunku.
    `,
  ),
  rule(
    '6.16.g',
    'Strefy handlowe',
    `
    Strefa mieści do czterech okrętów. Zamiast zajmować wolne miejsca, albo gdy ich nie ma, można o nie walczyć:
    dodatkowy 1 AP i udane poszukiwanie za każdą flotę w strefie, z którą chce się walczyć. Jeśli żadne poszukiwanie się
    nie uda, flota wraca do strefy morskiej i nie może już działać. Zwycięzca ustawia do czterech okrętów; przegrani,
    którzy się nie mieszczą, idą do strefy z przyjaznym portem. Nie trzeba wypowiadać wojny.
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
    odłożenia (3.1). Jeśli nie masz kart, musisz kupić jedną za 5 AP i ją zagrać (R35); jeśli nie możesz, pasujesz
    (6.0). Za 3 AP możesz dać plus dowolnej karcie (N78).
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
    rękach wrogów. Poza tym test podboju można wykonać wobec

    - państwa drugorzędnego, gdy zajęto jedno jego miasto lub kwadratowe pole;
    - Asyrii, gdy zajęto Niniwę i pięć innych miast Asyrii;
    - innego mocarstwa, gdy zajęto pięć jego miast albo stolicę i trzy inne.

    Wobec Medii testu się nie wykonuje: pada, gdy siedem jej miast ze stolicą jest naraz w rękach wrogów. Koczowników
    się nie podbija; gdy żadnej ich jednostki nie ma na mapie, ich sojusze się kończą, a ich znacznik do końca tury
    pozostaje neutralny.
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
    pól, potem z największym wojskiem. W jednym rzucie liczą się pola wszystkich.
    `,
  ),
  rule(
    '7.1.d',
    'Skutki',
    `
    - Pola, które pokonany trzyma gdzie indziej, wracają do właścicieli; jego wojska za granicą wracają do domu. Od razu
      płaci trybut zdobywcy.
    - Państwo drugorzędne lub miasto handlowe traci wszystkie dotychczasowe stosunki z mocarstwami; jego znacznik leży w
      strefie podbojów zdobywcy. Aktywny kraj staje się nieaktywny jak w 6.9.
    - Mocarstwo opuszcza obóz i wszystkie sojusze; każde państwo drugorzędne na jego torze spada o 2K6, co najmniej o 3;
      jego miasta handlowe są neutralne.
    - Wojna między obiema stronami i ich sprzymierzonymi państwami drugorzędnymi się kończy.
    - **Okres wytchnienia**: po podboju w międzyfaziu trwa do początku następnego międzyfazia, po podboju w trakcie tury
      także przez całą następną turę. Dla zdobywcy ziemia podbitego jest przyjazna, ale nie odwrotnie, i tylko on może
      wpływać na podbite państwo drugorzędne (R75). Żadna strona nie może atakować ani plądrować drugiej; to samo dotyczy
      ich państw drugorzędnych, miast handlowych i koczowników. Wydarzenia, z wyjątkiem kart bitewnych, wolno zagrywać. Mogą
      go zakończyć karty „Opozycja przejmuje władzę” i „Kapłani Marduka”, a między Elamem i Persją także karta „Wrogie
      podburzenie”.
    - **Prowincja**: jedno pole zajęte jednostką, które nie jest stolicą i nie ma wydrukowanego ECO, daje zdobywcy
      dochód. Wszystkie inne jego jednostki odchodzą. Gdy odejdzie także ta, pole przestaje być prowincją.
    - Podbite państwo drugorzędne płaci, aż zostanie sojusznikiem zdobywcy albo minie okres wytchnienia; wtedy jego
      znacznik jest neutralny albo tam, dokąd doprowadziły go wpływy. Mocarstwo może wtedy wejść do obozu albo
      zaatakować zdobywcę; wcześniej wchodzi do jego obozu tylko za jego zgodą.
    - Podbite miasto handlowe bez garnizonu jest neutralne, gdy wejdą wrogowie; miasto w pakcie broni się samo.
    - Gdy podbita jest Asyria, każdy zdobywca dostaje prowincję, 12 PZ dzieli się między nich, testy trybutu i kary za
      odmowę ustają, a Asyria płaci każdemu dwa poziomy.

    **Odpadnięcie** obowiązuje, jeśli go nie wyłączycie: mocarstwo, które podbito już wcześniej, nie licząc poddania (w
    ostatniej turze nawet bez tego), i które ma najwyżej dwa przyjazne miasta, a nie ma stolicy, odpada, a zdobywca dostaje
    za to podwójne PZ. Jego jednostki i znaczniki opuszczają grę, jego pola poza prowincjami nie dają już dochodu, a ono
    samo nie handluje i nie płaci. Jego gracz przejmuje Scytów; drugi taki gracz Kimmerów i państwo drugorzędne; następni po
    dwa państwa drugorzędne; mają one jego karty narodowe i liczą się jako mocarstwo (N117). Z państw drugorzędnych
    wyeliminować można tylko Urartu i mogą to zrobić tylko koczownicy. Media może wrócić dzięki karcie „Zwoływanie plemion”.
    `,
  ),
  rule(
    '7.2',
    'Awanse',
    `
    Przy 9.2 za każdego osłabionego dowódcę na mapie rzuca się kostką; przy parzystym wyniku awansuje (R36).
    `,
  ),
  rule(
    '7.3',
    'Dochód',
    `
    Najpierw liczy się wszystko, a potem rozdaje się karty (R37).
    `,
  ),
  rule(
    '7.3.1',
    'Dochód z mapy',
    `
    ECO = punkty miast / 3 + wartości i znaczniki ECO. Kontrolowane miasto to jeden punkt, stolica dwa. Obce miasta
    liczą się tylko jako prowincje albo pola powiązane, miasta handlowe nigdy. Ułamki zachowuje się do czasu doliczenia
    handlu (7.3.3.d). Każde siedem poziomów splądrowania na polach rodzimych kosztuje jedno ECO. Państwo drugorzędne z
    samą stolicą ma 1. Persja zawsze ma 2. Miasta handlowe naprawiają się same.
    `,
  ),
  rule(
    '7.3.2',
    'Karty',
    `
    Każdy aktywny kraj dostaje ECO − 1 kart, w kolejności impulsów, począwszy od kraju po tym, który zagrał ostatnią
    kartę; karty narodowe wracają. Limity bez kart narodowych: państwa drugorzędne 1–3, mocarstwa 2–6, Asyria 4–10; kto
    ma mniej niż minimum, dobiera do niego. Raz na grę kraj mający więcej niż minimum może odrzucić rękę i dobrać o
    jedną kartę mniej. Potem odrzuca się karty ponad maksimum: każde 10 wydrukowanych na nich AP to 1 PZ albo dwie
    dodatkowe akcje w 7.5, każde pozostałe 5 AP to jedna taka akcja; nagrodę państwa drugorzędnego bierze jego
    mocarstwo.
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
    Punkt handlowy jest wart tyle co punkt miasta, więc trzy to jedno ECO; ułamki z miast i handlu się sumuje, a reszta
    przepada. Mocarstwo z największą liczbą punktów dostaje 3 PZ, drugie 1 PZ; remis o pierwsze miejsce daje po 2 PZ, a
    drugiego miejsca wtedy nie ma, remis o drugie daje po 1 PZ. Potem okręty wracają, podjazdy sprawdzają zmęczenie i
    idą do strefy przegrupowań, a utracone znaczniki wracają.
    `,
  ),
  rule(
    '7.3.3.e',
    'Poziom',
    `
    Dochód z mapy i z handlu razem wyznacza poziom ECO na następną turę. Jeśli potem jakieś pole przejdzie w inne ręce,
    poziom się nie zmienia; zmienić go może tylko trybut. Państwa drugorzędne nie mają znaczników handlowych, ale mogą
    handlować okrętami. Nieaktywne państwo drugorzędne usuwa splądrowania i zniszczenia; takie, które ich nie ma i było
    nieaktywne przez całą turę, ma poziom o jeden wyższy, Fenicja o trzy (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Ujemny dochód',
    `
    Za każdy poziom poniżej zera kraj dostaje punkt splądrowania w każdej rundzie, w której płaci. Gdy nie ma już pola,
    na którym można by go umieścić, kraj jest bankrutem i przestaje płacić do następnego międzyfazia.
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
    Obóz można zmienić na drugi tylko w międzyfaziu, więc w trakcie tury nie ma wojny z własnym obozem, chyba że przeniesie
    cię do drugiego karta „Opozycja przejmuje władzę” albo „Kapłani Marduka”. Neutralne mocarstwo wchodzi do obozu za darmo
    w międzyfaziu albo za 10 AP, wypowiadając wojnę mocarstwu drugiego obozu. Neutralne mocarstwo zaatakowane przez obóz
    wchodzi do drugiego za darmo. Wejście do obozu Asyrii wymaga jej zgody; rebelianci mogą odrzucić tylko tego, kto jest w
    stanie wojny z którymś z nich, a podbite mocarstwo potrzebuje zgody zdobywcy, by wejść do jego obozu. Mocarstwo, które w
    tej turze stało się neutralne, nie może wypowiedzieć wojny dawnemu obozowi. Odrzucone mocarstwo dostaje 1 PZ, raz na
    turę. Wejście do obozu oznacza sojusz ze wszystkimi w nim i wojnę ze wszystkimi w drugim.

    Gdy wszystkie mocarstwa obozu są podbite albo odpadły, a gra trwa (9.1), mocarstwa mogą od razu, za darmo i w
    kolejności toru, wypowiadać wojny i wchodzić do obozów.
    `,
  ),
  rule(
    '7.4.2',
    'Wypowiedzenie wojny',
    `
    W międzyfaziu wypowiada się wojnę za darmo. W trakcie tury państwo drugorzędne płaci 5 AP, a mocarstwo 5 AP za wojnę
    z państwem drugorzędnym, 10 AP za wojnę z mocarstwem i nic za wojnę z miastem handlowym. Wojna z krajem, który płaci
    trybut, kosztuje Asyrię 10 albo 15 AP (5.2.3). Każdy wrogi czyn liczy się jako wypowiedzenie wojny i trzeba za niego
    zapłacić. Twoje wpływy u ofiary przepadają. Wojska na ziemi drugiej strony idą na najbliższe przyjazne pole
    (10.4.f). Wojna z mocarstwem to wojna z całym jego obozem i państwami drugorzędnymi tego obozu; wojna ze
    sprzymierzonym państwem drugorzędnym pozwala jego mocarstwu wypowiedzieć wojnę za darmo. Wojna z miastem handlowym,
    które jakieś mocarstwo podbiło lub ma z nim pakt, to wojna z tym mocarstwem.
    `,
  ),
  rule(
    '7.4.3',
    'Pokój',
    `
    Wojna, która wynikła z sojuszu, kończy się razem z nim. Inna kończy się podbojem albo, w przypadku państwa
    drugorzędnego, w następnym międzyfaziu, jeśli jego wróg się zgodzi. Gracze mogą umówić się na pokój za darmo, za trybut
    2 ECO albo za wypożyczenie karty narodowej do następnego rozdania (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Karanie za odmowę trybutu',
    `
    Kraj, który odmówił trybutu, karze się podbojem albo zwycięstwem nad nim w bitwie lub zdobyciem jego miasta: wtedy
    od razu wykonuje on test trybutu, a jeśli go zda, płaci, jest ukarany i wojna się kończy (R39). Mogą to zrobić
    sojusznicy Asyrii. Kraj, który tymczasem został sojusznikiem mocarstwa, karze się tak samo, ale o płaceniu decyduje
    jego mocarstwo, a jeśli jest w stanie wojny z Asyrią, wojna trwa. Asyria może zamienić to w wojnę podbojową, za
    darmo i bez dalszych testów.
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
    Jego mocarstwo może za darmo wypowiedzieć wojnę każdemu z jego wrogów; albo wszyscy godzą się na pokój.
    `,
  ),
  rule(
    '7.5',
    'Tajna dyplomacja',
    `
    Zasada opcjonalna. Każde mocarstwo kładzie potajemnie na wybranym celu jeden znacznik, a Asyria dwa; odkrywa się je
    razem.
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
    ono szczególny impuls bez dodatkowej karty przed pierwszym impulsem tury; jeśli takich krajów jest kilka, w
    kolejności toru.
    `,
  ),
  rule(
    '7.5.2.c',
    'Niesprzymierzone państwo drugorzędne lub plemię',
    `
    Przesuń jego znacznik najwyżej o K6 (R78); albo nakłoń je do odmowy: nie płaci Asyrii nic, a jeśli w teście odmówi,
    płaci tobie; albo, grając Asyrią, zapewnij sobie jego trybut, nawet przy statusie PRO lub wyższym wobec innego
    mocarstwa (N49); albo połóż znacznik rewolty w jednym z jego miast (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Inne mocarstwo lub jego kraj',
    `
    Połóż znacznik rewolty w niezajętym mieście, które nie jest stolicą: nikt nie kontroluje miasta ani pola, dopóki nie
    wejdzie wojsko dowolnego kraju, które przejmuje jedno i drugie bez PZ i bez wojny (R79). Albo połóż go we własnym
    rodzimym mieście, które jest w obcych rękach, jeśli garnizon w mieście i na jego polu, z dowódcami, jest mniejszy
    niż obecny poziom; garnizon idzie do strefy przegrupowań. Albo, przeciw mocarstwu, +1 do jego rzutu sukcesji.
    Pozostałe znaczniki zdejmuje się przed następną tajną dyplomacją.
    `,
  ),
  rule(
    '7.5.2.e',
    'Miasta handlowe',
    `
    Zawrzyj za darmo pakt z jednym z nich, które nie jest podbite i nie ma paktu.
    `,
  ),
  rule(
    '7.5.2.f',
    'Ogólnie',
    `
    Nic to nie kosztuje i sojusze w niczym nie przeszkadzają. Gracze nie mogą umawiać się co do celów.
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
    to także uników i odwrotów, a płaci kraj, którego wojska idą. Asyria i jej sojusznicy mogą wchodzić na ziemię
    krajów, które płacą trybut, ale nie odwrotnie. Wojska, które tracą to prawo, idą na najbliższe przyjazne pole, a
    jeśli jest ich kilka, na wybrane przez właściciela; gdy nie ma drogi lądem, idą do strefy przegrupowań.
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

    - 1, 2 lub 3 PZ za wygraną bitwę lądową z 5–9, 10–14 lub co najmniej 15 jednostkami; 1 za bitwę morską z co najmniej
      3 okrętami;
    - 1 za miasto poziomu 2 z garnizonem albo poziomu 3 lub wyższego; 3 za fortecę poziomu 4; 4 za Niniwę; +1 za
      garnizon z co najmniej 5 jednostek, +1 za stolicę;
    - 1 dla obrońcy, który odparł szturm;
    - 1 za wyeliminowanie ostatniej jednostki Arabów lub Aramejczyków na mapie, 2 za ostatnią jednostkę Kimmerów lub
      Scytów;
    - 1 za zakończenie wojny międzynarodowej bitwą;
    - 1 za sojusz z państwem drugorzędnym lub jego podbój, 3 za mocarstwo, 12 za podbój Asyrii; +4 za pokonanie całego
      obozu (R40, R80);
    - 1, gdy odrzucono twoje poddanie lub prośbę o przyjęcie do obozu.

    W międzyfaziu: handel (7.3.3.d), karty ponad limit (7.3.2). Na końcu: każde mocarstwo prócz Asyrii 1 PZ za każdą
    turę, w której nie było podbite, a podwójnie, jeśli nie było nigdy; każde mocarstwo dostaje podwojony przyrost ECO
    (z trybutem i handlem) względem początkowego (bez trybutu); może on być ujemny.

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
    Asyria dostaje w międzyfaziu −2 PZ za każdy nieukarany kraj, który odmówił trybutu (R81). Każde mocarstwo dostaje −1
    PZ za wyeliminowanego króla i po −1 PZ za każdy znacznik, którego nie może zdjąć (10.4.a), oraz za każdą jednostkę
    brakującą w wojnie międzynarodowej (6.11.b). Mocarstwa odpowiadają za sprzymierzone państwa drugorzędne i za te,
    które prowadzą według 7.4.5. PZ mogą być ujemne.
    `,
  ),
  rule(
    '8.4',
    'Kampania dla dwóch graczy',
    `
    Po podbiciu jednego lub dwóch mocarstw Asyria może kartą „Dowolny sojusz” i za dodatkowe 10 AP sprzymierzyć się z jednym
    z nich, ale nie z Medią, i prowadzić je przez jedną turę; potem znów należy do rebeliantów (R41, N103).
    `,
  ),
  rule(
    '9.0',
    'Zasady opcjonalne',
    `
    Obowiązują, jeśli gracze nie umówią się inaczej. Tutaj zasady od 9.1 do 9.4, 9.6, 9.7 i odpadanie (7.1) są włączone, a
    mgła (9.5) i tajna dyplomacja (7.5) wyłączone, dopóki gracze nie wybiorą inaczej; mgła jest wyłączona z naszej decyzji
    (N118). Początkujący zaczynają bez 9.7, a zalecenia dla Dwóch Rzek podaje S3. W opcjach stołu każda zasada ma swój
    numer.
    `,
  ),
  rule(
    '9.1',
    'Nagła śmierć',
    `
    Zalecane ustawienie: włączona. Gdy obóz zostaje całkowicie pokonany, rzuca się 2K6 i dodaje numer tury oraz liczbę
    pokonanych mocarstw (+ 3, jeśli Asyria jest podbita); 10 lub więcej od razu kończy grę: pozostałe karty i impulsy
    przepadają, następuje tylko dochód międzyfazia. Jeśli gra trwa dalej, mocarstwa wybierają obozy na nowo (7.4.1). Gra
    kończy się też, gdy przy liczeniu PZ jedno mocarstwo ma więcej niż wszystkie inne razem albo mocarstwo inne niż Asyria
    ma więcej niż drugie i ostatnie razem: to mocarstwo wygrywa (R42). Przy stole można wybrać łagodniejszy sposób liczenia,
    który jest nasz (N52).
    `,
  ),
  rule(
    '9.2',
    'Osłabieni dowódcy',
    `
    Zalecane ustawienie: włączona. Nowi dowódcy wchodzą do gry osłabioną stroną do góry i mogą awansować, przy parzystym
    wyniku kostki, po wygranej bitwie, po udanym oblężeniu, po walce oblężniczej z większą liczbą trafień zadanych niż
    otrzymanych i w międzyfaziu.
    `,
  ),
  rule(
    '9.3',
    'Łączenie jednostek',
    `
    Zalecane ustawienie: włączona. W pierwszym impulsie kraju w turze dwie osłabione jednostki tego samego kraju,
    rodzaju i siły na jednym polu lub w jednej strefie morskiej stają się jedną pełną; druga idzie do puli (N93). W
    drugą stronę to nie działa.
    `,
  ),
  rule(
    '9.4',
    'Stała armia',
    `
    Zalecane ustawienie: włączona. Asyria rzuca przy awansie dwiema kostkami; wystarczy jedna parzysta. Najemników może
    zatrzymać i bez tej zasady (5.1, N113). Inne mocarstwa mogą w swoim pierwszym impulsie tury rozwiązać pełną
    regularną jednostkę o sile 2 i zapłacić 4 AP za jedno trwałe ECO+ w jednym z własnych miast (N94).
    `,
  ),
  rule(
    '9.5',
    'Mgła wojny',
    `
    Zalecane ustawienie: wyłączona. Z wrogiego stosu, na lądzie czy morzu, także w marszu, widzisz tylko wierzchni żeton
    (najlepszego dowódcę, a jeśli go nie ma, najlepszą jednostkę) i liczbę żetonów. Stos mieści armię albo dziesięć
    jednostek; reszta leży w następnym, z własnym wierzchnim żetonem. Stosy sojuszników i krajów, z którymi masz pokój,
    są odkryte (N75).
    `,
  ),
  rule(
    '9.6',
    'Sprzedaż najemników',
    `
    Zalecane ustawienie: włączona. Mocarstwo może sprzedać najemników ze swojej puli innemu krajowi za zwykłą cenę,
    zaokrągloną w górę; sprzedający dostaje te AP na swoją następną rundę, w której liczą się najwyżej 4 odłożone AP
    (R82). Kupujący ustawia ich według 6.2. Kto sprzedaje, w tej turze nie kupuje. Arabów i Aramejczyków się nie
    sprzedaje.
    `,
  ),
  rule(
    '9.7',
    'Zdolności jednostek',
    `
    Zalecane ustawienie: włączona, z wyjątkiem pierwszej partii. Jednostki ciężkie: ciężka piechota, ciężka kawaleria,
    rydwany. Kawaleria: lekka i ciężka kawaleria, rydwany, łucznicy konni. Łuki: łucznicy, łucznicy konni, rydwany.

    - **Ciężkie**: wynik 2 to dwa trafienia, chyba że zmodyfikowana siła jest mniejsza niż 2. Od dwóch do czterech
      ciężkich jednostek po jednej stronie znosi jedno trafienie ostrzału, pięć i więcej dwa.
    - **Kawaleria** sama albo z dowódcą: dwa pola za 1 AP, po pół AP za każde (N15); choćby jedna inna jednostka to
      wyklucza. Zmęczenie po czwartym polu sprawdza jak zwykle. W oblężeniu po takim ruchu ma −1; może też iść zwykłym
      tempem i za zwykłą cenę, a wtedy nie ma −1.
    - **Łuki**: w pierwszej rundzie łuki strzelają pierwsze, a straty zdejmuje się, zanim walczą inni; w drugiej walczą
      razem z nimi. Wszystkimi dodatkowymi kostkami rzuca się razem z pozostałymi; dowódcy, którym ostrzał zabrał
      wszystkie jednostki, tracą swoje kostki.
    - Ciężka piechota ma −1, gdy atakuje przez rzekę. Lekka kawaleria nie sprawdza zmęczenia na pustyni. Rydwany mają
      −1, gdy atakują przez góry lub rzekę i w Kraju Nadmorskim; przed bitwą wszystkie rydwany strony ogłasza się jako
      łuki (strzelają pierwsze, ale nie zadają podwójnych trafień i nie chronią) albo jako ciężkie (odwrotnie).
    - **Zasadzka**: łucznicy konni mogą strzelić, a potem próbować uniku, wraz z nimi rydwany i inna kawaleria, także
      przed desantem, ale nie przed wojskiem, które ich właśnie przechwyciło; PZ za to nie ma (N20).
    - **Ruchliwość**: liczba jednostek kawalerii minus liczba innych; przy przechwyceniu broni się strona, która ma ją
      większą. Modyfikatory za kawalerię przy przechwyceniu i uniku podaje 6.6.9.
    - W oblężeniach nic z tego nie działa, z wyjątkiem wycieczki, gdy rośnie głód; broniące się jednostki z łukami mają
      jednak +1 (R20).
    - Dopłaty przy wystawianiu podaje R43.
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
    wydarzeń, dyplomacji ani najemników; w każdym impulsie dobierają wspólną kartę i za jej AP maszerują, plądrują,
    robią podjazdy i oblegają.

    - Plądrują każde niesprzymierzone pole, na którym zaczynają lub na które wchodzą, a pole splądrowane do poziomu 2
      opuszczają (N64), nawet porzucając oblężenie; sojusznik może zapłacić 1 AP, by ich zatrzymać (N99).
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
    jednego kraju wygasa z chwilą zawarcia sojuszu (R84).
    `,
  ),
  rule(
    '10.2',
    'Medowie',
    `
    Przed turą 4 Media nie tworzy zgrupowań armii i ma poza swoimi polami rodzimymi najwyżej jedną armię; jednostki można
    tam zostawiać, by trzymały pola, ale jednostek regularnych nie może tam być więcej, niż wynosi współczynnik dowodzenia
    dowódcy tej armii. Z tymi ograniczeniami jedna armia medyjska może należeć do zgrupowania sojusznika.
    `,
  ),
  rule(
    '10.3',
    'Sukcesja',
    `
    Mocarstwo, które chce ukoronować króla albo zachować obecnego, rzuca K6: 6 lub więcej to niepowodzenie i w tej turze
    króla nie ma. Mocarstwo, które nie chce króla, też go nie ma, ale unika niepokojów. Do rzutu: +2, gdy było podbite, −1
    za każde mocarstwo, które podbiło, −1 za każde trzy podbite państwa drugorzędne, −1 za oddaną kartę; Asyria w
    międzyfaziach od 1 do 4: 0, +2, +1, +5. Karta „Koronacja księcia” zapewnia powodzenie. Niepowodzenie albo dwaj kandydaci
    to niepokoje: wszystkie regularne jednostki sprawdzają zmęczenie, a gdy zachodzi jedno i drugie, dwa razy (R83, N108).
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
    jeden zdjąć, za AP, które ma, albo z karty, inaczej traci 1 PZ. To, co zostanie z tej karty, zachowuje na swój
    następny impuls, najwyżej 4 AP (N111).
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
    Nie jest możliwy: pierwszy rzuca ten, kto jest w kolejności po kraju, który zagrał ostatnią kartę, drugi tylko po
    jego niepowodzeniu.
    `,
  ),
  rule(
    '10.4.e',
    'Przekupstwo w miastach',
    `
    Karty „Zmiana stron” i „Daj im czego chcą” działają w miastach; najemników w fortecy nie dotyczy jej −1.
    `,
  ),
  rule(
    '10.4.f',
    'Współistnienie',
    `
    Wojska, które nie są w stanie wojny, mogą stać na jednym polu, jeśli wolno im na nie wejść, i nie mieszają się w
    cudze bitwy. Gdy jedno staje się wrogie, właściciel pola zostaje, a drugie idzie na najbliższe przyjazne pole; gdy
    nikt nie musi odejść, dochodzi do bitwy.
    `,
  ),
  rule(
    'S1',
    'Kampania, 722–605 p.n.e.',
    `
    Od jednego do pięciu graczy, tury od 1 do 5, cała mapa. Asyria jest w stanie wojny z rebeliantami (Babilonią i
    Elamem) oraz z Izraelem; neutralna Media walczy z Persją i płaci Asyrii dwa poziomy. Egipt jest neutralny. Płacą
    Fenicja, Juda, Syria i Persja; odmówiły Izrael, Urartu i Frygia. ECO na początku z trybutem: Asyria 15, Babilonia 7,
    Egipt 6, Elam 6, Media 3.

    W grze dla dwóch graczy Asyria stoi przeciw czterem pozostałym; przy trzech jeden gra Egiptem i Babilonią, drugi
    Medią i Elamem; przy czterech jeden gra Egiptem i Elamem. Grając w pojedynkę, prowadzisz wszystkie.

    W turze 1 nie ma testów trybutu. Karty zerwania sojuszu z plemieniem liczą się tylko jako AP, dopóki nie ma go na
    mapie. Izrael, prowadzony przez rebelianta, i Persja, prowadzona przez obozy na zmianę, zaczynają jako aktywne
    (7.4.5).

    PZ na początku, za to, co zaszło przed grą (1.1): Asyria 20, Elam 11, Egipt 8, Babilonia 6, Media 2. Odtworzono je,
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

    PZ na początku (1.1): Asyria 12, Babilonia 11, Elam 10, Media 1. Te punkty, wojska, pola i tory odtworzono (D).
    `,
  ),
  rule(
    'S3',
    'Dwie Rzeki',
    `
    Od jednego do trzech graczy, tury 1 i 2, 25 pól: Asyria (ECO 9) przeciw Babilonii (7) i Elamowi (6). Do nauki gry:
    zalecane są 9.3 i 9.4; 9.1, 9.2, 9.5, 9.6, 9.7, odpadanie i 7.5 są wyłączone.

    Nie ma państw drugorzędnych, miast handlowych, koczowników ani testów trybutu i jest tylko pierwsza sukcesja. Nikt nie
    zmienia obozu ani nie zawiera pokoju; podbite mocarstwo jest poza wojną, dopóki trwa okres wytchnienia. Miasta poza mapą
    liczą się jako kontrolowane. Ostatnie międzyfazie obejmuje punkty od 7.1 do 7.3.

    Rebelianci wygrywają od razu, zdobywając Niniwę, Asyria, gdy obaj rebelianci są podbici albo się poddali. W
    przeciwnym razie Asyria wygrywa, mając więcej PZ niż oni razem; jeśli nie, wygrywają rebelianci. Gdy wygrywają
    rebelianci, także przez zdobycie Niniwy, w grze dla trzech graczy zwycięża ten z nich, kto ma więcej PZ.

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
       się w Iszkuzie z Iszpakajem i do końca tury 3 mogą nękać tylko Urartu.
    3. Po turze 3. Sukcesje: Aszurbanipal (+1), Psametych I, Szamasz-szum-ukin, Teumman. Kasztaritu zostaje królem Medów
       bez rzutu, chyba że Media jest podbita; Media może tworzyć zgrupowania armii. Więcej kawalerii Medii, Jonowie dla
       Egiptu. Dugdamme dołącza do Kimmerów.
    4. Po turze 4. Sukcesje: Sin-szar-iszkun (+5), Nabopolassar (−1), Necho II, Humban-haltasz III; w Medii następcą
       jest Kyaksares. Więcej jednostek Medii i Babilonii. Partatua dołącza do Scytów. Egipt, jeśli nie jest w stanie
       wojny z Asyrią, może za jej zgodą wejść do jej obozu. Asyria kładzie ECO− w rodzimym mieście innym niż Niniwa
       albo traci ECO+.

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
      większość kosztów, liczby w opisach działania i pozostałe karty są nasze.
    - **Scenariusze i tabela czasu**: kto z kim walczy, wiadomo z publicznych opisów; wojska, początkowe tory i PZ, daty
      i miejsca są nasze, podobnie długość i warunek zwycięstwa Dwóch Rzek.
    - **Kolejność państw drugorzędnych na torze**, znaczniki handlowe, dwie karty zgrupowań armii Asyrii, zapasy
      znaczników, +1 znacznika króla.
    - **Liczby w orzeczeniach**: R12, R30, R41, R43.

    Przy wszystkich danych zapisano, skąd pochodzą. Można zamiast nich wczytać inny zestaw.
    `,
  ),
  ...rulings,
]
