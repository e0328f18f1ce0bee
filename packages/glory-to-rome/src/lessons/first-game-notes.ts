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
      title: 'Rome must be rebuilt',
      text: 'Rome has burned down. You and your opponent rebuild it, and whoever has more points at the end wins. This is a real game in its simplified form: structures have no functions yet. You will play nine rounds. Do what each step asks, or press Next and watch.',
    },
    card: {
      title: 'One card, many uses',
      text: 'Every card has a role to play and a structure to build. Elsewhere, in a stockpile for instance, it is just a material. Material, role and value go together:\n\n- rubble, Laborer, 1\n- wood, Craftsman, 1\n- brick, Legionary, 2\n- concrete, Architect, 2\n- stone, Merchant, 3\n- marble, Patron, 3',
    },
    lead: {
      title: 'Lead a role',
      text: 'You lead this round: you play a card for its role, and your opponent may follow. **Road** is a rubble card, so its role is Laborer. Lead Laborer with it.',
    },
    laborer: {
      title: 'From the pool to your stockpile',
      text: 'Your opponent follows with a card of the same role. Now everyone acts, the leader first. A Laborer takes one card from the pool, the face-up cards in the middle, into the stockpile. Take **stone**: it has the highest value, and you will need it later.',
    },
    follow: {
      title: 'Follow',
      text: 'The cards played have gone to the pool: each order becomes a material for somebody. Now your opponent leads Craftsman. With a card of that role you may follow and act as well. **Market** is a wood card, so its role is Craftsman. Follow with it.',
    },
    foundation: {
      title: 'Lay a foundation',
      text: 'A Craftsman lays a foundation from your hand, or adds a card from your hand to a structure you have begun. **Dock** is a wood structure and takes a wood site. Each material has two sites in town and one out of town. Lay its foundation.',
    },
    think: {
      title: 'Think',
      text: 'You lead again, but your hand is nearly empty. Instead of leading or following you may think: draw up to five cards, or take a senator. When the leader thinks, the round is over at once. Choose **Think** and draw cards.',
    },
    senator: {
      title: 'A card for every role',
      text: 'Your opponent leads Patron. You hold no marble, but the **Senator** plays any role. Follow with it. It goes back to its pile afterwards, and by thinking you can take another.',
    },
    patron: {
      title: 'Hire a client',
      text: 'A Patron takes a card from the pool into the clientele. There it is a client of its role until the end of the game. Your influence is 2, so you have room for two clients. Take **concrete**: that card is an Architect.',
    },
    craftsman: {
      title: 'Lead what you need',
      text: 'A structure needs as many materials as its value: one for rubble and wood, two for brick and concrete, three for stone and marble. Your Dock needs one wood. You hold two wood cards: lead Craftsman with **Circus** and keep the other.',
    },
    complete: {
      title: 'Complete a structure',
      text: 'Add **Palisade** to your Dock as its wood. The Dock is completed: its site moves to your row, and your influence grows from 2 to 3. Your opponent is thinking this round but has a Craftsman client, who acts after you.',
    },
    'think-on': {
      title: 'Clients act while you think',
      text: 'Your opponent leads Architect. You could follow with Tower. But your client acts anyway, even if you think. So keep Tower and fill your hand: choose **Think** and draw cards.',
    },
    client: {
      title: 'Your Architect at work',
      text: 'An Architect also lays a foundation from your hand, or adds a material from your stockpile. **School** is a brick structure and needs two bricks. Let your client lay its foundation.',
    },
    legionary: {
      title: 'Send a Legionary',
      text: 'You have no brick in your stockpile yet. A Legionary gets some. You hold two brick cards: lead Legionary with **Gate** and keep the other, as you are about to show it.',
    },
    demand: {
      title: 'Show what you demand',
      text: 'For each Legionary action you show a card and demand its material. You get one such card from the pool and one from your opponent’s hand, if there is one. The card you show stays with you. Show **Bath** to demand brick.',
    },
    merchant: {
      title: 'Follow a Merchant',
      text: 'The pool gave a brick and your opponent gave another. Now your opponent leads Merchant. **Coliseum** is a stone card, so its role is Merchant. Follow with it.',
    },
    vault: {
      title: 'Into the vault',
      text: 'A Merchant moves a card from the stockpile to the vault, face down. There it is worth its value in points. The vault holds as many cards as you have influence, so three now. Bank **stone**; the bricks are for your School.',
    },
    architect: {
      title: 'Card and client together',
      text: 'The card you lead with gives one action, and each client of the role gives one more. You have an Architect. Lead Architect with **Tower**, and you can add both bricks in this round.',
    },
    brick: {
      title: 'The first brick',
      text: 'Architects build from the stockpile. Add a brick to your **School**: the first of two. Your client’s action follows at once.',
    },
    school: {
      title: 'The second brick',
      text: 'Add the other brick to your **School**. It is completed, and its site brings influence 2. With influence 5 you have room for five clients, and for five cards in your vault.',
    },
    ends: {
      title: 'How the game ends',
      text: 'The game ends at once, even in the middle of a round,\n\n- when a foundation takes the very last site in town;\n- when the last card leaves the deck.\n\nSo keep an eye on both. A site out of town costs two actions of one role in a row.',
    },
    points: {
      title: 'What counts',
      text: '- Influence: one point each.\n- The vault: the values of its cards.\n- Merchant bonuses: 3 points for the most cards of a material in the vault. A tie scores nothing.\n\nRight now that is 5 + 3 + 3 = 11 for you and 3 + 2 + 3 = 8 for your opponent.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You know enough to play. Play on from here against a bot, or start a new game. In the full game every structure has a function of its own: the second lesson shows some of them at work.',
    },
  },
  pl: {
    welcome: {
      title: 'Rzym trzeba odbudować',
      text: 'Rzym spłonął. Ty i przeciwnik odbudowujecie miasto, a wygrywa ten, kto na koniec ma więcej punktów. To prawdziwa gra w wersji uproszczonej: obiekty nie mają jeszcze funkcji. Rozegrasz dziewięć rund. Wykonuj kolejne polecenia albo naciskaj „Dalej” i oglądaj.',
    },
    card: {
      title: 'Jedna karta, wiele zastosowań',
      text: 'Każda karta ma rolę do zagrania i nazwę obiektu, który można zbudować. Gdzie indziej, na przykład w składzie, jest tylko materiałem. Materiał, rola i wartość są ze sobą powiązane:\n\n- gruz, tragarz, 1\n- drewno, cieśla, 1\n- cegła, legionista, 2\n- beton, murarz, 2\n- kamień, kupiec, 3\n- marmur, patron, 3',
    },
    lead: {
      title: 'Rozegraj rolę',
      text: 'Prowadzisz tę rundę: zagrywasz kartę, by użyć jej roli, a przeciwnik może podążyć. **Ulica** to karta gruzu, więc jej rolą jest tragarz. Rozegraj nią tragarza.',
    },
    laborer: {
      title: 'Z puli do składu',
      text: 'Przeciwnik podąża kartą tej samej roli. Teraz wszyscy działają, najpierw przywódca. Tragarz bierze do składu jedną kartę z puli, czyli spośród odkrytych kart na środku. Weź **kamień**: ma najwyższą wartość i jeszcze się przyda.',
    },
    follow: {
      title: 'Podążanie',
      text: 'Zagrane karty trafiły do puli: każdy rozkaz staje się dla kogoś materiałem. Teraz przeciwnik rozgrywa cieślę. Mając kartę tej roli, możesz podążyć i także wykonać akcję. **Targowisko** to drewno, a drewno to cieśla. Podąż tą kartą.',
    },
    foundation: {
      title: 'Połóż fundament',
      text: 'Cieśla kładzie fundament z ręki albo dodaje kartę z ręki do zaczętego obiektu. **Dok** jest drewniany, więc zajmuje drewniany plac budowy. Z każdego materiału dwa place są bliskie, a jeden odległy. Połóż fundament.',
    },
    think: {
      title: 'Pomyśl',
      text: 'Znów prowadzisz, ale na ręce prawie nic nie zostało. Zamiast rozgrywać lub podążać możesz pomyśleć: uzupełnić rękę do pięciu kart albo wziąć senatora. Gdy myśli przywódca, runda od razu się kończy. Wybierz **Myślenie** i dobierz karty.',
    },
    senator: {
      title: 'Karta na każdą rolę',
      text: 'Przeciwnik rozgrywa patrona. Nie masz marmuru, ale **Senator** zastępuje każdą rolę. Podąż nim. Potem wróci na swój stos, a myśląc, możesz wziąć następnego.',
    },
    patron: {
      title: 'Zatrudnij klienta',
      text: 'Patron bierze kartę z puli do klienteli. Do końca gry pozostaje tam klientem w tej roli. Masz 2 punkty wpływów, więc miejsce na dwóch klientów. Weź **beton**: ta karta to murarz.',
    },
    craftsman: {
      title: 'Rozegraj to, czego potrzebujesz',
      text: 'Obiekt potrzebuje tylu materiałów, ile wynosi jego wartość: gruz i drewno jednego, cegła i beton dwóch, kamień i marmur trzech. Twojemu Dokowi brakuje jednego drewna. Masz dwie karty drewna: **Cyrk** zagraj jako cieślę, a drugą zachowaj.',
    },
    complete: {
      title: 'Ukończ obiekt',
      text: '**Palisada** będzie drewnem dla twojego Doku: dodaj ją. Dok jest wtedy ukończony, jego plac przechodzi do twojego rzędu, a wpływy rosną z 2 do 3. Przeciwnik w tej rundzie myśli, ale ma klienta cieślę, który zadziała po tobie.',
    },
    'think-on': {
      title: 'Klienci działają, gdy myślisz',
      text: 'Przeciwnik rozgrywa murarza. Wieża pozwala ci podążyć. Ale twój klient zadziała i tak, nawet gdy myślisz. Zachowaj więc Wieżę i uzupełnij rękę: wybierz **Myślenie** i dobierz karty.',
    },
    client: {
      title: 'Twój murarz przy pracy',
      text: 'Murarz też kładzie fundament z ręki albo dodaje materiał ze składu. **Szkoła** jest ceglana i potrzebuje dwóch cegieł. Niech twój klient położy jej fundament.',
    },
    legionary: {
      title: 'Wyślij legionistę',
      text: 'W twoim składzie nie ma jeszcze cegieł. Zdobędzie je legionista. Masz dwie karty cegły: **Brama** niech będzie legionistą, a drugą zachowaj, bo zaraz ją pokażesz.',
    },
    demand: {
      title: 'Pokaż, czego żądasz',
      text: 'Za każdą akcję legionisty pokazujesz kartę i żądasz jej materiału. Dostajesz jedną taką kartę z puli i jedną z ręki przeciwnika, jeśli ją ma. Pokazana karta zostaje u ciebie. **Łaźnie** to cegła: pokaż je.',
    },
    merchant: {
      title: 'Podąż za kupcem',
      text: 'Jedną cegłę dała pula, drugą przeciwnik. Teraz przeciwnik rozgrywa kupca. **Arena** to kamień, a kamień to kupiec. Podąż tą kartą.',
    },
    vault: {
      title: 'Do skarbca',
      text: 'Kupiec przenosi kartę ze składu do skarbca, zakrytą. Tam jest warta tyle punktów, ile wynosi jej wartość. Skarbiec mieści tyle kart, ile masz punktów wpływów, więc teraz trzy. Schowaj **kamień**; cegły są dla Szkoły.',
    },
    architect: {
      title: 'Karta razem z klientem',
      text: 'Karta, którą zagrywasz, daje jedną akcję, a każdy klient tej roli jeszcze jedną. Masz murarza. **Wieża** to beton: rozegraj nią murarza, a dodasz obie cegły w tej rundzie.',
    },
    brick: {
      title: 'Pierwsza cegła',
      text: 'Murarz buduje ze składu. **Szkoła** czeka na cegły: dodaj pierwszą z dwóch. Zaraz po niej zadziała twój klient.',
    },
    school: {
      title: 'Druga cegła',
      text: 'Dodaj drugą cegłę. **Szkoła** jest wtedy ukończona, a jej plac daje 2 punkty wpływów. Masz ich razem 5, więc w klienteli i w skarbcu jest miejsce na pięć kart.',
    },
    ends: {
      title: 'Jak kończy się gra',
      text: 'Gra kończy się od razu, nawet w środku rundy,\n\n- gdy fundament zajmie ostatni bliski plac budowy ze wszystkich;\n- gdy ostatnia karta opuści talię.\n\nPilnuj jednego i drugiego. Odległy plac budowy kosztuje dwie kolejne akcje tej samej roli.',
    },
    points: {
      title: 'Co się liczy',
      text: '- Każdy punkt wpływów: 1 punkt.\n- Skarbiec: wartości kart.\n- Premie kupieckie: 3 punkty za najwięcej kart danego materiału w skarbcu. Remis nie daje nic.\n\nW tej chwili to 5 + 3 + 3 = 11 dla ciebie i 3 + 2 + 3 = 8 dla przeciwnika.',
    },
    end: {
      title: 'Teraz gra należy do ciebie',
      text: 'Wiesz już dość, żeby grać. Graj dalej od tego miejsca z botem albo zacznij nową grę. W pełnej grze każdy obiekt ma własną funkcję: druga lekcja pokazuje kilka z nich.',
    },
  },
  ru: {
    welcome: {
      title: 'Рим надо отстроить',
      text: 'Рим сгорел. Вы и соперник отстраиваете его, и побеждает тот, у кого в конце больше очков. Это настоящая партия в упрощённом виде: у построек пока нет свойств. Вы сыграете девять раундов. Делайте то, о чём просит шаг, или нажимайте «Дальше» и смотрите.',
    },
    card: {
      title: 'Одна карта, много применений',
      text: 'У каждой карты есть роль, которую можно сыграть, и название постройки, которую можно возвести. В других местах, например на складе, карта — просто материал. Материал, роль и ценность связаны:\n\n- щебень, Рабочий, 1\n- дерево, Ремесленник, 1\n- кирпич, Легионер, 2\n- бетон, Архитектор, 2\n- камень, Купец, 3\n- мрамор, Патрон, 3',
    },
    lead: {
      title: 'Объявите роль',
      text: 'Этот раунд ведёте вы: играете карту ради её роли, а соперник может роль поддержать. **Дорога** — карта щебня, её роль — Рабочий. Объявите ею Рабочего.',
    },
    laborer: {
      title: 'Из общего запаса на склад',
      text: 'Соперник поддерживает роль такой же картой. Теперь все действуют, первым ведущий. Рабочий берёт на склад одну карту из общего запаса: это открытые карты посередине. Возьмите **камень**: у него самая высокая ценность, и он ещё пригодится.',
    },
    follow: {
      title: 'Поддержите роль',
      text: 'Сыгранные карты ушли в общий запас: каждый приказ становится для кого-то материалом. Теперь соперник объявляет Ремесленника. С картой этой роли вы можете её поддержать и тоже действовать. **Рынок** — это дерево, а дерево — Ремесленник. Сыграйте его.',
    },
    foundation: {
      title: 'Заложите фундамент',
      text: 'Ремесленник закладывает фундамент с руки или добавляет карту с руки в начатую постройку. **Пристань** — деревянная постройка, ей нужен участок под дерево. Под каждый материал два участка в городе и один за городом. Заложите её.',
    },
    think: {
      title: 'Раздумье',
      text: 'Роль снова объявляете вы, но рука почти пуста. Вместо того чтобы объявлять или поддерживать роль, можно раздумывать: добрать карты до пяти или взять сенатора. Если раздумывает ведущий, раунд сразу окончен. Выберите **Раздумье** и доберите карты.',
    },
    senator: {
      title: 'Карта на любую роль',
      text: 'Соперник объявляет Патрона. Мрамора у вас нет, но **Сенатор** заменяет любую роль. Поддержите роль им. Потом он вернётся в стопку, а раздумье может принести другого.',
    },
    patron: {
      title: 'Наймите клиента',
      text: 'Патрон берёт карту из общего запаса в клиенты. Там она до конца партии служит клиентом своей роли. Ваше влияние 2, так что мест для клиентов два. Возьмите **бетон**: эта карта — Архитектор.',
    },
    craftsman: {
      title: 'Объявите то, что нужно вам',
      text: 'Ценность постройки — это и число материалов: для щебня и дерева один, для кирпича и бетона два, для камня и мрамора три. Вашей Пристани нужно одно дерево. У вас две карты дерева: **Цирк** сыграйте как Ремесленника, а другую сохраните.',
    },
    complete: {
      title: 'Завершите постройку',
      text: '**Частокол** станет деревом для вашей Пристани: добавьте его. Пристань завершена, её участок переходит в ваш ряд, и влияние растёт с 2 до 3. Соперник раздумывал, но у него есть клиент-Ремесленник: он будет действовать после вас.',
    },
    'think-on': {
      title: 'Клиенты действуют и при раздумье',
      text: 'Соперник объявляет Архитектора. Вы могли бы поддержать роль Башней. Но ваш клиент будет действовать в любом случае, даже если вы раздумываете. Поэтому сохраните Башню и пополните руку: выберите **Раздумье** и доберите карты.',
    },
    client: {
      title: 'Ваш Архитектор за работой',
      text: 'Архитектор тоже закладывает фундамент с руки или добавляет материал со склада. **Школа** — кирпичная постройка, ей нужны два кирпича. Пусть ваш клиент её заложит.',
    },
    legionary: {
      title: 'Пошлите Легионера',
      text: 'Кирпича на вашем складе пока нет. Его добудет Легионер. У вас две карты кирпича: **Ворота** сыграйте как Легионера, а другую сохраните, сейчас вы её покажете.',
    },
    demand: {
      title: 'Покажите, что требуете',
      text: 'За каждое действие Легионера вы показываете карту и требуете её материал. Вы получаете одну такую карту из общего запаса и одну с руки соперника, если она там есть. Показанная карта остаётся у вас. **Термы** — это кирпич: покажите их.',
    },
    merchant: {
      title: 'Поддержите Купца',
      text: 'Один кирпич дал общий запас, другой отдал соперник. Теперь соперник объявляет Купца. **Колизей** — карта камня, а камень — это Купец. Поддержите роль этой картой.',
    },
    vault: {
      title: 'В казну',
      text: 'Купец кладёт карту со склада в казну, рубашкой вверх. Там её ценность — это очки. В казне столько мест, сколько у вас влияния, сейчас три. Положите **камень**; кирпичи нужны Школе.',
    },
    architect: {
      title: 'Карта и клиент вместе',
      text: 'Карта, которой вы объявляете роль, даёт одно действие, и каждый клиент этой роли — ещё одно. Архитектор у вас есть. **Башня** — это бетон: объявите ею Архитектора, и в этом раунде вы добавите оба кирпича.',
    },
    brick: {
      title: 'Первый кирпич',
      text: 'Архитектор строит со склада. **Школа** ждёт кирпичей: добавьте первый из двух. Сразу за ним последует действие вашего клиента.',
    },
    school: {
      title: 'Второй кирпич',
      text: 'Добавьте второй кирпич. **Школа** завершена, и её участок приносит 2 влияния. С влиянием 5 у вас пять мест для клиентов и пять мест в казне.',
    },
    ends: {
      title: 'Как заканчивается игра',
      text: 'Игра заканчивается сразу, даже посреди раунда,\n\n- когда фундамент занимает самый последний участок в городе;\n- когда последняя карта уходит из колоды.\n\nСледите и за тем, и за другим. Участок за городом требует двух действий одной роли подряд.',
    },
    points: {
      title: 'Что считают',
      text: '- Влияние: по очку за единицу.\n- Казна: ценность её карт.\n- Купеческие премии: 3 очка за наибольшее число карт одного материала в казне. При равенстве премии нет.\n\nСейчас это 5 + 3 + 3 = 11 у вас и 3 + 2 + 3 = 8 у соперника.',
    },
    end: {
      title: 'Теперь это ваша партия',
      text: 'Вы знаете достаточно, чтобы играть. Продолжайте отсюда против бота или начните новую партию. В полной игре у каждой постройки своё свойство: второй урок показывает некоторые из них.',
    },
  },
  de: {
    welcome: {
      title: 'Rom muss wieder aufgebaut werden',
      text: 'Rom ist niedergebrannt. Du und dein Gegner baut es wieder auf, und wer am Ende mehr Punkte hat, gewinnt. Das ist eine echte Partie in der vereinfachten Form: Bauwerke haben noch keine Funktionen. Du spielst neun Runden. Tu, was der jeweilige Schritt verlangt, oder drück „Weiter“ und schau zu.',
    },
    card: {
      title: 'Eine Karte, viele Aufgaben',
      text: 'Jede Karte hat eine Rolle, die man spielt, und ein Bauwerk, das man baut. Anderswo, zum Beispiel in einem Lager, ist sie nur ein Material. Material, Rolle und Wert gehören zusammen:\n\n- Schutt, Arbeiter, 1\n- Holz, Handwerker, 1\n- Ziegel, Legionär, 2\n- Zement, Baumeister, 2\n- Stein, Kaufmann, 3\n- Marmor, Patron, 3',
    },
    lead: {
      title: 'Führe eine Rolle an',
      text: 'Du führst diese Runde an: Du spielst eine Karte für ihre Rolle, und dein Gegner darf folgen. Die **Straße** ist eine Schutt-Karte und steht also für den Arbeiter. Führe mit ihr den Arbeiter an.',
    },
    laborer: {
      title: 'Vom Pool in dein Lager',
      text: 'Dein Gegner folgt mit einer Karte derselben Rolle. Nun handeln alle; wer anführt, zuerst. Ein Arbeiter nimmt eine Karte aus dem Pool, den offenen Karten in der Mitte, ins Lager. Nimm **Stein**: Er hat den höchsten Wert, und du wirst ihn später brauchen.',
    },
    follow: {
      title: 'Folge',
      text: 'Die gespielten Karten sind in den Pool gekommen: Jeder Auftrag wird für irgendjemanden zum Material. Jetzt führt dein Gegner den Handwerker an. Mit einer Karte dieser Rolle darfst du folgen und auch handeln. Der **Markt** ist Holz, und Holz steht für den Handwerker. Folge damit.',
    },
    foundation: {
      title: 'Leg ein Fundament',
      text: 'Ein Handwerker legt ein Fundament von der Hand oder verbaut eine Handkarte in einem begonnenen Bauwerk. Das **Dock** ist ein Bauwerk aus Holz und kommt auf einen Holz-Bauplatz. Von jedem Material gibt es zwei Bauplätze in der Stadt und einen außerhalb. Leg das Fundament.',
    },
    think: {
      title: 'Denke nach',
      text: 'Du führst wieder an, aber deine Hand ist fast leer. Statt anzuführen oder zu folgen, darfst du nachdenken: Zieh Karten, bis du fünf hast, oder nimm einen Senator. Denkt der Anführer nach, ist die Runde sofort vorbei. Wähle **Nachdenken** und zieh Karten.',
    },
    senator: {
      title: 'Eine Karte für jede Rolle',
      text: 'Dein Gegner führt den Patron an. Du hast keinen Marmor, aber der **Senator** steht für jede Rolle. Folge mit ihm. Danach kommt er auf seinen Stapel zurück, und durch Nachdenken kannst du wieder einen nehmen.',
    },
    patron: {
      title: 'Wirb einen Klienten an',
      text: 'Ein Patron nimmt eine Karte aus dem Pool in die Klientel. Dort ist sie bis zum Ende der Partie ein Klient ihrer Rolle. Dein Einfluss ist 2, du hast also Platz für zwei Klienten. Nimm **Zement**: Diese Karte ist ein Baumeister.',
    },
    craftsman: {
      title: 'Führe an, was du brauchst',
      text: 'Ein Bauwerk braucht so viele Materialien, wie sein Wert angibt: eines bei Schutt und Holz, zwei bei Ziegel und Zement, drei bei Stein und Marmor. Dein Dock braucht ein Holz. Du hast zwei Holz-Karten: Führe mit dem **Circus** den Handwerker an und behalte die andere.',
    },
    complete: {
      title: 'Stell ein Bauwerk fertig',
      text: 'Verbaue die **Palisade** als Holz in deinem Dock. Das Dock ist fertig: Sein Bauplatz kommt in deine Reihe, und dein Einfluss wächst von 2 auf 3. Dein Gegner denkt in dieser Runde nach, hat aber einen Handwerker als Klienten, und der handelt nach dir.',
    },
    'think-on': {
      title: 'Klienten handeln, während du nachdenkst',
      text: 'Dein Gegner führt den Baumeister an. Du könntest mit dem Turm folgen. Aber dein Klient handelt ohnehin, auch wenn du nachdenkst. Behalte also den Turm und füll deine Hand auf: Wähle **Nachdenken** und zieh Karten.',
    },
    client: {
      title: 'Dein Baumeister bei der Arbeit',
      text: 'Auch ein Baumeister legt ein Fundament von der Hand, oder er verbaut ein Material aus dem Lager. Die **Schule** ist ein Bauwerk aus Ziegel und braucht zwei Ziegel. Lass deinen Klienten ihr Fundament legen.',
    },
    legionary: {
      title: 'Schick einen Legionär',
      text: 'In deinem Lager liegt noch kein Ziegel. Ein Legionär besorgt welche. Du hast zwei Ziegel-Karten: Führe mit dem **Tor** den Legionär an und behalte die andere: Die wirst du gleich zeigen.',
    },
    demand: {
      title: 'Zeig, was du forderst',
      text: 'Für jede Legionär-Aktion zeigst du eine Karte und forderst ihr Material. Du bekommst eine solche Karte aus dem Pool und eine von der gegnerischen Hand, wenn es dort eine gibt. Die gezeigte Karte bleibt bei dir. Zeig das **Bad**, um Ziegel zu fordern.',
    },
    merchant: {
      title: 'Folge einem Kaufmann',
      text: 'Aus dem Pool kam ein Ziegel und von deinem Gegner noch einer. Jetzt führt dein Gegner den Kaufmann an. Das **Kolosseum** ist eine Stein-Karte, und Stein steht für den Kaufmann. Folge damit.',
    },
    vault: {
      title: 'In den Tresor',
      text: 'Ein Kaufmann legt eine Karte aus dem Lager verdeckt in den Tresor. Dort bringt sie am Ende ihren Wert in Punkten. Der Tresor fasst so viele Karten, wie du Einfluss hast, also jetzt drei. Leg **Stein** hinein; die Ziegel sind für deine Schule.',
    },
    architect: {
      title: 'Karte und Klient zusammen',
      text: 'Die Karte, mit der du anführst, bringt eine Aktion, und jeder Klient der Rolle bringt eine weitere. Du hast einen Baumeister. Führe mit dem **Turm** den Baumeister an, dann kannst du in dieser Runde beide Ziegel verbauen.',
    },
    brick: {
      title: 'Der erste Ziegel',
      text: 'Baumeister bauen aus dem Lager. Verbaue einen Ziegel in deiner **Schule**: den ersten von zwei. Die Aktion deines Klienten folgt sofort.',
    },
    school: {
      title: 'Der zweite Ziegel',
      text: 'Verbaue den anderen Ziegel in deiner **Schule**. Sie ist fertig, und ihr Bauplatz bringt Einfluss 2. Mit Einfluss 5 hast du Platz für fünf Klienten und für fünf Karten in deinem Tresor.',
    },
    ends: {
      title: 'Wie die Partie endet',
      text: 'Die Partie endet sofort, auch mitten in einer Runde,\n\n- wenn ein Fundament den allerletzten Bauplatz in der Stadt belegt;\n- wenn die letzte Karte den Nachziehstapel verlässt.\n\nBehalte also beides im Auge. Ein Bauplatz außerhalb der Stadt kostet zwei Aktionen einer Rolle nacheinander.',
    },
    points: {
      title: 'Was zählt',
      text: '- Einfluss: je ein Punkt.\n- Der Tresor: die Werte seiner Karten.\n- Kaufmannsboni: 3 Punkte für die meisten Karten eines Materials im Tresor. Ein Gleichstand bringt nichts.\n\nIm Moment sind das 5 + 3 + 3 = 11 für dich und 3 + 2 + 3 = 8 für deinen Gegner.',
    },
    end: {
      title: 'Jetzt ist es deine Partie',
      text: 'Du weißt genug, um zu spielen. Spiel von hier aus gegen einen Bot weiter oder beginne eine neue Partie. Im vollen Spiel hat jedes Bauwerk eine eigene Funktion: Die zweite Lektion zeigt einige davon in Aktion.',
    },
  },
}
