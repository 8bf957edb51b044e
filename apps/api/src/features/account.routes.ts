import * as calls from '@vedetta/contracts/profile'
import { deleteAccount } from '@vedetta/core/accounts/delete-account'
import { downloadAccountData } from '@vedetta/core/accounts/download-account-data'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'
import { sendCookies, visitorOf } from '../visitor.ts'

export function accountRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'auth' | 'passwords'>,
): void {
  registerCall(api, calls.downloadAccountData, (_input, viewer) =>
    downloadAccountData(context, viewer, context.clock()),
  )
  registerCall(api, calls.deleteAccount, async (input, viewer, _signal, reply) =>
    sendCookies(reply, await deleteAccount(context, visitorOf(reply.request), viewer, input)),
  )
}
