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
  'card.ab-cimmerians': 'Sojusz kimeryjski',
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
  'card.assassin': 'Strzała dla wodza',
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
    'Rzuć 2K6 i przesuń znacznik {of} o najwyżej tyle pól: w dół toru, na którym stoi, a od 0 w górę toru twojego mocarstwa; albo prosto w górę toru, na którym stoi. Karta może zawrzeć lub zerwać sojusz. Jako reakcja: pół ceny, podwójny rzut.',
  'does.breaker.any':
    'Wybierz mniejszy kraj albo plemię z jednostkami na mapie. Rzuć 2K6 i przesuń jego znacznik o najwyżej tyle pól: w dół toru, na którym stoi, a od 0 w górę toru twojego mocarstwa; albo prosto w górę tego samego toru. Jako reakcja: pół ceny, podwójny rzut. We dwoje także do 8.4.',
  'does.foreign-war':
    'Wojna zewnętrzna ({first} – {second}). Każda strona daje 2 + K3 jednostek, jedną może być wódz; strona spoza mapy odpowiada tym samym. Trwa K6 rund, liczonych, gdy znacznik dochodzi do kraju: {first} (6.11.b). Nie, gdy ten kraj jest nieaktywny lub już w wojnie zewnętrznej.',
  'does.foreign-war.both':
    'Wojna zewnętrzna ({first} – {second}). Każda strona daje 2 + K3 jednostek, jedną może być wódz; nieaktywny drugi kraj tylko odpowiada tym samym. Trwa K6 rund, liczonych, gdy znacznik dochodzi do kraju: {first} (6.11.b). Nie między sojusznikami, nie, gdy pierwszy kraj jest nieaktywny, i nie jako druga wojna zewnętrzna.',
  'does.foreign-war.self':
    'Wojna domowa jako wojna zewnętrzna ({first}): dwa stronnictwa tego samego kraju, każde z 2 + K3 jednostkami, jedną może być wódz. Trwa K6 rund, liczonych, gdy znacznik dochodzi do tego kraju (6.11.b). Nie, gdy kraj już toczy wojnę zewnętrzną.',
  'does.end-fw':
    'W twoim impulsie: jedna wojna zewnętrzna kończy się od razu; rzuca się za jej jednostki, ocalali idą na pole reorganizacji. Jako reakcja: tuż po zagraniu karty wojny zewnętrznej kończy się ona, zanim ktoś da jednostki.',
  'does.pirates':
    'Wybierz strefę morską albo małe pole handlu. K6 za każdy okręt, czyjkolwiek: na 5–6 trafienie, także dla ładunku. Kontratak może ją zatrzymać przed rzutem.',
  'does.plague':
    'Wybierz obszar. Każda jednostka lądowa, czyjakolwiek, także w mieście, sprawdza wyczerpanie z trafieniem na 5–6. Potem K6 za każdy sąsiedni obszar z jednostkami lądowymi: na 6 sprawdzają zwykłe wyczerpanie. Kontratak może ją zatrzymać przed rzutem.',
  'does.counter-measures':
    'Tuż po ogłoszeniu karty, przed jej działaniem: unieważnij jedną katastrofę, jedną reakcję, jeden sabotaż albo jeden Kontrmanewr.',
  'does.counter-manoeuvre': 'Po odkryciu kart bitwy jej uczestnik unieważnia jedną wrogą kartę bitwy.',
  'does.changing-sides':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: K6 za każdego wrogiego najemnika; na 5–6 walczy odtąd dla ciebie i zostaje twój, o ile twoi wodzowie mogą go prowadzić; nadmiar idzie na pole reorganizacji.',
  'does.give-them':
    'Przed rzutami w bitwie lądowej lub walce oblężniczej: zapłać 0,5 PA za punkt siły (suma w górę) za dowolnych wrogich najemników; każdy opłacony odchodzi bez szwanku na pole reorganizacji.',
  'does.flank-attack': 'Twoja strona rzuca w pierwszej rundzie trzema dodatkowymi kośćmi bitwy.',
  'does.omens': 'Wszystkie kości twojej strony mają w pierwszej rundzie siłę o 1 większą, najwyżej 5.',
  'does.assassin':
    'Wybierz wrogiego wodza w bitwie i rzuć K6: 1–3 nic; 4–5 nie daje kości i nie powstrzymuje ucieczek w tej bitwie; 6 ginie, a król idzie na pole reorganizacji.',
  'does.ambush-pass':
    'Dla obrońcy, gdy atakujący przeszedł szlakiem górskim i należą się kości terenu: dwie kości gór stają się czterema i rzuca się nimi przed innymi; straty zdejmuje się od razu.',
  'does.heavy-charge':
    'Ciężka piechota, ciężka jazda i rydwany twojej strony mają w pierwszej rundzie +1, najwyżej 5, także bez 9.7.',
  'does.arrow-storm':
    'Najwyżej trzy twoje jednostki łuczników, łuczników konnych i rydwanów rzucają w pierwszej rundzie po jednej kości więcej, o własnej sile.',
  'does.shield-wall': 'Twoja strona pomija pierwsze dwa trafienia w tej bitwie; nie liczą się jako zadane.',
  'does.last-stand': 'Twoja strona nie ma w tej bitwie ucieczek; jeśli przegra, otrzymuje jedno trafienie więcej.',
  'does.feigned-retreat':
    'Jeśli co najmniej połowa jednostek twojej strony w bitwie to jazda, wróg traci w pierwszej rundzie kości wodzów i terenu.',
  'does.siege-engines':
    'Gdy oblegasz: w jednej walce oblężniczej twoja strona rzuca trzema kośćmi więcej i nie zważa na −1 twierdzy.',
  'does.traitor':
    'Wybierz wrogie miasto oblegane przez twoje wojska. Rzuć 2K6 minus jego obecny poziom: na 6 lub więcej upada jak po szturmie; inaczej nic się nie dzieje.',
  'does.tunnel': 'Gdy poziom głodu miasta, które kontrolujesz, ma wzrosnąć: zamiast tego spada o dwa, nie poniżej 0.',
  'does.coordinated':
    'Najwyżej trzy armie z różnych obszarów, twoje lub z twojego obozu za zgodą właścicieli, wchodzą razem na ten sam sąsiedni obszar z wrogami i walczą jako jedna strona pod najlepszym ze swoich wodzów, bez karty grupy armii. Płacisz za ruch każdej. Po bitwie się rozchodzą.',
  'does.night-march':
    'Jedna twoja armia lub grupa armii przechodzi w tym impulsie do sześciu obszarów za zwykłą cenę; nie można jej przechwycić i nie sprawdza wyczerpania za odległość.',
  'does.desert-guides':
    'Jedno z twoich wojsk nie podlega w tym impulsie wyczerpaniu na pustyni i nie płaci za pierwsze dwa kroki pustynnymi szlakami.',
  'does.swollen-rivers':
    'Gdy wrogie wojsko ma przejść szlakiem przez rzekę: jego właściciel albo zostaje w tym impulsie po tej stronie i nie płaci za krok, albo przechodzi, sprawdza wyczerpanie, a obrońca w bitwie ma tam dwie kości rzeki zamiast jednej.',
  'does.scouts':
    'Gdy wróg wszedł na obszar twojego wojska: jego unik udaje się bez rzutu. Albo gdy ogłoszono przechwycenie twojego maszerującego wojska: to jedno przechwycenie się nie udaje.',
  'does.pharaoh':
    'Tylko Egipt: przenieś króla Egiptu z mapy (nie z obleganego miasta) lub z pola reorganizacji do dowolnego wojska Egiptu, a jego armia może przejść do czterech obszarów bez PA; albo dobierz dwie karty i odrzuć jedną. Inny kraj: tajna dyplomacja.',
  'does.careful':
    'Twój impuls się kończy; dochód można odłożyć, najwyżej 4. W następnym impulsie tej tury możesz zagrać dwie karty, jakby jedna miała plus, a każda zagrana dla PA daje o 2 więcej.',
  'does.pass':
    'Dobierz wspólną kartę; twój impuls się kończy, dochód można odłożyć, najwyżej 4. W następnym impulsie tej tury masz 4 PA dochodu więcej.',
  'does.spies':
    'Obejrzyj wspólne karty jednego kraju. Potem albo weź jedną z nich i oddaj jedną swoją wspólną kartę, albo odrzuć jedną z nich. Karty krajów są bezpieczne.',
  'does.opposition':
    'Tylko mocarstwa. Wybierz mocarstwo inne niż Asyria i rzuć K6: 1–3 opuszcza obóz i jest neutralne; 4–6 decydujesz, czy będzie neutralne, czy od razu wejdzie do jednego z obozów, bez PA i zgody. Albo bez rzutu zakończ wszystkie okresy łaski, które wiążą jedno mocarstwo. Inny kraj: tajna dyplomacja.',
  'does.priests':
    'Tylko Babilonia: kończą się wszystkie okresy łaski, które ją wiążą; może od razu opuścić lub zmienić obóz albo do niego wejść (7.4.1; do obozu Asyrii za jej zgodą). Potem możesz położyć znacznik buntu na rodzimym mieście Babilonii w rękach obcego kraju, który nie jest sojusznikiem, jeśli załoga jest mniejsza od obecnego poziomu; załoga idzie na pole reorganizacji. Inny kraj: tajna dyplomacja.',
  'does.followers':
    'Tylko Babilonia, zostaje na stole: dopóki kontroluje ona Babilon, Asyria płaci o 1 PA więcej za każdą akcję oblężniczą przeciw rodzimym miastom Babilonii i nie może łupić jej rodzimych obszarów. Odrzucana, gdy Babilon padnie lub Babilonia zostanie podbita. Inny kraj: tajna dyplomacja.',
  'does.incitement':
    'Tylko Elam, Media lub Asyria: kończy się okres łaski między Elamem a Persją, jeśli trwa; potem Persja, chyba że jest sojusznikiem mocarstwa, może od razu znaleźć się w stanie wojny z Elamem albo Medią, jak wolisz, bez PA. Albo rzuć K6 i przesuń znacznik jednego niesprzymierzonego mniejszego kraju o najwyżej tyle pól według 6.9. Inny kraj: tajna dyplomacja.',
  'does.crown-prince':
    'Tylko mocarstwa. W twoim impulsie: ukoronuj jednego ze swoich wodzów na mapie, który nie jest w grupie armii z innym królem; dostaje znacznik króla. Albo zachowaj ją i zagraj przy swojej sukcesji w interfazie: kandydat obejmuje tron bez rzutu.',
  'does.pact':
    'Tylko mocarstwa: zawrzyj pakt z jednym miastem handlowym, niepodbitym i bez paktu. Płaci ci odtąd jeden poziom EKO i broni się bez załogi.',
  'does.harvest':
    'Twój dochód w tym impulsie jest o 3 PA większy, a poziom EKO o 1 wyższy do kroku dochodu w następnej interfazie.',
  'does.locusts':
    'Wybierz inny kraj. Połóż spustoszenie 1 na trzech jego wybranych obszarach rodzimych lub podnieś tam 1 do 2; obszary z 2 są odporne, a gdy zostało ich mniej niż trzy, cierpią wszystkie.',
  'does.caravans':
    'Przywróć wszystkie swoje utracone znaczniki handlu na duże pole handlu i przenieś jedną jednostkę na wolne pole rajdu bez PA.',
  'does.buildings': 'Połóż jedno EKO+ na swoim rodzimym mieście, które kontrolujesz, najwyżej dwa w jednym.',
  'does.arabs':
    'Weź K3 jednostek Arabów, jeśli tyle ich jest, i ustaw je, w granicach dowodzenia, przy swoich wodzach albo na jednym obszarze z pustynnym szlakiem, na który możesz wejść, bez wrogów. Są najemnikami, nie podlegają wyczerpaniu na pustyni, mogą napadać na handel, nie odbudowuje się ich ani nie sprzedaje, odchodzą na początku następnej tury.',
  'does.arameans':
    'Weź K3 jednostek Aramejczyków, jeśli tyle ich jest, i ustaw je, w granicach dowodzenia, przy swoich wodzach albo na jednym z obszarów Gambulu, Suhu, Lake i Tadmor, na który możesz wejść, bez wrogów. Są najemnikami, mogą napadać na handel, nie odbudowuje się ich ani nie sprzedaje, odchodzą na początku następnej tury.',
  'does.free-companies':
    'Wylosuj trzech najemników ze wspólnej puli do swojej; w tym impulsie możesz nająć dowolnych z tej trójki za pół ceny, później za zwykłą.',
  'does.levy': 'Zbuduj z puli najwyżej dwie regularne jednostki o sile 2 za darmo, ustawiane według 6.1.',
  'does.shipwrights':
    'Zbuduj lub napraw za darmo najwyżej trzy okręty według 6.16.a; jeśli nie kontrolujesz własnego portu, odbuduj za darmo najwyżej dwóch swoich najemników.',
  'does.camp-fever':
    'Wybierz miasto, czyjekolwiek, oblegane przez twoich wrogów: każda ich jednostka pod nim sprawdza wyczerpanie z trafieniem na 5–6.',
  'does.scorched':
    'Wybierz obszar, którego miasto kontrolujesz, z wrogimi jednostkami na zewnątrz: spustoszenie wynosi tam 2, a te jednostki od razu sprawdzają wyczerpanie.',
  'does.desertion':
    'Wybierz wrogie wojsko poza jego ziemią rodzimą: jego właściciel odsyła jedną trzecią jego najemników, w górę, albo jedną jednostkę regularną, gdy ich nie ma, na pole reorganizacji.',
  'does.hc-as-deportation':
    'Wybierz nieasyryjskie miasto pod kontrolą Asyrii: przenieś z niego najwyżej dwa EKO+ do wybranych miast; jeśli nie ma tam żadnego, połóż na nim EKO−, a EKO+ na rodzimym mieście Asyrii (6.8.4).',
  'does.hc-as-king':
    'Wybierz mniejszy kraj ze znacznikiem odmowy trybutu. Od razu wykonuje test trybutu z dwiema kośćmi mniej, ale co najmniej jedną. Jeśli go zda, jest ukarany: znacznik schodzi, kraj płaci, a wojna karna się kończy; u sojusznika innego mocarstwa schodzi tylko znacznik (7.4.4).',
  'does.hc-as-siege':
    'Jedna akcja oblężnicza Asyrii w tym impulsie nie kosztuje PA; jeśli to szturm lub runda zwykłego oblężenia, strona Asyrii rzuca dwiema kośćmi więcej.',
  'does.hc-me-tribes':
    'Połóż jedno EKO+ na Medyjskim Dalekim Wschodzie. Albo, jeśli Media odpadła, wprowadź ją z powrotem z jednostkami o łącznej sile do 10 i jednym wodzem na tym obszarze; potem żadnych EKO+ tamże.',
  'does.hc-me-horse':
    'Zbuduj jedną jednostkę lekkiej jazdy, łuczników konnych lub ciężkiej jazdy za pół ceny, w górę, według 6.1; albo przesuń jedną armię Medii złożoną z samej jazdy do trzech obszarów bez PA.',
  'does.hc-eg-nile': '3 PA więcej w tym impulsie, tylko na budowę i odbudowę na rodzimych obszarach Egiptu.',
  'does.hc-eg-intrigue':
    'Rzuć K6 i przesuń znacznik Judy, Izraela, Fenicji lub Syrii o najwyżej tyle pól: w dół toru innego mocarstwa (nie z sojuszu), a od 0 w górę toru Egiptu. Nie, gdy Egipt jest z tym krajem w stanie wojny.',
  'does.hc-ba-akitu':
    'Odbuduj najwyżej dwie regularne jednostki Babilonii (linia z 6.4) i napraw za darmo najwyżej dwa poziomy nieobleganych rodzimych miast Babilonii; dobierz jedną wspólną kartę.',
  'does.hc-ba-marsh':
    'Przenieś jedno wojsko Babilonii z dowolnego jej rodzimego lub stowarzyszonego obszaru (nie z obleganego miasta) do Kraju Nadmorskiego lub Dur-Jakin bez PA i bez przechwycenia, jeśli nie ma tam wroga; albo wojsk Babilonii w Kraju Nadmorskim nie można atakować do początku twojego następnego impulsu.',
  'does.hc-el-drill':
    'Wymień najwyżej trzech najemników w służbie Elamu na mapie, każdego na regularną jednostkę z puli Elamu o tej samej lub niższej pełnej sile, za darmo i po tej samej stronie żetonu.',
  'does.hc-el-mountain':
    'W jednej bitwie, w której Elam broni się w Elamie lub Persji przed atakującym, który przeszedł szlak górski lub rzekę: dwie kości więcej w pierwszej rundzie; albo w swoim impulsie przesuń jedną armię Elamu do dwóch obszarów bez PA.',
  'does.hc-ph': 'W jednej bitwie morskiej wszystkie okręty Fenicji mają siłę o 1 większą.',
  'does.hc-ju':
    'W jednej walce oblężniczej Jerozolima rzuca w obronie dwiema kośćmi więcej; albo w impulsie Judy każda wroga jednostka oblegająca Jerozolimę sprawdza wyczerpanie.',
  'does.hc-is':
    'Zbuduj za darmo jedną jednostkę rydwanów według 6.1; albo dwie kości więcej w pierwszej rundzie jednej bitwy wojsk Izraela w Izraelu.',
  'does.hc-sy':
    'W jednej bitwie lądowej, w której Syria broni się w Syrii: weź najwyżej dwie jednostki lądowe z pul Fenicji, Izraela lub Judy, jeśli dany kraj nie jest z Syrią w stanie wojny ani podbity; walczą dla Syrii jako najemnicy, a ocalałe wracają do swoich pul.',
  'does.hc-ur':
    'Gdy wróg zaczyna lub ciągnie oblężenie miasta Urartu, albo w impulsie Urartu: każde rodzime miasto w rękach Urartu liczy się o jeden poziom wyżej (kości, trafienia i głód) do końca następnego impulsu Urartu.',
  'does.hc-pr':
    'Wylosuj trzech najemników ze wspólnej puli i ustaw od razu dowolnych bez PA według 6.2; pozostali wracają.',
  'does.hc-pe':
    'Zbuduj za darmo jedną jednostkę Persji na kontrolowanym perskim obszarze albo przesuń jedną armię Persji do trzech obszarów bez PA.',

  // What stands on a card
  'facts.ap': '{count, plural, one {# PA} few {# PA} many {# PA} other {# PA}}',
  'facts.cost': 'zdarzenie: {count} PA',
  'facts.copies': '{count, plural, one {# egzemplarz} few {# egzemplarze} many {# egzemplarzy} other {# egzemplarza}}',
  'facts.plus': 'plus',
  'facts.lasting': 'zostaje na stole',
  'facts.secret': 'lub tajna dyplomacja',
  'facts.home': 'karta kraju: {country}',
  'facts.command': 'dowodzenie {command}, inicjatywa {action}',
  'facts.unit': 'siła {full}, osłabione {reduced}',

  // Under each page of cards, then their titles
  'cards.source':
    'PA, plusy, liczby egzemplarzy, większość kosztów i liczby w działaniach są odtworzone; o tytułach i zasadach więcej mówi D.',
  'cards.C1': 'Karty sojuszu',
  'cards.C2': 'Wojny zewnętrzne',
  'cards.C3': 'Katastrofy i karty przeciwdziałania',
  'cards.C4': 'Karty bitwy',
  'cards.C5': 'Ruch',
  'cards.C6': 'Reakcje',
  'cards.C7': 'Dobieranie',
  'cards.C8': 'Polityka',
  'cards.C9': 'Gospodarka i zaciąg',
  'cards.C10': 'Sabotaż',
  'cards.C11': 'Karty krajów',
}
