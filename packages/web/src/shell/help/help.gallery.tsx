// Help while playing: the bar of winning chances, and why a move is good.

import { speakerOf } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { useState } from 'react'
import { useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { samplePlayers, samplePosition } from '../samples.gallery.ts'
import { ChanceBar } from './chance-bar.tsx'
import { Expectations } from './expectations.tsx'
import { HelpSwitches, Why } from './why.tsx'
import { helpWords } from './words.ts'

const { legal, view, seat = 0 } = samplePosition
const options = legal.slice(0, 3).map((action, i) => ({
  action,
  chances: [0.62 - 0.09 * i, 0.38 + 0.09 * i],
  line: [`1 ${legal[3]}`],
}))

export const Chances = () => <ChanceBar chances={[0.62, 0.38]} seat={0} players={samplePlayers} />
export const NotJudgedYet = () => <ChanceBar chances={undefined} seat={0} players={samplePlayers} />
export const WhatBotsExpect = () => <Expectations expected={[{ seat: 1, value: 0.58 }]} players={samplePlayers} />
export const Switches = () => <HelpSwitches on={{ coach: true }} turn={() => {}} />
export const WhyThisMove = () => {
  const t = helpWords.use()
  const { language } = useSettings()
  const [open, setOpen] = useState(false)
  const say = speakerOf(wondersDuel, language, samplePlayers)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('hint.why')}</Button>
      {open && (
        <Why
          {...{ game: wondersDuel, view, seat, options, players: samplePlayers, say }}
          on={{}}
          turn={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
