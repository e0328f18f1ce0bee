// Colour for a picture that is plain text: words that name a colour are shown in it. Nothing is told by colour alone.

import type { Game, Say } from '@tabularium/kernel'
import type { Colours } from './terminal.ts'

type Brush = 'yellow' | 'gray' | 'blueBright' | 'green' | 'yellowBright' | 'redBright' | 'magenta'

/** How the colours are painted that a game's dictionary has words for. */
const BRUSHES: Readonly<Record<string, Brush>> = {
  'colour.brown': 'yellow',
  'colour.grey': 'gray',
  'colour.blue': 'blueBright',
  'colour.green': 'green',
  'colour.yellow': 'yellowBright',
  'colour.red': 'redBright',
  'colour.purple': 'magenta',
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function painted(colours: Colours, game: Game, picture: string, say: Say): string {
  const brushes = Object.entries(BRUSHES).filter(([key]) => Object.hasOwn(game.text.dictionaries.en, key))
  if (!colours.isColorSupported || brushes.length === 0) return picture
  const brushOf = new Map(brushes.map(([key, brush]) => [say({ key }), brush]))
  const words = [...brushOf.keys()].map(escaped).join('|')
  return picture
    .replace(/\[[^\][\n]*\]/g, cell => colours.bold(cell))
    .replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), word => colours[brushOf.get(word) ?? 'gray'](word))
    .replace(/[░▒]+/g, back => colours.dim(back))
    .replaceAll('●', colours.redBright('●'))
}
