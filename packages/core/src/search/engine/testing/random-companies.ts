import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { companyFacts } from './random-positions.ts'
import * as stated from './stated-words.ts'

const town = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...stated.towns) },
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant(stated.lostTown) },
)

/** Never at the boundary of what counts as new, at any time of day. */
const age = fc.integer({ min: 0, max: 20 }).map((days) => days + 0.5)

const company = fc.tuple(
  companyFacts,
  town,
  // Most companies have none.
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 2, arbitrary: fc.array(age, { minLength: 1, maxLength: 6 }) },
  ),
)

/** A company as PostgreSQL has it, and how many days ago each of its open positions was first seen. */
export type PlainCompany = ReturnType<typeof randomCompanies>[number]

/** Deterministic for a seed, except for public ids. */
export function randomCompanies(seed: number, count: number) {
  const vats = new Set<string>()
  return fc
    .sample(company, { seed, numRuns: count })
    .filter(([{ vat }]) => vats.size < vats.add(vat).size)
    .map(([facts, municipality, ages], n) => ({
      ...facts,
      municipality,
      ages,
      company_no: 3 + n * 7,
      company_id: randomUUID(),
    }))
}
