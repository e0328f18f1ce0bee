// A picture of a table for those with whom it is shared: the game, who sits there, what was agreed. Drawn by ourselves,
// in the colours of the house; everything that people wrote is escaped.

import { svgOf } from '@tabularium/art'
import { covers } from '@tabularium/art/covers'
import { type Language, speakerOf } from '@tabularium/kernel'
import type { SeatCard, TableCard } from '@tabularium/protocol'
import { gameById } from '../engine/games.ts'
import { type PictureSay, pictureWords } from './picture-words.ts'

export const PICTURE = { width: 1200, height: 630 } as const

const INK = '#261D13'
export const INK_2 = '#574834'
const INK_3 = '#6E5E47'
const BRONZE = '#875413'
const PAPYRUS = '#EDE4D1'
const MARBLE = '#FBF8F1'
const LINE = '#D3C4A6'
const LINE_STRONG = '#8C7853'
const LEGAL = '#0A7562'

/** Shapes and colours of the seats, as everywhere: a seat is known without its colour. On a grid of 64. */
const SEATS: readonly { readonly shape: string; readonly fill: string; readonly ink: string }[] = [
  { shape: 'M32 0a32 32 0 0 1 0 64a32 32 0 0 1 0-64z', fill: '#A92A22', ink: '#FFFFFF' },
  {
    shape: 'M13 0h38a13 13 0 0 1 13 13v38a13 13 0 0 1-13 13H13A13 13 0 0 1 0 51V13A13 13 0 0 1 13 0z',
    fill: '#235A9C',
    ink: '#FFFFFF',
  },
  { shape: 'M32 0a32 32 0 0 1 0 64H11A11 11 0 0 1 0 53V32A32 32 0 0 1 32 0z', fill: '#2F6B34', ink: '#FFFFFF' },
  {
    shape: 'M32 0a32 32 0 0 1 32 32v21a11 11 0 0 1-11 11H11A11 11 0 0 1 0 53V32A32 32 0 0 1 32 0z',
    fill: '#DFA72F',
    ink: '#2B1C00',
  },
  { shape: 'M19 0h26l19 19v26L45 64H19L0 45V19z', fill: '#6B3A8C', ink: '#FFFFFF' },
  { shape: 'M11 0h42a11 11 0 0 1 11 11v21a32 32 0 0 1-64 0V11A11 11 0 0 1 11 0z', fill: '#33302C', ink: '#FFFFFF' },
]

/** The sign of the house, on a grid of 512. */
const ARCADE =
  'M24 72h464v56H24zM48 148h416v24H48zM48 190h416v258h-68V330a44 44 0 0 0-88 0v118h-8V330a44 44 0 0 0-88 0v118h-8V330a44 44 0 0 0-88 0v118H48z M24 462h464v28H24z'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attributes of XML and HTML alike; what cannot stand in XML is left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, sign => ESCAPES[sign])

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** About how wide a letter is, as part of its height. Letters of other scripts may be twice as wide. */
function widthOf(letter: string): number {
  if (/^[iIljtfr.,:;'’|! ()-]$/.test(letter)) return 0.3
  if (/^[mwMWШЩЖЮМФшщжюмф@]$/.test(letter)) return 0.88
  if (/^\p{Lu}$/u.test(letter)) return 0.66
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}]/u.test(letter) ? 0.49 : 1
}

export const measured = (text: string, size: number): number =>
  size * [...letters.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0)

/** As much of it as there is room for. */
export function fitted(text: string, size: number, room: number): string {
  if (measured(text, size) <= room) return text
  let kept = ''
  for (const { segment } of letters.segment(text)) {
    if (measured(`${kept}${segment}…`, size) > room) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

interface TextStyle {
  readonly size: number
  readonly fill?: string
  readonly anchor?: 'middle' | 'end'
  readonly spacing?: number
}

const FONT = 'Forum, Cinzel, Georgia, serif'

export const textAt = (x: number, y: number, words: string, { size, fill = INK, anchor, spacing }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}${
    spacing ? ` letter-spacing="${spacing}"` : ''
  }>${escaped(words)}</text>`

export const freeSeats = (card: TableCard): number =>
  card.seats.filter(({ person, bot, name }) => !person && !bot && !name).length

/** How the table stands, in a word or two. */
function statusText(card: TableCard, say: PictureSay): string {
  if (card.status !== 'open') return say(card.status)
  const count = freeSeats(card)
  return count > 0 ? say('free', { count }) : say('ready')
}

export function clockWords({ clock }: TableCard, say: PictureSay): string {
  if (clock.kind === 'live') {
    return say('clock.live', {
      minutes: Math.round(clock.baseMs / 60_000),
      seconds: Math.round(clock.incrementMs / 1000),
    })
  }
  return clock.kind === 'days' ? say('clock.days', { days: clock.days }) : say('clock.none')
}

export const gameWords = (id: string, language: Language): string =>
  gameById(id)?.text.dictionaries[language]['game.name'] ?? id

/** The options that are not the usual ones, in the game's own words. */
function optionWords(card: TableCard, language: Language): string[] {
  const game = gameById(card.game)
  if (!game) return []
  const say = speakerOf(game, language)
  return Object.entries(game.options).flatMap(([name, { values }]) => {
    const value = card.options[name] ?? values[0]
    if (value === values[0] || !values.includes(value)) return []
    return `${say({ key: `option.${name}` })}: ${say({ key: `option.${name}.${value}` })}`
  })
}

/** What was agreed, in one line. */
export const termsOf = (card: TableCard, language: Language, say: PictureSay): readonly string[] => [
  clockWords(card, say),
  say(card.rated ? 'rated' : 'unrated'),
  ...optionWords(card, language),
]

export const LEFT = 88
export const RIGHT = PICTURE.width - 88
export const ROOM = RIGHT - LEFT

/** A picture of the house: its sign, what stands at the right of that, and whatever is below. */
export function framed(note: { readonly text: string; readonly fill?: string }, parts: readonly string[]): string {
  const { width, height } = PICTURE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<rect width="${width}" height="${height}" fill="${PAPYRUS}"/>`,
    `<rect x="36" y="36" width="${width - 72}" height="${height - 72}" rx="20" fill="${MARBLE}" stroke="${LINE}" stroke-width="2"/>`,
    `<path transform="translate(${LEFT} 76) scale(.117)" fill="${BRONZE}" fill-rule="evenodd" d="${ARCADE}"/>`,
    textAt(LEFT + 84, 119, 'TABULARIUM', { size: 34, fill: BRONZE, spacing: 6 }),
    note.text === ''
      ? ''
      : textAt(RIGHT, 119, fitted(note.text, 32, 420), { size: 32, fill: note.fill ?? INK_2, anchor: 'end' }),
    ...parts,
    '</svg>',
  ].join('')
}

/** A line from edge to edge. */
export const lineAt = (y: number): string => `<path d="M${LEFT} ${y}H${RIGHT}" stroke="${LINE}" stroke-width="2"/>`

function seatPart(seat: SeatCard, won: boolean, x: number, y: number, room: number, say: PictureSay): string {
  const { shape, fill, ink } = SEATS[seat.seat % SEATS.length]
  const name = seat.name ?? seat.person?.name
  const words = x + 64 + 20
  const wide = room - 64 - 40
  if (name === undefined && seat.bot === undefined) {
    return [
      `<path transform="translate(${x} ${y})" d="${shape}" fill="none" stroke="${LINE_STRONG}" stroke-width="3" stroke-dasharray="7 6"/>`,
      textAt(words, y + 42, fitted(say('seat.free'), 30, wide), { size: 30, fill: LEGAL }),
    ].join('')
  }
  const shown = name ?? seat.bot ?? ''
  const [{ segment: initial } = { segment: '?' }] = letters.segment(shown.toUpperCase())
  const kind = seat.bot !== undefined ? 'seat.bot' : seat.person?.guest ? 'seat.guest' : undefined
  const rating = seat.person?.rating
  const notes = [won && say('seat.won'), kind && say(kind), rating !== undefined && String(rating)].filter(note => note)
  return [
    `<path transform="translate(${x} ${y})" d="${shape}" fill="${fill}"/>`,
    textAt(x + 32, y + 44, initial, { size: 36, fill: ink, anchor: 'middle' }),
    textAt(words, notes.length > 0 ? y + 30 : y + 42, fitted(shown, 30, wide), { size: 30 }),
    notes.length > 0 ? textAt(words, y + 58, fitted(notes.join(' · '), 21, wide), { size: 21, fill: INK_3 }) : '',
  ].join('')
}

/** The game's picture beside its name. */
const COVER = { width: 300, height: 126, y: 142 } as const

export function coverPart(
  game: string,
  x: number = RIGHT - COVER.width,
  at: { readonly y: number; readonly width: number; readonly height: number } = COVER,
): string {
  const scene = covers[game]
  if (!scene) return ''
  const { width, height, y } = at
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  return svgOf(scene(), { theme: 'light', wide: true }).replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg ${box}`,
  )
}

/** An SVG of 1200 × 630: the size that previews of links have. `move`: of the position after so many moves. */
export function tablePicture(card: TableCard, language: Language, move?: number): string {
  const say = pictureWords(language)
  const game = gameWords(card.game, language)
  const room = ROOM - COVER.width - 32
  const size = Math.min(84, Math.floor((84 * room) / Math.max(1, measured(game, 84))))
  const columns = card.seats.length > 6 ? 4 : card.seats.length > 4 || card.seats.length === 3 ? 3 : 2
  const cell = ROOM / columns
  const rows = Math.ceil(card.seats.length / columns)
  const top = rows > 1 ? 304 : 340
  const winners = card.outcome?.winners ?? []
  const terms = [
    ...(move === undefined ? [] : [say('position', { move, moves: card.moves })]),
    ...termsOf(card, language, say),
  ].join('  ·  ')
  const note = { text: statusText(card, say), fill: card.status === 'open' ? LEGAL : INK_2 }
  return framed(note, [
    textAt(LEFT, 238, game, { size }),
    coverPart(card.game),
    lineAt(274),
    ...card.seats.map((seat, i) =>
      seatPart(
        seat,
        winners.includes(seat.seat),
        LEFT + cell * (i % columns),
        top + 92 * Math.floor(i / columns),
        cell,
        say,
      ),
    ),
    lineAt(500),
    textAt(LEFT, 548, fitted(terms, 27, ROOM), { size: 27, fill: INK_2 }),
  ])
}
