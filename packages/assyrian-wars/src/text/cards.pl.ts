// The cards of Assyrian Wars in Polish: titles, and what each does as an event.

import type { Dictionary } from '@tabularium/kernel'

export const cards: Dictionary = {
  // Alliance cards
  'card.ab-phoenicia': 'Sojusz fenicki',
  'card.ab-judah': 'Sojusz judzki',
  'card.ab-israel': 'Sojusz izraelski',
  'card.ab-syria': 'Sojusz syryjski',
  'card.ab-urartu': 'Sojusz urartyjski',
  'card.ab-phrygia': 'Sojusz frygijski',
  'card.ab-persia': 'Sojusz perski',
  'card.ab-cimmerians': 'Sojusz kimmeryjski',
  'card.ab-scythians': 'Sojusz scytyjski',
  'card.ab-any': 'Dowolny sojusz',

  // Foreign wars
  'card.fw-libya': 'Wojna libijska',
  'card.fw-nubia': 'Wojna nubijska',
  'card.fw-medes': 'Medowie przeciw Medom',
  'card.fw-tabal': 'Powstanie w Tabalu',
  'card.fw-border': 'Wojna w północnych górach',
  'card.fw-marsh': 'Waśń plemion z bagien',
  'card.fw-anshan': 'Wojna o Anszan',
  'card.fw-lydia': 'Wojna lidyjska',
  'card.end-fw': 'Zakończenie międzynarodowej wojny',

  // Common cards
  'card.pirates': 'Piraci',
  'card.plague': 'Zaraza',
  'card.counter-measures': 'Kontratak',
  'card.counter-manoeuvre': 'Kontrmanewr',
  'card.changing-sides': 'Zmiana stron',
  'card.give-them': 'Daj im czego chcą',
  'card.flank-attack': 'Atak ze skrzydła',
  'card.omens': 'Pomyślne wróżby',
  'card.assassin': 'Strzała dla dowódcy',
  'card.ambush-pass': 'Zasadzka na przełęczy',
  'card.heavy-charge': 'Szarża ciężko­zbrojnych',
  'card.arrow-storm': 'Grad strzał',
  'card.shield-wall': 'Mur tarcz',
  'card.last-stand': 'Walka do końca',
  'card.feigned-retreat': 'Pozorowany odwrót',
  'card.siege-engines': 'Rampy i tarany',
  'card.traitor': 'Zdrajca u bram',
  'card.tunnel': 'Ukryty tunel wodny',
  'card.coordinated': 'Skoordynowany atak',
  'card.night-march': 'Nocny marsz',
  'card.desert-guides': 'Pustynni przewodnicy',
  'card.swollen-rivers': 'Wezbrane rzeki',
  'card.scouts': 'Ostrzeżenie zwiadowców',
  'card.pharaoh': 'Faraon przejmuje dowodzenie',
  'card.careful': 'Staranne przygotowania',
  'card.pass': 'Spasowanie',
  'card.spies': 'Szpiedzy na dworze',
  'card.opposition': 'Opozycja przejmuje władzę',
  'card.priests': 'Kapłani Marduka',
  'card.followers': 'Asyryjscy czciciele Marduka',
  'card.incitement': 'Wrogie podburzenie',
  'card.crown-prince': 'Koronacja księcia',
  'card.pact': 'Sojusz z miastem handlowym',
  'card.harvest': 'Obfite zbiory',
  'card.locusts': 'Szarańcza',
  'card.caravans': 'Bogate karawany',
  'card.buildings': 'Królewskie budowle',
  'card.arabs': 'Arabscy koczownicy',
  'card.arameans': 'Aramejscy koczownicy',
  'card.free-companies': 'Wolne kompanie',
  'card.levy': 'Pospolite ruszenie',
  'card.shipwrights': 'Szkutnicy z Sydonu',
  'card.camp-fever': 'Gorączka obozowa',
  'card.scorched': 'Spalone pola',
  'card.desertion': 'Dezercja',

  // Home cards
  'card.hc-as-deportation': 'Deportacja',
  'card.hc-as-king': 'Król świata',
  'card.hc-as-siege': 'Królewski park oblężniczy',
  'card.hc-me-tribes': 'Zwoływanie plemion',
  'card.hc-me-horse': 'Konie z Nisai',
  'card.hc-eg-nile': 'Dar Nilu',
  'card.hc-eg-intrigue': 'Intryga w Kanaanie',
  'card.hc-ba-akitu': 'Nowy Rok Marduka',
  'card.hc-ba-marsh': 'Schronienie na bagnach',
  'card.hc-el-drill': 'Łucznicy Elamu',
  'card.hc-el-mountain': 'Władcy Zagrosu',
  'card.hc-ph': 'Okręty Tyru',
  'card.hc-ju': 'Prorok w Jerozolimie',
  'card.hc-is': 'Rydwany Samarii',
  'card.hc-sy': 'Liga Zachodu',
  'card.hc-ur': 'Górskie warownie',
  'card.hc-pr': 'Złoto Mity',
  'card.hc-pe': 'Synowie Parsy',

  // What their events do; "you" is the country that holds the card
  'does.breaker':
    'Rzuć 2K6 i przesuń znacznik {of} najwyżej o tyle pól: w dół toru, na którym stoi, a po dojściu do 0 w górę toru twojego mocarstwa; albo od razu w górę toru, na którym stoi teraz. W ten sposób można zawrzeć lub zerwać sojusz. Jako reakcja: pół ceny, podwójny rzut.',
  'does.breaker.any':
    'Wybierz państwo drugorzędne albo plemię koczowników z jednostkami na mapie. Rzuć 2K6 i przesuń jego znacznik najwyżej o tyle pól: w dół toru, na którym stoi, a po dojściu do 0 w górę toru twojego mocarstwa; albo od razu w górę toru, na którym stoi teraz. Jako reakcja: pół ceny, podwójny rzut. W grze dla dwóch graczy można jej też użyć według 8.4.',
  'does.foreign-war':
    'Wojna międzynarodowa ({first} – {second}). Każda strona wysyła 2 + K3 jednostek, wśród nich może być jeden dowódca; strona spoza mapy ma takie same siły. Trwa K6 rund; odlicza się je, gdy znacznik dochodzi do pierwszego z tych krajów (6.11.b). Nie można jej zagrać, gdy pierwszy kraj jest nieaktywny lub już toczy wojnę międzynarodową.',
  'does.foreign-war.both':
    'Wojna międzynarodowa ({first} – {second}). Każda strona wysyła 2 + K3 jednostek, wśród nich może być jeden dowódca; jeśli drugi kraj jest nieaktywny, ma po prostu takie same siły. Trwa K6 rund; odlicza się je, gdy znacznik dochodzi do pierwszego z tych krajów (6.11.b). Nie można jej zagrać między sojusznikami ani wtedy, gdy pierwszy kraj jest nieaktywny lub któryś z nich już toczy wojnę międzynarodową.',
  'does.foreign-war.self':
    'Wojna domowa jako wojna międzynarodowa ({first}): dwa stronnictwa tego samego kraju, każde z 2 + K3 jednostkami, wśród których może być jeden dowódca. Trwa K6 rund; odlicza się je, gdy znacznik dochodzi do tego kraju (6.11.b). Nie można jej zagrać, gdy kraj już toczy wojnę międzynarodową.',
  'does.end-fw':
    'W twoim impulsie: jedna wojna międzynarodowa kończy się od razu; rzuca się za jej jednostki, a ocalałe idą do strefy przegrupowań. Jako reakcja, tuż po zagraniu karty wojny międzynarodowej: ta wojna kończy się, zanim ktokolwiek wyśle jednostki.',
  'does.pirates':
    'Wybierz strefę morską albo małą strefę handlową. Rzuć K6 za każdy okręt, bez względu na właściciela: na 5–6 trafiony jest okręt i jego ładunek. Kontratak może tę kartę zatrzymać przed rzutem.',
  'does.plague':
    'Wybierz pole. Każda jednostka lądowa na nim, bez względu na właściciela, także w mieście, sprawdza zmęczenie; trafieniem jest 5–6. Potem rzuć K6 za każde sąsiednie pole z jednostkami lądowymi: na 6 także one sprawdzają zmęczenie, ale zwykłe. Kontratak może tę kartę zatrzymać przed rzutem.',
  'does.counter-measures':
    'Tuż po ogłoszeniu karty, przed jej działaniem: anuluj jedną katastrofę, jedną reakcję, jeden sabotaż albo jeden Kontrmanewr.',
  'does.counter-manoeuvre': 'Po odkryciu kart bitewnych kraj uczestniczący w bitwie anuluje jedną wrogą kartę bitewną.',
  'does.changing-sides':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: rzuć K6 za każdego wrogiego najemnika; na 5–6 przechodzi na stałe na twoją stronę, o ile twoi dowódcy w bitwie mogą go prowadzić; jeśli nie, idzie do strefy przegrupowań.',
  'does.give-them':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: przekup dowolnych wrogich najemników, płacąc 0,5 AP za punkt siły (sumę zaokrągla się w górę); każdy przekupiony odchodzi bez szwanku do strefy przegrupowań.',
  'does.flank-attack': 'Twoja strona rzuca w pierwszej rundzie trzema dodatkowymi kostkami bitewnymi.',
  'does.omens': 'Wszystkie kostki twojej strony mają w pierwszej rundzie siłę o 1 większą, ale najwyżej 5.',
  'does.assassin':
    'Wybierz wrogiego dowódcę w bitwie i rzuć K6. 1–3: nic się nie dzieje; 4–5: dowódca nie daje w tej bitwie kostek i nie powstrzymuje ucieczek; 6: ginie, a jeśli to król, idzie do strefy przegrupowań.',
  'does.ambush-pass':
    'Dla obrońcy, gdy atakujący przeszedł szlakiem górskim i należą się kostki za teren: zamiast dwiema kostkami za góry rzuca się czterema, i to przed wszystkimi innymi; straty zdejmuje się od razu.',
  'does.heavy-charge':
    'Ciężka piechota, ciężka kawaleria i rydwany twojej strony mają w pierwszej rundzie +1 do siły, najwyżej 5, także bez 9.7.',
  'does.arrow-storm':
    'Najwyżej trzy twoje jednostki łuczników, łuczników konnych i rydwanów rzucają w pierwszej rundzie każda jedną dodatkową kostką, z własną siłą.',
  'does.shield-wall':
    'Twoja strona pomija dwa pierwsze trafienia, które dostaje w tej bitwie; nie liczą się one jako zadane.',
  'does.last-stand':
    'Po twojej stronie nikt w tej bitwie nie ucieka; jeśli przegrasz, otrzymujesz jedno trafienie więcej.',
  'does.feigned-retreat':
    'Jeśli co najmniej połowa jednostek twojej strony w bitwie to kawaleria, wróg traci w pierwszej rundzie kostki dowódców i terenu.',
  'does.siege-engines':
    'Gdy oblegasz: w jednej walce oblężniczej twoja strona rzuca trzema dodatkowymi kostkami i pomija −1 za fortecę.',
  'does.traitor':
    'Wybierz wrogie miasto oblegane przez twoje wojska. Rzuć 2K6 i odejmij jego obecny poziom: przy wyniku 6 lub wyższym miasto pada jak po szturmie; w przeciwnym razie nic się nie dzieje.',
  'does.tunnel':
    'Gdy poziom głodu miasta, które kontrolujesz, ma wzrosnąć: zamiast tego spada o dwa, ale nie poniżej 0.',
  'does.coordinated':
    'Najwyżej trzy armie z różnych pól, twoje lub z twojego obozu za zgodą właścicieli, wchodzą razem na to samo sąsiednie pole z wrogami i walczą jako jedna strona pod najlepszym ze swoich dowódców, bez karty zgrupowania armii. Płacisz za ruch każdej z nich. Po bitwie armie się rozchodzą.',
  'does.night-march':
    'Jedna twoja armia lub jedno zgrupowanie armii może w tym impulsie przejść najwyżej sześć pól za zwykłą cenę; tego wojska nie można przechwycić i nie sprawdza ono zmęczenia za odległość.',
  'does.desert-guides':
    'Jedno z twoich wojsk nie podlega w tym impulsie zmęczeniu na pustyni i nie płaci za pierwsze dwa kroki pustynnymi szlakami.',
  'does.swollen-rivers':
    'Gdy wrogie wojsko ma przejść szlakiem przez rzekę, jego właściciel wybiera: albo zostaje ono w tym impulsie na swoim brzegu i nie płaci za krok, albo przechodzi i sprawdza zmęczenie, a w razie bitwy obrońca ma tam dwie kostki za rzekę zamiast jednej.',
  'does.scouts':
    'Gdy wróg wszedł na pole twojego wojska: twoje wojsko wykonuje unik bez rzutu. Albo gdy ogłoszono przechwycenie twojego maszerującego wojska: to jedno przechwycenie się nie udaje.',
  'does.pharaoh':
    'Tylko Egipt: przenieś króla Egiptu z mapy (nie z obleganego miasta) lub ze strefy przegrupowań do dowolnego wojska Egiptu, a jego armia może przejść za darmo najwyżej cztery pola; albo dobierz dwie karty i odrzuć jedną. Inne kraje: tajna dyplomacja.',
  'does.careful':
    'Twój impuls się kończy; możesz odłożyć najwyżej 4 AP dochodu. W następnym impulsie tej tury możesz zagrać dwie karty, jakby jedna miała plus, a każda zagrana jako AP daje o 2 AP więcej.',
  'does.pass':
    'Dobierz wspólną kartę. Twój impuls się kończy; możesz odłożyć najwyżej 4 AP dochodu. W następnym impulsie tej tury dostajesz o 4 AP dochodu więcej.',
  'does.spies':
    'Obejrzyj wspólne karty jednego kraju. Potem albo weź jedną z nich i oddaj w zamian jedną swoją wspólną kartę, albo odrzuć jedną z nich. Karty narodowe są bezpieczne.',
  'does.opposition':
    'Tylko mocarstwa. Wybierz mocarstwo inne niż Asyria i rzuć K6. 1–3: opuszcza ono obóz i staje się neutralne; 4–6: decydujesz, czy będzie neutralne, czy od razu wejdzie do jednego z obozów, za darmo i bez niczyjej zgody. Albo bez rzutu zakończ wszystkie okresy wytchnienia, które wiążą jedno mocarstwo. Inne kraje: tajna dyplomacja.',
  'does.priests':
    'Tylko Babilonia: kończą się wszystkie okresy wytchnienia, które ją wiążą; może ona od razu opuścić obóz, zmienić go albo wejść do jednego z nich (7.4.1; do obozu Asyrii za jej zgodą). Potem możesz położyć znacznik rewolty w rodzimym mieście Babilonii w rękach obcego kraju, który nie jest sojusznikiem, jeśli garnizon jest mniejszy od obecnego poziomu; garnizon idzie do strefy przegrupowań. Inne kraje: tajna dyplomacja.',
  'does.followers':
    'Tylko Babilonia, zostaje na stole: dopóki kontroluje ona Babilon, Asyria płaci o 1 AP więcej za każdą akcję oblężniczą przeciw rodzimym miastom Babilonii i nie może plądrować jej rodzimych pól. Kartę odrzuca się, gdy Babilon padnie lub Babilonia zostanie podbita. Inne kraje: tajna dyplomacja.',
  'does.incitement':
    'Tylko Elam, Media lub Asyria: kończy się okres wytchnienia między Elamem a Persją, jeśli trwa; potem możesz od razu za darmo wywołać wojnę Persji z Elamem albo z Medią, chyba że Persja jest sojusznikiem mocarstwa. Albo rzuć K6 i przesuń znacznik jednego niesprzymierzonego państwa drugorzędnego najwyżej o tyle pól według 6.9. Inne kraje: tajna dyplomacja.',
  'does.crown-prince':
    'Tylko mocarstwa. W twoim impulsie: ukoronuj jednego ze swoich dowódców na mapie, który nie jest w zgrupowaniu armii z innym królem; dostaje znacznik króla. Albo zachowaj kartę i zagraj ją przy swojej sukcesji w międzyfaziu: kandydat obejmuje tron bez rzutu.',
  'does.pact':
    'Tylko mocarstwa: zawrzyj pakt z miastem handlowym, które nie jest podbite i nie ma jeszcze paktu. Odtąd płaci ci ono jeden poziom ECO i broni się bez garnizonu.',
  'does.harvest':
    'Twój dochód w tym impulsie jest o 3 AP większy, a poziom ECO o 1 wyższy do kroku dochodu w następnym międzyfaziu.',
  'does.locusts':
    'Wybierz inny kraj. Na trzech wybranych polach rodzimych tego kraju połóż splądrowanie 1 albo podnieś je z 1 do 2; pól ze splądrowaniem 2 nie można wybrać, a jeśli pozostałych jest mniej niż trzy, ucierpią wszystkie.',
  'does.caravans':
    'Przywróć wszystkie swoje utracone znaczniki handlowe do dużej strefy handlowej i przenieś za darmo jedną jednostkę do wolnej strefy podjazdów.',
  'does.buildings':
    'Połóż jedno ECO+ w rodzimym mieście, które kontrolujesz; w jednym mieście mogą leżeć najwyżej dwa.',
  'does.arabs':
    'Weź K3 jednostek Arabów (lub tyle, ile zostało) i ustaw je, w granicach współczynnika dowodzenia, przy swoich dowódcach albo na jednym polu z pustynnym szlakiem, wolnym od wrogów, na które możesz wejść. Są najemnikami, nie podlegają zmęczeniu na pustyni, mogą napadać na handel, nie wzmacnia się ich ani nie sprzedaje i odchodzą na początku następnej tury.',
  'does.arameans':
    'Weź K3 jednostek Aramejczyków (lub tyle, ile zostało) i ustaw je, w granicach współczynnika dowodzenia, przy swoich dowódcach albo na jednym z pól Gambulu, Suhu, Lake i Tadmor, wolnym od wrogów, na które możesz wejść. Są najemnikami, mogą napadać na handel, nie wzmacnia się ich ani nie sprzedaje i odchodzą na początku następnej tury.',
  'does.free-companies':
    'Wylosuj trzech najemników ze wspólnej puli do swojej; w tym impulsie możesz nająć dowolnych z tej trójki za pół ceny, później za zwykłą.',
  'does.levy': 'Wystaw za darmo z puli najwyżej dwie regularne jednostki o sile 2 i ustaw je według 6.1.',
  'does.shipwrights':
    'Zbuduj lub napraw za darmo najwyżej trzy okręty według 6.16.a; jeśli nie kontrolujesz własnego portu, wzmocnij za darmo najwyżej dwie swoje jednostki najemne.',
  'does.camp-fever':
    'Wybierz dowolne miasto oblegane przez twoich wrogów: każda ich jednostka pod murami sprawdza zmęczenie; trafieniem jest 5–6.',
  'does.scorched':
    'Wybierz pole, na którym kontrolujesz miasto, a pod murami stoją wrogie jednostki: splądrowanie wynosi tam odtąd 2, a te jednostki od razu sprawdzają zmęczenie.',
  'does.desertion':
    'Wybierz wrogie wojsko poza jego ziemią rodzimą: właściciel odsyła do strefy przegrupowań jedną trzecią najemników tego wojska, z zaokrągleniem w górę, a jeśli ich nie ma, jedną jednostkę regularną.',
  'does.hc-as-deportation':
    'Wybierz nieasyryjskie miasto pod kontrolą Asyrii: przenieś z niego najwyżej dwa ECO+ do wybranych miast; jeśli nie ma tam żadnego, połóż tam ECO−, a ECO+ w rodzimym mieście Asyrii (6.8.4).',
  'does.hc-as-king':
    'Wybierz państwo drugorzędne ze znacznikiem odmowy trybutu. Od razu wykonuje test trybutu, rzucając dwiema kostkami mniej, ale co najmniej jedną. Jeśli go zda, jest ukarane: znacznik zostaje zdjęty, kraj płaci, a wojna karna się kończy; sojusznikowi innego mocarstwa zdejmuje się tylko znacznik (7.4.4).',
  'does.hc-as-siege':
    'Jedna akcja oblężnicza Asyrii w tym impulsie nie kosztuje AP; jeśli to szturm lub runda zwykłego oblężenia, strona Asyrii rzuca dwiema dodatkowymi kostkami.',
  'does.hc-me-tribes':
    'Połóż jedno ECO+ na Medyjskim Dalekim Wschodzie. Albo, jeśli Media odpadła, wprowadź ją z powrotem z jednostkami o łącznej sile do 10 i jednym dowódcą na tym polu; potem nie można już kłaść tam ECO+.',
  'does.hc-me-horse':
    'Wystaw jedną jednostkę lekkiej kawalerii, łuczników konnych lub ciężkiej kawalerii za połowę ceny, zaokrągloną w górę, według 6.1; albo przesuń za darmo najwyżej o trzy pola jedną armię Medii złożoną z samej kawalerii.',
  'does.hc-eg-nile':
    'Masz w tym impulsie 3 AP więcej, ale tylko na wystawianie i wzmacnianie na rodzimych polach Egiptu.',
  'does.hc-eg-intrigue':
    'Rzuć K6 i przesuń znacznik Judy, Izraela, Fenicji lub Syrii najwyżej o tyle pól: w dół toru innego mocarstwa (ale nie z pól sojuszu), a po dojściu do 0 w górę toru Egiptu. Karty nie można zagrać wobec kraju, z którym Egipt jest w stanie wojny.',
  'does.hc-ba-akitu':
    'Za darmo wzmocnij najwyżej dwie regularne jednostki Babilonii (z linią jak w 6.4) i napraw najwyżej dwa poziomy nieobleganych rodzimych miast Babilonii; dobierz jedną wspólną kartę.',
  'does.hc-ba-marsh':
    'Przenieś jedno wojsko Babilonii z dowolnego jej rodzimego lub powiązanego pola (nie z obleganego miasta) do Kraju Nadmorskiego lub Dur-Jakin, jeśli nie ma tam wroga, za darmo i bez ryzyka przechwycenia; albo wojsk Babilonii w Kraju Nadmorskim nie można atakować do początku twojego następnego impulsu.',
  'does.hc-el-drill':
    'Wymień najwyżej trzech najemników w służbie Elamu na mapie, każdego na regularną jednostkę z puli Elamu o tej samej lub niższej pełnej sile, za darmo; nowa jednostka leży tą samą stroną żetonu do góry, pełną lub osłabioną.',
  'does.hc-el-mountain':
    'W jednej bitwie, w której Elam broni się w Elamie lub Persji przed atakującym, który przyszedł szlakiem górskim lub przez rzekę: dwie dodatkowe kostki w pierwszej rundzie; albo w swoim impulsie przesuń za darmo jedną armię Elamu najwyżej o dwa pola.',
  'does.hc-ph': 'W jednej bitwie morskiej wszystkie okręty Fenicji mają siłę o 1 większą.',
  'does.hc-ju':
    'W jednej walce oblężniczej Jerozolima rzuca w obronie dwiema dodatkowymi kostkami; albo w impulsie Judy każda wroga jednostka oblegająca Jerozolimę sprawdza zmęczenie.',
  'does.hc-is':
    'Wystaw za darmo jedną jednostkę rydwanów według 6.1; albo w pierwszej rundzie jednej bitwy w Izraelu wojska Izraela rzucają dwiema dodatkowymi kostkami.',
  'does.hc-sy':
    'W jednej bitwie lądowej, w której Syria broni się w Syrii: weź najwyżej dwie jednostki lądowe z pul Fenicji, Izraela lub Judy, jeśli dany kraj nie jest z Syrią w stanie wojny ani podbity; walczą dla Syrii jako najemnicy, a ocalałe wracają do swoich pul.',
  'does.hc-ur':
    'Gdy wróg zaczyna lub kontynuuje oblężenie miasta Urartu, albo w impulsie Urartu: każde rodzime miasto w rękach Urartu ma o jeden poziom więcej (przy kostkach, trafieniach i głodzie) do końca następnego impulsu Urartu.',
  'does.hc-pr':
    'Wylosuj trzech najemników ze wspólnej puli i od razu ustaw za darmo dowolnych z nich według 6.2; pozostali wracają do puli.',
  'does.hc-pe':
    'Wystaw za darmo jedną jednostkę Persji na kontrolowanym perskim polu albo przesuń za darmo jedną armię Persji najwyżej o trzy pola.',

  // What stands on a card
  'facts.ap': '{count, plural, one {# AP} few {# AP} many {# AP} other {# AP}}',
  'facts.cost': 'wydarzenie: {count} AP',
  'facts.copies': '{count, plural, one {# egzemplarz} few {# egzemplarze} many {# egzemplarzy} other {# egzemplarza}}',
  'facts.plus': 'plus',
  'facts.lasting': 'zostaje na stole',
  'facts.secret': 'lub tajna dyplomacja',
  'facts.home': 'karta narodowa: {country}',
  'facts.command': 'dowodzenie {command}, bitwa {action}',
  'facts.unit': 'siła {full}, po osłabieniu {reduced}',

  // Under each page of cards, then their titles
  'cards.source':
    'AP, plusy, liczby egzemplarzy, większość kosztów i liczby w opisach działania są odtworzone; więcej w punkcie D.',
  'cards.C1': 'Karty zerwania sojuszu',
  'cards.C2': 'Wojny międzynarodowe',
  'cards.C3': 'Katastrofy i kontrataki',
  'cards.C4': 'Karty bitewne',
  'cards.C5': 'Ruch',
  'cards.C6': 'Reakcje',
  'cards.C7': 'Karty talii',
  'cards.C8': 'Polityka',
  'cards.C9': 'Ekonomia i rekrutacja',
  'cards.C10': 'Sabotaż',
  'cards.C11': 'Karty narodowe',
}
