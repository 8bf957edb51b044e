import { companyFieldNames } from '@vedetta/contracts/companies/company-search'
import { createCompanyOracle } from '@vedetta/core/search/engine/testing/company-oracle'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'

export type CompanyOracleFigures = {
  criteria: number
  /** The number of criteria that found any company, and the number of companies found in total. */
  finding: number
  companies: number
  /** The filter field that was used least, with its count. */
  rarest: { field: string; times: number }
}

const groups = ['company', 'notCompany'] as const

/** Compares random searches of random companies with an in-memory oracle; the first difference throws. */
export async function compareWithCompanyOracle(
  { db, search }: Pick<Scratch, 'db' | 'search'>,
  { criteria, seed }: { criteria: number; seed: number },
): Promise<CompanyOracleFigures> {
  const oracle = await createCompanyOracle(db, search, seed)
  const timesQueried = new Map(groups.flatMap((group) => companyFieldNames.map((field) => [`${group}.${field}`, 0])))
  const figures = { criteria: 0, finding: 0, companies: 0 }
  const sameCompanies = fc.asyncProperty(oracle.searches, async (spec) => {
    const companies = await oracle.compareCompanies(spec)
    figures.criteria++
    figures.companies += companies
    if (companies > 0) figures.finding++
    for (const group of groups)
      for (const [field, value] of Object.entries(spec.criteria[group]))
        if (value !== undefined) timesQueried.set(`${group}.${field}`, (timesQueried.get(`${group}.${field}`) ?? 0) + 1)
  })
  await fc.assert(sameCompanies, { numRuns: criteria, seed })
  const [field, times] = [...timesQueried].reduce((rarest, each) => (each[1] < rarest[1] ? each : rarest))
  return { ...figures, rarest: { field, times } }
}
