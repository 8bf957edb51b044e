import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { sendSecurityHeaders } from './security-headers.ts'

async function headersOf(url: string, publicUrl = 'https://vedetta.example') {
  const app = Fastify()
  handleErrors(app, async () => {})
  sendSecurityHeaders(app, publicUrl)
  app.get('/page', (_request, reply) => reply.type('text/html').send('<html>'))
  app.get('/api/call', () => ({}))
  app.get('/api/docs/', () => '')
  const { headers } = await app.inject(url)
  await app.close()
  return headers
}

test.each(['/page', '/api/call', '/nowhere'])('%s allows only our scripts and no framing', async (url) => {
  const headers = await headersOf(url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('no page may use the camera, the microphone, the place or a payment', async () => {
  const allowed = String((await headersOf('/page'))['permissions-policy'])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) expect(allowed).toContain(`${feature}=()`)
  expect(allowed).not.toMatch(/=\((?!\))/)
})

test('API responses are not cacheable, pages may be', async () => {
  expect((await headersOf('/api/call'))['cache-control']).toBe('no-store')
  expect((await headersOf('/page'))['cache-control']).toBeUndefined()
})

test('only the documentation allows inline scripts', async () => {
  expect((await headersOf('/api/docs/'))['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
})

test('without TLS there is no HSTS header', async () => {
  expect((await headersOf('/page', 'http://127.0.0.1:17473'))['strict-transport-security']).toBeUndefined()
})

test.each(['/page', '/api/call', '/api/docs/'])('%s has browsers report what its policy refused', async (url) => {
  const headers = await headersOf(url)
  expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-report; report-to csp$/)
  expect(headers['reporting-endpoints']).toBe('csp="https://vedetta.example/api/csp-report"')
})

test('without TLS, where no browser takes `report-to`, reports go by `report-uri` alone', async () => {
  const headers = await headersOf('/page', 'http://127.0.0.1:17473')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-report$/)
  expect(headers['reporting-endpoints']).toBeUndefined()
})
