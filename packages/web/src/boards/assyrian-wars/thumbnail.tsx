// A position of an example: the part of the map it is about, who stands there counter by counter, the action points, and cards,
// camps or tracks where the example is about them.

import type { AwView } from '@tabularium/assyrian-wars'
import { useMemo } from 'react'
import { namesOf } from '../kit/pieces.ts'
import { forExamples, stillProps, type ThumbnailProps } from '../thumbnail.ts'
import { useAwOf } from './board.tsx'
import { Boxes, Forces } from './boxes.tsx'
import { Camps } from './camps.tsx'
import { type Aw, AwContext } from './context.ts'
import { N, POWERS } from './facts.ts'
import { Hand } from './hand.tsx'
import { EastStillMap } from './map.tsx'
import { areasOf, pilesByPlace, watersOf } from './map-places.ts'
import { eastWords } from './map-words.ts'
import { type BoxOf, boxesOf } from './position.ts'
import { Purse } from './purse.tsx'
import { Tracks } from './tracks.tsx'
import './thumbnail.css'

function AssyrianThumbnail(props: ThumbnailProps<AwView>) {
  const aw = useAwOf(stillProps(props))
  const named = (kind: string) => namesOf(props.light, kind)
  const [areas, countries] = [named('area'), named('country')]
  const boxes = named('boxes').length > 0
  return (
    <AwContext value={aw}>
      <div className="aw aw-still">
        {areas.length > 0 && <Ground aw={aw} about={areas} />}
        <div className="aw-still-panels">
          {aw.view.phasing !== '' && <Purse />}
          {boxes ? (
            <section className="panel">
              <Boxes />
            </section>
          ) : (
            <StillForces aw={aw} places={areas} />
          )}
          {countries.length > 0 && <Camps />}
          {countries.some(id => !POWERS.includes(id)) && <Tracks />}
        </div>
        {named('card').length > 0 && <Hand />}
      </div>
    </AwContext>
  )
}

function Ground({ aw, about }: { readonly aw: Aw; readonly about: readonly string[] }) {
  const east = eastWords.use()
  const { view, say, w, nameOf } = aw
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the places are made of
  const places = useMemo(() => ({ areas: areasOf(aw, east), waters: watersOf(aw) }), [view, say, w, nameOf, east])
  return <EastStillMap {...places} about={about} />
}

/** Who stands in these areas and around them on the map, and who was routed. */
function StillForces({ aw, places }: { readonly aw: Aw; readonly places: readonly string[] }) {
  const { view } = aw
  const there = pilesByPlace(view)
  const shown: readonly BoxOf[] = [
    ...N.areas
      .flatMap(id => [id, `in-${id}`])
      .filter(place => places.length === 0 || places.includes(place.replace(/^in-/, '')))
      .flatMap(place => ({ place, piles: there.get(place) ?? [] })),
    ...boxesOf(view),
  ].filter(({ piles }) => piles.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="aw-boxes aw-still-forces panel">
      <dl>
        {shown.map(box => (
          <Forces key={box.place} aw={aw} box={box} />
        ))}
      </dl>
    </section>
  )
}

export const assyrianWarsThumbnail = forExamples(AssyrianThumbnail)
