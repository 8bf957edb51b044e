import { apiPrefix } from '@vedetta/contracts/calls/call'
import { publicDocs } from '@vedetta/contracts/public-api/addresses'
import type { FastifyInstance } from 'fastify'
import { isCallRoute, routeOf, unmatched } from './route-of.ts'

/** Where browsers report what the policy kept a page from doing. */
export const cspReportPath = `${apiPrefix}/csp-report`

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** The documentation's viewer uses inline scripts and styles; its page shows nothing private. */
const docsPolicy = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Nothing of the device is used, so an injected script gets nothing of it either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(routeOf(request), publicUrl))
  })
}

export function securityHeaders(route: string, publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  const reporting = [`report-uri ${cspReportPath}`, ...(isSecure ? ['report-to csp'] : [])]
  return {
    'content-security-policy': [...(isDocs(route) ? docsPolicy : policy), ...reporting].join('; '),
    'permissions-policy': permissions,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers take neither without TLS, and one that knows `report-to` does not use `report-uri` beside it.
    ...(isSecure && {
      'reporting-endpoints': `csp="${publicUrl}${cspReportPath}"`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    ...((isCallRoute(route) || route === unmatched) && { 'cache-control': 'no-store' }),
  }
}

const isDocs = (route: string) => [`${apiPrefix}/docs`, publicDocs].some((page) => route.startsWith(page))
