// People and talk at a table online.

import { Chat } from './chat.tsx'
import { People } from './people.tsx'
import { sampleChat, sampleNames, sampleOnline, sampleState } from './samples.gallery.ts'
import { Seats } from './seats.tsx'
import './panel.css'

const OTHERS = [1, 2].map(seat => ({ seat, name: sampleNames[seat] }))
const NOTHING = { mute() {}, block() {}, report() {}, replace() {} }

const Talk = ({ inside, chat }: { readonly inside: boolean; readonly chat: typeof sampleChat }) => (
  <div style={{ height: 280, display: 'grid' }}>
    <Chat
      {...{ chat, inside, me: 'ada', mine: inside ? 0 : undefined, others: OTHERS }}
      rooms={inside ? ['players'] : ['players', 'spectators']}
      say={async () => ({ code: 'offline', message: '' })}
      report={() => {}}
    />
  </div>
)

export const TalkOfPlayers = () => <Talk inside chat={sampleChat} />
export const TalkOfSpectators = () => <Talk inside={false} chat={[]} />

export const PeopleOfATable = () => (
  <div>
    <People online={sampleOnline} absent={2} names={sampleNames} acts={{ muted: new Set(['max']), ...NOTHING }} />
  </div>
)

export const SeatsInOneLine = () => <Seats state={sampleState} online={sampleOnline} names={sampleNames} />
export const SeatsOfTwo = () => <Seats state={sampleState} online={sampleOnline} names={sampleNames.slice(0, 2)} />
