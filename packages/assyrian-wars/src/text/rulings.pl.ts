// The rulings of Assyrian Wars in Polish: R for what the rulebook leaves open, N for what this program adds.

import { type Rule, rule } from '@tabularium/kernel'

export const rulings: readonly Rule[] = [
  rule(
    'R01',
    'Okres',
    `
    Gra obejmuje lata od 722 do 605 p.n.e. Żadna zasada od tego nie zależy.
    `,
  ),
  rule(
    'R02',
    'Juda i Izrael',
    `
    Mają wspólny numer, ale to dwa państwa drugorzędne, każde z własnym znacznikiem, stolicą, pulą i kartą narodową.
    `,
  ),
  rule(
    'R03',
    'Pola powiązane',
    `
    Wszystkie są miastami. Pierwotny właściciel nie potrzebuje garnizonu, by liczyć takie pole; każdy inny tak.
    `,
  ),
  rule(
    'R04',
    'Kraj Nadmorski',
    `
    Każdy krok lądem do niego lub z niego kosztuje 2 AP, także Babilonię. Zmęczenie sprawdzają jednostki, które robią
    krok. Okręty płacą jak zwykle i nigdy go nie sprawdzają.
    `,
  ),
  rule(
    'R05',
    'Przyjazne pole',
    `
    Dla kraju: pole, które kontroluje; pole sojusznika albo swego mocarstwa lub państwa drugorzędnego; pole kraju ze
    statusem MARSZ lub wyższym albo z wolnym przejściem; dla Asyrii i jej sojuszników pole kraju płacącego Asyrii; dla
    zdobywcy pole podbitego kraju w okresie wytchnienia; niezajęte białe pole. Pole z wrogimi jednostkami lądowymi poza
    miastem nigdy nim nie jest.
    `,
  ),
  rule(
    'R06',
    'Odkładanie',
    `
    Odkładać można tylko dochód. AP pozostałe z karty przepadają z końcem impulsu (ale zob. 10.4.a).
    `,
  ),
  rule(
    'R07',
    'Uprzedzanie państw drugorzędnych',
    `
    Uprzedzić można niesprzymierzone państwo drugorzędne, które jest aktywne z powodu wojny. Nieaktywne nie ma impulsu.
    `,
  ),
  rule(
    'R08',
    'Koniec tury',
    `
    Po każdym impulsie liczy się kraje z kartami, bez koczowników. Jeśli są co najmniej dwa, gra toczy się dalej. Jeśli
    jest jeden, ma dokładnie jeszcze jeden impuls, chyba że został sam właśnie po własnym impulsie. Jeśli nie ma
    żadnego, tura się kończy.
    `,
  ),
  rule(
    'R09',
    'Nowi najemnicy',
    `
    Ich liczba nie spada poniżej zera; spośród państw drugorzędnych losują tylko aktywne.
    `,
  ),
  rule(
    'R10',
    'Kostki trybutu',
    `
    Liczy się poziom wydrukowany, nie obniżony przez zniszczenia, bez względu na to, kto kontroluje stolicę. Na początku
    każdej tury nieukarane czarne znaczniki zmieniają się w białe, a białe się zdejmuje.
    `,
  ),
  rule(
    'R11',
    'Gdzie wystawiać',
    `
    Jednostki wystawia się w rodzimym mieście, kontrolowanym i nieobleganym. Miasta powiązane i prowincje się nie
    nadają. Persja wystawia na swoich kwadratowych polach.
    `,
  ),
  rule(
    'R12',
    'Szlaki medyjskie',
    `
    Krok takim szlakiem kosztuje 2 AP, a wojsko złożone tylko z regularnych jednostek i dowódców Medii płaci 1 AP.
    `,
  ),
  rule(
    'R13',
    'Kostki dowódców',
    `
    Liczba kostek bitewnych dowódcy to zawsze jego współczynnik bitewny.
    `,
  ),
  rule(
    'R14',
    'Wielkość armii w zgrupowaniu',
    `
    W zgrupowaniu kilku armii żadna nie ma więcej jednostek regularnych ani więcej najemników, niż prowadzi
    głównodowodzący, bez względu na współczynnik jej własnego dowódcy; armia poza zgrupowaniem ma tyle, ile prowadzi jej
    dowódca.
    `,
  ),
  rule(
    'R15',
    'Obrońca po przechwyceniu',
    `
    Bez 9.7 albo przy równej ruchliwości obrońcą jest wojsko, które przechwycono.
    `,
  ),
  rule(
    'R16',
    'Kostka elity',
    `
    Jedna kostka przypada na każdy stos z regularną jednostką asyryjską. Stos dowódcy to jego armia albo dziesięć jednostek,
    jeśli stoi przy nim więcej; pozostałe to jeden stos na każde rozpoczęte dziesięć. W walce oblężniczej kostek elity jest
    łącznie dwie.
    `,
  ),
  rule(
    'R17',
    'Trafienia, które się nie mieszczą',
    `
    Jeśli najemnicy lub jednostki regularne nie mogą przyjąć całej swojej połowy, resztę przyjmują pozostali.
    `,
  ),
  rule(
    'R18',
    'Druga runda',
    `
    Porównuje się tylko trafienia z tej rundy; liczą się też te, na które nie starczyło jednostek. Gdy w jednej rundzie
    giną obie strony, nikt nie wygrywa i nie ma PZ.
    `,
  ),
  rule(
    'R19',
    'Cena oblężeń',
    `
    W impulsie wejścia wzięcie głodem i zwykłe oblężenie z pierwszą rundą są darmowe dla każdej przybywającej armii czy
    zgrupowania, choćby inni już oblegali miasto. Szturm zawsze kosztuje 1 AP, z dochodu albo z karty, tak samo każda
    akcja oblężnicza w późniejszym impulsie; za kontynuację własnego oblężenia płaci się z dochodu.
    `,
  ),
  rule(
    'R20',
    'Łuki w oblężeniach',
    `
    +1 mają tylko broniące się jednostki z łukami.
    `,
  ),
  rule(
    'R21',
    'Poziom głodu',
    `
    Na początku wynosi 0 i rośnie o jeden za każdy późniejszy impuls oblegającego, w którym zapłacono 1 AP.
    `,
  ),
  rule(
    'R22',
    'Blokada',
    `
    Port przy kilku strefach musi być zablokowany w każdej. Bez blokady wzięcie głodem się nie zaczyna, a poziom nie
    rośnie, ale i nie spada.
    `,
  ),
  rule(
    'R23',
    'Szturm',
    `
    Podwaja się wszystkie kostki obrońcy: murów, jednostek, dowódców i elity; każda zachowuje swoją siłę.
    `,
  ),
  rule(
    'R24',
    'Czyje miasto',
    `
    Miasto przypada krajowi, który je oblega; gdy oblega zgrupowanie, krajowi głównodowodzącego, chyba że 6.12.a mówi
    inaczej.
    `,
  ),
  rule(
    'R25',
    'ECO+ na ECO−',
    `
    Znikają oba.
    `,
  ),
  rule(
    'R26',
    'Jeden znacznik',
    `
    Znacznik musi dojść do 0 na starym torze, zanim zacznie rosnąć na nowym.
    `,
  ),
  rule(
    'R27',
    'Bez sojuszu, ale w stanie wojny',
    `
    Państwo drugorzędne, które traci sojusz, tocząc własną wojnę, pozostaje aktywne (7.4.5).
    `,
  ),
  rule(
    'R28',
    'Zaopatrzenie',
    `
    Kraj płaci raz za pole; zgrupowanie armii płaci raz, w impulsie uczestnika, który je przesuwa. Nie płaci się na
    białej ziemi, przy statusie MARSZ lub wyższym, przy wolnym przejściu, w okresie wytchnienia, na ziemi sojusznika i
    za garnizon własnego miasta; obóz Asyrii nie płaci też na ziemi krajów, które płacą jej trybut. Zmęczenie sprawdza
    tylko wojsko, które nie ma ani AP, ani czego splądrować; nie trzeba zagrywać karty, żeby tego uniknąć.
    `,
  ),
  rule(
    'R29',
    'Bitwa w wojnie międzynarodowej',
    `
    Podwojony czas to najwyżej 12 rund. Strona spoza mapy rzuca za jednostki w pełnej sile, bez kostek za teren i elitę.
    `,
  ),
  rule(
    'R30',
    'Koszt kart zerwania sojuszu',
    `
    Kosztują 4 AP, chyba że karta mówi inaczej.
    `,
  ),
  rule(
    'R31',
    'Połówki',
    `
    Zachowuje się je i dodaje w 7.3.3.d, przed zaokrągleniem w dół.
    `,
  ),
  rule(
    'R32',
    'Rzut podjazdu',
    `
    Każda jednostka rzuca własną kostką.
    `,
  ),
  rule(
    'R33',
    'Kraj Nadmorski jako port',
    `
    Liczy się jako port swojej strefy.
    `,
  ),
  rule(
    'R34',
    'Poszukiwanie',
    `
    Kto szuka poza swoim impulsem, płaci odłożonymi AP; kto ich nie ma, nie może szukać. Pokonana flota bez wolnej
    sąsiedniej strefy idzie do strefy przegrupowań.
    `,
  ),
  rule(
    'R35',
    'Kupiona karta',
    `
    Trzeba ją zagrać w tym impulsie jak każdą inną.
    `,
  ),
  rule(
    'R36',
    'Awans',
    `
    W międzyfaziu rzuca każdy osłabiony dowódca na mapie; w trakcie tury tylko po sukcesach z 9.2. Asyria rzuca dwiema
    kostkami i potrzebuje jednej parzystej (9.4).
    `,
  ),
  rule(
    'R37',
    'Dochód przed kartami',
    `
    7.3.1 i 7.3.3 rozlicza się przed rozdaniem kart. Poziom obejmuje stały trybut, nie przyszłe testy. Karty dostają
    tylko aktywne kraje.
    `,
  ),
  rule(
    'R38',
    'Wzrost w czasie pokoju',
    `
    Za każdym razem dodaje się go do nowego poziomu; nie sumuje się z poprzednimi.
    `,
  ),
  rule(
    'R39',
    'Powtórne karanie',
    `
    Niezdany test niczego nie zmienia; każda następna wygrana bitwa i każde następne zdobyte miasto daje kolejny.
    `,
  ),
  rule(
    'R40',
    'Co liczy się do PZ',
    `
    Liczą się jednostki z początku bitwy, z najemnikami, bez dowódców. Miasto liczy się z poziomem i garnizonem z
    początku oblężenia. Sojusz z państwem drugorzędnym daje PZ, gdy znacznik wchodzi na 13–15, raz na mocarstwo, kraj i
    turę.
    `,
  ),
  rule(
    'R41',
    'Sojusz z 8.4',
    `
    Dopłata to 10 AP; „jedna tura” to czas do następnego międzyfazia.
    `,
  ),
  rule(
    'R42',
    'Nagła śmierć przez PZ',
    `
    Sprawdza się ją tylko przy liczeniu w międzyfaziu i nie wtedy, gdy wszyscy mają zero lub mniej. Zwycięzca musi mieć
    więcej niż każde inne mocarstwo; remis na czele nic nie daje.
    `,
  ),
  rule(
    'R43',
    'Ceny z 9.7',
    `
    Podwójna siła plus: lekka piechota 0, ciężka piechota 1, łucznicy 1, lekka kawaleria 1, łucznicy konni 2, ciężka
    kawaleria 2, rydwany 3. Wzmocnienie bez dopłaty.
    `,
  ),
  rule(
    'R44',
    'Remisy o koczowników',
    `
    Rzuca się jeszcze raz.
    `,
  ),
  rule(
    'R50',
    'Kto nie sprawdza zmęczenia',
    `
    W Kraju Nadmorskim zmęczenia nie sprawdza żadna jednostka w służbie Babilonii, także najemnik; na szlakach
    medyjskich nie sprawdzają go tylko regularne jednostki Medii.
    `,
  ),
  rule(
    'R51',
    'Najmowanie na ziemi sojusznika',
    `
    Nie można tam nająć nikogo, nawet do własnego wojska. Na ziemi neutralnej, wrogiej lub białej twoje wojsko może
    przyjąć najemników.
    `,
  ),
  rule(
    'R52',
    'Przyjazne miasto',
    `
    Unik można zrobić do miasta własnego albo sojuszniczego. Status MARSZ nigdy nie otwiera miasta.
    `,
  ),
  rule(
    'R53',
    'Wycieczki',
    `
    Także wtedy, gdy rośnie głód, kosztują 1 AP, który właściciel miasta płaci z odłożonych; jeśli żadnego nie ma,
    program o wycieczkę nie pyta. Przy mniejszej liczbie trafień garnizon wraca do środka, a oblężenie trwa.
    `,
  ),
  rule(
    'R70',
    'Obca ziemia',
    `
    Jest nią pole rodzime lub powiązane innego kraju. Zajęcie go podczas wojny nie czyni go własnym; prowincje i
    przejęte pola powiązane są własne.
    `,
  ),
  rule(
    'R71',
    'Strony wojny międzynarodowej',
    `
    Rzut K3 jest wspólny dla obu stron. Nieaktywne państwo drugorzędne z karty ma takie same siły jak druga strona; gdy
    nieaktywny jest pierwszy kraj, wydarzenia nie można zagrać. Bitwę proponuje się w impulsie wymienionego kraju. Gdy
    kraj jest po obu stronach, wskazuje atakującą, a straty ponoszą obie.
    `,
  ),
  rule(
    'R72',
    'Karty zerwania sojuszu jako reakcje',
    `
    Sojuszem jest tu każde pole powyżej 0. Jeśli po dojściu do 0 zostały jeszcze pola, znacznik może iść w górę toru
    mocarstwa, które zagrywa kartę; państwo drugorzędne bez mocarstwa może go tylko obniżać. Poza swoim impulsem płacisz
    odłożonymi AP albo pożyczką.
    `,
  ),
  rule(
    'R73',
    'Karty bitewne',
    `
    Działają w bitwach lądowych: w polu, przy desancie, w wycieczkach i w wojnach międzynarodowych. W walce oblężniczej
    i na morzu działają tylko wtedy, gdy tak mówi karta.
    `,
  ),
  rule(
    'R74',
    'Poddanie',
    `
    Proponuje się je na końcu impulsu, dopóki spełniony jest jego warunek, albo w 7.1, raz na kraj i turę. Mocarstwa w
    stanie wojny odpowiadają w kolejności toru; wystarczy jedna odmowa. Trzy rodzime miasta muszą być teraz w rękach
    wrogów; klęska warta 3 PZ liczy się do końca tury. Kraj prowadzony według 7.4.5 nie może się poddać.
    `,
  ),
  rule(
    'R75',
    'Wpływy w okresie wytchnienia',
    `
    Podbój zapisuje się obok znacznika; wpływy zdobywcy liczą się od 0 na jego torze.
    `,
  ),
  rule(
    'R76',
    'Trybut za pokój',
    `
    2 ECO płaci się do kroku dochodu w następnym międzyfaziu; na ten sam czas wypożycza się też kartę narodową.
    `,
  ),
  rule(
    'R77',
    'Kto prowadzi państwo drugorzędne',
    `
    Ustalają to rebelianci; jeśli się nie porozumieją, prowadzi je pierwsze po nim na torze mocarstwo rebeliantów.
    Pierwszeństwo ma mocarstwo tego obozu, które nie jest w stanie wojny z tym państwem, potem takie samo mocarstwo
    neutralne, potem mocarstwo obozu mimo wojny, a na końcu dowolne.
    `,
  ),
  rule(
    'R78',
    'Tajne przesunięcie',
    `
    Znacznik przesuwa się najwyżej o K6 pól: w dół cudzego toru, w górę własnego albo najpierw w dół, a potem w górę. W
    przypadku koczowników można tylko przesunąć znacznik.
    `,
  ),
  rule(
    'R79',
    'Rewolta',
    `
    Niezajęte znaczy bez jednostki lądowej i bez dowódcy na polu i w mieście. Dopóki leży znacznik, miasto nie liczy się
    nikomu i każdy kraj może wejść bez wojny: kto przyjdzie pierwszy, ten je zajmuje, nawet w czasie pokoju. Gdy
    niewykorzystany znacznik zostaje zdjęty, kontrola wraca do pierwotnego właściciela, a jeśli został wyeliminowany, miasto
    jest niczyje.
    `,
  ),
  rule(
    'R80',
    'PZ za mocarstwa i obozy',
    `
    Wejście do obozu to sojusz z każdym jego mocarstwem: 3 PZ dla obu stron, raz na parę i turę, bez względu na to, jak
    do niego doszło. Nie ma ich za sojusz z Asyrią, która daje punkty tylko za podbój, ani za wypożyczone mocarstwo,
    które wraca. 4 PZ dostaje ten, kto usunął ostatnie mocarstwo obozu.
    `,
  ),
  rule(
    'R81',
    'Kiedy liczy się odmowy',
    `
    Liczy się je zaraz po 7.1, więc podbój w międzyfaziu liczy się jeszcze jako kara.
    `,
  ),
  rule(
    'R82',
    'Sprzedaż najemników',
    `
    Odbywa się w impulsie kupującego, w ramach najmowania i za jego AP; sprzedający musi się zgodzić.
    `,
  ),
  rule(
    'R83',
    'Sukcesja',
    `
    Rozstrzyga się ją w 7.6, w kolejności toru, po rozdaniu kart. Kandydatem jest król z tabeli czasu; stary król
    odchodzi, nawet gdy nowy nie obejmie tronu, bez straty PZ. Gdy tabela nie podaje kandydata, mocarstwo, które ma
    króla, rzuca, by go zachować. Gdy trzeba rzucać, mocarstwo może z króla zrezygnować: nie ma wtedy ani króla, ani
    niepokojów. Jeśli jest i król z tabeli czasu, i ukoronowany dowódca, właściciel wskazuje, który z nich rzuca, a
    drugi traci koronę. Nowy król staje w stolicy, a gdy to niemożliwe, w kontrolowanym rodzimym mieście; gdy i takiego
    nie ma, nie ma też króla.
    `,
  ),
  rule(
    'R84',
    'Związani koczownicy',
    `
    Wchodzą tylko na pola tego kraju i na białą ziemię i tylko ten kraj atakują, ale bronią się przed każdym. Obowiązek
    wygasa także wtedy, gdy kraj odpadnie.
    `,
  ),
  rule(
    'R85',
    'Remisy',
    `
    Mocarstwa, które remisują na pierwszym miejscu, dzielą się zwycięstwem.
    `,
  ),
  rule(
    'N01',
    'Bez ostatniej rundy',
    `
    Tura trwa tyle rund impulsów, ile potrzeba. Tylko partie, które programy rozgrywają między sobą, przerywa się po
    bardzo wielu decyzjach i uznaje za niedokończone.
    `,
  ),
  rule(
    'N02',
    'Dowódcy na początku',
    `
    Dowódcy wymienieni w przygotowaniu scenariusza leżą pełną stroną do góry, także przy 9.2. Dowódcy państwa drugorzędnego,
    które uaktywnia się później, wchodzą do gry osłabieni.
    `,
  ),
  rule(
    'N03',
    'Do miasta i z miasta',
    `
    Wojska przed własnym lub sojuszniczym miastem mogą wejść do niego za darmo i zostają tam do końca impulsu. Z
    nieobleganego miasta idą prosto na inne pole albo wychodzą przed mury; kto wychodzi, atakuje za darmo stojących tam
    wrogów i nie może ich ominąć.
    `,
  ),
  rule(
    'N04',
    'Wskazany, ale nie ruszył',
    `
    Jeśli wskazany dowódca lub wskazana jednostka nie ruszy z miejsca, nie można wskazać ich ponownie w tym impulsie.
    Jednostek zostawionych w marszu nie można w nim znów zabrać.
    `,
  ),
  rule(
    'N05',
    'Jednostki zgrupowania',
    `
    Nie zapisuje się podziału jednostek kraju między jego armie w zgrupowaniu: razem jest ich najwyżej tyle, ile mogą
    prowadzić dowódcy, i co najmniej jedna na armię.
    `,
  ),
  rule(
    'N06',
    'Kilka przyczyn zmęczenia',
    `
    Z każdej przyczyny sprawdza się zmęczenie osobno. Są to: pustynia, szlak medyjski, Kraj Nadmorski, odległość,
    pośpiech, ziemia wroga, wezbrana rzeka.
    `,
  ),
  rule(
    'N07',
    'Przechwycenie na pomoc sojusznikom',
    `
    Przechwytujący i sojusznicy na polu walczą razem, jeśli to najwyżej trzy armie, w przeciwnym razie najpierw
    przechwytujący; sojusznicy, którzy tam stali, mogą przed tą bitwą wykonać unik.
    `,
  ),
  rule(
    'N08',
    'Doraźne zgrupowania',
    `
    Armie, które razem przechwyciły, od razu tworzą zgrupowanie, jeśli jedna z nich ma wolną kartę. Bez niej walczą
    razem, ale ich dowódcy nie dają kostek i nikogo nie ratują przed ucieczką.
    `,
  ),
  rule(
    'N09',
    'Jednostki już na miejscu',
    `
    Liczą się też jednostki w mieście na tym polu, bez względu na właściciela, chyba że są przyjazne przechwytującemu.
    `,
  ),
  rule(
    'N10',
    'Unik armii bez zgrupowania',
    `
    Takie armie wskazują jeden cel i rzucają po kolei, każdy dowódca ze swoją częścią, jednostki bez dowódcy razem; komu
    się nie uda, zostaje i walczy.
    `,
  ),
  rule(
    'N11',
    'Wypowiedzenie wojny, by zrobić unik',
    `
    Gdy nie ma przyjaznego pola, kraj, którego wojsko idzie, może najpierw wypowiedzieć wojnę; poza swoim impulsem płaci
    z odłożonych AP.
    `,
  ),
  rule(
    'N12',
    'Przemieszczenie dowódcy',
    `
    Osiem pól liczy się wzdłuż szlaków, bez względu na to, co jest po drodze; przyjazne musi być tylko pole docelowe.
    `,
  ),
  rule(
    'N13',
    'Od postoju do postoju',
    `
    W marszu forsownym i w 7.7 wskazuje się cel, armia idzie najkrótszą drogą i nie może zatrzymać się dwa razy na tym
    samym polu.
    `,
  ),
  rule(
    'N14',
    'Dokąd się odchodzi',
    `
    Na najbliższe przyjazne pole, licząc wzdłuż szlaków, bez względu na to, kto kontroluje pola po drodze; może to być
    prowincja właśnie utworzona z opuszczanej ziemi. Pole miasta handlowego opuszcza się tak jak ziemię mocarstwa, które
    je podbiło lub ma z nim pakt.
    `,
  ),
  rule(
    'N15',
    'Połowa szybkiego kroku',
    `
    Kawaleria płaci pół AP za pole; gdy po nieparzystej liczbie kroków następuje bitwa, przepada jeszcze pół, jeśli
    zostało.
    `,
  ),
  rule(
    'N16',
    'Dowódcy i połowy',
    `
    Trafienie przydzielone dowódcy zalicza się do połowy, która przypada jednostkom regularnym.
    `,
  ),
  rule(
    'N17',
    'Samotni dowódcy',
    `
    Dowódca bez jednostek, którego wrogowie zastaną w polu, idzie do strefy przegrupowań; nie ma bitwy, PZ ani awansu.
    `,
  ),
  rule(
    'N18',
    'Jednostki ponad współczynnik dowodzenia',
    `
    W obronie walczą wszystkie jednostki kraju w polu, także te, których dowódcy nie mogliby prowadzić.
    `,
  ),
  rule(
    'N19',
    'Które armie czekają',
    `
    Gdy osobnych armii jest więcej niż trzy, kraj, który ma ich najwięcej, wskazuje, które czekają; każda czekająca
    bierze co najmniej jedną jednostkę, a każda walcząca co najmniej jedną zatrzymuje.
    `,
  ),
  rule(
    'N20',
    'Kto urządza zasadzkę',
    `
    Wśród broniących się w polu lub przed desantem może to zrobić każdy kraj, którego wszystkie jednostki są konne,
    dopóki po jego stronie są łucznicy konni; podlegli jednemu głównodowodzącemu idą razem, inni walczą dalej. Nieudana
    próba to nieudany unik (6.6.10).
    `,
  ),
  rule(
    'N21',
    'Teren i siła',
    `
    Dodatkowe kostki za teren są tylko w pierwszej rundzie; ciężka piechota i rydwany mają niższą siłę przez całą bitwę.
    `,
  ),
  rule(
    'N22',
    'Armia pod miastem',
    `
    Dowódca oblega tyloma jednostkami, ile może prowadzić, a zgrupowanie jednostkami wszystkich swoich armii. Gdy jest
    ich więcej, właściciel wskazuje, które; tak samo w desancie i w bitwie na miejscu, a do przechwycenia można wysłać
    mniej.
    `,
  ),
  rule(
    'N23',
    'Trafienia w szturmie',
    `
    Spadają na garnizon jak w bitwie bez ucieczek; bez garnizonu tylko się je porównuje. Miasto pada tylko wtedy, gdy
    została jednostka oblegająca.
    `,
  ),
  rule(
    'N24',
    'Mury zburzone do zera',
    `
    Miasto o poziomie 0 pada w każdej rundzie zwykłego oblężenia. Poziom dodany przez kartę też trzeba zdobyć.
    `,
  ),
  rule(
    'N25',
    'Głód tylko raz',
    `
    Głód w mieście należy do kraju, który zaczął je brać głodem, i do innych w tym samym zgrupowaniu armii; rośnie raz w
    każdym ich impulsie. Inni pod miastem nie mogą go podnieść, ale mogą obok nich szturmować i oblegać. Gdy oblężenie
    przechodzi w branie głodem, głód zaczyna się od 0.
    `,
  ),
  rule(
    'N26',
    'Kostki elity w oblężeniu',
    `
    Wymagają regularnej jednostki asyryjskiej w walce; same mury to nie elita.
    `,
  ),
  rule(
    'N27',
    'Garnizon, który wyszedł',
    `
    Walczy ze swego miasta: pokonany wraca za mury i nie musi się wycofywać.
    `,
  ),
  rule(
    'N28',
    'Wypowiedzenie wojny, by się wycofać',
    `
    Każdy, kto się wycofuje, może w tym celu wypowiedzieć wojnę; poza swoim impulsem kraj płaci z odłożonych AP. Nikt
    nie musi z tego korzystać.
    `,
  ),
  rule(
    'N29',
    'Gdzie Asyria osiedla ludzi',
    `
    W każdym mieście lub na każdym kwadratowym polu mapy, gdzie jest miejsce. Inni muszą przenieść ECO+ na najbliższe
    ECO−; tylko gdy na mapie nie ma żadnego ECO−, mogą zostawić ECO+ na miejscu.
    `,
  ),
  rule(
    'N30',
    'Unik nie udał się jednemu z kilku',
    `
    Ucieczki wszystkich krajów jednej strony sumuje się i dzieli jak zwykle.
    `,
  ),
  rule(
    'N31',
    'Co jest na okręcie',
    `
    Okręty ładuje się w kolejności żetonów, a spośród równych najpierw traci się te bez ładunku; stracony okręt zabiera
    ze sobą ładunek. Gdy nie ma już żadnego okrętu, dowódcy z pokładu idą do strefy przegrupowań.
    `,
  ),
  rule(
    'N32',
    'Kogo pyta się o kartę',
    `
    Przy każdej okazji i przed każdą bitwą o tym, kogo program pyta, decyduje tylko to, co jawne: kraj ma wspólną kartę, a
    któregoś egzemplarza pasującej karty jeszcze nie widać, albo ma niezagraną pasującą kartę narodową. Program pyta po
    kolei, począwszy od kraju, którego impuls trwa.
    `,
  ),
  rule(
    'N33',
    'Cel przed odpowiedzią',
    `
    Katastrofa lub sabotaż wskazuje cel przy ogłoszeniu, przed kartą „Kontratak”; rzuca się potem.
    `,
  ),
  rule(
    'N34',
    'Kontratak przeciw kontratakowi',
    `
    Kontratak można anulować taką samą kartą; nikt nie anuluje własnej karty.
    `,
  ),
  rule(
    'N35',
    'Kontrataki w bitwie',
    `
    Takie karty kładzie się zakryte w dwóch dalszych etapach; każda po odkryciu wskazuje kartę, którą anuluje, nigdy kartę
    własnej strony. Kontratak anuluje dowolną kartę wcześniejszych etapów, także wtedy, gdy kontrmanewru nie było.
    `,
  ),
  rule(
    'N36',
    'Karta zerwania sojuszu jako reakcja',
    `
    Przesuwa znacznik tylko w stronę mocarstwa, które zagrywa kartę, nigdy w górę cudzego toru. Wobec kraju ukaranego
    przez Asyrię nie może jej w imieniu Asyrii zagrać także żaden sojusznik.
    `,
  ),
  rule(
    'N37',
    'Pożyczki',
    `
    Można mieć jedną naraz, najwyżej w wysokości poziomu ECO.
    `,
  ),
  rule(
    'N38',
    'Królewski park oblężniczy',
    `
    Jako karta bitewna jest dostępny w impulsie Asyrii, gdy armia stoi pod miastem, które może oblegać, i nie liczy się
    jako karta impulsu; przy braniu głodem jego kostki przepadają.
    `,
  ),
  rule(
    'N39',
    'Jednostki na wojnę międzynarodową',
    `
    Bierze się je z mapy i stref podjazdów, nie z obleganego miasta ani z okrętów. Gdy jest ich za mało, mocarstwo wystawia,
    co może, od razu na kartę: ze strefy przegrupowań albo nowe regularne jednostki tam, gdzie mogłoby je wystawić, za AP
    odłożone lub z impulsu, kartami albo pożyczką do poziomu ECO; albo od razu oddaje 1 PZ za każdą brakującą. Zaległe są
    tylko te jednostki, których nie może wystawić; program pyta o nie w każdym impulsie. Zaległości może mieć też państwo
    drugorzędne.
    `,
  ),
  rule(
    'N40',
    'Jedna bitwa o koniec',
    `
    W impulsie można stoczyć jedną taką bitwę w każdej wojnie; wygrana kończy wojnę, ze zwykłymi rzutami na straty.
    `,
  ),
  rule(
    'N41',
    'Korzyści z kart ruchu',
    `
    Przysługują wskazanemu dowódcy do końca impulsu; karta „Nocny marsz” daje sześć kroków.
    `,
  ),
  rule(
    'N42',
    'Przewodnicy bez dowódcy',
    `
    Jeśli kartę zagrano na pole bez dowódcy, przewodnicy prowadzą każdą stojącą tam jednostkę.
    `,
  ),
  rule(
    'N43',
    'Skoordynowany atak',
    `
    Każda armia przychodzi tak, jak szłaby sama, po jednej z każdego pola; dowodzi najlepszy dowódca. Kartę można zagrać
    nawet z jedną armią.
    `,
  ),
  rule(
    'N44',
    'Deportacja',
    `
    Zabiera ECO+, dopóki są w mieście; ECO− dostaje tylko miasto bez nich.
    `,
  ),
  rule(
    'N45',
    'Arabowie i Aramejczycy',
    `
    Najpierw przychodzą najsilniejsze wolne jednostki; te bez dowódcy idą wszystkie na jedno pole.
    `,
  ),
  rule(
    'N46',
    'Obfite zbiory',
    `
    Podnoszą bieżący poziom; następny krok dochodu liczy go od nowa.
    `,
  ),
  rule(
    'N47',
    'Opozycja i okres wytchnienia',
    `
    Karta kończy wszystkie okresy wytchnienia wskazanego mocarstwa.
    `,
  ),
  rule(
    'N48',
    'Tajna dyplomacja z karty',
    `
    Najpierw wskazuje się cel, potem rzuca 2K6; nie kosztuje to AP, ale nie można wybrać opcji „impuls przed innymi”.
    `,
  ),
  rule(
    'N49',
    'Tajna odmowa lub trybut',
    `
    Wybrane między turami czekają na test w 5.2 i przepadają, jeśli kraj jest wtedy w sojuszu. Kraj oznaczony jako
    odmawiający nie płaci Asyrii, nawet gdy ma wobec niej status PRO.
    `,
  ),
  rule(
    'N50',
    'Brak celu',
    `
    Mocarstwo, które nie ma celu dla znacznika, nie kładzie go.
    `,
  ),
  rule(
    'N51',
    'Szpiedzy',
    `
    Rękę widać tylko w czasie wyboru.
    `,
  ),
  rule(
    'N52',
    'Łagodny sposób liczenia przewagi',
    `
    Według instrukcji 9.1 porównuje bieżące PZ, także ujemne, bez tych, które 8.3 przyznaje dopiero na koniec gry. Przy
    stole można wybrać nasz łagodny sposób: dolicza do PZ każdego mocarstwa punkty za tury, w których dotąd nie zostało
    podbite, a ujemny wynik liczy jako zero.
    `,
  ),
  rule(
    'N53',
    'Podbijają tylko mocarstwa',
    `
    Niesprzymierzone państwa drugorzędne i koczownicy zajmują i trzymają pola, ale nikogo nie podbijają.
    `,
  ),
  rule(
    'N54',
    'Kto decyduje, ten bierze',
    `
    Spośród kilku okupantów pole lub podbój przypada temu, kto decyduje; inni mogą w swoich impulsach poprosić o zgodę na
    próbę podboju.
    `,
  ),
  rule(
    'N55',
    'Poddanie się kilku wrogom',
    `
    Kraj podbijają wszyscy zapytani; dzielą PZ, każdy ma okres wytchnienia i może mieć prowincję (10.4.c).
    `,
  ),
  rule(
    'N56',
    'Kiedy pyta się o poddanie',
    `
    Na końcu impulsu, w którym położenie się pogorszyło, we własnym impulsie i w 7.1.
    `,
  ),
  rule(
    'N57',
    'Tura podboju',
    `
    Przy punktach na końcu gry kraj uznaje się za podbity w turze, jeśli podbój lub poddanie nastąpiły w niej albo w jej
    międzyfaziu.
    `,
  ),
  rule(
    'N58',
    'Wyzwolone miasto',
    `
    Miasto zdobyte przez sojusznika pierwotnego właściciela wraca do tego właściciela.
    `,
  ),
  rule(
    'N59',
    'Pokój między obozami',
    `
    Mocarstwo, które zawiera pokój z kimś z drugiego obozu, staje się neutralne; Asyria nigdy nie opuszcza obozu, więc
    odchodzi druga strona.
    `,
  ),
  rule(
    'N60',
    'Odrzucony przez obóz',
    `
    Neutralne mocarstwo, które wypowiedziało wojnę jednemu obozowi i zostało odrzucone przez drugi, pozostaje w stanie
    wojny i zachowuje 1 PZ.
    `,
  ),
  rule(
    'N61',
    'Jedna propozycja',
    `
    Kraj może złożyć każdemu innemu jedną propozycję na impuls i na międzyfazie; w międzyfaziu obóz zmienia się raz, a w
    impulsie lub międzyfaziu, w którym zawarto pokój, nie można już wypowiedzieć wojny.
    `,
  ),
  rule(
    'N62',
    'Wojna z państwem drugorzędnym',
    `
    Wojnę mocarstwa z państwem drugorzędnym toczy ono i jego państwa drugorzędne, a nie obóz.
    `,
  ),
  rule(
    'N63',
    'Państwo drugorzędne atakuje mocarstwo',
    `
    Ma przeciw sobie cały obóz tego mocarstwa; jego własne mocarstwo nie przystępuje przez to do wojny.
    `,
  ),
  rule(
    'N64',
    'Opuszczenie splądrowanej ziemi',
    `
    Plemię, które kończy impuls tam, gdzie splądrowanie wynosi 2, idzie za darmo na połączone pole bez wrogów; gdy go
    nie ma, zostaje.
    `,
  ),
  rule(
    'N65',
    'Ziemia zajęta przez plemię',
    `
    Przy plądrowaniu i odejściu nadal należy do pierwotnego właściciela.
    `,
  ),
  rule(
    'N66',
    'Dokąd wracają jednostki',
    `
    Jednostki przywrócone między turami stają wszystkie w jednym miejscu, które wybiera prowadzący spośród zajętych
    przez plemię.
    `,
  ),
  rule(
    'N67',
    'Uaktywniony przez koczowników',
    `
    Plemię, które wchodzi na pole nieaktywnego kraju, od razu go uaktywnia; tam, gdzie stoją wrogowie, jego jednostki
    ustawia się w mieście, a jeśli go nie ma, w strefie przegrupowań.
    `,
  ),
  rule(
    'N68',
    'Starcia',
    `
    Gdy po wypowiedzeniu wojny wrogie wojska stoją na jednym polu, bitwa następuje, gdy odejdą ci, którzy muszą, i
    skończy się trwający marsz; atakuje strona, której impuls trwa.
    `,
  ),
  rule(
    'N69',
    'Remis',
    `
    Gdy gra kończy się wcześniej i jest remis, zwycięstwo dzielą wszyscy gracze.
    `,
  ),
  rule(
    'N70',
    'Pokonane mocarstwa',
    `
    Liczą się wszystkie mocarstwa, które są w tej chwili podbite lub odpadły, bez względu na obóz i na to, kiedy padły.
    `,
  ),
  rule(
    'N71',
    'Kraje zastępcze',
    `
    Karty narodowe mocarstwa, które odpadło, idą co turę do jego pierwszego kraju zastępczego w grze; cudzego sojusznika
    nie można wybrać.
    `,
  ),
  rule(
    'N72',
    'Kogo mogą wyeliminować koczownicy',
    `
    Tylko to państwo drugorzędne, które tabela czasu pozwala im nękać.
    `,
  ),
  rule(
    'N73',
    'Powrót Medii',
    `
    Media wraca z najsilniejszymi jednostkami mieszczącymi się w 10 punktach; ECO+ z Medyjskiego Dalekiego Wschodu się
    usuwa.
    `,
  ),
  rule(
    'N74',
    'Polityka po pokonaniu obozu',
    `
    Obejmuje tylko wojny i obozy, każde mocarstwo raz w kolejności toru.
    `,
  ),
  rule(
    'N75',
    'Jak leżą stosy we mgle',
    `
    - Wrogiem jest ten, kto toczy wojnę z krajem, który prowadzisz. Widzowie widzą tyle, co wróg.
    - Każdy dowódca leży na stosie dziesięciu żetonów albo tylu, iloma dowodzi, jeśli to więcej. Reszta leży w stosach
      po dziesięć, a na nich najlepsze jednostki, jakie kraj tam ma. Wojsko w marszu jest osobnym stosem.
    - Widać, ile jest jednostek i ile okrętów, ale nie to, które są osłabione. Kto walczy, przechwytuje lub korzysta z
      karty, jest widoczny dla wszystkich; wystawianie, najmowanie, wzmacnianie, łączenie i rozwiązywanie są jawne. Gdy
      Asyria znów opłaca najemników, widać, którym płaci, ale nie to, gdzie są.
    - Gdy jednostki sprawdzają zmęczenie, wrogowie dowiadują się, ile sprawdza i ile dostaje trafienie, ale nie które.
      Jednostkę, która przepada, widać: wraca do puli.
    - Gdy zasada zależy od tego, co jest w stosie, właściciel to pokazuje: najemników, którzy bez dowódcy nie mogą
      atakować, i tych, z których część dezerteruje. O tych, którzy stoją z boku, gdy inni walczą, wiadomo tylko, ilu
      ich jest.
    - Zawartość stosu nie rozstrzyga niczego automatycznie: program pyta właściciela, nawet gdy ma on tylko jedną
      możliwość. Ruchu, który coś odsłania, nie można cofnąć.
    `,
  ),
  rule(
    'N76',
    'Pas',
    `
    Nie jest impulsem: nie liczy się jako pierwszy w turze ani nie rozdziela dwóch impulsów innego kraju. Za pierwszy nie
    uchodzi też szczególny impuls przed innymi (7.5.2.b): to, na co pozwala tylko pierwszy impuls, czeka na niego.
    `,
  ),
  rule(
    'N77',
    'Kupno karty',
    `
    Kraj bez kart automatycznie kupuje jedną na początku impulsu.
    `,
  ),
  rule(
    'N78',
    'Cena plusa',
    `
    3 AP płaci się przy drugiej karcie.
    `,
  ),
  rule(
    'N79',
    'Ostatnie międzyfazie',
    `
    W każdym scenariuszu obejmuje punkty od 7.1 do 7.3; potem podlicza się PZ.
    `,
  ),
  rule(
    'N80',
    'Rewersy kart narodowych',
    `
    Widać, że zakryta karta jest kartą narodową.
    `,
  ),
  rule(
    'N81',
    'W pojedynkę',
    `
    Jeden gracz może rozegrać każdy scenariusz, prowadząc wszystkie mocarstwa.
    `,
  ),
  rule(
    'N82',
    'Rebeliant, który płaci',
    `
    Mocarstwo w stanie wojny z Asyrią może zdecydować, że płaci: opuszcza obóz, a jego wojna z Asyrią się kończy.
    `,
  ),
  rule(
    'N83',
    'Test także dla wrogów',
    `
    Niesprzymierzone państwo drugorzędne w stanie wojny z Asyrią wykonuje test jak inne; jeśli płaci, wojna się kończy.
    `,
  ),
  rule(
    'N84',
    'Zatrzymani najemnicy',
    `
    Asyria decyduje o nich na samym początku pierwszego impulsu i płaci dowolnymi AP: z dochodu i z kart zagranych jako AP;
    cena zależy od siły na widocznej stronie żetonu. Pas ani szczególny impuls przed innymi nie liczy się jako pierwszy.
    `,
  ),
  rule(
    'N85',
    'Posiłki',
    `
    Jednostkę wystawioną, najętą lub wykupioną tam, gdzie nie stała żadna, można przechwycić tak jak wchodzącą na pole.
    `,
  ),
  rule(
    'N86',
    'Jeden podjazd na impuls',
    `
    Każda jednostka napada raz na impuls. Mocarstwo wysyła też jednostki sprzymierzonych państw drugorzędnych i
    koczowników, po jednej z każdego kraju na impuls; te, które walczyły lub nie mogą już działać, nie mogą iść.
    `,
  ),
  rule(
    'N87',
    'Do strefy handlowej',
    `
    Okręt wchodzi tylko wtedy, gdy w tym impulsie nie płynął ani nie przewoził wojsk. Może wejść, by walczyć, także tam,
    gdzie jest miejsce, i przeciw sojusznikom oraz neutralnym; sam decyduje, kogo szuka i jak długo.
    `,
  ),
  rule(
    'N88',
    'Poszukiwane floty',
    `
    Jeden AP wystarcza na wszystkich wrogów w strefie, ale na każdą ich flotę rzuca się osobno, w kolejności, którą
    wybiera szukający, i dopóki chce szukać; sojusznicy to jedna flota, inni walczą osobno. Okręty prowadzone przez to
    samo mocarstwo szukają i walczą razem, podobnie jak okręty w drodze i te, które z nimi płyną; inni sojusznicy się
    nie mieszają.
    `,
  ),
  rule(
    'N89',
    'Wojsko na pokładzie',
    `
    Może zostać na pokładzie do następnego impulsu. Kraj przewozi własne jednostki i, za zgodą właściciela, jednostki
    sojuszników. Oblegany port, który nie jest zablokowany, zachowuje dostęp do morza: garnizon może tam wejść na
    pokład, a okręty można tam budować.
    `,
  ),
  rule(
    'N90',
    'Nie ma czego plądrować',
    `
    Na ziemi bez właściciela nie ma czego plądrować; wolne miasto handlowe można jednak splądrować.
    `,
  ),
  rule(
    'N91',
    'Kto cierpi za długi',
    `
    Dłużnik wybiera spośród kontrolowanych pól rodzimych.
    `,
  ),
  rule(
    'N92',
    'Kto prowadzi w handlu',
    `
    Liczą się tylko mocarstwa; kto nie ma ani jednego punktu handlowego, nie może być pierwszy ani drugi.
    `,
  ),
  rule(
    'N93',
    'Co wraca przy łączeniu',
    `
    Z dwóch połączonych najemników jeden idzie do wspólnej puli, z dwóch jednostek regularnych jedna do puli swojego
    kraju.
    `,
  ),
  rule(
    'N94',
    'Rozwiązana jednostka',
    `
    To regularna jednostka o sile 2 na pełnej stronie, a nie silniejsza, która osłabła do 2; jedna na turę i mocarstwo.
    `,
  ),
  rule(
    'N95',
    'AP ze splądrowanego miasta',
    `
    Plemię wydaje je na jednostki w mieście, które zajmuje.
    `,
  ),
  rule(
    'N96',
    'Ręce krajów zastępczych',
    `
    Państwo drugorzędne zastępujące mocarstwo, które odpadło, ma jego limity ręki i najemników.
    `,
  ),
  rule(
    'N97',
    'Zajęte miejsce wejścia',
    `
    Gdy w miejscu jego wejścia stoją cudze wojska, plemię pojawia się na najbliższym polu bez nich.
    `,
  ),
  rule(
    'N98',
    'Powrót do domu po impulsie',
    `
    Państwo drugorzędne, którego ostatnia wojna kończy się w jego własnym impulsie, kończy ten impuls, zanim wróci do
    domu.
    `,
  ),
  rule(
    'N99',
    'Sojusznik na splądrowanej ziemi',
    `
    Plemię w sojuszu może za 1 AP zostać tam, gdzie splądrowanie wynosi 2: z własnych AP, a jeśli ich nie ma, z
    odłożonych AP swojego mocarstwa.
    `,
  ),
  rule(
    'N100',
    'Zamknięty garnizon',
    `
    Garnizon wroga oblegany przez twoją stronę nie zamyka drogi odwrotu ani uniku na jego pole; garnizon miasta
    nieobleganego zamyka.
    `,
  ),
  rule(
    'N101',
    'Za murami',
    `
    Jeśli w mieście na tym polu jest wrogi garnizon, bitwa przed miastem nie jest zmiażdżeniem.
    `,
  ),
  rule(
    'N102',
    'Zmiana obozu',
    `
    Między turami mocarstwo może też opuścić obóz i pozostać bez obozu. Kto zmienia obóz, najpierw opuszcza stary;
    odrzucony przez nowy jest neutralny.
    `,
  ),
  rule(
    'N103',
    'Wypożyczone mocarstwo',
    `
    Na mocy 8.4 Asyria wypożycza naraz jedno mocarstwo; oprócz 10 AP płaci się cenę karty. W następnym międzyfaziu jest
    ono znów rebeliantem; dopóki trwa okres wytchnienia, panuje między nim a Asyrią pokój.
    `,
  ),
  rule(
    'N104',
    'Wybór rebeliantów',
    `
    Gdy państwo drugorzędne, które walczy samo, przypada rebeliantom, pierwsze z mocarstw, którym R77 daje
    pierwszeństwo, wskazuje, które z nich je prowadzi: gdy państwo się uaktywnia, w jego pierwszym impulsie tury i gdy
    obozy prowadzą je na zmianę. Gdy wszystkie te mocarstwa prowadzi jeden gracz, program nikogo nie pyta.
    `,
  ),
  rule(
    'N105',
    'Rozmowy o znacznikach',
    `
    Tego, co gracze mówią sobie o tajnych znacznikach, nie da się śledzić, więc nie ma za to kary.
    `,
  ),
  rule(
    'N106',
    'Po impulsie uprzedzającym',
    `
    R08 stosuje się także po nim: jeśli karty ma tylko uprzedzający, tura kończy się, zanim uprzedzony kraj rozegra swój
    impuls. Jeśli ten kraj stracił tymczasem karty, pasuje; uprzedzający, gdy jest następny na torze, pasuje wtedy także,
    jak w 6.0, i zachowuje karty. Nie dotyczy to szczególnych impulsów z 7.5.2.b.
    `,
  ),
  rule(
    'N107',
    'Wojna międzynarodowa kraju, który wrócił do domu',
    `
    Jeśli pierwszy kraj z karty staje się nieaktywny, jego jednostki zostają na karcie, kolejnych nie musi wysyłać, a
    rundę wojny odlicza się za każdym razem, gdy znacznik mija jego pole.
    `,
  ),
  rule(
    'N108',
    'Podboje a sukcesja',
    `
    Liczy się to, co dotąd zaszło w grze: +2 dla mocarstwa, które kiedyś podbito lub które się poddało, −1 za każde
    podbite przez nie mocarstwo i za każde trzy państwa drugorzędne.
    `,
  ),
  rule(
    'N109',
    'Zadłużony kraj nieaktywny',
    `
    Nieaktywne państwo drugorzędne o ujemnym poziomie ECO dostaje punkty splądrowania, gdy znacznik mija jego pole:
    najpierw na polach bez miasta, na końcu w stolicy, na mniej splądrowanych przed innymi. Gdy nie ma już takiego pola,
    jest bankrutem.
    `,
  ),
  rule(
    'N110',
    'Automatyczny przydział reszty strat',
    `
    Kto przydziela straty, może kazać programowi przydzielić resztę automatycznie, najtańsze straty najpierw: każda
    przypada tam, gdzie kosztuje najmniej, w granicach połów z 6.7.4. Strata kosztuje tyle, ile wynosi utracona siła, o
    jeden więcej, gdy ginie cała jednostka, o jeden mniej w przypadku najemnika; dowódcy są na końcu. Straty, które
    zostają po podziale między kraje, przypadają temu, który może przyjąć najwięcej.
    `,
  ),
  rule(
    'N111',
    'Gdy brakuje znaczników',
    `
    Każdy dotknięty tym kraj zdejmuje jeden cały znacznik, płacąc 1 AP za każdy jego poziom: najpierw z AP, które ma, a
    potem z kart; AP z kart zachowuje, nawet jeśli nie wystarczą.
    `,
  ),
  rule(
    'N112',
    'Przechwycenie we mgle',
    `
    Przy mgle wojny program pyta kraj o przechwycenie wszędzie tam, gdzie ma jednostki niewidoczne dla innych, jak gdyby
    jedna z nich była regularna, nawet jeśli może wtedy tylko spasować; tak samo tam, gdzie odwrót lub relokacja ma
    unikać przechwycenia.
    `,
  ),
  rule(
    'N113',
    'Najemnicy zatrzymani bez 9.4',
    `
    Asyria może zatrzymać najemników według 5.1 niezależnie od tego, czy obowiązuje 9.4; 9.4 dodaje drugą kostkę przy
    awansach i to, co mogą inne mocarstwa.
    `,
  ),
  rule(
    'N114',
    'Kto zaczyna turę',
    `
    Turę 1 zaczyna Asyria. Każdą następną zaczyna kraj po tym, który zagrał ostatnią kartę poprzedniej tury; w tej samej
    kolejności rozdaje się karty.
    `,
  ),
  rule(
    'N115',
    'Wypożyczona karta narodowa',
    `
    Kto ją ma, może zagrać ją jako AP i użyć jej plusa; jej wydarzenia może użyć tylko właściciel.
    `,
  ),
  rule(
    'N116',
    'Pusta karta',
    `
    Jednostek, które po przegranej bitwie o koniec wojny międzynarodowej zeszły z karty, nie zastępuje się; wojna trwa
    bez nich. Taka bitwa daje PZ jak każda bitwa lądowa oprócz punktu za koniec wojny; strona spoza mapy ma tyle
    jednostek, ile jej przeciwnik.
    `,
  ),
  rule(
    'N117',
    'Kraje zastępcze jako mocarstwo',
    `
    Działają jak mocarstwo, które odpadło: jego tor, obóz, wojny, umowy, podboje i tajne znaczniki są ich, a płacą jak
    mocarstwa; wojna z jednym to wojna ze wszystkimi; to, co się mu płaci, dostaje pierwszy z nich, który ma poziom ECO.
    Plemię wśród nich nie jest automatycznie w stanie wojny ze wszystkimi i może robić to, czego 10.1 zabrania
    koczownikom, ale zaopatruje się jak oni. Inni podbijają kraj zastępczy jak państwo drugorzędne, którym jest.
    `,
  ),
  rule(
    'N118',
    'Co obowiązuje',
    `
    Obowiązuje cały rozdział 9 i odpadanie mocarstw, chyba że gracze lub scenariusz mówią inaczej; mgła (9.5) i tajna
    dyplomacja (7.5) tylko wtedy, gdy gracze je wybiorą.
    `,
  ),
  rule(
    'N119',
    'Powrót z handlu',
    `
    Każdy okręt wraca osobno do wybranej przez właściciela strefy z przyjaznym portem na wodach swojej strefy handlowej.
    `,
  ),
  rule(
    'N120',
    'Koczownicy nie trwonią AP na marsze',
    `
    Dopóki niesprzymierzone plemię może wzmocnić jednostki, zachowuje potrzebne do tego AP. Wolno mu wydać je tylko na
    atak: krok na pole, na którym stoi wróg, oblężenie, wycieczkę lub podjazd. Za inne kroki, marsze forsowne i podróże
    dowódców płaci z pozostałych AP.
    `,
  ),
]
