import scalar from '@scalar/fastify-api-reference'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '../plugins/docs-page.ts'
import { openapiDocument } from './openapi-document.ts'

/** `/api/v1/openapi.json`, and the documentation at `/api/v1/docs`, where calls can be tried with a key. */
export async function describePublicApi(v1: FastifyInstance, publicUrl: string): Promise<void> {
  let document: string | undefined
  v1.get('/openapi.json', { schema: { hide: true }, exposeHeadRoute: false }, (_request, reply) => {
    document ??= JSON.stringify(openapiDocument(v1.operations, publicUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await v1.register(scalar, {
    routePrefix: '/docs',
    configuration: docsPage(`${v1Prefix}/openapi.json`),
  })
}
