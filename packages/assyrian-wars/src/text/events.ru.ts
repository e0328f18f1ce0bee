// What happened, in Russian: the lines of the log.

import type { Dictionary } from '@tabularium/kernel'

export const events: Dictionary = {
  'event.turn': 'Начинается ход {turn}: {king}.',
  'event.round': 'Начинается раунд импульсов {round}.',
  'event.impulse': '{country} {number, select, many {начинают} other {начинает}} импульс.',
  'event.impulse.preempting': '{country} {number, select, many {начинают} other {начинает}} опережающий импульс.',
  'event.preempts': '{country} {number, select, many {опережают} other {опережает}} {beforeAcc}.',
  'event.impulse-passed': '{country} {number, select, many {пасуют} other {пасует}}: карт нет.',
  'event.impulse-passed.twice':
    '{country} {number, select, many {пасуют} other {пасует}}: два импульса подряд запрещены.',
  'event.income': '{country} {number, select, many {получают} other {получает}} {ap} ОД дохода.',
  'event.impulse-over':
    '{country} {number, select, many {заканчивают} other {заканчивает}} импульс; отложено ОД: {saved}.',
  'event.drew':
    '{country} {number, select, many {берут} other {берёт}} {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'event.drew.known': '{country} {number, select, many {берут} other {берёт}} карту «{card}».',
  'event.played-ap': '{country} {number, select, many {играют} other {играет}} карту «{card}» ради {ap} ОД.',
  'event.played-ap.plus':
    '{country} {number, select, many {играют} other {играет}} карту «{card}» ради {ap} ОД, доплатив за плюс.',
  'event.discarded': '{country} {number, select, many {сбрасывают} other {сбрасывает}} карту «{card}».',
  'event.reshuffled': 'Сброс перемешан и становится новой колодой.',
  'event.home-cards-back': 'Карты стран возвращаются к владельцам.',
  'event.hit': '{country} {number, select, many {получают} other {получает}} попадание: {unit} ({place}).',
  'event.destroyed': '{country} {number, select, many {теряют} other {теряет}}: {unit} ({place}).',
  'event.routed': 'Бегство: {unit} ({country}, {place}).',
  'event.attrition':
    '{country} {number, select, many {проходят} other {проходит}} проверку на истощение ({place}): {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}}, {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.',
  'event.interphase': 'Интерфаза: {step}.',
  'event.marched':
    '{country}: {leader} {units, plural, =0 {идёт} one {ведёт # отряд} few {ведёт # отряда} many {ведёт # отрядов} other {ведёт # отряда}} из области {from} в область {to} ({ap} ОД).',
  'event.marched.alone':
    '{country}: {units, plural, one {# отряд идёт} few {# отряда идут} many {# отрядов идут} other {# отряда идут}} без полководца из области {from} в область {to} ({ap} ОД).',
  'event.marched.group':
    '{country}: {leader} ведёт группу армий из области {from} в область {to} ({armies, plural, one {# армия} few {# армии} many {# армий} other {# армии}}, {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}}; {ap} ОД).',
  'event.went-in':
    '{country} {number, select, many {вводят} other {вводит}} {units, plural, =0 {полководца} one {# отряд} few {# отряда} many {# отрядов} other {# отряда}} в город {area}.',
  'event.went-out':
    '{country} {number, select, many {выводят} other {выводит}} {units, plural, =0 {полководца} one {# отряд} few {# отряда} many {# отрядов} other {# отряда}} из города {area}.',
  'event.grouped': '{leader} входит в состав {groupOf}.',
  'event.chief': '{leader} встаёт во главе {groupOf}.',
  'event.group-over': 'Распущена {group}.',
  'event.group-sold': '{country} {number, select, many {продают} other {продаёт}} карту группы армий за {ap} ОД.',
  'event.consent.yes': '{country} {number, select, many {дают} other {даёт}} согласие на участие полководца: {leader}.',
  'event.consent.no':
    '{country} не {number, select, many {дают} other {даёт}} согласия на участие полководца: {leader}.',
  'event.interception':
    '{country} {number, select, many {пытаются} other {пытается}} перехватить врага в области {area}: {by} из области {from}.',
  'event.interception-roll.yes':
    '{country} {number, select, many {перехватывают} other {перехватывает}} врага в области {area}: {by} ({roll} {modifier}, нужно {need}).',
  'event.interception-roll.no':
    '{country} не {number, select, many {успевают} other {успевает}} перехватить врага в области {area}: {by} ({roll} {modifier}, нужно {need}).',
  'event.evasion': '{country} {number, select, many {пытаются} other {пытается}} уклониться от боя: {area} → {to}.',
  'event.evasion.hasty':
    '{country} {number, select, many {пытаются} other {пытается}} поспешно уклониться от боя: {area} → {to}.',
  'event.evasion-roll.yes':
    '{country} {number, select, many {уклоняются от боя и уходят} other {уклоняется от боя и уходит}} в область {to} ({roll} {modifier}, нужно {need}).',
  'event.evasion-roll.no':
    '{country} не {number, select, many {успевают} other {успевает}} уклониться от боя и уйти в область {to} ({roll} {modifier}, нужно {need}).',
  'event.evasion-roll.sure':
    '{country} без броска {number, select, many {уклоняются от боя и уходят} other {уклоняется от боя и уходит}} в область {to}.',
  'event.expelled':
    '{country} {number, select, many {выводят} other {выводит}} войска из области {from} в область {to}.',
  'event.supplied.pay-supply':
    '{country} {number, select, many {платят} other {платит}} за снабжение в области {area}.',
  'event.supplied.forage':
    '{country} {number, select, many {грабят} other {грабит}} область {area}, чтобы прокормить войско.',
  'event.supplied.starve':
    '{country} {number, select, many {оставляют} other {оставляет}} войско в области {area} без снабжения.',
  'event.relocated': '{country}: {leader} отправляется из области {from} в область {to}.',
  'event.battle': '{kind}: {place}. Атакуют: {attackers}. Обороняются: {defenders}.',
  'event.battle.walls': '{kind}: {place}. Атакуют: {attackers}. Город защищают только стены.',
  'event.battle.mirrored': '{kind}. Атакуют: {attackers}; у другой стороны такие же отряды.',
  'event.chariots.heavy':
    '{country} {number, select, many {используют} other {использует}} колесницы как тяжёлые отряды.',
  'event.chariots.bow': '{country} {number, select, many {используют} other {использует}} колесницы для стрельбы.',
  'event.dice':
    'Раунд {round}, {phase}, {side}: {rolls}; всего {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.',
  'event.dice.warded':
    'Раунд {round}, {phase}, {side}: {rolls}; всего {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}, отражено: {warded}.',
  'event.dice.none': 'Раунд {round}, {phase}, {side}: без кубиков.',
  'event.rolled-dice': '{by} ({of}): {dice}',
  'event.battle-over.attackers': 'Атакующие побеждают ({place}).',
  'event.battle-over.defenders': 'Обороняющиеся побеждают ({place}).',
  'event.battle-over.nobody': 'Победителя нет ({place}).',
  'event.battle-over.gone': 'Обороняющиеся уходят ({place}).',
  'event.battle-over.overrun.attackers': 'Разгром: атакующие побеждают ({place}).',
  'event.battle-over.overrun.defenders': 'Разгром: обороняющиеся побеждают ({place}).',
  'event.promotion.yes': '{leader} получает повышение ({dice}).',
  'event.promotion.no': '{leader} не получает повышения ({dice}).',
  'event.held-back': '{country} {number, select, many {оставляют} other {оставляет}} для второго боя: {unit}.',
  'event.relief': '{country} {number, select, many {вводят} other {вводит}} в атаку гарнизон города {area}.',
  'event.fell-back': '{country} {number, select, many {отходят} other {отходит}} из области {from} в область {area}.',
  'event.retreated':
    '{country} {number, select, many {отступают} other {отступает}} из области {from} в область {area}.',
  'event.retreated.nowhere':
    '{country} не {number, select, many {находят} other {находит}} выхода из области {from}; уцелевшие уходят в клетку сбора.',
  'event.besieges.hunger': '{country}: {leader} берёт измором город {area}.',
  'event.besieges.assault': '{country}: {leader} штурмует город {area}.',
  'event.besieges.standard': '{country}: {leader} осаждает город {area}.',
  'event.sortie': '{country} {number, select, many {делают} other {делает}} вылазку из города {area}.',
  'event.siege-round':
    'Осада города {area}: осаждающие наносят {attack, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}, город — {defence}; уровень стен: {level}.',
  'event.siege-round.taken':
    'Осада города {area}: осаждающие наносят {attack, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}, город — {defence}; город пал.',
  'event.hunger': 'Уровень голода в городе {area} теперь {level}; город падёт при {falls}.',
  'event.siege-lifted': 'Осада города {area} снята.',
  'event.city-taken': '{country} {number, select, many {берут} other {берёт}} город {area} ({how}).',
  'event.deported':
    '{country} {number, select, many {переселяют} other {переселяет}} ЭКО+ из области {from} в область {area}.',
  'event.looted': '{country} {number, select, many {грабят} other {грабит}} город {area}: {ap} ОД на отряды.',
  'event.plundered.hit':
    '{country} {number, select, many {снимают} other {снимает}} маркер торговли {victimOf} (бросок {roll}).',
  'event.plundered.missed':
    '{country} безуспешно {number, select, many {нападают} other {нападает}} на торговлю {victimOf} (бросок {roll}).',
  'event.event': '{country} {number, select, many {играют} other {играет}} событие «{card}».',
  'event.event.use': '{country} {number, select, many {играют} other {играет}} событие «{card}»: {use}.',
  'event.aimed': '{country} {number, select, many {выбирают} other {выбирает}} цель карты «{card}»: {target}.',
  'event.reacted': '{country} {number, select, many {отвечают} other {отвечает}} картой «{card}» ({to}).',
  'event.reacted.against':
    '{country} {number, select, many {играют} other {играет}} карту «{card}» против карты «{against}».',
  'event.cancelled': '{country}: карта «{card}» отменена.',
  'event.no-effect': 'Карта «{card}» ничего не даёт.',
  'event.no-effect.roll': 'Карта «{card}» ничего не даёт (бросок {roll}).',
  'event.laid': '{country} {number, select, many {кладут} other {кладёт}} боевую карту рубашкой вверх.',
  'event.laid.known': '{country} {number, select, many {кладут} other {кладёт}} рубашкой вверх боевую карту «{card}».',
  'event.battle-card': '{country} {number, select, many {открывают} other {открывает}} боевую карту «{card}».',
  'event.turned': 'Отряд переходит на другую сторону: {unit}, {from} → {to}.',
  'event.borrowed': '{country} {number, select, many {получают} other {получает}} помощь: {unit}.',
  'event.assassin.killed': 'От стрелы гибнет {leader} (бросок {roll}).',
  'event.assassin.silenced': 'Стрелой ранен {leader} (бросок {roll}): в этом бою он не даёт кубиков.',
  'event.assassin.missed': 'Стрела летит мимо, {leader} невредим (бросок {roll}).',
  'event.swollen.yes':
    '{country} {number, select, many {переправляются} other {переправляется}} через разлившуюся реку в область {area}.',
  'event.swollen.no':
    '{country} {number, select, many {останавливаются} other {останавливается}} перед разлившейся рекой ({area}).',
  'event.levels.mod':
    '{country} {number, select, many {укрепляют} other {укрепляет}} свои города: их уровень на время выше на {mod}.',
  'event.levels': '{country}: ЭКО {eco}, с данью {level}; очки торговли: {trade}.',
  'event.card-over': 'Карта «{card}» перестаёт действовать.',
  'event.breaker':
    '{country} {number, select, many {выбрасывают} other {выбрасывает}} {dice}: маркер {targetOf} можно сдвинуть не больше чем на {spaces, plural, one {# деление} few {# деления} many {# делений} other {# деления}}.',
  'event.foreign-war':
    'Начинается внешняя война ({card}): с каждой стороны {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}}, длится {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'event.foreign-war-round':
    '{card}: до конца ещё {left, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'event.foreign-war-over': 'Внешняя война окончена: {card}.',
  'event.sent': '{country} {number, select, many {отправляют} other {отправляет}} на внешнюю войну ({card}): {unit}.',
  'event.die': 'Бросок по карте «{card}»: {dice}.',
  'event.spread': 'Чума перекидывается на область {area} (бросок {roll}).',
  'event.eco-marker.plus': 'Область {area} получает ЭКО+.',
  'event.eco-marker.minus': 'Область {area} получает ЭКО−.',
  'event.trade-marker.plus': '{power} возвращает себе маркер торговли.',
  'event.trade-marker.minus': '{power} теряет маркер торговли.',
  'event.favoured.together': '{country} {number, select, many {готовят} other {готовит}} согласованную атаку: {force}.',
  'event.favoured.unseen': '{country} {number, select, many {идут} other {идёт}} скрытно; нельзя перехватить: {force}.',
  'event.favoured.free': '{country} {number, select, many {идут} other {идёт}} без затрат ОД: {force}.',
  'event.favoured.guided':
    '{country} {number, select, many {идут} other {идёт}} через пустыню с проводниками: {force}.',
  'event.favoured.safe':
    '{country} {number, select, many {укрываются} other {укрывается}}; пока нельзя атаковать: {force}.',
  'event.sighted':
    'Видно войско {countryOf} ({place}): {units}, всего {count, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}.',
  'event.sighted.none':
    'Видно войско {countryOf} ({place}): {count, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}.',
  'event.sighted.gone': 'Войска {countryOf} больше не видно ({place}).',
  'event.stirring.afloat':
    '{country} {number, select, many {выходят} other {выходит}} в море, на борту {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}} ({place}).',
  'event.stirring':
    '{country} {number, select, many {готовят} other {готовит}} к маршу {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}} ({place}).',
  'event.stirring.halfway':
    '{country} {number, select, many {готовят} other {готовит}} к дальнейшему маршу {units, plural, one {# отряд} few {# отряда} many {# отрядов} other {# отряда}}, уже на полпути ({place}).',
  'event.took-hand': 'Теперь вы играете за {countryAcc}. Карты на руке: {cards}.',
  'event.spied': '{country} {number, select, many {смотрят} other {смотрит}} карты {victimOf}.',
  'event.spied.known': '{country} {number, select, many {смотрят} other {смотрит}} карты {victimOf}: {cards}.',
  'event.passed-on': 'Карта переходит: {from} → {to}.',
  'event.passed-on.known': 'Карта «{card}» переходит: {from} → {to}.',
  'event.crowned': '{country}: {leader} становится царём.',
  'event.pact': '{power} заключает договор с городом {area}.',
  'event.revolt': 'В области {area} вспыхивает восстание.',
  'event.revolt.over': 'Восстание в области {area} закончилось.',
  'event.scheme-laid': '{power} кладёт тайный маркер.',
  'event.scheme-laid.known': '{power} кладёт тайный маркер: {target}.',
  'event.schemes': 'Тайные маркеры открыты: {schemes}.',
  'event.schemes.one': '{power} → {target}',
  'event.schemes.none': 'Никто не положил тайных маркеров.',
  'event.scheme': '{power} ведёт тайную дипломатию ({target}): {ploy}.',
  'event.relieved': '{country} {number, select, many {ставят} other {ставит}}, сыграв карту: {unit}, {place}.',
  'event.relieved.force':
    '{country} {number, select, many {перемещают} other {перемещает}} войско, сыграв карту: {unit} → {place}.',
  'event.vp': '{country} {number, select, many {получают} other {получает}} {points} ПО ({why}).',
  'event.tribute-check.yes': '{country} {number, select, many {платят} other {платит}} дань (бросок {rolls}).',
  'event.tribute-check.no':
    '{country} {number, select, many {отказываются} other {отказывается}} платить дань (бросок {rolls}).',
  'event.tribute.yes': '{country} {number, select, many {платят} other {платит}} дань Ассирии.',
  'event.tribute.no': '{country} не {number, select, many {платят} other {платит}} дань Ассирии.',
  'event.punished': '{country} {number, select, many {несут} other {несёт}} наказание.',
  'event.merciless': 'Теперь Ассирия ведёт {countryWith} завоевательную войну.',
  'event.peace-repair':
    '{country} {number, select, many {восстанавливают} other {восстанавливает}} в мирное время стены и разорённые области.',
  'event.mulligan': '{country} {number, select, many {меняют} other {меняет}} руку.',
  'event.secret-extra':
    '{country} {number, select, many {получают} other {получает}} ещё {actions, plural, one {# действие} few {# действия} many {# действий} other {# действия}} тайной дипломатии.',
  'event.placed.built': '{country} {number, select, many {строят} other {строит}}: {unit}, {place} ({price} ОД).',
  'event.placed.hired': '{country} {number, select, many {нанимают} other {нанимает}}: {unit}, {place} ({price} ОД).',
  'event.placed.recruited':
    '{country} {number, select, many {покупают} other {покупает}} полководца: {unit}, {place} ({price} ОД).',
  'event.placed.regained':
    '{country} {number, select, many {выкупают} other {выкупает}} из клетки сбора: {unit}, {place} ({price} ОД).',
  'event.placed.bought': '{country} {number, select, many {покупают} other {покупает}}: {unit}, {place} ({price} ОД).',
  'event.rebuilt':
    '{country} {number, select, many {восстанавливают} other {восстанавливает}}: {unit}, {place} ({price} ОД).',
  'event.combined':
    '{country} {number, select, many {сливают} other {сливает}} два ослабленных отряда в один: {unit}, {place}.',
  'event.disbanded': '{country} {number, select, many {распускают} other {распускает}}: {unit}, {place}.',
  'event.improved': '{country} {number, select, many {кладут} other {кладёт}} ЭКО+ в область {area}.',
  'event.cleared':
    '{country} {number, select, many {устраняют} other {устраняет}} разорение в области {area}: теперь {level}.',
  'event.walled':
    '{country} {number, select, many {чинят} other {чинит}} стены города {area}: разрушения теперь {level}.',
  'event.mercenary': '{country} {number, select, many {тянут} other {тянет}} в резерв наёмника: {unit}.',
  'event.mercenaries-leave': 'Наёмники уходят.',
  'event.rehired':
    '{country} {number, select, many {оставляют} other {оставляет}} за плату: {unit}, {place} ({price} ОД).',
  'event.rehired.unseen':
    '{country} {number, select, many {оставляют} other {оставляет}} за плату: {unit} ({price} ОД).',
  'event.dismissed': '{country} {number, select, many {отпускают} other {отпускает}}: {unit}, {place}.',
  'event.bid': '{country} {number, select, many {просят} other {просит}} {toAcc} продать: {unit}.',
  'event.sold': '{country} {number, select, many {продают} other {продаёт}} {toTo} за {price} ОД: {unit}.',
  'event.not-sold': '{country} не {number, select, many {продают} other {продаёт}} {toTo}: {unit}.',
  'event.pillaged': '{country} {number, select, many {грабят} other {грабит}} область {area} (уровень {level}).',
  'event.ravaged':
    '{country} {number, select, many {расплачиваются} other {расплачивается}} за неуплаченную дань: разорена область {area}.',
  'event.bankrupt':
    '{country} {number, select, many {становятся банкротами и больше не платят} other {становится банкротом и больше не платит}}.',
  'event.defaulted.plus':
    '{country} не {number, select, many {возвращают заём и теряют} other {возвращает заём и теряет}} ЭКО+ в области {area}.',
  'event.defaulted.minus':
    '{country} не {number, select, many {возвращают заём и получают} other {возвращает заём и получает}} ЭКО− в области {area}.',
  'event.cashed': '{country} {number, select, many {меняют} other {меняет}} карту «{card}» на {ap} ОД.',
  'event.raider': '{country} {number, select, many {отправляют} other {отправляет}} в набег: {unit}, {from} → {box}.',
  'event.oust-roll':
    '{country} {number, select, many {выбрасывают} other {выбрасывает}} {roll} в бою за клетку набега.',
  'event.oust':
    '{country} {number, select, many {сражаются} other {сражается}} {victimWith} ({box}): попаданий нанесено {hits}, получено {suffered}.',
  'event.raid-roll': '{country} {number, select, many {выбрасывают} other {выбрасывает}} {roll} для набега: {unit}.',
  'event.trade-back.yes':
    '{country} {number, select, many {возвращают} other {возвращает}} себе маркер торговли (бросок {roll}).',
  'event.trade-back.no':
    '{country} не {number, select, many {возвращают} other {возвращает}} себе маркер торговли (бросок {roll}).',
  'event.sailed':
    '{country} {number, select, many {ведут} other {ведёт}} флот ({ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}): {from} → {to}.',
  'event.embarked': '{country} {number, select, many {берут} other {берёт}} на борт: {unit} ({area}).',
  'event.embarked.unseen': '{country} {number, select, many {берут} other {берёт}} на борт отряд ({area}).',
  'event.landed':
    '{country} {number, select, many {высаживают} other {высаживает}} {units, plural, =0 {полководца} one {# отряд} few {# отряда} many {# отрядов} other {# отряда}} в области {area}.',
  'event.search.yes':
    '{country} {number, select, many {находят} other {находит}} врага ({place}; бросок {roll}, нужно {need}).',
  'event.search.no':
    '{country} не {number, select, many {находят} other {находит}} врага ({place}; бросок {roll}, нужно {need}).',
  'event.withdrew': '{country} {number, select, many {отводят} other {отводит}} корабли: {place}.',
  'event.withdrew.nowhere': '{country}: порта нет, корабли возвращаются в резерв.',
  'event.traders-home': '{country} {number, select, many {возвращают} other {возвращает}} торговые корабли: {zone}.',
  'event.traders-home.nowhere': '{country}: нет порта для торговых кораблей.',
  'event.marker': '{country}: маркер теперь на делении {level} трека {powerOf}.',
  'event.marker.none': '{country} {number, select, many {возвращаются} other {возвращается}} к нейтралитету.',
  'event.alliance.yes': '{country} {number, select, many {вступают} other {вступает}} в союз {powerWith}.',
  'event.alliance.no': '{country} {number, select, many {выходят} other {выходит}} из союза {powerWith}.',
  'event.influence':
    '{power} оказывает влияние на {countryAcc}: {spaces, plural, one {# деление} few {# деления} many {# делений} other {# деления}}.',
  'event.war': '{country} {number, select, many {объявляют} other {объявляет}} войну {enemyTo}.',
  'event.at-war': '{country} теперь {number, select, many {воюют} other {воюет}} {enemyWith}.',
  'event.at-peace': '{country} больше не {number, select, many {воюют} other {воюет}} {otherWith}.',
  'event.peace': '{country} {number, select, many {заключают} other {заключает}} мир {otherWith}.',
  'event.passage.yes':
    '{country} {number, select, many {договариваются} other {договаривается}} о свободном проходе {otherWith}.',
  'event.passage.no': '{country} {number, select, many {прекращают} other {прекращает}} свободный проход {otherWith}.',
  'event.offer': '{country} {number, select, many {предлагают} other {предлагает}} {toTo}: {what}.',
  'event.answered.yes': '{country} {number, select, many {принимают} other {принимает}} предложение {toOf} ({what}).',
  'event.answered.no': '{country} {number, select, many {отклоняют} other {отклоняет}} предложение {toOf} ({what}).',
  'event.ceded': '{country} {number, select, many {уступают} other {уступает}} {toTo} на время карту «{card}».',
  'event.camp': '{country} {number, select, many {меняют} other {меняет}} сторону: {camp}.',
  'event.join-refused': '{country} {number, select, many {получают} other {получает}} отказ от {byOf} ({camp}).',
  'event.camp-beaten': 'Потерпел поражение {camp}.',
  'event.control': '{country} {number, select, many {берут} other {берёт}} под контроль область {area}.',
  'event.control.none': 'Область {area} больше никто не контролирует.',
  'event.conquest-check.yes': '{power} завоёвывает {countryAcc} (бросок {roll} + {mod}, нужно не больше {held}).',
  'event.conquest-check.no':
    '{power} безуспешно пытается завоевать {countryAcc} (бросок {roll} + {mod}, нужно не больше {held}).',
  'event.conquered': '{country} {number, select, many {покоряются} other {покоряется}} завоевателю: {byIn}.',
  'event.surrendered': '{country} {number, select, many {сдаются} other {сдаётся}} {byTo}.',
  'event.surrender-offered': '{country} {number, select, many {предлагают} other {предлагает}} капитуляцию.',
  'event.surrender-refused':
    '{country} {number, select, many {получают} other {получает}} отказ от {byOf}: капитуляция не принята.',
  'event.province': '{power} оставляет область {area} своей провинцией.',
  'event.grace-over': 'Льготный срок {countryOf} закончился (завоеватель: {power}).',
  'event.eliminated': '{country} {number, select, many {выбывают} other {выбывает}} из игры.',
  'event.substitute': 'Бывший правитель {powerOf} теперь играет за {countryAcc}.',
  'event.revived': '{country} {number, select, many {возвращаются} other {возвращается}} в игру.',
  'event.called-out': '{country} {number, select, many {берутся} other {берётся}} за оружие.',
  'event.sent-home': '{country} {number, select, many {складывают} other {складывает}} оружие.',
  'event.run-by': '{power} пока играет за {countryAcc}.',
  'event.nomads': '{country} {number, select, many {открывают} other {открывает}} карту «{card}»: {ap} ОД.',
  'event.nomad-dice': 'Лагеря бросают кубики за {countryAcc}: ассирийский — {assyrian}, мятежников — {rebel}.',
  'event.departed':
    '{country} {number, select, many {покидают} other {покидает}} разорённую область {from} и {number, select, many {уходят} other {уходит}} в область {to}.',
  'event.tribe': '{country} {number, select, many {появляются} other {появляется}} в области {area}.',
  'event.tribe-back': '{country} {number, select, many {возвращаются} other {возвращается}} в полном составе: {area}.',
  'event.succession.yes': '{country}: на престол восходит {king}.',
  'event.succession.no': '{country}: {king} не получает престола.',
  'event.succession.yes.roll': '{country}: на престол восходит {king} ({roll} {mod}).',
  'event.succession.no.roll': '{country}: {king} не получает престола ({roll} {mod}).',
  'event.unrest':
    '{country} {number, select, many {переживают} other {переживает}} смуту: регулярные отряды проходят проверку на истощение.',
  'event.released':
    '{country} {number, select, many {получают} other {получает}} в резерв {units, plural, one {# новый отряд} few {# новых отряда} many {# новых отрядов} other {# новых отряда}}.',
  'event.declined.plus':
    '{country} {number, select, many {приходят} other {приходит}} в упадок: область {area} теряет ЭКО+.',
  'event.declined.minus':
    '{country} {number, select, many {приходят} other {приходит}} в упадок: область {area} получает ЭКО−.',
  'event.sudden-death.yes': 'Внезапная смерть: бросок {roll} + {mod}, игра заканчивается.',
  'event.sudden-death.no': 'Внезапная смерть: бросок {roll} + {mod}, игра продолжается.',
  'event.over': 'Игра окончена: {end}. Победа: {powers}.',
  'event.over.draw': 'Игра окончена: {end}. Победителя нет.',
}
