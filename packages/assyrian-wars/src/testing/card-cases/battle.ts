// Battle cards in battles: laid, revealed, countered, and what they change. 6.7.1, 6.11.d, R73, 10.4.e

import { OVER_MOUNTAIN } from '../../forces/battle-sides.ts'
import type { Fight } from '../battles.ts'
import type { SceneWords } from '../scene.ts'

const roll = (by: string, of: number, dice: string, hits: number) => ({ by, of, dice, hits })
const ours = (...rolls: ReturnType<typeof roll>[]) => ({ at: 'dice', side: 'attackers', rolls })
const theirs = (...rolls: ReturnType<typeof roll>[]) => ({ at: 'dice', side: 'defenders', rolls })

/** Assyrians fall on Babylonians before Sippar; hands by side. */
const sippar = (
  assyria: string,
  babylonia: string,
  hands: readonly [string, string],
  more: Partial<SceneWords> = {},
): Omit<Fight, 'id' | 'dice'> => ({
  at: 'sippar',
  by: 'assyria',
  from: 'suhu',
  given: {
    rebel: 'babylonia elam',
    countries: {
      assyria: { at: { sippar: assyria }, hand: hands[0], saved: 4 },
      babylonia: { at: { sippar: babylonia }, hand: hands[1], saved: 4 },
    },
    ...more,
  },
})

/** Assyrians before the walls. */
const walls = (
  kind: string,
  city: string,
  assyria: string,
  within: string,
  hands: readonly [string, string],
  defender = 'babylonia',
): Omit<Fight, 'id' | 'dice'> => ({
  at: city,
  by: 'assyria',
  kind,
  given: {
    wars: `assyria ${defender}`,
    countries: {
      assyria: { at: { [city]: assyria }, hand: hands[0] },
      [defender]: { hand: hands[1], ...(within !== '' && { at: { [`in-${city}`]: within } }) },
    },
    active: defender,
    sieges: { [city]: 'standard assyria' },
  },
})

export const BATTLE_CASES: readonly Fight[] = [
  {
    id: 'flank attack: three battle dice in the first round',
    ...sippar('m-li', 'li*2', ['flank-attack', '']),
    when: 'lay flank-attack; pass',
    dice: '6 1 2 6 6 6',
    tells: [ours(roll('mercenary-li-2', 2, '6', 0), roll('cards', 3, '126', 2))],
  },
  {
    id: 'omens: all dice +1, at most 5',
    ...sippar('hi', 'li', ['omens', '']),
    when: 'lay omens; pass',
    dice: '5 4 6',
    tells: [ours(roll('assyria-hi-4', 5, '5', 1), roll('elite', 4, '4', 1))],
  },
  {
    id: 'heavy charge: HI, HC and CH +1',
    ...sippar('hi li', 'li', ['heavy-charge', '']),
    when: 'lay heavy-charge; pass',
    dice: '5 3 6 6',
    tells: [ours(roll('assyria-hi-4', 5, '5', 1), roll('assyria-li-2', 2, '3', 0), roll('elite', 3, '6', 0))],
  },
  {
    id: 'arrow storm: up to three bow units roll another die of their own factor',
    ...sippar('b*4', 'hi', ['arrow-storm', '']),
    when: 'lay arrow-storm; pass',
    dice: '6 6 6 6 6 6 6 6 6',
    tells: [ours(roll('assyria-b-3', 3, '6666666', 0), roll('elite', 3, '6', 0))],
  },
  {
    id: 'shield wall: the first two hits are ignored and do not count',
    ...sippar('hi*3', 'li', ['', 'shield-wall']),
    when: 'lay shield-wall; pass',
    dice: '1 1 6 1 6',
    tells: [{ at: 'dice', side: 'attackers', hits: 1, warded: 2 }],
  },
  {
    id: 'last stand: no routs, one more hit when it loses',
    ...sippar('hi*2', 'li*3', ['', 'last-stand']),
    when: 'lay last-stand; pass; lose babylonia-li-2; retreat kish',
    dice: '1 6 6 6 6 6',
    now: { kish: 'babylonia: li-*2 li', regroup: '' },
  },
  {
    id: 'feigned retreat: with half cavalry the enemy has neither leader nor terrain dice',
    ...sippar('k-sargon hi', 'lc li', ['', 'feigned-retreat']),
    when: 'lay feigned-retreat; pass',
    dice: '6 6 6 6',
    tells: [ours(roll('assyria-hi-4', 4, '6', 0), roll('elite', 3, '6', 0))],
  },
  {
    id: 'feigned retreat: not with fewer',
    ...sippar('hi', 'lc li*2', ['', 'feigned-retreat shield-wall']),
    dice: '',
    can: ['lay shield-wall', 'pass'],
    cannot: ['lay feigned-retreat'],
  },
  {
    id: 'ambush in the pass: the defender s mountain dice are four and come first, with their losses',
    ...sippar('hi-', 'li', ['', 'ambush-pass']),
    over: OVER_MOUNTAIN,
    when: 'lay ambush-pass; pass',
    dice: '1 6 6 6',
    tells: [theirs(roll('ambush', 3, '1666', 1)), { at: 'battle-over', winner: 'defenders', overrun: true }],
  },
  {
    id: 'ambush in the pass: only where terrain dice are due',
    ...sippar('hi-', 'li', ['', 'ambush-pass shield-wall']),
    dice: '',
    cannot: ['lay ambush-pass'],
  },
  {
    id: 'assassin: on a 6 the leader is gone, a king to the regroup box',
    ...sippar('hi', 'li k-merodach', ['assassin', '']),
    when: 'lay assassin; pass',
    dice: '6 6 6 6 6 6 6',
    now: { regroup: 'babylonia: k-merodach' },
    tells: [{ at: 'assassin', leader: 'k-merodach', result: 'killed' }],
  },
  {
    id: 'assassin: on 4 and 5 he gives no dice',
    ...sippar('hi', 'li k-merodach', ['assassin', '']),
    when: 'lay assassin; pass',
    dice: '4 6 6 6',
    tells: [{ at: 'assassin', result: 'silenced' }, theirs(roll('babylonia-li-2', 2, '6', 0))],
  },
  {
    id: 'changing sides: 5 and 6 fight for the other side, as far as its leaders can lead; the card costs 2 AP',
    ...sippar('as-rab-shaqe hi', 'm-li*2 li', ['changing-sides', '']),
    when: 'lay changing-sides; pass; lose babylonia-li-2',
    dice: '5 4 6 1 1 6 6 6',
    tells: [{ at: 'turned', unit: 'mercenary-li-2', from: 'babylonia', to: 'assyria' }],
  },
  {
    id: 'changing sides: without a leader they go to the regroup box',
    ...sippar('hi', 'm-li li', ['changing-sides', '']),
    when: 'lay changing-sides; pass',
    dice: '6 6 6 6 6 6 6',
    now: { regroup: 'babylonia: m-li' },
  },
  {
    id: 'give them what they want: half an AP per factor, rounded up in all; they leave unharmed',
    ...sippar('hi', 'm-li m-hi li', ['give-them', ''], { income: 6 }),
    when: 'lay give-them; pass; pick mercenary-hi-3; pick mercenary-li-2',
    dice: '6 6 6 6 6 6',
    now: { regroup: 'babylonia: m-li m-hi', ap: '1' },
  },
  {
    id: 'siege engines: three dice more before the walls, and the fortress does not count',
    ...walls('siege', 'babylon', 'as-rab-shaqe hi', '', ['siege-engines', '']),
    when: 'lay siege-engines; pass',
    dice: '4 6 6 6 6 6 6 6 6 6 6',
    tells: [
      ours(
        roll('assyria-hi-4', 4, '4', 1),
        roll('leaders', 3, '6', 0),
        roll('elite', 3, '66', 0),
        roll('cards', 3, '666', 0),
      ),
    ],
  },
  {
    id: 'R73 a card for land battles is not laid before walls',
    ...walls('siege', 'babylon', 'as-rab-shaqe hi', '', ['siege-engines omens', '']),
    dice: '',
    can: ['lay siege-engines'],
    cannot: ['lay omens'],
  },
  {
    id: 'the walls of Jerusalem: two dice more in its defence, though nobody stands within',
    ...walls('siege', 'jerusalem', 'as-rab-shaqe hi', '', ['', 'hc-ju'], 'judah'),
    when: 'lay hc-ju siege-defence; pass',
    dice: '6 6 6 6 6 6 6 6 6 6',
    tells: [theirs(roll('walls', 3, '6666', 0), roll('cards', 3, '66', 0))],
  },
  {
    id: 'Phoenician seamanship: its ships +1',
    at: 'med-tyre',
    kind: 'naval',
    by: 'phoenicia',
    given: {
      at: 'act phoenicia',
      wars: 'phoenicia egypt',
      countries: { phoenicia: { at: { 'med-tyre': 'ship' }, hand: 'hc-ph' }, egypt: { at: { 'med-tyre': 'ship' } } },
    },
    when: 'lay hc-ph; pass',
    dice: '5 6',
    tells: [ours(roll('phoenicia-ship-4', 5, '5', 1))],
  },
  {
    id: 'mountain men: Elam defends at home against an attacker over a mountain path: two dice',
    at: 'madaktu',
    by: 'assyria',
    over: OVER_MOUNTAIN,
    given: {
      rebel: 'elam',
      countries: { assyria: { at: { madaktu: 'hi' } }, elam: { at: { madaktu: 'li' }, hand: 'hc-el-mountain' } },
    },
    when: 'lay hc-el-mountain battle-dice; pass',
    dice: '6 6 6 6 6 1 6',
    tells: [theirs(roll('elam-li-2', 2, '6', 0), roll('terrain', 3, '66', 0), roll('cards', 3, '16', 1))],
  },
  {
    id: 'Israel: two dice in its own land',
    at: 'samaria',
    by: 'assyria',
    given: {
      wars: 'assyria israel',
      countries: { assyria: { at: { samaria: 'hi' } }, israel: { at: { samaria: 'li' }, hand: 'hc-is' } },
    },
    when: 'lay hc-is battle-dice; pass',
    dice: '6 6 6 6 1',
    tells: [theirs(roll('israel-li-2', 2, '6', 0), roll('cards', 3, '61', 1))],
  },
  {
    id: 'the league of Hamath: two units of neighbours fight for Syria and go home after the battle',
    at: 'hamath',
    by: 'assyria',
    given: {
      wars: 'assyria syria',
      countries: { assyria: { at: { hamath: 'hi' } }, syria: { at: { hamath: 'li' }, hand: 'hc-sy' } },
    },
    when: 'lay hc-sy; pass; pick phoenicia-hi-3; pick judah-ch-3',
    dice: '6 6 6 3 3',
    tells: [
      theirs(roll('phoenicia-hi-3', 3, '6', 0), roll('judah-ch-3', 3, '3', 1), roll('syria-li-2', 2, '3', 0)),
      { at: 'battle-over', winner: 'defenders' },
    ],
    now: { hamath: 'syria: li' },
  },
  {
    id: 'counter manoeuvre: cancels an enemy battle card',
    ...sippar('m-li', 'li', ['flank-attack', 'counter-manoeuvre']),
    when: 'lay flank-attack; pass; pass; lay counter-manoeuvre; pass',
    dice: '6 6 6 6',
    tells: [{ at: 'cancelled', country: 'assyria', card: 'flank-attack' }, ours(roll('mercenary-li-2', 2, '6', 0))],
  },
  {
    id: 'counter measures cancel a battle card itself (6.7.1)',
    ...sippar('m-li', 'li', ['flank-attack', 'counter-measures']),
    when: 'lay flank-attack; pass; pass; pass; lay counter-measures; pass',
    dice: '6 6 6 6',
    tells: [{ at: 'cancelled', country: 'assyria', card: 'flank-attack' }],
  },
  {
    id: 'counter measures against a counter manoeuvre: the battle card works after all',
    ...sippar('m-li', 'li', ['flank-attack counter-measures', 'counter-manoeuvre']),
    when: 'lay flank-attack; pass; pass; lay counter-manoeuvre; pass; lay counter-measures; pass',
    dice: '6 1 6 6 6',
    tells: [
      { at: 'cancelled', country: 'babylonia', card: 'counter-manoeuvre' },
      ours(roll('mercenary-li-2', 2, '6', 0), roll('cards', 3, '166', 1)),
    ],
  },
  {
    id: 'N35, 6.7.1 of several cards the one who counters names one',
    ...sippar('m-li', 'li', ['flank-attack omens', 'counter-manoeuvre']),
    when: 'lay flank-attack; lay omens; pass; pass; lay counter-manoeuvre; pass',
    dice: '',
    can: ['aim-card flank-attack', 'aim-card omens'],
  },
  {
    id: 'N35, 6.7.1 and that one is cancelled, not the other',
    ...sippar('m-li', 'li', ['flank-attack omens', 'counter-manoeuvre']),
    when: 'lay flank-attack; lay omens; pass; pass; lay counter-manoeuvre; pass; aim-card flank-attack',
    dice: '6 6 6 6',
    tells: [{ at: 'cancelled', country: 'assyria', card: 'flank-attack' }, ours(roll('mercenary-li-2', 2, '6', 0))],
  },
  {
    id: 'N35, 6.7.1 a card of one s own side cannot be countered',
    ...sippar('m-li', 'li', ['flank-attack counter-manoeuvre', 'omens']),
    when: 'lay flank-attack; pass; lay omens; pass',
    dice: '',
    now: { asked: 'assyria lay' },
    can: ['lay counter-manoeuvre', 'pass'],
  },
]
