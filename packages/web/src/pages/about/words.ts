// Words of the page about the page.

import { area } from '../../words.ts'

export const aboutWords = area({
  en: {
    title: 'About',
    what: 'What it is',
    'what.text':
      'A place to play strategy games of the ancient world with every rule enforced. What you can do is lit; what you cannot do says why, in figures, with its rule. No account, no advertising; games stay on this device.',
    'what.name': 'The tabularium was the record office of Rome. Ours keeps the record of every game, move by move.',
    unofficial: 'Unofficial',
    'unofficial.text':
      'This page has no tie to the publishers of the games. It contains none of their texts or pictures: the words and the drawings are our own, the names of things and the figures are facts of the games. The games’ names belong to their publishers.',
    'unofficial.duel':
      '7 Wonders Duel was designed by Antoine Bauza and Bruno Cathala and is published by Repos Production. If you like it here, buy the box: it is better at a table.',
    chance: 'How chance is verified',
    'chance.text':
      'When a table is opened a secret number, the seed, is drawn; its fingerprint (a SHA-256 hash) stands at the table from then on. Every player’s page adds a number of its own, and every card and die comes from all of them together: neither the server nor a player can choose what is drawn. After the last move the seed is in the record: anyone can check that it has the same fingerprint and draw everything again.',
    'chance.how': 'To check a game: open its replay and press Verify, or run “npm run tabularium -- verify game.txt”.',
    'chance.bots': 'Bots see what you see and no more: a face-down card is not drawn until it is turned up.',
    offline: 'Without a network',
    'offline.text':
      'After the first visit everything works offline: the game, the bots, the rules. You can install the page from the browser’s menu.',
    credits: 'Credits',
    'credits.icons': 'Signs: game-icons.net by Lorc, Delapouite and contributors',
    'credits.fonts': 'Type: Cinzel by Natanael Gama, Forum by Denis Masharov, Inter by Rasmus Andersson',
    'credits.libraries': 'Libraries',
    licence: 'Licence',
    'licence.text': 'Tabularium itself is free software under the MIT licence.',
    version: 'Version {version}',
  },
  pl: {
    title: 'O stronie',
    what: 'Co to jest',
    'what.text':
      'Miejsce do gier strategicznych o starożytności, w którym program pilnuje każdej zasady. To, co możesz zrobić, świeci; to, czego nie możesz, mówi dlaczego, w liczbach i z zasadą. Bez konta i bez reklam; gry zostają na tym urządzeniu.',
    'what.name': 'Tabularium było archiwum Rzymu. Nasze przechowuje zapis każdej gry, ruch po ruchu.',
    unofficial: 'Strona nieoficjalna',
    'unofficial.text':
      'Strona nie jest związana z wydawcami gier. Nie zawiera ich tekstów ani ilustracji: słowa i rysunki są nasze, nazwy i liczby to fakty o grach. Nazwy gier należą do ich wydawców.',
    'unofficial.duel':
      'Autorami 7 Wonders Duel są Antoine Bauza i Bruno Cathala, wydawcą Repos Production. Jeśli ci się podoba, kup pudełko: przy stole jest jeszcze lepiej.',
    chance: 'Jak sprawdzić los',
    'chance.text':
      'Gdy otwierany jest stół, losowana jest tajna liczba, ziarno; jej odcisk (skrót SHA-256) widać odtąd przy stole. Strona każdego gracza dodaje własną liczbę, a każda karta i kość wynika ze wszystkich razem: ani serwer, ani żaden z graczy nie może wybrać tego, co przyjdzie. Po ostatnim ruchu ziarno jest w zapisie: każdy może sprawdzić, że ma ten sam odcisk, i wylosować wszystko jeszcze raz.',
    'chance.how':
      'Aby sprawdzić grę, otwórz jej powtórkę i wybierz Sprawdź albo uruchom „npm run tabularium -- verify game.txt”.',
    'chance.bots': 'Boty widzą to co ty i nic więcej: zakryta karta nie jest losowana, dopóki się jej nie odkryje.',
    offline: 'Bez sieci',
    'offline.text':
      'Po pierwszej wizycie wszystko działa bez sieci: gra, boty, zasady. Stronę można zainstalować z menu przeglądarki.',
    credits: 'Podziękowania',
    'credits.icons': 'Znaki: game-icons.net, autorzy Lorc, Delapouite i inni',
    'credits.fonts': 'Kroje pisma: Cinzel (Natanael Gama), Forum (Denis Masharov), Inter (Rasmus Andersson)',
    'credits.libraries': 'Biblioteki',
    licence: 'Licencja',
    'licence.text': 'Samo Tabularium jest wolnym oprogramowaniem na licencji MIT.',
    version: 'Wersja {version}',
  },
  ru: {
    title: 'О сайте',
    what: 'Что это',
    'what.text':
      'Здесь играют в стратегические игры о древнем мире, и программа следит за каждым правилом. Всё возможное подсвечено, а если чего-то нельзя, сказано почему: с числами и ссылкой на правило. Без регистрации и рекламы; партии остаются на этом устройстве.',
    'what.name': 'Табуларий был государственным архивом Рима. Наш хранит запись каждой партии, ход за ходом.',
    unofficial: 'Неофициальный сайт',
    'unofficial.text':
      'Сайт не связан с издателями игр. Здесь нет их текстов и картинок: слова и рисунки наши, названия предметов и числа взяты из игр как факты. Названия игр принадлежат их издателям.',
    'unofficial.duel':
      '«7 чудес: Дуэль» придумали Антуан Боза и Брюно Катала, издаёт Repos Production. Понравилось — купите коробку: за столом игра ещё лучше.',
    chance: 'Как проверить случайность',
    'chance.text':
      'Когда открывается стол, выбирается тайное число, зерно; его отпечаток (хеш SHA-256) с этого момента виден за столом. Страница каждого игрока добавляет своё число, и каждая карта и каждый кубик следуют из всех вместе: ни сервер, ни игрок не могут выбрать, что выпадет. После последнего хода зерно есть в записи: любой может проверить, что отпечаток тот же, и разыграть всё заново.',
    'chance.how':
      'Чтобы проверить партию, откройте её повтор и нажмите «Проверить» или запустите «npm run tabularium -- verify game.txt».',
    'chance.bots': 'Боты видят то же, что вы, и не больше: закрытая карта не выбирается, пока её не откроют.',
    offline: 'Без сети',
    'offline.text':
      'После первого посещения всё работает без сети: игра, боты, правила. Сайт можно установить из меню браузера.',
    credits: 'Благодарности',
    'credits.icons': 'Значки: game-icons.net, авторы Lorc, Delapouite и другие',
    'credits.fonts': 'Шрифты: Cinzel (Натанаэль Гама), Forum (Денис Машаров), Inter (Расмус Андерссон)',
    'credits.libraries': 'Библиотеки',
    licence: 'Лицензия',
    'licence.text': 'Сам Tabularium — свободная программа под лицензией MIT.',
    version: 'Версия {version}',
  },
})
