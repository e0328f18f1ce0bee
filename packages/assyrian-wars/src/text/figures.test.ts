// The figures that pages, cards and choices name are those the rules play with, in every language; cards have one title each; signs
// are those of print.

import { type Dictionary, LANGUAGES, type Language } from '@tabularium/kernel'
import { pagesOf } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import { DATA } from '../data/index.ts'
import { TWO_RIVERS } from '../data/two-rivers.ts'
import { EXAMPLES } from '../examples/index.ts'
import { assyrianWars } from '../index.ts'
import { signed } from './naming.ts'

const WORDS: Readonly<Record<Language, Dictionary>> = assyrianWars.text.dictionaries
const RULES = await pagesOf(assyrianWars.text)
const CARDS = [...DATA.deck, ...DATA.homeCards]
const c = DATA.constants

/** Lines are broken wherever they are full. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')
const page = (language: Language, number: string): string =>
  flat(RULES[language].find(rule => rule.number === number)?.text ?? '')

/** A figure as the language writes it, alone or with its unit. */
interface Says {
  n(figure: number): string
  ap(figure: number): string
  vp(figure: number): string
  /** A name with a figure: "Assyria 8". */
  of(key: string, figure: number): string
}
const says = (language: Language): Says => {
  // `{points} VP`: the unit comes last.
  const [ap, vp] = ['hint.ap', 'hint.vp'].map(key => WORDS[language][key].split(' ').at(-1))
  const n = (figure: number): string => new Intl.NumberFormat(language).format(figure)
  return {
    n,
    ap: figure => `${n(figure)} ${ap}`,
    vp: figure => `${n(figure)} ${vp}`,
    of: (key, figure) => `${WORDS[language][key]} ${figure}`,
  }
}
const range = ([from, to]: readonly number[]): string => `${from}–${to}`
const bonus = (figure: number): string => signed(figure)

/** Whether the text has it, not as a part of a longer figure. */
const has = (text: string, what: string): boolean =>
  new RegExp(`(?<![\\d.,–+−])${what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d–]|[.,]\\d)`, 'u').test(text)

const PAGES: Readonly<Record<string, (says: Says) => readonly string[]>> = {
  '1.3': ({ ap }) => [ap(c.movement.sealand)],
  '3.1': ({ ap }) => [ap(c.saveLimit)],
  '4.2': ({ of }) => [of('country.assyria', c.mercenaryDraw.assyria)],
  '5.1': ({ of }) => [of('country.assyria', c.mercenaryDraw.assyria)],
  '5.2.1': ({ n }) => [n(c.tribute.refuseOn)],
  '5.2.3': ({ ap, vp }) => [
    ap(c.declareWar.assyriaOnPayingMinor),
    ap(c.declareWar.assyriaOnPayingPower),
    vp(-c.tribute.unpunishedVp),
  ],
  '6.0': ({ ap, n }) => [ap(c.buyCardCost), n(c.saveLimit)],
  '6.1': ({ ap }) => [ap(c.build.regularPerFactor), ap(c.build.ship)],
  '6.2': ({ ap }) => [ap(c.build.mercenaryPerFactor)],
  '6.3': ({ ap }) => [ap(c.leaderCost)],
  '6.4': ({ ap }) => [ap(c.build.regularPerFactor), ap(c.build.mercenaryPerFactor), ap(c.build.wallLevel)],
  '6.5': ({ ap }) => [ap(c.build.regroupRegular), ap(c.build.regroupMercenary)],
  '6.6': ({ ap }) => [
    ap(c.movement.unit),
    ap(c.movement.mediaPath),
    ap(c.movement.fleetZone),
    ap(c.movement.fleetTradeBox),
  ],
  '6.6.1': ({ n }) => [n(c.attritionHitOn)],
  '6.6.6': ({ ap }) => [ap(c.armyGroupSale)],
  '6.6.7': ({ ap, n }) => [ap(c.leaderRelocationCost), n(c.leaderRelocationRange)],
  '6.6.8': ({ ap }) => [ap(c.forcedMarchCost)],
  '6.6.9': ({ n }) => [
    n(c.interception.need),
    bonus(c.interception.noLeader),
    bonus(c.interception.enemyTerritory),
    ...Object.values(c.cavalryModifiers).map(bonus),
  ],
  '6.6.10': ({ n }) => [
    n(c.evasion.need),
    ...[c.evasion.adjacentFriendly, c.evasion.friendlyCity, c.evasion.noLeader, c.evasion.hasty].map(bonus),
  ],
  '6.7.3': ({ n }) => [n(c.battleDieFactor), n(c.terrainDice.river), n(c.terrainDice.mountain)],
  '6.8': ({ ap }) => [ap(c.siege.continue), bonus(c.siege.defendingBowModifier)],
  '6.8.1': ({ ap }) => [ap(c.siege.continue)],
  '6.8.2': ({ ap }) => [ap(c.siege.assault)],
  '6.8.3': ({ ap }) => [ap(c.siege.standard)],
  '6.8.4': ({ ap }) => [ap(c.nomadEcoPlusAp)],
  '6.9': ({ ap }) => [
    ap(c.diplomacy.apPerSpace),
    ap(c.diplomacy.apPerSpaceIsraelJudah),
    ap(c.diplomacyApLimit),
    ...[c.diplomacy.neutral, c.diplomacy.trade, c.diplomacy.pro, c.diplomacy.march, c.diplomacy.alliance].map(range),
  ],
  '6.10': ({ ap }) => [ap(c.supplyCost)],
  '6.11.b': ({ ap, vp }) => [
    `${c.foreignWar.commitBase} + `,
    ap(c.foreignWar.battleCost),
    vp(c.foreignWar.vpPerMissingUnit),
  ],
  '6.11.c': ({ ap, n }) => [
    ap(c.allianceBreaker.normalCost),
    n(DATA.deck.find(({ id }) => id === 'ab-any')?.cost ?? 0),
  ],
  '6.14': ({ n }) => [n(c.pillageMaxLevel)],
  '6.15': ({ ap, n }) => [ap(c.raid.enter), n(c.raid.failOn), range([1, c.raid.displaceFailOn - 1])],
  '6.16.a': ({ ap }) => [ap(c.build.ship), ap(c.build.shipRepair)],
  '6.16.b': ({ ap }) => [ap(c.movement.fleetZone), ap(c.movement.fleetTradeBox)],
  '6.16.e': () => [bonus(c.naval.invasionInfantry), bonus(c.naval.invasionCavalry)],
  '6.16.f': ({ ap }) => [ap(c.naval.search)],
  '6.18': ({ ap }) => [ap(c.buyCardCost), ap(c.plusConversionCost)],
  '7.1.a': ({ n }) => [n(c.conquest.assyria.dieMod), n(c.conquest.power.dieMod)],
  '7.1.b': ({ vp }) => [vp(c.surrender.battleVp), vp(c.vp.surrenderRefused)],
  '7.1.d': ({ vp }) => [vp(c.vp.allianceOrConquest.assyria)],
  '7.3.1': ({ n }) => [`/ ${c.income.citiesPerEco}`, n(c.income.minorMinimumWithCapitalOnly)],
  '7.3.2': ({ ap, n, vp }) => [n(c.discardForVp), ap(c.discardForSecretDiplomacy), vp(1)],
  '7.3.3.a': ({ n }) => [n(c.naval.tradePointFullShip)],
  '7.3.3.d': ({ vp, n }) => [vp(c.vp.trade.first), vp(c.vp.trade.second), n(c.vp.trade.tieFirst)],
  '7.4.1': ({ ap, vp }) => [ap(c.declareWar.joinCamp), vp(c.vp.joinRefused)],
  '7.4.2': ({ ap, n }) => [
    ap(c.declareWar.minorAny),
    ap(c.declareWar.powerOnMinor),
    n(c.declareWar.powerOnPower),
    n(c.declareWar.assyriaOnPayingMinor),
    n(c.declareWar.assyriaOnPayingPower),
  ],
  '7.4.3': ({ n }) => [n(c.peaceTribute.eco)],
  '8.3': ({ n, vp }) => [
    ...c.vp.battle.map(({ min, max }) => (max === undefined ? n(min) : range([min, max]))),
    n(c.vp.fortress4),
    n(c.vp.nineveh),
    n(c.vp.allianceOrConquest.power),
    n(c.vp.allianceOrConquest.assyria),
    n(c.vp.navalBattle.minShips),
    n(c.vp.nomads.scythians),
    bonus(c.vp.capital),
    bonus(c.vp.campDefeated),
    vp(c.vp.perTurnUnconquered),
  ],
  '8.3.1': () => [bonus(c.tribute.unpunishedVp), bonus(c.vp.kingLost), bonus(c.vp.markerShortage)],
  '9.1': ({ n }) => [n(c.suddenDeath.need), `+ ${c.suddenDeath.assyriaConquered}`],
  '9.4': ({ ap, n }) => [ap(c.standingArmy.cost), n(c.standingArmy.unitFactor)],
  '9.7': ({ n }) => [n(c.heavy.slaughterOn), bonus(c.heavyInfantryRiver), bonus(c.siege.defendingBowModifier)],
  '10.1': ({ ap }) => [ap(c.supplyCost)],
  '10.3': ({ n }) => [
    n(c.succession.failOn),
    bonus(c.succession.conquered),
    bonus(c.succession.sacrificeCard),
    Object.values(c.succession.assyriaByInterphase)
      .map(figure => (figure === 0 ? '0' : bonus(figure)))
      .join(', '),
  ],
  '10.4.a': ({ vp, ap }) => [vp(-c.vp.markerShortage), ap(c.saveLimit)],
  S1: ({ of }) =>
    ['assyria', 'babylonia', 'egypt', 'elam', 'media'].map(id => of(`country.${id}`, levelOf('campaign', id))),
  S2: ({ n, of }) => [
    n(levelOf('rise-and-fall', 'assyria')),
    ...['babylonia', 'elam', 'media'].map(id => `(${levelOf('rise-and-fall', id)})`),
    ...Object.entries(scenario('rise-and-fall').startingVp ?? {}).map(([id, vp]) => of(`country.${id}`, vp)),
  ],
  S3: ({ n }) => [
    n(scenario('two-rivers').areasInPlay?.length ?? 0),
    ...['babylonia', 'elam'].map(id => `(${levelOf('two-rivers', id)})`),
  ],
  R12: ({ ap }) => [ap(c.movement.mediaPath), ap(c.movement.mediaPathForMedes)],
  R30: ({ ap }) => [ap(c.allianceBreaker.normalCost)],
  R41: ({ ap }) => [ap(c.declareWar.powerOnPower)],
  R43: ({ of }) =>
    DATA.unitTypes.flatMap(({ id, surcharge }) => (id === 'SHIP' ? [] : [of(`unit.${id}`, surcharge ?? 0)])),
}

function scenario(id: string): (typeof DATA.scenarios)[number] {
  const found = DATA.scenarios.find(other => other.id === id)
  if (found === undefined) throw new Error(`no scenario '${id}'`)
  return found
}

/** ECO at the start, with tribute. */
function levelOf(id: string, country: string): number {
  return scenario(id).level[country]
}

const ACTIONS: Readonly<Record<string, number>> = {
  plus: c.plusConversionCost,
  'plus-event': c.plusConversionCost,
  'sell-group': c.armyGroupSale,
  'pay-supply': c.supplyCost,
  recruit: c.leaderCost,
  'regain-leader': c.build.regroupLeader,
  clear: c.build.pillageLevel,
  wall: c.build.wallLevel,
  disband: c.standingArmy.cost,
  'raid-with': c.raid.enter,
  raid: c.raid.activate,
  search: c.naval.search,
}

/** Choices whose words name a price; of others the price stands beside them. */
const PRICED = Object.keys(ACTIONS).filter(kind => /\d AP/.test(WORDS.en[`action.${kind}`]))

/** Small figures are written as words. */
const SPELLED: Partial<Readonly<Record<Language, readonly RegExp[]>>> = {
  en: [/0/, /one|a\b/i, /two|twice/i, /three/i, /four/i, /five/i, /six/i],
  pl: [/0/, /jed/i, /dwa|dwie|dwóch|dwoma/i, /trzy|trzech|trzema|trójk/i, /czter/i, /pię/i, /sześ/i],
  ru: [/0/, /од[иен]/i, /два|две|двух|двумя/i, /три|трёх|тремя|троих/i, /четыр/i, /пят/i, /шест/i],
  de: [/0/, /ein/i, /zwei|beide|doppel/i, /drei/i, /vier/i, /fünf/i, /sechs/i],
}
/** What a card turns on and its text must name; the rest is told in other words ("half the price") or is a rule of its own. */
const FIGURES = new Set(
  'ap apBonusPerCard areas armies count dice diceMod draw freeSteps max mod need pillage revivePoints units walls'.split(
    ' ',
  ),
)
const ROLLS = new Set('freeChoiceOn hitOn killOn neutralOn on suppressOn'.split(' '))

/** Every word and page of a language. */
const textsOf = (language: Language): readonly (readonly [string, string])[] => [
  ...Object.entries(WORDS[language]),
  ...RULES[language].map(({ number, text, title }) => [number, `${title} ${text.replace(/^\s*- /gm, '')}`] as const),
]

/** The quotation marks of others. */
const FOREIGN_QUOTES: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /[„«»]/,
  pl: /[“«»]/,
  ru: /[“”„]/,
  de: /[”«»]/,
}

/** Words for things that are called otherwise here. The Polish ones are the rulebook's: dowódca, wydarzenie, zmęczenie, pole. */
const OTHER_WORDS = {
  pl: new RegExp(
    [
      '(?<!\\p{L})(?:w[oó]dz|zdarze|wyprzedz|z?łupi|bunt|rajd|jazd|grup\\p{L}+ armii)',
      '(?<!\\p{L})(?:wypad(?:u|y|ów|em|ach)?|koś(?:ć|ci|cią|ćmi)|PA|EKO|twierdz(?:a|y|ę|ą|e))(?!\\p{L})',
      'wyczerpani|interfaz|reorganiz|spustosz|kapitul|obszar|załog|rozgrom|danin|oś czasu|okres\\p{L}* łaski',
      'mniejsz\\p{L}+ kraj|woj(?:n\\p{L}+|en) zewnętrzn|kart\\p{L}* kraj(?:u|ów)(?!\\p{L})|kart\\p{L}* bitwy',
      '(?:twoj|wrog|cał)\\p{L}+ si[łl]',
    ].join('|'),
    'iu',
  ),
  ru: new RegExp(
    [
      'упрежд|битв|жетон|ячейк|шкал|постановлени|(?<!\\p{L})троп|в этом ходе|(?<!\\p{L})кончает|внезапн\\p{L}+ кон(?:ец|ц)',
      '(?<!\\p{L})кост(?:ь|и|ей|ями)(?!\\p{L})|\\bECO\\b|(?:ваш|вражеск)\\p{L}+ сил',
    ].join('|'),
    'iu',
  ),
  de: new RegExp(
    [
      '(?<!\\p{L})(?:anführer|general(?:e|s)?|region|abnutzung|zermürbung|interphase|raubzug|raubzüge|regiment)(?!\\p{L})',
      'zuvorkomm|verpflegung|kavallerie|rebellion|hungersnot|minderstaat|erstürmung|ausfallen|kampagnenkart|gnadenfrist',
    ].join('|'),
    'iu',
  ),
} as const

/** Cards with words of their own; alliance cards and foreign wars share theirs. */
const TOLD = CARDS.map(({ id }) => id).filter(id => `does.${id}` in WORDS.en)

function* figuresOf(effect: unknown): Generator<number | string> {
  if (typeof effect !== 'object' || effect === null) return
  for (const [field, value] of Object.entries(effect)) {
    if (FIGURES.has(field) && typeof value === 'number' && Math.abs(value) > 1) yield Math.abs(value)
    else if (ROLLS.has(field) && Array.isArray(value)) {
      const [from, to] = [Math.min(...value), Math.max(...value)]
      // The usual check of attrition is not told again.
      if (from !== c.attritionHitOn || field !== 'hitOn') yield from === to ? String(from) : range([from, to])
    } else if (Array.isArray(value)) for (const one of value) yield* figuresOf(one)
    else yield* figuresOf(value)
  }
}

describe.each(LANGUAGES)('%s', language => {
  const words = WORDS[language]

  test.each(Object.keys(PAGES))('%s names the figures of the rules', number => {
    const text = page(language, number)
    const missing = PAGES[number](says(language)).filter(what => !has(text, what))
    expect(missing).toEqual([])
  })

  test('the limits of hands', () => {
    const text = page(language, '7.3.2')
    for (const kind of ['minor', 'power', 'assyria'] as const) expect(text).toContain(range(limitsOf(kind)))
  })

  test.each(PRICED)('the choice %s names its price', kind => {
    expect(has(words[`action.${kind}`], says(language).ap(ACTIONS[kind]))).toBe(true)
  })

  test.each(TOLD)('%s names the figures of its effect', id => {
    const card = CARDS.find(other => other.id === id)
    const text = words[`does.${id}`]
    const missing = [...figuresOf(card?.effect)].filter(figure =>
      typeof figure === 'string'
        ? !has(text, figure)
        : !has(text, String(figure)) && !SPELLED[language]?.[figure]?.test(text),
    )
    expect(missing).toEqual([])
  })

  test('a card named on a page has its own title there', () => {
    const wrong: string[] = []
    for (const { number } of RULES.en) {
      if (/^C\d/.test(number)) continue
      for (const { id } of CARDS) {
        const title = new RegExp(`\\b${WORDS.en[`card.${id}`]}\\b`, 'u')
        // On a card a long word may be broken.
        const own = words[`card.${id}`].replaceAll('\u00ad', '')
        if (title.test(page('en', number)) && !page(language, number).includes(own)) wrong.push(`${number} ${own}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('quotes, dashes, apostrophes and minus signs of print', () => {
    const wrong = textsOf(language).filter(
      ([, text]) => /["']| - |\.\.\.|(?<=[\s(])-\d/.test(text) || FOREIGN_QUOTES[language]?.test(text),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})

test.each(Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[])('%s: one word for one thing', language => {
  const wrong = textsOf(language).flatMap(([key, text]) => {
    const found = OTHER_WORDS[language].exec(text.replace(/\{\w+/g, ''))
    return found === null ? [] : [`${key}: ${found[0]}`]
  })
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)('%s: the introduction names the ECO that The Two Rivers counts growth from', async language => {
  const { introduction } = await EXAMPLES.words(language)
  const text = introduction.map(chapter => chapter.text).join('\n')
  for (const [id, eco] of Object.entries(TWO_RIVERS.startingBaseEco)) {
    expect(text).toContain(`${eco} (${WORDS[language][`country.${id}`]})`)
  }
})

function limitsOf(kind: 'minor' | 'power' | 'assyria'): readonly number[] {
  const id = { minor: 'urartu', power: 'elam', assyria: 'assyria' }[kind]
  const country = DATA.countries.find(other => other.id === id)
  return [country?.handMin ?? 0, country?.handMax ?? 0]
}
