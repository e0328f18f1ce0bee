// Events as lines for the log. Most say what their fields hold, under `event.<what>`; where there are several ways to say it, the
// table of variants chooses.

import type { Arg, Message } from '@tabularium/kernel'
import type { AwEvent, ForceEvent, RollEvent } from '../board/events.ts'
import type { Names } from '../board/facts.ts'
import { FREELY, OFFERS, RANSOM } from '../common/offers.ts'
import { amount, type Naming, signed, word } from './naming.ts'

type Fields = Readonly<Record<string, unknown>>

const yes = (field: string) => (e: Fields) => (e[field] === true ? '.yes' : '.no')
const known = (field: string) => (e: Fields) => (e[field] === undefined ? '' : '.known')
const without = (field: string, name: string) => (e: Fields) => (e[field] === undefined ? `.${name}` : '')
const by = (field: string) => (e: Fields) => `.${e[field]}`
const plus = (field: string) => (e: Fields) => (e[field] === true || Number(e[field]) > 0 ? '.plus' : '.minus')

const VARIANTS: Readonly<Record<string, (e: Fields) => string>> = {
  impulse: e => (e.preempting === true ? '.preempting' : ''),
  'impulse-passed': e => (e.twice === true ? '.twice' : ''),
  drew: known('card'),
  'played-ap': e => (e.plus === true ? '.plus' : ''),
  marched: e => (e.leader === undefined ? '.alone' : Number(e.armies) > 1 ? '.group' : ''),
  consent: yes('yes'),
  'interception-roll': yes('success'),
  evasion: e => (e.hasty === true ? '.hasty' : ''),
  'evasion-roll': e => (e.roll === 0 && e.success === true ? '.sure' : yes('success')(e)),
  supplied: by('how'),
  battle: e => (e.mirrored === true ? '.mirrored' : (e.defenders as readonly unknown[]).length === 0 ? '.walls' : ''),
  chariots: e => (e.heavy === true ? '.heavy' : '.bow'),
  dice: e => ((e.rolls as readonly unknown[]).length === 0 ? '.none' : e.warded === undefined ? '' : '.warded'),
  'battle-over': e =>
    `${e.overrun === true && (e.winner === 'attackers' || e.winner === 'defenders') ? '.overrun' : ''}.${e.winner}`,
  promotion: yes('promoted'),
  retreated: without('area', 'nowhere'),
  besieges: by('how'),
  'siege-round': e => (e.taken === true ? '.taken' : ''),
  plundered: e => (e.hit === true ? '.hit' : '.missed'),
  favoured: by('favour'),
  event: e => (e.use === undefined ? '' : '.use'),
  reacted: e => (e.against === undefined ? '' : '.against'),
  'no-effect': e => (e.roll === undefined ? '' : '.roll'),
  laid: known('card'),
  assassin: by('result'),
  swollen: yes('crosses'),
  levels: e => (e.mod === undefined ? '' : '.mod'),
  'eco-marker': plus('by'),
  'trade-marker': plus('by'),
  spied: known('cards'),
  sighted: e => (e.count === 0 ? '.gone' : (e.units as readonly unknown[]).length === 0 ? '.none' : ''),
  stirring: e => (e.afloat === true ? '.afloat' : e.halfway === true ? '.halfway' : ''),
  'passed-on': known('card'),
  revolt: e => (e.over === true ? '.over' : ''),
  'scheme-laid': known('target'),
  schemes: e => ((e.schemes as readonly unknown[]).length === 0 ? '.none' : ''),
  'tribute-check': yes('pays'),
  tribute: yes('pays'),
  placed: by('how'),
  defaulted: plus('plus'),
  'trade-back': yes('back'),
  rehired: without('place', 'unseen'),
  embarked: without('unit', 'unseen'),
  search: yes('found'),
  withdrew: e => (e.from === undefined && e.place === undefined ? '.nowhere' : ''),
  'traders-home': without('zone', 'nowhere'),
  marker: without('power', 'none'),
  alliance: yes('made'),
  passage: yes('open'),
  answered: yes('accepted'),
  control: without('country', 'none'),
  'conquest-check': yes('success'),
  succession: e => `${yes('success')(e)}${e.roll === undefined ? '' : '.roll'}`,
  declined: plus('plus'),
  'sudden-death': yes('over'),
  over: e => ((e.powers as readonly unknown[]).length === 0 ? '.draw' : ''),
}

/** Fields that always name a country, those that may, and those that name several. */
const COUNTRIES: ReadonlySet<string> = new Set(['country', 'power', 'enemy', 'other', 'victim', 'before'])
const THINGS: ReadonlySet<string> = new Set(['from', 'to', 'by', 'target'])
const MANY_COUNTRIES: ReadonlySet<string> = new Set(['by', 'powers'])

export function eventWords(b: Names, n: Naming) {
  const kinds: Readonly<Record<string, (id: string) => Message>> = {
    card: n.card,
    against: n.card,
    area: n.place,
    place: n.place,
    zone: n.place,
    box: n.place,
    // Of who is asked along or aboard: a unit, too.
    leader: n.counter,
    king: n.leader,
    unit: n.counter,
    group: n.group,
    from: n.thing,
    to: n.thing,
    by: n.thing,
    force: n.thing,
    target: n.thing,
    side: id => word('side', id),
    phase: id => word('phase', id),
    step: id => word('step', id),
    camp: id => word('camp', id),
    why: id => word('why', id),
    use: id => word('use', id),
    ploy: id => word('ploy', id),
  }

  const roll = ({ by, of, dice }: RollEvent): Message => ({
    key: 'event.rolled-dice',
    args: {
      by: b.kinds.includes(by) || b.leaders.includes(by) ? n.counter(by) : word('roller', by),
      of,
      dice: [...dice].join(' '),
    },
  })
  const force = ({ country, units, leaders = [] }: ForceEvent): Message => ({
    key: 'force-of',
    args: {
      country: n.country(country),
      units: [
        ...leaders.map(n.leader),
        ...Object.entries(units).map(([id, count]) => ({ key: 'units-of', args: { count, unit: n.counter(id) } })),
      ],
    },
  })

  const offer = (what: string, terms: string | undefined): Message => {
    if (what === 'peace' && terms === 'tribute') return { key: 'offer.peace.tribute' }
    if (what === 'peace' && terms !== undefined) return { key: 'offer.peace.card', args: { card: n.card(terms) } }
    return { key: `offer.${what}`, args: n.forms('country', terms ?? '') }
  }

  /** The country that a field names, or the countries; undefined if it names something else. */
  function countriesIn(field: string, value: unknown): string | readonly string[] | undefined {
    if (Array.isArray(value)) return MANY_COUNTRIES.has(field) ? value.map(String) : undefined
    if (typeof value !== 'string') return undefined
    return COUNTRIES.has(field) || (THINGS.has(field) && b.countries.includes(value)) ? value : undefined
  }

  /** Fields as they are said. */
  function arg(field: string, value: unknown): Arg | undefined {
    if (typeof value === 'number') {
      if (field === 'modifier') return signed(value)
      return amount(value)
    }
    if (typeof value === 'string') return kinds[field]?.(value) ?? value
    if (Array.isArray(value)) {
      if (value.every(one => typeof one === 'number')) return value.join(' ')
      if (field === 'units') return value.map(one => n.counter(String(one)))
      if (field === 'cards') return value.map(one => n.card(String(one)))
    }
    return undefined
  }

  function say(e: AwEvent): Message {
    const fields = e as unknown as Fields
    const args: Record<string, Arg> = {}
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'at') continue
      const countries = countriesIn(field, value)
      const said = countries === undefined ? arg(field, value) : undefined
      if (countries !== undefined) Object.assign(args, n.forms(field, countries))
      if (said !== undefined) args[field] = said
    }
    const subject = fields.country ?? fields.power
    if (typeof subject === 'string') args.number = n.number(subject)
    switch (e.at) {
      case 'city-taken':
        args.how = word('how', e.how)
        break
      case 'turn':
        args.king = word('turn', String(e.turn))
        break
      case 'battle':
        args.kind = word('fight', e.kind)
        args.attackers = e.attackers.map(force)
        args.defenders = e.defenders.map(force)
        break
      case 'dice':
        args.rolls = e.rolls.map(roll)
        break
      case 'siege-round':
        args.attack = e.hits[0]
        args.defence = e.hits[1]
        break
      case 'relieved':
        if (b.areas.includes(e.unit)) return { key: 'event.relieved.force', args: { ...args, unit: n.place(e.unit) } }
        break
      case 'reacted':
        args.to = word('window', e.to)
        break
      case 'schemes':
        args.schemes = e.schemes.map(({ power, target }) => ({
          key: 'event.schemes.one',
          args: { power: n.country(power), target: n.scheme(target) },
        }))
        break
      case 'scheme':
      case 'scheme-laid':
        if (e.target !== undefined) args.target = n.scheme(e.target)
        break
      case 'offer':
        args.what = offer(e.what, e.terms)
        break
      case 'answered':
        args.what = { key: `offer.${e.what}`, args: n.forms('country', e.country) }
        break
      case 'grouped':
      case 'chief':
      case 'group-over':
        args.groupOf = n.groupOf(e.group)
        break
      case 'succession':
        if (e.mod !== undefined) args.mod = signed(e.mod)
        break
      case 'vp':
        args.points = signed(e.points)
        break
      case 'over':
        args.end = word('end', e.reason)
    }
    return { key: `event.${e.at}${VARIANTS[e.at]?.(fields) ?? ''}`, args }
  }

  return {
    say,
    /** An offer as a frame keeps it. */
    offer(what: number, terms: number): Message {
      if (OFFERS[what] !== 'peace') return offer(OFFERS[what], b.countries[terms])
      return offer('peace', terms === RANSOM ? 'tribute' : terms === FREELY ? undefined : b.cards[terms])
    },
  }
}
