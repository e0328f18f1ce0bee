// Pieces lifted out of one's own stock: a set that pays, or an offer put up in secret.

import { PIECE_NAMES } from '@tabularium/mare-nostrum/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { Box, type Part } from './buttons.tsx'
import type { Mare } from './context.ts'
import { mareNostrum } from './on-map.ts'
import { offerPlaces, offersFreely, payPath, sum } from './position.ts'

/** What is being paid for, in words. */
function builtWords({ view, say }: Mare): string {
  const what = view.frames.at(-1)?.what
  const action = what === undefined ? undefined : mareNostrum.actions.parse(what)
  return action ? say(mareNostrum.text.action(action)) : ''
}

export function Payment({ mare }: Part) {
  const { w, view, lifted, pieces, position, actAll, act } = mare
  const price = view.frames.at(-1)?.b ?? 0
  const begun = sum(view.paid)
  const path = payPath(position, lifted)
  const back = pieces.get('end') ?? []
  useKeys({ d: () => (path ? actAll(path) : false), e: () => (back.length > 0 ? act(back[0].notation) : false) })
  return (
    <Box small title={builtWords(mare)} note={w('paying', { n: sum(lifted) + begun, all: price })}>
      <p className="mare-note">{sum(lifted) + begun === price && !path ? w('notSet') : w('payHint')}</p>
      <div className="map-ends">
        {back.map(({ notation }) => (
          <button
            key={notation}
            type="button"
            className="map-do"
            data-notation={notation}
            onClick={() => act(notation)}
          >
            <BoardIcon name="left" />
            <span>{w('takeBack')}</span>
            <Key>E</Key>
          </button>
        ))}
        <button
          type="button"
          data-pay
          className="map-do map-do-main"
          aria-disabled={path ? undefined : true}
          onClick={() => path && actAll(path)}
        >
          <BoardIcon name="tick" />
          <span>{w('pay')}</span>
          <Key>D</Key>
        </button>
      </div>
    </Box>
  )
}

export function Offer({ mare }: Part) {
  const { w, view, lifted, actAll, position } = mare
  const wanted = view.frames.at(-1)?.a ?? 0
  const already = sum(view.own?.offer ?? [])
  const n = sum(lifted) + already
  const free = offersFreely(view, position.mine)
  const places = offerPlaces(view, position.mine)
  const full = free ? n <= places : n === wanted
  // Antigone's number is hers alone: what she leaves empty takes as many moves as what she fills.
  const empty = free ? Math.max(0, places - n) : 0
  const notations = [
    ...lifted.flatMap((count, piece) => Array<string>(count).fill(`offer ${PIECE_NAMES[piece]}`)),
    ...Array<string>(empty).fill('offer done'),
  ]
  useKeys({ d: () => (full ? actAll(notations) : false) })
  return (
    <Box small title={free ? w('offeringFree', { n }) : w('offering', { n, all: wanted })}>
      <p className="mare-note">{w('offerHint')}</p>
      <div className="map-ends">
        <button
          type="button"
          data-offer
          className="map-do map-do-main"
          aria-disabled={full ? undefined : true}
          onClick={() => full && actAll(notations)}
        >
          <BoardIcon name="tick" />
          <span>{w('putUp')}</span>
          <Key>D</Key>
        </button>
      </div>
    </Box>
  )
}
