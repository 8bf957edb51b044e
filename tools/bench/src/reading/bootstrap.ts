import { Draws } from '@vedetta/synthetic/random/draws'
import { percentile } from '../harness/percentile.ts'

const resamples = 2_000
const seed = 19

/** A figure over sites, and the interval that holds it in 95 of 100 samples of as many sites drawn from these. */
export type Estimate = { value: number; from: number; to: number }

/** Sites are drawn whole, because positions of one site are found or lost together. Deterministic. */
export function estimate<Site>(sites: readonly Site[], figure: (sites: readonly Site[]) => number): Estimate {
  const draws = new Draws(seed)
  const values = Array.from({ length: resamples }, (_, index) => {
    draws.begin(1, index)
    return figure(sites.map(() => sites[draws.below(sites.length)] as Site))
  })
  return { value: figure(sites), from: percentile(values, 0.025), to: percentile(values, 0.975) }
}
