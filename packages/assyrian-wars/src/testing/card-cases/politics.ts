// Political cards, alliance breakers and foreign wars as events. 6.11.b, 6.11.c, 6.11.f, 6.11.l

import type { Case } from '../cases.ts'

/** A breaker for its minor at its own price. */
const breaker = (card: string, minor: string, cost: number): Case => ({
  id: `${card}: 2D6 spaces for ${cost} AP, down another track and up one s own`,
  given: {
    at: 'act elam',
    income: 6,
    tracks: { [minor]: 'egypt 4' },
    countries: { elam: { hand: card } },
  },
  when: card === 'ab-any' ? `event ${card}; aim-country ${minor}; marker toward 7` : `event ${card}; marker toward 7`,
  dice: '3 4',
  now: { [`${minor} track`]: 'elam 3', ap: String(6 - cost) },
})

/** A war of the country named first, begun by somebody else. */
const foreignWar = (card: string, first: string, home: string, units: string): Case => ({
  id: `${card}: 2 + D3 units of ${first}, D6 rounds`,
  given: {
    at: 'act egypt',
    countries: {
      egypt: { hand: card, ...(first === 'egypt' && { at: { [home]: units } }) },
      ...(first !== 'egypt' && { [first]: { at: { [home]: units } } }),
    },
  },
  when: `event ${card}; ${Array(card === 'fw-medes' ? 6 : 3)
    .fill(`aim-place ${home}`)
    .join('; ')}`,
  dice: '2 5',
  tells: [{ at: 'foreign-war', card, units: 3, rounds: 5 }],
  now: { asked: 'egypt act', [`${card}-1`]: `${first}: ${units.split('*')[0]}*3` },
})

export const POLITICS_CASES: readonly Case[] = [
  ...['phoenicia', 'judah', 'israel', 'syria', 'urartu', 'phrygia', 'persia'].map(minor =>
    breaker(`ab-${minor}`, minor, 4),
  ),
  breaker('ab-any', 'syria', 6),
  ...['cimmerians', 'scythians'].map(
    (tribe): Case => ({
      id: `ab-${tribe}: only with units on the map, even at war`,
      given: {
        at: 'act elam',
        income: 4,
        countries: { elam: { hand: `ab-${tribe}` }, [tribe]: { at: { azzi: 'hb*2' } } },
      },
      when: `event ab-${tribe}; marker toward 7`,
      dice: '3 4',
      now: { [`${tribe} track`]: 'elam 7' },
    }),
  ),
  {
    id: 'R30 the price of a breaker may be borrowed, not by a minor',
    given: { at: 'act elam', countries: { elam: { hand: 'ab-syria', eco: 5 } } },
    when: 'event ab-syria; marker toward 0',
    dice: '1 1',
    now: { 'elam debt': '4' },
  },
  foreignWar('fw-libya', 'egypt', 'memphis', 'li*4'),
  foreignWar('fw-nubia', 'egypt', 'memphis', 'li*4'),
  foreignWar('fw-medes', 'media', 'ecbatana', 'li*7'),
  foreignWar('fw-tabal', 'assyria', 'nineveh', 'li*4'),
  foreignWar('fw-border', 'assyria', 'nineveh', 'li*4'),
  foreignWar('fw-marsh', 'babylonia', 'babylon', 'li*4'),
  foreignWar('fw-anshan', 'elam', 'susa', 'li*4'),
  foreignWar('fw-lydia', 'phrygia', 'gordion', 'li*4'),
  {
    id: 'end of foreign war: at once, with a die for each unit; even is a loss',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'end-fw' }, egypt: { at: { 'fw-libya-1': 'li*2 hi' } } },
      also: (s, b) => {
        s.warLeft[0] = 3
        s.cardAt[b.cardFirst[b.cardOf('fw-libya')]] = 96
      },
    },
    when: 'event end-fw',
    dice: '2 3 4',
    now: { regroup: 'egypt: hi- li li-', 'fw-libya-1': '' },
    tells: [{ at: 'foreign-war-over', card: 'fw-libya' }],
  },
  {
    id: 'opposition takes power: 1 to 3 the power leaves its camp',
    given: { at: 'act assyria', income: 4, rebel: 'babylonia elam', countries: { assyria: { hand: 'opposition' } } },
    when: 'event opposition change-camp; aim-country elam',
    dice: '3',
    now: { 'elam camp': 'neutral', ap: '0' },
  },
  {
    id: 'opposition takes power: 4 to 6 a camp of choice; 3 VP for the alliance it brings (R80)',
    given: { at: 'act assyria', income: 4, rebel: 'babylonia elam', countries: { assyria: { hand: 'opposition' } } },
    when: 'event opposition change-camp; aim-country elam; into-camp assyrian',
    dice: '4',
    now: { 'elam camp': 'assyrian', 'assyria vp': '3', 'elam wars': 'babylonia' },
  },
  {
    id: 'N47 opposition takes power: or the end of a grace period',
    given: {
      at: 'act elam',
      income: 4,
      countries: { elam: { hand: 'opposition' } },
      also: (s, b) => {
        const [media, assyria] = [b.countryOf('media'), b.assyria]
        s.conquered[media] = 1 << assyria
        s.grace[b.powers * media + assyria] = 3
      },
    },
    when: 'event opposition end-grace',
    tells: [{ at: 'grace-over', country: 'media', power: 'assyria' }],
  },
  {
    id: 'opposition takes power: minors have only the secret diplomacy',
    given: { at: 'act persia', income: 4, countries: { persia: { hand: 'opposition' } } },
    can: ['event opposition secret'],
    cannot: ['event opposition change-camp'],
  },
  {
    id: 'opposition takes power: its secret diplomacy costs nothing (7.5.2.f)',
    given: { at: 'act persia', countries: { persia: { hand: 'opposition', at: { parsa: 'li' } } } },
    when: 'event opposition secret; scheme syria',
    dice: '6 6',
    now: { ap: '0', 'persia debt': '0' },
    tells: [{ at: 'no-effect', card: 'opposition', roll: 12 }],
  },
  {
    id: 'priests of Marduk: grace ends and the camp may change',
    given: {
      at: 'act babylonia',
      countries: { babylonia: { hand: 'priests' } },
      also: (s, b) => {
        s.conquered[b.babylonia] = 1 << b.assyria
        s.grace[b.powers * b.babylonia + b.assyria] = 3
      },
    },
    when: 'event priests; into-camp rebel',
    now: { 'babylonia camp': 'rebel', 'babylonia wars': 'assyria', asked: 'babylonia act' },
    tells: [{ at: 'grace-over', country: 'babylonia', power: 'assyria' }],
  },
  {
    id: 'priests of Marduk: a city rises if its garrison is smaller than its level',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia',
      countries: {
        babylonia: { hand: 'priests' },
        assyria: { at: { 'in-sippar': 'li*2', 'in-kish': 'li*2' }, controls: 'sippar kish' },
      },
    },
    when: 'event priests; pass; aim sippar',
    now: { 'sippar city': '-', 'kish city': 'assyria', regroup: 'assyria: li*2', asked: 'babylonia act' },
    tells: [{ at: 'revolt', area: 'sippar' }],
  },
  {
    id: 'priests of Marduk: captors on the city are its garrison (6.12.a), and all of them are sent away',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia',
      countries: {
        babylonia: { hand: 'priests' },
        assyria: { at: { sippar: 'li', 'in-sippar': 'b', kish: 'li' }, controls: 'sippar kish' },
      },
    },
    when: 'event priests; pass; aim sippar; end',
    now: { 'sippar city': '-', 'sippar control': '-', sippar: '', regroup: 'assyria: li b' },
  },
  {
    id: 'priests of Marduk: not against as many as its level, leaders and allies among them',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia',
      assyrian: 'media',
      countries: {
        babylonia: { hand: 'priests' },
        media: { at: { sippar: 'li' } },
        assyria: { at: { sippar: 'k-sargon', 'in-sippar': 'li', kish: 'hi*10', ur: 'li' }, controls: 'sippar kish ur' },
      },
    },
    when: 'event priests; pass',
    can: ['aim ur'],
    cannot: ['aim sippar', 'aim kish'],
  },
  {
    id: 'priests of Marduk: the lost capital too may rise (7.5.2.d)',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia',
      countries: { babylonia: { hand: 'priests' }, assyria: { at: { 'in-babylon': 'li' }, controls: 'babylon' } },
    },
    when: 'event priests; pass; aim babylon',
    now: { 'babylon city': '-', regroup: 'assyria: li' },
  },
  {
    id: 'followers of Marduk: the card stays open',
    given: { at: 'act babylonia', rebel: 'babylonia', countries: { babylonia: { hand: 'followers' } } },
    when: 'event followers',
    now: { 'babylonia hand': '' },
    silent: ['card-over'],
  },
  {
    id: 'followers of Marduk: the card goes when Babylon is lost',
    given: {
      at: 'act assyria',
      rebel: 'babylonia',
      countries: { assyria: { controls: 'babylon', at: { babylon: 'hi' } } },
      also: (s, b) => void (s.cardAt[b.cardFirst[b.cardOf('followers')]] = 96 + b.babylonia),
    },
    when: 'end',
    tells: [{ at: 'card-over', card: 'followers' }],
  },
  ...[true, false].map(
    (open): Case => ({
      id: `followers of Marduk: Assyria pays 1 AP more for a siege action and may not pillage (${open})`,
      given: {
        at: 'act assyria',
        rebel: 'babylonia',
        income: 1,
        played: 1,
        countries: { assyria: { at: { sippar: 'as-rab-shaqe hi*2' } } },
        sieges: { sippar: 'standard assyria' },
        also: (s, b) => {
          if (open) s.cardAt[b.cardFirst[b.cardOf('followers')]] = 96 + b.babylonia
        },
      },
      [open ? 'cannot' : 'can']: ['siege as-rab-shaqe', 'pillage sippar'],
    }),
  ),
  {
    id: 'incitement: Persia at war with Media or Elam, without AP',
    given: { at: 'act assyria', countries: { assyria: { hand: 'incitement' } } },
    when: 'event incitement incite; aim-country elam',
    now: { 'persia wars': 'elam', 'persia active': 'yes' },
  },
  {
    id: 'incitement: not if Persia is allied; or a D6 on an unallied minor',
    given: {
      at: 'act elam',
      tracks: { persia: 'elam 13', syria: 'egypt 2' },
      countries: { elam: { hand: 'incitement' } },
    },
    when: 'event incitement influence; aim-country syria; marker toward 5',
    dice: '5',
    now: { 'syria track': 'elam 3' },
    cannot: ['event incitement incite'],
  },
  {
    id: 'incitement: the grace between Elam and Persia ends, and Persia may be set on Elam (7.1.d)',
    given: {
      at: 'act media',
      countries: { media: { hand: 'incitement' } },
      also: (s, b) => {
        const [persia, elam] = [b.countryOf('persia'), b.countryOf('elam')]
        s.conquered[persia] = 1 << elam
        s.grace[b.powers * persia + elam] = s.turn + 1
      },
    },
    when: 'event incitement incite',
    tells: [{ at: 'grace-over', country: 'persia', power: 'elam' }],
  },
  {
    id: 'crown prince: nobody to crown',
    given: { at: 'act elam', countries: { elam: { hand: 'crown-prince', at: { susa: 'b' } } } },
    cannot: ['event crown-prince'],
  },
  {
    id: 'crown prince: a leader gets a king marker',
    given: {
      at: 'act elam',
      options: { reducedLeaders: 'off' },
      countries: { elam: { hand: 'crown-prince', at: { susa: 'el-nesu' } } },
    },
    when: 'event crown-prince',
    now: { 'el-nesu ratings': '5/2' },
  },
  {
    id: 'crown prince: a leader whose group has a king leaves it (6.6.3)',
    given: {
      at: 'act assyria',
      options: { reducedLeaders: 'off' },
      countries: { assyria: { hand: 'crown-prince', at: { nineveh: 'k-sargon as-rab-shaqe as-nashir-bel hi*3' } } },
      also: (s, b) => {
        const card = b.groupOwner.indexOf(b.assyria)
        for (const id of ['k-sargon', 'as-rab-shaqe', 'as-nashir-bel']) s.group[b.leaders.indexOf(id)] = card
        s.chief[card] = b.leaderOf('k-sargon')
      },
    },
    when: 'event crown-prince; aim-leader as-rab-shaqe',
    now: { 'k-sargon group': 'yes', 'as-nashir-bel group': 'yes', 'as-rab-shaqe group': 'no' },
    tells: [{ at: 'crowned', country: 'assyria', leader: 'as-rab-shaqe' }],
  },
  {
    id: 'trade city pact: pays a level from now on',
    given: { at: 'act elam', income: 2, countries: { elam: { hand: 'pact', eco: 4 } } },
    when: 'event pact; aim dilmun',
    now: { 'elam eco': '5', ap: '0' },
  },
  {
    id: 'trade city pact: with none that is held or bound already',
    given: {
      at: 'act elam',
      income: 2,
      countries: { elam: { hand: 'pact', eco: 4 }, egypt: { controls: 'petra', at: { 'in-petra': 'li' } } },
      also: (s, b) => void (s.pact[b.areaOf('dilmun')] = b.babylonia),
    },
    when: 'event pact',
    can: ['aim cyprus', 'aim adana'],
    cannot: ['aim dilmun', 'aim petra'],
  },
  {
    id: 'king of the world: a refuser checks again with two dice fewer; passed, it pays and is at peace',
    given: {
      at: 'act assyria',
      wars: 'assyria israel',
      countries: { assyria: { hand: 'hc-as-king', eco: 5 }, israel: { at: { samaria: 'li' } } },
      also: (s, b) => {
        s.refused[b.countryOf('israel')] = 1
      },
    },
    when: 'event hc-as-king',
    dice: '5',
    now: { 'israel wars': '', 'assyria eco': '6' },
    tells: [{ at: 'punished', country: 'israel' }],
  },
  {
    id: 'Egyptian intrigue: a D6 on one of four minors',
    given: { at: 'act egypt', tracks: { judah: 'assyria 3' }, countries: { egypt: { hand: 'hc-eg-intrigue' } } },
    when: 'event hc-eg-intrigue; aim-country judah; marker toward 6',
    dice: '6',
    now: { 'judah track': 'egypt 3' },
  },
  {
    id: 'Urartian walls: in one s own impulse, until the end of the next',
    given: { at: 'act urartu', countries: { urartu: { hand: 'hc-ur', at: { tushpa: 'li' } } } },
    when: 'event hc-ur',
    tells: [{ at: 'levels', country: 'urartu', mod: 1 }],
  },
]
