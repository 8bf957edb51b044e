import * as calls from '@vedetta/contracts/profile'
import { deleteAccount } from '@vedetta/core/accounts/delete-account'
import { downloadAccountData } from '@vedetta/core/accounts/download-account-data'
import type { IdentityContext } from '@vedetta/core/identity/identity'
import { startReauthentication } from '@vedetta/core/identity/start-reauthentication'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { longCall, registerCall } from '../call-route.ts'
import { sendCookies, visitorOf } from '../visitor.ts'

export function accountRoutes(api: FastifyInstance, context: IdentityContext & Pick<ApiContext, 'patientDb'>): void {
  const patient = { ...context, db: context.patientDb }
  registerCall(
    api,
    calls.downloadAccountData,
    (_input, viewer) => downloadAccountData(patient, viewer, context.clock()),
    longCall,
  )
  registerCall(api, calls.reauthenticate, async (_input, viewer, _signal, reply) =>
    sendCookies(reply, await startReauthentication(context, visitorOf(reply.request), viewer)),
  )
  registerCall(
    api,
    calls.deleteAccount,
    async (input, viewer, _signal, reply) =>
      sendCookies(reply, await deleteAccount(patient, visitorOf(reply.request), viewer, input)),
    longCall,
  )
}
