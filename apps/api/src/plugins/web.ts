import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { FastifyInstance } from 'fastify'
import { makeDocument, sendDocument } from '../pages/document.ts'
import { fillSite } from '../pages/fill-site.ts'
import type { LivePages } from '../pages/live-page.ts'
import { servePublicPages } from '../pages/serve-public-pages.ts'
import { answerUnrouted, refuseUnrouted } from './unrouted.ts'

export type WebOptions = {
  /** Folder of the web app's build. */
  root: string
  site: Site
  livePages: LivePages
  clock: () => Date
  admitRendering: (address: string) => Promise<void>
}

/**
 * The built web app: hashed files cached for a year, other files revalidated, the public pages, and the application's shell for
 * every other path that is neither the API's nor a hashed file's.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { root, site } = options
  const hashed = join(root, 'assets') + sep
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'pages/**', 'server/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const application = makeDocument(fillSite(await readFile(join(root, 'index.html'), 'utf8'), site))
  await servePublicPages(app, options, application)
  // A page that is still open may ask for a script of an older build, which is gone: a page in its place would be no script.
  refuseUnrouted(app, '/assets', (request, reply) => answerUnrouted(app, request, reply))
  app.get('/*', { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, application))
}
