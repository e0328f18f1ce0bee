// Movement and draw cards as events. 6.11.g, 6.11.h

import type { Case } from '../cases.ts'

const PLAIN = { abilities: 'off' }
/** Too little for a card: they pass. */
const POOR = { media: { eco: 0 }, egypt: { eco: 0 }, babylonia: { eco: 0 } }

export const MOVEMENT_CASES: readonly Case[] = [
  {
    id: 'N41 night march: cannot be intercepted; steps at the usual price',
    given: {
      at: 'act assyria',
      income: 3,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { hand: 'night-march', at: { ashur: 'as-rab-shaqe hi*2' } },
        babylonia: { at: { sippar: 'k-merodach hi*3' } },
      },
    },
    when: 'event night-march; march as-rab-shaqe; to dur-kurigalzu',
    now: { 'dur-kurigalzu': 'assyria: hi*2 as-rab-shaqe', ap: '2', asked: 'assyria march' },
    silent: ['interception'],
  },
  {
    id: 'desert guides: no desert attrition, the first two desert steps free',
    given: {
      at: 'act assyria',
      income: 1,
      options: PLAIN,
      countries: { assyria: { hand: 'desert-guides', at: { laqe: 'as-rab-shaqe hi*2' } } },
    },
    when: 'event desert-guides; aim-leader as-rab-shaqe; march as-rab-shaqe; to tadmor',
    now: { tadmor: 'assyria: hi*2 as-rab-shaqe', ap: '1' },
    silent: ['attrition'],
  },
  {
    id: 'Pharaoh takes command: the king joins a force and marches four areas free',
    given: {
      at: 'act egypt',
      options: PLAIN,
      countries: { egypt: { hand: 'pharaoh', at: { memphis: 'k-shabaka', tanis: 'li*2', regroup: 'hi' } } },
    },
    when: 'event pharaoh king-joins-and-moves; march k-shabaka; to memphis; to heracleopolis',
    now: { heracleopolis: 'egypt: li*2 k-shabaka', ap: '0' },
  },
  {
    id: 'Pharaoh takes command: two cards drawn, one discarded',
    given: { at: 'act egypt', deck: 'omens plague', countries: { egypt: { hand: 'pharaoh' } } },
    when: 'event pharaoh draw; aim-card omens',
    dice: 'omens plague',
    now: { 'egypt hand': 'plague', asked: 'egypt act' },
  },
  {
    id: 'Pharaoh takes command: of others only secret diplomacy',
    given: { at: 'act elam', countries: { elam: { hand: 'pharaoh' } } },
    can: ['event pharaoh secret'],
    cannot: ['event pharaoh draw'],
  },
  {
    id: 'horsemen of Media: an army of cavalry alone goes three areas free',
    given: {
      at: 'act media',
      options: PLAIN,
      countries: { media: { hand: 'hc-me-horse', at: { ecbatana: 'me-uppis lc*2' } } },
    },
    when: 'event hc-me-horse free-move; march me-uppis; to rhaga; to arazias; to partakka',
    now: { partakka: 'media: lc*2 me-uppis', ap: '0' },
    cannot: ['to arazias'],
  },
  {
    id: 'the marshes: a force goes to Sealand free and unseen',
    given: {
      at: 'act babylonia',
      countries: { babylonia: { hand: 'hc-ba-marsh', at: { babylon: 'k-merodach hi*2', uruk: 'li' } } },
    },
    when: 'event hc-ba-marsh free-move-to; aim-place babylon; aim sealand',
    now: { sealand: 'babylonia: hi*2 k-merodach', babylon: '' },
  },
  {
    id: 'the marshes: allies beside it stay',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia elam',
      countries: { babylonia: { hand: 'hc-ba-marsh', at: { babylon: 'hi' } }, elam: { at: { babylon: 'li el-nesu' } } },
    },
    when: 'event hc-ba-marsh free-move-to; aim sealand',
    now: { sealand: 'babylonia: hi', babylon: 'elam: li el-nesu' },
  },
  {
    id: 'the marshes: not to Dur-Yakin while enemies are in its city',
    given: {
      at: 'act babylonia',
      wars: 'babylonia elam',
      countries: {
        babylonia: { hand: 'hc-ba-marsh', at: { babylon: 'hi' } },
        elam: { at: { 'in-dur-yakin': 'li' }, controls: 'dur-yakin' },
      },
    },
    when: 'event hc-ba-marsh free-move-to',
    can: ['aim sealand'],
    cannot: ['aim dur-yakin'],
  },
  {
    id: 'the marshes: forces in Sealand cannot be attacked until Babylonia s next impulse',
    given: {
      at: 'act babylonia',
      wars: 'babylonia elam',
      countries: {
        babylonia: { hand: 'hc-ba-marsh pass', at: { sealand: 'li' } },
        elam: { hand: 'omens', at: { nagitu: 'el-nesu li*3' }, eco: 5 },
      },
    },
    when: 'event hc-ba-marsh cannot-be-attacked; end; ap omens; march el-nesu',
    now: { asked: 'elam march' },
    cannot: ['to sealand'],
  },
  {
    id: 'mountain men: an Elamite army goes two areas free',
    given: {
      at: 'act elam',
      options: PLAIN,
      countries: { elam: { hand: 'hc-el-mountain', at: { susa: 'el-nesu li' } } },
    },
    when: 'event hc-el-mountain free-move; march el-nesu; to madaktu; to hamanu',
    now: { hamanu: 'elam: li el-nesu', ap: '0' },
  },
  {
    id: 'Persia: an army goes three areas free',
    given: {
      at: 'act persia',
      options: PLAIN,
      countries: { persia: { hand: 'hc-pe', at: { parsa: 'pe-hakhamanish li' } } },
    },
    when: 'event hc-pe free-move; march pe-hakhamanish; to anshan; to parsumash',
    now: { parsumash: 'persia: li pe-hakhamanish', ap: '0' },
  },
  {
    id: 'N43 coordinated attack: two armies from different areas fight as one side',
    given: {
      at: 'act assyria',
      income: 4,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { hand: 'coordinated', at: { ashur: 'as-rab-shaqe hi*2', arrapha: 'as-bel-emuranni hi*2' } },
        babylonia: { at: { 'dur-kurigalzu': 'li*2' } },
      },
    },
    when: 'event coordinated; aim-leader as-rab-shaqe; aim-leader as-bel-emuranni',
    tells: [{ at: 'favoured', favour: 'together' }],
    now: { ap: '2' },
  },
  {
    id: 'N43 coordinated attack: a leader needs an army, and another area than those named',
    given: {
      at: 'act assyria',
      income: 4,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: {
          hand: 'coordinated',
          at: { ashur: 'as-rab-shaqe as-nashir-bel hi*3', arrapha: 'as-bel-emuranni hi*2', der: 'as-tab-shar-ashur' },
        },
        babylonia: { at: { 'dur-kurigalzu': 'li*2' } },
      },
    },
    when: 'event coordinated; aim-leader as-rab-shaqe',
    can: ['aim-leader as-bel-emuranni'],
    cannot: ['aim-leader as-nashir-bel', 'aim-leader as-tab-shar-ashur'],
  },
  {
    id: 'coordinated attack: those beside the area may intercept (6.6.9)',
    given: {
      at: 'act assyria',
      income: 4,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { hand: 'coordinated', at: { ashur: 'as-rab-shaqe hi*2', arrapha: 'as-bel-emuranni hi*2' } },
        babylonia: { at: { 'dur-kurigalzu': 'li*2', der: 'k-merodach hi*2' }, controls: 'der' },
      },
    },
    when: 'event coordinated; aim dur-kurigalzu; aim-leader as-rab-shaqe; aim-leader as-bel-emuranni',
    now: { asked: 'babylonia intercept' },
  },
  ...['yes', 'no'].map(
    (answer): Case => ({
      id: `coordinated attack: the army of another player comes if he agrees (${answer})`,
      given: {
        at: 'act assyria',
        income: 6,
        rebel: 'babylonia',
        assyrian: 'elam',
        options: PLAIN,
        countries: {
          assyria: { hand: 'coordinated', at: { ashur: 'as-rab-shaqe hi*2', arrapha: 'as-bel-emuranni hi*2' } },
          elam: { at: { der: 'el-imbappa li*2' } },
          babylonia: { at: { 'dur-kurigalzu': 'li*2' } },
        },
      },
      when: `event coordinated; aim-leader as-rab-shaqe; aim-leader el-imbappa; ${answer}; done`,
      now: {
        ashur: '',
        arrapha: 'assyria: hi*2 as-bel-emuranni',
        der: answer === 'yes' ? '' : 'elam: li*2 el-imbappa',
      },
    }),
  ),
  {
    id: 'careful preparations: the impulse ends; in the next two cards, each with 2 AP more',
    given: {
      at: 'act elam',
      income: 5,
      countries: {
        ...POOR,
        elam: { hand: 'careful omens plague', eco: 4 },
        assyria: { hand: 'pass pirates camp-fever' },
      },
    },
    when: 'event careful; ap pass; end; ap omens; ap plague',
    now: { ap: '23', phasing: 'elam' },
  },
  {
    id: 'pass: a card, the impulse ends; in the next 4 AP more',
    given: {
      at: 'act elam',
      income: 1,
      deck: 'plague',
      countries: {
        ...POOR,
        elam: { hand: 'pass omens', eco: 4 },
        assyria: { hand: 'careful pirates camp-fever' },
      },
    },
    when: 'event pass; ap careful; end',
    dice: 'plague',
    now: { ap: '9', phasing: 'elam', 'elam hand': 'plague omens' },
  },
  {
    id: 'spies: look at a hand, take a card and give one',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'spies locusts' }, media: { hand: 'omens plague hc-me-horse' } },
    },
    when: 'event spies; swap plague; aim-card locusts',
    now: { 'elam hand': 'plague', 'media hand': 'omens locusts hc-me-horse' },
    tells: [{ at: 'spied', victim: 'media', cards: ['plague', 'omens'] }],
  },
  {
    id: 'spies: or discard one of them; home cards are safe',
    given: { at: 'act elam', countries: { elam: { hand: 'spies' }, media: { hand: 'omens hc-me-horse' } } },
    when: 'event spies',
    can: ['scrap omens'],
    cannot: ['scrap hc-me-horse', 'swap omens'],
  },
]
