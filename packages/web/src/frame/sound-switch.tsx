// Turns sound on and off, in the bar of a table.

import { change, useSettings } from '../settings.ts'
import { IconSvg } from '../ui/icons.tsx'
import { playSound } from '../ui/sound/play-sound.ts'
import { soundWords } from './sound-words.ts'

const LOUDSPEAKER = 'M60 190h90l120-100v332l-120-100h-90z'
const WAVES =
  'M330 168a108 108 0 0 1 0 176l-28-34a66 66 0 0 0 0-108zM388 100a194 194 0 0 1 0 312l-28-34a150 150 0 0 0 0-244z'
const CROSS = 'M334 200l30-30 44 44 44-44 30 30-44 44 44 44-30 30-44-44-44 44-30-30 44-44z'

export function SoundSwitch() {
  const say = soundWords.use()
  const { sound } = useSettings()
  const label = say(sound ? 'off' : 'on')
  return (
    <button
      type="button"
      className="bar-tool bar-sound"
      aria-label={label}
      title={label}
      onClick={() => {
        change({ sound: !sound })
        playSound('coin')
      }}
    >
      <IconSvg>
        <path d={LOUDSPEAKER + (sound ? WAVES : CROSS)} />
      </IconSvg>
    </button>
  )
}
