import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { loggerOptions } from './logger-options.ts'
import { isCallRoute } from './plugins/route-of.ts'
import { createTestApp, patientBounds, type TestApp } from './testing/test-app.ts'

/** A value of every parameter, which must not be seen in the log. */
const secret = 'S3gretoDiProva'

/** The same address, as clients may spell it. */
const spellings: Record<string, (path: string) => string> = {
  'a percent-encoded letter': (path) => path.replace(/[a-z]/, encoded),
  'all letters percent-encoded': (path) => path.replaceAll(/[a-z]/gi, encoded),
  'small hexadecimal digits': (path) => path.replaceAll(/[jklmno]/g, (letter) => encoded(letter).toLowerCase()),
  'a slash at the end': (path) => `${path}/`,
  'a doubled slash at the beginning': (path) => `/${path}`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  'an encoded slash': (path) => path.replace(/(?<=.)\//, '%2F'),
  'dot segments': (path) => path.replace(/^\//, '/./a/../'),
  'encoded dot segments': (path) => path.replace(/^\//, '/%2e/a/%2E%2E/'),
  'capital letters': (path) => path.replace(/[^/]+/, (segment) => segment.toUpperCase()),
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

type Route = { readonly method: HTTPMethods; readonly url: string }

let testApp: TestApp
/** One app that admits everything, and one whose calls are all refused. */
let open: Watched
let full: Watched
beforeAll(async () => {
  testApp = await createTestApp()
  const none = { min: 0, max: 0, targetMs: 1 }
  const queue = { ...patientBounds.queue, waiting: 0, waitingOfCaller: 0 }
  open = await watch(patientBounds)
  full = await watch({ ...patientBounds, searches: none, calls: none, queue })
})
afterAll(async () => {
  await Promise.all([open.app.close(), full.app.close()])
  await testApp.close()
})

type Watched = {
  readonly app: App
  readonly routes: Route[]
  readonly send: (route: Route, url: string) => Promise<Seen>
  /** What a route answers to its own address. */
  readonly plain: Map<Route, Seen>
}

type Seen = {
  readonly route: string
  readonly status: number
  readonly headers: object
  readonly logged: string
  readonly body: string
}

/** The app with its routes, and what each request to it was seen to be. */
async function watch(bounds: typeof patientBounds): Promise<Watched> {
  const routes: Route[] = []
  let logged = ''
  let matched = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk
      done()
    },
  })
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each as HTTPMethods, url })
    })
    fastify.addHook('onRequest', async ({ routeOptions, is404 }) => {
      matched = is404 ? 'none' : (routeOptions.url ?? 'none')
    })
  }
  subscribe('fastify.initialization', listen)
  const app = await buildApp(testApp, { logger: { ...loggerOptions('trace'), stream }, bounds, webRoot: webRoot() })
  unsubscribe('fastify.initialization', listen)
  let sent = 0
  const send = async ({ method }: Route, url: string): Promise<Seen> => {
    logged = ''
    matched = 'none'
    sent++
    // Each from an address of its own: limits of addresses are not what is compared.
    const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const { statusCode, headers, body } = await app.inject({ method, url, remoteAddress })
    const { 'x-request-id': _id, date: _date, ...compared } = headers
    return { route: matched, status: statusCode, headers: compared, logged, body }
  }
  const plain = new Map<Route, Seen>()
  for (const route of routes) plain.set(route, await send(route, addressOf(route.url)))
  return { app, routes, send, plain }
}

/** A build of the web app with nothing but its shell. */
function webRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'vedetta-spellings-'))
  const files = {
    'index.html': 'shell',
    'theme.js': 'theme',
    'assets/index-AbC123.js': 'script',
    'pages/it.html': 'home',
    'server/pages.json': JSON.stringify({ template: { html: '', scripts: {} }, paths: ['/'] }),
    'server/entry-server.js': 'export const renderPage = async () => "page"',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return root
}

/** An address of a route. */
const addressOf = (url: string) =>
  url
    .replaceAll(/:(\w+)(\([^)]*\))?/g, (_, name) => (name === 'format' ? 'json' : secret))
    .replace('*', `${secret}/${secret}`)

/** What a page answers, by whatever address: nothing of it is private. */
const isShell = ({ route, body }: Seen) => route === '/*' && (body === 'shell' || body === '')

describe.each(Object.entries(spellings))('an address with %s', (_what, spell) => {
  test('is answered by its route like the plain one, or not found, and is not logged', {
    timeout: 60_000,
  }, async () => {
    expect(open.routes.length).toBeGreaterThan(200)
    for (const [route, plain] of open.plain) {
      const url = spell(addressOf(route.url))
      const seen = await open.send(route, url)
      const what = `${route.method} ${url}`
      for (const { logged } of [plain, seen]) expect(logged, what).not.toMatch(new RegExp(secret, 'i'))
      expect(decodeURIComponent(seen.logged.replaceAll(/%(?![0-9a-f]{2})/gi, '')), what).not.toContain(secret)
      if (seen.route === plain.route)
        expect([what, seen.status, seen.headers]).toEqual([what, plain.status, plain.headers])
      else {
        expect([what, isShell(seen) || [400, 404, 405].includes(seen.status)]).toEqual([what, true])
        expect([what, seen.body.includes(secret)]).toEqual([what, false])
      }
    }
  })

  test('is refused where its route’s calls are', { timeout: 60_000 }, async () => {
    for (const [route, plain] of full.plain) {
      const url = spell(addressOf(route.url))
      const seen = await full.send(route, url)
      const what = `${route.method} ${url}`
      if (seen.route === plain.route) expect([what, seen.status]).toEqual([what, plain.status])
      else expect([what, isShell(seen) || [400, 404, 405, 503].includes(seen.status)]).toEqual([what, true])
    }
  })
})

test('a process that answers no more calls refuses every route of the API but those of its health', () => {
  for (const [{ method, url }, { route, status }] of full.plain)
    if (isCallRoute(route) && !route.startsWith('/api/health/'))
      expect([method, url, status]).toEqual([method, url, expect.toBeOneOf([503, 403, 415])])
})
