import * as calls from '@vedetta/contracts/companies/company-detail'
import { buyNews } from '@vedetta/core/companies/news/buy-news'
import { listNews } from '@vedetta/core/companies/news/list-news'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function newsRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, calls.getCompanyNews, (input, viewer) => listNews(db, viewer, input, clock()))
  registerCall(api, calls.buyNews, ({ companyID }, viewer) => buyNews(db, viewer, companyID, clock()))
}
