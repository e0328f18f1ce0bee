// The decision asked again and again in an impulse: cards for AP, whatever the chapters offer, the end. 6.0

import type { AwAction } from '../board/actions.ts'
import type { Chapter } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { type Counter, HAND } from '../board/names.ts'
import { leadersOnMap } from '../board/on-map.ts'
import { handCount } from '../cards/deck.ts'
import { mayEnd, mayPlay, playForAp } from '../economy/cards-for-ap.ts'
import { mustRebuild } from '../nomads/reinforcements.ts'
import { legalSieges } from '../siege/siege.ts'
import { PASSING } from './round.ts'

const { act } = frames

/** The question of an impulse, made of what these chapters offer in it. */
export function actChapter(chapters: readonly Chapter[]): Chapter {
  const offers = chapters.flatMap(({ legalAct }) => (legalAct ? [legalAct] : []))
  /** Who does actions of a kind, as found out when one was first done. */
  const doers = new Map<string, NonNullable<Chapter['applyAct']>>()
  return {
    frames: {
      act: {
        run(ctx, f) {
          // A minor may be sent home in its own impulse. 6.9
          if (((ctx.s.active >> f.of) & 1) === 0) {
            ctx.s.frames.pop()
            return false
          }
          if ((act.passing(f) & PASSING) === 0) return true
          // Nothing to continue: no question. 6.0
          if (legalSieges(ctx.b, ctx.s, f, scratch, 0, leadersOnMap(ctx.b, ctx.s, f.of, leaders), true) > 0) return true
          ctx.s.frames.pop()
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
        apply(ctx, f, action) {
          const { s } = ctx
          if (action.kind === 'end') {
            s.frames.pop()
            return
          }
          if (action.kind === 'ap' || action.kind === 'plus') {
            playForAp(ctx, f.of, action.card, action.kind === 'plus')
            return
          }
          const known = doers.get(action.kind)
          if (known?.(ctx, f, action)) return
          for (const { applyAct } of chapters) {
            if (applyAct === undefined || applyAct === known || !applyAct(ctx, f, action)) continue
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
