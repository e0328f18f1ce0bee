// The examples of Assyrian Wars and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Asyria', 'Media', 'Egipt', 'Babilonia', 'Elam'],
  notes: {
    'EX-01': {
      title: 'Więcej punktów niż pól na torze',
      text: 'Na prawdziwej planszy tor kończy się na 15, więc okrążenia oznacza się żetonami: żeton obrócony na „plus” i znacznik „2” pod nim to trzy okrążenia, a z polem 5 daje to 3 × 15 + 5 = 50. Tutaj liczy program i po prostu pokazuje 50 PZ Asyrii.',
    },
    impulse: {
      title: 'Jedna karta, a do tego dochód',
      text: 'Asyria zaczyna impuls z 9 AP dochodu i zagrywa kartę **Zaraza** jako 6 AP: ma do wydania 15. Karty **Koronacja księcia** nie może już dołożyć, bo żadna z tych dwóch nie ma plusa; plus kosztowałby 3 AP. Na końcu można odłożyć najwyżej 4 AP z dochodu. Wszystko inne, co zostało, przepada.',
    },
    'EX-02': {
      title: 'Syria płaci podwójnie',
      text: 'Syria zdała test trybutu i płaci Asyrii jeden poziom ECO. Teraz Babilonia wydaje 1 AP i przesuwa syryjski znacznik na swoim torze z 6 na 7: PRO. Od tej chwili Syria płaci także Babilonii. Traci razem dwa poziomy ECO, a Asyria i Babilonia zyskują po jednym.',
    },
    'EX-03': {
      title: 'Połówki czekają do końca',
      text: 'Najemna ciężka piechota o sile 3 kosztuje pół AP za punkt: 1½. Asyria ma 4 AP dochodu, zostaje więc 2½. Dopiero na końcu impulsu koszt zaokrągla się w górę, do 2, i można odłożyć 2 AP. Jeszcze jedna połówka wydana wcześniej nic by więc nie kosztowała.',
    },
    'hire-and-build': {
      title: 'Regularni w domu, najemnicy na froncie',
      text: 'Ciężka piechota o sile 4 kosztuje 2 AP za punkt, czyli 8 AP, i musi stanąć w rodzimym mieście: w Aszur. Najemnik o sile 2 kosztuje 1 AP i od razu dołącza do armii pod Sippar. Na drugą ciężką piechotę pozostałe 2 AP nie wystarczą.',
    },
    'EX-04': {
      title: 'Dwie połówki za 1 AP',
      text: 'Asyria ma 1 AP. Za pół wzmacnia osłabionych najemników w Aszur, z siły 1 do 2. Za drugie pół wykupuje najemników ze strefy przegrupowań, bez względu na to, komu służyli wcześniej. Razem dokładnie 1 AP.',
    },
    'EX-05': {
      title: 'Dokąd sięga armia z Der',
      text: 'W Der stoi Merodachbaladan, a Naszir-Bel maszeruje obok. Z Kalchu nie prowadzi szlak do Der: przechwycenia nie będzie. W Arrapsze stoi już asyryjska jednostka: też nie. W Dur-Kurigalzu jest tylko samotny dowódca, a on nie przeszkadza: teraz program pyta Babilonię. Możliwe byłyby też puste pola Raszi i Kisz.',
    },
    interception: {
      title: 'Przechwyceni w marszu',
      text: 'Naszir-Bel wchodzi do Dur-Kurigalzu, obok babilońskiej armii w Der. Merodachbaladan próbuje go przechwycić: 2 i 3 plus jego współczynnik bitewny 2 to 7, akurat tyle, ile trzeba. To on atakuje, a po przechwyceniu ani rzeka, ani góry nikomu nie dają dodatkowych kostek. Asyria zadaje 3 trafienia, dostaje 2 i wygrywa. Babilonia traci jednostkę, dwie kolejne uciekają do strefy przegrupowań, a król wraca do Der sam.',
    },
    evasion: {
      title: 'Unik',
      text: 'Bel-ibni, zaatakowany w Dur-Kurigalzu, woli odejść na sąsiednie pole, do Sippar. Wyrzuca 9; +1 za swój współczynnik bitewny, −1 za Naszir-Bela, +1 za przyjazne pole daje 10, a wystarczy 9. Dur-Kurigalzu zostaje puste i Asyria może je od razu oblegać za darmo. Miasto ma poziom 2, wystarczą trzy trafienia: dwa obniżają go do 1, a po trzecim miasto pada. Słabe miasto bez garnizonu nie daje PZ.',
    },
    battle: {
      title: 'Bitwa: od kart do odwrotu',
      text: 'Babilonia przyjmuje bitwę. **Grad strzał** daje asyryjskim łucznikom drugą kostkę, **Mur tarcz** usuwa dwa trafienia. Asyria zadaje 5 trafień, z których liczą się 3, Babilonia 2. Straty Asyrii dzielą się po połowie: jedno trafienie przyjmują najemnicy, jedno jednostki regularne; jedna jednostka miałaby uciec, ale zatrzymuje ją Sin-ahu-usur. Babilonia przyjmuje 3 trafienia, dwie jej jednostki uciekają, reszta wycofuje się do Sippar. Pokonane wojsko liczyło pięć jednostek: 1 PZ.',
    },
    'EX-06': {
      title: 'Trzy trafienia, dwie ucieczki',
      text: 'Babilończycy dostają 3 trafienia: trzy jednostki obracają się na słabszą stronę. Za każde dwa trafienia ucieka jedna ocalała jednostka, z zaokrągleniem w górę, więc dwie trafiają do strefy przegrupowań. Nie mają dowódcy, a dowódca przegranych i tak nikogo by nie zatrzymał. Pozostałe trzy się wycofują.',
    },
    'EX-07': {
      title: 'Dziewięć trafień i dwaj dowódcy',
      text: 'Asyryjskie zgrupowanie armii wygrywa, ale dostaje 9 trafień. Oznaczałoby to 5 ucieczek. Zwycięzca odejmuje od tego współczynniki bitewne swoich dowódców: Sin-ahu-usur zatrzymuje dwie jednostki, Naszir-Bel jedną. Uciekają więc tylko dwie. Babilonia dostała 10 trafień i nikogo nie zatrzymuje: ucieka pięć jednostek. Pokonane wojsko liczyło dziesięć jednostek: 2 PZ.',
    },
    hunger: {
      title: 'Wzięcie głodem',
      text: 'Sippar ma poziom 3, więc poddaje się, gdy głód dojdzie do 5: o dwa powyżej poziomu, w stolicy o trzy. Teraz jest 4. Za 1 AP głód rośnie jeszcze raz i miasto otwiera bramy. Dwie jednostki w środku przepadają, mury zostają całe, Asyria dostaje 1 PZ.',
    },
    assault: {
      title: 'Szturm',
      text: 'Szturm kosztuje 1 AP i trwa jedną rundę, w której obrońca rzuca wszystkimi kostkami dwa razy: dwie za jednostkę, cztery za mury Kisz. Asyria zadaje 4 trafienia, a dostaje 2: atakujący ma więcej, więc zdobywa miasto. Mury nie są uszkodzone. Poziom 2 z garnizonem: 1 PZ. Po udanym szturmie armia może nawet iść dalej.',
    },
    siege: {
      title: 'Ostatnia runda oblężenia',
      text: 'Mury Sippar spadły w poprzednim impulsie z 3 do 2. Dalsze oblężenie kosztuje 1 AP z dochodu. Asyria zadaje 3 trafienia. Babilonia nie przydziela garnizonowi żadnego: dwa obniżają mury do 1, a po trzecim miasto pada. Garnizon ucieka do strefy przegrupowań. Liczy się poziom z początku oblężenia: 1 PZ.',
    },
    'EX-08': {
      title: 'Garnizon przyjmuje ciosy',
      text: 'Sześć trafień wystarczyłoby na miasto o poziomie 3: 3, potem 2, potem 1. W środku jest jednak sześć jednostek i Babilonia przydziela im dwa trafienia. Na mury zostają cztery: trzy obniżają poziom do 2, a czwarte nie wystarcza na następny. W mieście leży znacznik zniszczeń 1.',
    },
    diplomacy: {
      title: 'Nowy sojusznik',
      text: 'Juda stoi na polu 8 toru Egiptu. Przesunięcie o pole kosztuje 1 AP, w przypadku Judy tylko pół, więc 2½ AP przesuwa znacznik na 13: SOJUSZ. Egipt dostaje 1 PZ. Jednostki Judy stają na mapie, kraj dobiera karty, a prowadzi go odtąd Egipt. Sojusz kończy tylko karta zerwania sojuszu albo podbój.',
    },
    supply: {
      title: 'Wojsko na obcej ziemi',
      text: 'Na początku impulsu armia Asyrii stoi pod Sippar na obcej ziemi. Asyria musi zapłacić za to 1 AP albo splądrować pole. Wybiera plądrowanie: nic nie płaci, a pole ma splądrowanie 1. Tego samego pola nie można plądrować drugi raz w tym impulsie, a powyżej poziomu 2 nigdy.',
    },
    'EX-09': {
      title: 'Jedna karta, dwa typy',
      text: '**Faraon przejmuje dowodzenie** to karta ruchu i karta talii zarazem; Egipt wybiera. Tu używa jej, by dobrać dwie karty i jedną z nich odrzucić. Mógłby też wysłać króla na czele armii.',
    },
    'EX-10': {
      title: 'Przyjaciel się odwraca',
      text: 'Asyria właśnie przegrała bitwę, która dała PZ. Fenicja stoi na polu 9 jej toru. Urartu, sojusznik Elamu, reaguje kartą **Sojusz fenicki**: za 2 AP zamiast 4, a rzut 3 i 4 podwaja się do 14. Dziewięć pól w dół do zera, pozostałe pięć w górę toru Elamu, bo państwo drugorzędne działa dla swojego mocarstwa. Urartu może tak zareagować również wtedy, gdy taką bitwę przegra Fenicja albo wygra samo Urartu, ale nie wtedy, gdy wygra Elam.',
    },
    raid: {
      title: 'Podjazdy na szlakach handlowych',
      text: 'Za 1 AP rusza elamicki podjazd. Pierwsza kostka mówi, na kogo: 1 to Asyria, mocarstwo numer 1. Na drugiej wypada 2, nie więcej niż siła 3, więc asyryjski znacznik handlowy znika: w międzyfaziu Asyria będzie miała o punkt handlowy mniej. Za następny AP do strefy podjazdów idzie lekka piechota, żeby napadać później. Na impuls przypada tylko jeden nowy podjazd i jeden napad.',
    },
    'EX-11a': {
      title: 'Trzy miasta Syrii',
      text: 'Asyria trzyma trzy miasta Syrii bez stolicy, potrzebuje więc wyniku od 1 do 3. Wyrzuca 3: Syria zostaje podbita, a Asyria dostaje 1 PZ. Wojna się kończy, Syria płaci trybut. Jedno pole Asyria może zatrzymać jako prowincję, tu Hamat; inne jej jednostki muszą odejść.',
    },
    'EX-11b': {
      title: 'Cztery miasta Elamu',
      text: 'Asyria trzyma cztery miasta Elamu, a Suza jako stolica liczy się podwójnie: razem 5. Gdy podbija się mocarstwo inne niż Asyria, do rzutu dodaje się 2. Asyria wyrzuca 4, co daje 6, więcej niż 5: Elam się broni. Następny test dopiero w międzyfaziu.',
    },
    'EX-11c': {
      title: 'Cała Persja',
      text: 'Persja nie ma miast, tylko trzy kwadratowe pola rodzime. Asyria trzyma wszystkie, więc Persja jest podbita bez rzutu.',
    },
    peace: {
      title: 'Pokój ma swoją cenę',
      text: 'Babilonia straciła Sippar i proponuje Asyrii pokój za trybut 2 ECO. Asyria przyjmuje. Babilonia opuszcza obóz rebeliancki i staje się neutralna, Sippar wraca do niej, a asyryjska armia odchodzi. Asyria zyskuje dwa poziomy ECO, Babilonia dwa traci. Elam walczy dalej sam.',
    },
    'EX-12': {
      title: 'Kto prowadzi Persję?',
      text: 'Z Persją walczą Media, z obozu asyryjskiego, i Elam, rebeliant. Dlatego oba obozy prowadzą ją na zmianę, a w każdym robi to mocarstwo, które samo z Persją nie walczy. W tym impulsie Asyria, w następnym impulsie Persji Babilonia.',
    },
    interphase: {
      title: 'Ostatnia karta, a potem rozliczenie',
      text: 'Asyria zagrywa ostatnią kartę: tura się kończy. Jej 13 punktów za miasta i 6 punktów handlowych to 19, a jedna trzecia, zaokrąglona w dół, to 6; wartości ECO Niniwy i Aszur dodają 4. ECO wynosi więc 10, a kart Asyria dobiera 10 − 1 = 9; wracają też jej trzy karty narodowe. Sippar nic nie daje: Asyria go zdobyła, ale to nie prowincja. Za najlepszy handel Asyria dostaje 3 PZ, a Babilonia i Elam, które remisują na drugim miejscu, po 1 PZ.',
    },
    'EX-13': {
      title: 'Obcy w Syrii',
      text: 'Syria płaci Asyrii, a Babilonii daje prawo marszu, więc obie mogą tam stać; Egipt walczy tylko z Syrią. W Arpad Asyryjczycy i Syryjczycy stoją obok siebie w pokoju. W Damaszku tak samo Egipcjanie i Babilończycy, aż Egipt za 10 AP wypowiada Babilonii wojnę. Ziemia nie należy do żadnego z nich, więc nikt nie musi odejść: dochodzi do bitwy. Asyria nie przyjmuje Egiptu do obozu, a to daje mu 1 PZ.',
    },
    start: {
      title: 'Dwie Rzeki na początku',
      text: 'Na północy Asyria: król Sargon w Niniwie, armia Sin-ahu-usura na granicy, w Aszur. Babilonia trzyma południe między rzekami, Elam wschód. Zaczyna Asyria; jej dochód to 9 punktów akcji, ma też najwięcej kart na ręce.',
    },
    win: {
      title: 'Pada ostatni rebeliant',
      text: 'Babilonia jest już podbita. Teraz Asyria trzyma wszystkie sześć miast Elamu, więc Elam jest podbity bez rzutu. Obaj rebelianci pokonani: w scenariuszu Dwie Rzeki Asyria od razu wygrywa.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Na Bliskim Wschodzie panuje Asyria, inni buntują się przeciw niej. **Zacznij od scenariusza Dwie Rzeki**: trzy **mocarstwa** (wielkie kraje) i dwie tury, Asyria przeciw rebeliantom: Babilonii i Elamowi.\n\n- Asyria wygrywa od razu, gdy obaj rebelianci są podbici albo się poddali.\n- Rebelianci wygrywają od razu, gdy zdobędą Niniwę, stolicę Asyrii.\n- W przeciwnym razie po turze 2 Asyria wygrywa, jeśli ma więcej punktów zwycięstwa (PZ) niż obaj rebelianci **razem**. Jeśli nie, wygrywają rebelianci.\n\nGdy rebeliantów prowadzi dwoje graczy, wygrywa ten, kto ma więcej PZ; przy remisie oboje. Asyria zaczyna z 6 PZ.',
      terms: ['power'],
      examples: ['start'],
    },
    {
      title: 'Mapa i żetony',
      text: 'Pola są połączone szlakami. **Miasto** ma poziom, czyli siłę murów; fortecę trudniej zdobyć; stolica liczy się podwójnie. Jednostki stoją w polu albo w mieście, jako jego **garnizon**.\n\n- **Jednostki** mają siłę: kostka trafia, gdy wynik nie jest większy od siły. Pierwsze trafienie obraca jednostkę na słabszą stronę, drugie ją usuwa; dowódcę usuwa już jedno.\n- **Regularne** należą do kraju. **Najemników** się najmuje; po turze odchodzą.\n- **Dowódcy** mają współczynnik dowodzenia (ile jednostek prowadzą) i współczynnik bitewny (jak dobrzy są w walce).\n\nJednostki, które uciekły, czekają w strefie przegrupowań i można je tanio wykupić. Usunięte trzeba wystawić od nowa. Utracony król nie wraca nigdy.',
      terms: [
        'area',
        'city',
        'fortress',
        'capital',
        'path',
        'river-path',
        'mountain-path',
        'desert-path',
        'unit',
        'reduced',
        'mercenary',
        'leader',
        'king',
      ],
    },
    {
      title: 'Twój impuls',
      text: '**Tura** składa się z **rund**. W każdej rundzie każdy kraj ma jeden **impuls**, w stałej kolejności. W impulsie:\n\n- dostajesz dochód: tyle punktów akcji (AP), ile wynosi twój poziom ekonomiczny (**ECO**);\n- **musisz** zagrać kartę: jako AP albo jako wydarzenie. Możesz zagrać drugą (nigdy trzecią), jeśli jedna z tych dwóch ma plus (+1) albo jeśli dopłacisz 3 AP. Karty bitewne i reakcje zagrywa się poza tym limitem;\n- wydajesz AP w dowolnej kolejności.\n\nDochód możesz odłożyć na następny impuls, w sumie najwyżej 4 AP; wszystkie inne niewydane AP przepadają. Jeśli nie masz kart, musisz kupić jedną za 5 AP i ją zagrać; pasujesz tylko wtedy, gdy cię na to nie stać.\n\nOd rundy 2 kraj, który ma na ręce najwięcej kart (widać, ile kto ich ma), może **uprzedzić** inny: rozegrać dodatkowy impuls tuż przed jego impulsem, za AP z kart i odłożone, ale bez dochodu. Gdy kilka krajów ma ich tyle samo, nie może tego zrobić żaden. Nikt nie ma dwóch impulsów z rzędu.\n\nTura kończy się, gdy żaden kraj nie ma już kart. Jeśli ma je tylko jeden, rozgrywa jeszcze jeden impuls, chyba że ostatni był jego; niezagrane karty zachowuje. Potem następuje **międzyfazie**.',
      linked: ['impulse'],
    },
    {
      title: 'Na co wydaje się AP',
      text: '- **Wystawić** jednostkę regularną: 2 AP za punkt siły, w swoim rodzimym mieście, które nie jest oblegane.\n- **Nająć** najemnika ze swojej puli (co turę 8 dla Asyrii, 4 dla innych): ½ AP za punkt, przy swoim wojsku albo na pustym własnym polu.\n- **Dowódca**: 2 AP, jeden na impuls, losowany.\n- **Wykupić** ze strefy przegrupowań: jednostka regularna lub dowódca 1 AP, najemnik ½.\n- **Wzmocnić** osłabioną jednostkę: 2 AP za każdy odzyskany punkt siły, najemnika ½. Naprawić mury albo usunąć splądrowanie: 1 AP za poziom.\n- **Ruch**: 1 AP za pole, dla jednej jednostki regularnej albo dla całej armii.\n\nPołówki się sumuje; całość zaokrągla się w górę na końcu impulsu.',
      linked: ['hire-and-build'],
    },
    {
      title: 'Marsz',
      text: '**Armia** to jeden dowódca, najwyżej tyle jednostek regularnych, ile wynosi jego współczynnik dowodzenia, i najwyżej taka sama liczba najemników. Najemnicy nigdy nie chodzą bez dowódcy. Dwie lub trzy armie działają razem tylko jako **zgrupowanie armii**. Utworzenie go nic nie kosztuje, ale potrzebna jest karta zgrupowania armii własnego kraju; ruch zgrupowania kosztuje 1 AP za każdą armię i pole.\n\nZa każde pole powyżej czwartego i za pustynny szlak każda jednostka sprawdza **zmęczenie**: gdy wypadnie 6, dostaje trafienie. Dowódcy nie sprawdzają go nigdy.\n\n- **Przechwycenie**: wrogowie obok pola, na które wchodzisz, mogą cię tam zaatakować, chyba że stoi już na nim twoja jednostka: dwie kostki (2K6) + współczynnik bitewny ich dowódcy, −2 bez dowódcy, −1 na ziemi wroga; 7 lub więcej to sukces.\n- **Unik**: zaatakowany może się wycofać na sąsiednie pole albo do swojego miasta na tym samym polu: 2K6 + własny współczynnik bitewny − współczynnik atakującego, +1 na przyjazne sąsiednie pole **albo** +3 do miasta, −2 bez dowódcy; 9 lub więcej to sukces. Komu unik się nie uda, temu w bitwie ucieka jedna jednostka za każde otrzymane trafienie, a nie za każde dwa.',
      terms: ['army', 'army-group'],
      linked: ['interception', 'evasion'],
    },
    {
      title: 'Bitwa',
      text: 'Wejście na pole z wrogiem oznacza bitwę. Obie strony mogą położyć zakryte karty bitewne, a potem rzucają jedną kostką za jednostkę. Dodatkowe kostki, o sile 3, dostaje:\n\n- każda strona: jedną za każdy punkt współczynnika bitewnego dowódcy;\n- obrońca w pierwszej rundzie: jedną, jeśli atak szedł przez rzekę, dwie, jeśli przez góry (po przechwyceniu żadnej);\n- Asyria: jedną za każdy stos (armia albo do dziesięciu jednostek), w którym jest jednostka regularna.\n\nWygrywa strona, która zada więcej trafień; strona, której nie została żadna jednostka, przegrywa. Przy remisie rozgrywa się drugą rundę; jeśli znów jest remis, wygrywa obrońca. Połowa trafień przypada na najemników, połowa na jednostki regularne; które jednostki je przyjmą i komu przypadnie nieparzyste, wybiera ich strona. Potem za każde dwa otrzymane trafienia, z zaokrągleniem w górę, **ucieka** jedna ocalała jednostka; zwycięzca odejmuje od liczby swoich ucieczek współczynniki bitewne swoich dowódców. Przegrany się wycofuje, w miarę możliwości na przyjazną ziemię albo do swojego miasta na tym polu, nigdy tam, skąd przyszedł zwycięzca. Kto walczył, w tym impulsie już nie działa, chyba że z wroga nic nie zostało.',
      examples: ['battle'],
      linked: ['EX-07'],
    },
    {
      title: 'Oblężenia',
      text: 'Armia albo zgrupowanie armii pod wrogim miastem, gdy w polu nie ma wroga, wybiera jeden z trzech sposobów. Zwykłe oblężenie albo wzięcie głodem zaczyna za darmo w impulsie, w którym nadeszła, później za 1 AP. Dalsze oblężenie kosztuje co impuls 1 AP z dochodu, niezależnie od liczby armii.\n\n- **Zwykłe oblężenie**: jedna runda z murami (po jednej kostce o sile 3 za każdy pozostały poziom, nawet gdy miasto jest puste) i garnizonem. Dowódcy w mieście i pod miastem dodają swoje kostki jak w bitwie. Tyle trafień, ile wynosi poziom, obniża go o jeden; reszta liczy się przeciw nowemu poziomowi. Trafienia, których nie starcza na pełny poziom, przepadają. Przy 0 miasto pada. Obrońca może przydzielić trafienia garnizonowi zamiast murom.\n- **Szturm**: zawsze 1 AP. Obrońca rzuca podwójną liczbą kostek. Jeśli atakujący zada więcej trafień, miasto pada.\n- **Wzięcie głodem**: głód zaczyna się od 0 i w każdym następnym impulsie rośnie o 1. Gdy osiągnie obecny poziom miasta + 2 (stolicy + 3), miasto pada.\n\nGdy miasto pada, ocalali z garnizonu uciekają; wzięty głodem garnizon ginie.\n\nPrzy oblężeniach trafienia nie powodują ucieczek, a Asyria ma dwie dodatkowe kostki zamiast kostek za stosy. Pod fortecą siła oblegających jest o jeden mniejsza.',
      terms: ['garrison', 'siege'],
      examples: ['siege'],
      linked: ['hunger', 'assault'],
    },
    {
      title: 'Zaopatrzenie i plądrowanie',
      text: 'Na początku twojego impulsu za każde wojsko na obcej ziemi musisz zapłacić 1 AP albo kazać mu splądrować jego pole. Tylko gdy nie masz AP i nie ma czego plądrować, jego jednostki sprawdzają zmęczenie. Pole można splądrować raz na impuls, do poziomu 2.',
      terms: ['pillage'],
      linked: ['supply'],
    },
    {
      title: 'Podbój i punkty',
      text: 'Zdobyte miasto jest twoje, póki na jego polu stoi twoja jednostka; bez niej wraca do właściciela. Do **podboju** mocarstwa trzeba pięciu jego miast albo stolicy i trzech innych (Asyria: Niniwa i pięć innych). Policz jego miasta, które trzymasz, stolicę podwójnie. Rzuć kostką i dodaj 2, a przeciw Asyrii 6. Jeśli suma jest mniejsza od twojej liczby miast albo jej równa, mocarstwo jest podbite. Gdy trzymasz wszystkie, rzutu nie trzeba. Jeden test na turę, następny w międzyfaziu. Po stracie trzech rodzimych miast rebeliant może się poddać.\n\nPZ dostajesz\n\n- za wygraną bitwę: 1, jeśli wróg miał 5–9 jednostek, 2 przy 10–14, 3 przy 15 i więcej;\n- za zdobyte miasto: 1, jeśli ma poziom 3 lub wyższy albo poziom 2 i garnizon; 3 za fortecę o poziomie 4; 4 za Niniwę. Do tego 1 za każdą stolicę i 1 za garnizon z co najmniej pięciu jednostek;\n- za odparty szturm: 1;\n- za podbój mocarstwa: 3;\n- po turze 2: po 2 za każdy poziom ECO powyżej 10 (Asyria), 6 (Babilonia) lub 5 (Elam), a −2 za każdy poniżej. Rebelianci dostają też po 1 za każdą turę, w której nie zostali podbici ani się nie poddali, a po 2, jeśli nie zdarzyło się to ani razu.',
      linked: ['EX-11b', 'win'],
    },
    {
      title: 'Między turami',
      text: 'W **międzyfaziu** odbywają się testy podboju, potem liczy się dochód. Suma punktów za miasta (miasto 1, stolica 2) i punktów handlowych (1 za znacznik handlowy), podzielona przez 3 i zaokrąglona w dół, plus wartości ECO bogatych miast, to twoje nowe ECO. Wcześniej ani zdobycie, ani utrata miasta go nie zmienia. Zdobyte obce miasto nic nie daje, chyba że leży w **prowincji**: po podboju wolno zatrzymać jedno pole, jeśli zostanie na nim jednostka.\n\nDobierasz ECO − 1 kart; razem z niezagranymi musisz mieć potem na ręce od 2 do 6, Asyria od 4 do 10. **Karty narodowe**, czyli karty twojego kraju, wracają i tu się nie liczą. Kto ma najwięcej punktów handlowych, dostaje 3 PZ, drugi 1.',
      linked: ['interphase'],
    },
    {
      title: 'Co jest odtworzone',
      text: 'Mapę, żetony, większość liczb na kartach i warunki zwycięstwa w scenariuszu Dwie Rzeki odtworzyliśmy sami.',
      rules: ['D'],
    },
  ],
  further: {
    title: 'Więcej na pierwszą kampanię',
    chapters: [
      {
        title: 'Więcej o wojnie',
        text: '- **Podjazdy** usuwają **znaczniki handlowe** innych mocarstw. Za 1 AP wysyłasz jednostkę regularną do strefy podjazdów; od twojego następnego impulsu za 1 AP wszystkie twoje jednostki w tej strefie napadają na handel. Dla każdej z nich jedna kostka rozstrzyga, które mocarstwo ucierpi (przy 6 żadne); jeśli druga trafi, mocarstwo traci znacznik.\n- **Wycieczka**: za 1 AP garnizon obleganego miasta może wyjść za mury; jeśli zada co najmniej tyle trafień co oblegający, przerywa oblężenie.\n- **Pośpiech**: kto robi unik, może dodać 2 do rzutu, ale wtedy sprawdza zmęczenie.\n- **Unik do miasta**: pojedyncza jednostka albo wojsko co najmniej trzy razy mniejsze od atakującego wchodzi tam bez rzutu.\n- **Po szturmie** albo po oblężeniu, które trwało jedną rundę, zdobywca miasta może działać dalej.\n- **Bez zgrupowania** najwyżej trzy armie bronią się razem, ale ich dowódcy nie dodają kostek.\n- **Po przechwyceniu** przechwycony nie może zrobić uniku, a dwie nierozstrzygnięte rundy nie mają zwycięzcy: obie strony się wycofują.\n- **Najemnicy**: tylko Asyria może zapłacić, by po turze zatrzymać swoich.\n- **Splądrowanie**: w międzyfaziu każde siedem jego poziomów na polach rodzimych kosztuje kraj 1 ECO.',
        linked: ['raid'],
      },
      {
        title: 'Kampania',
        text: 'Pięć tur, pięć mocarstw, cała mapa. **Wygrywa ten, kto ma najwięcej PZ**; remis to wspólne zwycięstwo. Na koniec dochodzą te same PZ co w Dwóch Rzekach: za poziomy ECO zyskane od początku gry (za stracone ujemne), a dla wszystkich prócz Asyrii także za tury bez podboju i poddania się.\n\n- **Obozy**: asyryjski i rebeliancki; niektóre mocarstwa nie należą do żadnego. Stronę zmienia się tylko w międzyfaziu. Wypowiedzenie wojny mocarstwu kosztuje 10 AP, państwu drugorzędnemu 5; w międzyfaziu nie kosztuje nic, podobnie jak wojna Asyrii z kimś, kto odmówił jej trybutu.\n- **Pokój** zawiera się za zgodą obu stron: za darmo, za 2 ECO albo za kartę narodową.',
        linked: ['peace'],
      },
      {
        title: 'Państwa drugorzędne i koczownicy',
        text: '- **Państwo drugorzędne**, czyli mały kraj, ma jeden znacznik, na torze jednego z mocarstw; pokazuje on, jak bliskie są ich stosunki. Od pola 4 to HANDEL (1 punkt handlowy), od 7 PRO (przychylność: płaci ci trybut), od 10 MARSZ (wolno ci przejść), od 13 SOJUSZ (prowadzisz to państwo; 1 PZ). Przesunięcie znacznika o pole w górę swojego toru albo w dół cudzego kosztuje 1 AP; najwyżej 6 AP na impuls. Z cudzego toru znacznik musi zejść aż do 0; następny krok to pole 1 twojego toru, także w tym samym impulsie.\n- **Trybut** to jeden poziom ECO od państwa drugorzędnego, dwa od mocarstwa. Co turę za państwo drugorzędne rzuca się tyloma kostkami, ile poziomów ma jego stolica; już jedna 6 oznacza, że odmawia Asyrii. Asyria może je wtedy zaatakować bez opłaty za wypowiedzenie wojny. Za każde takie państwo, którego do międzyfazia nie podbiła ani nie zmusiła do płacenia, traci 2 PZ.\n- Do tego dochodzą **koczownicy**, sukcesja, okręty, miasta handlowe i zdolności jednostek; program sam zapyta, gdy będzie trzeba.',
        terms: ['minor', 'nomads'],
        linked: ['diplomacy', 'EX-02'],
      },
    ],
  },
}
