import * as calls from '@vedetta/contracts/company-detail'
import { buyAccounts } from '@vedetta/core/companies/buy-accounts'
import { readCompany } from '@vedetta/core/companies/read-company'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { answerCall } from '../call-route.ts'

export function companyDetailRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  answerCall(api, calls.getCompany, ({ companyID }, viewer) => readCompany(db, viewer, companyID, clock()))
  answerCall(api, calls.buyAccounts, ({ companyID }, viewer) => buyAccounts(db, viewer, companyID, clock()))
}
