import { filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { SearchCase } from '@vedetta/core/search/engine/testing/random-criteria'
import { createSearchOracle } from '@vedetta/core/search/engine/testing/search-oracle'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'

/** Facet counts are slower to compare, so they are checked for one in this many criteria. */
const criteriaPerFacetCheck = 4

export type OracleFigures = {
  criteria: number
  /** The number of criteria that found any position, and the number of positions found in total. */
  finding: number
  positions: number
  facets: { criteria: number; choices: number }
  /** The filter field that was used least, with its count. */
  rarest: { field: string; times: number }
}

/** Compares random searches of random positions with an in-memory oracle; the first difference throws. */
export async function compareWithSearchOracle(
  { db, search }: Pick<Scratch, 'db' | 'search'>,
  { criteria, seed }: { criteria: number; seed: number },
): Promise<OracleFigures> {
  const oracle = await createSearchOracle(db, search, seed)
  const timesQueried = new Map(fieldsOfGroups.map((field) => [field, 0]))
  const figures = { criteria: 0, finding: 0, positions: 0, facets: { criteria: 0, choices: 0 } }
  const samePositions = fc.asyncProperty(oracle.searches, async (spec) => {
    const positions = await oracle.comparePositions(spec)
    figures.criteria++
    figures.positions += positions
    if (positions > 0) figures.finding++
    for (const field of queriedFields(spec)) timesQueried.set(field, (timesQueried.get(field) ?? 0) + 1)
  })
  const sameFacets = fc.asyncProperty(oracle.searches, async (spec) => {
    figures.facets.choices += await oracle.compareFacets(spec)
    figures.facets.criteria++
  })
  await fc.assert(samePositions, { numRuns: criteria, seed })
  await fc.assert(sameFacets, { numRuns: Math.ceil(criteria / criteriaPerFacetCheck), seed: seed + 1 })
  const [field, times] = [...timesQueried].reduce((rarest, each) => (each[1] < rarest[1] ? each : rarest))
  return { ...figures, rarest: { field, times } }
}

const groups = { position: ['position', 'notPosition'], company: ['company', 'notCompany'] } as const

const fieldsOfGroups = filterFieldNames.flatMap((field) =>
  groups[filterFields[field].group].map((group) => `${group}.${field}`),
)

function queriedFields({ criteria }: SearchCase): string[] {
  return [...groups.position, ...groups.company].flatMap((group) =>
    Object.entries(criteria[group]).flatMap(([field, value]) => (value === undefined ? [] : [`${group}.${field}`])),
  )
}
