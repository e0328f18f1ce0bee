// Picks the icons the page uses out of game-icons.net (by Lorc, Delapouite and contributors, CC BY 3.0) and writes their
// outlines into the sources, each game's into its own file, so that nobody loads what they do not see.
// Run it after adding a name below.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rounded } from './round.ts'

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const SOURCES = join(import.meta.dirname, '../src')

/** By file: our name for a thing, and the icon that stands for it where the names differ. */
const PICKS: Readonly<Record<string, readonly (string | readonly [ours: string, theirs: string])[]>> = {
  'boards/wonders-duel/icons.gen.ts': [
    ['wood', 'log'],
    ['papyrus', 'papyrus'],
    ['shield', 'roman-shield'],
    ['capital', 'capitol'],
    ['pawn', 'crossed-swords'],
    ['again', 'clockwise-rotation'],
    ['destroy', 'hammer-drop'],
    ['raise', 'return-arrow'],
    ['pile', 'card-discard'],
    ['science', 'scroll-quill'],
    ['wonder', 'ancient-columns'],
    // Science
    ['symbol.wheel', 'stone-wheel'],
    ['symbol.mortar', 'pestle-mortar'],
    ['symbol.quill', 'quill-ink'],
    ['symbol.pendulum', 'pendulum-swing'],
    ['symbol.sundial', 'sundial'],
    ['symbol.armillary-sphere', 'astrolabe'],
    ['symbol.scales', 'scales'],
    // White symbols
    ['chain.horseshoe', 'horseshoe'],
    ['chain.sword', 'gladius'],
    ['chain.tower', 'stone-tower'],
    ['chain.book', 'open-book'],
    ['chain.gear', 'cog'],
    ['chain.mask', 'drama-masks'],
    ['chain.moon', 'moon'],
    ['chain.drop', 'drop'],
    ['chain.amphora', 'amphora'],
    ['chain.target', 'archery-target'],
    ['chain.helmet', 'centurion-helmet'],
    ['chain.lyre', 'lyre'],
    ['chain.lamp', 'magic-lamp'],
    ['chain.column', 'ionic-column'],
    ['chain.sun', 'sun'],
    ['chain.portico', 'temple-gate'],
    ['chain.barrel', 'barrel'],
    // Progress tokens
    ['token.agriculture', 'wheat'],
    ['token.architecture', 'pencil-ruler'],
    ['token.economy', 'two-coins'],
    ['token.law', 'scales'],
    ['token.masonry', 'trowel'],
    ['token.mathematics', 'abacus'],
    ['token.philosophy', 'philosopher-bust'],
    ['token.strategy', 'crossed-swords'],
    ['token.theology', 'sun-priest'],
    ['token.urbanism', 'village'],
    // Wonders
    ['wonder.the-appian-way', 'road'],
    ['wonder.circus-maximus', 'chariot'],
    ['wonder.the-colossus', 'spartan'],
    ['wonder.the-great-library', 'scroll-unfurled'],
    ['wonder.the-great-lighthouse', 'lighthouse'],
    ['wonder.the-hanging-gardens', 'vine-leaf'],
    ['wonder.the-mausoleum', 'byzantin-temple'],
    ['wonder.piraeus', 'trireme'],
    ['wonder.the-pyramids', 'great-pyramid'],
    ['wonder.the-sphinx', 'egyptian-sphinx'],
    ['wonder.the-statue-of-zeus', 'lightning-storm'],
    ['wonder.the-temple-of-artemis', 'greek-temple'],
  ],
  'boards/glory-to-rome/icons.gen.ts': [
    // Roles
    ['laborer', 'wheelbarrow'],
    ['craftsman', 'claw-hammer'],
    ['legionary', 'centurion-helmet'],
    ['architect', 'greek-temple'],
    ['merchant', 'amphora'],
    ['patron', 'roman-toga'],
    // Materials
    ['rubble', 'rock'],
    ['wood', 'log'],
    ['concrete', 'stone-block'],
    ['marble', 'ionic-column'],
    // Things of the table
    ['site', 'capitol'],
    ['out', 'hills'],
    ['flag', 'flying-flag'],
    ['think', 'card-pickup'],
    ['hand', 'poker-hand'],
    ['vault', 'locked-chest'],
    ['influence', 'barracks'],
    ['open', 'open-gate'],
    ['senator', 'laurel-crown'],
  ],
  'boards/mare-nostrum/icons.gen.ts': [
    // Goods
    ['good.ceramics', 'painted-pottery'],
    ['good.gems', 'cut-diamond'],
    ['good.papyrus', 'papyrus'],
    ['good.metal', 'metal-bar'],
    ['good.spices', 'cool-spices'],
    ['good.wood', 'log'],
    ['good.gold', 'gold-bar'],
    ['good.grain', 'wheat'],
    ['good.oil', 'olive'],
    ['good.sheep', 'sheep'],
    ['good.wine', 'grapes'],
    ['good.gladiators', 'trident'],
    // Buildings
    ['caravan', 'camel'],
    ['market', 'shop'],
    ['city', 'hut'],
    ['capital', 'capitol'],
    ['legendary', 'laurels'],
    ['temple', 'ionic-column'],
    // Units, and what stands beside them
    ['legion', 'centurion-helmet'],
    ['fortress', 'stone-tower'],
    'trireme',
    ['control', 'vertical-banner'],
    ['war', 'crossed-swords'],
    // Empires
    ['empire.rome', 'laurel-crown'],
    ['empire.carthage', 'elephant-head'],
    ['empire.greece', 'greek-temple'],
    ['empire.egypt', 'ankh'],
    ['empire.babylon', 'lion'],
    // Leadership
    ['trade', 'two-coins'],
    ['title', 'crown'],
    // Heroes
    ['card.caesar', 'imperial-crown'],
    ['card.pericles', 'spartan-helmet'],
    ['card.cleopatra', 'cobra'],
    ['card.hannibal', 'elephant'],
    ['card.hammurabi', 'stone-tablet'],
    ['card.antigone', 'drama-masks'],
    ['card.castor-and-pollux', 'duality'],
    ['card.circe', 'cauldron'],
    ['card.hercules', 'wood-club'],
    ['card.perseus', 'medusa-head'],
    ['card.gilgamesh', 'bull'],
    ['card.nebuchadnezzar', 'brick-wall'],
    ['card.hamilcar', 'swap-bag'],
    ['card.penthesilea', 'battle-axe'],
    ['card.ramesses-ii', 'pharoah'],
    ['card.queen-of-sheba', 'queen-crown'],
    ['card.spartacus', 'breaking-chain'],
    // Wonders
    ['card.statue-of-zeus', 'lightning-storm'],
    ['card.pharos', 'lighthouse'],
    ['card.hanging-gardens', 'vine-leaf'],
    ['card.temple-of-artemis', 'bow-arrow'],
    ['card.colossus', 'spartan'],
    ['card.pyramids', 'egyptian-pyramids'],
  ],
  'boards/assyrian-wars/icons.gen.ts': [
    // Countries
    ['country.assyria', 'bull'],
    ['country.media', 'horse-head'],
    ['country.egypt', 'ankh'],
    ['country.babylonia', 'lion'],
    ['country.elam', 'bow-arrow'],
    ['country.phoenicia', 'galley'],
    ['country.judah', 'harp'],
    ['country.israel', 'palm-tree'],
    ['country.syria', 'eagle-head'],
    ['country.urartu', 'spartan'],
    ['country.phrygia', 'two-coins'],
    ['country.persia', 'sun'],
    ['country.cimmerians', 'ram'],
    ['country.scythians', 'deer'],
    ['country.arabs', 'camel'],
    ['country.arameans', 'goat'],
    // What can be done in an impulse
    ['work.build', 'centurion-helmet'],
    ['work.hire', 'swap-bag'],
    ['work.raids', 'burning-embers'],
    ['work.leaders', 'crown'],
    ['work.envoys', 'scroll-quill'],
    ['work.peace', 'olive'],
  ],
}

const { icons }: Collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)

/** The outline alone: every icon of the collection is filled with the current colour on a field of 512 by 512. */
function outline(name: string): string {
  const body = icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no '${name}'`)
  const paths = [...body.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length === 0) throw new Error(`'${name}' is not drawn with paths: ${body.slice(0, 80)}`)
  return paths.map(rounded).join('')
}

for (const [file, picks] of Object.entries(PICKS)) {
  const lines = picks.map(pick => {
    const [ours, theirs] = typeof pick === 'string' ? [pick, pick] : pick
    return `  '${ours}':\n    '${outline(theirs)}',`
  })
  const text = [
    '// Written by scripts/icons.ts. Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.',
    '',
    '// biome-ignore format: outlines',
    'export const outlines = {',
    ...lines,
    '} as const',
    '',
  ].join('\n')
  writeFileSync(join(SOURCES, file), text)
  console.log(`${file}: ${picks.length} icons, ${Math.round(text.length / 1024)} kB`)
}
