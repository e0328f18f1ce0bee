// The rules of Glory to Rome in Polish, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import type { MaterialName } from '../data/materials.ts'
import { dictionaries } from './dictionaries.ts'
import { structureList } from './structure-list.ts'

const structures = (material: MaterialName, functions: Readonly<Record<string, string>>): string =>
  structureList('pl', dictionaries.pl, material, count => `kart: ${count}`, functions)

export const rules: readonly Rule[] = [
  rule(
    '1',
    'Gra i jej pojęcia',
    `
    Rzym spłonął. Od dwóch do pięciu graczy odbudowuje miasto, a każdy chce zyskać na tym więcej niż inni. Wygrywa ten,
    kto na koniec gry ma najwięcej punktów (8); Plac miejski może dać zwycięstwo wcześniej.

    Sercem gry jest **karta rozkazu**. Jest ich 144, a o tym, czym karta jest, decyduje miejsce, w którym leży:

    - na ręce jest rozkazem: można użyć jej **roli** albo położyć ją jako fundament **obiektu**, którego nazwę nosi;
    - w klienteli jest **klientem** w swojej roli;
    - w składzie budowlanym, w skarbcu lub pod obiektem jest **materiałem**.

    Materiał, rola i wartość są ze sobą zawsze powiązane:

    - gruz, tragarz, wartość 1;
    - drewno, cieśla, wartość 1;
    - cegła, legionista, wartość 2;
    - beton, murarz, wartość 2;
    - kamień, kupiec, wartość 3;
    - marmur, patron, wartość 3.

    Pozostałe pojęcia:

    - **Senator**: jedna z 6 kart, które zastępują dowolną rolę. Senator nigdy nie jest materiałem, klientem ani
      fundamentem, nie pokazuje się go przy żądaniu i nie oddaje nikomu, kto żąda.
    - **Runda**: jeden gracz rozgrywa rolę, pozostali na to odpowiadają i wszyscy działają. **Przywódca**: gracz, który
      w tej rundzie może rozegrać rolę.
    - **Zagranie**: to, czym rozgrywasz rolę lub za nią podążasz, zwykle jedna karta. Daje jedną akcję (4.1).
    - **Obóz**: miejsce, w którym karty użyte do rozgrywania i podążania leżą do końca rundy.
    - **Pula**: odkryte karty na środku. Karta z puli nigdy nie wraca na rękę.
    - **Myślenie**: dobieranie kart (4.3).
    - **Wpływy**: na początku 2 punkty. Rosną z każdym ukończonym obiektem. Od nich zależy pojemność klienteli i
      skarbca, a każdy punkt wpływów to punkt zwycięstwa.
    - **Plac budowy**: miejsce na obiekt. Jest ich 36, po 6 z każdego materiału, bliskich (w mieście) lub odległych
      (poza miastem).
    - **Lewy sąsiad**: następny gracz zgodnie z ruchem wskazówek zegara, działa po tobie. **Prawy sąsiad**: gracz przed
      tobą.
    - **Skład**: skrócona nazwa składu budowlanego.

    Te strony opisują zasady naszymi słowami, dla kart polskiego wydania (12). Tam, gdzie instrukcja milczy lub można ją
    rozumieć dwojako, rozstrzyga orzeczenie; orzeczenia następują po punkcie 13 i mają numery od A01 do A61 oraz od G01 do
    G10.
    `,
  ),
  rule(
    '2',
    'Co jest jawne, a co ukryte',
    `
    Każdy gracz ma rękę, obóz, klientelę, skład, skarbiec, obiekty i rząd placów budowy, który pokazuje wpływy.

    Dla wszystkich jawne są: pula, stos senatorów, pozostałe place budowy i liczba kart w talii; u każdego gracza liczba
    kart rozkazów i senatorów na ręce (A49), karty w obozie, klientela, skład, wpływy, wszystkie obiekty z tym, co pod
    nimi leży, i liczba kart w skarbcu.

    Tylko właściciel widzi karty rozkazów na swojej ręce, kartę dobraną dzięki Fontannie oraz, w chwili chowania, kartę
    z ręki, która dzięki Sądowi trafia do skarbca.

    Nikt nie zna kolejności talii, karty schowanej dzięki Atrium ani zawartości skarbca, gdy karty już w nim są; nie zagląda
    tam nawet właściciel. O tym, co pokazuje stół, mówi G08.
    `,
  ),
  rule(
    '3',
    'Przygotowanie',
    `
    1. Każdy zaczyna z 2 punktami wpływów i pustym obozem.
    2. Z każdego materiału tyle placów budowy, ilu jest graczy, to place bliskie; pozostałe z sześciu są odległe. Przy 2
       graczach jest to 2 i 4, przy 3 graczach 3 i 3, przy 4 graczach 4 i 2, przy 5 graczach 5 i 1.
    3. Tasuje się 144 karty rozkazów. Każdy dostaje 4 z nich i 1 senatora. Pozostali senatorowie tworzą odkryty stos.
    4. Dla każdego gracza odkrywa się jedną kartę rozkazu. Pierwszą rundę prowadzi gracz, którego karta jest pierwsza według
       alfabetu wybranego dla stołu; przy remisie remisujący gracze odkrywają następną kartę (A01). Wszystkie odkryte karty
       tworzą pierwszą pulę.
    5. Reszta kart rozkazów to talia. Bez remisów ma ona 134 karty przy 2 graczach, 129 przy 3, 124 przy 4 i 119 przy 5.
    `,
  ),
  rule(
    '4',
    'Runda',
    `
    Przywódca rozgrywa rolę albo myśli (4.1). Po rozegraniu roli pozostali, zgodnie z ruchem wskazówek zegara, podążają
    albo myślą (4.2). Potem wszyscy w tej samej kolejności wykonują akcje (4.4) i następuje koniec rundy (4.5). Następną
    rundę prowadzi lewy sąsiad.
    `,
  ),
  rule(
    '4.1',
    'Rozegranie roli',
    `
    Przywódca myśli albo rozgrywa rolę. Jeśli **myśli**, runda od razu się kończy: nikt inny nic nie robi, a następną
    prowadzi lewy sąsiad.

    Aby **rozegrać** rolę, podaj jej nazwę i połóż w obozie jedno zagranie. Zagranie daje jedną akcję. Może nim być:

    - jedna karta rozkazu tej roli;
    - jeden senator, jako dowolna rola;
    - **petycja**: dwie karty rozkazu jednej roli, jako dowolna rola, także ta sama (A02). Senatorów nie można użyć w
      petycji. W wariancie klasycznym petycja wymaga trzech kart (9);
    - z Cyrkiem: dowolna karta rozkazu, jako murarz.

    Z Pałacem możesz położyć kilka zagrań tej samej roli.
    `,
  ),
  rule(
    '4.2',
    'Podążanie',
    `
    Zgodnie z ruchem wskazówek zegara, od lewego sąsiada przywódcy, każdy z pozostałych graczy albo podąża jednym
    zagraniem rozgrywanej roli (z Pałacem kilkoma), albo od razu myśli. Wszyscy wybierają, zanim ktokolwiek wykona
    akcję.
    `,
  ),
  rule(
    '4.3',
    'Myślenie',
    `
    Przed myśleniem Latryna i Vomitorium pozwalają odrzucać karty (A36). Potem zrób jedno z poniższych:

    - weź jednego senatora, jeśli jakiś leży na stosie;
    - gdy masz na ręce mniej kart, niż wynosi limit: dobierz karty rozkazów do limitu, nie mniej;
    - gdy masz ich tyle, ile wynosi limit, lub więcej: dobierz jedną kartę rozkazu.

    Limit to 5 kart, z Ołtarzem o 2 więcej, ze Świątynią o 4 więcej. Senatorowie liczą się jako karty na ręce. Limit
    mówi tylko, do ilu kart uzupełniasz rękę: nikt nigdy nie musi odrzucać nadmiaru.

    Kto nie rozgrywa roli i nie podąża, musi pomyśleć (A04). Z myślenia, które daje Szkoła lub Akademia, można
    zrezygnować.
    `,
  ),
  rule(
    '4.4',
    'Akcje',
    `
    Od przywódcy, zgodnie z ruchem wskazówek zegara, każdy gracz wykonuje wszystkie swoje akcje, zanim zacznie następny.
    Masz

    - jedną akcję za każde swoje zagranie;
    - jedną akcję za każdego swojego klienta o rozgrywanej roli, **nawet jeśli w tej rundzie myślisz**.

    Akcje są dobrowolne; niewykorzystane przepadają (G01). Klient zatrudniony w tej rundzie jeszcze w niej nie działa,
    chyba że masz Łaźnie.

    Akcje liczy się na bieżąco. Z Magazynem każdy klient jest tragarzem, gdy rozgrywa się tragarza; ze Szkołą gladiatorów
    twoi kupcy są klientami dowolnej roli; z Targiem niewolników klienci działają dwa razy, jeśli rozgrywasz lub podążasz.
    Obiekt ukończony pierwszą akcją wpływa już na następną.
    `,
  ),
  rule(
    '4.5',
    'Koniec rundy',
    `
    W tej kolejności (A34):

    1. Od przywódcy: gracze z Senatem mogą brać senatorów z obozów innych graczy.
    2. Od przywódcy: gracze ze Ściekiem mogą przenosić karty rozkazów z własnego obozu do swojego składu.
    3. Pozostałe karty rozkazów z obozów trafiają do puli, pozostali senatorowie na swój stos.
    4. Od przywódcy: gracze z Akademią, którzy w tej rundzie wykonali akcję cieśli, mogą raz pomyśleć.
    5. Od tej chwili nowi klienci są gotowi do działania. Przywódcą zostaje lewy sąsiad przywódcy.

    Jeśli przywódca myślał, wykonuje się tylko krok piąty.
    `,
  ),
  rule(
    '5',
    'Role',
    `
    Co daje jedna akcja:

    - **Tragarz**: weź jedną kartę z puli do swojego składu. Z Dokiem także jedną kartę z ręki.
    - **Cieśla**: połóż fundament z ręki **albo** dodaj jedną kartę z ręki do jednego ze swoich nieukończonych obiektów
      (6). Z Fontanną możesz zamiast karty z ręki użyć wierzchniej karty talii.
    - **Legionista**: zażądaj materiału (7).
    - **Murarz**: połóż fundament z ręki **albo** dodaj jedną kartę ze składu do jednego ze swoich nieukończonych
      obiektów (6). Z Łukiem triumfalnym materiał może pochodzić z puli. Ze Schodami możesz także udostępnić obiekt.
    - **Kupiec**: schowaj jedną kartę ze składu w swoim skarbcu, zakrytą. Z Atrium może to być zamiast niej wierzchnia
      karta talii. Z Sądem także jedna karta z ręki.
    - **Patron**: weź jedną kartę z puli do swojej klienteli. Z Akweduktem także jedną kartę z ręki, z Tawerną także
      wierzchnią kartę talii.

    Tam, gdzie funkcja coś dodaje słowem „także”, każda część jest dobrowolna; można ich użyć w dowolnej kolejności, każdej
    raz na akcję (A21, A31). Senatorów nigdy się w ten sposób nie przenosi.

    Ograniczenia:

    - **Klientela**: tylu klientów, ile masz punktów wpływów, z Insulą o 2 więcej; z Akweduktem dwa razy tyle.
    - **Skarbiec**: tyle kart, ile masz punktów wpływów, z Targowiskiem o 2 więcej.
    - **Skład**: bez ograniczeń.

    Kartę można dołożyć tylko wtedy, gdy w tej chwili jest na nią miejsce. Wszyscy widzą, jaki materiał trafia do skarbca ze
    składu lub z klienteli; potem nikt nie może tam zaglądać.
    `,
  ),
  rule('6', 'Obiekty', 'Jak się zaczyna, buduje i kończy obiekty oraz kiedy działają ich funkcje.'),
  rule(
    '6.1',
    'Fundamenty',
    `
    Zarówno cieśla, jak i murarz kładą fundamenty z ręki. Wyłóż kartę i podłóż pod nią jeden plac budowy z jej
    materiału. Potrzebne są:

    - plac budowy z tego materiału (dla Posągu: z dowolnego), bliski lub odległy (6.2);
    - nazwa, której jeszcze nie masz. Liczą się obiekty nieukończone, ukończone i przejęte (A11). Inni gracze mogą mieć
      obiekt o tej samej nazwie.
    `,
  ),
  rule(
    '6.2',
    'Odległe place budowy',
    `
    Odległy plac budowy kosztuje **dwie kolejne akcje tej samej roli**: tę i twoją następną w tej rundzie, skądkolwiek
    pochodzą (A09). Z Wieżą kosztuje jedną. Odległego placu można użyć, nawet gdy są jeszcze bliskie tego rodzaju (A08),
    a jego zajęcie nigdy nie kończy gry.
    `,
  ),
  rule(
    '6.3',
    'Materiały',
    `
    Obiekt potrzebuje tylu materiałów, ile wynosi wartość jego placu budowy: gruz i drewno 1, cegła i beton 2, kamień
    i marmur 3. Muszą to być materiały tego samego rodzaju co obiekt, z wyjątkami:

    - z Wieżą gruz pasuje do każdego twojego obiektu;
    - z Ulicą do twoich kamiennych obiektów pasuje wszystko;
    - ze Skryptorium marmur pasuje do każdego twojego obiektu i kończy jego budowę;
    - Posąg przyjmuje materiał swojego placu budowy i marmur (A12).

    Materiały dodaje się tylko do własnych obiektów.
    `,
  ),
  rule(
    '6.4',
    'Ukończenie',
    `
    Obiekt jest ukończony, gdy tylko ma tyle materiałów, ile potrzebuje, albo gdy kończy go Skryptorium lub własna
    funkcja Rezydencji. Od razu

    - jego plac budowy przechodzi do twojego rzędu: wpływy rosną o wartość placu;
    - zaczyna działać jego funkcja;
    - następuje to, co daje ukończenie.

    Materiały zostają pod obiektem na zawsze.
    `,
  ),
  rule(
    '6.5',
    'Działające funkcje',
    `
    Funkcja działa u ciebie, jeśli

    - masz ten obiekt ukończony;
    - albo masz go nieukończony, jest marmurowy, a u ciebie działa Brama;
    - albo ukończony obiekt o tej nazwie został udostępniony wszystkim dzięki Schodom.

    Funkcja albo działa, albo nie: własna i zarazem udostępniona nie daje nic więcej. To, co dzieje się po ukończeniu,
    dotyczy tylko gracza, który obiekt ukończył lub przejął dzięki Więzieniu.
    `,
  ),
  rule(
    '6.6',
    'Straty',
    `
    Po stracie obiektu lub wpływów niczego się nie odrzuca. Ręka, klientela i skarbiec mogą wtedy przekraczać swoje limity,
    a materiały dodane dzięki Ulicy lub Wieży zostają na miejscu. Po prostu niczego nie można dołożyć, dopóki znów nie
    będzie miejsca.
    `,
  ),
  rule(
    '6.7',
    'Akcje za ukończenie',
    `
    Amfiteatr, Odlewnia i Ogród dają tyle akcji, ile masz punktów wpływów zaraz po doliczeniu nowego placu budowy; Szkoła
    pozwala tyle razy pomyśleć. Ta liczba już się nie zmienia (A41). Wykonuje się je od razu, w ramach akcji, która
    ukończyła obiekt, przed wszystkimi innymi, które ci jeszcze zostały. Wszystkie są dobrowolne.
    `,
  ),
  rule(
    '7',
    'Żądania',
    `
    Wszystkie swoje akcje legionisty wykonujesz **razem**:

    1. Pokaż tyle kart z ręki, ile masz akcji legionisty, lub mniej. Każda pokazana karta żąda raz swojego materiału.
       Aby dwa razy zażądać tego samego, pokazujesz dwie takie karty. Nie można pokazać senatora ani karty z obozu.
    2. Za każde żądanie jedna karta tego materiału przechodzi z puli do twojego składu, jeśli jakaś tam jest.
    3. Za każde żądanie lewy i prawy sąsiad oddają ci do składu po jednej takiej karcie z ręki, jeśli ją mają. Sami
       wybierają, które karty tego materiału. Przy dwóch graczach jedyny przeciwnik oddaje raz, nie dwa razy.
    4. Pokazane karty zostają na twojej ręce.

    Pierwszy oddaje lewy sąsiad (A25). Nikt nie może odmówić, ale Palisada i Mur obronny chronią (A26). **Most** sięga do
    wszystkich graczy i do ich składów; **Arena** zabiera także klientów (10.4, 10.5).
    `,
  ),
  rule(
    '8',
    'Koniec gry i punkty',
    `
    Gra kończy się **natychmiast**, choćby w środku rundy, a pozostałe akcje przepadają, gdy

    - spełni się warunek czyjegoś Placu miejskiego: ten gracz wygrywa i nie liczy się punktów;
    - zostaną ukończone Katakumby;
    - fundament zajmie ostatni bliski plac budowy spośród wszystkich materiałów;
    - ostatnia karta rozkazu opuści talię, z jakiegokolwiek powodu (A05);
    - wszyscy zgodzą się poddać partię: wygrywa ten, kto został albo kogo wskażą wszyscy inni, i nie liczy się punktów
      (A46).

    Liczba rund nie jest ograniczona (A50).

    Plac miejski ma pierwszeństwo przed każdym innym zakończeniem gry (A06). Jeśli warunek spełni się w tej samej chwili u
    kilku graczy, porównuje się punkty tylko między nimi (A43).

    Otwiera się skarbce. Twoje punkty to:

    - twoje punkty wpływów;
    - suma wartości materiałów w skarbcu;
    - 3 za każdą **premię kupiecką**. Jest jedna na każdy materiał. Dostaje ją ten, kto ma w skarbcu najwięcej jego
      kart; jeśli najwięcej ma kilku graczy, nikt jej nie dostaje (A45);
    - z Murem obronnym: 1 za każde dwie karty w składzie;
    - z własnym ukończonym Posągiem: 3.

    Wygrywa, kto ma najwięcej punktów. Przy remisie rozstrzyga większa liczba kart na ręce, łącznie z senatorami; jeśli
    i ona jest równa, zwycięstwo jest wspólne (A44).
    `,
  ),
  rule(
    '9',
    'Warianty i opcje',
    `
    **Wariant**:

    - standardowy: zasady takie, jak tu opisane;
    - klasyczny: petycja wymaga trzech kart, a Plac miejski tylko sześciu ról, bez materiałów. Cyrk pozostaje bez zmian;
    - uproszczony, na pierwszą grę: funkcji nie ma, więc ani Katakumby, ani Plac miejski nie kończą gry; z każdego
      materiału są 3 place budowy; pół talii odpada (A47, G10).

    W pozostałych opcjach wybiera się jedno z możliwych odczytań zasad:

    - **Odległe place budowy**: w każdej chwili albo dopiero gdy zabraknie bliskich tego rodzaju (A08);
    - **Schody**: udostępniają obiekt oprócz budowy albo zamiast niej (A15);
    - **Targ niewolników ukończony między dwiema akcjami**: wszyscy klienci działają dwa razy albo tylko ci, którzy
      jeszcze nie działali (A23);
    - **Most a składy budowlane**: żądający wybiera, co zabiera, albo zabiera wszystko (A25);
    - **Ani grać, ani dobierać**: nie wolno albo wolno (A04);
    - **Skarbce**: nikt nie może ich przeglądać albo stół pamięta, co było widać (G08);
    - **Nazwy kart, które decydują, kto zaczyna**: angielskie, polskie, rosyjskie albo niemieckie (A01);
    - **Poddanie partii**: tylko przez rezygnację przy stole albo przy każdym własnym ruchu, ze wskazaniem zwycięzcy
      (A46, G04).
    `,
  ),
  rule(
    '10',
    'Czterdzieści obiektów',
    `
    Każda nazwa ma materiał, a z nim rolę, wartość i liczbę kart. To, co następuje po słowach „Po ukończeniu”, dzieje się
    raz, w chwili ukończenia; wszystko inne działa od ukończenia (6.5). „Możesz” zostawia wybór tobie. Zależności, które
    trzeba opisać dokładniej, są w punkcie 11.
    `,
  ),
  rule(
    '10.1',
    'Obiekty z gruzu',
    structures('rubble', {
      bar: `
    Każda twoja akcja patrona może także zatrudnić wierzchnią kartę talii. Decydujesz, zanim zostanie odkryta, i karta
    zostaje u ciebie. Musi być na nią miejsce. Nie ma znaczenia, czy zatrudniasz też z puli.
    `,
      insula: 'Twoja klientela mieści dwóch klientów więcej. Akwedukt podwaja także tych dwóch.',
      latrine: `
    Przed każdym myśleniem możesz odrzucić jedną kartę z ręki do puli; senator trafia na stos senatorów (A48). Odrzuconą
    kartę można wziąć akcją jeszcze w tej samej rundzie.
    `,
      road: `
    Twoje kamienne obiekty przyjmują każdy materiał. Posąg na kamiennym placu budowy jest w tym sensie obiektem
    kamiennym.
    `,
    }),
  ),
  rule(
    '10.2',
    'Obiekty z drewna',
    structures('wood', {
      circus: `
    Dowolną jedną kartę rozkazu możesz zagrać, aby rozegrać rolę murarza lub za nią podążyć. Petycje się nie zmieniają.
    Z Pałacem każda taka karta jest osobnym zagraniem.
    `,
      dock: `
    Każda twoja akcja tragarza może także przenieść jedną kartę rozkazu z ręki do składu, nawet jeśli nic nie bierzesz z
    puli.
    `,
      market: 'Twój skarbiec mieści dwie karty więcej.',
      palisade: `
    Nikt nie może żądaniem zabrać ci kart z ręki ani, dzięki Arenie, klienta. Most omija Palisadę. Nadal możesz oddać karty
    z ręki z własnej woli (A26).
    `,
    }),
  ),
  rule(
    '10.3',
    'Obiekty z cegły',
    structures('brick', {
      academy: `
    Na koniec rundy, w której wykonasz przynajmniej jedną akcję cieśli (A35), możesz raz pomyśleć. Obozy są już wtedy
    puste (4.5).
    `,
      archway: `
    Materiał dodawany twoją akcją murarza może pochodzić z puli zamiast ze składu. Zmienia się tylko źródło karty; nie
    jest to karta dodatkowa.
    `,
      atrium: `
    Kartą, którą twoja akcja kupca chowa w skarbcu, może być wierzchnia karta talii, bez oglądania, zamiast karty ze
    składu. Nie jest to karta dodatkowa.
    `,
      bath: `
    Każdy klient, którego zatrudniasz akcją patrona, z puli, z ręki lub z talii, może od razu raz zadziałać w swojej
    roli. Może z tego powstać łańcuch: tak zatrudniony patron zatrudnia następnego klienta, który też działa (11, A20).
    `,
      foundry: 'Po ukończeniu: możesz wykonać po jednej akcji tragarza za każdy punkt wpływów (6.7).',
      gate: `
    Funkcje twoich własnych nieukończonych marmurowych obiektów już działają. Położony fundament działa od razu. Punkty
    za Posąg wymagają jednak jego ukończenia (A19).
    `,
      school: 'Po ukończeniu: możesz pomyśleć raz za każdy punkt wpływów, jeden raz po drugim (6.7).',
      shrine: 'Twój limit kart na ręce jest większy o dwie.',
    }),
  ),
  rule(
    '10.4',
    'Obiekty z betonu',
    structures('concrete', {
      amphitheatre: `
    Po ukończeniu: możesz wykonać po jednej akcji cieśli za każdy punkt wpływów (6.7). Dwie kolejne z nich wystarczą na
    odległy plac budowy, podobnie jak ostatnia razem z twoją następną akcją cieśli (A09).
    `,
      aqueduct: `
    Pojemność twojej klienteli podwaja się, po doliczeniu wszystkich dodatków. Ponadto każda twoja akcja patrona może także
    zatrudnić jedną kartę rozkazu z ręki, nawet jeśli nikogo nie zatrudniasz z puli.
    `,
      bridge: `
    Twoje żądania sięgają do wszystkich graczy, nie tylko do sąsiadów; omijają Palisady; a za każde żądanie możesz też
    zabrać jedną kartę tego materiału ze składu każdego, do kogo ono sięga, niezależnie od tego, co kto oddał z ręki (A25).
    Mur obronny nadal chroni.
    `,
      senate: `
    Na koniec każdej rundy możesz wziąć dowolnie wielu senatorów, którzy leżą w obozach innych graczy, nawet jeśli w tej
    rundzie myślisz (A32). Przy kilku Senatach pierwszy wybiera przywódca, potem kolejni zgodnie z ruchem wskazówek
    zegara; senator już wzięty jest na czyjejś ręce i poza zasięgiem.
    `,
      storeroom: 'Każdy twój klient oprócz własnej roli liczy się jako tragarz.',
      tower: `
    Gruz można dodać do każdego twojego obiektu. Ponadto fundament na odległym placu budowy kosztuje cię jedną akcję.
    `,
      vomitorium: `
    Przed każdym myśleniem możesz odrzucić całą rękę, wszystko albo nic: karty rozkazów do puli, senatorów na ich stos.
    `,
      wall: `
    Nikt nie może ci nic zabrać żądaniem: ani z ręki, ani ze składu, ani z klienteli, nawet mając Most. Możesz oddać karty z
    ręki z własnej woli (A26). Na koniec gry każde dwie karty w twoim składzie to punkt.
    `,
    }),
  ),
  rule(
    '10.5',
    'Obiekty z kamienia',
    structures('stone', {
      catacomb: `
    Po ukończeniu: gra natychmiast się kończy. Liczy się punkty, razem z 3 punktami wpływów za ten plac budowy.
    `,
      'circus-maximus': `
    Jeśli w tej rundzie rozgrywasz lub podążasz, każdy twój klient, który działa, może zadziałać dwa razy. Jeśli
    myślisz, klienci działają raz (A23).
    `,
      coliseum: `
    Za każde żądanie możesz także zabrać każdemu, do kogo ono sięga, jednego klienta, którego karta jest z tego materiału
    (A61), i schować go w swoim skarbcu, dopóki jest miejsce (A28). Wybierasz, którego. Palisada i Mur obronny chronią; Most
    sięga do wszystkich i omija Palisady. Tak zabrany klient już nie działa.
    `,
      garden: 'Po ukończeniu: możesz wykonać po jednej akcji patrona za każdy punkt wpływów (6.7).',
      prison: `
    Po ukończeniu: możesz zapłacić innemu graczowi 3 punkty wpływów, czyli plac budowy samego Więzienia, i przejąć jego
    ukończony obiekt o nazwie, której jeszcze nie masz. Dokładny przebieg wymiany opisuje punkt 11.
    `,
      scriptorium: `
    Jeden marmur, dodany akcją cieśli lub murarza do dowolnego twojego nieukończonego obiektu, kończy jego budowę (A14,
    A60).
    `,
      sewer: `
    Na koniec każdej rundy dowolne karty rozkazów z twojego obozu mogą trafić do twojego składu zamiast do puli (A33).
    Dotyczy to też kart z petycji, ale nie senatorów.
    `,
      villa: `
    Jeden materiał dodany do Rezydencji akcją murarza kończy jej budowę, nawet jeśli wcześniej coś dodał cieśla (A13).
    Działa więc na samą siebie, póki jest nieukończona; sam cieśla potrzebuje trzech materiałów. Ukończona nie daje nic
    więcej.
    `,
    }),
  ),
  rule(
    '10.6',
    'Obiekty z marmuru',
    structures('marble', {
      basilica: `
    Każda twoja akcja kupca może także schować w skarbcu jedną kartę rozkazu z ręki, nawet jeśli nie użyjesz zwykłej części
    akcji. Karty się nie pokazuje (A29).
    `,
      forum: `
    Wygrywasz, gdy tylko w twojej klienteli są klienci wszystkich sześciu ról, a w składzie wszystkie sześć materiałów. W
    wariancie klasycznym wystarczą role. O tym, jak liczą się Szkoła gladiatorów i Magazyn, mówi punkt 11.
    `,
      fountain: `
    Twoja akcja cieśli może zamiast karty z ręki użyć wierzchniej karty talii. Dobierz ją; potem połóż ją jako
    fundament, dodaj jako materiał albo zatrzymaj. Jeśli ją zatrzymasz, akcja i tak jest zużyta.
    `,
      'ludus-magna': 'Każdy twój klient kupiec liczy się jako klient dowolnej roli.',
      palace: `
    Rozgrywając rolę albo podążając, możesz położyć dowolnie wiele zagrań tej samej roli; za każde masz akcję. Mogą być
    dowolnego rodzaju: karty roli, senatorowie, petycje, a z Cyrkiem dowolne karty jako murarz (A37).
    `,
      stairway: `
    Każda twoja akcja murarza może także dodać jeden materiał do ukończonego obiektu innego gracza (A16). Odtąd jego
    funkcja jest dostępna dla wszystkich graczy (11).
    `,
      statue: `
    Jego fundament można położyć na dowolnym placu budowy. Plac decyduje, ilu materiałów potrzeba i ile wpływów przybywa.
    Posąg przyjmuje marmur i materiał placu, także pomieszane (A12). Na koniec gry ukończony Posąg daje właścicielowi 3
    punkty.
    `,
      temple: 'Twój limit kart na ręce jest większy o cztery.',
    }),
  ),
  rule(
    '11',
    'Zależności',
    `
    - **Brama**: działają nieukończone Świątynia, Pałac, Fontanna, Sąd, Szkoła gladiatorów, Schody i Plac miejski. Plac
      miejski, którego fundament kładziesz przy działającej Bramie, daje zwycięstwo od razu, jeśli masz to, czego wymaga.
    - **Plac miejski**: każdy klient liczy się tylko w jednej roli. Bez innych obiektów potrzebujesz klienta każdej roli. Ze
      **Szkołą gladiatorów** kupcy zastępują inne role: oprócz jednego kupca potrzebujesz jeszcze po jednym na każdą
      brakującą rolę. Z **Magazynem** dowolny klient zastępuje tragarza: potrzebujesz pięciu pozostałych ról i sześciu
      klientów razem. Z oboma tymi obiektami kupcy zastępują pozostałe role, dowolny klient tragarza i znów potrzebujesz
      sześciu klientów razem. Materiałów nic nie zastępuje. Warunek sprawdza się po każdej pojedynczej zmianie, u wszystkich
      graczy.
    - **Schody**: materiał musi być własnym materiałem obiektu; dla Posągu marmur albo materiał jego placu budowy.
      Pochodzi z twojego składu, z Łukiem triumfalnym także z puli, i zostaje przy obiekcie. Udostępnić można tylko
      ukończone obiekty innych graczy, każdy raz. To, co dzieje się po ukończeniu, nie dzieje się ponownie: udostępniona
      Odlewnia nic nie daje. Udostępniony Mur obronny chroni wszystkich i wszystkim daje punkty; udostępniony Posąg daje
      je tylko właścicielowi (A18).
    - **Więzienie**: przejmujesz ukończony obiekt ze wszystkim, co pod nim leży. Jego plac budowy zostaje u właściciela,
      który dostaje też plac twojego Więzienia: właściciel ma o 3 punkty wpływów więcej, a ty tyle, ile przed ukończeniem
      Więzienia. Jeśli ukończenie tego obiektu coś daje, dostajesz to teraz ty, według swoich wpływów po zapłacie (A39).
      Obiekt mógł być już kiedyś przejęty i może być udostępniony: wtedy pozostaje udostępniony. Póki go masz, nie możesz
      położyć fundamentu o tej nazwie; poprzedni właściciel może. Więzienie zostaje u ciebie, ukończone i bez dalszego
      pożytku, więc drugiego mieć nie możesz.
    - **Łaźnie**: akcja nowego klienta kończy się, zanim akcja patrona potoczy się dalej. Zatrudniony patron wykonuje
      całą akcję patrona, z własną Tawerną, Akweduktem i Łaźniami. Zatrudniony legionista stawia jedno osobne żądanie.
    - **Targ niewolników** podwaja akcje klientów, ale nie akcje za zagrania, z Łaźni ani za ukończenie. Z **Magazynem**
      wszyscy twoi klienci działają dwa razy, gdy rozgrywa się tragarza.
    - **Pałac i Ściek**: każda zagrana karta rozkazu może trafić do składu, także z petycji.
    - **Most i Arena**: zabierasz klientów wszystkim innym graczom, mimo Palisad, ale nie tym, których chroni Mur obronny.
    - **Łuk triumfalny** zmienia tylko źródło materiału; Rezydencja, Skryptorium, Wieża i Ulica działają przy nim jak
      zwykle.
    - **Fontanna i odległy plac**: kartę dobiera się raz, choć akcje są dwie; drugą akcją niczego się nie dobiera.
    - **Schody i odległy plac**: plac kosztuje dwie akcje murarza i każdą z nich można też udostępnić obiekt (A15).
    - **Latryna i Vomitorium**: odrzucone karty od razu leżą w puli i można je wziąć w tej samej rundzie.
    - **Skryptorium i Fontanna**: dobrany marmur może ukończyć dowolny twój obiekt.
    `,
  ),
  rule(
    '12',
    'Wydania i źródło danych',
    `
    Karty są z polskiego wydania „Na chwałę Rzymu”. Łączy ono dwie angielskie talie: nazwy są z talii Imperium, ale dwie
    funkcje z talii Republic.

    - **Cyrk** (Circus): tu dowolna karta rozkazu jako murarz. W Imperium pozwala użyć dwóch kart jednej roli jak senatora;
      w Republic karta nazywa się Crane.
    - **Plac miejski** (Forum): tu sześć ról i sześć materiałów. W Imperium sześć ról; w Republic nazywa się Forum
      Romanum i wymaga obu.
    - **Arena** (Coliseum) i **Senat** (Senate): jak w Imperium. Republic ma zamiast nich Domus Aurea i Tribunal, które
      robią co innego.
    - **Petycje**: tu dwie karty, trzy w Imperium i w wariancie klasycznym.
    - **Tawerna, Akwedukt, Dok, Sąd**: tu karta jest dodatkowa i można użyć jej samej. Starsze karty mówią tylko, że
      karta może stamtąd pochodzić.
    - **Senator**: gdzie indziej Jack. Pierwsze druki mają 5 takich kart i 30 placów budowy; to wydanie 6 i 36. W niektórych
      wydaniach rozdaje się pięć kart rozkazów zamiast czterech i senatora.

    Pozostałe 36 obiektów ma tę samą nazwę, materiał, wartość i liczbę kart we wszystkich porównanych spisach.

    **Podane w instrukcji**: co robi każdy z czterdziestu obiektów, jego materiał i wartość; 144 karty rozkazów, 36
    placów budowy i 6 senatorów. **Wyprowadzone, nie podane**: po 6 kart każdego obiektu o wartości 1 i po 3 każdego
    innego oraz po 6 placów budowy z każdego materiału. Wynika to z sum (8 nazw po 6 kart i 32 po 3 to 144; 6 razy 6 to
    36) i zgadza się z pięcioma publicznymi spisami kart oraz z trzema zapasowymi Placami miejskimi wariantu
    klasycznego.
    `,
  ),
  rule(
    '13',
    'Orzeczenia',
    `
    Tam, gdzie instrukcja milczy lub można ją rozumieć dwojako, trzeba było zdecydować. **Wszystkie poniższe orzeczenia są
    nasze**, a nie wydawcy. Każde podaje pytanie, odpowiedź i powód oraz swoją podstawę:

    - **brzmienie**: to, co mówi instrukcja, wzięte dosłownie;
    - **wniosek**: wynika z innych jej zasad;
    - **praktyka**: tak grają sprawdzone publiczne implementacje;
    - **nasza decyzja**: wybór, przy którym każda odpowiedź byłaby dobra albo który dotyczy tylko programu.

    Numery od A51 do A59 nie są używane.
    `,
  ),
  rule(
    'A01',
    'Alfabet przy wyborze pierwszego przywódcy',
    `
    Nazwy różnią się w zależności od języka: czyj alfabet wyznacza pierwszego przywódcę? Określa to opcja stołu „Nazwy kart,
    które decydują, kto zaczyna” (9): angielskie, polskie, rosyjskie albo niemieckie. Domyślny jest język osoby, która
    zakłada stół. Przy jednym stole każdy może czytać w innym języku, a gra powinna zacząć się dla wszystkich tak samo:
    wtedy można wybrać na przykład nazwy angielskie. Przebieg gry podaje, która nazwa zdecydowała, kto zaczyna. Następną
    kartę odkrywają tylko remisujący, a każda odkryta karta trafia do puli. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A02',
    'Petycja z kart tej samej roli',
    `
    Czy obie karty petycji mogą mieć tę samą rolę, jako którą się je zagrywa? Tak, i razem nadal dają jedną akcję. W ten
    sposób do puli trafia więcej kart. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A03',
    'Senatorowie to karty na ręce',
    `
    Czy senatorowie liczą się do limitu kart i przy remisie? Tak, w obu wypadkach: to karty na ręce, a jedną z pięciu
    kart początkowej ręki jest senator. Podstawa: wniosek.
    `,
  ),
  rule(
    'A04',
    'Nie można nic nie robić',
    `
    Czy gracz może ani nie zagrać, ani nie dobrać? Nie: kto nie rozgrywa i nie podąża, musi pomyśleć na jeden z trzech
    sposobów. Instrukcja daje dwie możliwości, grać albo „myśleć i dobierać karty”; gdy mówi, że taki gracz „może”
    wykonać jedną z trzech czynności, wybór jest między tymi trzema. Może się więc zdarzyć, że ktoś musi dobrać ostatnią
    kartę. Kto czyta to „może” jako prawo do bezczynności, gra z opcją „Ani grać, ani dobierać” (9): bezczynny przywódca
    kończy rundę tak samo jak myślący. Myślenie dzięki Szkole i Akademii to przywilej i wolno z niego zrezygnować.
    Podstawa: brzmienie.
    `,
  ),
  rule(
    'A05',
    'Ostatnia karta talii',
    `
    Co się z nią dzieje? Trafia tam, dokąd miała trafić: na rękę (myślenie, Fontanna), do klienteli (Tawerna), do skarbca
    (Atrium). Potem sprawdza się Plac miejski i gra się kończy. Kartą z Fontanny już się nie buduje, a kart brakujących do
    limitu się nie dobiera. Koniec jest natychmiastowy, ale ruch, który go wywołał, doprowadza się do końca. Podstawa:
    wniosek.
    `,
  ),
  rule(
    'A06',
    'Plac miejski przed innym zakończeniem',
    `
    Co, jeśli ruch spełnia warunek Placu miejskiego i zarazem kończy grę inaczej? Wygrywa Plac miejski: sprawdza się go
    po każdej pojedynczej zmianie, a zwycięstwo jest ważniejsze niż sam koniec gry. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A07',
    'Ostatni bliski plac budowy',
    `
    Co dzieje się po jego zajęciu? Fundament leży, nieukończony i bez wpływów; nic więcej już się nie dzieje. Najpierw
    sprawdza się tylko Plac miejski, który zaczyna działać dzięki Bramie (A06). Podstawa: wniosek.
    `,
  ),
  rule(
    'A08',
    'Odległy plac w każdej chwili',
    `
    Czy można zająć odległy plac, gdy są jeszcze bliskie tego rodzaju? Tak: instrukcja tego nie zabrania, a kosztuje to
    dodatkową akcję. Jedna ze sprawdzonych implementacji tego zabrania; tak się gra z opcją „Odległe place budowy” (9).
    Podstawa: brzmienie.
    `,
  ),
  rule(
    'A09',
    'Którymi dwiema akcjami się płaci',
    `
    Którymi akcjami płaci się za odległy plac budowy? Wykonywaną właśnie i następną tego samego gracza, obie tej samej roli,
    skądkolwiek pochodzą: z zagranych kart, od klientów i z ich drugich akcji, z Amfiteatru, od klienta zatrudnionego dzięki
    Łaźniom. Ostatnia akcja Amfiteatru łączy się z akcją cieśli, która została graczowi w chwili jego ukończenia. Akcja
    innej roli pomiędzy nimi to wyklucza, chyba że nic nie da się nią zrobić; reszta akcji już zaczętej się nie liczy.
    Instrukcja wymaga dwóch akcji kolejno w tej samej turze i niczego więcej. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A10',
    'Akcja po akcji',
    `
    Czy trzeba z góry zapowiedzieć wszystkie akcje? Nie, wykonuje się je jedną po drugiej, znając skutek poprzedniej.
    Tylko żądania stawia się razem, bo tak mówi instrukcja. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A11',
    'Nazwy przejętych obiektów',
    `
    Czy zakaz drugiego obiektu o tej samej nazwie obejmuje przejęte? Obiekt, który przejmujesz, liczy się jako twój;
    obiekt, który ci zabrano, już nie. Zakaz dotyczy posiadania dwóch. Podstawa: wniosek.
    `,
  ),
  rule(
    'A12',
    'Co przyjmuje Posąg',
    `
    Czy można mieszać marmur z materiałem placu budowy? Tak: każda z tych kart jest dozwolona, więc i każda mieszanka.
    Na marmurowym placu jest to zwykły obiekt z trzech marmurów. Podstawa: wniosek.
    `,
  ),
  rule(
    'A13',
    'Jak kończy się Rezydencję',
    `
    Czy jeden materiał kończy ją, gdy cieśla już coś dodał? Tak, kończy ją każdy materiał, który może dodać akcja murarza, i
    dzieje się to automatycznie: pozostawienie jej nieukończonej nic by nie dało. Podstawa: wniosek.
    `,
  ),
  rule(
    'A14',
    'Co kończy Skryptorium',
    `
    Dowolny twój nieukończony obiekt, także marmurowy, każdym marmurem, który dodaje cieśla lub murarz: z ręki, ze składu, z
    puli czy z talii. Funkcja wymienia materiał i akcję, a nie źródło. O tym, czy można z tego zrezygnować, mówi A60.
    Podstawa: brzmienie.
    `,
  ),
  rule(
    'A15',
    'Schody oprócz budowania',
    `
    Czy udostępnienie obiektu zastępuje akcję murarza, czy się do niej dokłada? Dokłada się: raz w każdej akcji murarza,
    przed budowaniem, po nim albo samo. Instrukcja opisuje je tak jak funkcje, które dodają kartę, a te, które nie
    dodają, zaznacza; jej przykład pasuje do obu odczytań. Odległy plac budowy zabiera dwie akcje murarza i każdą z nich
    można udostępnić obiekt. Z opcją „Schody” (9) gra się odwrotnie. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A16',
    'Co przyjmują Schody',
    `
    Czy obiekt można udostępnić gruzem (Wieża), czymkolwiek (Ulica) lub marmurem (Skryptorium)? Nie, tylko własnym
    materiałem obiektu. Tamte funkcje dotyczą twoich nieukończonych obiektów. Podstawa: wniosek.
    `,
  ),
  rule(
    'A17',
    'Obiektu nie udostępnia się dwa razy',
    `
    Czy udostępniony obiekt można udostępnić ponownie? Nie. Nic by to nie zmieniło, a tylko zmarnowało kartę. Zobacz też
    G07. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A18',
    'Punkty za udostępnione obiekty',
    `
    Czy udostępnione obiekty dają punkty wszystkim? Mur obronny tak: jego punkty są częścią funkcji. Posąg nie: jego
    punkty wymagają własnego ukończonego Posągu. Jedna ze sprawdzonych implementacji daje je wszystkim. Podstawa:
    wniosek.
    `,
  ),
  rule(
    'A19',
    'Brama i Posąg',
    `
    Czy Brama daje 3 punkty za nieukończony Posąg? Nie. Nie jest to coś, co działa w czasie gry; to nagroda za ukończony
    Posąg. Podstawa: wniosek.
    `,
  ),
  rule(
    'A20',
    'Łaźnie i klienci o kilku rolach',
    `
    Jako kto może zadziałać właśnie zatrudniony klient, który liczy się jako kilka ról? Jako dowolna z nich, według
    wyboru właściciela: kupiec przy Szkole gladiatorów jako ktokolwiek, przy Magazynie każdy klient jako tragarz. Działa
    raz, nigdy dwa razy. Podstawa: wniosek.
    `,
  ),
  rule(
    'A21',
    'Kolejność w akcji patrona',
    `
    W jakiej kolejności zatrudnia się z puli, z ręki i z talii? W dowolnej, z każdego miejsca najwyżej raz. Żadnej
    kolejności nie podano. Podstawa: wniosek.
    `,
  ),
  rule(
    'A22',
    'Którzy klienci działają',
    `
    Ci, którzy są w klienteli, gdy przychodzi kolej ich właściciela, z wyjątkiem zatrudnionych w tej rundzie. Klient zabrany
    wcześniej dzięki Arenie już więc nie działa. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A23',
    'Targ niewolników w połowie akcji',
    `
    Kto działa dwa razy, jeśli ukończono go, gdy zostały jeszcze inne akcje? Każdy klient tej roli ma wtedy w tej rundzie
    dwie akcje, także ten, który pierwszą już wykorzystał. Funkcja mówi o wszystkich klientach. Jedna ze sprawdzonych
    implementacji podwaja tylko akcje klientów, którzy jeszcze nie działali; tak się gra z opcją „Targ niewolników” (9).
    Podstawa: brzmienie.
    `,
  ),
  rule(
    'A24',
    'Jedna karta, jedno żądanie',
    `
    Czy jedna karta może poprzeć kilka żądań stawianych w różnych chwilach rundy, dzięki Łaźniom? Nie: każda karta z ręki
    popiera w rundzie najwyżej jedno żądanie. Według instrukcji kilkoma akcjami legionisty w turze można żądać materiału
    tyle razy, ile jego kart da się odsłonić. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A25',
    'Kolejność żądania',
    `
    W jakiej kolejności się zabiera? Najpierw z puli, potem od graczy, do których sięga żądanie, zgodnie z ruchem wskazówek
    zegara od lewego sąsiada: od każdego z ręki, potem z Mostem ze składu, potem z Areną z klienteli. Co zależy od
    żądającego? Składy i klienci: o obu instrukcja mówi, że „możesz dodatkowo zażądać”. Pula i ręce nie: o nich mówi, że
    gracz bierze, a przeciwnicy oddają, i że z Mostem żądasz od wszystkich. Z opcją „Most a składy budowlane” (9) zabiera
    się wszystko bez pytania. Podstawa: brzmienie; kolejność to nasza decyzja.
    `,
  ),
  rule(
    'A26',
    'Chronieni mogą oddać',
    `
    Co może oddać gracz za Palisadą lub Murem obronnym? Domyślnie nic. Jeśli chce, karty z ręki, nie więcej, niż
    zabrałoby żądanie; nigdy kart ze składu ani klientów. Instrukcja pozwala oddawać i mówi o kartach z ręki. Podstawa:
    brzmienie.
    `,
  ),
  rule(
    'A27',
    'Pokazane karty są jawne',
    `
    Czy jawny jest tylko materiał karty pokazanej przy żądaniu? Jawna jest cała karta, z nazwą: leży odkryta. Podstawa:
    brzmienie.
    `,
  ),
  rule(
    'A28',
    'Arena przy pełnym skarbcu',
    `
    Nikogo się wtedy nie zabiera, a klienci zostają i mogą działać. Gdy miejsca starcza tylko dla niektórych, wybiera
    żądający. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A29',
    'Karta schowana dzięki Sądowi',
    `
    Czy się ją pokazuje? Nie. Według instrukcji materiał ujawnia się tylko przy kartach ze składu. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A30',
    'Atrium i Sąd',
    `
    Czy można użyć obu w jednej akcji? Tak, po jednej karcie, o ile jest miejsce: Atrium zastępuje kartę ze składu, Sąd
    dodaje kartę. Podstawa: wniosek.
    `,
  ),
  rule(
    'A31',
    'Sama część dodatkowa',
    `
    Czy można użyć dodatkowej części akcji bez zwykłej? Tak, wszędzie tam, gdzie funkcja mówi „także”. Przy kilku z nich
    mówi to sama instrukcja. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A32',
    'Senat po myśleniu',
    'Czy jego właściciel musi rozgrywać lub podążać? Nie: niczego takiego się nie wymaga. Podstawa: brzmienie.',
  ),
  rule(
    'A33',
    'Ściek dla niektórych kart',
    'Czy trzeba przenieść albo wszystkie karty, albo żadnej? Nie, dowolne: każda karta może trafić do składu. Podstawa: wniosek.',
  ),
  rule(
    'A34',
    'Kolejność na koniec rundy',
    `
    W jakiej kolejności następują Senat, Ściek, opróżnienie obozów i Akademia? Jak w 4.5. Senat i Ściek biorą karty, które
    jeszcze leżą w obozach, więc są pierwsze; sprawdzone implementacje opróżniają obozy przed Akademią. Akademia może więc
    dać senatora zagranego w tej samej rundzie. Podstawa: wniosek, praktyka.
    `,
  ),
  rule(
    'A35',
    'Wykonana akcja cieśli',
    `
    Co się liczy dla Akademii? Fundament, dodany materiał albo karta dobrana dzięki Fontannie, nawet zatrzymana. Nie
    liczy się akcja niewykorzystana. Nie ma znaczenia, skąd akcja pochodziła. Akademia musi działać na koniec rundy;
    mogła zostać ukończona właśnie tą akcją. Podstawa: wniosek.
    `,
  ),
  rule(
    'A36',
    'Latryna i Vomitorium',
    `
    Czy przed jednym myśleniem można użyć obu? Tak, dowolnego z nich lub obu, najpierw Latryny: po Vomitorium nie ma już
    czego odrzucać. Podstawa: wniosek.
    `,
  ),
  rule(
    'A37',
    'Petycje z Pałacem',
    `
    Czy wśród zagrań Pałacu mogą być petycje, senatorowie i karty Cyrku? Tak, każde jest jednym zagraniem: co może zastąpić
    kartę roli raz, może to zrobić i drugi raz, a w przykładzie z instrukcji dokłada się senatora. Podstawa: wniosek.
    `,
  ),
  rule(
    'A38',
    'Kiedy liczy się rękę',
    `
    Kiedy rozstrzyga się, czy myślenie uzupełnia rękę, czy daje jedną kartę? W chwili dobierania, po odrzuceniu kart.
    Podstawa: wniosek.
    `,
  ),
  rule(
    'A39',
    'Więzienie: najpierw zapłata, potem liczenie',
    `
    Według jakich wpływów liczy się akcje przejętej Odlewni, Szkoły, Amfiteatru lub Ogrodu? Według wpływów po zapłacie:
    obiekt dostaje się w zamian za nie. Podstawa: wniosek.
    `,
  ),
  rule(
    'A40',
    'Limity płacącego',
    `
    Czy ten, kto zapłacił 3 punkty wpływów, musi oddać klientów lub karty ze skarbca? Nie, jak w 6.6: z powodu limitu
    nigdy się nie odrzuca. Podstawa: wniosek.
    `,
  ),
  rule(
    'A41',
    'Wpływy rosnące w trakcie',
    `
    Czy liczba akcji za ukończenie zmienia się, gdy jedna z nich ukończy inny obiekt? Nie, jest ustalona w chwili
    ukończenia. Podstawa: wniosek.
    `,
  ),
  rule(
    'A42',
    'Skutki wewnątrz skutków',
    `
    Co jest pierwsze, gdy jeden skutek wywołuje drugi? Najnowszy doprowadza się do końca, potem toczy się dalej starszy.
    Plac miejski sprawdza się między wszystkimi krokami. Podstawa: wniosek.
    `,
  ),
  rule(
    'A43',
    'Kilka Placów miejskich naraz',
    `
    Kto wygrywa, gdy warunek spełnia się u kilku graczy w tej samej chwili, co może się zdarzyć, gdy obiekt jest
    udostępniony? Rozstrzygają punkty, tylko między nimi, potem karty na ręce; jeśli i tu jest remis, zwycięstwo jest
    wspólne. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A44',
    'Pełny remis',
    `
    Co, jeśli punkty i liczba kart na ręce są równe? Zwycięstwo jest wspólne; instrukcja nie podaje dalszego kryterium.
    Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A45',
    'Premia kupiecka bez kart',
    `
    Czy ktoś dostaje premię za materiał, którego nie ma w żadnym skarbcu? Nie. Aby mieć najwięcej, trzeba mieć choć
    jedną kartę. Podstawa: wniosek.
    `,
  ),
  rule(
    'A46',
    'Jak poddać partię',
    `
    Według instrukcji gra kończy się, gdy wszyscy zgodzą się ją poddać, a zwycięzca jest wtedy znany. Przy stole każdy może
    zrezygnować w dowolnej chwili: przy dwóch graczach drugi od razu wygrywa; przy większej liczbie za tych, którzy
    zrezygnowali, gra program, a gdy zostanie jeden gracz, wygrywa. Z opcją „Poddanie partii” (9) gracze wskazują też
    zwycięzcę: każdy może poddać partię na rzecz jednego z pozostałych i zmienić zdanie, a gdy wszyscy inni wskażą tego
    samego, wygrywa on bez liczenia punktów (G04). Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A47',
    'Place i talia w uproszczonej grze',
    `
    Ile jest bliskich placów budowy? Z trzech placów każdego materiału tyle, ilu jest graczy, najwyżej trzy; reszta jest
    odległa. Połowę talii, zaokrągloną w dół, usuwa się bez oglądania po rozdaniu kart i odkryciu puli. Instrukcja mówi
    tylko o trzech placach i o połowie talii. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'A48',
    'Senatorowie i Latryna',
    'Czy można odrzucić senatora? Tak, na stos senatorów: senator jest kartą na ręce. Podstawa: wniosek.',
  ),
  rule(
    'A49',
    'Senatorowie na ręce są jawni',
    `
    Czy liczba senatorów na ręce jest tajna? Nie: wszyscy widzą, jak senatorów się bierze i zagrywa, więc ich liczbę się
    pokazuje. Podstawa: wniosek.
    `,
  ),
  rule(
    'A50',
    'Gry bez końca',
    `
    Czy gra może trwać w nieskończoność? Tak, jeśli gracze tylko biorą senatorów, a instrukcja nie przewiduje ostatniej
    rundy. Tutaj też jej nie ma: przy stole gra się tak długo, jak się chce. Podstawa: brzmienie.
    `,
  ),
  rule(
    'A60',
    'Marmur przy Skryptorium',
    `
    Czy marmur musi ukończyć obiekt? Tylko tam, gdzie można go dodać wyłącznie dzięki Skryptorium. Tam, gdzie marmur można
    by dodać i bez niego, a liczba nie wystarczyłaby do ukończenia (obiekt marmurowy, Posąg, obiekt kamienny przy Ulicy),
    wybierasz: dodać albo dodać i ukończyć. Funkcja mówi „możesz”; ma to znaczenie dla Katakumb, Ogrodu i Więzienia.
    Podstawa: brzmienie.
    `,
  ),
  rule(
    'A61',
    'Których klientów zabiera Arena',
    `
    Tych, których własna karta jest z żądanego materiału. Szkoła gladiatorów i Magazyn, u którejkolwiek ze stron, niczego tu
    nie zmieniają: mówią, jako kto klient działa, a nie czym jest karta. Podstawa: wniosek.
    `,
  ),
  rule(
    'G01',
    '„Zrezygnuj” i „Gotowe”',
    `
    Jak rezygnuje się z akcji? „Zrezygnuj z dalszych akcji” dotyczy wszystkich pozostałych akcji tego rodzaju: między nimi
    nic się nie dzieje, więc nikogo to nic nie kosztuje. „Gotowe” kończy jedną akcję, której część została użyta; potem
    przychodzi następna. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G02',
    'Właśnie ukończone Schody',
    `
    Czy akcja murarza, która kończy Schody, może też udostępnić obiekt? Tak: funkcje działają od razu (6.4), a dodatkowa
    część akcji nie została jeszcze użyta. Podstawa: wniosek.
    `,
  ),
  rule(
    'G03',
    'Kogo pyta się o karty do oddania',
    `
    Kiedy gracz wybiera karty dla żądającego? Zawsze, gdy ma przynajmniej tyle kart materiału, ile ich zażądano, nawet
    jeśli sposób jest tylko jeden: inaczej z braku pytania każdy by się domyślił, że więcej ich nie ma. Gdy ma mniej,
    wszystkie oddaje się automatycznie i każdy widzi, że to wszystkie. Chronionego gracza, który ma karty rozkazów, pyta
    się zawsze (A26). Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G04',
    'Kiedy poddać partię',
    `
    W jakiej chwili gracz może poddać partię? Przy każdej własnej decyzji, o cokolwiek by chodziło, jeśli przy stole
    włączono tę opcję; pytanie pozostaje. Zrezygnować (A46) można także wtedy, gdy program o nic nie pyta. Podstawa: nasza
    decyzja.
    `,
  ),
  rule(
    'G05',
    'Zagrania przed klientami',
    `
    Które akcje są pierwsze, za zagrania czy za klientów? Za zagrania. Wszystkie są jednakowe, więc ma to znaczenie tylko
    przy drugim odczytaniu A23, gdzie klienci, którzy już działali, nie działają drugi raz. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G06',
    'Partie samych programów',
    `
    Kto przerywa partię samych programów, która nie ma końca? Ten, kto ją uruchomił: w symulacjach, meczach między
    programami i testach partię przerywa się po 20 000 decyzji i uznaje za niedokończoną. Nie jest to zasada gry i nie
    dotyczy stołów, przy których grają ludzie. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G07',
    'Udostępnienie drugiego obiektu o tej nazwie',
    `
    Dwóch graczy ma obiekty o jednej nazwie, a jeden jest udostępniony. Czy można udostępnić drugi? Tak, choć teraz
    niczego to nie zmienia: zakaz z A17 dotyczy tego samego obiektu. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G08',
    'Co stół pokazuje z zakrytych kart',
    `
    Do skarbca nie może zaglądać nikt, nawet właściciel: tak mówi instrukcja, więc stół pokazuje liczbę kart w skarbcu i nic
    więcej, dopóki na koniec nie otworzy się skarbców. To, co trafia do niego ze składu lub z klienteli, ogłasza się od
    razu. Kartę pokazaną przy żądaniu widać do końca rundy, podobnie jak materiał, którego na ręce zabrakło: w ciągu rundy
    każdy musi móc sprawdzić, że żadna karta nie popiera dwóch żądań. Boty też nie wiedzą więcej.

    Z opcją „Skarbce: stół pamięta” (9) pokazuje on, dopóki to aktualne, co wiedziałby uważny gracz: materiały, które
    trafiły do skarbca jawnie, każdemu właścicielowi także karty schowane z jego ręki, karty pokazane, aż opuszczą rękę
    (zapomina się o wszystkich, gdy jakaś karta opuści ją niepostrzeżenie), i brak materiału do następnego dobrania.
    Podstawa: brzmienie; opcja to nasza decyzja.
    `,
  ),
  rule(
    'G09',
    'Karta po karcie',
    `
    Jak wybiera się kilka kart, do żądań, petycji, z Pałacem lub do Ścieku? Jedną po drugiej, w dowolnej kolejności.
    „Wystarczy” kończy wybór. Kto oddaje kilka materiałów, oddaje je jeden po drugim. To, co gracz pokazuje razem, nadal
    liczy się jako pokazane razem. Podstawa: nasza decyzja.
    `,
  ),
  rule(
    'G10',
    'Posąg w uproszczonej grze',
    `
    Gdzie można zbudować Posąg, gdy funkcji nie ma? Na marmurowym placu, z trzech marmurów i bez dodatkowych punktów:
    wybór placu to właśnie jego funkcja. Rezydencja też jest tam zwykłym obiektem kamiennym. Podstawa: wniosek.
    `,
  ),
]
