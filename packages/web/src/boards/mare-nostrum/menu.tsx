// The menu of builds with their prices, and why one of them cannot be.

import { PYRAMIDS_PRICE } from '@tabularium/mare-nostrum/rules'
import { hyphenate } from '../hyphenate.ts'
import { lighting, pieceClasses, pieceState, readPiece } from '../kit/pieces.ts'
import { BUILDS, placeOf } from './actions-by-piece.ts'
import { PRICES } from './build-prices.ts'
import { Box, Buttons, Ends, type Part } from './buttons.tsx'
import { CardArt } from './card-art.tsx'
import type { Mare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { mareNostrum } from './on-map.ts'
import { buildPicture, CARD_BACK, Picture } from './picture.ts'
import { PieceKey } from './signs.tsx'

/** What can be built, at what price, and what of it can be paid. */
export function Menu({ mare }: Part) {
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
  const { empire } = mare.view.players[position.mine]
  const drawn = (sign: string) =>
    sign.startsWith('card.') ? (
      <CardArt name={sign.slice(5)} />
    ) : (
      <Picture
        name={sign === 'legendary' ? CARD_BACK : buildPicture(sign, empire)}
        className={`mare-item-picture ${sign === 'legendary' ? 'mare-item-card' : ''}`}
      >
        <MareIcon name={sign} />
      </Picture>
    )
  const item = (piece: string, sign: string, name: string, price: number) => {
    const legal = pieces.has(piece)
    return (
      <button
        key={piece}
        type="button"
        data-piece={piece}
        className={`mare-item ${building && !legal && chosen !== piece ? 'mare-no' : ''} ${pieceClasses(pieceState(mare, piece), true)}`}
        aria-pressed={legal ? chosen === piece : undefined}
        aria-disabled={legal || piece === 'build.card' ? undefined : true}
        onClick={() => press(piece)}
        {...lighting(mare, piece)}
      >
        {drawn(sign)}
        <span className={`mare-item-name`}>{hyphenate(name)}</span>
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
