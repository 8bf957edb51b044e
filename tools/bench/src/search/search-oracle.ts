import { filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import type { AskedQuestion } from '@vedetta/core/search/testing/random-criteria'
import { createSearchOracle } from '@vedetta/core/search/testing/search-oracle'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'

/** So many criteria are searched for each one whose counts are compared. */
const facetsOnceIn = 4

export type OracleFigures = {
  criteria: number
  /** How many of them found something, and how many positions in all. */
  finding: number
  positions: number
  facets: { criteria: number; choices: number }
  /** How often the field of a group that was asked for least was asked for. */
  rarest: { field: string; times: number }
}

/** Random searches of random positions, each beside the plain meaning of its criteria: the first difference throws. */
export async function proveSearchOracle(
  { db, search }: Pick<Scratch, 'db' | 'search'>,
  { criteria, seed }: { criteria: number; seed: number },
): Promise<OracleFigures> {
  const oracle = await createSearchOracle(db, search, seed)
  const asked = new Map(fieldsOfGroups.map((field) => [field, 0]))
  const figures = { criteria: 0, finding: 0, positions: 0, facets: { criteria: 0, choices: 0 } }
  const samePositions = fc.asyncProperty(oracle.questions, async (spec) => {
    const positions = await oracle.comparePositions(spec)
    figures.criteria++
    figures.positions += positions
    if (positions > 0) figures.finding++
    for (const field of fieldsAsked(spec)) asked.set(field, (asked.get(field) ?? 0) + 1)
  })
  const sameFacets = fc.asyncProperty(oracle.questions, async (spec) => {
    figures.facets.choices += await oracle.compareFacets(spec)
    figures.facets.criteria++
  })
  await fc.assert(samePositions, { numRuns: criteria, seed })
  await fc.assert(sameFacets, { numRuns: Math.ceil(criteria / facetsOnceIn), seed: seed + 1 })
  const [field, times] = [...asked].reduce((rarest, each) => (each[1] < rarest[1] ? each : rarest))
  return { ...figures, rarest: { field, times } }
}

const groups = { position: ['position', 'notPosition'], company: ['company', 'notCompany'] } as const

const fieldsOfGroups = filterFieldNames.flatMap((field) =>
  groups[filterFields[field].group].map((group) => `${group}.${field}`),
)

function fieldsAsked({ criteria }: AskedQuestion): string[] {
  return [...groups.position, ...groups.company].flatMap((group) =>
    Object.entries(criteria[group]).flatMap(([field, value]) => (value === undefined ? [] : [`${group}.${field}`])),
  )
}
