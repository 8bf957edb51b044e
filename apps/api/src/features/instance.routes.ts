import { type Capabilities, minCapabilities } from '@vedetta/contracts/calls/capabilities'
import { getInstance } from '@vedetta/contracts/calls/instance'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

type Configured = Pick<ApiContext, 'payments' | 'pushPublicKey' | 'providers'>

export function instanceRoutes(api: FastifyInstance, context: Configured): void {
  const capabilities = capabilitiesOf(context)
  registerCall(api, getInstance, () => ({ ...capabilities, providers: [...capabilities.providers] }))
}

/** The capabilities of every instance, and those that the configuration adds. */
export function capabilitiesOf({ payments, pushPublicKey, providers }: Configured): Capabilities {
  return { ...minCapabilities, payments: payments !== null, push: pushPublicKey !== null, providers }
}
