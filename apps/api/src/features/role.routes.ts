import * as calls from '@vedetta/contracts/search/roles'
import { type RoleContext, suggestRoles } from '@vedetta/core/search/roles/suggest-roles'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../call-route.ts'

export function roleRoutes(api: FastifyInstance, context: RoleContext): void {
  registerCall(api, calls.suggestRoles, ({ q }, viewer) => suggestRoles(context, viewer, q))
}
