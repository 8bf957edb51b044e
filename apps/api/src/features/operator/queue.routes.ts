import * as queueCalls from '@vedetta/contracts/operator/queues'
import * as switchCalls from '@vedetta/contracts/operator/switches'
import { listDeadLetters } from '@vedetta/core/operations/console/list-dead-letters'
import { readQueues } from '@vedetta/core/operations/console/read-queues'
import { discardDeadLetters, retryDeadLetters } from '@vedetta/core/operations/console/settle-dead-letters'
import type { FeatureSwitches } from '@vedetta/core/platform/switches/feature-switches'
import { listSwitches } from '@vedetta/core/platform/switches/list-switches'
import { setSwitch } from '@vedetta/core/platform/switches/set-switch'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { longCall, registerCall } from '../../call-route.ts'

export function operatorQueueRoutes(
  api: FastifyInstance,
  { db, patientDb, clock }: Pick<ApiContext, 'db' | 'patientDb' | 'clock'>,
  switches: FeatureSwitches,
): void {
  registerCall(api, queueCalls.getQueues, () => readQueues({ db: patientDb, switches }, clock()), longCall)
  registerCall(api, queueCalls.listDeadLetters, (input) => listDeadLetters(db, input))
  registerCall(api, queueCalls.retryDeadLetters, (input, viewer) => retryDeadLetters(db, viewer, input, clock()))
  registerCall(api, queueCalls.discardDeadLetters, (input, viewer) => discardDeadLetters(db, viewer, input))

  registerCall(api, switchCalls.listSwitches, () => listSwitches(db))
  registerCall(api, switchCalls.setSwitch, (input, viewer) => setSwitch({ db, switches }, viewer, input, clock()))
}
