// The words of the lesson on functions, in every language.

import type { Lesson } from '@tabularium/kernel'

export const title: Lesson['title'] = {
  en: 'Structures at work',
  pl: 'Obiekty i ich funkcje',
  ru: 'Постройки и их свойства',
  de: 'Bauwerke bei der Arbeit',
}

export const notes: Lesson['notes'] = {
  en: {
    welcome: {
      title: 'Structures with functions',
      text: 'In the full game every completed structure has a function. This game is under way, in round 24. Your **Bath** is completed: a client you hire acts at once. Your Amphitheatre needs one more concrete, and you have one in your stockpile.',
    },
    threat: {
      title: 'A threat',
      text: 'Your opponent has a **Forum**. It wins at once with clients of all six roles and all six materials in the stockpile. It is unfinished, but the Gate makes unfinished marble structures work. All six materials are there. Only a Legionary client is missing, and there is a brick in the pool.',
    },
    senator: {
      title: 'Follow with a senator',
      text: 'First things first: your opponent has led Architect, and you want to finish your Amphitheatre. You hold no concrete card. The **Senator** plays any role: follow with it.',
    },
    complete: {
      title: 'Complete it, use it at once',
      text: 'Add the concrete from your stockpile to your **Amphitheatre**. It is completed, your influence grows from 4 to 6, and its function takes effect right away, within this action: a Craftsman action for each point of influence, so six.',
    },
    out: {
      title: 'Out of town',
      text: '**Academy** is a brick structure, but no brick site is left in town. A site out of town costs two actions of the same role in a row. You have six: lay the foundation out of town.',
    },
    first: {
      title: 'Four actions left',
      text: 'Add **Foundry** from your hand to the Academy, as the first of two bricks. As a material it is a brick and nothing else: its own function does not count there.',
    },
    second: {
      title: 'Completed in one go',
      text: 'Add **Shrine** as the second brick. The Academy is completed, and your influence grows to 8. You get no further actions for that: they were counted when the Amphitheatre was completed.',
    },
    road: {
      title: 'One card left',
      text: 'Two actions are left, and one card in your hand. **Road** is a rubble structure, and a rubble site is free in town. Lay its foundation. Then your hand is empty, and the last action is lost.',
    },
    academy: {
      title: 'The Academy works already',
      text: 'The Academy lets you think at the end of each round in which you performed a Craftsman action. It was completed just now and counts for this very round. Choose **Think** and draw five cards.',
    },
    petition: {
      title: 'A petition',
      text: 'You lead, and the brick must not become your opponent’s Legionary. Hire it yourself: that takes a Patron, but you hold no marble and no senator. Two cards of one role, played together as a petition, count as any role. Lead Patron with a petition of two **wood** cards.',
    },
    dock: {
      title: 'The first card',
      text: 'You choose the cards of a petition one by one. You hold exactly two wood cards, so there is little to choose: begin with **Dock**.',
    },
    market: {
      title: 'The second card',
      text: 'Add **Market**. Together the two cards give one Patron action. At the end of the round both go to the pool, like every order played.',
    },
    hire: {
      title: 'The leader acts first',
      text: 'Your opponent has taken a senator, and has a Patron client who acts in this round too. But you lead, so you choose first. Take **brick** from the pool: that hires the Legionary.',
    },
    demand: {
      title: 'An action within an action',
      text: 'Your Bath lets the new client act at once, before the Patron action is over. So your Legionary demands a material now. There is concrete in the pool: show **Wall** to demand concrete, from the pool and from your opponent’s hand.',
    },
    safe: {
      title: 'The Forum is waiting',
      text: 'There is no brick left in the pool, so your opponent cannot hire a Legionary from there. But the threat stays: every brick card played lands in the pool when the round ends. Think of the Forum before you lead Legionary.',
    },
    end: {
      title: 'Now it is your game',
      text: 'There are forty structures. Select one, and the page tells you what it does; the rules explain the rest. Play on from here against a bot, or start a new game.',
    },
  },
  pl: {
    welcome: {
      title: 'Obiekty z funkcjami',
      text: 'W pełnej grze każdy ukończony obiekt ma funkcję. Ta gra już trwa, jest runda 24. Twoje **Łaźnie** są ukończone: zatrudniony klient działa od razu. Amfiteatrowi brakuje jednego betonu, a jeden leży w twoim składzie.',
    },
    threat: {
      title: 'Zagrożenie',
      text: '**Plac miejski** przeciwnika daje zwycięstwo od razu, gdy w klienteli są wszystkie role, a w składzie wszystkie materiały. Jest nieukończony, ale dzięki Bramie nieukończone marmurowe obiekty już działają. Materiały są już wszystkie. Wśród klientów brakuje tylko legionisty, a w puli leży cegła.',
    },
    senator: {
      title: 'Podąż senatorem',
      text: 'Po kolei: przeciwnik rozgrywa murarza, a ty chcesz ukończyć Amfiteatr. Nie masz karty betonu. **Senator** zastępuje każdą rolę: podąż nim.',
    },
    complete: {
      title: 'Ukończ i od razu użyj',
      text: 'Dodaj beton ze składu. **Amfiteatr** jest wtedy ukończony, wpływy rosną z 4 do 6, a jego funkcja działa natychmiast, w ramach tej akcji: akcja cieśli za każdy punkt wpływów, czyli sześć.',
    },
    out: {
      title: 'Odległy plac budowy',
      text: '**Akademia** jest ceglana, ale bliskich ceglanych placów już nie ma. Odległy plac kosztuje dwie kolejne akcje tej samej roli. Masz ich sześć: połóż fundament na odległym placu.',
    },
    first: {
      title: 'Zostały cztery akcje',
      text: '**Odlewnia** z ręki będzie pierwszą z dwóch cegieł Akademii: dodaj ją. Jako materiał jest tylko cegłą i jej własna funkcja nie działa.',
    },
    second: {
      title: 'Ukończona za jednym razem',
      text: '**Ołtarz** będzie drugą cegłą: dodaj go. Akademia jest wtedy ukończona, a wpływy rosną do 8. Akcji od tego nie przybywa: policzono je w chwili ukończenia Amfiteatru.',
    },
    road: {
      title: 'Ostatnia karta',
      text: 'Zostały dwie akcje i jedna karta na ręce. **Ulica** jest z gruzu, a bliski plac z gruzu jest wolny. Połóż jej fundament. Ręka będzie pusta i ostatnia akcja przepadnie.',
    },
    academy: {
      title: 'Akademia już działa',
      text: 'Na koniec każdej rundy, w której zadziałał twój cieśla, Akademia pozwala ci pomyśleć. Została ukończona przed chwilą, ale liczy się już w tej rundzie. Wybierz **Myślenie** i dobierz pięć kart.',
    },
    petition: {
      title: 'Petycja',
      text: 'Prowadzisz tę rundę, a cegła z puli nie może trafić do przeciwnika jako legionista. Weź ją do siebie. Do tego trzeba patrona, a nie masz marmuru ani senatora. Dwie karty jednej roli zastępują razem dowolną rolę: to petycja. Jej materiałem będzie **drewno**, a rolą patron.',
    },
    dock: {
      title: 'Pierwsza karta',
      text: 'Karty petycji wybierasz po jednej. Masz dokładnie dwie karty drewna, więc wybór jest prosty. Pierwszą będzie **Dok**.',
    },
    market: {
      title: 'Druga karta',
      text: 'Drugą będzie **Targowisko**. Obie karty dają razem jedną akcję patrona. Na koniec rundy trafią do puli, jak każdy zagrany rozkaz.',
    },
    hire: {
      title: 'Przywódca działa pierwszy',
      text: 'Przeciwnik bierze senatora, a jego klient patron też zadziała w tej rundzie. Ale prowadzisz ty, więc wybierasz wcześniej. W puli leży jedna **cegła**: weź ją, to twój nowy legionista.',
    },
    demand: {
      title: 'Akcja wewnątrz akcji',
      text: 'Dzięki Łaźniom nowy klient działa od razu, zanim skończy się akcja patrona. Twój legionista żąda więc materiału. W puli leży beton. **Mur obronny** to beton: pokaż go i zażądaj betonu z puli i z ręki przeciwnika.',
    },
    safe: {
      title: 'Plac miejski czeka',
      text: 'W puli nie ma już cegły, więc przeciwnik nie zatrudni stamtąd legionisty. Ale zagrożenie trwa: każda zagrana karta cegły trafia na koniec rundy do puli. Pamiętaj o Placu miejskim, zanim rozegrasz legionistę.',
    },
    end: {
      title: 'Teraz gra należy do ciebie',
      text: 'Obiektów jest czterdzieści. Dotknij któregoś, a strona powie, co robi; resztę wyjaśniają zasady. Graj dalej od tego miejsca z botem albo zacznij nową grę.',
    },
  },
  ru: {
    welcome: {
      title: 'Постройки со свойствами',
      text: 'В полной игре у каждой завершённой постройки есть свойство. Эта партия уже идёт, сейчас раунд 24. Ваши **Термы** завершены: нанятый клиент сразу действует. Вашему Амфитеатру не хватает одного бетона, и он лежит у вас на складе.',
    },
    threat: {
      title: 'Угроза',
      text: 'У соперника есть **Форум**. Он сразу приносит победу, если среди клиентов все шесть ролей, а на складе все шесть материалов. Он не завершён, но с Воротами незавершённые мраморные постройки уже работают. Материалы собраны. Среди клиентов нет только Легионера, а в общем запасе лежит кирпич.',
    },
    senator: {
      title: 'Поддержите роль сенатором',
      text: 'Сначала свои дела: соперник объявил Архитектора, а вы хотите достроить Амфитеатр. Карты бетона у вас нет. **Сенатор** заменяет любую роль: поддержите роль им.',
    },
    complete: {
      title: 'Завершить и сразу применить',
      text: 'Добавьте бетон со склада. **Амфитеатр** завершён, влияние растёт с 4 до 6, и его свойство срабатывает тут же, внутри этого действия: действие Ремесленника за каждую единицу влияния, то есть шесть.',
    },
    out: {
      title: 'За городом',
      text: '**Академия** — кирпичная постройка, но участков под кирпич в городе не осталось. Участок за городом требует двух действий одной роли подряд. У вас их шесть: заложите её за городом.',
    },
    first: {
      title: 'Осталось четыре действия',
      text: '**Литейная** с руки станет первым из двух кирпичей Академии: добавьте её. Как материал она просто кирпич, её собственное свойство там не работает.',
    },
    second: {
      title: 'Завершена за один раз',
      text: '**Святилище** станет вторым кирпичом: добавьте его. Академия завершена, влияние растёт до 8. Действий от этого не прибавится: их сосчитали, когда был завершён Амфитеатр.',
    },
    road: {
      title: 'Последняя карта',
      text: 'Осталось два действия и одна карта на руке. **Дорога** — постройка из щебня, и участок под щебень в городе свободен. Заложите её. Рука опустеет, и последнее действие пропадёт.',
    },
    academy: {
      title: 'Академия уже работает',
      text: 'В конце каждого раунда, в котором у вас действовал Ремесленник, Академия даёт раздумье. Она завершена только что, но этот раунд уже считается. Выберите **Раздумье** и возьмите пять карт.',
    },
    petition: {
      title: 'Петиция',
      text: 'Теперь ведущий — вы, и кирпич не должен стать Легионером соперника. Наймите его сами. Для этого нужен Патрон, а у вас ни мрамора, ни сенатора. Две карты одной роли вместе заменяют любую роль: это петиция. Материал петиции — **дерево**, роль — Патрон.',
    },
    dock: {
      title: 'Первая карта',
      text: 'Карты петиции выбирают по одной. Карт дерева у вас ровно две, так что выбор невелик. Первой будет **Пристань**.',
    },
    market: {
      title: 'Вторая карта',
      text: 'Второй будет **Рынок**. Обе карты вместе дают одно действие Патрона. В конце раунда они уйдут в общий запас, как любой сыгранный приказ.',
    },
    hire: {
      title: 'Ведущий действует первым',
      text: 'Соперник взял сенатора, и его клиент-Патрон тоже будет действовать в этом раунде. Но ведущий — вы, поэтому вы выбираете раньше. Возьмите из общего запаса **кирпич**: это и есть Легионер.',
    },
    demand: {
      title: 'Действие внутри действия',
      text: 'С Термами новый клиент действует сразу, ещё до конца действия Патрона. Ваш Легионер требует материал. В общем запасе лежит бетон. **Стена** — это бетон: покажите её и требуйте бетон из общего запаса и с руки соперника.',
    },
    safe: {
      title: 'Форум ждёт',
      text: 'Кирпича в общем запасе больше нет, и нанять оттуда Легионера соперник не может. Но угроза остаётся: каждая сыгранная карта кирпича в конце раунда попадает в общий запас. Вспомните о Форуме, прежде чем объявлять Легионера.',
    },
    end: {
      title: 'Теперь это ваша партия',
      text: 'Построек сорок. Нажмите на любую, и страница покажет, что она делает; остальное есть в правилах. Продолжайте отсюда против бота или начните новую партию.',
    },
  },
  de: {
    welcome: {
      title: 'Bauwerke mit Funktionen',
      text: 'Im vollen Spiel hat jedes fertige Bauwerk eine Funktion. Diese Partie läuft schon, in Runde 24. Dein **Bad** ist fertig: Ein Klient, den du anwirbst, handelt sofort. Deinem Amphitheater fehlt noch ein Zement, und in deinem Lager liegt einer.',
    },
    threat: {
      title: 'Eine Drohung',
      text: 'Dein Gegner hat ein **Forum**. Es gewinnt sofort mit Klienten aller sechs Rollen und allen sechs Materialien im Lager. Es ist unfertig, aber durch das Tor wirken unfertige Bauwerke aus Marmor. Alle sechs Materialien sind da. Es fehlt nur ein Legionär als Klient, und im Pool liegt ein Ziegel.',
    },
    senator: {
      title: 'Folge mit einem Senator',
      text: 'Eins nach dem anderen: Dein Gegner hat den Baumeister angeführt, und du willst dein Amphitheater vollenden. Du hast keine Zement-Karte. Der **Senator** steht für jede Rolle: Folge mit ihm.',
    },
    complete: {
      title: 'Fertigstellen und sofort nutzen',
      text: 'Verbaue den Zement aus deinem Lager im **Amphitheater**. Es ist fertig, dein Einfluss wächst von 4 auf 6, und seine Funktion wirkt gleich, noch innerhalb dieser Aktion: eine Handwerker-Aktion für jeden Punkt Einfluss, also sechs.',
    },
    out: {
      title: 'Außerhalb der Stadt',
      text: 'Die **Akademie** ist ein Bauwerk aus Ziegel, aber in der Stadt ist kein Ziegel-Bauplatz mehr frei. Ein Bauplatz außerhalb der Stadt kostet zwei Aktionen derselben Rolle nacheinander. Du hast sechs: Leg das Fundament außerhalb der Stadt.',
    },
    first: {
      title: 'Noch vier Aktionen',
      text: 'Verbaue die **Gießerei** von der Hand in der Akademie, als ersten von zwei Ziegeln. Als Material ist sie ein Ziegel und sonst nichts: Ihre eigene Funktion zählt dort nicht.',
    },
    second: {
      title: 'In einem Zug fertig',
      text: 'Verbaue den **Schrein** als zweiten Ziegel. Die Akademie ist fertig, und dein Einfluss wächst auf 8. Weitere Aktionen bekommst du dafür nicht: Sie wurden gezählt, als das Amphitheater fertig wurde.',
    },
    road: {
      title: 'Noch eine Karte',
      text: 'Zwei Aktionen sind übrig und eine Karte auf deiner Hand. Die **Straße** ist ein Bauwerk aus Schutt, und in der Stadt ist ein Schutt-Bauplatz frei. Leg ihr Fundament. Dann ist deine Hand leer, und die letzte Aktion verfällt.',
    },
    academy: {
      title: 'Die Akademie wirkt schon',
      text: 'Mit der Akademie darfst du am Ende jeder Runde nachdenken, in der du eine Handwerker-Aktion ausgeführt hast. Sie ist eben erst fertig geworden und zählt schon für diese Runde. Wähle **Nachdenken** und zieh fünf Karten.',
    },
    petition: {
      title: 'Eine Petition',
      text: 'Du führst an, und der Ziegel darf nicht zum gegnerischen Legionär werden. Wirb ihn selbst an: Dazu brauchst du einen Patron, hast aber weder Marmor noch einen Senator. Zwei Karten einer Rolle stehen zusammen für jede Rolle, als Petition. Spiel eine aus **Holz** für den Patron.',
    },
    dock: {
      title: 'Die erste Karte',
      text: 'Die Karten einer Petition wählst du eine nach der anderen. Du hast genau zwei Holz-Karten, viel zu wählen gibt es also nicht: Beginne mit dem **Dock**.',
    },
    market: {
      title: 'Die zweite Karte',
      text: 'Leg den **Markt** dazu. Zusammen bringen die beiden Karten eine Patron-Aktion. Am Ende der Runde kommen beide in den Pool, wie jeder gespielte Auftrag.',
    },
    hire: {
      title: 'Wer anführt, handelt zuerst',
      text: 'Dein Gegner hat einen Senator genommen und hat einen Patron als Klienten, der in dieser Runde auch handelt. Aber du führst an, also wählst du zuerst. Nimm **Ziegel** aus dem Pool: Damit wirbst du den Legionär an.',
    },
    demand: {
      title: 'Eine Aktion in einer Aktion',
      text: 'Dank deinem Bad handelt der neue Klient sofort, noch bevor die Patron-Aktion vorbei ist. Dein Legionär fordert also jetzt ein Material. Im Pool liegt ein Zement: Zeig die **Mauer**, um Zement zu fordern, aus dem Pool und von der gegnerischen Hand.',
    },
    safe: {
      title: 'Das Forum wartet',
      text: 'Im Pool liegt kein Ziegel mehr, dein Gegner kann dort also keinen Legionär anwerben. Aber die Drohung bleibt: Jede gespielte Ziegel-Karte landet am Ende der Runde im Pool. Denk an das Forum, bevor du den Legionär anführst.',
    },
    end: {
      title: 'Jetzt ist es deine Partie',
      text: 'Es gibt vierzig Bauwerke. Tippe eines an, und die Seite sagt dir, was es bewirkt; die Regeln erklären den Rest. Spiel von hier aus gegen einen Bot weiter oder beginne eine neue Partie.',
    },
  },
}
