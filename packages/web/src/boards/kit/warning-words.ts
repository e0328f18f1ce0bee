// What the bar of a warning says of itself.

import { area } from '../../words.ts'

export const warningWords = area({
  en: { show: 'Show', close: 'Dismiss warning' },
  pl: { show: 'Pokaż', close: 'Zamknij ostrzeżenie' },
  ru: { show: 'Показать', close: 'Закрыть предупреждение' },
  de: { show: 'Zeigen', close: 'Warnung schließen' },
})
