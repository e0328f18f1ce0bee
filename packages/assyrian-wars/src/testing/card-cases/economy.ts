// Economic cards as events. 6.11.i

import type { Case } from '../cases.ts'

export const ECONOMY_CASES: readonly Case[] = [
  {
    id: 'bumper harvest: 3 AP of income, ECO +1 until the interphase',
    given: { at: 'act elam', income: 2, countries: { elam: { hand: 'harvest', eco: 5 } } },
    when: 'event harvest',
    now: { ap: '5', 'elam base': '6' },
  },
  {
    id: 'buildings: an ECO+ on a home city for 4 AP of income',
    given: { at: 'act elam', income: 5, countries: { elam: { hand: 'buildings' } } },
    when: 'event buildings; aim susa',
    now: { 'susa eco': '+1-0', ap: '1' },
  },
  {
    id: 'buildings: no city with two already',
    given: { at: 'act elam', income: 4, countries: { elam: { hand: 'buildings' } }, ecoPlus: { susa: 2 } },
    when: 'event buildings',
    can: ['aim nagitu'],
    cannot: ['aim susa', 'aim rashi'],
  },
  {
    id: 'caravans: lost markers return, a raider goes free of charge',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'caravans', at: { susa: 'li lc' } } },
      also: (s, b) => {
        s.trade[b.countryOf('elam')] -= 3
      },
    },
    when: 'event caravans; raid-with elam-lc-2',
    tells: [{ at: 'trade-marker', power: 'elam', by: 3 }],
    now: { susa: 'elam: li', 'raid-1': 'elam: lc', asked: 'elam act' },
  },
  {
    id: 'N44 deportation: without ECO+ the city bears an ECO-, a home city the ECO+',
    given: {
      at: 'act assyria',
      countries: { assyria: { hand: 'hc-as-deportation', controls: 'samaria', at: { 'in-samaria': 'li' } } },
    },
    when: 'event hc-as-deportation; aim nineveh',
    now: { 'samaria eco': '+0-1', 'nineveh eco': '+1-0' },
  },
  {
    id: 'deportation: not out of a city of Assyria s own, associated ones neither',
    given: {
      at: 'act assyria',
      countries: { assyria: { hand: 'hc-as-deportation', controls: 'samaria', at: { 'in-samaria': 'li' } } },
      ecoPlus: { kullania: 1 },
    },
    when: 'event hc-as-deportation',
    now: { asked: 'assyria event' },
    can: ['aim nineveh'],
    tells: [{ at: 'aimed', card: 'hc-as-deportation', target: 'samaria' }],
  },
  {
    id: 'N44 deportation: up to two ECO+ are led away to cities of choice',
    given: {
      at: 'act assyria',
      countries: { assyria: { hand: 'hc-as-deportation', controls: 'samaria', at: { 'in-samaria': 'li' } } },
      ecoPlus: { samaria: 2 },
    },
    when: 'event hc-as-deportation; aim harran; aim kalhu',
    now: { 'samaria eco': '+0-0', 'harran eco': '+1-0', 'kalhu eco': '+1-0' },
  },
  {
    id: 'call of the tribes: an ECO+ in the Far East, without limit',
    given: { at: 'act media', countries: { media: { hand: 'hc-me-tribes' } }, ecoPlus: { 'median-far-east': 2 } },
    when: 'event hc-me-tribes',
    now: { 'median-far-east eco': '+3-0' },
  },
  {
    id: 'gift of the Nile: 3 AP to build and rebuild at home',
    given: { at: 'act egypt', countries: { egypt: { hand: 'hc-eg-nile pass', at: { memphis: 'li-' } } } },
    when: 'event hc-eg-nile',
    can: ['rebuild egypt-li-2'],
    cannot: ['recruit'],
    now: { ap: '0' },
  },
]
