import { routes } from '@vedetta/contracts/calls/routes'
import * as calls from '@vedetta/contracts/notify/alert-settings'
import { changeAlertSettings, readAlertSettings } from '@vedetta/core/notify/digests/alert-settings-by-token'
import { readAlertState, resumeAlerts } from '@vedetta/core/notify/digests/alert-state'
import { unsubscribeByToken } from '@vedetta/core/notify/digests/unsubscribe-by-token'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

type AlertContext = Pick<ApiContext, 'db' | 'clock' | 'limits' | 'secrets' | 'publicUrl'>

/** `List-Unsubscribe=One-Click`, and nothing else. */
const bodyLimit = 1_024

export async function alertSettingsRoutes(api: FastifyInstance, context: AlertContext): Promise<void> {
  const { db, clock, limits } = context
  const count = ({ ip }: FastifyRequest) => limits.consume('alertLinksOfAddress', networkOf(ip))
  registerCall(api, calls.getAlertSettings, async ({ token }, _viewer, _signal, { request }) => {
    await count(request)
    return readAlertSettings(context, token, clock())
  })
  registerCall(api, calls.updateAlertSettings, async (input, _viewer, _signal, { request }) => {
    await count(request)
    return changeAlertSettings(context, input, clock())
  })
  registerCall(api, calls.unsubscribeAlerts, async ({ token }, _viewer, _signal, { request }) => {
    await count(request)
    await unsubscribeByToken(context, token, clock())
    return {}
  })
  registerCall(api, calls.getAlertState, (_input, { userId }) => readAlertState(db, userId))
  registerCall(api, calls.resumeAlerts, (_input, { userId }) => resumeAlerts(db, userId, clock()))
  await oneClickRoutes(api, context)
}

/**
 * The address of List-Unsubscribe (RFC 8058). A mail program unsubscribes with a POST, without cookies and from wherever it
 * runs; a person who opens the address, or a scanner that follows links, sends a GET, which leads to the page that asks.
 */
async function oneClickRoutes(api: FastifyInstance, context: AlertContext): Promise<void> {
  const { clock, limits, publicUrl } = context
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token is all that counts: programs send the form in several encodings, or none.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null, null))
    const options = { schema: { hide: true }, bodyLimit, config: { allowsCrossSite: true as const } }
    scope.post<{ Querystring: { token?: unknown } }>(calls.oneClickPath, options, async ({ query, ip }) => {
      await limits.consume('oneClicksOfAddress', networkOf(ip))
      await unsubscribeByToken(context, tokenOf(query), clock())
      return {}
    })
    scope.get<{ Querystring: { token?: unknown } }>(calls.oneClickPath, options, ({ query }, reply) =>
      reply.redirect(`${publicUrl}${routes.alerts}?${new URLSearchParams({ token: tokenOf(query), end: '1' })}`, 303),
    )
  })
}

const maxTokenLength = 1_000

const tokenOf = ({ token }: { token?: unknown }): string =>
  typeof token === 'string' && token.length <= maxTokenLength ? token : ''
