// The five reigns, and what happens between them. 3.7, 7.6

import type { TimelineData, TurnData } from './types.ts'

export const TURNS: readonly TurnData[] = [
  { turn: 1, label: 'Sargon II', from: -722, to: -705, king: 'k-sargon' },
  { turn: 2, label: 'Sennacherib', from: -705, to: -681, king: 'k-sennacherib' },
  { turn: 3, label: 'Esarhaddon', from: -681, to: -669, king: 'k-esarhaddon' },
  { turn: 4, label: 'Ashurbanipal', from: -669, to: -627, king: 'k-ashurbanipal' },
  { turn: 5, label: 'Decline and Fall', from: -627, to: -605, king: 'k-sin-shar-ishkun' },
]

export const TIMELINE: readonly TimelineData[] = [
  {
    interphase: 1,
    id: 't1-succ-as',
    effect: { op: 'succession', country: 'assyria', king: 'k-sennacherib', modifier: 0, area: 'nineveh' },
  },
  {
    interphase: 1,
    id: 't1-succ-eg',
    effect: { op: 'succession', country: 'egypt', king: 'k-shebitku', modifier: 0, area: 'memphis' },
  },
  {
    interphase: 1,
    id: 't1-succ-ba',
    effect: { op: 'succession', country: 'babylonia', king: 'k-mushezib', modifier: 0, area: 'babylon' },
  },
  {
    interphase: 1,
    id: 't1-succ-el',
    effect: { op: 'succession', country: 'elam', king: 'k-hallushu', modifier: 0, area: 'susa' },
  },
  {
    interphase: 1,
    id: 't1-cimmerians',
    effect: {
      op: 'nomadsAppear',
      tribe: 'cimmerians',
      area: 'gamir',
      leader: 'ci-teushpa',
      harassOnly: 'urartu',
      untilTurn: 2,
      units: 'wholePool',
      diplomacy: { level: 0 },
    },
  },
  {
    interphase: 2,
    id: 't2-succ-as',
    effect: { op: 'succession', country: 'assyria', king: 'k-esarhaddon', modifier: 2, area: 'nineveh' },
  },
  {
    interphase: 2,
    id: 't2-succ-eg',
    effect: { op: 'succession', country: 'egypt', king: 'k-taharqa', modifier: 0, area: 'memphis' },
  },
  {
    interphase: 2,
    id: 't2-succ-el',
    effect: { op: 'succession', country: 'elam', king: 'k-humban-haltash', modifier: 0, area: 'susa' },
  },
  { interphase: 2, id: 't2-as-cavalry', effect: { op: 'poolRelease', country: 'assyria', tag: 'turn:3' } },
  {
    interphase: 2,
    id: 't2-scythians',
    effect: {
      op: 'nomadsAppear',
      tribe: 'scythians',
      area: 'ishkuza',
      leader: 'sc-ishpakai',
      harassOnly: 'urartu',
      untilTurn: 3,
      units: 'wholePool',
      diplomacy: { level: 0 },
    },
  },
  {
    interphase: 3,
    id: 't3-succ-as',
    effect: { op: 'succession', country: 'assyria', king: 'k-ashurbanipal', modifier: 1, area: 'nineveh' },
  },
  {
    interphase: 3,
    id: 't3-succ-me',
    effect: {
      op: 'kingAppears',
      country: 'media',
      king: 'k-kashtaritu',
      area: 'ecbatana',
      poolTag: 'turn:4',
      unlock: 'medianArmyGroup',
      rollIf: 'conquered',
    },
  },
  {
    interphase: 3,
    id: 't3-succ-eg',
    effect: { op: 'succession', country: 'egypt', king: 'k-psamtik', modifier: 0, poolTag: 'turn:4', area: 'memphis' },
  },
  {
    interphase: 3,
    id: 't3-succ-ba',
    effect: { op: 'succession', country: 'babylonia', king: 'k-shamash', modifier: 0, area: 'babylon' },
  },
  {
    interphase: 3,
    id: 't3-succ-el',
    effect: { op: 'succession', country: 'elam', king: 'k-teumman', modifier: 0, area: 'susa' },
  },
  {
    interphase: 3,
    id: 't3-dugdamme',
    effect: { op: 'nomadLeader', tribe: 'cimmerians', leader: 'ci-dugdamme', area: 'gamir' },
  },
  {
    interphase: 4,
    id: 't4-succ-as',
    effect: { op: 'succession', country: 'assyria', king: 'k-sin-shar-ishkun', modifier: 5, area: 'nineveh' },
  },
  {
    interphase: 4,
    id: 't4-succ-me',
    effect: {
      op: 'kingAppears',
      country: 'media',
      king: 'k-cyaxares',
      area: 'ecbatana',
      poolTag: 'turn:5',
      rollIf: 'conquered',
    },
  },
  {
    interphase: 4,
    id: 't4-succ-ba',
    effect: {
      op: 'succession',
      country: 'babylonia',
      king: 'k-nabopolassar',
      modifier: -1,
      poolTag: 'turn:5',
      area: 'babylon',
    },
  },
  {
    interphase: 4,
    id: 't4-succ-eg',
    effect: {
      op: 'succession',
      country: 'egypt',
      king: 'k-necho',
      modifier: 0,
      option: 'joinAssyrianCampFree',
      area: 'memphis',
    },
  },
  {
    interphase: 4,
    id: 't4-succ-el',
    effect: { op: 'succession', country: 'elam', king: 'k-humban-haltash3', modifier: 0, area: 'susa' },
  },
  {
    interphase: 4,
    id: 't4-partatua',
    effect: { op: 'nomadLeader', tribe: 'scythians', leader: 'sc-partatua', area: 'ishkuza' },
  },
  { interphase: 4, id: 't4-decline', effect: { op: 'ecoMinus', country: 'assyria', count: 1 } },
]
