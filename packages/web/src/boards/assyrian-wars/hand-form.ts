// How a hand of cards is laid so that all of it is seen: whole cards side by side, tiles in rows, or lines of a name each.

import { type RefObject, useLayoutEffect, useState } from 'react'

export type HandForm = 'cards' | 'tiles' | 'lines'

/** The least a card, a tile and a line need, with the gap beside or below it. */
const CARD = 125
const TILE = { width: 136, height: 76 }

/** The form in which so many cards are seen at once; lines may have to be scrolled. */
export function handForm(width: number, height: number, cards: number): HandForm {
  if (cards * CARD <= width) return 'cards'
  const [columns, rows] = [Math.floor(width / TILE.width), Math.floor(height / TILE.height)]
  return columns * rows >= cards ? 'tiles' : 'lines'
}

/** The form for the room that a list of cards has. */
export function useHandForm(list: RefObject<HTMLElement | null>, cards: number): HandForm {
  const [form, setForm] = useState<HandForm>('tiles')
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    // Lines are as high as they are many: the room for the other forms is told apart.
    const heightOf = () => Number.parseFloat(getComputedStyle(box).getPropertyValue('--hand-room')) || box.clientHeight
    const fit = () => setForm(handForm(box.clientWidth, heightOf(), cards))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, cards])
  return form
}
