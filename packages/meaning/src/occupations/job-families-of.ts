import { type JobFamily, jobFamilies } from '@vedetta/contracts/facts/job-families'
import type { Occupation } from './occupations-of.ts'

/** An occupation that explains less than this share of what the best one does is a part of its title only. */
const nearBest = 0.7

/** The families of a position's likeliest occupations. */
export function jobFamiliesOf(occupations: readonly Occupation[]): JobFamily[] {
  const enough = (occupations[0]?.score ?? 0) * nearBest
  const codes = occupations.filter(({ score }) => score >= enough).map(({ isco }) => isco.slice(0, 2))
  return [...new Set(codes)].filter(isJobFamily)
}

const isJobFamily = (code: string): code is JobFamily => Object.hasOwn(jobFamilies, code)
