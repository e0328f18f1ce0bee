// The words of the guided beginning of The Two Rivers, in every language.

import type { Lesson } from '@tabularium/kernel'

export const title: Lesson['title'] = {
  en: 'The first city',
  pl: 'Pierwsze miasto',
  ru: 'Первый город',
  de: 'Die erste Stadt',
}

export const notes: Lesson['notes'] = {
  en: {
    welcome: {
      title: 'King of the World',
      text: 'You lead **Assyria**, the strongest power of the ancient Near East, in the year 722 BC. Sargon II rules in Nineveh; in the south Babylonia and Elam have risen against him. Do what each step asks, or press Next and watch.',
    },
    camps: {
      title: 'The Two Rivers',
      text: 'This is the scenario to learn with: three powers, two turns, 25 areas.\n\n- You win at once when both rebels are conquered.\n- They win at once by taking Nineveh.\n- Otherwise you need more victory points than the two of them together.',
    },
    impulse: {
      title: 'An impulse',
      text: 'Countries act one after another, an **impulse** each, round after round. In an impulse you must play one card, and you may also spend your income: action points (AP) equal to your ECO level. You have 9.',
    },
    card: {
      title: 'A card has two uses',
      text: 'A card is played either for its printed AP or as an event. Plague would strike an area; today you want to move. Play **Plague** for its 6 AP. With your income that makes 15.',
    },
    hire: {
      title: 'Mercenaries',
      text: 'Each turn eight mercenaries come into your pool. They cost half an AP per point of strength and leave when the turn is over, unless you pay them again. Hire **heavy infantry** of factor 3 for 1½ AP.',
    },
    'hire-at': {
      title: 'Where they go',
      text: 'Mercenaries join one of your forces or go to an empty area of your own. Sin-ahu-usur waits with an army on the border: place them in **Ashur**.',
    },
    march: {
      title: 'An army',
      text: 'A leader can lead as many regular units as his command rating, and the same number of mercenaries. An army pays 1 AP for each area, however big it is. Begin the march of **Sin-ahu-usur**.',
    },
    step: {
      title: 'The first step',
      text: 'He takes along all he can lead; you could leave units behind. You move along paths: a river or mountains would help the defender, a desert would wear you down. Go to **Dur-Kurigalzu**, a Babylonian town without troops.',
    },
    intercept: {
      title: 'Nobody stops you',
      text: 'Enemies next to an area you enter may try to intercept. The two units in Sippar let you pass. March on to **Sippar**: they will have to fight you there, or slip away into the city.',
    },
    lay: {
      title: 'Battle cards',
      text: 'They stay and fight. Before the dice are rolled, both sides may lay battle cards face down. Arrow Storm gives up to three archers and chariots a second die in the first round. Lay **Arrow Storm**.',
    },
    'lay-on': {
      title: 'One is enough',
      text: 'You may lay as many as you like, and cards laid do not count as the card of your impulse. You want to keep the others: **pass**. Then all cards are shown and both sides roll at once.',
    },
    losses: {
      title: 'Seven hits to one',
      text: 'A die hits if it shows no more than the unit’s strength. Your leader gave two dice and the Assyrian elite one, each of strength 3. You suffered one hit and choose who takes it: the **mercenaries**. They are turned to their weaker side.',
    },
    overrun: {
      title: 'Overrun',
      text: 'None of them is left: that is an overrun, and your army may still move. The hit you took would also make a unit rout, but Sin-ahu-usur holds the ranks together. The city is worth more than marching on: **halt** here.',
    },
    siege: {
      title: 'Outside the walls',
      text: 'There are three ways to take a city: hunger takes time, in an assault the defender rolls double, and a siege wears the walls down. A siege costs nothing in the impulse in which you arrive. Besiege **Sippar**.',
    },
    walls: {
      title: 'A question that gives nothing away',
      text: 'You are asked for battle cards again, though none of yours fits a siege. Whether you are asked depends only on what everybody can see, so nobody learns your hand. **Pass**; automatic answers can do that for you.',
    },
    build: {
      title: 'Four hits',
      text: 'The walls had level 3: three hits lowered them to 2, and the fourth was not enough for the next level. The army will carry on next time. You have 11½ AP left. Regular units cost 2 AP per point: build **heavy infantry** of factor 4.',
    },
    'build-at': {
      title: 'In a home city',
      text: 'New regulars are placed in a home city that you control, free of enemies and not besieged. Place them in **Ashur**, close to the war.',
    },
    'end-impulse': {
      title: 'Saving',
      text: 'You may save up to 4 AP of your income; AP left over from a card are lost. You save three. **End** the impulse. Babylonia is next on the track.',
    },
    answer: {
      title: 'They burn their fields',
      text: 'Babylonia plays Scorched Fields as an event: Sippar is laid waste and your army checks for attrition. Counter Measures could stop it; you have none, so **pass**.',
    },
    others: {
      title: 'The other side',
      text: 'On a 6 a unit takes a hit: your chariots are reduced. Now Babylonia builds, then Elam plays a card, hires cavalry and saves the rest. Watch; then it is your turn again.',
    },
    supply: {
      title: 'Feeding the army',
      text: 'A new round: 9 AP of income and the 3 you saved. A force on foreign ground costs 1 AP, or lives off the land, or checks for attrition. The fields of **Sippar** are burnt already, so pay.',
    },
    'second-card': {
      title: 'Another card',
      text: 'A card must be played in every impulse. Two are allowed if one of them has a plus; most home cards do. Crown Prince could make a leader king. Play **Crown Prince** for its 5 AP.',
    },
    'home-card': {
      title: 'Your own cards',
      text: 'Home cards belong to one country and come back between turns. The Royal Siege Train makes one siege action free and adds two dice; as a battle card it comes on top of the card you have played. Play **Royal Siege Train**.',
    },
    'siege-on': {
      title: 'The second round',
      text: 'The walls are at 2. Two hits lower them to 1, and one more takes the city. In a siege Assyria rolls two more dice, and your siege train adds another two. Besiege **Sippar** again.',
    },
    'last-dice': {
      title: 'The dice decide',
      text: 'Nothing in your hand fits here. **Pass**, and the dice are rolled.',
    },
    taken: {
      title: 'Sippar has fallen',
      text: 'Four hits: **Sippar** is yours, and a city of level 3 is worth 1 victory point. Battles against five units or more, fortresses, capitals and conquests bring more. With five of its cities, or the capital and three, you could try to conquer Babylonia.',
    },
    interphase: {
      title: 'Between turns',
      text: 'A turn ends when the cards have been played. Then income is counted from cities and trade, new cards are dealt, and new kings come to the throne. In the campaign there are also tribute, minor countries to win over, nomads from the north, and changing camps.',
    },
    end: {
      title: 'What comes next',
      text: 'Play The Two Rivers to the end, at first without unit abilities. The rules page has every section by number and every card with both its uses, and says which data are reconstructed.',
    },
  },
  pl: {
    welcome: {
      title: 'Król świata',
      text: 'Prowadzisz **Asyrię**, najsilniejsze mocarstwo starożytnego Bliskiego Wschodu, w roku 722 p.n.e. W Niniwie rządzi Sargon II; na południu powstały przeciw niemu Babilonia i Elam. Wykonuj kolejne polecenia albo naciskaj „Dalej” i oglądaj.',
    },
    camps: {
      title: 'Dwie Rzeki',
      text: 'To scenariusz do nauki: trzy mocarstwa, dwie tury, 25 pól.\n\n- Wygrywasz od razu, gdy obaj rebelianci są podbici.\n- Oni wygrywają od razu, zdobywając Niniwę.\n- W przeciwnym razie potrzebujesz więcej punktów zwycięstwa niż oni razem.',
    },
    impulse: {
      title: 'Impuls',
      text: 'Runda za rundą kraje działają po kolei: każdy ma jeden **impuls**. W impulsie musisz zagrać jedną kartę, a poza tym możesz wydać dochód: tyle punktów akcji (AP), ile wynosi twoje ECO. Masz 9.',
    },
    card: {
      title: 'Kartę można zagrać na dwa sposoby',
      text: 'Kartę zagrywa się albo jako wydrukowane AP, albo jako wydarzenie. Zaraza uderzyłaby w jedno z pól; teraz chcesz jednak maszerować. Zagraj kartę **Zaraza** jako 6 AP. Z dochodem masz razem 15.',
    },
    hire: {
      title: 'Najemnicy',
      text: 'Co turę do twojej puli przychodzi ośmiu najemników. Kosztują pół AP za punkt siły i odchodzą po zakończeniu tury, chyba że znów im zapłacisz. Najmij **ciężką piechotę** o sile 3 za 1½ AP.',
    },
    'hire-at': {
      title: 'Gdzie stają',
      text: 'Najemnicy dołączają do twojego wojska albo stają na twoim pustym polu. Na granicy czeka z armią Sin-ahu-usur: ustaw ich na polu **Aszur**.',
    },
    march: {
      title: 'Armia',
      text: 'Dowódca prowadzi tyle jednostek regularnych, ile wynosi jego współczynnik dowodzenia, i tyle samo najemników. Armia płaci 1 AP za pole, niezależnie od wielkości. Zacznij marsz: **Sin-ahu-usur**.',
    },
    step: {
      title: 'Pierwszy krok',
      text: 'Dowódca zabiera wszystkich, których może prowadzić; możesz też kogoś zostawić. Chodzi się szlakami: rzeka lub góry pomogłyby obrońcy, pustynia zmęczyłaby wojsko. Idź na pole **Dur-Kurigalzu**, do babilońskiego miasta bez wojska.',
    },
    intercept: {
      title: 'Nikt cię nie zatrzymuje',
      text: 'Wrogowie obok pola, na które wchodzisz, mogą próbować cię przechwycić. Dwie jednostki w Sippar przepuszczają cię. Idź dalej na pole **Sippar**: tam muszą walczyć albo umknąć do miasta.',
    },
    lay: {
      title: 'Karty bitewne',
      text: 'Obrońcy zostają na polu. Przed rzutami obie strony mogą położyć zakryte karty bitewne. Grad strzał daje najwyżej trzem jednostkom łuczników i rydwanów drugą kostkę w pierwszej rundzie. Połóż **Grad strzał**.',
    },
    'lay-on': {
      title: 'Wystarczy',
      text: 'Możesz położyć ich dowolnie wiele, a położone nie liczą się jako karta impulsu. Resztę chcesz zachować: **spasuj**. Potem odkrywa się wszystkie karty i obie strony rzucają naraz.',
    },
    losses: {
      title: 'Siedem trafień do jednego',
      text: 'Kostka trafia, jeśli wynik nie jest większy od siły jednostki. Dowódca dał dwie kostki, a asyryjska elita jedną, każda o sile 3. Dostajesz jedno trafienie i wybierasz, kto je przyjmuje: **najemnicy**. Obracają się na słabszą stronę.',
    },
    overrun: {
      title: 'Zmiażdżenie',
      text: 'Z obrońców nikt nie został: to zmiażdżenie i twoja armia może iść dalej. Po trafieniu uciekłaby też jedna twoja jednostka, ale Sin-ahu-usur utrzymuje szyk. Miasto jest warte więcej niż dalsza droga: **zatrzymaj się** tutaj.',
    },
    siege: {
      title: 'Pod murami',
      text: 'Są trzy sposoby: głód wymaga czasu, w szturmie obrońca rzuca podwójnie, oblężenie kruszy mury. W impulsie, w którym podchodzisz pod miasto, oblężenie nic nie kosztuje. Oblegaj **Sippar**.',
    },
    walls: {
      title: 'Pytanie, które nic nie zdradza',
      text: 'Gra znów pyta o karty bitewne, choć żadna z twoich nie pasuje do oblężenia. To, czy pyta, zależy tylko od tego, co widzą wszyscy, więc nikt nie odgadnie twojej ręki. **Spasuj**; mogą to robić za ciebie automatyczne odpowiedzi.',
    },
    build: {
      title: 'Cztery trafienia',
      text: 'Mury miały poziom 3: trzy trafienia obniżyły je do 2, a czwarte nie wystarcza, by obniżyć je dalej. Armia dokończy następnym razem. Zostało 11½ AP. Jednostki regularne kosztują 2 AP za punkt: wystaw **ciężką piechotę** o sile 4.',
    },
    'build-at': {
      title: 'W rodzimym mieście',
      text: 'Nowe jednostki regularne stają w rodzimym mieście, które kontrolujesz, wolnym od wrogów i nieobleganym. Ustaw je na polu **Aszur**, blisko wojny.',
    },
    'end-impulse': {
      title: 'Odkładanie',
      text: 'Możesz odłożyć do 4 AP dochodu; to, co zostało z karty, przepada. Odkładasz trzy AP. **Zakończ** impuls. Następna na torze jest Babilonia.',
    },
    answer: {
      title: 'Palą własne pola',
      text: 'Babilonia zagrywa kartę „Spalone pola” jako wydarzenie: pole Sippar jest splądrowane, a twoja armia sprawdza zmęczenie. Zatrzymałaby to karta „Kontratak”; nie masz jej, więc **spasuj**.',
    },
    others: {
      title: 'Druga strona',
      text: 'Na 6 jednostka otrzymuje trafienie: twoje rydwany są osłabione. Teraz Babilonia wystawia jednostki, potem Elam zagrywa kartę, najmuje kawalerię i odkłada resztę. Przyjrzyj się; potem znów będzie twoja kolej.',
    },
    supply: {
      title: 'Zaopatrzenie armii',
      text: 'Nowa runda: 9 AP dochodu i 3 odłożone. Wojsko na obcej ziemi kosztuje 1 AP albo plądruje pole, albo sprawdza zmęczenie. Okolice miasta **Sippar** są już splądrowane, więc zapłać.',
    },
    'second-card': {
      title: 'Następna karta',
      text: 'W każdym impulsie trzeba zagrać kartę. Dwie wolno zagrać, gdy jedna z nich ma plus; ma go większość kart narodowych. Koronacja księcia mogłaby uczynić dowódcę królem. Zagraj kartę **Koronacja księcia** jako 5 AP.',
    },
    'home-card': {
      title: 'Karty twojego kraju',
      text: 'Karty narodowe należą do jednego kraju i wracają między turami. Królewski park oblężniczy daje jedną darmową akcję oblężniczą i dwie dodatkowe kostki; jako karta bitewna nie liczy się do kart impulsu. Zagraj **Królewski park oblężniczy**.',
    },
    'siege-on': {
      title: 'Druga runda',
      text: 'Mury mają poziom 2. Dwa trafienia obniżają je do 1, a po jeszcze jednym miasto pada. W oblężeniu Asyria rzuca dwiema dodatkowymi kostkami, a twój park oblężniczy dodaje jeszcze dwie. Oblegaj **Sippar** ponownie.',
    },
    'last-dice': {
      title: 'Decydują kostki',
      text: 'Nic z twojej ręki tu nie pasuje. **Spasuj**, a kostki potoczą się po stole.',
    },
    taken: {
      title: 'Sippar padł',
      text: 'Cztery trafienia: **Sippar** jest twój, a miasto poziomu 3 jest warte 1 punkt zwycięstwa. Więcej dają bitwy z co najmniej pięcioma wrogimi jednostkami, fortece, stolice i podboje. Z pięcioma miastami albo ze stolicą i trzema możesz próbować podbić Babilonię.',
    },
    interphase: {
      title: 'Między turami',
      text: 'Tura kończy się, gdy wszystkie karty są zagrane. Wtedy liczy się dochód z miast i handlu, rozdaje się nowe karty i zmieniają się królowie. W kampanii dochodzą trybut, państwa drugorzędne do pozyskania, koczownicy z północy i zmiany obozów.',
    },
    end: {
      title: 'Co dalej',
      text: 'Rozegraj Dwie Rzeki do końca, najpierw bez zdolności jednostek. Na stronie zasad znajdziesz każdy punkt z numerem i każdą kartę z oboma zastosowaniami, a także to, które dane odtworzono.',
    },
  },
  ru: {
    welcome: {
      title: 'Царь мира',
      text: 'Вы играете за **Ассирию**, сильнейшую державу древнего Ближнего Востока. Идёт 722 год до н. э. В Ниневии правит Саргон II; на юге против него восстали Вавилония и Элам. Делайте то, что предлагает каждый шаг, или нажимайте «Дальше» и смотрите.',
    },
    camps: {
      title: 'Двуречье',
      text: 'Это сценарий для обучения: три державы, два хода, 25 областей.\n\n- Вы побеждаете сразу, когда оба мятежника завоёваны.\n- Они побеждают сразу, взяв Ниневию.\n- Иначе вам нужно больше победных очков, чем у них вместе.',
    },
    impulse: {
      title: 'Импульс',
      text: 'Раунд за раундом страны действуют по очереди: у каждой свой **импульс**. В импульсе вы обязаны сыграть одну карту и вдобавок можете потратить доход: столько очков действий (ОД), сколько у вас ЭКО. Сейчас это 9.',
    },
    card: {
      title: 'У карты два применения',
      text: 'Карту можно сыграть либо ради ОД, либо как событие. «Чума» поразила бы область, но сегодня вам нужен марш. Сыграйте карту **Чума** ради 6 ОД. Вместе с доходом выходит 15.',
    },
    hire: {
      title: 'Наёмники',
      text: 'Каждый ход в ваш резерв приходят восемь наёмников. Они стоят пол-ОД за единицу силы и уходят, когда ход окончен, если вы не заплатите им снова. Наймите **тяжёлую пехоту** силы 3 за 1½ ОД.',
    },
    'hire-at': {
      title: 'Куда их ставят',
      text: 'Наёмники присоединяются к вашему войску или встают в пустую область, которая принадлежит вам. На границе ждёт с армией Син-аху-уцур: поставьте их в **Ашшур**.',
    },
    march: {
      title: 'Армия',
      text: 'Командование показывает, сколько регулярных отрядов может вести полководец, и ещё столько же наёмников. Марш армии любого размера стоит 1 ОД за область. Начните марш: **Син-аху-уцур**.',
    },
    step: {
      title: 'Первый шаг',
      text: 'Он берёт всех, кого может вести; можно кого-то и оставить. Войска ходят по путям: река или горы помогли бы обороняющемуся, пустыня истощила бы вас. Идите в **Дур-Куригальзу**, вавилонский город без войск.',
    },
    intercept: {
      title: 'Никто вас не останавливает',
      text: 'Враги рядом с областью, куда вы входите, могут попытаться вас перехватить. Два отряда в Сиппаре вас пропускают. Идите дальше в **Сиппар**: там им придётся сражаться или ускользнуть в город.',
    },
    lay: {
      title: 'Боевые карты',
      text: 'Они принимают бой. До бросков обе стороны могут положить боевые карты рубашкой вверх. «Ливень стрел» даёт не более чем трём отрядам лучников и колесниц по второму кубику в первом раунде. Положите **Ливень стрел**.',
    },
    'lay-on': {
      title: 'Достаточно',
      text: 'Положить можно сколько угодно, и картой импульса они не считаются. Остальные вы хотите сохранить: **пас**. Потом все карты открывают, и обе стороны одновременно бросают кубики.',
    },
    losses: {
      title: 'Семь попаданий против одного',
      text: 'Бросок — попадание, если на кубике не больше силы отряда. Полководец дал два кубика, ассирийская элита — один, каждый силы 3. Вы получили одно попадание и выбираете, кому оно достанется: пусть это будут **наёмники**. Их переворачивают на слабую сторону.',
    },
    overrun: {
      title: 'Разгром',
      text: 'Никого из них не осталось: это разгром, и ваша армия ещё может идти. Из-за попадания один отряд бежал бы, но Син-аху-уцур удержал строй. Взять город важнее, чем идти дальше: **остановитесь** здесь.',
    },
    siege: {
      title: 'Под стенами',
      text: 'Есть три пути: измор требует времени, при штурме обороняющийся бросает вдвое больше кубиков, осада крушит стены. В импульсе прихода она ничего не стоит. Осаждайте **Сиппар**.',
    },
    walls: {
      title: 'Вопрос, который ничего не выдаёт',
      text: 'Вас снова спрашивают о боевых картах, хотя ни одна ваша к осаде не подходит. Спросят ли вас, зависит лишь от того, что видно всем, поэтому о вашей руке никто ничего не узнает. **Пас**; автоответы могут делать это за вас.',
    },
    build: {
      title: 'Четыре попадания',
      text: 'У стен был уровень 3: три попадания снизили его до 2, а одного лишнего на большее не хватило. Армия продолжит осаду в следующий раз. Осталось 11½ ОД. Регулярные отряды стоят 2 ОД за единицу: постройте **тяжёлую пехоту** силы 4.',
    },
    'build-at': {
      title: 'В родном городе',
      text: 'Новые регулярные отряды ставят в родной город под вашим контролем, где нет ни врагов, ни осады. Поставьте их в **Ашшур**, ближе к войне.',
    },
    'end-impulse': {
      title: 'Сбережения',
      text: 'Можно отложить до 4 ОД дохода; остаток ОД с карты пропадает. Сейчас вы откладываете три. **Закончите** импульс. Следующая на треке — Вавилония.',
    },
    answer: {
      title: 'Они жгут свои поля',
      text: 'Вавилония играет карту «Выжженные поля» как событие: Сиппар разорён, и ваша армия проходит проверку на истощение. Это могла бы остановить карта «Противодействие»; у вас её нет, так что **пас**.',
    },
    others: {
      title: 'Другая сторона',
      text: 'Если выпало 6, отряд получает попадание: ваши колесницы ослаблены. Теперь Вавилония строит, потом Элам играет карту, нанимает конницу и откладывает остальное. Смотрите; потом снова ваша очередь.',
    },
    supply: {
      title: 'Чем кормить армию',
      text: 'Новый раунд: 9 ОД дохода и 3 отложенных. Войско на чужой земле обходится в 1 ОД; иначе оно живёт грабежом или проходит проверку на истощение. Поля вокруг города **Сиппар** уже сожжены, так что заплатите.',
    },
    'second-card': {
      title: 'Ещё карта',
      text: 'В каждом импульсе надо сыграть карту. Две можно, если на одной из них плюс; он есть на большинстве карт стран. «Наследник престола» мог бы сделать полководца царём. Сыграйте карту **Наследник престола** ради 5 ОД.',
    },
    'home-card': {
      title: 'Ваши собственные карты',
      text: 'Карты страны принадлежат одной стране и возвращаются между ходами. «Царский осадный обоз» делает одно осадное действие бесплатным и добавляет два кубика; как боевую карту его играют сверх уже сыгранной. Сыграйте **Царский осадный обоз**.',
    },
    'siege-on': {
      title: 'Второй раунд',
      text: 'У стен уровень 2. Два попадания снижают его до 1, а ещё с одним город взят. В осаде Ассирия бросает на два кубика больше, и ваш осадный обоз добавляет ещё два. Осаждайте **Сиппар** снова.',
    },
    'last-dice': {
      title: 'Решают кубики',
      text: 'Из ваших карт сюда ничего не подходит. **Пас** — и решают кубики.',
    },
    taken: {
      title: 'Сиппар пал',
      text: 'Четыре попадания: **Сиппар** ваш, а за город уровня 3 дают 1 победное очко. Больше дают бои с пятью и более отрядами, крепости, столицы и завоевания. С пятью городами или со столицей и тремя вы можете попытаться завоевать Вавилонию.',
    },
    interphase: {
      title: 'Между ходами',
      text: 'Ход заканчивается, когда карты сыграны. Тогда считают доход от городов и торговли, раздают новые карты, цари сменяют друг друга. В кампании есть ещё дань, малые страны, которые можно склонить на свою сторону, кочевники с севера и смена лагерей.',
    },
    end: {
      title: 'Что дальше',
      text: 'Сыграйте «Двуречье» до конца, сначала без способностей отрядов. На странице правил есть все пункты по номерам и все карты с обоими применениями; там же сказано, какие данные воссозданы.',
    },
  },
  de: {
    welcome: {
      title: 'König der Welt',
      text: 'Du führst **Assyrien**, die stärkste Macht des Alten Orients, im Jahr 722 v. Chr. In Ninive herrscht Sargon II.; im Süden haben sich Babylonien und Elam gegen ihn erhoben. Tu, was der jeweilige Schritt verlangt, oder drücke „Weiter“ und sieh zu.',
    },
    camps: {
      title: 'Das Zweistromland',
      text: 'Das ist das Szenario zum Lernen: drei Mächte, zwei Spielzüge, 25 Gebiete.\n\n- Du gewinnst sofort, wenn beide Rebellen erobert sind.\n- Sie gewinnen sofort, wenn sie Ninive einnehmen.\n- Sonst brauchst du mehr Siegpunkte als beide zusammen.',
    },
    impulse: {
      title: 'Ein Impuls',
      text: 'Die Länder handeln nacheinander, jedes in einem **Impuls**, Runde für Runde. In einem Impuls musst du eine Karte spielen und darfst außerdem dein Einkommen ausgeben: so viele Aktionspunkte (AP), wie deine ECO-Stufe beträgt. Du hast 9.',
    },
    card: {
      title: 'Jede Karte kann zweierlei',
      text: 'Eine Karte wird entweder für ihre aufgedruckten AP gespielt oder als Ereignis. Die Seuche würde ein Gebiet treffen; heute willst du marschieren. Spiele **Seuche** für ihre 6 AP. Mit deinem Einkommen sind das 15.',
    },
    hire: {
      title: 'Söldner',
      text: 'In jedem Spielzug kommen acht Söldner in deinen Vorrat. Sie kosten einen halben AP pro Faktorpunkt und ziehen ab, wenn der Spielzug vorbei ist, außer du bezahlst sie neu. Wirb **schwere Infanterie** mit Faktor 3 für 1½ AP an.',
    },
    'hire-at': {
      title: 'Wohin sie kommen',
      text: 'Söldner stoßen zu einer deiner Streitmächte oder kommen in ein leeres eigenes Gebiet. Sin-achu-usur wartet mit einer Armee an der Grenze: Stelle sie in **Assur** auf.',
    },
    march: {
      title: 'Eine Armee',
      text: 'Ein Feldherr führt so viele reguläre Einheiten, wie sein Kommandowert angibt, und ebenso viele Söldner. Eine Armee zahlt 1 AP pro Gebiet, egal wie groß sie ist. Beginne den Marsch von **Sin-achu-usur**.',
    },
    step: {
      title: 'Der erste Schritt',
      text: 'Er nimmt alle mit, die er führen kann; du könntest auch Einheiten zurücklassen. Gezogen wird entlang der Wege: Ein Fluss oder Gebirge würde der Verteidigung helfen, eine Wüste würde dich erschöpfen. Zieh nach **Dur-Kurigalzu**, einer babylonischen Stadt ohne Truppen.',
    },
    intercept: {
      title: 'Niemand hält dich auf',
      text: 'Feinde neben einem Gebiet, das du betrittst, können versuchen, dich abzufangen. Die zwei Einheiten in Sippar lassen dich durch. Marschiere weiter nach **Sippar**: Dort müssen sie kämpfen oder in die Stadt entwischen.',
    },
    lay: {
      title: 'Kampfkarten',
      text: 'Sie bleiben und kämpfen. Bevor gewürfelt wird, dürfen beide Seiten Kampfkarten verdeckt auslegen. Mit Pfeilhagel bekommen bis zu drei Bogenschützen und Streitwagen in der ersten Runde einen zweiten Würfel. Lege **Pfeilhagel**.',
    },
    'lay-on': {
      title: 'Das reicht',
      text: 'Du darfst so viele legen, wie du willst, und gelegte Karten zählen nicht als Karte deines Impulses. Die anderen willst du behalten: **Passe**. Dann werden alle Karten aufgedeckt, und beide Seiten würfeln gleichzeitig.',
    },
    losses: {
      title: 'Sieben Treffer zu einem',
      text: 'Ein Würfel trifft, wenn er höchstens den Faktor der Einheit zeigt. Dein Feldherr brachte zwei Würfel und die assyrische Elite einen, jeder mit Faktor 3. Du hast einen Treffer erlitten und wählst, wer ihn bekommt: die **Söldner**. Sie werden auf ihre schwächere Seite gedreht.',
    },
    overrun: {
      title: 'Überrennen',
      text: 'Von den Feinden ist niemand übrig: Das ist ein Überrennen, und deine Armee darf noch weiterziehen. Durch den Treffer, den du erlitten hast, würde auch eine Einheit fliehen, aber Sin-achu-usur hält die Reihen zusammen. Die Stadt ist mehr wert als der Weitermarsch: Mach hier **Halt**.',
    },
    siege: {
      title: 'Vor den Mauern',
      text: 'Es gibt drei Wege: Aushungern braucht Zeit, beim Sturm würfelt die Verteidigung doppelt, eine Belagerung zermürbt die Mauern. In dem Impuls, in dem du ankommst, kostet sie nichts. Belagere **Sippar**.',
    },
    walls: {
      title: 'Eine Frage, die nichts verrät',
      text: 'Du wirst wieder nach Kampfkarten gefragt, obwohl keine von deinen zu einer Belagerung passt. Ob du gefragt wirst, hängt nur davon ab, was alle sehen können; so erfährt niemand, was du auf der Hand hast. **Passe**; automatische Antworten können das für dich übernehmen.',
    },
    build: {
      title: 'Vier Treffer',
      text: 'Die Mauern hatten Stufe 3: Drei Treffer haben sie auf 2 gesenkt, und der vierte reichte nicht weiter. Die Armee macht nächstes Mal weiter. Du hast noch 11½ AP. Reguläre Einheiten kosten 2 AP pro Punkt: Stelle **schwere Infanterie** mit Faktor 4 auf.',
    },
    'build-at': {
      title: 'In einer Heimatstadt',
      text: 'Neue reguläre Einheiten kommen in eine Heimatstadt, die du kontrollierst, frei von Feinden und nicht belagert. Stelle sie in **Assur** auf, nah am Krieg.',
    },
    'end-impulse': {
      title: 'Sparen',
      text: 'Du darfst bis zu 4 AP deines Einkommens sparen; was von einer Karte übrig ist, verfällt. Du sparst drei. **Beende** den Impuls. Als Nächstes auf der Leiste kommt Babylonien.',
    },
    answer: {
      title: 'Sie verbrennen ihre Felder',
      text: 'Babylonien spielt Verbrannte Felder als Ereignis: Sippar wird verwüstet, und deine Armee macht eine Erschöpfungsprobe. Gegenmaßnahmen könnten das verhindern; du hast keine, also **passe**.',
    },
    others: {
      title: 'Die andere Seite',
      text: 'Bei einer 6 bekommt eine Einheit einen Treffer: Deine Streitwagen sind geschwächt. Jetzt stellt Babylonien Einheiten auf, dann spielt Elam eine Karte, wirbt Reiterei an und spart den Rest. Sieh zu; danach bist du wieder dran.',
    },
    supply: {
      title: 'Die Armee versorgen',
      text: 'Eine neue Runde: 9 AP Einkommen und die 3 gesparten. Eine Streitmacht auf fremdem Boden kostet 1 AP, oder sie lebt vom Land, oder sie macht eine Erschöpfungsprobe. Die Felder von **Sippar** sind schon verbrannt, also zahle.',
    },
    'second-card': {
      title: 'Noch eine Karte',
      text: 'In jedem Impuls muss eine Karte gespielt werden. Zwei sind erlaubt, wenn eine davon ein Plus hat; die meisten Heimatkarten haben eins. Kronprinz könnte einen Feldherrn zum König machen. Spiele **Kronprinz** für seine 5 AP.',
    },
    'home-card': {
      title: 'Deine eigenen Karten',
      text: 'Heimatkarten gehören einem Land und kommen zwischen den Spielzügen zurück. Königlicher Belagerungszug macht eine Belagerungsaktion kostenlos und bringt zwei Würfel dazu; als Kampfkarte kommt er zu der Karte hinzu, die du gespielt hast. Spiele **Königlicher Belagerungs­zug**.',
    },
    'siege-on': {
      title: 'Die zweite Runde',
      text: 'Die Mauern stehen auf 2. Zwei Treffer senken sie auf 1, mit einem dritten fällt die Stadt. Bei einer Belagerung wirft Assyrien zwei Würfel mehr, und dein Belagerungszug bringt noch einmal zwei dazu. Belagere **Sippar** erneut.',
    },
    'last-dice': {
      title: 'Die Würfel entscheiden',
      text: 'Nichts auf deiner Hand passt hier. **Passe**, und die Würfel fallen.',
    },
    taken: {
      title: 'Sippar ist gefallen',
      text: 'Vier Treffer: **Sippar** gehört dir, und eine Stadt der Stufe 3 ist 1 Siegpunkt wert. Schlachten gegen fünf oder mehr Einheiten, Festungen, Hauptstädte und Eroberungen bringen mehr. Mit fünf seiner Städte, oder mit der Hauptstadt und drei weiteren, könntest du versuchen, Babylonien zu erobern.',
    },
    interphase: {
      title: 'Zwischen den Spielzügen',
      text: 'Ein Spielzug endet, wenn die Karten gespielt sind. Dann wird das Einkommen aus Städten und Handel gezählt, neue Karten werden ausgeteilt, und neue Könige besteigen den Thron. In der Kampagne kommen Tribut, umworbene Kleinstaaten, Nomaden aus dem Norden und wechselnde Lager hinzu.',
    },
    end: {
      title: 'Wie es weitergeht',
      text: 'Spiele Das Zweistromland zu Ende, zuerst ohne die Fähigkeiten der Einheiten. Auf der Regelseite findest du jeden Abschnitt mit Nummer und jede Karte mit beiden Verwendungen; dort steht auch, welche Daten rekonstruiert sind.',
    },
  },
}
