// Everything the data names and everything that can come about in a game, and which events show it: cards for their AP and as
// events, countries that take impulses, battles and sieges won and lost, conquests, successions, ends.

import type { Features } from '@tabularium/kernel'
import { PLOYS } from './board/acts/cards.ts'
import type { Board } from './board/board.ts'
import { bookOf } from './board/card-book.ts'
import type { AwEvent } from './board/events.ts'
import { has } from './board/names.ts'
import { ENDS } from './board/state.ts'

type At = AwEvent['at']
type EventAt<A extends At, E = AwEvent> = E extends { readonly at: infer B } ? (A extends B ? E : never) : never

/** What an event may show, and what it does show: names from that list. */
interface Shown<A extends At> {
  readonly names: readonly string[]
  of(event: EventAt<A>): readonly string[]
}
type FeatureTable = { readonly [A in At]?: Shown<A> }

const always = (name: string): Shown<never> => ({ names: [name], of: () => [name] })

/** One name or another; no second one: nothing worth a name. */
const either = <A extends At>(test: (event: EventAt<A>) => boolean, yes: string, no?: string): Shown<A> => ({
  names: no === undefined ? [yes] : [yes, no],
  of: event => (test(event) ? [yes] : no === undefined ? [] : [no]),
})

/** A name by a word of the event. */
const byWord = <A extends At>(
  word: (event: EventAt<A>) => string | undefined,
  table: Readonly<Record<string, string>>,
): Shown<A> => ({
  names: Object.values(table),
  of(event) {
    const name = table[word(event) ?? '']
    return name === undefined ? [] : [name]
  },
})

const all = <A extends At>(...parts: readonly Shown<A>[]): Shown<A> => ({
  names: parts.flatMap(({ names }) => names),
  of: event => parts.flatMap(part => part.of(event)),
})

const named = (words: readonly string[], name: (word: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map(word => [word, name(word)]))

/** By whom one side of a battle was beaten. */
const outcome = (kind: string, name: string): Shown<'battle-over'> =>
  byWord(e => (e.kind === kind ? e.winner : undefined), { attackers: `${name} won`, defenders: `${name} lost` })

const tableOf = (b: Board): FeatureTable => {
  const { uses } = bookOf(b)
  const cardOf = new Map(b.cards.map((id, card) => [id, card]))
  const classOf = new Map(
    b.countries.map((id, c) => [
      id,
      c === b.assyria ? 'Assyria' : c < b.powers ? 'a power' : has(b.isTribe, c) ? 'a tribe' : 'a minor',
    ]),
  )
  const countries = b.countries.slice(0, b.onTrack)
  const homeOf = new Map(b.areas.map((id, area) => [id, b.countries[b.home[area]]]))
  const asEvent = named(b.cards, id => `${id} as event`)
  const permanent = new Set(b.permanent.map(card => b.cards[card]))
  const breakers = new Set(b.cards.filter((_, card) => uses[card].some(use => use.op === 'allianceBreaker')))
  const stageOf = (id: string): string | undefined =>
    String(uses[cardOf.get(id) ?? 0].find(use => use.stage > 0)?.stage)

  return {
    // -- core
    impulse: all(
      byWord(
        e => e.country,
        named(countries, id => `impulse of ${id}`),
      ),
      either(e => e.preempting, 'preempting impulse'),
    ),
    'impulse-passed': always('impulse passed'),
    'played-ap': all(
      byWord(
        e => e.card,
        named(b.cards, id => `${id} for AP`),
      ),
      either(e => e.plus, 'plus card'),
    ),
    reshuffled: always('deck made anew'),
    attrition: always('attrition'),
    // -- movement
    marched: either(e => e.country === b.countries[b.media] && homeOf.get(e.to) !== e.country, 'Medes abroad'),
    grouped: always('army group formed'),
    interception: always('interception tried'),
    'interception-roll': either(e => e.success, 'interception succeeded', 'interception failed'),
    evasion: either(e => e.hasty, 'hasty evasion'),
    'evasion-roll': either(e => e.success, 'evasion succeeded', 'evasion failed'),
    expelled: always('force expelled'),
    relocated: always('leader relocated'),
    // -- combat
    'battle-over': all(
      outcome('field', 'field battle'),
      outcome('interception', 'battle of interception'),
      outcome('invasion', 'landing'),
      outcome('sortie', 'sortie'),
      outcome('naval', 'naval battle'),
      outcome('foreign-war', 'battle of a foreign war'),
      either(e => e.winner === 'nobody', 'battle drawn'),
      either(e => e.winner === 'gone', 'ambush on the march'), // 9.7
      either(e => e.overrun, 'overrun'),
    ),
    dice: either(e => e.phase === 'ambush', 'ambush in a pass'),
    promotion: either(e => e.promoted, 'leader promoted', 'leader not promoted'),
    'held-back': always('army held back'),
    relief: always('garrison joins in'),
    'fell-back': always('withdrawal from a second battle'),
    retreated: either(e => e.area === undefined, 'retreat to the regroup box', 'retreat made'),
    'city-taken': byWord(e => e.how, {
      hunger: 'hunger siege won',
      standard: 'standard siege won',
      assault: 'assault won',
      treason: 'city betrayed',
    }),
    'siege-lifted': byWord(e => e.how, { hunger: 'hunger siege lost', standard: 'standard siege lost' }),
    'siege-round': either(e => e.how === 'assault' && !e.taken, 'assault lost'),
    deported: always('deportation'),
    looted: always('deportation by nomads'),
    // -- cards
    event: all(
      byWord(e => e.card, asEvent),
      either(e => breakers.has(e.card), 'alliance breaker as event'),
      either(e => permanent.has(e.card), 'permanent card'),
    ),
    'battle-card': all(
      byWord(e => e.card, asEvent),
      byWord(e => stageOf(e.card), {
        undefined: 'battle card',
        1: 'counter manoeuvre',
        2: 'counter measure in battle',
      }),
    ),
    reacted: all(
      byWord(e => e.card, asEvent),
      either(e => breakers.has(e.card), 'alliance breaker as reaction'),
      either(e => e.against !== undefined, 'counter measure'),
    ),
    cancelled: always('card cancelled'),
    'card-over': always('permanent card discarded'),
    'foreign-war': always('foreign war begun'),
    'foreign-war-round': either(e => e.left === 0, 'foreign war ended by time'),
    revolt: either(e => e.over !== true, 'revolt'),
    pact: always('pact with a trade city'),
    schemes: either(
      e => new Set(e.schemes.map(({ target }) => target)).size < e.schemes.length,
      'schemes that meet',
      'schemes apart',
    ),
    scheme: byWord(
      e => e.ploy,
      named(PLOYS, ploy => `scheme: ${ploy}`),
    ),
    'no-effect': always('card in vain'),
    // -- economy
    vp: either(e => e.why === 'foreign-war', 'foreign war ended by battle'),
    'tribute-check': either(e => e.pays, 'tribute paid', 'tribute refused'),
    punished: always('refuser punished'),
    merciless: always('war of conquest'),
    improved: always('standing army'),
    mercenary: always('mercenary recruited'),
    rehired: always('mercenary kept'),
    sold: always('mercenary sold'),
    pillaged: always('pillaging'),
    bankrupt: always('country bankrupt'),
    defaulted: always('loan not repaid'),
    raider: always('raider'),
    oust: always('raider attacked'),
    'raid-roll': either(e => e.roll >= b.data.constants.raid.failOn, 'raid astray'),
    plundered: either(e => e.hit, 'raid made', 'raid repelled'),
    landed: always('landing made'),
    search: either(e => e.found, 'fleet found', 'fleet not found'),
    withdrew: always('withdrawal from a trade box'),
    // -- politics
    alliance: either(e => e.made, 'alliance made', 'alliance broken'),
    war: always('war declared'),
    peace: always('peace made'),
    passage: either(e => e.open, 'free passage', 'free passage ended'),
    ceded: always('card for peace'),
    camp: byWord(e => e.camp, { assyrian: 'Assyrian camp joined', rebel: 'rebel camp joined', neutral: 'camp left' }),
    'join-refused': always('camp closed to a power'),
    'camp-beaten': byWord(e => e.camp, { assyrian: 'Assyrian camp beaten', rebel: 'rebel camp beaten' }),
    'conquest-check': either(e => !e.success, 'conquest failed'),
    conquered: byWord(
      e => classOf.get(e.country),
      named(['Assyria', 'a power', 'a minor'], what => `conquest of ${what}`),
    ),
    surrendered: always('surrender accepted'),
    'surrender-refused': always('surrender refused'),
    province: always('province kept'),
    'grace-over': always('grace over'),
    eliminated: byWord(
      e => classOf.get(e.country),
      named(['a power', 'a minor'], what => `elimination of ${what}`),
    ),
    substitute: always('substitute for an eliminated power'),
    revived: always('eliminated power back'),
    'called-out': always('minor called out'),
    'sent-home': always('minor sent home'),
    nomads: always('nomads run'),
    departed: always('nomads depart'),
    tribe: always('tribe arrives'),
    'tribe-back': always('tribe restored'),
    succession: all(
      either(e => e.success, 'succession', 'succession failed'),
      either(e => e.roll === undefined, 'succession without a roll', 'succession rolled'),
    ),
    crowned: always('leader crowned by a card'),
    unrest: always('unrest'),
    released: always('units released'),
    declined: always('decline of a country'),
    'sudden-death': either(e => e.over, 'sudden death', 'sudden death escaped'),
    over: byWord(
      e => e.reason,
      named(ENDS, end => `end by ${end}`),
    ),
  }
}

export const featuresOf = (b: Board): Features => {
  const table: Readonly<Partial<Record<string, Shown<never>>>> = tableOf(b)
  return {
    names: [...new Set(Object.values(table).flatMap(shown => shown?.names ?? []))],
    used(event, hit) {
      for (const name of table[event.at]?.of(event as never) ?? []) hit(name)
    },
  }
}
