import * as calls from '@vedetta/contracts/company-contacts'
import { listContacts } from '@vedetta/core/contacts/list-contacts'
import { optOutByToken } from '@vedetta/core/contacts/opt-out-contact'
import { unlockContact } from '@vedetta/core/contacts/unlock-contact'
import type { Identity } from '@vedetta/core/identity/identity'
import { networkOf } from '@vedetta/core/limits'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function contactRoutes(app: FastifyInstance, identity: Identity): void {
  const { db, clock, limits } = identity
  answerCall(app, calls.listContacts, (input, viewer) => listContacts(db, viewer, input, clock()))
  answerCall(app, calls.unlockContact, ({ contactID }, viewer) => unlockContact(db, viewer, contactID, clock()))
  answerCall(app, calls.optOutContact, async ({ token }, _viewer, _signal, { request }) => {
    await limits.consume('optOutsOfAddress', networkOf(request.ip))
    await optOutByToken(identity, token, clock())
    return {}
  })
}
