// Records of older rules: options they did not know, or that meant something else, as they were played then.

import type { GameRecord } from '@tabularium/kernel'

/** Before rules 2: the gentle test of supremacy was the only one, and only The Two Rivers said what it recommends for itself. */
export function fromRules1(record: GameRecord): GameRecord {
  const options: Record<string, string> = { supremacy: 'gentle', ...record.options }
  for (const name of ['fog', 'elimination']) if (options[name] === 'scenario') options[name] = 'off'
  return { ...record, options }
}

/** Before rules 3: a turn had at most forty rounds (N01), and tribes walked with AP that their units needed (N120). No option tells. */
export const fromRules2 = (record: GameRecord): GameRecord => record
