// A position of an example: the pool, and of each player what counts: structures, clients, stockpile, vault, and one's own hand.

import type { GrView, StructureView } from '@tabularium/glory-to-rome'
import { MATERIALS, ROLES } from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { forExamples, stillProps, type ThumbnailProps } from '../thumbnail.ts'
import { materialOf, roleOfMaterial } from './actions-by-piece.ts'
import { useRomeOf } from './board.tsx'
import { doingOf } from './camp.tsx'
import type { Rome } from './context.ts'
import { RomeIcon } from './icons.tsx'
import { counted, memoryOf, neededBy, sum } from './position.ts'
import { Back, Bricks, Disc, Tile } from './signs.tsx'
import './materials.css'
import './thumbnail.css'

function RomeThumbnail(props: ThumbnailProps<GrView>) {
  const rome = useRomeOf(stillProps(props))
  const { view, position, w, say } = rome
  const { mine, rivals } = position
  return (
    <div className="rome-still">
      <dl className="rome-still-table">
        <Part name={w('fromPool')}>
          {counted(view.pool, MATERIALS).map(([material, n]) => (
            <MaterialOf key={material} rome={rome} material={material} n={n} />
          ))}
        </Part>
        <Part name={w('sitesShort')}>
          {MATERIALS.map((material, i) => (
            <span key={material} className={`rome-still-named rome-m-${material}`}>
              <RomeIcon name={material} />
              {say({ key: `material.${material}` })}
              <span className="num">
                {view.inTown[i]}+{view.outOfTown[i]}
              </span>
            </span>
          ))}
        </Part>
      </dl>
      <ul>
        {[mine, ...rivals].map(seat => (
          <CampOf key={seat} rome={rome} seat={seat} light={props.light} />
        ))}
      </ul>
    </div>
  )
}

/** Nothing is written of what is not there. */
const Part = ({ name, children }: { readonly name: string; readonly children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )

interface NamedProps {
  readonly rome: Rome
  readonly n: number
}

const MaterialOf = ({ rome: { say }, material, n }: NamedProps & { readonly material: string }) => (
  <span className="rome-still-named">
    <Tile of={material} n={n} />
    {say({ key: `material.${material}` })}
  </span>
)

const RoleOf = ({ rome: { say }, role, n }: NamedProps & { readonly role: string }) => (
  <span className="rome-still-named">
    <Disc of={role} n={n} />
    {say({ key: `role.${role}` })}
  </span>
)

interface CampOfProps {
  readonly rome: Rome
  readonly seat: Seat
  readonly light: readonly string[]
}

function CampOf({ rome, seat, light }: CampOfProps) {
  const { view, position, w, say, nameOfSeat } = rome
  const { influence, orders, senators, vault, clients, stockpile, structures, camp, campSenators } = view.players[seat]
  const own = seat === position.mine
  const { closed, vault: known } = memoryOf(position, seat)
  const limit = position.limits[seat]
  const figures = [
    ['influence', 'influence', influence],
    ['hand', 'hand', orders + senators],
    ['vault', 'vault', `${vault}/${limit.vault}`],
    ['clientele', 'patron', `${sum(clients)}/${limit.clients}`],
  ] as const
  return (
    <li className={view.waiting.includes(seat) ? 'rome-still-turn' : ''}>
      <div className="rome-still-who">
        <SeatBadge seat={seat} size="small" />
        <b>{nameOfSeat(seat)}</b>
        <small>{doingOf(rome, seat)}</small>
      </div>
      <div className="rome-still-figures">
        {figures.map(([word, sign, figure]) => (
          <span key={sign} className="rome-still-named">
            <RomeIcon name={sign} />
            {w(word)} <b className="num">{figure}</b>
          </span>
        ))}
      </div>
      <dl>
        <Part name={w('played')}>
          {[
            ...counted(camp, MATERIALS).map(([material, n]) => (
              <RoleOf key={material} rome={rome} role={roleOfMaterial(material)} n={n} />
            )),
            ...(campSenators > 0 ? [<Name key="senator" card="senator" rome={rome} n={campSenators} />] : []),
          ]}
        </Part>
        <Part name={w('clientele')}>
          {counted(clients, ROLES).map(([role, n]) => (
            <RoleOf key={role} rome={rome} role={role} n={n} />
          ))}
        </Part>
        <Part name={w('stockpile')}>
          {counted(stockpile, MATERIALS).map(([material, n]) => (
            <MaterialOf key={material} rome={rome} material={material} n={n} />
          ))}
        </Part>
        <Part name={w('vault')}>
          {view.end !== '' && !closed
            ? known.map(([material, n]) => <MaterialOf key={material} rome={rome} material={material} n={n} />)
            : vault > 0
              ? [<Back key="vault" n={vault} />]
              : []}
        </Part>
        <Part name={w('structures')}>
          {structures.map(structure => (
            <Built
              key={structure.name}
              rome={rome}
              structure={structure}
              lit={light.includes(own ? `own.${structure.name}` : `of.${seat}.${structure.name}`)}
            />
          ))}
        </Part>
        <Part name={w('hand')}>
          {own
            ? [
                ...[...new Set(view.hand)].map(card => (
                  <Name key={card} card={card} rome={rome} n={view.hand.filter(other => other === card).length} />
                )),
                ...(senators > 0 && !view.hand.includes('senator')
                  ? [<Name key="senator" card="senator" rome={rome} n={senators} />]
                  : []),
              ]
            : []}
        </Part>
      </dl>
      {own && structures.some(({ name }) => light.includes(`own.${name}`)) && !position.plain && (
        <p>
          {structures
            .filter(({ name }) => light.includes(`own.${name}`))
            .map(({ name }) => say({ key: `function.${name}` }))
            .join(' ')}
        </p>
      )}
    </li>
  )
}

interface BuiltProps {
  readonly rome: Rome
  readonly structure: StructureView
  readonly lit: boolean
}

function Built({ rome: { say }, structure, lit }: BuiltProps) {
  const { name, site, done, open, out, placed } = structure
  return (
    <span className={`rome-still-card rome-m-${site} ${lit ? 'rome-still-lit' : ''}`}>
      {say({ key: `card.${name}` })}
      {done ? <BoardIcon name="tick" /> : <Bricks placed={placed} needed={neededBy(structure)} />}
      {out && !done && <RomeIcon name="out" />}
      {open && <RomeIcon name="open" />}
    </span>
  )
}

/** A card in hand or played, by its name and the sign of its role. */
function Name({ card, rome: { say }, n }: { readonly card: string; readonly rome: Rome; readonly n: number }) {
  const senator = card === 'senator'
  return (
    <span className={`rome-still-card ${senator ? '' : `rome-m-${materialOf(card)}`}`}>
      <RomeIcon name={senator ? 'senator' : roleOfMaterial(materialOf(card))} />
      {say({ key: `card.${card}` })}
      {n > 1 && <b className="num">×{n}</b>}
    </span>
  )
}

export const romeThumbnail = forExamples(RomeThumbnail)
