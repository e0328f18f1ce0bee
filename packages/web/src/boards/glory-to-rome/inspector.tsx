// The piece in hand, or under the pointer: what it is, what it does, and what can be done with it. With nothing in hand:
// the demands of this moment, or the vaults at the end.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { MATERIALS } from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { Choice } from '../board.ts'
import { LETTERS, letterKeys } from '../kit/answer-letters.ts'
import { materialOfRoleName, readPiece, roleOfMaterial } from './actions-by-piece.ts'
import { amountWords, factsOf, materialsWords } from './aria-labels.ts'
import { CardFace } from './card.tsx'
import { choicesFor, type Rome, useRome } from './context.ts'
import { DemandTray, useDemands } from './demand.tsx'
import { RomeIcon } from './icons.tsx'
import { FORUM_PICTURE, Picture, sitePicture, structurePicture } from './picture.ts'
import { acceptedBy, actionOf, counted, memoryOf, neededBy, structureOf } from './position.ts'
import { Bricks, Tile } from './signs.tsx'
import '../kit/inspector.css'
import './inspector.css'

export function Inspector() {
  const rome = useRome()
  const { subject, w, view, asked } = rome
  const told = useDemands(rome)
  return (
    <aside className="board-panel inspector rome-inspector" aria-label={w('inspector')}>
      {subject !== undefined && (
        <button type="button" className="rome-sheet-close" aria-label={w('close')} onClick={() => rome.look(undefined)}>
          <BoardIcon name="cross" />
        </button>
      )}
      {subject !== undefined && subject !== 'end' ? (
        <Subject key={subject} rome={rome} piece={subject} />
      ) : view.end !== '' ? (
        <Vaults rome={rome} />
      ) : told !== undefined ? (
        <DemandTray rome={rome} told={told} />
      ) : (
        <div className="inspector-idle">
          <Picture name={FORUM_PICTURE} className="rome-forum">
            <RomeIcon name="site" />
          </Picture>
          <p>
            {w(
              asked === undefined
                ? 'idleWait'
                : asked === 'lead'
                  ? 'idleLead'
                  : asked === 'follow'
                    ? 'idleFollow'
                    : 'idleAct',
            )}
          </p>
        </div>
      )}
    </aside>
  )
}

function Subject({ rome, piece }: { readonly rome: Rome; readonly piece: string }) {
  const { chosen, looked } = rome
  // What only lies under the pointer can be read, not done.
  const held = chosen === piece || looked === piece
  const choices = held ? choicesFor(rome, piece) : []
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div ref={scrollFade} className="rome-facts" tabIndex={0}>
        <About rome={rome} piece={piece} />
      </div>
      {choices.length > 0 && <Choices rome={rome} piece={piece} choices={choices} />}
    </>
  )
}

/** Everything that can be done with a piece, as buttons. */
function Choices({
  rome,
  piece,
  choices,
}: {
  readonly rome: Rome
  readonly piece: string
  readonly choices: readonly Choice[]
}) {
  const { act, say } = rome
  useKeys(letterKeys(choices, act))
  return (
    <div ref={scrollFade} className="rome-buttons" data-of={piece}>
      {choices.map((choice, i) => (
        <button
          key={choice.notation}
          type="button"
          className={`rome-do ${i === 0 ? 'rome-do-main' : ''}`}
          aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
          onClick={() => act(choice.notation)}
        >
          {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
          <span>{say(gloryToRome.text.action(actionOf(choice)))}</span>
        </button>
      ))}
    </div>
  )
}

function About({ rome, piece }: { readonly rome: Rome; readonly piece: string }) {
  const { kind, seat, name } = readPiece(piece)
  const { position, say, w } = rome
  switch (kind) {
    case 'card':
      return <AboutCard rome={rome} card={name} />
    case 'own':
      return <AboutStructure rome={rome} seat={position.mine} name={name} />
    case 'of':
      return <AboutStructure rome={rome} seat={seat ?? 0} name={name} />
    case 'seat':
      return <AboutSeat rome={rome} seat={seat ?? 0} />
    case 'role':
      return <AboutColumn rome={rome} material={materialOfRoleName(name)} />
    case 'pool':
    case 'stock':
    case 'loot':
    case 'camp':
    case 'petition':
      return <AboutColumn rome={rome} material={name} />
    case 'client':
      return <AboutColumn rome={rome} material={materialOfRoleName(name)} />
    case 'deck':
      return (
        <>
          <Title sign="think">{w('deck')}</Title>
          <p>{say({ key: 'status.round', args: { round: rome.view.round, deck: rome.view.deck } })}</p>
          <p>{w('ends')}</p>
        </>
      )
    case 'think':
      return <Title sign="think">{say({ key: 'piece.think' })}</Title>
    case 'end':
      return null
  }
}

const Title = ({ sign, m, children }: { readonly sign: string; readonly m?: string; readonly children: ReactNode }) => (
  <h3 className={`rome-title ${m === undefined ? '' : `rome-m-${m}`}`}>
    <span className="rome-title-sign">
      <RomeIcon name={sign} />
    </span>
    <span>{children}</span>
  </h3>
)

function AboutCard({ rome, card }: { readonly rome: Rome; readonly card: string }) {
  const { say, position, form } = rome
  const facts = factsOf(card)
  if (form === 'phone') {
    return (
      <>
        <h3 className="rome-title">
          <span>{say({ key: `card.${card}` })}</span>
        </h3>
        {facts && <p className="rome-where">{say(facts)}</p>}
        <Does rome={rome} name={card} />
      </>
    )
  }
  return (
    <div className="rome-large">
      <CardFace card={card} say={say} plain={position.plain} />
    </div>
  )
}

function Does({ rome, name }: { readonly rome: Rome; readonly name: string }) {
  const { position, say, w } = rome
  return <p>{position.plain && name !== 'senator' ? w('noFunctions') : say({ key: `function.${name}` })}</p>
}

interface OfSeat {
  readonly rome: Rome
  readonly seat: Seat
}

function AboutStructure({ rome, seat, name }: OfSeat & { readonly name: string }) {
  const { position, say, w, nameOfSeat } = rome
  const structure = structureOf(position, seat, name)
  if (!structure) return null
  const takes = structure.done ? [] : acceptedBy(position, seat, name)
  const facts = factsOf(name)
  return (
    <>
      <Title sign={structure.site} m={structure.site}>
        {say({ key: `card.${name}` })}
      </Title>
      <span className="rome-large-scene" aria-hidden="true">
        <Picture name={structurePicture(structure)} />
      </span>
      <p className="rome-where">
        {w('owner', { name: nameOfSeat(seat) })}
        {facts && (
          <>
            <br />
            {say(facts)}
          </>
        )}
      </p>
      <div className="rome-line">
        {structure.done ? (
          <span className="rome-built">
            <BoardIcon name="tick" />
            <span>{w('built')}</span>
          </span>
        ) : (
          <span className={`rome-m-${structure.site}`}>
            <Bricks placed={structure.placed} needed={neededBy(structure)} />
          </span>
        )}
        {structure.out && <span>{w('outTown')}</span>}
        {structure.open && <span>{w('openAll')}</span>}
      </div>
      {takes.length > 0 && (
        <p className="rome-takes">
          <span>
            {w('takes', { materials: takes.map(material => say({ key: `material.${material}` })).join(', ') })}
          </span>
        </p>
      )}
      <Does rome={rome} name={name} />
    </>
  )
}

/** A role and its material together: what it does, the pool, the sites. */
function AboutColumn({ rome, material }: { readonly rome: Rome; readonly material: string }) {
  const { view, say, w } = rome
  const role = roleOfMaterial(material)
  const i = (MATERIALS as readonly string[]).indexOf(material)
  return (
    <>
      <Title sign={role} m={material}>
        {say({ key: `role.${role}` })}
      </Title>
      <span className="rome-large-scene" aria-hidden="true">
        <Picture name={sitePicture(material)} />
      </span>
      <p className="rome-where">
        {say({ key: `material.${material}` })}: {say({ key: `does.${role}` })}
      </p>
      <p>{w('pool', { n: view.pool[i] })}</p>
      <p>{w('sites', { in: view.inTown[i], out: view.outOfTown[i] })}</p>
    </>
  )
}

/** What is known of a hand and a vault: as much as the table is to remember. */
function AboutSeat({ rome, seat }: OfSeat) {
  const { position, view, say, w, nameOfSeat } = rome
  const { hand, lacks } = view.memory[seat]
  const { closed, vault, unseen, own } = memoryOf(position, seat)
  const { row, vault: banked } = view.players[seat]
  const own_ = own.map(card => say({ key: `card.${card}` })).join(', ')
  const nothing = hand.length === 0 && lacks.length === 0 && (closed || banked === 0)
  return (
    <>
      <h3 className="rome-title">
        <SeatBadge seat={seat} size="small" />
        <span>{nameOfSeat(seat)}</span>
      </h3>
      <p className="rome-where">{w('remembered')}</p>
      {nothing && <p>{w('nothingKnown')}</p>}
      {hand.length > 0 && <Fact word={w('shown')}>{hand.map(card => say({ key: `card.${card}` })).join(', ')}</Fact>}
      {lacks.length > 0 && (
        <Fact word={w('lacks')}>
          {lacks.map(material => (
            <Tile key={material} of={material} />
          ))}
          <span className="visually-hidden">
            {lacks.map(material => say({ key: `material.${material}` })).join(', ')}
          </span>
        </Fact>
      )}
      {(vault.length > 0 || unseen > 0 || own.length > 0) && (
        <Fact word={w('inVault')}>
          {vault.map(([material, n]) => (
            <Tile key={material} of={material} n={n} />
          ))}
          <span className="visually-hidden">
            {vault.map(([material, n]) => amountWords(rome, material, n)).join(', ')}
          </span>
          {unseen > 0 && <span>{w('unseen', { n: unseen })}</span>}
          {own.length > 0 && <span>{w('bankedByYou', { cards: own_ })}</span>}
        </Fact>
      )}
      {closed && banked > 0 && <p>{w('vaultClosed')}</p>}
      {counted(row, MATERIALS).length > 0 && (
        <Fact word={w('row')}>
          {counted(row, MATERIALS).map(([material, n]) => (
            <Tile key={material} of={material} n={n} />
          ))}
          <span className="visually-hidden">{materialsWords(rome, row)}</span>
        </Fact>
      )}
    </>
  )
}

const Fact = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <div className="rome-fact">
    <b>{word}</b>
    <span className="rome-fact-list">{children}</span>
  </div>
)

/** At the end the vaults lie open. */
function Vaults({ rome }: { readonly rome: Rome }) {
  const { view, position, w, nameOfSeat } = rome
  if (memoryOf(position, 0).closed) return <p>{w('vaultsClosed')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <div ref={scrollFade} className="rome-facts" tabIndex={0}>
      <Title sign="vault">{w('vaults')}</Title>
      {view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="rome-opened">
          <SeatBadge seat={seat} size="small" label={nameOfSeat(seat)} />
          <span className="rome-fact-list">
            {memoryOf(position, seat).vault.map(([material, n]) => (
              <span key={material}>
                <Tile of={material} n={n} />
                <span className="visually-hidden">{amountWords(rome, material, n)}</span>
              </span>
            ))}
            {view.players[seat].vault === 0 && <span>{w('emptyVault')}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
