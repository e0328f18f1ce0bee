// Where examples stand: on the page they are read on, and on the board they are played on.

import type { Example, ShownExample } from '@tabularium/kernel'

/** Whether something is done in it, or tried in vain: a position to look at cannot be played. */
export const isPlayable = ({ steps, refused }: ShownExample): boolean => steps.length > 1 || refused.length > 0

/** Where it stands on the pages that show it: the way back leads here. */
export const exampleAnchor = (id: string): string => `example-${id}`

/** The pages that show examples. */
export type ExamplePage = 'introduction' | 'rules'

/** To the board, to play it. */
export const exampleAddress = (game: string, { id }: Example, from: ExamplePage): string =>
  `/rules/${game}/example/${id}${from === 'introduction' ? '?from=introduction' : ''}`

/** From the board back to where it was read. */
export const addressBefore = (game: string, { id, rule }: Example, from: ExamplePage): string =>
  `/rules/${game}/${from === 'introduction' ? from : rule}#${exampleAnchor(id)}`
