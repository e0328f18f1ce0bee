// One rule at the side of a table.

import { RulePanel } from './rules-panel.tsx'

export const overPage = true

export const ARule = () => <RulePanel game="wonders-duel" number="6.2" onClose={() => {}} />
