// What a table has promised about its chance.

import { sampleNames, sampleOnline } from '../online/samples.gallery.ts'
import { ChanceDoubt, ChanceNote, ChanceText } from './chance-note.tsx'

const COMMITMENT = '7b6b13ce9d40b2a1c85f04e7aa62d3f1905bc7e84d126f3390ab5ce8f7d04a12'

export const Folded = () => <ChanceNote commitment={COMMITMENT} online={undefined} names={sampleNames} />

export const OnThisDevice = () => <ChanceText commitment={COMMITMENT} online={undefined} names={sampleNames} />

export const Online = () => <ChanceText commitment={COMMITMENT} online={sampleOnline} names={sampleNames} />

export const Doubts = () =>
  (['commitment', 'shares', 'left-out'] as const).map(doubt => <ChanceDoubt key={doubt} doubt={doubt} />)
