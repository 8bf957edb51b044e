import { getPublicCompany, searchPublicCompanies as searchOperation } from '@vedetta/contracts/public-api/company'
import { describeCompany } from '@vedetta/core/inbox/companies/describe-company'
import { searchPublicCompanies } from '@vedetta/core/outward/public-api/search-public-companies'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerOperation } from './register-operation.ts'
import { withFields } from './with-fields.ts'

export function companyOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  registerOperation(v1, context, searchOperation, async ({ body: { fields, ...search } }, { viewer }) => {
    const { companies, ...page } = await searchPublicCompanies(context, viewer, search)
    return { companies: companies.map((company) => withFields(company, 'companyID', fields)), ...page }
  })
  registerOperation(v1, context, getPublicCompany, async ({ params, query: { fields } }, { viewer }) => {
    const {
      companyNo: _,
      openPositionIDs: __,
      ...company
    } = await describeCompany(db, viewer, params.companyID, clock())
    return withFields(company, 'companyID', fields)
  })
}
