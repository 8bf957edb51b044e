import {
  listPublicContacts as listOperation,
  listPublicContactChanges,
  unlockPublicContact,
} from '@vedetta/contracts/public-api/contact'
import { unlockContact } from '@vedetta/core/companies/contacts/unlock-contact'
import { listContactChanges } from '@vedetta/core/outward/public-api/list-contact-changes'
import { listPublicContacts } from '@vedetta/core/outward/public-api/list-public-contacts'
import { readPublicContact } from '@vedetta/core/outward/public-api/read-public-contact'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { answerOnce } from './answer-once.ts'
import { registerOperation } from './register-operation.ts'

export function contactOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  registerOperation(v1, context, listOperation, ({ params, query }, { viewer }) =>
    listPublicContacts(context, viewer, { ...params, ...query }, clock()),
  )
  registerOperation(v1, context, listPublicContactChanges, ({ query }, { viewer }) =>
    listContactChanges(db, viewer, query),
  )
  registerOperation(v1, context, unlockPublicContact, async ({ params: { contactID } }, caller, _request, reply) => {
    const { viewer } = caller
    // The person is read anew each time: what is kept of the write names nobody.
    const spent = await answerOnce(context, { operation: unlockPublicContact, caller, reply }, async () => {
      const { credits } = await unlockContact(db, viewer, contactID, clock())
      return { credits }
    })
    return { ...spent, contact: await readPublicContact(db, viewer, contactID, clock()) }
  })
}
