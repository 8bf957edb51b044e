import * as calls from '@vedetta/contracts/company-detail'
import type { Deps } from '@vedetta/core/deps'
import { buyNews } from '@vedetta/core/news/buy-news'
import { listNews } from '@vedetta/core/news/list-news'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function newsRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>, clock: () => Date): void {
  answerCall(app, calls.getCompanyNews, (input, viewer) => listNews(db, viewer, input, clock()))
  answerCall(app, calls.buyNews, ({ companyID }, viewer) => buyNews(db, viewer, companyID, clock()))
}
