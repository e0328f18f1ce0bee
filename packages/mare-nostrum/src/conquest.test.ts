// What a conqueror does: exchange of markers, pillage, occupation, control, Hamilcar, Sheba and Circe. 4.0, 4.3, 10

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import type { SceneWords } from './scene.ts'

/** After EX-24: two Roman legions alone in Egypt's Cyrenaica; Rome may be linked by Libya, which it controls. */
const cyrenaica = (more: Partial<SceneWords> = {}, rome: SceneWords['players']['R'] = {}): SceneWords => ({
  at: 'turn R',
  titles: 'C E R',
  buildings: 'cyrenaica/papyrus cyrenaica/market cyrenaica/cyrene',
  ...more,
  players: {
    R: { legions: 'cyrenaica*2', control: 'libya', ...rome },
    E: { control: 'cyrenaica' },
    ...more.players,
  },
})
/** Everybody else has acted: after Rome's turn the phase is over. */
const last = { acted: 'C G E B' }

const OPTIONS: readonly Case[] = [
  {
    id: 'what a conqueror may choose (4.3)',
    given: cyrenaica(),
    when: 'end march',
    now: {
      asked: 'R conquest',
      choices:
        'pillage cyrenaica papyrus; pillage cyrenaica market; pillage cyrenaica cyrene; occupy cyrenaica papyrus; occupy cyrenaica market; occupy cyrenaica cyrene; marker cyrenaica; none cyrenaica',
    },
  },
  {
    id: 'EX-26 pillage of a caravan (4.3.1)',
    given: cyrenaica(),
    when: 'end march; pillage cyrenaica papyrus',
    now: {
      'R stock': 'papyrus',
      cyrenaica: 'E R2 [market cyrene] (papyrus:R)',
      'E levels': '1/1/0',
      'R levels': '0/0/2',
      asked: 'R name',
    },
    tells: [{ at: 'pillaged', province: 'cyrenaica', part: 'papyrus', pieces: { papyrus: 1 } }],
  },
  {
    id: 'EX-27, EX-29 caravan and market occupied: two levels from the controller to the occupier (4.3.2, 4.3.4)',
    given: cyrenaica(),
    when: 'end march; occupy cyrenaica papyrus; occupy cyrenaica market',
    now: { cyrenaica: 'E R2 [papyrus:R market:R cyrene]', 'R levels': '2/0/2', 'E levels': '0/1/0', asked: 'R name' },
  },
  {
    id: 'EX-27 in the next phase 1 the occupier has two papyrus, the controller the coin of the city (1.1)',
    given: cyrenaica({ at: 'collect' }, { stations: 'cyrenaica/papyrus cyrenaica/market' }),
    now: { 'R stock': 'papyrus*2', 'E stock': 'coin' },
  },
  {
    id: 'DR-93 no more stations than legions; done after one (4.3.2)',
    given: cyrenaica(),
    when: 'end march; occupy cyrenaica cyrene',
    now: {
      asked: 'R occupy',
      choices: 'occupy cyrenaica papyrus; occupy cyrenaica market; occupy done',
    },
  },
  {
    id: 'DR-93 with a single legion there is no second (4.3.2)',
    given: cyrenaica({}, { legions: 'cyrenaica' }),
    when: 'end march; occupy cyrenaica cyrene',
    now: { asked: 'R name', cyrenaica: 'E R1 [papyrus market cyrene:R]', 'R levels': '0/1/1' },
  },
  {
    id: 'DR-93 nor when all buildings are taken (4.3.2)',
    given: cyrenaica({ buildings: 'cyrenaica/papyrus' }),
    when: 'end march; occupy cyrenaica papyrus',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus:R]' },
  },
  {
    id: 'EX-28 the marker: the controller goes on as before (4.3.3)',
    given: cyrenaica(),
    when: 'end march; marker cyrenaica',
    now: {
      asked: 'R name',
      cyrenaica: 'E R2 [papyrus market cyrene] marker:R',
      'E levels': '2/1/0',
      'R levels': '0/0/2',
    },
  },
  {
    id: 'EX-28 and collects (1.1, 4.3.3)',
    given: cyrenaica({ at: 'collect' }, { stations: 'cyrenaica/marker' }),
    now: { 'E stock': 'coin papyrus*2', 'R stock': '' },
  },
  {
    id: 'none: legions just stand there (4.3, M50)',
    given: cyrenaica(),
    when: 'end march; none cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus market cyrene]' },
  },
  {
    id: 'DR-72 in a capital province the marker is no choice (4.3.5)',
    given: {
      players: { R: { legions: 'aegyptus', control: 'judea' }, E: {} },
      buildings: 'aegyptus/alexandria aegyptus/temple',
    },
    when: 'end march',
    now: {
      choices:
        'pillage aegyptus alexandria; pillage aegyptus temple; occupy aegyptus alexandria; occupy aegyptus temple; none aegyptus',
    },
  },
  {
    id: 'DR-72 nor in a province without a link (4.3.3)',
    given: cyrenaica({}, { control: '' }),
    when: 'end march',
    cannot: ['marker cyrenaica'],
    can: ['none cyrenaica'],
  },
  {
    id: 'DR-72 a chain of triremes is a link (4.3.3)',
    given: cyrenaica({}, { control: 'italia', triremes: 'mare-ionium mare-africum' }),
    when: 'end sailing; end march',
    can: ['marker cyrenaica'],
  },
  {
    id: 'N02 where only none is left, it goes without saying (D)',
    given: cyrenaica({ buildings: '' }, { control: '' }),
    when: 'end march',
    now: { asked: 'R name' },
  },
  {
    id: 'DR-83 hold is listed where nothing has moved (4.3)',
    given: cyrenaica({}, { stations: 'cyrenaica/papyrus cyrenaica/market' }),
    when: 'end march; hold cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus:R market:R cyrene]' },
    tells: [{ at: 'held', province: 'cyrenaica' }],
  },
  {
    id: 'DR-83 and not when one of two legions has left (4.3)',
    given: cyrenaica({}, { stations: 'cyrenaica/papyrus cyrenaica/market' }),
    when: 'march cyrenaica libya; end march',
    cannot: ['hold cyrenaica'],
    can: ['occupy cyrenaica papyrus', 'pillage cyrenaica market'],
  },
  {
    id: 'hold does not test the link anew (4.3)',
    given: cyrenaica({}, { control: '', stations: 'cyrenaica/marker' }),
    when: 'end march; hold cyrenaica',
    now: { cyrenaica: 'E R2 [papyrus market cyrene] marker:R' },
  },
  {
    id: 'DR-69 who marches off gives everything back at once (4.3)',
    given: cyrenaica({}, { stations: 'cyrenaica/papyrus cyrenaica/market' }),
    when: 'march cyrenaica libya; march cyrenaica libya; end march',
    now: { cyrenaica: 'E [papyrus market cyrene]', 'E levels': '2/1/0', 'R levels': '0/0/2' },
  },
  {
    id: 'a new choice replaces all earlier stations (M51)',
    given: cyrenaica({}, { stations: 'cyrenaica/papyrus cyrenaica/market' }),
    when: 'end march; pillage cyrenaica cyrene',
    now: { cyrenaica: 'E R2 [papyrus market] (cyrene:R)', 'R stock': 'coin' },
  },
  {
    id: 'one option for each province, in an order the conqueror likes (M50)',
    given: {
      players: { R: { legions: 'cyrenaica nubia', control: 'libya' }, E: { control: 'cyrenaica nubia' } },
      buildings: 'cyrenaica/papyrus nubia/gladiators',
    },
    when: 'end march; pillage nubia gladiators',
    now: {
      choices: 'pillage cyrenaica papyrus; occupy cyrenaica papyrus; marker cyrenaica; none cyrenaica',
      'R stock': 'gladiators',
    },
  },
]

/** A legion in a province with one building of each sort. */
const pillage = (slot: string, hamilcar: boolean, more: Partial<SceneWords> = {}): SceneWords => ({
  players: {
    R: { legions: slot.split('/')[0], ...(hamilcar && { cards: 'hamilcar' }) },
    C: { control: 'sicilia cyrenaica' },
  },
  buildings: slot,
  ...more,
})
const plundered = (slot: string, hamilcar: boolean, got: string, more: Partial<SceneWords> = {}): Case => ({
  id: `DR-70 ${slot}${hamilcar ? ' with Hamilcar' : ''}: ${got || 'nothing'} (4.3.1)`,
  given: pillage(slot, hamilcar, more),
  when: `${slot.startsWith('sicilia') ? '' : 'end march; '}pillage ${slot.replace('/', ' ')}`,
  now: { 'R stock': got, asked: 'R name' },
})

const PILLAGE: readonly Case[] = [
  plundered('cyrenaica/cyrene', false, 'coin'),
  plundered('cyrenaica/cyrene', true, 'coin*2'),
  plundered('africa/carthago', false, 'coin'),
  plundered('africa/carthago', true, 'coin*2'),
  plundered('cyrenaica/papyrus', false, 'papyrus'),
  plundered('cyrenaica/papyrus', true, 'papyrus*2'),
  plundered('cyrenaica/market', false, ''),
  plundered('cyrenaica/market', true, ''),
  plundered('cyrenaica/temple', false, ''),
  plundered('cyrenaica/temple', true, ''),
  plundered('cyrenaica/papyrus', false, '', { reserve: { papyrus: 0 } }),
  plundered('cyrenaica/papyrus', true, 'papyrus', { reserve: { papyrus: 1 } }),
  plundered('cyrenaica/cyrene', true, 'coin', { reserve: { coin: 1 } }),
  {
    id: 'DR-70 a legendary city: coin or legendary good (4.3.1)',
    given: pillage('sicilia/syracuse', false),
    when: 'pillage sicilia syracuse',
    now: { asked: 'R reward', choices: 'reward coin; reward legendary', 'R stock': '' },
  },
  {
    id: 'DR-70 the coin',
    given: pillage('sicilia/syracuse', false),
    when: 'pillage sicilia syracuse; reward coin',
    now: { 'R stock': 'coin', sicilia: 'C R1 (syracuse:R)', asked: 'R name' },
  },
  {
    id: 'DR-70 the legendary good, drawn unseen',
    given: pillage('sicilia/syracuse', false),
    when: 'pillage sicilia syracuse; reward legendary',
    dice: 'gold',
    now: { 'R stock': 'legendary-gold', asked: 'R name' },
  },
  {
    id: 'DR-70 with Hamilcar one of each, without asking',
    given: pillage('sicilia/syracuse', true),
    when: 'pillage sicilia syracuse',
    dice: 'gold',
    now: { 'R stock': 'coin legendary-gold', asked: 'R name' },
  },
  {
    id: 'no legendary good left to draw: the coin without asking (M11)',
    given: {
      players: {
        R: { legions: 'sicilia' },
        C: { control: 'sicilia' },
        E: {
          stock:
            'legendary-ceramics legendary-gems legendary-papyrus legendary-metal legendary-spices legendary-stone legendary-wood legendary-gold legendary-grain legendary-oil legendary-sheep legendary-wine legendary-gladiators',
        },
      },
      buildings: 'sicilia/syracuse',
    },
    when: 'pillage sicilia syracuse',
    now: { 'R stock': 'coin', asked: 'R name' },
  },
  {
    id: 'the market does not double a pillage (4.3.1)',
    given: cyrenaica(),
    when: 'end march; pillage cyrenaica papyrus',
    now: { 'R stock': 'papyrus' },
  },
  {
    id: 'DR-71 an empty slot can be built on again when the invader is gone (4.3.1)',
    given: {
      at: 'build E',
      players: { E: { control: 'cyrenaica', stock: 'coin*3' } },
      buildings: 'cyrenaica/market',
    },
    can: ['caravan cyrenaica papyrus'],
  },
  {
    id: 'DR-71 and not while he is there',
    given: {
      at: 'build E',
      players: {
        R: { legions: 'cyrenaica', stations: 'cyrenaica/papyrus' },
        E: { control: 'cyrenaica', stock: 'coin*3' },
      },
    },
    cannot: ['caravan cyrenaica papyrus'],
  },
]

const orphan = (edition: string, rome: SceneWords['players']['R']): SceneWords =>
  cyrenaica({ options: { edition } }, { stations: 'cyrenaica/marker', ...rome })
/** Seven provinces: no marker is left. Libya is the one that links. */
const SEVEN = 'gallia italia germania dalmatia dacia thracia'

const EXCHANGE: readonly Case[] = [
  {
    id: 'EX-28 exchange is offered, free (4.0)',
    given: cyrenaica({}, { stations: 'cyrenaica/marker' }),
    now: { asked: 'R exchange', choices: 'exchange cyrenaica; exchange done' },
  },
  {
    id: 'EX-28 and then the conqueror controls and holds everything (4.0)',
    given: cyrenaica({}, { stations: 'cyrenaica/marker' }),
    when: 'exchange cyrenaica',
    now: {
      cyrenaica: 'R R2 [papyrus market cyrene]',
      'R levels': '2/1/2',
      'E levels': '0/0/0',
      'R supply': '6 5 5 5',
      'E supply': '8 5 5 7',
      asked: 'R march',
    },
    tells: [{ at: 'exchanged', seat: 0, from: 3, province: 'cyrenaica' }],
  },
  {
    id: 'DR-84 the legion that was on the marker may march in the same turn (4.3.3)',
    given: cyrenaica({}, { legions: 'cyrenaica', stations: 'cyrenaica/marker' }),
    when: 'exchange cyrenaica; march cyrenaica libya; end march',
    now: { cyrenaica: 'R [papyrus market cyrene]', libya: 'R R1' },
  },
  {
    id: 'DR-84 in the next phase 1 the new controller collects (1.1)',
    given: { at: 'collect', players: { R: { control: 'cyrenaica' } }, buildings: 'cyrenaica/papyrus cyrenaica/market' },
    now: { 'R stock': 'papyrus*2' },
  },
  {
    id: 'DR-73 declined: the station stays (M42)',
    given: cyrenaica(last, { stations: 'cyrenaica/marker' }),
    when: 'exchange done; end march; hold cyrenaica',
    now: { cyrenaica: 'E R2 [papyrus market cyrene] marker:R' },
  },
  {
    id: 'DR-74 linked, but no marker left: nothing happens (4.0, M70)',
    given: cyrenaica({}, { control: `libya ${SEVEN}`, stations: 'cyrenaica/marker' }),
    when: 'end march; hold cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus market cyrene] marker:R', 'R supply': '6 5 5 0' },
  },
  {
    id: 'DR-74 ru: the same (M70)',
    given: cyrenaica({ options: { edition: 'ru' } }, { control: `libya ${SEVEN}`, stations: 'cyrenaica/marker' }),
    when: 'end march; hold cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus market cyrene] marker:R' },
  },
  {
    id: 'DR-74 neither linked nor a marker: pl the same (M70)',
    given: cyrenaica({}, { control: `macedonia ${SEVEN}`, stations: 'cyrenaica/marker' }),
    when: 'end march; hold cyrenaica',
    now: { cyrenaica: 'E R2 [papyrus market cyrene] marker:R', 'R supply': '6 5 5 0' },
  },
  {
    id: 'DR-74 ru: the old marker is removed all the same (M70)',
    given: cyrenaica({ options: { edition: 'ru' } }, { control: `macedonia ${SEVEN}`, stations: 'cyrenaica/marker' }),
    now: { cyrenaica: '- R2 [papyrus market cyrene]' },
  },
  {
    id: 'EX-37 pl: without a link there is no exchange; control, income and station stay (9)',
    given: orphan('pl', { control: '' }),
    when: 'end march; hold cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus market cyrene] marker:R', 'E levels': '2/1/0' },
  },
  {
    id: 'EX-38 ru: the old marker goes home, the province is neutral and counts for nobody (9, D24)',
    given: orphan('ru', { control: '' }),
    now: {
      asked: 'R march',
      cyrenaica: '- R2 [papyrus market cyrene]',
      'E levels': '0/0/0',
      'R levels': '0/0/2',
      'E supply': '8 5 5 7',
    },
  },
  {
    id: 'EX-38 ru: and pays nobody (1.1, M54)',
    given: {
      at: 'collect',
      players: { R: { legions: 'cyrenaica*2' } },
      buildings: 'cyrenaica/papyrus cyrenaica/market',
    },
    now: { 'R stock': '', 'E stock': '' },
  },
  {
    id: 'DR-75 one exchange may link the next (M42)',
    given: {
      players: {
        R: { legions: 'cyrenaica nubia', control: 'libya', stations: 'cyrenaica/marker nubia/marker' },
        E: { control: 'cyrenaica nubia' },
      },
    },
    when: 'exchange cyrenaica',
    now: { asked: 'R exchange', choices: 'exchange nubia; exchange done', cyrenaica: 'R R1' },
  },
  {
    id: 'DR-75 the first declined: the second is not offered (M42)',
    given: {
      players: {
        R: { legions: 'cyrenaica nubia', control: 'libya', stations: 'cyrenaica/marker nubia/marker' },
        E: { control: 'cyrenaica nubia' },
      },
    },
    now: { choices: 'exchange cyrenaica; exchange done' },
  },
  {
    id: 'DR-75 ru: unlinked after the exchanges is what counts (4.0)',
    given: {
      options: { edition: 'ru' },
      players: {
        R: { legions: 'cyrenaica nubia', control: 'libya', stations: 'cyrenaica/marker nubia/marker' },
        E: { control: 'cyrenaica nubia' },
      },
    },
    when: 'exchange cyrenaica; exchange done; end march; hold nubia',
    now: { cyrenaica: 'R R1', nubia: 'E R1 marker:R' },
  },
]

const SHEBA: readonly Case[] = [
  {
    id: 'DR-76 asked right after the marker (4.3.3)',
    given: cyrenaica({}, { cards: 'queen-of-sheba' }),
    when: 'end march; marker cyrenaica',
    now: { asked: 'R sheba', choices: 'sheba yes; sheba no' },
  },
  {
    id: 'DR-76 yes: at once, for the legion on the marker (10)',
    given: cyrenaica({}, { cards: 'queen-of-sheba' }),
    when: 'end march; marker cyrenaica; sheba yes',
    now: { cyrenaica: 'R R1 [papyrus market cyrene]', 'R supply': '7 5 5 5', asked: 'R name' },
    tells: [{ at: 'exchanged', province: 'cyrenaica', power: 'queen-of-sheba' }],
  },
  {
    id: 'DR-76 on the last legion: held without units (10)',
    given: cyrenaica({}, { legions: 'cyrenaica', cards: 'queen-of-sheba' }),
    when: 'end march; marker cyrenaica; sheba yes',
    now: { cyrenaica: 'R [papyrus market cyrene]' },
  },
  {
    id: 'DR-76 no: the station stays (10)',
    given: cyrenaica({}, { cards: 'queen-of-sheba' }),
    when: 'end march; marker cyrenaica; sheba no',
    now: { cyrenaica: 'E R2 [papyrus market cyrene] marker:R' },
  },
  {
    id: 'DR-76 once a round; and a province just taken links the next (10)',
    given: {
      players: {
        R: { legions: 'cyrenaica nubia', control: 'libya', cards: 'queen-of-sheba' },
        E: { control: 'cyrenaica nubia' },
      },
    },
    when: 'end march; marker cyrenaica; sheba yes; marker nubia',
    now: { asked: 'R name', cyrenaica: 'R', nubia: 'E R1 marker:R' },
  },
  {
    id: 'DR-76 not for a station of an earlier round, held (M53)',
    given: cyrenaica({}, { cards: 'queen-of-sheba', stations: 'cyrenaica/marker' }),
    when: 'exchange done; end march; hold cyrenaica',
    now: { asked: 'R name' },
  },
  {
    id: 'DR-76 nor chosen again (M53)',
    given: cyrenaica({}, { cards: 'queen-of-sheba', stations: 'cyrenaica/marker' }),
    when: 'exchange done; end march; marker cyrenaica',
    now: { asked: 'R name', cyrenaica: 'E R2 [papyrus market cyrene] marker:R' },
  },
  {
    id: 'DR-76 without a marker in the supply she is not asked (4.3.3)',
    given: cyrenaica({}, { cards: 'queen-of-sheba', control: `libya ${SEVEN}` }),
    when: 'end march; marker cyrenaica',
    now: { asked: 'R name' },
  },
]

const CIRCE: readonly Case[] = [
  {
    id: 'M12 own, neutral and enemy provinces will do where her owner is alone (10)',
    given: {
      players: {
        R: { legions: 'gallia germania cyrenaica', control: 'gallia', cards: 'circe' },
        E: { control: 'cyrenaica' },
      },
    },
    when: 'end march',
    now: {
      asked: 'R park',
      choices: 'park gallia grain; park gallia sheep; park cyrenaica papyrus; park germania gems; park done',
    },
  },
  {
    id: 'M12 one legion, one slot; then the next, or done (10)',
    given: { players: { R: { legions: 'gallia*2', control: 'gallia', cards: 'circe' } } },
    when: 'end march; park gallia grain',
    now: { choices: 'park gallia sheep; park done', gallia: 'R R2 (grain:R)' },
  },
  {
    id: 'M12 not where others have units, nor on a built slot (10)',
    given: {
      at: 'turn R',
      peace: 'G R',
      players: { R: { legions: 'germania', cards: 'circe' }, G: { legions: 'germania' } },
    },
    when: 'end march',
    now: { asked: 'R name' },
  },
  {
    id: 'in an enemy province in addition to the conquest (10)',
    given: {
      players: { R: { legions: 'garamantia*2', control: 'libya', cards: 'circe' }, E: { control: 'garamantia' } },
      buildings: 'garamantia/oil',
    },
    when: 'end march; marker garamantia; park garamantia gems',
    now: { garamantia: 'E R2 [oil] (gems:R) marker:R', asked: 'R name' },
  },
  {
    id: 'a legion with a station is not free for it (10)',
    given: {
      players: { R: { legions: 'garamantia', control: 'libya', cards: 'circe' }, E: { control: 'garamantia' } },
      buildings: 'garamantia/oil',
    },
    when: 'end march; occupy garamantia oil',
    now: { garamantia: 'E R1 [oil:R]', asked: 'R name' },
  },
  {
    id: 'DR-13 two goods with the market; no level for it (10)',
    given: {
      at: 'collect',
      players: { R: { control: 'gallia', legions: 'gallia', cards: 'circe', stations: 'gallia/grain' } },
      buildings: 'gallia/market',
    },
    now: { 'R stock': 'grain*2', 'R levels': '2/0/2' },
  },
  {
    id: 'DR-14 one good from a neutral province (10)',
    given: { at: 'collect', players: { R: { legions: 'germania', cards: 'circe', stations: 'germania/gems' } } },
    now: { 'R stock': 'gems' },
  },
  {
    id: 'DR-14 it lapses where others share the province after phase 4 (10, M49)',
    given: {
      at: 'war',
      titles: 'C E C',
      players: { R: { legions: 'germania', cards: 'circe', stations: 'germania/gems' }, G: { legions: 'germania' } },
      peace: 'R G',
    },
    when: 'name 3; end march; name 1; end march; name 4; name 5',
    now: { germania: '- R1 G1' },
    tells: [{ at: 'lapsed', province: 'germania' }],
  },
  {
    id: 'they go on working while they do not march (M44)',
    given: { players: { R: { legions: 'germania', cards: 'circe', stations: 'germania/gems' } } },
    when: 'end march',
    now: { germania: '- R1 (gems:R)', asked: 'R name' },
  },
  {
    id: 'a legion that works may go to another slot of the province, once (M44)',
    given: { players: { R: { legions: 'libya', cards: 'circe', stations: 'libya/oil' } } },
    when: 'end march; park libya sheep',
    now: { libya: '- R1 (sheep:R)', asked: 'R name' },
  },
  {
    id: 'one of two marches off: the other works on where its owner says (M44)',
    given: { players: { R: { legions: 'libya*2', cards: 'circe', stations: 'libya/oil libya/sheep' } } },
    when: 'march libya garamantia; end march; park libya sheep; park done',
    now: { libya: '- R1 (sheep:R)' },
  },
  {
    id: 'DR-14 in one’s own province they work on at war, and pay (4.2.1, M49)',
    given: {
      at: 'turn G',
      acted: 'C E B R',
      players: {
        R: { control: 'gallia', legions: 'gallia*2', cards: 'circe', stations: 'gallia/grain' },
        G: { legions: 'germania*2' },
      },
    },
    when: 'march germania gallia; end march',
    dice: '1 1 1',
    now: { gallia: 'R R2 G1 (grain:R)' },
    silent: ['lapsed'],
  },
  {
    id: 'DR-14 and can be set there while the enemy is in it (10, M12)',
    given: {
      players: {
        R: { control: 'gallia', legions: 'gallia*2', cards: 'circe' },
        G: { legions: 'gallia*2' },
      },
    },
    when: 'end march; park gallia grain',
    dice: '1 1 1 1',
    now: { gallia: 'R R1 G2 (grain:R)' },
  },
  {
    id: 'DR-14 what the invader occupies there ends (4.3, M49)',
    given: {
      at: 'turn R',
      players: {
        R: { control: 'gallia', legions: 'latium*2', cards: 'circe' },
        G: { legions: 'gallia*2', stations: 'gallia/grain' },
      },
      buildings: 'gallia/grain',
    },
    when: 'march latium gallia; march latium gallia; end march; park done',
    dice: '1 1 1 1',
    now: { gallia: 'R R1 G2 [grain]' },
    tells: [{ at: 'lapsed', province: 'gallia' }],
  },
  {
    id: 'N03 hold is about the other stations; hers come after (M44)',
    given: {
      players: {
        R: { legions: 'garamantia*2', control: 'libya', cards: 'circe', stations: 'garamantia/oil garamantia/gems' },
        E: { control: 'garamantia' },
      },
      buildings: 'garamantia/oil',
    },
    when: 'march garamantia libya; end march; hold garamantia',
    now: { garamantia: 'E R1 [oil:R]', choices: 'park libya oil; park libya sheep; park done' },
  },
  {
    id: 'a legion stationed by pillage works like a caravan (10)',
    given: {
      at: 'collect',
      players: {
        R: { legions: 'cyrenaica', cards: 'circe', stations: 'cyrenaica/papyrus' },
        E: { control: 'cyrenaica' },
      },
    },
    now: { 'R stock': 'papyrus' },
  },
  {
    id: 'and without Circe it does not (4.3.1)',
    given: {
      at: 'collect',
      players: { R: { legions: 'cyrenaica', stations: 'cyrenaica/papyrus' }, E: { control: 'cyrenaica' } },
    },
    now: { 'R stock': '' },
  },
]

describe.each([
  ['options', OPTIONS],
  ['pillage', PILLAGE],
  ['exchange', EXCHANGE],
  ['Queen of Sheba', SHEBA],
  ['Circe', CIRCE],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})
