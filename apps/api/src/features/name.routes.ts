import * as calls from '@vedetta/contracts/inbox/find-by-name'
import { findByName, type NamesContext } from '@vedetta/core/inbox/names/find-by-name'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../call-route.ts'

export function nameRoutes(api: FastifyInstance, context: NamesContext): void {
  registerCall(api, calls.findByName, ({ q }, viewer, signal) => findByName(context, viewer, q, signal))
}
