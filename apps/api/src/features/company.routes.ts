import { searchCompanies as searchCompaniesCall } from '@vedetta/contracts/companies/company-search'
import * as excludedCalls from '@vedetta/contracts/companies/excluded-companies'
import * as savedCalls from '@vedetta/contracts/companies/saved-companies'
import { searchCompanies } from '@vedetta/core/inbox/companies/search-companies'
import { excludeCompany } from '@vedetta/core/inbox/saved/exclude-company'
import { selectExcludedCompanies } from '@vedetta/core/inbox/saved/excluded-companies.queries'
import { listSavedCompanies } from '@vedetta/core/inbox/saved/list-saved-companies'
import { saveCompany } from '@vedetta/core/inbox/saved/save-company'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function companyRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'search' | 'gate' | 'limits' | 'clock'>,
): void {
  const { db, clock } = context
  registerCall(api, searchCompaniesCall, (input, viewer, signal) =>
    searchCompanies(context, viewer, input, clock(), signal),
  )
  registerCall(api, savedCalls.listSavedCompanies, (_input, viewer) => listSavedCompanies(context, viewer, clock()))
  registerCall(api, savedCalls.saveCompany, (input, viewer) => saveCompany(db, viewer, input, clock()))
  registerCall(api, excludedCalls.listExcludedCompanies, async (_input, { userId }) => ({
    companies: await selectExcludedCompanies(db, userId),
  }))
  registerCall(api, excludedCalls.excludeCompany, (input, viewer) => excludeCompany(db, viewer, input, clock()))
}
