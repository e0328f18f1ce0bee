// Refusals of politics: each with its code and its rule. 6.9, 7.1, 7.4

import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { PLEDGED } from '../common/tributaries.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, type SceneWords } from '../testing/scene.ts'

const of = (id: string): number => BOARD.countryOf(id)
const PLAIN: SceneWords = { rebel: 'babylonia elam', ap: 20, countries: { assyria: { at: { nineveh: 'hi' } } } }
const court: SceneWords['also'] = s => {
  s.phasing = -1
  s.frames.length = 0
  s.frames.push(frames.politics.make({ asked: 5 }), frames.court.make({ of: of('elam'), again: 0 }))
}

const CASES: readonly Case[] = [
  {
    id: 'influence',
    given: {
      ...PLAIN,
      tracks: { syria: 'egypt 13', urartu: 'assyria 15', judah: 'assyria 14' },
      wars: 'assyria israel',
      active: 'syria israel',
      countries: { scythians: { at: { regroup: 'hb' } } },
      also: s => {
        s.inPlay |= 1 << of('scythians')
        s.conquered[of('persia')] = 1 << of('media')
        s.grace[BOARD.powers * of('persia') + of('media')] = 3
      },
    },
    refused: {
      'influence syria 1': 'others-ally 6.9',
      'influence urartu 1': 'marker-at-top 6.9',
      'influence judah 2': 'marker-too-far 6.9',
      'influence israel 1': 'enemies-not-influenced 6.9',
      'influence persia 1': 'grace-influence 7.1.d',
      'influence scythians 1': 'tribe-not-on-map 6.9',
      'influence cimmerians 1': 'no-marker 6.9',
      'influence phoenicia 7': 'diplomacy-limit 6.9',
    },
  },
  { id: 'influence, too dear', given: { ...PLAIN, ap: 2 }, refused: { 'influence syria 3': 'costs-more 6.9' } },
  {
    id: 'influence by a minor',
    given: {
      ...PLAIN,
      at: 'act syria',
      tracks: { syria: 'assyria 13' },
      countries: { syria: { at: { damascus: 'li' } } },
    },
    refused: { 'influence judah 1': 'powers-only 6.9', 'passage egypt': 'powers-only 6.9' },
  },
  {
    id: 'war',
    given: { ...PLAIN, at: 'act media', ap: 4, also: s => void (s.pledge[of('media')] = PLEDGED) },
    refused: {
      'war assyria': 'war-payer 5.2.3',
      'war egypt': 'costs-more 7.4.2',
      'war scythians': 'war-not-in-play 7.4.2',
    },
  },
  {
    id: 'war within a camp, and where there is war',
    given: { ...PLAIN, at: 'act elam' },
    refused: { 'war babylonia': 'war-allied 7.4.1', 'war assyria': 'war-at-war 7.4.2' },
  },
  {
    id: 'war by a minor under temporary control',
    given: {
      ...PLAIN,
      at: 'act israel',
      wars: 'assyria israel',
      countries: { israel: { at: { samaria: 'li' } } },
      runners: { israel: 'elam' },
    },
    refused: { 'war egypt': 'war-controller 7.4.5', surrender: 'controller-surrenders-not 7.1.b' },
  },
  {
    id: 'conquest',
    given: {
      ...PLAIN,
      wars: 'assyria syria, egypt syria, assyria persia',
      active: 'syria persia',
      countries: {
        assyria: { controls: 'sippar arpad parsa', at: { sippar: 'hi', arpad: 'li', parsa: 'li' } },
        egypt: { controls: 'damascus hamath', at: { damascus: 'li' } },
      },
      also: s => {
        s.tried[of('persia')] = 1
        s.dealt[of('assyria')] = 1 << of('egypt')
      },
    },
    refused: {
      'conquer babylonia': 'conquest-too-few 7.1',
      'conquer elam': 'conquest-holds-none 7.1',
      'conquer media': 'conquest-not-at-war 7.1',
      'conquer syria': 'conquest-others 7.1.c',
      'conquer persia': 'conquest-tried 6.13',
      surrender: 'assyria-surrenders-not 7.1.b',
    },
  },
  {
    id: 'surrender',
    given: { ...PLAIN, at: 'act elam' },
    refused: { surrender: 'surrender-early 7.1.b' },
  },
  {
    id: 'offers',
    given: {
      ...PLAIN,
      at: 'act elam',
      wars: 'elam persia',
      active: 'persia',
      also: s => void (s.dealt[of('elam')] = 1 << of('media')),
    },
    refused: {
      'passage media': 'offer-made 6.9',
      'passage babylonia': 'allied-already 6.9',
      'passage assyria': 'at-war-with 6.9',
      'close egypt': 'no-passage 6.9',
      'peace egypt': 'not-at-war 7.4.3',
      'peace persia': 'peace-between-turns 7.4.3',
      'cede hc-el-drill assyria': 'not-in-hand 7.4.3',
    },
  },
  {
    id: 'The Two Rivers',
    given: { scenario: 'two-rivers', seats: 3, rebel: 'babylonia elam', at: 'act elam', ap: 20, countries: {} },
    refused: { 'peace assyria': 'scenario-closed 7.4', 'ransom assyria': 'scenario-closed 7.4' },
  },
  {
    id: 'camps between turns',
    given: { ...PLAIN, also: court },
    refused: { 'join rebel': 'join-camp 7.4.1' },
  },
  {
    id: 'camps in an impulse',
    given: { ...PLAIN, at: 'act egypt' },
    refused: { 'join rebel': 'join-between-turns 7.4.1' },
  },
  {
    id: 'camps are changed once',
    given: { ...PLAIN, also: court },
    when: 'leave-camp',
    refused: { 'join rebel': 'camp-changed 7.4.1', 'leave-camp': 'camp-changed 7.4.1' },
  },
  {
    id: 'provinces',
    given: {
      ...PLAIN,
      wars: 'assyria syria',
      active: 'syria',
      countries: {
        assyria: {
          controls: 'damascus carchemish arpad hamath',
          at: { damascus: 'li', carchemish: 'li', arpad: 'li' },
        },
      },
    },
    when: 'conquer syria',
    refused: {
      'province damascus': 'province-rich 7.1.d',
      'province carchemish': 'province-rich 7.1.d',
      'province hamath': 'province-empty 7.1.d',
      'province sippar': 'province-elsewhere 7.1.d',
    },
  },
]

describe('refusals of politics', () => {
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
})
