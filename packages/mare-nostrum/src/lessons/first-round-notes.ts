// The words of the guided first round, in every language.

import type { Lesson } from '@tabularium/kernel'

export const notes: Lesson['notes'] = {
  en: {
    welcome: {
      title: 'Around one sea',
      text: 'Five empires live around the Mediterranean; here are three of them. You lead **Carthage** from Africa, against Rome and Greece. A round has five phases: collect, trade, build, move and fight, leadership. Do what each step asks, or press Next and watch.',
    },
    ways: {
      title: 'Four ways to win',
      text: '- Build the Pyramids, for 12 resources.\n- Own five heroes and wonders; your Hannibal is the first.\n- Hold four capitals and legendary cities.\n- Hold all three titles: trade, culture, military.\n\nYou begin as trade leader. What you hold now is the income of the first round.',
    },
    token: {
      title: 'Set the number',
      text: 'As trade leader you announce how many resources everybody puts up. Whatever you play is spent until all three tokens have been played. Announce **2**: two resources each, for a quick exchange.',
    },
    offer: {
      title: 'Choose in secret',
      text: 'You pay with coins only, or with goods of all different kinds. So a second token of a kind is worth less to you: put those up. You have two spices. Choose **spices**.',
    },
    'offer-on': {
      title: 'The second one',
      text: 'You have three sheep, more than you can use. Choose **sheep** as your second resource. Then all offers are turned over together.',
    },
    take: {
      title: 'Take first',
      text: 'The leader takes one open resource of another player. That player takes next, and so on in a chain. Greece has put up two coins; with three coins you could pay a price of 3. Take a **coin** from Greece.',
    },
    'take-on': {
      title: 'The chain comes back',
      text: 'Greece took metal from Rome, Rome took spices from you: so you take again. Take the other **coin**. If a player takes from you at once what you have just done to them, you may not take from that player again.',
    },
    gift: {
      title: 'Even things out',
      text: 'Greece took your sheep, you got wine from Rome, and nothing is left. You are one up and Rome is one down: as the leader you give Rome one resource. Give **sheep**; you have two.',
    },
    control: {
      title: 'A new province',
      text: 'Greece, the culture leader, names you to build first. Control costs 3 and needs a neutral province next to one of yours, or joined to it by your triremes. **Phasania** borders Africa. Place control there.',
    },
    coins: {
      title: 'Pay with coins',
      text: 'Every build is paid with one set: coins only, or goods that all differ. You have exactly three coins. **Pay coins**, and keep your goods for what follows.',
    },
    caravan: {
      title: 'A caravan',
      text: 'You may build in the new province at once. **Phasania** has a slot for a caravan that yields gladiators. Build it: it costs 3, pays 1 in every round, and counts for the trade title.',
    },
    set: {
      title: 'A set of goods',
      text: 'No coin is left, so pay with three different goods. You have six kinds, enough for two sets. Hannibal would even let you use one kind twice in a set. A set is lifted for you already: spices, gold and oil. A touch on a good lifts it or puts it back; leave it as it is and press **Pay**.',
    },
    'set-second': {
      title: 'The rest of the set',
      text: 'Goods can also be laid down one by one, in any order. The spices lie on the table; gold and oil are still lifted. Until the last one is down you can take the build back. Press **Pay**.',
    },
    'set-third': {
      title: 'The set is complete',
      text: 'One more kind makes three: the oil is lifted, press **Pay**. Then sheep, wine and gladiators are left, three different kinds again, for one more build.',
    },
    trireme: {
      title: 'A trireme',
      text: 'Triremes join provinces over the sea: for control and for legions. Build one in **Mare Sardum**. From there your legions reach Sicilia with its legendary city. Only one set is possible, so it is paid by itself.',
    },
    sail: {
      title: 'Your turn to move',
      text: 'Rome and Greece have built, and what nobody could use was discarded, up to two coins kept. Rome, the military leader, moved a legion to Sicilia and names you now. Your trireme is in the right place: **end sailing**.',
    },
    march: {
      title: 'March over the sea',
      text: 'A legion moves once: across a border, or over any chain of seas with your triremes. March from Africa to **Sicilia**. A Roman legion stands there, so there will be a battle.',
    },
    'end-march': {
      title: 'The point of no return',
      text: 'Up to here you can take back every move of this turn. When you end the march the dice fall, and what is done is done. Your only legion has moved: **end the march**.',
    },
    battle: {
      title: 'The battle',
      text: 'Both sides roll a die for each legion at the same time; every full 5 is a hit, and each hit takes a unit. You rolled 5: one hit. Rome rolled 3: none. A fortress would add 5 and cancel a hit.',
    },
    conquest: {
      title: 'What a victory brings',
      text: 'Sicilia is neutral: there is nothing to conquer, but next round you can place control there. In a province of an opponent you could now **pillage** a building, **occupy** buildings, or set a legion on the **control marker** and take the province over in your next turn.',
    },
    titles: {
      title: 'Three titles',
      text: 'In the last phase the highest level on each track takes the title. With your new caravan you lead in trade, 8 to 7. Rome and Greece tie in military; then the old holder decides, and Rome chose itself.',
    },
    income: {
      title: 'The next income',
      text: 'Round 2 has begun, and all have collected. A caravan yields its good, twice with the market of the province in the same hands; a city yields a coin, twice with the temple. A legendary city adds a legendary good, drawn unseen.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You know the five phases. Go on from here against bots, or begin a new game. Look at the heroes and wonders: each bends a rule in your favour, and the fifth one wins.',
    },
  },
  pl: {
    welcome: {
      title: 'Wokół jednego morza',
      text: 'Wokół Morza Śródziemnego leży pięć imperiów, tu są trzy z nich. Prowadzisz **Kartaginę** w Afryce, przeciw Rzymowi i Grecji. Runda ma pięć faz: zbieranie, handel, budowa, ruch i walka, przywództwo. Rób to, o co prosi dany krok, albo naciskaj Dalej i patrz.',
    },
    ways: {
      title: 'Cztery drogi do zwycięstwa',
      text: '- Zbuduj Piramidy, za 12 zasobów.\n- Miej pięć kart bohaterów i cudów; twój Hannibal jest pierwszą.\n- Posiadaj cztery stolice i legendarne miasta.\n- Miej wszystkie trzy tytuły: handlu, kultury, wojskowy.\n\nZaczynasz jako lider handlu. To, co masz, jest dochodem pierwszej rundy.',
    },
    token: {
      title: 'Wyznacz liczbę',
      text: 'Jako lider handlu ogłaszasz, ile zasobów wystawia każdy. Zagrany żeton jest zużyty, dopóki nie zagrasz wszystkich trzech. Ogłoś **2**: po dwa zasoby, na szybką wymianę.',
    },
    offer: {
      title: 'Wybierz w tajemnicy',
      text: 'Płaci się samymi monetami albo towarami samych różnych rodzajów. Drugi żeton jednego rodzaju jest więc dla ciebie mniej wart: takie wystaw. Przypraw masz dwa żetony. Wybierz: **przyprawy**.',
    },
    'offer-on': {
      title: 'Drugi zasób',
      text: 'Owiec masz trzy, więcej, niż zużyjesz. Jako drugi zasób wybierz: **owce**. Potem wszystkie oferty odkrywa się razem.',
    },
    take: {
      title: 'Bierzesz pierwszy zasób',
      text: 'Lider bierze jeden odkryty zasób innego gracza. Następny bierze ten, komu zabrano, i tak dalej. Grecja wystawia dwie monety; trzema monetami zapłacisz cenę 3. Weź od Grecji zasób: **moneta**.',
    },
    'take-on': {
      title: 'Kolej wraca do ciebie',
      text: 'Grecja wzięła metal od Rzymu, Rzym przyprawy od ciebie: więc znów bierzesz. Weź drugi taki zasób: **moneta**. Gdyby gracz od razu odebrał coś tobie, od niego nie można by teraz wziąć ponownie.',
    },
    gift: {
      title: 'Wyrównanie',
      text: 'Grecja wzięła twoje owce, do ciebie trafiło wino Rzymu i nic nie zostało. Masz o jeden zasób za dużo, Rzym o jeden za mało: lider daje więc Rzymowi jeden zasób. Daj: **owce**; masz dwa takie żetony.',
    },
    control: {
      title: 'Nowa prowincja',
      text: 'Grecja jako lider kultury wskazuje ciebie. Kontrola kosztuje 3 i wymaga neutralnej prowincji obok twojej albo połączonej z nią twoimi triremami. **Fazania** graniczy z Afryką. Postaw tam kontrolę.',
    },
    coins: {
      title: 'Zapłać monetami',
      text: 'Każdą budowę opłaca jeden zestaw: same monety albo same różne towary. Masz dokładnie trzy monety. **Zapłać monetami**, a towary zachowaj na dalszą budowę.',
    },
    caravan: {
      title: 'Karawana',
      text: 'W nowej prowincji można budować od razu. **Fazania** ma pole karawany, która daje gladiatorów. Zbuduj ją: kosztuje 3, co rundę daje 1 towar i liczy się do tytułu handlu.',
    },
    set: {
      title: 'Zestaw towarów',
      text: 'Monet już nie ma, więc zapłać trzema różnymi towarami. Masz sześć rodzajów, dość na dwa zestawy. Hannibal pozwoliłby nawet użyć w zestawie jednego rodzaju dwa razy. Zestaw jest już podniesiony: przyprawy, złoto i olej. Dotknięcie towaru podnosi go albo odkłada; zostaw je tak i naciśnij **Zapłać**.',
    },
    'set-second': {
      title: 'Reszta zestawu',
      text: 'Towary można też wykładać po jednym, w dowolnej kolejności. Przyprawy leżą na stole, złoto i olej są wciąż podniesione. Do wyłożenia ostatniego można się wycofać z budowy. Naciśnij **Zapłać**.',
    },
    'set-third': {
      title: 'Komplet',
      text: 'Jeszcze jeden rodzaj i są trzy: olej jest podniesiony, naciśnij **Zapłać**. Zostaną owce, wino i gladiatorzy, znów trzy różne rodzaje, na jeszcze jedną budowę.',
    },
    trireme: {
      title: 'Trirema',
      text: 'Triremy łączą prowincje przez morze: dla kontroli i dla legionów. Zbuduj jedną na morzu: **Morze Sardyńskie**. Stamtąd twoje legiony sięgną Sycylii z legendarnym miastem. Możliwy jest tylko jeden zestaw, więc płaci się samo.',
    },
    sail: {
      title: 'Twoja kolej na ruch',
      text: 'Rzym i Grecja zbudowały swoje, a niezużyte zasoby odrzucono, oprócz dwóch monet. Rzym jako lider wojskowy wysłał legion na Sycylię i teraz wskazuje ciebie. Twoja trirema stoi dobrze: **zakończ żeglugę**.',
    },
    march: {
      title: 'Marsz przez morze',
      text: 'Legion rusza się raz: przez granicę albo przez dowolny ciąg mórz z twoimi triremami. Maszeruj z Afryki, cel: **Sycylia**. Stoi tam legion Rzymu, więc będzie bitwa.',
    },
    'end-march': {
      title: 'Punkt bez powrotu',
      text: 'Do tej chwili każdy ruch tej tury można cofnąć. Gdy zakończysz marsz, padają kości i nic już nie da się zmienić. Twój jedyny legion już się ruszył: **zakończ marsz**.',
    },
    battle: {
      title: 'Bitwa',
      text: 'Obie strony rzucają jednocześnie kością za każdy legion; każde pełne 5 to trafienie, a trafienie zabiera jednostkę. Twój rzut to 5: jedno trafienie. Rzut Rzymu to 3: żadnego. Forteca dodałaby 5 i anulowała trafienie.',
    },
    conquest: {
      title: 'Co daje zwycięstwo',
      text: 'Sycylia jest neutralna: nie ma tu czego podbijać, ale w następnej rundzie postawisz tu kontrolę. W prowincji przeciwnika można by teraz **splądrować** budynek, **okupować** budynki albo ustawić legion na **znaczniku kontroli** i przejąć prowincję w następnej turze.',
    },
    titles: {
      title: 'Trzy tytuły',
      text: 'W ostatniej fazie tytuł zdobywa najwyższy poziom na torze. Z nową karawaną prowadzisz w handlu, 8 do 7. Rzym i Grecja remisują w wojsku; wtedy decyduje dotychczasowy lider i Rzym wskazał siebie.',
    },
    income: {
      title: 'Następny dochód',
      text: 'Zaczęła się runda 2 i wszyscy zebrali dochód. Karawana daje swój towar, podwójnie z targiem prowincji w tych samych rękach; miasto daje monetę, podwójnie ze świątynią. Legendarne miasto dodaje legendarny towar, losowany w ciemno.',
    },
    end: {
      title: 'Teraz gra należy do ciebie',
      text: 'Znasz już pięć faz. Graj stąd dalej przeciw botom albo zacznij nową grę. Przyjrzyj się bohaterom i cudom: każdy nagina jakąś zasadę na twoją korzyść, a piąty daje zwycięstwo.',
    },
  },
  ru: {
    welcome: {
      title: 'Вокруг одного моря',
      text: 'Вокруг Средиземного моря лежат пять империй, здесь их три. Вы ведёте **Карфаген** из Африки против Рима и Греции. В раунде пять фаз: сбор, торговля, строительство, движение и бой, лидерство. Делайте то, что просит шаг, или нажимайте «Дальше» и смотрите.',
    },
    ways: {
      title: 'Четыре пути к победе',
      text: '- Построить Пирамиды за 12 ресурсов.\n- Иметь пять героев и чудес; ваш Ганнибал — первый.\n- Держать четыре столицы и легендарных города.\n- Иметь все три титула: торговли, культуры, военный.\n\nВы начинаете лидером торговли. То, что у вас есть, — доход первого раунда.',
    },
    token: {
      title: 'Назовите число',
      text: 'Как лидер торговли вы объявляете, сколько ресурсов выставляет каждый. Сыгранный жетон недоступен, пока не сыграны все три. Объявите **2**: по два ресурса, для быстрого обмена.',
    },
    offer: {
      title: 'Выберите тайно',
      text: 'Платят одними монетами или товарами сплошь разных видов. Поэтому второй жетон одного вида вам менее нужен: такие и выставляйте. Специй у вас два жетона. Выберите: **специи**.',
    },
    'offer-on': {
      title: 'Второй ресурс',
      text: 'Овец у вас три, больше, чем пригодится. Вторым ресурсом выберите: **овцы**. Потом все предложения открывают вместе.',
    },
    take: {
      title: 'Первый ресурс',
      text: 'Лидер берёт один открытый ресурс другого игрока. Следующим берёт тот, у кого взяли, и так по цепочке. Греция выставила две монеты; тремя монетами можно оплатить цену 3. Возьмите у Греции ресурс: **монета**.',
    },
    'take-on': {
      title: 'Цепочка вернулась',
      text: 'Греция взяла металл у Рима, Рим взял специи у вас: значит, вы берёте снова. Возьмите второй такой ресурс: **монета**. Если игрок сразу отыграется на вас, у него брать снова нельзя.',
    },
    gift: {
      title: 'Выравнивание',
      text: 'Греция взяла ваших овец, вам досталось вино Рима, и больше ничего нет. У вас один лишний ресурс, а Риму одного не хватает: лидер отдаёт ему один. Отдайте: **овцы**; их у вас две.',
    },
    control: {
      title: 'Новая провинция',
      text: 'Греция, лидер культуры, называет вас. Контроль стоит 3; нужна нейтральная провинция рядом с вашей или соединённая с ней вашими триремами. **Фазания** граничит с Африкой. Поставьте там контроль.',
    },
    coins: {
      title: 'Заплатите монетами',
      text: 'Каждую постройку оплачивает один набор: одни монеты или сплошь разные товары. У вас ровно три монеты. **Заплатите монетами**, а товары оставьте для дальнейшего.',
    },
    caravan: {
      title: 'Караван',
      text: 'В новой провинции можно строить сразу. **Фазания** имеет место для каравана с гладиаторами. Постройте его: он стоит 3, каждый раунд даёт 1 товар и считается для титула торговли.',
    },
    set: {
      title: 'Набор товаров',
      text: 'Монет не осталось, значит, платите тремя разными товарами. У вас шесть видов, на два набора. Ганнибал позволил бы даже взять один вид дважды. Набор уже поднят: специи, золото и масло. Касание поднимает товар или кладёт его назад; оставьте как есть и нажмите **Заплатить**.',
    },
    'set-second': {
      title: 'Остальное в наборе',
      text: 'Товары можно класть и по одному, в любом порядке. Специи лежат на столе, золото и масло ещё подняты. Пока не положен последний, от постройки можно отказаться. Нажмите **Заплатить**.',
    },
    'set-third': {
      title: 'Набор собран',
      text: 'Ещё один вид, и их три: масло поднято, нажмите **Заплатить**. Останутся овцы, вино и гладиаторы, снова три разных вида, на ещё одну постройку.',
    },
    trireme: {
      title: 'Трирема',
      text: 'Триремы соединяют провинции по морю: для контроля и для легионов. Постройте одну в море: **Сардинское море**. Оттуда ваши легионы достигнут Сицилии с легендарным городом. Возможен только один набор, поэтому он платится сам.',
    },
    sail: {
      title: 'Ваш ход',
      text: 'Рим и Греция построили своё, а лишние ресурсы сброшены, кроме двух монет. Рим, военный лидер, послал легион на Сицилию и теперь называет вас. Ваша трирема стоит хорошо: **закончите плавание**.',
    },
    march: {
      title: 'Марш через море',
      text: 'Легион ходит один раз: через границу или по любой цепочке морей с вашими триремами. Идите из Африки, цель: **Сицилия**. Там стоит легион Рима, так что будет битва.',
    },
    'end-march': {
      title: 'Назад пути нет',
      text: 'До этого мгновения любой шаг этого хода можно отменить. Когда вы закончите марш, выпадут кубики, и изменить ничего нельзя. Ваш единственный легион уже пришёл: **закончите марш**.',
    },
    battle: {
      title: 'Битва',
      text: 'Обе стороны одновременно бросают кубик за каждый легион; каждые полные 5 — попадание, а попадание забирает отряд. У вас выпало 5: одно попадание. У Рима 3: ни одного. Крепость прибавила бы 5 и отменила попадание.',
    },
    conquest: {
      title: 'Что даёт победа',
      text: 'Сицилия нейтральна: завоёвывать нечего, но в следующем раунде там можно поставить контроль. В провинции противника вы могли бы **разграбить** здание, **занять** здания или поставить легион на **маркер контроля** и забрать провинцию в следующий ход.',
    },
    titles: {
      title: 'Три титула',
      text: 'В последней фазе титул берёт высший уровень на шкале. С новым караваном вы лидируете в торговле, 8 против 7. У Рима и Греции в войске равенство; тогда решает прежний лидер, и Рим выбрал себя.',
    },
    income: {
      title: 'Следующий доход',
      text: 'Начался раунд 2, и все собрали доход. Караван даёт свой товар, вдвое — с рынком провинции в тех же руках; город даёт монету, вдвое — с храмом. Легендарный город прибавляет легендарный товар, вытянутый вслепую.',
    },
    end: {
      title: 'Теперь это ваша игра',
      text: 'Вы знаете все пять фаз. Играйте отсюда дальше против ботов или начните новую партию. Посмотрите на героев и чудеса: каждый меняет какое-то правило в вашу пользу, а пятый приносит победу.',
    },
  },
}
