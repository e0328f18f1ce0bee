// The switch for sound at a table.

import { area } from '../words.ts'

export const soundWords = area({
  en: { on: 'Sound is off; turn it on', off: 'Sound is on; turn it off' },
  pl: { on: 'Dźwięk wyłączony; włącz', off: 'Dźwięk włączony; wyłącz' },
  ru: { on: 'Звук выключен; включить', off: 'Звук включён; выключить' },
  de: { on: 'Ton ist aus; einschalten', off: 'Ton ist an; ausschalten' },
})
