import { reportContact as reportContactCall } from '@vedetta/contracts/companies/company-contacts'
import { reportPosition as reportPositionCall } from '@vedetta/contracts/inbox/position-detail'
import * as ofVisitors from '@vedetta/contracts/operations/contact-message'
import * as calls from '@vedetta/contracts/operations/requests'
import { answerRequest } from '@vedetta/core/operations/requests/answer-request'
import { listRequests } from '@vedetta/core/operations/requests/list-requests'
import { reportCompany } from '@vedetta/core/operations/requests/report-company'
import { reportContact } from '@vedetta/core/operations/requests/report-contact'
import { reportPosition } from '@vedetta/core/operations/requests/report-position'
import { requestMissingCompany } from '@vedetta/core/operations/requests/request-missing-company'
import { requestSiteOptOut } from '@vedetta/core/operations/requests/request-site-opt-out'
import { sendContactMessage } from '@vedetta/core/operations/requests/send-contact-message'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

type RequestsContext = Pick<ApiContext, 'db' | 'clock' | 'limits' | 'publicUrl' | 'secrets'>

export function requestRoutes(api: FastifyInstance, context: RequestsContext): void {
  const { db, clock, limits } = context
  registerCall(api, reportPositionCall, async (input, viewer) => {
    await reportPosition(context, viewer, input)
    return {}
  })
  registerCall(api, calls.reportCompany, async (input, viewer) => {
    await reportCompany(context, viewer, input)
    return {}
  })
  registerCall(api, reportContactCall, async (input, viewer) => {
    await reportContact(context, viewer, input)
    return {}
  })
  registerCall(api, calls.requestMissingCompany, async (input, viewer) => {
    await requestMissingCompany(context, viewer, input)
    return {}
  })
  registerCall(api, ofVisitors.sendContactMessage, async (input, _viewer, _signal, { request }) => {
    await limits.consume('messagesOfAddress', networkOf(request.ip))
    await sendContactMessage(context, input)
    return {}
  })
  registerCall(api, ofVisitors.requestSiteOptOut, async (input, _viewer, _signal, { request }) => {
    await limits.consume('messagesOfAddress', networkOf(request.ip))
    await requestSiteOptOut(context, input)
    return {}
  })
  registerCall(api, calls.listRequests, (input) => listRequests(db, input))
  registerCall(api, calls.answerRequest, (input, viewer) => answerRequest(db, viewer, input, clock()))
}
