import { QueryClient } from '@tanstack/react-query'
import type { CompanySearchResult } from '@vedetta/contracts/companies/company-search'
import { expect, it } from 'vitest'
import { makePosition } from '../testing/api.ts'
import { makeCompany, makeSavedCompany } from '../testing/companies.ts'
import {
  companyPagesKey,
  positionPagesKey,
  type SavedCompanyList,
  savedCompaniesKey,
  syncCompanies,
  syncRows,
  syncViewedCompany,
} from './query-cache-sync.ts'

const pageKey = [...companyPagesKey, 'a search', 1]

function clientWithCompanies(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(pageKey, { companies: [makeCompany(1), makeCompany(2)], total: 2, page: 1, pages: 1 })
  client.setQueryData(savedCompaniesKey, { companies: [makeSavedCompany(2, { newPositions: 5 })] })
  return client
}

const pageOf = (client: QueryClient) => client.getQueryData<CompanySearchResult>(pageKey)?.companies ?? []
const savedOf = (client: QueryClient) => client.getQueryData<SavedCompanyList>(savedCompaniesKey)?.companies ?? []

it('syncRows writes the facts of companies that come with positions to the lists of companies', () => {
  const client = clientWithCompanies()
  const { companyID } = makeCompany(2)
  const company = { companyID, name: 'Officine Nuove S.r.l.', employees: 90, turnover: null }
  syncRows(client, [], [company])
  expect(pageOf(client)).toEqual([makeCompany(1), { ...makeCompany(2), ...company }])
  expect(savedOf(client)).toEqual([{ ...makeSavedCompany(2, { newPositions: 5 }), ...company }])
})

it('syncCompanies writes the facts of companies to the lists of positions', () => {
  const client = new QueryClient()
  const position = makePosition()
  client.setQueryData([...positionPagesKey, 'a search', 1], { positions: [position] })
  const company = makeCompany(1, { companyID: position.company.companyID })
  syncCompanies(client, [company])
  const { name, employees, turnover, companyID } = company
  expect(client.getQueryData([...positionPagesKey, 'a search', 1])).toMatchObject({
    positions: [{ company: { companyID, name, employees, turnover } }],
  })
})

it('syncViewedCompany clears the new positions of a company in every list', () => {
  const client = clientWithCompanies()
  syncViewedCompany(client, makeCompany(2).companyID)
  expect(pageOf(client).map(({ newPositions }) => newPositions)).toEqual([2, 0])
  expect(savedOf(client).map(({ newPositions }) => newPositions)).toEqual([0])
})
