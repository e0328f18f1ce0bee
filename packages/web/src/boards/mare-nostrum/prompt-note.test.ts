// The prompt brings the facts a question is about: price and what is left, who can go where, and whom they would meet.

import { speaker, speakerOf } from '@tabularium/kernel'
import { type MnAction, mareNostrum } from '@tabularium/mare-nostrum'
import { play, type SceneWords, scene } from '@tabularium/mare-nostrum/scene'
import { expect, test, vi } from 'vitest'
import { choicesBy } from '../kit/choices.ts'
import { pieceOf } from './actions-by-piece.ts'
import type { Mare } from './context.ts'
import { readPosition, suggested } from './position.ts'
import { noteOf } from './prompt-note.ts'
import { boardWords } from './words.ts'

// Boards ask for the settings when they are drawn; there is no window here.
vi.mock('../../settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}), isCalm: () => true }))

const spoken = speaker('en', boardWords.dictionaries.en)

/** What the prompt says to the first player, who has this in hand. */
function noteIn(at: SceneWords, more: Partial<Mare>, ...moves: readonly string[]) {
  const s = scene(at)
  play(s, moves)
  const view = mareNostrum.view(s, 0)
  const out: MnAction[] = []
  const n = mareNostrum.legal(s, 0, out)
  const choices = out.slice(0, n).map(action => ({ notation: action.notation, action }))
  const position = readPosition(view, 0)
  const asked = view.frames.at(-1)?.at
  return noteOf({
    ...{ view, seat: 0, position, asked, chosen: undefined, plan: undefined },
    pieces: choicesBy<MnAction>(choices, action => [pieceOf(action)]),
    lifted: asked === 'pay' ? suggested(position) : [],
    say: speakerOf(mareNostrum, 'en', ['Ania', 'Bartek', 'Celina']),
    w: (key, args) => spoken(args ? { key, args } : { key }),
    empireOf: seat => ['Rome', 'Carthage', 'Greece'][seat],
    ...more,
  })
}

const RICH: SceneWords = {
  at: 'build R',
  players: { R: { stock: 'coin*2 gems metal wood gold', legions: 'latium' }, C: {} },
}
const WAR: SceneWords = {
  at: 'turn R',
  players: { R: { legions: 'latium*3' }, C: { control: 'italia', legions: 'italia*2' } },
}

test.each([
  {
    id: 'a build says its price and how much is left',
    said: noteIn(RICH, { chosen: 'build.legion' }),
    want: {
      lead: 'Legion:',
      text: 'costs 3 of your 6 resources.',
      more: 'Left after that: 3. At the end of the phase you keep only coins, at most 2.',
    },
  },
  {
    id: 'with the gardens more is kept',
    said: noteIn(
      { ...RICH, players: { R: { ...RICH.players.R, cards: 'hanging-gardens' }, C: {} } },
      { chosen: 'build.legion' },
    ),
    want: { lead: 'Legion:', text: 'costs 3 of your 6 resources.', more: 'Left after that: 3.' },
  },
  {
    id: 'a payment names what is left',
    said: noteIn(RICH, {}, 'legion latium'),
    want: {
      lead: 'Legion in Latium:',
      text: 'Paying 3 of 3.',
      more: 'Left after that: coin × 2, gold. At the end of the phase you keep only coins, at most 2.',
    },
  },
  {
    id: 'a march says how many can go where',
    said: noteIn(WAR, { chosen: 'from.latium' }),
    want: {
      lead: 'Latium:',
      text: '3 legions can still go to: Gallia, Italia.',
      more: 'Or drag legions to where they should go, as many as you like.',
    },
  },
  {
    id: 'a march that is planned says whom it meets',
    said: noteIn(WAR, { chosen: 'from.latium', plan: { from: 'latium', to: 'italia', n: 2 } }),
    want: { lead: 'Latium → Italia:', text: '2 of 3.', more: 'There will be a battle with Carthage.' },
  },
  { id: 'nothing in hand', said: noteIn(RICH, {}), want: undefined },
])('$id', ({ said, want }) => {
  expect(said).toEqual(want)
})
