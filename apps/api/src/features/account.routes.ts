import * as calls from '@vedetta/contracts/customers/profile'
import type { IdentityContext } from '@vedetta/core/customers/identity/identity'
import { startReauthentication } from '@vedetta/core/customers/identity/start-reauthentication'
import { deleteAccount } from '@vedetta/core/customers/user-accounts/delete-account'
import { downloadAccountData } from '@vedetta/core/customers/user-accounts/download-account-data'
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
