// The rules of Mare Nostrum in Polish, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { heroList, wonderList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

const heroes = (powers: Readonly<Record<string, string>>): string =>
  heroList('pl', dictionaries.pl, { copied: 'można skopiować', starts: 'bohater startowy' }, powers)

const wonders = (powers: Readonly<Record<string, string>>): string => wonderList('pl', dictionaries.pl, powers)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Gra w skrócie',
    `
    Wokół Morza Śródziemnego rywalizuje od trzech do pięciu imperiów: Rzym, Kartagina, Grecja, Egipt i Babilon.
    Prowincje dają im towary i monety. Za nie budujesz, kupujesz bohaterów i cuda, tworzysz legiony i triremy, a nimi
    zdobywasz to, co mają inni.

    **Runda** ma pięć faz:

    1. **Zbieranie zasobów**: karawany dają towary, miasta dają monety.
    2. **Wymiana zasobów**: wszyscy oferują tyle samo zasobów, a potem kolejno biorą je od siebie.
    3. **Budowa**: płacisz za kontrolę nad nowymi prowincjami, za budowle, jednostki i karty.
    4. **Ruch i walka**: triremy płyną, legiony maszerują, toczą się bitwy.
    5. **Zdobycie przywództwa**: kto prowadzi w handlu, kulturze i wojsku, zostaje przywódcą. Przywódcy decydują, w
       jakiej kolejności działają gracze w następnej rundzie.

    **Zwycięstwo** (6) dają Piramidy, piąty bohater lub cud, cztery stolice lub legendarne miasta albo wszystkie trzy tytuły
    przywódcy naraz.

    **Pierwszy raz?** Strona Nauka wprowadza w grę i prowadzi przez pierwszą rundę. Tutaj są szczegóły: pojęcia (B),
    przygotowanie (C), runda (D), a dalej wszystko faza po fazie. Punkty od 1 do 11 mają numery drukowanych instrukcji, ale
    są napisane naszymi słowami. Tam, gdzie instrukcje milczą lub są niejasne, rozstrzyga orzeczenie; orzeczenia (od M01
    oraz, dla programu, od N01) są po zasadach. Ostatnie punkty (F i G) mówią o dwóch wydaniach i o tym, co trzeba było
    odtworzyć.
    `,
  ),
  rule(
    'B',
    'Pojęcia',
    `
    - **Zasób**: **towar** (13 rodzajów) albo **moneta**. Każdy rodzaj ma też jeden **legendarny towar**, dobierany
      losowo; liczy się on jak zwykły towar tego rodzaju (1.2). Twoje zasoby leżą za twoją **zasłonką**.
    - **Rezerwa**: wspólne stosy towarów, monet i budowli. **Zapas**: twoje własne figurki i znaczniki, których nie ma
      na mapie.
    - **Budowla**: karawana, targowisko, miasto lub świątynia. Każda stoi na nadrukowanym **miejscu** swojego rodzaju;
      przy miejscu karawany widać jej towar. Miasto jest zwykłe, stołeczne (stolica) albo legendarne.
    - **Jednostka**: legion lub forteca, które stoją w prowincjach, albo trirema, która stoi na morzu.
    - **Kontrola**: kontrolujesz prowincję, w której jest twój znacznik kontroli. W twojej **prowincji stołecznej**
      znacznik jest nadrukowany i nie można go stracić. Prowincja, której nikt nie kontroluje, jest **neutralna**.
    - **Sąsiednie** prowincje mają wspólną granicę na lądzie. **Przyległe** prowincje łączy ciąg sąsiednich mórz, a na
      każdym z nich jest twoja trirema. Prowincje sąsiednie lub przyległe mają **połączenie**.
    - **Legion okupujący**: legion ustawiony na budowli lub znaczniku kontroli innego gracza albo na pustym miejscu (po
      grabieży lub dzięki Kirke). Pozostałe legiony są **wolne**.
    - **Kontrolujesz budowlę**, jeśli ją okupujesz albo jeśli kontrolujesz jej prowincję i nikt inny tej budowli nie
      okupuje. Kto kontroluje budowlę, zbiera z niej zasoby i jemu liczy się ona na torze.
    - **W stanie wojny**: prowincja, w której po bitwie lub po fazie 4 są legiony lub fortece co najmniej dwóch graczy.
    - **Zdobywca**: jedyny gracz z legionami lub fortecą w prowincji kontrolowanej przez przeciwnika; sprawdza się to na
      koniec jego własnej tury w fazie 4.
    - **Karta**: bohater lub cud. Piramidy są kartą szczególnego rodzaju.
    - **Tytuł**: **przywódca** handlowy, kulturowy albo wojskowy. Tytuły przechodzą z rąk do rąk tylko w fazie 5.
    `,
  ),
  rule(
    'C',
    'Przygotowanie',
    `
    1. W trzy osoby grają Rzym, Kartagina i Grecja, w cztery także Egipt, w pięć także Babilon. O tym, kto prowadzi które
       imperium, mówi M03. Wszystko, co należy do pozostałych imperiów, jest poza grą (M01).
    2. Przy 4 graczach odpada babiloński róg mapy, przy 3 także egipski; prowincja, która odpada, nie istnieje (M04).
       Zostają 24 i 19 z 29 prowincji. Wszystkie dziewięć mórz jest zawsze w grze.
    3. Każde imperium kontroluje trzy prowincje startowe (w stołecznej kontrola jest nadrukowana) i zaczyna z pierwszymi
       budowlami, legionami i fortecą, ze swoim bohaterem startowym i 9 zasobami. Zasoby te są dochodem rundy 1,
       dlatego w tej rundzie pomija się fazę 1. Nikt nie zaczyna z triremami.
    4. Wszystkie inne prowincje są neutralne i puste.
    5. 13 legendarnych towarów tworzy zakryty stos.
    6. Karty: w układzie **dla początkujących** 5 losowych kart z 17 jest odkrytych, a 12 zakrytych; po każdej fazie
       budowy odkrywa się karty, aż znów będzie ich 5. W układzie **dla doświadczonych** wszystkie 17 jest odkrytych.
       Piramidy są zawsze odkryte.
    7. Dostępne są wszystkie trzy znaczniki wymiany.
    8. Poziomy na początku (handel / kultura / wojsko): Rzym 7 / 1 / 3, Kartagina 7 / 1 / 2, Grecja 4 / 4 / 3, Egipt 4 /
       4 / 2, Babilon 5 / 3 / 2. Przywódcą handlowym jest Kartagina, wojskowym Rzym, kulturowym Egipt, a przy 3 graczach
       Grecja.

    Gracz ma 8 legionów, 5 trirem, 5 fortec i 7 znaczników kontroli, więc nigdy więcej niż 8 prowincji. Dla wszystkich razem
    jest 37 karawan, 25 targowisk, 16 miast i 14 świątyń, dokładnie po jednej sztuce na każde miejsce mapy dla pięciu
    graczy; 44 monety; a każdego towaru dwa razy tyle żetonów, ile ma miejsc, i jeszcze jeden.

    Początkowe rozstawienie legionów i fortec oraz kilka innych danych odtworzyliśmy: zobacz G.
    `,
  ),
  rule(
    'D',
    'Runda faza po fazie',
    `
    1. **Zbieranie zasobów** (1): wszyscy jednocześnie.
    2. **Wymiana zasobów** (2): przywódca handlowy wyznacza liczbę i bierze jako pierwszy.
    3. **Budowa** (3): przywódca kulturowy wskazuje graczy po kolei.
    4. **Ruch i walka** (4): przywódca wojskowy wskazuje graczy po kolei.
    5. **Zdobycie przywództwa** (5): przyznaje się trzy tytuły.

    Na początku nowej rundy wszystko, co działa raz na rundę, jest znów dostępne, pokój się skończył, a prowincje, które
    teraz kontrolujesz, są punktem wyjścia dla nowej kontroli (3.1.1).

    Jeśli decyzja ma tylko jedną odpowiedź, program podejmuje ją za ciebie, chyba że brak pytania mógłby coś zdradzić
    (M62).
    `,
  ),
  rule(
    '1',
    'Zbieranie zasobów',
    `
    **Faza 1.** Wszyscy zbierają zasoby z budowli, które kontrolują (1.1). Dochód jest jawny; tajny jest tylko rodzaj
    dobranego legendarnego towaru. Potem właściciel Kolosa Rodyjskiego wybiera towar, a wszystko trafia za zasłonki.
    `,
  ),
  rule(
    '1.1',
    'Dochód',
    `
    Zbiera ten, kto **kontroluje budowlę**, bez względu na to, kto kontroluje prowincję:

    - karawana: 1 towar z jej miejsca, a 2, jeśli kontrolujesz też targowisko w tej prowincji;
    - zwykłe miasto lub stolica: 1 moneta, a 2, jeśli kontrolujesz też świątynię w tej prowincji;
    - legendarne miasto: 1 moneta i 1 legendarny towar; jeśli kontrolujesz też świątynię, jeszcze 1 zasób, moneta lub
      legendarny towar do wyboru;
    - samo targowisko i sama świątynia: nic.

    Podwojenie działa tylko wtedy, gdy obie budowle kontroluje ten sam gracz (M13). Jeśli twoje targowisko jest okupowane,
    pozostałe karawany dają ci po jednym towarze; kto okupuje tylko targowisko, nie zbiera nic.

    Prowincja w stanie wojny daje dochód graczowi, który ją kontroluje. Neutralna nie daje go nikomu. Legion, który
    właściciel Kirke ustawił na pustym miejscu karawany, działa jak karawana (10).

    Najpierw wszyscy dostają podstawowy dochód, pierwsze legendarne towary i monetę Świątyni Artemidy. Potem ci, którzy
    mają świątynię przy legendarnym mieście, wybierają dodatkowy zasób, jednocześnie i znając to, co dobrali (M08). Na
    końcu działa Kolos. Jeśli w rezerwie czegoś zabraknie, najpierw zbiera przywódca handlowy, potem inni zgodnie z
    ruchem wskazówek zegara, a brakujące zasoby przepadają (M10).
    `,
  ),
  rule(
    '1.2',
    'Legendarne towary, miasta i kontrola',
    `
    Legendarnego towaru używa się jak zwykłego towaru tego samego rodzaju. Dwóch żetonów jednego rodzaju, legendarnych czy
    nie, nigdy nie można użyć w jednym zestawie różnych towarów. Wydany lub odrzucony legendarny towar trafia na osobny,
    odkryty stos odrzuconych, nigdy do rezerwy. Gdy tylko dobrano ostatni, tasuje się stos odrzuconych i tworzy z niego nowy
    stos; jeśli oba są puste, nic nie dobierasz (M11).

    Stolice: Rzym, Ateny, Babilon, Aleksandria, Kartagina. Legendarne miasta: Troja w Azji, Jerozolima w Judei, Syrakuzy
    na Sycylii.

    Kto kontroluje prowincję, kontroluje wszystkie jej budowle oprócz tych, które okupują wrogie legiony. We własnej
    prowincji stołecznej możesz budować zawsze, nawet gdy jest okupowana (4.3.5).
    `,
  ),
  rule(
    '2',
    'Wymiana zasobów',
    `
    **Faza 2.** Przywódca handlowy ogłasza, ile zasobów oferuje każdy gracz. Wszyscy wybierają je w tajemnicy i razem
    odkrywają (2.1). Potem gracze biorą zasoby od siebie, jeden po drugim (2.2), a na koniec jeden oddany zasób może
    wyrównać liczby (2.2.1). Po tej fazie każdy ma tyle zasobów, ile miał przed nią.
    `,
  ),
  rule(
    '2.1',
    'Znacznik i oferty',
    `
    1. Przywódca handlowy zagrywa jedną stronę dostępnego znacznika wymiany: **5 lub 0**, **2 lub 1**, **4 lub 3**.
       Zużyty jest cały znacznik. Wszystkie trzy wracają, gdy zagrano ostatni albo gdy przywódcą handlowym zostaje inny
       gracz (M24).
    2. Przy 0 nikt niczego nie oferuje oprócz właściciela Antygony (10, M17).
    3. Kto ma mniej zasobów, niż ogłoszono, w ogóle nie bierze udziału. Właściciel Antygony zawsze bierze udział i sam
       wybiera liczbę (10). Jeśli przywódca handlowy nie może brać udziału, handlują inni, a zastępuje go następny z
       nich zgodnie z ruchem wskazówek zegara (M15).
    4. Uczestnicy wybierają dokładnie tyle swoich zasobów, w tajemnicy, jednocześnie i w dowolnej kolejności (N09).
       Dopóki nie wybierzesz ostatniego, możesz zmienić zdanie. Inni widzą tylko, kto jest gotowy.
    5. Gdy wszyscy są gotowi, oferty odkrywa się razem i odtąd są jawne.
    6. Jeśli nikt oprócz przywódcy niczego nie oferuje, zasoby wracają i faza się kończy (M20).
    `,
  ),
  rule(
    '2.2',
    'Handel zasobami',
    `
    Zaczyna przywódca handlowy: bierze jeden odkryty zasób innego gracza. Ten zasób znika z oferty i nikt już nie może go
    zabrać. Jako następny bierze gracz, któremu właśnie zabrano, nawet jeśli z jego oferty nic nie zostało. Nikt nie bierze
    własnych zasobów.

    Musisz wziąć zasób, dopóki jest ktoś, od kogo możesz (M18).

    **Nie dwa razy z rzędu**: jeśli bierzesz od gracza, a on zaraz potem od ciebie, teraz nie możesz wziąć od niego
    (M19).

    Jeśli nie masz od kogo wziąć (nic nie zostało, leżą tylko twoje zasoby albo ma je tylko gracz, od którego nie
    możesz), wymiana się kończy, a to, co zostało, wraca do właścicieli.
    `,
  ),
  rule(
    '2.2.1',
    'Wyrównanie',
    `
    Za każdym razem jeden gracz ma o jeden zasób więcej, a drugi o jeden mniej, i to ten drugi bierze jako następny. Na
    końcu przywódca ma więc o jeden za dużo, a gracz, któremu zabrano jako ostatniemu, o jeden za mało. Jeśli jest nim
    sam przywódca, nic się nie dzieje.

    W przeciwnym razie przywódca handlowy oddaje temu graczowi jeden wybrany zasób: wymieniony, zwrócony albo wcale
    nieoferowany. Widzą go tylko te dwie osoby, chyba że przy stole gra się z jawnym wyrównaniem (M21).
    `,
  ),
  rule(
    '3',
    'Budowa',
    `
    **Faza 3.** Przywódca kulturowy wskazuje gracza, który jeszcze nie budował; może wskazać siebie. Gracz ten buduje,
    ile chce, rzecz po rzeczy, albo nic, i ostatecznie kończy turę (M25). Potem wskazuje się następnego, aż zbudują
    wszyscy. Po pierwszym wskazaniu może się wtrącić Perseusz (10, M34).

    Na koniec fazy, w tej kolejności (M37): zwycięstwa kartami, które czekały (6.1); wszyscy odrzucają zasoby oprócz 2
    monet (3.0); w układzie dla początkujących odkrywa się karty, aż będzie ich 5.
    `,
  ),
  rule(
    '3.0',
    'Koszty i płacenie',
    `
    - **3**: kontrola, karawana, każde miasto, legion, trirema, forteca.
    - **6**: targowisko, świątynia.
    - **7, 8, 9, 10**: twoja 2., 3., 4. i 5. karta. Bohater startowy jest pierwszą.
    - **12**: Piramidy.

    Za każdą rzecz płacisz **jednym zestawem** z tylu zasobów, ile wynosi cena: albo samymi monetami, albo samymi
    różnymi towarami. Nie można mieszać, przepłacać, dostawać reszty ani płacić jednym zestawem za dwie rzeczy (M39).

    - **Kleopatra**: w każdym zestawie towarów jedna moneta może zastąpić towar albo w każdym zestawie monet jeden towar
      może zastąpić monetę.
    - **Hannibal**: w każdym zestawie towarów możesz użyć jednego rodzaju dwa razy.

    Towary i monety wracają do rezerwy, legendarne towary na swój stos odrzuconych. To, czym płacisz, jest jawne. Dopóki
    nie wybierzesz ostatniego zasobu, możesz zrezygnować. Zasoby wybiera się w dowolnej kolejności (N09). Jeśli możliwy
    jest tylko jeden zestaw, program płaci nim sam (N05).

    Stała cena 1 monety lub 1 wskazanego towaru (Spartakus, Gilgamesz, Latarnia w Faros) i rzeczy darmowe (Hammurabi,
    Pentezylea) nie są zestawami; Kleopatra i Hannibal ich nie zmieniają (M27).

    **Co zachowujesz** na koniec fazy: do 2 monet. Z Wiszącymi Ogrodami także do 2 towarów różnych rodzajów (M36).
    Reszta wraca jawnie do rezerwy.
    `,
  ),
  rule(
    '3.1',
    'Co można budować',
    `
    Budujesz w dowolnej kolejności. Każdą rzecz stawiasz i opłacasz przed następną, i liczy się ona od razu: trirema
    łączy, w nowej prowincji można budować, karta działa (M26).

    - **Kontrola** nad prowincją: 3.1.1.
    - **Legion, forteca, trirema, karawana, targowisko, miasto, świątynia**: 3.1.2.
    - **Karta** i **Piramidy**: 3.1.3.
    - Hammurabi, Spartakus, Gilgamesz, Pentezylea, Latarnia w Faros: każde raz na rundę (10, 11).
    `,
  ),
  rule(
    '3.1.1',
    'Kontrola',
    `
    Znacznik kontroli możesz umieścić w neutralnej prowincji bez jednostek innych graczy, jeśli sąsiaduje ona z
    prowincją, którą kontrolujesz **od początku rundy**, albo do niej przylega. Triremy łączą tak, jak stoją teraz,
    także ta dopiero co zbudowana. Prowincja zdobyta w tej fazie jest punktem wyjścia dopiero od następnej rundy. Twoje
    jednostki w nowej prowincji nie są potrzebne i nie przeszkadzają. Potrzebny jest znacznik w twoim zapasie.

    Prowincja, z której wychodzisz, może być w stanie wojny lub okupowana (M28).

    Odtąd kontrolujesz tę prowincję: możesz w niej budować w tej samej turze, a budowle, które już w niej stoją, są
    twoje.

    Nigdy nie możesz budować tam, gdzie kontrolę lub jednostki ma przeciwnik, poza własną prowincją stołeczną.
    `,
  ),
  rule(
    '3.1.2',
    'Jednostki i budowle',
    `
    Budujesz w prowincjach, które kontrolujesz i w których nie ma cudzych jednostek, oraz zawsze w swojej prowincji
    stołecznej.

    - **Legion**: dowolna liczba w prowincji.
    - **Forteca**: jedna w prowincji.
    - **Trirema**: na morzu, które sąsiaduje z prowincją, w której możesz budować; dowolna liczba, bez względu na cudze
      triremy. O morzach obok prowincji w stanie wojny mówi M30.
    - **Karawana, targowisko, miasto, świątynia**: po jednej na każdym pustym miejscu swojego rodzaju. Targowisko nie
      wymaga karawany, a świątynia miasta (M31). Legion stojący na pustym miejscu ustępuje (M32).

    Ogranicza cię własny zapas i rezerwa. W prowincji w stanie wojny lub z cudzymi jednostkami nie możesz budować ani,
    dzięki niej, stawiać trirem na jej morzach; pozwala na to jednak inna twoja prowincja nad tym samym morzem.
    Wyjątkiem jest prowincja stołeczna (4.3.5).
    `,
  ),
  rule(
    '3.1.3',
    'Karty',
    `
    Karta musi być odkryta. Jest twoja do końca gry: jej premie liczą się, a jej moc działa od razu. Jeśli kupujesz
    Kastora i Polluksa, bohatera do skopiowania wybierasz zaraz po zapłacie (10).

    Szóstej karty nie można kupić. Gracz z pięcioma może jeszcze w tej samej fazie zbudować Piramidy (M33), a w jednej fazie
    może je zbudować kilku graczy (6.1). Nowe karty w miejsce kupionych odkrywa się dopiero na koniec fazy.
    `,
  ),
  rule(
    '3.2',
    'Poziomy podczas budowy',
    `
    Poziomy wynikają z tego, co stoi na mapie, i z kart, więc zawsze się zgadzają: jednostka, budowla lub karta zmienia
    je od razu. Tytuły nie zmieniają właściciela przed fazą 5.
    `,
  ),
  rule(
    '4',
    'Ruch i walka',
    `
    **Faza 4.** Najpierw właściciel Posągu Zeusa może zadeklarować pokój (11). Potem przywódca wojskowy wskazuje gracza,
    który w tej fazie jeszcze nie działał; może wskazać siebie. Gracz ten rozgrywa całą turę: wymiana znaczników
    kontroli (4.0), ruch i bitwy na morzu (4.1.1), ruch i bitwy na lądzie (4.1.2), podbój (4.3), Kirke (10). Do
    wcześniejszego kroku nie można wrócić. Potem wskazuje się następnego.

    Na koniec fazy w każdej prowincji z legionami lub fortecami co najmniej dwóch graczy kończy się okupacja (M49);
    potem sprawdza się zwycięstwo dzięki czterem miastom (6.2). Pokój kończy się razem z rundą.
    `,
  ),
  rule(
    '4.0',
    'Wymiana znaczników',
    `
    Na początku swojej tury sprawdzasz każdą prowincję, w której twój legion okupuje wrogi znacznik kontroli od
    wcześniejszej tury:

    - Jeśli prowincja ma połączenie z inną twoją prowincją, a w zapasie masz znacznik, możesz wymienić znacznik za darmo.
      Stary wraca do właściciela, prowincję kontrolujesz ty, okupacja znacznika się kończy, a legion może się ruszyć w tej
      turze. Robisz to po kolei: prowincja dopiero co przejęta może dać połączenie następnej (M42). Możesz też zrezygnować.
    - Bez połączenia: w wydaniu polskim nic się nie zmienia, prowincja zostaje przy swoim graczu, a legion dalej okupuje
      znacznik. W wydaniu rosyjskim stary znacznik znika, nowego się nie umieszcza, okupacja się kończy, a prowincja
      jest neutralna (D24). Sprawdza się to po wymianach.
    - Z połączeniem, ale bez znacznika w zapasie: nie ma wymiany, legion okupuje dalej (M70).
    `,
  ),
  rule(
    '4.1',
    'Ruch',
    `
    Przemieszczasz dowolną liczbę swoich trirem i legionów, każdą jednostkę najwyżej raz i o jeden krok; żadna nie musi
    się ruszyć. Fortece nigdy się nie ruszają. Najpierw ruszają się triremy; wszystkie bitwy morskie kończą się przed
    ruchem legionów.
    `,
  ),
  rule(
    '4.1.1',
    'Ruch na morzu',
    `
    Trirema płynie na sąsiednie morze. Triremy różnych graczy mogą stać na jednym morzu dowolnie długo.

    Potem możesz atakować: na każdym morzu ze swoimi triremami jedna bitwa w turze, z jednym przeciwnikiem, który ma tam
    triremy. Bitwa morska nigdy nie jest obowiązkowa. Trirema, która walczyła i przetrwała, nadal może przewozić
    legiony.
    `,
  ),
  rule(
    '4.1.2',
    'Ruch na lądzie',
    `
    Legion przechodzi do sąsiedniej lub przyległej prowincji: przez granicę albo morzami, na których masz triremy,
    jakkolwiek długi byłby ich ciąg. Transport nic nie kosztuje i nie ma limitu; cudze triremy nie przeszkadzają. Legion
    może opuścić prowincję pełną wrogów. Wejścia zabrania tylko pokój (11).

    Po wszystkich ruchach jest **jedna bitwa w każdej prowincji**, w której oprócz twoich jednostek są cudze legiony lub
    forteca, także tam, gdzie naprzeciw najeźdźców stoi tylko twoja forteca, i także w prowincjach neutralnych.
    Wybierasz kolejność, a przy kilku przeciwnikach tego, z którym walczysz; pozostałych bitwa nie dotyczy. Gracze, z
    którymi masz pokój, się nie liczą (M45).
    `,
  ),
  rule(
    '4.2',
    'Bitwa',
    `
    Obie strony rzucają jednocześnie, po jednej kostce za każdą triremę (na morzu) lub legion (na lądzie). Zsumuj kostki
    każdej strony; każde pełne 5 to **trafienie**.

    Na lądzie każda strona dodaje to, co jej przysługuje:

    - **Ramzes II**: dodatkowa kostka, jeśli strona ma tam jakąkolwiek jednostkę;
    - **Cezar**: +1 do każdej kostki we własnej turze; **Perykles**: +2 do każdej kostki w cudzej turze; obaj tylko
      wtedy, gdy w bitwie jest legion (M48);
    - **forteca**: +5 do sumy;
    - **Nabuchodonozor**: +5 do sumy w prowincji, którą kontrolujesz, jeśli masz tam jakąkolwiek jednostkę.

    Forteca anuluje też jedno trafienie w swoją stronę, przed wyborem strat (M47). Forteca bez legionów nie rzuca, ma
    sumę 5 i zadaje 1 trafienie.

    Każde pozostałe trafienie niszczy jedną jednostkę. Straty ponosi się, gdy znane są oba wyniki, więc niszczone
    jednostki też trafiają. Każda strona wybiera, co traci, obie jednocześnie: fortecę, wolny legion albo konkretny
    legion okupujący (M46). Forteca pada tylko wtedy, gdy ją wybrano albo gdy pada wszystko. Nadmiarowe trafienia
    przepadają. Stracone jednostki wracają do zapasu właściciela.

    Na morzu nigdy niczego się nie dodaje.
    `,
  ),
  rule(
    '4.2.1',
    'Stan wojny',
    `
    Jeśli po bitwie legiony lub fortecę ma w prowincji co najmniej dwóch graczy, jest ona w stanie wojny: nie ma
    zdobywcy, a cała okupacja w niej się kończy (M49). Gracze, którzy jeszcze nie działali, mogą w tej rundzie tam
    wejść i walczyć.

    Prowincja, w której na koniec fazy nadal są jednostki kilku graczy, zostaje w stanie wojny. Daje dochód graczowi, który
    ją kontroluje, ale nie można w niej niczego budować ani, dzięki niej, stawiać trirem na jej morzach; wyjątkiem jest
    własna prowincja stołeczna. W następnej fazie 4 walczy się o nią znowu.
    `,
  ),
  rule(
    '4.3',
    'Podbój',
    `
    Na koniec swojej tury, w dowolnej kolejności, dla każdej prowincji, której jesteś zdobywcą, wybierasz jedno:

    - **bez zmian**: to, co okupujesz tam od początku tury, pozostaje okupowane, jeśli starcza na to legionów;
    - **grabież** jednej budowli (4.3.1);
    - **okupacja budowli** (4.3.2);
    - **okupacja znacznika kontroli**, jeśli to nie prowincja stołeczna i ma ona połączenie z inną twoją prowincją
      (4.3.3);
    - **nic**: legiony po prostu tam stoją.

    Nowy wybór zastępuje poprzedni (M51). W następnej rundzie możesz wybrać ponownie.

    Jeśli później ktoś wkroczy, a po bitwie zostaniesz tam tylko ty, ocalałe legiony okupują dalej. Jeśli przetrwają
    obie strony, jest stan wojny i twoja okupacja się kończy. Jeśli odejdziesz, wszystko od razu wraca do gracza, który
    kontroluje prowincję.
    `,
  ),
  rule(
    '4.3.1',
    'Grabież',
    `
    Wybierz jedną budowlę. Wraca ona do rezerwy, a na pustym miejscu ustawiasz jeden swój legion. Od razu dostajesz:

    - za zwykłe miasto lub stolicę 1 monetę (z Hamilkarem 2);
    - za karawanę 1 jej towar (z Hamilkarem 2);
    - za legendarne miasto 1 monetę albo 1 legendarny towar, do wyboru (z Hamilkarem jedno i drugie);
    - za targowisko lub świątynię nic.

    Targowisko tego nie podwaja. Czego nie ma w rezerwie, przepada (M52). Na tym miejscu można później znów budować.
    `,
  ),
  rule(
    '4.3.2',
    'Okupacja budowli',
    `
    Ustaw legiony na budowlach, po jednym, tyle, ile tam masz i ile chcesz. Odtąd kontrolujesz te budowle: zbierasz z nich
    zasoby, a one liczą ci się na torach i do zwycięstwa. Okupowane targowisko lub świątynia podwaja tylko to, co też tam
    okupujesz. Czego nie okupujesz, zostaje przy graczu, który kontroluje prowincję.
    `,
  ),
  rule(
    '4.3.3',
    'Przejęcie kontroli',
    `
    Legion na znaczniku kontroli na razie niczego nie zmienia: drugi gracz nadal zbiera zasoby, a budowle nadal liczą się na
    torach jemu. W swojej następnej turze fazy 4 możesz wymienić znacznik (4.0). Połączenie jest potrzebne i teraz, i wtedy.
    Prowincji stołecznych nigdy nie można przejąć.

    **Królowa Saby**, raz na rundę: od razu wymień znacznik, którego okupację rozpoczynasz w tej właśnie turze,
    poświęcając stojący na nim legion (M53).

    Kontrolujesz wtedy wszystkie budowle, których nie okupuje nikt inny.
    `,
  ),
  rule(
    '4.3.4',
    'Poziomy podczas walki',
    `
    Każdą zyskaną i każdą straconą budowlę lub jednostkę od razu widać na torach. Okupacja budowli zabiera jeden poziom
    graczowi, który kontroluje prowincję, i daje go tobie.
    `,
  ),
  rule(
    '4.3.5',
    'Prowincje stołeczne',
    `
    Kontrola prowincji stołecznej jest nadrukowana: jej znacznika nie można ani okupować, ani wymienić. Jej budowle
    można grabić i okupować, i liczą się do zwycięstwa.

    Jej gracz może tam zawsze budować legiony, fortecę i triremy, a budowle na pustych miejscach (M32). Nowe jednostki
    same nie kończą okupacji; robi to następna bitwa lub koniec fazy 4 (M49).
    `,
  ),
  rule(
    '5',
    'Przywództwo',
    `
    **Faza 5: zdobycie przywództwa.** Liczą się trzy tory:

    - **Handel**: karawany i targowiska, które kontrolujesz, oraz premie kart.
    - **Kultura**: wszystkie miasta i świątynie, które kontrolujesz, oraz premie.
    - **Wojsko**: twoje legiony, fortece i triremy na mapie oraz premie.

    Tytuł zdobywa gracz o najwyższym poziomie. Przy remisie dotychczasowy przywódca wskazuje jednego z remisujących,
    siebie tylko wtedy, gdy sam remisuje. Najpierw rozstrzyga się handel, potem kulturę, potem wojsko (M57). Następnie
    sprawdza się zwycięstwo dzięki trzem tytułom (6.3). Jeśli przywódcą handlowym jest teraz inny gracz, wszystkie
    znaczniki wymiany są znów dostępne.

    Tor na planszy ma 15 pól; dalej znacznik odwraca się na drugą stronę i zaczyna znów od I. Program pokazuje pełną
    wartość.
    `,
  ),
  rule(
    '6',
    'Zwycięstwo',
    `
    Zwycięstwo sprawdza się tylko w tych chwilach:

    - w fazie 3 i na jej koniec: Piramidy lub piąta karta (6.1);
    - na koniec fazy 4: cztery stolice lub legendarne miasta (6.2);
    - na koniec fazy 5: wszystkie trzy tytuły (6.3).

    Nikt nigdy nie odpada: prowincji stołecznej nie można stracić. O grach bez końca mówi M07.
    `,
  ),
  rule(
    '6.1',
    'Piramidy i piąta karta',
    `
    **Wydanie polskie.** Przywódca kulturowy wygrywa od razu, gdy zbuduje Piramidy albo kupi piątą kartę. Inni, którym
    się to uda, grają dalej do końca fazy. Jeśli w tej samej fazie także przywódca kulturowy zbuduje Piramidy lub kupi
    piątą kartę, wygrywa sam. W przeciwnym razie na koniec fazy: jeśli czeka tylko jeden gracz, wygrywa; z kilku
    wygrywają wspólnie ci, którzy mają Piramidy; jeśli nikt ich nie zbudował, wygrywają wspólnie wszyscy czekający
    (M33).

    **Wydanie rosyjskie.** Piramidy dają zwycięstwo od razu, każdemu. Piąta karta czeka do końca fazy; jeśli ma ją kilku
    graczy, wygrywa przywódca kulturowy, o ile jest wśród nich, a w przeciwnym razie wygrywają wspólnie (D21).

    **Perseusz**, w obu wydaniach: kto dzięki niemu buduje przed innymi i kupi piątą kartę lub zbuduje Piramidy, wygrywa
    od razu (M34).
    `,
  ),
  rule(
    '6.2',
    'Cztery miasta',
    `
    Wygrywa gracz, który na koniec fazy 4 kontroluje co najmniej cztery stolice lub legendarne miasta; liczą się też
    okupowane, a także własna stolica. Miasto musi być zbudowane. Dwóch graczy, którzy mają po cztery, wygrywa wspólnie
    (M55).
    `,
  ),
  rule(
    '6.3',
    'Trzy tytuły',
    'Wygrywa gracz, który na koniec fazy 5 ma wszystkie trzy tytuły. Tytuł przyznany przy remisie liczy się jak każdy inny.',
  ),
  rule(
    '7',
    'Ogólnie o kartach',
    `
    Karta ma pierwszeństwo przed zasadą, której dotyczy. Jej premie liczą się na torach do końca gry. Kart nigdy się nie
    traci, nie sprzedaje ani nie przekazuje. To, co może tylko pomóc, działa automatycznie; o reszcie decydujesz ty.
    `,
  ),
  rule(
    '8',
    'Dyplomacja',
    `
    Rozmawiać wolno o wszystkim; obietnice nie są wiążące. Niczego nie wolno przekazywać: zasobów, jednostek, budowli,
    kart ani kontroli. Jedyne drogi to handel (2.2) i zasób oddany na jego koniec (2.2.1).
    `,
  ),
  rule(
    '9',
    'Częste pytania',
    `
    - Figurek i żetonów jest tylko tyle, ile w pudełku. Gdy wszystkie twoje 8 legionów jest na mapie, żadna moc nie da
      dziewiątego.
    - Nie możesz usuwać własnych jednostek. Tracisz je tylko w bitwie albo przez Królową Saby.
    - Przy kilku wrogach w prowincji lub na morzu walczysz z jednym z nich: jedna bitwa w danym miejscu na turę.
    - Perseusz może budować przed innymi i wygrać Piramidami, nawet jeśli wskazano kogoś innego.
    - Okupujesz znacznik, ale nie masz już połączenia: zobacz 4.0.
    `,
  ),
  rule(
    '10',
    'Bohaterowie',
    heroes({
      caesar: `+1 do każdej twojej kostki w bitwach lądowych w twojej turze, jeśli bierze w nich udział twój legion.`,
      hannibal: `W każdym zestawie towarów możesz użyć jednego rodzaju dwa razy; może to być zwykły i legendarny żeton.`,
      pericles: `+2 do każdej twojej kostki w bitwach lądowych w cudzej turze, jeśli bierze w nich udział twój legion.`,
      cleopatra: `W każdym zestawie towarów jedna moneta może zastąpić towar albo w każdym zestawie monet jeden dowolny
        towar może zastąpić monetę.`,
      hammurabi: `Raz na rundę, w swojej turze budowy, umieść znacznik kontroli za darmo na warunkach 3.1.1, niezależnie
        od kontroli, za którą płacisz. Wydanie polskie: prowincja sąsiednia lub przyległa, także dzięki dopiero co
        zbudowanej triremie. Wydanie rosyjskie: tylko sąsiednia (D25, M29).`,
      antigone: `W fazie 2 zawsze bierzesz udział i to ty wybierasz liczbę oferowanych zasobów, od 0 do 5, jeśli tyle
        masz. Przy 0 nikt od ciebie nie bierze. Działa to też u przywódcy handlowego i przy ogłoszonym 0 (M17).`,
      'castor-and-pollux': `Przy zakupie wybierz bohatera, którego ma inny gracz: jego moc jest twoja do końca gry, bez
        premii. Nie może to być bohater startowy, cud, Perseusz ani Herkules, który nie ma mocy. Jeśli nie ma kogo
        skopiować, nie mają mocy. Skopiowana moc używana raz na rundę liczy się osobno (M38).`,
      circe: `Na koniec swojej tury w fazie 4 ustaw legiony na pustych miejscach karawan, w prowincjach neutralnych lub
        wrogich, gdzie nikt inny nie ma legionu ani fortecy, a we własnych nawet w stanie wojny. W fazie 1 każdy daje 1
        towar tego miejsca, a 2, jeśli kontrolujesz tam targowisko. Nie dodaje nic na torze handlu. Legion ustawiony po
        grabieży na miejscu karawany też działa. Legiony, które się nie ruszają, działają dalej. Kończy się to, gdy
        legion odejdzie lub zostanie zniszczony, gdy w prowincji, która nie jest twoja, wybuchnie wojna albo gdy
        powstanie tam karawana (M12, M44).`,
      hercules: `Tylko premie do przywództwa.`,
      perseus: `Gdy przywódca kulturowy pierwszy raz w fazie 3 wskaże gracza, możesz budować przed innymi. Wydanie polskie: tylko
        jeśli w tej turze stać cię na wszystkie karty do piątej albo na Piramidy; kupujesz je i od razu wygrywasz.
        Wydanie rosyjskie: bez względu na to, co budujesz. Gdy budujesz przed innymi, piąta karta i Piramidy dają zwycięstwo od razu (M34, D23).`,
      gilgamesh: `Raz na rundę jedna forteca za 1 monetę albo 1 kamień.`,
      nebuchadnezzar: `W bitwach lądowych +5 do twojej sumy w prowincji, którą kontrolujesz, jeśli masz tam jakąkolwiek
        jednostkę; wystarczy forteca.`,
      hamilcar: `Podwójny przychód z grabieży: 2 monety, 2 towary albo moneta i legendarny towar (4.3.1).`,
      penthesilea: `Raz na rundę, w swojej turze budowy, darmowy legion w prowincji stołecznej za każdą twoją prowincję
        z wrogimi legionami, także stołeczną. Bierzesz ich tyle, ile chcesz, wszystkie naraz (M35).`,
      'ramesses-ii': `Dodatkowa kostka w bitwach lądowych, w ataku i w obronie, jeśli masz tam jakąkolwiek jednostkę.
        Premia Cezara lub Peryklesa dotyczy także jej, jeśli jest tam legion.`,
      'queen-of-sheba': `Raz na rundę od razu wymień znacznik kontroli, którego okupację rozpoczynasz w tej turze; legion
        na znaczniku przepada (4.3.3). Może to być twój ostatni legion w tej prowincji.`,
      spartacus: `Raz na rundę jeden legion za 1 monetę albo 1 gladiatora.`,
    }),
  ),
  rule(
    '11',
    'Cuda',
    `
    ${wonders({
      'statue-of-zeus': `Na początku fazy 4 możesz zadeklarować pokój z jednym przeciwnikiem do końca rundy; zobacz
        niżej.`,
      pharos: `Raz na rundę jedna trirema za 1 monetę albo 1 drewno.`,
      'hanging-gardens': `Na koniec fazy 3 zachowaj, oprócz monet, do 2 towarów różnych rodzajów.`,
      'temple-of-artemis': `1 dodatkowa moneta w fazie 1.`,
      colossus: `Na koniec fazy 1, gdy wszyscy zebrali zasoby, weź jawnie z rezerwy 1 towar dowolnego rodzaju (M14).`,
      pyramids: `Kosztują 12 i dają tylko zwycięstwo (6.1). Nie liczą się jako jedna z pięciu kart.`,
    })}

    **Pokój** (M40, M41)

    - Wydanie polskie: nigdy z partnerem ostatniej deklaracji, choćby złożono ją dawno temu. Wydanie rosyjskie: nie z
      partnerem z poprzedniej rundy (D17). Deklaracja nie jest obowiązkowa.
    - Wszystkie legiony partnera w prowincjach, które kontrolujesz, od razu wracają do jego prowincji stołecznej; ich
      okupacja się kończy.
    - Do końca rundy nie ma między wami bitew, ani na lądzie, ani na morzu.
    - Wydanie polskie: żaden z was nie może wejść do prowincji, którą kontroluje drugi. Wydanie rosyjskie: tylko partner
      nie może wejść do twoich.
    - Twoje legiony w prowincjach partnera zostają; mogą odejść, wymieniać znaczniki i dokonywać podboju. Jeśli
      spotkacie się gdzie indziej, bitwy nie ma, a na koniec fazy prowincja jest w stanie wojny.
    `,
  ),
  rule(
    'E',
    'Co jest jawne, a co ukryte',
    `
    Jawne dla wszystkich są: mapa ze wszystkim, co na niej stoi, rezerwa i zapasy, poziomy, tytuły, znaczniki wymiany,
    karty i skopiowany bohater, pokój, kostki, odrzucone legendarne towary oraz to, **ile** zasobów ma każdy gracz
    (M05). Jawne są dochody, zapłaty, odrzucanie i grabież, a także oferty po odkryciu i każdy zabrany zasób.

    Ukryte są: zasoby za cudzymi zasłonkami; oferty, dopóki wszyscy nie są gotowi, także liczba Antygony; rodzaj
    legendarnego towaru, dopóki nie zostanie zaoferowany, wydany lub odrzucony; zasób oddany na koniec wymiany; zakryte
    karty i stos legendarnych towarów, których kolejności nie zna nikt.

    Uważny gracz zna większość tych zasobów dokładnie. Program prowadzi te notatki za wszystkich (M61): dla każdego
    gracza to, co wiadomo na pewno, i liczbę nieznanych zasobów. Z opcją odsłoniętych zasobów widać wszystkie; oferty i
    tak są tajne, dopóki wszyscy nie są gotowi. Z opcją bez notatek widać tylko, ile zasobów leży za każdą zasłonką, a
    resztę trzeba pamiętać.
    `,
  ),
  // Rulings
  rule(
    'M01',
    'Nieużywane imperia',
    `
    Ich figurki, znaczniki i bohaterowie startowi są poza grą. Rezerwa, legendarne towary, karty i znaczniki wymiany są
    kompletne przy każdej liczbie graczy.
    `,
  ),
  rule(
    'M02',
    'Miejsca przy stole',
    `
    Miejsca są stałe. Jeśli jednoczesny krok wymaga kolejności (przy dobieraniu i przy brakach), biegnie ona od
    przywódcy handlowego zgodnie z ruchem wskazówek zegara.
    `,
  ),
  rule(
    'M03',
    'Kto prowadzi które imperium',
    `
    Według miejsc w kolejności z punktu C, losowo albo do wyboru: to opcja stołu. Gracze wybierają po kolei według
    miejsc spośród pozostałych imperiów, a ostatni dostaje to, które zostało; potem rozkłada się elementy i karty.
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
    Liczba zasobów każdego gracza, rezerwa i wszystkie zapasy są jawne: każdy zysk i każdą stratę widzą wszyscy.
    `,
  ),
  rule(
    'M06',
    'Inne jednostki bojowe',
    `
    Specjalne jednostki wspomniane w definicjach instrukcji należą do rozszerzenia i nie ma ich w grze.
    `,
  ),
  rule(
    'M07',
    'Gry bez końca',
    `
    Ostatniej rundy nie ma: gra toczy się, aż ktoś wygra. Gry bez udziału ludzi, jak symulacje i testy, przerywa się po
    bardzo wielu decyzjach i uznaje za niedokończone.
    `,
  ),
  rule(
    'M08',
    'Kiedy wybiera się dodatkowy zasób ze świątyni',
    `
    Po dobraniu własnych podstawowych towarów, wszyscy jednocześnie, przed jakimkolwiek dodatkowym dobieraniem.
    `,
  ),
  rule(
    'M09',
    'Rezygnacja z dochodu',
    `
    Podstawowy dochód i monetę Świątyni Artemidy dostajesz automatycznie; zrezygnować można tylko z Kolosa.
    `,
  ),
  rule(
    'M10',
    'Braki',
    `
    Gracze zbierają zgodnie z ruchem wskazówek zegara od przywódcy handlowego, każdy cały swój dochód; brakujących
    zasobów nie wydaje się później.
    `,
  ),
  rule(
    'M11',
    'Koniec stosu legendarnych towarów',
    `
    Gdy tylko dobrano ostatni żeton, tasuje się stos odrzuconych i tworzy z niego nowy stos; nie ma w nim tego, co wydano
    później. Jeśli stos odrzuconych był wtedy pusty, tasuje się go przy następnym dobieraniu. Jeśli nie ma z czego dobierać,
    nic się nie zyskuje: dodatkowy zasób ze świątyni i grabież legendarnego miasta dają wtedy tylko monetę, a dodatkowy
    zasób wybrany jako legendarny towar, którego zabrakło, staje się monetą.
    `,
  ),
  rule(
    'M12',
    'Gdzie i kiedy działa Kirke',
    `
    Na pustych miejscach karawan w prowincjach (własnych, neutralnych lub wrogich), w których tylko jej właściciel ma
    legiony lub fortecę, a we własnych nawet w stanie wojny, bo te wciąż dają dochód graczowi, który je kontroluje.
    Legiony ustawia się na koniec tury właściciela w fazie 4; działają tyle rund, ile tam zostaną. Karta działa w fazie
    1: na torze handlu nic nie dodaje.
    `,
  ),
  rule(
    'M13',
    'Podwojenie w wydaniu rosyjskim',
    `
    Budowle muszą być w tych samych rękach, jak w wydaniu polskim; wymaga tego omówienie rundy w samym wydaniu
    rosyjskim.
    `,
  ),
  rule(
    'M14',
    'Co daje Kolos',
    `
    Zwykły towar dowolnego rodzaju, którego żeton jest w rezerwie, także rodzaju bez miejsca na mapie. Nie daje monety ani
    legendarnego towaru.
    `,
  ),
  rule(
    'M15',
    'Przywódca, który ma mniej, niż ogłasza',
    `
    Przywódca może ogłosić więcej, niż ma; wtedy nie bierze udziału, a inni handlują. W jego zastępstwie jako pierwszy
    bierze i na końcu wyrównuje następny uczestnik zgodnie z ruchem wskazówek zegara. Jeśli udział może wziąć mniej niż
    dwóch graczy, wymiany nie ma.
    `,
  ),
  rule(
    'M16',
    'Za mało zasobów w wydaniu rosyjskim',
    `
    Kto ma za mało, nie bierze udziału w wymianie, tak samo jak w wydaniu polskim.
    `,
  ),
  rule(
    'M17',
    'Kiedy decyduje Antygona',
    `
    Jej liczba jest częścią tajnej oferty, bez względu na to, co ogłoszono, także przy 0: karty mają pierwszeństwo przed
    zasadami. Przy 0 przywódca bierze jeden z jej zasobów i jeden jej oddaje. Jej właściciel wypełnia lub zostawia puste
    kolejne miejsca, zawsze tyle, ile mógłby zaoferować, najwyżej pięć, więc liczba jego wyborów nic nie zdradza.
    Przywódca z Antygoną ogłasza liczbę dla innych, a sam może zaoferować inną.
    `,
  ),
  rule(
    'M18',
    'Rezygnacja z wzięcia zasobu',
    `
    Nikt nie może zrezygnować z wzięcia zasobu, nawet przywódca w wydaniu rosyjskim: w obu instrukcjach bierze się, aż
    nic nie zostanie, a przykład do zasady „nie dwa razy z rzędu” mówi „musi”.
    `,
  ),
  rule(
    'M19',
    'Dwa razy z rzędu',
    `
    Liczą się tylko dwa zasoby zabrane bezpośrednio przedtem.
    `,
  ),
  rule(
    'M20',
    'Za mało ofert',
    `
    Jeśli przywódca nie ma od kogo wziąć, nie ma wymiany ani wyrównania. Na początek wystarczy jedna oferta, nawet gdy
    przywódca niczego nie oferuje: przywódca bierze, drugi gracz nie ma od kogo wziąć, wymiana się kończy, a przywódca
    wyrównuje.
    `,
  ),
  rule(
    'M21',
    'Oddany zasób jest tajny',
    `
    Jaki zasób wyrównuje liczby, widzą tylko dający i otrzymujący. Opcja stołu pokazuje go wszystkim.
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
    'Legendarne towary przy wymianie',
    `
    Są zwykłymi zasobami, ale na listach podaje się je osobno, obok zwykłych żetonów tego samego rodzaju.
    `,
  ),
  rule(
    'M24',
    'Powrót znaczników wymiany',
    `
    Wszystkie trzy wracają na następną rundę, gdy zagrano trzeci, albo w fazie 5, gdy tytuł przechodzi na innego gracza.
    Późniejsze odzyskanie tytułu liczy się tak samo.
    `,
  ),
  rule(
    'M25',
    'Tury puste i dzielone',
    `
    Tura może być pusta. Każdy gracz ma w fazie jedną turę; jej koniec jest ostateczny.
    `,
  ),
  rule(
    'M26',
    'Nowa karta w tej samej turze',
    `
    Działa od razu, jeśli to jej pora; mocy używanej raz na rundę można jeszcze użyć.
    `,
  ),
  rule(
    'M27',
    'Niskie ceny a zestawy',
    `
    Cena 1 nie jest zestawem: Kleopatra i Hannibal nie działają. Można zapłacić legendarnymi gladiatorami, legendarnym
    kamieniem i legendarnym drewnem.
    `,
  ),
  rule(
    'M28',
    'Punkt wyjścia w stanie wojny lub okupowany',
    `
    Nadal jest punktem wyjścia: liczy się tylko kontrola.
    `,
  ),
  rule(
    'M29',
    'Hammurabi',
    `
    Raz na rundę, w turze budowy jego właściciela, niezależnie od płatnej kontroli; potrzebny jest znacznik. „Niezajęta”
    w wydaniu rosyjskim znaczy bez jednostek przeciwników; własne nie mają znaczenia.
    `,
  ),
  rule(
    'M30',
    'Triremy a wojna',
    `
    Wydanie polskie: na morzu możesz budować, jeśli pozwala na to którakolwiek twoja prowincja nad nim. Wydanie
    rosyjskie: nikt nie buduje trirem na morzu obok prowincji w stanie wojny. Prowincja stołeczna w stanie wojny nie
    zamyka żadnego morza, a morza własnej prowincji stołecznej są dla ciebie zawsze otwarte.
    `,
  ),
  rule(
    'M31',
    'Targowisko przed karawaną',
    `
    Można je zbudować, podobnie jak świątynię przed miastem.
    `,
  ),
  rule(
    'M32',
    'Miejsca zajęte przez legiony',
    `
    We własnej prowincji stołecznej możesz zawsze budować, także na pustym miejscu, na którym stoi cudzy legion; ten
    legion ustępuje. Ustępuje też twój legion ustawiony dzięki Kirke, gdy budujesz tam karawanę.
    `,
  ),
  rule(
    'M33',
    'Więcej niż pięć kart',
    `
    Szóstej karty nie można kupić. Gracz, który czeka z piątą kartą, może jeszcze zbudować Piramidy. W wydaniu polskim
    każdy może zbudować Piramidy raz, więc w jednej fazie może to zrobić kilku graczy i wygrywają wspólnie; przy stole
    można też grać tak, że buduje je tylko jeden.
    `,
  ),
  rule(
    'M34',
    'Perseusz',
    `
    Gdy przywódca kulturowy pierwszy raz w fazie wskaże gracza, a Perseusza nie ma ani wskazany gracz, ani przywódca,
    program pyta właściciela Perseusza. Wydanie polskie: buduje przed innymi, ale tylko jeśli w tej turze stać go na
    wszystkie karty do piątej albo na Piramidy; albo pasuje. Jeśli buduje, kupuje je po kolei, płaci tak, by na resztę
    wystarczyło, i gra się kończy. Wydanie rosyjskie: buduje przed innymi, co chce, albo pasuje; po tej turze przywódca
    kulturowy wskazuje ponownie (D23). Kto z Perseuszem buduje przed innymi, wygrywa od razu i piątą kartą, i Piramidami.
    Przy późniejszych wskazaniach pytania już nie ma: nikt nie jest już pierwszy.
    `,
  ),
  rule(
    'M35',
    'Pentezylea',
    `
    W chwili użycia liczy się twoje prowincje, także stołeczną, z co najmniej jednym wrogim legionem. Bierzesz tyle
    legionów, ile chcesz, do tej liczby i nie więcej, niż masz w zapasie, wszystkie naraz.
    `,
  ),
  rule(
    'M36',
    'Co zachowujesz',
    `
    Do 2 monet, bez pytania. Z Wiszącymi Ogrodami od 0 do 2 towarów różnych rodzajów, zwykłych lub legendarnych, do
    wyboru.
    `,
  ),
  rule(
    'M37',
    'Kolejność na koniec fazy 3',
    `
    Najpierw zwycięstwa dzięki kartom, potem odrzucanie zasobów, na końcu nowe karty.
    `,
  ),
  rule(
    'M38',
    'Kastor i Polluks',
    `
    Mogą skopiować tych bohaterów, jeśli ma ich inny gracz: Antygona, Kirke, Gilgamesz, Nabuchodonozor, Hamilkar,
    Pentezylea, Ramzes II, Królowa Saby, Spartakus. Jeśli jest kogo skopiować, trzeba wybrać. Wybór nigdy się nie
    zmienia.
    `,
  ),
  rule(
    'M39',
    'Dwie jednakowe rzeczy',
    `
    Dwie rzeczy wymagają dwóch zestawów.
    `,
  ),
  rule(
    'M40',
    'Pokój: szczegóły',
    `
    Możesz wybrać dowolnego przeciwnika, z legionami w pobliżu lub bez. Odesłane legiony mogą się jeszcze ruszyć w turze
    swojego gracza. Mogą trafić między wrogów; bitwy nie ma, dopóki nie przyjdzie czyjaś tura.
    `,
  ),
  rule(
    'M41',
    'Pokój: co nadal wolno',
    `
    Żeglować, odchodzić, wymieniać znaczniki, dokonywać podboju, walczyć z innymi. Czy wolno wejść do prowincji, zależy
    od tego, kto ją kontroluje w chwili ruchu.
    `,
  ),
  rule(
    'M42',
    'Wymiana znaczników: szczegóły',
    `
    Dobrowolna, po kolei. Prowincja dopiero co przejęta liczy się jako twoja przy następnym połączeniu. Jeśli zrezygnujesz,
    legion dalej okupuje znacznik.
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
    'Twoje legiony okupujące we własnej turze',
    `
    Od początku ruchu legionów są wolne, a w kroku podboju wybierasz ponownie, co okupują; „bez zmian” przywraca
    wszystko. Legiony, które pracują dla Kirke i się nie ruszyły, działają dalej; każdy może raz przejść na inne miejsce
    w swojej prowincji.
    `,
  ),
  rule(
    'M45',
    'Obowiązkowe bitwy',
    `
    Ustala się je po wszystkich ruchach, po jednej w każdej prowincji, w której są jednostki kilku graczy; gracze, z
    którymi masz pokój, się nie liczą; przeciwnika wskazujesz przy wyborze bitwy.
    `,
  ),
  rule(
    'M46',
    'Wybór strat',
    `
    Obie strony naraz, spośród tego, co da się odróżnić: forteca, wolny legion, każdy legion okupujący.
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
    'Premia do kostki bez legionów',
    `
    Sama forteca z kostką Ramzesa II nie dostaje premii Cezara ani Peryklesa.
    `,
  ),
  rule(
    'M49',
    'Kiedy kończy się okupacja',
    `
    Po bitwie, po której w prowincji zostaje co najmniej dwóch graczy, i na koniec fazy 4 w każdej takiej prowincji:
    wszystkie legiony stają się wolne, oprócz tych, które na miejscach karawan pracują dla gracza kontrolującego
    prowincję (Kirke), bo te niczego nie okupują. Sama budowa jednostek ani samo przybycie nie kończy okupacji.
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
    'Grabież po okupacji',
    `
    Nowy wybór zastępuje wszystko, co ten gracz wcześniej okupował w prowincji.
    `,
  ),
  rule(
    'M52',
    'Brakujące łupy, Hamilkar',
    `
    Brakujące żetony przepadają. Podwojenie działa automatycznie.
    `,
  ),
  rule(
    'M53',
    'Królowa Saby',
    `
    Tylko dla znacznika, którego okupacja zaczęła się w tej właśnie turze; nie wystarczy dalej okupować znacznika od
    wcześniejszej rundy ani wybrać go ponownie. Legion na znaczniku przepada.
    `,
  ),
  rule(
    'M54',
    'Prowincje neutralne',
    `
    Można w nich walczyć, ale nie można ich podbić. Budowle w nich, możliwe tylko po D24 w wydaniu rosyjskim, nie należą
    do nikogo, dopóki ktoś nie umieści tam znacznika kontroli.
    `,
  ),
  rule(
    'M55',
    'Kilku zwycięzców dzięki miastom',
    `
    Możliwy jest tylko remis cztery do czterech; zwycięstwo jest wtedy wspólne.
    `,
  ),
  rule(
    'M56',
    'Kilka warunków',
    `
    Rozstrzyga ten, który w kolejności faz sprawdza się wcześniej.
    `,
  ),
  rule(
    'M57',
    'Kolejność rozstrzygania remisów',
    `
    Najpierw handel, potem kultura, na końcu wojsko, jawnie; przy każdym wyborze znane są poprzednie.
    `,
  ),
  rule(
    'M58',
    'Tytuł bez zmiany',
    `
    Jeśli przywódca handlowy się nie zmienia, znaczniki wymiany pozostają bez zmian.
    `,
  ),
  rule(
    'M59',
    'Kolejność wskazywania graczy',
    `
    Po jednym, gdy skończy się poprzednia tura; ostatniego gracza program wskazuje sam.
    `,
  ),
  rule(
    'M60',
    'Gdy wydanie rosyjskie milczy',
    `
    Tam, gdzie milczy albo sobie przeczy, obowiązuje zasada z wydania polskiego.
    `,
  ),
  rule(
    'M61',
    'Notatki programu',
    `
    Program pokazuje wszystkim to, co mógłby wiedzieć uważny gracz, aby pamięć nie dawała przewagi. Z odpowiednią opcją
    stołu gracze muszą pamiętać sami, jak przy prawdziwych zasłonkach; wtedy nic, o czym decydują ukryte zasoby, nie
    rozstrzyga się samo (N05).
    `,
  ),
  rule(
    'M62',
    'Pytania, które zdradziłyby zasoby',
    `
    Pytanie do właściciela Perseusza i pytanie o zasób oddawany na koniec wymiany padają bez względu na to, czy naprawdę
    jest z czego wybierać.
    `,
  ),
  rule(
    'M70',
    'Bez połączenia i bez znacznika (wydanie rosyjskie)',
    `
    Rozstrzyga D24: stary znacznik i tak znika, bo zdobywca nie potrzebuje do tego znacznika. Z połączeniem, ale bez
    znacznika, nic nie znika.
    `,
  ),
  rule(
    'N01',
    'Okupacja obok gracza, z którym masz pokój',
    `
    Jeśli na koniec swojej tury jesteś w prowincji razem z graczem, z którym masz pokój, nie zaczynasz tam nowej
    okupacji. To, co już okupujesz, pozostaje okupowane do bitwy lub do końca fazy (M49); jeśli część legionów odeszła,
    wybierasz, co okupują pozostałe.
    `,
  ),
  rule(
    'N02',
    'O co program pyta w fazie 4, a o co nie',
    `
    Gdy cokolwiek się ruszyło, program pyta o zakończenie ruchu legionów, nawet jeśli nic więcej nie może się ruszyć: do tej
    chwili wszystko można cofnąć. Jeśli jest tylko jedna bitwa, toczy się ona od razu. Program nie pyta, które jednostki
    przepadają, gdy wszystkie są tego samego rodzaju, ani o zdobytą prowincję, w której jedynym wyborem jest „nic”.
    `,
  ),
  rule(
    'N03',
    'Kirke a „bez zmian”',
    `
    „Bez zmian” dotyczy wszystkiego, co okupujesz, oprócz pustych miejsc karawan, na których legiony Kirke działają
    dalej same (M44). Legion na ograbionym miejscu karawany liczy się jako jeden z nich.
    `,
  ),
  rule(
    'N04',
    'Perseusz kupiony przez pierwszego budującego',
    `
    Działa od razu, jak każda karta (M26): kto kupi Perseusza, budując jako pierwszy, wygrywa od razu piątą kartą lub
    Piramidami w tej turze. Kupiony w tej fazie później, pomaga od następnej rundy (M34).
    `,
  ),
  rule(
    'N05',
    'O co program pyta podczas budowy',
    `
    Tura, w której nie ma czego budować, i zapłata jedynym możliwym zestawem rozstrzygają się same tylko wtedy, gdy
    wszyscy, licząc, mogliby znać wszystkie zasoby tego gracza. Jeśli może wśród nich być nieznany legendarny towar albo
    jeśli gracz w tajemnicy oddał lub dostał zasób, program pyta: odpowiedź bez pytania zdradziłaby, co leży za zasłonką
    (M62). Jeśli nikt nie prowadzi notatek (M61), program pyta zawsze.
    `,
  ),
  rule(
    'N06',
    'Niewykorzystane zasoby a Wiszące Ogrody',
    `
    Najpierw odrzucają wszyscy inni. Potem właściciel Ogrodów wybiera, co zachowuje, i odrzuca resztę.
    `,
  ),
  rule(
    'N07',
    'Perseusz się rozmyśla',
    `
    Dopóki nie kupiono karty, właściciel Perseusza, który zaczął budować, by wygrać, może jeszcze zrezygnować. Wtedy
    buduje, jak zwykle, wskazany gracz.
    `,
  ),
  rule(
    'N08',
    'Oferta bez wyboru',
    `
    Kto ma dokładnie tyle zasobów, ile ogłoszono, oferuje wszystkie bez pytania. Właściciela Antygony program pyta,
    dopóki jest co zaoferować: jej liczba jest tajemnicą.
    `,
  ),
  rule(
    'N09',
    'Zasoby w dowolnej kolejności',
    `
    To, co oferujesz, czym płacisz i co zachowujesz, wybierasz po jednym w dowolnej kolejności. Zapisy z pierwszej
    wersji zasad, w której płaciło się w ustalonej kolejności, odczytuje się po staremu.
    `,
  ),
  rule(
    'N10',
    'Zasób oddany w tajemnicy, a potem pokazany',
    `
    To, co program notuje o zasobie oddanym w tajemnicy, zmienia się tylko wtedy, gdy coś staje się pewne dla wszystkich.
    Legendarny towar, który pokaże potem obdarowany gracz, mógł być tym zasobem albo jego własnym: notatka zostaje, dopóki
    nie jest to pewne.
    `,
  ),
  // For those who compare: the editions and their differences, and where the data come from
  rule(
    'F',
    'Dwa wydania',
    `
    Opcja „wydanie” ustawia wszystkie różnice naraz. Domyślne jest wydanie polskie: wygląda na tekst późniejszy,
    poprawiony. Inaczej gra się w tych miejscach:

    - Piramidy i piąta karta (D21);
    - znacznik okupowany bez połączenia (D24);
    - zasięg Hammurabiego (D25);
    - pokój: z kim można go zadeklarować ponownie i kto nie może wejść (D17);
    - triremy obok prowincji w stanie wojny (D18);
    - Perseusz (D23).

    Tam, gdzie jedna instrukcja milczy albo sobie przeczy, stosuje się drugą, więc te miejsca gra się w obu tak samo: D03,
    D05, D08, D13, D14, D20. Tylko sformułowań i potknięć dotyczą D01, D04, D06, D07, D09, D19, D22, D26, D27, D28 i D32;
    D02, od D10 do D12, D15, D16 i od D29 do D31 są zbyt drobne na osobny punkt.
    `,
  ),
  rule(
    'D01',
    'Nazwy elementów gry',
    `
    Bohaterowie i cuda to w wydaniu polskim karty, w rosyjskim płytki. Kamień i klejnoty wydania polskiego to w rosyjskim
    marmur i diamenty; nasze rosyjskie teksty trzymają się tych słów. Na grę nie ma to wpływu.
    `,
  ),
  rule(
    'D03',
    'Podwojenie',
    `
    Wydanie polskie: targowisko lub świątynia muszą być w tych samych rękach. Wydanie rosyjskie: zasada wymaga tylko, by
    były w prowincji, a omówienie rundy, by gracz je miał. Tutaj: w obu wydaniach muszą być w tych samych rękach (M13).
    `,
  ),
  rule(
    'D04',
    'Budowa we własnej prowincji stołecznej',
    `
    Wydanie polskie: nawet gdy jest okupowana. Wydanie rosyjskie: nawet pod cudzą kontrolą, co nie może się zdarzyć (4.3.5).
    Tutaj: jak w wydaniu polskim.
    `,
  ),
  rule(
    'D05',
    'Za mało zasobów do wymiany',
    `
    Wydanie polskie: nie bierzesz udziału. Wydanie rosyjskie: nic o tym nie mówi. Tutaj: w obu wydaniach nie bierzesz
    udziału (M16).
    `,
  ),
  rule(
    'D06',
    'Pierwszy zabrany zasób',
    `
    Wydanie polskie: przywódca bierze. Wydanie rosyjskie: przywódca może wziąć. Tutaj: brać muszą wszyscy (M18).
    `,
  ),
  rule(
    'D07',
    'Czym się wyrównuje',
    `
    Wydanie polskie mówi wprost: dowolnym zasobem przywódcy, zdobytym w wymianie lub zza zasłonki. Wydanie rosyjskie: zdanie
    jest niepełne. Tutaj: dowolnym.
    `,
  ),
  rule(
    'D08',
    'Od kiedy musi trwać kontrola',
    `
    Wydanie polskie: od początku rundy. Wydanie rosyjskie: zasada mówi o turze, przykład o rundzie. Między początkiem rundy
    a początkiem tury kontrola nigdy się nie zmienia, więc gra się tak samo.
    `,
  ),
  rule(
    'D09',
    'Budowa w nowej prowincji',
    `
    Wydanie polskie: dopiero teraz gracz kontrolujący może tam budować. Wydanie rosyjskie: tylko gracz kontrolujący może tam
    budować. Tutaj prawdą jest jedno i drugie.
    `,
  ),
  rule(
    'D13',
    'Kilku przeciwników na morzu',
    `
    Wydanie polskie: zaatakować można tylko jednego. Wydanie rosyjskie: mówi o tym tylko w pytaniach. Tutaj: jednego.
    `,
  ),
  rule(
    'D14',
    'Kilku przeciwników w prowincji',
    `
    Wydanie polskie: wybierz jednego do walki. Wydanie rosyjskie: mówi o tym tylko w pytaniach. Tutaj: jednego.
    `,
  ),
  rule(
    'D17',
    'Pokój',
    `
    Z kim można zadeklarować go ponownie: w wydaniu polskim nigdy z partnerem ostatniej deklaracji, w rosyjskim nie w dwóch
    rundach z rzędu, więc po rundzie bez pokoju znów można. Kto nie może wejść: w wydaniu polskim żaden z was do prowincji
    drugiego, w rosyjskim tylko partner do prowincji właściciela. W każdym wydaniu gra się tak, jak w nim napisano (11).
    `,
  ),
  rule(
    'D18',
    'Morza obok prowincji w stanie wojny',
    `
    Wydanie polskie: prowincja w stanie wojny nie pozwala budować na swoich morzach. Wydanie rosyjskie: nikt nie buduje na
    morzach obok niej. W każdym wydaniu gra się tak, jak w nim napisano (M30).
    `,
  ),
  rule(
    'D19',
    'Opis podboju',
    `
    Wydanie polskie: mowa o ocalałych legionach, późniejszych rundach i jednym towarze za karawanę. Wydanie rosyjskie: mowa
    o jednostkach, następnej turze i towarach w liczbie mnogiej, choć przykład daje jeden. Tutaj: jak w wydaniu polskim.
    `,
  ),
  rule(
    'D20',
    'Cena Królowej Saby',
    `
    Wydanie polskie: legion okupujący. Wydanie rosyjskie: jeden legion. Na jedno wychodzi (M53).
    `,
  ),
  rule(
    'D21',
    'Piramidy i piąta karta',
    `
    Wydanie polskie: jedno i drugie daje przywódcy kulturowemu zwycięstwo od razu, inni czekają; potem wygrywa jedyny
    czekający, w przeciwnym razie ci z Piramidami, a jeśli ich nie ma, wszyscy wspólnie. Wydanie rosyjskie: Piramidy dają
    zwycięstwo od razu każdemu; piąte karty czekają; z kilku wygrywa przywódca kulturowy, w przeciwnym razie wszyscy
    wspólnie. W każdym wydaniu gra się tak, jak w nim napisano (6.1).
    `,
  ),
  rule(
    'D22',
    'Które miasta się liczą',
    `
    Wydanie polskie: kontrolowane i okupowane. Wydanie rosyjskie: kontrolowane, ale jego punkt o okupacji liczy też
    okupowane. Tutaj: jedne i drugie. Punkt 6 ma w wydaniu rosyjskim cztery akapity, a w polskim trzy.
    `,
  ),
  rule(
    'D23',
    'Perseusz',
    `
    Wydanie polskie: właściciel wyprzedza wybór przywódcy kulturowego, by kupić piątą kartę lub Piramidy i wygrać. Wydanie
    rosyjskie: właściciel może postanowić, że buduje jako pierwszy, a jeśli zbuduje jedno z dwóch, wygrywa od razu; w jednym
    miejscu wymieniono przywódcę handlowego, w innym tylko piątego bohatera, oba to potknięcia. W każdym wydaniu gra się
    tak, jak w nim napisano (M34).
    `,
  ),
  rule(
    'D24',
    'Znacznik okupowany bez połączenia',
    `
    Wydanie polskie: nie ma wymiany; prowincja zostaje przy graczu kontrolującym. Wydanie rosyjskie: stary znacznik znika,
    nowego się nie umieszcza, prowincja jest neutralna. W każdym wydaniu gra się tak, jak w nim napisano (4.0).
    `,
  ),
  rule(
    'D25',
    'Zasięg Hammurabiego',
    `
    Wydanie polskie: prowincja sąsiednia lub przyległa. Wydanie rosyjskie: tylko sąsiednia, bez jednostek. W każdym wydaniu
    gra się tak, jak w nim napisano (10).
    `,
  ),
  rule(
    'D26',
    'Kastor i Polluks',
    `
    Wydanie polskie: nie zyskuje się premii skopiowanego bohatera. Wydanie rosyjskie: nie zyskuje się premii. Wychodzi na to
    samo, bo własnych premii nie mają.
    `,
  ),
  rule(
    'D27',
    'Miejsca Kirke',
    `
    Wydanie polskie: puste miejsca karawan. Wydanie rosyjskie: w jednym miejscu brakuje słowa „puste”. Tutaj: puste.
    `,
  ),
  rule(
    'D28',
    'Co się liczy do kultury',
    `
    Wydanie polskie: miasta i świątynie. Wydanie rosyjskie: jeden spis pomija świątynie. Tutaj: jedne i drugie.
    `,
  ),
  rule(
    'D32',
    'Forteca i Nabuchodonozor',
    `
    Wydanie polskie: ich +5 dodaje się zawsze. Wydanie rosyjskie: można je dodać. Nigdy nie szkodzi, więc dodaje się zawsze.
    `,
  ),
  rule(
    'G',
    'Skąd są dane i co jest odtworzone',
    `
    Liczby żetonów, figurek i kostek, koszty, karty z premiami i mocami, poziomy i przywódcy na początku, znaczniki
    wymiany i fazy są w obu instrukcjach, a te zgadzają się co do każdej liczby.

    24 prowincje i 9 mórz mapy dla czterech graczy, ich granice, wybrzeża i miejsca pochodzą z publicznego opisu,
    poprawionego tam, gdzie liczby z instrukcji dowodzą pomyłki (docs/rulings podaje jedno i drugie). Liczba budowli, z
    którymi zaczyna każde imperium, wynika z poziomów, dochodu i równej wartości.

    **Odtworzone**, czyli nasz spójny wybór, dopóki nie poprawi go ktoś z planszą w ręku:

    - babiloński róg: nazwy, granice i towary Babilonii, Mezopotamii, Asyrii, Armenii i Arabii (które sześć towarów i
      ile miejsc, wynika z liczb);
    - gdzie na początku stoją legiony i fortece: legion i forteca w każdej prowincji stołecznej, jeszcze jeden legion w
      Italii i w Macedonii;
    - w której prowincji stoi początkowe targowisko Rzymu i Kartaginy: w stołecznej;
    - nazwy zwykłych miast;
    - to, że przy trzech graczach odpadają też Nubia i Judea;
    - ścianki kostek: od 1 do 6.

    Mapa to dane: poprawiona może ją zastąpić bez zmiany zasad.
    `,
  ),
]
