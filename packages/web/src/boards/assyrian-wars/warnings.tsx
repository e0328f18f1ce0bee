// The warning under the prompt: who wins when and by what, or what is in danger; "Show" leads there.

import { useIslands } from '../../ui/islands/context.ts'
import { WarningBar } from '../kit/warning-bar.tsx'
import { type Aw, useAw } from './context.ts'
import { NAMING } from './facts.ts'
import { turnWords } from './turn-words.ts'
import { type AwWarning, warningsOf } from './warnings.ts'

/** The same warning is not given twice. */
const keyOf = (warning: AwWarning): string =>
  'place' in warning ? `${warning.what} ${warning.place}` : `${warning.what} ${'power' in warning ? warning.power : ''}`

function wordsOf(
  { say, nameOf }: Aw,
  t: ReturnType<typeof turnWords.use>,
  warning: AwWarning,
): { readonly head: string; readonly why: string } {
  switch (warning.what) {
    case 'capital':
      return {
        head: t('capital', { place: say(NAMING.place(warning.place)) }),
        why: t('capitalWhy', { n: warning.enemies, own: warning.own }),
      }
    case 'hand':
      return {
        head: t('hand', { n: warning.cards, most: warning.most }),
        why: t('handWhy', { n: warning.cards - warning.most }),
      }
    default: {
      const country = nameOf(warning.power)
      const figures = { country, points: warning.points, others: warning.others, lacks: warning.lacks }
      return { head: t(warning.what, figures), why: t('pointsWhy', figures) }
    }
  }
}

export function Warnings() {
  const aw = useAw()
  const t = turnWords.use()
  const islands = useIslands()
  const show = (warning: AwWarning) => {
    if (warning.what === 'capital') return () => aw.look(`place.${warning.place}`)
    // On a phone hand and powers have no island to open.
    if (!islands) return undefined
    return () => islands.fold(warning.what === 'hand' ? 'hand' : 'sums', true)
  }
  // An earlier position has nothing to be warned of.
  const warnings = aw.question === undefined ? [] : warningsOf(aw.view, aw.position.mine)
  return (
    <WarningBar
      form={aw.form}
      warnings={warnings.map(warning => {
        const shown = show(warning)
        return { key: keyOf(warning), ...wordsOf(aw, t, warning), ...(shown && { show: shown }) }
      })}
    />
  )
}
