import { apiPrefix } from '@vedetta/contracts/call'
import type { CompanyData } from '@vedetta/contracts/company-data'
import type { SubProcessor } from '@vedetta/contracts/sub-processors'
import type { PaymentProvider } from '@vedetta/core/billing/payment-provider'
import type { Deps } from '@vedetta/core/deps'
import type { Identity } from '@vedetta/core/identity/identity'
import { createPublicFigures } from '@vedetta/core/market/public-figures'
import type { Marks } from '@vedetta/core/marks/marks'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountRoutes } from './features/account.routes.ts'
import { authRoutes } from './features/auth.routes.ts'
import { billingRoutes } from './features/billing.routes.ts'
import { billingWebhook } from './features/billing-webhook.ts'
import { companyRoutes } from './features/company.routes.ts'
import { companyDetailRoutes } from './features/company-detail.routes.ts'
import { contactRoutes } from './features/contact.routes.ts'
import { exportRoutes } from './features/export.routes.ts'
import { legalRoutes } from './features/legal.routes.ts'
import { licenceRoutes } from './features/licence.routes.ts'
import { livePages } from './features/live-pages.ts'
import { mapPictureRoutes } from './features/map-picture.routes.ts'
import { newsRoutes } from './features/news.routes.ts'
import { positionRoutes } from './features/position.routes.ts'
import { positionDetailRoutes } from './features/position-detail.routes.ts'
import { profileRoutes } from './features/profile.routes.ts'
import { publicFiguresRoutes } from './features/public-figures.routes.ts'
import { referenceRoutes } from './features/reference.routes.ts'
import { requestRoutes } from './features/request.routes.ts'
import { savedRoutes } from './features/saved.routes.ts'
import { settingsRoutes } from './features/settings.routes.ts'
import { watchRoutes } from './features/watch.routes.ts'
import { refuseCrossSiteWrites } from './plugins/cross-site.ts'
import { handleErrors } from './plugins/errors.ts'
import { describeApi } from './plugins/openapi.ts'
import { sendSecurityHeaders } from './plugins/security-headers.ts'
import { knowViewers } from './plugins/viewer.ts'
import { serveWeb } from './plugins/web.ts'

const bodyLimit = 64 * 1024

export type App = Awaited<ReturnType<typeof buildApp>>

export type AppDeps = Pick<Deps, 'db' | 'search'> & {
  readonly identity: Identity
  readonly marks: Marks
  /** Null where plans can't be paid for. */
  readonly payments: PaymentProvider | null
  readonly company: CompanyData
  readonly subProcessors: readonly SubProcessor[]
}

type AppOptions = {
  logger: NonNullable<FastifyServerOptions['logger']>
  webRoot?: string | undefined
  /** Whose word on a client's address is believed. */
  trustedProxies?: string[] | undefined
}

export async function buildApp(deps: AppDeps, { logger, webRoot, trustedProxies = [] }: AppOptions) {
  const app = Fastify({
    logger,
    bodyLimit,
    requestTimeout: 10_000,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  sendSecurityHeaders(app, deps.identity.publicUrl)
  refuseCrossSiteWrites(app, deps.identity.publicUrl)
  knowViewers(app, deps)
  await describeApi(app)
  const { limits, clock } = deps.identity
  const searching = { ...deps, limits }
  const figures = createPublicFigures(deps, clock)
  await app.register(
    async (api) => {
      authRoutes(api, deps)
      profileRoutes(api, deps.identity)
      settingsRoutes(api, deps)
      accountRoutes(api, deps.identity)
      licenceRoutes(api, deps.identity)
      billingRoutes(api, deps)
      await billingWebhook(api, deps)
      positionRoutes(api, searching, clock)
      positionDetailRoutes(api, deps.identity)
      savedRoutes(api, searching, clock)
      companyRoutes(api, searching, clock)
      companyDetailRoutes(api, deps, clock)
      newsRoutes(api, deps, clock)
      contactRoutes(api, deps.identity)
      exportRoutes(api, deps, clock)
      requestRoutes(api, deps.identity)
      referenceRoutes(api, deps)
      publicFiguresRoutes(api, figures, limits)
      watchRoutes(api, deps, clock)
      legalRoutes(api, deps)
    },
    { prefix: apiPrefix },
  )
  if (webRoot) {
    const site = { origin: new URL(deps.identity.publicUrl).origin, ...deps.company }
    mapPictureRoutes(app, figures, limits, clock)
    await serveWeb(app, { root: webRoot, site, livePages: livePages(deps, figures), clock })
  }
  return app
}
