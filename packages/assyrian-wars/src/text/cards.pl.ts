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
  'card.hc-el-drill': 'Łucznicy krainy',
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
    'Rzuć 2K6 i przesuń znacznik {of} najwyżej o tyle pól: w dół toru, na którym stoi, a od 0 w górę toru twojego mocarstwa; albo prosto w górę toru, na którym stoi. Karta może zawrzeć lub zerwać sojusz. Jako reakcja: pół ceny, podwójny rzut.',
  'does.breaker.any':
    'Wybierz państwo drugorzędne albo plemię koczowników z jednostkami na mapie. Rzuć 2K6 i przesuń jego znacznik najwyżej o tyle pól: w dół toru, na którym stoi, a od 0 w górę toru twojego mocarstwa; albo prosto w górę tego samego toru. Jako reakcja: pół ceny, podwójny rzut. Przy dwóch graczach także do 8.4.',
  'does.foreign-war':
    'Wojna międzynarodowa ({first} – {second}). Każda strona wysyła 2 + K3 jednostek, jedną z nich może być dowódca; strona spoza mapy odpowiada tym samym. Trwa K6 rund, liczonych, gdy znacznik dochodzi do kraju: {first} (6.11.b). Nie można jej zagrać, gdy ten kraj jest nieaktywny lub już toczy wojnę międzynarodową.',
  'does.foreign-war.both':
    'Wojna międzynarodowa ({first} – {second}). Każda strona wysyła 2 + K3 jednostek, jedną z nich może być dowódca; nieaktywny drugi kraj tylko odpowiada tym samym. Trwa K6 rund, liczonych, gdy znacznik dochodzi do kraju: {first} (6.11.b). Nie można jej zagrać między sojusznikami, gdy pierwszy kraj jest nieaktywny ani gdy któryś już toczy wojnę międzynarodową.',
  'does.foreign-war.self':
    'Wojna domowa jako wojna międzynarodowa ({first}): dwa stronnictwa tego samego kraju, każde z 2 + K3 jednostkami, jedną z nich może być dowódca. Trwa K6 rund, liczonych, gdy znacznik dochodzi do tego kraju (6.11.b). Nie można jej zagrać, gdy kraj już toczy wojnę międzynarodową.',
  'does.end-fw':
    'W twoim impulsie: jedna wojna międzynarodowa kończy się od razu; rzuca się za jej jednostki, ocalali idą do strefy przegrupowań. Jako reakcja: tuż po zagraniu karty wojny międzynarodowej kończy się ona, zanim ktokolwiek wyśle jednostki.',
  'does.pirates':
    'Wybierz strefę morską albo małą strefę handlową. Rzuć K6 za każdy okręt, bez względu na właściciela: 5–6 to trafienie, także ładunku. Kontratak może tę kartę zatrzymać przed rzutem.',
  'does.plague':
    'Wybierz pole. Każda jednostka lądowa, bez względu na właściciela, także w mieście, sprawdza zmęczenie; trafieniem jest 5–6. Potem K6 za każde sąsiednie pole z jednostkami lądowymi: na 6 sprawdzają zwykłe zmęczenie. Kontratak może ją zatrzymać przed rzutem.',
  'does.counter-measures':
    'Tuż po ogłoszeniu karty, przed jej działaniem: anuluj jedną katastrofę, jedną reakcję, jeden sabotaż albo jeden Kontrmanewr.',
  'does.counter-manoeuvre': 'Po odkryciu kart bitewnych kraj uczestniczący w bitwie anuluje jedną wrogą kartę bitewną.',
  'does.changing-sides':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: rzuć K6 za każdego wrogiego najemnika; na 5–6 walczy odtąd dla ciebie i zostaje twój, o ile twoi dowódcy mogą go prowadzić; nadmiar idzie do strefy przegrupowań.',
  'does.give-them':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: zapłać 0,5 AP za punkt siły (sumę zaokrągla się w górę) za dowolnych wrogich najemników; każdy opłacony odchodzi bez szwanku do strefy przegrupowań.',
  'does.flank-attack': 'Twoja strona rzuca w pierwszej rundzie trzema dodatkowymi kostkami bitewnymi.',
  'does.omens': 'Wszystkie kostki twojej strony mają w pierwszej rundzie siłę o 1 większą, najwyżej 5.',
  'does.assassin':
    'Wybierz wrogiego dowódcę w bitwie i rzuć K6: 1–3 nic; 4–5 nie daje kostek i nie powstrzymuje ucieczek w tej bitwie; 6 ginie, a król idzie do strefy przegrupowań.',
  'does.ambush-pass':
    'Dla obrońcy, gdy atakujący przeszedł szlakiem górskim i należą się kostki za teren: zamiast dwóch kostek za góry są cztery i rzuca się nimi przed innymi; straty zdejmuje się od razu.',
  'does.heavy-charge':
    'Ciężka piechota, ciężka kawaleria i rydwany twojej strony mają w pierwszej rundzie +1, najwyżej 5, także bez 9.7.',
  'does.arrow-storm':
    'Najwyżej trzy twoje jednostki łuczników, łuczników konnych i rydwanów rzucają w pierwszej rundzie dodatkową kostką o własnej sile.',
  'does.shield-wall': 'Twoja strona pomija pierwsze dwa trafienia w tej bitwie; nie liczą się jako zadane.',
  'does.last-stand':
    'Po twojej stronie nikt w tej bitwie nie ucieka; jeśli przegrasz, otrzymujesz jedno trafienie więcej.',
  'does.feigned-retreat':
    'Jeśli co najmniej połowa jednostek twojej strony w bitwie to kawaleria, wróg traci w pierwszej rundzie kostki dowódców i terenu.',
  'does.siege-engines':
    'Gdy oblegasz: w jednej walce oblężniczej twoja strona rzuca trzema kostkami więcej i pomija −1 za fortecę.',
  'does.traitor':
    'Wybierz wrogie miasto oblegane przez twoje wojska. Rzuć 2K6 i odejmij jego obecny poziom: przy 6 lub więcej pada jak po szturmie; inaczej nic się nie dzieje.',
  'does.tunnel': 'Gdy poziom głodu miasta, które kontrolujesz, ma wzrosnąć: zamiast tego spada o dwa, nie poniżej 0.',
  'does.coordinated':
    'Najwyżej trzy armie z różnych pól, twoje lub z twojego obozu za zgodą właścicieli, wchodzą razem na to samo sąsiednie pole z wrogami i walczą jako jedna strona pod najlepszym ze swoich dowódców, bez karty zgrupowania armii. Płacisz za ruch każdej. Po bitwie się rozchodzą.',
  'does.night-march':
    'Jedna twoja armia lub zgrupowanie armii przechodzi w tym impulsie najwyżej sześć pól za zwykłą cenę; nie można ich przechwycić i nie sprawdzają zmęczenia za odległość.',
  'does.desert-guides':
    'Jedno z twoich wojsk nie podlega w tym impulsie zmęczeniu na pustyni i nie płaci za pierwsze dwa kroki pustynnymi szlakami.',
  'does.swollen-rivers':
    'Gdy wrogie wojsko ma przejść szlakiem przez rzekę: albo zostaje ono w tym impulsie na swoim brzegu i nie płaci za krok, albo przechodzi i sprawdza zmęczenie, a obrońca ma tam w bitwie dwie kostki za rzekę zamiast jednej.',
  'does.scouts':
    'Gdy wróg wszedł na pole twojego wojska: jego unik udaje się bez rzutu. Albo gdy ogłoszono przechwycenie twojego maszerującego wojska: to jedno przechwycenie się nie udaje.',
  'does.pharaoh':
    'Tylko Egipt: przenieś króla Egiptu z mapy (nie z obleganego miasta) lub ze strefy przegrupowań do dowolnego wojska Egiptu, a jego armia może przejść najwyżej cztery pola bez AP; albo dobierz dwie karty i odrzuć jedną. Inny kraj: tajna dyplomacja.',
  'does.careful':
    'Twój impuls się kończy; dochód można odłożyć, najwyżej 4. W następnym impulsie tej tury możesz zagrać dwie karty, jakby jedna miała plus, a każda zagrana jako AP daje o 2 AP więcej.',
  'does.pass':
    'Dobierz wspólną kartę; twój impuls się kończy, dochód można odłożyć, najwyżej 4. W następnym impulsie tej tury masz 4 AP dochodu więcej.',
  'does.spies':
    'Obejrzyj wspólne karty jednego kraju. Potem albo weź jedną z nich i oddaj jedną swoją wspólną kartę, albo odrzuć jedną z nich. Karty narodowe są bezpieczne.',
  'does.opposition':
    'Tylko mocarstwa. Wybierz mocarstwo inne niż Asyria i rzuć K6: 1–3 opuszcza obóz i jest neutralne; 4–6 decydujesz, czy będzie neutralne, czy od razu wejdzie do jednego z obozów, bez AP i bez zgody. Albo bez rzutu zakończ wszystkie okresy wytchnienia, które wiążą jedno mocarstwo. Inny kraj: tajna dyplomacja.',
  'does.priests':
    'Tylko Babilonia: kończą się wszystkie okresy wytchnienia, które ją wiążą; może od razu opuścić lub zmienić obóz albo do niego wejść (7.4.1; do obozu Asyrii za jej zgodą). Potem możesz położyć znacznik rewolty na rodzimym mieście Babilonii w rękach obcego kraju, który nie jest sojusznikiem, jeśli garnizon jest mniejszy od obecnego poziomu; garnizon idzie do strefy przegrupowań. Inny kraj: tajna dyplomacja.',
  'does.followers':
    'Tylko Babilonia, zostaje na stole: dopóki kontroluje ona Babilon, Asyria płaci o 1 AP więcej za każdą akcję oblężniczą przeciw rodzimym miastom Babilonii i nie może plądrować jej rodzimych pól. Odrzucana, gdy Babilon padnie lub Babilonia zostanie podbita. Inny kraj: tajna dyplomacja.',
  'does.incitement':
    'Tylko Elam, Media lub Asyria: kończy się okres wytchnienia między Elamem a Persją, jeśli trwa; potem Persja, chyba że jest sojusznikiem mocarstwa, może od razu znaleźć się w stanie wojny z Elamem albo Medią, jak wolisz, bez AP. Albo rzuć K6 i przesuń znacznik jednego niesprzymierzonego państwa drugorzędnego najwyżej o tyle pól według 6.9. Inny kraj: tajna dyplomacja.',
  'does.crown-prince':
    'Tylko mocarstwa. W twoim impulsie: ukoronuj jednego ze swoich dowódców na mapie, który nie jest w zgrupowaniu armii z innym królem; dostaje znacznik króla. Albo zachowaj kartę i zagraj przy swojej sukcesji w międzyfaziu: kandydat obejmuje tron bez rzutu.',
  'does.pact':
    'Tylko mocarstwa: zawrzyj pakt z jednym miastem handlowym, niepodbitym i bez paktu. Płaci ci odtąd jeden poziom ECO i broni się bez garnizonu.',
  'does.harvest':
    'Twój dochód w tym impulsie jest o 3 AP większy, a poziom ECO o 1 wyższy do kroku dochodu w następnym międzyfaziu.',
  'does.locusts':
    'Wybierz inny kraj. Połóż splądrowanie 1 na trzech jego wybranych polach rodzimych lub podnieś tam 1 do 2; pola z 2 się nie liczą, a gdy innych jest mniej niż trzy, cierpią wszystkie.',
  'does.caravans':
    'Przywróć wszystkie swoje utracone znaczniki handlowe do dużej strefy handlowej i przenieś jedną jednostkę do wolnej strefy podjazdów bez AP.',
  'does.buildings':
    'Połóż jedno ECO+ na swoim rodzimym mieście, które kontrolujesz; na jednym mogą leżeć najwyżej dwa.',
  'does.arabs':
    'Weź K3 jednostek Arabów (lub tyle, ile jest) i ustaw je, w granicach współczynnika dowodzenia, przy swoich dowódcach albo na jednym polu z pustynnym szlakiem, na które możesz wejść, bez wrogów. Są najemnikami, nie podlegają zmęczeniu na pustyni, mogą napadać na handel, nie wzmacnia się ich ani nie sprzedaje, odchodzą na początku następnej tury.',
  'does.arameans':
    'Weź K3 jednostek Aramejczyków (lub tyle, ile jest) i ustaw je, w granicach współczynnika dowodzenia, przy swoich dowódcach albo na jednym z pól Gambulu, Suhu, Lake i Tadmor, na które możesz wejść, bez wrogów. Są najemnikami, mogą napadać na handel, nie wzmacnia się ich ani nie sprzedaje, odchodzą na początku następnej tury.',
  'does.free-companies':
    'Wylosuj trzech najemników ze wspólnej puli do swojej; w tym impulsie możesz nająć dowolnych z tej trójki za pół ceny, później za zwykłą.',
  'does.levy': 'Wystaw z puli najwyżej dwie regularne jednostki o sile 2 za darmo, ustawiane według 6.1.',
  'does.shipwrights':
    'Zbuduj lub napraw za darmo najwyżej trzy okręty według 6.16.a; jeśli nie kontrolujesz własnego portu, wzmocnij za darmo najwyżej dwie swoje jednostki najemne.',
  'does.camp-fever':
    'Wybierz dowolne miasto oblegane przez twoich wrogów: każda ich jednostka pod nim sprawdza zmęczenie; trafieniem jest 5–6.',
  'does.scorched':
    'Wybierz pole, którego miasto kontrolujesz, z wrogimi jednostkami na zewnątrz: splądrowanie wynosi tam 2, a te jednostki od razu sprawdzają zmęczenie.',
  'does.desertion':
    'Wybierz wrogie wojsko poza jego ziemią rodzimą: jego właściciel odsyła jedną trzecią jego najemników, z zaokrągleniem w górę, albo jedną jednostkę regularną, gdy ich nie ma, do strefy przegrupowań.',
  'does.hc-as-deportation':
    'Wybierz nieasyryjskie miasto pod kontrolą Asyrii: przenieś z niego najwyżej dwa ECO+ do wybranych miast; jeśli nie ma tam żadnego, połóż na nim ECO−, a ECO+ na rodzimym mieście Asyrii (6.8.4).',
  'does.hc-as-king':
    'Wybierz państwo drugorzędne ze znacznikiem odmowy trybutu. Od razu wykonuje test trybutu, rzucając o dwie kostki mniej, ale co najmniej jedną. Jeśli go zda, jest ukarane: znacznik zostaje zdjęty, kraj płaci, a wojna karna się kończy; u sojusznika innego mocarstwa zdejmuje się tylko znacznik (7.4.4).',
  'does.hc-as-siege':
    'Jedna akcja oblężnicza Asyrii w tym impulsie nie kosztuje AP; jeśli to szturm lub runda zwykłego oblężenia, strona Asyrii rzuca dwiema kostkami więcej.',
  'does.hc-me-tribes':
    'Połóż jedno ECO+ na Medyjskim Dalekim Wschodzie. Albo, jeśli Media odpadła, wprowadź ją z powrotem z jednostkami o łącznej sile do 10 i jednym dowódcą na tym polu; potem nie kładzie się tam ECO+.',
  'does.hc-me-horse':
    'Wystaw jedną jednostkę lekkiej kawalerii, łuczników konnych lub ciężkiej kawalerii za pół ceny, zaokrąglonej w górę, według 6.1; albo przesuń jedną armię Medii złożoną z samej kawalerii najwyżej o trzy pola bez AP.',
  'does.hc-eg-nile': '3 AP więcej w tym impulsie, tylko na wystawianie i wzmacnianie na rodzimych polach Egiptu.',
  'does.hc-eg-intrigue':
    'Rzuć K6 i przesuń znacznik Judy, Izraela, Fenicji lub Syrii najwyżej o tyle pól: w dół toru innego mocarstwa (nie z sojuszu), a od 0 w górę toru Egiptu. Nie można, gdy Egipt jest z tym krajem w stanie wojny.',
  'does.hc-ba-akitu':
    'Wzmocnij najwyżej dwie regularne jednostki Babilonii (linia z 6.4) i napraw za darmo najwyżej dwa poziomy nieobleganych rodzimych miast Babilonii; dobierz jedną wspólną kartę.',
  'does.hc-ba-marsh':
    'Przenieś jedno wojsko Babilonii z dowolnego jej rodzimego lub powiązanego pola (nie z obleganego miasta) do Kraju Nadmorskiego lub Dur-Jakin bez AP i bez przechwycenia, jeśli nie ma tam wroga; albo wojsk Babilonii w Kraju Nadmorskim nie można atakować do początku twojego następnego impulsu.',
  'does.hc-el-drill':
    'Wymień najwyżej trzech najemników w służbie Elamu na mapie, każdego na regularną jednostkę z puli Elamu o tej samej lub niższej pełnej sile, za darmo i po tej samej stronie żetonu.',
  'does.hc-el-mountain':
    'W jednej bitwie, w której Elam broni się w Elamie lub Persji przed atakującym, który przeszedł szlak górski lub rzekę: dwie kostki więcej w pierwszej rundzie; albo w swoim impulsie przesuń jedną armię Elamu najwyżej o dwa pola bez AP.',
  'does.hc-ph': 'W jednej bitwie morskiej wszystkie okręty Fenicji mają siłę o 1 większą.',
  'does.hc-ju':
    'W jednej walce oblężniczej Jerozolima rzuca w obronie dwiema kostkami więcej; albo w impulsie Judy każda wroga jednostka oblegająca Jerozolimę sprawdza zmęczenie.',
  'does.hc-is':
    'Wystaw za darmo jedną jednostkę rydwanów według 6.1; albo dwie kostki więcej w pierwszej rundzie jednej bitwy wojsk Izraela w Izraelu.',
  'does.hc-sy':
    'W jednej bitwie lądowej, w której Syria broni się w Syrii: weź najwyżej dwie jednostki lądowe z pul Fenicji, Izraela lub Judy, jeśli dany kraj nie jest z Syrią w stanie wojny ani podbity; walczą dla Syrii jako najemnicy, a ocalałe wracają do swoich pul.',
  'does.hc-ur':
    'Gdy wróg zaczyna lub kontynuuje oblężenie miasta Urartu, albo w impulsie Urartu: każde rodzime miasto w rękach Urartu liczy się o jeden poziom wyżej (kostki, trafienia i głód) do końca następnego impulsu Urartu.',
  'does.hc-pr':
    'Wylosuj trzech najemników ze wspólnej puli i ustaw od razu dowolnych bez AP według 6.2; pozostali wracają.',
  'does.hc-pe':
    'Wystaw za darmo jedną jednostkę Persji na kontrolowanym perskim polu albo przesuń jedną armię Persji najwyżej o trzy pola bez AP.',

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
    'AP, plusy, liczby egzemplarzy, większość kosztów i liczby w działaniach są odtworzone; więcej mówi punkt D.',
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
