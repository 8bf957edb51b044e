import * as calls from '@vedetta/contracts/profile'
import { deleteAccount } from '@vedetta/core/accounts/delete-account'
import { downloadAccountData } from '@vedetta/core/accounts/download-account-data'
import type { Identity } from '@vedetta/core/identity/identity'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'
import { sendCookies, visitorOf } from '../visitor.ts'

export function accountRoutes(app: FastifyInstance, identity: Identity): void {
  answerCall(app, calls.downloadAccountData, (_input, viewer) =>
    downloadAccountData(identity, viewer, identity.clock()),
  )
  answerCall(app, calls.deleteAccount, async (input, viewer, _signal, reply) =>
    sendCookies(reply, await deleteAccount(identity, visitorOf(reply.request), viewer, input)),
  )
}
