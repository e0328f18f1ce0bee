// The rules of Mare Nostrum in Polish, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { heroList, wonderList } from './card-list.ts'
import { pl } from './pl.ts'

const heroes = (powers: Readonly<Record<string, string>>): string =>
  heroList('pl', pl, { copied: 'można skopiować', starts: 'bohater startowy' }, powers)

const wonders = (powers: Readonly<Record<string, string>>): string => wonderList('pl', pl, powers)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Gra i jej słowa',
    `
    Od trzech do pięciu imperiów dzieli się Morzem Śródziemnym: Rzym, Kartagina, Grecja, Egipt i Babilon. Zbierają
    towary, handlują, budują i walczą. Są cztery drogi do zwycięstwa (6): Piramidy, piąty bohater lub cud, cztery
    stolice i legendarne miasta albo wszystkie trzy tytuły.

    - **Zasób**: jeden żeton, czyli **towar** (13 rodzajów) albo **moneta**. **Legendarny towar** to jeszcze jeden żeton
      każdego rodzaju, losowany w ciemno; liczy się jako swój rodzaj (1.2).
    - **Zapas**: zasoby gracza za zasłonką. **Rezerwa ogólna**: jawna pula towarów, monet i budynków. **Własna
      rezerwa**: elementy gracza, których nie ma na mapie.
    - **Budynek**: karawana, targ, miasto lub świątynia. Każdy stoi na nadrukowanym **polu** swojego rodzaju; pole
      karawany wskazuje jej towar. Miasta są zwykłe, stołeczne (stolice) lub legendarne.
    - **Jednostka**: legion i forteca, które stoją w prowincjach, oraz trirema, która stoi na morzu.
    - **Kontrola**: znacznik gracza w prowincji; we własnej prowincji stołecznej jest nadrukowana i nie można jej
      stracić. Gracz ten **kontroluje** prowincję. Prowincja bez kontroli jest **neutralna**.
    - **Graniczą** dwie prowincje o wspólnej granicy lądowej. **Połączone** są dwie prowincje, które łączy ciąg
      sąsiednich mórz, a na każdym z nich jest twoja trirema. **Powiązane**: graniczące lub połączone.
    - **Posterunek**: legion ustawiony na budynku, na pustym polu albo na wrogim znaczniku kontroli w prowincji, w
      której stoi. Budynek z posterunkiem kogoś innego niż kontrolujący jest **okupowany**.
    - **Posiadacz** budynku: ten, kto go okupuje, a jeśli nikt, to kontrolujący. Posiadacz zbiera z niego dochód i liczy
      go na torze.
    - **W stanie wojny**: prowincja, w której po bitwie lub po fazie 4 stoją legiony lub fortece co najmniej dwóch
      graczy.
    - **Zdobywca**: jedyny gracz z legionami lub fortecą w prowincji kontrolowanej przez przeciwnika, sprawdzany na
      koniec własnej tury w fazie 4.
    - **Karta**: bohater lub cud. Piramidy są kartą osobnego rodzaju.
    - **Tytuł**: **lider** handlu, kultury albo wojskowy. Tytuły zmieniają właściciela tylko w fazie 5.

    Te strony opisują zasady naszymi słowami dla dwóch wydań, polskiego i rosyjskiego (F). Punkty od 1 do 11 mają ich
    numerację. Gdzie oba milczą lub są nieprecyzyjne, rozstrzyga orzeczenie: na końcu są orzeczenia od M01 do M70 i, dla
    programu, od N01.
    `,
  ),
  rule(
    'C',
    'Przygotowanie',
    `
    1. Przy 3 graczach grają Rzym, Kartagina i Grecja, przy 4 także Egipt, przy 5 także Babilon. Kto gra którym
       imperium: M03. Wszystko, co należy do pozostałych, jest poza grą (M01).
    2. Przy 4 graczach odpada babiloński róg mapy, przy 3 także egipski; prowincja, która odpada, nie istnieje (M04).
       Zostają 24 i 19 z 29 prowincji. Wszystkie dziewięć mórz jest zawsze w grze.
    3. Każde imperium kontroluje trzy prowincje ojczyste (w stołecznej kontrola jest nadrukowana), ma pierwsze budynki,
       legiony i fortecę, swojego bohatera startowego i 9 zasobów. Są one dochodem rundy 1, dlatego w tej rundzie pomija
       się fazę 1. Nikt nie zaczyna z triremami.
    4. Wszystkie inne prowincje są neutralne i puste.
    5. 13 legendarnych towarów tworzy zakryty stos.
    6. Karty: w układzie **dla początkujących** 5 z 17 losowych leży odkrytych, a 12 zakrytych; po każdej fazie budowy
       odkrywa się karty, aż znów będzie ich 5. W układzie **dla doświadczonych** wszystkie 17 leży odkrytych. Piramidy
       są zawsze odkryte.
    7. Dostępne są wszystkie trzy żetony handlu.
    8. Poziomy na początku, handel / kultura / wojsko: Rzym 7 / 1 / 3, Kartagina 7 / 1 / 2, Grecja 4 / 4 / 3, Egipt 4 /
       4 / 2, Babilon 5 / 3 / 2. Lider handlu to Kartagina, lider wojskowy to Rzym, lider kultury to Egipt, a przy 3
       graczach Grecja.

    Gracz ma 8 legionów, 5 trirem, 5 fortec i 7 znaczników kontroli, więc nigdy więcej niż 8 prowincji. Na wszystkich
    jest 37 karawan, 25 targów, 16 miast i 14 świątyń, dokładnie po jednej na każde pole mapy dla pięciu graczy; 44
    monety; a każdego towaru dwa razy tyle żetonów, ile jest jego pól, i jeszcze jeden.

    Które z tych faktów są odtworzone, mówi punkt G.
    `,
  ),
  rule(
    'D',
    'Runda',
    `
    1. **Zbieranie** (1): wszyscy jednocześnie.
    2. **Handel** (2): lider handlu wyznacza liczbę i bierze pierwszy.
    3. **Budowa** (3): lider kultury wskazuje graczy po kolei.
    4. **Ruch i walka** (4): lider wojskowy wskazuje graczy po kolei.
    5. **Przywództwo** (5): rozdaje się trzy tytuły.

    Nowa runda zaczyna się od tego, że wszystko, co działa raz na rundę, znów jest do użycia, nie ma pokoju, a prowincje
    kontrolowane w tej chwili przez gracza są punktem wyjścia dla nowej kontroli (3.1.1).

    Decyzja z jedną możliwą odpowiedzią podejmuje się sama, chyba że brak pytania mógłby coś zdradzić (M62).
    `,
  ),
  rule(
    '1',
    'Faza 1: zbieranie zasobów',
    `
    Wszyscy zbierają z budynków, które posiadają (1.1). Dochód jest jawny, tajny jest tylko rodzaj wylosowanego
    legendarnego towaru. Potem właściciel Kolosa Rodyjskiego wybiera towar, a wszystko trafia za zasłonki.
    `,
  ),
  rule(
    '1.1',
    'Dochód',
    `
    Bez względu na to, kto kontroluje prowincję, **posiadacz** budynku zbiera:

    - karawana: 1 towar jej pola, 2, jeśli ten sam gracz posiada targ w tej prowincji;
    - zwykłe miasto lub stolica: 1 moneta, 2, jeśli ten sam gracz posiada świątynię w tej prowincji;
    - legendarne miasto: 1 moneta i 1 legendarny towar; ze świątynią w tych samych rękach jeszcze 1 zasób, moneta lub
      legendarny towar do wyboru;
    - sam targ i sama świątynia: nic.

    Podwojenie wymaga tych samych rąk (M13). Gracz, którego targ jest okupowany, zbiera z pozostałych karawan po jednym;
    kto okupuje sam targ, nie zbiera nic.

    Prowincja w stanie wojny płaci kontrolującemu. Neutralna nie płaci nikomu. Legion właściciela Kirke na pustym polu
    karawany działa jak karawana (10).

    Najpierw wszyscy dostają podstawowy dochód, pierwsze legendarne towary i monetę Świątyni Artemidy; potem wybierają
    ci, którzy mają świątynię przy legendarnym mieście, jednocześnie i znając swoje losowanie (M08); na końcu Kolos.
    Jeśli w rezerwie czegoś braknie, najpierw zbiera lider handlu, potem inni zgodnie z ruchem wskazówek zegara, a co
    się nie znajdzie, przepada (M10).
    `,
  ),
  rule(
    '1.2',
    'Legendarne towary, miasta i kontrola',
    `
    Legendarnego towaru używa się jak towaru jego rodzaju. Dwa żetony jednego rodzaju, legendarne czy nie, nigdy nie
    mieszczą się w jednym zestawie różnych towarów. Wydany lub odrzucony trafia na osobny jawny stos odrzuconych, nigdy
    do rezerwy. Gdy dobrano ostatni żeton, od razu tasuje się odrzucone w nowy stos; jeśli i tych nie ma, losowanie nic
    nie daje (M11).

    Stolice: Rzym, Ateny, Babilon, Aleksandria, Kartagina. Legendarne miasta: Troja w Azji, Jerozolima w Judei, Syrakuzy
    na Sycylii.

    Kontrolujący posiada wszystkie budynki prowincji oprócz tych, które okupują wrogie legiony. We własnej prowincji
    stołecznej można budować zawsze, nawet gdy jest okupowana (4.3.5).
    `,
  ),
  rule(
    '2',
    'Faza 2: handel',
    `
    Lider handlu ogłasza, ile zasobów wystawia każdy gracz. Wszyscy wystawiają tyle w tajemnicy i odkrywają je razem
    (2.1). Potem gracze biorą od siebie po kolei (2.2), a na koniec jeden podarunek może wyrównać liczby (2.2.1). Po tej
    fazie każdy ma tyle zasobów, ile miał przed nią.
    `,
  ),
  rule(
    '2.1',
    'Żeton i oferty',
    `
    1. Lider handlu zagrywa jedną stronę dostępnego żetonu: **5 lub 0**, **2 lub 1**, **4 lub 3**. Zużyty jest cały
       żeton. Wszystkie trzy wracają, gdy zagrano ostatni albo gdy liderem handlu zostaje inny gracz (M24).
    2. Przy 0 nikt niczego nie wystawia, chyba że właściciel Antygony (10, M17).
    3. Kto ma mniej zasobów, niż ogłoszono, nie bierze udziału wcale. Właściciel Antygony zawsze bierze udział i wybiera
       własną liczbę (10). Jeśli lider nie może brać udziału, handlują inni, a zastępuje go następny z nich zgodnie z
       ruchem wskazówek zegara (M15).
    4. Uczestnicy wybierają ze swojego zapasu dokładnie tyle zasobów, w tajemnicy, jednocześnie i w dowolnej kolejności
       (N09). Do wyboru ostatniego
       można zmienić zdanie. Inni widzą tylko, kto jest gotowy.
    5. Gdy wszyscy są gotowi, oferty odkrywa się razem i odtąd są jawne.
    6. Jeśli nikt poza liderem niczego nie wystawił, zasoby wracają i faza się kończy (M20).
    `,
  ),
  rule(
    '2.2',
    'Branie',
    `
    Zaczyna lider handlu: weź jeden odkryty zasób innego gracza. Opuszcza on ofertę i jest odtąd bezpieczny. Następny
    bierze ten, komu właśnie zabrano, nawet z pustą ofertą. Nikt nie bierze własnego zasobu.

    Branie jest obowiązkowe, dopóki jest ktoś, od kogo można wziąć (M18).

    **Nie dwa razy z rzędu**: jeśli twoje poprzednie branie było od gracza, a jego następne od ciebie, teraz nie możesz
    wziąć od niego (M19). Raz odebrać wolno, drugi raz już nie.

    Jeśli nie masz od kogo brać (nic nie zostało, leżą tylko twoje zasoby albo ma je tylko gracz, od którego nie wolno),
    handel się kończy, a odkryte zasoby wracają do właścicieli.
    `,
  ),
  rule(
    '2.2.1',
    'Wyrównanie',
    `
    Każde branie to jeden zasób więcej dla jednego gracza i jeden mniej dla drugiego, który bierze następny. Na końcu
    lider ma więc o jeden za dużo, a ten, komu zabrano ostatnio, o jeden za mało, chyba że to lider. Wtedy nic się nie
    dzieje.

    W przeciwnym razie lider handlu daje temu graczowi jeden zasób z całego swojego zapasu: wymieniony, zwrócony albo
    niewystawiony. Widzą go tylko te dwie osoby, chyba że przy stole gra się z jawnym podarunkiem (M21).
    `,
  ),
  rule(
    '3',
    'Faza 3: budowa',
    `
    Lider kultury wskazuje gracza, który jeszcze nie budował, może wskazać siebie. Gracz ten buduje dowolnie wiele razy,
    rzecz po rzeczy, albo wcale, i ostatecznie kończy turę (M25). Potem wskazuje się następnego, aż zbudują wszyscy. Po
    pierwszym wskazaniu może się wtrącić Perseusz (10, M34).

    Na koniec fazy, w tej kolejności (M37): oczekujące zwycięstwa kartami (6.1); wszyscy odrzucają wszystko oprócz 2
    monet (3.0); w układzie dla początkujących odkrywa się karty, aż będzie ich 5.
    `,
  ),
  rule(
    '3.0',
    'Ceny i płacenie',
    `
    - **3**: kontrola, karawana, miasto każdego rodzaju, legion, trirema, forteca.
    - **6**: targ, świątynia.
    - **7, 8, 9, 10**: karta, która będzie twoją 2., 3., 4., 5. Bohater startowy jest pierwszą.
    - **12**: Piramidy.

    Za każdą rzecz płaci się **jednym zestawem** o liczbie zasobów równej cenie: albo samymi monetami, albo towarami
    samych różnych rodzajów. Nie wolno mieszać, przepłacać ani opłacać jednym zestawem dwóch rzeczy (M39).

    - **Kleopatra**: w każdym zestawie towarów jedna moneta może zastąpić towar albo w każdym zestawie monet jeden towar
      monetę.
    - **Hannibal**: w każdym zestawie towarów jeden rodzaj może wystąpić dwa razy.

    Towary i monety wracają do rezerwy, legendarne towary na swój stos odrzuconych. To, czym płacisz, jest jawne. Do
    wyboru ostatniego zasobu można się wycofać. Zasoby wybiera się w dowolnej kolejności (N09). Jeśli jest tylko jeden
    zestaw, płaci się samo (N05).

    Stała cena 1 monety lub 1 wskazanego towaru (Spartakus, Gilgamesz, Latarnia w Faros) i rzeczy darmowe (Hammurabi,
    Pentezylea) nie są zestawami; Kleopatra i Hannibal ich nie zmieniają (M27).

    **Co zostaje** na koniec fazy: do 2 monet. Z Wiszącymi Ogrodami także do 2 towarów różnych rodzajów (M36). Reszta
    wraca, jawnie.
    `,
  ),
  rule(
    '3.1',
    'Co można budować',
    `
    Buduje się w dowolnej kolejności. Każda rzecz jest gotowa, ustawiona i opłacona, przed następną i liczy się od razu:
    trirema łączy, w nowej prowincji można budować, karta działa (M26).

    - **Kontrola** w prowincji: 3.1.1.
    - **Legion, forteca, trirema, karawana, targ, miasto, świątynia**: 3.1.2.
    - **Karta** i **Piramidy**: 3.1.3.
    - Hammurabi, Spartakus, Gilgamesz, Pentezylea, Latarnia w Faros: każde raz na rundę (10, 11).
    `,
  ),
  rule(
    '3.1.1',
    'Kontrola',
    `
    Znacznik kontroli możesz postawić w neutralnej prowincji bez jednostek innych graczy, jeśli jest powiązana z
    prowincją, którą kontrolujesz **od początku rundy**. Triremy łączą tak, jak stoją teraz, także zbudowana przed
    chwilą. Prowincja zdobyta w tej fazie otwiera następne dopiero w następnej rundzie. Twoje jednostki w prowincji
    docelowej nie są potrzebne i nie przeszkadzają. Potrzebny jest znacznik we własnej rezerwie.

    Prowincja, z której wychodzisz, może być w stanie wojny lub okupowana (M28).

    Odtąd kontrolujesz tę prowincję: możesz w niej budować w tej samej turze i posiadasz budynki, które już w niej
    stoją.

    Nigdy nie buduje się tam, gdzie kontrolę lub jednostki ma przeciwnik, poza własną prowincją stołeczną.
    `,
  ),
  rule(
    '3.1.2',
    'Jednostki i budynki',
    `
    Budujesz w prowincjach, które kontrolujesz i w których nie ma cudzych jednostek, oraz zawsze w swojej prowincji
    stołecznej.

    - **Legion**: dowolnie wiele w prowincji.
    - **Forteca**: jedna w prowincji.
    - **Trirema**: na morzu, do którego przylega prowincja, gdzie możesz budować; dowolnie wiele, bez względu na cudze
    triremy; przy wojnie zob. M30.
    - **Karawana, targ, miasto, świątynia**: na pustym polu swojego rodzaju, po jednym na każdym. Targ nie wymaga
      karawany, a świątynia miasta (M31). Legion stojący na pustym polu ustępuje (M32).

    Wszystko w granicach rezerwy własnej i ogólnej. W prowincji w stanie wojny lub z cudzymi jednostkami nie można
    budować i nie otwiera ona mórz; otwiera je jednak inna twoja prowincja nad tym samym morzem. Wyjątkiem jest
    prowincja stołeczna (4.3.5).
    `,
  ),
  rule(
    '3.1.3',
    'Karty',
    `
    Karta musi być odkryta. Jest twoja na zawsze: jej premie liczą się, a jej moc działa od razu. Kupując Kastora i
    Polluksa, bohatera do skopiowania wybierasz zaraz po zapłacie (10).

    Szóstej karty nikt nie kupi; gracz z pięcioma może jeszcze w tej samej fazie zbudować Piramidy (M33); w jednej fazie
    może je zbudować kilku (6.1). Kupionych kart
    nie uzupełnia się przed końcem fazy.
    `,
  ),
  rule(
    '3.2',
    'Poziomy podczas budowy',
    `
    Poziomy wynikają z tego, co stoi na mapie, i z kart, więc zgadzają się w każdej chwili. Jednostka, budynek lub karta
    zmienia je od razu. Tytuły nie zmieniają się przed fazą 5.
    `,
  ),
  rule(
    '4',
    'Faza 4: ruch i walka',
    `
    Najpierw właściciel Posągu Zeusa może ogłosić pokój (11). Potem lider wojskowy wskazuje gracza, który w tej fazie
    jeszcze nie działał, może wskazać siebie. Gracz ten rozgrywa całą turę: wymiana znaczników (4.0), żegluga i bitwy
    morskie (4.1.1), marsz i bitwy lądowe (4.1.2), podbój (4.3), Kirke (10). Do wcześniejszego kroku nie ma powrotu.
    Potem wskazuje się następnego.

    Na koniec fazy: w każdej prowincji z legionami lub fortecami co najmniej dwóch graczy kończą się posterunki, oprócz
    posterunków kontrolującego (M49); potem sprawdza się zwycięstwo czterech miast (6.2); pokój kończy się razem z
    rundą.
    `,
  ),
  rule(
    '4.0',
    'Wymiana znaczników kontroli',
    `
    Na początku tury, dla każdej prowincji, w której twój legion stoi na wrogim znaczniku kontroli od wcześniejszej
    tury:

    - Jeśli jest powiązana z inną twoją prowincją i masz znacznik we własnej rezerwie, możesz wymienić znacznik za
      darmo. Stary wraca do właściciela, prowincję kontrolujesz ty, posterunek się kończy, a legion może się ruszyć w
      tej turze. Po kolei: prowincja dopiero co wymieniona może powiązać następną (M42). Możesz też z tego zrezygnować.
    - Jeśli nie jest powiązana: w wydaniu polskim nic się nie zmienia, prowincja zostaje przy kontrolującym, posterunek
      stoi dalej. W wydaniu rosyjskim stary znacznik znika, nowego się nie stawia, posterunek się kończy, a prowincja
      jest neutralna (D24). Sprawdza się to po wymianach.
    - Jeśli jest powiązana, ale nie masz znacznika: nie ma wymiany, posterunek stoi dalej (M70).
    `,
  ),
  rule(
    '4.1',
    'Ruch',
    `
    Ruszasz dowolnie wiele trirem i legionów, każdą jednostkę najwyżej raz i w jedno miejsce; żadna nie musi się ruszyć.
    Fortece nie ruszają się nigdy. Najpierw płyną triremy; wszystkie bitwy morskie kończą się, zanim ruszą legiony.
    `,
  ),
  rule(
    '4.1.1',
    'Na morzu',
    `
    Trirema płynie na sąsiednie morze. Triremy różnych graczy mogą stać na jednym morzu dowolnie długo.

    Potem możesz atakować: na każdym morzu z twoimi triremami jedna bitwa w turze, z jednym przeciwnikiem, który ma tam
    triremy. Bitwa morska nigdy nie jest obowiązkowa. Trirema, która walczyła i przetrwała, nadal przewozi legiony.
    `,
  ),
  rule(
    '4.1.2',
    'Na lądzie',
    `
    Legion maszeruje do powiązanej prowincji: przez granicę albo morzami, na których masz triremy, choćby najdłuższym
    ciągiem. Przewóz nic nie kosztuje i nie ma limitu; cudze triremy nie przeszkadzają. Legion może opuścić prowincję
    pełną wrogów. Wejścia zabrania tylko pokój (11).

    Po wszystkich marszach jest **jedna bitwa w każdej prowincji**, którą dzielisz z cudzymi legionami lub fortecą:
    także tam, gdzie naprzeciw intruzów stoi tylko twoja forteca, i także w prowincjach neutralnych. Wybierasz
    kolejność, a przy kilku przeciwnikach tego, z którym walczysz; pozostali są nietknięci. Partner pokoju się nie liczy
    (M45).
    `,
  ),
  rule(
    '4.2',
    'Bitwa',
    `
    Obie strony rzucają jednocześnie, po jednej kości za każdą triremę (na morzu) lub legion (na lądzie). Zsumuj kości
    strony; każde pełne 5 to **trafienie**.

    Na lądzie każda strona dodaje to, co ją dotyczy:

    - **Ramzes II**: jedna kość więcej, jeśli strona ma tam jakąkolwiek jednostkę;
    - **Cezar**: +1 do każdej kości we własnej turze; **Perykles**: +2 do każdej kości w cudzej turze; obaj tylko wtedy,
      gdy w bitwie jest legion (M48);
    - **forteca**: +5 do sumy;
    - **Nabuchodonozor**: +5 do sumy w prowincji, którą strona kontroluje i gdzie ma jakąkolwiek jednostkę.

    Forteca anuluje też jedno trafienie w swoją stronę, przed wyborem strat (M47). Forteca bez legionów nie rzuca, ma
    sumę 5 i zadaje 1 trafienie.

    Każde pozostałe trafienie zabiera jedną jednostkę. Straty ponosi się, gdy znane są oba wyniki, więc ginące jednostki
    też trafiają. Każda strona wybiera, co traci, obie jednocześnie: fortecę, wolny legion albo legion konkretnego
    posterunku (M46). Forteca pada tylko wtedy, gdy ją wybrano albo gdy pada wszystko. Nadmiarowe trafienia przepadają.
    Stracone jednostki wracają do własnej rezerwy.

    Na morzu nigdy niczego się nie dodaje.
    `,
  ),
  rule(
    '4.2.1',
    'Wojna',
    `
    Jeśli po bitwie legiony lub fortecę ma w prowincji co najmniej dwóch graczy, jest ona w stanie wojny: nikt nie jest
    zdobywcą, a wszystkie posterunki się kończą, oprócz własnych kontrolującego, które daje tylko Kirke (M49). Gracze,
    którzy jeszcze nie działali, mogą w tej rundzie tam wejść i walczyć.

    Prowincja dzielona nadal na koniec fazy zostaje w stanie wojny. Płaci kontrolującemu, ale nie można w niej ani,
    przez nią, na jej morzach niczego budować, poza własną prowincją stołeczną. W następnej fazie 4 walczy się o nią
    znowu.
    `,
  ),
  rule(
    '4.3',
    'Podbój',
    `
    Na koniec tury, dla każdej prowincji, której jesteś zdobywcą, w dowolnej kolejności, wybierz jedno:

    - **utrzymanie**: posterunki, które były tam na początku twojej tury, zostają, jeśli wystarcza legionów;
    - **splądrowanie** jednego budynku (4.3.1);
    - **okupacja** budynków (4.3.2);
    - **znacznik kontroli**: ustaw na nim legion, jeśli to nie prowincja stołeczna i jest powiązana z inną twoją
      prowincją (4.3.3);
    - **nic**: legiony po prostu tam stoją.

    Nowy wybór zastępuje stary (M51). W następnej rundzie można wybrać od nowa.

    Jeśli ktoś wkroczy później, a zostaniesz tam jedynym, ocalałe posterunki trwają. Jeśli przetrwają obie strony, jest
    wojna i kończą się twoje posterunki. Jeśli odmaszerujesz, wszystko od razu wraca do kontrolującego.
    `,
  ),
  rule(
    '4.3.1',
    'Splądrowanie',
    `
    Wybierz jeden budynek. Wraca on do rezerwy, a na pustym polu staje posterunek z jednego twojego legionu. Od razu
    dostajesz:

    - za zwykłe miasto lub stolicę 1 monetę (z Hamilkarem 2);
    - za karawanę 1 jej towar (z Hamilkarem 2);
    - za legendarne miasto 1 monetę albo 1 legendarny towar, do wyboru (z Hamilkarem jedno i drugie);
    - za targ lub świątynię nic.

    Targ tego nie podwaja. Czego nie ma w rezerwie, przepada (M52). Na tym polu można później znów budować.
    `,
  ),
  rule(
    '4.3.2',
    'Okupacja budynków',
    `
    Ustaw legiony na budynkach, po jednym, tyle, ile tam masz i ile chcesz. Odtąd je posiadasz: masz ich dochód, ich
    poziom i ich udział w zwycięstwie. Okupowany targ lub świątynia podwaja tylko to, co też tam okupujesz. Czego nie
    okupujesz, zostaje przy kontrolującym.
    `,
  ),
  rule(
    '4.3.3',
    'Przejęcie kontroli',
    `
    Legion na znaczniku kontroli na razie niczego nie zmienia: kontrolujący nadal zbiera i liczy. W swojej następnej
    turze fazy 4 możesz wymienić znacznik (4.0). Powiązanie jest potrzebne i teraz, i wtedy. Prowincje stołeczne nigdy
    nie zmieniają właściciela.

    **Królowa Saby**, raz na rundę: od razu wymień znacznik zajęty w tej właśnie turze, za cenę legionu, który na nim
    stoi (M53).

    Nowy kontrolujący posiada wszystkie budynki, których nie okupuje nikt inny.
    `,
  ),
  rule(
    '4.3.4',
    'Poziomy podczas walki',
    `
    Każdy zysk i każda strata budynków i jednostek od razu widać na torach. Okupowany budynek przenosi jeden poziom od
    kontrolującego do ciebie.
    `,
  ),
  rule(
    '4.3.5',
    'Prowincje stołeczne',
    `
    Kontrola prowincji stołecznej jest nadrukowana: znacznika nie można ani zająć, ani wymienić. Budynki można plądrować
    i okupować, i liczą się do zwycięstwa.

    Właściciel może tam zawsze budować legiony, fortecę i triremy, a budynki na pustych polach (M32). Nowe
    jednostki same nie kończą cudzych posterunków; robi to następna bitwa lub koniec fazy 4 (M49).
    `,
  ),
  rule(
    '5',
    'Faza 5: przywództwo',
    `
    - **Handel**: posiadane karawany i targi oraz premie kart.
    - **Kultura**: posiadane miasta każdego rodzaju i świątynie oraz premie.
    - **Wojsko**: legiony, fortece i triremy na mapie oraz premie.

    Tytuł zdobywa najwyższy poziom. Przy remisie dotychczasowy posiadacz tytułu wskazuje jednego z remisujących, siebie
    tylko wtedy, gdy sam remisuje. Najpierw rozstrzyga się handel, potem kulturę, potem wojsko (M57). Potem sprawdza się
    zwycięstwo trzech tytułów (6.3). Jeśli liderem handlu jest teraz inny gracz, wszystkie żetony handlu są znów
    dostępne.

    Tor ma 15 pól; powyżej odwraca się znacznik i liczy znów od I. Program pokazuje całą liczbę.
    `,
  ),
  rule(
    '6',
    'Zwycięstwo',
    `
    Sprawdza się je tylko w tych chwilach:

    - w fazie 3 i na jej koniec: Piramidy lub piąta karta (6.1);
    - na koniec fazy 4: cztery stolice i legendarne miasta (6.2);
    - na koniec fazy 5: wszystkie trzy tytuły (6.3).

    Nikt nigdy nie odpada: prowincji stołecznej nie można stracić. Gry bez końca: M07.
    `,
  ),
  rule(
    '6.1',
    'Piramidy i piąta karta',
    `
    **Wydanie polskie.** Lider kultury wygrywa od razu, gdy zbuduje Piramidy albo piątą kartę. Inni, którym się to uda,
    czekają do końca fazy, a gra toczy się dalej. Jeśli lider kultury jeszcze dokona jednego z dwojga, wygrywa sam. W
    przeciwnym razie: jedyny czekający wygrywa; z kilku ci, którzy mają Piramidy, wspólnie; jeśli nikt ich nie zbudował,
    wspólnie wszyscy (M33).

    **Wydanie rosyjskie.** Piramidy wygrywają od razu, dla każdego. Piąte karty czekają do końca fazy; z kilku graczy
    wygrywa lider kultury, jeśli jest wśród nich, inaczej zwycięstwo jest wspólne (D21).

    **Perseusz** w obu: kto buduje dzięki niemu pierwszy i dokona jednego z dwojga, wygrywa od razu (M34).
    `,
  ),
  rule(
    '6.2',
    'Cztery miasta',
    `
    Na koniec fazy 4 wygrywa ten, kto posiada co najmniej cztery stolice i legendarne miasta; liczą się kontrolowane i
    okupowane, także własne. Budynek musi stać. Dwóch graczy po cztery dzieli zwycięstwo (M55).
    `,
  ),
  rule(
    '6.3',
    'Trzy tytuły',
    'Na koniec fazy 5 wygrywa ten, kto ma wszystkie trzy tytuły. Tytuł przyznany przy remisie liczy się jak każdy inny.',
  ),
  rule(
    '7',
    'Karty w ogólności',
    `
    Karta ma pierwszeństwo przed zasadą, której dotyczy. Jej premie dodaje się na torach do końca gry. Kart nigdy się
    nie traci, nie sprzedaje ani nie przenosi. Co może tylko pomóc, dzieje się samo; o reszcie decydujesz.
    `,
  ),
  rule(
    '8',
    'Dyplomacja',
    `
    Rozmawiać wolno o wszystkim; obietnice nikogo nie wiążą. Niczego nie wolno przekazywać: zasobów, jednostek,
    budynków, kart ani kontroli. Jedyne drogi to handel (2.2) i podarunek na jego koniec (2.2.1).
    `,
  ),
  rule(
    '9',
    'Częste pytania',
    `
    - Elementów i żetonów jest tyle, ile jest w grze. Gdy wszystkie 8 legionów jest na mapie, żadna moc nie da
      dziewiątego.
    - Nikt nie może zdjąć własnych jednostek. Znikają przez straty w bitwie albo przez Królową Saby.
    - Przy kilku wrogach w prowincji lub na morzu walczysz z jednym, jedna bitwa w miejscu na turę.
    - Perseusz może budować pierwszy i wygrać Piramidami, nawet jeśli wskazano kogoś innego.
    - Zajęty znacznik, ale już bez powiązania: 4.0.
    `,
  ),
  rule(
    '10',
    'Bohaterowie',
    heroes({
      caesar: `+1 do każdej twojej kości w bitwach lądowych we własnej turze, jeśli bierze w nich udział twój legion.`,
      hannibal: `W każdym zestawie towarów jeden rodzaj może wystąpić dwa razy; wystarczy zwykły i legendarny żeton.`,
      pericles: `+2 do każdej twojej kości w bitwach lądowych w cudzej turze, jeśli bierze w nich udział twój legion.`,
      cleopatra: `W każdym zestawie jedna moneta może zastąpić towar w zestawie towarów albo jeden dowolny towar monetę
        w zestawie monet.`,
      hammurabi: `Raz na rundę, w swojej turze budowy, postaw kontrolę za darmo na warunkach 3.1.1, także obok płatnej.
        Wydanie polskie: prowincja granicząca lub połączona, także triremą dopiero zbudowaną. Wydanie rosyjskie: tylko
        granicząca (D25, M29).`,
      antigone: `W fazie 2 zawsze bierzesz udział i to ty wybierasz liczbę swoich zasobów, od 0 do 5, w granicach
        zapasu. Przy 0 nikt od ciebie nie bierze. Działa też u lidera handlu i przy żetonie 0 (M17).`,
      'castor-and-pollux': `Przy zakupie wybierz bohatera, którego ma inny gracz: jego moc jest twoja na zawsze, bez
        premii. Nie bohatera startowego, nie cud, nie Perseusza i nie Herkulesa, który mocy nie ma. Jeśli nie ma kogo
        skopiować, nie mają mocy. Skopiowana moc używana raz na rundę liczy się osobno (M38).`,
      circe: `Na koniec swojej tury w fazie 4 ustaw legiony na pustych polach karawan, w prowincjach neutralnych lub
      wrogich, gdzie nikt inny nie ma legionu ani fortecy, a we własnych także w czasie wojny. W fazie 1 każdy daje 1
      towar pola, 2, jeśli
        posiadasz tam targ. Nie dodaje nic na torze handlu. Legion postawiony przez splądrowanie na polu karawany też
        działa. Legiony, które nie maszerują, działają dalej. Posterunek kończy się, gdy legion odmaszeruje lub zginie,
        gdy w nie swojej prowincji jest wojna albo gdy zbuduje się tam karawanę (M12, M44).`,
      hercules: `Tylko premie.`,
      perseus: `Po pierwszym wskazaniu w fazie 3 możesz budować przed wszystkimi. Wydanie polskie: jeśli w tej turze
      stać cię na wszystkie karty do piątej albo na Piramidy; kupujesz je i od razu wygrywasz. Wydanie rosyjskie: w
      dowolnej turze. Gdy budujesz pierwszy, jedno i drugie wygrywa od razu (M34, D23).`,
      gilgamesh: `Raz na rundę jedna forteca za 1 monetę lub 1 kamień.`,
      nebuchadnezzar: `W bitwach lądowych +5 do twojej sumy w prowincji, którą kontrolujesz, jeśli masz tam jakąkolwiek
        jednostkę; wystarczy forteca.`,
      hamilcar: `Splądrowanie daje podwójnie: 2 monety, 2 towary albo monetę i legendarny towar (4.3.1).`,
      penthesilea: `Raz na rundę, w swojej turze budowy, darmowy legion w prowincji stołecznej za każdą twoją prowincję
        z wrogimi legionami, stołeczną też. Tyle z nich, ile chcesz, wszystkie naraz (M35).`,
      'ramesses-ii': `Jedna kość więcej w bitwach lądowych, w ataku i w obronie, jeśli masz tam jakąkolwiek jednostkę.
        Premia Cezara i Peryklesa obejmuje ją, jeśli jest tam legion.`,
      'queen-of-sheba': `Raz na rundę wymień od razu znacznik kontroli zajęty w tej turze; legion, który na nim stoi,
        ginie (4.3.3). Może to być twój ostatni tam.`,
      spartacus: `Raz na rundę jeden legion za 1 monetę lub 1 gladiatorów.`,
    }),
  ),
  rule(
    '11',
    'Cuda świata',
    `
    ${wonders({
      'statue-of-zeus': `Na początku fazy 4 możesz ogłosić pokój z jednym przeciwnikiem do końca rundy; patrz niżej.`,
      pharos: `Raz na rundę jedna trirema za 1 monetę lub 1 drewno.`,
      'hanging-gardens': `Na koniec fazy 3 zachowaj do 2 towarów różnych rodzajów, oprócz monet.`,
      'temple-of-artemis': `1 moneta więcej w fazie 1.`,
      colossus: `Na koniec fazy 1, gdy wszyscy zebrali, weź z rezerwy 1 towar dowolnego rodzaju, jawnie (M14).`,
      pyramids: `Kosztują 12 i dają tylko zwycięstwo (6.1). Nie liczą się jako jedna z pięciu kart.`,
    })}

    **Pokój** (M40, M41)

    - Wydanie polskie: nigdy z partnerem ostatniego ogłoszenia, choćby dawnego. Wydanie rosyjskie: nie z partnerem z
      poprzedniej rundy (D17). Ogłaszać nie trzeba.
    - Wszystkie legiony partnera w prowincjach, które kontrolujesz, od razu wracają do jego prowincji stołecznej; ich
      posterunki się kończą.
    - Do końca rundy nie ma między wami bitwy, na lądzie ani na morzu.
    - Wydanie polskie: żaden z was nie może wmaszerować do prowincji kontrolowanej przez drugiego. Wydanie rosyjskie:
      tylko partner nie może wmaszerować do twoich.
    - Twoje legiony w prowincjach partnera zostają; mogą odejść, wymieniać znaczniki i wybierać podbój. Jeśli spotkacie
      się gdzie indziej, bitwy nie ma, a na koniec fazy prowincja jest w stanie wojny.
    `,
  ),
  rule(
    'E',
    'Co jest jawne, a co ukryte',
    `
    Dla wszystkich jawne są: mapa ze wszystkimi elementami i posterunkami, rezerwy, poziomy, tytuły, żetony handlu,
    karty i skopiowany bohater, pokój, kości, odrzucone legendarne towary oraz to, **ile** zasobów ma każdy gracz (M05).
    Dochód, zapłaty, odrzucanie i plądrowanie są jawne; podobnie oferty po odkryciu i każde branie.

    Ukryte są: zawartość cudzych zasłonek; oferty, dopóki nie wszyscy są gotowi, także liczba Antygony; rodzaj
    wylosowanego legendarnego towaru, dopóki nie zostanie wystawiony, wydany lub odrzucony; podarunek na koniec handlu;
    zakryte karty i stos legendarnych towarów, których kolejności nie zna nikt.

    Uważny gracz zna większość zapasów dokładnie. Program prowadzi te notatki za wszystkich (M61): dla każdego gracza
    to, co wiadomo na pewno, i liczbę nieznanych zasobów. Z opcją „otwarte zasłonki” widać wszystkie zapasy; oferty są
    tajne, dopóki nie wszyscy są gotowi. Z opcją „nikt nie prowadzi notatek” widać tylko, ile zasobów leży za każdą
    zasłonką; kto chce wiedzieć więcej, musi pamiętać.
    `,
  ),
  rule(
    'F',
    'Dwa wydania',
    `
    Opcja „wydanie” ustawia wszystkie różnice naraz. Domyślne jest wydanie polskie: wygląda na tekst późniejszy,
    poprawiony. Inaczej gra się w tych miejscach:

    - Piramidy i piąta karta (D21);
    - znacznik zajęty bez powiązania (D24);
    - zasięg Hammurabiego (D25);
    - pokój: z kim można go ogłosić ponownie i kto nie może wejść (D17).

    Gdzie jedno z dwóch milczy albo sobie przeczy, stosuje się drugie, więc te miejsca gra się w obu tak samo: D03, D05,
    D08, D13, D14, D18, D20. Tylko sformułowania i potknięcia to D01, D04, D06, D07, D09, D19, D22, D23, D26, D27, D28 i
    D32; D02, od D10 do D12, D15, D16 i od D29 do D31 są zbyt drobne na osobny punkt.
    `,
  ),
  rule(
    'G',
    'Skąd są dane i co jest odtworzone',
    `
    Liczby żetonów, elementów i kości, ceny, karty z premiami i mocami, poziomy i liderzy na początku, żetony handlu i
    fazy są w obu instrukcjach, a te zgadzają się co do każdej liczby.

    24 prowincje i 9 mórz mapy dla czterech graczy, ich granice, wybrzeża i pola pochodzą z publicznego opisu,
    poprawionego tam, gdzie liczby z instrukcji dowodzą pomyłki (docs/rulings podaje jedno i drugie). Liczba budynków, z
    którymi zaczyna każde imperium, wynika z poziomów, dochodu i równej wartości.

    **Odtworzone**, czyli nasz spójny wybór, dopóki nie poprawi go ktoś z planszą w ręku:

    - babiloński róg: nazwy, granice i towary Babilonii, Mezopotamii, Asyrii, Armenii i Arabii (które sześć towarów i
      ile pól, wynika z liczb);
    - gdzie na początku stoją legiony i fortece: legion i forteca w każdej prowincji stołecznej, jeszcze jeden legion w
      Italii i w Macedonii;
    - w której prowincji stoi początkowy targ Rzymu i Kartaginy: w stołecznej;
    - nazwy zwykłych miast;
    - to, że przy trzech graczach odpadają też Nubia i Judea;
    - ścianki kości: od 1 do 6.

    Mapa to dane: poprawiona może ją zastąpić bez zmiany zasad.
    `,
  ),
  // Differences of the editions, then rulings
  rule(
    'D01',
    'Nazwy rzeczy',
    `
    Bohaterowie i cuda to w wydaniu polskim karty, w rosyjskim płytki. Kamień i klejnoty wydania polskiego to w
    rosyjskim marmur i diamenty; nasze rosyjskie słowa idą za nim. W grze bez różnicy.
    `,
  ),
  rule(
    'D03',
    'Podwojenie',
    `
    Polskie: targ lub świątynia muszą być w tych samych rękach. Rosyjskie: zasada wymaga tylko, by były w prowincji,
    przegląd, by gracz je miał. Tutaj: te same ręce w obu (M13).
    `,
  ),
  rule(
    'D04',
    'Budowa we własnej prowincji stołecznej',
    `
    Polskie: nawet gdy jest okupowana. Rosyjskie: nawet pod cudzą kontrolą, co nie może się zdarzyć (4.3.5). Tutaj: jak
    w wydaniu polskim.
    `,
  ),
  rule(
    'D05',
    'Za mało zasobów do handlu',
    `
    Polskie: nie bierzesz udziału. Rosyjskie: milczy. Tutaj: bez udziału w obu (M16).
    `,
  ),
  rule(
    'D06',
    'Pierwsze branie',
    `
    Polskie: lider bierze. Rosyjskie: lider może wziąć. Tutaj: branie jest obowiązkowe dla wszystkich (M18).
    `,
  ),
  rule(
    'D07',
    'Czym się wyrównuje',
    `
    Polskie: wyraźnie dowolnym zasobem lidera, wymienionym lub zza zasłonki. Rosyjskie: zdanie jest niepełne. Tutaj:
    dowolnym.
    `,
  ),
  rule(
    'D08',
    'Od kiedy musi trwać kontrola',
    `
    Polskie: od początku rundy. Rosyjskie: zasada mówi o turze, przykład o rundzie. Między nimi kontrola nigdy się nie
    zmienia, więc gra się tak samo.
    `,
  ),
  rule(
    'D09',
    'Budowa w nowej prowincji',
    `
    Polskie: dopiero teraz kontrolujący może tam budować. Rosyjskie: tylko kontrolujący może tam budować. Tutaj prawdą
    jest jedno i drugie.
    `,
  ),
  rule(
    'D13',
    'Kilku przeciwników na morzu',
    `
    Polskie: zaatakować można tylko jednego. Rosyjskie: mówi o tym tylko w pytaniach. Tutaj: jednego.
    `,
  ),
  rule(
    'D14',
    'Kilku przeciwników w prowincji',
    `
    Polskie: wybierz jednego do walki. Rosyjskie: mówi o tym tylko w pytaniach. Tutaj: jednego.
    `,
  ),
  rule(
    'D17',
    'Pokój',
    `
    Z kim znowu: polskie: nigdy z partnerem ostatniego ogłoszenia; rosyjskie: nie w dwóch rundach z rzędu, więc runda
    bez pokoju zwalnia partnera. Kto nie może wejść: polskie: żaden do prowincji drugiego; rosyjskie: partner do
    prowincji właściciela. Oba gra się tak, jak napisano (11).
    `,
  ),
  rule(
    'D18',
    'Morza przy wojnie',
    `
    Polskie: prowincja w stanie wojny nie otwiera żadnego morza. Rosyjskie: nie buduje się na morzach obok niej. Oba gra
    się tak, jak napisano (M30).
    `,
  ),
  rule(
    'D19',
    'Słowa o podboju',
    `
    Polskie: ocalałe legiony, późniejsze rundy, jeden towar za karawanę. Rosyjskie: jednostki, następna tura, towary w
    liczbie mnogiej, choć przykład daje jeden. Tutaj: jak w wydaniu polskim.
    `,
  ),
  rule(
    'D20',
    'Cena Królowej Saby',
    `
    Polskie: okupujący legion. Rosyjskie: jeden legion. Na jedno wychodzi (M53).
    `,
  ),
  rule(
    'D21',
    'Piramidy i piąta karta',
    `
    Polskie: jedno i drugie wygrywa od razu dla lidera kultury, inni czekają; potem jedyny czekający, inaczej Piramidy,
    inaczej wspólnie. Rosyjskie: Piramidy wygrywają od razu dla każdego; piąte karty czekają; z kilku lider kultury,
    inaczej wspólnie. Oba gra się tak, jak napisano (6.1).
    `,
  ),
  rule(
    'D22',
    'Które miasta się liczą',
    `
    Polskie: kontrolowane i okupowane. Rosyjskie: kontrolowane, ale jego punkt o okupacji liczy też okupowane. Tutaj:
    jedne i drugie. Jego punkt 6 ma też cztery akapity, a polski trzy.
    `,
  ),
  rule(
    'D23',
    'Perseusz',
    `
    Polskie: wyprzedza wybór lidera kultury, by kupić piątą kartę lub Piramidy i wygrać. Rosyjskie: może postanowić, że
    buduje pierwszy, a gdy zbuduje jedno z dwojga, wygrywa od razu; w jednym miejscu wymienia lidera handlu, w jednym
    tylko piątego bohatera, oba to potknięcia. Oba gra się tak, jak napisano (M34).
    `,
  ),
  rule(
    'D24',
    'Znacznik zajęty bez powiązania',
    `
    Polskie: nie ma wymiany; prowincja zostaje przy kontrolującym. Rosyjskie: stary znacznik znika, nowego się nie
    stawia, prowincja jest neutralna. Oba gra się tak, jak napisano (4.0).
    `,
  ),
  rule(
    'D25',
    'Zasięg Hammurabiego',
    `
    Polskie: prowincja granicząca lub połączona. Rosyjskie: tylko granicząca, bez jednostek. Oba gra się tak, jak
    napisano (10).
    `,
  ),
  rule(
    'D26',
    'Kastor i Polluks',
    `
    Polskie: nie zyskuje się premii skopiowanego bohatera. Rosyjskie: nie zyskuje się premii. To samo, bo własnych nie
    mają.
    `,
  ),
  rule(
    'D27',
    'Pola Kirke',
    `
    Polskie: puste pola karawan. Rosyjskie: w jednym miejscu brak słowa o pustych. Tutaj: puste.
    `,
  ),
  rule(
    'D28',
    'Co się liczy do kultury',
    `
    Polskie: miasta i świątynie. Rosyjskie: jeden spis pomija świątynie. Tutaj: jedne i drugie.
    `,
  ),
  rule(
    'D32',
    'Forteca i Nabuchodonozor',
    `
    Polskie: ich +5 dodaje się zawsze. Rosyjskie: można je dodać. Nigdy nie szkodzi, więc dodaje się zawsze.
    `,
  ),
  rule(
    'M01',
    'Nieużywane imperia',
    `
    Ich elementy i bohaterowie startowi są poza grą. Rezerwa, legendarne towary, karty i żetony handlu są kompletne przy
    każdej liczbie graczy.
    `,
  ),
  rule(
    'M02',
    'Miejsca',
    `
    Miejsca przy stole są stałe. Gdzie krok jednoczesny wymaga kolejności, przy losowaniach i brakach, biegnie ona od
    lidera handlu zgodnie z ruchem wskazówek zegara.
    `,
  ),
  rule(
    'M03',
    'Kto gra czym',
    `
    Według miejsc, w kolejności z punktu C, losowo albo do wyboru: to opcja stołu. Wybiera się po kolei według miejsc,
    każdy spośród imperiów, które zostały, a ostatni bierze pozostałe; potem rozkłada się elementy i karty.
    `,
  ),
  rule(
    'M04',
    'Prowincje neutralne i pominięte',
    `
    Neutralne są na początku puste. Pominięte nie istnieją, ani dla granic, ani dla wybrzeży.
    `,
  ),
  rule(
    'M05',
    'Jawne liczby',
    `
    Liczba zasobów gracza, rezerwa ogólna i własne są jawne: każdy zysk i każda strata dzieją się na oczach wszystkich.
    `,
  ),
  rule(
    'M06',
    'Inne jednostki bojowe',
    `
    Szczególne jednostki wspomniane w słowniczku należą do rozszerzenia i nie ma ich w grze.
    `,
  ),
  rule(
    'M07',
    'Gry bez końca',
    `
    Ostatniej rundy nie ma: gra toczy się, aż ktoś wygra. To, co gra bez ludzi, jak symulacje i sprawdziany, przerywa
    grę po bardzo wielu decyzjach i liczy ją jako nieskończoną.
    `,
  ),
  rule(
    'M08',
    'Kiedy wybiera się dodatek świątyni',
    `
    Po własnym podstawowym losowaniu, wszyscy jednocześnie, przed jakimkolwiek dodatkowym losowaniem.
    `,
  ),
  rule(
    'M09',
    'Rezygnacja z dochodu',
    `
    Podstawowy dochód i moneta Świątyni Artemidy przychodzą same; tylko Kolos może nie wziąć nic.
    `,
  ),
  rule(
    'M10',
    'Braki',
    `
    Gracze zbierają zgodnie z ruchem wskazówek zegara od lidera handlu, każdy cały dochód; tego, czego brak, nikt nie
    jest winien.
    `,
  ),
  rule(
    'M11',
    'Koniec stosu legendarnych towarów',
    `
    W chwili, gdy dobrano ostatni żeton, tasuje się odrzucone i są nowym stosem; tego, co wydano później, w nim nie ma.
    Jeśli nic wtedy nie leżało wśród odrzuconych, tasuje się je przy następnym losowaniu. Gdy nie ma z czego losować,
    nic się nie zyskuje: dodatek świątyni i splądrowanie legendarnego miasta dają wtedy tylko monetę, a dodatek wybrany
    jako legendarny towar, dla którego go brakło, staje się monetą.
    `,
  ),
  rule(
    'M12',
    'Gdzie i kiedy działa Kirke',
    `
    Na pustych polach karawan w prowincjach, gdzie legiony lub fortecę ma tylko jej właściciel, własnych, neutralnych
    lub wrogich, a w jego własnych także w czasie wojny, bo wciąż dają dochód kontrolującemu. Ustawia się je na koniec
    własnej tury w fazie 4, na tyle rund, ile się utrzymają. Karta działa w fazie 1: na torze handlu nic nie dodaje.
    `,
  ),
  rule(
    'M13',
    'Podwojenie w wydaniu rosyjskim',
    `
    Te same ręce, jak w polskim; wymaga tego jego własny przegląd.
    `,
  ),
  rule(
    'M14',
    'Co daje Kolos',
    `
    Zwykły towar dowolnego rodzaju, którego żeton jest w rezerwie, także rodzaju bez pola na mapie. Nie monetę i nie
    legendarny towar.
    `,
  ),
  rule(
    'M15',
    'Lider poniżej własnej liczby',
    `
    Wolno tak ogłosić. Lider nie bierze wtedy udziału; inni handlują. Pierwszy bierze i na końcu wyrównuje, w miejsce
    lidera, następny uczestnik zgodnie z ruchem wskazówek zegara. Jeśli udział może wziąć mniej niż dwóch, handlu nie
    ma.
    `,
  ),
  rule(
    'M16',
    'Za mało zasobów w wydaniu rosyjskim',
    `
    Bez udziału w handlu, jak w polskim.
    `,
  ),
  rule(
    'M17',
    'Kiedy decyduje Antygona',
    `
    Jej liczba jest częścią tajnej oferty, bez względu na to, co ogłoszono, także przy 0: karty mają pierwszeństwo przed
    zasadami. Przy 0 lider bierze jeden jej zasób i jeden jej oddaje. Wypełnia lub zostawia puste miejsce po miejscu,
    zawsze tyle, ile mogłaby wystawić, najwyżej pięć, więc liczba jej wyborów nic nie zdradza. Lider z Antygoną ogłasza
    liczbę dla innych, a sam może wystawić inną.
    `,
  ),
  rule(
    'M18',
    'Rezygnacja z brania',
    `
    Nikt nie może odmówić wzięcia, także lider w wydaniu rosyjskim: w obu książkach bierze się, aż nic nie zostanie, a
    przykład o braniu dwa razy z rzędu mówi, że trzeba.
    `,
  ),
  rule(
    'M19',
    'Dwa razy z rzędu',
    `
    Liczą się tylko dwa brania bezpośrednio przed obecnym.
    `,
  ),
  rule(
    'M20',
    'Za mało ofert',
    `
    Jeśli lider nie ma od kogo wziąć, nie ma brania ani podarunku. Na początek wystarczy jedno źródło, nawet gdy lider
    niczego nie wystawia: lider bierze, tamten gracz nie ma źródła, handel się kończy, a podarunek wyrównuje.
    `,
  ),
  rule(
    'M21',
    'Podarunek jest tajny',
    `
    Co jest podarunkiem, widzą tylko dający i obdarowany. Opcja stołu pokazuje go wszystkim.
    `,
  ),
  rule(
    'M22',
    'Rewersy żetonów',
    `
    Niczego nie zdradzają: moneta, towar i legendarny towar wyglądają tak samo, dopóki nie odkryje się ofert.
    `,
  ),
  rule(
    'M23',
    'Legendarne towary w handlu',
    `
    Są zwykłymi zasobami, wymienianymi osobno od zwykłego żetonu swojego rodzaju.
    `,
  ),
  rule(
    'M24',
    'Powrót żetonów handlu',
    `
    Wszystkie trzy, gdy zagrano trzeci, na następną rundę; albo w fazie 5, gdy tytuł przechodzi na innego gracza.
    Późniejsze odzyskanie tytułu liczy się jak nowe.
    `,
  ),
  rule(
    'M25',
    'Tury puste i dzielone',
    `
    Tura może być pusta. Jedna tura na gracza i fazę; jej koniec jest ostateczny.
    `,
  ),
  rule(
    'M26',
    'Nowa karta w tej samej turze',
    `
    Działa od razu, jeśli pozwala na to jej pora; moc używana raz na rundę jest nieużyta.
    `,
  ),
  rule(
    'M27',
    'Tanie ceny a zestawy',
    `
    Cena 1 nie jest zestawem: Kleopatra i Hannibal nie działają. Przyjmuje się legendarnych gladiatorów, legendarny
    kamień i legendarne drewno.
    `,
  ),
  rule(
    'M28',
    'Punkt wyjścia w stanie wojny lub okupowany',
    `
    Nadal nim jest: liczy się tylko kontrola.
    `,
  ),
  rule(
    'M29',
    'Hammurabi',
    `
    Raz na rundę, we własnej turze budowy, obok płatnej kontroli; potrzebny jest znacznik. „Nieokupowana” w wydaniu
    rosyjskim znaczy bez jednostek przeciwników; własne nie mają znaczenia.
    `,
  ),
  rule(
    'M30',
    'Triremy a wojna',
    `
    Wydanie polskie: morze jest otwarte, jeśli budować pozwala którakolwiek własna prowincja nad nim. Wydanie rosyjskie:
    nikt nie buduje trirem na morzu obok prowincji w stanie wojny. Prowincja stołeczna w stanie wojny nie zamyka żadnego
    morza, a morza własnej prowincji stołecznej są zawsze otwarte.
    `,
  ),
  rule(
    'M31',
    'Targ przed karawaną',
    `
    Wolno, podobnie świątynia przed miastem.
    `,
  ),
  rule(
    'M32',
    'Pola pod legionami',
    `
    We własnej prowincji stołecznej zawsze wolno budować, także na pustym polu, na którym stoi cudzy legion; ten legion
    ustępuje. Ustępuje też własny legion Kirke, gdy buduje się tam karawanę.
    `,
  ),
  rule(
    'M33',
    'Więcej niż pięć kart',
    `
    Nie są na sprzedaż. Po piątej karcie, która czeka, mogą nastąpić Piramidy. W wydaniu polskim każdy może zbudować
    Piramidy raz, więc w jednej fazie może to zrobić kilku, i zwycięstwo jest wspólne; stół może grać z jednym
    budującym.
    `,
  ),
  rule(
    'M34',
    'Perseusz',
    `
    Po pierwszym wskazaniu lidera kultury w fazie, jeśli ani wskazany, ani lider nie ma Perseusza, pyta się właściciela.
    Wydanie polskie: buduje pierwszy, tylko jeśli w tej turze stać go na wszystkie karty do piątej albo na Piramidy,
    albo pasuje. Pierwszy: kupuje je po kolei i płaci tak, by reszty wystarczyło, i gra się kończy. Wydanie rosyjskie:
    buduje pierwszy w dowolnej turze albo pasuje; potem lider kultury wskazuje znowu (D23). Kto z Perseuszem buduje
    pierwszy, wygrywa od razu jednym i drugim. Późniejsze wskazania nie otwierają okna: nikt już nie jest pierwszy.
    `,
  ),
  rule(
    'M35',
    'Pentezylea',
    `
    Liczy się w chwili użycia: własne prowincje, także stołeczna, z co najmniej jednym wrogim legionem. Tyle legionów,
    ile chcesz, do tej liczby i do własnej rezerwy, wszystkie naraz.
    `,
  ),
  rule(
    'M36',
    'Co zostaje',
    `
    Do 2 monet samo. Z Wiszącymi Ogrodami od 0 do 2 towarów różnych rodzajów, zwykłych lub legendarnych, do wyboru.
    `,
  ),
  rule(
    'M37',
    'Kolejność na koniec fazy 3',
    `
    Zwycięstwa kartami, to, co zostaje, nowe karty.
    `,
  ),
  rule(
    'M38',
    'Kastor i Polluks',
    `
    Skopiować można, jeśli ma ich inny gracz: Antygona, Kirke, Gilgamesz, Nabuchodonozor, Hamilkar, Pentezylea, Ramzes
    II, Królowa Saby, Spartakus. Jeśli ktoś taki jest, wybrać trzeba. Wybór nigdy się nie zmienia.
    `,
  ),
  rule(
    'M39',
    'Dwie jednakowe budowy',
    `
    Dwie budowy to dwa zestawy.
    `,
  ),
  rule(
    'M40',
    'Pokój: szczegóły',
    `
    Wskazać można dowolnego przeciwnika, z legionami w pobliżu lub bez. Odesłane legiony liczą się jako nieruszone. Mogą
    trafić między wrogów; przed czyjąś turą nie ma walki.
    `,
  ),
  rule(
    'M41',
    'Pokój: co nadal wolno',
    `
    Żeglować, odchodzić, wymieniać znaczniki, wybierać podbój, walczyć z innymi. Czy wolno wejść do prowincji, zależy od
    kontroli w chwili marszu.
    `,
  ),
  rule(
    'M42',
    'Wymiana znaczników',
    `
    Dowolna, po kolei. Świeża wymiana liczy się jako własna prowincja dla następnego powiązania. Jeśli z niej
    rezygnujesz, posterunek zostaje.
    `,
  ),
  rule(
    'M43',
    'Jednostki są jednakowe',
    `
    Liczy się tylko, ile się ruszyło, nie które.
    `,
  ),
  rule(
    'M44',
    'Twoje posterunki we własnej turze',
    `
    Odkłada się je na początku marszu i wybiera znów w kroku podboju; „utrzymanie” je przywraca. Legiony Kirke, które
    nie maszerowały, działają dalej; każdy może raz przejść na inne pole swojej prowincji.
    `,
  ),
  rule(
    'M45',
    'Obowiązkowe bitwy',
    `
    Sprawdza się je po wszystkich marszach; jedna w każdej dzielonej prowincji; partner pokoju się nie liczy;
    przeciwnika wskazuje się przy wyborze bitwy.
    `,
  ),
  rule(
    'M46',
    'Wybór strat',
    `
    Obie strony naraz, spośród tego, co da się odróżnić: forteca, wolny legion, legion każdego posterunku.
    `,
  ),
  rule(
    'M47',
    'Trafienie anulowane przez fortecę',
    `
    Anuluje się je najpierw, nawet jeśli potem jako stratę wybrano fortecę. Nadmiarowe trafienia przepadają.
    `,
  ),
  rule(
    'M48',
    'Premia do kości bez legionów',
    `
    Sama forteca z kością Ramzesa II nie dostaje premii Cezara ani Peryklesa.
    `,
  ),
  rule(
    'M49',
    'Kiedy kończą się posterunki',
    `
    Po bitwie, która zostawia tam co najmniej dwóch graczy, i na koniec fazy 4 w każdej dzielonej prowincji: wszystkie
    posterunki w tej prowincji oprócz posterunków kontrolującego, czyli Kirke, które nie są okupacją. Budowa jednostek
    ani samo przybycie nie kończy posterunku.
    `,
  ),
  rule(
    'M50',
    'Krok podboju',
    `
    Po wszystkich bitwach, prowincja po prowincji w dowolnej kolejności, jeden wybór w każdej; „nic” jest dozwolone.
    `,
  ),
  rule(
    'M51',
    'Splądrowanie po okupacji',
    `
    Nowy wybór zastępuje wszystkie wcześniejsze posterunki tego gracza w prowincji.
    `,
  ),
  rule(
    'M52',
    'Brakujące zdobycze, Hamilkar',
    `
    Brakujące żetony przepadają. Podwojenie następuje samo.
    `,
  ),
  rule(
    'M53',
    'Królowa Saby',
    `
    Tylko dla znacznika zajętego po raz pierwszy w tej właśnie turze; utrzymanie lub ponowny wybór po wcześniejszej
    rundzie nie wystarcza. Legion na znaczniku ginie.
    `,
  ),
  rule(
    'M54',
    'Prowincje neutralne',
    `
    Bitwy tak, podbój nie. Budynki w nich, a są tylko po D24 w wydaniu rosyjskim, nie należą do nikogo, dopóki ktoś nie
    postawi kontroli.
    `,
  ),
  rule(
    'M55',
    'Kilku zwycięzców dzięki miastom',
    `
    Możliwe jest tylko cztery na cztery; zwycięstwo jest wspólne.
    `,
  ),
  rule(
    'M56',
    'Kilka warunków',
    `
    Rozstrzyga pierwsze sprawdzenie w kolejności faz.
    `,
  ),
  rule(
    'M57',
    'Kolejność remisów',
    `
    Handel, kultura, wojsko, jawnie; każdy wybór zna poprzednie.
    `,
  ),
  rule(
    'M58',
    'Tytuł bez zmiany',
    `
    Żetony handlu zostają, jakie są.
    `,
  ),
  rule(
    'M59',
    'Kolejność wskazywania',
    `
    Po jednym, gdy poprzednia tura się skończyła; ostatnie wskazanie następuje samo.
    `,
  ),
  rule(
    'M60',
    'Milczące wydanie rosyjskie',
    `
    Gdzie milczy albo sobie przeczy, obowiązuje zasada polska.
    `,
  ),
  rule(
    'M61',
    'Notatki programu',
    `
    Program pokazuje wszystkim to, co mógłby wiedzieć uważny gracz, aby pamięć nie dawała przewagi. Opcja stołu zostawia
    to graczom, tak jak robią to zasłonki; wtedy nic, o czym decyduje zawartość zapasu, nie rozstrzyga się samo (N05).
    `,
  ),
  rule(
    'M62',
    'Pytania, które zdradziłyby zapas',
    `
    Okno Perseusza i podarunek na koniec handlu pojawiają się bez względu na to, czy jest prawdziwy wybór.
    `,
  ),
  rule(
    'M70',
    'Bez powiązania i bez znacznika (wydanie rosyjskie)',
    `
    Rozstrzyga D24: stary znacznik i tak znika, bo do tego nie trzeba żadnego znacznika zdobywcy. Przy powiązaniu, ale
    bez znacznika, nic nie znika.
    `,
  ),
  rule(
    'N01',
    'Posterunki obok partnera pokoju',
    `
    Kto na koniec własnej tury dzieli prowincję z partnerem pokoju, nie zajmuje tam nic nowego. Wcześniejsze posterunki
    trwają do bitwy lub do końca fazy (M49); jeśli legiony odeszły, okupujący mówi, które.
    `,
  ),
  rule(
    'N02',
    'O co pyta się w fazie 4, a o co nie',
    `
    Gdy cokolwiek popłynęło lub pomaszerowało, pyta się o koniec marszu, nawet jeśli nic więcej nie może maszerować: do
    tej chwili wszystko można cofnąć. Jedyną należną bitwę stacza się potem od razu. O straty jednego rodzaju ani o
    zdobytą prowincję, w której jedynym wyborem jest „nic”, nie pyta się.
    `,
  ),
  rule(
    'N03',
    'Kirke i utrzymanie',
    `
    „Utrzymanie” dotyczy wszystkich posterunków oprócz tych na pustych polach karawan, na których legiony Kirke działają
    dalej same (M44). Legion na splądrowanym polu karawany liczy się jako jeden z nich.
    `,
  ),
  rule(
    'N04',
    'Perseusz kupiony przez pierwszego budującego',
    `
    Działa od razu, jak każda karta (M26): kto kupi Perseusza, budując pierwszy, wygrywa od razu piątą kartą lub
    Piramidami w tej turze. Kupiony w tej fazie później, pomaga od następnej rundy (M34).
    `,
  ),
  rule(
    'N05',
    'O co pyta się podczas budowy',
    `
    Tura, w której nie ma czego budować, i zapłata jednym możliwym zestawem rozstrzygają się same tylko wtedy, gdy
    wszyscy mogliby znać cały zapas, licząc. Dopóki może w nim być nieznany legendarny towar albo brał on udział w
    podarunku, który widziały tylko dwie osoby, pyta się: odpowiedź, która przyszłaby sama, zdradziłaby zapas (M62).
    Jeśli nikt nie prowadzi notatek (M61), pyta się zawsze.
    `,
  ),
  rule(
    'N06',
    'To, co zostaje, a Wiszące Ogrody',
    `
    Najpierw odrzucają wszyscy inni. Potem właściciel Ogrodów wybiera, co zostaje, i odrzuca resztę.
    `,
  ),
  rule(
    'N07',
    'Perseusz się rozmyśla',
    `
    Dopóki nie kupiono karty, właściciel Perseusza, który zaczął, by wygrać, może zrezygnować. Wtedy zwyczajnie buduje
    wskazany gracz.
    `,
  ),
  rule(
    'N08',
    'Oferta bez wyboru',
    `
    Kto ma dokładnie tyle zasobów, ile ogłoszono, od razu wystawia wszystkie. Właściciela Antygony pyta się, dopóki jest
    co wystawić: jej liczba jest tajemnicą.
    `,
  ),
  rule(
    'N09',
    'Zasoby w dowolnej kolejności',
    `
    To, co się wystawia, płaci lub zachowuje, jest zbiorem: wybiera się je po jednym, w dowolnej kolejności. Zapisy
    pierwszych zasad, w których płaciło się po kolei, czyta się po dawnemu.
    `,
  ),
  rule(
    'N10',
    'Podarunek, który pokazano',
    `
    To, co program notuje o tajnym podarunku, zmienia się tylko przez to, co jest pewne dla wszystkich. Legendarny
    towar, który pokaże obdarowany, mógł być podarunkiem albo jego własnym: notatka zostaje, dopóki nie jest to pewne.
    `,
  ),
]
