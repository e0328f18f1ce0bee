// What can be done in one's own impulse besides cards and marches: build, hire, raid, leaders, envoys, peace, and the end. It stands
// at the foot of the right; what cannot be done now is dashed and says why. What is taken into hand shows its choices in its place.

import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { readPiece } from '../kit/pieces.ts'
import { Buttons, Ends } from './action-panel.tsx'
import { namePiece } from './actions-by-piece.ts'
import { type Aw, useAw } from './context.ts'
import { WorkIcon } from './icons.tsx'
import { sharedPrice } from './odds.tsx'
import { actionOf } from './position.ts'
import { type Work, worksOf } from './undertakings.ts'
import { boardWords } from './words.ts'
import './action-panel.css'

/** What may be done with a leader or a country in hand: a march has its ticket. */
function piecesChoices({ chosen, pieces }: Aw): readonly Choice[] {
  const [kind] = readPiece(chosen ?? '')
  if (chosen === undefined || (kind !== 'leader' && kind !== 'country')) return []
  return (pieces.get(chosen) ?? []).filter(choice => actionOf(choice).kind !== 'march')
}

export function Works() {
  const aw = useAw()
  const { chosen, pieces, view, w } = aw
  const works = worksOf(pieces, view)
  const inHand = works.find(({ piece }) => piece === chosen)
  const ofPiece = piecesChoices(aw)
  return (
    <section className="aw-action-panel panel" aria-label={w('works')}>
      {inHand ? (
        <Chosen aw={aw} piece={inHand.piece} choices={inHand.choices} />
      ) : chosen !== undefined && ofPiece.length > 0 ? (
        <Chosen aw={aw} piece={chosen} choices={ofPiece} />
      ) : (
        <All aw={aw} works={works} />
      )}
      <Ends aw={aw} choices={pieces.get('end') ?? []} />
    </section>
  )
}

/** A word or two: there is little room. */
const nameOf = ({ w, say }: Aw, piece: string): string => {
  const short = `short.${piece}`
  return boardWords.has(short) ? w(short) : say(namePiece(piece))
}

function All({ aw, works }: { readonly aw: Aw; readonly works: readonly Work[] }) {
  const { choose, why, say } = aw
  const press = ({ piece, can, asked }: Work) => (can ? choose(piece) : asked !== undefined && why(asked))
  useKeys(Object.fromEntries(works.flatMap(work => (work.key === undefined ? [] : [[work.key, () => press(work)]]))))
  return (
    <div className="aw-works">
      {works.map(work => (
        <button
          key={work.piece}
          type="button"
          data-piece={work.piece}
          className="map-do"
          aria-disabled={work.can ? undefined : true}
          aria-keyshortcuts={work.can ? work.key?.toUpperCase() : undefined}
          onClick={() => press(work)}
        >
          <WorkIcon piece={work.piece} />
          <span title={say(namePiece(work.piece))}>{nameOf(aw, work.piece)}</span>
          {work.key !== undefined && <Key>{work.key.toUpperCase()}</Key>}
        </button>
      ))}
    </div>
  )
}

interface ChosenProps {
  readonly aw: Aw
  readonly piece: string
  readonly choices: readonly Choice[]
}

function Chosen({ aw, piece, choices }: ChosenProps) {
  const { say } = aw
  const shared = sharedPrice(aw, choices)
  return (
    <>
      <div className="aw-action-panel-head">
        <h3>{say(namePiece(piece))}</h3>
        {shared !== undefined && <b className="aw-price-mark num">{shared}</b>}
      </div>
      <div ref={scrollFade} className="aw-action-panel-scroll">
        <Buttons aw={aw} choices={choices} priced={shared === undefined} />
      </div>
    </>
  )
}
