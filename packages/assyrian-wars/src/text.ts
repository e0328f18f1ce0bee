// From rules to words: which message stands for each action and decision. Events have theirs in text/events.ts, names in
// text/naming.ts; the words are in text/.

import { type Arg, type GameText, inEach, type Message, rulesFrom } from '@tabularium/kernel'
import type { AwAction } from './board/actions.ts'
import { CAMP_WORDS, PLOYS, WAYS } from './board/acts/cards.ts'
import { type Board, storeOf } from './board/board.ts'
import { bookOf, W, WINDOWS } from './board/card-book.ts'
import { counterName } from './board/counters.ts'
import { DECISION_RULE } from './board/decisions.ts'
import type { AwEvent } from './board/events.ts'
import { frames, type Slots, shared } from './board/frames.ts'
import { AP, type Area, CAMPS, type Card, type Counter, type Country, type Place } from './board/names.ts'
import { aboutCard } from './text/card-list.ts'
import { dataWords } from './text/data-words.ts'
import { dictionaries } from './text/dictionaries.ts'
import { eventWords } from './text/events.ts'
import { amount, namingOf, signed, word } from './text/naming.ts'
import { picture } from './view/picture.ts'
import type { AwView, FrameView } from './view/view.ts'

const rules = rulesFrom(language => import(`./text/rules.${language}.ts`))

/** Points that are counted between the turns, whatever was chosen. */
const COUNTED: ReadonlySet<string> = new Set(['trade', 'refuser', 'unconquered', 'growth'])

/** The words of the game on a set of data. */
export function textOf(b: Board): GameText<AwView, AwAction> {
  const n = namingOf(b)
  const event = eventWords(b, n)
  const book = bookOf(b)
  const country = (name: string, c: Country): Record<string, Arg> => n.forms(name, c < 0 ? '' : b.countries[c])
  const cardAt = (card: Card): Message => n.card(b.cards[card])
  const leaderAt = (l: number): Message => n.leader(b.leaders[l])
  const areaAt = (area: Area): Message => n.area(b.areas[area])
  const placeAt = (place: Place): Message => n.place(b.placeName[place] ?? '')

  function action(a: AwAction): Message {
    const key = `action.${a.kind}`
    switch (a.kind) {
      case 'preempt':
        return { key: `${key}.${a.yes === 1 ? 'yes' : 'no'}` }
      case 'ap':
      case 'plus':
        return { key, args: { card: cardAt(a.card), ap: amount(b.cardAp[a.card] / AP) } }
      case 'event':
      case 'plus-event':
      case 'react':
      case 'lay':
        return { key, args: { card: n.use(a.card, book.uses[a.card][a.use].word) } }
      case 'evade':
        return { key: a.hasty === 1 ? `${key}.hasty` : key, args: { area: areaAt(a.area) } }
      case 'shelter':
        return { key: a.hasty === 1 ? `${key}.hasty` : key }
      case 'chariots':
        return { key: `${key}.${a.heavy === 1 ? 'heavy' : 'bow'}` }
      case 'garrison':
      case 'reward':
        return { key, args: { count: a.number } }
      case 'which':
        return { key, args: { number: a.number + 1 } }
      case 'flee':
        return { key, args: { zone: word('sea', b.zones[a.zone]) } }
      case 'marker':
        return { key: `${key}.${WAYS[a.way]}`, args: { spaces: a.spaces } }
      case 'into-camp':
        return { key, args: { camp: word('camp', CAMP_WORDS[a.camp]) } }
      case 'join':
        return { key, args: { camp: word('camp', CAMPS[a.camp]) } }
      case 'war-battle':
        return { key, args: { card: cardAt(b.foreignWars[a.war]), side: a.side + 1 } }
      case 'scheme':
        return { key, args: { target: n.schemeAt(a.target) } }
      case 'ploy':
        return { key: `${key}.${PLOYS[a.ploy]}` }
      case 'oust':
      case 'raid-end':
        return { key, args: { box: placeAt(b.raidBoxes + a.box) } }
      case 'influence':
        return { key, args: { ...country('country', a.country), spaces: a.spaces } }
      case 'bid':
        return { key, args: { ...country('power', a.power), unit: n.unit(a.unit) } }
      case 'cede':
        return { key, args: { card: cardAt(a.card), ...country('country', a.country) } }
      default:
        return { key, args: common(a) }
    }
  }

  /** Of kinds that name one thing. */
  function common(a: AwAction): Record<string, Arg> {
    const args: Record<string, Arg> = {}
    if ('area' in a && a.area !== undefined) args.area = areaAt(a.area)
    if ('place' in a && a.place !== undefined) args.place = placeAt(a.place)
    if ('country' in a && a.country !== undefined) Object.assign(args, country('country', a.country))
    if ('leader' in a && a.leader !== undefined) args.leader = leaderAt(a.leader)
    if ('card' in a && a.card !== undefined) args.card = cardAt(a.card)
    if ('unit' in a && a.unit !== undefined) args.unit = n.unit(a.unit, 'side' in a ? (a.side ?? 0) : 0)
    return args
  }

  const offer = (what: number, terms: number): Message => event.offer(what, terms)
  const counterAt = (u: Counter): Message => n.counter(counterName(b, u))

  /** What a card may answer, with the card or the area it is about. 6.11.e */
  function moment(f: Slots<'react'>): Message {
    const trigger = frames.react.trigger(f)
    const what = word('window', WINDOWS[trigger])
    if (trigger <= W.FOREIGN_WAR) return { key: 'window.with', args: { what, thing: cardAt(frames.react.against(f)) } }
    return trigger <= W.SIEGE ? { key: 'window.with', args: { what, thing: areaAt(frames.react.where(f)) } } : what
  }

  /** The unit of a minor that comes back next. 6.9 */
  function firstStored(v: AwView, c: Country): Message {
    const u = (v.position.at as readonly number[]).indexOf(storeOf(b, c))
    return u < 0 ? { key: 'place.nowhere' } : counterAt(u)
  }

  /** What a question is about, beside the country that decides. */
  function about(v: AwView, f: FrameView): Record<string, Arg> {
    switch (f.at) {
      case 'preempt':
        return country('before', frames.preempt.before(f))
      case 'act':
        return { income: amount(v.ap.income), cards: amount(v.ap.cards) }
      case 'consent':
      case 'follow':
      case 'join-in':
      case 'relocate':
        return { leader: counterAt(shared.leader(f)) }
      case 'intercept':
      case 'evade':
      case 'supply':
      case 'relief':
      case 'line':
      case 'press':
      case 'retreat':
      case 'sortie':
      case 'deport':
      case 'cross':
      case 'depart':
        return { area: areaAt(shared.area(f)) }
      case 'expel':
        return { area: placeAt(frames.expel.place(f)) }
      case 'lading':
        return { area: areaAt(frames.lading.port(f)) }
      case 'breach':
        return { count: frames.breach.hits(f) }
      case 'react':
        return { what: moment(f) }
      case 'event':
      case 'choose-breaker':
        return { card: cardAt(shared.card(f)) }
      case 'strike':
        return { card: cardAt((v.position.revealed as readonly number[])[4 * frames.strike.entry(f) + 1] & 255) }
      case 'rolled':
        return { ...country('target', frames.rolled.target(f)), count: frames.rolled.spaces(f) }
      case 'commit':
      case 'lead':
        return { card: cardAt(b.foreignWars[shared.war(f)]) }
      case 'scheme':
        return { target: n.schemeAt(frames.scheme.target(f)) }
      case 'pay':
      case 'province':
      case 'yield':
      case 'tribe':
        return country('target', shared.country(f))
      case 'admit':
        return country('target', frames.admit.power(f))
      case 'sail-along':
        return country('target', frames['sail-along'].asker(f))
      case 'place':
        return { unit: counterAt(frames.place.counter(f)) }
      case 'pick':
      case 'raid-from':
        return { unit: n.unit(shared.kind(f)) }
      case 'sale':
        return { ...country('target', frames.sale.buyer(f)), unit: n.unit(frames.sale.kind(f)) }
      case 'deploy':
        return { unit: firstStored(v, b.countries.indexOf(f.of)) }
      case 'hunt':
      case 'seek':
      case 'chase':
        return { place: placeAt(shared.place(f)) }
      case 'body':
        return { area: areaAt(frames.body.area(f)) }
      case 'aboard':
        return {
          ...(frames.aboard.counter(f) >= 0 && { unit: counterAt(frames.aboard.counter(f)) }),
          ...country('target', frames.aboard.asker(f)),
        }
      case 'harbour':
        return { place: placeAt(b.tradeBoxes + frames.harbour.box(f)) }
      case 'answer':
        return {
          ...country('target', frames.answer.by(f)),
          what: offer(frames.answer.what(f), frames.answer.terms(f)),
        }
      case 'stand-by':
        return { ...country('target', frames['stand-by'].enemy(f)), ...country('ally', frames['stand-by'].ally(f)) }
      default:
        return {}
    }
  }

  function prompt(v: AwView): { message: Message; rule: string } {
    const f = v.frames.at(-1)
    if (!f || v.end !== undefined) {
      return { message: { key: 'prompt.over', args: { end: word('end', v.end ?? 'points') } }, rule: '8.3' }
    }
    const losses =
      f.at === 'losses' ? (frames.losses.naming(f) === 1 ? '.share' : frames.losses.mode(f) === 1 ? '.routs' : '') : ''
    const args = { ...n.forms('country', f.of), number: n.number(f.of), ...about(v, f) }
    return { message: { key: `prompt.${f.at}${losses}`, args }, rule: DECISION_RULE[f.at] ?? '6.0' }
  }

  /** What a choice costs in AP, and the points it brings to whom. */
  function hint(e: AwEvent): readonly Message[] {
    switch (e.at) {
      case 'vp':
        return COUNTED.has(e.why)
          ? []
          : [{ key: 'hint.vp', args: { country: n.country(e.country), points: signed(e.points) } }]
      case 'marched':
        return e.ap > 0 ? [{ key: 'hint.ap', args: { ap: amount(e.ap) } }] : []
      case 'placed':
      case 'rebuilt':
        return e.price > 0 ? [{ key: 'hint.ap', args: { ap: amount(e.price) } }] : []
      default:
        return []
    }
  }

  function thing(name: string): readonly Message[] | undefined {
    const card = b.cards.indexOf(name)
    if (card >= 0) return aboutCard(b.data, b.cardFacts[card])
    const l = b.leaders.indexOf(name)
    if (l >= 0) return [leaderAt(l), { key: 'facts.command', args: { command: b.command[l], action: b.action[l] } }]
    const kind = b.kinds.indexOf(name)
    if (kind < 0) return undefined
    return [n.unit(kind), { key: 'facts.unit', args: { full: b.kindFull[kind], reduced: b.kindReduced[kind] } }]
  }

  const own = dataWords(b.data)
  return {
    dictionaries: inEach(dictionaries, words => ({ ...words, ...own })),
    rules,
    action,
    event: e => event.say(e as AwEvent),
    prompt,
    hint: e => hint(e as AwEvent),
    about: thing,
    picture: (view, say) => picture(b, n, view, say),
  }
}
