// The words of the guided first round, in every language.

import type { Lesson } from '@tabularium/kernel'

export const title: Lesson['title'] = {
  en: 'Your first round',
  pl: 'Pierwsza runda',
  ru: 'Первый раунд',
  de: 'Deine erste Runde',
}

export const notes: Lesson['notes'] = {
  en: {
    welcome: {
      title: 'Around one sea',
      text: 'Five empires lie around the Mediterranean; three of them play here. You lead **Carthage** from Africa, against Rome and Greece. A round has five phases: collect resources, trade, build, move and fight, leadership. Do what each step asks, or press Next and watch.',
    },
    ways: {
      title: 'Four ways to win',
      text: '- Build the Pyramids for 12 resources.\n- Have five heroes and wonders; your Hannibal is the first.\n- Control four capitals or legendary cities.\n- Hold all three titles: trade, culture and military leader.\n\nYou start as trade leader. The resources you have are your income for the first round.',
    },
    token: {
      title: 'Announce a number',
      text: 'As trade leader you announce how many resources everyone offers. A token you play is used up until you have played all three. Announce **2**: two resources each make for a quick exchange.',
    },
    offer: {
      title: 'Choose in secret',
      text: 'You pay with coins only, or with goods that are all different. So duplicates are worth less to you: offer those. You have two spices and three sheep. Choose **spices** and **sheep**, then press **Offer**. All offers are revealed together.',
    },
    take: {
      title: 'You take first',
      text: 'The trade leader takes one revealed resource from another player. That player takes next, and so on. Greece offers two coins, and three coins would pay a price of 3. Take a **coin** from Greece.',
    },
    'take-on': {
      title: 'Your turn again',
      text: 'Greece took metal from Rome, and Rome took spices from you, so you take again. Take the other **coin**. If you and another player have just taken from each other, you may not take from that player again right away.',
    },
    gift: {
      title: 'Even things out',
      text: 'Greece took your sheep, you took wine from Rome, and nothing is left. You have one resource too many and Rome has one too few, so the trade leader gives Rome one. Give **sheep**; you still have two.',
    },
    control: {
      title: 'A new province',
      text: 'Greece, the culture leader, lets you build first. Control costs 3 and needs a neutral province that is adjacent to one of yours, or connected to it by your triremes. **Phasania** borders Africa. Place your control marker there.',
    },
    coins: {
      title: 'Pay with coins',
      text: 'Every build is paid for with one set: all coins, or all different goods. You have exactly three coins. **Pay with coins** and keep your goods for later.',
    },
    caravan: {
      title: 'A caravan',
      text: 'You may build in the new province at once. **Phasania** has room for a caravan that brings gladiators. Build it: it costs 3, brings 1 good every round and counts for the trade title.',
    },
    set: {
      title: 'A set of goods',
      text: 'No coins are left, so pay with three different goods. You have six kinds, enough for two sets. Hannibal would even let you use one kind twice in a set. A set has already been picked for you, the raised goods: spices, gold and oil. Choosing a good adds it to the set or takes it out; leave everything as it is and press **Pay**. Sheep, wine and gladiators will be left, enough for one more build.',
    },
    trireme: {
      title: 'A trireme',
      text: 'Triremes connect provinces across the sea, for control and for legions. Build one in **Mare Sardum**. From there your legions can reach Sicilia and its legendary city. Only one set is possible, so it is paid automatically.',
    },
    sail: {
      title: 'Your turn to move',
      text: 'Rome and Greece have built. Unused resources were discarded, except for up to two coins each. Rome, the military leader, sent a legion to Sicilia and now chooses you. Your trireme is where you need it: **finish sailing**.',
    },
    march: {
      title: 'Across the sea',
      text: 'A legion moves once: across a border, or over any chain of seas with your triremes. March from Africa to **Sicilia**. A Roman legion is there, so there will be a battle.',
    },
    'end-march': {
      title: 'The point of no return',
      text: 'Up to here you can undo every move of this turn. Once you finish marching, the dice are rolled and nothing can be changed. Your only legion has moved: **finish marching**.',
    },
    battle: {
      title: 'The battle',
      text: 'Both sides roll one die per legion at the same time. Every 5 points score a hit, and each hit destroys a unit. You rolled 5: one hit. Rome rolled 3: none. A fortress would have added 5 and cancelled a hit.',
    },
    conquest: {
      title: 'What victory brings',
      text: 'Sicilia is neutral: there is nothing to conquer, but next round you can take control of it. In an opponent’s province you could now **pillage** a building, **occupy** buildings, or occupy the **control marker** and take over the province on your next turn.',
    },
    titles: {
      title: 'Three titles',
      text: 'In the last phase, the highest level on each track wins the title. Thanks to your new caravan you lead in trade, 8 to 7. Rome and Greece are tied in military; then the previous leader decides, and Rome chose itself.',
    },
    income: {
      title: 'The next income',
      text: 'Round 2 has begun and everyone has collected. A caravan brings 1 good, or 2 if you also control the market of the province; a city brings 1 coin, or 2 with the temple. A legendary city adds a legendary good, drawn at random.',
    },
    end: {
      title: 'Now it is your game',
      text: 'You know the five phases. Play on from here against bots, or start a new game. Have a look at the heroes and wonders: each bends a rule in your favour, and the fifth one wins.',
    },
  },
  pl: {
    welcome: {
      title: 'Wokół jednego morza',
      text: 'Wokół Morza Śródziemnego leży pięć imperiów; tu grają trzy z nich. Prowadzisz **Kartaginę** w Afryce przeciw Rzymowi i Grecji. Runda ma pięć faz: zbieranie zasobów, wymiana zasobów, budowa, ruch i walka, zdobycie przywództwa. Wykonuj kolejne polecenia albo naciskaj „Dalej” i oglądaj.',
    },
    ways: {
      title: 'Cztery drogi do zwycięstwa',
      text: '- Zbuduj Piramidy za 12 zasobów.\n- Zdobądź pięć kart bohaterów i cudów; twój Hannibal jest pierwszą.\n- Kontroluj cztery stolice lub legendarne miasta.\n- Miej wszystkie trzy tytuły: przywódcy handlowego, kulturowego i wojskowego.\n\nZaczynasz jako przywódca handlowy. Zasoby, które masz, to dochód pierwszej rundy.',
    },
    token: {
      title: 'Ogłoś liczbę',
      text: 'Przywódca handlowy ogłasza, ile zasobów oferuje każdy gracz. Zagranego znacznika wymiany użyjesz ponownie dopiero po zagraniu wszystkich trzech. Ogłoś **2**: po dwa zasoby, czyli szybka wymiana.',
    },
    offer: {
      title: 'Wybierz w tajemnicy',
      text: 'Płaci się samymi monetami albo samymi różnymi towarami. Drugi towar tego samego rodzaju jest więc dla ciebie mniej wart: takie oferuj. Przyprawy masz dwie, a owce trzy. Wybierz **przyprawy** i **owce**, a potem naciśnij **Zaoferuj**. Oferty wszyscy odkrywają jednocześnie.',
    },
    take: {
      title: 'Zaczynasz handel',
      text: 'Przywódca handlowy bierze jeden odkryty zasób innego gracza. Jako następny bierze gracz, któremu zabrano, i tak dalej. Grecja oferuje dwie monety; z twoją będą trzy, a za trzy można już coś zbudować. Weź od Grecji ten zasób: **moneta**.',
    },
    'take-on': {
      title: 'Znów twoja kolej',
      text: 'Grecja bierze metal od Rzymu, Rzym bierze przyprawy od ciebie, więc teraz bierzesz ty. Weź to samo co przedtem: **moneta**. Jeśli ty i inny gracz dopiero co braliście od siebie nawzajem, nie możesz od razu brać od niego ponownie.',
    },
    gift: {
      title: 'Wyrównanie',
      text: 'Grecja ma twoje owce, ty masz wino Rzymu i nic już nie zostało. Masz o jeden zasób za dużo, a Rzym o jeden za mało, więc przywódca handlowy oddaje mu jeden. Oddaj **owce**; masz jeszcze dwie.',
    },
    control: {
      title: 'Nowa prowincja',
      text: 'Grecja, przywódca kulturowy, wskazuje ciebie. Kontrola kosztuje 3 i wymaga neutralnej prowincji, która sąsiaduje z twoją albo przylega do niej dzięki twoim triremom. **Fazania** sąsiaduje z Afryką. Umieść tam znacznik kontroli.',
    },
    coins: {
      title: 'Zapłać monetami',
      text: 'Za każdą rzecz płacisz jednym zestawem: same monety albo same różne towary. Masz dokładnie trzy monety. **Zapłać monetami**, a towary zachowaj na później.',
    },
    caravan: {
      title: 'Karawana',
      text: 'W nowej prowincji można budować od razu. **Fazania** ma miejsce na karawanę, która daje gladiatorów. Zbuduj ją: kosztuje 3, co rundę daje 1 towar i liczy się na torze handlu.',
    },
    set: {
      title: 'Zestaw towarów',
      text: 'Monet już nie masz, więc zapłać trzema różnymi towarami. Masz sześć rodzajów, dość na dwa zestawy. Hannibal pozwala nawet użyć w zestawie jednego rodzaju dwa razy. Zestaw jest już wysunięty: przyprawy, złoto i olej. Wybór towaru wysuwa go albo cofa; zostaw tak, jak jest, i naciśnij **Zapłać**. Zostaną owce, wino i gladiatorzy, dość na jeszcze jedną budowę.',
    },
    trireme: {
      title: 'Trirema',
      text: 'Triremy łączą prowincje przez morze: przydaje się to do kontroli i do ruchu legionów. Zbuduj jedną tutaj: **Morze Sardyńskie**. Stamtąd twoje legiony dotrą na Sycylię z jej legendarnym miastem. Możliwy jest tylko jeden zestaw, więc gra zapłaci nim za ciebie.',
    },
    sail: {
      title: 'Twoja kolej na ruch',
      text: 'Rzym i Grecja już budowały. Niewykorzystane zasoby przepadły, każdy mógł zachować do dwóch monet. Rzym, przywódca wojskowy, wysłał legion na Sycylię i teraz wskazuje ciebie. Twoja trirema jest tam, gdzie trzeba: **zakończ ruch trirem**.',
    },
    march: {
      title: 'Przez morze',
      text: 'Legion rusza się raz: przez granicę albo przez dowolny ciąg mórz z twoimi triremami. Wyślij legion z Afryki; cel: **Sycylia**. Jest tam legion Rzymu, więc dojdzie do bitwy.',
    },
    'end-march': {
      title: 'Odtąd nie ma powrotu',
      text: 'Do tej chwili każdy ruch tej tury można cofnąć. Gdy zakończysz ruch legionów, potoczą się kostki i nic już nie da się zmienić. Twój jedyny legion już się ruszył: **zakończ ruch legionów**.',
    },
    battle: {
      title: 'Bitwa',
      text: 'Obie strony jednocześnie rzucają kostką za każdy legion. Każde pełne 5 oczek to trafienie, a każde trafienie niszczy jednostkę. Twój rzut to 5: jedno trafienie. Rzut Rzymu to 3: bez trafień. Forteca dodałaby 5 i anulowałaby jedno trafienie.',
    },
    conquest: {
      title: 'Co daje wygrana bitwa',
      text: 'Sycylia jest neutralna: nie ma tu czego podbijać, ale w następnej rundzie możesz tu umieścić znacznik kontroli. W prowincji przeciwnika można po wygranej bitwie dokonać **grabieży** budowli, **okupować** budowle albo okupować **znacznik kontroli** i w następnej turze przejąć prowincję.',
    },
    titles: {
      title: 'Trzy tytuły',
      text: 'W ostatniej fazie tytuł zdobywa gracz o najwyższym poziomie na torze. Z nową karawaną prowadzisz w handlu, 8 do 7. Na torze wojska Rzym remisuje z Grecją; wtedy decyduje dotychczasowy przywódca, a Rzym wskazuje siebie.',
    },
    income: {
      title: 'Następny dochód',
      text: 'Zaczęła się runda 2 i wszyscy zebrali zasoby. Karawana daje swój towar, a jeśli kontrolujesz też targowisko w tej prowincji, dwa; miasto daje monetę, a ze świątynią dwie. Legendarne miasto daje jeszcze losowy legendarny towar.',
    },
    end: {
      title: 'Teraz gra należy do ciebie',
      text: 'Znasz już pięć faz. Graj dalej od tego miejsca z botami albo zacznij nową grę. Przyjrzyj się bohaterom i cudom: każdy nagina jakąś zasadę na twoją korzyść, a piąty daje zwycięstwo.',
    },
  },
  ru: {
    welcome: {
      title: 'Вокруг одного моря',
      text: 'Вокруг Средиземного моря лежат пять империй; здесь играют три из них. Вы играете за африканский **Карфаген** против Рима и Греции. В раунде пять фаз: сбор ресурсов, торговля ресурсами, строительство, движение и битвы, оспаривание лидерства. Делайте то, о чём просит шаг, или нажимайте «Дальше» и смотрите.',
    },
    ways: {
      title: 'Четыре пути к победе',
      text: '- Построить Пирамиды за 12 ресурсов.\n- Собрать пять героев и чудес; ваш Ганнибал — первый.\n- Контролировать четыре великих города: столицы и легендарные.\n- Владеть всеми тремя титулами: торгового, культурного и военного лидера.\n\nВы начинаете торговым лидером. Ресурсы, которые у вас есть, — доход первого раунда.',
    },
    token: {
      title: 'Объявите число',
      text: 'Торговый лидер объявляет, сколько ресурсов выставляет каждый. Сыгранный маркер обмена снова доступен, только когда сыграны все три. Объявите **2**: по два ресурса, для быстрого обмена.',
    },
    offer: {
      title: 'Выберите тайно',
      text: 'Платят только монетами или только разными товарами. Поэтому второй товар того же вида вам меньше нужен: такие и выставляйте. У вас две специи и три овцы. Выберите: **специи** и **овцы**, затем нажмите **Выставить**. Предложения открывают все вместе.',
    },
    take: {
      title: 'Вы начинаете обмен',
      text: 'Торговый лидер берёт один открытый ресурс другого игрока. Следующим берёт тот, у кого взяли, и так по цепочке. Греция выставила две монеты, а тремя монетами можно оплатить покупку ценой 3. Ваш выбор — **монета** Греции.',
    },
    'take-on': {
      title: 'Снова ваша очередь',
      text: 'Греция взяла металл у Рима, Рим взял специи у вас, и вы снова берёте. Ваш выбор — вторая **монета**. Если вы с другим игроком только что взяли друг у друга, сразу брать у него снова нельзя.',
    },
    gift: {
      title: 'Выравнивание',
      text: 'Греция взяла ваших овец, вам досталось вино Рима, и брать больше нечего. У вас один лишний ресурс, а Риму одного не хватает, поэтому торговый лидер отдаёт ему один. Отдайте: **овцы**; их у вас ещё две.',
    },
    control: {
      title: 'Новая провинция',
      text: 'Греция, культурный лидер, выбирает вас. Контроль стоит 3; нужна нейтральная провинция, соседняя с вашей или соединённая с ней вашими триремами. **Фазания** граничит с Африкой. Поставьте там маркер контроля.',
    },
    coins: {
      title: 'Заплатите монетами',
      text: 'Каждую покупку оплачивают одним набором: только монеты или только разные товары. У вас ровно три монеты. **Заплатите монетами**, а товары оставьте на потом.',
    },
    caravan: {
      title: 'Караван',
      text: 'В новой провинции можно строить сразу. В провинции **Фазания** есть место для каравана с гладиаторами. Постройте его: он стоит 3, каждый раунд даёт 1 товар и считается на треке торговли.',
    },
    set: {
      title: 'Набор товаров',
      text: 'Монет не осталось, поэтому платите тремя разными товарами. У вас шесть видов, хватит на два набора. Ганнибал позволил бы даже взять один вид дважды. Набор уже выдвинут: специи, золото и масло. Нажатие выдвигает товар или возвращает его; оставьте как есть и нажмите **Заплатить**. Останутся овцы, вино и гладиаторы: хватит ещё на одну покупку.',
    },
    trireme: {
      title: 'Трирема',
      text: 'Триремы соединяют провинции через море: для контроля и для легионов. Постройте одну здесь: **Сардинское море**. Оттуда ваши легионы достигнут Сицилии с её легендарным городом. Набор возможен только один, поэтому оплата проходит автоматически.',
    },
    sail: {
      title: 'Ваша очередь двигаться',
      text: 'Рим и Греция построили своё. Неиспользованные ресурсы сброшены; сохранить можно было до двух монет. Рим, военный лидер, послал легион на Сицилию и теперь выбирает вас. Ваша трирема там, где нужно: **закончите движение трирем**.',
    },
    march: {
      title: 'Через море',
      text: 'Легион двигается один раз: через границу или по любой цепочке морей с вашими триремами. Идите из Африки, цель: **Сицилия**. Там стоит легион Рима, так что будет битва.',
    },
    'end-march': {
      title: 'Назад пути нет',
      text: 'До этого момента любой ход можно отменить. Когда вы закончите движение легионов, кубики будут брошены, и изменить уже ничего будет нельзя. Ваш единственный легион уже на месте: **закончите движение легионов**.',
    },
    battle: {
      title: 'Битва',
      text: 'Обе стороны одновременно бросают по кубику за каждый легион. Каждые полные 5 очков — попадание, а каждое попадание уничтожает отряд. У вас выпало 5: одно попадание. У Рима 3: ни одного. Крепость прибавила бы 5 и отменила одно попадание.',
    },
    conquest: {
      title: 'Что даёт победа',
      text: 'Сицилия нейтральна: завоёвывать нечего, но в следующем раунде там можно поставить маркер контроля. В провинции соперника вы могли бы **разграбить** здание, **оккупировать** здания или оккупировать **маркер контроля** и взять провинцию в следующий ход.',
    },
    titles: {
      title: 'Три титула',
      text: 'В последней фазе титул получает тот, кто выше всех на треке. С новым караваном вы лидируете в торговле, 8 против 7. На треке армий у Рима и Греции равенство; тогда решает прежний лидер, и Рим выбрал себя.',
    },
    income: {
      title: 'Следующий доход',
      text: 'Начался раунд 2, и все собрали ресурсы. Караван даёт свой товар, а если вы контролируете и рынок этой провинции — два; город даёт монету, а с храмом — две. Легендарный город даёт ещё случайный легендарный товар.',
    },
    end: {
      title: 'Теперь это ваша партия',
      text: 'Вы знаете все пять фаз. Играйте отсюда дальше против ботов или начните новую партию. Посмотрите на героев и чудеса: каждый меняет какое-то правило в вашу пользу, а пятый приносит победу.',
    },
  },
  de: {
    welcome: {
      title: 'Rund um ein Meer',
      text: 'Fünf Imperien liegen rund ums Mittelmeer; drei davon spielen hier. Du führst **Karthago** von Africa aus, gegen Rom und Griechenland. Eine Runde hat fünf Phasen: Rohstoffe sammeln, Handel, Bauen, Bewegung und Kampf, Führung. Mach, was der jeweilige Schritt verlangt, oder drück auf „Weiter“ und schau zu.',
    },
    ways: {
      title: 'Vier Wege zum Sieg',
      text: '- Baue die Pyramiden für 12 Rohstoffe.\n- Sammle fünf Helden und Wunder; dein Hannibal ist der erste.\n- Kontrolliere vier Hauptstädte und legendäre Städte.\n- Hol dir alle drei Titel: Handels-, Kultur- und Militärführer.\n\nDu beginnst als Handelsführer. Die Rohstoffe, die du hast, sind dein Einkommen für die erste Runde.',
    },
    token: {
      title: 'Sag eine Zahl an',
      text: 'Als Handelsführer sagst du an, wie viele Rohstoffe alle anbieten. Ein gespieltes Plättchen ist verbraucht, bis du alle drei gespielt hast. Sag **2** an: Zwei Rohstoffe von allen, das wird ein schneller Tausch.',
    },
    offer: {
      title: 'Wähle verdeckt',
      text: 'Du zahlst nur mit Münzen oder mit lauter verschiedenen Waren. Eine zweite Ware derselben Sorte ist dir also weniger wert: Biete solche an. Gewürze hast du zweimal, Schafe dreimal. Wähle **Gewürze** und **Schafe** und drück auf **Anbieten**. Danach werden alle Angebote gleichzeitig aufgedeckt.',
    },
    take: {
      title: 'Du nimmst zuerst',
      text: 'Der Handelsführer nimmt einen offenen Rohstoff aus einem fremden Angebot. Wer ihn hergibt, nimmt als Nächstes, und so weiter. Griechenland bietet zwei Münzen an, und mit drei Münzen ließe sich ein Preis von 3 bezahlen. Nimm eine **Münze** von Griechenland.',
    },
    'take-on': {
      title: 'Du bist wieder dran',
      text: 'Griechenland hat Metall von Rom genommen und Rom Gewürze von dir, also nimmst du wieder. Nimm die andere **Münze**. Habt ihr beide gerade erst voneinander genommen, darfst du von derselben Seite nicht gleich noch einmal nehmen.',
    },
    gift: {
      title: 'Der Ausgleich',
      text: 'Griechenland hat deine Schafe genommen, du Wein von Rom, und nichts ist übrig. Du hast einen Rohstoff zu viel und Rom einen zu wenig, also gibt der Handelsführer Rom einen. Gib **Schafe**; du hast noch zwei.',
    },
    control: {
      title: 'Eine neue Provinz',
      text: 'Griechenland, der Kulturführer, lässt dich zuerst bauen. Kontrolle kostet 3 und ist nur über eine neutrale Provinz möglich, die an eine von deinen grenzt oder durch deine Triremen mit ihr verbunden ist. **Phasania** grenzt an Africa. Leg deinen Kontrollmarker dorthin.',
    },
    coins: {
      title: 'Zahle mit Münzen',
      text: 'Alles, was du baust, bezahlst du mit einem Set: nur Münzen oder lauter verschiedene Waren. Du hast genau drei Münzen. Wähle **Mit Münzen zahlen** und heb dir die Waren für später auf.',
    },
    caravan: {
      title: 'Eine Karawane',
      text: 'In der neuen Provinz darfst du sofort bauen. **Phasania** hat ein Feld für eine Karawane, die Gladiatoren bringt. Baue sie: Sie kostet 3, bringt jede Runde 1 Ware und zählt für den Handelstitel.',
    },
    set: {
      title: 'Ein Set aus Waren',
      text: 'Münzen hast du keine mehr, also zahle mit drei verschiedenen Waren. Du hast sechs Sorten, genug für zwei Sets. Hannibal würde dir sogar eine Sorte zweimal im Set erlauben. Ein Set ist für dich schon angehoben: Gewürze, Gold und Öl. Wählst du eine Ware, wird sie angehoben oder zurückgelegt; lass alles, wie es ist, und drück auf **Zahlen**. Übrig bleiben Schafe, Wein und Gladiatoren, genug, um noch einmal zu bauen.',
    },
    trireme: {
      title: 'Eine Trireme',
      text: 'Triremen verbinden Provinzen übers Meer, für die Kontrolle und für Legionen. Baue eine im **Mare Sardum**. Von dort erreichen deine Legionen Sicilia mit seiner legendären Stadt. Nur ein Set ist möglich, also wird es automatisch bezahlt.',
    },
    sail: {
      title: 'Du bist am Zug',
      text: 'Rom und Griechenland haben gebaut. Unverbrauchte Rohstoffe wurden abgeworfen, bis auf je höchstens zwei Münzen. Rom, der Militärführer, hat eine Legion nach Sicilia geschickt und wählt jetzt dich. Deine Trireme ist, wo du sie brauchst: **Segeln beenden**.',
    },
    march: {
      title: 'Übers Meer',
      text: 'Eine Legion bewegt sich einmal: über eine Grenze oder über eine beliebige Kette von Meeren mit deinen Triremen. Marschiere von Africa nach **Sicilia**. Dort steht eine römische Legion, also kommt es zur Schlacht.',
    },
    'end-march': {
      title: 'Von hier an kein Zurück',
      text: 'Bis hierher kannst du in diesem Zug alles rückgängig machen. Sobald du den Marsch beendest, fallen die Würfel, und nichts lässt sich mehr ändern. Deine einzige Legion ist gezogen: **Marsch beenden**.',
    },
    battle: {
      title: 'Die Schlacht',
      text: 'Beide Seiten würfeln gleichzeitig mit einem Würfel pro Legion. Je volle 5 Punkte sind ein Treffer, und jeder Treffer zerstört eine Einheit. Du hast 5 gewürfelt: ein Treffer. Rom hat 3 gewürfelt: keiner. Eine Festung hätte 5 dazugegeben und einen Treffer aufgehoben.',
    },
    conquest: {
      title: 'Was der Sieg bringt',
      text: 'Sicilia ist neutral: Hier gibt es nichts zu erobern, aber in der nächsten Runde kannst du dort die Kontrolle übernehmen. In einer gegnerischen Provinz könntest du jetzt ein Gebäude **plündern**, Gebäude **besetzen** oder den **Kontrollmarker** besetzen und die Provinz in deinem nächsten Zug übernehmen.',
    },
    titles: {
      title: 'Drei Titel',
      text: 'In der letzten Phase bekommt auf jeder Leiste den Titel, wer die höchste Stufe hat. Dank deiner neuen Karawane führst du im Handel, 8 zu 7. Beim Militär herrscht Gleichstand zwischen Rom und Griechenland; dann entscheidet, wer den Titel bisher hatte, und Rom hat sich selbst gewählt.',
    },
    income: {
      title: 'Das nächste Einkommen',
      text: 'Runde 2 hat begonnen, und alle haben gesammelt. Eine Karawane bringt ihre Ware, und zwar zweimal, wenn du auch den Markt der Provinz kontrollierst; eine Stadt bringt eine Münze, mit dem Tempel zwei. Eine legendäre Stadt bringt dazu eine zufällig gezogene legendäre Ware.',
    },
    end: {
      title: 'Jetzt ist es dein Spiel',
      text: 'Du kennst die fünf Phasen. Spiel von hier aus gegen Bots weiter oder beginne eine neue Partie. Sieh dir die Helden und Wunder an: Jede dieser Karten lockert eine Regel zu deinen Gunsten, und mit der fünften gewinnst du.',
    },
  },
}
