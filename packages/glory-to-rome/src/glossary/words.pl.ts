// The glossary of Glory to Rome in Polish.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: true,
  terms: {
    'order-card': {
      word: 'karta rozkazu',
      text: 'Jedna ze 144 kart talii: na ręce rozkaz albo obiekt, gdzie indziej klient albo materiał.',
    },
    role: {
      word: 'rola',
      text: 'To, do czego można użyć zagranej karty; każda z sześciu ról daje inny rodzaj akcji.',
    },
    laborer: {
      word: 'tragarz',
      text: 'Bierze kartę z puli do składu.',
    },
    craftsman: {
      word: 'cieśla',
      text: 'Kładzie fundament z ręki albo dodaje do obiektu kartę z ręki.',
    },
    legionary: {
      word: 'legionista',
      text: 'Żąda materiału z puli i od obu sąsiadów.',
    },
    architect: {
      word: 'murarz',
      text: 'Kładzie fundament z ręki albo dodaje do obiektu kartę ze składu.',
    },
    merchant: {
      word: 'kupiec',
      text: 'Przenosi kartę ze składu do skarbca.',
    },
    patron: {
      word: 'patron',
      text: 'Bierze kartę z puli do klienteli.',
    },
    material: {
      word: 'materiał',
      text: 'To, z czego powstają obiekty; materiał karty wyznacza też jej rolę i wartość.',
      book: 'materiał budowlany',
    },
    rubble: {
      word: 'gruz',
      text: 'Materiał tragarza, wartość 1.',
    },
    wood: {
      word: 'drewno',
      text: 'Materiał cieśli, wartość 1.',
    },
    brick: {
      word: 'cegła',
      text: 'Materiał legionisty, wartość 2.',
    },
    concrete: {
      word: 'beton',
      text: 'Materiał murarza, wartość 2.',
    },
    stone: {
      word: 'kamień',
      text: 'Materiał kupca, wartość 3.',
    },
    marble: {
      word: 'marmur',
      text: 'Materiał patrona, wartość 3.',
    },
    senator: {
      word: 'senator',
      text: 'Jedna z sześciu kart, które zastępują dowolną rolę i do niczego innego nie służą.',
    },
    leader: {
      word: 'przywódca',
      text: 'Gracz, który w tej rundzie pierwszy rozgrywa rolę albo myśli; w następnej jest nim lewy sąsiad.',
    },
    lead: {
      word: 'rozegrać rolę',
      text: 'Zacząć rundę, zagrywając kartę roli, za którą inni mogą podążyć.',
    },
    follow: {
      word: 'podążyć',
      text: 'Zagrać kartę roli, którą rozegrał przywódca, i dostać za to akcję.',
    },
    think: {
      word: 'pomyśleć',
      text: 'Dobrać karty do limitu ręki (a jeśli już jest osiągnięty, jedną kartę) albo wziąć senatora.',
    },
    play: {
      word: 'zagranie',
      text: 'To, czym rozgrywa się rolę lub za nią podąża: karta roli, senator albo petycja; daje jedną akcję.',
    },
    petition: {
      word: 'petycja',
      text: 'Dwie karty rozkazu jednej roli zagrane razem jako dowolna rola.',
    },
    action: {
      word: 'akcja',
      text: 'Jedno użycie roli: jedno za zagranie i po jednym za każdego klienta tej roli, nawet jeśli gracz tylko pomyślał.',
    },
    'hand-limit': {
      word: 'limit ręki',
      text: 'Liczba kart, do której dobiera się, myśląc: pięć; nikt nigdy nie musi odrzucać kart.',
    },
    camp: {
      word: 'obóz',
      text: 'Miejsce, w którym do końca rundy leżą karty zagrane przez gracza.',
    },
    pool: {
      word: 'pula',
      text: 'Odkryte karty na środku; trafiają tu zagrane karty i nigdy nie wracają na rękę.',
    },
    stockpile: {
      word: 'skład',
      text: 'Odkryte materiały gracza, bez limitu: do budowy albo do przeniesienia do skarbca.',
      book: 'skład budowlany',
    },
    vault: {
      word: 'skarbiec',
      text: 'Zakryte materiały gracza, najwyżej tyle, ile ma wpływów; na końcu ich wartość to punkty.',
    },
    client: {
      word: 'klient',
      text: 'Karta zatrudniona w swojej roli: od następnej rundy daje akcję, ilekroć ta rola jest rozgrywana.',
    },
    clientele: {
      word: 'klientela',
      text: 'Wszyscy klienci gracza, najwyżej tylu, ile ma wpływów.',
    },
    structure: {
      word: 'obiekt',
      text: 'To, czym staje się karta położona na placu budowy; ukończony daje wpływy i swoją funkcję.',
    },
    foundation: {
      word: 'fundament',
      text: 'Karta położona na placu budowy, od której zaczyna się obiekt.',
    },
    site: {
      word: 'plac budowy',
      text: 'Miejsce na jeden obiekt z danego materiału; po ukończeniu pokazuje zdobyte wpływy.',
    },
    'in-town': {
      word: 'bliski plac budowy',
      text: 'Plac, który kosztuje jedną akcję; gdy zajęty zostanie ostatni ze wszystkich, gra się kończy.',
    },
    'out-of-town': {
      word: 'odległy plac budowy',
      text: 'Plac, który kosztuje dwie akcje jednej roli z rzędu.',
    },
    value: {
      word: 'wartość',
      text: '1, 2 lub 3: ilu materiałów wymaga obiekt, ile daje wpływów i ile punktów jest warta karta w skarbcu.',
    },
    completed: {
      word: 'ukończony',
      text: 'Z ostatnim materiałem obiekt jest gotowy: wpływy rosną, a funkcja działa od razu.',
    },
    function: {
      word: 'funkcja',
      text: 'To, co obiekt daje właścicielowi; opisuje to karta.',
    },
    influence: {
      word: 'wpływy',
      text: 'Na początku 2, więcej z każdym ukończonym obiektem: limit klienteli i skarbca, a na końcu punkty.',
    },
    demand: {
      word: 'żądanie',
      text: 'Pokazanie karty z ręki, by dostać jej materiał z puli i z rąk obu sąsiadów.',
    },
    'merchant-bonus': {
      word: 'premia kupiecka',
      text: '3 punkty na końcu dla gracza, który ma w skarbcu więcej kart danego materiału niż ktokolwiek inny.',
    },
  },
}
