// The rulebook's examples (EX-01 to EX-13) as positions and moves, and some of our own for the introduction. They are
// played without the abilities of units and with leaders at their best, as beginners play.

import { type Example, firstChance, ScriptedChance } from '@tabularium/kernel'
import { W } from '../board/card-book.ts'
import { NO_CAMP } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { PLEDGED } from '../common/tributaries.ts'
import { setup } from '../setup.ts'
import { BOARD, contextOf, type SceneWords, scene } from '../testing/scene.ts'

/** Assyria against the two rebels, five at the table: each seat is a power. */
const position = (given: SceneWords) => (): AwState =>
  scene({ rebel: 'babylonia elam', options: { abilities: 'off', reducedLeaders: 'off' }, ...given })

const TWO_RIVERS = { scenario: 'two-rivers', seats: 3, turn: 1, options: {} } as const

/** Who plays The Two Rivers, of the five. */
const THREE = ['assyria', 'babylonia', 'elam'].map(BOARD.countryOf)
/** The first hand of Assyria. */
const DEALT = 'crown-prince arrow-storm plague coordinated night-march counter-manoeuvre arabs levy'

/** Syria pays Assyria. */
const syriaPays = (s: AwState): void => {
  s.pledge[BOARD.countryOf('syria')] = PLEDGED
}

/** One unit in each of these areas. */
const held = (areas: string) => ({
  controls: areas,
  at: Object.fromEntries(areas.split(' ').map(area => [area, 'li'])),
})

/** In the order of the rules. */
export const LIST: readonly Example<AwState>[] = [
  {
    id: 'EX-01',
    rule: '2.2',
    position: position({
      at: 'act assyria',
      income: 9,
      countries: { assyria: { vp: 50, at: { nineveh: 'k-sargon hi*3' } } },
    }),
    light: ['country.assyria', 'area.nineveh'],
  },
  {
    id: 'impulse',
    rule: '3.1',
    position: position({
      income: 9,
      countries: {
        assyria: { hand: 'plague crown-prince', at: { nineveh: 'k-sargon hi*3', ashur: 'as-sin-ahu-usur hi*2 li*2' } },
        babylonia: { hand: 'omens levy', at: { babylon: 'k-merodach hi*2' } },
      },
    }),
    moves: ['ap plague'],
    cannot: ['ap crown-prince'],
    light: ['card.plague', 'area.nineveh', 'area.ashur'],
  },
  {
    id: 'EX-02',
    rule: '5.2.2',
    position: position({
      at: 'act babylonia',
      ap: 3,
      tracks: { syria: 'babylonia 6' },
      countries: { babylonia: { at: { babylon: 'k-merodach hi*2' } } },
      also: syriaPays,
    }),
    moves: ['influence syria 1'],
    light: ['country.syria', 'area.damascus'],
  },
  {
    id: 'EX-03',
    rule: '6.0',
    position: position({
      income: 4,
      ap: 0,
      countries: {
        assyria: { hand: 'plague', at: { ashur: 'as-sin-ahu-usur hi*2', pool: 'm-hi m-li' } },
        babylonia: { hand: 'omens levy', at: { babylon: 'k-merodach hi*2' } },
      },
    }),
    moves: ['hire mercenary-hi-3', 'at ashur', 'end'],
    light: ['area.ashur'],
  },
  {
    id: 'hire-and-build',
    rule: '6.1',
    position: position({
      at: 'act assyria',
      income: 11,
      ap: 0,
      countries: {
        assyria: { at: { ashur: 'as-sin-ahu-usur hi*2', sippar: 'as-nashir-bel li*2', pool: 'm-hi m-li' } },
        babylonia: { at: { 'in-sippar': 'li' } },
      },
    }),
    moves: ['build assyria-hi-4', 'at ashur', 'hire mercenary-li-2', 'at sippar'],
    cannot: ['build assyria-hi-4'],
    light: ['area.ashur', 'area.sippar'],
  },
  {
    id: 'EX-04',
    rule: '6.5',
    position: position({
      at: 'act assyria',
      ap: 1,
      countries: { assyria: { at: { ashur: 'as-sin-ahu-usur hi*2 m-li-', regroup: 'm-hi' } } },
    }),
    moves: ['rebuild mercenary-li-2', 'regain mercenary-hi-3', 'at ashur'],
    light: ['area.ashur'],
  },
  {
    id: 'EX-05',
    rule: '6.6.9',
    position: position({
      ap: 10,
      countries: {
        assyria: { at: { nineveh: 'as-nashir-bel hi*2', arrapha: 'li', 'dur-kurigalzu': 'as-rab-shaqe' } },
        babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
      },
    }),
    moves: ['march as-nashir-bel', 'to kalhu', 'to arrapha', 'to dur-kurigalzu'],
    light: ['area.der', 'area.kalhu', 'area.arrapha', 'area.dur-kurigalzu', 'area.kish', 'area.rashi'],
  },
  {
    id: 'interception',
    rule: '6.6.9',
    position: position({
      ap: 6,
      countries: {
        assyria: { at: { ashur: 'as-nashir-bel hi*2 li*2' } },
        babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
      },
    }),
    moves: [
      'march as-nashir-bel',
      'to dur-kurigalzu',
      'intercept k-merodach',
      'done',
      'rest',
      'lose assyria-li-2',
      'lose assyria-li-2',
      'rest',
      'retreat der',
    ],
    chance: '2 3 2 5 6 3 6 1 5 2 6 4 2'.split(' '),
    light: ['area.dur-kurigalzu', 'area.ashur', 'area.der'],
  },
  {
    id: 'evasion',
    rule: '6.6.10',
    position: position({
      ap: 6,
      countries: {
        assyria: { at: { ashur: 'as-nashir-bel hi*2 li*2' } },
        babylonia: { at: { 'dur-kurigalzu': 'ba-bel-ibni li*2' } },
      },
    }),
    moves: ['march as-nashir-bel', 'to dur-kurigalzu', 'evade sippar', 'halt', 'siege as-nashir-bel'],
    chance: '4 5 1 5 2 6 5 3 6 5 6'.split(' '),
    light: ['area.dur-kurigalzu', 'area.ashur', 'area.sippar'],
  },
  {
    id: 'battle',
    rule: '6.7',
    position: position({
      ap: 6,
      countries: {
        assyria: { hand: 'arrow-storm', at: { ashur: 'as-sin-ahu-usur hi*2 b*2 m-li' } },
        babylonia: { hand: 'shield-wall', at: { 'dur-kurigalzu': 'ba-nabu-bel-shumati hi*2 li*2 b' } },
      },
    }),
    moves: [
      'march as-sin-ahu-usur',
      'to dur-kurigalzu',
      'pass',
      'lay arrow-storm',
      'pass',
      'lay shield-wall',
      'pass',
      'lose mercenary-li-2',
      'lose assyria-hi-4',
      'lose babylonia-li-2',
      'lose babylonia-li-2',
      'lose babylonia-b-2',
      'rout babylonia-hi-3',
      'rout babylonia-li-2 reduced',
      'retreat sippar',
    ],
    chance: '2 5 1 3 5 6 4 3 6 2 3 6 1 5 6 4'.split(' '),
    light: ['area.dur-kurigalzu', 'area.ashur', 'area.sippar'],
  },
  {
    id: 'EX-06',
    rule: '6.7.4.a',
    position: position({
      ap: 6,
      countries: {
        assyria: { at: { ashur: 'as-sin-ahu-usur hi*4' } },
        babylonia: { at: { 'dur-kurigalzu': 'li*5' } },
      },
    }),
    moves: [
      'march as-sin-ahu-usur',
      'to dur-kurigalzu',
      'pass',
      'rest',
      'lose babylonia-li-2',
      'lose babylonia-li-2',
      'rout babylonia-li-2',
      'rout babylonia-li-2',
      'retreat sippar',
    ],
    chance: '1 2 5 6 3 6 6 1 6 6 6 6'.split(' '),
    light: ['area.dur-kurigalzu', 'area.ashur', 'area.sippar'],
  },
  {
    id: 'EX-07',
    rule: '6.7.4.a',
    position: position({
      ap: 6,
      countries: {
        assyria: { at: { ashur: 'as-sin-ahu-usur as-nashir-bel hi*6 b*4' } },
        babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*6 li*4' } },
      },
    }),
    moves: [
      'march as-sin-ahu-usur',
      'with as-nashir-bel',
      'to dur-kurigalzu',
      'pass',
      'rest',
      'rest',
      'rout assyria-b-3 reduced',
      'rout assyria-b-3 reduced',
      'rest',
      'retreat sippar',
    ],
    chance: '1 2 3 4 1 2 3 3 2 1 6 6 6 6 6 1 2 3 1 2 3 1 2 1 6 6 6'.split(' '),
    light: ['area.dur-kurigalzu', 'area.ashur', 'area.sippar'],
  },
  {
    id: 'hunger',
    rule: '6.8.1',
    position: position({
      ap: 2,
      income: 2,
      sieges: { sippar: 'hunger assyria 4' },
      countries: { assyria: { at: { sippar: 'as-sin-ahu-usur hi*3' } }, babylonia: { at: { 'in-sippar': 'li*2' } } },
    }),
    moves: ['hunger as-sin-ahu-usur'],
    light: ['area.sippar'],
  },
  {
    id: 'assault',
    rule: '6.8.2',
    position: position({
      ap: 2,
      income: 2,
      countries: { assyria: { at: { kish: 'as-sin-ahu-usur hi*4' } }, babylonia: { at: { 'in-kish': 'li' } } },
    }),
    moves: ['assault as-sin-ahu-usur', 'lose assyria-hi-4', 'lose assyria-hi-4'],
    chance: '1 4 5 6 2 6 3 5 2 5 3 6 5 4'.split(' '),
    light: ['area.kish'],
  },
  {
    id: 'siege',
    rule: '6.8.3',
    position: position({
      ap: 2,
      income: 2,
      damage: { sippar: 1 },
      sieges: { sippar: 'standard assyria' },
      countries: { assyria: { at: { sippar: 'as-sin-ahu-usur hi*3' } }, babylonia: { at: { 'in-sippar': 'li*2' } } },
    }),
    moves: ['siege as-sin-ahu-usur', 'garrison 0', 'lose assyria-hi-4'],
    chance: '1 5 6 2 6 3 5 6 2 4 6'.split(' '),
    light: ['area.sippar'],
  },
  {
    id: 'EX-08',
    rule: '6.8.3',
    position: position({
      ap: 2,
      income: 2,
      countries: { assyria: { at: { sippar: 'k-sargon hi*4' } }, babylonia: { at: { 'in-sippar': 'li*6' } } },
    }),
    moves: ['siege k-sargon', 'garrison 2', 'rest'],
    chance: '1 2 3 4 1 2 6 5 6 6 6 6 6 6 6 6 6 6'.split(' '),
    light: ['area.sippar'],
  },
  {
    id: 'diplomacy',
    rule: '6.9',
    position: position({
      at: 'act egypt',
      ap: 6,
      tracks: { judah: 'egypt 8' },
      countries: { egypt: { vp: 4, at: { memphis: 'k-shabaka hi*2', gaza: 'li' } }, assyria: { vp: 9 } },
    }),
    moves: ['influence judah 5'],
    light: ['country.judah', 'area.jerusalem', 'area.gaza'],
  },
  {
    id: 'supply',
    rule: '6.10',
    position: position({
      at: 'impulse assyria',
      turn: 1,
      countries: {
        assyria: { at: { sippar: 'as-nashir-bel hi*2' }, hand: 'omens', eco: 5 },
        babylonia: { at: { 'in-sippar': 'li' } },
      },
    }),
    moves: ['forage'],
    cannot: ['pillage sippar'],
    light: ['area.sippar'],
  },
  {
    id: 'EX-09',
    rule: '6.11',
    position: position({
      at: 'act egypt',
      deck: 'omens plague harvest',
      countries: { egypt: { hand: 'pharaoh', at: { memphis: 'k-shabaka', tanis: 'li*2' } } },
    }),
    moves: ['event pharaoh draw', 'aim-card plague'],
    light: ['card.pharaoh', 'area.memphis', 'area.tanis'],
  },
  {
    id: 'EX-10',
    rule: '6.11.c',
    position: position({
      tracks: { phoenicia: 'assyria 9', urartu: 'elam 13' },
      countries: { urartu: { hand: 'ab-phoenicia', at: { tushpa: 'li' }, saved: 4 } },
      also: s => {
        openWindow(contextOf(s), {
          trigger: W.VP_BATTLE,
          victors: 1 << BOARD.countryOf('babylonia'),
          defeated: 1 << BOARD.assyria,
        })
      },
    }),
    moves: ['react ab-phoenicia', 'marker toward 14'],
    chance: ['3', '4'],
    light: ['country.phoenicia', 'area.tyre'],
  },
  {
    id: 'raid',
    rule: '6.15',
    position: position({ at: 'act elam', ap: 3, countries: { elam: { at: { susa: 'hi li', 'raid-1': 'hi' } } } }),
    moves: ['raid', 'plunder assyria', 'raid-with elam-li-2'],
    cannot: ['raid-with elam-hi-3', 'raid'],
    chance: '1 2'.split(' '),
    light: ['boxes', 'area.susa'],
  },
  {
    id: 'EX-11a',
    rule: '7.1.a',
    position: position({
      ap: 10,
      wars: 'assyria syria',
      active: 'syria',
      countries: { assyria: held('hamath arpad carchemish') },
    }),
    moves: ['conquer syria', 'province hamath'],
    chance: ['3'],
    light: ['area.hamath', 'area.arpad', 'area.carchemish', 'area.damascus'],
  },
  {
    id: 'EX-11b',
    rule: '7.1.a',
    position: position({ ap: 10, countries: { assyria: held('susa madaktu bit-imbi hamanu') } }),
    moves: ['conquer elam'],
    chance: ['4'],
    light: ['area.susa', 'area.madaktu', 'area.bit-imbi', 'area.hamanu'],
  },
  {
    id: 'EX-11c',
    rule: '7.1.a',
    position: position({
      ap: 10,
      wars: 'assyria persia',
      active: 'persia',
      countries: { assyria: held('parsumash anshan parsa') },
    }),
    moves: ['conquer persia'],
    light: ['area.parsumash', 'area.anshan', 'area.parsa'],
  },
  {
    id: 'interphase',
    rule: '7.3.1',
    players: THREE,
    position: position({
      ...TWO_RIVERS,
      income: 4,
      countries: {
        assyria: { hand: 'omens', at: { nineveh: 'k-sargon hi', sippar: 'li' }, controls: 'sippar' },
        babylonia: { at: { babylon: 'k-merodach hi' } },
        elam: { at: { susa: 'k-humban-nikash b' } },
      },
    }),
    moves: ['ap omens', 'end'],
    light: ['country.assyria', 'area.nineveh', 'area.ashur', 'area.sippar'],
  },
  {
    id: 'peace',
    rule: '7.4.3',
    position: position({
      at: 'act babylonia',
      ap: 3,
      countries: {
        babylonia: { at: { babylon: 'k-merodach li' } },
        assyria: { at: { sippar: 'k-sargon hi*4' }, controls: 'sippar' },
        elam: { at: { susa: 'b*2' } },
      },
    }),
    moves: ['ransom assyria', 'yes'],
    light: ['country.babylonia', 'area.sippar', 'area.babylon', 'area.suhu'],
  },
  {
    id: 'EX-12',
    rule: '7.4.5',
    position: position({
      at: 'round persia',
      assyrian: 'media',
      wars: 'media persia, elam persia',
      countries: {
        persia: { hand: 'omens harvest', at: { parsa: 'li*2' } },
        assyria: { eco: 3, at: { nineveh: 'k-sargon hi*2' } },
        media: { eco: 2, at: { ecbatana: 'lc*2' } },
        egypt: { eco: 2 },
        babylonia: { eco: 2, at: { babylon: 'k-merodach hi*2' } },
        elam: { eco: 2, hand: 'levy', at: { susa: 'b*2' } },
      },
    }),
    moves: ['ap omens', 'end', 'ap levy', 'end'],
    light: ['area.parsa', 'area.susa', 'area.ecbatana'],
  },
  {
    id: 'EX-13',
    rule: '10.4.f',
    position: position({
      at: 'act egypt',
      ap: 10,
      rebel: 'babylonia',
      wars: 'egypt syria',
      tracks: { syria: 'babylonia 10' },
      countries: {
        egypt: { at: { damascus: 'k-shabaka li*3' } },
        babylonia: { at: { damascus: 'ba-bel-ibni hi*2' } },
        assyria: { at: { arpad: 'hi' } },
        syria: { at: { arpad: 'li' } },
      },
      also: syriaPays,
    }),
    moves: ['war babylonia', 'no', 'pass', 'lose egypt-li-2', 'rest', 'retreat ammon'],
    chance: '1 2 6 5 3 6 6'.split(' '),
    light: ['area.damascus', 'area.arpad', 'area.ammon'],
  },
  {
    id: 'start',
    rule: 'S3',
    players: THREE,
    position: () =>
      setup(
        BOARD,
        { seats: 3, options: { scenario: 'two-rivers' } },
        new ScriptedChance(DEALT.split(' '), firstChance),
      ),
    light: ['area.nineveh', 'area.ashur', 'area.babylon', 'area.susa'],
  },
  {
    id: 'win',
    rule: 'S3',
    players: THREE,
    position: position({
      ...TWO_RIVERS,
      ap: 10,
      countries: { assyria: held('susa madaktu bit-imbi hamanu nagitu hidalu') },
      also: s => {
        const babylonia = BOARD.countryOf('babylonia')
        s.conquered[babylonia] = 1 << BOARD.assyria
        s.camp[babylonia] = NO_CAMP
      },
    }),
    moves: ['conquer elam'],
    light: ['country.elam', 'area.susa'],
  },
]
