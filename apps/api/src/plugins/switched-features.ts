import { apiPrefix, type Call } from '@vedetta/contracts/calls/call'
import { signInWithProvider, signUp } from '@vedetta/contracts/customers/auth'
import { exportPages, exportPositions } from '@vedetta/contracts/inbox/position-export'
import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import { createPublicExport } from '@vedetta/contracts/public-api/export'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import type { FeatureSwitches } from '@vedetta/core/platform/switches/feature-switches'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const routeOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${apiPrefix}${path}`

const featureOfRoute: Readonly<Record<string, FeatureSwitch>> = {
  [routeOf(signUp)]: 'signUp',
  [routeOf(exportPositions)]: 'exports',
  [routeOf(exportPages)]: 'exports',
  [`${createPublicExport.method} ${v1Prefix}${createPublicExport.path}`]: 'exports',
}

const forPrograms = [`${v1Prefix}/`, `${apiPrefix}/mcp`, `${apiPrefix}/feed/:token`]

/** The switches that a request depends on. */
function featuresOf({ method, routeOptions: { url = '' } }: FastifyRequest): FeatureSwitch[] {
  const feature = featureOfRoute[`${method} ${url}`]
  return [
    ...(forPrograms.some((start) => url.startsWith(start)) ? (['publicApi'] as const) : []),
    ...(feature === undefined ? [] : [feature]),
  ]
}

const acceptsTerms = (body: unknown) =>
  typeof body === 'object' && body !== null && 'terms' in body && body.terms === true

/** Answers `feature_off` for what operators have turned off. */
export function refuseSwitchedOff(app: FastifyInstance, switches: FeatureSwitches): void {
  // Before a program's key is looked at: it has done nothing wrong.
  app.addHook('onRequest', async (request) => {
    for (const feature of featuresOf(request)) await switches.require(feature)
  })
  // Accepting the terms is what makes a provider's sign-in a sign-up.
  app.addHook('preHandler', async ({ method, routeOptions: { url = '' }, body }) => {
    if (`${method} ${url}` === routeOf(signInWithProvider) && acceptsTerms(body)) await switches.require('signUp')
  })
}
