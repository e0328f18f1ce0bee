// Recruitment cards as events. 6.11.j

import { move } from '../../board/counters.ts'
import type { Case } from '../cases.ts'

const PLAIN = { abilities: 'off' }

export const RECRUIT_CASES: readonly Case[] = [
  {
    id: 'arabs: D3 of them, with leaders or in one area with a desert path',
    given: {
      at: 'act egypt',
      income: 2,
      countries: { egypt: { hand: 'arabs', at: { memphis: 'eg-ree li' } } },
    },
    when: 'event arabs; aim-place memphis; aim-place petra',
    dice: '4',
    now: { memphis: 'egypt: li lc eg-ree', petra: 'egypt: lc', ap: '0', asked: 'egypt act' },
  },
  {
    id: 'N45 arabs: the rest go to the same area',
    given: { at: 'act egypt', income: 2, countries: { egypt: { hand: 'arabs' } } },
    when: 'event arabs; aim-place petra',
    dice: '6',
    can: ['aim-place petra'],
    cannot: ['aim-place pelusium'],
  },
  {
    id: 'arabs: enemies beside the area may intercept them (6.6.9)',
    given: {
      at: 'act egypt',
      income: 2,
      wars: 'egypt assyria',
      countries: { egypt: { hand: 'arabs' }, assyria: { at: { lachish: 'as-nashir-bel hi' } } },
    },
    when: 'event arabs; aim-place petra',
    dice: '1',
    now: { asked: 'assyria intercept' },
  },
  {
    id: 'arabs: not in the Far East, whoever leads there (1.3)',
    given: {
      at: 'act media',
      income: 2,
      countries: { media: { hand: 'arabs', at: { 'median-far-east': 'me-uppis li' } } },
    },
    when: 'event arabs',
    cannot: ['aim-place median-far-east'],
  },
  {
    id: 'arabs: not in an area without a desert path',
    given: { at: 'act egypt', income: 2, countries: { egypt: { hand: 'arabs' } } },
    when: 'event arabs',
    dice: '1',
    can: ['aim-place petra', 'aim-place pelusium'],
    cannot: ['aim-place memphis', 'aim-place thebes', 'aim-place sais'],
  },
  {
    id: 'arameans: in the areas the card names, free of enemies',
    given: {
      at: 'act babylonia',
      income: 2,
      rebel: 'babylonia',
      countries: { babylonia: { hand: 'arameans' }, assyria: { at: { suhu: 'li' } } },
    },
    when: 'event arameans',
    dice: '1',
    can: ['aim-place gambulu', 'aim-place laqe', 'aim-place tadmor'],
    cannot: ['aim-place suhu', 'aim-place petra'],
  },
  {
    id: 'free companies: three mercenaries to hire at half price in this impulse',
    given: { at: 'act elam', ap: 0, income: 2, countries: { elam: { hand: 'free-companies', at: { susa: 'li' } } } },
    when: 'event free-companies; hire mercenary-hc-3; at susa',
    dice: 'mercenary-hc-3 mercenary-li-2 mercenary-b-2',
    now: { susa: 'elam: li m-hc', ap: '1.25' },
  },
  {
    id: 'levy: two regulars of factor 2 free',
    given: { at: 'act elam', options: PLAIN, countries: { elam: { hand: 'levy' } } },
    when: 'event levy; pick elam-li-2; at susa; pick elam-lc-2; at madaktu',
    now: { susa: 'elam: li', madaktu: 'elam: lc', asked: 'elam act' },
  },
  {
    id: 'levy: no unit of a higher factor; one may stop early',
    given: { at: 'act elam', options: PLAIN, countries: { elam: { hand: 'levy' } } },
    when: 'event levy',
    can: ['pick elam-lc-2', 'done'],
    cannot: ['pick elam-b-3', 'pick elam-hi-3'],
  },
  {
    id: 'shipwrights: ships are built and repaired free',
    given: {
      at: 'act babylonia',
      countries: { babylonia: { hand: 'shipwrights', at: { 'gulf-sealand': 'ship-' } } },
    },
    when: 'event shipwrights free-ships; pick babylonia-ship-2; aim-place gulf-sealand; done',
    now: { 'gulf-sealand': 'babylonia: ship*2' },
    can: ['end'],
  },
  {
    id: 'shipwrights: without a port of one s own two mercenaries are made whole',
    given: {
      at: 'act media',
      countries: { media: { hand: 'shipwrights', at: { ecbatana: 'm-li-*2 m-b- li-' } } },
    },
    when: 'event shipwrights free-rebuild; aim-place ecbatana; pick mercenary-b-2 reduced; aim-place ecbatana',
    now: { ecbatana: 'media: li- m-li m-li- m-b', asked: 'media act' },
    cannot: ['event shipwrights free-ships'],
  },
  {
    id: 'horse breeders: LC, HB or HC at half price, rounded up',
    given: { at: 'act media', income: 4, options: PLAIN, countries: { media: { hand: 'hc-me-horse' } } },
    when: 'event hc-me-horse half-price-build; pick media-hb-3; at ecbatana',
    now: { ecbatana: 'media: hb', ap: '1' },
  },
  {
    id: 'akitu: two regulars and two wall levels, and a card',
    given: {
      at: 'act babylonia',
      deck: 'omens',
      countries: { babylonia: { hand: 'hc-ba-akitu', at: { babylon: 'li-*2 hi- m-li-' } } },
      damage: { babylon: 1, uruk: 2 },
    },
    when: 'event hc-ba-akitu; aim-place babylon; pick babylonia-hi-3 reduced; aim-place babylon; aim uruk; aim babylon',
    dice: 'omens',
    now: {
      babylon: 'babylonia: hi li li- m-li-',
      'uruk damage': '1',
      'babylon damage': '0',
      'babylonia hand': 'omens',
      asked: 'babylonia act',
    },
  },
  {
    id: 'drill: mercenaries become regulars of the same or lower factor, on the same side',
    given: { at: 'act elam', countries: { elam: { hand: 'hc-el-drill', at: { susa: 'm-hi- m-li' } } } },
    when: 'event hc-el-drill; aim-place susa; pick mercenary-hi-3 reduced; pick elam-b-3; done',
    now: { susa: 'elam: b- m-li', asked: 'elam act' },
  },
  {
    id: 'drill: nor where the pool has none so weak',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'hc-el-drill', at: { susa: 'm-li' } } },
      also: (s, b) => {
        const c = b.countryOf('elam')
        for (let u = 0; u < b.firstLeader; u++)
          if (b.nation[u] === c && b.full[u] < 3 && !b.ship[u]) move(s, u, b.waiting)
      },
    },
    cannot: ['event hc-el-drill'],
  },
  {
    id: 'drill: not for a stronger one',
    given: { at: 'act elam', countries: { elam: { hand: 'hc-el-drill', at: { susa: 'm-li' } } } },
    when: 'event hc-el-drill; aim-place susa; pick mercenary-li-2',
    can: ['pick elam-li-2', 'pick elam-lc-2'],
    cannot: ['pick elam-b-3'],
  },
  {
    id: 'Phrygian gold: three mercenaries are placed free, the others go back',
    given: { at: 'act phrygia', countries: { phrygia: { hand: 'hc-pr', at: { gordion: 'li' } } } },
    when: 'event hc-pr; pick mercenary-hb-3; at gordion; done',
    dice: 'mercenary-hb-3 mercenary-li-2 mercenary-b-2',
    now: { gordion: 'phrygia: li m-hb', 'pool-phrygia': 'phrygia: hi*4 li*3 lc*2 ch b pr-mita- pr-kurti-' },
  },
  {
    id: 'Israel: a CH free',
    given: { at: 'act israel', countries: { israel: { hand: 'hc-is' } } },
    when: 'event hc-is free-build; pick israel-ch-3',
    now: { samaria: 'israel: ch' },
  },
  {
    id: 'Persia: one unit free in an area of its own',
    given: { at: 'act persia', countries: { persia: { hand: 'hc-pe' } } },
    when: 'event hc-pe free-build; pick persia-b-3; at anshan',
    now: { anshan: 'persia: b' },
  },
]
