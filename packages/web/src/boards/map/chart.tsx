// A map that is moved, zoomed, pointed at and walked over with keys. A game hands in its places, the layers that are drawn, and
// what stands over the map; inside of it `useChart` says what is pointed at, and moves the map.

import { createContext, type ReactNode, type SVGAttributes, use, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIslands } from '../../ui/islands/context.ts'
import { FixedIsland } from '../../ui/islands/island.tsx'
import { keyOf, useKeys } from '../../ui/use-keys.ts'
import { PieceScale } from './block.tsx'
import { CARRIES } from './gestures.ts'
import { Mini, markViewport } from './mini.tsx'
import { type PanZoom, usePanZoom } from './pan-zoom.ts'
import { PhoneMapContext } from './phone-table.tsx'
import { type Lit, litParts, litPlaces, meantAt, nextLit, type Places, pickedAt, walkTarget } from './places.ts'
import { MapTools, STEP } from './tools.tsx'
import { type DragSources, useDrag } from './use-drag.tsx'
import { type Area, allOf, drawnBox, fit, type Point, type Sheet, type View, type Viewport } from './viewport.ts'
import { chartWords } from './words.ts'
import './chart.css'

export interface PlaceButton extends SVGAttributes<SVGGElement> {
  readonly 'data-stop': string
  readonly 'data-pick': string
}

/** What layers are drawn by, and how they move the map: `show` and `reveal` an area, `centre` a point, `zoom`. */
export interface ChartState extends Pick<PanZoom, 'viewport' | 'view' | 'zoom' | 'show' | 'reveal' | 'centre'> {
  /** The scale as of the end of the last movement. */
  readonly k: number
  /** Where the keyboard is, and where the pointer rests. */
  readonly focused: string | undefined
  readonly rested: string | undefined
  /** Where what is carried was lifted, and the place it is held over. */
  readonly lifted: string | undefined
  readonly over: string | undefined
  /** Whether something is carried at this moment. */
  isCarrying(): boolean
  /** Told of every movement of the map, until what it returns is called. */
  watch(listener: (view: View) => void): () => void
  /** As if the pointer rested there. */
  rest(id: string | undefined): void
  /** What makes an element of a layer a place, or a part of one, that can be picked. */
  button(id: string, label: string): PlaceButton
}

export const ChartContext = createContext<ChartState | undefined>(undefined)

export function useChart(): ChartState {
  const chart = use(ChartContext)
  if (!chart) throw new Error('a layer lies outside of its map')
  return chart
}

/** What a map is asked to show and to answer, whatever it draws. */
export interface MapTask {
  /** Places and parts of them that can be picked now. */
  readonly lit: Lit
  readonly chosen: string | undefined
  readonly form: 'wide' | 'phone'
  readonly dragSources: DragSources | undefined
  /** A place or part was picked, lit or not: what is not lit gets an answer why. */
  onPick(id: string): void
  /** The pointer or the keyboard rests on a place, here; undefined: on none. */
  onLight(id: string | undefined): void
}

interface ChartProps extends MapTask {
  readonly sheet: Sheet
  readonly places: Places
  /** Of the map, for its style sheet. */
  readonly className: string
  /** What is drawn, from the ground up. */
  readonly children: ReactNode
  /** What stands over the map. */
  readonly over?: ReactNode
  /** The whole map, small, and from which scale on it is shown. */
  readonly small: ReactNode
  readonly smallFrom?: number | undefined
  /** The area that "fit" zooms to: what can be acted on now and what has changed; undefined: the whole map. */
  readonly fitted?: Area | undefined
  /** What the map opens on. */
  opening(viewport: Viewport): View
  /** No nearer than this is a single place shown. */
  readonly nearest: number
  /** Where the keyboard begins when nothing is lit. */
  readonly firstStop: string | undefined
  /** How the pieces of a place look in the hand that carries them. */
  lifted(from: string): ReactNode
}

const stopAt = (event: React.SyntheticEvent): string | undefined =>
  (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop

export function Chart(props: ChartProps) {
  const { sheet, places, lit, chosen, form, fitted, dragSources, onPick, onLight } = props
  const words = chartWords.use()
  const islands = useIslands()
  const phone = use(PhoneMapContext)
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const mini = useRef<HTMLDivElement>(null)
  const [rested, rest] = useState<string | undefined>()
  const [focused, focus] = useState<string | undefined>()
  const [stop, setStop] = useState<string | undefined>()
  const watchers = useRef(new Set<(view: View) => void>())
  const watch = useCallback((listener: (view: View) => void) => {
    watchers.current.add(listener)
    return () => void watchers.current.delete(listener)
  }, [])

  const meant = (under: Element | null, at: Point, { pointerType }: PointerEvent): string | undefined =>
    meantAt(places, lit, panZoom.now(), under, at, pointerType)
  const drag = useDrag(dragSources, { wholeOf: places.wholeOf, meantAt: meant, lifted: props.lifted })
  const panZoom = usePanZoom(
    sheet,
    frame,
    world,
    props.opening,
    {
      moved(view, viewport, painted) {
        markViewport(sheet, mini.current, view, viewport, painted)
        for (const listener of watchers.current) listener(view)
      },
      grip: event => drag.grip(event),
      tap(at, _, event) {
        const id = meant(event.target as Element, at, event)
        if (id !== undefined) onPick(id)
      },
    },
    islands ?? phone,
  )
  const { k = sheet.initial, viewport, zoom, show, reveal, centre } = panZoom
  const pieceScale = sheet.pieceScale(k)

  const stopOf = (id: string) => frame.current?.querySelector<SVGElement>(`[data-stop="${CSS.escape(id)}"]`)
  useKeys({
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    f: () => show(fitted ?? allOf(sheet), props.nearest),
    m: () => (tabStop === undefined ? false : stopOf(tabStop)?.focus({ preventScroll: true })),
  })

  const point = (id: string | undefined) => {
    rest(id)
    onLight(id)
  }
  const lights = litPlaces(places, lit)
  const showNext = () => {
    const to = nextLit(places, lit, rested)
    if (to === undefined) return
    point(to)
    show(places.areaOf(to), props.nearest)
  }

  const tabStop =
    stop !== undefined && (places.has(stop) || lit.has(stop))
      ? stop
      : (litParts(places, lit)[0] ?? lights[0] ?? props.firstStop)

  const walk = (event: React.KeyboardEvent) => {
    const id = stopAt(event)
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyOf(event.nativeEvent)
    if (key === 'Enter' || key === 'Space') {
      event.preventDefault()
      return onPick(id)
    }
    if (!key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const to = walkTarget(places, lit, key, id, pieceScale)
    if (to === undefined) return
    stopOf(to)?.focus({ preventScroll: true })
  }
  const arrive = (event: React.FocusEvent) => {
    const id = stopAt(event)
    if (id === undefined) return
    setStop(id)
    const byKey = event.target.matches(':focus-visible')
    focus(byKey ? id : undefined)
    if (byKey) reveal(places.around(places.pointOf(id, pieceScale)))
    onLight(id)
  }
  const leave = () => {
    focus(undefined)
    onLight(undefined)
  }
  const hover = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const on = pickedAt(places, lit, event.target as Element)
    if (on !== rested) point(on)
  }
  const away = () => {
    if (rested !== undefined) point(undefined)
  }
  // A virtual click (a screen reader's) has no pointer behind it.
  const click = (event: React.MouseEvent) => {
    const id = stopAt(event)
    if (event.detail === 0 && id !== undefined) onPick(id)
  }

  // Memoised by what it depends on, so that memoised layers are not drawn again when only the size of the map changes.
  const button = useCallback(
    (id: string, label: string): PlaceButton => ({
      role: 'button',
      'aria-label': label,
      'aria-disabled': lit.has(id) || chosen === id ? undefined : true,
      'aria-pressed': chosen === id ? true : undefined,
      tabIndex: tabStop === id ? 0 : -1,
      'data-stop': id,
      'data-pick': id,
    }),
    [lit, chosen, tabStop],
  )
  const chart: ChartState = {
    ...{ k, viewport, view: panZoom.view, watch, zoom, show, reveal, centre, focused, rested, rest },
    lifted: drag.from,
    over: drag.over,
    isCarrying: () => frame.current?.classList.contains(CARRIES) === true,
    button,
  }

  const tools = (
    <>
      <Mini
        sheet={sheet}
        viewport={mini}
        hidden={!viewport || k < Math.max(fit(viewport, allOf(sheet)).k * 1.25, props.smallFrom ?? 0)}
        go={centre}
      >
        {props.small}
      </Mini>
      <MapTools
        form={form}
        next={lights.length > 0 ? showNext : undefined}
        all={() => show(fitted ?? allOf(sheet), props.nearest)}
        zoom={zoom}
      />
    </>
  )
  return (
    <ChartContext value={chart}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <section
        ref={frame}
        className={`chart chart-${form} ${props.className}`}
        role="group"
        aria-label={words('map')}
        onKeyDown={walk}
        onFocus={arrive}
        onBlur={leave}
        onPointerOver={hover}
        onPointerLeave={away}
        onClick={click}
      >
        <div ref={world} className="chart-world">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the region has a name, and its places are buttons */}
          <svg viewBox={drawnBox(sheet)}>
            {/* Not before its size is known, in the same frame: at another scale all of it would be drawn twice. */}
            {viewport && <PieceScale value={pieceScale}>{props.children}</PieceScale>}
          </svg>
        </div>
        {drag.shown}
        {props.over}
        {islands ? (
          <FixedIsland side="right-foot" className="chart-island">
            {tools}
          </FixedIsland>
        ) : phone ? (
          phone.tools && createPortal(tools, phone.tools)
        ) : (
          tools
        )}
      </section>
    </ChartContext>
  )
}
