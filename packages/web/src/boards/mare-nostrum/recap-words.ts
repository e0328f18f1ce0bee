// What one has more or less of after the others' moves.

import { area } from '../../words.ts'

export const recapWords = area({
  en: {
    lands: '{n, plural, one {# province} other {# provinces}}',
    cities: '{n, plural, one {# great city} other {# great cities}}',
    buildings: '{n, plural, one {# building} other {# buildings}}',
    legions: '{n, plural, one {# legion} other {# legions}}',
    triremes: '{n, plural, one {# trireme} other {# triremes}}',
    fortresses: '{n, plural, one {# fortress} other {# fortresses}}',
    cards: '{n, plural, one {# hero or wonder} other {# heroes or wonders}}',
    titles: '{n, plural, one {# title} other {# titles}}',
    goods: '{n, plural, one {# resource} other {# resources}}',
  },
  pl: {
    lands: '{n, plural, one {# prowincja} few {# prowincje} many {# prowincji} other {# prowincji}}',
    cities:
      '{n, plural, one {# wielkie miasto} few {# wielkie miasta} many {# wielkich miast} other {# wielkiego miasta}}',
    buildings: '{n, plural, one {# budowla} few {# budowle} many {# budowli} other {# budowli}}',
    legions: '{n, plural, one {# legion} few {# legiony} many {# legionów} other {# legionu}}',
    triremes: '{n, plural, one {# trirema} few {# triremy} many {# trirem} other {# triremy}}',
    fortresses: '{n, plural, one {# forteca} few {# fortece} many {# fortec} other {# fortecy}}',
    cards:
      '{n, plural, one {# bohater lub cud} few {# bohaterów lub cudów} many {# bohaterów lub cudów} other {# bohatera lub cudu}}',
    titles: '{n, plural, one {# tytuł} few {# tytuły} many {# tytułów} other {# tytułu}}',
    goods: '{n, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}}',
  },
  ru: {
    lands: '{n, plural, one {# провинция} few {# провинции} many {# провинций} other {# провинции}}',
    cities:
      '{n, plural, one {# великий город} few {# великих города} many {# великих городов} other {# великого города}}',
    buildings: '{n, plural, one {# здание} few {# здания} many {# зданий} other {# здания}}',
    legions: '{n, plural, one {# легион} few {# легиона} many {# легионов} other {# легиона}}',
    triremes: '{n, plural, one {# трирема} few {# триремы} many {# трирем} other {# триремы}}',
    fortresses: '{n, plural, one {# крепость} few {# крепости} many {# крепостей} other {# крепости}}',
    cards:
      '{n, plural, one {# герой или чудо} few {# героя или чуда} many {# героев или чудес} other {# героя или чуда}}',
    titles: '{n, plural, one {# титул} few {# титула} many {# титулов} other {# титула}}',
    goods: '{n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}}',
  },
  de: {
    lands: '{n, plural, one {# Provinz} other {# Provinzen}}',
    cities: '{n, plural, one {# große Stadt} other {# große Städte}}',
    buildings: '{n, plural, one {# Gebäude} other {# Gebäude}}',
    legions: '{n, plural, one {# Legion} other {# Legionen}}',
    triremes: '{n, plural, one {# Trireme} other {# Triremen}}',
    fortresses: '{n, plural, one {# Festung} other {# Festungen}}',
    cards: '{n, plural, one {# Held oder Wunder} other {# Helden oder Wunder}}',
    titles: '{n, plural, one {# Titel} other {# Titel}}',
    goods: '{n, plural, one {# Rohstoff} other {# Rohstoffe}}',
  },
})
