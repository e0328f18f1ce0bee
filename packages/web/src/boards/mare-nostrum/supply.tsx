// What an empire has left to place: legions, triremes, fortresses and control markers.

import type { Seat } from '@tabularium/kernel'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { Picture, unitPicture } from './picture.ts'
import './supply.css'

export function Supply({ seat }: { readonly seat: Seat }) {
  const { view, w } = useMare()
  const { legions, triremes, fortresses, markers, empire } = view.players[seat]
  const words = w('supply', { legions, triremes, fortresses, markers })
  const counts = [
    ['legion', legions],
    ['trireme', triremes],
    ['fortress', fortresses],
    ['control', markers],
  ] as const
  return (
    <p className="mare-supply num" title={words}>
      <span className="visually-hidden">{words}</span>
      {counts.map(([sign, n]) => (
        <span key={sign} aria-hidden="true" className={n === 0 ? 'mare-none' : ''}>
          <Picture name={unitPicture(sign, empire)} className="mare-supply-picture">
            <MareIcon name={sign} />
          </Picture>
          {n}
        </span>
      ))}
    </p>
  )
}
