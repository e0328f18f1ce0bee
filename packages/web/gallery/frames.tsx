// An entry in its frames: one, or one for each language and theme. A frame is as large as its window, and scaled to the room
// there is.

import { LANGUAGES } from '@tabularium/kernel/text'
import { useEffect, useRef, useState } from 'react'
import type { Settings } from '../src/settings.ts'
import { ControlIcon } from '../src/ui/icons.tsx'
import { LOOK_THEMES, type Look } from './address.ts'
import type { FrameNews, FrameOrder } from './frame-order.ts'
import type { Entry } from './list.ts'
import { prepareScene } from './prepare-scene.ts'
import { WINDOWS } from './windows.ts'

/** How each frame of this view is looked at. */
const looksOf = (look: Look): readonly Look[] =>
  look.view === 'one' ? [look] : LOOK_THEMES.flatMap(theme => LANGUAGES.map(language => ({ ...look, theme, language })))

const settingsOf = ({ language, theme, motion, contrast }: Look): Partial<Settings> => ({
  ...{ language, theme, motion, contrast, name: 'Ada', level: 'pupil' },
})

const orderOf = (entry: Entry, look: Look, path: string): FrameOrder => ({
  settings: settingsOf(look),
  path,
  ...(entry.kind === 'scene'
    ? { shown: entry.scene.shown, steps: entry.scene.steps ?? [] }
    : { shown: '[data-stands]', steps: [] }),
})

/** The addresses of so many frames; undefined until what they need is there. */
function usePaths(entry: Entry, frames: number): { readonly paths?: readonly string[]; readonly problem?: string } {
  const [found, setFound] = useState<{ readonly paths?: readonly string[]; readonly problem?: string }>({})
  useEffect(() => {
    if (entry.kind === 'parts')
      return setFound({
        paths: Array.from({ length: frames }, () => entry.name.replace('parts', '/gallery/parts.html#')),
      })
    const wanted = new AbortController()
    const { signal } = wanted
    prepareScene(entry.scene, frames, signal).then(
      paths => signal.aborted || setFound({ paths }),
      error => signal.aborted || setFound({ problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => wanted.abort()
  }, [entry, frames])
  return found
}

/** How much room an element has. */
function useSpace() {
  const ref = useRef<HTMLDivElement>(null)
  const [[width, height], setSpace] = useState<readonly [number, number]>([0, 0])
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => setSpace([box.clientWidth, box.clientHeight]))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width, height }
}

interface FrameProps {
  readonly entry: Entry
  readonly look: Look
  readonly path: string
  /** The height that it may fill; undefined: as high as it is. */
  readonly within?: number
}

function Frame({ entry, look, path, within }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [news, setNews] = useState<FrameNews>()
  const { ref, width: space } = useSpace()
  // What it begins with; later settings are told.
  const [order] = useState(() => JSON.stringify(orderOf(entry, look, path)))
  const [width, height] = WINDOWS[look.window]
  const scale = Math.min(1, space / width, within === undefined ? 1 : within / height)
  const settings = JSON.stringify(settingsOf(look))
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ settings: JSON.parse(settings) }, location.origin)
  }, [settings])
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FrameNews | undefined>) => {
      if (source === frame.current?.contentWindow && data?.stands !== undefined) setNews(data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const title = `${look.language} ${look.theme}`
  return (
    <figure className="gallery-frame" data-stands={news?.stands}>
      <div className="gallery-space" ref={ref}>
        <div className="gallery-window" style={{ width: width * scale, height: height * scale }}>
          <iframe ref={frame} name={order} src={path} title={title} style={{ width, height, scale }} />
        </div>
      </div>
      <figcaption>
        <span lang="en">{title}</span>
        <span className="num">
          {width}×{height}
          {scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
        </span>
        {news?.problem && <b>{news.problem}</b>}
        <a href={path} target="_blank" rel="noreferrer">
          by itself <ControlIcon name="link" />
        </a>
      </figcaption>
    </figure>
  )
}

/** Room for the line below a frame. */
const CAPTION = 32

export function Frames({ entry, look }: { readonly entry: Entry; readonly look: Look }) {
  const looks = looksOf(look)
  const { paths, problem } = usePaths(entry, looks.length)
  const { ref, height } = useSpace()
  if (problem !== undefined) return <p className="gallery-none">{problem}</p>
  return (
    <div ref={ref} className={`gallery-frames gallery-frames-${look.view}`}>
      {paths &&
        looks.map((one, i) => (
          <Frame
            // In one frame the settings change while it stands.
            key={look.view === 'one' ? 'one' : `${one.language} ${one.theme}`}
            entry={entry}
            look={one}
            path={paths[i]}
            {...(look.view === 'one' && { within: Math.max(200, height - CAPTION) })}
          />
        ))}
    </div>
  )
}
