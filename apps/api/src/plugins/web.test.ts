import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requestPages } from '@vedetta/contracts/calls/routes'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { LivePage, LivePages } from '../pages/live-page.ts'
import { handleErrors } from './errors.ts'
import { answerUnrouted, refuseUnrouted } from './unrouted.ts'
import { serveWeb } from './web.ts'

const root = mkdtempSync(join(tmpdir(), 'vedetta-web-'))
const built = { template: { html: 'template', scripts: {} }, paths: ['/', '/en', '/product', '/en/product'] }
const files = {
  'index.html': 'application of %site.origin%',
  'theme.js': 'theme.js',
  'assets/index-AbC123.js': 'index',
  'assets/index-AbC123.js.gz': gzipSync('index, packed'),
  'pictures/it.png': 'picture',
  'pages/it.html': '<link rel="canonical" href="%site.origin%/">',
  'pages/en.html': 'home in English',
  'pages/product.html': 'product',
  'pages/en/product.html': 'product in English',
  'server/pages.json': JSON.stringify(built),
  'server/entry-server.js':
    'export const renderPage = async (template, path, site, answers) => [template.html, path, site.origin, JSON.stringify(answers)].join(" ")',
}
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

const live: LivePage = {
  answers: async () => [{ key: ['/billing', {}], data: { checkout: false } }],
  paths: async () => ['/pricing'],
}
const site = { ...exampleCompany, origin: 'https://vedetta.example' }

async function get(url: string, { page = live, headers = {} }: { page?: LivePage; headers?: object } = {}) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  refuseUnrouted(app, '/api', (request, reply) => answerUnrouted(app, request, reply))
  const livePages = Object.fromEntries(requestPages.map((name) => [name, page])) as LivePages
  await serveWeb(app, { root, site, livePages, clock: () => new Date(), admitRendering: async () => {} })
  const answer = await app.inject({ url, headers: { ...headers } })
  await app.close()
  return answer
}

async function told(url: string, page?: LivePage) {
  const { statusCode, body, headers } = await get(url, page && { page })
  return { status: statusCode, body, cached: headers['cache-control'] }
}

const application = 'application of https://vedetta.example'

test.each([
  ['/assets/index-AbC123.js', 'index', 'public, max-age=31536000, immutable'],
  ['/theme.js', 'theme.js', 'no-cache'],
  ['/pictures/it.png', 'picture', 'no-cache'],
  ['/positions?name=saldatore', application, 'no-cache'],
  ['/nowhere/at/all', application, 'no-cache'],
  ['/en/nowhere', application, 'no-cache'],
  ['/', '<link rel="canonical" href="https://vedetta.example/">', 'no-cache'],
  ['/en', 'home in English', 'no-cache'],
  ['/en/', 'home in English', 'no-cache'],
  ['/product?from=mail', 'product', 'no-cache'],
  ['/en/product', 'product in English', 'no-cache'],
])('%s is %s, cached %s', async (url, body, cached) => {
  expect(await told(url)).toEqual({ status: 200, body, cached })
})

test.each(['/api/nowhere', '/%61pi/nowhere', '/api/', '/assets/index-gone.js', '/%61ssets/index-gone.js', '/assets/'])(
  '%s serves no page',
  async (url) => {
    const answer = await told(url)
    expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('not_found') })
    expect(answer.cached).toBeUndefined()
  },
)

test.each(['/server/entry-server.js', '/server/pages.json', '/pages/it.html', '/index.html'])(
  '%s is not served as a file',
  async (url) => {
    expect((await told(url)).body).toBe(application)
  },
)

test('a live page is rendered with the instance’s data', async () => {
  const { body } = await told('/en/pricing/?checkout=paid')
  expect(body).toBe('template /en/pricing https://vedetta.example [{"key":["/billing",{}],"data":{"checkout":false}}]')
})

test('the application shell replaces a live page that cannot be rendered', async () => {
  const failing = () => Promise.reject(new Error('the index is away'))
  expect(await told('/pricing', { ...live, answers: failing })).toMatchObject({ status: 200, body: application })
  expect(await told('/pricing', { ...live, answers: async () => undefined })).toMatchObject({ body: application })
})

test('files are compressed for clients that accept it', async () => {
  const { headers } = await get('/assets/index-AbC123.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['content-type']).toContain('javascript')
})

test('the sitemap lists built and live pages', async () => {
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml')
  for (const path of ['/', '/en', '/product', '/en/product', '/pricing', '/en/pricing']) {
    expect(body.split(`<loc>https://vedetta.example${path}</loc>`)).toHaveLength(2)
  }
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://vedetta.example/sitemap.xml')
})

test('a page does not take other methods than GET and HEAD', async () => {
  const app = Fastify()
  handleErrors(app, async () => {})
  const livePages = Object.fromEntries(requestPages.map((name) => [name, live])) as LivePages
  await serveWeb(app, { root, site, livePages, clock: () => new Date(), admitRendering: async () => {} })
  for (const url of ['/', '/product', '/nowhere/at/all']) {
    const { statusCode, headers } = await app.inject({ method: 'POST', url })
    expect([url, statusCode, headers.allow]).toEqual([url, 405, 'GET, HEAD'])
  }
  expect((await app.inject({ method: 'POST', url: '/assets/index-gone.js' })).statusCode).toBe(404)
  await app.close()
})
