import { searchCompanies as searchCompaniesCall } from '@vedetta/contracts/company-search'
import * as savedCalls from '@vedetta/contracts/saved-companies'
import { searchCompanies } from '@vedetta/core/companies/search-companies'
import { listSavedCompanies } from '@vedetta/core/saved/list-saved-companies'
import { saveCompany } from '@vedetta/core/saved/save-company'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function companyRoutes(
  app: FastifyInstance,
  deps: Parameters<typeof searchCompanies>[0],
  clock: () => Date,
): void {
  const { db } = deps
  answerCall(app, searchCompaniesCall, (input, viewer, signal) => searchCompanies(deps, viewer, input, signal))
  answerCall(app, savedCalls.listSavedCompanies, (_input, viewer) => listSavedCompanies(db, viewer))
  answerCall(app, savedCalls.saveCompany, (input, viewer) => saveCompany(db, viewer, input, clock()))
}
