// The examples of Assyrian Wars and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Asyria', 'Media', 'Egipt', 'Babilonia', 'Elam'],
  notes: {
    'EX-01': {
      title: 'Więcej punktów niż pól na torze',
      text: 'Na prawdziwym stole tor kończy się na 15, więc okrążenia liczą żetony: żeton obrócony na „plus” i znacznik „2” pod nim to trzy okrążenia, a z polem 5 daje to 3 × 15 + 5 = 50. Tutaj liczy program i po prostu pokazuje 50 PZ Asyrii.',
    },
    impulse: {
      title: 'Jedna karta, a do tego dochód',
      text: 'Asyria zaczyna impuls z 9 AP dochodu i zagrywa kartę **Zaraza** jako 6 AP: ma do wydania 15. Karty **Koronacja księcia** już nie doda, bo żadna z nich nie ma plusa; za 3 AP mogłaby jej ten plus dać. Na końcu można odłożyć najwyżej 4 AP z dochodu. Reszta z karty przepada.',
    },
    'EX-02': {
      title: 'Syria płaci podwójnie',
      text: 'Syria przeszła sprawdzenie trybutu i płaci Asyrii jeden poziom ECO. Teraz Babilonia wydaje 1 AP i przesuwa syryjski znacznik na swoim torze z 6 na 7: PRO. Od tej chwili Syria płaci także Babilonii. Traci razem dwa poziomy ECO, a Asyria i Babilonia zyskują po jednym.',
    },
    'EX-03': {
      title: 'Połówki czekają do końca',
      text: 'Najemna ciężka piechota o sile 3 kosztuje pół AP za punkt: 1½. Asyria ma 4 AP dochodu, zostaje więc 2½. Dopiero na końcu impulsu koszt zaokrągla się w górę, do 2, i odkłada się 2 AP. Druga połówka wydana wcześniej nic by już nie kosztowała.',
    },
    'hire-and-build': {
      title: 'Regularni w domu, najemnicy na froncie',
      text: 'Ciężka piechota o sile 4 kosztuje 2 AP za punkt, czyli 8 AP, i musi stanąć w rodzimym mieście: w Aszur. Najemnik o sile 2 kosztuje 1 AP i od razu dołącza do armii pod Sippar. Na drugą ciężką piechotę pozostałe 2 AP nie wystarczą.',
    },
    'EX-04': {
      title: 'Dwie połówki za 1 AP',
      text: 'Asyria ma 1 AP. Za pół wzmacnia osłabionych najemników w Aszur, z siły 1 do 2. Za drugie pół wykupuje najemników ze strefy przegrupowań, czyikolwiek byli wcześniej. Razem dokładnie 1 AP.',
    },
    'EX-05': {
      title: 'Dokąd sięga armia z Der',
      text: 'W Der stoi Merodachbaladan, a Naszir-Bel maszeruje obok. Kalchu nie ma szlaku do Der: przechwycenia nie będzie. W Arrapsze stoi już asyryjska jednostka: też nie. W Dur-Kurigalzu jest tylko samotny dowódca, a on nie przeszkadza: teraz program pyta Babilonię. Możliwe byłyby też puste pola Raszi i Kisz.',
    },
    interception: {
      title: 'Przechwyceni w marszu',
      text: 'Naszir-Bel wchodzi do Dur-Kurigalzu, obok babilońskiej armii w Der. Merodachbaladan próbuje go przechwycić: 2 i 3 plus jego współczynnik bitewny 2 to 7, akurat tyle, ile trzeba. Atakuje, a kostek za teren nie ma nikt. Asyria zadaje 3 trafienia, dostaje 2 i wygrywa. Babilonia traci jednostkę, dwie dalsze uciekają do strefy przegrupowań, a król wraca do Der sam.',
    },
    evasion: {
      title: 'Unik',
      text: 'Bel-ibni, zaatakowany w Dur-Kurigalzu, woli odejść na sąsiednie pole, do Sippar. Wyrzuca 9; +1 za swój współczynnik bitewny, −1 za Naszir-Bela, +1 za przyjazne pole daje 10, a wystarczy 9. Dur-Kurigalzu zostaje puste i Asyria może je od razu oblegać za darmo. Miasto ma poziom 2, wystarczą trzy trafienia: dwa obniżają go do 1, trzecie zdobywa miasto. Słabe miasto bez garnizonu nie daje PZ.',
    },
    battle: {
      title: 'Bitwa: od kart do odwrotu',
      text: 'Babilonia przyjmuje bitwę. **Grad strzał** daje asyryjskim łucznikom drugą kostkę, **Mur tarcz** usuwa dwa trafienia. Asyria zadaje 5, z których liczą się 3, Babilonia 2. Straty Asyrii dzielą się po połowie: jedno trafienie biorą najemnicy, jedno regularni; jedyną ucieczkę powstrzymuje Sin-ahu-usur. Babilonia przyjmuje 3 trafienia, dwie jej jednostki uciekają, reszta wycofuje się do Sippar. Pięć pokonanych jednostek: 1 PZ.',
    },
    'EX-06': {
      title: 'Trzy trafienia, dwie ucieczki',
      text: 'Babilończycy dostają 3 trafienia: trzy jednostki obracają się na słabszą stronę. Za każde dwa trafienia ucieka jedna ocalała jednostka, z zaokrągleniem w górę, więc dwie trafiają do strefy przegrupowań. Nie mają dowódcy, a dowódca przegranych i tak nikogo by nie zatrzymał. Pozostałe trzy się wycofują.',
    },
    'EX-07': {
      title: 'Dziewięć trafień i dwaj dowódcy',
      text: 'Asyryjskie zgrupowanie armii wygrywa, ale dostaje 9 trafień. To byłoby 5 ucieczek. Zwycięzca odejmuje współczynniki bitewne swoich dowódców: Sin-ahu-usur zatrzymuje dwie jednostki, Naszir-Bel jedną. Uciekają więc tylko dwie. Babilonia dostała 10 trafień i nikogo nie zatrzymuje: ucieka pięć jednostek. Dziesięć pokonanych jednostek jest warte 2 PZ.',
    },
    hunger: {
      title: 'Wzięcie głodem',
      text: 'Sippar ma poziom 3, więc poddaje się, gdy głód dojdzie do 5: o dwa powyżej poziomu, w stolicy o trzy. Teraz jest 4. Za 1 AP głód rośnie jeszcze raz i miasto otwiera bramy. Dwie jednostki w środku przepadają, mury zostają całe, Asyria dostaje 1 PZ.',
    },
    assault: {
      title: 'Szturm',
      text: 'Szturm kosztuje 1 AP i trwa jedną rundę, w której obrońca rzuca wszystkim dwa razy: dwie kostki za jednostkę, cztery za mury Kisz. Asyria zadaje 4 trafienia, a dostaje 2: atakujący ma więcej, więc zdobywa miasto. Mury nie są uszkodzone. Poziom 2 z garnizonem: 1 PZ. Po udanym szturmie armia może nawet iść dalej.',
    },
    siege: {
      title: 'Ostatnia runda oblężenia',
      text: 'Mury Sippar spadły w poprzednim impulsie z 3 do 2. Dalsze oblężenie kosztuje 1 AP z dochodu. Asyria zadaje 3 trafienia. Babilonia nie daje garnizonowi żadnego: dwa obniżają mury do 1, trzecie zdobywa miasto. Garnizon ucieka do strefy przegrupowań. Liczy się poziom z początku oblężenia: 1 PZ.',
    },
    'EX-08': {
      title: 'Garnizon przyjmuje ciosy',
      text: 'Sześć trafień zdobyłoby miasto o poziomie 3: 3, potem 2, potem 1. W środku jest jednak sześć jednostek i Babilonia daje im dwa trafienia. Na mury zostają cztery: trzy obniżają poziom do 2, a czwarte nie wystarcza na następny. Na mieście leży zniszczenie 1.',
    },
    diplomacy: {
      title: 'Nowy sojusznik',
      text: 'Juda stoi na polu 8 toru Egiptu. Pole kosztuje 1 AP, w przypadku Judy tylko pół, więc 2½ AP przesuwa znacznik na 13: SOJUSZ. Egipt dostaje 1 PZ. Jednostki Judy stają na mapie, kraj dobiera karty, a prowadzi go odtąd Egipt. Sojusz kończy tylko karta zerwania sojuszu albo podbój.',
    },
    supply: {
      title: 'Żyć z obcej ziemi',
      text: 'Na początku impulsu armia Asyrii stoi pod Sippar na obcej ziemi. Kosztuje to 1 AP albo splądrowanie pola. Asyria plądruje: nic nie płaci, a pole ma splądrowanie 1. Tego samego pola nie można plądrować drugi raz w tym impulsie, a ponad 2 nigdy.',
    },
    'EX-09': {
      title: 'Jedna karta, dwa typy',
      text: '**Faraon przejmuje dowodzenie** to karta ruchu i karta talii zarazem; Egipt wybiera. Tu używa jej do dobrania: dwie karty, z których jedną odrzuca. Mógłby też wysłać króla na czele armii.',
    },
    'EX-10': {
      title: 'Przyjaciel się odwraca',
      text: 'Asyria właśnie przegrała bitwę, która dała PZ. Fenicja stoi na jej torze na 9. Urartu, sojusznik Elamu, reaguje kartą **Sojusz fenicki**: za 2 AP zamiast 4, a rzut 3 i 4 podwaja się do 14. Dziewięć pól w dół do zera, pozostałe pięć w górę toru Elamu, bo państwo drugorzędne działa dla swojego mocarstwa. Urartu może tak zareagować również wtedy, gdy taką bitwę przegra Fenicja albo wygra samo Urartu, ale nie wtedy, gdy wygra Elam.',
    },
    raid: {
      title: 'Podjazdy na szlakach handlowych',
      text: 'Za 1 AP rusza elamicki podjazd. Pierwsza kostka mówi, na kogo: 1 to Asyria, mocarstwo numer 1. Druga kostka to 2, nie więcej niż siła 3, i asyryjski znacznik handlowy znika: w międzyfaziu będzie o punkt handlowy mniej. Za następny AP do strefy podjazdów idzie lekka piechota, żeby napadać później. Jeden nowy podjazd i jeden napad na impuls to wszystko.',
    },
    'EX-11a': {
      title: 'Trzy miasta Syrii',
      text: 'Asyria trzyma trzy miasta Syrii bez stolicy, potrzebuje więc wyniku od 1 do 3. Wyrzuca 3: Syria jest podbita, za 1 PZ. Wojna się kończy, Syria płaci trybut. Jedno pole Asyria może zatrzymać jako prowincję, tu Hamat; inne jej jednostki muszą odejść.',
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
      title: 'Pokój za cenę',
      text: 'Babilonia straciła Sippar i proponuje Asyrii pokój za trybut 2 ECO. Asyria przyjmuje. Babilonia opuszcza obóz rebeliancki i jest neutralna, Sippar wraca do niej, a asyryjska armia odchodzi. Asyria zyskuje dwa poziomy ECO, Babilonia dwa traci. Elam walczy dalej sam.',
    },
    'EX-12': {
      title: 'Kto prowadzi Persję?',
      text: 'Z Persją wojuje Media, z obozu asyryjskiego, i Elam, rebeliant. Dlatego oba obozy prowadzą ją na zmianę, a w każdym robi to mocarstwo, które samo z Persją nie walczy. W tym impulsie Asyria, w następnym impulsie Persji Babilonia.',
    },
    interphase: {
      title: 'Ostatnia karta, a potem rachunki',
      text: 'Asyria zagrywa ostatnią kartę: tura się kończy. Jej 13 punktów za miasta i 6 punktów handlowych to 19, a trzecia część to 6; wartości ECO Niniwy i Aszur dodają 4. ECO wynosi więc 10, a kart Asyria dobiera 10 − 1 = 9; wracają też jej trzy karty narodowe. Sippar nic nie daje: Asyria go zdobyła, ale to nie prowincja. Za najlepszy handel Asyria dostaje 3 PZ, a Babilonia i Elam, z remisem na drugim miejscu, po 1 PZ.',
    },
    'EX-13': {
      title: 'Obcy w Syrii',
      text: 'Syria płaci Asyrii, a Babilonii daje prawo marszu, więc obie mogą tam stać; Egipt wojuje tylko z Syrią. W Arpad Asyryjczycy i Syryjczycy stoją obok siebie w pokoju. W Damaszku tak samo Egipcjanie i Babilończycy, aż Egipt za 10 AP wypowiada Babilonii wojnę. Ziemia nie należy do żadnego z nich, więc nikt nie musi odejść: jest bitwa. Asyria nie przyjmuje Egiptu do obozu, a to daje mu 1 PZ.',
    },
    start: {
      title: 'Dwie Rzeki na początku',
      text: 'Na północy Asyria: król Sargon w Niniwie, armia Sin-ahu-usura na granicy w Aszur. Babilonia trzyma południe między rzekami, Elam wschód. Asyria ma pierwszy impuls, 9 AP dochodu i najpełniejszą rękę.',
    },
    win: {
      title: 'Pada ostatni rebeliant',
      text: 'Babilonia jest już podbita. Teraz Asyria trzyma wszystkie sześć miast Elamu, więc Elam jest podbity bez rzutu. Obaj rebelianci pokonani: w scenariuszu Dwie Rzeki Asyria od razu wygrywa.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Bliski Wschód od roku 722 p.n.e. Asyria panuje, inni powstają przeciw niej. Grać można pięcioma mocarstwami: Asyrią, Medią, Egiptem, Babilonią i Elamem. **Ucz się na scenariuszu Dwie Rzeki**: Asyria przeciw rebeliantom, Babilonii i Elamowi, dwie tury, 25 pól.\n\n- Asyria wygrywa od razu, gdy obaj rebelianci są podbici albo się poddali.\n- Rebelianci wygrywają od razu, gdy zdobędą Niniwę.\n- Inaczej po turze 2 Asyria wygrywa, jeśli ma więcej punktów zwycięstwa (PZ) niż obaj rebelianci **razem**. Jeśli nie, wygrywają rebelianci.\n\nGdy rebeliantów prowadzi dwoje graczy, ich zwycięstwo, także przez Niniwę, przypada temu, kto ma więcej PZ; przy remisie obu. Asyria zaczyna z 6 PZ.',
      examples: ['start'],
    },
    {
      title: 'Mapa i żetony',
      text: 'Pola łączą szlaki. **Miasto** ma poziom, czyli siłę murów; forteca to miasto, które trudniej zdobyć; stolica liczy się podwójnie. Jednostka stoi w polu albo w mieście.\n\n- **Jednostki** mają siłę: kostka trafia, gdy wynik nie jest większy od siły. Pierwsze trafienie obraca jednostkę na słabszą stronę, drugie ją usuwa.\n- **Regularne** należą do kraju. **Najemników** się najmuje; po turze odchodzą, tylko Asyria może zapłacić, by swoich zatrzymać.\n- **Dowódcy** mają współczynnik dowodzenia (ile jednostek prowadzą) i współczynnik bitewny (jak dobrzy są w walce).\n\nJednostki, które uciekły, czekają w strefie przegrupowań i można je tanio wykupić. Usunięte wracają do puli i trzeba je wystawić od nowa. Stracony król nie wraca nigdy.',
    },
    {
      title: 'Twój impuls',
      text: '**Tura** składa się z **rund**. W każdej rundzie każdy kraj ma jeden **impuls**, w stałej kolejności. W impulsie:\n\n- dostajesz dochód: tyle punktów akcji (AP), ile wynosi twój poziom ekonomiczny (**ECO**);\n- **musisz** zagrać kartę: jako AP albo jako wydarzenie. Możesz zagrać dwie, jeśli jedna z nich ma plus (+1 na karcie), ale nigdy trzech; za 3 AP plus dostaje dowolna karta. Karty bitewne i reakcje na cudze posunięcia się nie liczą;\n- wydajesz AP, na co chcesz i w dowolnej kolejności.\n\nZ dochodu możesz odłożyć najwyżej 4 AP; AP, które zostały z karty, przepadają. Bez kart musisz kupić jedną za 5 AP i zagrać; jeśli nie możesz, pasujesz.\n\nOd rundy 2 kraj, który ma na ręce najwięcej kart, może **uprzedzić** inny: rozegrać impuls tuż przed jego impulsem, ale bez dochodu. Przy remisie nie może nikt i nikt nie ma dwóch impulsów z rzędu.\n\nTura kończy się z ostatnią zagraną kartą; jeśli karty ma już tylko jeden kraj, rozgrywa najwyżej jeszcze jeden impuls. Potem jest **międzyfazie**, czyli rozliczenie między turami.',
      examples: ['impulse'],
    },
    {
      title: 'Na co idą AP',
      text: '- **Wystawić** jednostkę regularną: 2 AP za punkt siły, w swoim rodzimym mieście, które nie jest oblegane. Okręt: 2 AP.\n- **Nająć** najemnika ze swojej puli (co turę losuje się 8 dla Asyrii, 4 dla innego mocarstwa): ½ AP za punkt, przy swoim wojsku albo na pustym własnym polu.\n- **Dowódca**: 2 AP, jeden na impuls, losowany.\n- **Wykupić** ze strefy przegrupowań: jednostka regularna lub dowódca 1 AP, najemnik ½.\n- **Wzmocnić** osłabioną jednostkę: 2 AP za punkt, najemnika ½. Naprawić mury albo usunąć splądrowanie: 1 AP za poziom.\n- **Ruch**: 1 AP za pole, dla jednej jednostki regularnej albo dla całej armii.\n\nPołówki się sumuje; całość zaokrągla się w górę na końcu impulsu.',
      examples: ['hire-and-build'],
    },
    {
      title: 'Marsz',
      text: '**Armia** to jeden dowódca, najwyżej tyle jednostek regularnych, ile wynosi jego współczynnik dowodzenia, i najwyżej taka sama liczba najemników. Najemnicy nigdy nie chodzą bez dowódcy. Dwie lub trzy armie idą i walczą razem tylko jako **zgrupowanie armii**; potrzeba do tego karty zgrupowania armii swojego kraju i 1 AP za każdą armię i pole.\n\nIdziesz tak daleko, na ile starczy AP, ale za każde pole powyżej czwartego każda jednostka sprawdza **zmęczenie**: rzuca się kostką i przy 6 jednostka dostaje trafienie. Tak samo po przejściu pustynnym szlakiem.\n\n- **Przechwycenie**: wrogowie obok pola, na które wchodzisz, mogą cię tam zaatakować, chyba że stoi już na nim twoja jednostka. Rzucają 2K6 + współczynnik bitewny swojego dowódcy, −2 bez dowódcy, −1, jeśli to dla nich ziemia wroga; 7 lub więcej to sukces.\n- **Unik**: zaatakowany może ujść do miasta na polu albo na sąsiednie pole: 2K6 + własny współczynnik bitewny − współczynnik atakującego, +1 na przyjazne pole, +3 do miasta, −2 bez dowódcy, +2 w pośpiechu, ale ze sprawdzeniem zmęczenia; 9 lub więcej to sukces. Pojedyncza jednostka albo wojsko trzykrotnie słabsze liczebnie wchodzi do swojego miasta bez rzutu. Po nieudanym uniku dochodzi do bitwy, a temu, kto go próbował, jednostka ucieka za każde otrzymane trafienie, nie za co drugie. Przechwycony nie może zrobić uniku.',
      examples: ['interception', 'evasion'],
    },
    {
      title: 'Bitwa',
      text: 'Wejście na pole z wrogiem to bitwa. Obie strony mogą położyć zakryte karty bitewne. Potem obie rzucają, jedną kostką za jednostkę, i do tego kostkami o sile 3:\n\n- po jednej za punkt współczynnika bitewnego dowódcy;\n- obrońca w pierwszej rundzie: 1, jeśli atak szedł przez rzekę, 2 przez góry, po przechwyceniu żadnej;\n- Asyria: jedną za każdy stos (armię albo do dziesięciu jednostek bez dowódcy), w którym jest jednostka regularna.\n\nWygrywa strona, która zada więcej trafień. Przy równości jest druga runda; jeśli i w niej jest równo, wygrywa obrońca (po przechwyceniu nikt: obie strony się wycofują). Które z jej jednostek przyjmą otrzymane trafienia, wybiera każda strona sama: połowa przypada na najemników, połowa na regularne. Potem za każde dwa otrzymane trafienia, z zaokrągleniem w górę, **ucieka** jedna ocalała jednostka; zwycięzcy ucieka o tyle mniej, ile wynoszą współczynniki bitewne jego dowódców. Przegrany się wycofuje, w miarę możności na przyjazną ziemię albo do swojego miasta na tym polu, nigdy tam, skąd przyszedł zwycięzca. Strona, której nic nie zostało, przegrywa. Kto walczył, w tym impulsie już nie działa, chyba że z wroga nic nie zostało (zmiażdżenie).',
      examples: ['battle', 'EX-07'],
    },
    {
      title: 'Oblężenia',
      text: 'Armia pod wrogim miastem, gdy w polu nie ma wroga, wybiera jeden z trzech sposobów. W impulsie, w którym przyszła, oblężenie i głód są za darmo; później każde kosztuje 1 AP, a dalsze oblężenie 1 AP z dochodu.\n\n- **Zwykłe oblężenie**: jedna runda z murami (po jednej kostce o sile 3 za poziom) i garnizonem. Tyle trafień, ile wynosi poziom, obniża go o jeden; reszta od razu liczy się przeciw nowemu poziomowi. Jeśli na cały poziom nie wystarcza, przepada. Przy 0 miasto pada. Część trafień może zamiast murów przyjąć garnizon: decyduje obrońca.\n- **Szturm**: zawsze 1 AP. Obrońca rzuca wszystkim dwa razy. Jeśli atakujący zada więcej trafień, miasto pada.\n- **Wzięcie głodem**: głód zaczyna się od 0 i w każdym następnym impulsie za 1 AP rośnie o 1. Przy poziomie + 2 (stolica + 3) miasto pada.\n\nZa 1 AP garnizon może zrobić wycieczkę: jeśli zada co najmniej tyle trafień co oblegający, przerywa oblężenie. Ucieczek przy oblężeniach nie ma. Asyria rzuca dwiema kostkami więcej, zamiast tych za stosy. Pod fortecą siła oblegających jest o jeden mniejsza.',
      examples: ['siege', 'hunger', 'assault'],
    },
    {
      title: 'Zaopatrzenie, plądrowanie, podjazdy',
      text: 'Na początku twojego impulsu każde wojsko na obcej ziemi kosztuje 1 AP albo plądruje swoje pole. Gdy nie jest możliwe ani jedno, ani drugie, sprawdza zmęczenie. Pole można splądrować do poziomu 2; siedem poziomów na polach rodzimych kosztuje kraj 1 ECO.\n\nKażde mocarstwo ma **znaczniki handlowe**; każdy daje w międzyfaziu punkt handlowy. Podjazdy je zdejmują: za 1 AP wysyłasz jednostkę regularną do jednej z pięciu stref podjazdów. Od następnego impulsu za 1 AP próbują wszystkie twoje podjazdy. Kostka mówi, na kogo: 1 Asyria, 2 Media, 3 Egipt, 4 Babilonia, 5 Elam, a 6 to niepowodzenie. (Jeśli wypadniesz ty albo mocarstwo bez znaczników, wybierasz.) Potem trafienie podjazdu zdejmuje znacznik.',
      examples: ['supply', 'raid'],
    },
    {
      title: 'Podbój i punkty',
      text: 'Do **podboju** mocarstwa trzeba pięciu jego miast albo stolicy i trzech innych (Asyria: Niniwa i pięć innych). Policz jego miasta, które trzymasz, stolicę podwójnie. Rzuć kostką i dodaj 2, a jeśli podbijana jest Asyria, 6: gdy suma nie jest większa od liczby miast, mocarstwo jest podbite. Gdy trzymasz wszystkie jego miasta, rzutu nie trzeba. Jeden test na turę, następny w międzyfaziu. Po stracie trzech rodzimych miast rebeliant może się poddać.\n\nPZ dostajesz\n\n- za wygraną bitwę: 1, jeśli wróg miał 5–9 jednostek, 2 przy 10–14, 3 przy 15 i więcej;\n- za zdobyte miasto: 1, jeśli ma poziom 3 lub wyższy albo poziom 2 i garnizon; 3 za fortecę o poziomie 4; 4 za Niniwę. Za stolicę 1 więcej, za garnizon z co najmniej pięciu jednostek też 1 więcej;\n- za odparty szturm: 1;\n- za podbój mocarstwa: 3.',
      examples: ['EX-11b', 'win'],
    },
    {
      title: 'Między turami',
      text: 'W **międzyfaziu** są testy podboju, a potem liczy się dochód: punkty za miasta (miasto 1, stolica 2) i punkty handlowe razem, podzielone przez 3 i zaokrąglone w dół, plus wartości ECO wydrukowane na bogatych miastach. To twoje nowe ECO. Zdobyte obce miasto nic nie daje, jeśli nie jest **prowincją**, czyli jedynym polem, które wolno zatrzymać po podboju, z jednostką na nim.\n\nDobierasz ECO − 1 kart. Na ręce ma być potem od 2 do 6 kart, w Asyrii od 4 do 10: brak się uzupełnia, nadmiar odrzuca. **Karty narodowe**, czyli karty jednego kraju, wracają i tu się nie liczą. Najwięcej punktów handlowych daje 3 PZ, drugie miejsce 1. Oblężenia trwają dalej.',
      examples: ['interphase'],
    },
    {
      title: 'Co dodaje kampania',
      text: 'Pięć tur, pięć mocarstw, cała mapa. Na końcu każdy gra dla siebie: **wygrywa ten, kto ma najwięcej PZ**, remis to wspólne zwycięstwo. Ponadto:\n\n- **Państwa drugorzędne** mają znacznik na torze jednego mocarstwa. Od pola 4 to HANDEL (1 punkt handlowy), od 7 PRO (przychylność: płaci ci trybut), od 10 MARSZ (wolno ci przejść), od 13 SOJUSZ (prowadzisz je; 1 PZ). Przesunięcie o pole w górę swojego toru albo w dół cudzego kosztuje 1 AP, najwyżej 6 AP na impuls.\n- **Trybut** to jeden poziom ECO od państwa drugorzędnego, dwa od mocarstwa. Co turę państwa drugorzędne rzucają tyloma kostkami, ile wynosi poziom ich stolicy; 6 to odmowa zapłaty Asyrii. Asyria musi odmawiających ukarać, inaczej traci po 2 PZ.\n- **Obozy** są dwa: Asyrii i rebeliantów. Neutralne mocarstwo może do jednego przystąpić; stronę zmienia się tylko w międzyfaziu. Wypowiedzenie wojny kosztuje 10 AP wobec mocarstwa, 5 wobec państwa drugorzędnego, w międzyfaziu nic.\n- **Pokój** za zgodą obu stron: za darmo, za 2 ECO albo za kartę narodową.\n- Z północy przychodzą **koczownicy**, zmieniają się królowie, dochodzą okręty, miasta handlowe i zdolności jednostek.\n- Na końcu każde mocarstwo dostaje 2 PZ za każdy poziom, o który wzrosło jego ECO. Każde prócz Asyrii dostaje też 1 PZ za każdą turę, w której nie było podbite, a dwa razy tyle, jeśli nie było nigdy.',
      examples: ['diplomacy', 'EX-02', 'peace'],
    },
    {
      title: 'Co jest nasze',
      text: 'Zasady pochodzą z instrukcji. Mapa, żetony, większość liczb na kartach i warunki zwycięstwa w scenariuszu Dwie Rzeki są odtworzone. Widzisz wszystko oprócz cudzych kart na ręce i kart zakrytych; ile kart kto ma na ręce, jest jawne.',
    },
  ],
}
