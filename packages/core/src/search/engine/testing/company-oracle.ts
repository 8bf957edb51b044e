import { deepStrictEqual } from 'node:assert'
import {
  type CompanySort,
  companyCriteria,
  companyFieldNames,
  companySorts,
} from '@vedetta/contracts/companies/company-search'
import { searchPageSize } from '@vedetta/contracts/search/position-search'
import fc from 'fast-check'
import type { Db } from '../../../platform/db/client.ts'
import type { Search } from '../client.ts'
import { companyBody } from '../company-bodies.ts'
import type { CompanyQuerySpec } from '../company-query-spec.ts'
import { findCompanies } from '../find-companies.ts'
import { msearch } from '../msearch.ts'
import { createIndexWords } from './index-words.ts'
import { loadCompanies } from './load-companies.ts'
import { findCompaniesPlainly, newOf, textsOfCriteria } from './plain-company-search.ts'
import { randomCompanies } from './random-companies.ts'
import { groupOf } from './random-criteria.ts'

type SearchCase = CompanyQuerySpec & {
  readonly sort: CompanySort
  /** Which of the existing pages is checked. */
  readonly nthPage: number
}

export type CompanyOracle = {
  readonly searches: fc.Arbitrary<SearchCase>
  /** Throws where the index and the plain rules differ; returns how many companies both find. */
  readonly compareCompanies: (spec: SearchCase) => Promise<number>
}

/** Fills an index with 3,000 companies and their positions, to be searched beside plain copies in memory. */
export async function createCompanyOracle(db: Db, search: Search, seed: number): Promise<CompanyOracle> {
  const companies = await loadCompanies(db, search, randomCompanies(seed, 3_167))
  const words = createIndexWords(search)
  await words.analyse(companies.map(({ name }) => ({ analyzer: 'folded_words', text: name })))
  const vats = companies.map(({ vat }) => vat)

  async function compareCompanies(spec: SearchCase): Promise<number> {
    const { sort, nthPage } = spec
    await words.analyse(textsOfCriteria(spec.criteria))
    const expected = findCompaniesPlainly(words, companies, spec, sort)
    const numbers = await allNumbers(search, spec, sort)
    const inOrder = expected.map(({ company_no }) => company_no)
    deepStrictEqual(numbers, inOrder, 'the companies found, in their order')

    // Includes the page past the last.
    const page = 1 + (nthPage % (Math.ceil(expected.length / searchPageSize) + 1))
    const found = await findCompanies(search, spec, { page, sort })
    const shown = expected.slice((page - 1) * searchPageSize, page * searchPageSize)
    deepStrictEqual(
      found.companies.map((each) => [
        each.company_no,
        each.company_id,
        each.open_positions,
        each.new_positions,
        each.agency_reason,
      ]),
      shown.map((each) => [each.company_no, each.company_id, each.ages.length, newOf(each), each.agency_reason]),
      `page ${page} is not what stands there in the list`,
    )
    deepStrictEqual(found.total, expected.length, 'how many there are')
    return expected.length
  }

  const searches = fc.record({
    criteria: fc
      .record({ company: groupOf(companyFieldNames, vats, 8), notCompany: groupOf(companyFieldNames, vats, 12) })
      .map((input) => companyCriteria.parse(input)),
    hideAgencies: fc.boolean(),
    sort: fc.constantFrom(...companySorts),
    nthPage: fc.nat(400),
  })
  return { searches, compareCompanies }
}

async function allNumbers(search: Search, spec: CompanyQuerySpec, sort: CompanySort): Promise<number[]> {
  const body = { ...companyBody(spec, { page: 1, sort }), size: 10_000, highlight: undefined, _source: false }
  const [answer] = await msearch<{ hits?: { hits: { sort: number[] }[] } }>(
    search,
    'company',
    [body],
    ['hits.hits.sort'],
  )
  return (answer?.hits?.hits ?? []).map((hit) => hit.sort.at(-1) as number)
}
