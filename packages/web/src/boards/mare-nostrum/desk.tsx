// Beside your resources: what this moment asks of you, as buttons. The menu of builds while you build.

import { mareNostrum } from '@tabularium/mare-nostrum'
import { PIECE_NAMES, PIECE_PRICE, PYRAMIDS_PRICE, SORT_FACTS } from '@tabularium/mare-nostrum/rules'
import type { ReactNode } from 'react'
import { useKeys } from '../../shell/keys.ts'
import { Icon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import type { Choice } from '../board.ts'
import { soft } from '../soft.ts'
import { MareSign } from './icons.tsx'
import { lighting, type Mare, useMare } from './mare.ts'
import { actionOf, offersFreely, payPath, sum } from './position.ts'
import { PieceKey } from './signs.tsx'
import { BUILDS, namePiece, placeName, placeOf, readPiece } from './subjects.ts'
import './desk.css'

export function Desk() {
  const mare = useMare()
  const { asked, w } = mare
  switch (asked) {
    case undefined:
      return <Menu mare={mare} />
    case 'build':
    case 'first':
      return <Menu mare={mare} />
    case 'pay':
      return <Payment mare={mare} />
    case 'offer':
      return <Offer mare={mare} />
    case 'march':
      return <Moving mare={mare} hint={w('marchHint')} />
    case 'sail':
      return <Moving mare={mare} hint={w('sailHint')} />
    default:
      return <Question mare={mare} />
  }
}

interface Part {
  readonly mare: Mare
}

interface BoxProps {
  readonly title: string
  readonly note?: ReactNode
  /** What ends it: beside the title, on phones below all. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

function Box({ title, note, end, children }: BoxProps) {
  const { form } = useMare()
  return (
    <section className="mare-desk" aria-label={title}>
      <div className="mare-desk-head">
        <h3>
          <span>{title}</span>
          {note !== undefined && <small>{note}</small>}
        </h3>
        {form === 'wide' && end}
      </div>
      {children}
      {form === 'phone' && end}
    </section>
  )
}

const LETTERS = 'dfghjkbnm'

interface ButtonsProps extends Part {
  readonly choices: readonly Choice[]
  /** The first is what most would do. */
  readonly main?: boolean
  /** Words other than the action's own. */
  label?(choice: Choice): string
}

/** Everything that can be done, as buttons with letters. */
export function Buttons({ mare, choices, main = false, label }: ButtonsProps) {
  const { act, light } = mare
  useKeys(
    Object.fromEntries(
      choices.slice(0, LETTERS.length).map(({ notation }, i) => [LETTERS[i], () => act(notation)] as const),
    ),
  )
  return (
    <div className="mare-buttons">
      {choices.map((choice, i) => (
        <button
          key={choice.notation}
          type="button"
          data-notation={choice.notation}
          className={`mare-do ${main && i === 0 ? 'mare-do-main' : ''}`}
          aria-keyshortcuts={LETTERS[i]?.toUpperCase()}
          onClick={() => act(choice.notation)}
          onPointerEnter={() => light(placePiece(choice))}
          onPointerLeave={() => light(undefined)}
        >
          {i < LETTERS.length && <Key>{LETTERS[i].toUpperCase()}</Key>}
          <span>{label?.(choice) ?? choiceWords(mare, choice)}</span>
        </button>
      ))}
    </div>
  )
}

/** The action in words, and whom it means by empire: people are known by both. */
function choiceWords({ say, empireOf }: Mare, choice: Choice): string {
  const action = actionOf(choice)
  const words = say(mareNostrum.text.action(action))
  return 'player' in action && action.player >= 0 ? `${words} (${empireOf(action.player)})` : words
}

const placePiece = (choice: Choice): string | undefined => {
  const found = placeOf(actionOf(choice))
  return found && `place.${found.place}`
}

/** A plain question: all answers, or those of the piece in hand. Of many places, first which. */
function Question({ mare }: Part) {
  const { choices, chosen, pieces, say, view, w, asked, form } = mare
  const about = chosen === undefined || chosen === 'end' ? undefined : pieces.get(chosen)
  const places = [...pieces.keys()].filter(piece => piece.startsWith('place.'))
  const ends = pieces.get('end') ?? []
  if (about && chosen !== undefined) {
    return (
      <Box title={say(namePiece(chosen))} end={ends.length > 0 && <Ends mare={mare} choices={ends} />}>
        <div className="mare-desk-scroll">
          <Buttons mare={mare} choices={about} main={about.length === 1} />
        </div>
      </Box>
    )
  }
  // On a phone the offers themselves lie open above.
  if (asked === 'take' && form === 'phone') {
    return (
      <Box title={say(youOf(mare))}>
        <p className="mare-note">{w('youTake')}</p>
      </Box>
    )
  }
  const ofGoods =
    choices.length > ends.length && [...pieces.keys()].every(piece => piece === 'end' || piece.startsWith('good.'))
  if (ofGoods) {
    return (
      <Box title={say(youOf(mare))}>
        <p className="mare-note">{w(asked === 'colossus' ? 'pickAny' : 'pickGood')}</p>
        {asked === 'colossus' && (
          <div className="mare-desk-scroll">
            <Buttons mare={mare} choices={choices} />
          </div>
        )}
        {asked !== 'colossus' && <Ends mare={mare} choices={ends} />}
      </Box>
    )
  }
  const which = places.length > 1 && choices.length > places.length + ends.length
  return (
    <Box
      title={say(youOf(mare))}
      note={which ? w('pick') : undefined}
      end={which && ends.length > 0 && <Ends mare={mare} choices={ends} />}
    >
      <div className="mare-desk-scroll" key={view.frames.length}>
        {which ? (
          <Pick mare={mare} pieces={places} />
        ) : (
          <Buttons mare={mare} choices={choices} main={choices.length === 1} />
        )}
      </div>
    </Box>
  )
}

const youOf = ({ view, say }: Mare) => {
  const { message } = mareNostrum.text.prompt(view)
  const you = { ...message, key: `${message.key}.you` }
  return say(you) === you.key ? message : you
}

/** One unit a touch: from where, to where, and the end of it. */
function Moving({ mare, hint }: Part & { readonly hint: string }) {
  const { chosen, pieces, say, w, form } = mare
  const [kind, from] = readPiece(chosen ?? '')
  const ends = pieces.get('end') ?? []
  const ways = kind === 'from' && chosen !== undefined ? (pieces.get(chosen) ?? []) : []
  const sources = [...pieces.keys()].filter(piece => piece.startsWith('from.'))
  const placeNameOf = (choice: Choice): string => {
    const found = placeOf(actionOf(choice))
    return found ? say(placeName(found.place)) : say(mareNostrum.text.action(actionOf(choice)))
  }
  return (
    <Box title={ways.length > 0 ? w('oneTo', { place: say(placeName(from)) }) : say(youOf(mare))}>
      <div className="mare-desk-scroll">
        {ways.length > 0 ? (
          <Buttons mare={mare} choices={ways} label={placeNameOf} />
        ) : (
          <>
            <p className="mare-note">{hint}</p>
            {form === 'phone' && <Pick mare={mare} pieces={sources} />}
          </>
        )}
      </div>
      <Ends mare={mare} choices={ends} />
    </Box>
  )
}

/** Pieces to take into hand. */
const Pick = ({ mare, pieces }: Part & { readonly pieces: readonly string[] }) => (
  <div className="mare-buttons">
    {pieces.map(piece => (
      <button key={piece} type="button" data-piece={piece} className="mare-do" onClick={() => mare.choose(piece)}>
        <span>{mare.say(namePiece(piece))}</span>
      </button>
    ))}
  </div>
)

/** What ends the decision, apart from the rest. */
function Ends({ mare, choices }: Part & { readonly choices: readonly Choice[] }) {
  const { act, say } = mare
  useKeys({ e: () => (choices.length > 0 ? act(choices[0].notation) : false) })
  return (
    <div className="mare-ends">
      {choices.map(({ notation, action }, i) => (
        <button
          key={notation}
          type="button"
          data-piece="end"
          data-notation={notation}
          className="mare-do mare-do-main"
          aria-keyshortcuts={i === 0 ? 'E' : undefined}
          onClick={() => act(notation)}
        >
          <Icon name="tick" />
          <span>{say(mareNostrum.text.action(actionOf({ notation, action })))}</span>
          {i === 0 && <Key>E</Key>}
        </button>
      ))}
    </div>
  )
}

const PRICES: Readonly<Record<string, number>> = {
  control: PIECE_PRICE,
  legion: PIECE_PRICE,
  trireme: PIECE_PRICE,
  fortress: PIECE_PRICE,
  ...Object.fromEntries(SORT_FACTS.map(({ name, price }) => [name, price])),
  pyramids: PYRAMIDS_PRICE,
}

/** What can be built, at what price, and what of it can be paid. */
function Menu({ mare }: Part) {
  const { asked, w, say, chosen, pieces, choose, look, looked, position, form } = mare
  const building = asked === 'build' || asked === 'first'
  // Elsewhere they stand on the cards themselves.
  const powers = form === 'phone' ? [...pieces.keys()].filter(piece => piece.startsWith('card.')) : []
  const items = [...BUILDS.map(build => [`build.${build}`, build, PRICES[build]] as const)]
  const next = position.cardPrice
  const press = (piece: string) => {
    if (piece === 'build.card') look(looked === 'display' ? undefined : 'display')
    if (pieces.has(piece)) return choose(chosen === piece ? undefined : piece)
    if (building && piece !== 'build.card') mare.why(expectedOf(mare, piece))
  }
  const item = (piece: string, sign: string, name: string, price: number) => {
    const legal = pieces.has(piece)
    return (
      <button
        key={piece}
        type="button"
        data-piece={piece}
        className={`mare-item ${chosen === piece ? 'mare-chosen' : legal ? 'mare-legal mare-slim' : building ? 'mare-no' : ''} ${mare.lit === piece ? 'mare-lit' : ''}`}
        aria-pressed={legal ? chosen === piece : undefined}
        aria-disabled={legal || piece === 'build.card' ? undefined : true}
        onClick={() => press(piece)}
        {...lighting(mare, piece)}
      >
        <MareSign name={sign} />
        <span className={`mare-item-name ${price > 0 ? '' : 'mare-item-alone'}`}>{soft(name)}</span>
        {price > 0 && <b className="num">{price}</b>}
        <PieceKey piece={piece} />
      </button>
    )
  }
  const inHand = building && chosen !== undefined ? (pieces.get(chosen) ?? []) : []
  const ends = pieces.get('end') ?? []
  const listed = inHand.length > 0 && form === 'phone'
  return (
    <Box
      title={w(building ? 'build' : 'buildWait')}
      note={building && inHand.length > 0 && !listed ? w('pick') : form === 'wide' ? w('setRule') : undefined}
      end={building && <Ends mare={mare} choices={ends} />}
    >
      <div className="mare-menu">
        {items.map(([piece, build, price]) => item(piece, build, say({ key: wordOf(build) }), price))}
        {item('build.card', 'legendary', w('cardShort'), next)}
        {item('build.pyramids', 'card.pyramids', say({ key: 'card.pyramids' }), PYRAMIDS_PRICE)}
        {powers.map(piece => item(piece, piece, say({ key: piece }), 0))}
      </div>
      {listed && <Buttons mare={mare} choices={inHand} />}
    </Box>
  )
}

const wordOf = (build: string): string =>
  build === 'control'
    ? 'thing.control'
    : build === 'legion' || build === 'trireme' || build === 'fortress'
      ? `unit.${build}`
      : `building.${build}`

/** A build of this sort as a player would mean it, for the answer why not. */
function expectedOf({ view, position }: Mare, piece: string): string {
  const [, build] = readPiece(piece)
  if (build === 'pyramids') return 'pyramids'
  const capital = view.provinces.find(({ controller }) => controller === position.mine)?.name ?? 'latium'
  const all = mareNostrum.actions.all.find(({ kind }) => kind === build)
  if (build === 'legion' || build === 'fortress') return `${build} ${capital}`
  const own = mareNostrum.actions.all.find(
    action =>
      action.kind === build &&
      view.provinces.some(({ name, controller }) => controller === position.mine && placeOf(action)?.place === name),
  )
  return own?.notation ?? all?.notation ?? build
}

/** What is being paid for, in words. */
function builtWords({ view, say }: Mare): string {
  const what = view.frames.at(-1)?.what
  const action = what === undefined ? undefined : mareNostrum.actions.parse(what)
  return action ? say(mareNostrum.text.action(action)) : ''
}

function Payment({ mare }: Part) {
  const { w, view, lifted, pieces, position, actAll, act } = mare
  const price = view.frames.at(-1)?.b ?? 0
  const begun = sum(view.paid)
  const path = payPath(position, lifted)
  const back = pieces.get('end') ?? []
  useKeys({ d: () => (path ? actAll(path) : false), e: () => (back.length > 0 ? act(back[0].notation) : false) })
  return (
    <Box title={builtWords(mare)} note={w('paying', { n: sum(lifted) + begun, all: price })}>
      <p className="mare-note">{sum(lifted) + begun === price && !path ? w('notSet') : w('payHint')}</p>
      <div className="mare-ends">
        {back.map(({ notation }) => (
          <button
            key={notation}
            type="button"
            className="mare-do"
            data-notation={notation}
            onClick={() => act(notation)}
          >
            <Icon name="left" />
            <span>{w('takeBack')}</span>
            <Key>E</Key>
          </button>
        ))}
        <button
          type="button"
          data-pay
          className="mare-do mare-do-main"
          aria-disabled={path ? undefined : true}
          onClick={() => path && actAll(path)}
        >
          <Icon name="tick" />
          <span>{w('pay')}</span>
          <Key>D</Key>
        </button>
      </div>
    </Box>
  )
}

function Offer({ mare }: Part) {
  const { w, view, lifted, pieces, actAll, position } = mare
  const wanted = view.frames.at(-1)?.a ?? 0
  const already = sum(view.own?.offer ?? [])
  const n = sum(lifted) + already
  const free = offersFreely(view, position.mine)
  const full = free ? n <= 5 : n === wanted
  const notations = [
    ...lifted.flatMap((count, piece) => Array<string>(count).fill(`offer ${PIECE_NAMES[piece]}`)),
    ...(free && pieces.has('end') ? ['offer done'] : []),
  ]
  useKeys({ d: () => (full ? actAll(notations) : false) })
  return (
    <Box title={free ? w('offeringFree', { n }) : w('offering', { n, all: wanted })}>
      <p className="mare-note">{w('offerHint')}</p>
      <div className="mare-ends">
        <button
          type="button"
          data-offer
          className="mare-do mare-do-main"
          aria-disabled={full ? undefined : true}
          onClick={() => full && actAll(notations)}
        >
          <Icon name="tick" />
          <span>{w('putUp')}</span>
          <Key>D</Key>
        </button>
      </div>
    </Box>
  )
}
