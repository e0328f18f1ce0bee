// The switch for sound in the bar of a table.

import { SoundSwitch } from './sound-switch.tsx'
import './bar.css'

export const InTheBar = () => <SoundSwitch />
