// Words of the form in which the text of a record is pasted, fetched with it.

import { area } from '../../words.ts'

export const pasteWords = area({
  en: { area: 'Text of the record', take: 'Import', cancel: 'Cancel' },
  pl: { area: 'Tekst zapisu', take: 'Importuj', cancel: 'Anuluj' },
  ru: { area: 'Текст записи', take: 'Импортировать', cancel: 'Отмена' },
  de: { area: 'Text der Aufzeichnung', take: 'Importieren', cancel: 'Abbrechen' },
})
