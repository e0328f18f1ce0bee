// The list of the recap: whose doing each step is, and all its details within reach though one line of them stands there.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Area } from '../../words.ts'
import type { RecapStep } from './model.ts'
import { RecapList } from './panel.tsx'
import type { RecapPlayer } from './player.ts'

// The page asks for the settings; there is no window here.
vi.mock('../../settings.ts', () => {
  const SETTINGS = { language: 'en', recapPace: 'calm' }
  return {
    settings: () => SETTINGS,
    useSettings: () => SETTINGS,
    change: () => undefined,
    RECAP_PACES: ['calm', 'quick'],
  }
})

const step = (n: number, more: Partial<RecapStep>): RecapStep => ({
  ...{ n, first: n, last: n, seat: 1, title: `Title ${n}`, details: [], run: 1, touch: undefined, kind: 'plain' },
  ...{ places: [], pieces: [], arrows: [], lost: [] },
  ...more,
})

/** The lines of the list, as they are drawn. */
const lines = (steps: readonly RecapStep[]): readonly string[] =>
  renderToStaticMarkup(
    createElement(RecapList, {
      ...{ steps, balance: [], small: false, close: () => undefined },
      words: { use: () => (key: string) => key } as unknown as Area,
      now: { status: 'paused', at: 0, phase: 'before' },
      player: {} as RecapPlayer,
    }),
  )
    .split('<li>')
    .filter(html => html.includes('recap-line'))

test('every step has an emblem: of its seat, of chance or of the rules', () => {
  const drawn = lines([step(1, {}), step(2, { seat: undefined, kind: 'dice' }), step(3, { seat: undefined })])
  expect(drawn.map(html => html.match(/recap-noseat/)?.length ?? 0)).toEqual([0, 1, 1])
  expect(drawn.map(html => (html.match(/<svg|class="seat/g) ?? []).length > 0)).toEqual([true, true, true])
  expect(drawn[1].match(/ d="([^"]+)"/)?.[1]).not.toBe(drawn[2].match(/ d="([^"]+)"/)?.[1])
})

test('one detail stands there, the title has all of them', () => {
  const [html] = lines([step(1, { details: ['First detail.', 'Second detail.'] })])
  expect(html).toContain('<small>First detail.</small>')
  expect(html).toContain('title="Title 1\nFirst detail.\nSecond detail."')
})
