// The words of the guided first game, in every language.

import type { Lesson } from '@tabularium/kernel'

export const title: Lesson['title'] = {
  en: 'Your first game',
  pl: 'Pierwsza gra',
  ru: 'Первая партия',
  de: 'Deine erste Partie',
}

export const notes: Lesson['notes'] = {
  en: {
    welcome: {
      title: 'City against city',
      text: 'You and your opponent each build a city, over three Ages. Yours is below, your opponent’s above, and the cards of Age I lie between. This is a real game: you will play Age I and the start of Age II. Do what each step asks, or press Next and watch.',
    },
    open: {
      title: 'Take an accessible card',
      text: 'On your turn you take one card that no other card covers, not even partly. Right now those are the six in front. **Lumber Yard** costs nothing and produces one wood for you on every later turn; it is never used up. Choose it and build it.',
    },
    price: {
      title: 'What you lack, you buy',
      text: '**Workshop** costs one papyrus, and you produce none. You may buy it: 2 coins, plus 1 for each papyrus on your opponent’s brown and grey cards. There is none yet, so you pay 2. Workshop brings a science symbol and a point. Build it.',
    },
    production: {
      title: 'Your opponent sets your prices',
      text: 'Your opponent has built Press, so papyrus now costs you 3. It works both ways: your opponent pays more for what you produce. **Quarry** is free and produces stone. Build it.',
    },
    shields: {
      title: 'Shields push the pawn',
      text: 'Red cards carry shields. Each shield moves the conflict pawn one space towards your opponent’s capital, at the moment you build. **Guard Tower** is free and has one. Build it and watch the track.',
    },
    science: {
      title: 'Science',
      text: '**Scriptorium** shows a quill. Two identical symbols earn a progress token; six different ones win the game at once. The white book on the card is for later: it will make another card free. Build it for 2 coins.',
    },
    discard: {
      title: 'A card for coins',
      text: 'You are short of coins, and you already produce stone. Any accessible card may be discarded: you get 2 coins, plus 1 for each yellow card in your city. Discard **Stone Pit**; your opponent will not get it either.',
    },
    plan: {
      title: 'Plan a wonder',
      text: 'Each of you has four wonders. The Temple of Artemis asks for wood, stone, glass and papyrus; you produce wood and stone. **Glassworks** costs 1 coin and produces glass. Build it, and only the papyrus is missing.',
    },
    wonder: {
      title: 'Build the wonder',
      text: 'For a wonder you pay its cost and lay any accessible card under it. That card is spent and does nothing. **Garrison** would have been a free shield for your opponent, so it is a good one to spend. Choose it, then The Temple of Artemis. You pay 3 for papyrus and get 12 coins and an extra turn.',
    },
    again: {
      title: 'Your turn again',
      text: 'This is the extra turn. Blue cards are worth points, and points decide most games. **Baths** costs one stone, which you produce. Build it.',
    },
    weaker: {
      title: 'The pawn is back in the centre',
      text: 'Your opponent’s Stable has pushed it back. When the Age ends, the weaker side decides who begins the next one, so the pawn matters already. **Palisade** costs 2 coins and has a shield. Build it.',
    },
    last: {
      title: 'The last card',
      text: 'One card is left, and it is yours. **Theater** is free, worth 3 points, and shows a white mask. Keep the mask in mind. Build it, and the Age is over.',
    },
    age: {
      title: 'Age II',
      text: 'Twenty new cards are laid out, every second row face down; a card is turned up when nothing covers it any more. Only two are accessible now. Your opponent is the weaker side, so they decide who begins, and choose to go first.',
    },
    chain: {
      title: 'Free with a white symbol',
      text: '**Statue** costs two clay, and your opponent produces clay, so that would be expensive. But it asks for the white mask, and your Theater gives it: the card costs nothing at all. Build it.',
    },
    pair: {
      title: 'A pair',
      text: '**Library** asks for the book of your Scriptorium: free again. And it shows your second quill. Build it to complete the pair.',
    },
    token: {
      title: 'Choose your progress',
      text: 'The pair earns a progress token, yours to the end. Philosophy is 7 points; Law is one more science symbol; Strategy adds a shield to your later red cards; Masonry makes blue cards cheaper; Economy gives you what your opponent pays for resources. Take the one you like.',
    },
    loot: {
      title: 'War costs money',
      text: '**Archery Range** has two shields. It asks for wood, stone and papyrus; your opponent produces two papyrus by now, so you pay 4. The pawn enters the next zone, and the token there costs your opponent 2 coins. Build it.',
    },
    ways: {
      title: 'Three ways to win',
      text: '**By war**: the pawn reaches your opponent’s capital, nine spaces from the centre.\n\n**By science**: six different symbols. Both end the game at once, in any Age.\n\n**By points**: more than your opponent after Age III. Keep an eye on all three, for both cities.',
    },
    points: {
      title: 'What counts at the end',
      text: '- Blue, green and yellow cards, wonders and tokens: the points they show.\n- Guilds, the purple cards of Age III: points that depend on what is built in the two cities.\n- The pawn: 2, 5 or 10 points for the side that leads.\n- Coins: one point for every 3.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You know enough to play. Play on from here against a bot, or start a new game. When you cannot do something, try it anyway: the page tells you why, with the numbers, and every prompt links to its rule.',
    },
  },
  pl: {
    welcome: {
      title: 'Miasto przeciw miastu',
      text: 'Ty i przeciwnik budujecie po jednym mieście, przez trzy epoki. Twoje jest na dole, miasto przeciwnika u góry, a między nimi leżą karty epoki I. To prawdziwa gra: rozegrasz epokę I i początek epoki II. Wykonuj kolejne polecenia albo naciskaj „Dalej” i oglądaj.',
    },
    open: {
      title: 'Bierzesz dostępną kartę',
      text: 'W swojej turze bierzesz jedną kartę, której żadna inna nie przykrywa, nawet częściowo. Teraz jest ich sześć, te z przodu. **Wycinka** nic nie kosztuje i w każdej następnej turze daje ci jedno drewno; produkcja nigdy się nie zużywa. Wskaż ją i zbuduj.',
    },
    price: {
      title: 'Czego nie masz, to kupujesz',
      text: '**Warsztat** kosztuje jeden papirus, a ty go nie produkujesz. Możesz go kupić: 2 monety i jeszcze 1 za każdy papirus na brązowych i szarych kartach przeciwnika. Na razie nie ma tam żadnego, więc płacisz 2. Warsztat daje symbol naukowy i punkt. Zbuduj go.',
    },
    production: {
      title: 'Ceny zależą od przeciwnika',
      text: 'Przeciwnik ma już Wytwórnię papirusu, więc papirus kosztuje cię teraz 3. Działa to w obie strony: za to, co ty produkujesz, przeciwnik płaci więcej. **Kamieniołom** jest za darmo i daje kamień. Zbuduj go.',
    },
    shields: {
      title: 'Tarcze przesuwają pion',
      text: 'Na czerwonych kartach są tarcze. Każda w chwili budowy przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika. **Wieża strażnicza** jest za darmo i ma jedną tarczę. Zbuduj ją i spójrz na tor.',
    },
    science: {
      title: 'Nauka',
      text: '**Skryptorium** ma symbol pióra. Dwa jednakowe symbole dają żeton postępu, a sześć różnych to natychmiastowa wygrana. Biała księga na karcie przyda się później: dzięki niej inna karta będzie za darmo. Zbuduj Skryptorium za 2 monety.',
    },
    discard: {
      title: 'Karta za monety',
      text: 'Monet jest mało, a kamień już produkujesz. Każdą dostępną kartę możesz odrzucić: dostajesz 2 monety i jeszcze 1 za każdą żółtą kartę w swoim mieście. Odrzuć **Składowisko kamienia**; przeciwnik też go nie dostanie.',
    },
    plan: {
      title: 'Plan na cud',
      text: 'Każde z was ma cztery cuda. Świątynia Artemidy wymaga drewna, kamienia, szkła i papirusu; drewno i kamień już produkujesz. **Huta szkła** kosztuje 1 monetę i daje szkło. Zbuduj ją, a zabraknie tylko papirusu.',
    },
    wonder: {
      title: 'Budowa cudu',
      text: 'Płacisz koszt cudu i wsuwasz pod niego dowolną dostępną kartę. Ta karta już nic nie robi. **Garnizon** byłby dla przeciwnika darmową tarczą, więc dobrze go na to zużyć. Wskaż go, a potem Świątynię Artemidy. Płacisz 3 za papirus, dostajesz 12 monet i dodatkową turę.',
    },
    again: {
      title: 'Znowu twoja tura',
      text: 'To właśnie dodatkowa tura. Niebieskie karty dają punkty, a punkty rozstrzygają większość gier. **Łaźnie** kosztują jeden kamień, który produkujesz. Zbuduj je.',
    },
    weaker: {
      title: 'Pion wrócił na środek',
      text: 'Przesunęły go Stajnie przeciwnika. Na końcu epoki słabsza strona decyduje, kto zaczyna następną, więc pion liczy się już teraz. **Palisada** kosztuje 2 monety i ma tarczę. Zbuduj ją.',
    },
    last: {
      title: 'Ostatnia karta',
      text: 'Została jedna karta i należy do ciebie. **Teatr** jest za darmo, daje 3 punkty i ma białą maskę. Zapamiętaj maskę. Zbuduj go i epoka się skończy.',
    },
    age: {
      title: 'Epoka II',
      text: 'Na stole leży dwadzieścia nowych kart, co drugi rząd zakryty; kartę odkrywa się, gdy nic jej już nie przykrywa. Dostępne są na razie tylko dwie. Pion stoi po stronie przeciwnika, więc to przeciwnik decyduje, kto zaczyna, i wybiera siebie.',
    },
    chain: {
      title: 'Za darmo dzięki białemu symbolowi',
      text: '**Posąg** kosztuje dwie gliny, a glinę produkuje przeciwnik, więc byłoby drogo. Ale karta wymaga białej maski, a tę daje twój Teatr: nie płacisz nic. Zbuduj go.',
    },
    pair: {
      title: 'Para',
      text: '**Biblioteka** wymaga księgi z twojego Skryptorium: znowu za darmo. I ma twoje drugie pióro. Zbuduj ją, żeby zebrać parę.',
    },
    token: {
      title: 'Wybierz postęp',
      text: 'Za parę należy się żeton postępu, twój do końca gry. Filozofia to 7 punktów; Prawo to kolejny symbol naukowy; Strategia dodaje tarczę do twoich następnych czerwonych kart; Budownictwo obniża koszt niebieskich; Ekonomia daje ci to, co przeciwnik płaci za materiały. Weź ten, który wolisz.',
    },
    loot: {
      title: 'Wojna kosztuje',
      text: '**Tor strzelecki** ma dwie tarcze. Wymaga drewna, kamienia i papirusu; przeciwnik produkuje już dwa papirusy, więc płacisz 4. Pion wejdzie do następnej strefy, a leżący tam znacznik zabierze przeciwnikowi 2 monety. Zbuduj go.',
    },
    ways: {
      title: 'Trzy drogi do zwycięstwa',
      text: '**Siłą**: pion dochodzi do stolicy przeciwnika, dziewięć pól od środka.\n\n**Nauką**: sześć różnych symboli. Jedno i drugie kończy grę od razu, w każdej epoce.\n\n**Punktami**: masz ich więcej po epoce III. Pilnuj wszystkich trzech, w obu miastach.',
    },
    points: {
      title: 'Co liczy się na końcu',
      text: '- Niebieskie, zielone i żółte karty, cuda i żetony: tyle punktów, ile na nich widać.\n- Gildie, fioletowe karty epoki III: zależnie od tego, co stoi w obu miastach.\n- Pion: 2, 5 albo 10 punktów dla strony, która prowadzi.\n- Monety: jeden punkt za każde 3.',
    },
    end: {
      title: 'Teraz gra należy do ciebie',
      text: 'Wiesz już dość, żeby grać. Graj dalej od tego miejsca z botem albo zacznij nową grę. Gdy coś jest niejasne, dotknij tego: strona wyjaśni na liczbach, dlaczego ruch jest niemożliwy, a każde polecenie ma link do zasady.',
    },
  },
  ru: {
    welcome: {
      title: 'Город против города',
      text: 'Вы и соперник строите по городу, три эпохи подряд. Ваш город внизу, город соперника вверху, между ними лежат карты эпохи I. Это настоящая партия: вы сыграете эпоху I и начало эпохи II. Делайте то, о чём просит шаг, или нажимайте «Дальше» и смотрите.',
    },
    open: {
      title: 'Берите доступную карту',
      text: 'В свой ход вы берёте одну карту, которую не накрывает другая, даже частично. Сейчас их шесть, это ближний ряд. **Лесоповал** ничего не стоит и с этого момента даёт вам единицу древесины каждый ход; она никогда не расходуется. Выберите его и постройте.',
    },
    price: {
      title: 'Чего нет, то покупают',
      text: '**Мастерская** стоит один папирус, а вы его не производите. Его можно купить: 2 монеты и ещё по 1 за каждый папирус на коричневых и серых картах соперника. Пока там нет ни одного, и вы платите 2. Мастерская даёт научный символ и очко. Постройте её.',
    },
    production: {
      title: 'Цены зависят от соперника',
      text: 'Соперник построил Папирусную мастерскую, и папирус теперь стоит вам 3. Это работает в обе стороны: за то, что производите вы, соперник платит дороже. **Каменоломня** бесплатна и даёт камень. Постройте её.',
    },
    shields: {
      title: 'Щиты двигают маркер',
      text: 'На красных картах есть щиты. Каждый щит в момент постройки сдвигает маркер конфликта на одно деление к столице соперника. **Сторожевая башня** бесплатна, на ней один щит. Постройте её и посмотрите на трек.',
    },
    science: {
      title: 'Наука',
      text: 'На карте **Скрипторий** символ пера. Два одинаковых символа дают жетон прогресса, шесть разных сразу приносят победу. Белая книга на карте пригодится позже: с ней другая карта достанется бесплатно. Постройте Скрипторий за 2 монеты.',
    },
    discard: {
      title: 'Карта за монеты',
      text: 'Монет мало, а камень вы уже производите. Любую доступную карту можно сбросить: вы получите 2 монеты и ещё по 1 за каждую жёлтую карту в вашем городе. Сбросьте **Каменный карьер**; сопернику он тоже не достанется.',
    },
    plan: {
      title: 'Готовим чудо',
      text: 'У каждого из вас четыре чуда. Храму Артемиды нужны древесина, камень, стекло и папирус; древесина и камень у вас есть. **Стекольная мастерская** стоит 1 монету и даёт стекло. Постройте её, и не хватать будет только папируса.',
    },
    wonder: {
      title: 'Постройка чуда',
      text: 'За чудо вы платите его цену и кладёте под него любую доступную карту. Сама карта больше ничего не делает. **Гарнизон** достался бы сопернику бесплатно и принёс бы щит, так что потратить его выгодно. Выберите его, затем Храм Артемиды. Вы платите 3 за папирус и получаете 12 монет и ещё один ход.',
    },
    again: {
      title: 'Снова ваш ход',
      text: 'Это и есть дополнительный ход. Синие карты приносят очки, а очки решают исход большинства партий. **Бани** стоят один камень, который вы производите. Постройте их.',
    },
    weaker: {
      title: 'Маркер снова в центре',
      text: 'Его вернула Конюшня соперника. В конце эпохи слабейшая сторона решает, кто начнёт следующую, поэтому маркер важен уже сейчас. **Частокол** стоит 2 монеты, на нём щит. Постройте его.',
    },
    last: {
      title: 'Последняя карта',
      text: 'Осталась одна карта, и она ваша. **Театр** бесплатный, приносит 3 очка, и на нём белая маска. Запомните маску. Постройте его, и эпоха закончится.',
    },
    age: {
      title: 'Эпоха II',
      text: 'Разложены двадцать новых карт, каждый второй ряд закрыт; карту открывают, когда её больше ничто не накрывает. Сейчас доступны только две. Маркер стоит на стороне соперника, поэтому соперник решает, кто начнёт, и начнёт сам.',
    },
    chain: {
      title: 'Бесплатно по белому символу',
      text: '**Статуя** стоит две глины, а глину производит соперник, так что вышло бы дорого. Но для неё годится белая маска, а маску даёт ваш Театр: с ней Статуя бесплатна. Постройте её.',
    },
    pair: {
      title: 'Пара',
      text: 'Для карты **Библиотека** годится белая книга вашего Скриптория: снова бесплатно. И на ней ваше второе перо. Постройте её, чтобы собрать пару.',
    },
    token: {
      title: 'Выберите жетон прогресса',
      text: 'За пару полагается жетон прогресса, он ваш до конца партии. Философия — это 7 очков; Закон — ещё один научный символ; Стратегия добавляет щит вашим следующим красным картам; Каменная кладка удешевляет синие; Экономика отдаёт вам то, что соперник платит за ресурсы. Возьмите любой.',
    },
    loot: {
      title: 'Война стоит денег',
      text: 'На карте **Стрельбище** два щита. Нужны древесина, камень и папирус; соперник производит уже два папируса, и вы платите 4. Маркер войдёт в следующую зону, и военный жетон отнимет у соперника 2 монеты. Постройте Стрельбище.',
    },
    ways: {
      title: 'Три пути к победе',
      text: '**Силой**: маркер доходит до столицы соперника, в девяти делениях от центра.\n\n**Наукой**: шесть разных символов. И то и другое сразу завершает игру, в любую эпоху.\n\n**По очкам**: после эпохи III их больше у вас. Следите за всеми тремя, в обоих городах.',
    },
    points: {
      title: 'Что считают в конце',
      text: '- Синие, зелёные и жёлтые карты, чудеса и жетоны: сколько очков на них указано.\n- Гильдии, фиолетовые карты эпохи III: смотря что стоит в обоих городах.\n- Маркер: 2, 5 или 10 очков тому, кто впереди.\n- Монеты: очко за каждые 3.',
    },
    end: {
      title: 'Теперь это ваша партия',
      text: 'Вы знаете достаточно, чтобы играть. Продолжайте отсюда против бота или начните новую партию. Если что-то непонятно, нажмите на это: страница объяснит, почему ход невозможен, и покажет расчёт, а в каждой подсказке есть ссылка на правило.',
    },
  },
  de: {
    welcome: {
      title: 'Stadt gegen Stadt',
      text: 'Du und dein Gegner baut je eine Stadt, über drei Zeitalter hinweg. Deine liegt unten, die gegnerische oben, dazwischen liegen die Karten von Zeitalter I. Das ist eine echte Partie: Du spielst Zeitalter I und den Anfang von Zeitalter II. Tu, was der jeweilige Schritt verlangt, oder drück „Weiter“ und schau zu.',
    },
    open: {
      title: 'Nimm eine verfügbare Karte',
      text: 'In deinem Zug nimmst du eine Karte, auf der keine andere liegt, auch nicht teilweise. Im Moment sind das die sechs vorderen. Das **Holzlager** kostet nichts und liefert dir in jedem späteren Zug ein Holz; es wird nie verbraucht. Wähle es und bau es.',
    },
    price: {
      title: 'Was dir fehlt, kaufst du',
      text: 'Die **Werkstatt** kostet einen Papyrus, und du produzierst keinen. Du darfst ihn kaufen: für 2 Münzen, plus 1 für jeden Papyrus auf den braunen und grauen Karten deines Gegners. Noch gibt es dort keinen, also zahlst du 2. Die Werkstatt bringt ein Wissenschaftssymbol und einen Punkt. Bau sie.',
    },
    production: {
      title: 'Dein Gegner bestimmt deine Preise',
      text: 'Dein Gegner hat die Presse gebaut, also kostet dich ein Papyrus jetzt 3. Das gilt in beide Richtungen: Für das, was du produzierst, zahlt dein Gegner mehr. Der **Steinbruch** ist kostenlos und produziert Stein. Bau ihn.',
    },
    shields: {
      title: 'Schilde schieben den Konfliktmarker',
      text: 'Rote Karten tragen Schilde. Jeder Schild schiebt den Konfliktmarker ein Feld auf die gegnerische Hauptstadt zu, in dem Moment, in dem du baust. Der **Wachturm** ist kostenlos und hat einen. Bau ihn und behalte die Militärleiste im Auge.',
    },
    science: {
      title: 'Wissenschaft',
      text: 'Das **Skriptorium** zeigt eine Feder. Zwei gleiche Symbole bringen ein Fortschrittsplättchen; mit sechs verschiedenen gewinnst du sofort. Das weiße Buch auf der Karte ist für später: Es macht eine andere Karte kostenlos. Bau das Skriptorium für 2 Münzen.',
    },
    discard: {
      title: 'Eine Karte für Münzen',
      text: 'Deine Münzen sind knapp, und Stein produzierst du schon. Jede verfügbare Karte darf abgeworfen werden: Du bekommst 2 Münzen, plus 1 für jede gelbe Karte in deiner Stadt. Wirf die **Steingrube** ab; dein Gegner bekommt sie so auch nicht.',
    },
    plan: {
      title: 'Plane ein Weltwunder',
      text: 'Ihr habt beide vier Weltwunder. Der Artemistempel verlangt Holz, Stein, Glas und Papyrus; Holz und Stein produzierst du. Die **Glashütte** kostet 1 Münze und produziert Glas. Bau sie, dann fehlt nur noch der Papyrus.',
    },
    wonder: {
      title: 'Bau das Weltwunder',
      text: 'Für ein Weltwunder zahlst du seine Kosten und legst eine beliebige verfügbare Karte darunter. Diese Karte ist verbraucht und bewirkt nichts. Die **Garnison** wäre für deinen Gegner ein kostenloser Schild gewesen, sie eignet sich also gut dafür. Wähle sie und dann den Artemistempel. Du zahlst 3 für den Papyrus und bekommst 12 Münzen und einen Extrazug.',
    },
    again: {
      title: 'Du bist noch einmal dran',
      text: 'Das ist der Extrazug. Blaue Karten sind Punkte wert, und Punkte entscheiden die meisten Partien. Die **Bäder** kosten einen Stein, und den produzierst du. Bau sie.',
    },
    weaker: {
      title: 'Der Konfliktmarker steht wieder in der Mitte',
      text: 'Der gegnerische Stall hat ihn zurückgeschoben. Wenn das Zeitalter endet, bestimmt die schwächere Seite, wer das nächste beginnt; der Konfliktmarker ist also jetzt schon wichtig. Die **Palisade** kostet 2 Münzen und hat einen Schild. Bau sie.',
    },
    last: {
      title: 'Die letzte Karte',
      text: 'Eine Karte ist noch übrig, und sie gehört dir. Das **Theater** ist kostenlos, 3 Punkte wert und zeigt eine weiße Maske. Merk dir die Maske. Bau es, und das Zeitalter ist zu Ende.',
    },
    age: {
      title: 'Zeitalter II',
      text: 'Zwanzig neue Karten liegen aus, jede zweite Reihe verdeckt; eine Karte wird aufgedeckt, wenn nichts mehr auf ihr liegt. Verfügbar sind jetzt nur zwei. Dein Gegner ist schwächer, darf bestimmen, wer beginnt, und fängt selbst an.',
    },
    chain: {
      title: 'Kostenlos mit einem weißen Symbol',
      text: 'Die **Statue** kostet zwei Lehm, und dein Gegner produziert Lehm, das wäre also teuer. Sie verlangt aber die weiße Maske, und dein Theater hat sie: Die Karte kostet gar nichts. Bau sie.',
    },
    pair: {
      title: 'Ein Paar',
      text: 'Die **Bibliothek** verlangt das Buch deines Skriptoriums: wieder kostenlos. Und sie zeigt deine zweite Feder. Bau sie und vervollständige das Paar.',
    },
    token: {
      title: 'Wähle deinen Fortschritt',
      text: 'Das Paar bringt ein Fortschrittsplättchen, das dir bis zum Ende gehört. Philosophie ist 7 Punkte wert; Recht ist ein weiteres Wissenschaftssymbol; Strategie gibt deinen späteren roten Karten einen Schild mehr; Mauerwerk macht blaue Karten billiger; Ökonomie gibt dir, was dein Gegner für Ressourcen zahlt. Nimm, was dir gefällt.',
    },
    loot: {
      title: 'Krieg kostet Geld',
      text: 'Der **Schießplatz** hat zwei Schilde. Er verlangt Holz, Stein und Papyrus; dein Gegner produziert inzwischen zwei Papyrus, also zahlst du 4. Der Konfliktmarker erreicht den nächsten Bereich, und das Plättchen dort kostet deinen Gegner 2 Münzen. Bau den Schießplatz.',
    },
    ways: {
      title: 'Drei Wege zum Sieg',
      text: '**Durch Militär**: Der Konfliktmarker erreicht die gegnerische Hauptstadt, neun Felder von der Mitte.\n\n**Durch Wissenschaft**: sechs verschiedene Symbole. Beides beendet die Partie sofort, in jedem Zeitalter.\n\n**Nach Punkten**: mehr als dein Gegner nach Zeitalter III. Behalte alle drei im Auge, in beiden Städten.',
    },
    points: {
      title: 'Was am Ende zählt',
      text: '- Blaue, grüne und gelbe Karten, Weltwunder und Plättchen: die Punkte, die sie zeigen.\n- Gilden, die violetten Karten von Zeitalter III: je nachdem, was in den beiden Städten gebaut ist.\n- Der Konfliktmarker: 2, 5 oder 10 Punkte für die Seite, die vorn liegt.\n- Münzen: ein Punkt für je 3.',
    },
    end: {
      title: 'Jetzt ist es deine Partie',
      text: 'Du weißt genug, um zu spielen. Spiel von hier aus gegen einen Bot weiter oder beginne eine neue Partie. Wenn etwas unklar ist, tippe es an: Die Seite sagt dir mit Zahlen, warum etwas nicht geht, und von jeder Aufforderung kommst du zur passenden Regel.',
    },
  },
}
