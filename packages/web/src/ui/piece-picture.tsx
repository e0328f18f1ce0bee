// Our drawings as pieces on a map. A map paints all its pieces anew at every step of a zoom, and would paint a drawing shape by
// shape each time: so each is painted once, into pixels, when the page has nothing else to do. Until then a sign stands in its place.

import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from './idle.ts'
import type { PictureSource } from './picture.tsx'
import './piece-picture.css'

export interface PieceProps {
  readonly name: string
  /** The part of it that is told apart where there is little room. */
  readonly wide?: boolean
  /** Its box: the whole picture fits into it. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What stands in its place while there is none. */
  readonly children?: ReactNode
}

/** The longer side, in pixels of the page: as large as a piece becomes where one looks closest. */
const LONGEST = 60

/** By the address of the drawing. */
const painted = new Map<string, string>()
const wanted = new Set<string>()
const listeners = new Set<() => void>()

async function paint(address: string): Promise<string> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const scale = (LONGEST * window.devicePixelRatio) / Math.max(naturalWidth, naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const pixels = await new Promise<Blob | null>(done => canvas.toBlob(done))
  return pixels ? URL.createObjectURL(pixels) : address
}

/** All that is wanted, and then says so once: every piece that is drawn anew costs a little. */
async function paintWanted(): Promise<void> {
  for (const address of wanted) {
    // A browser that gives no pixels away shows the drawing itself.
    painted.set(address, await paint(address).catch(() => address))
    wanted.delete(address)
  }
  for (const listener of [...listeners]) listener()
}

function want(address: string): void {
  if (painted.has(address) || wanted.has(address)) return
  wanted.add(address)
  if (wanted.size === 1) whenIdle(() => void paintWanted())
}

function onPainted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nothing = (): undefined => undefined

/** The pieces among the pictures of one game. */
export function piecesOf({ useAddress }: PictureSource) {
  /** Where the pixels are; undefined: not here yet, or there is no such picture. */
  const usePixels = (name: string, wide = false): string | undefined => {
    const address = useAddress(name, { wide, sized: true })
    useEffect(() => {
      if (address !== undefined) want(address)
    }, [address])
    return useSyncExternalStore(onPainted, () => (address === undefined ? undefined : painted.get(address)), nothing)
  }

  /** One element inside an SVG. */
  const Piece: ComponentType<PieceProps> = ({ name, wide = false, children, ...box }) => {
    const address = usePixels(name, wide)
    return address === undefined ? children : <image className="picture-piece" href={address} {...box} />
  }

  return { Piece, usePixels }
}
