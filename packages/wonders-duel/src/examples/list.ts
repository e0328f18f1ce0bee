// The rulebook's examples (EX-01 to EX-19) as positions and moves, and some of our own for the introduction. The first
// player acts unless a turn is given.

import type { Example } from '@tabularium/kernel'
import { begin, P2, scene } from '../scene.ts'
import type { WdState } from '../state.ts'

/** In the order of the rules. */
export const LIST: readonly Example<WdState>[] = [
  {
    id: 'EX-01',
    rule: '3.8',
    position: () => scene({ open: 'lumber-yard stone-pit baths', p1: { coins: 7 }, p2: { coins: 7 } }),
    moves: ['build baths'],
    light: ['card.lumber-yard', 'card.stone-pit', 'card.baths'],
  },
  {
    id: 'EX-02',
    rule: '3.8',
    position: () =>
      scene({ open: 'horse-breeders', p1: { coins: 0, cards: 'stable' }, p2: { coins: 4, cards: 'garrison' } }),
    moves: ['build horse-breeders'],
    light: ['card.horse-breeders'],
  },
  {
    id: 'start',
    rule: '4',
    position: () => begin({ wonders: 'first-game' }),
  },
  {
    id: 'EX-03',
    rule: '5.1',
    position: () => scene({ open: 'lumber-yard', p1: { coins: 0 }, p2: { coins: 5 } }),
    moves: ['build lumber-yard'],
    light: ['card.lumber-yard'],
  },
  {
    id: 'EX-04',
    rule: '5.3',
    position: () => scene({ open: 'brickyard', p1: { coins: 6, cards: 'quarry clay-pool press' }, p2: { coins: 5 } }),
    moves: ['build brickyard'],
    light: ['card.brickyard'],
  },
  {
    id: 'EX-05',
    rule: '5.3',
    position: () =>
      scene({
        open: 'baths garrison apothecary',
        p1: { coins: 1, cards: 'quarry clay-pool brickyard press' },
        p2: { coins: 5 },
      }),
    cannot: ['build apothecary'],
    light: ['card.baths', 'card.garrison', 'card.apothecary'],
  },
  {
    id: 'EX-06',
    rule: '5.4',
    position: () => scene({ open: 'baths', p1: { coins: 7 }, p2: { coins: 5, cards: 'shelf-quarry' } }),
    moves: ['build baths'],
    light: ['card.baths'],
  },
  {
    id: 'EX-07',
    rule: '5.4',
    position: () => scene({ open: 'aqueduct', p1: { coins: 7 }, p2: { coins: 5, cards: 'shelf-quarry' }, turn: P2 }),
    moves: ['build aqueduct'],
    light: ['card.aqueduct'],
  },
  {
    id: 'EX-08',
    rule: '5.4',
    position: () =>
      scene({
        open: 'fortifications',
        p1: { coins: 7, cards: 'clay-pool' },
        p2: { coins: 6, cards: 'shelf-quarry' },
        turn: P2,
      }),
    moves: ['build fortifications'],
    light: ['card.fortifications'],
  },
  {
    id: 'EX-09',
    rule: '5.4',
    position: () => scene({ open: 'aqueduct', p1: { coins: 12 }, p2: { coins: 5, cards: 'shelf-quarry' } }),
    moves: ['build aqueduct'],
    light: ['card.aqueduct'],
  },
  {
    id: 'EX-10',
    rule: '5.5',
    position: () =>
      scene({
        open: 'scriptorium stone-pit',
        p1: { coins: 4, cards: 'quarry clay-pool press glassworks' },
        p2: { coins: 4, cards: 'lumber-yard clay-pit shelf-quarry' },
      }),
    moves: ['build scriptorium'],
    light: ['card.scriptorium', 'card.stone-pit'],
  },
  {
    id: 'EX-11',
    rule: '5.6',
    position: () => scene({ open: 'caravansery', p1: { coins: 5, cards: 'glassworks' }, p2: { coins: 8 }, turn: P2 }),
    moves: ['build caravansery'],
    light: ['card.caravansery'],
  },
  {
    id: 'EX-12',
    rule: '5.7',
    position: () => scene({ open: 'aqueduct', p1: { coins: 0, cards: 'baths' }, p2: { coins: 5 } }),
    moves: ['build aqueduct'],
    light: ['card.aqueduct'],
  },
  {
    id: 'EX-13',
    rule: '5.7',
    position: () => scene({ open: 'fortifications', p1: { coins: 7 }, p2: { coins: 0, cards: 'palisade' }, turn: P2 }),
    moves: ['build fortifications'],
    light: ['card.fortifications'],
  },
  {
    id: 'EX-14',
    rule: '6.2',
    position: () =>
      scene({
        age: 1,
        gone: [14, 19],
        slots: { 15: 'baths', 16: 'stone-pit', 17: 'lumber-yard', 18: 'scriptorium' },
        p1: { coins: 7 },
        p2: { coins: 7 },
      }),
    light: ['card.baths', 'card.stone-pit', 'card.lumber-yard', 'card.scriptorium'],
  },
  {
    id: 'EX-15',
    rule: '6.4',
    position: () =>
      scene({ open: 'aqueduct', p1: { coins: 7 }, p2: { coins: 1, cards: 'tavern clay-reserve' }, turn: P2 }),
    moves: ['discard aqueduct'],
    light: ['card.aqueduct'],
  },
  {
    id: 'EX-16',
    rule: '6.5',
    position: () =>
      scene({
        open: 'palace pretorium armory',
        p1: { coins: 0, cards: 'clay-pool brickyard glassworks', wonders: 'the-colossus' },
        p2: { coins: 6 },
      }),
    moves: ['wonder the-colossus palace'],
    light: ['wonder.the-colossus'],
  },
  {
    id: 'again',
    rule: '6.5',
    position: () =>
      scene({
        open: 'altar baths theater',
        p1: { coins: 8, cards: 'quarry clay-pool', wonders: 'piraeus the-pyramids' },
        p2: { coins: 6, cards: 'lumber-yard' },
      }),
    moves: ['wonder piraeus altar', 'build baths'],
    light: ['wonder.piraeus'],
  },
  {
    id: 'EX-17',
    rule: '6.6',
    position: () =>
      scene({
        open: 'altar baths theater',
        p1: { coins: 12, wonders: 'the-colossus the-pyramids', built: 'the-sphinx piraeus' },
        p2: { coins: 6, built: 'circus-maximus the-appian-way the-mausoleum the-great-library' },
      }),
    moves: ['wonder the-colossus altar'],
    light: ['wonder.the-colossus', 'wonder.the-pyramids'],
  },
  {
    id: 'EX-18',
    rule: '8.2',
    position: () => scene({ open: 'archery-range', pawn: 1, p1: { coins: 9 }, p2: { coins: 5 } }),
    moves: ['build archery-range'],
    light: ['card.archery-range'],
  },
  {
    id: 'capital',
    rule: '8.3',
    position: () => scene({ open: 'archery-range', pawn: 7, p1: { coins: 9 }, p2: { coins: 5 } }),
    moves: ['build archery-range'],
    light: ['card.archery-range'],
  },
  {
    id: 'pair',
    rule: '9.2',
    position: () =>
      scene({
        open: 'school',
        p1: { coins: 7, cards: 'apothecary lumber-yard press' },
        p2: { coins: 6 },
        board: 'agriculture economy law masonry philosophy',
      }),
    moves: ['build school', 'token law'],
    light: ['card.school'],
  },
  {
    id: 'symbols',
    rule: '9.3',
    position: () =>
      scene({
        open: 'academy',
        p1: { coins: 12, cards: 'workshop apothecary scriptorium pharmacist', tokens: 'law' },
        p2: { coins: 6 },
      }),
    moves: ['build academy'],
    light: ['card.academy'],
  },
  {
    id: 'points',
    rule: '10.2',
    position: () =>
      scene({
        last: 'town-hall',
        pawn: 2,
        p1: { coins: 9, cards: 'baths aqueduct theater walls academy', built: 'the-pyramids' },
        p2: { coins: 5, cards: 'altar temple statue gardens library', built: 'the-sphinx' },
        turn: P2,
      }),
    moves: ['discard town-hall'],
  },
  {
    id: 'EX-19',
    rule: '11.2',
    position: () => scene({ open: 'walls', p1: { coins: 9, tokens: 'strategy' }, p2: { coins: 10 } }),
    moves: ['build walls'],
    light: ['card.walls'],
  },
]
