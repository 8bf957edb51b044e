import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { docsPage } from './docs-page.ts'

/** `/api/openapi.json`, and its HTML view at `/api/docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vedetta',
        version: '0.1.0',
        description: 'Open positions of Italian companies, read on their own sites.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  // Serialised once: strangers may ask for it, and it is the largest answer that they get.
  let document: string | undefined
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await app.register(scalar, {
    routePrefix: `${apiPrefix}/docs`,
    configuration: docsPage(`${apiPrefix}/openapi.json`),
  })
}
