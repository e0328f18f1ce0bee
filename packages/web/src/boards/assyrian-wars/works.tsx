// What the purse pays for besides cards and armies, during one's own impulse: build, hire, raid and the rest, each with its choices.
// It stands beside the hand; what cannot be done now says why.

import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { Buttons } from './action-panel.tsx'
import { namePiece } from './actions-by-piece.ts'
import { type Aw, useAw } from './context.ts'
import { sharedPrice } from './odds.tsx'
import { type Work, worksOf } from './undertakings.ts'
import './action-panel.css'

export function Works() {
  const aw = useAw()
  const { chosen, pieces, view, w } = aw
  const works = worksOf(pieces, view.phasing)
  const inHand = works.find(({ piece }) => piece === chosen)
  return (
    <section className={`aw-desk panel ${inHand ? '' : 'aw-desk-works'}`} aria-label={w('works')}>
      {inHand ? <Chosen aw={aw} work={inHand} /> : <All aw={aw} works={works} />}
    </section>
  )
}

function All({ aw, works }: { readonly aw: Aw; readonly works: readonly Work[] }) {
  const { choose, why, say, w } = aw
  useKeys(
    Object.fromEntries(
      works.flatMap(({ key, piece, can }) => (key === undefined || !can ? [] : [[key, () => choose(piece)]])),
    ),
  )
  return (
    <>
      <h3>{w('works')}</h3>
      <div className="aw-desk-scroll">
        <div className="aw-buttons aw-works">
          {works.map(({ piece, can, key, asked }) => (
            <button
              key={piece}
              type="button"
              data-piece={piece}
              className={`aw-do ${can ? '' : 'aw-do-not'}`}
              aria-disabled={can ? undefined : true}
              aria-keyshortcuts={can ? key?.toUpperCase() : undefined}
              onClick={() => (can ? choose(piece) : asked !== undefined && why(asked))}
            >
              {key !== undefined && <Key>{key.toUpperCase()}</Key>}
              <span>{say(namePiece(piece))}</span>
            </button>
          ))}
        </div>
      </div>
    </>
  )
}

function Chosen({ aw, work }: { readonly aw: Aw; readonly work: Work }) {
  const { say } = aw
  const shared = sharedPrice(aw, work.choices)
  return (
    <>
      <div className="aw-desk-head">
        <h3>{say(namePiece(work.piece))}</h3>
        {shared !== undefined && <b className="aw-price-mark num">{shared}</b>}
      </div>
      <div className="aw-desk-scroll">
        <Buttons aw={aw} choices={work.choices} priced={shared === undefined} />
      </div>
    </>
  )
}
