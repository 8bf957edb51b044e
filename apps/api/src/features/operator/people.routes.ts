import * as licenceCalls from '@vedetta/contracts/operator/licences'
import * as peopleCalls from '@vedetta/contracts/operator/people'
import { endSessions } from '@vedetta/core/operations/console/end-sessions'
import { findLicences } from '@vedetta/core/operations/console/find-licences'
import { findPeople } from '@vedetta/core/operations/console/find-people'
import { readCustomerLicence } from '@vedetta/core/operations/console/read-customer-licence'
import { readPerson } from '@vedetta/core/operations/console/read-person'
import { resetPersonSecondStep } from '@vedetta/core/operations/console/reset-person-second-step'
import { setPublicApi } from '@vedetta/core/operations/console/set-public-api'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { registerCall } from '../../call-route.ts'

export function operatorPeopleRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, peopleCalls.findPeople, (input, viewer) => findPeople(db, viewer, input, clock()))
  registerCall(api, peopleCalls.getPerson, ({ userID }, viewer) => readPerson(db, viewer, userID, clock()))
  registerCall(api, peopleCalls.endSessions, (input, viewer) => endSessions(db, viewer, input))
  registerCall(api, peopleCalls.resetPersonSecondStep, async (input, viewer) => {
    await resetPersonSecondStep(db, viewer, input)
    return {}
  })

  registerCall(api, licenceCalls.findLicences, (input) => findLicences(db, input, clock()))
  registerCall(api, licenceCalls.getCustomerLicence, ({ licenceID }, viewer) =>
    readCustomerLicence(db, viewer, licenceID, clock()),
  )
  registerCall(api, licenceCalls.setPublicApi, (input, viewer) => setPublicApi(db, viewer, input))
}
