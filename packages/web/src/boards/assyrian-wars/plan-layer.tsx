// The march that is thought about, on the map: its way with a number for each step, and the arrows of those who may come between.

import { useMemo } from 'react'
import { Block, Thick } from '../map/block.tsx'
import type { Standing } from '../map/recap-placement.ts'
import { percent } from './forecast.ts'
import type { MarchPlan } from './march-plan.ts'
import { CHANCE, placePlan, STEP } from './plan-placement.ts'
import './ticket.css'

interface PlanLayerProps {
  readonly plan: MarchPlan
  readonly origin: string
  readonly standing: Standing
}

/** A plate around its middle. */
const plate = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
  rx: height / 2,
})

export function PlanLayer({ plan, origin, standing }: PlanLayerProps) {
  const { way, steps, comers } = useMemo(() => placePlan(plan, origin, standing), [plan, origin, standing])
  const d = way.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('')
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true" className="plan">
      <Thick className="plan-lines">
        <path className="plan-rim" d={d} />
        <path className="plan-way" d={d} />
        {comers.map(({ comer, to, bow }) => {
          const arrow = `M${bow.from.join(' ')}Q${bow.over.join(' ')} ${bow.to.join(' ')}`
          return (
            <g key={`${comer.by} ${to}`} className="plan-comer">
              <path className="plan-rim" d={arrow} />
              <path d={arrow} markerEnd="url(#plan-head)" />
            </g>
          )
        })}
      </Thick>
      <defs>
        <marker id="plan-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path className="plan-head" d="M0 0l10 5-10 5z" />
        </marker>
      </defs>
      {steps.map(({ place, n, at }) => (
        <Block key={place} at={at}>
          <g className="plan-step">
            <rect {...plate(STEP)} />
            <text y="4.6">{n}</text>
          </g>
        </Block>
      ))}
      {comers.map(({ comer, to, at }) => (
        <Block key={`${comer.by} ${to}`} at={at}>
          <g className="plan-chance">
            <rect {...plate(CHANCE)} />
            <text y="4.6">{percent(comer.chance)}%</text>
          </g>
        </Block>
      ))}
    </g>
  )
}
