// Legions march and triremes sail: from where, to where, how many, and what battles that leads to.

import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { placeName, placeOf } from './actions-by-piece.ts'
import { battlesAhead, meetingsAt, moved } from './battles.ts'
import { Box, Buttons, Ends, type Part, Pick, youOf } from './buttons.tsx'
import { type Mare, type Plan, useMare } from './context.ts'
import { movable } from './movable.ts'
import { Chances } from './odds.tsx'
import { mareNostrum } from './on-map.ts'
import { actionOf } from './position.ts'
import './moving.css'

/** Of the place in hand to this one. */
export const wayTo = ({ pieces }: Mare, from: string, to: string): Choice | undefined =>
  pieces.get(`from.${from}`)?.find(choice => placeOf(actionOf(choice))?.place === to)

/** One unit a touch: from where, to where, and the end of it. Units that were carried go together. */
export function Moving({ mare }: Part) {
  const { chosen, pieces, say, w, form, asked, plan, position } = mare
  if (plan) return <Going mare={mare} plan={plan} />
  const [kind, from] = readPiece(chosen ?? '')
  const ends = pieces.get('end') ?? []
  const ways = kind === 'from' && chosen !== undefined ? (pieces.get(chosen) ?? []) : []
  const sources = [...pieces.keys()].filter(piece => piece.startsWith('from.'))
  const march = asked === 'march'
  const ahead = march ? battlesAhead(position.state, position.mine) : []
  const placeNameOf = (choice: Choice): string => {
    const found = placeOf(actionOf(choice))
    return found ? say(placeName(found.place)) : say(mareNostrum.text.action(actionOf(choice)))
  }
  return (
    <Box
      title={ways.length > 0 ? w('oneTo', { place: say(placeName(from)) }) : say(youOf(mare))}
      end={<Ends mare={mare} choices={ends} />}
    >
      <div ref={scrollFade} className="mare-action-panel-scroll">
        {ways.length > 0 ? (
          <Buttons mare={mare} choices={ways} label={placeNameOf} />
        ) : (
          <>
            {/* Whoever has battles ahead has marched: their chances need the room. */}
            {ahead.length === 0 && (
              <p className="mare-note">
                {w(march ? 'marchHint' : 'sailHint')} {w(march ? 'marchDrag' : 'sailDrag')}
              </p>
            )}
            {form === 'phone' && <Pick mare={mare} pieces={sources} />}
            {ahead.length > 0 && <h4 className="mare-ahead">{w('ahead')}</h4>}
            {ahead.map(battle => (
              <Chances key={`${battle.place} ${battle.foe}`} battle={battle} head="who" />
            ))}
          </>
        )}
      </div>
    </Box>
  )
}

/** Carried units before they go: how many of them, and what they would meet. */
function Going({ mare, plan }: Part & { readonly plan: Plan }) {
  const { say, w, position, intend, actAll } = mare
  const { from, to, n } = plan
  const all = movable(mare, from)
  const meets = meetingsAt(moved(position.state, position.mine, from, to, n), position.mine, to)
  const notation = wayTo(mare, from, to)?.notation
  const go = () => {
    if (notation !== undefined) actAll(Array<string>(n).fill(notation))
  }
  const leave = () => intend(undefined)
  const change = (by: 1 | -1) => intend({ ...plan, n: Math.min(all, Math.max(1, n + by)) })
  useKeys({ d: go, e: leave })
  return (
    <Box
      title={w('fromTo', { from: say(placeName(from)), to: say(placeName(to)) })}
      end={
        <div className="map-ends">
          <button type="button" className="map-do" aria-keyshortcuts="E" onClick={leave}>
            <BoardIcon name="cross" />
            <span>{w('leaveIt')}</span>
            <Key>E</Key>
          </button>
          <button
            type="button"
            data-go
            // biome-ignore lint/a11y/noAutofocus: what was dropped waits for this one answer
            autoFocus
            className="map-do map-do-main"
            aria-keyshortcuts="D"
            onClick={go}
          >
            <BoardIcon name="tick" />
            <span>{w('go', { n })}</span>
            <Key>D</Key>
          </button>
        </div>
      }
    >
      <div ref={scrollFade} className="mare-action-panel-scroll">
        <Count n={n} all={all} change={change} />
        {meets.map(battle => (
          <Chances key={battle.foe} battle={battle} head="dice" />
        ))}
      </div>
    </Box>
  )
}

interface CountProps {
  readonly n: number
  readonly all: number
  change(by: 1 | -1): void
}

function Count({ n, all, change }: CountProps) {
  const { w } = useMare()
  const step = (by: 1 | -1, word: 'fewer' | 'more', sign: string, end: boolean) => (
    <button type="button" aria-label={w(word)} aria-disabled={end || undefined} onClick={() => change(by)}>
      {sign}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a figure are no fieldset
    <div className="mare-count" role="group" aria-label={w('howMany')}>
      {step(-1, 'fewer', '−', n <= 1)}
      <b className="num" role="status">
        {w('ofAll', { n, all })}
      </b>
      {step(1, 'more', '+', n >= all)}
    </div>
  )
}
