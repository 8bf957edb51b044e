import * as calls from '@vedetta/contracts/notify/push'
import { readPushState } from '@vedetta/core/notify/push/read-push-state'
import { removeDevice } from '@vedetta/core/notify/push/remove-device'
import { subscribePush } from '@vedetta/core/notify/push/subscribe-push'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function pushRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'pushPublicKey'>,
): void {
  registerCall(api, calls.getPushState, (_input, { userId }) => readPushState(context, userId))
  registerCall(api, calls.subscribePush, (input, { userId }, _signal, { request }) => {
    const userAgent = request.headers['user-agent'] ?? ''
    return subscribePush(context, userId, { ...input, userAgent }, context.clock())
  })
  registerCall(api, calls.unsubscribePush, ({ subscriptionID }, { userId }) =>
    removeDevice(context, userId, subscriptionID),
  )
}
