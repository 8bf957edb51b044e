import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fillPath, localPath, pathWithoutLanguage, requestPages, routes } from '@vedetta/contracts/calls/routes'
import { languages } from '@vedetta/contracts/text/labels'
import { type BuiltPages, pageFile, type RenderPage, type Site } from '@vedetta/contracts/watch/page-rendering'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'
import { type Document, makeDocument, makePackedDocument, sendDocument } from './document.ts'
import { fillSite } from './fill-site.ts'
import { documentCache, type LivePages } from './live-page.ts'
import { robotsTxtOf, sitemapOf } from './sitemap.ts'

type PublicPagesOptions = {
  root: string
  site: Site
  livePages: LivePages
  clock: () => Date
  /** Refuses an address for which too many pages were rendered. */
  admitRendering: (address: string) => Promise<void>
}

const hidden = { schema: { hide: true } }

/**
 * The public pages, the sitemap and robots.txt: pages of the build as they are, live pages rendered on request. If rendering
 * fails, the application's shell is sent instead, which renders the page in the browser.
 */
export async function servePublicPages(
  app: FastifyInstance,
  { root, site, livePages, clock, admitRendering }: PublicPagesOptions,
  application: Document,
): Promise<void> {
  const { template, paths }: BuiltPages = JSON.parse(await readFile(join(root, 'server/pages.json'), 'utf8'))
  const cached = documentCache(clock)
  for (const path of paths) {
    const page = makeDocument(fillSite(await readFile(join(root, 'pages', `${pageFile(path)}.html`), 'utf8'), site))
    app.get(path, hidden, (request, reply) => sendDocument(request, reply, page))
  }

  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(root, 'server/entry-server.js')).href
  )
  for (const page of requestPages) {
    for (const language of languages) {
      app.get<{ Params: Record<string, string> }>(localPath(routes[page], language), hidden, async (request, reply) => {
        const path = localPath(fillPath(routes[page], request.params), language)
        const render = async () => {
          const answers = await livePages[page].answers(request.params, language)
          return answers && makePackedDocument(fillSite(await renderPage(template, path, site, answers), site))
        }
        const document = await cached(path, render, () => admitRendering(request.ip)).catch((err) => {
          if (err instanceof AppError && err.code === 'request_limit') throw err
          request.log.error({ err }, 'page not rendered')
        })
        return sendDocument(request, reply, document ?? application)
      })
    }
  }

  const renderSitemap = async () => {
    const live = await Promise.all(requestPages.map((page) => livePages[page].paths()))
    const known = new Set([...paths.map(pathWithoutLanguage), ...live.flat()])
    return makePackedDocument(sitemapOf(site.origin, [...known]), 'application/xml')
  }
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const sitemap = await cached('/sitemap.xml', renderSitemap, () => admitRendering(request.ip))
    return sendDocument(request, reply, sitemap ?? application)
  })
  const robotsFile = makeDocument(robotsTxtOf(site.origin), 'text/plain; charset=utf-8')
  app.get('/robots.txt', hidden, (request, reply) => sendDocument(request, reply, robotsFile))
}
