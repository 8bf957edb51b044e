import * as calls from '@vedetta/contracts/companies/company-detail'
import { buyAccounts } from '@vedetta/core/inbox/companies/buy-accounts'
import { readCompany } from '@vedetta/core/inbox/companies/read-company'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function companyDetailRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, calls.getCompany, ({ companyID }, viewer) => readCompany(db, viewer, companyID, clock()))
  registerCall(api, calls.buyAccounts, ({ companyID }, viewer) => buyAccounts(db, viewer, companyID, clock()))
}
