// What the reader has planned ahead, as the server keeps it.

import type { Plan, PlanAnswer } from '@tabularium/protocol'
import { act, ask } from '../api.ts'

export const plan = (table: string) => ask<PlanAnswer>('GET', `/tables/${table}/plan`)
export const keepPlan = (table: string, expect: number, planned: Plan) =>
  act<{ readonly done: true }>('PUT', `/tables/${table}/plan`, { expect, plan: planned })
export const withdrawPlan = (table: string) => act<{ readonly done: true }>('DELETE', `/tables/${table}/plan`)
