import { apiPrefix } from '@vedetta/contracts/call'
import type { Deps } from '@vedetta/core/deps'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { positionRoutes } from './features/position.routes.ts'
import { referenceRoutes } from './features/reference.routes.ts'
import { handleErrors } from './plugins/errors.ts'
import { describeApi } from './plugins/openapi.ts'
import { serveWeb } from './plugins/web.ts'

const bodyLimit = 64 * 1024

export type App = Awaited<ReturnType<typeof buildApp>>

export async function buildApp(
  deps: Pick<Deps, 'search'>,
  options: { logger: NonNullable<FastifyServerOptions['logger']>; webRoot?: string | undefined },
) {
  const app = Fastify({
    logger: options.logger,
    bodyLimit,
    requestTimeout: 10_000,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  await describeApi(app)
  await app.register(
    async (api) => {
      positionRoutes(api, deps)
      referenceRoutes(api)
    },
    { prefix: apiPrefix },
  )
  if (options.webRoot) await serveWeb(app, options.webRoot)
  return app
}
