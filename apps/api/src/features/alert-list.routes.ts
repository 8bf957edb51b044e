import * as calls from '@vedetta/contracts/notify/alert-list'
import { listAlerts } from '@vedetta/core/notify/alerts/list-alerts'
import { readAlerts } from '@vedetta/core/notify/alerts/read-alerts'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function alertListRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'alertSignals'>,
): void {
  registerCall(api, calls.listAlerts, ({ before }, viewer) => listAlerts(context, viewer, before))
  registerCall(api, calls.readAlerts, async (input, viewer) => {
    const read = await readAlerts(context, viewer, input, context.clock())
    context.alertSignals.send(`read by ${viewer.userId}`)
    return read
  })
}
