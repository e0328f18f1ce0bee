// Words of the links by which programs follow a page: feeds and calendars.

import { area } from '../words.ts'

export const feedWords = area({
  en: {
    feed: 'Feed of finished games',
    'feed.news': 'Feed of the news',
    calendar: 'Add to the calendar',
    'calendar.all': 'Calendar of all tournaments',
  },
  pl: {
    feed: 'Kanał zakończonych partii',
    'feed.news': 'Kanał wieści',
    calendar: 'Dodaj do kalendarza',
    'calendar.all': 'Kalendarz wszystkich turniejów',
  },
  ru: {
    feed: 'Лента оконченных партий',
    'feed.news': 'Лента новостей',
    calendar: 'Добавить в календарь',
    'calendar.all': 'Календарь всех турниров',
  },
  de: {
    feed: 'Feed der beendeten Partien',
    'feed.news': 'Feed mit Neuigkeiten',
    calendar: 'In den Kalender eintragen',
    'calendar.all': 'Kalender aller Turniere',
  },
})
