import { compile } from '@fastify/proxy-addr'
import type { Registry } from '@prometheus-io/client'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import { createFeatureSwitches } from '@vedetta/core/platform/switches/feature-switches'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ApiContext } from './api-context.ts'
import { accountRoutes } from './features/account.routes.ts'
import { alertListRoutes } from './features/alert-list.routes.ts'
import { alertSettingsRoutes } from './features/alert-settings.routes.ts'
import { alertStreamBounds, alertStreamRoutes } from './features/alert-stream.routes.ts'
import { apiKeyRoutes } from './features/api-key.routes.ts'
import { authRoutes } from './features/auth.routes.ts'
import { billingRoutes } from './features/billing.routes.ts'
import { billingWebhook } from './features/billing-webhook.ts'
import { companyRoutes } from './features/company.routes.ts'
import { companyDetailRoutes } from './features/company-detail.routes.ts'
import { contactRoutes } from './features/contact.routes.ts'
import { cspReports } from './features/csp-reports.ts'
import { exportRoutes } from './features/export.routes.ts'
import { healthRoutes } from './features/health.ts'
import { instanceRoutes } from './features/instance.routes.ts'
import { legalRoutes } from './features/legal.routes.ts'
import { licenceRoutes } from './features/licence.routes.ts'
import { livePages } from './features/live-pages.ts'
import { mailWebhook } from './features/mail-webhook.ts'
import { mapPictureRoutes } from './features/map-picture.routes.ts'
import { nameRoutes } from './features/name.routes.ts'
import { newsRoutes } from './features/news.routes.ts'
import { operatorAuditRoutes } from './features/operator/audit.routes.ts'
import { operatorPeopleRoutes } from './features/operator/people.routes.ts'
import { operatorQueueRoutes } from './features/operator/queue.routes.ts'
import { operatorReadingRoutes } from './features/operator/reading.routes.ts'
import { operatorSiteRoutes } from './features/operator/site.routes.ts'
import { positionRoutes } from './features/position.routes.ts'
import { positionDetailRoutes } from './features/position-detail.routes.ts'
import { profileRoutes } from './features/profile.routes.ts'
import { publicFiguresRoutes } from './features/public-figures.routes.ts'
import { pushRoutes } from './features/push.routes.ts'
import { referenceRoutes } from './features/reference.routes.ts'
import { requestRoutes } from './features/request.routes.ts'
import { roleRoutes } from './features/role.routes.ts'
import { savedRoutes } from './features/saved.routes.ts'
import { securityTxt } from './features/security-txt.ts'
import { settingsRoutes } from './features/settings.routes.ts'
import { statusRoutes } from './features/status.routes.ts'
import { watchRoutes } from './features/watch.routes.ts'
import { webhookRoutes } from './features/webhook.routes.ts'
import { feedRoutes } from './feeds/feed.routes.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'
import { admitRequests } from './plugins/admission.ts'
import { type DoorBounds, usualBounds } from './plugins/admission-bounds.ts'
import { createCallers } from './plugins/callers.ts'
import { createBoundedServer } from './plugins/connections.ts'
import { refuseCrossSiteWrites } from './plugins/cross-site.ts'
import { acceptEmptyBodies } from './plugins/empty-bodies.ts'
import { endConnections } from './plugins/end-connections.ts'
import { handleErrors } from './plugins/errors.ts'
import { forbiddenRecorder } from './plugins/forbidden-recorder.ts'
import { measureRequests } from './plugins/http-metrics.ts'
import { answerClientError, answerUnreadableAddress } from './plugins/malformed-requests.ts'
import { describeApi } from './plugins/openapi.ts'
import { openRequest, traceRequests } from './plugins/request-traces.ts'
import { boundRequestsInHand } from './plugins/requests-in-hand.ts'
import { sendSecurityHeaders } from './plugins/security-headers.ts'
import { createShedReport } from './plugins/shed-report.ts'
import { refuseSwitchedOff } from './plugins/switched-features.ts'
import { cutUnreadAnswers } from './plugins/unread-answers.ts'
import { answerUnrouted, refuseUnrouted } from './plugins/unrouted.ts'
import { registerViewer } from './plugins/viewer.ts'
import { serveWeb } from './plugins/web.ts'
import { publicApi } from './public-api/public-api.ts'

const bodyLimit = 64 * 1024

export type App = Awaited<ReturnType<typeof buildApp>>

type AppOptions = {
  logger: NonNullable<FastifyServerOptions['logger']>
  webRoot?: string | undefined
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies?: string[] | undefined
  streamBounds?: typeof alertStreamBounds
  bounds?: DoorBounds
  /** Whether the process is about to stop: connections then end with their answers. */
  isStopping?: () => boolean
  /** Receives the duration of each request. */
  registry?: Registry | undefined
}

export async function buildApp(
  context: ApiContext,
  {
    logger,
    webRoot,
    trustedProxies = [],
    streamBounds = alertStreamBounds,
    bounds = usualBounds,
    isStopping = () => false,
    registry,
  }: AppOptions,
) {
  const isProxy = trustedProxies.length > 0 ? compile(trustedProxies) : () => false
  const app = Fastify({
    logger,
    bodyLimit,
    serverFactory: (answer) => createBoundedServer(answer, (address) => isProxy(address, 0), bounds.connections),
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: isProxy,
    frameworkErrors: answerUnreadableAddress(context.publicUrl),
    clientErrorHandler: answerClientError,
    // A request that comes over an open connection while the process stops is answered like those before it.
    return503OnClosing: false,
    genReqId: openRequest,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  traceRequests(app)
  if (registry) measureRequests(app, registry)
  acceptEmptyBodies(app)
  handleErrors(app, forbiddenRecorder(context))
  endConnections(app, isStopping)
  sendSecurityHeaders(app, context.publicUrl)
  const callers = createCallers(context.secrets)
  const shed = createShedReport(app, registry)
  boundRequestsInHand(app, { callers, shed }, bounds.inHand)
  admitRequests(app, shed, bounds)
  cutUnreadAnswers(app, bounds.unread)
  refuseCrossSiteWrites(app, context.publicUrl)
  registerViewer(app, context, callers)
  const switches = createFeatureSwitches(context)
  refuseSwitchedOff(app, switches)
  await describeApi(app)
  await app.register(
    async (api) => {
      authRoutes(api, context)
      profileRoutes(api, context)
      settingsRoutes(api, context)
      await alertSettingsRoutes(api, context)
      alertListRoutes(api, context)
      alertStreamRoutes(api, context, streamBounds)
      pushRoutes(api, context)
      webhookRoutes(api, context)
      accountRoutes(api, context)
      licenceRoutes(api, context)
      apiKeyRoutes(api, context)
      instanceRoutes(api, context)
      billingRoutes(api, context)
      await billingWebhook(api, context)
      await mailWebhook(api, context)
      positionRoutes(api, context)
      positionDetailRoutes(api, context)
      savedRoutes(api, context)
      roleRoutes(api, context)
      nameRoutes(api, context)
      companyRoutes(api, context)
      companyDetailRoutes(api, context)
      newsRoutes(api, context)
      contactRoutes(api, context)
      exportRoutes(api, context)
      requestRoutes(api, context)
      referenceRoutes(api, context)
      publicFiguresRoutes(api, context)
      watchRoutes(api, context)
      operatorSiteRoutes(api, context)
      operatorReadingRoutes(api, context)
      operatorPeopleRoutes(api, context)
      operatorQueueRoutes(api, context, switches)
      operatorAuditRoutes(api, context)
      statusRoutes(api, context)
      legalRoutes(api, context)
      feedRoutes(api, context)
      mcpRoutes(api, context)
      healthRoutes(api, context)
      refuseUnrouted(api, '', (request, reply) => answerUnrouted(app, request, reply))
    },
    { prefix: apiPrefix },
  )
  await app.register((v1) => publicApi(v1, context), { prefix: v1Prefix })
  await cspReports(app, context)
  securityTxt(app, context)
  if (webRoot) {
    const { clock, company, limits, publicUrl } = context
    const site = { origin: new URL(publicUrl).origin, ...company }
    mapPictureRoutes(app, context)
    const admitRendering = (address: string) => limits.consume('renderingsOfAddress', networkOf(address))
    await serveWeb(app, { root: webRoot, site, livePages: livePages(context), clock, admitRendering })
  }
  return app
}
