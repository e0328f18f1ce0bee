// The decision asked again and again in an impulse: cards for AP, whatever the chapters offer, the end. 6.0

import type { AwAction } from './actions.ts'
import { handCount, playCard } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { frames } from './frames.ts'
import { apOf, mayEnd, mayPlay, noteCard, PASSING } from './impulse.ts'
import { AP, type Card, type Counter, type Country, HAND } from './names.ts'
import { gain } from './purse.ts'
import { mustRebuild } from './repair.ts'
import { legalSieges } from './siege.ts'
import { leadersOnMap } from './survey.ts'

const { act } = frames

/** A card for its AP. 6.0 */
export function playForAp(g: Scene, c: Country, card: Card, plus: boolean): void {
  const { b, s, tell } = g
  const ap = apOf(b, s, c, card)
  noteCard(g, c, card)
  playCard(g, c, card)
  gain(s, ap)
  tell?.all({ at: 'played-ap', country: b.countries[c], card: b.cards[card], ap: ap / AP, plus })
}

/** The question of an impulse, made of what these chapters offer in it. */
export function actChapter(chapters: readonly Chapter[]): Chapter {
  const offers = chapters.flatMap(({ legalAct }) => (legalAct ? [legalAct] : []))
  /** Who does actions of a kind, as found out when one was first done. */
  const doers = new Map<string, NonNullable<Chapter['applyAct']>>()
  return {
    frames: {
      act: {
        run(g, f) {
          // A minor may be sent home in its own impulse. 6.9
          if (((g.s.active >> f.of) & 1) === 0) {
            g.s.frames.pop()
            return false
          }
          if ((act.passing(f) & PASSING) === 0) return true
          // Nothing to continue: no question. 6.0
          if (legalSieges(g.b, g.s, f, scratch, 0, leadersOnMap(g.b, g.s, f.of, leaders), true) > 0) return true
          g.s.frames.pop()
          return false
        },
        legal(b, s, f, out) {
          let n = 0
          if ((act.passing(f) & PASSING) !== 0) {
            n = legalSieges(b, s, f, out, n, leadersOnMap(b, s, f.of, leaders), true)
            out[n++] = b.acts.end[0]
            return n
          }
          if (mayEnd(s, f.of) && !mustRebuild(b, s, f.of)) out[n++] = b.acts.end[0]
          if (s.cardsPlayed < 2 && s.closed === 0 && handCount(s, f.of) > 0) {
            let before = -1
            for (let copy = 0; copy < b.copies; copy++) {
              if (s.cardAt[copy] !== HAND + f.of) continue
              const card = b.copyCard[copy]
              if (card === before) continue
              before = card
              const how = mayPlay(b, s, f.of, card)
              if (how !== 0) out[n++] = how === 1 ? b.acts.ap[card] : b.acts.plus[card]
            }
          }
          leadersOnMap(b, s, f.of, leaders)
          for (let i = 0; i < offers.length; i++) n = offers[i](b, s, f, out, n, leaders)
          return n
        },
        apply(g, f, action) {
          const { s } = g
          if (action.kind === 'end') {
            s.frames.pop()
            return
          }
          if (action.kind === 'ap' || action.kind === 'plus') {
            playForAp(g, f.of, action.card, action.kind === 'plus')
            return
          }
          const known = doers.get(action.kind)
          if (known?.(g, f, action)) return
          for (const { applyAct } of chapters) {
            if (applyAct === undefined || applyAct === known || !applyAct(g, f, action)) continue
            doers.set(action.kind, applyAct)
            return
          }
          throw new Error(`nobody does '${action.notation}'`)
        },
      },
    },
  }
}

const scratch: AwAction[] = []
const leaders: Counter[] = []
