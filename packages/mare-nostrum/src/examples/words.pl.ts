// The examples of Mare Nostrum and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Rzym', 'Kartagina', 'Grecja', 'Egipt', 'Babilon'],
  notes: {
    'EX-04': {
      title: 'Początek gry w pięć osób',
      text: 'Każde imperium ma trzy prowincje startowe, pierwsze budowle, parę legionów, fortecę, bohatera startowego i 9 zasobów. Trzy tory, handlu, kultury i wojska, liczą to, co stoi na mapie; potem najwyższy poziom na torze da tytuł przywódcy. Teraz Rzym i Kartagina mają 7 w handlu, Grecja i Egipt 4 w kulturze, Rzym i Grecja 3 w wojsku. Pierwsze tytuły są z góry ustalone: Kartagina jest przywódcą handlowym, Egipt kulturowym, a Rzym wojskowym. Początkowe rozstawienie legionów i fortec odtworzyliśmy sami (zasady, G).',
    },
    income: {
      title: 'Co zbiera Rzym',
      text: 'Rzym rozstrzyga remis o tytuł wojskowy i zaczyna się nowa runda: wszyscy zbierają zasoby. W Lacjum targowisko podwaja obie karawany: 2 metale i 2 wina. Stolica daje 1 monetę, bo w Lacjum nie ma jeszcze świątyni, a karawana w Galii, bez targowiska, 1 zboże. Legendarne Syrakuzy dają 1 monetę i losowy legendarny towar. Świątynia obok nich dokłada jeszcze jeden zasób: Rzym woli drugi legendarny towar niż monetę.',
    },
    'EX-01': {
      title: 'Legendarne zboże to też zboże',
      text: 'Rzym płaci za legion trzema różnymi towarami. Legendarne zboże liczy się jak zboże, więc oba nigdy nie zmieszczą się w jednym zestawie: gdy jedno leży już na stole, drugiego dołożyć nie można. Wydany legendarny towar trafi na osobny stos odrzuconych, a nie do rezerwy.',
    },
    'EX-03': {
      title: 'Karawany bez legionów',
      text: 'Egipt kontroluje Etiopię. Nie ma tam żadnego legionu i wcale nie jest potrzebny: obie karawany należą do gracza, który kontroluje prowincję. W fazie 1 Egipt zbiera z nich 1 zboże i 1 złoto.',
    },
    'EX-05': {
      title: 'Ogłoszono trzy',
      text: 'Rzym jest przywódcą handlowym i zagrywa znacznik 4/3 stroną z trójką. Każdy musi zaoferować dokładnie trzy zasoby. Kartagina i Grecja mają ich właśnie tyle i oferują wszystkie; Rzym zostawia sobie metal. Oferty są odsłaniane dopiero, gdy wszyscy są gotowi.',
    },
    tokens: {
      title: 'Runda później',
      text: 'Rzym nadal jest przywódcą handlowym. Znacznik 4/3 został już zagrany, więc nie można teraz ogłosić ani 4, ani 3: do wyboru są 5, 0, 2 i 1. Gdy wszystkie trzy znaczniki zostaną zagrane, wracają razem.',
    },
    'EX-06': {
      title: 'Łańcuch',
      text: 'Rzym bierze od Kartaginy, więc teraz bierze Kartagina: od Grecji. Grecja bierze od Kartaginy. Kartagina nie może teraz wziąć od Grecji, bo właśnie wzięły od siebie nawzajem. Pozostają Egipt i Rzym, a jako następny bierze ten, kogo Kartagina wybierze.',
    },
    'EX-07': {
      title: 'Nie dwa razy z rzędu',
      text: 'Rzym bierze od Kartaginy, a Kartagina zaraz od Rzymu. Rzym znów musi wziąć, ale nie od Kartaginy: zostają mu Grecja i Egipt.',
    },
    'EX-08': {
      title: 'Ostatnia para',
      text: 'Każdy zaoferował cztery zasoby. Na towary Kartaginy i Egiptu nie było chętnych i w końcu tylko im coś zostało. Kartagina bierze od Egiptu, Egipt od Kartaginy, a drugi raz z rzędu nie wolno. Handel się kończy: ostatnia owca i ostatni papirus wracają do właścicieli. Rzym ma o jeden zasób za dużo, a Kartagina o jeden za mało, więc Rzym będzie musiał jej jeden oddać.',
    },
    'EX-09': {
      title: 'Jeden zasób na wyrównanie',
      text: 'Ogłoszono 1. Rzym bierze złoto od Grecji, Grecja monetę od Rzymu, Rzym olej od Kartaginy. Dla Kartaginy nic nie zostało. Rzym, jako przywódca handlowy, musi jej oddać jeden dowolny zasób: tutaj wino, którego wcale nie oferował. Teraz każdy ma tyle zasobów co przedtem.',
    },
    trade: {
      title: 'Cała faza wymiany',
      text: 'Pierwsza runda w trzy osoby; Kartagina jest przywódcą handlowym i ogłasza 2. Oferuje przyprawy i owcę, Rzym metal i wino, Grecja dwie monety. Dla Kartaginy najcenniejsze są monety: za trzy można kupić legion albo miasto, a jedną już ma. Kartagina bierze więc monetę od Grecji, Grecja metal od Rzymu, Rzym przyprawy od Kartaginy. Kartagina bierze drugą monetę, Grecja owcę od Kartaginy, Kartagina wino od Rzymu. Rzym nie ma już czego wziąć i brakuje mu jednego zasobu. Kartagina oddaje mu więc jeden: jedną ze swoich dwóch pozostałych owiec.',
    },
    'EX-10': {
      title: 'Dziewięć zasobów, trzy zestawy',
      text: 'Rzym ma 3 monety, 2 zboża, drewno, owcę, złoto i gladiatora. Za 3 monety buduje karawanę. Zboże, drewno i owca, czyli trzy różne towary, to legion; drugie zboże ze złotem i gladiatorem – kolejny. Trzy zestawy, trzy rzeczy, nic nie zostaje.',
    },
    six: {
      title: 'Dziewięć zasobów, a szóstki nie ma',
      text: 'Za te same dziewięć zasobów nie da się zbudować targowiska, które kosztuje 6. Rzym ma pięć różnych towarów, o jeden za mało; drugie zboże to wciąż ten sam rodzaj, a 3 monet nie wolno domieszać.',
    },
    'EX-11': {
      title: 'Hannibal płaci sześć',
      text: 'Kartagina ma takie same zasoby, ale ma też bohatera: **Hannibal** pozwala w każdym zestawie towarów użyć jednego rodzaju dwa razy. Dlatego 2 zboża, drewno, owca, złoto i gladiator to zestaw sześciu zasobów, w sam raz na targowisko. Za 3 monety jest jeszcze legion.',
    },
    'EX-12': {
      title: 'Dwa takie same',
      text: 'Kartagina ma tylko 2 metale i 1 drewno. **Hannibal** sprawia, że to zestaw trzech zasobów, czyli legion. Nikt inny nic by za to nie zbudował.',
    },
    cleopatra: {
      title: 'Kleopatra miesza',
      text: 'Egipt ma 3 monety, 2 papirusy i 1 zboże. **Kleopatra** pozwala na jedną monetę w zestawie towarów: moneta, papirus i zboże to legion. Pozwala też na jeden towar w zestawie monet: pozostałe 2 monety i papirus to trirema. Bez niej zestawem byłyby tylko 3 monety.',
    },
    'EX-13': {
      title: 'Przez granicę i przez morze',
      text: 'Grecja kontroluje Trację i Dację od początku rundy. Germania sąsiaduje z Dacją, więc Grecja może umieścić tam znacznik. Azja nie ma wspólnej granicy z greckimi prowincjami, ale łączy ją z nimi grecka trirema na Morzu Czarnym. Każdy znacznik kosztuje zestaw trzech zasobów.',
    },
    'EX-14': {
      title: 'Gdzie nie ma miejsca na znacznik',
      text: 'Grecja kontroluje Dację, a Dalmacja i Macedonia z nią sąsiadują. Mimo to Grecja nie może przejąć kontroli nad żadną z nich: w Dalmacji stoi rzymski legion, a Macedonia należy do Rzymu.',
    },
    'EX-15': {
      title: 'Najpierw statek, potem ląd',
      text: 'Bez triremy Azja jest poza zasięgiem. Grecja buduje ją na Morzu Egejskim za 3 monety. Trirema działa od razu, więc w tej samej turze Grecja przejmuje Azję za kolejne 3.',
    },
    'EX-16': {
      title: 'Trzy rzeczy, jedna dzięki drugiej',
      text: 'Grecja buduje triremę na Morzu Egejskim: Azja ma teraz połączenie z Achają, Macedonią i Tracją. Umieszcza więc w Azji znacznik kontroli, a potem buduje tam legendarne miasto, Troję – trzy zestawy po 3 w jednej turze. W Azji nie ma miejsca na karawanę ani na targowisko, więc nigdy ich tam nie będzie.',
    },
    'EX-17': {
      title: 'Co liczy się na torach',
      text: 'Grecja buduje triremę i legendarne miasto. Trirema to 1 poziom na torze wojska, miasto 1 na torze kultury. Znacznik kontroli w Azji nie liczy się na żadnym torze.',
    },
    'EX-18': {
      title: 'Premie bohatera',
      text: 'Egipt kupuje za 7 drugą kartę: **Kirke**. Jej premie liczą się od razu: 1 poziom w handlu i 1 w wojsku. Kultura się nie zmienia.',
    },
    exchange: {
      title: 'Przejęcie prowincji',
      text: 'Od poprzedniej rundy rzymski legion stoi na egipskim znaczniku kontroli w Cyrenajce. Zaczyna się tura Rzymu w fazie 4, a rzymska Libia sąsiaduje z Cyrenajką: Rzym może za darmo wymienić znacznik. Teraz kontroluje prowincję razem z karawaną, targowiskiem i miastem. Legion może się jeszcze ruszyć w tej samej turze.',
    },
    'EX-37': {
      title: 'Bez połączenia nie ma wymiany',
      text: 'Wydanie polskie. Rzymski legion stoi na znaczniku w Cyrenajce, ale Rzym nie ma już obok żadnej prowincji ani triremy, która dawałaby połączenie. Wymiany nie ma. Rzym okupuje znacznik dalej, a Egipt dalej zbiera: 2 papirusy i 1 monetę.',
    },
    'EX-38': {
      title: 'Bez połączenia: wydanie rosyjskie',
      text: 'Ta sama pozycja w wydaniu rosyjskim. Na początku tury Rzymu znika egipski znacznik, a rzymski się nie pojawia: Cyrenajka staje się neutralna. Budowle stoją, ale nikomu nic nie dają i dla nikogo się nie liczą, póki ktoś nie przejmie kontroli.',
    },
    'EX-20': {
      title: 'Przegrana bitwa morska',
      text: 'Rzym wysyła triremę na Morze Afrykańskie i atakuje tam egipską. Rzuca 4, bez trafienia; Egipt rzuca 5, jedno trafienie. Rzymska trirema przepada, a z nią droga do Cyrenajki: ani Italia, ani Kreta nie ma już z nią połączenia. Gdyby obie strony rzuciły 4, trirema by przetrwała i mogła przewozić legiony.',
    },
    'EX-19': {
      title: 'Łańcuch trirem',
      text: 'Rzym przemieszcza jedną z dwóch trirem z Morza Jońskiego na Afrykańskie i nie atakuje stojącej tam egipskiej. Dwa sąsiednie morza tworzą teraz łańcuch: oba legiony z Italii docierają do Cyrenajki jednym ruchem, legion z Krety też. Egipska trirema nie przeszkadza, a jedna własna przewozi dowolnie wiele legionów.',
    },
    'EX-21': {
      title: 'Odchodzą oba legiony',
      text: 'W Cylicji, prowincji Babilonu, stoją dwa egipskie legiony. Babilon wysyła oba swoje legiony do Judei, na egipską fortecę. Trzeba stoczyć dwie bitwy: w Judei i w Cylicji, gdzie samotna forteca Babilonu broni się przed dwoma legionami. Forteca bez legionów nie rzuca kostką, ale ma 5 punktów, czyli 1 trafienie, i anuluje jedno trafienie w swoją stronę.',
    },
    'EX-22': {
      title: 'Odchodzi jeden legion',
      text: 'Ta sama pozycja. Jeden legion Babilonu idzie do Azji, gdzie nikogo nie ma. W Cylicji legion i forteca stają przeciw dwóm egipskim legionom: 4 + 5 = 9 punktów, jedno trafienie. Egipt ma 7 punktów, też jedno, ale anuluje je forteca.',
    },
    'EX-23': {
      title: 'Nikt nie odchodzi',
      text: 'Ta sama pozycja, a Babilon zostaje. Bitwa i tak się odbywa, bo w prowincji stoją wrogowie. Babilon rzuca 4 i 5 i dodaje 5 za fortecę: 14 punktów, dwa trafienia. Oba egipskie legiony giną.',
    },
    'EX-24': {
      title: 'Trzy legiony przeciw fortecy',
      text: 'Trzy rzymskie legiony wchodzą do Cyrenajki, gdzie Egipt ma legion i fortecę. Rzym rzuca 5, 4 i 3, a w jego turze **Cezar** dodaje 1 do każdej kostki: 15 punktów, trzy trafienia. Egipt rzuca 3 i dodaje 5 za fortecę: 8 punktów, jedno trafienie. Forteca anuluje jedno trafienie Rzymu; pozostałe dwa niszczą legion i fortecę. Rzym traci jeden legion, dwa mu zostają.',
    },
    'EX-25': {
      title: 'Wkracza następny',
      text: 'Później w tej samej fazie tura przypada Grecji. Jej legion idzie z Garamantii do Cyrenajki i musi walczyć z dwoma rzymskimi. Grecja rzuca 5, jedno trafienie. Rzym rzuca 2 i 1, bez trafienia; **Cezar** nie pomaga, bo to nie tura Rzymu. Obie strony przetrwały, więc prowincja jest w stanie wojny.',
    },
    war: {
      title: 'Obie strony przetrwały',
      text: 'Trzy rzymskie legiony przeciw legionowi i fortecy. Rzym rzuca 2, 4 i 3, **Cezar** dodaje 3: 12 punktów, dwa trafienia, z których jedno anuluje forteca. Egipt rzuca 4 i dodaje 5: 9 punktów, jedno trafienie. Każda strona traci jedną wybraną jednostkę; Egipt poświęca legion i zachowuje fortecę. Cyrenajka jest w stanie wojny: nie ma zdobywcy, nic się tam nie buduje, a w następnej rundzie będzie nowa bitwa.',
    },
    'EX-26': {
      title: 'Grabież',
      text: 'Dwa rzymskie legiony są same w egipskiej Cyrenajce. Rzym grabi karawanę: wraca ona do rezerwy, a Rzym od razu dostaje 1 papirus. Jeden legion staje na pustym miejscu, ale nic tam nie zbiera. Targowisko łupu nie podwaja. Egipt stracił karawanę i 1 poziom w handlu.',
    },
    'EX-27': {
      title: 'Okupacja karawany i targowiska',
      text: 'Rzym stawia jeden legion na karawanie, a drugi na targowisku. W najbliższej fazie 1 zbiera 2 papirusy, bo karawana i targowisko są w tych samych rękach. Miasta nikt nie okupuje, więc monetę z niego nadal bierze Egipt. Rzym został nawet przywódcą handlowym.',
    },
    'EX-28': {
      title: 'Legion na znaczniku',
      text: 'Rzym stawia legion na znaczniku kontroli. Na razie nic się nie zmienia: w najbliższej fazie 1 wszystko zbiera Egipt, 2 papirusy i monetę. Jeśli jednak legion dotrwa tam do następnej tury Rzymu w fazie 4, Rzym może przejąć całą prowincję.',
    },
    'EX-29': {
      title: 'Poziomy zmieniają się od razu',
      text: 'Rzym okupuje karawanę i targowisko. W tej samej chwili zyskuje 2 poziomy w handlu, a Egipt traci 2. Miasto nadal liczy się dla Egiptu.',
    },
    capital: {
      title: 'Stolicy nie da się przejąć',
      text: 'Dwa rzymskie legiony są same w prowincji stołecznej Egiptu. Rzym może grabić albo okupować Aleksandrię, Memfis lub świątynię, a okupowane liczą się dla niego. Znacznik kontroli jest nadrukowany: nie można go ani okupować, ani wymienić.',
    },
    'EX-30': {
      title: 'Kto prowadzi w handlu',
      text: 'Rzym ma 3 karawany i 2 targowiska, poziom 5. Grecja ma 2 i 2, Babilon 3 i 1, po 4; Egipt i Kartagina mają po 3. Rzym odbiera więc Kartaginie tytuł przywódcy handlowego. W następnej rundzie ogłasza liczbę i bierze jako pierwszy.',
    },
    'EX-31': {
      title: 'Powyżej piętnastu',
      text: 'Rzym ma 5 fortec, 5 trirem i 4 legiony: poziom 14 na torze wojska. Cztery kolejne legiony dają 18. Tor na planszy kończy się na 15, a odwrócony znacznik zaczyna na nim od nowa; program pokazuje pełną wartość. Wszystkie 8 legionów jest już na mapie, dziewiątego nie ma.',
    },
    'EX-32': {
      title: 'Perseusz buduje przed innymi',
      text: 'Egipt, przywódca kulturowy, wskazuje jako pierwszą Grecję, a ta ma 12 monet na **Piramidy**. Ale Rzym ma kartę **Perseusz**: może budować przed wszystkimi, jeśli to da mu zwycięstwo. Buduje **Piramidy** i wygrywa od razu.',
    },
    cards: {
      title: 'Piąta karta',
      text: 'Wydanie polskie; przywódcą kulturowym jest Grecja. Rzym kupuje za 10 piątą kartę: **Herkules**. Nie jest jednak przywódcą kulturowym, więc musi czekać na koniec fazy. Po nim buduje Grecja i kupuje własną piątą kartę: **Kirke**. Przywódca kulturowy wygrywa od razu i sam.',
    },
    pyramids: {
      title: 'Piramidy mają pierwszeństwo',
      text: 'Wydanie polskie, domyślne. Przywódcą kulturowym jest Grecja, ale ma już budowę za sobą i nie wygrała. Kartagina kupuje piątą kartę i czeka. Potem Rzym buduje za 12 **Piramidy**. Na koniec fazy **Piramidy** mają pierwszeństwo przed piątą kartą: wygrywa Rzym.',
    },
    cities: {
      title: 'Cztery miasta',
      text: 'Rzym kontroluje własną stolicę i Syrakuzy, a jego legion okupuje Troję. Dwa legiony wchodzą do Afryki i rzucają 4 i 5, **Cezar** podnosi to do 11: dwa trafienia przeciw jednemu legionowi Kartaginy, która rzuca 3 i nie trafia. Rzym zostawia Troję bez zmian i okupuje stolicę Kartaginy. Cztery stolice lub legendarne miasta na koniec fazy 4: Rzym wygrywa.',
    },
    titles: {
      title: 'Trzy tytuły',
      text: 'Rzym prowadzi w handlu i wojsku. W kulturze Rzym i Egipt mają po 1. Tytuł miał dotąd Egipt i to on rozstrzyga remis; mógłby go zachować. Przyznaje go Rzymowi, a ten ma wszystkie trzy tytuły i wygrywa.',
    },
    'EX-40': {
      title: 'Obietnica to tylko słowa',
      text: 'Rzym obiecał Grecji, że nie wejdzie do Dacji. Jego legion i tak wchodzi. Zasady nie znają obietnic; ile są warte, zależy od graczy.',
    },
    'EX-33': {
      title: 'Dziewiątego legionu nie ma',
      text: 'Wszystkie 8 rzymskich legionów jest na mapie. Rzym ma dość monet, ma nawet bohatera **Spartakus**, ale nie ma legionu, który mógłby postawić, za żadną cenę. Własnego legionu nie wolno też zdjąć z mapy.',
    },
    'EX-35': {
      title: 'Pusta rezerwa',
      text: 'Cała ceramika jest za zasłonką Egiptu. Grecja ma na Krecie karawanę z ceramiką, ale nic z niej nie dostaje, także później; zostaje jej moneta z Knossos. Również **Kolos Rodyjski** nie może wziąć ceramiki.',
    },
    'EX-36': {
      title: 'Dwóch wrogów w jednej prowincji',
      text: 'W Dacji trwa wojna Grecji z Egiptem, a wkracza tam rzymski legion. Rzym musi walczyć z jednym z nich i wybiera Grecję. Rzuca 4, **Cezar** podnosi to do 5: jedno trafienie. Grecja rzuca 1 i 1, **Perykles** dodaje po 2: razem 6, jedno trafienie. Obie strony tracą po legionie. Egipt nie rzuca i nic nie traci.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Prowadzisz imperium nad Morzem Śródziemnym. Punktów zwycięstwa nie ma; wygrywasz, gdy spełnisz **jeden** z czterech warunków:\n\n- zbudujesz **Piramidy** (cena 12);\n- masz **pięć kart**, bohaterów i cudów, razem z bohaterem startowym;\n- kontrolujesz na koniec fazy 4 **cztery miasta spośród stolic i legendarnych miast**, własna stolica też się liczy;\n- masz na koniec fazy 5 **wszystkie trzy tytuły przywódcy** (handlowego, kulturowego, wojskowego).\n\nW grze trzyosobowej biorą udział Rzym, Kartagina i Grecja; czwarty gracz prowadzi Egipt, piąty Babilon. Nikt nie odpada z gry.',
      linked: ['EX-04'],
    },
    {
      title: 'Co leży na stole',
      text: '**Prowincja** z twoim znacznikiem kontroli jest twoja; bez żadnego znacznika jest neutralna. W twojej **prowincji stołecznej** znacznik jest nadrukowany: nikt ci jej nie odbierze.\n\nW prowincjach są **miejsca** na określone **budowle**, po jednej na każdym:\n\n- **karawany**, każda na miejscu z towarem, i **targowisko**;\n- **miasto** i **świątynia**. Miasto jest zwykłe, jest stolicą imperium albo jest legendarne (Troja w Azji, Jerozolima w Judei, Syrakuzy na Sycylii).\n\n**Kontrolujesz budowlę**, jeśli stoi w twojej prowincji i nie okupuje jej cudzy legion albo jeśli stoi w cudzej prowincji i okupuje ją twój legion (zob. Podbój).\n\nJednostki: **legiony** i **fortece** stoją w prowincjach (jedna forteca w prowincji, nigdy się nie rusza), **triremy** na morzach. Masz 8 legionów, 5 trirem, 5 fortec i 7 znaczników, ani jednego więcej.\n\n**Zasoby** to monety i 13 rodzajów towarów. Wszyscy wiedzą, ile ich masz, ale tylko ty wiesz, jakie.',
      terms: [
        'control-marker',
        'slot',
        'caravan',
        'market',
        'city',
        'capital',
        'legendary-city',
        'temple',
        'legion',
        'fortress',
        'trireme',
        'coin',
        'good',
      ],
    },
    {
      title: 'Runda ma pięć faz',
      text: '1. **Zbieranie zasobów**: wszyscy naraz. W rundzie 1 go nie ma, bo zaczynasz z 9 zasobami.\n2. **Wymiana zasobów**: kieruje nią przywódca handlowy.\n3. **Budowa**: przywódca kulturowy wskazuje, kto buduje jako następny, aż każdy będzie miał swoją turę.\n4. **Ruch i walka**: przywódca wojskowy tak samo wskazuje, kto działa jako następny.\n5. **Zdobycie przywództwa**: trzy tytuły są przyznawane na nowo.\n\nPrzywódca wskazuje dowolnego gracza, który w tej fazie nie miał jeszcze tury, może też siebie. Na początku przywódcą handlowym jest Kartagina, wojskowym Rzym, kulturowym Egipt (w trzy osoby Grecja).',
      rules: ['D'],
    },
    {
      title: 'Faza 1: zbieranie',
      text: '- Karawana daje 1 towar ze swojego miejsca, a **2**, jeśli kontrolujesz też targowisko w tej prowincji.\n- Miasto lub stolica daje 1 monetę, a **2**, jeśli kontrolujesz też tamtejszą świątynię.\n- Legendarne miasto daje 1 monetę i 1 losowy legendarny towar; ze świątynią jeszcze jeden zasób: monetę albo legendarny towar, do wyboru.\n- Samo targowisko i sama świątynia nie dają nic.\n\nLegendarny towar liczy się jak zwykły tego samego rodzaju; tylko ty widzisz, co dobierasz. Czego zabraknie w rezerwie, tego nie dostajesz, także później.',
      terms: ['legendary-good'],
      linked: ['income'],
    },
    {
      title: 'Faza 2: wymiana',
      text: 'Przywódca handlowy ogłasza liczbę z jednej strony jednego z trzech znaczników wymiany: 5 albo 0, 4 albo 3, 2 albo 1. Użytego znacznika nie można użyć ponownie, dopóki nie zostaną użyte wszystkie trzy albo przywódcą handlowym nie zostanie ktoś inny. 0 oznacza, że wymiany nie ma.\n\nKażdy w tajemnicy oferuje dokładnie tyle zasobów; kto ma mniej, nie bierze udziału (jeśli to przywódca, zastępuje go następny gracz zgodnie z ruchem wskazówek zegara). Oferty odsłania się razem. Potem:\n\n- przywódca bierze jeden zasób z oferty innego gracza;\n- jako następny bierze gracz, któremu właśnie zabrano: od kogokolwiek poza sobą;\n- kto może wziąć, ten musi;\n- jeśli bierzesz od kogoś, a ta osoba od razu bierze od ciebie, musisz teraz wziąć od kogoś trzeciego.\n\nHandel kończy się, gdy kolejny gracz nie ma od kogo wziąć; reszta wraca do właścicieli. Temu graczowi, któremu zabrano jako ostatniemu, brakuje teraz jednego zasobu: przywódca oddaje mu jeden ze swoich, jaki chce (chyba że to on sam). Każdy kończy z tyloma zasobami, z iloma zaczynał. Poza tym nic nie przechodzi z rąk do rąk, a obietnice nikogo nie wiążą.',
      examples: ['trade'],
      linked: ['EX-07'],
    },
    {
      title: 'Faza 3: ceny i zestawy',
      text: '- **3**: znacznik kontroli, karawana, każde miasto, legion, trirema, forteca.\n- **6**: targowisko, świątynia.\n- **7, 8, 9, 10**: druga, trzecia, czwarta, piąta karta.\n- **12**: Piramidy.\n\nPiramidy nie są jedną z pięciu kart, a szóstej karty kupić nie można. Za każdą rzecz płacisz **jednym zestawem** dokładnie tej wielkości: albo **same monety**, albo **towary, z których każdy jest inny** (legendarne zboże to zboże). Monet z towarami się nie miesza, a reszty się nie wydaje.\n\nW swojej turze budujesz, ile chcesz. Na koniec fazy każdy odrzuca wszystko **poza 2 monetami**.',
      terms: ['set'],
      linked: ['EX-10', 'six'],
    },
    {
      title: 'Faza 3: gdzie budować',
      text: '**Kontrola** nad nową prowincją: musi być neutralna, wolna od cudzych jednostek i mieć **połączenie** z prowincją, którą masz od początku rundy. Połączenie to wspólna granica albo łańcuch sąsiednich mórz z twoją triremą na każdym. Trirema zbudowana przed chwilą już się liczy; prowincja zdobyta przed chwilą dopiero od następnej rundy.\n\n**Wszystko inne** budujesz w prowincjach, które kontrolujesz, także zaraz po przejęciu kontroli i w dowolnej kolejności: targowisko nie wymaga karawany. Trirema trafia na morze, nad którym taka prowincja leży. W prowincji, w której stoją cudze jednostki, budować nie możesz, z wyjątkiem własnej prowincji stołecznej.',
      linked: ['EX-16', 'EX-14'],
    },
    {
      title: 'Bohaterowie i cuda',
      text: 'Karty zostają u ciebie na zawsze; wiele z nich dodaje poziomy na torach, większość ma moc. Kupuje się spośród odkrytych: w układzie dla początkujących to pięć kart, uzupełnianych po fazie, w układzie dla doświadczonych wszystkie 17. Bohaterowie startowi:\n\n- **Cezar** (Rzym): +1 do każdej twojej kostki na lądzie w twojej turze.\n- **Perykles** (Grecja): +2 do każdej twojej kostki na lądzie w turach innych graczy.\n- **Hannibal** (Kartagina): w każdym zestawie towarów możesz użyć jednego rodzaju dwa razy.\n- **Kleopatra** (Egipt): w każdym zestawie jedna moneta może zastąpić towar albo jeden towar monetę.\n- **Hammurabi** (Babilon): jeden darmowy znacznik kontroli na rundę.',
      terms: ['hero', 'wonder', 'pyramids'],
      linked: ['EX-11', 'EX-18'],
    },
    {
      title: 'Faza 4: ruch',
      text: 'W swojej turze ruszasz najpierw triremy, potem legiony. Każda jednostka rusza się najwyżej raz, o jeden krok.\n\n- Trirema płynie na sąsiednie morze. Potem **możesz** zaatakować, raz na każdym morzu, jednego przeciwnika, który ma tam triremy. Triremy różnych graczy mogą stać obok siebie w spokoju.\n- Legion idzie do prowincji, z którą jest połączenie, jakkolwiek długi byłby łańcuch mórz. Trirema przewozi dowolnie wiele legionów, a cudze triremy nie przeszkadzają.\n\nPo ruchu legionów **musisz** stoczyć jedną bitwę w każdej prowincji, w której oprócz ciebie są legiony lub forteca innych. Jeśli przeciwników jest tam kilku, wybierasz jednego.',
      linked: ['EX-19', 'EX-20'],
    },
    {
      title: 'Bitwa',
      text: 'Obie strony rzucają naraz, jedną kostką za każdy legion (na morzu za każdą triremę). Oczka się sumuje; każde pełne **5 punktów to trafienie**. Na lądzie:\n\n- **forteca** dodaje 5 do sumy swojej strony, nawet gdy stoi bez legionów, i anuluje jedno z trafień zadanych tej stronie;\n- bohaterowie dodają to, co mają na karcie. Na morzu nic się nie dodaje.\n\nKażde trafienie niszczy jedną jednostkę, a każda strona sama wybiera swoje straty. Jednostki, które giną, też rzucały. Rzut jest tylko jeden: jeśli obie strony przetrwają, prowincja jest **w stanie wojny**. Gracz, który ją kontroluje, nadal zbiera zasoby, ale budować tam nie wolno, a w następnej rundzie jest kolejna bitwa.\n\nKostki są zwykłe, od 1 do 6; to nasz wybór, bo instrukcje ich nie opisują.',
      terms: ['at-war'],
      examples: ['EX-24'],
      linked: ['war'],
    },
    {
      title: 'Podbój',
      text: 'Jeśli na koniec swojej tury tylko ty masz jednostki w prowincji przeciwnika, wybierasz jedno:\n\n- **grabież** jednej budowli: znika ona, a ty od razu dostajesz 1 jej towar albo 1 monetę (za targowisko i świątynię nic);\n- **okupację budowli**, po jednym legionie na każdej: odtąd to ty zbierasz z nich zasoby i liczą się one dla ciebie, także do zwycięstwa;\n- **okupację znacznika kontroli** jednym legionem, jeśli prowincja ma połączenie z twoją i nie jest stołeczna. Na razie nic się nie zmienia. Jeśli jednak na początku twojej następnej tury w fazie 4 legion wciąż tam stoi i połączenie nadal istnieje, możesz za darmo wymienić znacznik na swój: wtedy prowincja jest twoja;\n- albo nic.\n\nW kolejnych rundach możesz zostawić to bez zmian albo wybrać na nowo. Jeśli odejdziesz, wszystko wraca do gracza, który kontroluje prowincję; jeśli ktoś wkroczy i obie strony przetrwają bitwę, okupacja się kończy. Na miejscu zniszczonej budowli można znów budować. Prowincji neutralnej nie da się podbić: tam trzeba znacznika.',
      linked: ['EX-26', 'EX-27', 'EX-28', 'exchange'],
    },
    {
      title: 'Faza 5 i koniec gry',
      text: 'Twój **poziom** na każdym z trzech torów jest zawsze aktualny:\n\n- **handel**: karawany i targowiska;\n- **kultura**: wszystkie miasta i świątynie;\n- **wojsko**: legiony, fortece i triremy na mapie;\n- do tego premie twoich kart. Znaczniki kontroli nie liczą się nigdzie.\n\nTytuł dostaje ten, kto ma na danym torze najwyższy poziom. Przy remisie ten, kto miał tytuł dotąd, wybiera jednego z remisujących, a siebie tylko wtedy, gdy jest wśród nich.\n\nJeśli dwóch graczy ma po cztery stolice lub legendarne miasta, dzielą się zwycięstwem. To, kiedy zwycięstwo dają Piramidy albo piąta karta, zależy od wydania. W polskim, domyślnym:\n\n- **przywódca kulturowy wygrywa od razu** i sam, czy to Piramidami, czy piątą kartą;\n- pozostali czekają na koniec fazy 3. Jeśli przywódca kulturowy do tego czasu nie wygra, wygrywa ten, kto zbudował **Piramidy**, a jeśli nie zbudował ich nikt, ten, kto ma pięć kart. Jeśli uda się to kilku graczom, dzielą się zwycięstwem.\n\nW wydaniu rosyjskim **Piramidy** zawsze dają zwycięstwo od razu, a piąta karta zawsze dopiero na koniec fazy.',
      terms: ['trade-leader', 'culture-leader', 'military-leader'],
      linked: ['EX-30', 'pyramids', 'cities', 'titles'],
    },
  ],
}
