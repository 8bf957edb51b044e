import { reportContact as reportContactCall } from '@vedetta/contracts/company-contacts'
import * as ofVisitors from '@vedetta/contracts/contact-message'
import { reportPosition as reportPositionCall } from '@vedetta/contracts/position-detail'
import * as calls from '@vedetta/contracts/requests'
import type { Identity } from '@vedetta/core/identity/identity'
import { networkOf } from '@vedetta/core/limits'
import { answerRequest } from '@vedetta/core/requests/answer-request'
import { listRequests } from '@vedetta/core/requests/list-requests'
import { reportCompany } from '@vedetta/core/requests/report-company'
import { reportContact } from '@vedetta/core/requests/report-contact'
import { reportPosition } from '@vedetta/core/requests/report-position'
import { requestMissingCompany } from '@vedetta/core/requests/request-missing-company'
import { requestSiteOptOut } from '@vedetta/core/requests/request-site-opt-out'
import { sendContactMessage } from '@vedetta/core/requests/send-contact-message'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function requestRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, clock, limits } = identity
  answerCall(app, reportPositionCall, async (input, viewer) => {
    await reportPosition(identity, viewer, input)
    return {}
  })
  answerCall(app, calls.reportCompany, async (input, viewer) => {
    await reportCompany(identity, viewer, input)
    return {}
  })
  answerCall(app, reportContactCall, async (input, viewer) => {
    await reportContact(identity, viewer, input)
    return {}
  })
  answerCall(app, calls.requestMissingCompany, async (input, viewer) => {
    await requestMissingCompany(identity, viewer, input)
    return {}
  })
  answerCall(app, ofVisitors.sendContactMessage, async (input, _viewer, _signal, { request }) => {
    await limits.consume('messagesOfAddress', networkOf(request.ip))
    await sendContactMessage(identity, input)
    return {}
  })
  answerCall(app, ofVisitors.requestSiteOptOut, async (input, _viewer, _signal, { request }) => {
    await limits.consume('messagesOfAddress', networkOf(request.ip))
    await requestSiteOptOut(identity, input)
    return {}
  })
  answerCall(app, calls.listRequests, (input) => listRequests(db, input))
  answerCall(app, calls.answerRequest, (input, viewer) => answerRequest(db, viewer, input, clock()))
}
