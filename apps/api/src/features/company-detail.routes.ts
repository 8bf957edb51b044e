import * as calls from '@vedetta/contracts/company-detail'
import { buyAccounts } from '@vedetta/core/companies/buy-accounts'
import { readCompany } from '@vedetta/core/companies/read-company'
import type { Deps } from '@vedetta/core/deps'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function companyDetailRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>, clock: () => Date): void {
  answerCall(app, calls.getCompany, ({ companyID }, viewer) => readCompany(db, viewer, companyID, clock()))
  answerCall(app, calls.buyAccounts, ({ companyID }, viewer) => buyAccounts(db, viewer, companyID, clock()))
}
