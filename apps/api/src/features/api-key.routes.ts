import * as calls from '@vedetta/contracts/customers/api-keys'
import { createApiKey } from '@vedetta/core/customers/api-keys/create-api-key'
import { listApiKeys } from '@vedetta/core/customers/api-keys/list-api-keys'
import { revokeApiKey } from '@vedetta/core/customers/api-keys/revoke-api-key'
import { rotateApiKey } from '@vedetta/core/customers/api-keys/rotate-api-key'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function apiKeyRoutes(api: FastifyInstance, context: Pick<ApiContext, 'db' | 'clock' | 'limits'>): void {
  const { db, clock } = context
  registerCall(api, calls.listApiKeys, ({ licenceID }) => listApiKeys(db, licenceID, clock()))
  registerCall(api, calls.createApiKey, (input, viewer) => createApiKey(context, viewer, input, clock()))
  registerCall(api, calls.rotateApiKey, (input, viewer) => rotateApiKey(context, viewer, input, clock()))
  registerCall(api, calls.revokeApiKey, async (input, viewer) => {
    await revokeApiKey(db, viewer, input, clock())
    return {}
  })
}
