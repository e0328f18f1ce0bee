// Layout shifts: those that the browser reports, and the places of a table's parts before and after.

import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Parts and pieces: what a hand is on its way to. Words inside a part may be others after a move. */
const FIXED =
  '.panel, .prompt, .bar, .tabs, .seat-strip, .seat-strip li, .play-lower-tabs, .prompt-undo, .duel-place, .duel-wonder, .duel-token-piece, .duel-offer, .duel-do'

/** Notes what the browser itself calls a shift, also right after a click. */
export const watchShifts = (page: Page) =>
  page.evaluate(fixed => {
    window.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: readonly { node?: Node }[] }
        for (const { node } of sources) {
          if (node instanceof Element && node.isConnected && node.matches(fixed)) window.shifts.push(node.className)
        }
      }
    }).observe({ type: 'layout-shift' })
  }, FIXED)

const PARTS =
  '#prompt, #actions, #record, .duel-city, .duel-wonders, .duel-pyramid, .duel-side, .duel-inspector, .duel-goods, .seat-strip, .play-lower'

export const places = (page: Page) =>
  page.locator(PARTS).evaluateAll(parts =>
    parts.map(part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.id || part.className.split(' ')[0]} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )
