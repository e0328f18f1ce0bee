// The way from a new game to the editor of its data.

import { area } from '../../words.ts'

export const editDataWords = area({
  en: { edit: 'Edit in the page' },
  pl: { edit: 'Edytuj na stronie' },
  ru: { edit: 'Редактировать здесь' },
  de: { edit: 'Hier bearbeiten' },
})
