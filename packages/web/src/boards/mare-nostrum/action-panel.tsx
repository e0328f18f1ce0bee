// Beside your resources: what this moment asks of you, as buttons. The menu of builds while you build.

import { EMPIRE_FACTS } from '@tabularium/mare-nostrum/rules'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { namePiece } from './actions-by-piece.ts'
import { Box, Buttons, Ends, type Part, Pick, youOf } from './buttons.tsx'
import { useMare } from './context.ts'
import { Menu } from './menu.tsx'
import { Moving } from './moving.tsx'
import { battleOf, Chances } from './odds.tsx'
import { actionOf } from './position.ts'
import { Offer, Payment } from './stock-picker.tsx'

export function ActionPanel() {
  const mare = useMare()
  const { asked } = mare
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
    case 'sail':
      return <Moving mare={mare} />
    case 'empire':
      return <Thrones mare={mare} />
    case 'attack':
    case 'fight':
      return <Fights mare={mare} />
    default:
      return <Question mare={mare} />
  }
}

/** The battles that can be begun, each with its chances; those of the place in hand alone. */
function Fights({ mare }: Part) {
  const { choices, chosen, pieces, say, form } = mare
  const ends = pieces.get('end') ?? []
  const fights = (chosen === undefined || chosen === 'end' ? undefined : pieces.get(chosen)) ?? choices
  return (
    <Box title={say(youOf(mare))} end={ends.length > 0 && <Ends mare={mare} choices={ends} />}>
      <div ref={scrollFade} className="mare-action-panel-scroll">
        <Buttons
          mare={mare}
          choices={fights.filter(choice => !ends.includes(choice))}
          below={({ notation }) => {
            const battle = battleOf(mare, notation)
            return battle && <Chances battle={battle} {...(form === 'phone' && { head: 'dice' })} />
          }}
        />
      </div>
    </Box>
  )
}

/** The empires that can be picked, each with the hero who leads it. */
function Thrones({ mare }: Part) {
  const { choices, say } = mare
  return (
    <Box title={say(youOf(mare))}>
      <div ref={scrollFade} className="mare-action-panel-scroll">
        <Buttons
          mare={mare}
          choices={choices}
          below={choice => {
            const action = actionOf(choice)
            if (action.kind !== 'empire') return undefined
            const { hero } = EMPIRE_FACTS[action.empire]
            return <p className="mare-note">{`${say({ key: `card.${hero}` })}: ${say({ key: `power.${hero}` })}`}</p>
          }}
        />
      </div>
    </Box>
  )
}

/** A plain question: all answers, or those of the piece in hand. Of many places, first which. */
function Question({ mare }: Part) {
  const { choices, chosen, pieces, say, view, w, asked } = mare
  const about = chosen === undefined || chosen === 'end' ? undefined : pieces.get(chosen)
  const places = [...pieces.keys()].filter(piece => piece.startsWith('place.'))
  const ends = pieces.get('end') ?? []
  if (about && chosen !== undefined) {
    return (
      <Box title={say(namePiece(chosen))} end={ends.length > 0 && <Ends mare={mare} choices={ends} />}>
        <div ref={scrollFade} className="mare-action-panel-scroll">
          <Buttons mare={mare} choices={about} main={about.length === 1} />
        </div>
      </Box>
    )
  }
  // The offers themselves lie open over the map: what is taken is touched there.
  if (asked === 'take') {
    return (
      <Box small title={say(youOf(mare))}>
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
          <div ref={scrollFade} className="mare-action-panel-scroll">
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
      <div ref={scrollFade} className="mare-action-panel-scroll" key={view.frames.length}>
        {which ? (
          <Pick mare={mare} pieces={places} />
        ) : (
          <Buttons mare={mare} choices={choices} main={choices.length === 1} />
        )}
      </div>
    </Box>
  )
}
