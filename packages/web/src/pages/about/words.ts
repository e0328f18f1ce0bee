// Words of the page about the page.

import { area } from '../../words.ts'

export const aboutWords = area({
  en: {
    title: 'About',
    what: 'What it is',
    'what.text':
      'A place to play strategy games of the ancient world with every rule enforced. Everything you can do is highlighted; try anything else, and the page tells you why it cannot be done, with the numbers and the rule. No ads, no account needed; your games stay on this device.',
    'what.name':
      'The Tabularium was the record office of ancient Rome. Ours keeps a record of every game, move by move.',
    unofficial: 'Unofficial',
    'unofficial.text':
      'This site is not affiliated with the publishers of the games and contains none of their texts or pictures: the words and artwork are our own; names and numbers are facts of the games. The titles belong to their publishers.',
    'unofficial.duel':
      '7 Wonders Duel was designed by Antoine Bauza and Bruno Cathala and is published by Repos Production. If you enjoy it here, buy the box: it is even better at a table.',
    chance: 'How to verify the randomness',
    'chance.text':
      'When a table is opened, a secret number, the seed, is drawn; its fingerprint (a SHA-256 hash) is shown at the table from then on. Each player’s page adds a number of its own, and every card and die roll follows from all of them together: neither the server nor a player can choose what comes up. After the last move the seed is in the record: anyone can check that it has the same fingerprint and repeat every draw.',
    'chance.how':
      'To check a game, open its replay, then “Result”, and press “Verify”; or run “npm run tabularium -- verify game.txt”.',
    'chance.bots':
      'Bots see what you see and nothing more: which card lies face down is decided only when it is turned up.',
    offline: 'Offline',
    'offline.text':
      'After your first visit everything works offline: games, bots and rules. You can install the site from your browser’s menu.',
    credits: 'Credits',
    'credits.icons': 'Icons: game-icons.net by Lorc, Delapouite and contributors',
    'credits.fonts': 'Fonts: Cinzel by Natanael Gama, Forum by Denis Masharov, Inter by Rasmus Andersson',
    'credits.libraries': 'Libraries',
    licence: 'Licence',
    'licence.text': 'Tabularium is free software under the MIT licence.',
    version: 'Version {version}',
  },
  pl: {
    title: 'O stronie',
    what: 'Co to jest',
    'what.text':
      'Tu gra się w gry strategiczne o starożytności, a program pilnuje każdej zasady. Dostępne ruchy są podświetlone; przy pozostałych program wyjaśnia, dlaczego są niemożliwe, podając liczby i zasadę. Bez reklam i bez konta; gry zostają na tym urządzeniu.',
    'what.name': 'Tabularium było archiwum państwowym Rzymu. Nasze przechowuje zapis każdej gry, ruch po ruchu.',
    unofficial: 'Strona nieoficjalna',
    'unofficial.text':
      'Strona nie jest związana z wydawcami gier i nie zawiera ich tekstów ani ilustracji: słowa i rysunki są nasze, a nazwy i liczby to fakty dotyczące gier. Tytuły gier należą do ich wydawców.',
    'unofficial.duel':
      'Autorami gry „7 Cudów Świata: Pojedynek” są Antoine Bauza i Bruno Cathala, wydawcą Repos Production. Jeśli ci się podoba, kup pudełko: przy stole jest jeszcze lepiej.',
    chance: 'Jak sprawdzić losowania',
    'chance.text':
      'Przy otwarciu stołu losowana jest tajna liczba, ziarno; jej skrót (SHA-256) widać odtąd przy stole. Strona każdego gracza dodaje własną liczbę, a każda karta i każdy rzut kostką wynikają ze wszystkich tych liczb razem: ani serwer, ani gracze nie mogą wybrać tego, co wypadnie. Po ostatnim ruchu ziarno trafia do zapisu: każdy może sprawdzić, że ma ten sam skrót, i powtórzyć wszystkie losowania.',
    'chance.how':
      'Aby sprawdzić grę, otwórz jej powtórkę, potem „Wynik”, i naciśnij „Sprawdź zapis”; albo uruchom „npm run tabularium -- verify game.txt”.',
    'chance.bots': 'Boty widzą to co ty i nic więcej: zakryta karta jest losowana dopiero wtedy, gdy się ją odkrywa.',
    offline: 'Bez sieci',
    'offline.text':
      'Po pierwszej wizycie wszystko działa bez sieci: gry, boty, zasady. Stronę można zainstalować z menu przeglądarki.',
    credits: 'Podziękowania',
    'credits.icons': 'Ikony: game-icons.net, autorzy Lorc, Delapouite i inni',
    'credits.fonts': 'Czcionki: Cinzel (Natanael Gama), Forum (Denis Masharov), Inter (Rasmus Andersson)',
    'credits.libraries': 'Biblioteki',
    licence: 'Licencja',
    'licence.text': 'Tabularium jest wolnym oprogramowaniem na licencji MIT.',
    version: 'Wersja {version}',
  },
  ru: {
    title: 'О сайте',
    what: 'Что это',
    'what.text':
      'Здесь играют в стратегические игры о древнем мире, и программа следит за каждым правилом. Всё возможное подсвечено, а если чего-то сделать нельзя, сказано почему: с числами и ссылкой на правило. Без рекламы и учётной записи; партии остаются на этом устройстве.',
    'what.name': 'Табуларий был государственным архивом Рима. Наш хранит запись каждой партии, ход за ходом.',
    unofficial: 'Неофициальный сайт',
    'unofficial.text':
      'Сайт не связан с издателями игр. Здесь нет их текстов и картинок: слова и рисунки наши, названия предметов и числа взяты из игр как факты. Названия игр принадлежат их издателям.',
    'unofficial.duel':
      '«7 чудес: Дуэль» придумали Антуан Боза и Брюно Катала, издаёт Repos Production. Понравилось — купите коробку: за столом игра ещё лучше.',
    chance: 'Как проверить честность',
    'chance.text':
      'Когда открывается стол, выбирается тайное число, зерно; его отпечаток (хеш SHA-256) с этого момента виден за столом. Страница каждого игрока добавляет своё число, и каждая карта и каждый бросок определяются всеми числами вместе: ни сервер, ни игрок не могут выбрать, что выпадет. После последнего хода зерно попадает в запись: любой может проверить, что отпечаток тот же, и повторить все раздачи и броски.',
    'chance.how':
      'Чтобы проверить партию, откройте её повтор, затем «Результат», и нажмите «Проверить»; или запустите «npm run tabularium -- verify game.txt».',
    'chance.bots':
      'Боты видят то же, что и вы, и не больше: какая карта лежит рубашкой вверх, решается, только когда её открывают.',
    offline: 'Без сети',
    'offline.text':
      'После первого посещения всё работает без сети: игры, боты, правила. Сайт можно установить из меню браузера.',
    credits: 'Благодарности',
    'credits.icons': 'Значки: game-icons.net, авторы Lorc, Delapouite и другие',
    'credits.fonts': 'Шрифты: Cinzel (Натанаэль Гама), Forum (Денис Машаров), Inter (Расмус Андерссон)',
    'credits.libraries': 'Библиотеки',
    licence: 'Лицензия',
    'licence.text': 'Tabularium — свободная программа под лицензией MIT.',
    version: 'Версия {version}',
  },
  de: {
    title: 'Über Tabularium',
    what: 'Worum es geht',
    'what.text':
      'Strategiespiele rund um die Antike, bei denen das Programm auf jede Regel achtet. Was du tun kannst, ist hervorgehoben; bei allem anderen erfährst du, warum es nicht geht, mit Zahlen und der passenden Regel. Keine Werbung, kein Konto nötig; deine Partien bleiben auf diesem Gerät.',
    'what.name': 'Das Tabularium war das Archiv des alten Rom. Unseres bewahrt jede Partie auf, Zug für Zug.',
    unofficial: 'Inoffiziell',
    'unofficial.text':
      'Diese Seite hat nichts mit den Verlagen der Spiele zu tun und enthält weder Texte noch Bilder von ihnen: Texte und Bilder stammen von uns; nur Namen und Zahlen sind aus den Spielen übernommen. Die Titel gehören ihren Verlagen.',
    'unofficial.duel':
      '7 Wonders Duel ist von Antoine Bauza und Bruno Cathala und erscheint bei Repos Production. Wenn es dir hier Spaß macht, kauf dir das Spiel: Am Tisch ist es noch besser.',
    chance: 'Wie du den Zufall prüfst',
    'chance.text':
      'Wird ein Tisch eröffnet, so wird eine geheime Zahl gezogen, der Startwert; sein Fingerabdruck (ein SHA-256-Hash) ist von da an am Tisch zu sehen. Das Gerät jedes Spielers steuert eine eigene Zahl bei, und aus allen zusammen ergibt sich jede Karte und jeder Wurf: Weder der Server noch sonst jemand kann aussuchen, was kommt. Nach dem letzten Zug steht der Startwert in der Aufzeichnung: Alle können prüfen, ob er denselben Fingerabdruck hat, und jede Ziehung nachrechnen.',
    'chance.how':
      'Um eine Partie zu prüfen, öffne ihre Wiederholung, dann „Ergebnis“, und drücke auf „Prüfen“; oder gib „npm run tabularium -- verify game.txt“ ein.',
    'chance.bots':
      'Bots sehen, was du siehst, und nicht mehr: Welche Karte verdeckt liegt, entscheidet sich erst, wenn sie aufgedeckt wird.',
    offline: 'Offline',
    'offline.text':
      'Nach deinem ersten Besuch geht alles auch offline: Partien, Bots und Regeln. Über das Menü deines Browsers kannst du die Seite installieren.',
    credits: 'Dank',
    'credits.icons': 'Icons: game-icons.net von Lorc, Delapouite und anderen',
    'credits.fonts': 'Schriften: Cinzel von Natanael Gama, Forum von Denis Masharov, Inter von Rasmus Andersson',
    'credits.libraries': 'Bibliotheken',
    licence: 'Lizenz',
    'licence.text': 'Tabularium ist freie Software unter der MIT-Lizenz.',
    version: 'Version {version}',
  },
})
