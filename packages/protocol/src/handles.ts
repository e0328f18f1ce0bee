// How a name is written in an address (/@name). Without schemas: pages load it.

/** Letters and figures stay; everything between them is one `_`. */
export const handleOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

/** How a finished game ended for somebody. */
export const GAME_RESULTS = ['won', 'lost', 'shared', 'none'] as const

/** Who may write to somebody: everybody, those whom the person follows, or nobody. */
export const CONTACTS = ['all', 'followed', 'none'] as const
