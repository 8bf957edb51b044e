import * as calls from '@vedetta/contracts/companies/company-contacts'
import { listContacts } from '@vedetta/core/companies/contacts/list-contacts'
import { optOutByToken } from '@vedetta/core/companies/contacts/opt-out-contact'
import { unlockContact } from '@vedetta/core/companies/contacts/unlock-contact'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function contactRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'secrets'>,
): void {
  const { db, clock, limits } = context
  registerCall(api, calls.listContacts, (input, viewer) => listContacts(db, viewer, input, clock()))
  registerCall(api, calls.unlockContact, ({ contactID }, viewer) => unlockContact(db, viewer, contactID, clock()))
  registerCall(api, calls.optOutContact, async ({ token }, _viewer, _signal, { request }) => {
    await limits.consume('optOutsOfAddress', networkOf(request.ip))
    await optOutByToken(context, token, clock())
    return {}
  })
}
