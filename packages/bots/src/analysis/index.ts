// Analysis of recorded games: every decision judged, skill and luck apart.

export * from './analyse.ts'
export * from './course.ts'
export * from './depth.ts'
export * from './explain.ts'
export type { Chances, Decision, Judge } from './judge.ts'
export { type JudgeFor, judgeOf } from './judge-of.ts'
export { type Judgement, judgeDecision, judgeOptions, judgePosition, type Option } from './judgement.ts'
export * from './marks.ts'
export * from './plain.ts'
