// The rulebook's examples as positions and moves: BX-01 to BX-05 and EX-01 to EX-42. The seats are R, Y and L in clockwise
// order, and O opposite Y. It is Y's example, unless said otherwise.

import { completeOptions, type Example, FastChance, isProblem, type Seat } from '@tabularium/kernel'
import { type PlayerWords, type SceneWords, scene } from '../scene.ts'
import { setup } from '../setup.ts'
import { type GrState, OPTIONS } from '../state.ts'

const R: Seat = 0
const Y: Seat = 1

interface Words extends Omit<SceneWords, 'players'> {
  /** In table order: R, Y, L, and O. */
  readonly players: readonly PlayerWords[]
  /** With `;` between them. */
  readonly moves?: string
  /** What the deck gives, with spaces between. */
  readonly cards?: string
  readonly cannot?: readonly string[]
  readonly seat?: Seat
  readonly light?: readonly string[]
}

/** An example in which Y leads, unless said otherwise. */
const example = (id: string, rule: string, words: Words): Example<GrState> => {
  const { moves = '', cards = '', cannot = [], light = [], seat = Y, ...given } = words
  return {
    id,
    rule,
    seat,
    position: () => scene({ leader: Y, ...given }),
    moves: moves.split(/\s*;\s*/).filter(Boolean),
    chance: cards.split(' ').filter(Boolean),
    cannot,
    light,
  }
}

const THINK = 'think senator; think senator'
const ALL_CLIENTS = 'laborer craftsman legionary architect merchant patron'
const ALL_MATERIALS = 'rubble wood brick concrete stone marble'

/** Six clients need influence 6: Villa and Market give 4. */
const NEAR_FORUM: PlayerWords = {
  clients: ALL_CLIENTS,
  stockpile: ALL_MATERIALS,
  done: 'villa market',
  work: 'forum:marble,marble',
}

function fourPlayers(): GrState {
  const options = completeOptions(OPTIONS, {})
  if (isProblem(options)) throw new Error(options.problem)
  return setup({ seats: 4, options }, new FastChance('four players'))
}

/** In the order of the rules. */
export const LIST: readonly Example<GrState>[] = [
  { id: 'BX-03', rule: '3', seat: 0, position: fourPlayers },
  example('BX-01', '4', {
    players: [
      { hand: 'bar', clients: 'laborer' },
      { hand: 'senator' },
      { hand: 'dock dock dock', clients: 'laborer' },
      { hand: 'wall wall wall tower tower' },
    ],
    pool: 'wood brick concrete stone marble',
    leader: R,
    seat: R,
    moves:
      'lead laborer bar; follow senator; think cards; think cards; collect wood; collect brick; collect stone; collect marble',
    cards: 'circus palisade academy',
    light: ['card.bar'],
  }),
  example('BX-04', '4.1', {
    players: [{}, { hand: 'bar insula' }, {}],
    pool: 'wood brick',
    moves: `petition laborer rubble; add bar; add insula; ${THINK}; collect wood`,
    light: ['card.bar'],
  }),
  example('EX-11', '4.1', {
    players: [{ hand: 'tower' }, { done: 'circus', hand: 'sewer bar' }, { hand: 'wall wall' }],
    moves:
      'lead architect bar; follow wall; follow tower; pass; pass; lead architect wall; think senator; follow sewer',
    light: ['own.circus'],
  }),
  example('EX-20', '4.1', {
    players: [
      {},
      {
        done: 'palace',
        hand: 'prison sewer villa bar senator',
        clients: 'merchant',
        stockpile: 'brick brick brick brick brick brick',
      },
      {},
    ],
    moves: `lead merchant prison; also sewer; also villa; also senator; enough; ${THINK}; bank brick; bank brick; bank brick; bank brick; bank brick`,
    light: ['own.palace'],
  }),
  example('EX-13', '4.3', {
    players: [{ hand: 'wall' }, { done: 'latrine', hand: 'academy gate school shrine' }, {}],
    leader: R,
    moves: 'lead architect wall; latrine academy; think cards',
    cards: 'road market',
    light: ['own.latrine'],
  }),
  example('EX-24', '4.3', {
    players: [{ hand: 'wall' }, { done: 'shrine', hand: 'bar insula road market' }, {}],
    leader: R,
    moves: 'lead architect wall; think cards',
    cards: 'dock gate villa',
    light: ['own.shrine'],
  }),
  example('EX-31', '4.3', {
    players: [{ hand: 'wall' }, { done: 'temple', hand: 'bar insula road market dock' }, {}],
    leader: R,
    moves: 'lead architect wall; think cards',
    cards: 'gate villa sewer forum',
    light: ['own.temple'],
  }),
  example('EX-40', '4.3', {
    players: [{ hand: 'wall' }, { done: 'vomitorium', hand: 'temple forum palace senator' }, {}],
    leader: R,
    moves: 'lead architect wall; vomitorium; think cards',
    cards: 'bar dock gate aqueduct villa',
    light: ['own.vomitorium'],
  }),
  example('EX-16', '4.4', {
    players: [{}, { done: 'storeroom', clients: 'laborer craftsman patron', hand: 'bar' }, {}],
    pool: 'brick brick brick brick stone',
    moves: `lead laborer bar; ${THINK}; collect stone; collect brick; collect brick; collect brick`,
    light: ['own.storeroom'],
  }),
  example('EX-32', '4.4', {
    players: [
      {},
      {
        done: 'circus-maximus',
        clients: 'merchant merchant',
        stockpile: 'brick brick brick brick brick',
        hand: 'sewer',
      },
      { done: 'circus-maximus', clients: 'merchant merchant', stockpile: 'wood wood wood wood wood' },
    ],
    moves: `lead merchant sewer; ${THINK}; bank brick; bank brick; bank brick; bank brick; bank brick; bank wood; bank wood`,
    light: ['own.circus-maximus'],
  }),
  example('EX-37', '4.4', {
    players: [
      {},
      { clients: 'craftsman merchant', work: 'ludus-magna:marble,marble', hand: 'dock temple insula bar road' },
      {},
    ],
    moves: `lead craftsman dock; ${THINK}; craft ludus-magna temple; found insula; craft insula bar`,
    light: ['own.ludus-magna'],
  }),
  example('EX-30', '4.5', {
    players: [{ hand: 'senator' }, { done: 'senate', hand: 'senator' }, { done: 'senate', hand: 'senator' }],
    moves: 'lead patron senator; follow senator; follow senator; claim 1; claim 3; claim 2',
    light: ['own.senate'],
  }),
  example('EX-38', '4.5', {
    players: [{ hand: 'villa' }, { done: 'sewer', hand: 'prison' }, {}],
    leader: R,
    moves: 'lead merchant villa; follow prison; think senator; salvage stone',
    light: ['own.sewer'],
  }),
  example('EX-03', '5', { players: [{}, { done: 'insula aqueduct' }, {}], light: ['own.aqueduct'] }),
  example('EX-07', '5', { players: [{}, { done: 'insula' }, {}], light: ['own.insula'] }),
  example('EX-33', '5', { players: [{}, { done: 'market' }, {}], light: ['own.market'] }),
  example('EX-09', '5', {
    players: [{ hand: 'sewer' }, { done: 'atrium', clients: 'merchant', stockpile: 'stone', hand: 'senator' }, {}],
    leader: R,
    moves: 'lead merchant sewer; follow senator; think senator; bank stone; atrium',
    light: ['own.atrium'],
  }),
  example('EX-12', '5', {
    players: [{ hand: 'bar' }, { done: 'dock', clients: 'laborer', hand: 'insula academy gate' }, {}],
    pool: 'wood wood',
    leader: R,
    moves: 'lead laborer bar; follow insula; think senator; collect wood; collect wood; dock academy; dock gate',
    light: ['own.dock'],
  }),
  example('EX-28', '5', {
    players: [{}, { done: 'basilica', clients: 'merchant', stockpile: 'brick', hand: 'tower wall senator' }, {}],
    moves: `lead merchant senator; ${THINK}; bank brick; basilica tower; basilica wall`,
    light: ['own.basilica'],
  }),
  example('EX-34', '5', {
    players: [{ hand: 'palace' }, { done: 'bar', hand: 'temple' }, { done: 'bar', clients: 'patron', hand: 'forum' }],
    pool: 'wood wood brick',
    moves: 'lead patron temple; follow forum; follow palace; hire legionary; bar; bar; done; bar',
    cards: 'wall academy sewer',
    cannot: ['bar'],
    light: ['own.bar'],
  }),
  example('EX-06', '6.2', {
    players: [{}, { done: 'fountain', clients: 'craftsman craftsman craftsman', hand: 'dock' }, {}],
    moves: `lead craftsman dock; ${THINK}; fountain; found palisade out; fountain; craft palisade palisade; fountain`,
    cards: 'palisade palisade palisade',
    cannot: ['found palisade'],
    light: ['own.fountain'],
  }),
  example('EX-41', '6.2', {
    players: [
      {},
      { work: 'tower:concrete', clients: 'architect architect', hand: 'wall sewer', stockpile: 'rubble concrete' },
      {},
    ],
    sites: { stone: [0, 1] },
    moves: `lead architect wall; ${THINK}; build tower concrete; found sewer out; build sewer rubble`,
    light: ['own.tower'],
  }),
  example('EX-26', '6.3', {
    players: [{}, { work: 'statue/brick:brick', hand: 'dock temple bar' }, {}],
    moves: `lead craftsman dock; ${THINK}; craft statue temple`,
    light: ['own.statue'],
  }),
  example('EX-35', '6.3', {
    players: [
      {},
      {
        clients: 'craftsman craftsman',
        hand: 'dock sewer forum palace',
        work: 'scriptorium:stone,stone wall temple:marble',
      },
      {},
    ],
    moves: `lead craftsman dock; ${THINK}; craft scriptorium sewer; craft wall forum; craft temple palace finish`,
    light: ['own.scriptorium'],
  }),
  example('EX-39', '6.3', {
    players: [
      { hand: 'wall' },
      { work: 'road catacomb:stone', clients: 'architect', stockpile: 'rubble wood wood', hand: 'tower' },
      {},
    ],
    leader: R,
    moves: 'lead architect wall; follow tower; think senator; build road rubble; build catacomb wood',
    light: ['own.road'],
  }),
  example('EX-27', '6.4', {
    players: [{}, { work: 'villa', stockpile: 'stone', hand: 'wall' }, {}],
    moves: `lead architect wall; ${THINK}; build villa stone`,
    light: ['own.villa'],
  }),
  example('EX-10', '6.5', {
    players: [{}, { work: 'temple gate:brick', hand: 'dock academy' }, {}],
    moves: `lead craftsman dock; ${THINK}; craft gate academy`,
    light: ['own.gate'],
  }),
  example('EX-04', '6.7', {
    players: [{}, { work: 'amphitheatre:concrete', hand: 'dock dock wall shrine academy road' }, {}],
    moves: `lead craftsman dock; ${THINK}; craft amphitheatre wall; found shrine; craft shrine academy; pass`,
    light: ['own.amphitheatre'],
  }),
  example('EX-22', '6.7', {
    players: [{}, { work: 'foundry:brick', hand: 'dock academy' }, {}],
    pool: 'wood brick brick marble marble',
    moves: `lead craftsman dock; ${THINK}; craft foundry academy; collect brick; collect brick; collect marble; collect marble`,
    light: ['own.foundry'],
  }),
  example('EX-23', '6.7', {
    players: [{}, { work: 'garden:stone,stone', hand: 'dock sewer bar' }, {}],
    pool: 'wood brick brick marble marble',
    moves: `lead craftsman dock; ${THINK}; craft garden sewer; hire patron; hire craftsman; hire legionary; hire legionary; pass`,
    light: ['own.garden'],
  }),
  example('EX-36', '6.7', {
    players: [{ hand: 'senator' }, { work: 'school:brick', hand: 'dock academy bar insula' }, { hand: 'senator' }],
    moves: `lead craftsman dock; ${THINK}; craft school academy; think cards; think senator; think senator; think cards`,
    light: ['own.school'],
  }),
  example('BX-02', '7', {
    players: [{ hand: 'insula circus', clients: 'laborer' }, { hand: 'academy bar' }, { hand: 'dock' }],
    pool: 'rubble wood',
    moves: `lead legionary academy; ${THINK}; demand bar; give insula`,
    light: ['card.bar'],
  }),
  example('EX-05', '7', {
    players: [
      { hand: 'academy temple forum', clients: 'legionary merchant' },
      { done: 'coliseum', hand: 'archway gate sewer basilica', clients: 'legionary architect architect architect' },
      { hand: 'villa bar', clients: 'legionary architect' },
    ],
    pool: 'marble marble',
    leader: R,
    moves:
      'lead legionary academy; follow archway; think senator; demand forum; demand temple; demand gate; demand sewer; give villa; capture legionary; capture legionary; capture merchant',
    light: ['own.coliseum'],
  }),
  example('EX-17', '7', {
    players: [
      { done: 'wall', hand: 'temple', stockpile: 'marble' },
      { done: 'bridge', hand: 'academy forum' },
      { done: 'palisade', hand: 'palace', stockpile: 'marble' },
      { hand: 'statue', stockpile: 'marble' },
    ],
    pool: 'marble',
    moves: `lead legionary academy; ${THINK}; think senator; demand forum; give palace; plunder marble; give statue; plunder marble; enough`,
    light: ['own.bridge'],
  }),
  example('EX-18', '7', {
    players: [
      { done: 'bridge', hand: 'academy sewer' },
      { done: 'wall', hand: 'villa prison gate', stockpile: 'stone' },
    ],
    leader: R,
    moves: 'lead legionary academy; follow gate; demand sewer; enough; demand villa; give sewer',
    light: ['own.wall'],
  }),
  example('EX-25', '7', {
    players: [{ hand: 'academy temple' }, { done: 'palisade', hand: 'gate forum' }, { hand: 'palace statue' }],
    pool: 'marble marble',
    leader: R,
    moves:
      'lead legionary academy; follow gate; think senator; demand temple; enough; give palace; demand forum; give statue; give temple',
    light: ['own.palisade'],
  }),
  example('BX-05', '8', {
    players: [
      { vault: 'concrete' },
      { row: 'stone stone brick', vault: 'concrete concrete stone' },
      { vault: 'stone wood' },
    ],
    deck: 1,
    leader: R,
    moves: 'think cards',
  }),
  example('EX-08', '8', {
    players: [
      { hand: 'dock bar' },
      { work: 'catacomb:stone,stone', clients: 'craftsman craftsman' },
      { hand: 'circus wall' },
    ],
    leader: R,
    moves: 'lead craftsman dock; think cards; follow circus; found bar; craft catacomb sewer',
    cards: 'sewer bar bar insula insula',
    light: ['own.catacomb'],
  }),
  example('EX-19', '8', {
    players: [{ stockpile: 'wood wood' }, { done: 'wall insula', stockpile: 'rubble rubble wood brick marble' }, {}],
    deck: 1,
    leader: R,
    moves: 'think cards',
    light: ['own.wall'],
  }),
  example('EX-21', '8', {
    players: [{ hand: 'market' }, { ...NEAR_FORUM, hand: 'dock temple' }, { ...NEAR_FORUM, hand: 'circus palace' }],
    moves: 'lead craftsman dock; follow circus; follow market; craft forum temple',
    light: ['own.forum'],
  }),
  example('EX-01', '10.3', {
    players: [{ hand: 'dock palisade' }, { done: 'academy', clients: 'craftsman craftsman' }, {}],
    leader: R,
    moves: 'lead craftsman dock; think cards; think senator; found palisade; found bar; found insula; think cards',
    cards: 'bar insula wall sewer temple forum road',
    light: ['own.academy'],
  }),
  example('EX-14', '10.3', {
    players: [{ hand: 'temple' }, { done: 'bath', hand: 'forum' }, { hand: 'palace' }],
    pool: 'rubble concrete stone marble',
    leader: R,
    moves: 'lead patron temple; follow forum; follow palace; hire architect; hire patron; hire laborer; collect stone',
    light: ['own.bath'],
  }),
  example('EX-15', '10.3', {
    players: [{}, { done: 'archway', work: 'gate', clients: 'architect', stockpile: 'brick', hand: 'wall' }, {}],
    pool: 'brick',
    moves: `lead architect wall; ${THINK}; arch gate brick; build gate brick`,
    light: ['own.archway'],
  }),
  example('EX-02', '10.4', {
    players: [{}, { done: 'aqueduct', clients: 'patron', hand: 'temple academy archway' }, {}],
    pool: 'stone',
    moves: `lead patron temple; ${THINK}; hire merchant; aqueduct academy; aqueduct archway`,
    light: ['own.aqueduct'],
  }),
  example('EX-42', '10.5', {
    players: [
      {},
      { work: 'prison:stone,stone wall statue/wood shrine palace', clients: 'craftsman', hand: 'dock sewer bar' },
      { done: 'tower', work: 'temple:marble,rubble', hand: 'circus insula forum' },
    ],
    moves: `lead craftsman dock; ${THINK}; craft prison sewer; seize 3 tower`,
    light: ['own.prison'],
  }),
  example('EX-29', '10.6', {
    players: [
      {},
      { work: 'stairway:marble,marble', clients: 'architect architect', stockpile: 'brick marble', hand: 'wall' },
      { done: 'archway shrine' },
    ],
    pool: 'brick',
    moves: `lead architect wall; ${THINK}; build stairway marble; done; open 3 archway; open 3 shrine pool`,
    light: ['own.stairway'],
  }),
]
